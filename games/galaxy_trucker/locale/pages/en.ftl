# Only pages say this, no table does.

game-how = Join tiles by their connectors. Then cards bring meteors, pirates and planets, and you answer with what you have built.
