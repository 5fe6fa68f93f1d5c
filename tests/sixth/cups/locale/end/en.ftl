end-title = The cups are lifted
end-beads = { $beads ->
    [one] One bead
   *[other] { $beads } beads
} at the end.
end-round = Round { $number }: the pea was under cup { $cup }
