# Der Tisch in Sätzen und im Terminal. Begriffe: terms.md.

told-heading-summary = Überblick
told-heading-realms = Reiche
told-heading-middle = Die Mitte
told-heading-teams = Teams
told-heading-spirits = Geister
told-heading-yours = Deins
told-you = du
told-yours = von dir
told-theirs = von { $who }
told-figure = { $who }, { $spirit } { $of_team }
told-spirit = { $spirit } { $of_team }
told-both-kinds = { $bliss } Wonne- und { $gloom } Schwermut-Essenz
told-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Der Überblick

told-setting-up = Der Tisch wird aufgebaut.
told-your-turn = Du bist am Zug
told-turn-of = { $who } ist am Zug
told-no-actions = keine Aktion mehr
told-turn = Zug { $number }. { $whose }: { $left }, { $absorb }.
absorb-possible = Aufnehmen möglich
no-absorb = kein Aufnehmen
told-scores = { $begins } Punkte: { $scores }.
told-you-are = Du bist { $side }.
told-you-stand = Du bist { $side } und stehst { $space }.
told-you-have = Du hast { $means }.
told-controls = { $team } beherrscht: { $realms }.
told-no-realm = kein Reich
told-order = Die Zugfolge: { $names }.
told-ending = Die Partie endet mit diesem Zug: { $ending }.
ending-common-row = kein gemeinsames Bestreben mehr
ending-capping = das Schlussfragment liegt
ending-twenty-points = 20 Punkte auf einem Rad
told-aspirations = Bestreben
told-common-empty = Die gemeinsame Reihe ist leer.
told-hidden = verborgen bei deinem Team
told-common = Stelle { $place } der gemeinsamen Reihe
told-aspiration = { $name }, { $where }: { $text } Jetzt { $counts }.
told-next = Bei der nächsten Offenbarung zählt { $aspiration }.
told-next-and-then = Bei der nächsten Offenbarung zählt { $aspiration }. Danach { $others }.

## Der Ring

told-tied = Gleichstand, { $bliss } zu { $gloom }
told-nobodys = Von niemandem beherrscht, Wonne { $bliss }, Schwermut { $gloom }
told-balance-holds = Gleichgewicht hält es bei { $count }
told-holds = { $team } hält es, { $high } zu { $low }
told-empty = leer
told-both-empty = Beide Plätze leer
told-essence = { $count } von { $of } Essenz
told-intensity = Intensität { $count }
told-counts-for = zählt für { $team }
insecure = unsicher
silenced = stumm
blocked = abgeschirmt
told-blocked-in = abgeschirmt in { $realms }
told-emotion = { $words }; { $owner }
told-nobody-there = niemand dort
told-place = { $lead }. { $emotions }; { $figures }.
told-slot = Platz { $number } von 2: { $emotion }.
told-its-slot = Der Platz: { $emotion }.
told-beside = Daneben, { $frontier }: { $emotion }.
told-no-fortress = Keine Festung.
told-minor-fortress = Kleine Festung { $of_team }, { $bonus } mehr Intensität.
told-major-fortress = Große Festung { $of_team }, { $bonus } mehr Intensität.
told-sphere-here = { $fortress } Sphäre: { $sphere }, { $willpower } von { $full }.
told-action = Die Reichsaktion { $action } kostet { $price } Willenskraft.
told-spheres-title = Sphären
told-spheres = { $count } Sphären. { $near }
told-low = Fast leer: { $spheres }. Eine Offenbarung ist nah.
told-none-low = Keine Sphäre ist fast leer.
told-sphere = { $sphere } ({ $realm }): { $willpower } von { $full } Willenskraft.

## Teams, Geister, die Hand

told-points =
    { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
told-team = { $points }: { $wheel } auf dem Rad, { $identity } durch die Identität.
told-ambition = Ehrgeiz { $count } von { $of }.
told-fragments-left = Übrig: { $minor } und { $major }.
told-minor =
    { $count ->
        [0] keine kleinen Fragmente
        [one] { $count } kleines Fragment
       *[other] { $count } kleine Fragmente
    }
told-major =
    { $count ->
        [0] keine großen Fragmente
        [one] { $count } großes Fragment
       *[other] { $count } große Fragmente
    }
told-its-hidden = Das verborgene Bestreben ist { $aspiration }.
told-has-hidden = Es gibt ein verborgenes Bestreben.
board-allows = jetzt möglich
told-intention = { $intention }, { $points }: { $state }.
told-not-on-board = noch nicht auf dem Spielplan
told-seat = { $side }, { $where }: { $means }.
told-seen = Auf der Hand gesehen: { $cards }.
told-tokens =
    { $count ->
        [0] kein Schwingungsmarker
       *[other] { $count } Schwingungsmarker
    }
told-tokens-with = { $tokens } ({ $upgrades })
told-row = { $row }: { $tokens }. { $text }
told-hand-title = Deine Hand
told-hand = { $cards }: { $names }.
told-hand-empty = { $cards }.
told-hand-card = { $card }: { $text }
told-says-nothing = ohne Kraft.

## Im Terminal

draw-basic = Einstiegsspiel, Geisttafeln { $side }
draw-full = Volles Spiel, Geisttafeln { $side }
draw-balance = Spiel mit Gleichgewicht, Geisttafeln { $side }
draw-set-up = Aufbau
draw-turn = Zug { $number }: { $who }, { $left }, { $absorb }
draw-order = Zugfolge: { $names }
draw-common = Gemeinsames Bestreben:
draw-then = dann { $others }
draw-last = das letzte
draw-ending = Die Partie endet mit diesem Zug ({ $ending })
draw-ring = Der Ring
draw-ring-list = Der Ring im Uhrzeigersinn
draw-spirits = Geister
draw-place = Ort
draw-control = Herrschaft
draw-slots = Plätze
draw-fortress = Festung
draw-sphere = Sphäre
draw-minor = klein
draw-major = groß
draw-fortress-minor = kleine Festung
draw-fortress-major = große Festung
draw-some-minor = { $count } klein
draw-some-major = { $count } groß
draw-some-capping = { $count } Schluss
draw-team = Team
draw-score = Punkte
draw-wheel = Rad
draw-ambition = Ehrgeiz
draw-identity = Identität
draw-unused = Unbenutzt
draw-hidden = Verborgen
draw-fragments = { $minor } klein, { $major } groß
draw-fragments-and-capping = { $minor } klein, { $major } groß und das Schlussfragment
draw-face-down = verdeckt
draw-none = keins
draw-one-of = eins von { $aspirations }
draw-player = Name
draw-willpower = Willenskraft
draw-essence = Essenz
draw-hand = Hand
draw-deck = Stapel
draw-vibe-tokens = Marker
draw-deck-top = { $count }, oben { $card }
draw-no-cards = keine Karten
draw-holds = { $who } hält { $cards }
draw-hand-of = Deine Hand ({ $spirit })
draw-house = * eine Kraft, die wir entworfen haben
draw-threshold = Schwelle { $count }
draw-shown = (gezeigt)
draw-commitment = Hingabe
draw-creativity = Kreativität
draw-humility = Demut
draw-diligence = Fleiß
draw-knowledge = Wissen
