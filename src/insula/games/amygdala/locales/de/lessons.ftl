# Die Lektionen von Amygdala; das Englische steht in lessons/. Begriffe: terms.md.
# Trauer ist ein Tropfen, Dankbarkeit ein Spross, Ärger eine Flamme.

lesson-first-game-title = Deine erste Partie
lesson-first-game-idea = Kaufen, freischalten, legen, Anspruch erheben. Die vier Dinge, die gewinnen.
lesson-first-game-ending = Du kannst spielen. Kaufe, was du brauchst, lege, wo deine Symbole sich berühren, erhebe Anspruch, wo du führst. Spiel weiter gegen Ash oder versuch eine kurze Lektion.
lesson-first-game-step-1-goal = Wissen, was gewinnt
lesson-first-game-step-1-says = Die meisten Punkte gewinnen. Jedes Plättchen, das du legst, bringt welche, und am Ende bringt jede Region denen etwas, die dort vorn liegen und Anspruch erhoben haben. Sieh dir die Region Indigo an. Sie bringt 8 für den ersten Platz.
lesson-first-game-step-2-goal = Zur Trauer ziehen
lesson-first-game-step-2-says = Dein Stimmungsmarker zieht im Uhrzeigersinn um den Plan. Einen Lotus weiter liegt der Zoll. Auf ihn oder an ihm vorbei zu ziehen kostet 1 Münze. Das lohnt sich, denn dort liegen die Tropfen.
lesson-first-game-step-2-wrong-lotus-4 = Der Marker zieht nur im Uhrzeigersinn. Das wäre der lange Weg.
lesson-first-game-step-3-goal = Zwei zum Preis von einer
lesson-first-game-step-3-says = Kaufe eine Ressource oder beide. Du zahlst nur die teurere. Trauer kostet 2 und Ärger 1, beide zusammen kosten also 2.
lesson-first-game-step-3-fails-buy-tile-1-at-purple-indigo-no-second-tile = Das darfst du, aber die zweite wäre geschenkt gewesen.
lesson-first-game-step-4-goal = Deinen Zug beenden
lesson-first-game-step-4-says = Das war dein Zug, eine Aktion. Jetzt kauft Ash etwas. Achte darauf, wo Ash steht, denn davon hängt ab, welche Regionen Ash erreicht.
lesson-first-game-step-5-goal = Ein Plättchen befreien
lesson-first-game-step-5-says = Zu einem Plättchen nebenan zieht die Wolke kostenlos. Das am linken Rand zeigt einen Tropfen und einen Spross, und einen Tropfen hast du.
lesson-first-game-step-5-wrong-cell-0-g2 = Das ist ein Sprung und kostet 2 Münzen. Nebenan ist es kostenlos.
lesson-first-game-step-6-goal = Mit dem zahlen, was du hast
lesson-first-game-step-6-says = Trauer bezahlt den Tropfen. Dein Joker steht für den Spross. Fünf Münzen gingen auch, aber Münzen sind kostbar.
lesson-first-game-step-6-fails-pay-1-in-coins = Das darfst du. Es kostet 5 Münzen, und der Joker hätte genügt.
lesson-first-game-step-7-goal = Neben Indigo bleiben
lesson-first-game-step-7-says = Von dem Lotus, auf dem du stehst, erreichst du Lila, Indigo und Gelb. Bleib hier. Das kostet nichts.
lesson-first-game-step-7-wrong-lotus-2 = Von dort würdest du Türkis und Grün erreichen. Deine Tropfen liegen in Indigo.
lesson-first-game-step-8-goal = Die Tropfen verbinden
lesson-first-game-step-8-says = Lege das neue Plättchen so, dass sein Tropfen deine beiden Tropfen berührt oder die Quelle dazwischen. Jedes passende Symbol der Gruppe zählt, auch die alten.
lesson-first-game-step-8-fails-place-at-indigo-2-score-gratitude = Das darfst du, für 1 Punkt. Die Tropfen bringen 3.
lesson-first-game-step-9-goal = Das Geschenk nehmen
lesson-first-game-step-9-says = Die linke Ecke deines Tableaus berührt kein Plättchen mehr, also gehört ihr Geschenk dir: eine Idee und ein Anspruch. Nimm den mit dem Tropfen.
lesson-first-game-step-9-wrong-claim-0-hope = Das darfst du, aber deine Symbole liegen in Indigo.
lesson-first-game-step-10-goal = Anspruch erheben
lesson-first-game-step-10-says = Vorn zu liegen genügt nicht. Du brauchst dort dein Zeichen. Du stehst noch neben Indigo, also lege den Anspruch.
lesson-first-game-step-11-goal = Sehen, was das Ende bringt
lesson-first-game-step-11-says = Wäre die Partie jetzt zu Ende, brächte Indigo dir 8 Punkte. Das Ende beginnt, wenn jemand noch fünf Plättchen auf dem Tableau hat. Ideen und Träume sind zusammen mehr wert, also lass sie sich sammeln.

lesson-two-for-one-title = Zwei Ressourcen zum Preis von einer
lesson-two-for-one-idea = Auf einem Lotus darfst du eine Ressource kaufen oder zwei, und du zahlst nur die teurere.
lesson-two-for-one-ending = Halte nach Paaren Ausschau. Die günstigere kostet nichts.
lesson-two-for-one-step-1-goal = Zum Lotus mit Hoffnung und Seelenruhe ziehen
lesson-two-for-one-step-1-says = Er liegt einen Schritt weiter im Uhrzeigersinn, und auf dem Weg liegt kein Zoll.
lesson-two-for-one-step-2-goal = Beide kaufen
lesson-two-for-one-step-2-says = Seelenruhe kostet 2 und Hoffnung 1. Zusammen kosten sie 2, denn du zahlst nur die teurere.
lesson-two-for-one-step-2-fails-buy-tile-2-at-indigo-teal-no-second-tile = Hoffnung wäre geschenkt gewesen.

lesson-the-cloud-title = Die Wolke und was sie befreit
lesson-the-cloud-idea = Ein Schritt nebenan ist kostenlos, ein Sprung kostet Münzen, und eine Ecke, um die nichts mehr liegt, gibt ihr Geschenk.
lesson-the-cloud-ending = Geh Schritt für Schritt statt zu springen, und behalte die Ecken im Auge. Berührt kein Plättchen mehr ein Geschenk, gehört es dir.
lesson-the-cloud-step-1-goal = Sehen, welcher Schritt kostenlos ist
lesson-the-cloud-step-1-says = Die Wolke liegt links. Zum Plättchen nebenan braucht sie keinen Sprung. Ein Plättchen weit weg kostet 2 Münzen mehr.
lesson-the-cloud-step-2-goal = Die Wolke nebenan ziehen
lesson-the-cloud-step-2-says = Die Flamme neben der Wolke erreichst du kostenlos, und mit einer Ressource Ärger kannst du sie bezahlen.
lesson-the-cloud-step-2-wrong-cell-0-a1 = Das wäre ein Sprung für 2 Münzen. Dein Ärger bezahlt das Plättchen nebenan.
lesson-the-cloud-step-3-goal = Mit derselben Emotion zahlen
lesson-the-cloud-step-3-says = Ein Symbol Ärger, eine Ressource Ärger. Günstiger geht es nicht.

lesson-networks-title = Netze bringen wieder Punkte
lesson-networks-idea = Ein gelegtes Plättchen wertet jedes passende Symbol, mit dem es verbunden ist, auch die alten.
lesson-networks-ending = Drei Punkte jetzt, und das nächste Plättchen mit Hoffnung bringt vier.
lesson-networks-step-1-goal = Das Plättchen mit Hoffnung befreien
lesson-networks-step-1-says = In der Region Rosa liegt schon Hoffnung, zwei Symbole. Ein weiteres daneben wertet alle drei.
lesson-networks-step-1-wrong-cell-0-b3 = Auch Überraschung liegt neben der Wolke, aber in Lila hast du noch nichts.
lesson-networks-step-2-goal = Auf dem Lotus neben Rosa bleiben
lesson-networks-step-2-says = Von hier erreichst du Grün und Rosa und sonst keine Region. Mehr brauchen wir nicht.
lesson-networks-step-3-goal = Dorthin legen, wo es verbindet
lesson-networks-step-3-says = Jedes dieser Felder berührt deine Hoffnung oder ihre Quelle. Du bekommst einen Punkt für jedes Symbol Hoffnung der Gruppe.

lesson-claims-title = Ansprüche
lesson-claims-idea = In einer Region vorn zu liegen bringt nichts, solange dein Anspruch nicht dort liegt.
lesson-claims-ending = Der frühere Anspruch gewinnt auch den Gleichstand. Warte nicht zu lange.
lesson-claims-step-1-goal = Sehen, was du bekämst
lesson-claims-step-1-says = In der Region Türkis führst du mit zwei Symbolen zu einem, und sie bringt 9. Aber du hast dort keinen Anspruch, also bekämst du nichts.
lesson-claims-step-2-goal = Deinen Anspruch legen
lesson-claims-step-2-says = Dein Stimmungsmarker steht neben Türkis. Einen Anspruch zu legen ist deine Aktion in diesem Zug.

lesson-sets-title = Ideen und Träume
lesson-sets-idea = Aus Ideen werden Münzen, aus Träumen Punkte, und zusammen sind beide mehr wert.
lesson-sets-ending = Erst sammeln, dann auf einmal tauschen.
lesson-sets-step-1-goal = Den Tausch öffnen
lesson-sets-step-1-says = In deinem Zug darfst du jederzeit tauschen. Das ist keine Aktion.
lesson-sets-step-2-goal = Zwei Ideen zusammen tauschen
lesson-sets-step-2-says = Eine Idee bringt 2 Münzen, zwei zusammen bringen 5. Vier brächten 15.
lesson-sets-step-2-fails-exchange-set-of-1-idea = Eine Idee bringt nur 2 Münzen. Zwei zusammen bringen 5.
lesson-sets-step-3-goal = Die Träume behalten
lesson-sets-step-3-says = Drei Träume sind jetzt 9 Punkte wert, vier wären 14 wert. Sie können bis zum Ende warten, solange dein Gedächtnis Platz für zehn Dinge hat.

lesson-the-toll-title = Der Zoll
lesson-the-toll-idea = Auf den Lotus mit dem Zoll oder an ihm vorbei zu ziehen kostet 1 Münze.
lesson-the-toll-ending = Rechne den Zoll mit, bevor du ziehst.
lesson-the-toll-step-1-goal = Den Zoll finden
lesson-the-toll-step-1-says = Der Zoll liegt zwei Schritte voraus. Ein Schritt ist kostenlos, und jeder Lotus ab dem Zoll kostet 1 Münze mehr.
lesson-the-toll-step-2-goal = Kaufen, ohne Zoll zu zahlen
lesson-the-toll-step-2-says = Du hast 2 Münzen. Der nächste Lotus kostet keinen Zoll, und seine beiden Ressourcen kosten zusammen 2.
lesson-the-toll-step-2-wrong-lotus-3 = Das darfst du, aber der Zoll nimmt dir eine deiner zwei Münzen.
lesson-the-toll-step-2-fails-acquire-at-green-pink-buy-tile-1-at-green-pink-buy-tile-2-at-green-pink = Der Zoll hat eine Münze gekostet. Du hast zwei Ressourcen und kein Geld mehr.

lesson-the-bridge-title = Die Brücke
lesson-the-bridge-idea = Ein Plättchen mit Trauer ist bereit. Wo bringt es am meisten?
lesson-the-bridge-ending = Vier Punkte statt drei, und der nächste Tropfen bringt fünf.
lesson-the-bridge-step-1-goal = Beide Gruppen verbinden
lesson-the-bridge-step-1-says = Auf dem Plan liegen zwei Gruppen von Tropfen. Ein Feld berührt beide.
lesson-the-bridge-step-1-fails-place-at-indigo-2-score-sadness = Das verbindet eine Gruppe, für drei Punkte. Ein anderes Feld verbindet beide.

lesson-step-or-jump-title = Schritt oder Sprung
lesson-step-or-jump-idea = Du willst beide Flammen, in diesem und im nächsten Zug, und hast 7 Münzen. Welche zuerst?
lesson-step-or-jump-ending = Von dort liegt die zweite Flamme nebenan, und die Ecke zwischen beiden gibt ihr Geschenk.
lesson-step-or-jump-step-1-goal = Nebenan beginnen
lesson-step-or-jump-step-1-says = Nebenan zieht die Wolke kostenlos, und dort bleibt sie dann.
lesson-step-or-jump-step-1-fails-unlock-d5 = Das ist ein Sprung, 2 Münzen. Von der anderen Flamme wäre es ein kostenloser Schritt gewesen.

lesson-pay-with-a-pair-title = Mit zweien zahlen
lesson-pay-with-a-pair-idea = Das Plättchen zeigt Hoffnung. Du hast keine Hoffnung, keinen Joker und 3 Münzen. Kannst du zahlen?
lesson-pay-with-a-pair-ending = Zwei beliebige Ressourcen bezahlen ein Symbol. Heb dir dafür welche auf.
lesson-pay-with-a-pair-step-1-goal = Das Plättchen mit Hoffnung bezahlen
lesson-pay-with-a-pair-step-1-says = Fünf Münzen gingen, aber du hast drei. Zwei beliebige Ressourcen stehen für ein Symbol.

lesson-ideas-in-sets-title = Vier Ideen
lesson-ideas-in-sets-idea = Du brauchst in diesem Zug 11 Münzen. Du hast vier Ideen und 1 Münze. Tausche so wenige, wie du kannst.
lesson-ideas-in-sets-ending = Drei zusammen bringen 10. Heb die vierte für das nächste Mal auf.
lesson-ideas-in-sets-step-1-goal = Mit so wenigen Ideen wie möglich auf mindestens 11 Münzen kommen
lesson-ideas-in-sets-step-1-says = Eine Idee bringt 2 Münzen, zwei 5, drei 10, vier 15.
lesson-ideas-in-sets-step-1-fails-exchange-exchange-set-of-2-ideas = Das macht 6 Münzen, zu wenige.
lesson-ideas-in-sets-step-1-fails-exchange-exchange-set-of-4-ideas = Das macht 16 Münzen, aber drei Ideen hätten genügt.

lesson-dreams-together-title = Der letzte Tausch
lesson-dreams-together-idea = Dein letzter Zug. In deinem Gedächtnis liegen drei Träume. Mach daraus so viele Punkte, wie du kannst.
lesson-dreams-together-ending = Neun Punkte statt sechs. Träume mögen Gesellschaft.
lesson-dreams-together-step-1-goal = Alle Träume auf einmal tauschen
lesson-dreams-together-step-1-says = Einzeln bringen sie je 2 Punkte.
lesson-dreams-together-step-1-fails-exchange-exchange-set-of-1-dream = Ein Traum bringt 2. Drei zusammen bringen 9.
lesson-dreams-together-step-1-fails-exchange-exchange-set-of-2-dreams = Zwei bringen 5 und der letzte 2. Drei zusammen bringen 9.

lesson-claim-first-title = Wer war zuerst da?
lesson-claim-first-idea = In Türkis steht es zwei zu zwei, und Ash hat dort keinen Anspruch. Mit deinem Plättchen stünde es drei zu zwei. Was eilt mehr?
lesson-claim-first-ending = Mit dem ersten Anspruch gewinnst du in Türkis jeden Gleichstand. Das Plättchen kann warten.
lesson-claim-first-step-1-goal = Das erste Anspruchsfeld nehmen
lesson-claim-first-step-1-says = Wer zuerst Anspruch erhebt, gewinnt den Gleichstand.
lesson-claim-first-step-1-fails-unlock-a1 = Dann könnte Ash zuerst Anspruch erheben und gewänne für den Rest der Partie jeden Gleichstand.

lesson-dear-is-cheap-title = Teuer ist billig
lesson-dear-is-cheap-idea = Du brauchst Trauer und Dankbarkeit. Welcher Lotus gibt dir beides für die wenigsten Münzen?
lesson-dear-is-cheap-ending = Zwei Münzen für beides. Der teurere Lotus war der billigere.
lesson-dear-is-cheap-step-1-goal = Kaufen, was beide Symbole bezahlt
lesson-dear-is-cheap-step-1-says = Ein fehlendes Symbol kostet später fünf Münzen.
lesson-dear-is-cheap-step-1-fails-acquire-at-indigo-teal-buy-tile-1-at-indigo-teal-buy-tile-2-at-indigo-teal = Das kostet 1, aber der Spross fehlt, und mit 5 Münzen dafür werden es später 6.

lesson-past-the-toll-title = Am Zoll vorbei
lesson-past-the-toll-idea = Du hast genau 2 Münzen und willst Hoffnung für 2. Zwei Lotusblüten bieten sie an.
lesson-past-the-toll-ending = Nimm den kurzen Weg, wenn die Münzen knapp sind.
lesson-past-the-toll-step-1-goal = Hoffnung kaufen
lesson-past-the-toll-step-1-says = Der Zoll würde dir eine Münze nehmen.
lesson-past-the-toll-step-1-fails-acquire-at-pink-red-buy-tile-2-at-pink-red = Der Zoll hat eine Münze gekostet, jetzt reicht es nicht mehr für Hoffnung.

lesson-a-wild-saved-title = Den Joker sparen
lesson-a-wild-saved-idea = Ärger und Trauer lassen sich auf zwei Arten bezahlen. Den Joker wirst du später brauchen. Behalte ihn.
lesson-a-wild-saved-ending = Zwei übrige Ressourcen haben genügt. Münzen und Joker gehören noch dir.
lesson-a-wild-saved-step-1-goal = Ohne Joker und ohne Münzen zahlen
lesson-a-wild-saved-step-1-says = Dein Ärger bezahlt die Flamme. Was steht sonst für den Tropfen?
lesson-a-wild-saved-step-1-fails-unlock-a1-pay-1-wild = Das geht, aber der Joker ist weg.
lesson-a-wild-saved-step-1-fails-unlock-a1-pay-1-in-coins = Das geht, aber es kostet 5 Münzen.

lesson-the-right-lotus-title = Der richtige Lotus
lesson-the-right-lotus-idea = Dein Plättchen mit Hoffnung ist frei. Von welchem Lotus aus kommt es kostenlos zu deiner Hoffnung in Rosa?
lesson-the-right-lotus-ending = Beide Lotusblüten neben Rosa sind richtig, und keine liegt hinter dem Zoll.
lesson-the-right-lotus-step-1-goal = Zu einem Lotus neben Rosa ziehen
lesson-the-right-lotus-step-1-says = Du stehst zwischen Türkis und Grün. Rosa liegt zwischen den nächsten beiden Lotusblüten.
