# What happened, one sentence each, without its full stop. $changes is gains or loses.

event-spirit = { $who } plays { $spirit }
event-deck = { $who } plays the deck “{ $deck }”
event-deck-own = { $who } plays a deck of their own
event-deck-random = { $who } plays a random deck
event-deck-neutrality = { $who } plays the Neutrality deck
event-starts = { $who } starts { $on }
event-lays = { $who } places { $card } { $at }
event-order =
    { $number ->
        [1] { $who } is first in player order
        [2] { $who } is second in player order
        [3] { $who } is third in player order
        [4] { $who } is fourth in player order
        [5] { $who } is fifth in player order
       *[other] { $who } is sixth in player order
    }
event-turn-began = { $who } begins turn { $number }
event-turn-ended = { $who } ends the turn

## Actions and what they do

event-acted = { $who } uses { $act }
event-acted-with = { $who } uses { $act } with { $upgrades }
event-moved = { $who } is now { $on }
event-invoked = { $who } invokes { $card } { $at }
event-quelled = { $who } quells { $card } { $at }: { $amount } Essence off
event-empowered = { $who } empowers the Emotion { $at } into { $card }, with { $amount } Essence on it
event-built = { $who } builds a Fortress { $in_realm }
event-exalted = { $who } exalts the Fortress { $in_realm }
event-attuned = { $who } moves the Fortress { $in_realm } into the Identity
event-razed =
    { $left ->
        [minor] { $who } reduces the Fortress { $in_realm } to a Minor one
       *[other] { $who } tears down the Fortress { $in_realm }
    }
event-vibe-unlocks = { $who } places a { $vibe } Vibe token on the unlock space of { $act }
event-vibe-placed = { $who } places a { $vibe } Vibe token on { $upgrade } of { $act }
event-discarded = { $who } discards { $card }
event-revealed = { $who } shows { $card }
event-drew = { $who } draws { $card }
event-turned-up = { $card } is now face up on { $who }’s deck
event-extra-actions =
    { $changes ->
        [gains] { $count ->
            [one] { $who } gets { $count } Action
           *[other] { $who } gets { $count } Actions
        }
       *[other] { $count ->
            [one] { $who } spends { $count } Action
           *[other] { $who } spends { $count } Actions
        }
    }
event-gained =
    { $changes ->
        [gains] { $who } gains { $what }
       *[other] { $who } gives up { $what }
    }

## Emotions and powers

event-essence-on =
    { $changes ->
        [gains] { $card } { $at } gets { $amount } Essence
       *[other] { $card } { $at } loses { $amount } Essence
    }
event-token-on = { $card } { $at } now has a +{ $amount } Intensity token
event-insecure = { $card } { $at } gets an Insecurity token
event-moved-emotion = { $card } moves { $start } { $goal }
event-left-play = { $card } { $at } leaves play
event-power-worked = The power of { $card } works
event-power-worked-at = The power of { $card } { $at } works
event-control = { $team } controls { $realm }
event-control-frontier = { $team } controls the { $frontier } Frontier

## the Origin and Revelations

event-rotated =
    { $count ->
        [one] { $who } rotates the Origin by { $count } step
       *[other] { $who } rotates the Origin by { $count } steps
    }
event-absorbed = { $who } takes { $amount } Willpower from { $sphere } at { $realm }
event-drained = { $who } returns { $amount } Willpower from { $sphere } to the supply
event-refilled = { $sphere } at { $realm } is refilled with { $amount } Willpower
event-revelation = { $who } causes a Revelation at { $realm }
event-hidden-shown = { $team } shows its Hidden Aspiration { $aspiration }
event-common-won = { $team } fulfils the Common Aspiration { $aspiration }
event-hidden-won = { $team } fulfils the Hidden Aspiration { $aspiration }
event-condition =
    { $number ->
        [1] { $team } meets the first condition of { $aspiration }
       *[other] { $team } meets the second condition of { $aspiration }
    }
event-fragment-added =
    { $size ->
        [minor] { $team } adds a Minor Fragment to the Identity
        [major] { $team } adds a Major Fragment to the Identity
       *[other] { $team } adds a Capping Fragment to the Identity
    }
event-harvested =
    { $size ->
        [minor] The Minor Fortress { $of_team } { $in_realm } joins the Identity
       *[other] The Major Fortress { $of_team } { $in_realm } joins the Identity
    }
event-common-down = The Common Aspiration { $aspiration } is turned face down
event-common-removed = { $team } removes the Common Aspiration { $aspiration }
event-common-moved = { $team } moves { $aspiration } to place { $place } in the Common row
event-common-next = The Common Aspiration is now { $aspiration }
event-hidden-new = { $team } has a new Hidden Aspiration
event-hidden-taken = { $team } has { $aspiration } as its Hidden Aspiration
event-looked =
    { $count ->
        [one] { $team } looks at { $count } Hidden Aspiration
       *[other] { $team } looks at { $count } Hidden Aspirations
    }

## points and the end

event-intention = { $team } scores { $points }: { $intention }
event-wheel = { $team } is at { $amount } on its Wheel
event-points-given = { $team } gets { $points } for its Capping Fragment
event-end = The game ends after this turn: { $why }
event-end-exhausted = no Common Aspiration is left
event-end-capped = { $team } crowns the Identity with its Capping Fragment
event-end-twenty = { $team } has 20 points on its Wheel
event-won = The game is over: { $team } wins with { $points }
event-tied = The game is over: a tie at { $points }

## why it ended

reason = { $why }; { $result } ({ $points }).
reason-exhausted = No Common Aspiration was left
reason-capped = { $team } crowned the Identity with its Capping Fragment
reason-twenty = { $team } reached 20 points on its Wheel
reason-wins = { $team } wins
reason-tie-broken = { $team } wins the tie with its Capping Fragment
reason-tied = { $teams } are tied
reason-points = { $team } { $points }
