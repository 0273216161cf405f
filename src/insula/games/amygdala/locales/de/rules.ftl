# Die Regeln von Amygdala in Kurzform; das Englische steht in rulebook.yaml. Begriffe: terms.md.

section-game-materials = Spielmaterial
section-overview = Überblick
section-game-setup = Aufbau
section-gameplay = Spielablauf
section-memory-bank = Gedächtnis
section-a-acquire-resource-tiles = A. Ressourcen kaufen
section-b-place-an-emotion-tile = B. Ein Emotionsplättchen legen
section-b-place-an-emotion-tile-1-unlock-an-emotion-tile = B. Ein Emotionsplättchen legen > 1. Freischalten
section-b-place-an-emotion-tile-2-place-the-unlocked-emotion-tile = B. Ein Emotionsplättchen legen > 2. Legen
section-b-place-an-emotion-tile-3-score-vp = B. Ein Emotionsplättchen legen > 3. Werten
section-b-place-an-emotion-tile-4-check-for-bonuses = B. Ein Emotionsplättchen legen > 4. Bonusfelder prüfen
section-c-place-a-claim-tile = C. Einen Anspruch legen
section-free-exchanges = Freier Tausch
section-game-end = Spielende
section-final-scoring = Schlusswertung
section-final-scoring-leftover-coins = Schlusswertung > Übrige Münzen
section-final-scoring-score-the-7-color-regions-of-the-board = Schlusswertung > Die 7 Regionen
section-variants = Varianten
section-variants-the-changing-toll-variant = Varianten > Wandernder Zoll
section-variants-the-vp-tiles-variant = Varianten > Wertungsplättchen

## Material

amy-comp-board = Es gibt einen Spielplan; seine beiden Seiten unterscheiden sich nur im Aussehen.
amy-comp-coins = Es gibt 33 Münzen in drei Werten: 16 zu 1, 5 zu 5 und 12 zu 10.
amy-comp-supply-tiles = Für alle gemeinsam gibt es 18 Glücksplättchen, 12 Joker, 18 Ideen, 24 Träume und 1 Zollplättchen, das immer auf genau einem Lotus liegt.
amy-comp-resource-tiles = In der Schachtel liegen 72 Ressourcen.
amy-comp-player-set = Zu jeder Farbe gehören 21 Emotionsplättchen, 7 Ansprüche und je ein Tableau, ein Stimmungsmarker, eine Gedankenwolke und ein Punktemarker; die 4 Übersichten helfen nur beim Erinnern.
amy-comp-claim-per-region = Deine 7 Ansprüche sind einer für jede der 7 Emotionen.
amy-comp-colours = Die Farben zum Spielen sind Grau, Dunkelblau, Grün und Orange; jede gibt es nur einmal.
    .refusal = { $colour } ist schon vergeben.
amy-comp-player-count = Man spielt zu 2 bis 4.
    .refusal = Amygdala spielt man zu 2 bis 4; ihr seid { $players }.
amy-comp-limited = Alles Material ist begrenzt: Was nicht im Vorrat ist, kann niemand nehmen, und was der Vorrat nicht geben kann, ist verloren und wird nicht nachgereicht.
amy-data-lotus-ring = Die Lotusblüten bilden einen Ring; jede liegt zwischen zwei benachbarten äußeren Regionen.
amy-data-resource-tiles = Jede Ressource zeigt eine Emotion oder einen Joker, einen Preis in Münzen und 0, 3 oder 4 Tupfen.
amy-data-emotion-tiles = Deine 21 Emotionsplättchen zeigen je ein oder mehrere Symbole; eines davon zeigt dreimal Glück.
amy-data-player-board = Ein Tableau hat 21 Felder für Plättchen, eines davon in der Mitte, dazu Bonusfelder und ein Gedächtnis mit 10 Blättern.
amy-data-bonus-spaces = Jedes Bonusfeld zeigt ein oder mehrere Symbole: Joker, Glück, Idee, Traum oder Anspruch.
amy-data-region-spaces = Jede Region hat in der Mitte eine Quelle und ringsum Felder für Emotionsplättchen; einige davon grenzen an Felder der Nachbarregionen.
amy-data-one-tile-one-space = Ein Emotionsplättchen füllt genau ein Feld, wie viele Symbole es auch zeigt, und seine Symbole haben keine Richtung.
amy-data-region-values = Jede Region zeigt Punkte für den 1., 2. und 3. Platz.
amy-data-vp-tile-values = Jedes der 7 Wertungsplättchen zeigt eigene Punkte für den 1., 2. und 3. Platz.
amy-data-vp-track = Die Punkteleiste beginnt bei 0; wer über ihr Ende hinauskommt, zählt von vorn weiter und behält die Summe.

## Begriffe

amy-def-emotions = Es gibt 7 Emotionen: Trauer, Seelenruhe, Dankbarkeit, Glück, Hoffnung, Ärger und Überraschung.
amy-def-regions = Der Plan hat 7 Regionen: Gelb in der Mitte, ringsum Rot, Rosa, Grün, Türkis, Indigo und Lila.
amy-def-source = Die Emotion, die mitten in einer Region aufgedruckt ist, ist ihre Quelle; auf sie legt man kein Plättchen.
amy-def-region-emotion = Jede Region hat ihre Emotion: Lila Überraschung, Indigo Trauer, Türkis Seelenruhe, Grün Dankbarkeit, Gelb Glück, Rosa Hoffnung, Rot Ärger.
amy-def-adjacent = Zwei Felder sind benachbart, wenn sie eine Kante teilen; das gilt auch für ein Feld und eine Quelle oder ein Bonusfeld. Eine gemeinsame Ecke genügt nicht.
amy-def-wild-resource = Eine Ressource mit Joker zahlt wie ein Joker, ist aber eine Ressource und kommt nach Gebrauch auf den Ablagestapel der Ressourcen.
amy-def-open-information = Alles liegt offen, bis auf die Reihenfolge der Ressourcen im verdeckten Stapel.

## Aufbau

amy-setup-toll = Das Zollplättchen liegt zu Beginn auf dem Lotus zwischen Lila (Überraschung) und Indigo (Trauer) und bleibt ohne die Variante die ganze Partie dort.
amy-setup-vp-zero = Alle Punktemarker beginnen auf 0.
amy-setup-resources-2p = Zu zweit spielen nur die Ressourcen ohne Tupfen mit; alle anderen kommen in die Schachtel.
amy-setup-resources-3p = Zu dritt spielen die Ressourcen ohne Tupfen und die mit 3 Tupfen mit; die mit 4 kommen in die Schachtel.
amy-setup-resources-4p = Zu viert spielen alle Ressourcen mit.
amy-setup-lotus-2p = Zu zweit beginnt jeder Lotus mit 2 Ressourcen.
amy-setup-lotus-3p = Zu dritt beginnt jeder Lotus mit 2 Ressourcen.
amy-setup-lotus-4p = Zu viert beginnt jeder Lotus mit 4 Ressourcen, 2 links und 2 rechts.
amy-setup-lotus-face-up = Die Ressourcen auf den Lotusblüten liegen offen.
amy-setup-stack = Die übrigen Ressourcen bilden gemischt und verdeckt den Stapel neben dem Plan; der Ablagestapel ist zu Beginn leer.
amy-setup-start-player = Ihr wählt, wer beginnt; diese Person bekommt den Startmarker. Könnt ihr euch nicht einigen, ist es die mit der frühesten Erinnerung.
amy-setup-player-kit = Alle nehmen Tableau, Plättchen und Marker einer Farbe und 1 Übersicht.
amy-setup-mood-marker = Alle Stimmungsmarker beginnen auf dem Lotus mit dem Zollplättchen.
amy-setup-cloud = Die Gedankenwolke liegt zu Beginn neben dem Tableau, auf keinem Plättchen.
amy-setup-claims = Die 7 Ansprüche liegen zu Beginn offen neben dem Tableau; nutzen kannst du sie erst, wenn du sie verdient hast.
amy-setup-supply = Im gemeinsamen Vorrat neben dem Plan liegen alle Münzen, Joker, Ideen, Träume und Glücksplättchen.
amy-setup-start-items = Du beginnst mit 1 Joker und drei Münzen zu 10 im Gedächtnis.
amy-setup-centre-tile = Das Emotionsplättchen mit dreimal Glück kommt auf das mittlere Feld deines Tableaus.
amy-setup-random-tiles = Die anderen 20 Emotionsplättchen werden gemischt, zufällig auf die übrigen Felder deines Tableaus verteilt und aufgedeckt.
amy-setup-bonus-uncovered = Auf die Bonusfelder, die aufgedruckte Symbole zeigen, kommt kein Plättchen.
amy-setup-vp-tiles-box = Ohne die Variante bleiben die 7 Wertungsplättchen in der Schachtel.
amy-setup-example-4p = Aufbau zu viert als Beispiel: 4 Ressourcen auf jedem Lotus, Zoll und alle vier Stimmungsmarker auf dem Lotus Lila-Indigo, vier volle Tableaus.

## Ablauf

amy-turn-order = Wer den Startmarker hat, beginnt; danach geht es im Uhrzeigersinn weiter bis zum Ende der Partie.
amy-turn-one-action = In deinem Zug führst du genau eine von drei Aktionen aus: Ressourcen kaufen, ein Emotionsplättchen legen oder einen Anspruch legen.
    .refusal = In diesem Zug hast du schon { $done }, und ein Zug hat nur eine Aktion.
amy-turn-must-act = Du musst eine Aktion ausführen; passen darfst du nicht, solange eine möglich ist.
    .refusal = Passen geht nicht, solange du etwas tun kannst: { $possible }.
amy-turn-no-action-possible = Kannst du keine Aktion bezahlen, auch nicht mit allem, was du tauschen könntest, setzt du aus. Haben alle nacheinander ausgesetzt, wird gewertet.
amy-turn-end-sequence = Am Ende deines Zuges: Aktion mit ihren Boni abschließen, ein letztes Mal tauschen, ablegen, was nicht ins Gedächtnis passt, dann das Spielende prüfen.
amy-turn-start-marker-stays = Der Startmarker bleibt die ganze Partie bei derselben Person.
amy-use-lotus = Einen Lotus nennst du, um deinen Stimmungsmarker dorthin zu schicken: zum Kaufen oder um ein Plättchen oder einen Anspruch zu legen.
    .refusal = Zum Lotus { $lotus } geht ein Stimmungsmarker, um zu kaufen oder um etwas zu legen. Gerade { $now }.
amy-use-tile-on-lotus = Eine Ressource auf einem Lotus nennst du, um sie zu kaufen.
    .refusal = Vom Lotus { $lotus } ({ $what }) nimmt nur, wer dort kauft. Gerade { $now }.
amy-use-cell = Ein Feld deines Tableaus nennst du, um das Plättchen darauf freizuschalten.
    .refusal = Auf { $cell } deines Tableaus siehst du { $what }; freischalten kannst du dort nur mit deiner Aktion. Gerade { $now }.
amy-use-claim-tile = Einen Anspruch nennst du, um ihn dir zu verdienen, ihn zu legen oder ihn am Ende des Zuges abzulegen.
    .refusal = Dein Anspruch auf { $emotion } liegt { $where }; ihn zu legen ist eine Aktion für sich. Gerade { $now }.
amy-use-space = Ein Feld des Spielplans nennst du, um ein freigeschaltetes Plättchen darauf zu legen.
    .refusal = Auf { $space } liegt { $what }; dorthin kommt ein Plättchen erst, wenn es freigeschaltet und sein Lotus gewählt ist. Gerade { $now }.
amy-use-source = Eine Emotion nennst du, um ein Netz des gerade gelegten Plättchens zu werten.
    .refusal = Die Quelle { $emotion } gehört zur Region { $region }; eine Emotion wählst du nur, um ein Plättchen zu werten. Gerade { $now }.
amy-use-payment = Eine Zahlung nennst du, während ein Plättchen bezahlt wird.
    .refusal = „{ $text }“ bezahlt ein Plättchen, das gerade freigeschaltet wird. Gerade { $now }.
amy-use-bank-item = Etwas aus deinem Gedächtnis nennst du, um damit zu zahlen, es zu tauschen oder es abzulegen.
    .refusal = Davon hast du { $count }; { $use }. Gerade { $now }.
amy-use-exchange = Wer tauschen will, wählt zuerst das Tauschen.
    .refusal = „{ $text }“ ist ein freier Tausch: { $how }. Gerade { $now }.
amy-use-no-second-tile = Auf eine zweite Ressource zu verzichten ist eine Antwort beim Kaufen.
    .refusal = „Keine zweite Ressource“ gilt nur beim Kaufen auf einem Lotus. Gerade { $now }.
amy-use-box = In die Schachtel kommt nur ein freigeschaltetes Plättchen, das nicht gelegt werden kann.
    .refusal = In die Schachtel kommt nur ein freigeschaltetes Plättchen, für das es kein Feld gibt. Gerade { $now }.
amy-use-end-turn = Ein Zug endet nach seiner Aktion, wenn nichts mehr zu entscheiden ist.
    .refusal = Dein Zug kann noch nicht enden. Gerade { $now }.

## Stimmungsmarker

amy-mood-clockwise = Der Stimmungsmarker zieht nur im Uhrzeigersinn von Lotus zu Lotus.
    .refusal = Dein Stimmungsmarker zieht nur im Uhrzeigersinn.
amy-mood-any-distance = Er darf beliebig weit ziehen oder stehen bleiben; außer dem Zoll kostet das nichts.
amy-mood-toll = Wer auf dem Lotus mit dem Zoll ankommt oder an ihm vorbeizieht, zahlt 1 Münze in den Vorrat.
amy-mood-toll-leaving = Vom Lotus mit dem Zoll wegzuziehen kostet nichts, dort zu bleiben auch nicht.
amy-mood-toll-unpaid = Kannst du den Zoll nicht zahlen, darfst du so nicht ziehen.
    .refusal = Der Weg zum Lotus { $lotus } kostet 1 Münze Zoll, und du hast keine.{ $help }
amy-mood-once-per-action = Der Marker zieht höchstens einmal im Zug, dort, wo deine Aktion es vorsieht.
    .refusal = Dein Stimmungsmarker ist in diesem Zug schon gezogen und bleibt auf dem Lotus { $here }.
amy-mood-full-circle = Im Grundspiel gibt es keine volle Runde zurück zum selben Lotus: Bleib kostenlos stehen oder zieh zu einem anderen.
    .refusal = Eine volle Runde würde dich nur den Zoll kosten und zurück zum Lotus { $here } bringen; stehen bleiben ist kostenlos.
amy-mood-shared-lotus = Auf einem Lotus dürfen beliebig viele Stimmungsmarker stehen.

## A. Ressourcen kaufen

amy-acquire-sequence = So kaufst du: den Stimmungsmarker ziehen, wenn du willst (mit Zoll), 1 oder 2 Ressourcen wählen, zahlen, nehmen, dann wenn nötig auffüllen.
    .refusal = Geh zuerst zum Lotus { $lotus }; die Ressourcen wählst du dort.
amy-acquire-own-lotus = Du kaufst nur auf dem Lotus, auf dem dein Stimmungsmarker steht.
    .refusal = Dein Stimmungsmarker steht auf dem Lotus { $here }, darum kannst du nicht auf { $lotus } kaufen.
amy-acquire-one-or-two = Du kaufst 1 oder 2 Ressourcen; nur den Marker zu ziehen ist kein Kauf, und 3 sind nicht erlaubt.
    .refusal = Du kaufst auf dem Lotus { $here }: Nimm 1 oder 2 Ressourcen.
amy-acquire-tile-once = Die zwei Ressourcen eines Kaufs sind zwei verschiedene Plättchen.
    .refusal = Diese Ressource hast du gerade gewählt; nimm die andere auf ihrer Seite oder keine zweite.
amy-acquire-one-side = Zu viert müssen beide Ressourcen eines Kaufs von derselben Seite des Lotus kommen, links oder rechts.
    .refusal = Deine erste Ressource liegt auf der { $side } Seite des Lotus, also muss auch die zweite von dort kommen.
amy-acquire-no-sides-2p = Zu zweit hat ein Lotus keine Seiten: Du darfst beide Ressourcen zusammen kaufen.
amy-acquire-no-sides-3p = Zu dritt hat ein Lotus keine Seiten: Du darfst beide Ressourcen zusammen kaufen.
amy-acquire-price = Für 1 Ressource zahlst du ihren Preis, für 2 nur den höheren; die günstigere ist geschenkt. Fehlende Münzen darfst du dir ertauschen, bevor du über die zweite entscheidest.
amy-acquire-cannot-pay = Du musst den Preis in Münzen zahlen können.
    .refusal = { $what } kostet { $cost }; du hast { $have }.{ $help }
amy-acquire-to-bank = Gekaufte Ressourcen kommen in dein Gedächtnis, auch wenn dort für den Moment mehr als 10 Dinge liegen; die Münzen kommen in den Vorrat.
amy-acquire-empty-lotus = Auf einem leeren Lotus kannst du nicht kaufen.
    .refusal = Auf dem Lotus { $lotus } liegt keine Ressource.
amy-acquire-empty-place = Kaufen kannst du nur, was auf einem Lotus liegt.
    .refusal = Auf diesem Platz des Lotus { $lotus } liegt keine Ressource.
amy-refill-threshold = Gekauftes wird nicht einzeln ersetzt. Liegen am Ende eines Kaufs noch 3 Ressourcen oder weniger auf den Lotusblüten, wird aus dem Stapel aufgefüllt.
amy-refill-total = Es zählt, was auf allen Lotusblüten zusammen liegt, nicht auf jeder einzelnen.
amy-refill-capacity = Aufgefüllt wird jeder Lotus bis zu seiner Anzahl vom Anfang: 2 zu zweit und zu dritt, 4 zu viert (2 je Seite). Was noch liegt, bleibt liegen.
amy-refill-order = Das Auffüllen beginnt auf dem Lotus mit dem Zoll und geht im Uhrzeigersinn, ein Lotus nach dem anderen.
amy-refill-reshuffle = Ist der Stapel leer, wird der Ablagestapel der Ressourcen gemischt und zum neuen Stapel.
amy-refill-short = Sind Stapel und Ablagestapel beide leer, bleiben die übrigen Plätze frei.
amy-refill-recheck = Hat es nicht gereicht, wird am Ende jedes Zuges wieder geprüft, bis es gelingt.
amy-acquire-example-geneva = Beispiel: Geneva zieht zu einem Lotus mit 4 Ressourcen und nimmt die beiden auf der linken Seite für 3 Münzen, den höheren der zwei Preise.

## Gedächtnis und Münzen

amy-bank-ten-spaces = Dein Gedächtnis hat 10 Blätter, und auf jedes passt 1 Ding.
amy-bank-what-counts = Jede Münze, jede Ressource, jeder Joker, jedes Glücksplättchen, jede Idee, jeder Traum und jeder verdiente Anspruch ist ein Ding. Noch nicht verdiente Ansprüche brauchen keinen Platz.
amy-bank-coin-pieces = Jede Münze braucht ein Blatt, ganz gleich was sie wert ist.
amy-bank-over-limit-in-turn = Während deines Zuges darfst du mehr als 10 Dinge haben.
amy-bank-discard-excess = Am Ende deines Zuges musst du ablegen, was du willst, bis genau 10 Dinge übrig sind.
    .refusal = Du hast { $items }, aber dein Gedächtnis hat nur 10 Blätter; lege erst { $excess } ab.
amy-bank-discard-no-more = Solange alles ins Gedächtnis passt, darfst du nichts ablegen.
    .refusal = Du hast { $items }, und dein Gedächtnis hat 10 Blätter: Es gibt nichts abzulegen.
amy-bank-discard-where = Abgelegte Ressourcen kommen offen auf den Ablagestapel; Münzen, Joker, Ideen, Träume und Glücksplättchen zurück in den Vorrat.
amy-bank-discard-claim = Ein abgelegter Anspruch kommt zurück zu den anderen neben deinem Tableau, und du kannst ihn dir wieder verdienen.
amy-bank-exchange-first = Vor dem Ablegen darfst du noch tauschen und Münzen wechseln.
amy-coin-change = Du darfst Münzen jederzeit mit dem Vorrat gegen den gleichen Wert wechseln.
    .refusal = Beim Wechseln muss der Wert gleich bleiben.
amy-coin-change-example = Beispiel: Zwei Münzen zu 5 werden in eine zu 10 gewechselt.
amy-coin-change-limited = Wechseln geht nur mit Münzen, die im Vorrat liegen.
    .refusal = Dafür müsste der Vorrat { $takes } geben; er hat { $have }.
amy-coin-nothing-to-change = Wechseln kannst du nur, wenn deine Münzen und die im Vorrat denselben Betrag anders ergeben.
    .refusal = Es gibt nichts zu wechseln. Deine Münzen: { $mine }; im Vorrat: { $supply }.
amy-coin-pay-exact = Du zahlst genau und bekommst Wechselgeld; nur wenn der Vorrat keines hat, zahlst du zu viel und verlierst den Rest. Gezahlt wird eins nach dem anderen, jedes mit eigenem Wechselgeld.
    .refusal = Der Vorrat kann dir nicht herausgeben: Nach { $first } hättest du nur noch { $left } und müsstest noch { $rest } zahlen.
amy-coin-fewest-pieces = Wechselgeld gibt es in so wenigen Münzen, wie der Vorrat erlaubt, und am Ende deines Zuges werden deine Münzen ebenso zusammengefasst.
    .refusal = Du hast in diesem Zug Münzen klein gemacht; beim Zahlen und am Ende deines Zuges werden sie für dich zusammengefasst.

## B. 1. Freischalten

amy-unlock-steps = Eine Aktion legt genau 1 Emotionsplättchen in vier Schritten: freischalten, legen, werten, Bonusfelder prüfen.
    .refusal = In diesem Zug hast du schon ein Emotionsplättchen freigeschaltet, und legen darfst du nur eines.
amy-cloud-to-tile = Um ein Plättchen freizuschalten, muss zuerst deine Gedankenwolke darauf ziehen.
amy-cloud-adjacent-free = Zu einem Emotionsplättchen gleich nebenan zieht die Wolke kostenlos.
amy-cloud-jump-cost = Ein Sprung zu jedem anderen Emotionsplättchen deines Tableaus kostet 2 Münzen.
    .refusal = Der Sprung nach { $cell } kostet { $cost }; du hast { $have }.{ $help }
amy-cloud-jump-free = Liegt neben der Wolke kein Emotionsplättchen mehr, ist der Sprung kostenlos.
amy-cloud-first-edge = Beim ersten Mal setzt du die Wolke kostenlos auf ein Plättchen deiner Wahl am Rand deines Tableaus; nach innen springen kann sie dann noch nicht.
    .refusal = Dein erstes Plättchen muss am Rand deines Tableaus liegen, und { $cell } tut das nicht.
amy-cloud-single-move = Die Wolke zieht einmal je Aktion: ein Schritt oder ein Sprung, nie mehrere Schritte.
    .refusal = Deine Gedankenwolke ist in diesem Zug schon nach { $cloud } gezogen; bezahle jetzt dieses Plättchen.
amy-cloud-only-to-tiles = Die Wolke zieht nur auf ein Emotionsplättchen, nicht auf ein leeres Feld oder ein Bonusfeld.
    .refusal = Die Gedankenwolke zieht nur auf Emotionsplättchen, und { $cell } ist { $what }.
amy-cloud-stays = Nach dem Freischalten bleibt die Wolke auf dem Feld, von dem das Plättchen kam; sie zieht nur beim Freischalten.
amy-pay-each-icon = Ist die Wolke gezogen, bezahlst du jedes Symbol des Plättchens einzeln; jedes darfst du anders bezahlen, und nichts zahlt für zwei Symbole.
    .refusal = Zu dem, was deine Plättchen zahlen, kostet { $tile } noch { $cost }; du hast { $have }.{ $help }
amy-pay-finish = Ein Plättchen, das du freizuschalten begonnen hast, bezahlst du in derselben Aktion.
    .refusal = Du hast begonnen, { $tile } freizuschalten; bezahle erst { $missing }.
amy-pay-leave-enough = Wer Symbol für Symbol zahlt, darf keines so bezahlen, dass die anderen nicht mehr bezahlt werden können.
    .refusal = Die Symbole danach würden { $cost } kosten, und du hättest dann { $left }.
amy-pay-too-many-icons = Eine vollständige Zahlung bezahlt genau die Symbole des Plättchens.
    .refusal = Das bezahlt { $paid }, aber { $tile } hat nur { $icons }.
amy-pay-own-tiles-first = Die vollständigen Zahlungen, die der Tisch anbietet, nutzen zuerst passende Plättchen; jede andere stellst du von Hand zusammen.
    .refusal = Du hast { $matching } für { $tile }, und eine vollständige Zahlung nutzt die zuerst.{ $hand }
amy-pay-by-hand = Von Hand zahlst du nur, wo Ressourcen etwas zu wählen lassen.
    .refusal = Hier gibt es von Hand nichts zu wählen: { $why }.
amy-pay-from-bank = Du zahlst nur mit dem, was in deinem eigenen Gedächtnis liegt, auch mit dem, was im selben Zug dazukam.
    .refusal = Dafür brauchst du { $takes }; du hast { $have }.
amy-pay-matching-resource = Eine Ressource mit derselben Emotion bezahlt ein Symbol dieser Emotion.
    .refusal = { $tile } bezahlt kein Symbol { $emotion }.
amy-pay-wild = Ein Joker bezahlt ein Symbol jeder Emotion außer Glück.
amy-pay-two-for-one = Zwei beliebige Ressourcen bezahlen ein Symbol, außer Glück.
    .refusal = Ein Joker ist keine Ressource und kann keine der beiden sein; er bezahlt ein Symbol allein.
amy-pay-five-coins = 5 Münzen bezahlen ein Symbol, außer Glück.
    .refusal = { $icons } mit Münzen zu bezahlen kostet { $cost }; du hast { $have }.{ $help }
amy-pay-happiness-only = Ein Symbol Glück bezahlst du nur mit einem Glücksplättchen: nicht mit einer Ressource, einem Joker, zwei Ressourcen oder 5 Münzen.
    .refusal = Glück bezahlst du nur mit Glücksplättchen; beim Freischalten kosten sie je 7 Münzen.
amy-pay-happiness-elsewhere = Glücksplättchen bezahlen nichts als Glück.
    .refusal = Glücksplättchen bezahlen nur Glück, und dieses Symbol ist { $emotion }.
amy-pay-seven-coins = Beim Freischalten kannst du 7 Münzen in 1 Glücksplättchen verwandeln.
    .refusal = Glück für { $icons } zu kaufen kostet { $cost }; du hast { $have }.{ $help }
amy-pay-seven-coins-only-then = Das geht nur beim Freischalten und nur für Symbole dieses Plättchens; auf Vorrat kaufen kannst du Glück nicht.
    .refusal = Für 7 Münzen bekommst du Glück nur, um ein Symbol Glück des Plättchens zu bezahlen, das du freischaltest.
amy-pay-seven-coins-supply = Dafür muss mindestens 1 Glücksplättchen im Vorrat liegen.
    .refusal = Im Vorrat liegt kein Glücksplättchen mehr, darum kannst du keines kaufen.
amy-pay-where = Ressourcen, mit denen du zahlst, kommen offen auf den Ablagestapel neben dem Stapel; Joker, Glücksplättchen und Münzen zurück in den Vorrat.
amy-pay-commit = Nichts an der Aktion ist endgültig, bis das Plättchen liegt oder feststeht, dass es nirgends passt; bis dahin darfst du sie zurücknehmen.
amy-unlock-example-joseph = Beispiel: Joseph springt für 2 Münzen quer über sein Tableau zu einem Plättchen mit Dankbarkeit und Trauer und zahlt mit einer Ressource Trauer und einem Joker anstelle von Dankbarkeit.

## B. 2. Legen

amy-place-mood-adjacent = Dein Stimmungsmarker muss auf einem Lotus neben der äußeren Region stehen, in die du das Plättchen legst.
    .refusal = Die Region { $region } erreichst du von den Lotusblüten { $lotuses } aus, und dein Stimmungsmarker steht auf { $here }.
amy-place-mood-move = Vor dem Legen darf der Marker im Uhrzeigersinn zu jedem Lotus ziehen; nur auf den Zoll oder an ihm vorbei kostet es 1 Münze.
amy-place-yellow = Um in die gelbe Mitte zu legen, muss dein Marker auf dem Lotus mit dem Zoll stehen.
    .refusal = Die Region Gelb erreichst du vom Lotus mit dem Zoll ({ $toll }), und dein Stimmungsmarker steht auf { $here }.
amy-place-adjacency = Das Plättchen muss neben einer Quelle liegen, deren Emotion es zeigt, oder neben einem deiner eigenen Plättchen mit einer gemeinsamen Emotion.
    .refusal = Neben { $space } liegt weder eine Quelle noch ein Plättchen von dir, das zu { $emotions } passt.
amy-place-source-match = Ein Plättchen darf neben der Quelle jeder seiner Emotionen liegen.
amy-place-own-tile-match = Neben deinem eigenen Plättchen genügt eine gemeinsame Emotion.
amy-place-across-borders = Neben deinem eigenen passenden Plättchen darfst du auch über die Grenze in eine andere Region legen.
amy-place-foreign-tiles = Plättchen der anderen erlauben dir nie, etwas zu legen.
    .refusal = Das passende Plättchen neben { $space } gehört { $owner }; beim Legen zählen nur deine eigenen.
amy-place-empty-space = Das Feld muss leer sein.
    .refusal = { $space } ist schon belegt, dort liegt { $occupant }.
amy-place-happiness-any-source = Ein Plättchen mit Glück darf neben jeder Quelle liegen.
amy-place-happiness-not-wild = Glück ist kein Joker: Neben deinen eigenen Plättchen passt es nur zu Glück.
    .refusal = Glück passt neben jede Quelle, unter deinen Plättchen aber nur neben Glück; bei { $space } liegt beides nicht.
amy-place-happiness-mixed = Zeigt ein Plättchen Glück und noch eine andere Emotion, darf es wegen des Glücks neben jeder Quelle liegen.
amy-place-happiness-mood = Auch für ein Plättchen mit Glück muss der Stimmungsmarker die Region erreichen wie für jedes andere.
    .refusal = Die Region { $region } erreichst du auch mit Glück nur von den Lotusblüten { $lotuses } aus, und dein Stimmungsmarker steht auf { $here }.
amy-place-mandatory = Ein freigeschaltetes Plättchen, das passt, musst du in derselben Aktion legen; behalten oder aufgeben kannst du es nicht.
    .refusal = { $tile } passt vom Lotus { $here } aus, auf dem dein Stimmungsmarker steht, also musst du es legen.
amy-place-no-room = Von einem Lotus aus kannst du nur legen, wenn eine seiner Regionen ein erlaubtes Feld für das Plättchen hat.
    .refusal = Vom Lotus { $lotus } aus gibt es kein freies Feld für { $tile }.
amy-place-unplaceable = Passt das Plättchen nirgends, darfst du es trotzdem freischalten; es kommt in die Schachtel, und dein Zug endet.
    .refusal = Für { $tile } ist kein Feld offen; es muss zurück in die Schachtel.
amy-place-unplaceable-meaning = Ein Plättchen passt nur dann nirgends, wenn auf dem ganzen Plan kein Feld dafür erlaubt ist, von keinem Lotus aus, den du mit allen Münzen erreichst, die du auftreiben kannst.
    .refusal = { $tile } lässt sich noch vom Lotus { $lotus } aus legen{ $fee }.
amy-place-unplaceable-no-bonus = Ein Plättchen in die Schachtel zu geben bringt keine Punkte und keinen Bonus, auch wenn dadurch die Felder um ein Bonusfeld leer werden.
amy-place-example-joseph = Beispiel: Joseph zieht seinen Marker für 1 Münze auf den Lotus mit dem Zoll und legt sein Plättchen Dankbarkeit und Trauer in Gelb neben sein eigenes mit zweimal Trauer.

## B. 3. Werten

amy-score-per-icon = Du bekommst 1 Punkt für jedes Symbol der gewählten Emotion im Netz des neuen Plättchens, seine eigenen eingeschlossen; es zählen Symbole, nicht Plättchen.
amy-score-network = Ein Netz ist eine Kette, auch mit Zweigen, aus deinen eigenen benachbarten Plättchen, die alle dieselbe Emotion zeigen; Plättchen der anderen gehören nie dazu.
amy-score-choose-one = Zeigt das neue Plättchen mehr als eine Emotion, wählst du genau eines seiner Netze zum Werten.
    .refusal = Wähle eine Emotion des Plättchens, das du gelegt hast: { $shown }.
amy-score-source-connects = Eine Quelle verbindet deine Plättchen ihrer Emotion, die neben ihr liegen, bringt selbst aber keinen Punkt.
amy-score-source-must-match = Eine Quelle verbindet nur Plättchen, die ihre eigene Emotion zeigen (Glück ausgenommen).
amy-score-happiness-network = Glück bildet Netze nur mit Glück.
amy-score-happiness-via-source = Plättchen mit Glück neben derselben Quelle sind durch sie verbunden, welche Emotion sie auch zeigt.
amy-score-across-regions = Ein Netz darf durch mehrere Regionen laufen und zählt als Ganzes.
amy-score-example-joseph = Beispiel: Nach dem Plättchen Dankbarkeit und Trauer wertet Joseph sein Netz Trauer und bekommt 5 Punkte.

## B. 4. Bonusfelder

amy-bonus-kinds = Bonusfelder können Joker, Glück, Ideen, Träume und Ansprüche zeigen.
amy-bonus-which-checked = Nach dem Werten prüfst du jedes Bonusfeld neben deiner Gedankenwolke; du kannst mehrere zugleich bekommen, jedes nur einmal je Partie.
amy-bonus-all-empty = Ein Bonus ist dein, wenn auf keinem Feld neben diesem Bonusfeld noch ein Emotionsplättchen liegt.
amy-bonus-take-all = Du nimmst alles, was das Bonusfeld zeigt, und legst es in dein Gedächtnis.
amy-bonus-automatic = Was du dir verdienst, nimmst du immer, auch über 10 Dinge hinaus; am Ende des Zuges legst du ab, wenn es sein muss.
amy-bonus-claim-choice = Verdienst du dir einen Anspruch, wählst du, welchen von denen, die noch neben deinem Tableau liegen.
    .refusal = Den Anspruch auf { $emotion } hast du dir schon verdient; nimm einen anderen.
amy-bonus-no-claim-left = Liegt kein Anspruch mehr neben deinem Tableau, bringt das Symbol Anspruch nichts.
amy-bonus-example-joseph = Beispiel: Joseph räumt alle Felder um ein Bonusfeld, nimmt 1 Anspruch (er wählt Trauer) und 1 Idee und legt beides in sein Gedächtnis.

## C. Einen Anspruch legen

amy-claim-one = Diese Aktion legt 1 Anspruch aus deinem Gedächtnis auf den Plan.
amy-claim-from-bank = Legen kannst du nur einen verdienten Anspruch aus deinem Gedächtnis.
    .refusal = Dein Anspruch auf { $emotion } liegt noch neben deinem Tableau; erst muss ihn dir ein Bonusfeld bringen.
amy-claim-matching-region = Ein Anspruch kommt nur in die Region seiner Emotion.
    .refusal = Der Anspruch auf { $emotion } gehört in die Region { $region }.
amy-claim-mood-adjacent = Dein Stimmungsmarker muss auf einem Lotus neben dieser äußeren Region stehen.
    .refusal = Anspruch auf die Region { $region } erhebst du von den Lotusblüten { $lotuses } aus, nicht von { $lotus }.
amy-claim-yellow = Für die Region Gelb muss der Marker auf dem Lotus mit dem Zoll stehen.
    .refusal = Anspruch auf die Region Gelb erhebst du vom Lotus mit dem Zoll aus, und der liegt auf { $toll }.
amy-claim-move = Vorher darf der Marker kostenlos im Uhrzeigersinn ziehen; nur auf den Zoll oder an ihm vorbei kostet es 1 Münze.
    .refusal = Jeder Weg zur Region { $region } trifft auf den Zoll von 1 Münze, und du hast keine.{ $help }
amy-claim-first-space = Der Anspruch kommt verdeckt auf das erste freie Anspruchsfeld der Region, im Uhrzeigersinn über die umrandeten Tropfen gezählt; diese Folge entscheidet am Ende einen Gleichstand.
amy-claim-meaning = Mit einem Anspruch kannst du in der Schlusswertung Punkte seiner Region bekommen; sofort bringt er keine.
amy-claim-no-tiles-needed = Anspruch darfst du auch auf eine Region erheben, in der noch kein Plättchen von dir liegt.
amy-claim-one-per-region = In einer Region kannst du nur einen Anspruch haben.
    .refusal = Dein Anspruch auf { $emotion } liegt schon in der Region { $region }.
amy-claim-space-for-all = Jede Region hat ein Anspruchsfeld für alle, die mitspielen; wäre keines frei, könnte man den Anspruch nicht legen.
    .refusal = In der Region { $region } ist kein Anspruchsfeld frei.
amy-claim-example-debra = Beispiel: Debra zieht für 1 Münze am Zoll vorbei zum ersten Lotus neben Türkis und legt ihren Anspruch auf Seelenruhe auf das Feld nach dem von Geneva.

## Freier Tausch

amy-exch-when = Jederzeit in deinem eigenen Zug, vor, während und nach deiner Aktion, darfst du beliebig oft frei tauschen; das ist keine Aktion.
amy-exch-while-paying = Während du ein Plättchen bezahlst, darfst du tauschen, was dafür nicht gebraucht wird.
    .refusal = Du brauchst { $what }, um { $tile } zu bezahlen.
amy-exch-nothing-to-give = Ohne Plättchen, Ideen, Träume, 2 Punkte oder wechselbare Münzen gibt es nichts zu tauschen.
    .refusal =
        { $vp ->
            [one] Du hast nichts zu tauschen: kein Plättchen, keine Idee, keinen Traum, nur { $vp } Punkt, und keine Münzen, die sich wechseln ließen.
           *[other] Du hast nichts zu tauschen: kein Plättchen, keine Idee, keinen Traum, { $vp } Punkte, und keine Münzen, die sich wechseln ließen.
        }
amy-exch-own-turn = Im Zug der anderen kannst du nicht tauschen.
    .refusal = Tauschen kannst du nur in deinem eigenen Zug.
amy-exch-vp-coin = Für 2 Punkte bekommst du 1 Münze.
amy-exch-vp-floor = Deine Punkte können nicht unter 0 fallen: Für diesen Tausch brauchst du mindestens 2.
    .refusal = Für diesen Tausch brauchst du 2 Punkte; du hast { $vp }.
amy-exch-vp-any-time = Punkte darfst du auch dann gegen Münzen tauschen, wenn dir keine fehlen.
amy-exch-dream-coins = Für 1 Traum bekommst du 2 Münzen.
amy-exch-happiness-coins = Für 1 Glücksplättchen bekommst du 2 Münzen.
amy-exch-resource-coin = Für 1 Ressource bekommst du 1 Münze.
amy-exch-wild-coin = Für 1 Joker bekommst du 1 Münze.
amy-exch-ideas-table = Zusammen getauscht bringen 1, 2, 3 oder 4 Ideen 2, 5, 10 oder 15 Münzen.
    .refusal = Ideen tauschst du als Satz, auch eine einzelne: Wähle, wie viele.
amy-exch-ideas-more = Mehr als 4 Ideen tauschst du in mehreren Sätzen zu höchstens 4.
    .refusal = Tausche höchstens 4 Ideen auf einmal.
amy-exch-dreams-table = Zusammen getauscht bringen 1, 2, 3, 4, 5 oder 6 Träume 2, 5, 9, 14, 20 oder 27 Punkte.
amy-exch-dreams-more = Mehr als 6 Träume tauschst du in mehreren Sätzen zu höchstens 6.
    .refusal = Tausche höchstens 6 Träume auf einmal.
amy-exch-only-listed = Es gibt nur die genannten Tausche und nur in dieser Richtung: Für Münzen gibt es keine Punkte, Ressourcen, Joker, Ideen oder Träume, Ansprüche lassen sich nicht tauschen, und ihr handelt nicht miteinander.
    .refusal = { $thing } nicht zum freien Tausch.
amy-exch-where = Getauschte Ressourcen kommen offen auf den Ablagestapel; alles andere zurück in den Vorrat.
amy-exch-coins-missing = Für einen Tausch gegen Münzen muss der Vorrat genau diesen Wert geben können, wenn es hilft auch, indem er deine Münzen wechselt.
    .refusal = Mit den Münzen im Vorrat werden aus { $have } nicht { $sum }, auch nicht durch Wechseln.

## Spielende

amy-end-trigger = Das Ende ist ausgelöst, wenn jemand am Ende des eigenen Zuges 5 Emotionsplättchen oder weniger auf dem Tableau hat.
amy-end-finish-round = Die laufende Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
amy-end-one-more = Danach haben alle noch 1 Zug, dann kommt die Schlusswertung.
amy-end-last-seat = Löst es aus, wer in der Runde zuletzt dran ist, ist die Runde schon voll, und es folgen nur noch die letzten Züge.
amy-end-once = Kommt später noch jemand auf 5 Plättchen oder darunter, ändert das nichts.
amy-end-box-tile-counts = Auch ein Plättchen, das in die Schachtel kam, hat das Tableau verlassen und zählt für das Ende mit.
amy-end-normal-turns = In den letzten Zügen gelten alle Regeln wie sonst, auch die Grenze des Gedächtnisses; nach deinem letzten Zug kannst du nichts mehr tauschen.
amy-end-example = Beispiel: Es spielen reihum Rob (beginnt), Joseph, Geneva, Debra. Geneva beendet ihren Zug mit 5 Plättchen; Debra spielt noch einmal, dann alle vier je einmal.
amy-final-coins = Für je volle 3 Münzen an Wert bekommst du 1 Punkt; der Rest verfällt.
amy-final-unspent-items = Sonst zählt nichts im Gedächtnis: keine Träume, Ideen, Glücksplättchen, Joker, Ressourcen oder Ansprüche.
amy-final-seven-regions = Alle 7 Regionen werden nacheinander gewertet; die Reihenfolge ist gleich.
amy-final-count-icons = In jeder Region zählst du alle Symbole auf deinen Plättchen dort, gleich welcher Emotion, verbunden oder nicht.
amy-final-places = Die meisten Symbole sind der 1. Platz, die zweitmeisten der 2., die drittmeisten der 3., mit oder ohne Anspruch.
amy-final-claim-required = Die Punkte des Platzes bekommt nur, wer in der Region einen Anspruch hat.
amy-final-blocker = Auch ohne Anspruch ist ein Platz belegt; niemand rückt nach.
amy-final-tie-order = Bei Gleichstand um einen Platz gewinnt, wessen Anspruch in dieser Region früher lag.
amy-final-tie-claim-vs-none = Bei Gleichstand geht ein Anspruch vor keinem.
amy-final-tie-no-claims = Wer ohne Anspruch gleichauf liegt, belegt je einen Platz; in welcher Folge, ist gleich.
amy-final-zero-icons = Wer in einer Region kein Symbol hat, belegt dort keinen Platz und bekommt nichts, auch nicht mit Anspruch.
amy-final-three-places = Nur die ersten drei Plätze bringen Punkte; der vierte bekommt nichts, und zu zweit wird der Wert für den dritten nicht gebraucht.
amy-final-example-indigo = Beispiel in Indigo: Rob hat 4 Symbole, aber keinen Anspruch, Debra 3 und Geneva 2, beide mit Anspruch. Rob bekommt nichts, Debra 4 Punkte für den 2., Geneva 2 Punkte für den 3. Platz.
amy-win-most-vp = Wer nach Münzen und allen 7 Regionen die meisten Punkte hat, gewinnt.
amy-win-tie-coins = Bei Gleichstand gewinnt, wessen übrige Münzen am meisten wert sind.
amy-win-shared = Sind auch die Münzen gleich, teilt ihr euch den Sieg.

## Varianten

amy-var-choose = Varianten vereinbart ihr vor der Partie; jede lässt sich allein oder zusammen mit der anderen spielen.
    .refusal = Hat die Partie begonnen, lassen sich Varianten nicht mehr ändern.
amy-toll-moves = Zieht dein Stimmungsmarker am Zollplättchen vorbei, zahlst du wie immer 1 Münze und versetzt dazu das Zollplättchen.
amy-toll-destination = Das Zollplättchen kommt auf den Lotus, auf dem dein Marker ankommt.
amy-toll-onto-stays = Bleibt der Marker auf dem Lotus mit dem Zoll stehen, zahlst du 1 Münze, und das Plättchen bleibt dort.
amy-toll-leaving = Vom Lotus mit dem Zoll wegzuziehen kostet keine Münze und nimmt das Plättchen nicht mit.
amy-toll-no-full-circle = Eine volle Runde ist nicht erlaubt: Wenn du ziehst, musst du auf einem anderen Lotus ankommen.
    .refusal = Eine volle Runde ist nicht erlaubt; bleib auf dem Lotus { $here } oder zieh zu einem anderen.
amy-toll-stay-allowed = Gar nicht zu ziehen ist weiter erlaubt.
amy-toll-centre = Die gelbe Mitte gehört immer zu dem Lotus, auf dem das Zollplättchen gerade liegt, auch wenn du es erst in dieser Aktion dorthin gebracht hast.
amy-toll-refill-start = Aufgefüllt wird von dem Lotus an, auf dem das Zollplättchen gerade liegt.
amy-toll-others-unaffected = Kommt das Zollplättchen auf einen Lotus, zahlt niemand, dessen Marker schon dort steht.
amy-vp-place = Beim Aufbau kommt auf die gedruckten Punkte jeder Region ein zufälliges Wertungsplättchen.
amy-vp-score = Am Ende zählen die Punkte auf den Wertungsplättchen anstelle der gedruckten.
amy-vp-visible = Wertungsplättchen liegen von Anfang an offen und werden nicht bewegt.
