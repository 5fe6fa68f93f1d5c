end-title = Kubki w górę
end-beads = Koraliki na koniec: { $beads }.
end-round = Runda { $number }: groszek był pod kubkiem { $cup }
