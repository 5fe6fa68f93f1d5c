end-title = The last panel
end-tally = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $salvos ->
    [one] one salvo
   *[other] { $salvos } salvos
}, { $noises ->
    [one] one noise made
   *[other] { $noises } noises made
}.
end-heaviest = Heaviest hit: { $seat }, { $value } damage.
end-fallen = Turn { $turn }: { $by } destroys the flagship of { $seat }
end-resigned = Turn { $turn }: { $seat } resigns
