### Il Principe in English. Codes and parameters are declared in vocabulary.py.
### $x is said (a name, an amount), $x-id is its id to choose words by, $x-about what it does;
### $you is "yes" where the reader is the one who acts.

game-title = Il Principe

## Amounts

amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-green =
    { $count ->
        [one] { $count } green card
       *[other] { $count } green cards
    }
amount-white =
    { $count ->
        [one] { $count } white card
       *[other] { $count } white cards
    }
amount-red =
    { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
amount-blue =
    { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
amount-yellow =
    { $count ->
        [one] { $count } yellow card
       *[other] { $count } yellow cards
    }
amount-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }

## Names

color-green = green
    .about = turn up a face-down card of another colour
color-white = white
    .about =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
color-red = red
    .about = draw a card
color-blue = blue
    .about = put a shield in any region
color-yellow = yellow
    .about =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
building-green = University
building-white = Cathedral
building-red = Town hall
building-blue = Castle
building-yellow = Market place
prize-lot = lot
prize-major = major role
prize-minor = minor role
size-small = small
size-medium = medium
size-large = large
region-lombardia = Lombardy
region-adriatico = Adriatic coast
region-parma = Parma and Lunigiana
region-romagna = Romagna
region-toscana = Tuscany
region-umbria = Umbria and the Marches
land-lombardia = Lombardy
land-adriatico = Adriatic
land-parma = Parma
land-romagna = Romagna
land-toscana = Tuscany
land-umbria = Umbria
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d'Este
family-gonzaga = Gonzaga
phase-setup = Set-up
phase-supply = Supply
phase-auctions = Auctions
phase-actions = Actions
phase-roles = Roles
phase-over = The end

## Roles, and what they bring

phrase-income =
    { $income ->
        [one] { $income } point
       *[other] { $income } points
    }
phrase-green = turns up a card of another colour; { phrase-income } when others build with green
phrase-white =
    { $amount ->
        [one] { $amount } point at once; { phrase-income } when others build with white
       *[other] { $amount } points at once; { phrase-income } when others build with white
    }
phrase-red = draws a card; { phrase-income } when others build with red
phrase-blue = puts a shield in any region; { phrase-income } when others build with blue
phrase-yellow =
    { $amount ->
        [one] { $amount } coin at once; { phrase-income } when others build with yellow
       *[other] { $amount } coins at once; { phrase-income } when others build with yellow
    }

role-green_major = Master
    .about = { phrase-green }
role-green_minor = Apprentice
    .about = { phrase-green }
role-white_major = Bishop
    .about = { phrase-white }
role-white_minor = Priest
    .about = { phrase-white }
role-red_major = Gonfalonier
    .about = { phrase-red }
role-red_minor = Notary
    .about = { phrase-red }
role-blue_major = Noble
    .about = { phrase-blue }
role-blue_minor = Knight
    .about = { phrase-blue }
role-yellow_major = Banker
    .about = { phrase-yellow }
role-yellow_minor = Merchant
    .about = { phrase-yellow }

## Cities

phrase-city =
    { $shields ->
        [one] { $price } for { $points } points and { $shields } shield
       *[other] { $price } for { $points } points and { $shields } shields
    }

city-siena = Siena
    .about = { phrase-city }
city-orvieto = Orvieto
    .about = { phrase-city }
city-venezia = Venezia
    .about = { phrase-city }
city-verona = Verona
    .about = { phrase-city }
city-perugia = Perugia
    .about = { phrase-city }
city-urbino = Urbino
    .about = { phrase-city }
city-padova = Padova
    .about = { phrase-city }
city-lucca = Lucca
    .about = { phrase-city }
city-milano = Milano
    .about = { phrase-city }
city-bologna = Bologna
    .about = { phrase-city }
city-mantova = Mantova
    .about = { phrase-city }
city-firenze = Firenze
    .about = { phrase-city }
city-ferrara = Ferrara
    .about = { phrase-city }
city-pisa = Pisa
    .about = { phrase-city }
city-rimini = Rimini
    .about = { phrase-city }

## Options of a game

option-open_money = Open money
    .about = Everybody sees everybody’s coins.
option-amigo_start_money = Starting money
    .about = So many coins for each player before the first round.
option-amigo_bishop_2vp = A richer Bishop
    .about = The Bishop brings 2 points at once instead of 1.
option-large_city_vp_6 = Large cities for 6
    .about = A large city is worth 6 points instead of 8.

## Phrases that several sentences share

phrase-building =
    { $color-id ->
        [green] { building-green }
        [white] { building-white }
        [red] { building-red }
        [blue] { building-blue }
       *[yellow] { building-yellow }
    }
phrase-in-region =
    { $region-id ->
        [adriatico] on the { $region }
       *[other] in { $region }
    }
phrase-role =
    { $tile-id ->
        [major]
            { $color-id ->
                [green] { role-green_major }
                [white] { role-white_major }
                [red] { role-red_major }
                [blue] { role-blue_major }
               *[yellow] { role-yellow_major }
            }
       *[minor]
            { $color-id ->
                [green] { role-green_minor }
                [white] { role-white_minor }
                [red] { role-red_minor }
                [blue] { role-blue_minor }
               *[yellow] { role-yellow_minor }
            }
    }
phrase-prize =
    { $prize-id ->
        [lot] lot of { $color }
        [major]
            { $color-id ->
                [green] role of { role-green_major }
                [white] role of { role-white_major }
                [red] role of { role-red_major }
                [blue] role of { role-blue_major }
               *[yellow] role of { role-yellow_major }
            }
       *[minor]
            { $color-id ->
                [green] role of { role-green_minor }
                [white] role of { role-white_minor }
                [red] role of { role-red_minor }
                [blue] role of { role-blue_minor }
               *[yellow] role of { role-yellow_minor }
            }
    }

## What happens

event-city_displayed = { $city } joins the display.
event-first_marker =
    { $you ->
        [yes] You receive the Il Principe marker.
       *[no] { $seat } receives the Il Principe marker.
    }
event-round_begun =
    { $last ->
        [0] Round { $round } begins.
       *[other] The deck is thin: round { $round } is the last, and brings neither coins nor new cards.
    }
event-income = Everybody receives { $price }.
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] You draw { $count } building card:
               *[other] You draw { $count } building cards:
            }
       *[no]
            { $count ->
                [one] { $seat } draws { $count } building card.
               *[other] { $seat } draws { $count } building cards.
            }
    }
event-drew_card =
    { $you ->
        [yes] … a { $color } card ({ phrase-building }).
       *[no] { $seat } draws a { $color } card ({ phrase-building }).
    }
event-laid_face_down =
    { $you ->
        [yes] You lay a { $color } card face down.
       *[no] { $seat } lays a { $color } card face down.
    }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] Your card lies ready for the auctions.
               *[other] Your { $count } cards lie ready for the auctions.
            }
       *[no]
            { $count ->
                [one] { $seat } has laid { $count } card face down.
               *[other] { $seat } has laid { $count } cards face down.
            }
    }
event-revealed =
    { $you ->
        [yes] You have put { $cards } up for auction.
       *[no] { $seat } has put { $cards } up for auction.
    }
event-turned_up_card = A { $color } card is turned up for the last auctions.
event-lot_on_sale = On sale: a lot of { $color }.
event-bid =
    { $you ->
        [yes] You bid { $price }.
       *[no] { $seat } bids { $price }.
    }
event-passed_bid =
    { $you ->
        [yes] You leave the auction.
       *[no] { $seat } leaves the auction.
    }
event-lot_sold =
    { $you ->
        [yes] You buy { $color } for { $price } and are Il Principe.
       *[no] { $seat } buys { $color } for { $price } and is Il Principe.
    }
event-lot_unsold =
    { $count ->
        [one] Nobody has bid: { $color } goes to the discard pile.
       *[other] Nobody has bid: { $color } go to the discard pile.
    }
event-built_nothing =
    { $you ->
        [yes] You do not build after this auction.
       *[no] { $seat } does not build after this auction.
    }
event-built =
    { $you ->
        [yes] You build { $city } for { $price } and its cards, and score { $sum }.
       *[no] { $seat } builds { $city } for { $price } and its cards, and scores { $sum }.
    }
event-placed_shield =
    { $you ->
        [yes] You put a shield { phrase-in-region }.
       *[no] { $seat } puts a shield { phrase-in-region }.
    }
event-role_income =
    { $you ->
        [yes] Your roles bring you { $sum }, because { $city } uses their colours.
       *[no] { $seat } scores { $sum } with roles, because { $city } uses their colours.
    }
event-passed_action =
    { $you ->
        [yes] You do nothing in this round’s actions.
       *[no] { $seat } does nothing in this round’s actions.
    }
event-laid =
    { $you ->
        [yes] You lay { $color } on the table.
       *[no] { $seat } lays { $color } on the table.
    }
event-role_on_sale =
    { $tile-id ->
        [major] A tie for first in { $color }: the role of { phrase-role } is auctioned.
       *[minor] A tie for second in { $color }: the role of { phrase-role } is auctioned.
    }
event-role_unsold = Nobody has bid: the role of { phrase-role } stays on the board.
event-role_sold =
    { $you ->
        [yes] You win this auction for { $price } and are Il Principe.
       *[no] { $seat } wins this auction for { $price } and is Il Principe.
    }
event-took_role =
    { $you ->
        [yes] You become { phrase-role }.
       *[no] { $seat } becomes { phrase-role }.
    }
event-turned_down =
    { $you ->
        [yes] You turn { $color } face down.
       *[no] { $seat } turns { $color } face down.
    }
event-turned_up =
    { $you ->
        [yes] You turn a { $color } card up again.
       *[no] { $seat } turns a { $color } card up again.
    }
event-gained_points =
    { $you ->
        [yes] Your role brings you { $sum }.
       *[no] { $seat } scores { $sum } with this role.
    }
event-gained_coins =
    { $you ->
        [yes] Your role brings you { $price }.
       *[no] { $seat } receives { $price } for this role.
    }
event-game_over =
    { $round ->
        [one] The game is over after { $round } round.
       *[other] The game is over after { $round } rounds.
    }

## Questions

prompt-supply-offer = Round { $round }: which card do you put up for auction? Choose in the order green, white, red, blue, yellow.
prompt-auction-bid =
    { $high ->
        [none] On sale: { phrase-prize }. Nobody has bid yet; what do you do?
       *[other] On sale: { phrase-prize }. { $leader } bids { $standing }; what do you do?
    }
prompt-auctions-build = The lot is yours. Which city do you build at once?
prompt-actions-action = Round { $round }, your action: build a city, or lay cards of one colour?
prompt-build-shield = { $city }: where do you put a shield?
prompt-roles-flip = Your { $color } role turns one of your face-down cards up again: which?
prompt-roles-shield = Your { $color } role gives you a shield on the map: where do you put it?

## Choices

phrase-others =
    { $others ->
        [0] { "" }
        [one] , others score { $others } point
       *[other] , others score { $others } points
    }
phrase-more =
    { $gain-id ->
        [none] { "" }
       *[some] , { $gain } more
    }
action-offer = A { $color } card ({ phrase-building })
action-pass =
    { $bidding ->
        [1] Leave the auction
       *[other] Do nothing
    }
action-bid = Bid { $price }
action-none = Build nothing now
action-build = Build { $city }: { $cost } for { $gain }{ phrase-others }
action-lay = Lay { $color }
action-shield =
    { $own ->
        [0]
            { $most ->
                [0] { $region } (nobody is there){ phrase-more }
               *[other] { $region } (you 0, the strongest other { $most }){ phrase-more }
            }
       *[other] { $region } (you { $own }, the strongest other { $most }){ phrase-more }
    }
action-flip = A { $color } card ({ phrase-building })

## Headings over long lists of choices

group-build = Build a city
group-lay = Lay cards

## Why not

reason-too_poor =
    { $city-id ->
        [none]
            { $purse-id ->
                [none] You cannot bid { $price }: you have no coins.
               *[some] You cannot bid { $price }: you have { $purse }.
            }
       *[other]
            { $purse-id ->
                [none] { $city } costs { $price }, and you have no coins.
               *[some] { $city } costs { $price }, and you have { $purse }.
            }
    }
reason-first_round = Nobody builds in the first round, not even { $city }.
reason-cards_missing =
    { $have ->
        [0] { $city } takes { $color }, and you hold none.
       *[other] { $city } takes { $color }, and you hold only { $have }.
    }
reason-no_such_card = You hold no { $color } card.
reason-color_order = You have already chosen { $after }; { $color } comes before it in the order of colours.
reason-too_few_after =
    You have { $need } cards to choose, and from { $color } on you hold only { $have }: take an earlier colour first.
reason-none_face_down = You have no { $color } card face down.

## Score

score-track = Score track
score-majors = Major roles
score-minors = Minor roles
score-sets = Sets of all colours
score-most_coins = Most coins
score-most_cards = Most cards in hand
score-region = { $region }

## The table in text

table-round = Round
table-last_round = last round
table-piles = Piles
table-unseen = Not seen yet
table-discard = Discard pile
table-city_deck = Cities to come
table-built = Built
table-roles = Roles, and what they give at once
table-display = Cities on display
table-families = Families (★ Il Principe, ● major role, ○ minor, 3+1: 3 up, 1 down)
table-points = points
table-coins = coins
table-shields = shields left
table-cards = Cards
table-regions = Shields
table-auctions = Auctions
table-lots = Lots
table-on_sale = On sale
table-highest_bid = Highest bid
table-still_bidding = Still bidding
table-hands = Hands
table-blind = unknown
table-face_down = face down
