end-title = Raport z bitwy
end-margin = Rundy { $won } : { $lost }, punkty { $points } : { $theirs }.
end-ship = Okręt bitwy: { $seat }, { $speed }, uszkodzenia { $damage } w rundzie { $round }.
end-round = Runda { $round }: wygrywa { $seat }, punkty: { $points }
end-round-tied = Runda { $round }: nierozstrzygnięta, punkty: { $points }
