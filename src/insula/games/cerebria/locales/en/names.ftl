# Names and places of Cerebria and Forces of Balance, in the forms that sentences need. Cards, Realms, Spirits and so on
# have their English in components/. Seats are written @0 to @5; tables put the names there.
# $id is for languages that bend a place or a team by which one it is: the id of a Realm or frontier, or that of a team.

card-with-vibe = { $card } ({ $vibe })
a-card = a card
an-aspiration = an Aspiration
nobody = Nobody
of-team =
    { $id ->
       *[other] of { $team }
    }

## places

slot =
    { $id ->
        [frontier] the { $name } Frontier{ $place }
       *[other] { $name } ({ $place })
    }
at-slot =
    { $id ->
        [frontier] at the { $name } Frontier{ $place }
       *[other] at { $name } ({ $place })
    }
from-slot =
    { $id ->
        [frontier] from the { $name } Frontier{ $place }
       *[other] from { $name } ({ $place })
    }
to-slot =
    { $id ->
        [frontier] to the { $name } Frontier{ $place }
       *[other] to { $name } ({ $place })
    }
space =
    { $id ->
        [frontier] the { $name } Frontier
       *[other] { $name }
    }
on-space =
    { $id ->
        [frontier] on the { $name } Frontier
       *[other] on { $name }
    }
in-space =
    { $id ->
        [frontier] in the { $name } Frontier
       *[other] in { $name }
    }
to-space =
    { $id ->
        [frontier] to the { $name } Frontier
       *[other] to { $name }
    }
beside-space =
    { $id ->
        [frontier] beside the { $name } Frontier
       *[other] beside { $name }
    }
the-realm =
    { $id ->
       *[other] { $name }
    }
in-realm =
    { $id ->
       *[other] in { $name }
    }
frontier = { $name } Frontier

## so many

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
actions-left =
    { $count ->
        [one] { $count } Action left
       *[other] { $count } Actions left
    }
willpower = { $count } Willpower
essence = { $count } Essence
essence-of = { $count } { $kind } Essence
ambition = { $count } Ambition
vibe-tokens =
    { $count ->
        [one] { $count } Vibe token
       *[other] { $count } Vibe tokens
    }
actions =
    { $count ->
        [one] { $count } Action
       *[other] { $count } Actions
    }
absorbs =
    { $count ->
        [one] { $count } Absorb
       *[other] { $count } Absorbs
    }
kind-essence = { $kind } Essence
emotion-at = { $card } { $at }
fortress-in = Fortress { $in_realm }
spirit-of = { $spirit } ({ $who })
the-power = the power
upgrade-at-left = { $upgrade } (left)
upgrade-at-middle = { $upgrade } (middle)
upgrade-at-right = { $upgrade } (right)
