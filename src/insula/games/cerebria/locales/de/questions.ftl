# Die offene Frage, und die Antworten, wie sie auf Knöpfen stehen. Begriffe: terms.md.

ask-choose-spirit = { $who }, welchen Geist spielst du?
ask-choose-deck = { $who }, welchen Emotionsstapel spielst du?
ask-start-space = { $who }, in welchem freien Grenzland beginnt dein Geist?
ask-second-frontier = { $who }, neben welches freie Grenzland legst du deine zweite Anfangsemotion?
ask-start-slot = { $who }, auf welchen der beiden Plätze neben dem Grenzland legst du deine Anfangsemotion?
ask-start-token = { $who }, wohin legst du deinen { $vibe }en Schwingungsmarker?
ask-balance-space = { $who }, in welchem Grenzland beginnt dein Geist?
ask-turn =
    { $count ->
        [one] { $who }, mach eine Aktion (noch { $count }), nutze eine Fähigkeit oder beende deinen Zug.
       *[other] { $who }, mach eine Aktion (noch { $count }), nutze eine Fähigkeit oder beende deinen Zug.
    }
ask-turn-after = { $who }, nutze eine Fähigkeit oder beende deinen Zug.
ask-turn-end = { $who }, dein Zug endet: 1 Ehrgeiz fürs Team oder 2 Karten?

## Eine Aktion entsteht

ask-token-card = { $who }, { $act }: Legst du erst eine Karte ab, um einen Schwingungsmarker zu legen?
ask-token-cell = { $who }, { $act }: Auf welches Feld der Reihe kommt der Schwingungsmarker?
ask-token-colour = { $who }, { $act }: Welche Farbe hat der Schwingungsmarker?
ask-invoke-card = { $who }, { $act }: Welche Emotion bringst du ins Spiel?
ask-target-slot = { $who }, { $act }: auf welchem Platz?
ask-target-space = { $who }, { $act }: auf welches Feld?
ask-target-realm = { $who }, { $act }: auf dem Festungsplatz welches Reiches?
ask-using = { $who }, { $act }: Welche Verbesserungen nutzt du?
ask-quell-amount = { $who }, { $act }: Wie viel Essenz entfernst du?
ask-reveal-card = { $who }, { $act }: Welche Karte zeigst du?
ask-switch-with = { $who }, { $act }: Mit welchem Geist tauschst du das Feld?
ask-push-who = { $who }, { $act }: Welchen Geist verdrängst du?
ask-push-to = { $who }, { $act }: wohin?
ask-after-move-slot = { $who }, { $act }: Für welche Emotion neben deinem neuen Feld ist es?
ask-invoke-kind = { $who }, { $act }: mit welcher Art Essenz?
ask-fortify-kind = { $who }, { $act }: Wessen Intensitätsmarker trägt die Festung?
ask-strong-card = { $who }, { $act }: Welche starke Emotion wird aus Neutralität?
ask-strong-vibe = { $who }, { $act }: Welche Schwingung bekommt sie?
ask-command-to = { $who }, { $act }: Auf welches leere Feld geht dieser Geist?

## Der Rest eines Zuges

ask-drain = { $who }, aus welcher Sphäre neben dir nimmst du 1 Willenskraft?
ask-draw-more = { $who }, ziehst du für 2 Willenskraft noch eine Karte?
ask-harvest-amount = { $who }, wie viel Willenskraft tauschst du gegen Essenz?
ask-intensify-slot = { $who }, welche Emotion vertiefst du?
ask-intensify-more = { $who }, legst du für 1 Willenskraft noch eine Essenz dazu?
ask-move-which = { $who }, welche Emotion deines Teams versetzt du?
ask-move-where = { $who }, auf welchen leeren Platz neben dir kommt sie?
ask-vibe-colour = { $who }, welche Farbe hat der Schwingungsmarker?
ask-vibe-cell = { $who }, wohin kommt der Schwingungsmarker?
ask-vibe-cell-of = { $who }, wohin kommt der { $vibe }e Schwingungsmarker?
ask-sphere = { $who }, aus welcher Sphäre nimmst du auf?
ask-take-extra = { $who }, wie viel der zusätzlichen Willenskraft nimmst du aus der Sphäre { $sphere }?
ask-sphere-bonus = { $who }, nimmst du die Gabe der Sphäre { $sphere }? { $bonus }
ask-wheel-bonus = { $who }, nimmst du die Gabe deines Rades ({ $bonus })?
ask-delight = { $who }, ziehst du für dein großes Aufnehmen eine Karte?
ask-convert = { $who }, verwandelst du eine Willenskraft in Essenz?
ask-essence-gain =
    { $count ->
        [1] { $who }, welche Art Essenz bekommst du?
       *[other] { $who }, du bekommst { $count } Essenz: Wie viel davon ist Wonne-Essenz?
    }
ask-essence-owed = { $who }, welche Art Essenz gibst du ab?

## Bestreben

ask-remove-common = { $who }, welches gemeinsame Bestreben entfernt dein Team?
ask-look-hidden = { $who }, sieht dein Team die obersten Karten seiner verborgenen Bestreben an?
ask-hidden = { $who }, welches davon ist das neue verborgene Bestreben deines Teams?
ask-put-back = { $who }, welches Bestreben kommt als Nächstes, von oben nach unten?
ask-move-common = { $who }, dein Team liegt zurück: Welches gemeinsame Bestreben rückt an eine andere Stelle?
ask-common-place = { $who }, an welche Stelle der Reihe kommt { $aspiration }?

## Kräfte

ask-power-order = { $who }, welche Kraft deines Teams wirkt zuerst?
ask-lose-card = { $who }, welche Karte legst du ab?
ask-drained-sphere = { $who }, aus welcher Sphäre mit genug Willenskraft nimmt Drang etwas?
ask-bear-loss = { $who }, wie viel des Verlusts trägt { $card }?
ask-may = { $who }, nutzt du die Kraft von { $card }?
ask-recipient = { $who }, für wen ist die Kraft von { $card }?
ask-choose = { $who }, { $card }: { $choices }?
ask-spirit-to = { $who }, { $card }: Wohin geht { $spirit }?
ask-shift-to = { $who }, { $card }: Wohin kommt { $moved }?
ask-pick = { $who }, auf welche Emotion wirkt die Kraft von { $card }?
choice-gain = ({ $number }) { $what } bekommen
choice-lose = ({ $number }) { $what } verlieren

## Antworten, wie sie auf Knöpfen stehen

label-yes = Ja
label-no = Passen
label-yes-token-card = Eine Karte ablegen
label-no-token-card = Nichts ablegen
label-yes-draw-more = Noch eine ziehen
label-no-draw-more = Keine Karte mehr
label-yes-intensify-more = Noch eine dazu
label-no-intensify-more = Keine Essenz mehr
label-yes-sphere-bonus = Gabe nehmen
label-no-sphere-bonus = Gabe lassen
label-yes-wheel-bonus = Gabe nehmen
label-no-wheel-bonus = Gabe lassen
label-yes-delight = Eine Karte ziehen
label-no-delight = Keine Karte ziehen
label-yes-look-hidden = Ansehen
label-no-look-hidden = Nicht ansehen
label-yes-may = Kraft nutzen
label-no-may = Kraft nicht nutzen
label-yes-move-common = Verschieben
label-no-move-common = Reihe so lassen
label-yes-convert = In Essenz verwandeln
label-no-convert = Willenskraft behalten
label-end-turn = Zug beenden
label-take-ambition = 1 Ehrgeiz nehmen
label-draw =
    { $count ->
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
label-hidden-deck = Die verborgenen Bestreben
label-more = Mehr als 40
label-top-card = Die oberste Karte deines Stapels
label-invoke-top = { $card } vom Stapel wecken
label-choice = Wahl { $number }
label-gain = { $what } bekommen
label-lose = { $what } verlieren
label-without-upgrades = Ohne Verbesserungen
label-with-upgrade = Dazu Verbesserung { $numbers }
label-with = Dazu { $upgrades }
label-unlock = { $act }: freischalten
label-upgrade = { $act }: Verbesserung { $place }
label-cell = { $act }: { $upgrade }
label-invoke-at = { $at } wecken
label-place-at = Auf den Platz { $at }
label-move-emotion = { $card } { $start } versetzen
label-quell = { $card } { $at } dämpfen
label-empower = { $card } { $at } bestärken
label-intensify = { $card } { $at } vertiefen
label-absorb = Aus { $sphere } aufnehmen ({ $realm })
label-drain = Aus { $sphere } nehmen ({ $realm })
label-start = { $space } beginnen
label-beside = { $space }
label-move = { $space } gehen
label-to = { $space }
label-push-who = { $who } verdrängen
label-switch-with = Mit { $who } tauschen
label-recipient = Für { $who }
label-token-card = { $card } ablegen
label-lose-card = { $card } ablegen
label-invoke-card = { $card } wecken
label-reveal-card = { $card } zeigen
label-strong-card = Wird zu { $card }
label-harvest-amount = { $amount } Willenskraft tauschen
label-quell-amount = { $amount } Essenz entfernen
label-take-extra = { $amount } Willenskraft mehr nehmen
label-bear-loss = Verliert { $amount } Essenz
label-essence-gain = { $amount } Wonne-Essenz
label-deck-own = Ein eigener Stapel
label-deck-random = Ein Zufallsstapel
label-row-place = Stelle { $place } der Reihe

## Was die Fragen beim Aufbau bedeuten

about-choose-spirit = Jeder Geist hat eine eigene Kraft; die Aktionen sind dieselben. Lies die Kräfte und nimm, was dir am besten gefällt.
about-choose-deck = In deinem Stapel sind die Emotionen, die du ziehst und spielst. Der Stapel deines eigenen Geistes ist ein guter Anfang.
about-start-space = Dein Geist wandert auf dem Ring. Von einem Grenzland aus erreicht er die Sphären und Festungsplätze der beiden Reiche daneben, und deine erste Emotion liegt gleich bei ihm.
about-balance-space = Dein Geist wandert auf dem Ring. Von einem Grenzland aus erreicht er die Sphären und Festungsplätze der beiden Reiche daneben.
about-second-frontier = Ein Gestalter spielt allein für ein Team und beginnt mit zwei Emotionen. Die zweite liegt neben einem anderen Grenzland; weit weg von der ersten hast du auf beiden Seiten des Spielplans einen Fuß in der Tür.
about-start-slot = Deine erste Emotion. Sie zählt für ihr Reich und für das Grenzland daneben; wer ein Reich beherrscht, zahlt für dessen Aktion weniger.
about-start-token = Ein Schwingungsmarker öffnet, worauf er liegt: Das erste Feld einer Reihe schaltet die Aktion frei, die Felder rechts davon sind Verbesserungen. Bewegen, Wecken und Dämpfen brauchst du zuerst. Eine Reihe nimmt jede Farbe nur einmal.
