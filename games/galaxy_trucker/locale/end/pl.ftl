end-title = List przewozowy
end-credits = { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}, o { $ahead } więcej niż następna załoga.
end-alone = { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
} w kasie.
end-cargo = Najlepszy ładunek: { $seat }, { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
} za towary w locie { $flight }.
end-cargo-alone = Najlepszy ładunek: { $seat }, { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
} za towary.
end-hardest = Najdroższe naprawy: { $seat }, { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}.
end-flight = Lot { $flight }: najwięcej zarabia { $seat }, { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}
end-flight-shared = Lot { $flight }: nikt nie zarabia najwięcej, { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
}
