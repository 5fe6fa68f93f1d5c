end-title = Battle report
end-margin = Rounds { $won } : { $lost }, points { $points } : { $theirs }.
end-ship = Ship of the battle: the { $speed } of { $seat }, { $damage } damage in round { $round }.
end-round = Round { $round }: { $seat } wins it, points: { $points }
end-round-tied = Round { $round }: shared, points: { $points }
