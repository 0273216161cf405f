# Die Regeln von Kräfte des Gleichgewichts in Kurzform; das Englische steht in balance/rulebook.yaml. Begriffe: terms.md.

section-6-player-setup = Aufbau zu sechst
section-appendix-second-conditions-of-balance-aspirations = Anhang > Zweite Bedingungen der Bestreben des Gleichgewichts
section-balance-aspirations-aspiration-setup = Bestreben des Gleichgewichts > Aufbau
section-balance-emotions = Emotionen des Gleichgewichts
section-balance-fortress-alignment = Ausrichtung von Festungen des Gleichgewichts
section-balance-player-setup = Aufbau für das Gleichgewicht
section-balance-spirits = Geister des Gleichgewichts
section-balance-and-essence = Gleichgewicht und Essenz
section-component-list = Liste des Spielmaterials
section-empower-emotion = Bestärken
section-empower-emotion-note = Bestärken (Hinweis)
section-exalt = Erhöhen
section-fortify = Befestigen
section-game-overview = Überblick
section-goals = Ziele
section-mild-balance-emotions = Milde Emotionen des Gleichgewichts
section-number-of-players = Wie viele mitspielen
section-number-of-players-note = Wie viele mitspielen (Hinweis)
section-quell-emotion = Dämpfen
section-raze = Schleifen
section-revelation = Offenbarung
section-revelation-example = Offenbarung (Beispiel)
section-revelation-note = Offenbarung (Hinweis)
section-spirit-actions-alignment = Geistaktionen > Ausrichtung
section-spirit-actions-alignment-example = Geistaktionen > Ausrichtung (Beispiel)
section-strong-balance-emotions = Starke Emotionen des Gleichgewichts
section-the-asymmetric-spirit-boards-intuition = Ungleiche Geisttafeln > Intuition
section-the-asymmetric-spirit-boards-reason = Ungleiche Geisttafeln > Vernunft
section-the-asymmetric-spirit-boards-reason-intuition = Ungleiche Geisttafeln > Vernunft, Intuition
section-wheel-of-intentions-important = Rad der Vorsätze (wichtig)

## Spielmaterial

bal-comp-counters = Zu den Zählsteinen des Grundspiels kommen 5 Essenz der Wonne, 5 Essenz der Schwermut und 20 Willenskraft.
bal-comp-spirits = Das Gleichgewicht hat 2 Geister, Vernunft und Intuition, jeder mit einer Figur und einer zweiseitigen Geisttafel.
bal-comp-miniatures = In der Schachtel liegen auch Figuren aus Kunststoff für die 4 Geister der Wonne, die 4 der Schwermut und die 2 des Gleichgewichts. Sie ersetzen die anderen Figuren und ändern keine Regel.
bal-comp-team-board = Das Gleichgewicht hat eine Teamtafel, ein eigenes Rad der Vorsätze, 2 Punktezähler (1 als Reserve), eine Übersichtskarte und 3 Ehrgeizmarker.
bal-comp-mild-cards = Es gibt 16 milde Emotionen des Gleichgewichts. Alle heißen Neutralität: 4 von jeder Schwingung.
bal-comp-strong-cards = Es gibt 6 starke Emotionen des Gleichgewichts, je einmal Drang, Disziplin, Impuls, Vorsicht, Inspiration und Neugier. Sie liegen offen im Vorrat, und 16 Marker geben ihnen eine Schwingung.
bal-comp-aspirations = Es gibt 8 Bestreben des Gleichgewichts, jedes außer Reflexion einmal.
bal-comp-vibe-tokens = Das Gleichgewicht hat 32 Schwingungsmarker in vier Farben und 8 wilde (4 für jeden, der für das Gleichgewicht spielt).
bal-comp-vibe-supply = Farbige Schwingungsmarker des Gleichgewichts gehen nie aus.
bal-comp-fragments = Das Gleichgewicht hat 5 kleine Fragmente, 3 große und 1 Schlussfragment.
bal-comp-order-trackers = Das Gleichgewicht hat 2 Marker für die Zugfolge und 2 Aktionszähler.
bal-comp-scoring-reference = Jedes der drei Teams bekommt eine Karte, die zeigt, wie das Gleichgewicht wertet. Im Spiel bewirkt sie nichts.

## Spielarten

bal-mode-third-side = Das Gleichgewicht ist eine dritte Seite und spielt immer zusammen mit Wonne und Schwermut.
    .refusal = Eine Partie mit dem Gleichgewicht braucht alle drei: Wonne, Schwermut und Gleichgewicht.
bal-mode-player-count = Mit dem Gleichgewicht spielt man zu 3 bis 6; zwei sind zu wenig.
    .refusal = Kräfte des Gleichgewichts spielt man zu 3 bis 6.
bal-mode-shapers = Wie viele Gestalter es gibt, hängt davon ab, wie viele ihr seid: zu dritt 3, zu viert 2, zu fünft 1, zu sechst keiner.
    .refusal = Zu { $players } braucht es genau so viele Seiten mit einem Gestalter: { $shapers }.
bal-mode-shaper-any-side = Jede der drei Seiten kann die sein, die ein Gestalter spielt.
bal-mode-team-means-shaper = Wo die Regeln von einem Team oder seinen Spielern sprechen, ist auch ein einzelner Gestalter gemeint.
bal-mode-two-spirits = Statt eines Gestalters kann auch einer beide Geister einer Seite führen.
bal-mode-no-basic = Das Gleichgewicht spielt man nur mit den vollen Regeln, nie im Einstiegsspiel.
    .refusal = Kräfte des Gleichgewichts und das Einstiegsspiel gehen nicht zusammen.
bal-mode-base-rules = Alle Regeln des Grundspiels gelten, solange diese Erweiterung nichts anderes sagt.
bal-mode-sides = Das Gleichgewicht spielt mit derselben Seite der Teamtafel und der Geisttafel wie die anderen Teams.
bal-mode-intentions = Das Gleichgewicht wertet Vorsätze auf seinem eigenen Rad, nach denselben Regeln und mit derselben Liste wie Wonne und Schwermut.

## Aufbau

bal-setup-spheres = Jede Sphäre beginnt mit 8 Willenskraft statt mit 7.
bal-setup-common-row = Nehmt Reflexion und zwei weitere zufällige Karten aus den gemeinsamen Bestreben; die Reihe hat 6 Karten.
bal-setup-hidden-decks = Wonne und Schwermut nehmen Reflexion aus ihren verborgenen Bestreben; dann haben alle drei Teams einen gemischten Stapel mit 8 Karten.
bal-setup-hidden-not-common = Jedes Team, auch das Gleichgewicht, mischt neu, bis sein oberstes verborgenes Bestreben ein anderes ist als das erste gemeinsame.
bal-setup-order = Die Zugfolge ist ausgelost, aber das Gleichgewicht zieht immer als Drittes und Sechstes; auf den anderen Plätzen wechseln sich Wonne und Schwermut ab.
bal-setup-order-balance-shaper = Ein Gestalter des Gleichgewichts zieht als Dritter und als Sechster.
bal-setup-order-shaper = Ein Gestalter der Wonne oder der Schwermut zieht für beide Plätze seiner Seite. Ist die andere der beiden ein volles Team, zieht der Gestalter als Zweiter und Fünfter.
bal-setup-place-after = Das Gleichgewicht setzt seine Geister, wenn alle Geister von Wonne und Schwermut stehen.
bal-setup-place-any-frontier = Ein Geist des Gleichgewichts darf auf jedem Feld im Grenzland beginnen, auch wenn dort schon jemand steht.
    .refusal = Geister des Gleichgewichts beginnen auf einem Feld im Grenzland.
bal-setup-no-starting-emotion = Das Gleichgewicht setzt keine Anfangsemotionen.
bal-setup-resources = Jeder Geist des Gleichgewichts beginnt mit 1 Essenz der Wonne, 1 Essenz der Schwermut und 4 Willenskraft. Mit 6 Willenskraft und ohne Aufnehmen im ersten Zug beginnt, wer anfängt, und das ist nie das Gleichgewicht.
bal-setup-hand = Wer für das Gleichgewicht spielt, beginnt mit 2 Karten Neutralität auf der Hand, aus einem gemischten Stapel von 8.
bal-setup-deck = Jeder Stapel des Gleichgewichts steht fest: 8 Karten Neutralität, 2 von jeder Schwingung. Stapelbau gibt es nicht.
    .refusal = Die Stapel des Gleichgewichts stehen fest.
bal-setup-deck-shaper = Auch ein Gestalter des Gleichgewichts hat nur einen Stapel mit 8 Karten.
bal-setup-wild-tokens = Statt eines Markers je Farbe hat das Gleichgewicht am Anfang pro Spieler 4 wilde Schwingungsmarker und schaltet damit Geistaktionen frei oder verbessert sie. Es gibt sie nur beim Aufbau; spätere Marker sind immer farbig.
bal-setup-wild-colorless = Ein wilder Schwingungsmarker hat keine Farbe: Er verträgt sich mit jedem anderen in seiner Reihe, auch mit einem wilden, und zählt als keine Farbe.
bal-setup-base-placement = Wonne und Schwermut setzen Geister und Anfangsemotionen wie im Grundspiel, Gestalter je zwei Anfangsemotionen.

## Essenz und Wecken

bal-essence-no-own = Das Gleichgewicht hat keine Essenz in eigener Farbe; es nutzt Essenz der Wonne und der Schwermut und hat beide Arten auf seinen Geisttafeln.
    .refusal = Auf deiner Geisttafel liegt keine { $kind }-Essenz.
bal-essence-choose = Gewinnt ein Geist des Gleichgewichts Essenz, wählt sein Spieler für jeden Stein die Art.
bal-essence-single-kind = Auf einer Emotion des Gleichgewichts liegen nie beide Arten von Essenz.
    .refusal = { $emotion } trägt schon { $kind }-Essenz; dazu passt nur { $kind }-Essenz.
bal-invoke-either = Das Gleichgewicht weckt eine Emotion mit einer Essenz der Wonne oder der Schwermut, nach Wahl.
    .refusal = { $what } kostet { $cost }; du hast { $have }.
bal-invoke-keeps-kind = Von da an trägt die Emotion nur noch diese Art, bis sie das Spiel verlässt.
bal-invoke-example-bolster = Hinweis: Eine Emotion, die mit Essenz der Schwermut geweckt wurde, bekommt auch durch Rückhalt Essenz der Schwermut.
bal-invoke-inner-force = Mit Innerer Kraft wählt das Gleichgewicht, welche Art Essenz aus dem Vorrat kommt; damit steht die Ausrichtung fest.

## Ausrichtung

bal-align-emotion = Eine Emotion des Gleichgewichts ist auf Wonne oder Schwermut ausgerichtet, je nach der Essenz auf ihr.
bal-align-control = Wenn es darum geht, wer Reiche und Grenzländer beherrscht, zählt eine ausgerichtete Emotion des Gleichgewichts für ihre Seite.
bal-align-blocking = Auch beim Abschirmen in Reichen kommt es auf die Ausrichtung an.
bal-align-aspirations = Für die Bestreben von Wonne und Schwermut zählt eine ausgerichtete Emotion des Gleichgewichts als Emotion ihrer Seite.
bal-align-otherwise-opposing = In allem anderen ist eine Emotion des Gleichgewichts für Wonne und für Schwermut eine gegnerische.
    .refusal = { $emotion } gehört dem Gleichgewicht.
bal-align-powers = Für Kräfte und Verbesserungen von Wonne und Schwermut gelten Emotionen des Gleichgewichts als gegnerisch: Sie zählen, wo eine gegnerische Emotion gemeint ist, und nie als eigene.
bal-align-suspicion = Ausnahme: Argwohn (Schwermut) bekommt +1 Intensität nur für Emotionen der Wonne, nicht für die des Gleichgewichts.
bal-align-example-urge = Beispiel: Ein Drang, der auf Wonne ausgerichtet ist, bildet mit zwei Emotionen der Wonne daneben eine Einheit der Länge 3.
bal-align-example-desire = Beispiel: Würde Wonne auf dem leeren Platz neben Drang Verlangen wecken, bekäme es keinen Intensitätsmarker +1, denn für Kräfte von Emotionen gehört Drang nicht zur Kette.
bal-align-discount = Reiche und Grenzländer beherrschen immer nur Wonne oder Schwermut. Eine Seite hat alle Vorteile davon, auch wenn Emotionen oder Festungen des Gleichgewichts dazu geführt haben.
bal-align-opponents-control = Ein Reich, „das der Gegner beherrscht“, ist für Wonne eines der Schwermut und umgekehrt.

## Bewegen

bal-move-share = Geister des Gleichgewichts dürfen nach dem Bewegen auf jedem Feld stehen, wer auch dort ist.
bal-move-not-blocking = Ein Geist des Gleichgewichts hält niemanden auf: Wonne und Schwermut dürfen auch ohne Überwinden auf seinem Feld enden.
bal-move-two-haste = Auf der Seite A haben Geister des Gleichgewichts statt Überwinden ein zweites Mal Eile. Jede Eile bringt für 1 Willenskraft ein Feld mehr.
bal-move-example-three = Hinweis: Mit beiden Verbesserungen Eile kommt ein Geist des Gleichgewichts in einer Aktion drei Felder weit.
bal-move-a-side-rest = Alle anderen Verbesserungen auf der Seite A sind beim Gleichgewicht die üblichen.
bal-move-push-balance = Geister des Gleichgewichts sind für Wonne und Schwermut gegnerische Geister: Deren Verbesserungen können sie verdrängen, mit ihnen die Felder tauschen oder sie sonst versetzen, und umgekehrt.

## Dämpfen

bal-quell-balance-emotion = Wonne und Schwermut dürfen Emotionen des Gleichgewichts dämpfen, gleich wie sie ausgerichtet sind; die üblichen Regeln gelten.
bal-quell-by-balance = Das Gleichgewicht darf Emotionen der Wonne und der Schwermut dämpfen, nie die eigenen.
    .refusal = Das Gleichgewicht kann seine eigenen Emotionen nicht dämpfen.
bal-quell-vibe = Die Schwingung einer Neutralität ist aufgedruckt; die einer starken Emotion des Gleichgewichts zeigt ihr Marker.

## Befestigen

bal-fortify-own-fragments = Das Gleichgewicht baut Festungen mit seinen eigenen kleinen Fragmenten, auf leeren Festungsplätzen und wie üblich neben seinem Geist.
bal-fortify-essence-cost = Jedes Befestigen kostet das Gleichgewicht auch 1 Essenz: von der Art, deren Intensitätsmarker gelegt oder erhöht wird, oder, beim Schleifen, von der Gegenart der Festung.
    .refusal = { $what } kostet { $cost }; du hast { $have }.
bal-fortify-token-controller = Den Marker +1 einer neuen Festung des Gleichgewichts stellt die Seite, die das Reich beherrscht.
    .refusal = Hier herrscht { $team } ({ $realm }); die Festung braucht einen Intensitätsmarker von { $team }.
bal-fortify-token-tied = Beherrscht niemand das Reich, wählt das Gleichgewicht den Marker, und dessen Seite beherrscht es dann.
bal-fortify-any-realm = Das Gleichgewicht darf in jedem Reich bauen, wer es auch beherrscht.
bal-fortify-alignment-fixed = Eine Festung des Gleichgewichts ist auf die Seite ihres Intensitätsmarkers ausgerichtet, und dabei bleibt es, auch wenn das Reich später jemand anderes beherrscht.
bal-fortify-fortitude = Für Standhaftigkeit zählt eine Festung des Gleichgewichts für die Seite, auf die sie ausgerichtet ist.
bal-fortify-raze-balance = Wonne und Schwermut dürfen Festungen des Gleichgewichts schleifen, wessen Marker sie auch tragen.
bal-fortify-raze-balance-major = Wird eine große Festung des Gleichgewichts geschleift, wird sie zu einer kleinen mit derselben Ausrichtung; dafür braucht das Gleichgewicht ein freies kleines Fragment.
    .refusal = Das Gleichgewicht hat kein kleines Fragment als Ersatz; seine große Festung kann nicht geschleift werden.
bal-fortify-raze-by-balance = Das Gleichgewicht darf Festungen von Wonne und Schwermut schleifen. Es zahlt zum Üblichen Essenz der Gegenart und bekommt die Aktion dazu.
    .refusal = { $what } kostet { $cost }; du hast { $have }.
bal-fortify-raze-example = Hinweis: Eine Festung der Schwermut zu schleifen kostet das Gleichgewicht Essenz der Wonne.
bal-fortify-raze-not-own = Seine eigenen Festungen kann das Gleichgewicht nicht schleifen.
    .refusal = Schleifen kannst du nur eine gegnerische Festung.
bal-fortify-exalt = Das Gleichgewicht kann nur seine eigenen Festungen erhöhen. Es zahlt Essenz ihrer Ausrichtung, und der Marker dieser Seite wird zu +2.
    .refusal = { $what } kostet { $cost }; du hast { $have }.
bal-fortify-exalt-realm = Eine Festung des Gleichgewichts kann man nur erhöhen, wenn die Gegenseite ihrer Ausrichtung das Reich nicht beherrscht.
    .refusal = Hier herrscht { $team } ({ $realm }); diese Festung kann man jetzt nicht erhöhen.
bal-fortify-not-team-fortress = Für Kräfte und Verbesserungen wie die Kraft von Liebe, Heimvorteil oder Zurückdrängen ist eine Festung des Gleichgewichts nie eine von Wonne oder Schwermut.

## Bestärken

bal-empower-any-strong = Aus einer Neutralität darf jede starke Emotion des Gleichgewichts werden, die noch im Vorrat liegt.
    .refusal = { $strong } liegt nicht im Vorrat des Gleichgewichts.
bal-empower-threshold = Es gilt die Schwelle der gewählten starken Emotion: Impuls 1, Vorsicht 1, Disziplin 2, Neugier 2, Drang 3, Inspiration 3.
    .refusal = { $strong } braucht { $threshold } Essenz; auf dieser Neutralität liegt weniger, nämlich { $have }.
bal-empower-keeps-alignment = Die starke Emotion übernimmt alle Essenz und mit ihr die Ausrichtung.
bal-empower-choose-vibe = Kommt eine starke Emotion des Gleichgewichts ins Spiel, wählt ihr Spieler die Schwingung und legt einen Marker darauf; sie darf anders sein als die der Neutralität.
bal-empower-triggers-leave = Beim Bestärken verlässt die Neutralität das Spiel, also wirkt ihre Kraft.
bal-empower-order = Erst wirkt die Kraft der Neutralität, dann die der starken Emotion.
bal-empower-own-only = Das Gleichgewicht bestärkt nur Neutralität, und Wonne und Schwermut bestärken nie Emotionen des Gleichgewichts.
    .refusal = Bestärken kannst du nur Emotionen deines eigenen Teams.
bal-empower-strong-returns = Verlässt eine starke Emotion des Gleichgewichts das Spiel, kommt sie ohne ihren Marker in den Vorrat zurück und kann wieder genommen werden.

## Reichsaktionen

bal-realm-intuition = Intuition zahlt für Reichsaktionen, was gedruckt ist.
bal-realm-no-double = Vernunft spart 1, nie mehr, und bei Karten ziehen und Vertiefen nur am Preis des ersten Schritts.
bal-realm-network = Mit Emotion versetzen bewegt das Gleichgewicht nur seine eigenen Emotionen, und Wonne und Schwermut bewegen nie die des Gleichgewichts.
    .refusal = Versetzen kannst du nur Emotionen deines eigenen Teams.
bal-realm-land = Das Gleichgewicht vertieft nur seine eigenen Emotionen, und Wonne und Schwermut vertiefen nie die des Gleichgewichts.
    .refusal = Vertiefen kannst du nur Emotionen deines eigenen Teams.
bal-realm-land-kind = Essenz, die zu einer Emotion des Gleichgewichts kommt, muss von der Art sein, die schon auf ihr liegt.
    .refusal = { $emotion } braucht { $kind }-Essenz.
bal-realm-willow = Beim Ernten wählt das Gleichgewicht Wonne, Schwermut oder etwas von beiden.

## Aufnehmen

bal-absorb-triad = Grenzländer, die jemand beherrscht, bringen dem Gleichgewicht beim Aufnehmen nichts. Dafür nimmt es für jeden Dreiklang neben seinem Feld, in dem eine eigene Emotion liegt, 1 Willenskraft mehr aus der Sphäre. Alles andere am Aufnehmen bleibt.
bal-absorb-triad-adjacent = Ein Geist in einem Reich grenzt an 2 Dreiklänge, ein Geist im Grenzland an 1.
bal-absorb-triad-any = Ausrichtung und Zahl der Emotionen des Gleichgewichts im Dreiklang sind gleich: Es gibt 1 Willenskraft je Dreiklang.

## Kräfte der Geister

bal-power-reason = Kraft von Vernunft: Jede Reichsaktion kostet sie 1 Willenskraft weniger als gedruckt.
bal-power-intuition = Kraft von Intuition: Gewinnt sie Willenskraft, gleich wie viel, darf sie eine davon in eine Essenz der Wonne oder der Schwermut verwandeln.
bal-power-intuition-each-gain = Die Kraft geht bei jedem Gewinn einmal: bei Willenskraft aus einer Sphäre, der Gabe von Fleiß, Willenskraft gewinnen, einer gelben Neutralität oder der 1 Willenskraft am Ende eines Zuges.
bal-power-intuition-end-turn = Verwandelt Intuition die 1 Willenskraft vom Ende eines Zuges, bleibt sie bei 0; eine zweite gibt es nicht.
bal-power-intuition-intentions = Das Verwandeln ändert nichts daran, wie viel Willenskraft als aus der Sphäre genommen gilt.

## Offenbarung

bal-rev-order = Eine Offenbarung hat acht Schritte: Alle drei Teams decken auf, Wonne und Schwermut vergleichen, ihre Fragmente, das Gleichgewicht prüft und legt sein Fragment, neues gemeinsames Bestreben, neue verborgene Bestreben, die Festung ernten, die Sphäre füllen.
bal-rev-bliss-gloom = Wonne und Schwermut vergleichen sich wie im Grundspiel; ausgerichtete Emotionen und Festungen des Gleichgewichts zählen für sie mit.
bal-rev-balance-no-common = Am gemeinsamen Bestreben nimmt das Gleichgewicht nicht teil.
bal-rev-balance-first = Die erste Bedingung auf der Karte des Gleichgewichts verlangt, dass Wonne und Schwermut in diesem Bestreben genau gleichauf sind.
bal-rev-balance-tie-zero = Auch null zu null ist gleichauf.
bal-rev-balance-second = Die zweite Bedingung des Gleichgewichts ist das besondere Ziel auf derselben Karte.
bal-rev-balance-minor = Ist genau eine der beiden Bedingungen erfüllt, legt das Gleichgewicht ein kleines Fragment.
bal-rev-balance-major = Sind beide Bedingungen erfüllt, legt das Gleichgewicht ein großes Fragment.
bal-rev-balance-cap = Fehlt dem Gleichgewicht das Fragment, das es legen soll, legt es sein Schlussfragment und löst damit das Ende aus.
bal-rev-cap-timing = Ein Schlussfragment kommt wie im Grundspiel nach allen anderen Fragmenten der Offenbarung.
bal-rev-no-removal = Legt ein Team ein großes Fragment, wird kein gemeinsames Bestreben entfernt.
bal-rev-fewest-moves = Ist die gewertete Karte umgedreht, darf das Team mit den bisher wenigsten Punkten ein offenes gemeinsames Bestreben an eine andere Stelle der Reihe legen; die linke offene Karte ist dann das neue gemeinsame Bestreben.
bal-rev-not-in-row = Versetzt wird nur eine Karte aus der Reihe der gemeinsamen Bestreben.
    .refusal = { $aspiration } liegt nicht in der Reihe der gemeinsamen Bestreben.
bal-rev-other-place = Ein gemeinsames Bestreben, das versetzt wird, kommt an eine andere Stelle der Reihe.
    .refusal = { $aspiration } muss an eine andere der { $count } Stellen der Reihe.
bal-rev-fewest-count = Dafür zählt man die Punkte auf dem Rad und die der Fragmente in der Identität zusammen, auch die Fragmente dieser Offenbarung, aber nicht die Festung, die später geerntet wird.
bal-rev-fewest-tie = Haben mehrere gleich wenige Punkte, entscheidet das Los.
bal-rev-fewest-optional = Eine Karte zu versetzen steht frei.
bal-rev-hidden = Alle drei Teams legen ihre verborgenen Bestreben in die Schachtel zurück und bekommen neue wie im Grundspiel: Wer kein Fragment gelegt hat, darf unter den obersten 3 Karten wählen.
bal-rev-hidden-not-common = Kein neues verborgenes Bestreben, auch nicht das des Gleichgewichts, darf dasselbe sein wie das neue gemeinsame.
    .refusal = Euer verborgenes Bestreben muss ein anderes sein als das gemeinsame ({ $aspiration }).
bal-rev-hidden-capped = Ein Team, das sein Schlussfragment gelegt oder dafür Punkte bekommen hat, gilt als eines, das ein Fragment gelegt hat.
bal-rev-harvest = Die Festung bei der geleerten Sphäre kommt für ihr Team in die Identität, welches der drei es auch ist, außer sie wurde in diesem Zug gebaut oder erhöht.
bal-rev-refill = Die geleerte Sphäre wird mit 8 Willenskraft gefüllt.
bal-rev-tower-split = Eine hohe Identität darf man in zwei Türme teilen; das dient nur dem sicheren Stand.
bal-rev-two-majors = Das Gleichgewicht und eines der anderen Teams können in derselben Offenbarung beide ein großes Fragment legen.
bal-rev-example-balance = Beispiel A: Bei den Reichen steht es 2 zu 2, und das Gleichgewicht hat Emotionen auf drei Plätzen in Reichen; mit Haltung erfüllt es also beide Bedingungen.
bal-rev-example-openness = Beispiel B: Wonne beherrscht drei Grenzländer, Schwermut zwei, und Wonne erfüllt ihr verborgenes Bestreben.
bal-rev-example-unity = Beispiel C: Die längste Kette der Wonne hat fünf Emotionen, die der Schwermut vier, die des Gleichgewichts mitgezählt; Wonne erfüllt das gemeinsame Bestreben.
bal-rev-example-liveliness = Beispiel D: Auf den Emotionen der Schwermut liegen 11 Essenz, auf denen der Wonne 10; Schwermut erfüllt ihr verborgenes Bestreben.
bal-rev-example-result = Beispiel, Ergebnis: Gleichgewicht und Wonne legen je ein großes Fragment, Schwermut ein kleines.

## Zweite Bedingungen

bal-asp-attitude = Haltung, zweite Bedingung: Mindestens 3 Emotionen des Gleichgewichts liegen auf Plätzen in Reichen.
bal-asp-openness = Offenheit, zweite Bedingung: In mindestens 2 verschiedenen Grenzländern liegen Emotionen des Gleichgewichts.
bal-asp-awareness = Achtsamkeit, zweite Bedingung: In mindestens 3 verschiedenen Dreiklängen liegen Emotionen des Gleichgewichts.
bal-asp-unity = Einheit, zweite Bedingung: Zu den längsten Ketten von Wonne und Schwermut gehören zusammen mindestens 2 Emotionen des Gleichgewichts.
bal-asp-liveliness = Lebendigkeit, zweite Bedingung: Auf den Emotionen des Gleichgewichts liegt gleich viel Essenz der Wonne wie der Schwermut, und mehr als 0.
bal-asp-versatility = Vielseitigkeit, zweite Bedingung: Mindestens 2 Emotionen des Gleichgewichts haben eine Schwingung, die keine Emotion der Seite hat, auf die sie ausgerichtet sind.
bal-asp-versatility-own-cards = Verglichen wird nur mit den eigenen Karten dieser Seite, nicht mit anderen Emotionen des Gleichgewichts; zwei davon in derselben fehlenden Farbe zählen beide.
bal-asp-fortitude = Standhaftigkeit, zweite Bedingung: Auf dem Spielplan stehen mindestens 2 Festungen des Gleichgewichts.
bal-asp-sensibility = Empfindsamkeit, zweite Bedingung: Mindestens eine Emotion des Gleichgewichts hat Intensität 3 oder mehr.
bal-asp-sensibility-tie = Gleichauf in Empfindsamkeit heißt: Die höchsten Intensitäten beider Seiten sind gleich, ausgerichtete Emotionen des Gleichgewichts mitgezählt.

## Ende und Schlusswertung

bal-end-triggers = Dreierlei löst das Ende aus: Ein Team hat 20 oder mehr Punkte auf dem Rad, einem Team fehlt ein Fragment, das es legen soll, oder das sechste gemeinsame Bestreben ist gewertet. Wer am Zug ist, spielt ihn noch zu Ende.
bal-end-simultaneous-cap = Müssten in derselben Offenbarung mehrere Teams ihr Schlussfragment legen, legt es das Team, das sie ausgelöst hat, sonst das nächste nach ihm in der Zugfolge; jedes andere bekommt dafür 4 Punkte auf dem Rad, ohne Boni vom Rad.
bal-end-simultaneous-cap-closest = „Das nächste in der Zugfolge“ ist das erste solche Team, auf das man trifft, wenn man von dem, der die Offenbarung ausgelöst hat, vorwärts geht.
bal-final-score = Alle drei Teams werten wie üblich: 3 je kleinem Fragment, 5 je großem, 4 für das Schlussfragment, dazu die Punkte vom Rad. Die meisten Punkte gewinnen.
bal-final-tie = Bei Gleichstand um den ersten Platz gewinnt von diesen Teams das mit dem Schlussfragment; sonst teilen sie sich das Ergebnis.

## Geisttafeln, Seite B

bal-bside-reason-rows = Vernunft, Seite B. Bewegen: Flug, Befehl, Entschlossenheit. Wecken: Auftauchen, Umwandlung, Entschlossenheit. Dämpfen: Bezwingen, Auslöschen (0), Gefühlskreislauf. Befestigen: Erhöhen, Schleifen (anderer Preis), Entschlossenheit. Bestärken: Beobachten, Gefühlsausbruch, Entschlossenheit.
bal-bside-reason-flight = Vernunft: Flug (+1 Willenskraft) – die Bewegung darf bis zu zwei Felder weiter gehen. Ersetzt eine Eile.
bal-bside-reason-command = Vernunft: Befehl (+2 Willenskraft) – endet die Bewegung bei einem gegnerischen Geist, darf dessen Figur auf ein beliebiges leeres Feld gesetzt werden. Ersetzt die andere Eile.
    .refusal = Befehl braucht ein leeres Feld; auf Feld { $space } steht { $spirit }.
bal-bside-reason-command-empty = Leer heißt ohne jede Figur, auch ohne Geister des Gleichgewichts. Sind mehrere gegnerische Geister dort, wählst du einen.
bal-bside-reason-emerge = Vernunft: Auftauchen (+2 Willenskraft) – wecke auf irgendeinem leeren Platz, angrenzend oder nicht. Ersetzt Rückhalt.
bal-bside-conversion = Vernunft und Intuition: Umwandlung (ohne Aufpreis) – nimm die Essenz zum Wecken aus dem Vorrat und gib dafür von deiner Geisttafel ebenso viel der anderen Art zurück. Ersetzt Innere Kraft.
    .refusal = { $what } kostet { $cost }; du hast { $have }.
bal-bside-conversion-example = Beispiel: Um mit einer Essenz der Schwermut aus dem Vorrat zu wecken, gibt man erst eine Essenz der Wonne zurück.
bal-bside-reason-extinguish = Vernunft: Auslöschen kostet 0 Willenskraft statt 1.
bal-bside-reason-emotional-cycle = Vernunft: Gefühlskreislauf (ohne Aufpreis) – nimmt dieses Dämpfen einer Emotion die letzte Essenz, ziehst du eine Karte. Ersetzt Entschlossenheit.
bal-bside-reason-raze = Vernunft: Schleifen kostet 3 Willenskraft mehr statt 1 Willenskraft und 1 Ehrgeiz; die Essenz, die das Gleichgewicht zahlt, bleibt.
bal-bside-reason-observe = Vernunft: Beobachten (umsonst) – leg am Ende des Bestärkens einen Schwingungsmarker in der Farbe der abgelegten Neutralität, nicht in der des neuen Markers, und schalte eine Geistaktion frei oder verbessere sie. Ersetzt Gebündelte Kraft.
bal-bside-intuition-rows = Intuition, Seite B. Bewegen: Eile, Versteckspiel, Entschlossenheit. Wecken: Rückhalt (anderer Preis), Umwandlung, Entschlossenheit. Dämpfen: Bezwingen, Auslöschen, Nachahmen. Befestigen: Erhöhen (anderer Preis), Schleifen, Entschlossenheit. Bestärken: Hochgefühl, Gefühlsausbruch (0), Entschlossenheit.
bal-bside-intuition-hide-and-seek = Intuition: Versteckspiel (+1 Willenskraft) – tausch das Feld mit irgendeinem anderen Geist, statt dich zu bewegen. Ersetzt eine Eile.
bal-bside-intuition-bolster = Intuition: Rückhalt kostet 3 Willenskraft statt 1 Ehrgeiz.
bal-bside-intuition-mimic = Intuition: Nachahmen (ohne Aufpreis) – leg nach diesem Dämpfen einen Schwingungsmarker in der Farbe der gedämpften Emotion und schalte eine Geistaktion frei oder verbessere sie. Ersetzt Entschlossenheit.
bal-bside-intuition-mimic-targets = Nachahmen geht bei milden und starken Emotionen, auch wenn sie liegen bleiben, aber nicht bei Helligkeit und Düsternis.
    .refusal = { $emotion } hat keine Schwingung zum Nachahmen.
bal-bside-intuition-exalt = Intuition: Erhöhen kostet 2 Willenskraft statt 1 Ehrgeiz; die Essenz, die das Gleichgewicht zahlt, bleibt.
bal-bside-intuition-high-spirits = Intuition: Hochgefühl (+1 Willenskraft) – zieh nach diesem Bestärken eine Karte. Ersetzt Gebündelte Kraft.
bal-bside-intuition-outburst = Intuition: Gefühlsausbruch kostet 0 Willenskraft statt 1.

## Emotionen des Gleichgewichts

bal-emo-neutrality-trigger = Die Kraft einer Neutralität wirkt, wenn sie das Spiel verlässt, wer das auch bewirkt hat und wer auch am Zug ist; auf dem Spielplan versetzt zu werden zählt nicht.
bal-emo-neutrality-red = Rote Neutralität, wenn sie das Spiel verlässt: Ein Geist des Gleichgewichts, den das Team wählt, darf eine Emotionskarte ziehen.
bal-emo-neutrality-yellow = Gelbe Neutralität, wenn sie das Spiel verlässt: Ein Geist des Gleichgewichts, den das Team wählt, gewinnt 2 Willenskraft.
bal-emo-neutrality-green = Grüne Neutralität, wenn sie das Spiel verlässt: Ein Geist des Gleichgewichts, den das Team wählt, darf 1 Essenz gewinnen, Wonne oder Schwermut.
bal-emo-neutrality-blue = Blaue Neutralität, wenn sie das Spiel verlässt: Ein Geist des Gleichgewichts, den das Team wählt, darf einen Schwingungsmarker in beliebiger Farbe legen und damit eine seiner Geistaktionen freischalten oder verbessern.
bal-emo-neutrality-draw-order = Bei einer roten Neutralität kommt erst ihre eigene Karte unter den Stapel, aus dem sie stammt; dann wird gezogen.
bal-emo-neutrality-no-intention = Was eine Neutralität im Zug eines anderen Teams bewirkt, erfüllt nie einen Vorsatz.
bal-emo-neutrality-same-name = Alle milden Emotionen des Gleichgewichts heißen Neutralität; sie unterscheiden sich in Schwingung und Kraft. „Emotion des Gleichgewichts“ meint Neutralität und die starken Emotionen gleichermaßen.
bal-emo-put-into-play = Kräfte, die wirken, wenn eine starke Emotion ins Spiel kommt, wirken einmal, als Teil des Bestärkens und für den, der bestärkt.
bal-emo-urge = Drang (Schwelle 3): Kommt er ins Spiel, gehen 2 Willenskraft aus einer Sphäre mit 3 oder mehr zurück in den Vorrat; dann darf sich der Ursprung einmal im Uhrzeigersinn drehen.
    .refusal = Drang braucht eine Sphäre mit mindestens 3 Willenskraft.
bal-emo-urge-not-absorb = Drang ist kein Aufnehmen: Niemand gewinnt Willenskraft, keine Sphäre gibt ihre Gabe, und Aufnehmen bleibt frei.
bal-emo-urge-any-sphere = Drang darf jede der fünf Sphären wählen. Hat keine 3 Willenskraft, bleibt nur die Drehung.
bal-emo-discipline = Disziplin (Schwelle 2): Solange sie im Spiel ist, zählt jede Emotion in ihrem Dreiklang mit der Intensität von Disziplin, gleich welche Essenz, Kräfte oder Intensitätsmarker sie selbst hat.
bal-emo-discipline-scope = Disziplin wirkt auf die Emotionen aller Teams in diesem Dreiklang, für die Herrschaft und für Bestreben, aber auf keine Festung und keine Essenz.
bal-emo-discipline-own = Die eigene Intensität von Disziplin wird bestimmt wie bei jeder Emotion, mit den Markern auf ihr und den Kräften, die sie heben oder senken; was herauskommt, ist die Intensität ihres ganzen Dreiklangs.
bal-emo-discipline-leaves = Verlässt Disziplin den Dreiklang, haben die Emotionen dort wieder ihre übliche Intensität; Marker auf ihnen sind geblieben.
bal-emo-impulse = Impuls (Schwelle 1): Kommt er ins Spiel, gewinnst du so viel Essenz, wie auf Impuls liegt, von welcher Art du willst.
bal-emo-caution = Vorsicht (Schwelle 1): Kommt sie ins Spiel, darfst du Intensitätsmarker auf Emotionen senken, zusammen um höchstens so viel, wie Essenz auf Vorsicht liegt.
bal-emo-caution-scope = Vorsicht wirkt nur auf Marker auf Emotionen, gleich welchen Teams, nicht auf die von Festungen.
bal-emo-inspiration = Inspiration (Schwelle 3): Kommt sie ins Spiel, bekommst du für jede Farbe, die auf deiner Tafel am seltensten ist, einen Schwingungsmarker und schaltest damit Geistaktionen frei oder verbesserst sie.
bal-emo-inspiration-example = Beispiel: Wer von jeder Farbe genau 1 Marker hat, legt von jeder einen dazu und schaltet viermal frei oder verbessert.
bal-emo-inspiration-wild = Wilde Marker zählen als keine Farbe; ein Marker, der nirgends passt, verfällt.
bal-emo-inspiration-who = Gezählt und gelegt wird auf der Tafel dessen, der für das Gleichgewicht bestärkt hat.
bal-emo-curiosity = Neugier (Schwelle 2): Kommt sie ins Spiel, siehst du die vier obersten Bestreben im Stapel des Gleichgewichts an und legst sie in beliebiger Folge zurück.
    .refusal = { $aspiration } ist nicht unter den Karten, die noch zurückzulegen sind.
bal-emo-curiosity-not-common = Zuoberst darf nicht dasselbe Bestreben liegen wie das aktuelle gemeinsame; sind weniger als 4 Karten da, werden alle angesehen.
    .refusal = Euer verborgenes Bestreben muss ein anderes sein als das gemeinsame ({ $aspiration }).
bal-emo-curiosity-hidden = Diese Karten und ihre neue Folge sieht nur das Team des Gleichgewichts.

## Was man wissen darf

bal-info-three-teams = Hände und verborgene Bestreben sind den beiden anderen Teams verborgen; im Team des Gleichgewichts teilt man, was man weiß, aber nie Willenskraft, Essenz oder Karten.
