# What the card game says: prompts, log, buttons, refusals, the end, the table in sentences, words on cards.
# Seats are written @0 to @4; tables put the names there. $you is yes where a sentence is about whoever reads it.

absorber-name = { $name } ({ $vibe })
a-card = a card
that-place = That place
fragments =
    { $count ->
        [one] { $count } { $side } Fragment
       *[other] { $count } { $side } Fragments
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
both-sides = { $bliss } Bliss and { $gloom } Gloom

## ways to win

condition-nothing = nothing
condition-balanced = Balanced
condition-single-minded-bliss = Single-minded (Bliss)
condition-single-minded-gloom = Single-minded (Gloom)

## questions

ask-turn = { $who }, take a card, play one, or use an Ability (Action { $number } of { $of }).
ask-turn-after = { $who }, use an Ability of one of your Emotions or end your turn.
ask-entry = { $who }, do you place the new Emotion alone, merge it, or discard another one first?
ask-entry-room = { $who }, which Emotion do you discard to make room?
ask-entry-alone = { $who }, do you place the new Emotion alone or merge it?
ask-absorb = { $who }, where does the Fragment spent by { $card } go?
ask-cancel = { $who }, do you cancel { $other }’s { $ability } ({ $card }) with a { $vibe } card?
ask-steal-card = { $who }, which of { $other }’s cards do you take, if any?
ask-deprive-card = { $who }, which Impulse card do you discard ({ $left } to go)?
ask-drain-host = { $who }, which of your Emotions takes the Fragments from { $card }?
ask-drain-give = { $who }, which kind of slot on { $card } gives up a Fragment?
ask-drain-put = { $who }, which kind of slot on { $card } takes the Fragment?
ask-swap-own = { $who }, which of your Emotions do you give in exchange for { $card }?
ask-trim = { $who }, which card do you discard ({ $left } to go)?
ask-mulligan = { $who }, do you keep your hand or replace all four cards?
ask-destroy = { $who }, which Emotion do you Destroy?
ask-summon = { $who }, which card from your hand do you Summon?
ask-steal = { $who }, whose hand do you look at?
ask-swap = { $who }, which Emotion do you swap with one of yours?
ask-embrace = { $who }, which Impulse card do you take?
ask-drain = { $who }, which Emotion do you Drain?

## answers, as they stand on buttons

label-turn = Invoke { $card }
label-entry = Merge it with { $card }
label-summon = Summon { $card }
label-cancel = Cancel it with { $card }
label-steal-card = Take { $card }
label-trim = Discard { $card }
label-place-entry = Discard { $card } first
label-place-absorb = Onto { $card }
label-place-destroy = Destroy { $card }
label-place-drain = Drain { $card }
label-place-drain-host = Onto { $card }
label-place-swap = Swap for { $card }
label-place-swap-own = Give { $card }
label-impulse-turn = Take { $card }
label-impulse-deprive-card = Discard { $card }
label-impulse-embrace = Embrace { $card }
label-pass = Pass
label-pass-turn = End turn
label-pass-mulligan = Keep your hand
label-pass-entry = Place it alone
label-pass-cancel = Do not cancel
label-pass-steal-card = Take nothing
label-mulligan = Replace all four cards
label-supply = To the supply
label-deck = The main deck
label-discard-pile = The discard pile
label-look = Look at { $who }’s hand
label-fragment-slot = A Fragment slot
label-absorb-slot = An Absorb slot
label-fragment-slot-drain-give = From a Fragment slot
label-absorb-slot-drain-give = From an Absorb slot
label-fragment-slot-drain-put = Into a Fragment slot
label-absorb-slot-drain-put = Into an Absorb slot
label-use = Use { $card }: { $ability }
label-of = { $who }’s { $card }
label-empty-own = Place { $number } in your Mindset
label-empty = Place { $number } in { $who }’s Mindset
label-stack = The Stack in column { $column }
label-column = Column { $column }

## what happened

event-started = { $who } is the starting player; the Mood is { $side }
event-mulliganed =
    { $replaced ->
        [yes] { $who } replaces all four cards
       *[no] { $who } keeps their hand
    }
event-turn-began = { $who } starts their turn (Cycle { $cycle })
event-took = { $who } takes { $card } from column { $column } of the Impulse
event-turned-up = { $card } is turned up in column { $column } of the Impulse
event-discarded = { $who } discards { $card } from their hand
event-discarded-impulse = { $who } discards { $card } from column { $column } of the Impulse
event-cancelled = { $who } discards { $card } to cancel { $other }’s Ability
event-passed-cancel = { $who } does not cancel
event-looked = { $who } looks at { $other }’s hand ({ $cards })
event-stole = { $who } takes { $card } from { $other }’s hand
event-left-card = { $who } takes nothing from { $other }’s hand
event-drew = { $who } draws { $card }
event-revelation = Column { $column } of the Impulse cannot be refilled: a Revelation ends { $who }’s turn
event-reshuffled = The discard pile is shuffled into a new main deck of { $cards }
event-impulse-renewed = A new Impulse is laid out ({ $cards })
event-stacks-refilled = The Impulse Stacks are refilled ({ $cards })
event-mindsets-cleared = All Mindsets are discarded ({ $cards })
event-hands-trimmed = Everybody discards down to four cards ({ $cards } discarded)
event-hands-filled = Everybody draws up to four cards ({ $cards } drawn)
event-tossed = The Mood Marker Coin lands on { $side }
event-spent = { $who } spends a Fragment from { $card }; it goes back to the supply
event-spent-onto = { $who } spends a Fragment from { $card }; { $other } absorbs it
merged-pair = { $card } merged with { $other }
event-entered = { $card } enters { $who }’s Mindset
event-entered-with = { $card } enters { $who }’s Mindset with { $fragments }
event-left-mindset = { $card } leaves { $who }’s Mindset
event-left-mindset-with =
    { $count ->
        [one] { $card } leaves { $who }’s Mindset; { $fragments } goes back to the supply
       *[other] { $card } leaves { $who }’s Mindset; { $fragments } go back to the supply
    }
event-used = { $who } uses { $ability } ({ $card })
event-swapped-own = { $who } swaps { $card } and { $other } within their own Mindset
event-swapped = { $who } swaps { $card } for { $to }’s { $other }
event-drained = { $who } drains { $fragments } from { $card } onto { $other }
event-collected = { $who } collects { $bliss } and { $gloom }
event-bonus =
    { $count ->
        [one] { $who } has { $combination }: { $count } bonus Fragment, matching the Mood
       *[other] { $who } has { $combination }: { $count } bonus Fragments, matching the Mood
    }
event-won = { $who } wins: { $condition }

## the Revelation, the score table, the end

scene-revelation = Revelation
part-revelation = A stack is empty
part-collected = Fragments collected
part-bonus = Vibe combinations
part-won = Winner
part-next = Next Cycle
part-enough = Enough to win
gain-collected = { $who } collects { $fragments }
gain-bonus = { $who } has { $combination }: { $fragments }
row-revelation =
    { $number ->
        [1] First Revelation
        [2] Second Revelation
        [3] Third Revelation
        [4] Fourth Revelation
        [5] Fifth Revelation
        [6] Sixth Revelation
        [7] Seventh Revelation
        [8] Eighth Revelation
        [9] Ninth Revelation
        [10] Tenth Revelation
       *[other] Revelation { $number }
    }
row-emotions = Fragments on Emotions
row-vibes = Vibe combination
of-side = { $amount } { $side }
enough = Enough to win
enough-of = { $who } is { $condition } with { $bliss } Bliss and { $gloom } Gloom
single-first = Single-minded beats Balanced
single-first-says =
    { $count ->
        [one] { $names } is Single-minded, and that beats Balanced.
       *[other] { $names } are Single-minded, and that beats Balanced.
    }
tie-total = Tie: most Fragments
tie-last = Tie: most in the last Revelation
tie-of = { $who } { $amount }
tie-in-brackets = { $who } ({ $amount })
shared = Shared victory
shared-says = { $names } are tied on everything and share the victory.
won-standing = { $who } is { $condition } with { $bliss } Bliss and { $gloom } Gloom
won-beaten = { $who } ({ $condition } with { $bliss } Bliss and { $gloom } Gloom)
won-plain = { $told }.
won-single = { $told }, and Single-minded beats { $others }.
won-tie-total = { $told } and breaks the tie with { $others } by having the most Fragments, { $total }.
won-tie-last = { $told } and breaks the tie with { $others } by scoring the most Fragments in the last Revelation, { $last }.
won-shared = { $told }; with { $total } Fragments each, { $last } of them from the last Revelation, they share the victory.

## standing

why-nobody = nobody would have enough Fragments
why-sole = the only one with enough Fragments
why-single = Single-minded beats Balanced
why-tie-total = the tie goes to whoever has the most Fragments
why-tie-last = still tied, so it goes to whoever scores the most in this Revelation
why-shared = tied on everything, so the victory is shared
reached-now = { $condition } if a Revelation came now
short-of-bliss = { $bliss } Bliss short of { $condition }
short-of-gloom = { $gloom } Gloom short of { $condition }
short-of-both = { $bliss } Bliss and { $gloom } Gloom short of { $condition }
is-so = { $who } is { $so }
made-scored = Scored so far
made-vibes = Vibes: { $combination }
made-name = { $who }’s { $side } Fragments after a Revelation

## counters in previews

amount-actions = Actions
amount-actions-one = Action
amount-cards = cards
amount-cards-one = card
amount-emotions = Emotions in the Mindset
amount-emotions-one = Emotion in the Mindset
amount-vibe-bonus = Vibe bonus
amount-winning = a winning condition met
amount-lying = { $side } Fragments in the Mindset
amount-lying-one = { $side } Fragment in the Mindset
amount-scored = scored { $side } Fragments
amount-scored-one = scored { $side } Fragment

## values of refusals: parts of the sentences in rulebook.yaml

whose-own = your
whose-other = { $who }’s
where-own-mindset = in your Mindset
where-mindset = in { $who }’s Mindset
where-impulse = in the Impulse, not in your hand
where-discard = in the discard pile, not in your hand
where-hand = in { $who }’s hand, not in yours
where-not-in-hand = not in your hand
pile-deck = The main deck
pile-stack = Stack { $number }
state-face-down = is face down
state-empty = is empty
current-paying = paying for { $ability }
current-invoke = your Invoke
todo-absorb = choose where the Fragment goes
todo-destroy = choose an Emotion in any Mindset
todo-deprive-card = choose a face-up Impulse card to discard
todo-summon = choose a card from your hand
todo-steal = choose an opponent whose hand you want to look at
todo-swap = choose the Emotion you want
todo-embrace = choose a face-up Impulse card to take
todo-drain = choose the Emotion to take Fragments from
todo-steal-card = take one of { $who }’s cards or leave them all
todo-swap-own = choose which of your Emotions to give for { $card }
todo-drain-host = choose which of your Emotions takes the Fragments from { $card }
todo-drain-give = choose the kind of slot on { $card } that gives up a Fragment
todo-drain-put = choose the kind of slot on { $card } that takes the Fragment
todo-alone = place { $card } alone
todo-merge = merge it
todo-discard-for-it = discard an Emotion for it
todo-discard-for = discard an Emotion for { $card }
an-absorber = a { $name }
reason-no-hand = no opponent has a card in hand
reason-drain = no { $side } Emotion except { $card } holds a Fragment, and no { $other } Fragment could move onto one of your Emotions
reason-drain-paying = with this Fragment in the supply, { $reason }
hosts-are =
    { $count ->
        [one] { $names } is
       *[other] { $names } are
    }
hosts-have =
    { $count ->
        [one] { $names } has
       *[other] { $names } have
    }
why-host-chosen = { $card } was chosen
why-host-elsewhere = { $card } is in { $who }’s Mindset
why-already-chosen = is already one of them
why-only-one = is the only one you could give
why-aside = ; { $card } is already put aside
why-not-in-hand = ; { $card } is not in your hand

## the table in sentences

told-your-turn = Your turn
told-turn-of = { $who }’s turn
told-summary =
    { $left ->
        [0] Cycle { $cycle }, the Mood is { $side }. { $turn }, no Actions left.
        [one] Cycle { $cycle }, the Mood is { $side }. { $turn }, { $left } Action left.
       *[other] Cycle { $cycle }, the Mood is { $side }. { $turn }, { $left } Actions left.
    }
told-heading-summary = Summary
told-heading-middle = The middle
told-heading-mindsets = Mindsets
told-heading-yours = Yours
told-you = you
told-would-win = If the Revelation came now, { $winners } would win.
told-nobody-wins = If the Revelation came now, nobody would win.
told-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
told-score =
    { $you ->
        [yes] You have scored { $bliss } Bliss and { $gloom } Gloom, with { $cards } in hand.
       *[no] { $who } has scored { $bliss } Bliss and { $gloom } Gloom, with { $cards } in hand.
    }
told-score-bonus =
    { $you ->
        [yes] You have scored { $bliss } Bliss and { $gloom } Gloom, with { $cards } in hand, and { $combination } for { $bonus } more.
       *[no] { $who } has scored { $bliss } Bliss and { $gloom } Gloom, with { $cards } in hand, and { $combination } for { $bonus } more.
    }
told-line-met = For { $condition } you need { $bliss } Bliss and { $gloom } Gloom; you have them.
told-line = For { $condition } you need { $bliss } Bliss and { $gloom } Gloom; you are { $short_bliss } and { $short_gloom } short.
told-card = { $card }, { $strength }, { $side }, { $vibe }, Ability { $ability }
told-card-without = { $card }, no Ability
told-empty = empty
told-column = Column { $column }: { $card }; { $cards } in its Stack.
told-column-last = Column { $column }: { $card }; { $cards } in its Stack. Taking it triggers the Revelation.
told-nothing = nothing
told-impulse =
    { $count ->
        [0] No face-up cards: { $cards }.
        [one] { $count } face-up card: { $cards }.
       *[other] { $count } face-up cards: { $cards }.
    }
told-impulse-title = Impulse
told-merged = merged with { $card }
told-fragments-left =
    { $of ->
        [one] { $count } of { $of } Fragment left
       *[other] { $count } of { $of } Fragments left
    }
told-absorbed =
    { $of ->
        [one] { $count } of { $of } Fragment absorbed
       *[other] { $count } of { $of } Fragments absorbed
    }
told-new = new this turn
told-places-free =
    { $count ->
        [0] no places free
        [one] { $count } place free
       *[other] { $count } places free
    }
told-emotions =
    { $count ->
        [0] No Emotions
        [one] { $count } Emotion
       *[other] { $count } Emotions
    }
told-mindset = { $emotions }; { $free }.
told-mindset-of = { $emotions }: { $names }; { $free }.
told-place = Place { $number }: { $what }.
told-perhaps = perhaps { $card }
told-known = Known in { $who }’s hand: { $cards }.
told-mindset-title-own = Your Mindset
told-mindset-title = { $who }’s Mindset
told-hand-title = Your hand
told-hand =
    { $count ->
        [0] No cards.
        [one] { $count } card: { $names }.
       *[other] { $count } cards: { $names }.
    }
told-piles-title = Piles
told-piles =
    { $deck ->
        [0] No cards in the main deck, { $discard } in the discard pile.
        [one] { $deck } card in the main deck, { $discard } in the discard pile.
       *[other] { $deck } cards in the main deck, { $discard } in the discard pile.
    }
told-supply = The supply holds { $bliss } Bliss and { $gloom } Gloom Fragments.
told-discarded = Discard pile, newest first: { $cards }.

## the table in a terminal

draw-discard-pile = Discard pile ({ $count }):
draw-cycle = Cycle { $cycle }   Mood
draw-turn = { $who }’s turn, { $taken } of { $of } Actions taken
draw-used = used: { $names }
draw-piles = Deck { $deck }   discard pile { $discard }
draw-supply = supply
draw-empty = (empty)
draw-empty-mindset = empty
draw-this-turn-entered = entered this turn
draw-this-turn-swapped = swapped this turn
draw-seat = Seat
draw-mindset = Mindset
draw-scored = Scored
draw-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
draw-perhaps = perhaps
draw-bonus = { $combination }: { $bonus } bonus
draw-both = both
draw-no-cards = no cards
draw-aside = put aside
draw-about-to-enter = about to enter
draw-looking = the hand you are looking at
draw-your-hand = your hand

## words on cards

number =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $count }
    }
slots-fragment =
    { $count ->
        [one] { $number } Fragment slot
       *[other] { $number } Fragment slots
    }
slots-absorb =
    { $count ->
        [one] { $number } Absorb slot
       *[other] { $number } Absorb slots
    }
text-destroy = Discard one Emotion from any Mindset; its Fragments go back to the supply.
text-drain = Move Fragments from one Emotion in any Mindset to empty slots on one of yours with the same affiliation.
text-deprive =
    { $count ->
        [0] Discard a face-up Impulse card and replace it from its Stack.
        [1] Discard a face-up Impulse card and replace it from its Stack.
        [2] Discard a face-up Impulse card and replace it from its Stack. Do this twice.
        [3] Discard a face-up Impulse card and replace it from its Stack. Do this three times.
       *[other] Discard a face-up Impulse card and replace it from its Stack. Do this { $number } times.
    }
text-summon = Put one card from your hand into your Mindset, as with Invoke; you may merge it.
text-steal = Look at an opponent’s hand; you may take one card from it.
text-swap = Exchange one Emotion in any Mindset for one of yours; Fragments stay on their cards.
text-draw =
    { $count ->
        [one] Draw { $number } card from the main deck.
       *[other] Draw { $number } cards from the main deck.
    }
text-embrace = Take one face-up Impulse card into your hand and replace it from its Stack.
text-absorber = { $slots } for { $side } Fragments that your other Emotions spend. Merged with a { $side } Emotion that enters from your hand, it absorbs only what that Emotion spends.
