"""Drills: what is promised while processes die, disks fill up and clocks jump."""
