# Was zählt und wie viel: was einem Vorsatz fehlt, wer führt, woraus Zahlen bestehen, was Vorschauen zählen.

missing-essence = { $card } braucht noch { $count } Essenz
missing-emotion-free = braucht eine Emotion mit freien Essenzfeldern
missing-emotion-mild = braucht eine milde Emotion deines Teams
missing-opposing = braucht eine gegnerische Emotion
missing-opposing-essence = keine gegnerische Emotion hat { $count } Essenz
missing-minor-fortress = braucht eine kleine Festung deines Teams
missing-older-fortress = braucht eine Festung, die vor diesem Zug gebaut wurde
missing-fortress = braucht eine Festung deines Teams
missing-revelation = eine Offenbarung ({ $realm }): dort noch { $count } Willenskraft
missing-sphere = keine Sphäre hat { $count } Willenskraft
missing-tokens = { $act } braucht noch { $count } Schwingungsmarker
missing-in-rows = noch ein Schwingungsmarker für { $acts }
rows-complete = jede Reihe ist vollendet
lead-even = Gleichstand bei { $count }, niemand bekommt es
lead-has-it = { $team } hat es, { $most } zu { $least }
lead-balance-even = Wonne und Schwermut sind gleichauf; { $has } von { $needs } für die zweite Bedingung
lead-balance-uneven = Wonne und Schwermut sind nicht gleichauf; { $has } von { $needs } für die zweite Bedingung

## Woraus Zahlen bestehen

intensity-of = Intensität von { $card }
number-aspiration = { $aspiration }, { $team }
number-frontier = { $team } im Grenzland { $frontier }
number-realm = { $team } { $in_realm }
number-identity = { $team } in der Identität
number-price = { $act }, in Willenskraft
number-absorb = Aus { $sphere } aufnehmen
part-printed = Gedruckt, mit { $count } Essenz darauf
part-intensity-token = Intensitätsmarker
part-insecurity = Unsicherheitsmarker
part-power = Kraft von { $card }
part-never-below = Nie unter 0
part-made-equal = Durch eine Kraft angeglichen
part-blocked = { $card } { $at }, abgeschirmt durch { $blocker }
part-minor =
    { $count ->
        [one] { $count } kleines
       *[other] { $count } kleine
    }
part-major =
    { $count ->
        [one] { $count } großes
       *[other] { $count } große
    }
capping-fragment = Schlussfragment
minor-fortress = Kleine Festung
major-fortress = Große Festung
part-price = Gedruckter Preis
part-spirit-power = Die Kraft deines Geistes
part-powers = Kräfte von Emotionen
part-controls = { $team } beherrscht das Reich
part-base = Grundwert
part-at-least = Mindestens { $count }
part-holds-only = { $sphere } hat nur { $count }
counted-pair = { $realm } und das Grenzland { $frontier }
counted-triad = Dreiklang am Grenzland { $frontier }
counted-vibe = { $vibe }e Schwingung

## Was Vorschauen zählen

amount-willpower = Willenskraft
amount-essence = Essenz
amount-ambition = Ehrgeiz
amount-action = Aktion
amount-actions = Aktionen
amount-absorb = Aufnehmen
amount-absorbs = Aufnehmen
amount-card = Karte
amount-cards = Karten
amount-vibe-token = Schwingungsmarker
amount-vibe-tokens = Schwingungsmarker
amount-wheel-point = Punkt auf dem Rad
amount-wheel-points = Punkte auf dem Rad
amount-identity-point = Punkt in der Identität
amount-identity-points = Punkte in der Identität
amount-minor = unbenutztes kleines Fragment
amount-minors = unbenutzte kleine Fragmente
amount-major = unbenutztes großes Fragment
amount-majors = unbenutzte große Fragmente
amount-control = Herrschaft über { $realm }
amount-control-frontier = Herrschaft über das Grenzland { $frontier }
amount-essence-on = Essenz auf { $card }
amount-willpower-on = Willenskraft in { $sphere }

## Szenen, die Wertungstafel, das Ende

scene-revelation = Offenbarung
scene-final-scoring = Schlusswertung
scene-origin = Der Ursprung dreht sich
scene-intention = Vorsatz
scene-end-begins = Das Ende beginnt
part-sphere-empty = Eine Sphäre ist leer
part-hidden-shown = Verborgene Bestreben gezeigt
part-checked = Bestreben verglichen
part-fragments = Fragmente
part-next-common = Nächstes gemeinsames Bestreben
part-new-hidden = Neue verborgene Bestreben
part-fortress = Die Festung kommt dazu
part-filled = Die Sphäre wird gefüllt
part-of-powers = Kräfte
fact-compared = { $aspiration }. { $lead }
fact-points = Punkte der Teams
fact-aligned = { $sphere } steht jetzt bei { $realm }, { $count } Willenskraft darauf
fact-even = Wonne und Schwermut sind gleichauf
fact-uneven = Wonne und Schwermut sind nicht gleichauf
fact-second = { $condition }: { $has } von { $needs }
row-wheel = Rad der Vorsätze
row-intention = { $intention }, je { $points }
row-minor = Kleine Fragmente, je { $points }
row-major = Große Fragmente, je { $points }
row-capping = Schlussfragment, { $points }
row-in-place = Anstelle eines Schlussfragments, { $points }
times =
    { $count ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    }
laid = { $count } gelegt
capping-laid = gelegt
capping-not-laid = nicht gelegt
decided-most = Die meisten Punkte
decided-points = { $points }.
decided-capping = Gleichstand: das Schlussfragment
    .text = { $team } hat das Schlussfragment gelegt.
decided-tie = Gleichstand
    .text = Vollkommenes Gleichgewicht: { $teams }.
