# What Amygdala says: names, prompts, buttons, log, the end, counters, the table in sentences and in a terminal.
# Refusals are in refusals.ftl. Seats are written @0 to @3; tables put the names there.
# $you is yes where a sentence is about whoever reads it. Values that begin a sentence get a capital letter by themselves.

## names

space-name = { $region } { $number }
lotus-name = { $first }-{ $second }
the-lotus = the { $lotus } lotus
face-name = { $emotion } { $price }
several-icons = { $emotion } x{ $times }
the-tile = the { $tile } tile
own-tile = your { $tile } tile
tile-of = { $who }’s { $tile } tile

resource-surprise = a surprise resource
resource-sadness = a sadness resource
resource-serenity = a serenity resource
resource-gratitude = a gratitude resource
resource-hope = a hope resource
resource-anger = an anger resource
resource-wild = a wild resource
resource-marked = { $resource } marked { $price }
a-coin-of = a coin of { $value }
the-claim = the { $emotion } claim
item-wild = a Wild tile
item-happiness = a Happiness tile
item-dream = a Dream
item-idea = an Idea
kind-wild = wild
kind-happiness = happiness
kind-idea = idea
kind-dream = dream
kind-claim = claim
some-vp = { $count } VP
change-ten-into-fives = ten into fives
change-ten-into-five-and-ones = ten into five and ones
change-five-into-ones = five into ones
change-fives-into-ten = fives into ten
change-five-and-ones-into-ten = five and ones into ten
change-ones-into-five = ones into five
change-ten-into-fives-and-one = ten into fives and one

## counts

coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
coins-of =
    { $count ->
        [one] { $count } coin of { $value }
       *[other] { $count } coins of { $value }
    }
icons =
    { $count ->
        [one] { $count } icon
       *[other] { $count } icons
    }
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
ideas =
    { $count ->
        [one] { $count } Idea
       *[other] { $count } Ideas
    }
dreams =
    { $count ->
        [one] { $count } Dream
       *[other] { $count } Dreams
    }
matching-tiles =
    { $count ->
        [one] { $count } matching tile
       *[other] { $count } matching tiles
    }
wild-tiles =
    { $count ->
        [one] { $count } Wild tile
       *[other] { $count } Wild tiles
    }
happiness-tiles =
    { $count ->
        [one] { $count } Happiness tile
       *[other] { $count } Happiness tiles
    }
idea-tiles =
    { $count ->
        [one] { $count } Idea tile
       *[other] { $count } Idea tiles
    }
dream-tiles =
    { $count ->
        [one] { $count } Dream tile
       *[other] { $count } Dream tiles
    }
wild-resources =
    { $count ->
        [one] { $count } wild resource
       *[other] { $count } wild resources
    }
resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
other-resources =
    { $count ->
        [one] { $count } other resource
       *[other] { $count } other resources
    }
other-resource-tiles =
    { $count ->
        [one] { $count } other resource tile
       *[other] { $count } other resource tiles
    }
icons-in-coins =
    { $count ->
        [one] { $count } icon in coins
       *[other] { $count } icons in coins
    }
bonus-wild =
    { $count ->
        [one] { $count } Wild
       *[other] { $count } Wilds
    }
bonus-happiness = { $count } Happiness
bonus-idea =
    { $count ->
        [one] { $count } Idea
       *[other] { $count } Ideas
    }
bonus-dream =
    { $count ->
        [one] { $count } Dream
       *[other] { $count } Dreams
    }
bonus-claim =
    { $count ->
        [one] { $count } Claim
       *[other] { $count } Claims
    }

## set-up

choice-variants = Variants
choice-variants-text = The toll tile can move, and VP tiles can replace the printed values
choice-changing-toll = Moving toll
choice-vp-tiles = VP tiles
choice-start = Who goes first
choice-start-text = Who gets the start player marker
choice-random = Random
choice-seat = Seat { $number }
choice-side = Board
choice-side-text = Which side of the game board is used; it only changes the look
choice-light = Light
choice-dark = Dark
choice-colours = Colour
choice-colours-text = Player colours by seat
mode-changing-toll = changing-toll
mode-fixed-toll = fixed-toll
mode-vp-tiles = vp-tiles
unknown-variant = variant
unknown-side = side
unknown-start = start player
unknown-colour = colour

## questions

ask-turn = { $who }, buy at a lotus, unlock a tile from your mind, or place a claim tile.
ask-buy = { $who }, which resource tile do you buy?
ask-second-tile = { $who }, do you also take the other tile? You pay only for the more expensive one.
ask-pay = { $who }, how do you pay for { $tile }?
ask-pay-icon = { $who }, what pays for { $icon }?
ask-pair-first = { $who }, which two resource tiles pay for { $icon }? Choose the first.
ask-pair-second = { $who }, which two resource tiles pay for { $icon }? Choose the second.
ask-place-from = { $who }, from which lotus do you place { $tile }?
ask-space = { $who }, on which space do you place { $tile }?
ask-score = { $who }, which emotion on { $tile } do you score?
ask-earn-claim = { $who }, which claim tile do you take?
ask-claim-from = { $who }, from which lotus do you place the { $claim } claim?
ask-exchange = { $who }, what do you exchange?
ask-change = { $who }, how do you change coins?
ask-end-turn = { $who }, make your last exchanges or end your turn.
ask-discard = { $who }, your bank has room for only { $room } items; discard { $count }.
ask-end-poor = { $who }, end your turn? As things stand, you could not pay for any action next turn.
ask-no-action = { $who }, you cannot pay for any action, even with exchanges: end your turn. If nobody else can act either, the game is scored.
ask-no-action-last = { $who }, you cannot pay for any action, even with exchanges: end your turn. Nobody else could act this round, so the game will then be scored.

## answers, as they stand on buttons

label-five-coins = Pay { $coins } coins
label-seven-coins = Pay { $coins } coins for happiness
label-pair = Pay two resource tiles
label-by-hand = Pay icon by icon
label-two-vp = Exchange { $count } VP
label-change-coins = Change coins
label-enough = No second tile
label-return-to-box = Return the tile to the box
label-backwards = Move backwards
label-full-circle = Move full circle
label-exchange-something = Exchange something
label-end-turn = End turn
label-acquire = Acquire at { $lotus }
label-move = Move to { $lotus }
label-take = Take { $what }
label-empty-place = The empty place on { $lotus }
label-unlock = Unlock { $tile }
label-cell = Space { $cell } on your board
label-pay = Pay { $what }
label-discard = Discard { $what }
label-exchange = Exchange { $what }
label-pay-matching = Pay with matching tiles
label-claim-turn = Place your { $emotion } claim
label-claim-earn-claim = Take the { $emotion } claim
label-claim-end-turn = Discard the { $emotion } claim
label-claim = The { $emotion } claim
label-score = Score { $emotion }
label-space = Place it on { $space }
label-change = Change { $how }
label-switch-changing-toll = Switch the moving toll variant
label-switch-vp-tiles = Switch the VP tiles variant

## what happened

event-started = { $who } has the start player marker
event-moved = { $who } moves to the { $lotus } lotus
event-moved-toll = { $who } moves to the { $lotus } lotus and pays a toll of 1 coin
event-toll-moved = The toll tile moves to the { $lotus } lotus
event-bought =
    { $count ->
        [one] { $who } buys { $tiles } for { $count } coin
       *[other] { $who } buys { $tiles } for { $count } coins
    }
event-dealt = The { $lotus } lotus now holds { $faces }
event-reshuffled =
    { $count ->
        [one] The discard pile is shuffled into a new stack of { $count } tile
       *[other] The discard pile is shuffled into a new stack of { $count } tiles
    }
event-cloud = { $who } moves the thought cloud to { $cell }
event-cloud-paid =
    { $count ->
        [one] { $who } moves the thought cloud to { $cell } for { $count } coin
       *[other] { $who } moves the thought cloud to { $cell } for { $count } coins
    }
event-paid = { $who } pays { $what }
event-paid-icon = { $who } pays { $what } for { $emotion }
event-unlocked = { $who } unlocks { $tile }
event-placed = { $who } places { $tile } on { $space }
event-returned = { $who } returns { $tile } to the box
event-scored = { $who } scores { $count } VP for { $emotion }
event-bonus = { $who } earns the bonus at { $cell }: { $items }
event-short-supply = { $who } misses out on { $tiles }: the supply has none left
event-no-claim-left = { $who } has no claim tile left to earn
event-earned-claim = { $who } takes the { $emotion } claim
event-claimed = { $who } places a claim on space { $number } of the { $region } region
event-exchanged =
    { $count ->
        [one] { $who } exchanges { $what } for { $count } coin
       *[other] { $who } exchanges { $what } for { $count } coins
    }
event-exchanged-vp = { $who } exchanges { $what } for { $count } VP
event-changed = { $who } changes { $how }
event-overpaid =
    { $count ->
        [one] { $who } loses { $count } coin: the supply has no change
       *[other] { $who } loses { $count } coins: the supply has no change
    }
event-discarded = { $who } discards { $what }
event-skipped = { $who } cannot pay for any action, even with exchanges, and skips their turn
event-skipped-warning =
    { $count ->
        [one] { $who } cannot pay for any action, even with exchanges, and skips their turn; { $count } more skip in a row would end the game
       *[other] { $who } cannot pay for any action, even with exchanges, and skips their turn; { $count } more skips in a row would end the game
    }
event-ended-turn = { $who } ends their turn
event-end-triggered =
    { $count ->
        [one] { $who } triggers the end of the game: { $count } more turn
       *[other] { $who } triggers the end of the game: { $count } more turns
    }
event-stuck = Nobody can pay for an action any more, so the game ends and is scored
event-coin-points = { $who } gets { $count } VP for coins
event-region-points =
    { $place ->
        [1] { $who } gets { $count } VP for first place in { $region }
        [2] { $who } gets { $count } VP for second place in { $region }
       *[3] { $who } gets { $count } VP for third place in { $region }
    }
event-won = { $who } wins with { $count } VP
paid-five-coins = 5 coins
paid-seven-coins = 7 coins
paid-pair = two resource tiles

## the final scoring, the score table, the end

scene-final-scoring = Final scoring
scene-scoring = Scoring
scene-end-begins = The end is near
part-stuck = The end
part-coin-points = Coins left
part-won = Winner
region-title = { $region } region
row-during-play = Scored during play
row-tiles = Emotion tiles
row-dreams = Dreams
row-sold = VP sold for coins
row-coins = Coins left, { $per } for 1 VP
row-region = { $region } region ({ $values })
fact-icons = Icons in the { $region } region: { $counts }
fact-count = { $who } { $amount }
most-vp = Most VP
tie-coins = Tie: most coins left
shared = Shared victory
shared-says = { $names } are also tied on coins and share the victory.
ended-last-turns = The last turns have been played; { $told }.
ended-stuck = Nobody could pay for an action any more, even with exchanges; { $told }.
won-plain = { $who } has the most VP
won-coins = { $names } are tied at { $vp } VP, and { $who } wins the tie with the most coins left
won-shared = { $names } are tied at { $vp } VP and { $coins }, so they share the victory

## standing, and what numbers are made of

run-none = no icons
run-claimed-none = claimed, but no icons
run-unclaimed =
    { $place ->
        [1] { $icons }, first, no claim
        [2] { $icons }, second, no claim
        [3] { $icons }, third, no claim
       *[4] { $icons }, fourth, no claim
    }
run-place =
    { $place ->
        [1] { $icons }, first
        [2] { $icons }, second
        [3] { $icons }, third
       *[4] { $icons }, fourth
    }
run-points =
    { $place ->
        [1] { $icons }, first, { $points } VP
        [2] { $icons }, second, { $points } VP
        [3] { $icons }, third, { $points } VP
       *[4] { $icons }, fourth, { $points } VP
    }
made-icons-name = { $who }’s icons in the { $region } region
made-place =
    { $place ->
        [1] First place, { $icons }
        [2] Second place, { $icons }
        [3] Third place, { $icons }
       *[4] Fourth place, { $icons }
    }
made-place-unclaimed =
    { $place ->
        [1] First place, { $icons }, but no claim
        [2] Second place, { $icons }, but no claim
        [3] Third place, { $icons }, but no claim
       *[4] Fourth place, { $icons }, but no claim
    }
made-no-icons = No icons
made-points-name = { $who }’s VP in the { $region } region if it were scored now
made-coins-name = { $who }’s coins
made-vp-track = On the VP track
made-coins = Coins, { $per } for 1 VP
made-total-name = { $who }’s VP if the game were scored now
made-toll = The toll tile is on the way
made-no-toll = The toll tile is not on the way
made-toll-name = Toll on the way to the { $lotus } lotus
made-jump = A jump
made-first-tile = The first tile is free
made-neighbour = A neighbouring tile is free
made-none-beside = No tiles left beside the cloud
made-jump-name = Thought cloud to { $tile }
made-network-name = VP for { $emotion }

## counters in previews

amount-coins = coins
amount-coins-one = coin
amount-wild = Wild tiles
amount-wild-one = Wild tile
amount-happiness = Happiness tiles
amount-happiness-one = Happiness tile
amount-ideas = Ideas
amount-ideas-one = Idea
amount-dreams = Dreams
amount-dreams-one = Dream
amount-claims = claim tiles
amount-claims-one = claim tile
amount-resources = { $emotion } resources
amount-resources-one = { $emotion } resource
amount-vp = VP
amount-icons = icons in the { $region } region
amount-icons-one = icon in the { $region } region
amount-lead = the lead in the { $region } region
amount-region-vp = VP at the end for the { $region } region
exchange-when = any time during your turn

## the table in sentences

told-heading-summary = Summary
told-heading-regions = Colours
told-heading-lotuses = Lotuses
told-heading-players = Players
told-summary =
    { $you ->
        [yes] Round { $round }. Your turn. Victory points: { $scores }.
       *[no] Round { $round }. { $who }’s turn. Victory points: { $scores }.
    }
told-you = you
told-has =
    { $you ->
        [yes] you have { $amount }
       *[no] { $who } has { $amount }
    }
told-tiles-left =
    { $count ->
        [0] no emotion tiles
        [one] { $count } emotion tile
       *[other] { $count } emotion tiles
    }
told-left =
    { $you ->
        [yes] You have { $tiles } left.
       *[no] { $who } has { $tiles } left.
    }
told-end-at = The end begins when a player has { $count } left.
told-scored-now =
    { $you ->
        [yes] Scored now, you would get { $total }: { $vp }, { $regions } from regions, { $coins } from coins.
       *[no] Scored now, { $who } would get { $total }: { $vp }, { $regions } from regions, { $coins } from coins.
    }
told-icons =
    { $count ->
        [0] { $who } no icons
        [one] { $who } { $count } icon
       *[other] { $who } { $count } icons
    }
told-no-icons = Nobody has icons there
# $verb is one where a single other player is named
told-claims =
    { $verb ->
        [one] { $names } has a claim
       *[many] { $names } have a claim
    }
told-no-claims = no claim yet
told-region = Pays { $values }. { $icons }; { $claims }.
told-region-title = { $region }, { $emotion }
told-space = { $space }: { $tile }.
told-runner = { $who }: { $text }
told-own-tile = your { $icons }
told-tile-of = { $who }’s { $icons }
told-icon-double = double { $emotion }
told-icon-triple = triple { $emotion }
told-space-for = { $space } for { $vp }
told-may-place = You can place at { $spaces }.
told-resources =
    { $count ->
        [0] No resources.
        [one] { $count } resource: { $tiles }.
       *[other] { $count } resources: { $tiles }.
    }
told-resource = { $emotion } for { $price }
told-here =
    { $verb ->
        [one] { $names } is here.
       *[many] { $names } are here.
    }
told-toll-here = The toll is here.
told-mind = { $tiles } left, { $earned } of { $of } bonuses earned.
told-cloud = The cloud is at { $cell }.
told-cell = { $cell }: { $icons }.
told-bonus-earned = Bonus { $cell }: { $gives }; earned.
told-bonus =
    { $count ->
        [0] Bonus { $cell }: { $gives }; no tiles still around it.
        [one] Bonus { $cell }: { $gives }; { $count } tile still around it.
       *[other] Bonus { $cell }: { $gives }; { $count } tiles still around it.
    }
told-gives-claim = a claim tile
told-gives-wild = a wild tile
told-gives-happiness = a happiness tile
told-gives-idea = an idea
told-gives-dream =
    { $count ->
        [one] a dream
       *[other] { $count } dreams
    }
told-mind-title =
    { $you ->
        [yes] Your mind
       *[no] { $who }’s mind
    }
told-bank-title =
    { $you ->
        [yes] Your bank
       *[no] { $who }’s bank
    }
told-bank =
    { $coins ->
        [0] { $used } of { $of } leaves in use, no coins in all.
        [one] { $used } of { $of } leaves in use, { $coins } coin in all.
       *[other] { $used } of { $of } leaves in use, { $coins } coins in all.
    }
told-bank-of =
    { $coins ->
        [0] { $used } of { $of } leaves in use, no coins in all: { $items }.
        [one] { $used } of { $of } leaves in use, { $coins } coin in all: { $items }.
       *[other] { $used } of { $of } leaves in use, { $coins } coins in all: { $items }.
    }
told-item-resource = { $emotion } of { $price }
told-item-claim = a claim for { $emotion }
told-item-wild = a wild tile
told-item-happiness = a happiness tile
told-item-idea = an idea tile
told-item-dream = a dream tile

## the table in a terminal

draw-head = Round { $round }   { $who }’s turn   start player { $start }
draw-piles = stack { $stack }, discard { $discard }
draw-end-near =
    { $count ->
        [one] the end is near: { $count } turn left
       *[other] the end is near: { $count } turns left
    }
draw-supply = Supply: coins { $coins }
draw-region = region
draw-vp = VP
draw-claims = claims
draw-icons = { $seat } icons
draw-toll = toll
draw-legend = [{ $items }]  @ thought cloud
draw-earned = ok
draw-player = { $vp } VP   { $tiles } tiles left
draw-bank = bank { $used }/{ $of }, coins { $coins }:
draw-unearned = claims not earned:
