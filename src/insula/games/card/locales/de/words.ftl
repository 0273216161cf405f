# Was das Kartenspiel sagt. Begriffe: terms.md. Plätze heißen @0 bis @4; der Tisch setzt die Namen ein.

absorber-name = { $name } ({ $vibe })
a-card = eine Karte
that-place = diesem Platz
fragments =
    { $count ->
        [one] { $count } Fragment { $side }
       *[other] { $count } Fragmente { $side }
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
both-sides = { $bliss } Wonne und { $gloom } Schwermut

## Wege zum Sieg

condition-nothing = nichts
condition-balanced = Ausgeglichen
condition-single-minded-bliss = Einseitig (Wonne)
condition-single-minded-gloom = Einseitig (Schwermut)

## Fragen

ask-turn = { $who }, nimm eine Karte, spiel eine aus oder nutze eine Fähigkeit (Aktion { $number } von { $of }).
ask-turn-after = { $who }, nutze eine Fähigkeit deiner Emotionen oder beende deinen Zug.
ask-entry = { $who }, legst du die neue Emotion allein, verschmilzt du sie, oder legst du erst eine Emotion ab?
ask-entry-room = { $who }, welche Emotion legst du ab, um Platz zu machen?
ask-entry-alone = { $who }, legst du die neue Emotion allein, oder verschmilzt du sie?
ask-absorb = { $who }, wohin geht das Fragment, das { $card } ausgibt?
ask-cancel = { $who }, verhinderst du { $ability } von { $other } ({ $card }) mit einer Karte in { $vibe }?
ask-steal-card = { $who }, welche Karte von { $other } nimmst du, wenn überhaupt?
ask-deprive-card = { $who }, welche Impulskarte legst du ab (noch { $left })?
ask-drain-host = { $who }, welche deiner Emotionen bekommt die Fragmente von { $card }?
ask-drain-give = { $who }, von welcher Art Platz auf { $card } kommt das Fragment?
ask-drain-put = { $who }, auf welche Art Platz von { $card } kommt das Fragment?
ask-swap-own = { $who }, welche deiner Emotionen gibst du für { $card }?
ask-trim = { $who }, welche Karte legst du ab (noch { $left })?
ask-mulligan = { $who }, behältst du deine Hand, oder tauschst du alle vier Karten aus?
ask-destroy = { $who }, welche Emotion zerstörst du?
ask-summon = { $who }, welche Handkarte rufst du herbei?
ask-steal = { $who }, wessen Hand siehst du dir an?
ask-swap = { $who }, welche Emotion tauschst du gegen eine von dir?
ask-embrace = { $who }, welche Impulskarte nimmst du an?
ask-drain = { $who }, welcher Emotion entziehst du Fragmente?

## Antworten, wie sie auf Knöpfen stehen

label-turn = { $card } wecken
label-entry = Mit { $card } verschmelzen
label-summon = { $card } herbeirufen
label-cancel = Mit { $card } verhindern
label-steal-card = { $card } nehmen
label-trim = { $card } ablegen
label-place-entry = Erst { $card } ablegen
label-place-absorb = Auf { $card }
label-place-destroy = { $card } zerstören
label-place-drain = Fragmente von { $card } entziehen
label-place-drain-host = Auf { $card }
label-place-swap = Gegen { $card } tauschen
label-place-swap-own = { $card } hergeben
label-impulse-turn = { $card } nehmen
label-impulse-deprive-card = { $card } ablegen
label-impulse-embrace = { $card } annehmen
label-pass = Passen
label-pass-turn = Zug beenden
label-pass-mulligan = Hand behalten
label-pass-entry = Allein legen
label-pass-cancel = Geschehen lassen
label-pass-steal-card = Nichts nehmen
label-mulligan = Alle vier Karten austauschen
label-supply = In den Vorrat
label-deck = Der Hauptstapel
label-discard-pile = Der Ablagestapel
label-look = Hand von { $who } ansehen
label-fragment-slot = Ein Fragmentplatz
label-absorb-slot = Ein Auffangplatz
label-fragment-slot-drain-give = Von einem Fragmentplatz
label-absorb-slot-drain-give = Von einem Auffangplatz
label-fragment-slot-drain-put = Auf einen Fragmentplatz
label-absorb-slot-drain-put = Auf einen Auffangplatz
label-use = { $card } nutzen: { $ability }
label-of = { $card } von { $who }
label-empty-own = Platz { $number } deines Gemüts
label-empty = Platz { $number } im Gemüt von { $who }
label-stack = Der Stapel von Spalte { $column }
label-column = Spalte { $column }

## Was geschah

event-started = { $who } beginnt die Partie; die Stimmung ist { $side }
event-mulliganed =
    { $replaced ->
        [yes] { $who } tauscht alle vier Karten aus
       *[no] { $who } behält die Hand
    }
event-turn-began = { $who } ist am Zug (Zyklus { $cycle })
event-took = { $who } nimmt { $card } aus Spalte { $column } des Impulses
event-turned-up = { $card } wird in Spalte { $column } des Impulses aufgedeckt
event-discarded = { $who } legt { $card } aus der Hand ab
event-discarded-impulse = { $who } legt { $card } aus Spalte { $column } des Impulses ab
event-cancelled = { $who } legt { $card } ab und verhindert die Fähigkeit von { $other }
event-passed-cancel = { $who } lässt es geschehen
event-looked = { $who } sieht sich die Hand von { $other } an ({ $cards })
event-stole = { $who } nimmt { $card } aus der Hand von { $other }
event-left-card = { $who } nimmt keine Karte aus der Hand von { $other }
event-drew = { $who } zieht { $card }
event-revelation = Spalte { $column } des Impulses kann nicht aufgefüllt werden: Eine Offenbarung beendet den Zug von { $who }
event-reshuffled = Der Ablagestapel wird zum neuen Hauptstapel gemischt ({ $cards })
event-impulse-renewed = Ein neuer Impuls liegt aus ({ $cards })
event-stacks-refilled = Die Impulsstapel werden aufgefüllt ({ $cards })
event-mindsets-cleared = Alle Gemüter werden abgelegt ({ $cards })
event-hands-trimmed = Alle behalten höchstens vier Karten ({ $cards } abgelegt)
event-hands-filled = Alle ziehen auf vier Karten nach ({ $cards } gezogen)
event-tossed = Die Stimmungsmünze zeigt { $side }
event-spent = { $card } von { $who } gibt ein Fragment in den Vorrat
event-spent-onto = { $card } von { $who } gibt ein Fragment aus; { $other } fängt es auf
merged-pair = { $card }, verschmolzen mit { $other },
event-entered = { $card } kommt ins Gemüt von { $who }
event-entered-with = { $card } kommt mit { $fragments } ins Gemüt von { $who }
event-left-mindset = { $card } verlässt das Gemüt von { $who }
event-left-mindset-with =
    { $count ->
        [one] { $card } verlässt das Gemüt von { $who }; { $fragments } geht zurück in den Vorrat
       *[other] { $card } verlässt das Gemüt von { $who }; { $fragments } gehen zurück in den Vorrat
    }
event-used = { $who } nutzt { $ability } ({ $card })
event-swapped-own = { $who } tauscht { $card } und { $other } im eigenen Gemüt
event-swapped = { $who } gibt { $to } { $card } für { $other }
event-drained = { $who } entzieht { $card } { $fragments } und legt sie auf { $other }
event-collected = { $who } sammelt { $bliss } und { $gloom } ein
event-bonus =
    { $count ->
        [one] { $who } hat { $combination }: { $count } Bonusfragment von der Seite der Stimmung
       *[other] { $who } hat { $combination }: { $count } Bonusfragmente von der Seite der Stimmung
    }
event-won = { $who } gewinnt: { $condition }

## Offenbarung, Wertungstabelle, Ende

scene-revelation = Offenbarung
part-revelation = Ein Stapel ist leer
part-collected = Fragmente eingesammelt
part-bonus = Kombinationen der Schwingungen
part-won = Sieg
part-next = Nächster Zyklus
part-enough = Wer genug hat
gain-collected = { $who } sammelt { $fragments } ein
gain-bonus = { $who } hat { $combination }: { $fragments }
row-revelation =
    { $number ->
        [1] Erste Offenbarung
        [2] Zweite Offenbarung
        [3] Dritte Offenbarung
        [4] Vierte Offenbarung
        [5] Fünfte Offenbarung
        [6] Sechste Offenbarung
        [7] Siebte Offenbarung
        [8] Achte Offenbarung
        [9] Neunte Offenbarung
        [10] Zehnte Offenbarung
       *[other] { $number }. Offenbarung
    }
row-emotions = Fragmente auf Emotionen
row-vibes = Kombination der Schwingungen
of-side = { $amount } { $side }
enough = Wer genug hat
enough-of = { $who }: { $condition } mit { $bliss } Wonne und { $gloom } Schwermut
single-first = Einseitig geht vor
single-first-says =
    { $count ->
        [one] { $names } ist einseitig, und das geht vor ausgeglichen.
       *[other] { $names } sind einseitig, und das geht vor ausgeglichen.
    }
tie-total = Gleichstand: die meisten Fragmente
tie-last = Gleichstand: die meisten in der letzten Offenbarung
tie-of = { $who } { $amount }
tie-in-brackets = { $who } ({ $amount })
shared = Geteilter Sieg
shared-says = { $names } sind in allem gleich und teilen sich den Sieg.
won-standing = { $who }: { $condition } mit { $bliss } Wonne und { $gloom } Schwermut
won-beaten = { $who } ({ $condition } mit { $bliss } Wonne und { $gloom } Schwermut)
won-plain = { $told }.
won-single = { $told }, und Einseitig schlägt { $others }.
won-tie-total = { $told }; beim Gleichstand mit { $others } entscheiden die meisten Fragmente, { $total }.
won-tie-last = { $told }; beim Gleichstand mit { $others } entscheiden die meisten Fragmente aus der letzten Offenbarung, { $last }.
won-shared = { $told }; mit je { $total } Fragmenten, davon { $last } aus der letzten Offenbarung, teilen sie sich den Sieg.

## Wie es steht

why-nobody = niemand hätte genug Fragmente
why-sole = sonst hätte niemand genug Fragmente
why-single = Einseitig geht vor Ausgeglichen
why-tie-total = beim Gleichstand zählen die meisten Fragmente insgesamt
why-tie-last = bei gleich vielen Fragmenten zählen die meisten aus dieser Offenbarung
why-shared = in allem gleich, darum wird der Sieg geteilt
reached-now = mit einer Offenbarung jetzt: { $condition }
short-of-bliss = noch { $bliss } Wonne bis { $condition }
short-of-gloom = noch { $gloom } Schwermut bis { $condition }
short-of-both = noch { $bliss } Wonne und { $gloom } Schwermut bis { $condition }
is-so = { $who }: { $so }
made-scored = Bisher gewertet
made-vibes = Schwingungen: { $combination }
made-name = Fragmente { $side } von { $who } nach einer Offenbarung

## Zähler in der Vorschau

amount-actions = Aktionen
amount-actions-one = Aktion
amount-cards = Karten
amount-cards-one = Karte
amount-emotions = Emotionen im Gemüt
amount-emotions-one = Emotion im Gemüt
amount-vibe-bonus = Bonus für Schwingungen
amount-winning = Siegbedingung erfüllt
amount-lying = Fragmente { $side } im Gemüt
amount-lying-one = Fragment { $side } im Gemüt
amount-scored = gewertete Fragmente { $side }
amount-scored-one = gewertetes Fragment { $side }

## Teile von Ablehnungen; die Sätze stehen in rules.ftl

whose-own = in deinem Gemüt
whose-other = im Gemüt von { $who }
where-own-mindset = in deinem Gemüt
where-mindset = im Gemüt von { $who }
where-impulse = im Impuls, nicht auf deiner Hand
where-discard = auf dem Ablagestapel, nicht auf deiner Hand
where-hand = auf der Hand von { $who }, nicht auf deiner
where-not-in-hand = nicht auf deiner Hand
pile-deck = Der Hauptstapel
pile-stack = Stapel { $number }
state-face-down = ist verdeckt
state-empty = ist leer
current-paying = das Bezahlen von { $ability }
current-invoke = das Wecken
todo-absorb = wähle, wohin das Fragment geht
todo-destroy = wähle eine Emotion in irgendeinem Gemüt
todo-deprive-card = wähle eine offene Impulskarte zum Ablegen
todo-summon = wähle eine Karte aus deiner Hand
todo-steal = wähle, wessen Hand du dir ansiehst
todo-swap = wähle die Emotion, die du haben willst
todo-embrace = wähle eine offene Impulskarte
todo-drain = wähle die Emotion, der du Fragmente entziehst
todo-steal-card = nimm eine Karte von { $who } oder lass sie alle liegen
todo-swap-own = wähle, welche deiner Emotionen du für { $card } gibst
todo-drain-host = wähle, welche deiner Emotionen die Fragmente von { $card } bekommt
todo-drain-give = wähle, von welcher Art Platz auf { $card } das Fragment kommt
todo-drain-put = wähle, auf welche Art Platz von { $card } das Fragment kommt
todo-alone = leg { $card } allein
todo-merge = verschmilz sie
todo-discard-for-it = leg eine Emotion dafür ab
todo-discard-for = leg eine Emotion für { $card } ab
an-absorber = { $name }
reason-no-hand = niemand sonst hat eine Karte auf der Hand
reason-drain = außer { $card } hält keine Emotion der Seite { $side } ein Fragment, und kein Fragment { $other } könnte auf eine deiner Emotionen wandern
reason-drain-paying = mit diesem Fragment im Vorrat gilt: { $reason }
hosts-are =
    { $count ->
        [one] { $names } gehört
       *[other] { $names } gehören
    }
hosts-have =
    { $count ->
        [one] { $names } hat
       *[other] { $names } haben
    }
why-host-chosen = { $card } ist gewählt
why-host-elsewhere = { $card } liegt im Gemüt von { $who }
why-already-chosen = ist schon eine davon
why-only-one = ist die einzige, die du geben könntest
why-aside = ; { $card } liegt schon beiseite
why-not-in-hand = ; { $card } ist nicht auf deiner Hand

## Der Tisch in Sätzen

told-your-turn = Du bist am Zug
told-turn-of = { $who } ist am Zug
told-summary =
    { $left ->
        [0] Zyklus { $cycle }, die Stimmung ist { $side }. { $turn }, keine Aktion mehr.
        [one] Zyklus { $cycle }, die Stimmung ist { $side }. { $turn }, noch { $left } Aktion.
       *[other] Zyklus { $cycle }, die Stimmung ist { $side }. { $turn }, noch { $left } Aktionen.
    }
told-heading-summary = Überblick
told-heading-middle = Die Mitte
told-heading-mindsets = Gemüter
told-heading-yours = Deins
told-you = du
told-would-win = Käme die Offenbarung jetzt, hieße der Sieg: { $winners }.
told-nobody-wins = Käme die Offenbarung jetzt, würde niemand gewinnen.
told-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
told-score =
    { $you ->
        [yes] Du hast { $bliss } Wonne und { $gloom } Schwermut gewertet und { $cards } auf der Hand.
       *[no] { $who } hat { $bliss } Wonne und { $gloom } Schwermut gewertet und { $cards } auf der Hand.
    }
told-score-bonus =
    { $you ->
        [yes] Du hast { $bliss } Wonne und { $gloom } Schwermut gewertet und { $cards } auf der Hand, dazu { $combination } für { $bonus } mehr.
       *[no] { $who } hat { $bliss } Wonne und { $gloom } Schwermut gewertet und { $cards } auf der Hand, dazu { $combination } für { $bonus } mehr.
    }
told-line-met = Für { $condition } brauchst du { $bliss } Wonne und { $gloom } Schwermut; die hast du.
told-line = Für { $condition } brauchst du { $bliss } Wonne und { $gloom } Schwermut; es fehlen { $short_bliss } und { $short_gloom }.
told-card = { $card }, { $strength }, { $side }, { $vibe }, Fähigkeit { $ability }
told-card-without = { $card }, keine Fähigkeit
told-empty = leer
told-column = Spalte { $column }: { $card }; { $cards } darunter.
told-column-last = Spalte { $column }: { $card }; { $cards } darunter. Wer sie nimmt, bringt die Offenbarung.
told-nothing = nichts
told-impulse =
    { $count ->
        [0] Keine offenen Karten: { $cards }.
        [one] { $count } offene Karte: { $cards }.
       *[other] { $count } offene Karten: { $cards }.
    }
told-impulse-title = Impuls
told-merged = verschmolzen mit { $card }
told-fragments-left =
    { $of ->
        [one] noch { $count } von { $of } Fragment
       *[other] noch { $count } von { $of } Fragmenten
    }
told-absorbed =
    { $of ->
        [one] { $count } von { $of } Fragment aufgefangen
       *[other] { $count } von { $of } Fragmenten aufgefangen
    }
told-new = neu in diesem Zug
told-places-free =
    { $count ->
        [0] kein Platz frei
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
told-emotions =
    { $count ->
        [0] Keine Emotionen
        [one] { $count } Emotion
       *[other] { $count } Emotionen
    }
told-mindset = { $emotions }; { $free }.
told-mindset-of = { $emotions }: { $names }; { $free }.
told-place = Platz { $number }: { $what }.
told-perhaps = vielleicht { $card }
told-known = Bekannt auf der Hand von { $who }: { $cards }.
told-mindset-title-own = Dein Gemüt
told-mindset-title = Gemüt von { $who }
told-hand-title = Deine Hand
told-hand =
    { $count ->
        [0] Keine Karten.
        [one] { $count } Karte: { $names }.
       *[other] { $count } Karten: { $names }.
    }
told-piles-title = Stapel
told-piles =
    { $deck ->
        [0] Keine Karten im Hauptstapel, { $discard } auf dem Ablagestapel.
        [one] { $deck } Karte im Hauptstapel, { $discard } auf dem Ablagestapel.
       *[other] { $deck } Karten im Hauptstapel, { $discard } auf dem Ablagestapel.
    }
told-supply = Im Vorrat liegen { $bliss } Fragmente Wonne und { $gloom } Fragmente Schwermut.
told-discarded = Abgelegt, die letzte zuerst: { $cards }.

## Der Tisch im Terminal

draw-discard-pile = Ablagestapel ({ $count }):
draw-cycle = Zyklus { $cycle }   Stimmung
draw-turn = { $who } ist am Zug, { $taken } von { $of } Aktionen gespielt
draw-used = genutzt: { $names }
draw-piles = Stapel { $deck }   Ablage { $discard }
draw-supply = Vorrat
draw-empty = (leer)
draw-empty-mindset = leer
draw-this-turn-entered = neu in diesem Zug
draw-this-turn-swapped = in diesem Zug getauscht
draw-seat = Platz
draw-mindset = Gemüt
draw-scored = Gewertet
draw-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
draw-perhaps = vielleicht
draw-bonus = { $combination }: { $bonus } Bonus
draw-both = beide
draw-no-cards = keine Karten
draw-aside = beiseitegelegt
draw-about-to-enter = kommt gleich
draw-looking = die Hand, die du ansiehst
draw-your-hand = deine Hand

## Worte auf Karten

number =
    { $count ->
        [0] kein
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $count }
    }
slots-fragment =
    { $count ->
        [one] { $number } Fragmentplatz
       *[other] { $number } Fragmentplätze
    }
slots-absorb =
    { $count ->
        [one] { $number } Auffangplatz
       *[other] { $number } Auffangplätze
    }
text-destroy = Leg eine Emotion aus irgendeinem Gemüt ab; ihre Fragmente gehen zurück in den Vorrat.
text-drain = Versetze Fragmente einer Emotion aus irgendeinem Gemüt auf freie Plätze einer deiner Emotionen derselben Seite.
text-deprive =
    { $count ->
        [0] Leg eine offene Impulskarte ab und ersetze sie aus ihrem Stapel.
        [1] Leg eine offene Impulskarte ab und ersetze sie aus ihrem Stapel.
        [2] Leg eine offene Impulskarte ab und ersetze sie aus ihrem Stapel. Tu das zweimal.
        [3] Leg eine offene Impulskarte ab und ersetze sie aus ihrem Stapel. Tu das dreimal.
       *[other] Leg eine offene Impulskarte ab und ersetze sie aus ihrem Stapel. Tu das { $number }-mal.
    }
text-summon = Leg eine Handkarte in dein Gemüt wie beim Wecken; du darfst sie verschmelzen.
text-steal = Sieh dir eine fremde Hand an; du darfst eine Karte daraus nehmen.
text-swap = Tausche eine Emotion aus irgendeinem Gemüt gegen eine von dir; die Fragmente bleiben auf ihnen.
text-draw =
    { $count ->
        [one] Zieh { $number }e Karte vom Hauptstapel.
       *[other] Zieh { $number } Karten vom Hauptstapel.
    }
text-embrace = Nimm eine offene Impulskarte auf die Hand und ersetze sie aus ihrem Stapel.
text-absorber = { $slots } für Fragmente { $side }, die deine anderen Emotionen ausgeben. Mit einer Emotion der Seite { $side } verschmolzen, die aus deiner Hand kommt, fängt sie nur auf, was diese ausgibt.
