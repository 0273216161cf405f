# The open question, and the answers as they appear on buttons.

ask-choose-spirit = { $who }, which Spirit will you play?
ask-choose-deck = { $who }, which Emotion deck will you play?
ask-start-space = { $who }, which free Frontier does your Spirit start on?
ask-second-frontier = { $who }, which free Frontier does your second starting Emotion go beside?
ask-start-slot = { $who }, which of the two slots beside the Frontier does your starting Emotion go on?
ask-start-token = { $who }, where does your { $vibe } starting Vibe token go?
ask-balance-space = { $who }, which Frontier does your Spirit start on?
ask-turn =
    { $count ->
        [one] { $who }, take an Action ({ $count } Action left), use an Ability or end your turn.
       *[other] { $who }, take an Action ({ $count } Actions left), use an Ability or end your turn.
    }
ask-turn-after = { $who }, use an Ability or end your turn.
ask-turn-end = { $who }, your turn ends: 1 Ambition for your team, or 2 cards for you?

## an Action being put together

ask-token-card = { $who }, { $act }: discard a card first to place a Vibe token?
ask-token-cell = { $who }, { $act }: which space of the row does the Vibe token go on?
ask-token-colour = { $who }, { $act }: what colour is the Vibe token?
ask-invoke-card = { $who }, { $act }: which Emotion do you bring into play?
ask-target-slot = { $who }, { $act }: which slot?
ask-target-space = { $who }, { $act }: which space do you go to?
ask-target-realm = { $who }, { $act }: which Realm’s Fortress location?
ask-using = { $who }, { $act }: which upgrades do you use?
ask-quell-amount = { $who }, { $act }: how much Essence do you remove?
ask-reveal-card = { $who }, { $act }: which card do you show?
ask-switch-with = { $who }, { $act }: which Spirit do you swap places with?
ask-push-who = { $who }, { $act }: which Spirit do you push?
ask-push-to = { $who }, { $act }: where to?
ask-after-move-slot = { $who }, { $act }: which Emotion next to your new space is it for?
ask-invoke-kind = { $who }, { $act }: which kind of Essence goes on it?
ask-fortify-kind = { $who }, { $act }: whose Intensity token does the Fortress carry?
ask-strong-card = { $who }, { $act }: which Strong Emotion does Neutrality become?
ask-strong-vibe = { $who }, { $act }: which Vibe does it have?
ask-command-to = { $who }, { $act }: which empty space does that Spirit go to?

## the rest of a turn

ask-drain = { $who }, which Sphere next to you do you take 1 Willpower from?
ask-draw-more = { $who }, do you draw another card for 2 Willpower?
ask-harvest-amount = { $who }, how much Willpower do you exchange for Essence?
ask-intensify-slot = { $who }, which Emotion do you intensify?
ask-intensify-more = { $who }, do you add another Essence for 1 Willpower?
ask-move-which = { $who }, which of your team’s Emotions do you move?
ask-move-where = { $who }, which empty slot next to you does it move to?
ask-vibe-colour = { $who }, what colour is the Vibe token?
ask-vibe-cell = { $who }, where does the Vibe token go?
ask-vibe-cell-of = { $who }, where does the { $vibe } Vibe token go?
ask-sphere = { $who }, which Sphere do you absorb from?
ask-take-extra = { $who }, how much of the extra Willpower do you take from { $sphere }?
ask-sphere-bonus = { $who }, do you take the bonus of { $sphere }? { $bonus }
ask-wheel-bonus = { $who }, do you take the bonus of your Wheel ({ $bonus })?
ask-delight = { $who }, do you draw a card for absorbing so much?
ask-convert = { $who }, do you turn 1 Willpower into an Essence?
ask-essence-gain =
    { $count ->
        [1] { $who }, which kind of Essence do you gain?
       *[other] { $who }, you gain { $count } Essence. How many of them are Bliss?
    }
ask-essence-owed = { $who }, which kind of Essence do you give up?

## Aspirations

ask-remove-common = { $who }, which Common Aspiration does your team remove?
ask-look-hidden = { $who }, does your team look at the top cards of its Hidden Aspirations?
ask-hidden = { $who }, which of them is your team’s new Hidden Aspiration?
ask-put-back = { $who }, which Aspiration comes next, from the top of the deck down?
ask-move-common = { $who }, your team is behind: which Common Aspiration does it move to another place?
ask-common-place = { $who }, which place in the row does { $aspiration } go to?

## powers

ask-power-order = { $who }, which of your team’s powers works first?
ask-lose-card = { $who }, which card do you discard?
ask-drained-sphere = { $who }, which Sphere with enough Willpower does Urge take from?
ask-bear-loss = { $who }, how much of the loss does { $card } take?
ask-may = { $who }, do you use the power of { $card }?
ask-recipient = { $who }, who is the power of { $card } for?
ask-choose = { $who }, { $card }: { $choices }?
ask-spirit-to = { $who }, { $card }: where does { $spirit } go?
ask-shift-to = { $who }, { $card }: where does { $moved } go?
ask-pick = { $who }, which Emotion does the power of { $card } work on?
choice-gain = { $number } gain { $what }
choice-lose = { $number } lose { $what }

## answers, as they appear on buttons

label-yes = Yes
label-no = Pass
label-yes-token-card = Discard a card
label-no-token-card = Discard nothing
label-yes-draw-more = Draw another
label-no-draw-more = No more cards
label-yes-intensify-more = Add another
label-no-intensify-more = No more Essence
label-yes-sphere-bonus = Take the bonus
label-no-sphere-bonus = Leave the bonus
label-yes-wheel-bonus = Take the bonus
label-no-wheel-bonus = Leave the bonus
label-yes-delight = Draw a card
label-no-delight = Don’t draw
label-yes-look-hidden = Look at them
label-no-look-hidden = Don’t look
label-yes-may = Use the power
label-no-may = Don’t use the power
label-yes-move-common = Move it
label-no-move-common = Leave the row as it is
label-yes-convert = Turn it into Essence
label-no-convert = Keep the Willpower
label-end-turn = End turn
label-take-ambition = Take 1 Ambition
label-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
label-hidden-deck = The Hidden Aspirations
label-more = More than 40
label-top-card = The top card of your deck
label-invoke-top = Invoke { $card } from the top of your deck
label-choice = Choice { $number }
label-gain = Gain { $what }
label-lose = Lose { $what }
label-without-upgrades = Without upgrades
label-with-upgrade = With upgrade { $numbers }
label-with = With { $upgrades }
label-unlock = { $act }: unlock space
label-upgrade = { $act }: upgrade { $place }
label-cell = { $act }: { $upgrade }
label-invoke-at = Invoke it { $at }
label-place-at = Place it { $at }
label-move-emotion = Move { $card } { $start }
label-quell = Quell { $card } { $at }
label-empower = Empower { $card } { $at }
label-intensify = Intensify { $card } { $at }
label-absorb = Absorb from { $sphere }, at { $realm }
label-drain = Take from { $sphere }, at { $realm }
label-start = Start { $space }
label-beside = { $space }
label-move = Move { $space }
label-to = { $space }
label-push-who = Push { $who }
label-switch-with = Swap places with { $who }
label-recipient = For { $who }
label-token-card = Discard { $card }
label-lose-card = Discard { $card }
label-invoke-card = Invoke { $card }
label-reveal-card = Show { $card }
label-strong-card = Becomes { $card }
label-harvest-amount = Exchange { $amount } Willpower
label-quell-amount = Remove { $amount } Essence
label-take-extra = Take { $amount } extra Willpower
label-bear-loss = Loses { $amount } Essence
label-essence-gain = { $amount } Bliss Essence
label-deck-own = A deck of your own
label-deck-random = A random deck
label-row-place = Place { $place } in the row

## what the questions of the set-up mean

about-choose-spirit = Every Spirit has a power of its own; the Actions are the same for all. Read the powers and take the one you like best.
about-choose-deck = Your deck holds the Emotions you will draw and play. Your Spirit’s own deck is a good first choice.
about-start-space = Your Spirit walks along the ring. From a Frontier it reaches the Spheres and the Fortress locations of both Realms beside it, and your first Emotion will lie next to it.
about-balance-space = Your Spirit walks along the ring. From a Frontier it reaches the Spheres and the Fortress locations of both Realms beside it.
about-second-frontier = A Shaper is a team of one and starts with two Emotions. The second goes beside another Frontier; far from the first, it gives you a foothold on both sides of the board.
about-start-slot = Your first Emotion. It counts for the Realm it lies in and for the Frontier beside it. The team that controls a Realm pays less for its Action.
about-start-token = A Vibe token opens what it lies on: the first space of a row unlocks the Action itself, and the spaces to its right are upgrades. You will need Move, Invoke and Quell first. A row takes each Vibe only once.
