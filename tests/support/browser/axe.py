"""The source of axe: what it finds on a page, and by which roles and names."""

from tests.support.processes import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
