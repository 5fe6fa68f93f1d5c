"""What somebody sees on the board: pieces, lit squares, and what the bar offers."""

from __future__ import annotations

from msgspec import Struct

# Only what a finger could reach is lit: the deck may be larger than its window.
LOOK = """([columns, rows]) => {
  const all = (css) => [...document.querySelectorAll(css)];
  const numbers = (one) => one.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
  const square = (one) => {
    const [x, y] = numbers(one);
    return Math.floor(y / 40 + rows / 2) * columns + Math.floor(x / 40 + columns / 2);
  };
  const reached = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && at.closest("[data-deck]") !== null;
  };
  const standing = all("[data-world] .piece[data-piece]");
  const [cursor] = all("[data-world] .cursor");
  return {
    round: Number(document.querySelector(".status .round b").textContent),
    phase: document.querySelector("[data-phase]").dataset.phase,
    pieces: Object.fromEntries(standing.map((one) => [one.dataset.piece, square(one)])),
    facings: Object.fromEntries(standing.map((one) =>
      [one.dataset.piece, "nesw"[numbers(one.querySelector(".turns"))[0] / 90]])),
    outside: Object.fromEntries(all("[data-world] .entry").flatMap((entry, at) =>
      [...entry.querySelectorAll(".waiting")].map((one) => [one.dataset.piece, at + 1]))),
    lit: all("[data-world] .lit").filter(reached).map((one) => [one.classList[1], square(one)]),
    chips: all("[data-chip]").map((one) => ({
      id: one.dataset.chip,
      able: one.classList.contains("able"),
      chosen: one.classList.contains("chosen"),
      ap: parseInt(one.querySelector(".ap").textContent),
    })),
    buttons: all(".part-bar button:not([aria-disabled=true])")
      .map((one) => one.ariaLabel ?? one.textContent.trim()),
    values: all("[data-world] .value").map((one) => one.textContent),
    cursor: cursor ? square(cursor) : null,
  };
}"""


class Chip(Struct, frozen=True):
    """One of one's own pieces."""

    id: str
    able: bool
    """Something is offered for it."""
    chosen: bool
    ap: int


class Look(Struct, frozen=True):
    round: int
    phase: str
    pieces: dict[str, int]
    """Those on the board, by their squares."""
    facings: dict[str, str | None]
    outside: dict[str, int]
    """Those that wait, by their entries."""
    lit: list[tuple[str, int]]
    chips: list[Chip]
    buttons: list[str]
    values: list[str]
    """What is read on blips."""
    cursor: int | None

    def of(self, letter: str) -> list[int]:
        """Where all marines, aliens or blips stand."""
        return [at for name, at in self.pieces.items() if name[0] == letter]

    def lit_as(self, kind: str) -> list[int]:
        return [at for name, at in self.lit if name == kind]
