end-title = Odprawa po misji
end-tally = { $round ->
    [one] Jedna runda
    [few] { $round } rundy
   *[many] { $round } rund
}, straty: obcy { $kills }, komandosi { $dead }.
end-best = Najwięcej trafień ({ $kills }): komandos { $number }.
end-round = Runda { $round }: zabici obcy { $kills }, straceni komandosi { $dead }
