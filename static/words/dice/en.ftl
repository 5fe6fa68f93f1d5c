# The page that proves the dice; no browser loads this anywhere else.

dice-right = { $count ->
    [0] Nothing was left to chance in this match, and the promise was kept.
    [one] The one draw of this match is as it had to be.
   *[other] All { $count } draws of this match are as they had to be.
}
dice-wrong = { $count ->
    [one] One draw is not what it had to be.
   *[other] { $count } draws are not what they had to be.
}
dice-broken-promise = The secret number is not the one that was promised.
dice-incomplete = Draws are missing, or stand there twice.
dice-promised = Before: the promise
dice-promised-line = Before anybody was ready, the server chose a secret number and showed its fingerprint (SHA{"\u2011"}256) at the table. Nobody can compute the number from the fingerprint, and no other number has the same one. So the server could not change its mind later.
dice-noted = Your browser noted the promise when you said that you were ready. It is this one.
dice-not-noted = Your browser noted another promise when you said that you were ready.
dice-compare = Did you note it yourself? Paste it here.
dice-same = The same.
dice-other = Not the same.
dice-added = At the start: a number from every seat
dice-added-line = With the word “ready” each person’s browser sent a random number of its own. The dice depend on these as well, and the server had made its promise before it knew them. So it could not choose a secret that suits it.
dice-no-share = A bot adds no number.
dice-own-share = This is the number your browser chose.
dice-left-out = When you said that you were ready, your browser noted this promise and sent a number that is not among these. If this was your match, that number was left out.
dice-revealed = After: the secret
dice-revealed-line = Now that the match is over, the secret is shown. Its fingerprint has to be the promised one.
dice-kept = Its fingerprint is the promised one.
dice-not-kept = Its fingerprint is another one.
dice-mixed = The secret and the numbers of all seats together make the seed of the match:
dice-followed = From this follows every draw
dice-followed-line = Each shuffle and each die has a running number and a purpose. Seed, purpose and number decide what it gives; there is nothing else to turn. On the left what the match’s log says, beside it what came out here just now.
dice-complete = The running numbers have no gap: no draw was thrown away and made again.
dice-move = move { $version }
dice-drew = It was number { $value } of { $of }.
dice-shuffle = A shuffle of { $count }.
dice-shuffle-named = A shuffle of { $count }. From the top:
dice-details = { $count ->
    [one] The draw in figures
   *[other] The { $count } draws in figures
}
dice-column-n = Draw
dice-column-of = One of
dice-column-value = In the log
dice-column-found = Computed here
dice-column-ok = Result
dice-agrees = the same
dice-differs = differs
dice-recipe = Do it yourself, without this page
dice-recipe-1 = SHA-256 of the secret’s bytes is the promise.
dice-recipe-2 = HMAC-SHA-256 with the secret as its key, over the seats’ numbers joined by “|”, is the seed. A bot’s number is empty.
dice-recipe-3 = For draw n: HMAC-SHA-256 with the seed as its key, over the text “purpose|n|0”. Cut the result into four words of eight bytes, the first byte the highest.
dice-recipe-4 = Take the first word below the greatest multiple of “one of” that fits into 64 bits; if none is, go on with “purpose|n|1” and so on. Its remainder is the value, counted from 0.
dice-recipe-5 = A shuffle goes from the last place down: each place changes with the one drawn among it and those before it.
dice-limits = What this cannot prove: that nobody looked over a shoulder, and that a match of bots alone was not begun until its secret suited. In a match with your own number in it, that number is your proof.
