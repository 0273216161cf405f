# Was geschah, je ein Satz ohne Punkt. Begriffe: terms.md.

event-spirit = { $who } spielt { $spirit }
event-deck = { $who } spielt den Stapel „{ $deck }“
event-deck-own = { $who } spielt einen eigenen Stapel
event-deck-random = { $who } spielt einen Stapel, den der Zufall zusammenstellt
event-deck-neutrality = { $who } spielt den Stapel des Gleichgewichts
event-starts = { $who } beginnt { $on }
event-lays = { $who } beginnt mit { $card } { $at }
event-order = { $who } ist in der Zugfolge an Stelle { $number }
event-turn-began = { $who } ist am Zug (Zug { $number })
event-turn-ended = { $who } beendet den Zug

## Aktionen und was sie bewirken

event-acted = { $who } nutzt { $act }
event-acted-with = { $who } nutzt { $act }, dazu { $upgrades }
event-moved = { $who } steht jetzt { $on }
event-invoked = { $who } weckt { $card } { $at }
event-quelled = { $who } dämpft { $card } { $at }: { $amount } Essenz weg
event-empowered = { $who } bestärkt die Emotion { $at } zu { $card }, { $amount } Essenz darauf
event-built = { $who } baut eine Festung { $in_realm }
event-exalted = { $who } erhöht die Festung { $in_realm }
event-attuned = { $who } bringt die Festung { $in_realm } in die Identität
event-razed =
    { $left ->
        [minor] { $who } schleift die Festung { $in_realm }; sie ist jetzt klein
       *[other] { $who } schleift die Festung { $in_realm }; sie ist weg
    }
event-vibe-unlocks = { $who } schaltet { $act } mit einem { $vibe }en Schwingungsmarker frei
event-vibe-placed = { $who } legt einen { $vibe }en Schwingungsmarker auf { $upgrade } ({ $act })
event-discarded = { $who } legt { $card } ab
event-revealed = { $who } zeigt { $card }
event-drew = { $who } zieht { $card }
event-turned-up = { $card } liegt offen auf dem Stapel von { $who }
event-extra-actions =
    { $changes ->
        [gains] { $count ->
            [one] { $who } bekommt { $count } Aktion
           *[other] { $who } bekommt { $count } Aktionen
        }
       *[other] { $count ->
            [one] { $who } verbraucht { $count } Aktion
           *[other] { $who } verbraucht { $count } Aktionen
        }
    }
event-gained =
    { $changes ->
        [gains] { $who } bekommt { $what }
       *[other] { $who } gibt { $what } ab
    }

## Emotionen und Kräfte

event-essence-on =
    { $changes ->
        [gains] { $card } { $at } bekommt { $amount } Essenz
       *[other] { $card } { $at } verliert { $amount } Essenz
    }
event-token-on = { $card } { $at } hat jetzt einen Intensitätsmarker +{ $amount }
event-insecure = { $card } { $at } bekommt einen Unsicherheitsmarker
event-moved-emotion = { $card } wandert { $start } { $goal }
event-left-play = { $card } { $at } verlässt das Spiel
event-power-worked = Die Kraft von { $card } wirkt
event-power-worked-at = Die Kraft von { $card } { $at } wirkt
event-control = { $team } beherrscht { $realm }
event-control-frontier = { $team } beherrscht das Grenzland { $frontier }

## Der Ursprung und Offenbarungen

event-rotated =
    { $count ->
        [one] { $who } dreht den Ursprung um { $count } Schritt
       *[other] { $who } dreht den Ursprung um { $count } Schritte
    }
event-absorbed = { $who } nimmt { $amount } Willenskraft aus der Sphäre { $sphere } ({ $realm }) auf
event-drained = { $amount } Willenskraft der Sphäre { $sphere } geht durch { $who } in den Vorrat
event-refilled = Die Sphäre { $sphere } ({ $realm }) wird mit { $amount } Willenskraft gefüllt
event-revelation = { $who } löst eine Offenbarung aus ({ $realm })
event-hidden-shown = { $team } zeigt das verborgene Bestreben { $aspiration }
event-common-won = { $team } erfüllt das gemeinsame Bestreben { $aspiration }
event-hidden-won = { $team } erfüllt das verborgene Bestreben { $aspiration }
event-condition =
    { $number ->
        [1] { $team } erfüllt die erste Bedingung von { $aspiration }
       *[other] { $team } erfüllt die zweite Bedingung von { $aspiration }
    }
event-fragment-added =
    { $size ->
        [minor] { $team } legt ein kleines Fragment in die Identität
        [major] { $team } legt ein großes Fragment in die Identität
       *[other] { $team } legt das Schlussfragment in die Identität
    }
event-harvested =
    { $size ->
        [minor] Die kleine Festung { $of_team } { $in_realm } kommt in die Identität
       *[other] Die große Festung { $of_team } { $in_realm } kommt in die Identität
    }
event-common-down = Das gemeinsame Bestreben { $aspiration } wird umgedreht
event-common-removed = { $team } entfernt das gemeinsame Bestreben { $aspiration }
event-common-moved = { $team } verschiebt { $aspiration } an Stelle { $place } der gemeinsamen Reihe
event-common-next = Das gemeinsame Bestreben ist jetzt { $aspiration }
event-hidden-new = { $team } hat ein neues verborgenes Bestreben
event-hidden-taken = { $team } hat { $aspiration } als verborgenes Bestreben
event-looked = { $team } sieht sich verborgene Bestreben an ({ $count })

## Punkte und das Ende

event-intention = { $team }: { $points }. { $intention }
event-wheel = { $team } steht auf dem Rad bei { $amount }
event-points-given = { $team } bekommt { $points } für das Schlussfragment
event-end = Die Partie endet nach diesem Zug: { $why }
event-end-exhausted = Es ist kein gemeinsames Bestreben mehr übrig
event-end-capped = { $team } krönt die Identität mit dem Schlussfragment
event-end-twenty = { $team } hat 20 Punkte auf dem Rad
event-won = Die Partie ist zu Ende: { $team } gewinnt mit { $points }
event-tied = Die Partie ist zu Ende: Gleichstand mit { $points }

## Warum sie endete

reason = { $why }; { $result } ({ $points }).
reason-exhausted = Es war kein gemeinsames Bestreben mehr übrig
reason-capped = { $team } hat die Identität mit dem Schlussfragment gekrönt
reason-twenty = { $team } hat auf dem Rad 20 Punkte erreicht
reason-wins = { $team } gewinnt
reason-tie-broken = { $team } gewinnt den Gleichstand durch das Schlussfragment
reason-tied = Gleichstand zwischen { $teams }
reason-points = { $team } { $points }
