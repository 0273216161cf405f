# Die Regeln des Kartenspiels in Kurzform; das Englische steht in rulebook.yaml. Begriffe: terms.md.

section-a-player-s-turn = Ein Zug
section-actions = Aktionen
section-actions-impulse-action = Aktionen > Impuls
section-actions-invoke-action = Aktionen > Wecken
section-emotion-abilities = Fähigkeiten
section-emotion-abilities-brightness-and-bleakness = Fähigkeiten > Helligkeit und Düsternis
section-emotion-abilities-canceling-ability-effects = Fähigkeiten > Verhindern
section-emotion-abilities-merging-emotions = Fähigkeiten > Verschmelzen
section-emotion-abilities-using-emotion-abilities = Fähigkeiten > Nutzen
section-game-components = Spielmaterial
section-preparing-for-the-next-cycle = Vorbereitung des nächsten Zyklus
section-revelation = Offenbarung
section-revelation-scoring = Offenbarung > Wertung
section-scoring-scoring-vibe-combinations = Wertung > Kombinationen der Schwingungen
section-setup-and-starting-the-game = Aufbau und Beginn
section-terminology = Begriffe
section-types-of-emotion-abilities = Arten von Fähigkeiten
section-types-of-emotion-abilities-deprive = Arten von Fähigkeiten > Verwehren
section-types-of-emotion-abilities-destroy = Arten von Fähigkeiten > Zerstören
section-types-of-emotion-abilities-drain = Arten von Fähigkeiten > Entziehen
section-types-of-emotion-abilities-draw = Arten von Fähigkeiten > Ziehen
section-types-of-emotion-abilities-embrace = Arten von Fähigkeiten > Annehmen
section-types-of-emotion-abilities-steal = Arten von Fähigkeiten > Stehlen
section-types-of-emotion-abilities-summon = Arten von Fähigkeiten > Herbeirufen
section-types-of-emotion-abilities-swap = Arten von Fähigkeiten > Tauschen
section-winning-the-game = Sieg

## Material

card-comp-emotion-total = Der Stapel der Emotionen hat 96 Karten: 48 gehören zur Wonne und 48 zur Schwermut.
card-comp-emotion-split = Jede Seite hat 16 milde und 16 starke Emotionen; zur Wonne kommen 16 Karten Helligkeit, zur Schwermut 16 Karten Düsternis.
card-comp-fragments = In der Schachtel liegen 80 Identitätsfragmente: 40 Wonne (rot) und 40 Schwermut (blau).
card-comp-fragments-never-run-out = Ein Fragment, das dir eine Regel gibt, bekommst du immer, auch wenn alle 40 dieser Art schon im Spiel sind.
card-comp-mood-coin = Es gibt eine Stimmungsmünze mit einer Seite Wonne und einer Seite Schwermut; immer liegt genau eine davon oben.
card-comp-reference-cards = Die 5 Übersichtskarten helfen nur beim Erinnern; sie sind keine Emotionen und spielen nicht mit.
card-comp-player-count = Man spielt zu 2 bis 5.
    .refusal = Cerebria: Das Kartenspiel spielt man zu 2 bis 5; ihr seid { $players }.
card-comp-vibe-distribution = Jede Emotionskarte, auch Helligkeit und Düsternis, trägt genau eine der vier Schwingungen.
card-comp-ability-distribution = Jede milde oder starke Emotion trägt genau eine von acht Fähigkeiten: Zerstören, Entziehen, Verwehren, Herbeirufen, Stehlen, Tauschen, Ziehen oder Annehmen.

## Begriffe

card-def-affiliation = Jede Emotion gehört zu einer Seite, die ihr Rahmen zeigt: leuchtend rot ist Wonne, dunkelblau ist Schwermut. Helligkeit gehört zur Wonne, Düsternis zur Schwermut.
card-def-vibe = Die Schwingung ist die Farbe einer Emotion. Es gibt vier: Rot, Gelb, Grün und Blau.
card-def-vibe-colour-only = Zwei Emotionen haben dieselbe Schwingung, wenn die Farbe gleich ist, ganz gleich von welcher Seite und mit welchem Zeichen.
card-def-vibe-not-affiliation = Schwingung und Seite sind unabhängig: Eine rote Schwingung macht eine Emotion nicht zur Wonne, eine blaue nicht zur Schwermut.
card-def-mindset = Dein Gemüt sind die Emotionen, die vor dir im Spiel liegen, höchstens 4.
    .refusal = Auf diesem Platz { $whose } liegt keine Emotion; belegt sind { $count } von höchstens 4.
card-def-impulse = Der Impuls ist die Reihe der 3 offenen Karten, je eine unter jedem Impulsstapel; sie kann man mit der Aktion „Impuls“ nehmen.
card-def-impulse-stack = Ein Impulsstapel ist einer von 3 verdeckten Stapeln; er füllt nur die offene Karte direkt unter sich auf.
    .refusal = { $pile } { $state }; seine Karten ersetzen nur die Impulskarte darunter.
card-def-cycle = Ein Zyklus ist die Zeit, in der reihum gezogen wird; die Offenbarung, eine Wertung, schließt ihn ab.
card-def-fragment = Ein Identitätsfragment ist beides: eine Nutzung der Fähigkeit, solange es auf einem Fragmentplatz liegt, und ein Punkt, sobald es im Wertungsbereich liegt.
card-def-mild = Eine milde Emotion hat eine Fähigkeit und 1 Fragmentplatz.
card-def-strong = Eine starke Emotion hat eine Fähigkeit und 2 Fragmentplätze.
card-def-bright-bleak = Helligkeit und Düsternis haben keine Fähigkeit und keinen Fragmentplatz, aber je 2 Auffangplätze.
card-def-slot-holds-one = Auf jeden Fragmentplatz und jeden Auffangplatz passt höchstens 1 Fragment.
card-def-one-colour-per-emotion = Eine Emotion trägt immer nur Fragmente ihrer eigenen Seite.
card-def-enters-mindset = Eine Emotion kommt ins Gemüt, wenn Wecken oder Herbeirufen sie aus der Hand dorthin legt. Tauschen bewegt Emotionen zwischen Gemütern, zählt aber nicht als Hineinkommen.
card-def-any-player = Wo ein Effekt irgendjemanden nennt, darfst du auch dich selbst wählen; wo er jemand anderen nennt, nicht.
    .refusal = Stehlen sieht sich eine fremde Hand an, nicht deine eigene.

## Aufbau

card-setup-shuffle = Alle 96 Emotionskarten werden zusammen gemischt; Wonne und Schwermut werden nicht getrennt.
card-setup-stack-size = Lege 3 verdeckte Impulsstapel aus, jeden mit so vielen Karten, wie Leute mitspielen, plus 2.
card-setup-stacks-2p = Zu zweit beginnt jeder Impulsstapel mit 4 Karten.
card-setup-stacks-3p = Zu dritt beginnt jeder Impulsstapel mit 5 Karten.
card-setup-stacks-4p = Zu viert beginnt jeder Impulsstapel mit 6 Karten.
card-setup-stack-count-visible = Die Impulsstapel liegen gefächert, damit alle jederzeit sehen, wie viele Karten noch darin sind.
card-setup-impulse = Unter jeden der 3 Impulsstapel kommt eine offene Karte vom gemischten Stapel; diese 3 sind der erste Impuls, die Stapel behalten ihre volle Größe.
card-setup-starting-hand = Alle bekommen 4 Emotionskarten auf die Hand.
card-setup-mulligan-once = Vor dem ersten Zug darfst du deine Starthand ein einziges Mal austauschen.
    .refusal = Über deine Starthand hast du schon entschieden.
card-setup-mulligan-whole-hand = Man tauscht die ganze Hand: Alle 4 Karten werden abgelegt und 4 neue vom Hauptstapel gezogen.
    .refusal = Getauscht werden alle { $count } Karten deiner Hand, nicht nur { $card }.
card-setup-mulligan-window = Die Starthand kann man nur austauschen, bevor der erste Zug der Partie beginnt.
    .refusal = Die Starthand kann man nur vor dem ersten Zug austauschen, und die Partie läuft schon.
card-setup-mulligan-discard = Weggegebene Karten der Starthand beginnen den Ablagestapel; sie werden nicht gleich zurückgemischt.
card-setup-mulligan-order = Alle entscheiden gleichzeitig und geheim über ihre Starthand; dann werden die neuen Hände im Uhrzeigersinn gegeben, beginnend bei dem, der die Partie eröffnet.
    .refusal = Entscheide erst über deine Starthand: behalte sie oder tausche alle { $count } Karten aus.
card-setup-main-deck = Alle übrigen Karten bilden den verdeckten Hauptstapel.
    .refusal = { $pile } { $state }; im Zug nimmt nur die Fähigkeit Ziehen Karten von ihm.
card-setup-empty-areas = Ablagestapel, alle Gemüter und alle Wertungsbereiche sind am Anfang leer.
card-setup-coin-flip = Ein Münzwurf entscheidet, welche Seite der Stimmungsmünze im ersten Zyklus oben liegt.
card-setup-supply = Alle Identitätsfragmente liegen am Anfang in einem gemeinsamen Vorrat.
    .refusal = Der Vorrat gehört allen; du nennst ihn nur, um zu sagen, wohin ein ausgegebenes Fragment geht.
card-setup-start-player = Wer beginnt, wird ausgelost.
card-setup-example-4p = Abgebildeter Aufbau zu viert: drei Stapel mit je 6 verdeckten Karten und einer offenen darunter, der Hauptstapel, ein Platz für die Ablage, die Münze und die Fragmente.

## Was man wissen darf

card-info-hand-secret = Deine Handkarten sieht sonst niemand, außer ein Karteneffekt erlaubt es.
card-info-hand-size-open = Wie viele Karten jemand auf der Hand hat, dürfen alle wissen.
card-info-face-down = In den Hauptstapel und die Impulsstapel darf niemand hineinsehen, bevor ihre Karten gezogen oder aufgedeckt werden.
card-info-open-zones = Gemüter mit ihren Fragmenten, der Impuls, alle Wertungsbereiche und die Seite der Münze sind für alle sichtbar.
card-info-discard-open = Der Ablagestapel liegt offen und darf von allen durchgesehen werden.
    .refusal = Den Ablagestapel dürfen alle durchsehen, aber niemand darf Karten daraus nehmen.

## Ein Zug

card-turn-clockwise = Gezogen wird im Uhrzeigersinn.
card-turn-two-actions = Jeder Zug hat 2 Aktionen, nicht mehr und nicht weniger, außer eine Offenbarung bricht ihn ab.
    .refusal = Du hast { $taken } von 2 Aktionen gespielt; vor dem Ende deines Zuges fehlt noch { $rest }.
card-turn-no-third-action = Sind beide Aktionen gespielt, gibt es in diesem Zug keine weitere; Fähigkeiten gehen noch.
    .refusal = Du hast in diesem Zug schon beide Aktionen gespielt; nutze noch eine Fähigkeit oder beende deinen Zug.
card-turn-action-choice = Es gibt zwei Aktionen, Impuls und Wecken. Du darfst beide in beliebiger Folge spielen oder zweimal dieselbe.
card-turn-always-possible = Deine Aktionen sind immer möglich: Wenn du nicht wecken kannst oder willst, bleibt der Impuls.
card-turn-abilities-any-number = In deinem Zug darfst du beliebig viele Fähigkeiten nutzen oder keine: vor, zwischen und nach deinen 2 Aktionen, jede Art einmal.
card-turn-ability-not-action = Eine Fähigkeit zu nutzen kostet nie eine Aktion.
card-turn-no-interrupt = Bring eine Aktion oder Fähigkeit ganz zu Ende, auch das Auffüllen, bevor du die nächste beginnst.
    .refusal = Beende erst { $current }: { $todo }.
card-turn-own-turn-only = Fähigkeiten darfst du nur in deinem eigenen Zug nutzen.
    .refusal = Fähigkeiten kannst du nur in deinem eigenen Zug nutzen; am Zug ist { $player }.
card-turn-end = Nach deinen 2 Aktionen sagst du, wann du mit Fähigkeiten fertig bist; dann endet dein Zug, und der nächste beginnt.
card-turn-hand-no-limit = Während eines Zyklus gibt es keine Handgrenze; die Grenze von 4 gilt erst nach einer Offenbarung.

## Aktionen

card-impulse-take-one = Aktion „Impuls“: Nimm 1 der 3 offenen Impulskarten auf die Hand.
card-impulse-face-up-only = Nur eine offene Impulskarte kann genommen werden, nie eine Karte von einem Stapel.
    .refusal = { $pile } { $state }; wähle eine der 3 offenen Impulskarten.
card-impulse-replace = Gleich danach wird die oberste Karte des Stapels über der Lücke dort aufgedeckt.
card-impulse-revelation = Ist der Stapel über der genommenen Karte leer, bleibt die Lücke, und eine Offenbarung wird ausgelöst.
card-impulse-keep-taken-card = Die genommene Karte bleibt auf deiner Hand, auch wenn sie die Offenbarung auslöst.
card-invoke-place-one = Aktion „Wecken“: Lege 1 Emotionskarte aus deiner Hand in dein eigenes Gemüt.
card-invoke-from-hand = Die Karte kommt aus deiner eigenen Hand; ohne Handkarte kannst du nicht wecken.
    .refusal = { $card } ist { $where }; wecken kannst du nur eine Karte aus deiner Hand.
card-invoke-fragment-kind = Eine Emotion, die in ein Gemüt kommt, bekommt aus dem Vorrat Fragmente ihrer eigenen Seite: Wonne für Wonne, Schwermut für Schwermut.
card-invoke-fragment-count = Eine milde Emotion kommt mit 1 Fragment, eine starke mit 2; alle ihre Fragmentplätze sind also voll.
card-invoke-bright-bleak-none = Helligkeit und Düsternis kommen ohne Fragment.
card-invoke-mindset-limit = In einem Gemüt liegen nie mehr als 4 Emotionen.
    .refusal = In deinem Gemüt liegen schon 4 Emotionen; lege erst eine davon ab.
card-invoke-merged-counts-once = Zwei verschmolzene Karten zählen für die Grenze von 4 als 1 Emotion.
card-invoke-forced-discard = Hast du beim Wecken oder Herbeirufen schon 4 Emotionen, musst du erst eine davon ablegen.
card-invoke-optional-discard = Auch wenn noch Platz ist, darfst du 1 Emotion aus deinem Gemüt ablegen, bevor die neue hineinkommt.
    .refusal = { $emotion } liegt im Gemüt von { $player }; nur eine eigene Emotion kann für { $card } Platz machen.
card-invoke-discard-one-only = Für jede Emotion, die hineinkommt, darfst du höchstens 1 ablegen.
    .refusal = Du legst schon { $emotion } ab, um Platz zu machen; für jede neue Emotion darf nur 1 gehen.
card-invoke-discard-timing = Zu keiner anderen Zeit darfst du etwas aus deinem Gemüt ablegen, auch nicht, nachdem die neue Emotion gekommen ist.
    .refusal = Der Ablagestapel ist nur zum Ansehen da; aus deinem Gemüt kannst du nur ablegen, bevor eine neue Emotion hineinkommt.
card-invoke-discard-loses-fragments = Fragmente auf einer Emotion, die du für eine andere ablegst, gehen zurück in den Vorrat; sie werden weder gewertet noch aufgefangen. Eine verschmolzene Emotion wird mit beiden Karten abgelegt.
card-invoke-not-cancellable = Aktionen lassen sich nicht verhindern, nur die Effekte von Fähigkeiten.
    .refusal = { $player } ist am Zug; jetzt könntest du eine Karte nur spielen, um eine Fähigkeit zu verhindern, und es wird keine genutzt.

## Verschmelzen

card-merge-optional = Kommt eine milde oder starke Emotion durch Wecken oder Herbeirufen, darfst du sie mit einer Helligkeit oder Düsternis aus deiner Hand verschmelzen. Das gehört dazu und kostet keine eigene Aktion.
    .refusal = { $emotion } kommt allein; ein Verschmelzen beginnt mit der milden oder starken Emotion.
card-merge-only-on-entry = Eine Emotion, die schon in deinem Gemüt liegt, kann später nicht mehr verschmolzen werden, weder die milde oder starke noch Helligkeit oder Düsternis.
    .refusal = { $card } ist { $where }; beim Verschmelzen kommen beide Karten zusammen aus deiner Hand.
card-merge-affiliation = Emotionen der Wonne verschmelzen nur mit Helligkeit, solche der Schwermut nur mit Düsternis.
    .refusal = { $emotion } gehört zur Seite { $affiliation } und kann nur mit { $partner } verschmelzen.
card-merge-pair = Verschmolzen wird immer genau eine milde oder starke Emotion mit genau einer Helligkeit oder Düsternis.
    .refusal = { $emotion } kann nur mit { $partner } verschmelzen; { $card } ist eine andere Emotion ({ $strength }).
card-merge-single-emotion = Von da an sind die beiden Karten in jeder Hinsicht eine Emotion und nicht mehr zu trennen.
card-merge-fragments-on-entry = Eine verschmolzene Emotion kommt mit den üblichen Fragmenten auf ihren Fragmentplätzen, 1 (mild) oder 2 (stark); die Auffangplätze sind leer.
card-merge-ability-at-once = Die Fähigkeit einer verschmolzenen Emotion darf schon in dem Zug genutzt werden, in dem sie kam.
card-merge-absorb-own = Ein Fragment, das eine verschmolzene Emotion ausgibt, darf auf einen freien Auffangplatz ihrer eigenen Helligkeit oder Düsternis.
card-merge-absorbed-not-reusable = Ein so aufgefangenes Fragment kann die Fähigkeit nicht noch einmal bezahlen.
    .refusal = { $emotion } hat kein Fragment mehr auf den Fragmentplätzen, und aufgefangene Fragmente kann man nicht ausgeben.
card-merge-absorb-partner-only = Eine verschmolzene Helligkeit oder Düsternis fängt nur Fragmente auf, die die Emotion ausgibt, mit der sie verschmolzen ist.
    .refusal = { $emotion } ist verschmolzen; ihre { $card } fängt nur Fragmente auf, die { $emotion } selbst ausgibt.
card-merge-vibe = Eine verschmolzene Helligkeit oder Düsternis verliert ihre Schwingung: Für Kombinationen und fürs Verhindern zählt nur die der milden oder starken Karte.
card-merge-by-swap = Eine verschmolzene Emotion, die du durch Tauschen bekommst, kannst du im selben Zug nicht nutzen.
    .refusal = { $emotion } kam in diesem Zug durch Tauschen in dein Gemüt; nutzen kannst du sie ab deinem nächsten Zug.

## Fähigkeiten nutzen

card-ability-sequence = Der Ablauf einer Fähigkeit: 1 Fragment ausgeben (in den Vorrat oder auf einen Auffangplatz), die anderen übers Verhindern entscheiden lassen, dann Ziele wählen und den Effekt ausführen.
card-ability-spend-one = Um eine Fähigkeit zu nutzen, gibst du genau 1 Fragment von einem Fragmentplatz eben dieser Emotion aus.
card-ability-no-fragment = Eine Emotion ohne Fragment auf ihren Fragmentplätzen kann nicht genutzt werden.
    .refusal = { $emotion } hat kein Fragment mehr zum Ausgeben.
card-ability-while-in-mindset = Du darfst nur Fähigkeiten von Emotionen in deinem eigenen Gemüt nutzen.
    .refusal = { $emotion } liegt im Gemüt von { $player }; nutzen kannst du nur Emotionen in deinem eigenen.
card-ability-present-at-start = Nutzen darfst du eine Emotion nur, wenn sie zu Beginn deines Zuges in deinem Gemüt lag; eine neue muss warten, außer sie kam verschmolzen.
    .refusal = { $emotion } kam erst in diesem Zug in dein Gemüt; nutzen kannst du sie ab deinem nächsten Zug.
card-ability-type-once = Jede Art von Fähigkeit geht einmal pro Zug; mehrere Emotionen derselben Art teilen sie sich. Mit deinem nächsten Zug kommt sie zurück.
    .refusal = { $type } hast du in diesem Zug schon genutzt; jede Art von Fähigkeit geht einmal pro Zug.
card-ability-none-on-bright-bleak = Helligkeit und Düsternis haben keine Fähigkeit.
    .refusal = { $emotion } hat keine Fähigkeit; sie fängt nur Fragmente { $affiliation } auf, die deine Emotionen ausgeben.
card-ability-empty-emotion-stays = Eine Emotion, deren Fragmente alle ausgegeben sind, bleibt im Gemüt, behält ihren Platz und zeigt weiter ihre Schwingung.
card-ability-targets-at-resolution = Ziele und Karten werden gewählt, wenn der Effekt ausgeführt wird, also nachdem alle übers Verhindern entschieden haben.
card-ability-needs-effect = Du darfst eine Fähigkeit nur beginnen, wenn sie nach dem Bezahlen noch etwas bewirken kann. Ob es sich lohnt, entscheidest du.
    .refusal = { $type } hätte nichts zu tun: { $reason }.
card-ability-must-resolve = Ist eine Fähigkeit bezahlt und nicht verhindert, muss sie so weit wie möglich ausgeführt werden; nur bei Stehlen ist das Nehmen freigestellt.
    .refusal = { $type } ist bezahlt und muss ausgeführt werden: { $todo }.

## Auffangen

card-absorb-optional = Ein ausgegebenes Fragment geht zurück in den Vorrat oder, wenn du magst, auf einen freien Auffangplatz einer passenden Helligkeit oder Düsternis in deinem Gemüt.
    .refusal = { $emotion } hat keine Auffangplätze; dieses Fragment kann nur { $absorber } auffangen.
card-absorb-colour = Helligkeit fängt nur Fragmente Wonne auf, Düsternis nur Fragmente Schwermut.
    .refusal = { $emotion } fängt nur Fragmente { $affiliation } auf; { $spender } gibt ein Fragment { $fragment } aus.
card-absorb-capacity = Eine Helligkeit oder Düsternis mit zwei vollen Auffangplätzen fängt nichts mehr auf.
    .refusal = Beide Auffangplätze von { $emotion } sind voll.
card-absorb-same-mindset = Auffangen geht nur innerhalb eines Gemüts: Ein Fragment deiner Emotion kann nicht auf eine fremde Karte.
    .refusal = { $emotion } liegt im Gemüt von { $player }; was du ausgibst, kann nur in deinem eigenen aufgefangen werden.
card-absorb-free-standing = Eine Helligkeit oder Düsternis, die nicht verschmolzen ist, fängt von jeder anderen Emotion ihrer Seite in deinem Gemüt auf, auch von verschmolzenen.
card-absorb-only-spent = Nur ein für eine Fähigkeit ausgegebenes Fragment kann aufgefangen werden, keines, das durch Zerstören oder Ablegen verloren geht.
card-absorb-not-spendable = Aufgefangene Fragmente kann man nicht mehr für Fähigkeiten ausgeben, aber in der Offenbarung zählen sie.
    .refusal = { $emotion } hat kein Fragment mehr zum Ausgeben, und was { $absorber } aufgefangen hat, kann man nicht ausgeben.
card-absorb-at-once = Eine Helligkeit oder Düsternis kann schon in dem Zug auffangen, in dem sie gelegt wurde.
card-absorb-kept-on-cancel = Ein aufgefangenes Fragment bleibt aufgefangen, auch wenn die Fähigkeit verhindert wird.

## Die acht Fähigkeiten

card-destroy-any-mindset = Zerstören: Lege 1 beliebige Emotion, auch Helligkeit oder Düsternis, aus irgendeinem Gemüt ab.
card-destroy-fragments = Alle Fragmente auf der zerstörten Emotion, auch aufgefangene, gehen zurück in den Vorrat.
card-destroy-own = Du darfst eine eigene Emotion zerstören, auch die, von der Zerstören kam.
card-destroy-merged = Wird eine verschmolzene Emotion zerstört, gehen beide Karten und alle Fragmente von Fragment- und Auffangplätzen.
card-drain-move = Entziehen: Versetze Fragmente einer Emotion aus irgendeinem Gemüt auf freie Plätze einer Emotion in deinem eigenen.
card-drain-one-source = Alle entzogenen Fragmente kommen von einer einzigen Emotion.
    .refusal = { $source } wird gerade etwas entzogen; Entziehen nimmt Fragmente nur von einer Emotion.
card-drain-one-host = Alle entzogenen Fragmente kommen auf eine einzige Emotion, und die liegt in deinem eigenen Gemüt.
    .refusal = Entziehen legt alle Fragmente auf eine Emotion in deinem Gemüt; { $why }.
card-drain-slots = Fragmente dürfen von Fragment- und Auffangplätzen kommen und auf freie Plätze beider Arten gelegt werden.
    .refusal = Zwischen Fragment- und Auffangplätzen wählst du nur, während Entziehen ein Fragment versetzt.
card-drain-affiliation = Fragmente Wonne können nur auf Emotionen der Wonne, Fragmente Schwermut nur auf solche der Schwermut.
    .refusal = { $hosts } zur Seite { $affiliation }; Fragmente { $fragment } passen dort nicht hin.
card-drain-excess = Hat die Quelle mehr Fragmente, als auf deine Emotion passen, bleibt der Rest dort, und wem die Quelle gehört, entscheidet, welche bleiben.
card-drain-take-all-that-fit = Entziehen versetzt so viele Fragmente, wie passen; weniger zu nehmen steht dir nicht frei.
    .refusal = Entziehen versetzt so viele Fragmente, wie passen; noch { $count }.
card-drain-own-source = Du darfst einer eigenen Emotion Fragmente entziehen und sie auf eine andere eigene legen.
card-drain-different-emotions = Quelle und Ziel müssen zwei verschiedene Emotionen sein.
    .refusal = { $emotion } kann nicht Quelle und Ziel zugleich sein; Entziehen braucht zwei verschiedene Emotionen.
card-drain-source-emotion-as-host = Die Emotion, von der Entziehen kam, darf das Ziel sein; der Platz, der beim Bezahlen frei wurde, zählt als frei.
card-drain-onto-merged-absorb = Entziehen darf auch Auffangplätze deiner verschmolzenen Emotion oder einer Helligkeit oder Düsternis füllen.
card-drain-host-slot-choice = Hat das Ziel mehr freie Plätze, als Fragmente kommen, wählst du, welche gefüllt werden.
card-drain-empty-source = Einer Emotion ohne Fragmente kann man nichts entziehen.
    .refusal = { $emotion } hat keine Fragmente.
card-drain-full-host = Eine Emotion ohne freien Platz kann keine entzogenen Fragmente bekommen.
    .refusal = { $hosts } keinen freien Platz.
card-drain-fresh-fragments-usable = Entzogene Fragmente auf Fragmentplätzen kann man ausgeben wie alle anderen auf dieser Emotion.
card-deprive-discard-replace = Verwehren: Lege eine offene Impulskarte ab und ersetze sie aus dem Stapel ihrer Spalte.
card-deprive-twice = Verwehrt wird zweimal; das zweite Ablegen steht nicht frei.
card-deprive-sequential = Die zweite Karte wird gewählt, nachdem die erste ersetzt ist, und darf aus derselben Spalte sein.
card-deprive-revelation = Kann eine durch Verwehren abgelegte Karte nicht ersetzt werden, kommt es zur Offenbarung.
card-deprive-first-ends-it = Löst schon das erste Ablegen die Offenbarung aus, entfällt das zweite.
card-summon-place = Herbeirufen: Lege eine Emotionskarte in dein Gemüt wie beim Wecken und fülle ihre Fragmentplätze, falls sie welche hat, aus dem Vorrat mit Fragmenten ihrer Seite. Es ist keine Aktion.
card-summon-from-hand = Die herbeigerufene Karte kommt aus deiner Hand.
    .refusal = { $card } ist { $where }; Herbeirufen legt eine Karte aus deiner Hand.
card-summon-empty-hand = Ohne Handkarte kannst du Herbeirufen nicht nutzen.
    .refusal = Du hast keine Handkarte zum Herbeirufen.
card-summon-merge = Eine herbeigerufene milde oder starke Emotion darf mit einer passenden Helligkeit oder Düsternis aus deiner Hand verschmelzen.
card-summon-replace-summoner = Die Emotion, von der Herbeirufen kam, darf es sein, die du dafür ablegst.
card-steal-look = Stehlen: Wähle jemand anderen und sieh dir dessen ganze Hand an.
    .refusal = Jemanden wählst du nur, wenn Stehlen fragt, wessen Hand du dir ansiehst.
card-steal-take-one = Danach darfst du 1 dieser Karten, nicht mehr, auf deine eigene Hand nehmen.
    .refusal = { $card } ist nicht auf der Hand von { $player }; nimm eine der Karten, die du dort siehst, oder lass sie alle liegen.
card-steal-decline = Nach dem Ansehen darfst du auf eine Karte verzichten; die Fähigkeit gilt trotzdem als genutzt.
card-steal-private = Nur du siehst die fremde Hand; die anderen erfahren weder, was darauf ist, noch was du nimmst.
card-steal-empty-hand = Wer keine Karten hat, kann nicht gewählt werden; sind alle fremden Hände leer, geht Stehlen nicht.
    .refusal = { $player } hat keine Karten auf der Hand.
card-swap-exchange = Tauschen: Wähle eine beliebige Emotion in irgendeinem Gemüt und tausche sie gegen eine von dir.
    .refusal = { $emotion } liegt im Gemüt von { $player }; gib für { $other } eine deiner eigenen Emotionen.
card-swap-fragments-stay = Fragmente wandern mit der Emotion, auf der sie liegen; es kommen keine hinzu, und keine gehen verloren.
card-swap-source-allowed = Du darfst gerade die Emotion hergeben, von der Tauschen kam.
card-swap-merged-as-one = Eine verschmolzene Emotion wird als Ganzes getauscht, mit beiden Karten und allen Fragmenten.
card-swap-own-with-own = Getauscht werden zwei verschiedene Emotionen; beide dürfen in deinem eigenen Gemüt liegen. Dann wandert nichts zu jemand anderem, und beide sind nutzbar wie zuvor.
    .refusal = Zum Tauschen braucht es zwei verschiedene Emotionen; { $emotion } { $why }.
card-swap-no-target = Tauschen geht nicht, solange die Emotion mit Tauschen die einzige im Spiel ist.
    .refusal = { $emotion } ist die einzige Emotion im Spiel; es gibt nichts zum Tauschen.
card-swap-received-waits = Eine Emotion, die du in diesem Zug bekommen hast, kannst du erst in deinem nächsten Zug nutzen; wer deine bekam, im eigenen nächsten Zug.
    .refusal = { $emotion } kam in diesem Zug durch Tauschen in dein Gemüt; nutzen kannst du sie ab deinem nächsten Zug.
card-draw-two = Ziehen: Nimm die obersten 2 Karten des Hauptstapels auf die Hand, ohne sie zu zeigen.
card-draw-short = Gibt es auch nach dem Mischen weniger als 2 Karten, ziehst du, was da ist; ist gar keine da, geht Ziehen nicht.
    .refusal = Hauptstapel und Ablagestapel sind beide leer; es gibt nichts zu ziehen.
card-embrace-take = Annehmen: Nimm 1 offene Impulskarte auf die Hand und fülle ihren Platz aus dem Stapel der Spalte auf.
card-embrace-not-action = Annehmen ist keine Aktion, du kannst es also zusätzlich zu zwei Aktionen „Impuls“ nutzen.
card-embrace-revelation = Kann die angenommene Karte nicht ersetzt werden, kommt es zur Offenbarung; die Karte bleibt auf deiner Hand.

## Verhindern

card-cancel-window = Nachdem das Fragment ausgegeben ist und bevor der Effekt eintritt, dürfen die anderen die Fähigkeit verhindern.
card-cancel-order = Gefragt wird einer nach dem anderen im Uhrzeigersinn, beginnend links von dem, der die Fähigkeit nutzt.
card-cancel-match-vibe = Zum Verhindern legst du eine Karte ab, deren Schwingung die der genutzten Emotion ist.
    .refusal = { $card } hat die Schwingung { $found }; gegen { $type } von { $player } hilft nur eine Karte in { $vibe }.
card-cancel-from-hand = Die Karte zum Verhindern kommt aus deiner Hand, nicht aus deinem Gemüt oder dem Impuls.
    .refusal = { $card } ist { $where }; eine Fähigkeit verhindert nur eine Karte aus deiner Hand.
card-cancel-bright-bleak-card = Auch eine Helligkeit oder Düsternis auf der Hand darf man zum Verhindern ablegen, wenn ihre Schwingung passt.
card-cancel-any-opponent = Verhindern darf jeder andere, auch wer vom Effekt nicht betroffen wäre; die eigene Fähigkeit kannst du nicht verhindern.
    .refusal = Deine eigene Fähigkeit kannst du nicht verhindern.
card-cancel-effect-only = Eine verhinderte Fähigkeit bewirkt gar nichts, und das Fragment dafür bleibt ausgegeben.
card-cancel-counts-as-used = Eine verhinderte Fähigkeit gilt als genutzt: Diese Art geht im selben Zug nicht noch einmal.
    .refusal = { $type } hast du in diesem Zug schon genutzt; auch verhindert zählt es.
card-cancel-asked-once = Zu jeder Fähigkeit wird jeder einmal gefragt und kann ein Passen nicht zurücknehmen; sobald jemand verhindert, werden die Übrigen nicht mehr gefragt.
    .refusal = Bei dieser Fähigkeit hast du schon gepasst.
card-cancel-no-counter = Ein Verhindern kann nicht selbst verhindert werden.
card-cancel-no-tell = Dass du gefragt wirst, verrät nichts über deine Hand: Alle anderen werden gefragt, mit oder ohne passende Karte.

## Nachziehen

card-deck-reshuffle = Geht der Hauptstapel irgendwann aus, wird der gemischte Ablagestapel zum neuen Hauptstapel.
card-deck-reshuffle-moment = Gemischt wird, wenn eine Karte gebraucht wird und der Hauptstapel leer ist, nicht schon, wenn die letzte geht.
card-deck-both-empty = Sind Hauptstapel und Ablagestapel im Zug beide leer, wird nichts gezogen; das Spiel geht weiter.
card-deck-no-revelation = Ein leerer Hauptstapel löst nie eine Offenbarung aus, und Impulsstapel werden im Zyklus nie aufgefüllt.

## Offenbarung und Wertung

card-rev-trigger = Zur Offenbarung kommt es, wenn eine Karte den Impuls verlässt und ihr Stapel keine Karte zum Ersetzen hat, gleich warum sie ging.
card-rev-not-on-empty-stack = Dass ein Stapel leer wird, genügt nicht: Solange seine letzte Karte offen im Impuls liegt, geht der Zyklus weiter.
card-rev-immediate = Eine Offenbarung wird sofort ausgeführt und beendet den laufenden Zug: Offene Aktionen und ungenutzte Fähigkeiten verfallen.
    .refusal = Die Offenbarung hat den Zug von { $player } beendet; jetzt werden die Hände für den nächsten Zyklus verkleinert.
card-score-collect = In einer Offenbarung sammeln alle, wer immer sie ausgelöst hat, sämtliche Fragmente von den Fragment- und Auffangplätzen ihrer Gemüter ein.
card-score-area = Gewertete Fragmente bleiben bis zum Ende in deinem Wertungsbereich; sie können nicht ausgegeben, entzogen oder verloren werden.
card-score-three-different = Drei verschiedene Schwingungen in deinem Gemüt bringen 1 Bonusfragment.
card-score-three-of-a-kind = Drei Emotionen derselben Schwingung bringen 2 Bonusfragmente.
card-score-two-pairs = Zwei Paare von Schwingungen bringen 2 Bonusfragmente.
card-score-four-different = Vier verschiedene Schwingungen bringen 3 Bonusfragmente.
card-score-four-of-a-kind = Vier Emotionen derselben Schwingung bringen 4 Bonusfragmente.
card-score-no-combination = Ein Gemüt ohne passende Kombination bringt keinen Bonus.
card-score-pair-plus-two = Vier Emotionen mit genau drei verschiedenen Schwingungen zählen als drei verschiedene.
card-score-best-only = Du bekommst nur den Bonus einer Kombination, der wertvollsten, die dein Gemüt hergibt.
card-score-unmerged-bright-bleak = Eine nicht verschmolzene Helligkeit oder Düsternis zählt mit ihrer eigenen Schwingung.
card-score-bonus-affiliation = Alle Bonusfragmente sind von der Seite, die die Stimmungsmünze zeigt.
card-score-bonus-automatic = Bonusfragmente kommen immer und von selbst aus dem Vorrat; es gibt nichts zu entscheiden.
card-score-all-at-once = Erst wenn alle eingesammelt und ihren Bonus haben, wird nach dem Sieg gesehen.
card-score-totals = Für den Sieg zählen alle Fragmente im Wertungsbereich, auch die aus früheren Offenbarungen.

## Der nächste Zyklus

card-next-only-without-winner = Ein neuer Zyklus wird nur vorbereitet, wenn niemand eine Siegbedingung erfüllt hat.
card-next-step-order = Die Schritte in ihrer Folge: Impuls, Stapel, Gemüter, Hände auf 4 verkleinern, Hände auf 4 auffüllen, Münze.
card-next-impulse = Schritt 1: Lege die übrigen Impulskarten ab und 3 neue vom Hauptstapel aus.
card-next-stacks = Schritt 2: Fülle jeden Impulsstapel vom Hauptstapel auf die Zahl der Mitspielenden plus 2 auf.
card-next-stacks-on-top = Karten, die noch in einem Stapel liegen, bleiben dort; die neuen kommen obenauf.
card-next-mindsets = Schritt 3: Alle Emotionen in allen Gemütern werden abgelegt.
card-next-trim-hand = Schritt 4: Wer mehr als 4 Karten hat, behält 4 nach Wahl und legt den Rest ab; alle wählen gleichzeitig.
    .refusal = Du behältst genau 4 Karten; { $count } müssen noch gehen{ $why }.
card-next-draw-up = Schritt 5: Wer weniger als 4 Karten hat, zieht vom Hauptstapel auf 4 nach.
card-next-toss = Schritt 6: Die Stimmungsmünze wird geworfen; ihre Seite bestimmt den Bonus für den ganzen kommenden Zyklus.
card-next-toss-after-scoring = Für den Bonus einer Offenbarung gilt die Seite des Zyklus, der gerade gespielt wurde; geworfen wird danach.
card-next-shortage = Reichen Hauptstapel und Ablagestapel in den Schritten 1 und 2 nicht, wird gleich nach den Schritten 3 und 4 fertig aufgefüllt, dann folgt Schritt 5.
card-next-first-player = Den ersten Zug des neuen Zyklus hat, wer im Uhrzeigersinn auf den folgt, dessen Zug die Offenbarung beendet hat.

## Sieg

card-win-when-checked = Nach dem Sieg wird nur nach der Wertung einer Offenbarung gesehen.
card-win-single-bliss = Einseitig (Wonne): mit 12 oder mehr Fragmenten Wonne in deinem Wertungsbereich.
card-win-single-gloom = Einseitig (Schwermut): mit 12 oder mehr Fragmenten Schwermut in deinem Wertungsbereich.
card-win-balanced = Ausgeglichen: mit mindestens 7 Fragmenten Wonne und mindestens 7 Schwermut in deinem Wertungsbereich.
card-win-sole-winner = Erfüllt genau einer eine Bedingung, hat er sofort gewonnen.
card-win-single-beats-balanced = Erfüllen mehrere eine Bedingung, gewinnt, wer einseitig ist, gegen alle, die nur ausgeglichen sind.
card-win-both-conditions = Wer einseitig und ausgeglichen ist, zählt als einseitig.
card-win-tie-scope = Bei Gleichstand vergleichen sich nur die, die noch gleichauf sind: alle Einseitigen, wenn es welche gibt, sonst alle Ausgeglichenen.
card-win-tie-total = Erster Vergleich: die meisten Fragmente beider Arten zusammen.
card-win-tie-last-revelation = Zweiter Vergleich: die meisten Fragmente aus der letzten Offenbarung, eingesammelte und Bonus zusammen.
card-win-shared = Wer auch danach noch gleichauf ist, teilt sich den Sieg.
