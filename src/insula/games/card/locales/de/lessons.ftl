# Die Lektionen des Kartenspiels; das Englische steht in lessons/. Begriffe: terms.md.

lesson-first-game-title = Deine erste Partie
lesson-first-game-idea = Gewinne eine Partie zu zweit, vom zweiten Zyklus bis zu seiner Offenbarung.
lesson-first-game-ending = Du hast mit „Ausgeglichen“ gewonnen. Das ist der ganze Kern: Fragmente sammeln, sie hüten und den Moment wählen. Versuch jetzt eine Partie gegen Bots.
lesson-first-game-step-1-goal = Wissen, wie man gewinnt
lesson-first-game-step-1-says = Du gewinnst mit zwölf Fragmenten einer Art oder mit sieben und sieben. Du hast sechs Wonne und eine Schwermut. Also wollen wir Schwermut und noch etwas Wonne.
lesson-first-game-step-2-goal = Eine Fähigkeit nutzen, ohne das Fragment zu verlieren
lesson-first-game-step-2-says = Optimismus kann zwei Karten ziehen. Das kostet sein Fragment, aber die Helligkeit daneben kann es auffangen. Ein aufgefangenes Fragment zählt weiter für dich.
lesson-first-game-step-2-wrong-slot-0-2 = Schuld nimmt eine Karte aus der Mitte. Behalte ihr Fragment vorerst.
lesson-first-game-step-2-fails-use-optimism-supply = Der Vorrat würde das Fragment behalten. Gib es der Helligkeit, dann bleibt es deins.
lesson-first-game-step-3-goal = Eine Karte aus der Mitte nehmen
lesson-first-game-step-3-says = Du hast zwei Aktionen. Eine Karte aus der Mitte zu nehmen ist eine davon. Abscheu ist stark und bringt zwei Fragmente Schwermut.
lesson-first-game-step-3-wrong-impulse-2 = Vorsicht. Hinter Vertrauen wartet keine Karte; wer sie nimmt, beendet den Zyklus sofort.
lesson-first-game-step-4-goal = Die Karte wecken
lesson-first-game-step-4-says = Leg Abscheu jetzt in dein Gemüt. Ihre Fragmente kommen mit. Ihre Fähigkeit schläft bis zu deinem nächsten Zug.
lesson-first-game-step-4-wrong-card-kindness = Das darfst du, aber gleich wirst du eine grüne Karte auf der Hand brauchen.
lesson-first-game-step-5-goal = Die andere Seite spielen lassen
lesson-first-game-step-5-says = Deine Aktionen sind gespielt. Beende deinen Zug und sieh Ash zu. Jeder Zug wird benannt, während er geschieht.
lesson-first-game-step-6-goal = Nein sagen
lesson-first-game-step-6-says = Ash will eine deiner Emotionen zerstören, und Abscheu ist die beste davon. Du darfst es mit einer Karte in der Farbe von Ekel verhindern, und der ist grün.
lesson-first-game-step-6-wrong-card-safety = Sicherheit ist gelb. Die Farbe muss zur Karte passen, die handelt, nicht zu der, auf die sie zielt.
lesson-first-game-step-7-goal = Besser tauschen
lesson-first-game-step-7-says = Dein Gemüt ist voll, und auf Optimismus liegt nichts mehr zum Werten. Wecke Gelassenheit an seiner Stelle. Eine Karte der Wonne bringt ein Fragment Wonne.
lesson-first-game-step-7-wrong-card-safety = Auch Sicherheit gehört zur Wonne, aber Gelb hast du schon. Vier verschiedene Farben bringen mehr.
lesson-first-game-step-7-fails-invoke-tranquility-discard-loathing-alone = Auf Abscheu liegen zwei Fragmente. Such eine leere Karte.
lesson-first-game-step-7-fails-invoke-tranquility-discard-brightness-red-1-alone = Die Helligkeit hält das Fragment, das sie aufgefangen hat. Such eine leere Karte.
lesson-first-game-step-7-fails-invoke-tranquility-discard-guilt-alone = Schuld hat ihr Fragment noch. Such eine leere Karte.
lesson-first-game-step-8-goal = Die Farben zählen
lesson-first-game-step-8-says = Blau, Rot, Gelb und Grün sind vier verschiedene Schwingungen. In einer Offenbarung bringen sie drei Bonusfragmente. Die Stimmung zeigt Schwermut, also ist der Bonus Schwermut.
lesson-first-game-step-9-goal = Den Zyklus beenden
lesson-first-game-step-9-says = Hinter Vertrauen wartet keine Karte. Nimm sie. Die Offenbarung kommt, und alle deine Fragmente werden gewertet. Acht Wonne, sieben Schwermut.
lesson-first-game-step-9-wrong-impulse-1 = Hinter dieser wartet noch eine Karte. Der Zyklus ginge weiter.
lesson-first-game-step-9-wrong-impulse-0 = Hinter dieser wartet noch eine Karte. Der Zyklus ginge weiter.

lesson-two-actions-title = Nehmen und wecken
lesson-two-actions-idea = Ein Zug hat zwei Aktionen. Nimm eine Karte, wecke eine, in beliebiger Folge, oder zweimal dasselbe.
lesson-two-actions-ending = Zwei Aktionen pro Zug, in beliebiger Folge. Fähigkeiten sind frei und kommen noch dazu.
lesson-two-actions-step-1-goal = Sehen, was du tun kannst
lesson-two-actions-step-1-says = Die drei offenen Karten in der Mitte sind der Impuls. Eine zu nehmen ist eine Aktion. Eine Handkarte in dein Gemüt zu legen ist auch eine Aktion.
lesson-two-actions-step-2-goal = Hoffnung nehmen
lesson-two-actions-step-2-says = Hoffnung ist eine starke Karte mit zwei Fragmenten zum Werten. Nimm sie auf die Hand. An ihrer Stelle wird eine neue aufgedeckt.
lesson-two-actions-step-3-goal = Hoffnung wecken
lesson-two-actions-step-3-says = Eine Aktion bleibt dir. Leg Hoffnung gleich in dein Gemüt. Ihre Fragmente kommen mit.
lesson-two-actions-step-3-wrong-card-fear = Furcht ist eine Karte der Schwermut mit einem Fragment. Hoffnung bringt zwei.
lesson-two-actions-step-4-goal = Deinen Zug beenden
lesson-two-actions-step-4-says = Beide Aktionen sind gespielt. Du könntest noch die Fähigkeit einer Karte nutzen, die zu Beginn deines Zuges da war. Hier beenden wir ihn.

lesson-use-an-ability-title = Ein Fragment ausgeben
lesson-use-an-ability-idea = Eine Fähigkeit kostet das Fragment ihrer Karte, und nur Karten, die zu Beginn deines Zuges da waren, dürfen handeln.
lesson-use-an-ability-ending = Gib ein Fragment nur für etwas Besseres aus. Leere Karten behalten ihre Farbe.
lesson-use-an-ability-step-1-goal = Wissen, wer handeln darf
lesson-use-an-ability-step-1-says = Heiterkeit war zu Beginn deines Zuges da, sie darf also handeln. Sehnsucht kam erst jetzt, und ihre Fähigkeit schläft bis zu deinem nächsten Zug.
lesson-use-an-ability-step-2-goal = Zwei Karten ziehen
lesson-use-an-ability-step-2-says = Ziehen kostet das Fragment auf Heiterkeit. In der Wertung fehlt es dir dann, also nutze eine Fähigkeit, wenn sie dir mehr bringt.
lesson-use-an-ability-step-3-goal = Sehen, dass sie leer ist
lesson-use-an-ability-step-3-says = Heiterkeit bleibt ohne Fragment in deinem Gemüt. Ihre Farbe hat sie noch, und die kann dir in der Offenbarung helfen.

lesson-catch-the-fragment-title = Helligkeit fängt auf
lesson-catch-the-fragment-idea = Ein ausgegebenes Fragment muss nicht verloren sein. Helligkeit fängt Wonne auf, Düsternis Schwermut.
lesson-catch-the-fragment-ending = Was die Helligkeit aufgefangen hat, wird in der Offenbarung gewertet, als wäre es nie ausgegeben worden.
lesson-catch-the-fragment-step-1-goal = Erst die Helligkeit legen
lesson-catch-the-fragment-step-1-says = Helligkeit hat zwei leere Plätze, die Fragmente Wonne auffangen. Sie hat keine Fähigkeit, muss also nicht auf deinen nächsten Zug warten.
lesson-catch-the-fragment-step-2-goal = Annehmen nutzen und das Fragment behalten
lesson-catch-the-fragment-step-2-says = Verlangen kann zusätzlich eine Karte aus der Mitte nehmen. Lass die Helligkeit das Fragment auffangen, das es ausgibt.
lesson-catch-the-fragment-step-2-fails-use-desire-supply = Dann ist das Fragment weg. Die Helligkeit hätte es dir bewahrt.

lesson-say-no-title = Nein sagen
lesson-say-no-idea = Eine Karte in der Farbe derjenigen, die handelt, verhindert deren Fähigkeit.
lesson-say-no-ending = Das Fragment ist so oder so ausgegeben. Heb dir eine Karte für die Farben auf, mit denen die anderen handeln.
lesson-say-no-step-1-goal = Nein sagen
lesson-say-no-step-1-says = Ash nutzt Ekel und will eine Emotion zerstören. Ekel ist grün. Wirf eine grüne Karte ab, und die Fähigkeit bewirkt nichts.
lesson-say-no-step-1-wrong-card-safety = Sicherheit ist gelb. Die Farbe muss zur Karte passen, die handelt.

lesson-merge-title = Mit Helligkeit verschmelzen
lesson-merge-idea = Eine verschmolzene Emotion darf sofort handeln, und ihr ausgegebenes Fragment bleibt bei ihr.
lesson-merge-ending = Verschmilz, wenn du eine Fähigkeit noch in diesem Zug brauchst.
lesson-merge-step-1-goal = Zwei Karten verschmelzen
lesson-merge-step-1-says = Wecke Gelassenheit zusammen mit der Helligkeit aus deiner Hand. Eine Aktion, zwei Karten, ein Platz in deinem Gemüt.
lesson-merge-step-1-fails-invoke-tranquility-alone = Allein würde ihre Fähigkeit bis zu deinem nächsten Zug schlafen.
lesson-merge-step-2-goal = Wut jetzt zerstören
lesson-merge-step-2-says = Eine verschmolzene Emotion darf in dem Zug handeln, in dem sie kam. Ihr Fragment fällt in ihre eigene Helligkeit und ist nicht verloren.

lesson-two-ways-to-win-title = Zwölf, oder sieben und sieben
lesson-two-ways-to-win-idea = Zwei Wege zum Sieg, und welcher vorgeht.
lesson-two-ways-to-win-ending = Einseitig schlägt Ausgeglichen. Behalte beide Wege im Auge, deinen und den der anderen.
lesson-two-ways-to-win-step-1-goal = Den Stand lesen
lesson-two-ways-to-win-step-1-says = Du brauchst sieben und sieben. Du hast sechs und sechs, und von jeder Art liegt ein Fragment in deinem Gemüt. Mit einer Offenbarung jetzt wärst du ausgeglichen.
lesson-two-ways-to-win-step-2-goal = Auch den anderen Stand lesen
lesson-two-ways-to-win-step-2-says = Ash hat neun Schwermut und zwei weitere auf Wut. Das macht elf, eins zu wenig für zwölf. Zwölf einer Art würden deine sieben und sieben schlagen.
lesson-two-ways-to-win-step-3-goal = Nicht zu lange warten
lesson-two-ways-to-win-step-3-says = In diesem Zug kann niemand den Zyklus beenden. Nimm die Karte, die Ash die zwölfte Schwermut brächte, damit Ash sie nicht bekommt.
lesson-two-ways-to-win-step-3-wrong-impulse-0 = Hoffnung ist gut für dich. Ärger wäre die zwölfte Schwermut für Ash. Nimm erst diese weg.

lesson-four-colours-title = Vier Farben
lesson-four-colours-idea = Eine Aktion bleibt dir, und Ash wird den Zyklus beenden. Was bringt den größten Bonus?
lesson-four-colours-ending = Vier verschiedene Farben bringen drei Fragmente.
lesson-four-colours-step-1-goal = Die beste Karte finden
lesson-four-colours-step-1-says = Sieh dir die Farben in deinem Gemüt an, dann deine Hand.
lesson-four-colours-step-1-fails-invoke-comfort-alone = Eine zweite rote Karte macht ein Paar. Vier verschiedene Farben bringen mehr.

lesson-catch-it-title = Fang es auf
lesson-catch-it-idea = Nutze in diesem Zug Annehmen und verliere kein Fragment.
lesson-catch-it-ending = Wecke zuerst die Helligkeit. Sie muss nicht warten; nur Fähigkeiten warten.
lesson-catch-it-step-1-goal = Annehmen nutzen und das Fragment behalten
lesson-catch-it-step-1-says = Die Fähigkeit von Verlangen lohnt sich. Wohin könnte sein Fragment gehen?
lesson-catch-it-step-1-fails-use-desire = Das Fragment geht zurück in den Vorrat. Etwas auf deiner Hand könnte es auffangen.

lesson-hold-the-door-title = Halt die Tür zu
lesson-hold-the-door-idea = Ash hat zehn Schwermut und Wut mit zwei Fragmenten, und die nächste Karte aus Spalte drei beendet den Zyklus. Rette die Partie.
lesson-hold-the-door-ending = Ihre Fragmente gehen zurück in den Vorrat. Ash hätte dich nur mit einer blauen Karte aufhalten können.
lesson-hold-the-door-step-1-goal = Verhindern, dass Ash zwölf erreicht
lesson-hold-the-door-step-1-says = Du hast keine Aktion mehr, aber Fähigkeiten sind frei. Welche nimmt Ash Fragmente weg?
lesson-hold-the-door-step-1-fails-end-turn = Ash nimmt die letzte Karte, und Wut bringt Ash auf zwölf.
lesson-hold-the-door-step-2-goal = Das Ziel wählen
lesson-hold-the-door-step-2-says = Gelassenheit zerstört eine Emotion mit allen Fragmenten darauf.
lesson-hold-the-door-step-2-fails-destroy-guilt = Auf Schuld liegt kein Fragment. Auf Wut liegen zwei, und die ergäben zwölf.

lesson-full-house-title = Platz machen
lesson-full-house-idea = Dein Gemüt ist voll, und der Zyklus ist fast vorbei. Wecke Hoffnung so, dass du am meisten werten würdest.
lesson-full-house-ending = Ein Fragment weniger und drei Bonusfragmente mehr. Farben können mehr wert sein als das, was auf einer Karte liegt.
lesson-full-house-step-1-goal = Wählen, wer für Hoffnung Platz macht
lesson-full-house-step-1-says = Eine Emotion muss gehen, mit allem, was darauf liegt. Zähle Fragmente, und zähle Farben.
lesson-full-house-step-1-fails-invoke-hope-discard-kindness = Auf Freundlichkeit liegt kein Fragment, aber sie ist deine einzige grüne Karte. Schuld und Sicherheit sind beide gelb.
lesson-full-house-step-1-fails-invoke-hope-discard-courage = Mut ist deine einzige rote Karte, und ein Fragment liegt auch darauf. Schuld und Sicherheit sind beide gelb.
lesson-full-house-step-1-fails-invoke-hope-discard-safety = Für die Farben ginge das, aber der Bonus ist Wonne, und Sicherheit ist es auch. Schuld ist Schwermut.

lesson-not-now-title = Sieh zweimal hin
lesson-not-now-idea = Eine Offenbarung jetzt macht dich ausgeglichen. Beendest du den Zyklus?
lesson-not-now-ending = Einseitig schlägt Ausgeglichen. Nimm den anderen erst ihre zwölf, dann denk an deine sieben.
lesson-not-now-step-1-goal = Beide Seiten ansehen, bevor du eine Karte nimmst
lesson-not-now-step-1-says = Vertrau den Zahlen. Was hätte Ash nach einer Offenbarung?
lesson-not-now-step-1-fails-take-comfort = Du bist ausgeglichen, aber Ash hat zwölf Schwermut, und Einseitig geht vor.
lesson-not-now-step-2-goal = Die zwölf wegnehmen
lesson-not-now-step-2-says = Ärger zerstört eine Emotion.

lesson-wake-up-early-title = Früh aufwachen
lesson-wake-up-early-idea = Wut muss noch in diesem Zug weg, und du hast nur eine Aktion. Wie?
lesson-wake-up-early-ending = Eine verschmolzene Emotion darf sofort handeln, und das Fragment, das sie ausgibt, bleibt bei ihr.
lesson-wake-up-early-step-1-goal = Eine Fähigkeit ins Spiel bringen, die nicht schläft
lesson-wake-up-early-step-1-says = Eine Karte, die allein kommt, muss auf deinen nächsten Zug warten. Einen Weg darum herum gibt es.
lesson-wake-up-early-step-1-fails-invoke-serenity-alone = Seelenruhe würde bis zu deinem nächsten Zug schlafen.

lesson-the-mood-title = Zähle, bevor du nimmst
lesson-the-mood-idea = Zwei Spalten sind fast leer. Welche Karte nimmst du, damit der Zyklus weitergeht?
lesson-the-mood-ending = Eine Spalte, die nicht aufgefüllt werden kann, beendet den Zyklus. Zähle die Karten dahinter, bevor du eine nimmst.
lesson-the-mood-step-1-goal = Eine Karte nehmen, ohne den Zyklus zu beenden
lesson-the-mood-step-1-says = Auf Ash warten drei Fragmente Schwermut. Schenk sie nicht her.
lesson-the-mood-step-1-fails-take-hope = Hinter Hoffnung wartet keine Karte. Die Offenbarung kommt, und Ash wertet.
lesson-the-mood-step-1-fails-take-courage = Hinter Mut wartet keine Karte. Die Offenbarung kommt, und Ash wertet.

lesson-last-green-title = Die letzte grüne Karte
lesson-last-green-idea = Zwei deiner Karten könnten Ekel verhindern. Welche wirfst du ab?
lesson-last-green-ending = Wirf die Karte ab, die dir weniger gebracht hätte.
lesson-last-green-step-1-goal = So billig wie möglich verhindern
lesson-last-green-step-1-says = Beide sind grün. Die eine bringt beim Wecken ein Fragment, die andere zwei.
lesson-last-green-step-1-fails-cancel-benevolence = Das geht, aber Güte ist zwei Fragmente wert. Freundlichkeit ist eins wert.
lesson-last-green-step-1-fails-pass = Dann ist Seelenruhe weg, mit zwei Fragmenten darauf.

lesson-three-of-a-kind-title = Farben am Ende
lesson-three-of-a-kind-idea = Eine Aktion, dann beendet Ash den Zyklus. Welche Karte bringt einen Bonus?
lesson-three-of-a-kind-ending = Drei von einer Farbe sind eine Kombination, ein Paar und eine andere nicht.
lesson-three-of-a-kind-step-1-goal = Den Bonus finden
lesson-three-of-a-kind-step-1-says = Zwei rote Karten liegen in deinem Gemüt. Was bringt eine andere Farbe, und was eine dritte rote?
lesson-three-of-a-kind-step-1-fails-invoke-innocence-alone = Ein Paar und eine andere sind keine Kombination. Drei gleiche bringen etwas.

lesson-steal-the-point-title = Dem Starken etwas entziehen
lesson-steal-the-point-idea = Ash ist eine Offenbarung von zwölf entfernt. Du hast Trost, und der entzieht. Nutze ihn gut.
lesson-steal-the-point-ending = Ein entzogenes Fragment verändert beide Stände zugleich.
lesson-steal-the-point-step-1-goal = Die Fähigkeit nutzen, die ein Fragment versetzt
lesson-steal-the-point-step-1-says = Entziehen nimmt ein Fragment von einer Emotion und legt es auf eine von dir, auf die es passt.
lesson-steal-the-point-step-1-fails-end-turn = Ash beendet den Zyklus und hat zwölf Schwermut.
lesson-steal-the-point-step-2-goal = Nehmen, so viel du kannst
lesson-steal-the-point-step-2-says = Auf die Düsternis neben Trost passen zwei Fragmente Schwermut.
lesson-steal-the-point-step-2-fails-drain-guilt-onto-bleakness-red-1 = Damit nimmst du ein Fragment. Auf Wut liegen zwei, und deine Düsternis hat Platz für beide.
