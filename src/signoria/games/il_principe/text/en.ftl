### Il Principe in English. Codes and parameters are declared in vocabulary.py.
### $x is said (a name, an amount), $x-id is its id to choose words by, $x-about what it does;
### $you is "yes" where the reader is the one who acts.

game-title = Il Principe
# On the card of the game, in a list of games.
card = Bid for buildings, found cities, and hold the offices that pay when others build.
    .time = 75 min
    .weight = medium
    .theme = Five great families build the cities of Italy: you lead one of them, bid for building cards and found cities.
    .goal = Cities, regions and the offices that pay when others build bring points; most points win.

## Amounts

amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-green =
    { $count ->
        [one] { $count } University
       *[other] { $count } Universities
    }
amount-white =
    { $count ->
        [one] { $count } Cathedral
       *[other] { $count } Cathedrals
    }
amount-red =
    { $count ->
        [one] { $count } Town hall
       *[other] { $count } Town halls
    }
amount-blue =
    { $count ->
        [one] { $count } Castle
       *[other] { $count } Castles
    }
amount-yellow =
    { $count ->
        [one] { $count } Market place
       *[other] { $count } Market places
    }
amount-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-from_cities = { $count } for cities built
amount-from_income = { $count } from roles
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
amount-sets =
    { $count ->
        [one] { $count } complete set
       *[other] { $count } complete sets
    }
amount-from_regions = { $count } for regions
amount-from_roles = { $count } for roles
amount-from_sets = { $count } for sets
amount-from_coins = { $count } for the most coins
amount-from_hand = { $count } for the most cards in hand

## Names

color-green = green
    .about = turn up a face-down card of another colour
color-white = white
    .about =
    { $bishop ->
        [0]
            { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
       *[other]
            { $amount ->
                [one] { $amount } point, the Bishop { $bishop }
               *[other] { $amount } points, the Bishop { $bishop }
            }
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
region-lombardia = Lombardia
    .about = Lombardy
region-adriatico = Adriatico
    .about = Adriatic coast
region-parma = Parma
    .about = Parma and Lunigiana
region-romagna = Romagna
    .about = Romagna
region-toscana = Toscana
    .about = Tuscany
region-umbria = Umbria
    .about = Umbria and the Marches
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
phase-setup = Set-up
phase-supply = Supply
phase-auctions = Lot auctions
phase-actions = Actions
phase-roles = Roles
phase-over = The end

## Roles, and what they bring

phrase-income =
    { $income ->
        [one] { $income } point
       *[other] { $income } points
    }
phrase-green = turns up a card of another colour; { phrase-income } when others build with a University
phrase-white =
    { $amount ->
        [one] { $amount } point at once; { phrase-income } when others build with a Cathedral
       *[other] { $amount } points at once; { phrase-income } when others build with a Cathedral
    }
phrase-red = draws a card; { phrase-income } when others build with a Town hall
phrase-blue = puts a shield in any region; { phrase-income } when others build with a Castle
phrase-yellow =
    { $amount ->
        [one] { $amount } coin at once; { phrase-income } when others build with a Market place
       *[other] { $amount } coins at once; { phrase-income } when others build with a Market place
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
option-choose_first = Choose who begins
    .about = The first seat says who receives the Il Principe marker; otherwise it is drawn.
option-choose_families = Choose families
    .about = Everybody chooses a family, seat by seat; otherwise each seat has its own.
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
phrase-card =
    { $color-id ->
        [green] a University
        [white] a Cathedral
        [red] a Town hall
        [blue] a Castle
       *[yellow] a Market place
    }
phrase-goes =
    { $stays ->
        [0]
            { $goes ->
                [one] it goes
                [2] both go
               *[other] all { $goes } go
            }
       *[other]
            { $goes ->
                [one] { $goes } goes
               *[other] { $goes } go
            }
    }
phrase-stays =
    { $count ->
        [0] none stays
        [one] { $count } stays
       *[other] { $count } stay
    }
phrase-buildings =
    { $building-id ->
        [green] Universities
        [white] Cathedrals
        [red] Town halls
        [blue] Castles
       *[yellow] Market places
    }
phrase-in-region = in { $region }
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
    .item = { $city }
    .list =
        { $size ->
            [one] { $items } joins the display
           *[other] { $items } join the display
        }
event-took_family =
    { $you ->
        [yes] You play the family { $family }.
       *[no] { $seat } plays the family { $family }.
    }
    .clause =
        { $you ->
            [yes] you play { $family }
           *[no] { $seat } plays { $family }
        }
event-first_marker =
    { $by_lot ->
        [0]
            { $you ->
                [yes] You are to begin and receive the Il Principe marker.
               *[no] { $seat } is to begin and receives the Il Principe marker.
            }
       *[other]
            { $you ->
                [yes] You are drawn to begin and receive the Il Principe marker.
               *[no] { $seat } is drawn to begin and receives the Il Principe marker.
            }
    }
    .action = { $head }; { $rest }.
event-round_begun =
    { $last ->
        [0] Round { $round } begins.
       *[other] The deck is thin: round { $round } is the last, and brings neither coins nor new cards.
    }
    .heading =
        { $last ->
            [0] Round { $round }
           *[other] Round { $round }, the last (the deck is too thin for a Supply)
        }
event-phase_begun = { $phase }.
    .heading = { $phase }
event-income = Everybody receives { $price }.
    .action = { $head }; { $rest }.
event-purse =
    { $purse-id ->
        [none]
            { $you ->
                [yes] You have no coins left.
               *[no] { $seat } has no coins left.
            }
       *[some]
            { $you ->
                [yes] You now have { $purse }.
               *[no] { $seat } now has { $purse }.
            }
    }
    .item = { $purse } for { $seat }
    .list =
        { $same ->
            [yes]
                { $purse-id ->
                    [none]
                        { $you ->
                            [yes] you have no coins left
                           *[no] has no coins left
                        }
                   *[some]
                        { $you ->
                            [yes] you now have { $purse }
                           *[no] now has { $purse }
                        }
                }
           *[no]
                { $you ->
                    [yes] you now have { $purse }
                   *[no] that makes { $items }
                }
        }
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
    .item = { $seat }
    .list =
        { $you ->
            [yes]
                { $count ->
                    [one] you draw { $count } card
                   *[other] you draw { $count } cards
                }
           *[no]
                { $same ->
                    [yes]
                        { $count ->
                            [one] draws { $count } card
                           *[other] draws { $count } cards
                        }
                   *[no]
                        { $size ->
                            [one]
                                { $count ->
                                    [one] { $items } draws { $count } card
                                   *[other] { $items } draws { $count } cards
                                }
                           *[other]
                                { $count ->
                                    [one] { $items } draw { $count } card each
                                   *[other] { $items } draw { $count } cards each
                                }
                        }
                }
        }
event-drew_card =
    { $you ->
        [yes] … { phrase-card }.
       *[no] { $seat } draws { phrase-card }.
    }
    .item = { phrase-building }
    .list = namely { $items }
event-laid_face_down =
    { $you ->
        [yes] You lay { phrase-card } face down.
       *[no] { $seat } lays { phrase-card } face down.
    }
    .item =
        { $you ->
            [yes] { phrase-building }
           *[no] { "" }
        }
    .list = your own are { $items }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] You have laid { $count } card face down.
               *[other] You have laid { $count } cards face down.
            }
       *[no]
            { $count ->
                [one] { $seat } has laid { $count } card face down.
               *[other] { $seat } has laid { $count } cards face down.
            }
    }
    .item = { $seat }
    .list =
        { $you ->
            [yes] and you have laid yours
           *[no]
                { $size ->
                    [one] and so has { $items }
                   *[other] and so have { $items }
                }
        }
event-revealed =
    { $you ->
        [yes] You have put { $cards } up for auction.
       *[no] { $seat } has put { $cards } up for auction.
    }
    .clause =
        { $you ->
            [yes] you { $cards }
           *[no] { $seat } { $cards }
        }
event-turned_up_card = For the last auctions { phrase-card } is turned up.
    .item = { phrase-building }
    .list = with it { $items }
event-lot_on_sale = On sale: a lot of { $color }.
event-bid =
    { $you ->
        [yes] You bid { $price }.
       *[no] { $seat } bids { $price }.
    }
    .item = { $seat } ({ $coins })
    .list =
        { $size ->
            [one] { "" }
           *[other] bids by { $items }
        }
event-passed_bid =
    { $you ->
        [yes] You leave the auction.
       *[no] { $seat } leaves the auction.
    }
event-lot_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] You buy { $color } for { $price }.
               *[no] { $seat } buys { $color } for { $price }.
            }
       *[other]
            { $you ->
                [yes] You buy { $color } for { $price } and become Il Principe.
               *[no] { $seat } buys { $color } for { $price } and becomes Il Principe.
            }
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
    .clause =
        { $you ->
            [yes] you do not build
           *[no] does not build
        }
event-built =
    { $you ->
        [yes] You build { $city } for { $price }, laying { $cards }, and score { $sum }, { $total } in all.
       *[no] { $seat } builds { $city } for { $price }, laying { $cards }, and scores { $sum }, { $total } in all.
    }
event-placed_shield =
    { $you ->
        [yes] You put a shield { phrase-in-region }.
       *[no] { $seat } puts a shield { phrase-in-region }.
    }
    .item = { $region }
    .list =
        { $size ->
            [one] a shield in { $items }
           *[other] shields: { $items }
        }
event-role_income =
    { $you ->
        [yes] As { phrase-role } you score { $sum }, because { $city } takes { phrase-card }: { $total } in all.
       *[no] { $seat } scores { $sum } as { phrase-role }, because { $city } takes { phrase-card }: { $total } in all.
    }
    .clause =
        { $you ->
            [yes] you score { $sum } as { phrase-role } ({ phrase-building }), { $total } in all
           *[no] { $seat } scores { $sum } as { phrase-role } ({ phrase-building }), { $total } in all
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
event-tiles_returned = All role tiles go back to the board.
event-role_on_sale =
    { $tile-id ->
        [major] { $tied } tie for first with { $color } each face up: the role of { phrase-role } is auctioned.
       *[minor] { $tied } tie for second with { $color } each face up: the role of { phrase-role } is auctioned.
    }
    .clause =
        { $tile-id ->
            [major] { $tied } tie with { $color } each face up
           *[minor] { $tied } tie for second place with { $color } each face up
        }
event-role_unsold = Nobody has bid: the role of { phrase-role } stays on the board.
    .action = { $head } ({ $rest }).
event-role_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] You win this auction for { $price }.
               *[no] { $seat } wins this auction for { $price }.
            }
       *[other]
            { $you ->
                [yes] You win this auction for { $price } and become Il Principe.
               *[no] { $seat } wins this auction for { $price } and becomes Il Principe.
            }
    }
    .clause =
        { $becomes ->
            [0]
                { $you ->
                    [yes] you win the auction for { $price }
                   *[no] wins the auction for { $price }
                }
           *[other]
                { $you ->
                    [yes] you win the auction for { $price } and become Il Principe
                   *[no] wins the auction for { $price } and becomes Il Principe
                }
        }
event-took_role =
    { $you ->
        [yes] You become { phrase-role }{ phrase-rank }.
       *[no] { $seat } becomes { phrase-role }{ phrase-rank }.
    }
phrase-rank =
    { $tied ->
        [0]
            { $tile-id ->
                [major] , first with { $color } face up
               *[minor] , second with { $color } face up
            }
       *[other] { "" }
    }
event-turned_down =
    { $you ->
        [yes] You turn { $color } face down.
       *[no] { $seat } turns { $color } face down.
    }
    .clause =
        { $you ->
            [yes] you turn { $color } face down
           *[no] turns { $color } face down
        }
event-turned_up =
    { $you ->
        [yes] You turn { phrase-card } up again.
       *[no] { $seat } turns { phrase-card } up again.
    }
    .clause =
        { $you ->
            [yes] you turn { phrase-card } up again
           *[no] turns { phrase-card } up again
        }
event-gained_points =
    { $you ->
        [yes] Your role brings you { $sum }, { $total } in all.
       *[no] { $seat } scores { $sum } with this role, { $total } in all.
    }
    .clause =
        { $you ->
            [yes] you score { $sum }, { $total } in all
           *[no] scores { $sum }, { $total } in all
        }
event-gained_coins =
    { $you ->
        [yes] Your role brings you { $price }.
       *[no] { $seat } receives { $price } for this role.
    }
    .clause =
        { $you ->
            [yes] you receive { $price }
           *[no] receives { $price }
        }
event-standing =
    { $you ->
        [yes] After round { $round } you stand at { phrase-points }.
       *[no] After round { $round } { $seat } stands at { phrase-points }.
    }
    .clause =
        { $you ->
            [yes] you at { $points }
           *[no] { $seat } at { $points }
        }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-game_over =
    { $last ->
        [0]
            { $cities ->
                [0] The game is over after { $round } rounds, because no city is left on display.
                [one] The game is over after { $round } rounds, because only { $cities } city is left on display.
               *[other] The game is over after { $round } rounds, because only { $cities } cities are left on display.
            }
       *[other] The game is over after { $round } rounds, because the deck was too thin for another Supply before the last.
    }
event-region_scored =
    { $first_count ->
        [1] { $region }: { $first_sum } for { $first } ({ $first_held }){ phrase-second }
       *[other] { $region }: { $first_sum } each for { $first } ({ $first_held } each){ phrase-second }
    }
phrase-second =
    { $second_count ->
        [0] .
        [1] , { $second_sum } for { $second } ({ $second_held }).
       *[other] , { $second_sum } each for { $second } ({ $second_held } each).
    }
event-points_counted =
    { $you ->
        [yes] You come to { $sum }: { $track } during the game{ phrase-won }{ phrase-sources }
       *[no] { $seat } comes to { $sum }: { $track } during the game{ phrase-won }{ phrase-sources }
    }
    .action = { $head } ({ $rest }).
phrase-won =
    { $won-id ->
        [none] { "" }
       *[some] { " " }({ $won })
    }
phrase-sources =
    { $sources-id ->
        [none] , nothing at the end.
       *[some] ; at the end { $sources }.
    }
event-holdings =
    { $you ->
        [yes] You hold { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } and { phrase-held-cards }.
       *[no] { $seat } holds { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } and { phrase-held-cards }.
    }
    .clause = { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins }, { phrase-held-cards }
phrase-held-roles =
    { $roles-size ->
        [0] no role
        [one] the role of { $roles }
       *[other] the roles of { $roles }
    }
phrase-held-sets =
    { $all_sets-id ->
        [none] no complete set
       *[some] { $all_sets }
    }
phrase-held-coins =
    { $price-id ->
        [none] no coins
       *[some] { $price }
    }
phrase-held-cards =
    { $kept-id ->
        [none] no card in hand
       *[some] { $kept } in hand
    }

## Questions

prompt-setup-family = Which family do you play?
prompt-setup-name_first = Who begins? In the rulebook, whoever ate Italian last.
prompt-supply-offer = Round { $round }: which card do you put up for auction? Choose in the order green, white, red, blue, yellow.
prompt-auction-bid =
    { $high ->
        [none] On sale: { phrase-prize }. Nobody has bid yet; what do you do?
       *[other] On sale: { phrase-prize }. { $leader } bids { $standing }; what do you do?
    }
prompt-auctions-build = The lot is yours. Which city do you build at once?
prompt-actions-action =
    { $build ->
        [0] Round { $round }, your action: do you lay cards of one colour?
       *[other] Round { $round }, your action: build a city, or lay cards of one colour?
    }
prompt-build-shield = { $city }: where do you put a shield?
prompt-roles-flip = Your { phrase-building } role turns one of your face-down cards up again: which?
prompt-roles-shield = Your { phrase-building } role gives you a shield on the map: where do you put it?

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
       *[some] ; { $gain } more
    }
action-family = { $family }
action-first = { $first }
action-offer = { phrase-building }
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
                [0] { $region } (nobody is there{ phrase-more })
               *[other] { $region } (you 0, the strongest other { $most }{ phrase-more })
            }
       *[other] { $region } (you { $own }, the strongest other { $most }{ phrase-more })
    }
action-flip = { phrase-building }

## Headings over long lists of choices

group-build = Build a city
group-lay = Lay cards

## What a choice would do

effect-keeps = You keep { $kept }.
effect-enough_for = That is enough for the price of { $cities }.
effect-too_little_for = Not enough coins for { $cities }.
effect-final = You cannot come back into this auction.
effect-nothing_done = You neither build nor lay cards in this round.
effect-in_hand =
    { $count ->
        [0] No card of this colour stays in your hand.
        [one] { $color } stays in your hand.
       *[other] { $color } stay in your hand.
    }
effect-role =
    { $tied ->
        [1] If nobody lays more, you become { $role }.
       *[other] If nobody lays more, { $tied } players tie for { $role }.
    }
effect-turns_down =
    { $count ->
        [one] { $count } card of this colour then turns face down.
       *[other] { $count } cards of this colour then turn face down.
    }

## Why not

reason-family_taken = { $family } is the family of { $seat }.
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
reason-no_such_card = You hold no { phrase-building }.
reason-color_order = You have already chosen { $after }; { $color } comes before it in the order of colours.
reason-too_few_after =
    You have { $need } cards to choose, and from { $color } on you hold only { $have }: take an earlier colour first.
reason-none_face_down = You have no { phrase-building } face down.

## Score

score-track = Score track
score-majors = Major roles
score-minors = Minor roles
score-sets = Sets of all colours
score-most_coins = Most coins
score-most_cards = Most cards in hand
score-region = { $region }
tie-major = The best major role wins
tie-cards = More building cards on the table win
source-most = Most coins, most cards
source-sets = Sets of all colours
source-roles = Roles held
source-regions = Regions
source-track = Cities built, income of roles

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

## The board

label-market = Market
label-round = round { $round }
label-status = Round { $round }, { $phase }
label-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
label-lot_of = lot { $number } of { $count }
label-turn_of = turn { $number } of { $count }
label-shield_of = shield { $number } of { $count }
label-role_of = { $building }, role { $number } of { $count }
label-role_of_short = role { $number } of { $count }
label-map = Map
label-vp = VP
label-you = You
label-none = none
label-others = others
label-coins = coins
label-points = points
label-pass = Pass
label-choose = Choose first
label-clear = Clear choice
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Cities on offer
label-cities = Cities on offer
label-shields_in = Shields in
label-city_building = you are building it
label-city_yours = you can build it
label-city_yours_short = possible
label-city_enough = enough
label-city_all_cards = you hold all cards
label-city_at = at { $bid }
label-city_at_enough = at { $bid }: affordable
label-city_at_short =
    { $coins ->
        [one] at { $bid }: { $coins } coin short
       *[other] at { $bid }: { $coins } coins short
    }
label-city_short_brief = { $coins } short
label-city_short =
    { $coins ->
        [one] { $coins } coin short
       *[other] { $coins } coins short
    }
label-city_lack = you lack { $cards }
label-city_lack_short = { $count } missing
label-city_of = built by { $seat }
label-city_offered = on offer
label-city_to_come = not on offer yet

# The map
label-region_open = { $points } open
label-region_open_about = nobody has a shield here
label-region_free = Nobody has a shield here.
label-region_row =
    { $shields ->
        [one] { $seat }: { $shields } shield, { $points } points
       *[other] { $seat }: { $shields } shields, { $points } points
    }
label-shield_change =
    { $points ->
        [0] no change
       *[other] +{ $points } for you
    }
label-shield_points =
    { $points ->
        [0] no change
        [one] +{ $points } point
       *[other] +{ $points } points
    }
label-shield_leads =
    { $most ->
        [0] You lead with { $own }.
       *[other]
            { $count ->
                [one] You lead with { $own }, { $seats } has { $most }.
               *[other] You lead with { $own }, { $seats } have { $most }.
            }
    }
label-shield_tied = You and { $seats } lead with { $own } each.
label-shield_behind =
    { $own ->
        [0]
            { $count ->
                [one] { $seats } leads with { $most }.
               *[other] { $seats } lead with { $most } each.
            }
       *[other]
            { $count ->
                [one] { $seats } leads with { $most }, you have { $own }.
               *[other] { $seats } lead with { $most } each, you have { $own }.
            }
    }
label-shield_would_second = { $now } You would be second.
label-shield_would_tie = { $now } You would draw level.
label-shield_would_lead = { $now } You would lead.
label-shield_about = Points as if the regions were scored now: { $first } for the most shields, to each where they tie; else { $second } for second.
label-key_offered = on offer
label-key_built = built
label-key_points = points at the end

# The hand
label-hand = Your hand
label-hand_offer =
    { $count ->
        [one] { $cards } cards, { $fresh } of them new: { $count } must go
       *[other] { $cards } cards, { $fresh } of them new: { $count } must go
    }
label-hand_paid = { $goes } of { $cards } cards are paid, { $stays } stay
label-hand_laid = { $goes } of { $cards } cards are laid, { $stays } stay
label-standing_leads = you lead with { $own }
label-standing_tied = tied first at { $own }
label-standing_tied_all = { $own } up: tied with all others
label-standing_behind = table { $own }, { $seat } { $best }
label-standing_none = nobody has one
label-fan_may = up and down choose how many
label-fan_only = your only one
label-fan_offered =
    { $stays ->
        [0] { $goes } offered, none stays
        [one] { $goes } offered, { $stays } stays
       *[other] { $goes } offered, { $stays } stay
    }
label-fan_stays =
    { $count ->
        [one] { $count } stays
       *[other] { $count } stay
    }
label-fan_goes = { phrase-goes }; { label-lay_up }
label-in_hand = { $count } in hand

# Offers under seal
label-offers = Offers for the auctions
label-offers_about = all are turned up together when the last is sealed
label-offer_chosen = { $count } of { $of } chosen
label-offer_sealed =
    { $count ->
        [one] { $count } card, sealed
       *[other] { $count } cards, sealed
    }
label-offer_choosing = is choosing
label-offer_chosen_short = { $count } of { $of }
label-offer_sealed_short = sealed
label-offer_choosing_short = choosing
label-offer_about = Nobody sees your cards before all are sealed. They then form lots by colour, with your name on them.
label-offer_take_back = chosen; click to take it back
label-offer_back = Take back
label-offer_stay =
    { $count ->
        [0] none stays: enough for each city
        [one] { $count } stays: enough for each city
       *[other] { $count } stay: enough for each city
    }
label-offer_needed =
    { $many ->
        [one]
            { $need ->
                [0] { phrase-stays }: { $cities } needs more
               *[other] { phrase-stays }: { $cities } needs { $need }
            }
       *[other]
            { $need ->
                [0] { phrase-stays }: { $many } cities need more
                [1] { phrase-stays }: { $many } cities need one
               *[other] { phrase-stays }: { $many } cities need { $need }
            }
    }
label-take_back = Take back: { $card }
label-seal =
    { $count ->
        [one] Seal { $count } card
       *[other] Seal { $count } cards
    }
label-seal_more =
    { $count ->
        [one] choose one more
       *[other] choose { $count } more
    }

# Lots and bids
label-lots = Lots of this round
label-lots_order = smallest first, equal ones in colour order
label-lots_last = { $count } cards turned up from the deck
label-lot_on_sale =
    { $high ->
        [0] on sale, no bid yet
       *[other] on sale, high bid { $high }
    }
label-lot_sold = sold for { $price }
label-lot_unsold = nobody bid
label-lot_next = next
label-lot_later = later
label-offered_by = offered by
label-bids = Bids in bidding order
label-bid = Bid { $bid }
label-bid_pass = pass
label-bid_leads = leads
label-bid_mine = your turn
label-bid_now = to bid
label-bid_still = still in
label-bid_absent = not tied
label-bid_out =
    { $bid ->
        [0] out
       *[other] was at { $bid }
    }
label-bid_less = One less
label-bid_more = One more
label-bid_number = Your bid
label-bid_for_me = Bid for me up to { $bid }, then pass.
label-bid_for_me_about = Only you see this.
label-bid_for_me_menu = Let the page bid for me
label-bid_reach = At once you could then build { $cities }.
label-coins_word =
    { $count ->
        [one] coin
       *[other] coins
    }
label-you_have = you have
label-you_pay = you pay
label-you_keep = you keep
label-keep =
    { $coins ->
        [one] you keep { $coins } coin
       *[other] you keep { $coins } coins
    }
label-pass_lot = final for this lot
label-pass_role = final for this role
label-pass_turn = do nothing this round

# Turns
label-turns = Actions of this round
label-turns_about = from Il Principe on, one action each
label-turn_now = acts now
label-turn_next = still to act
label-turn_passed = does nothing
label-turn_built = builds { $city }
label-turn_laid = lays { $cards }
label-head_build = Build
label-lay_instead = Lay cards
label-head_lay = Lay cards of one colour: how many?
label-build = Build { $city }
label-place = Place in { $region }
label-place_reveals = shows the next city
label-turn_up = Turn up { phrase-card }
label-flip_note = { $up } up, { $down } down
label-build_price = { $cards } cards and { $coins } coins
label-bill = Building { $city }
label-bill_about = nothing is paid before you confirm
label-bill_step = step { $step } of { $steps }
label-bill_cards = these cards go up on your table
label-bill_paid =
    { $count ->
        [one] paid: { $count } card, now up on your table
       *[other] paid: { $count } cards, now up on your table
    }
label-bill_points_scored = points scored
label-bill_coins_left = coins left
label-bill_shields =
    { $count ->
        [one] then { $count } shield in one of
       *[other] then { $count } shields, each in one of
    }
label-bill_shields_paid = shields of { $city }
label-bill_shields_about =
    { $count ->
        [one] you choose after confirming
        [2] you choose after confirming; both may go to one region
       *[other] you choose after confirming; all may go to one region
    }
label-bill_more =
    { $count ->
        [1] one more
       *[other] { $count } more
    }
label-bill_supply =
    { $count ->
        [one] { $count } shield will be left in your supply
       *[other] { $count } shields will be left in your supply
    }
label-bill_others = others gain by roles
label-bill_next = next, by roles
label-lay_up =
    { $leads ->
        [0] { $up } up
       *[other] { $up } up, you lead
    }
label-lay = Laying { $cards }
label-lay_button = Lay { $cards }
label-lay_about = nothing is laid before you confirm
label-lay_cards = these go up on your table
label-lay_if = if it stays so
label-lay_role =
    { $turns ->
        [one] { $bonus }; { $turns } of your { $own } turns face down
       *[other] { $bonus }; { $turns } of your { $own } turn face down
    }
label-lay_minor = you would be second
label-lay_tied = { $count } tied: it goes under the hammer
label-lay_none = no role
label-lay_standing = { phrase-buildings } face up, after this
label-lay_now_behind = now you have { $own }
label-lay_now_tied = now tied first at { $own }
label-lay_now_leads = now you lead with { $own }
label-lay_was_none = nobody had one, { $then }
label-lay_was_behind = you had { $own }, { $seat } { $best }; { $then }
label-lay_was_tied = you were tied at { $own }, { $then }
label-lay_was_leads = you led with { $own }, { $then }

# Roles
label-roles = Roles of this round
label-roles_about = in colour order; most cards up wins, ties are auctioned
label-role_held = given
label-role_on_sale = on sale
label-role_to_come = next
label-role_stays = stays
label-role_tied = { $count } tied
label-role_income =
    { $income ->
        [one] { $income } point whenever another builds with { phrase-card }, { $end } at the end
       *[other] { $income } points whenever another builds with { phrase-card }, { $end } at the end
    }
label-role_at_once = At once:
label-role_turns =
    { $count ->
        [0] No card of yours turns face down
        [one] { label-role_turned } turns face down
       *[other] { label-role_turned } turn face down
    }
label-role_turned = { $count } of your { $cards }
label-role_marker = You become Il Principe.
label-role_minor_stays = The { $role } stays on the board.
label-crown = Il Principe: begins

# The score
label-now = If it ended now
label-now_about = coins not counted
label-now_track = track
label-now_regions = regions
label-now_roles = roles
label-now_sets = sets
label-now_hand = hand
label-now_sum = sum
label-deck =
    { $count ->
        [one] building card.
       *[other] building cards.
    }
label-deck_short =
    { $count ->
        [one] card
       *[other] cards
    }
label-deck_about = Fewer than { $below } at a round’s start: last round.
label-deck_next_last = The next round is the last: fewer than { $below }.
label-deck_last = This round is the last.
label-part_built = Cities built
label-part_income = Roles, when others built
label-part_bonus = Bishop and Priest
label-deck_last_short = last round
label-deck_next_last_short = then the last round
label-city_deck =
    { $count ->
        [one] city in the deck
       *[other] cities in the deck
    }
label-city_deck_short =
    { $count ->
        [one] city
       *[other] cities
    }
label-discard = Discard
label-built = Cities built
label-final = Where the points came from
label-final_track = on the track
label-final_sets =
    { $count ->
        [0] none
        [one] { $count } set
       *[other] { $count } sets
    }
label-final_minors =
    { $count ->
        [0] none
       *[other] { $count } minor
    }
label-final_majors =
    { $count ->
        [0] none
       *[other] { $count } major
    }
label-final_regions = six regions
label-final_head_track = Track
label-final_head_majors = Majors
label-final_head_minors = Minors
label-final_head_sets = Sets of five
label-final_head_coins = Coins
label-final_head_hand = Hand
label-final_head_regions = Regions
label-regions_scored = Regions scored
label-region_sole = sole first, no second
label-region_two = first and second
label-region_shared = first place shared
label-region_nobody = no shields
label-why = Why it ended
label-why_deck = Round { $round } began with fewer than { $below } building cards: it was the last.
label-why_cities = Too few cities were left to offer for another round.
label-why_cards_left =
    { $count ->
        [one] { $count } building card is left.
       *[other] { $count } building cards are left.
    }
phrase-cities-unseen =
    { $hidden ->
        [0] All cities came up
        [one] { $hidden } city never came up
       *[other] { $hidden } cities never came up
    }
label-why_cities_left =
    { $offered ->
        [0] { phrase-cities-unseen }, none stayed on offer.
       *[other] { phrase-cities-unseen }, { $offered } stayed on offer.
    }
label-building_green =
    { $count ->
        [0] No Universities
        [one] { $count } University
       *[other] { $count } Universities
    }
label-building_white =
    { $count ->
        [0] No Cathedrals
        [one] { $count } Cathedral
       *[other] { $count } Cathedrals
    }
label-building_red =
    { $count ->
        [0] No Town halls
        [one] { $count } Town hall
       *[other] { $count } Town halls
    }
label-building_blue =
    { $count ->
        [0] No Castles
        [one] { $count } Castle
       *[other] { $count } Castles
    }
label-building_yellow =
    { $count ->
        [0] No Market places
        [one] { $count } Market place
       *[other] { $count } Market places
    }

label-ask_lot = { $cards }: bid or pass?
label-ask_role = Tie for the { $role }: bid or pass?
label-ask_shield = { $city }: where does this shield go?
label-ask_action = Build a city, lay cards, or pass
label-ask_build = Build after this lot?
label-build_none_about = nobody learns whether you could
label-ask_build_none = Nothing can be built after this lot
label-ask_offer =
    { $count ->
        [one] Offer { $count } card
       *[other] Offer { $count } cards
    }
label-ask_offer_more =
    { $more ->
        [one] Offer { $count } cards: choose one more
       *[other] Offer { $count } cards: choose { $more } more
    }
label-lot_unsold_short = no bid
label-lot_sold_short = for { $price }
label-lot_on_sale_narrow =
    { $high ->
        [0] on sale
       *[other] bid { $high }
    }
label-lot_on_sale_short =
    { $high ->
        [0] on sale
       *[other] on sale, { $high }
    }

# What is reconstructed in the component file, and what a changed value does.
data-city-icons = Buildings that a city asks for
    .about = Which cards of the hand are needed to build a city, and so what the auctions are worth.
data-city-regions = Regions around a city
    .about = Where shields may be placed when the city is built, and so who leads in a region.
data-coins = Coins and the smallest bid
    .about = How low an auction may begin; the denominations only say how the money is counted out.
data-option = What the editions do differently
    .about = The defaults of the options that another edition of the game has otherwise.
data-region = Colours of the regions
    .about = By which colour a region is known; the points are the same.

## What an estimate of a position counts, as it stands after “for”

weight-coin = coins to spend
weight-many_coins = coins in reserve
weight-card = cards in hand and on offer
weight-up_card = cards face up
weight-major_lead = leads for major roles
weight-minor_lead = leads for minor roles
weight-role_income = what roles will earn
weight-ready_city = a city within reach
weight-shield = shields in regions
weight-colors_shown = colours on the table
weight-undisputed = a bid likely to stand

## The lists of the rules

column-city = City
column-size = Size
column-cards = Cards
column-coins = Coins
column-points = Points
column-shields = Shields
column-regions = Regions
column-color = Colour
column-building = Building
column-copies = Cards
column-major = Major role
column-minor = Minor role
column-gift = When you take it
column-players = Players
column-cards_out = Building cards taken out of each colour
column-deck = Building cards in the deck
column-cities_out = City cards set aside unseen
column-income = Coins in every round
column-drawn = Cards drawn
column-offered = Cards put up for auction
column-last_round = Last round if the deck has fewer than
column-last_lots = Cards in the last auctions
