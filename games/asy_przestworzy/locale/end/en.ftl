end-title = Dispatch from the front
end-cards = { $high } : { $low } in victory cards.
end-sharpest = The clearest duel: { $aircraft } of { $seat }, { $attribute } { $high } : { $low }.
end-duel = Duel { $number }, { $attribute }: { $seat }, { $aircraft }, { $high } : { $low }
end-duel-fired = Duel { $number }, { $attribute }: { $seat }, { $aircraft }; a tie of { $high } : { $low }, decided by firepower
end-duel-tied = Duel { $number }: a tie, { $total } : { $total }
