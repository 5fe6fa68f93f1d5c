end-title = Ostatni kadr
end-tally = Tury: { $turns }, salwy: { $salvos }, odgłosy: { $noises }.
end-heaviest = { $value ->
    [one] Najcięższe trafienie: { $seat }, { $value } uszkodzenie.
    [few] Najcięższe trafienie: { $seat }, { $value } uszkodzenia.
    [many] Najcięższe trafienie: { $seat }, { $value } uszkodzeń.
   *[other] Najcięższe trafienie: { $seat }, { $value } uszkodzenia.
}
end-fallen = Tura { $turn }: { $by } niszczy okręt dowodzenia. Odpada { $seat }
end-resigned = Tura { $turn }: poddaje się { $seat }
