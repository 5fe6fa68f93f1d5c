"""A first match of every game by its own board, in Firefox and WebKit, as elsewhere in Chromium.

By keys in one of the two, by mouse in the other, by turns from game to game: each browser meets
every game, and either way. ``--both-browsers`` plays each way in both."""
