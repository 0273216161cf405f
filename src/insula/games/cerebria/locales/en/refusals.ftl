# Parts of refusals; the sentences themselves are in rulebook.yaml.

that-slot = That slot
spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
size-minor = Minor
size-major = Major
at-least-one-of = At least one of { $upgrades }
cell-first = { $act } (its first space)
cell-of = { $act } ({ $upgrade })
further-strong = Another Strong Emotion

## reasons, after a colon

no-way-intensify = none of your team's Emotions is next to your Spirit
no-way-no-emotion = your team has no Emotion in play
no-way-full = every slot next to your Spirit holds an Emotion
no-garrison-locked = Invoke is locked
no-garrison-full = it has no empty slot
no-garrison-barred = a power keeps your team's Emotions off its empty slots
no-garrison-card = you would have no card left to invoke
taken-belongs = it belongs to { $team }
taken-plays = { $who } plays it
taken-by-another = another seat plays it
no-start-holds = it already holds a { $vibe } one
no-start-basic = in the basic game they only unlock rows
no-start-locked = { $act } is not unlocked yet

## prices

act-with = { $act } with { $upgrades }
further-commitment = The Commitment bonus
further-essence = One more Essence
further-card = One more card
essence-of-either = { $count } Bliss or Gloom Essence
essence-of-any = { $count } Essence of any kind
essence-more-of-any = { $count } more Essence of any kind

## things that are no answer: what follows their name

thing-in-play = is in play on { $slots }
thing-not-in-play = is neither in your hand nor in play
thing-holds = holds { $card } { $of_team }
thing-empty = is empty
thing-space-of = is occupied by { $spirits }
thing-empty-space = is an empty Spirit space
thing-no-fortress = has an empty Fortress location
thing-minor-fortress = has a Minor Fortress { $of_team }
thing-major-fortress = has a Major Fortress { $of_team }
thing-token = holds a { $vibe } Vibe token
thing-common = is the current Common Aspiration
thing-in-common-row = is in the row of Common Aspirations
thing-not-common = is not in the row of Common Aspirations
thing-played = is played by { $who }
thing-not-played = is not in this game
thing-ending = ending it
