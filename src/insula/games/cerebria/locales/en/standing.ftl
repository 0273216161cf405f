# What scores and by how much: what an Intention lacks, who leads, what numbers are made of, what previews count.

missing-essence = { $card } needs { $count } more Essence
missing-emotion-free = needs an Emotion with free Essence spaces
missing-emotion-mild = needs a Mild Emotion of yours
missing-opposing = needs an opposing Emotion
missing-opposing-essence = no opposing Emotion has { $count } Essence
missing-minor-fortress = needs a Minor Fortress of your team
missing-older-fortress = needs a Fortress built before this turn
missing-fortress = needs a Fortress of your team
missing-revelation = needs a Revelation at { $realm }: { $count } Willpower left there
missing-sphere = no Sphere holds { $count } Willpower
missing-tokens = { $act } needs { $count } more Vibe tokens
missing-in-rows = needs one more Vibe token for { $acts }
rows-complete = every row is complete
lead-even = Even at { $count }: nobody has it
lead-has-it = { $team } has it, { $most } to { $least }
lead-balance-even = Bliss and Gloom are even; { $has } of { $needs } for the second condition
lead-balance-uneven = Bliss and Gloom are not even; { $has } of { $needs } for the second condition

## what numbers are made of

intensity-of = Intensity of { $card }
number-aspiration = { $aspiration }, { $team }
number-frontier = { $team } on the { $frontier } Frontier
number-realm = { $team } { $in_realm }
number-identity = { $team } in the Identity
number-price = { $act }, in Willpower
number-absorb = Absorb from { $sphere }
part-printed = Printed, with { $count } Essence on it
part-intensity-token = Intensity token
part-insecurity = Insecurity token
part-power = Power of { $card }
part-never-below = Never below 0
part-made-equal = Made equal by a power
part-blocked = { $card } { $at }, blocked by { $blocker }
part-minor = { $count } Minor
part-major = { $count } Major
capping-fragment = Capping Fragment
minor-fortress = Minor Fortress
major-fortress = Major Fortress
part-price = Printed price
part-spirit-power = Your Spirit’s power
part-powers = Powers of Emotions
part-controls = { $team } controls the Realm
part-base = Base
part-at-least = At least { $count }
part-holds-only = Only { $count } left on { $sphere }
counted-pair = { $realm } and the { $frontier } Frontier
counted-triad = Triad at the { $frontier } Frontier
counted-vibe = { $vibe } Vibe

## what previews count

amount-willpower = Willpower
amount-essence = Essence
amount-ambition = Ambition
amount-action = Action
amount-actions = Actions
amount-absorb = Absorb
amount-absorbs = Absorbs
amount-card = card
amount-cards = cards
amount-vibe-token = Vibe token
amount-vibe-tokens = Vibe tokens
amount-wheel-point = point on the Wheel
amount-wheel-points = points on the Wheel
amount-identity-point = point in the Identity
amount-identity-points = points in the Identity
amount-minor = unused Minor Fragment
amount-minors = unused Minor Fragments
amount-major = unused Major Fragment
amount-majors = unused Major Fragments
amount-control = control of { $realm }
amount-control-frontier = control of the { $frontier } Frontier
amount-essence-on = Essence on { $card }
amount-willpower-on = Willpower on { $sphere }

## scenes, the score table, the end

scene-revelation = Revelation
scene-final-scoring = Final scoring
scene-origin = The Origin turns
scene-intention = Intention
scene-end-begins = The end begins
part-sphere-empty = A Sphere is empty
part-hidden-shown = Hidden Aspirations shown
part-checked = Aspirations compared
part-fragments = Fragments
part-next-common = Next Common Aspiration
part-new-hidden = New Hidden Aspirations
part-fortress = The Fortress joins
part-filled = The Sphere refills
part-of-powers = Powers
fact-compared = { $aspiration }. { $lead }
fact-points = Team points
fact-aligned = { $sphere } is now at { $realm }, with { $count } Willpower
fact-even = Bliss and Gloom are even
fact-uneven = Bliss and Gloom are not even
fact-second = { $condition }: { $has } of { $needs }
row-wheel = Wheel of Intentions
row-intention = { $intention }, { $points } each
row-minor = Minor Fragments, { $points } each
row-major = Major Fragments, { $points } each
row-capping = Capping Fragment, { $points }
row-in-place = In place of a Capping Fragment, { $points }
times =
    { $count ->
        [0] never
        [1] once
        [2] twice
       *[other] { $count } times
    }
laid = { $count } placed
capping-laid = placed
capping-not-laid = not placed
decided-most = Most points
decided-points = { $points }.
decided-capping = Tie: the Capping Fragment
    .text = { $team } placed the Capping Fragment.
decided-tie = Tie
    .text = { $teams } are in complete balance.
