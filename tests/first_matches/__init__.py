"""A first match of every game in Firefox and WebKit, as elsewhere in Chromium.

By keys in one of the two, by mouse in the other, by turns from game to game: each browser meets
every board, and either way. ``--both-browsers`` plays each way in both."""
