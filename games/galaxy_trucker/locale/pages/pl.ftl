# To mówią tylko strony, nie stół.

game-how = Dokładaj kafle tak, by pasowały złącza. Potem karty zsyłają meteory, piratów i planety, a Ty odpowiadasz tym, co masz.

primer-title = Lot w 60 sekund
primer-1 = Wszyscy naraz dobierają elementy z jednego stosu i dołączają je do swoich statków. Pojedyncze połączenie pasuje do pojedynczego, podwójne do podwójnego, a widełki do obu.
primer-2 = Tymczasem sypie się piasek. Przed działem i za silnikiem nie może nic leżeć, a błędy w kontroli kosztują elementy.
primer-3 = Potem przychodzą karty. Kości wskazują tor meteoru, ten sam dla wszystkich statków: działo na nim zestrzeliwuje duży, a małe odbijają się od gładkich boków.
primer-4 = Planety dają towary i kosztują dni, a pierwszy wybiera lider. Na końcu towary i miejsca dają kredyty, utracone elementy kosztują, a wygrywa największa suma.

cubes-and = { $cubes }, { $more }
