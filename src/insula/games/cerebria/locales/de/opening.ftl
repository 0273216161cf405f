# Einen Tisch eröffnen: was zu wählen ist und was ein Platz nehmen kann.

choice-edition = Regeln
    .text = Volles Spiel oder Einstiegsspiel
choice-edition-full = Volles Spiel
choice-edition-basic = Einstiegsspiel
choice-edition-always = Immer mit allen Regeln
choice-line-up = Teams
    .text = Wie viele für Wonne und Schwermut spielen; allein ist man Gestalter
choice-line-up-three = Wie viele für Wonne, Schwermut und Gleichgewicht spielen; allein ist man Gestalter
choice-usual = Wie üblich
choice-line-up-2-2 = 2 gegen 2
choice-line-up-1-1 = Zwei Gestalter
choice-line-up-1-1-1 = Drei Gestalter
choice-line-up-2-2-2 = Drei Paare
choice-shaper = Ein Gestalter: { $team }
choice-pair = Ein Paar: { $team }
choice-spirit-boards = Geisttafeln
    .text = Seite aller Geisttafeln: für alle gleich oder für jeden Geist eine eigene
choice-spirit-boards-a = Alle gleich
choice-spirit-boards-b = Jedem die eigene
choice-team-boards = Vorsätze
    .text = Seite aller Teamtafeln: welche Vorsätze zählen
choice-side-a = Seite A
choice-side-b = Seite B
choice-spirits = Geist
    .text = Geister: ein Wort für alle oder eins je Platz
choice-decks = Stapel
    .text = Stapel von Wonne und Schwermut: ein Wort für alle oder eins je Platz
choice-choose = Am Tisch
choice-random = Zufall
choice-spirits-own = Der des Geistes
choice-setting = Erste Steine
    .text = Wer Figuren, Emotionen und Marker aufstellt
choice-setting-place = Wir selbst
choice-setting-recommended = Schon aufgestellt

## Was ein Platz nehmen kann

place-shaper = Gestalter: allein für die ganze Seite
pick-at-table = Wird gewählt, wenn die Partie beginnt.
pick-random-spirit = Der Zufall wählt einen freien Geist der Seite.
pick-random-deck = Ein erlaubter Stapel, den der Zufall zusammenstellt.
pick-balance-deck = Der Stapel des Gleichgewichts
    .text = Das Gleichgewicht hat einen Stapel, für alle denselben.
pick-deck-of = Stapel von { $spirit }
pick-starter = Anfangsstapel
pick-own-of-spirit = Der eigene Stapel des Geistes
    .text = Der Stapel, den das Regelheft dem Geist gibt.
pick-own = Eigener Stapel

## Was an einem Aufbau nicht stimmt

of-seat = Platz { $seat }: { $says }
known-one-word = ein Wort für alle Plätze
known-words = { $count } Wörter, eins je Platz
known-list = courage*2+trust*2+... mit den Namen milder Emotionen
no-list = Über eine Liste wird nichts gewählt, das „{ $name }“ heißt.
