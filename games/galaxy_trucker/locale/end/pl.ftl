end-title = List przewozowy
end-credits = Kredyty: { $credits }, o { $ahead } więcej niż następna załoga.
end-alone = Kredyty w kasie: { $credits }.
end-cargo = Najlepszy ładunek: { $seat }, za towary w locie { $flight } kredyty: { $credits }.
end-cargo-alone = Najlepszy ładunek: { $seat }, za towary kredyty: { $credits }.
end-hardest = Najdroższe naprawy: { $seat }, kredyty: { $credits }.
end-flight = Lot { $flight }: najwięcej zarabia { $seat }, kredyty: { $credits }
end-flight-shared = Lot { $flight }: nikt nie zarabia najwięcej, kredyty: { $credits }
