"""Draws the SVG that comes in as the PNG that goes out. Imports nothing of the site, to begin at
once: ``dots.py`` starts it as a script."""

import os
import sys

from resvg_py import svg_to_bytes


def main() -> None:
    os.nice(10)
    svg = sys.stdin.buffer.read().decode()
    # Each machine has other fonts, and a container none.
    sys.stdout.buffer.write(svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    main()
