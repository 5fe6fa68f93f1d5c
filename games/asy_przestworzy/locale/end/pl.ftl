end-title = Depesza z frontu
end-cards = { $high } : { $low } w kartach zwycięstwa.
end-sharpest = Najwyraźniejszy pojedynek: { $seat }, { $aircraft }, { $attribute } { $high } : { $low }.
end-duel = Pojedynek { $number }, { $attribute }: { $seat }, { $aircraft }, { $high } : { $low }
end-duel-fired = Pojedynek { $number }, { $attribute }: { $seat }, { $aircraft }; remis { $high } : { $low } rozstrzyga siła ognia
end-duel-tied = Pojedynek { $number }: remis, { $total } : { $total }
