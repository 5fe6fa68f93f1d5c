game-how = Jedna osoba chowa groch pod kubkiem i wskazuje kubek, reszta stawia koraliki.
