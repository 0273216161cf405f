# Was Amygdala sagt. Begriffe: terms.md. Plätze heißen @0 bis @3; der Tisch setzt die Namen ein.

## Namen

space-name = { $region } { $number }
lotus-name = { $first }-{ $second }
the-lotus = Lotus { $lotus }
face-name = { $emotion } { $price }
several-icons = { $emotion } ×{ $times }
the-tile = das Plättchen { $tile }
own-tile = dein Plättchen { $tile }
tile-of = das Plättchen { $tile } von { $who }
resource-surprise = eine Ressource Überraschung
resource-sadness = eine Ressource Trauer
resource-serenity = eine Ressource Seelenruhe
resource-gratitude = eine Ressource Dankbarkeit
resource-hope = eine Ressource Hoffnung
resource-anger = eine Ressource Ärger
resource-wild = eine Joker-Ressource
resource-marked = { $resource } (Preis { $price })
a-coin-of = eine Münze zu { $value }
the-claim = den Anspruch auf { $emotion }
item-wild = einen Joker
item-happiness = ein Glücksplättchen
item-dream = einen Traum
item-idea = eine Idee
kind-wild = Joker
kind-happiness = Glück
kind-idea = Idee
kind-dream = Traum
kind-claim = Anspruch
some-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
change-ten-into-fives = einen Zehner in Fünfer
change-ten-into-five-and-ones = einen Zehner in einen Fünfer und Einer
change-five-into-ones = einen Fünfer in Einer
change-fives-into-ten = Fünfer in einen Zehner
change-five-and-ones-into-ten = einen Fünfer und Einer in einen Zehner
change-ones-into-five = Einer in einen Fünfer
change-ten-into-fives-and-one = einen Zehner in Fünfer und einen Einer

## Anzahlen

coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
coins-of =
    { $count ->
        [one] { $count } Münze zu { $value }
       *[other] { $count } Münzen zu { $value }
    }
icons =
    { $count ->
        [one] { $count } Symbol
       *[other] { $count } Symbole
    }
tiles = { $count } Plättchen
items =
    { $count ->
        [one] { $count } Ding
       *[other] { $count } Dinge
    }
ideas =
    { $count ->
        [one] { $count } Idee
       *[other] { $count } Ideen
    }
dreams =
    { $count ->
        [one] { $count } Traum
       *[other] { $count } Träume
    }
matching-tiles =
    { $count ->
        [one] { $count } passendes Plättchen
       *[other] { $count } passende Plättchen
    }
wild-tiles = { $count } Joker
happiness-tiles = { $count } Glücksplättchen
idea-tiles =
    { $count ->
        [one] { $count } Idee
       *[other] { $count } Ideen
    }
dream-tiles =
    { $count ->
        [one] { $count } Traum
       *[other] { $count } Träume
    }
wild-resources =
    { $count ->
        [one] { $count } Joker-Ressource
       *[other] { $count } Joker-Ressourcen
    }
resources =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
other-resources =
    { $count ->
        [one] { $count } andere Ressource
       *[other] { $count } andere Ressourcen
    }
other-resource-tiles =
    { $count ->
        [one] { $count } andere Ressource
       *[other] { $count } andere Ressourcen
    }
icons-in-coins =
    { $count ->
        [one] { $count } Symbol in Münzen
       *[other] { $count } Symbole in Münzen
    }
bonus-wild = { $count } Joker
bonus-happiness = { $count } Glücksplättchen
bonus-idea =
    { $count ->
        [one] { $count } Idee
       *[other] { $count } Ideen
    }
bonus-dream =
    { $count ->
        [one] { $count } Traum
       *[other] { $count } Träume
    }
bonus-claim =
    { $count ->
        [one] { $count } Anspruch
       *[other] { $count } Ansprüche
    }

## Einen Tisch eröffnen

choice-variants = Varianten
choice-variants-text = Das Zollplättchen wandert; Wertungsplättchen ersetzen die gedruckten Punkte
choice-changing-toll = Wandernder Zoll
choice-vp-tiles = Wertungsplättchen
choice-start = Wer beginnt
choice-start-text = Wer den Startmarker hat
choice-random = Zufall
choice-seat = Platz { $number }
choice-side = Spielplan
choice-side-text = Welche Seite des Spielplans oben liegt: reine Geschmackssache
choice-light = Hell
choice-dark = Dunkel
choice-colours = Farbe
choice-colours-text = Die Farben nach Plätzen
mode-changing-toll = Wandernder Zoll
mode-fixed-toll = Fester Zoll
mode-vp-tiles = Wertungsplättchen
unknown-variant = den Varianten
unknown-side = der Seite
unknown-start = der Frage, wer beginnt,
unknown-colour = den Farben

## Fragen

ask-turn = { $who }, kaufe auf einem Lotus, schalte ein Plättchen deines Tableaus frei oder lege einen Anspruch.
ask-buy = { $who }, welche Ressource kaufst du?
ask-second-tile = { $who }, nimmst du auch die andere Ressource? Du zahlst nur die teurere.
ask-pay = { $who }, wie bezahlst du { $tile }?
ask-pay-icon = { $who }, womit bezahlst du { $icon }?
ask-pair-first = { $who }, welche zwei Ressourcen bezahlen { $icon }? Wähle die erste.
ask-pair-second = { $who }, welche zwei Ressourcen bezahlen { $icon }? Wähle die zweite.
ask-place-from = { $who }, von welchem Lotus aus legst du { $tile }?
ask-space = { $who }, auf welches Feld legst du { $tile }?
ask-score = { $who }, welche Emotion wertest du für { $tile }?
ask-earn-claim = { $who }, welchen Anspruch nimmst du?
ask-claim-from = { $who }, von welchem Lotus aus legst du den Anspruch auf { $claim }?
ask-exchange = { $who }, was tauschst du?
ask-change = { $who }, wie wechselst du Münzen?
ask-end-turn = { $who }, tausche ein letztes Mal oder beende deinen Zug.
ask-discard = { $who }, dein Gedächtnis hat nur für { $room } Dinge Platz; lege noch { $count } ab.
ask-end-poor = { $who }, Zug beenden? So wie es steht, könntest du im nächsten keine Aktion bezahlen.
ask-no-action = { $who }, du kannst keine Aktion bezahlen, auch nicht mit Tauschen: Beende deinen Zug. Kann auch sonst niemand etwas tun, wird gewertet.
ask-no-action-last = { $who }, du kannst keine Aktion bezahlen, auch nicht mit Tauschen: Beende deinen Zug. In dieser Runde konnte niemand etwas tun, darum wird dann gewertet.

## Antworten, wie sie auf Knöpfen stehen

label-five-coins = { $coins } Münzen zahlen
label-seven-coins = { $coins } Münzen für Glück zahlen
label-pair = Zwei Ressourcen zahlen
label-by-hand = Symbol für Symbol zahlen
label-two-vp = { $count } Punkte tauschen
label-change-coins = Münzen wechseln
label-enough = Keine zweite Ressource
label-return-to-box = Das Plättchen in die Schachtel geben
label-backwards = Rückwärts ziehen
label-full-circle = Eine volle Runde ziehen
label-exchange-something = Etwas tauschen
label-end-turn = Zug beenden
label-acquire = Auf { $lotus } kaufen
label-move = Zum { $lotus } ziehen
label-take = { $what } nehmen
label-empty-place = Der leere Platz auf { $lotus }
label-unlock = { $tile } freischalten
label-cell = Feld { $cell } deines Tableaus
label-pay = { $what } zahlen
label-discard = { $what } ablegen
label-exchange = { $what } tauschen
label-pay-matching = Mit passenden Plättchen zahlen
label-claim-turn = Deinen Anspruch auf { $emotion } legen
label-claim-earn-claim = Den Anspruch auf { $emotion } nehmen
label-claim-end-turn = Den Anspruch auf { $emotion } ablegen
label-claim = Der Anspruch auf { $emotion }
label-score = { $emotion } werten
label-space = Auf { $space } legen
label-change = { $how } wechseln
label-switch-changing-toll = Die Variante „Wandernder Zoll“ umschalten
label-switch-vp-tiles = Die Variante „Wertungsplättchen“ umschalten

## Was geschah

event-started = { $who } hat den Startmarker
event-moved = { $who } zieht zum Lotus { $lotus }
event-moved-toll = { $who } zieht zum Lotus { $lotus } und zahlt 1 Münze Zoll
event-toll-moved = Das Zollplättchen wandert zum Lotus { $lotus }
event-bought =
    { $count ->
        [one] { $who } kauft { $tiles } für { $count } Münze
       *[other] { $who } kauft { $tiles } für { $count } Münzen
    }
event-dealt = Auf dem Lotus { $lotus } liegen jetzt { $faces }
event-reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt ({ $count } Plättchen)
event-cloud = { $who } zieht die Gedankenwolke nach { $cell }
event-cloud-paid =
    { $count ->
        [one] { $who } zieht die Gedankenwolke für { $count } Münze nach { $cell }
       *[other] { $who } zieht die Gedankenwolke für { $count } Münzen nach { $cell }
    }
event-paid = { $who } zahlt { $what }
event-paid-icon = { $who } zahlt { $what } für { $emotion }
event-unlocked = { $who } schaltet { $tile } frei
event-placed = { $who } legt { $tile } auf { $space }
event-returned = { $who } gibt { $tile } in die Schachtel
event-scored =
    { $count ->
        [one] { $who } wertet { $emotion } für { $count } Punkt
       *[other] { $who } wertet { $emotion } für { $count } Punkte
    }
event-bonus = { $who } räumt das Bonusfeld { $cell } frei: { $items }
event-short-supply = { $who } geht leer aus, im Vorrat fehlt etwas: { $tiles }
event-no-claim-left = { $who } hat keinen Anspruch mehr zu verdienen
event-earned-claim = { $who } nimmt den Anspruch auf { $emotion }
event-claimed = { $who } legt einen Anspruch auf Platz { $number } der Region { $region }
event-exchanged =
    { $count ->
        [one] { $who } tauscht { $what } gegen { $count } Münze
       *[other] { $who } tauscht { $what } gegen { $count } Münzen
    }
event-exchanged-vp =
    { $count ->
        [one] { $who } tauscht { $what } gegen { $count } Punkt
       *[other] { $who } tauscht { $what } gegen { $count } Punkte
    }
event-changed = { $who } wechselt { $how }
event-overpaid =
    { $count ->
        [one] { $who } verliert { $count } Münze: Der Vorrat hat kein Wechselgeld
       *[other] { $who } verliert { $count } Münzen: Der Vorrat hat kein Wechselgeld
    }
event-discarded = { $who } legt { $what } ab
event-skipped = { $who } kann keine Aktion bezahlen, auch nicht mit Tauschen, und setzt aus
event-skipped-warning = { $who } kann keine Aktion bezahlen, auch nicht mit Tauschen, und setzt aus; wird noch { $count }-mal hintereinander ausgesetzt, ist die Partie zu Ende
event-ended-turn = { $who } beendet den Zug
event-end-triggered =
    { $count ->
        [one] { $who } leitet das Ende ein: noch { $count } Zug
       *[other] { $who } leitet das Ende ein: noch { $count } Züge
    }
event-stuck = Niemand kann mehr eine Aktion bezahlen, darum wird gewertet
event-coin-points =
    { $count ->
        [one] { $who } bekommt { $count } Punkt für Münzen
       *[other] { $who } bekommt { $count } Punkte für Münzen
    }
event-region-points =
    { $count ->
        [one] { $who } bekommt { $count } Punkt für den { $place }. Platz in { $region }
       *[other] { $who } bekommt { $count } Punkte für den { $place }. Platz in { $region }
    }
event-won =
    { $count ->
        [one] { $who } gewinnt mit { $count } Punkt
       *[other] { $who } gewinnt mit { $count } Punkten
    }
paid-five-coins = 5 Münzen
paid-seven-coins = 7 Münzen
paid-pair = zwei Ressourcen

## Schlusswertung, Wertungstabelle, Ende

scene-final-scoring = Schlusswertung
scene-scoring = Wertung
scene-end-begins = Das Ende beginnt
part-stuck = Das Ende
part-coin-points = Übrige Münzen
part-won = Sieg
region-title = Region { $region }
row-during-play = Während der Partie gewertet
row-tiles = Emotionsplättchen
row-dreams = Träume
row-sold = Für Münzen abgegebene Punkte
row-coins = Übrige Münzen, je { $per } für 1 Punkt
row-region = Region { $region } ({ $values })
fact-icons = Symbole in der Region { $region }: { $counts }
fact-count = { $who } { $amount }
most-vp = Die meisten Punkte
tie-coins = Gleichstand: die meisten Münzen
shared = Geteilter Sieg
shared-says = { $names } haben auch gleich viele Münzen und teilen sich den Sieg.
ended-last-turns = Die letzten Züge sind gespielt; { $told }.
ended-stuck = Niemand konnte mehr eine Aktion bezahlen, auch nicht mit Tauschen; { $told }.
won-plain = { $who } hat die meisten Punkte
won-coins =
    { $vp ->
        [one] { $names } haben je { $vp } Punkt, und { $who } gewinnt mit den meisten übrigen Münzen
       *[other] { $names } haben je { $vp } Punkte, und { $who } gewinnt mit den meisten übrigen Münzen
    }
won-shared =
    { $vp ->
        [one] { $names } haben je { $vp } Punkt und { $coins } und teilen sich den Sieg
       *[other] { $names } haben je { $vp } Punkte und { $coins } und teilen sich den Sieg
    }

## Wie es steht, und woraus Zahlen bestehen

run-none = keine Symbole
run-claimed-none = Anspruch, aber keine Symbole
run-unclaimed = { $icons }, { $place }. Platz, kein Anspruch
run-place = { $icons }, { $place }. Platz
run-points =
    { $points ->
        [one] { $icons }, { $place }. Platz, { $points } Punkt
       *[other] { $icons }, { $place }. Platz, { $points } Punkte
    }
made-icons-name = Symbole von { $who } in der Region { $region }
made-place = { $place }. Platz, { $icons }
made-place-unclaimed = { $place }. Platz, { $icons }, aber kein Anspruch
made-no-icons = Keine Symbole
made-points-name = Punkte von { $who } in der Region { $region }, würde sie jetzt gewertet
made-coins-name = Münzen von { $who }
made-vp-track = Auf der Punkteleiste
made-coins = Münzen, je { $per } für 1 Punkt
made-total-name = Punkte von { $who }, würde jetzt gewertet
made-toll = Der Weg trifft auf das Zollplättchen
made-no-toll = Der Weg trifft nicht auf das Zollplättchen
made-toll-name = Zoll auf dem Weg zum Lotus { $lotus }
made-jump = Ein Sprung
made-first-tile = Das erste Plättchen ist kostenlos
made-neighbour = Ein Schritt nebenan ist kostenlos
made-none-beside = Neben der Wolke liegt kein Plättchen mehr
made-jump-name = Gedankenwolke zu { $tile }
made-network-name = Punkte für { $emotion }

## Zähler in der Vorschau

amount-coins = Münzen
amount-coins-one = Münze
amount-wild = Joker
amount-wild-one = Joker
amount-happiness = Glücksplättchen
amount-happiness-one = Glücksplättchen
amount-ideas = Ideen
amount-ideas-one = Idee
amount-dreams = Träume
amount-dreams-one = Traum
amount-claims = Ansprüche
amount-claims-one = Anspruch
amount-resources = Ressourcen { $emotion }
amount-resources-one = Ressource { $emotion }
amount-vp = Punkte
amount-icons = Symbole in der Region { $region }
amount-icons-one = Symbol in der Region { $region }
amount-lead = die Führung in der Region { $region }
amount-region-vp = Punkte am Ende für die Region { $region }
exchange-when = jederzeit in deinem Zug

## Der Tisch in Sätzen

told-heading-summary = Überblick
told-heading-regions = Regionen
told-heading-lotuses = Lotusblüten
told-heading-players = Wer mitspielt
told-summary =
    { $you ->
        [yes] Runde { $round }. Du bist am Zug. Punkte: { $scores }.
       *[no] Runde { $round }. { $who } ist am Zug. Punkte: { $scores }.
    }
told-you = du
told-has =
    { $you ->
        [yes] du hast { $amount }
       *[no] { $who } hat { $amount }
    }
told-tiles-left =
    { $count ->
        [0] kein Emotionsplättchen
       *[other] { $count } Emotionsplättchen
    }
told-left =
    { $you ->
        [yes] Du hast noch { $tiles }.
       *[no] { $who } hat noch { $tiles }.
    }
told-end-at = Wer noch { $count } hat, leitet das Ende ein.
told-scored-now =
    { $you ->
        [yes] Würde jetzt gewertet, hättest du { $total }: bisher { $vp }, { $regions } aus Regionen, { $coins } aus Münzen.
       *[no] Würde jetzt gewertet, hätte { $who } { $total }: bisher { $vp }, { $regions } aus Regionen, { $coins } aus Münzen.
    }
told-icons =
    { $count ->
        [0] { $who } keine Symbole
        [one] { $who } { $count } Symbol
       *[other] { $who } { $count } Symbole
    }
told-no-icons = Dort hat niemand ein Symbol
# $verb ist one, wo eine einzelne andere Person gemeint ist
told-claims =
    { $verb ->
        [one] Anspruch hat { $names }
       *[many] Anspruch erhoben: { $names }
    }
told-no-claims = noch kein Anspruch
told-region = Bringt { $values }. { $icons }; { $claims }.
told-region-title = { $region }, { $emotion }
told-space = { $space }: { $tile }.
told-runner = { $who }: { $text }
told-own-tile = dein Plättchen { $icons }
told-tile-of = Plättchen { $icons } von { $who }
told-icon-double = zweimal { $emotion }
told-icon-triple = dreimal { $emotion }
told-space-for = { $space } für { $vp }
told-may-place = Du darfst legen auf { $spaces }.
told-resources =
    { $count ->
        [0] Keine Ressourcen.
        [one] { $count } Ressource: { $tiles }.
       *[other] { $count } Ressourcen: { $tiles }.
    }
told-resource = { $emotion } für { $price }
told-here =
    { $verb ->
        [one] { $names } steht hier.
       *[many] Hier: { $names }.
    }
told-toll-here = Der Zoll liegt hier.
told-mind = noch { $tiles }, { $earned } von { $of } Bonusfeldern verdient.
told-cloud = Die Wolke liegt auf { $cell }.
told-cell = { $cell }: { $icons }.
told-bonus-earned = Bonusfeld { $cell }: { $gives }; verdient.
told-bonus =
    { $count ->
        [0] Bonusfeld { $cell }: { $gives }; ringsum liegt kein Plättchen mehr.
       *[other] Bonusfeld { $cell }: { $gives }; ringsum noch { $count } Plättchen.
    }
told-gives-claim = ein Anspruch
told-gives-wild = ein Joker
told-gives-happiness = ein Glücksplättchen
told-gives-idea = eine Idee
told-gives-dream =
    { $count ->
        [one] { $count } Traum
       *[other] { $count } Träume
    }
told-mind-title =
    { $you ->
        [yes] Dein Tableau
       *[no] Tableau von { $who }
    }
told-bank-title =
    { $you ->
        [yes] Dein Gedächtnis
       *[no] Gedächtnis von { $who }
    }
told-bank =
    { $coins ->
        [0] { $used } von { $of } Blättern belegt, keine Münzen.
        [one] { $used } von { $of } Blättern belegt, insgesamt { $coins } Münze.
       *[other] { $used } von { $of } Blättern belegt, insgesamt { $coins } Münzen.
    }
told-bank-of =
    { $coins ->
        [0] { $used } von { $of } Blättern belegt, keine Münzen: { $items }.
        [one] { $used } von { $of } Blättern belegt, insgesamt { $coins } Münze: { $items }.
       *[other] { $used } von { $of } Blättern belegt, insgesamt { $coins } Münzen: { $items }.
    }
told-item-resource = { $emotion } zu { $price }
told-item-claim = ein Anspruch auf { $emotion }
told-item-wild = ein Joker
told-item-happiness = ein Glücksplättchen
told-item-idea = eine Idee
told-item-dream = ein Traum

## Der Tisch im Terminal

draw-head = Runde { $round }   am Zug { $who }   Startmarker { $start }
draw-piles = Stapel { $stack }, Ablage { $discard }
draw-end-near =
    { $count ->
        [one] das Ende naht: noch { $count } Zug
       *[other] das Ende naht: noch { $count } Züge
    }
draw-supply = Vorrat: Münzen { $coins }
draw-region = Region
draw-vp = Punkte
draw-claims = Ansprüche
draw-icons = Symbole { $seat }
draw-toll = Zoll
draw-legend = [{ $items }]  @ Gedankenwolke
draw-earned = ja
draw-player =
    { $vp ->
        [one] { $vp } Punkt   noch { $tiles } Plättchen
       *[other] { $vp } Punkte   noch { $tiles } Plättchen
    }
draw-bank = Gedächtnis { $used }/{ $of }, Münzen { $coins }:
draw-unearned = noch nicht verdient:
