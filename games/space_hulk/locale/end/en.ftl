end-title = Debriefing
end-tally = { $round ->
    [one] One round
   *[other] { $round } rounds
}: { $kills ->
    [one] one alien
   *[other] { $kills } aliens
} and { $dead ->
    [one] one marine
   *[other] { $dead } marines
} lost.
end-best = Most kills ({ $kills }): marine { $number }.
end-round = Round { $round }: aliens killed { $kills }, marines lost { $dead }
