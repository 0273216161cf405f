# Parts of refusals: values of the sentences in rulebook.yaml. What is said in words.ftl is said here, too.

# what the player who is asked is doing: follows “You are”
doing-turn = choosing your action
doing-buy = choosing a resource tile to buy
doing-second-tile = choosing whether to buy a second tile
doing-pay = paying for { $tile }
doing-pay-icon = paying for { $icon }
doing-pair-first = choosing two resource tiles to pay for { $icon }
doing-pair-second = choosing the second resource tile to pay for { $icon }
doing-place-from = choosing the lotus to place { $tile } from
doing-space = choosing a space for { $tile }
doing-score = choosing which emotion on { $tile } to score
doing-earn-claim = choosing a claim tile to take
doing-claim-from = choosing the lotus to place the { $claim } claim from
doing-exchange = choosing what to exchange
doing-change = choosing how to change coins
doing-end-turn = at the end of your turn

# things that are no answer
what-resource-tile = { $emotion } tile
what-empty-place = empty place
what-bonus-space = a bonus space
what-empty-space = an empty space
what-free-space = a free space in the { $region } region
where-unearned = beside your board, still to be earned
where-in-bank = in your memory bank
where-in-region = in the { $region } region
use-face = a resource tile pays for an icon of its emotion or can be exchanged for 1 coin
use-wild = a Wild tile pays for any icon except Happiness or can be exchanged for 1 coin
use-happiness = a Happiness tile pays for a Happiness icon or can be exchanged for 2 coins
use-dream = a Dream can be exchanged for 2 coins, a set of Dreams for VP
use-idea = a set of Ideas can be exchanged for coins
use-coin = coins pay for resource tiles, the toll, jumps and icons
how-exchange-first = choose “exchange” first
how-change-first = choose “change coins” first
how-wait = answer this question first

# buying, placing, turns
what-cheapest = The cheapest tile on the { $lotus } lotus
what-tile = The { $emotion } tile
cost-with-toll = { $coins } ({ $price } for the tile and { $toll } for the toll)
side-left = left
side-right = right
fee-toll = for a toll of 1 coin
fee-toll-by-exchange = for a toll of 1 coin, which an exchange would bring
done-acquire = bought resource tiles
done-emotion = unlocked an emotion tile
done-claim = placed a claim tile
possible-exchange = you could exchange enough to pay for an action
possible-option = “{ $option }” is possible

# paying and exchanging
none = none
none-of-it = none
a-resource-of-price = 1 { $emotion } resource with price { $price }
two-resource-tiles = 2 resource tiles
the-claim-tile = the { $emotion } claim tile
purse-part = { $count } of { $value }
cost-with-jump =
    { $count ->
        [one] { $coins } ({ $fee } for the jump and { $icons } for { $count } icon)
       *[other] { $coins } ({ $fee } for the jump and { $icons } for { $count } icons)
    }
pay-by-hand = To keep one and pay another way, pay icon by icon.
by-hand-no-resources = you hold no resource tiles
by-hand-happiness = Happiness icons take no resource tiles
unlisted-claims = Claim tiles are
unlisted-five-coins = 5 coins for an icon are
unlisted-pair = Two resource tiles for an icon are
needed-face = that resource tile
needed-wild = that Wild tile
needed-happiness = that Happiness tile
needed-everything = everything you could exchange
help-exchange =
    { $count ->
        [one] Exchange { $what } for { $count } coin first.
       *[other] Exchange { $what } for { $count } coins first.
    }
help-several = Several exchanges together would bring enough.
any-resource = a resource tile
