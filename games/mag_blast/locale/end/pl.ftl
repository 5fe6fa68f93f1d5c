end-title = Ostatni kadr
end-tally = Tury: { $turns }, salwy: { $salvos }, odgłosy: { $noises }.
end-heaviest = Najcięższe trafienie: { $seat }, uszkodzenia { $value }.
end-fallen = Tura { $turn }: { $by } niszczy okręt dowodzenia. Odpada { $seat }
end-resigned = Tura { $turn }: poddaje się { $seat }
