"""WebSocket consumer of a room: decodes frames, enforces rate limits, resolves the guest's seat,
dispatches. Knows no rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from uuid import UUID

import msgspec
import structlog
from django.db import DatabaseError

from games.engine import Refusal as GameRefusal
from server.accounts.sessions import AccountClosed, SignedIn, SignedOut, signed_in
from server.core.codes import is_code
from server.core.database import BadData, InDoubt, db_call
from server.core.messages import refusal_text
from server.matches.live import participant_requests
from server.matches.live.delayed_feed import DelayedFeed
from server.matches.live.live_match import LiveMatch
from server.protocol.messages import (
    Act,
    Admit,
    AnyFromClient,
    Appoint,
    Blocked,
    BlockedPerson,
    Bot,
    Change,
    Channel,
    Chat,
    ChatLine,
    Close,
    Code,
    Dismiss,
    Echo,
    Fill,
    Held,
    Kick,
    Lock,
    Out,
    Pardon,
    Pause,
    Phrase,
    Ping,
    Pong,
    Publish,
    Ready,
    Refusal,
    Sanction,
    SeatCode,
    Signal,
    Sit,
    Stand,
    Swap,
    Sync,
    Watch,
    Why,
    You,
)
from server.rooms import chat, hosting, services
from server.rooms.advertising import say_held, say_unless_held
from server.rooms.blocking import Person
from server.rooms.identity import who
from server.rooms.live.arrivals import arriving
from server.rooms.live.handshake import Handshake, handshake
from server.rooms.live.held_line import HeldLine
from server.rooms.live.live_room import Crowded, LiveRoom, Removed
from server.rooms.live.registry import current_registry
from server.rooms.live.sanction_watch import BANNED, in_words, over_in_words
from server.rooms.models import BAN, SILENCING
from server.rooms.pictures import RoomPicture, seat_of
from server.rooms.readying import set_ready_by
from server.rooms.refusals import Refused
from server.rooms.sanctions import SILENCED, InForce, Traces
from server.rooms.seat_codes import give_code
from server.transport.rate_limits import RateLimit
from server.transport.round_trips import RoundTrips
from server.transport.socket import FLOOD, TRY_AGAIN, Socket

log = structlog.get_logger(__name__)

SIGNED_OUT = 4001
"""Nobody is signed in with the browser's session: it may have another in a moment."""
ACCOUNT_CLOSED = 4003
NO_SUCH_ROOM = 4004
REMOVED = 4005

STRIKES = 300
"""Frames over the rate limit after which the socket is closed as a flood."""

COOKIES_COME = 60_000
"""Milliseconds within which a browser has the cookies of a sign-in."""
COME_AGAIN = 300
"""Milliseconds after which a browser that has signed in or out connects anew."""

acts_budget = RateLimit(burst=40, every=1 / 20)
signals_budget = RateLimit(burst=20, every=1 / 20)
chat_budget = RateLimit(burst=6, every=1.0)
room_budget = RateLimit(burst=20, every=0.5)
why_budget = RateLimit(burst=20, every=0.5)
codes_budget = RateLimit(burst=4, every=10)

_decode = msgspec.json.Decoder(AnyFromClient).decode
_encode = msgspec.json.Encoder().encode

T = TypeVar("T")


class RoomConsumer(Socket):
    """One socket: a viewer of the room's match and, for a seat's holder, a way to act in it."""

    frames = RateLimit(burst=100, every=1 / 40)
    guest: UUID | None = None
    signed_in: SignedIn | None = None
    seat: int | None = None
    number: int = 0
    watching_as: str | None = None
    read: dict[str, int] | None = None
    language = "en"
    _live_room: LiveRoom | None = None
    _match: int | None = None
    _delayed_feed: DelayedFeed | None = None
    """The delayed feed, if this socket watches through one."""
    _admitted = True
    """Whether this socket may see the room's matches."""
    _sanction: InForce | None = None
    """The mute or warning that concerns it."""
    _sanction_told: Sanction | None = None
    _blocked: list[BlockedPerson] | None = None
    """Whom its person has blocked, as last sent. A new page knows of nobody."""
    _asked_blocked = 0
    """How often that was asked."""
    _you: tuple[bool, list[str], Sanction | None, bool] | None = None
    """As last sent: whether it is the host, whom that one has sent away, the sanction, whether its
    person was sent away. None before it was introduced."""
    _strikes = 0

    def __init__(self) -> None:
        self.registry = current_registry()
        self._trips = RoundTrips()
        self._held = HeldLine()

    # Sending

    @property
    def gone(self) -> bool:
        return self._outbox.closed

    @property
    def member(self) -> int | None:
        return None if self.signed_in is None else self.signed_in.member

    @property
    def staff(self) -> bool:
        return self.signed_in is not None and self.signed_in.staff

    @property
    def person(self) -> Person | None:
        return None if self.guest is None else Person(self.guest, self.member)

    @property
    def traces(self) -> Traces:
        return self._known.traces

    async def deliver_lossy(self, frame: bytes) -> None:
        await self._outbox.deliver_lossy(frame)

    async def deliver_participants(self, frame: bytes) -> None:
        await self.deliver(frame)

    @property
    def round_trip(self) -> int | None:
        """Round trip in milliseconds; None before the first measurement."""
        return self._trips.median

    async def refuse(self, refusal: GameRefusal, id: str | None = None) -> None:
        """Send a refusal in the reader's language."""
        params = dict(refusal.params)
        text = refusal_text(self.language, self._room.picture.game, refusal.code, params)
        await self.deliver(_encode(Refusal(refusal.code, text, refusal.rule, params, id)))

    async def place(self, picture: RoomPicture) -> None:
        """Apply a room picture: seat, host role, match to watch."""
        if self._has_signed_in(picture):
            await self.come_again()
            return
        if self._room.is_removed(self):
            self._unwatch()
            await self._turn_away("removed", REMOVED)
            return
        seat = seat_of(picture, self.guest, self.member)
        new = self._you is None
        moved = seat != self.seat
        shown = self._room.shown_to(self)
        other_match = shown.match_id != self._match
        admitted = self._room.admits(self)
        changed = moved or other_match or admitted != self._admitted
        if changed:
            self._unwatch()
            self._admitted = admitted
            self.seat = seat
            self._match = shown.match_id
            self.number = shown.match or 0
        await self._introduce(picture, moved)
        if moved and not new:
            await self._room.spectators.tell_names_to(self)
        if (live := self._live()) is not None and changed:
            # After a change of seat or match the viewer has seen nothing of it.
            same = new and self._known.match == self.number
            await self._watch(live, self._known.n if same else 0)

    async def _introduce(self, picture: RoomPicture, moved: bool) -> None:
        """Send ``you``, once and on changes."""
        host = picture.host is not None and picture.host == self._speaker
        barred = picture.barred if host else []
        own = None if self.guest is None else who(picture.code, self.guest, self.member)
        sent_away = self.seat is None and not host and own in picture.unseated
        told = host, barred, self._sanction_told, sent_away
        if moved or told != self._you:
            self._you = told
            name = next((line.name for line in picture.seats if line.seat == self.seat), None)
            await self.deliver(_encode(You(self.seat, name, host, own, *told[1:])))

    async def sanctioned(self, sanction: InForce | None) -> None:
        if sanction is not None and sanction.kind == BAN:
            await self.banned()
            return
        if sanction == self._sanction:
            return
        before, self._sanction = self._sanction, sanction
        if sanction is not None:
            self._sanction_told = in_words(sanction, self.language)
        elif before is not None and before.kind in SILENCING:
            self._sanction_told = over_in_words(before, self.language)
        else:
            self._sanction_told = None
        if self._you is not None and not self.gone:
            await self._introduce(self._room.picture, moved=False)

    async def tell_blocked(self) -> None:
        if self.person is not None and not self.gone:
            await self._learn({})

    async def _learn(self, unread: dict[Channel, int]) -> dict[Channel, list[ChatLine]]:
        """Whom its person has blocked, which is told, and chat lines, in one trip."""
        if self.person is None and not unread:
            return {}
        # Of two at once the later knows better, whichever is answered first.
        self._asked_blocked = asked = self._asked_blocked + 1
        try:
            arrival = await db_call(arriving, self._known.code, self.person, unread)
        except DatabaseError:
            if unread:
                raise
            log.warning("blocks.unread")
            return {}
        news = self.person is not None and arrival.blocked != self._blocked
        if news and asked == self._asked_blocked:
            self._blocked = arrival.blocked
            await self.deliver(_encode(Blocked(arrival.blocked)))
        return arrival.lines

    async def _watch(self, live: LiveMatch, n: int) -> None:
        """Join the live match or, as a delayed spectator, the feed."""
        self._delayed_feed = self._room.spectators.delayed_feed() if self.seat is None else None
        if self._delayed_feed is not None:
            self._delayed_feed.show(self, n)
        elif not live.watch(self, n):
            await self._refuse_code("busy")

    # Connecting and leaving

    async def _connect(self) -> None:
        self._known: Handshake = handshake(self.scope)
        self.guest, self.language = self._known.guest, self._known.language
        structlog.contextvars.bind_contextvars(room=self._known.code)
        await self.base_send({"type": "websocket.accept"})
        try:
            if not is_code(self._known.code):
                raise Refused("no-room")
            if self.crowded and self.guest is None and self._known.session is None:
                raise Crowded
            await self._identify(self._known.session)
            if await self.registry.sanctions.keeps_out(self):
                await self.banned()
                return
            self._live_room = await self.registry.enter(self._known.code, self)
            await self.sanctioned(await self.registry.sanctions.meet(self._known.code, self))
            self._blocked = None if self._known.comes_back else []
            read = dict(self._known.read)
            lines = await self._learn(self._live_room.unread(self, read))
            await self._live_room.catch_up_chat(self, read, lines)
            if self._known.comes_back:
                await self.registry.catch_up_names(self._known.code, self)
            await self.registry.announcements.meet(self)
        except Refused as refused:
            await self._turn_away(refused.code, NO_SUCH_ROOM)
            return
        except Removed:
            await self._turn_away("removed", REMOVED)
            return
        except Crowded:
            await self.deliver(_encode(self._told("crowded")))
            await self.try_again()
            return
        except SignedOut:
            await self._turn_away("signed-out", SIGNED_OUT)
            return
        except AccountClosed:
            await self._turn_away("account-closed", ACCOUNT_CLOSED)
            return
        except (InDoubt, DatabaseError):
            await self._turn_away("busy", TRY_AGAIN)
            return
        await self.place(self._live_room.picture)

    async def _identify(self, session: str | None) -> None:
        """Read who is signed in, if anybody is: that browser is the guest that its session names,
        whatever its cookie says. Raises ``SignedOut`` and ``AccountClosed``."""
        if session is not None:
            self.signed_in = await db_call(signed_in, session)
        if self.signed_in is not None:
            self.guest = self.signed_in.guest

    def _has_signed_in(self, picture: RoomPicture) -> bool:
        """Whether the browser's guest has become another by signing in, so lately that the new
        cookies may be on their way. Later a socket with the old one is anybody's."""
        since = picture.former.get(self.guest) if self.guest is not None else None
        return since is not None and self.registry.runtime.wall.now() - since < COOKIES_COME

    async def come_again(self) -> None:
        await self.resume_elsewhere(COME_AGAIN)
        self._unwatch()
        self.guest = self.signed_in = self.seat = None

    async def banned(self) -> None:
        if not self.gone:
            self._unwatch()
            await self._turn_away("banned", BANNED)

    async def _turn_away(self, code: str, close: int) -> None:
        await self.deliver(_encode(self._told(code)))
        await self._outbox.close(close)

    def _told(self, code: str) -> Refusal:
        """A refusal where there is no room."""
        return Refusal(code, refusal_text(self.language, None, code, {}))

    async def _go(self) -> None:
        self._held.drop()
        if self._live_room is not None:
            self._unwatch()
            await self.registry.leave(self._live_room.code, self)

    def _unwatch(self) -> None:
        if self._delayed_feed is not None:
            self._delayed_feed.leave(self)
            self._delayed_feed = None
        elif self._match is not None:
            live = self.registry.runtime.known(self._match)
            if live is not None:
                live.leave(self)

    @property
    def _room(self) -> LiveRoom:
        if self._live_room is None:
            raise RuntimeError("this socket is in no room")
        return self._live_room

    @property
    def _speaker(self) -> UUID | None:
        """The guest on whose behalf the socket acts: the seat's holder, also from a linked
        browser."""
        return self.guest if self.seat is None else self._room.picture.guests.get(self.seat)

    def _live(self) -> LiveMatch | None:
        """None also for a spectator of a room that is closed to them."""
        if self._match is None or not self._admitted:
            return None
        return self.registry.runtime.live(self._match)

    # Receiving

    async def _receive(self, text: bytes | str) -> None:
        if self.gone or self._live_room is None:
            return
        allowed = self.frames.take(self)
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            code = "unknown-type" if _unknown_type(error) else "malformed"
            await (self._refuse_code(code) if allowed else self._strike(None))
            return
        if allowed:
            await self._take(message)
        else:
            await self._strike(message.id if isinstance(message, (Act, Why)) else None)

    async def _strike(self, id: str | None) -> None:
        self._strikes += 1
        if self._strikes > STRIKES:
            log.warning("socket.flood", room=self._room.code)
            await self._outbox.close(FLOOD)
        else:
            await self._refuse_code("too-fast", id)

    async def _take(self, message: AnyFromClient) -> None:
        match message:
            case Act(id, action):
                await self._act(id, action)
            case Why(id, action):
                await self._why(id, action)
            case Signal(signal):
                await self._signal(signal)
            case Ping(n):
                await self._ping(n)
            case Echo(at):
                self._trips.answer(at)
            case Sync(n):
                await self._sync(n)
            case Chat(text):
                await self._say_or_hold(text)
            case Phrase(phrase):
                await self._say(chat.say_phrase, phrase)
            case Watch(name):
                await self._watch_as(name)
            case Sit(seat, name):
                await self._ask(room_budget, services.sit, seat, name)
            case Stand():
                await self._ask(room_budget, services.stand)
            case Bot(seat, level):
                await self._ask(room_budget, services.set_bot, seat, level)
            case Ready(ready, nonce):
                database, code = self.registry.runtime.database, self._room.code
                await self._change(
                    room_budget, lambda guest: set_ready_by(database, code, guest, ready, nonce)
                )
            case Pause(wanted):
                await self._wish(participant_requests.pause, wanted)
            case Out(out):
                await self._wish(participant_requests.step_out, out)
            case Code():
                await self._give_code()
            case _:
                await self._take_from_host(message)

    async def _take_from_host(self, message: AnyFromClient) -> None:
        match message:
            case Kick(seat):
                present = self._room.seats_here() | self._room.elsewhere.seats
                await self._ask(room_budget, hosting.kick, seat, present)
            case Dismiss(watcher):
                await self._dismiss(watcher)
            case Admit(watchers):
                await self._ask(room_budget, hosting.admit, watchers)
            case Pardon(name):
                await self._ask(room_budget, hosting.pardon, name)
            case Lock(locked):
                await self._ask(room_budget, hosting.lock, locked)
            case Publish(public):
                await self._ask(room_budget, hosting.publish, public)
            case Change(options, settings):
                await self._ask(room_budget, hosting.change, options, settings)
            case Appoint(seat):
                await self._ask(room_budget, hosting.appoint, seat)
            case Fill(level):
                await self._ask(room_budget, hosting.fill, level)
            case Swap(seat, other):
                await self._ask(room_budget, hosting.swap, seat, other)
            case Close():
                present = self._room.seats_here() | self._room.elsewhere.seats
                await self._ask(room_budget, hosting.close, present)

    async def _act(self, id: str, action: msgspec.Raw) -> None:
        live = self._live()
        at = self.registry.runtime.wall.now()
        if self.seat is None:
            await self._refuse_code("not-seated", id)
        elif self._room.picture.closed:
            await self._refuse_code("closed", id)
        elif live is None:
            await self._refuse_code("no-match", id)
        elif not acts_budget.take((self._match, self.seat)):
            await self._refuse_code("too-fast", id)
        else:
            lag = self._trips.half
            await self._post(live, lambda: live.act(self, action, id, at, lag), id)

    async def _why(self, id: str, action: msgspec.Raw) -> None:
        """Ask the match why the seat may not do that now."""
        live = self._live()
        at = self.registry.runtime.wall.now()
        if self.seat is None:
            await self._refuse_code("not-seated", id)
        elif live is None:
            await self._refuse_code("no-match", id)
        elif not why_budget.take((self._match, self.seat)):
            await self._refuse_code("too-fast", id)
        else:
            await self._post(live, lambda: live.say_why_not(self, action, id, at), id)

    async def _wish(
        self, wish: Callable[[LiveMatch, RoomConsumer, bool], Awaitable[None]], wanted: bool
    ) -> None:
        """Post a pause or step-out request of a seated player."""
        live = self._live()
        if self.seat is None:
            await self._refuse_code("not-seated")
        elif live is None:
            await self._refuse_code("no-match")
        elif not room_budget.take(self.guest):
            await self._refuse_code("too-fast")
        else:
            await self._post(live, lambda: wish(live, self, wanted))

    async def _give_code(self) -> None:
        """Issue a seat code, to this socket alone."""
        if (words := await self._done(codes_budget, give_code)) is not None:
            await self.deliver(_encode(SeatCode(words)))

    async def _signal(self, signal: msgspec.Raw) -> None:
        """Relay a signal, bypassing the mailbox."""
        live = self._live()
        if self.seat is None:
            await self._refuse_code("not-seated")
        elif live is None:
            await self._refuse_code("no-match")
        elif signals_budget.take((self._match, self.seat)):
            at = self.registry.runtime.wall.now()
            if not live.signal(self.seat, signal, at):
                await self._refuse_code("not-a-signal")

    async def _ping(self, n: int) -> None:
        live = self._live()
        if self._outbox.has_read(n):
            await self._sync(n)
        newest = 0 if live is None else live.viewers.n(self.seat)
        if self._delayed_feed is not None:
            newest = self._delayed_feed.n
        await self.deliver(_encode(Pong(newest, self._trips.ask())))

    async def _sync(self, n: int) -> None:
        self._outbox.begin_anew()
        if (live := self._live()) is None:
            await self.deliver(self._room.frame(self.seat is None))
        elif self._delayed_feed is not None:
            self._delayed_feed.show(self, n)
        else:
            await self._post(live, lambda: live.sync(self, n))

    async def _say(self, service: Callable[..., Any], said: str) -> None:
        await self._ask(chat_budget, service, said, self.watching_as, self.traces)

    async def _say_or_hold(self, text: str) -> None:
        """A member's line, and any in a room that is not public, is said at once."""
        if self.member is not None or not self._room.picture.public:
            await self._say(chat.say, text)
            return
        said = await self._done(chat_budget, say_unless_held, text, self.watching_as, self.traces)
        if said:
            self.registry.changed(self._room.code)
        elif said is not None and self._held.waits:
            # A second one while the first waits: neither is said.
            self._held.drop()
            await self.deliver(_encode(Held()))
            await self._refuse_code("advertising")
        elif said is not None:
            self._held.hold(lambda: self._release(text))
            await self.deliver(_encode(Held(text)))

    async def _release(self, text: str) -> None:
        """Whatever has happened meanwhile is judged as if it were said now."""
        await self._say(say_held, text)
        await self.deliver(_encode(Held()))

    async def _watch_as(self, name: str | None) -> None:
        """Set the spectator's name, for the list and for chat."""
        if name is not None:
            name = await self._name_to_watch_under(name)
            if name is None:
                return
        self.watching_as = name
        await self._room.tell_presence()

    async def lose_name(self) -> None:
        name, self.watching_as = self.watching_as or "", None
        await self.refuse(GameRefusal("name-taken-away", None, {"name": name}))
        await self._room.tell_presence()

    async def _name_to_watch_under(self, name: str) -> str | None:
        """The name as it is kept; None after a refusal. Asked twice whether another spectator has
        it: a name that is taken is not kept, and meanwhile another may have come."""
        is_called, kept = self._room.spectators.is_called, None
        if not is_called(name, self.guest):
            kept = await self._done(room_budget, chat.name_to_watch_under, name)
            if kept is None or not is_called(kept, self.guest):
                return kept
        await self.refuse(GameRefusal("name-taken", None, {"name": name}))
        return None

    async def _dismiss(self, watcher: str) -> None:
        """Remove a spectator who has a name."""
        name = self._room.spectators.name_of(watcher)
        if name is None:
            await self._refuse_code("no-such-watcher")
        else:
            await self._ask(room_budget, hosting.dismiss, watcher, name)

    async def _ask(self, budget: RateLimit, service: Callable[..., Any], *args: Any) -> None:
        """Run a room service on behalf of the guest, then notify the room."""
        code = self._room.code
        await self._change(budget, lambda guest: db_call(service, code, guest, *args))

    async def _change(self, budget: RateLimit, do: Callable[[UUID], Awaitable[object]]) -> None:
        """Run a coroutine on behalf of the guest, then notify the room."""

        async def done(guest: UUID) -> bool:
            await do(guest)
            return True

        if await self._allowed(budget, done):
            self.registry.changed(self._room.code)

    async def _done(self, budget: RateLimit, service: Callable[..., T], *args: Any) -> T | None:
        """A service's result; None after a refusal, which is sent."""
        code = self._room.code
        return await self._allowed(budget, lambda guest: db_call(service, code, guest, *args))

    async def _allowed(self, budget: RateLimit, do: Callable[[UUID], Awaitable[T]]) -> T | None:
        """Run a coroutine within the rate limit; None after a refusal, which is sent."""
        guest = self._speaker
        if guest is None:
            await self._refuse_code("no-cookie")
        elif not budget.take(guest):
            await self._refuse_code("too-fast")
        else:
            try:
                return await do(guest)
            except Refused as refused:
                await self.refuse(GameRefusal(refused.code, None, refused.params))
                if refused.code in SILENCED and self._sanction is None:
                    # It has just been carried on to them, or this process is yet to hear of it.
                    self.registry.sanctions_changed()
            except (DatabaseError, InDoubt, BadData):
                log.exception("room.not_done", room=self._room.code)
                await self._refuse_code("busy")
        return None

    async def _post(
        self, live: LiveMatch, job: Callable[[], Awaitable[None]], id: str | None = None
    ) -> None:
        if not live.post(job):
            await self._refuse_code("busy", id)

    async def _refuse_code(self, code: str, id: str | None = None) -> None:
        await self.refuse(GameRefusal(code), id)


def _unknown_type(error: Exception) -> bool:
    """Whether the error means valid JSON with an unknown ``type``."""
    return isinstance(error, msgspec.ValidationError) and "`$.type`" in str(error)
