end-title = Freight bill
end-credits = { $credits } credits, { $ahead } more than the next.
end-alone = { $credits } credits in the till.
end-cargo = Best cargo: { $seat }, { $credits } credits for goods on flight { $flight }.
end-cargo-alone = Best cargo: { $seat }, { $credits } credits for goods.
end-hardest = Dearest repairs: { $seat }, { $credits } credits.
end-flight = Flight { $flight }: { $seat } earns most, { $credits } credits
end-flight-shared = Flight { $flight }: nobody earns most, { $credits } credits
