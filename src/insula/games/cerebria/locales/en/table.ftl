# The table in sentences, and in a terminal. Their first letter is made a capital where they begin a line.

told-heading-summary = Summary
told-heading-realms = Realms
told-heading-middle = The middle
told-heading-teams = Teams
told-heading-spirits = Spirits
told-heading-yours = Yours
told-you = you
told-yours = yours
told-theirs = { $who }’s
told-figure = { $who }, { $spirit } { $of_team }
told-spirit = { $spirit } { $of_team }
told-both-kinds = { $bliss } Bliss and { $gloom } Gloom Essence
told-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## the summary

told-setting-up = The table is being set up.
told-your-turn = Your turn
told-turn-of = { $who }’s turn
told-no-actions = no Actions left
told-turn = Turn { $number }. { $whose }: { $left }, { $absorb }.
absorb-possible = Absorb possible
no-absorb = no Absorb
told-scores = { $begins } Points: { $scores }.
told-you-are = You are { $side }.
told-you-stand = You are { $side }, standing { $space }.
told-you-have = You have { $means }.
told-controls = { $team } controls { $realms }.
told-no-realm = no Realm
told-order = Turn order: { $names }.
told-ending = The game ends with this turn: { $ending }.
ending-common-row = common row
ending-capping = capping
ending-twenty-points = twenty points
told-aspirations = Aspirations
told-common-empty = The Common row is empty.
told-hidden = hidden, your team’s
told-common = place { $place } in the Common row
told-aspiration = { $name }, { $where }: { $text } Now { $counts }.
told-next = { $aspiration } counts at the next Revelation.
told-next-and-then = { $aspiration } counts at the next Revelation. Then { $others }.

## the ring

told-tied = Tied, { $bliss } to { $gloom }
told-nobodys = Held by nobody, Bliss { $bliss }, Gloom { $gloom }
told-balance-holds = Balance holds it at { $count }
told-holds = { $team } holds it, { $high } to { $low }
told-empty = empty
told-both-empty = Both slots empty
told-essence = { $count } of { $of } Essence
told-intensity = Intensity { $count }
told-counts-for = counts for { $team }
insecure = insecure
silenced = silenced
blocked = blocked
told-blocked-in = blocked in { $realms }
told-emotion = { $words }; { $owner }
told-nobody-there = nobody there
told-place = { $lead }. { $emotions }; { $figures }.
told-slot = Slot { $number } of 2: { $emotion }.
told-its-slot = Its slot: { $emotion }.
told-beside = Beside it, { $frontier }: { $emotion }.
told-no-fortress = No Fortress.
told-minor-fortress = Minor Fortress { $of_team }, { $bonus } more Intensity.
told-major-fortress = Major Fortress { $of_team }, { $bonus } more Intensity.
told-sphere-here = { $fortress } Sphere: { $sphere }, { $willpower } of { $full }.
told-action = Its Action, { $action }, costs { $price } Willpower.
told-spheres-title = Spheres
told-spheres = { $count } Spheres. { $near }
told-low = { $spheres } nearly empty: a Revelation is close.
told-none-low = No Sphere is nearly empty.
told-sphere = { $sphere } at { $realm }: { $willpower } of { $full } Willpower.

## teams, Spirits, the hand

told-points =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
told-team = { $points }: { $wheel } on the Wheel, { $identity } of the Identity.
told-ambition = Ambition { $count } of { $of }.
told-fragments-left = { $minor } and { $major } left.
told-minor =
    { $count ->
        [0] no Minor Fragments
        [one] { $count } Minor Fragment
       *[other] { $count } Minor Fragments
    }
told-major =
    { $count ->
        [0] no Major Fragments
        [one] { $count } Major Fragment
       *[other] { $count } Major Fragments
    }
told-its-hidden = Its Hidden Aspiration is { $aspiration }.
told-has-hidden = It has a Hidden Aspiration.
board-allows = the board allows it now
told-intention = { $intention }, { $points }: { $state }.
told-not-on-board = not on the board yet
told-seat = { $side }, { $where }: { $means }.
told-seen = Seen in hand: { $cards }.
told-tokens =
    { $count ->
        [0] no Vibe tokens
        [one] { $count } Vibe token
       *[other] { $count } Vibe tokens
    }
told-tokens-with = { $tokens }, with { $upgrades }
told-row = { $row }: { $tokens }. { $text }
told-hand-title = Your hand
told-hand = { $cards }: { $names }.
told-hand-empty = { $cards }.
told-hand-card = { $card }: { $text }
told-says-nothing = no text.

## in a terminal

draw-basic = Basic game, Spirit Boards { $side }
draw-full = Full game, Spirit Boards { $side }
draw-balance = Balance game, Spirit Boards { $side }
draw-set-up = set-up
draw-turn = turn { $number }: { $who }, { $left }, { $absorb }
draw-order = Order: { $names }
draw-common = Common Aspiration:
draw-then = then { $others }
draw-last = the last one
draw-ending = The game ends with this turn ({ $ending })
draw-ring = The ring
draw-ring-list = The ring, clockwise
draw-spirits = Spirits
draw-place = Place
draw-control = Control
draw-slots = Slots
draw-fortress = Fortress
draw-sphere = Sphere
draw-minor = minor
draw-major = major
draw-fortress-minor = minor Fortress
draw-fortress-major = major Fortress
draw-some-minor = { $count } minor
draw-some-major = { $count } major
draw-some-capping = { $count } capping
draw-team = Team
draw-score = Score
draw-wheel = Wheel
draw-ambition = Ambition
draw-identity = Identity
draw-unused = Unused
draw-hidden = Hidden Aspiration
draw-fragments = { $minor } Minor, { $major } Major
draw-fragments-and-capping = { $minor } Minor, { $major } Major and the Capping Fragment
draw-face-down = face down
draw-none = none
draw-one-of = one of { $aspirations }
draw-player = Player
draw-willpower = Willpower
draw-essence = Essence
draw-hand = Hand
draw-deck = Deck
draw-vibe-tokens = Vibe tokens
draw-deck-top = { $count }, { $card } on top
draw-no-cards = no cards
draw-holds = { $who } holds { $cards }
draw-hand-of = Your hand ({ $spirit })
draw-house = * a power of our own design
draw-threshold = threshold { $count }
draw-shown = (shown)
draw-commitment = commitment
draw-creativity = creativity
draw-humility = humility
draw-diligence = diligence
draw-knowledge = knowledge
