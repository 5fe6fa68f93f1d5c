"""Retention periods, in days: how long what people leave behind is kept. The privacy page and
docs/operations.md say the same numbers."""

from __future__ import annotations

DAY = 24 * 3600
"""In seconds."""

ROOM = 90
"""A room, its chat and its seats, from the day on which somebody was last there."""
NEVER_ENTERED = 1 / 24
"""A room that was opened and that nobody has entered."""
UNFINISHED = 180
"""A match that nobody has finished, and its room: the same."""
GUEST = 180
"""A guest's name and lines, from the last day on which they did something; whoever holds a seat,
hosts a room or has made a document is kept."""
REPORT = 90
"""A report, what was said round it and the decision, from the day it was settled."""
APPEAL = 30
"""In which whom a decision is about may object to it; less than the period above."""
BAN = 365
"""The longest, as below."""
PROPOSAL = 3
"""In which a second moderator confirms a ban; then it is void."""
MUTE = 7
"""The longest, with the keyed hash of the network from which the muted person comes. What was
decided is kept with its case."""
WARNING = 7
"""For which a warning stands: shown in the chat, and to staff."""
SIGN_IN = 90
"""A session, from signing in."""
STAFF_SIGN_IN = 1 / 2
"""The same of staff: twelve hours."""
GUEST_COOKIE = 365
"""From the last page that the browser was shown."""
KNOWN_BROWSER = 180
"""That a member has signed in with a browser, from the last sign-in."""
LANGUAGE_COOKIE = 365
CSRF_COOKIE = 364
