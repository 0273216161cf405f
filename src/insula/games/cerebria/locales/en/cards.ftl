# The list of cards; what cards say is in words/card_words/catalogues.

list-bliss = bliss
list-gloom = gloom
list-balance = balance
list-mild = mild
list-strong = strong
list-starting = starting
vibe-chosen = chosen
list-spirit-power = Spirit power
list-upgrade = { $row } upgrade
list-board = { $spirit } { $side }
list-side-a = side A
list-side-a-of-two = side A of Bliss and Gloom
list-side-a-of-balance = side A of Balance
list-price = +{ $amount }
list-free = free
