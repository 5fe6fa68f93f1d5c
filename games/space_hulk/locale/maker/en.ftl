# Goals as sentences: $slot-… are their slots, read as words or filled in as fields

goal-part = { $some ->
    [all] { $part ->
        [rifle] rifle marines
        [sergeant] sergeants
        [flamer] flamers
       *[any] marines
    }
   *[some] { $part ->
        [rifle] { $number ->
            [one] rifle marine
           *[other] rifle marines
        }
        [sergeant] { $number ->
            [one] sergeant
           *[other] sergeants
        }
        [flamer] { $number ->
            [one] flamer
           *[other] flamers
        }
       *[any] { $number ->
            [one] marine
           *[other] marines
        }
    }
}
goal-whose = { $whose ->
    [aliens] { $number ->
        [one] alien
       *[other] aliens
    }
   *[marines] { $number ->
        [one] marine
       *[other] marines
    }
}
goal-none-of = { $whose ->
    [aliens] alien
   *[marines] marine
}
goal-enemy = { $enemy ->
    [none] , with no enemy there
   *[some] { "" }
}
goal-enemy-none = with no enemy there
goal-enemy-some = whoever else is there
goal-zone-O = on the objective
goal-zone-X = on an exit
goal-zone-E = on an alien entry
goal-zone = in zone “{ $name }”
goal-squares = on { $number } { $number ->
    [one] square
   *[other] squares
} at least
goal-squares-any = on any square
goal-squares-all = on every square
goal-to-exit = leaves by an exit
goal-to = stands { $name }
goal-bound = { $bound ->
    [most] at most
    [exact] exactly
    [between] at most { $most }, at least
   *[least] at least
}
goal-locks-all = all airlocks
goal-locks = airlocks { $numbers }
goal-dead-all = all
goal-exit = { $slot-count } { $slot-part } { $number ->
    [one] leaves
   *[other] leave
} by an exit
goal-reach = { $slot-count } { $slot-part } { $number ->
    [one] stands
   *[other] stand
} { $slot-zone } at the same time
goal-hold = at the end of { $slot-rounds } { $rounds ->
    [one] round
   *[other] rounds in a row
} at least { $slot-count } { $slot-whose } { $number ->
    [one] stands
   *[other] stand
} { $slot-zone }{ $slot-enemy }
goal-clear = no { $slot-whose } stands { $slot-zone } at any round end
goal-burn = fire has burnt { $slot-zone }: { $slot-squares }
goal-fetch = a marine picks up “{ $slot-object }”
goal-carry = a marine with “{ $slot-object }” { $slot-to }
goal-close = of { $slot-locks } { $slot-bound } { $slot-count } { $number ->
    [one] is
   *[other] are
} closed
goal-kill = marines kill at least { $slot-count } { $number ->
    [one] alien
   *[other] aliens
}
goal-survive = at least { $slot-count } { $number ->
    [one] marine is
   *[other] marines are
} alive or saved
goal-eliminate = { $slot-dead } { $slot-part } { $some ->
    [all] are
   *[some] { $number ->
        [one] is
       *[other] are
    }
} dead
goal-out_of_fuel = no flamer can make a flame any more
goal-all = all of this: { $parts }
goal-any = one of these: { $parts }
goal-not = not this: { $parts }
goal-head-all = all of this:
goal-head-any = one of these:
goal-head-not = not this:
goal-and = { "; " }
goal-or = { "; or " }
goal-when-round_end = when a round ends: { $words }
goal-when-limit = when round { $limit } ends: { $words }
goal-limit = round { $slot-limit } ends
goal-wins-marines = The marines win if
goal-wins-aliens = The aliens win if
goal-wins-draw = Nobody wins if

# The editor of goals

goal-title-limit = If nothing of this has happened
goal-at-limit = Who wins then
goal-at-limit-marines = the marines win
goal-at-limit-aliens = the aliens win
goal-at-limit-draw = nobody wins
goal-read = What both sides read
goal-amount-squares = on at least so many squares:
goal-amount-dead = so many:
goal-add = Add a sentence …
goal-remove = Remove: { $words }
goal-when = When it is judged
goal-moment-now = at any moment
goal-moment-round_end = when a round ends
goal-moment-limit = when the last round ends
goal-kind-exit = marines leave by exits
goal-kind-reach = marines stand somewhere together
goal-kind-hold = a side stands somewhere at round ends
goal-kind-clear = nobody stands somewhere at any round end
goal-kind-burn = fire burns somewhere
goal-kind-fetch = a marine picks something up
goal-kind-carry = a marine carries something
goal-kind-close = airlocks are closed
goal-kind-kill = marines kill aliens
goal-kind-survive = marines are alive
goal-kind-eliminate = marines are dead
goal-kind-out_of_fuel = the flamers are empty
goal-kind-all = all of several sentences
goal-kind-any = one of several sentences
goal-kind-not = the opposite of a sentence
goal-slot-count = How many
goal-slot-part = Which marines
goal-slot-whose = Which side
goal-slot-zone = Where
goal-slot-rounds = Rounds in a row
goal-slot-enemy = The enemy
goal-slot-squares = How many squares
goal-slot-object = What
goal-slot-to = Where to
goal-slot-bound = At least or at most
goal-slot-locks = Which airlocks
goal-slot-dead = How many

# The maker of boards

maker-new-name = New board
maker-remove = Remove
maker-tabs = Parts of the board
maker-tab-map = Map
maker-tab-problems = Problems
maker-tab-texts = Texts
maker-tab-numbers = Numbers
maker-tab-places = Places
maker-tab-goals = Goals
maker-map = Map of the board
maker-map-how = Arrows move the cursor, Enter draws. A character of the legend chooses that brush; p pencil, l line, r frame, b block, h hand, i sight, m and w mirror, u undo, y redo, t turns the marine, + and − zoom.
maker-tools = Tools
maker-tool-pencil = Pencil
maker-tool-line = Line
maker-tool-frame = Frame
maker-tool-block = Block
maker-tool-hand = Move the map
maker-tool-sight = Try the sight
maker-mirror-across = Mirror left and right
maker-mirror-down = Mirror top and bottom
maker-palette = Brush
maker-sign-void = Rock
maker-sign-floor = Floor
maker-sign-D = Closed door
maker-sign-d = Open door
maker-sign-A = Airlock
maker-sign-E = Alien entry
maker-sign-X = Exit
maker-sign-O = Objective
maker-sign-n = Start, facing north
maker-sign-e = Start, facing east
maker-sign-s = Start, facing south
maker-sign-w = Start, facing west
maker-brush-zone = Zone “{ $name }”
maker-brush-object = Object “{ $name }”
maker-key = { $what }, key { $key }
maker-cursor = { $place }: { $what }
maker-from-here = Line begins { $place }.
maker-sees = The marine sees { $seen } { $seen ->
    [one] square
   *[other] squares
}, and has { $fire } of them in the fire area.
maker-sight-hint = Drag the marine over the floor; tap to turn.
maker-turn = Turn the marine
maker-size = Size: { $width } by { $height }
maker-grow-n = One row more at the top
maker-grow-s = One row more at the bottom
maker-grow-w = One column more on the left
maker-grow-e = One column more on the right
maker-shrink-n = One row less at the top
maker-shrink-s = One row less at the bottom
maker-shrink-w = One column less on the left
maker-shrink-e = One column less on the right
maker-side-n = Top
maker-side-s = Bottom
maker-side-w = Left
maker-side-e = Right
maker-clear = Clear the whole map
maker-name = Name ({ $tongue })
maker-story = Story ({ $tongue })
maker-in-en = English
maker-in-pl = Polish
maker-squad = Squad
maker-marine = Marine { $number }, { $place }
maker-no-marines = Draw start squares on the map first.
maker-deploy = Deployment
maker-deploy-fixed = marines stand as they are drawn
maker-deploy-swap = marines may change places and turn first
maker-blips = Blips
maker-start_blips = Blips at the start
maker-per-round = Blips a round, the last number goes on
maker-in-round = Blips in round { $number }
maker-more-rounds = One more round
maker-fewer-rounds = One round less
maker-supply = Counters in the supply
maker-supply-of = Counters worth { $value }
maker-time = Time
maker-round_limit = Rounds
maker-marines_s = Seconds of the marines’ phase
maker-aliens_s = Seconds of the aliens’ phase
maker-rules = Rules of this board
maker-rules-line = What is not changed here is as in the rulebook.
maker-usual = as usual ({ $value })
maker-rule-marine_ap = AP of a marine
maker-rule-alien_ap = AP of an alien
maker-rule-blip_ap = AP of a blip
maker-rule-overwatch_range = Range of overwatch
maker-rule-flamer_range = Range of the flamer
maker-rule-fuel = Fuel of the flamer
maker-rule-reloads = Reloads of the flamer
maker-rule-entry_quiet_distance = Distance at which blips are held back
maker-rule-waiting_per_entry = Pieces that wait at an entry
maker-rule-max_aliens = Aliens at a time
maker-rule-sergeant_bonus = Bonus of the sergeant
maker-rule-outside_grace = Rounds of grace outside
maker-rule-corner_rule = Sight past corners
maker-rule-corner_rule-both = broken by two squares
maker-rule-corner_rule-either = broken by one square
maker-rule-airlock_closers = Who may close airlocks
maker-rule-airlock_closers-any = both sides
maker-rule-airlock_closers-marines = marines only
maker-rule-overwatch_overlap = Overwatch shots at one alien
maker-rule-overwatch_overlap-all = all
maker-rule-overwatch_overlap-until_dead = until it is dead
maker-rule-parry_needs_facing = Sergeants parry only what they face
maker-rule-turn_to_face = A figure attacked from the side or rear turns
maker-rule-blip_may_enter_sight = A blip may show itself
maker-rule-recycle_blips = Used counters come back
maker-rule-shooting_die = Shooting die
maker-rule-shooting_die-classic = classic
maker-rule-shooting_die-assault = assault
maker-rule-shooting_die-burst = burst
maker-rule-jam_die = Faces “jam” on the jam die
maker-yes = yes
maker-no = no
maker-zones = Zones
maker-zones-line = Squares that goals speak of by a name. Choose one and draw it on the map.
maker-zone-name = Name of the zone
maker-zone-new = Add a zone
maker-zone-draw = Draw “{ $name }” on the map
maker-zone-first = Zone { $number }
maker-objects = Objects
maker-objects-line = What marines can pick up and carry. Choose one and tap its square on the map.
maker-object-new = Add an object
maker-object-draw = Place “{ $name }” on the map
maker-object-first = Object { $number }
maker-squares = { $number ->
    [one] 1 square
   *[other] { $number } squares
}
maker-about-map = The map
maker-about-story = The story
maker-about-goals = What it is about
maker-about-figures = In figures
maker-about-rounds = Rounds: { $number }
maker-about-squad = Marines: { $squad }
maker-about-blips = Blips: { $start } at the start, then { $rounds } a round
maker-role-count = { $number } × { $role }
