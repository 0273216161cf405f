# Wie die beiden Spiele heißen und womit man sie beginnt; das Englische steht in game.py und opening.py.

game = Cerebria: Die Welt im Innern
    .blurb = Wonne gegen Schwermut: Weckt Emotionen, haltet die Reiche und formt eine Identität.
preset-first = Erste Partie
    .text = Einstiegsspiel, die Figuren stehen schon, und jemand spielt an deiner Seite
preset-full = 2 gegen 2, voll
    .text = Alle Regeln und Kräfte, jeder Geist mit eigenem Stapel
preset-duel = Duell
    .text = Zwei Gestalter, jeder allein für eine ganze Seite
preset-shaper = Zwei gegen einen Gestalter
    .text = Zu dritt; einer führt die Schwermut allein
preset-experts = Die anderen Seiten
    .text = Jeder Geist hat seine eigene Tafel, andere Vorsätze zählen, und ihr stellt selbst auf
preset-six = Sechs in drei Teams
    .text = Die Kräfte des Gleichgewichts kommen dazu; alle Regeln

balance-game = Kräfte des Gleichgewichts
    .blurb = Cerebria für drei bis sechs: Wonne, Schwermut und ein drittes Team, das die beiden gleichauf sehen will.
balance-preset-first = Drei Seiten
    .text = Auf jeder Seite ein Gestalter; die Figuren stehen schon
balance-preset-four = Vier: ein Paar
    .text = Ein Paar der Wonne gegen zwei Gestalter
balance-preset-five = Fünf: ein Gestalter
    .text = Wonne und Schwermut zu zweit, das Gleichgewicht allein
balance-preset-six = Sechs in drei Teams
    .text = Zwei auf jeder Seite, alle Regeln
balance-preset-experts = Die anderen Seiten
    .text = Jeder Geist hat seine eigene Tafel, andere Vorsätze zählen, und ihr stellt selbst auf
