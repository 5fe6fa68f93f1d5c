game-name = Mag·Blast
game-line = Shoot gaps into the other fleets and blast the flagship behind them. Every salvo needs a noise.

# Options
option-attack = Who may be attacked
option-attack-free = everybody
option-attack-controlled = neighbours only
about-attack-controlled = Controlled slaughter: salvos and squadrons go only to the left and to the right. Good for a first match of four or more.
option-sound = Noises
option-sound-casual = casual
option-sound-clamour = clamour of battle
option-sound-off = off
about-sound-casual = After a salvo you have some seconds for your noise. Forget it, and you miss.
about-sound-clamour = The noise must come before the card touches the table.
about-sound-off = Every salvo counts, and the browser chooses its noise.
option-sound_help = Sound help
option-sound_help-on = whoever likes may use it
option-sound_help-off = not allowed
option-pace = Pace
option-pace-normal = usual
option-pace-brisk = brisk
option-pace-relaxed = relaxed
option-firewall = Wall of fire for the last two
option-firewall-vote = when both want it
option-firewall-auto = at once
option-firewall-off = never
about-firewall-vote = When two are left and both want it, each gun of a ship may fire, not just one.
option-flagships = Flagships
option-flagships-random = by lot
option-flagships-pick = one of two
about-flagships-pick = Two are dealt, you name one in secret. For at most five players.
option-balanced = Balanced powers
option-balanced-off = no
option-balanced-on = yes
about-balanced-on = Hulls of 9, weaker thieves and recyclers, stronger ramming; two cards cost one more.

level-easy = easy
level-normal = normal

# Zones, phases, noises
zone-yel = yellow
zone-grn = green
zone-red = red
zone-blu = blue
board-phase-discard = discard
board-phase-draw = draw
board-phase-reinforce = reinforce
board-phase-move = move
board-phase-attack = attack
noise-0 = Bzzet
noise-1 = Pleeee
noise-2 = zzZOT
noise-3 = Pew
noise-4 = Ka-BOOM
noise-5 = Vroom
noise-6 = Rat-a-tat
noise-7 = Fweeoo
preset-pass-turn = pass until this turn ends
preset-pass-not-me = pass when it is not about me
preset-pass-small = pass on laser salvos

# Flagships
flagship-f1 = Overseers of Kalgon
flagship-f2 = The Glorp
flagship-f3 = Alpha Mazons
flagship-f4 = Freep
flagship-f5 = Recyclons v40K
flagship-f6 = Tri-Bot rent-a-kill IG44
flagship-f7 = Mhee Yow-Meex
flagship-f8 = BZZGZZRT!
flagship-f9 = Brotherhood of Peace
flagship-f10 = Cranium Consortium

# Fleet ships
class-SC = scout
class-CR = cruiser
class-DE = destroyer
class-CA = carrier
class-BA = battleship
class-MS = minesweeper
class-GU = gunship
ship-SC01 = { class-SC } Dink
ship-SC02 = { class-SC } Byzakh
ship-SC03 = { class-SC } Plutt
ship-SC04 = { class-SC } Scular
ship-SC05 = { class-SC } Chezill
ship-SC06 = { class-SC } Untgalha
ship-SC07 = { class-SC } Nebular
ship-SC08 = { class-SC } Zinoth
ship-SC09 = { class-SC } Galha
ship-SC10 = { class-SC } Baxter
ship-SC11 = { class-SC } Mentatt
ship-SC12 = { class-SC } Hundog
ship-CR01 = { class-CR } Valent
ship-CR02 = { class-CR } Corvoss
ship-CR03 = { class-CR } Badal
ship-CR04 = { class-CR } Bazull
ship-CR05 = { class-CR } Juvaz
ship-CR06 = { class-CR } Freya
ship-CR07 = { class-CR } Cuddrr
ship-CR08 = { class-CR } Tash
ship-CR09 = { class-CR } Drozalla
ship-CR10 = { class-CR } Delfong
ship-CR11 = { class-CR } Vil Forht
ship-CR12 = { class-CR } Troya
ship-DE01 = { class-DE } Terral
ship-DE02 = { class-DE } Vlero
ship-DE03 = { class-DE } Inanna
ship-DE04 = { class-DE } Rulack Moor
ship-DE05 = { class-DE } Zidhur
ship-DE06 = { class-DE } Alamo
ship-DE07 = { class-DE } Akimlach
ship-DE08 = { class-DE } Badiroc
ship-DE09 = { class-DE } Skie
ship-DE10 = { class-DE } Marduk
ship-CA01 = { class-CA } Vengarr
ship-CA02 = { class-CA } Woden
ship-CA03 = { class-CA } Masoch
ship-CA04 = { class-CA } Bazull II
ship-CA05 = { class-CA } Eroll
ship-CA06 = { class-CA } Altendon
ship-CA07 = { class-CA } Astur
ship-CA08 = { class-CA } Sredna
ship-BA01 = { class-BA } Ferdt
ship-BA02 = { class-BA } Ares
ship-BA03 = { class-BA } Poseidon
ship-BA04 = { class-BA } Pyrox
ship-BA05 = { class-BA } Hermes
ship-BA06 = { class-BA } Zeus
ship-MS01 = { class-MS } Portellis
ship-MS02 = { class-MS } Vnkar
ship-MS03 = { class-MS } Vtongo
ship-GU01 = { class-GU } Falladir
ship-GU02 = { class-GU } Nylev
ship-GU03 = { class-GU } Weslex

# Action cards
kind-L = laser salvo
kind-B = ion salvo
kind-M = plasma salvo
kind-FI = fighters
kind-BO = bombers
kind-DH = Direct Hit
kind-CD = Catastrophic Damage
kind-BP = Boarding Party
kind-CB = Concussive Blast
kind-BH = Bridge Hit
kind-TF = Temporal Flux
kind-EA = Evasive Action
kind-SA = Strategic Allocation
kind-RE = Reinforcements
kind-SD = Spacedock
kind-RS = Ramming Speed
kind-MF = Minefield
kind-AS = Asteroids
card-L01 = { kind-L }
card-L02 = { kind-L }
card-L03 = { kind-L }
card-L04 = { kind-L }
card-L05 = { kind-L }
card-L06 = { kind-L }
card-L07 = { kind-L }
card-L08 = { kind-L }
card-L09 = { kind-L }
card-L10 = { kind-L }
card-L11 = { kind-L }
card-L12 = { kind-L }
card-L13 = { kind-L } ★
card-L14 = { kind-L } ★
card-L15 = { kind-L } ●
card-L16 = { kind-L } ●
card-L17 = { kind-L } ◆
card-L18 = { kind-L } ◆
card-B01 = { kind-B }
card-B02 = { kind-B }
card-B03 = { kind-B }
card-B04 = { kind-B }
card-B05 = { kind-B }
card-B06 = { kind-B }
card-B07 = { kind-B }
card-B08 = { kind-B }
card-B09 = { kind-B }
card-B10 = { kind-B }
card-B11 = { kind-B }
card-B12 = { kind-B }
card-B13 = { kind-B }
card-B14 = { kind-B }
card-B15 = { kind-B }
card-B16 = { kind-B }
card-B17 = { kind-B }
card-B18 = { kind-B }
card-B19 = { kind-B }
card-B20 = { kind-B } ★
card-B21 = { kind-B } ●
card-B22 = { kind-B } ◆
card-M01 = { kind-M }
card-M02 = { kind-M }
card-M03 = { kind-M }
card-M04 = { kind-M }
card-M05 = { kind-M }
card-M06 = { kind-M }
card-M07 = { kind-M }
card-M08 = { kind-M } ★
card-M09 = { kind-M } ●
card-M10 = { kind-M } ◆
card-FI01 = { kind-FI } ★
card-FI02 = { kind-FI } ★
card-FI03 = { kind-FI } ◆
card-FI04 = { kind-FI } ◆
card-FI05 = { kind-FI } ●
card-FI06 = { kind-FI } ●
card-FI07 = { kind-FI } ★◆
card-FI08 = { kind-FI } ◆●
card-FI09 = { kind-FI } ★●
card-BO01 = { kind-BO } ★
card-BO02 = { kind-BO } ●
card-BO03 = { kind-BO } ◆
card-BO04 = { kind-BO } ◆◆
card-DH01 = { kind-DH }
card-DH02 = { kind-DH }
card-DH03 = { kind-DH } ★
card-DH04 = { kind-DH } ★
card-DH05 = { kind-DH } ●
card-DH06 = { kind-DH } ●
card-DH07 = { kind-DH } ◆
card-DH08 = { kind-DH } ◆
card-CD01 = { kind-CD }
card-CD02 = { kind-CD } ★
card-BP01 = { kind-BP }
card-BP02 = { kind-BP } ◆
card-CB01 = { kind-CB }
card-CB02 = { kind-CB } ●
card-BH01 = { kind-BH } ★★
card-BH02 = { kind-BH } ●●
card-TF01 = { kind-TF }
card-TF02 = { kind-TF }
card-EA01 = { kind-EA }
card-EA02 = { kind-EA }
card-SA01 = { kind-SA }
card-SA02 = { kind-SA }
card-RE01 = { kind-RE }
card-RE02 = { kind-RE }
card-RE03 = { kind-RE }
card-RE04 = { kind-RE }
card-SD01 = { kind-SD }
card-SD02 = { kind-SD }
card-SD03 = { kind-SD }
card-SD04 = { kind-SD }
card-RS01 = { kind-RS }
card-RS02 = { kind-RS }
card-MF01 = { kind-MF } ★
card-MF02 = { kind-MF } ◆
card-MF03 = { kind-MF } ●
card-AS01 = { kind-AS } ★
card-AS02 = { kind-AS } ◆
card-AS03 = { kind-AS } ●

# Fields of a form
field-flagship = Flagship
field-yel = Yellow zone, in front
field-grn = Green zone, right
field-red = Red zone, behind
field-blu = Blue zone, left
field-cards = Cards
field-card = Card
field-extra = Further card
field-ship = Ship
field-salvo = Salvo
field-target = Target
field-marker = Minefield or Asteroids
field-zone = Zone
field-to = Zones
field-seat = Player
field-noise = Noise
field-phase = Phase
field-window = Question
field-preset = Preset
field-on = On

# What may be done
do-name_flagship = Name the flagship { $flagship }
do-deploy = Confirm the deployment
do-take_back = Take the deployment back
do-discard = Discard cards
do-end_phase = { $phase ->
    [discard] Discard no more
    [draw] Draw from the stack
    [reinforce] Build no more
   *[other] Leave all ships where they are
}
do-shift_salvo = Move the { $salvo } from { $ship } under { $target }
do-salvage = Take salvos from the discard pile
do-build = Pay for a ship
do-rebuild = Pay for a ship of the discard pile
do-keep_ship = Keep the { $ship }
do-place_ship = Place the ship in the { $zone } zone
do-move_fleet = Confirm the movement
do-rob = Take cards from { $seat }
do-fire = Fire: { $card } from { $ship } at { $target }
do-ram = Ram { $target } with { $ship }
do-sound = Noise: { $noise }
do-launch = Launch { $card } at { $target }
do-direct_hit = Play { $card } on the ship just hit
do-effect = Play { $card } on the ship just hit
do-board = Take the ship just hit into the { $zone } zone
do-scatter = Confirm the new zones
do-play_card = Play { $card }
do-play_with = Play { $card }, at the price of { $extra }
do-repair = Take the { $salvo } from under { $ship }
do-lay = Lay { $card } on the fleet of { $seat }
do-sweep = Sweep the { $marker } with { $ship }
do-end_turn = End the turn
do-answer = Answer with { $card }
do-buy_off = Pay two symbols to cancel it
do-pass = Pass
do-hold = Wait!
do-set_preset = { $on ->
    [true] From the next window on: { $preset }
   *[other] No longer: { $preset }
}
do-set_sound_help = { $on ->
    [true] Switch sound help on
   *[other] Switch sound help off
}
do-want_firewall = { $on ->
    [true] Say that you want the wall of fire
   *[other] No longer want the wall of fire
}
do-resign = Resign

# What is asked
ask-deploy = { $mine ->
    [yes] Choose four ships, one for each zone.
   *[no] Deploying their fleets: { $who }.
}
ask-discard = { $mine ->
    [yes] Discard what you do not need.
   *[no] Discarding: { $who }.
}
ask-draw = { $mine ->
    [yes] Draw, or take salvos from the discard pile.
   *[no] Drawing: { $who }.
}
ask-reinforce = { $mine ->
    [yes] Pay with symbols for new ships.
   *[no] Building ships: { $who }.
}
ask-move = { $mine ->
    [yes] Move your ships.
   *[no] Moving ships: { $who }.
}
ask-attack = { $mine ->
    [yes] Attack.
   *[no] Attacking: { $who }.
}
ask-sound = { $mine ->
    [yes] Make your noise.
   *[no] A noise is due: { $who }.
}
ask-keep-ship = { $mine ->
    [yes] Keep one of the two ships.
   *[no] Choosing a ship: { $who }.
}
ask-place-ship = { $mine ->
    [yes] Where does the ship go?
   *[no] Placing a ship: { $who }.
}
ask-scatter = { $mine ->
    [yes] Where does the blast throw the ships?
   *[no] Scattering ships: { $who }.
}
ask-answer = Answer, or let it happen.
ask-answers = Waiting for answers.

# The lesson
ask-lesson-deploy = Every colour is a zone beside your flagship. Tap a ship, then the zone that lights up, four times.
ask-lesson-evade = An ion salvo at your battleship! Evasive Action answers it: play it.
ask-lesson-pass = No card of yours helps the scout now. Pass: nobody learns why.
ask-lesson-gate = Empty zones are open gates: through them your flagship can be hit. You have too few symbols to build: go on.
ask-lesson-move = A cruiser moves one zone: send it from blue to yellow, and the gate in front is shut.
ask-lesson-fire = Ships fire within their colour. Drop the ion salvo on the destroyer: the cruiser has the gun for it.
ask-lesson-noise = No noise, no hit! Make any of the eight before the time is over.
ask-lesson-chain = 3 of 4, a hit. A Direct Hit must follow at once: play it.
ask-lesson-again = Now an effect, or one more salvo from that ship at that target, though it has fired: fire again.
ask-lesson-louder = Every salvo needs a noise of its own: make one.
ask-lesson-end = Their yellow gate is open: any gun of yours in yellow hits the flagship now. At 8 it is gone, and the last one wins.

# What has happened
event-match-began = { $flagships ->
    [null] The match begins: everybody picks a flagship in secret.
   *[other] The match begins, with { $flagships }.
}
event-ships-dealt = You have been dealt: { $ships }.
event-flagships-dealt = Your flagship may be one of these: { $flagships }.
event-flagship-named = You have named the flagship { $flagship }.
event-deployed = { $seat } is ready.
event-own-deployed = Your fleet is deployed.
event-deployment-taken-back = { $seat } deploys anew.
event-fleet-revealed = { $seat } commands the flagship { $flagship }, and discards { $discarded }.
event-starter-found = { $seat } starts, with the smallest fleet.
event-turn-began = Turn { $number }: { $seat }.
event-phase-began = Phase: { $phase ->
    [discard] { board-phase-discard }
    [draw] { board-phase-draw }
    [reinforce] { board-phase-reinforce }
    [move] { board-phase-move }
   *[attack] { board-phase-attack }
}.
event-cards-discarded = { $seat } discards { $cards }.
event-cards-drawn = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-cards-seen = Drawn: { $cards }.
event-pile-shuffled = { $which ->
    [cards] The discard pile becomes a new stack of cards.
   *[other] The discard pile becomes a new stack of ships.
}
event-payment-made = { $seat } pays with { $cards }.
event-ship-drawn = { $ship ->
    [null] { $seat } looks at two ships.
   *[other] { $seat } draws the { $ship }.
}
event-ships-offered = You may keep one: { $ships }.
event-ship-kept = { $seat } keeps the { $kept }, and discards the { $discarded }.
event-ship-placed = The { $ship } of { $seat } goes to the { $zone } zone.
event-fleet-moved = The fleet of { $seat } moves.
event-salvo-fired = { $seat } fires: { $card } from { $ship } at { $target }.
event-ram-begun = { $seat } rams { $target } with { $ship }.
event-sound-asked = { $seat } owes a noise.
event-sound-made = { $seat }: “{ $noise }!”
event-salvo-missed = Missed: no noise for the { $card }.
event-squadron-launched = { $seat } launches { $card } at { $target }.
event-card-played = { $fleet ->
    [null] { $target ->
        [null] { $salvo ->
            [null] { $seat } plays { $card }.
           *[other] { $seat } plays { $card } for the { $ship }.
        }
       *[other] { $seat } plays { $card } on { $target }.
    }
   *[other] { $seat } plays { $card } on the fleet of { $fleet }.
}
event-window-opened = { $asked } may answer.
event-window-held = Somebody calls “Wait!”
event-passed = You pass.
event-holds-left = { $holds ->
    [0] No “Wait!” is left to you in this turn.
    [one] One “Wait!” is left to you in this turn.
   *[other] { $holds } “Wait!” are left to you in this turn.
}
event-preset-set = { $on ->
    [true] From the next window on: { $preset }.
   *[other] No longer: { $preset }.
}
event-resigning = You resign as soon as this play is over.
event-window-closed = The time for answers is over.
event-answered = { $seat } answers with { $card }.
event-bought-off = { $seat } pays it off with { $cards }.
event-play-cancelled = Cancelled: { $card }.
event-hit = { $value ->
    [one] Hit: 1 damage on { $target }.
   *[other] Hit: { $value } damage on { $target }.
}
event-direct-hit-scored = The Direct Hit on { $target } stands.
event-ship-destroyed = Destroyed: the { $ship } of { $seat }.
event-ship-captured = Captured: { $seat } takes the { $ship } into the { $zone } zone.
event-ships-scattered = A zone of { $seat } is scattered.
event-cards-taken = { $count ->
    [one] { $seat } takes a card from { $victim }.
   *[other] { $seat } takes { $count } cards from { $victim }.
}
event-taken-seen = Taken: { $cards }.
event-ability-used = { $left ->
    [0] { $seat } uses the ability of the { $ability }, for the last time.
    [one] { $seat } uses the ability of the { $ability }; one use is left.
   *[other] { $seat } uses the ability of the { $ability }; { $left } uses are left.
}
event-salvo-removed = Repaired: the { $salvo } under { $ship } is gone.
event-salvo-shifted = { $seat } moves the { $card } from { $ship } under { $target }.
event-marker-laid = { $card } on the fleet of { $seat }.
event-marker-removed = { $card } gone from the fleet of { $seat }.
event-squadrons-returned = Squadrons return to their players.
event-fleet-lost = The whole fleet of { $seat } is lost.
event-flagship-destroyed = { $by ->
    [null] { $seat } resigns and is out.
   *[other] The flagship of { $seat } is destroyed by { $by }.
}
event-sound-help-set = { $on ->
    [true] { $seat } lets the browser make the noises.
   *[other] { $seat } makes the noises again.
}
event-firewall-wanted = { $on ->
    [true] { $seat } wants the wall of fire.
   *[other] { $seat } no longer wants the wall of fire.
}
event-firewall-began = The wall of fire begins: each gun may fire. { $seat } has the turn.
event-went-idle = { $seat } has done nothing for two turns: their turns are short now.
event-turn-ended = { $clock ->
    [true] Time is up: the turn of { $seat } ends.
   *[other] { $seat } ends the turn.
}
event-match-won = { $seat } has the last flagship and wins.

# Why not
refuse-already-decided = You have decided already.
refuse-already-deployed = Your deployment is confirmed. Take it back first.
refuse-already-fired = This ship has fired in this turn.
refuse-already-firewall = The wall of fire is agreed already.
refuse-already-held = Somebody has called “Wait!” already.
refuse-already-resigning = You have resigned already.
refuse-already-so = That is so already.
refuse-answer-not-allowed = That does not answer this play.
refuse-answer-window-open = First the others have time to answer.
refuse-card-not-in-hand = That card is not in your hand.
refuse-choice-pending = First make the choice that the table waits for.
refuse-deployment-closed = The fleets are deployed.
refuse-duplicate-card = The same card is named twice.
refuse-duplicate-ship = One ship cannot stand in two zones.
refuse-eliminated = Your flagship is destroyed: you are out.
refuse-extra-card-missing = That costs a further card of your hand.
refuse-fleet-in-asteroids = That fleet is in Asteroids: it cannot be shot at.
refuse-fleet-mined = Your fleet is in a Minefield.
refuse-game-over = The match is over.
refuse-gun-already-fired = This gun has fired in this turn.
refuse-hand-empty = That hand is empty.
refuse-no-carrier = Squadrons need a carrier.
refuse-no-direct-hit = An effect needs a Direct Hit first.
refuse-no-empty-zone = Every zone of that fleet is guarded: fighters do not get to the flagship.
refuse-no-free-zone = All your zones are full.
refuse-no-holds-left = You have called “Wait!” twice in this turn.
refuse-no-matching-gun = This ship has no gun for that salvo.
refuse-no-successful-salvo = A Direct Hit follows at once after a salvo that hit.
refuse-no-such-ability = Your flagship has no such ability.
refuse-no-uses-left = The ability is used up.
refuse-not-a-direct-hit = That is no Direct Hit.
refuse-not-a-minesweeper = Only a minesweeper can do that.
refuse-not-a-neighbour = Only neighbours may be attacked here.
refuse-not-a-player = You have no seat in this match.
refuse-not-a-ramming-card = That is no Ramming Speed.
refuse-not-a-salvo = That is no salvo.
refuse-not-a-special = That card is not played like this.
refuse-not-a-squadron = That is no squadron.
refuse-not-an-effect = That is no effect.
refuse-not-asked = You are not asked this time.
refuse-not-dealt-ship = You were not dealt that ship.
refuse-not-deployed = You have not confirmed a deployment.
refuse-not-due = It is not time for that.
refuse-not-offered = That is not among what you may choose.
refuse-not-on-flagship = That cannot be done to a flagship.
refuse-not-two-left = The wall of fire is for the last two.
refuse-not-your-turn = It is somebody else’s turn.
refuse-nothing-chosen = Choose at least one card.
refuse-nothing-to-draw = No card is left to draw.
refuse-nothing-to-move = That salvo does not lie under this ship.
refuse-nothing-to-repair = That salvo does not lie under this ship.
refuse-nothing-to-take = That card does not lie on the discard pile.
refuse-option-off = That is switched off in this room.
refuse-own-target = Neither you nor your fleet can be the target. Choose somebody else.
refuse-payment-invalid = The price is three equal symbols or one of each; of a salvo paid off, two.
refuse-payment-surplus-card = That is one card more than needed. Leave one out.
refuse-ramming-speed-zero = A ship that cannot move cannot ram.
refuse-ship-discard-empty = No ship lies on the discard pile.
refuse-ship-not-yours = That is no ship of yours.
refuse-ship-stack-empty = No ship is left to draw.
refuse-sound-pending = First your salvo needs its noise.
refuse-too-far = That is too far for the ship’s speed.
refuse-too-many = Choose three cards at most.
refuse-unknown-card = There is no such card.
refuse-unknown-target = That is not in play.
refuse-window-closed = It is too late for that answer.
refuse-wrong-phase = That cannot be done in this phase.
refuse-wrong-ships = All ships must be named, and no other.
refuse-wrong-zone = The target must stand in the zone of the ship’s colour.
refuse-zone-full = That zone holds three ships already.
refuse-zone-guarded = A ship in that zone guards the flagship.
refuse-zone-overfull = A zone holds at most three ships.

reason-flagships = All other flagships are destroyed.
reason-resigned = All others have resigned.
draw-flagships = Who commands which flagship
draw-fleet-ships = The order of the fleet ships
draw-action-cards = The order of the action cards
draw-action-reshuffle = The new stack of action cards
draw-ship-reshuffle = The new stack of fleet ships
draw-starter = Who starts, on a tie
draw-stolen-card = A card taken from a hand

## The board

board-flagship = flagship
board-flagship-of = the flagship of { $name }
board-of = { $name } of { $owner }
board-hull = hull { $hull }
board-damage = damage { $under }
board-damage-on = damage { $on } until the end of the turn
board-damage-both = damage { $under }, and { $on } until the end of the turn
board-gun-L = laser gun
board-gun-B = ion gun
board-gun-M = plasma gun
board-speed = speed { $speed }
board-carrier = carries squadrons
board-sweeper = sweeps mines
board-fired = has fired
board-not-fired = not fired
board-out = out
board-away = away
board-ready = ready
board-uses = { $uses ->
    [one] 1 use of the ability left
   *[other] { $uses } uses of the ability left
}
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-open = open: { $zones }
board-marker = { $name } until the turn of { $who }
board-badge-MF = mines
board-badge-AS = rocks
board-symbol-star = star
board-symbol-circle = circle
board-symbol-diamond = diamond
board-short-SC = SC
board-short-CR = CR
board-short-DE = DE
board-short-CA = CA
board-short-BA = BA
board-short-MS = MS
board-short-GU = GU
board-letter-yel = Y
board-letter-grn = G
board-letter-red = R
board-letter-blu = B
board-zone = { $zone } zone, { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
board-zone-open = { $zone } zone, empty: the flagship can be hit
board-gate = OPEN
board-here = Here: { $zone } zone
board-here-short = here
board-others = The other fleets
board-home = Back to my fleet
board-home-watching = Back to whose turn it is
board-bar = What is asked
board-phases = Phases of the turn
board-hand = Your hand
board-piles = Piles
board-stack = cards
board-discard-pile = discarded
board-ships = ships
board-wrecks = lost ships
board-close = Close

board-deploy-which = Four of these six ships fly for you, one in each zone. Pick one.
board-deploy-where = Now its zone.
board-deploy-four = Each zone needs a ship.
board-deploy = Ready
board-deploy-for-me = Fill in for me
board-deployed = Your fleet is ready. The others are still at it.
board-deploying = The fleets are being deployed.
board-take-back = Change it
board-dealt = Ships you were dealt

board-discard-which = Tap what you do not need.
board-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
board-keep-hand = Keep them all
board-keep-all = Discard nothing more
board-salvage-which = { $most ->
    [one] You may take a salvo from the discard pile instead of drawing.
   *[other] You may take up to { $most } salvos from the discard pile instead of drawing.
}
board-salvage = { $count ->
    [one] Take 1 salvo
   *[other] Take { $count } salvos
}
board-draw-instead = Draw from the stack
board-build-how = A ship costs three equal symbols, or one of each. Tap cards that pay.
board-build-not = Your cards buy no ship.
board-build-none = No ship is left to draw.
board-build-full = All your zones are full.
board-build = Build a ship
board-rebuild = Choose a lost ship
board-price = Paid: { $star } stars, { $circle } circles, { $diamond } diamonds
board-price-short = That is not enough yet.
board-price-surplus = One card too many.
board-to-move = On to moving
board-keep-which = Keep one; the other is discarded.
board-place-where = Where does the { $ship } go?
board-move-which = Tap a ship to move it.
board-move-where = Tap the zone it flies to.
board-move = { $count ->
    [one] Move 1 ship
   *[other] Move { $count } ships
}
board-stay = All stay
board-undo = Undo
board-overfull = More than three ships in a zone.
board-scatter-how = Throw these ships into any zones of their fleet.
board-scatter = Scatter them
board-rob = Rob { $name } of three cards
board-rob-some = Rob somebody of three cards
board-rob-whom = Whom do you rob of three cards?
board-gates-none = No gate is open.
board-gate-left = Open: { $zone }
board-guns-face = { $count ->
    [one] 1 gun faces it
   *[other] { $count } guns face it
}
board-guns-none = no gun faces it

board-attack-how = Play a card: tap it, or drop it on its target.
board-attack-nothing = Nothing can be played now.
board-chain-may-direct-hit = A hit! A Direct Hit may follow now, before anything else.
board-chain-may-follow = Right on target: play an effect, or fire once more at the same ship.
board-want-card = which card?
board-want-ship = from which ship?
board-want-salvo = which salvo?
board-want-marker = which of them?
board-want-target = at which target?
board-want-seat = on whose fleet?
board-want-zone = into which zone?
board-want-extra = and which card as its price?
board-at = { $ship ->
    [none] at { $target }
   *[other] from { $ship } at { $target }
}
board-into = { $target } into the { $zone } zone
board-on-fleet = on the fleet of { $name }
board-do-fire = Fire!
board-do-ram = Ram!
board-do-launch = Launch!
board-do-direct_hit = Direct Hit!
board-do-effect = Play it
board-do-board = Take the ship
board-do-play_card = Play it
board-do-play_with = Play both
board-do-repair = Repair
board-do-lay = Lay it there
board-do-sweep = Sweep
board-do-rob = Rob
board-do-shift_salvo = Move the salvo
board-back = Back
board-end = End my turn
board-end-surely = Yes, end my turn
board-line-up = Others may answer. Line up what comes next.
board-lined = Lined up: { $what } It goes out as soon as it may.
board-forget = Forget it

board-after-hit = Damage { $before } → { $after } of { $hull }.
board-destroys = Destroyed!
board-destroys-flagship = The flagship is finished!
board-opens = Open to the flagship: { $zone }.
board-comes-back = Undone at the end of the turn.

board-asked-by = { $who } plays { $card }. You may answer.
board-your-turn = Your turn: { $phase }.
board-plays = On the table
board-cancels = cancels
board-play = { $who }: { $card }
board-play-at = { $who }, at { $target }
board-play-on = { $who }, on the fleet of { $target }
board-answers = May somebody answer?
board-passed = You let it happen.
board-answer-can = Do you answer? To do nothing is to pass.
board-answer-none = No card of yours answers this.
board-answer-with = { $card }…
board-answer-now = Yes: { $card }!
board-buy-off = { $count ->
    [one] Pay it off with 1 card
   *[other] Pay it off with { $count } cards
}
board-pass = I pass
board-wait = Wait!
board-presets = Pass automatically
board-preset-pass-turn = whatever comes, until the turn passes on
board-preset-pass-not-me = neither my ships nor my cards are meant
board-preset-pass-small = it does one damage only
board-reminds = You hold an answer, but plays at others pass you by.
board-mute = Make your noise, or it misses!
board-pad = Noises
board-pad-due = Your salvo needs a noise
board-lost = You are out, and keep watching.
board-cheer = You are out. Cheer on!
board-noise = Shout { $noise }
board-type = Type a noise
board-type-hint = or type one…
board-more = More
board-mic = Microphone
board-mic-what = Shout instead: a loud noise stands for “{ $noise }”. What is heard stays in your browser.
board-mic-asks = May it listen?
board-mic-hush = Quiet for a moment…
board-mic-on = Listening: shout!
board-mic-refused = No microphone
board-help = Sound help
board-help-what = Your browser makes the noises for you; all see the sign ♪
board-silence = …

board-key-do = Do it: { $what }
board-key-next = Next target
board-key-pass-turn = Pass until this turn ends
board-key-ArrowUp = Up: yellow zone
board-key-ArrowRight = Right: green zone, next card
board-key-ArrowDown = Down: red zone, the hand
board-key-ArrowLeft = Left: blue zone, card before
board-sum-destroyed = { $opens ->
    [none] Destroyed: { $ship } of { $who }.
   *[other] Destroyed: { $ship } of { $who }. Open: { $opens }.
}
board-sum-left = It can still take { $left }.

board-shift = Move a salvo under somebody else’s ship
board-shift-not = Do not move it
board-firewall = I want the wall of fire
board-wall = Wall of fire: each gun may fire
board-wall-due = Wall of fire from the next turn
board-wall-wanted = { $name } wants the wall of fire
board-fell = { $what ->
    [none] { $destroyer } brought down { $who }.
   *[other] { $destroyer } brought down { $who } ({ $what }).
}
board-fell-resigned = { $who } resigned.
board-over = The battle is over.
board-watch-discard = { $name } is discarding.
board-watch-draw = { $name } is drawing.
board-watch-reinforce = { $name } is building ships.
board-watch-move = { $name } is moving ships.
board-watch-attack = { $name } is attacking.
board-watch-scatter = { $name } is scattering ships of { $victim }.
board-watch-scatter-mine = { $name } is scattering your ships.

board-text-L = From a ship of yours with a laser gun at a ship in its zone. 1 damage. Say it aloud!
board-text-B = From a ship of yours with an ion gun at a ship in its zone. 3 damage. Say it aloud!
board-text-M = From a ship of yours with a plasma gun at a ship in its zone. 5 damage. Say it aloud!
board-text-FI = Needs a carrier. 2 damage until the end of the turn, in any zone; at a flagship if any of its zones is open. Defence: stops one squadron that attacks your fleet.
board-text-BO = Needs a carrier. 4 damage until the end of the turn, in a zone with a carrier of yours; at a flagship if that zone is open.
board-text-DH = Right after a salvo of yours has hit: now play an effect, or fire once more from that ship at that target.
board-text-CD = After a Direct Hit: the target is destroyed.
board-text-BP = After a Direct Hit: the fleet ship changes into your fleet.
board-text-CB = After a Direct Hit: move all ships of the target’s zone to any zones of their fleet.
board-text-BH = After a Direct Hit: take up to three cards at random from the hand of the target’s player.
board-text-TF = Any turn: cancels a card that another player has just played.
board-text-EA = Any turn: cancels a salvo, a squadron or a Direct Hit against one of your ships.
board-text-SA = Draw three cards.
board-text-RE = Draw a fleet ship and place it in any of your zones.
board-text-SD = Discard one salvo from under one of your fleet ships.
board-text-RS = Sacrifice a fleet ship: it becomes a salvo from its zone, as strong as it is fast.
board-text-MF = On any fleet, until your next turn: its ships do not move, do not fire and launch no squadrons.
board-text-AS = On any fleet, until your next turn: no salvo and no squadron can be played on its ships.

# On a card, with where its words may be parted
board-title-L = laser salvo
board-title-B = ion salvo
board-title-M = plasma salvo
board-title-FI = fighters
board-title-BO = bombers
board-title-DH = Direct Hit
board-title-CD = Cata{"\u00AD"}stro{"\u00AD"}phic Damage
board-title-BP = Board{"\u00AD"}ing Party
board-title-CB = Con{"\u00AD"}cus{"\u00AD"}sive Blast
board-title-BH = Bridge Hit
board-title-TF = Tem{"\u00AD"}po{"\u00AD"}ral Flux
board-title-EA = Eva{"\u00AD"}sive Action
board-title-SA = Stra{"\u00AD"}te{"\u00AD"}gic Allo{"\u00AD"}cation
board-title-RE = Rein{"\u00AD"}force{"\u00AD"}ments
board-title-SD = Space{"\u00AD"}dock
board-title-RS = Ram{"\u00AD"}ming Speed
board-title-MF = Mine{"\u00AD"}field
board-title-AS = Aste{"\u00AD"}roids
