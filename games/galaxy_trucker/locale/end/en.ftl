end-title = Freight bill
end-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}, { $ahead } more than the next.
end-alone = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} in the till.
end-cargo = Best cargo: { $seat }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for goods on flight { $flight }.
end-cargo-alone = Best cargo: { $seat }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} for goods.
end-hardest = Dearest repairs: { $seat }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
end-flight = Flight { $flight }: { $seat } earns most, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
end-flight-shared = Flight { $flight }: nobody earns most, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
