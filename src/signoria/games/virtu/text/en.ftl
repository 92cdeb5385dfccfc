### Virtù in English. Codes and parameters are declared in vocabulary.py.
### $x is said (a name, an amount), $x-id is its id to choose words by, $x-about what it does;
### $you is "yes" where the reader is the one who acts.

game-title = Virtù
# On the card of the game, in a list of games.
card = Move through your palace, pay in crowns and crosses, annex, intrigue, besiege.
    .time = 120 min
    .weight = heavy
    .theme = You govern a state of the Italian Renaissance from its palace, a ring of five rooms, each with an action of its own.
    .goal = Cities, honours, agents and allies bring prestige; most prestige wins.

## Amounts

amount-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
amount-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
amount-cross =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
amount-cavalry =
    { $count ->
        [one] { $count } cavalry
       *[other] { $count } cavalry
    }
amount-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
amount-mask =
    { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
amount-war = war +{ $count }
amount-arrow =
    { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
amount-either =
    { $count ->
        [one] { $count } crown or cross
       *[other] { $count } crowns or crosses
    }
amount-troop =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
amount-city_value = value { $count }
amount-garrison = garrison { $count }
amount-bastions = bastions { $count }
amount-war_bonus = bonuses { $count }
amount-agent =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
amount-from_cities = { $count } for cities
amount-from_city_leader = { $count } for the most cities
amount-from_patronage = { $count } for patronage
amount-from_patronage_leader = { $count } for the highest rank of patronage
amount-from_cards_and_tiles = { $count } for cards and tiles
amount-from_religion = { $count } for religious influence
amount-from_trophies = { $count } for trophies
amount-from_alliances = { $count } for alliances
amount-from_indulgences = { $count } for indulgences not redeemed
amount-from_king_of_naples = { $count } for the King of Naples

## Names

symbol-florin = Florin
symbol-crown = Crown
symbol-cross = Cross
symbol-cavalry = Cavalry
symbol-ship = Ship
symbol-mask = Mask
symbol-war = War
symbol-arrow = Arrow
deed-govern = Govern
deed-patronise = Patronise
deed-trade = Trade
deed-annex = Annex
deed-war = Wage war
deed-intrigue = Intrigue
deed-influence = Annex and influence
deed-blank = no action
state-milan = Milan (Sforza)
state-florence = Florence (Medici)
state-naples = Naples (Aragon)
state-venice = Venice (Doges)
state-rome = Rome (Borgia)
state-france = France
power-france = Kingdom of France
power-ottoman = Ottoman Empire
power-empire = Holy Roman Empire
major-florence = Florence
major-rome = Rome
major-venice = Venice
room-0 = Top room
room-1 = Upper right room
room-2 = Lower right room
room-3 = Lower left room
room-4 = Upper left room
side-left = left
side-right = right
face-available = available
face-exhausted = exhausted
source-room = Action card
source-under = Improvement
source-left = Courtier on the left
source-right = Courtier on the right
source-tile = Domain tile
source-alliance = Alliance
source-indulgence = Indulgence
source-michelangelo = Michelangelo
source-leonardo = Leonardo da Vinci
spot-city = City
spot-room = Room
spot-power = Great power
spot-track = Influence track
zone-alliance_france = open to an alliance with France
zone-favourable_france = favourable to France
zone-neutral = neutral
zone-favourable_naples = favourable to Naples
zone-alliance_naples = open to an alliance with Naples
fruitless-nothing_exhausted = nothing is exhausted
fruitless-no_symbol = there is no crown or cross to use
fruitless-top_rank = the highest rank is reached
fruitless-rank_too_dear = the next rank cannot be paid
fruitless-no_ship = there is no ship to use
fruitless-no_city = no neutral city is in reach
fruitless-city_too_dear = no city in reach can be paid
fruitless-no_troop = there is no troop to march
fruitless-no_move = no troop can march anywhere
fruitless-no_mask = there is no mask to use
fruitless-no_agent = there is no agent to place, move or remove
combat-field = Field battle
combat-attack = Siege, attack
combat-defence = Siege, defence
purpose-spring-redeem = Redeeming an indulgence
purpose-sieges-retreat = Retreat over sea
purpose-winter-buy = Purchase
purpose-winter-ally = Alliance
purpose-winter-waive = Alliance
purpose-action-patronise = Patronage
purpose-action-annex = Annexation
purpose-action-influence = Annexation

## Cities

city-rome = Rome
    .about = { phrase-city }
city-civitavecchia = Civitavecchia
    .about = { phrase-city }
city-venice = Venice
    .about = { phrase-city }
city-corfu = Corfu
    .about = { phrase-city }
city-florence = Florence
    .about = { phrase-city }
city-pisa = Pisa
    .about = { phrase-city }
city-naples = Naples
    .about = { phrase-city }
city-rossano = Rossano
    .about = { phrase-city }
city-milan = Milan
    .about = { phrase-city }
city-turin = Turin
    .about = { phrase-city }
city-nice = Nice
    .about = { phrase-city }
city-genoa = Genoa
    .about = { phrase-city }
city-parma = Parma
    .about = { phrase-city }
city-mantua = Mantua
    .about = { phrase-city }
city-trento = Trent
    .about = { phrase-city }
city-ravenna = Ravenna
    .about = { phrase-city }
city-siena = Siena
    .about = { phrase-city }
city-perugia = Perugia
    .about = { phrase-city }
city-spoleto = Spoleto
    .about = { phrase-city }
city-ancona = Ancona
    .about = { phrase-city }
city-latina = Latina
    .about = { phrase-city }
city-benevento = Benevento
    .about = { phrase-city }
city-bari = Bari
    .about = { phrase-city }
city-reggio = Reggio
    .about = { phrase-city }
city-messina = Messina
    .about = { phrase-city }
city-palermo = Palermo
    .about = { phrase-city }
city-tunis = Tunis
    .about = { phrase-city }
city-cagliari = Cagliari
    .about = { phrase-city }
city-ajaccio = Ajaccio
    .about = { phrase-city }
city-ragusa = Ragusa
    .about = { phrase-city }
phrase-city =
    { $port ->
        [0] value { $value }
       *[1] value { $value }, port
    }

## Cards

phrase-deed =
    { $deed ->
        [0] no action
        [1] { deed-govern }
        [2] { deed-patronise }
        [3] { deed-trade }
        [4] { deed-annex }
        [5] { deed-war }
       *[6] { deed-intrigue }
    }
phrase-war_cost =
    { $war_cost ->
        [0] { "" }
       *[other] , the war bonus for { $war_cost } florin
    }
phrase-places =
    { $places ->
        [0] { "" }
       *[other] , one more courtier place
    }
phrase-agent =
    { $agent ->
        [0] { "" }
       *[other] , an agent
    }
phrase-prestige =
    { $prestige ->
        [0] { "" }
       *[other] , prestige { $prestige }
    }
phrase-tile = { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-prestige }
phrase-card = { phrase-deed }: { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-agent }{ phrase-prestige }
card-ambassador = Ambassador
    .about = { phrase-card }
card-bishop = Bishop
    .about = { phrase-card }
card-consigliere = Consigliere
    .about = { phrase-card }
card-gonfalonier = Gonfalonier
    .about = { phrase-card }
card-cardinal = Cardinal
    .about = { phrase-card }
card-merchant = Merchant
    .about = { phrase-card }
card-podesta = Podestà
    .about = { phrase-card }
card-swordsman = Swordsman
    .about = { phrase-card }
card-maestro = Maestro
    .about = { phrase-card }
card-condottiere = Condottiere
    .about = { phrase-card }
card-admiral = Admiral
    .about = { phrase-card }
card-pope = Pope
    .about = { phrase-card }
card-cristoforo_moro = Doge Cristoforo Moro
    .about = { phrase-card }
card-niccolo_orsini = Niccolò Orsini of Pitigliano
    .about = { phrase-card }
card-council_of_ten = Council of Ten
    .about = { phrase-card }
card-lorenzo_de_medici = Lorenzo de’ Medici
    .about = { phrase-card }
card-giuliano_de_medici = Giuliano de’ Medici
    .about = { phrase-card }
card-giovanni_de_medici = Giovanni de’ Medici
    .about = { phrase-card }
card-ludovico_sforza = Ludovico Sforza
    .about = { phrase-card }
card-gian_galeazzo_sforza = Gian Galeazzo Sforza
    .about = { phrase-card }
card-ascanio_sforza = Ascanio Sforza
    .about = { phrase-card }
card-alfonso_of_calabria = Alfonso, Duke of Calabria
    .about = { phrase-card }
card-ferdinand_ii_of_naples = Ferdinand II of Naples
    .about = { phrase-card }
card-federico_da_montefeltro = Federico da Montefeltro
    .about = { phrase-card }
card-cesare_borgia = Cesare Borgia
    .about = { phrase-card }
card-rodrigo_borgia = Rodrigo Borgia (Alexander VI)
    .about = { phrase-card }
card-lucrezia_borgia = Lucrezia Borgia
    .about = { phrase-card }
card-charles_viii = Charles VIII
    .about = { phrase-card }
card-louis_of_orleans = Louis of Orléans
    .about = { phrase-card }
card-ludovico_sforza_2p = Ludovico Sforza
    .about = { phrase-card }
card-guillaume_briconnet = Guillaume Briçonnet
    .about = { phrase-card }
card-ferrandino = Ferdinand II of Aragon (Ferrandino)
    .about = { phrase-card }
card-federico_of_aragon = Federico of Aragon
    .about = { phrase-card }
card-gonzalo_de_cordoba = Gonzalo de Córdoba
    .about = { phrase-card }
card-alexander_vi = Alexander VI
    .about = { phrase-card }
card-cesare_borgia_2p = Cesare Borgia
    .about = { phrase-card }
card-piero_de_medici = Piero de’ Medici
    .about = { phrase-card }
card-savonarola = Girolamo Savonarola
    .about = { phrase-card }
card-agostino_barbarigo = Doge Agostino Barbarigo
    .about = { phrase-card }
card-francesco_gonzaga = Francesco II Gonzaga
    .about = { phrase-card }
card-machiavelli = Niccolò Machiavelli
    .about = { phrase-card }

## Tiles, and what can be bought

tile-rome = { city-rome }
    .about = { phrase-tile }
tile-civitavecchia = { city-civitavecchia }
    .about = { phrase-tile }
tile-venice = { city-venice }
    .about = { phrase-tile }
tile-corfu = { city-corfu }
    .about = { phrase-tile }
tile-florence = { city-florence }
    .about = { phrase-tile }
tile-pisa = { city-pisa }
    .about = { phrase-tile }
tile-naples = { city-naples }
    .about = { phrase-tile }
tile-rossano = { city-rossano }
    .about = { phrase-tile }
tile-milan = { city-milan }
    .about = { phrase-tile }
tile-turin = { city-turin }
    .about = { phrase-tile }
tile-nice = { city-nice }
    .about = { phrase-tile }
tile-genoa = { city-genoa }
    .about = { phrase-tile }
tile-parma = { city-parma }
    .about = { phrase-tile }
tile-mantua = { city-mantua }
    .about = { phrase-tile }
tile-trento = { city-trento }
    .about = { phrase-tile }
tile-ravenna = { city-ravenna }
    .about = { phrase-tile }
tile-siena = { city-siena }
    .about = { phrase-tile }
tile-perugia = { city-perugia }
    .about = { phrase-tile }
tile-spoleto = { city-spoleto }
    .about = { phrase-tile }
tile-ancona = { city-ancona }
    .about = { phrase-tile }
tile-latina = { city-latina }
    .about = { phrase-tile }
tile-benevento = { city-benevento }
    .about = { phrase-tile }
tile-bari = { city-bari }
    .about = { phrase-tile }
tile-reggio = { city-reggio }
    .about = { phrase-tile }
tile-messina = { city-messina }
    .about = { phrase-tile }
tile-palermo = { city-palermo }
    .about = { phrase-tile }
tile-tunis = { city-tunis }
    .about = { phrase-tile }
tile-cagliari = { city-cagliari }
    .about = { phrase-tile }
tile-ajaccio = { city-ajaccio }
    .about = { phrase-tile }
tile-ragusa = { city-ragusa }
    .about = { phrase-tile }
tile-duchy = Duchy
    .about = { phrase-tile }
tile-principality = Principality
    .about = { phrase-tile }
tile-kingdom = Kingdom
    .about = { phrase-tile }
tile-republic = Republic
    .about = { phrase-tile }
tile-guild = Guild
    .about = { phrase-tile }
tile-royaume_de_france = Kingdom of France
    .about = { phrase-tile }
tile-cannons_france = Cannons
    .about = { phrase-tile }
tile-cannons = Cannons
    .about = { phrase-tile }
tile-cathedral_1 = Cathedral I
    .about = { phrase-tile }
tile-cathedral_2 = Cathedral II
    .about = { phrase-tile }
tile-cathedral_3 = Cathedral III
    .about = { phrase-tile }
tile-cathedral_4 = Cathedral IV
    .about = { phrase-tile }
tile-cathedral_5 = Cathedral V
    .about = { phrase-tile }
item-ambassador = { card-ambassador }
    .about = { phrase-card }
item-bishop = { card-bishop }
    .about = { phrase-card }
item-consigliere = { card-consigliere }
    .about = { phrase-card }
item-gonfalonier = { card-gonfalonier }
    .about = { phrase-card }
item-cardinal = { card-cardinal }
    .about = { phrase-card }
item-merchant = { card-merchant }
    .about = { phrase-card }
item-podesta = { card-podesta }
    .about = { phrase-card }
item-swordsman = { card-swordsman }
    .about = { phrase-card }
item-maestro = { card-maestro }
    .about = { phrase-card }
item-condottiere = { card-condottiere }
    .about = { phrase-card }
item-admiral = { card-admiral }
    .about = { phrase-card }
item-pope = { card-pope }
    .about = { phrase-card }
item-duchy = { tile-duchy }
    .about = { phrase-tile }
item-principality = { tile-principality }
    .about = { phrase-tile }
item-kingdom = { tile-kingdom }
    .about = { phrase-tile }
item-republic = { tile-republic }
    .about = { phrase-tile }
item-guild = { tile-guild }
    .about = { phrase-tile }
item-cathedral = Cathedral
    .about = { phrase-tile }

## Patronage bonuses

bonus-leonardo = Leonardo da Vinci
    .about = war +1 for 1 florin, once in every combat{ phrase-prestige }
bonus-copernicus = Nicolaus Copernicus
    .about = one more courtier place{ phrase-prestige }
bonus-michelangelo = Michelangelo
    .about = one more crown in each of your Patronise actions{ phrase-prestige }
bonus-columbus = Christopher Columbus
    .about = nothing but fame{ phrase-prestige }
bonus-machiavelli = Niccolò Machiavelli
    .about = a card for your court, with a relief and an action{ phrase-prestige }
bonus-italian_bastions = Trace italienne
    .about = +2 in defence whenever a city of yours is besieged{ phrase-prestige }
bonus-the_prince = The Prince
    .about = one more courtier place and an agent; nobody else may bring agents onto your cities, rooms and alliances{ phrase-prestige }
bonus-duomo = The Duomo
    .about = one more cross when religious influence is counted{ phrase-prestige }
bonus-sistine_chapel = The Sistine Chapel
    .about = two more crosses when religious influence is counted{ phrase-prestige }
bonus-cannons = Cannons
    .about = a Domain tile: war +2 for 1 florin{ phrase-prestige }

## Options of a game

option-states = States
    .about = By seat, drawn by chance, or chosen by each player in turn.
states-by_seat = By seat
states-random = Drawn by lot
states-chosen = Chosen at the table
option-choose_first = First player named
    .about = Whoever was last in Italy plays first, and the first seat names them; otherwise chance decides.
option-beginners = One agent per Palace
    .about = For first games: a Palace that holds an enemy agent takes no second one.
option-year_limit = Last year at the latest
    .about = The game ends with the Winter of this year, whatever happens; 0 means no limit.

## Phrases that several sentences share

phrase-room =
    { $room ->
        [0] top room
        [1] upper right room
        [2] lower right room
        [3] lower left room
       *[4] upper left room
    }
phrase-power = the { $power }
phrase-spot =
    { $spot-id ->
        [city] { $city }
        [room] the { phrase-room } of { $palace }
        [power] the alliance with { phrase-power }
       *[track] the influence track of { $major }
    }
phrase-tile-name =
    { $tile-id ->
        [cathedral_1] a cathedral
        [cathedral_2] a cathedral
        [cathedral_3] a cathedral
        [cathedral_4] a cathedral
        [cathedral_5] a cathedral
       *[other] { $tile }
    }
phrase-source =
    { $source-id ->
        [room] { $card } (action card)
        [under] { $card } (improvement)
        [left] { $card } (courtier on the left)
        [right] { $card } (courtier on the right)
        [tile] { phrase-tile-name } (tile)
        [alliance] the alliance with { phrase-power }
        [indulgence] an indulgence
        [michelangelo] Michelangelo
       *[leonardo] Leonardo
    }
phrase-courtier =
    { $side-id ->
        [left] { $card } (left, { $face })
       *[right] { $card } (right, { $face })
    }
phrase-treasury =
    { $florins ->
        [0] your treasury is empty
        [one] you have { $florins } florin
       *[other] you have { $florins } florins
    }
phrase-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
phrase-pool =
    { $pool-id ->
        [none] nothing gathered yet
       *[some] gathered: { $pool }
    }

## What happens

event-state =
    { $you ->
        [yes] You play { $state }.
       *[no] { $seat } plays { $state }.
    }
    .clause =
        { $you ->
            [yes] you { $state }
           *[no] { $seat } { $state }
        }
event-family =
    { $you ->
        [yes] You play { $state }, beginning with { $cities }, { $goods }, and place its family.
       *[no] { $seat } plays { $state }, beginning with { $cities }, { $goods }, and places its family.
    }
event-first_player =
    { $by_lot ->
        [0]
            { $you ->
                [yes] You are the first player.
               *[no] { $seat } is the first player.
            }
       *[other]
            { $you ->
                [yes] You are drawn as the first player.
               *[no] { $seat } is drawn as the first player.
            }
    }
event-turn_begun =
    { $you ->
        [yes] Your turn begins.
       *[no] The turn of { $seat } begins.
    }
    .heading =
        { $you ->
            [yes] you
           *[no] { $seat }
        }
event-order =
    { $players ->
        [3] Order of play, by cities held, of equals whoever moved on the city track last: { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }).
        [4] Order of play, by cities held, of equals whoever moved on the city track last: { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }).
       *[other] Order of play, by cities held, of equals whoever moved on the city track last: { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }), { $seat_5 } ({ $cities_5 }).
    }
event-year_begun =
    { $rounds ->
        [0] Year { $year } begins.
       *[other] Round { $year } begins.
    }
    .heading =
        { $rounds ->
            [0] Year { $year }
           *[other] Round { $year }
        }
event-season_begun = { $season }.
    .heading = { $season }
season-spring = Spring
season-sieges = Sieges
season-end = The end
season-winter = Winter
event-last_year = Year { $year } is the last one.
event-cities_enough =
    { $you ->
        [yes] You hold { $count } cities.
       *[no] { $seat } holds { $count } cities.
    }
    .clause =
        { $you ->
            [yes] you hold { $count } cities
           *[no] { $seat } holds { $count } cities
        }
event-patronage_complete =
    { $you ->
        [yes] You have reached rank { $rank } of patronage.
       *[no] { $seat } has reached rank { $rank } of patronage.
    }
    .clause =
        { $you ->
            [yes] you have reached rank { $rank } of patronage
           *[no] { $seat } has reached rank { $rank } of patronage
        }
event-no_neutral_left = No neutral city is left.
    .clause = no neutral city is left
event-year_limit_reached = The table agreed to end with year { $year }.
    .clause = the table agreed to end with it
event-naples_held =
    { $you ->
        [yes] You hold Naples as France: that wins at once.
       *[no] { $seat } holds Naples as France: that wins at once.
    }
    .clause =
        { $you ->
            [yes] you hold Naples as France, which wins at once
           *[no] { $seat } holds Naples as France, which wins at once
        }
event-rounds_over = All { $count } rounds have been played.
    .clause = all { $count } rounds have been played
event-game_over =
    { $rounds ->
        [0] The game is over after year { $year }.
       *[other] The game is over after round { $year }.
    }
event-entered =
    { $you ->
        [yes] You put your marker in the { phrase-room }.
       *[no] { $seat } puts the marker in the { phrase-room }.
    }
event-advanced =
    { $florins ->
        [0]
            { $you ->
                [yes] Your marker moves on to the { phrase-room }.
               *[no] { $seat } moves on to the { phrase-room }.
            }
       *[other]
            { $you ->
                [yes] Your marker moves on to the { phrase-room } for { phrase-florins }.
               *[no] { $seat } moves on to the { phrase-room } for { phrase-florins }.
            }
    }
    .clause =
        { $florins ->
            [0] then to the { phrase-room }
           *[other] then to the { phrase-room } for { phrase-florins }
        }
event-courtiers_ready =
    { $cards-size ->
        [one]
            { $you ->
                [yes] { $cards } is available again at your court.
               *[no] { $cards } is available again at the court of { $seat }.
            }
       *[other]
            { $you ->
                [yes] { $cards } are available again at your court.
               *[no] { $cards } are available again at the court of { $seat }.
            }
    }
    .clause =
        { $cards-size ->
            [one] passing the arrow, { $cards } is available again
           *[other] passing the arrow, { $cards } are available again
        }
event-redeemed =
    { $you ->
        [yes] You redeem the indulgence on your { phrase-room }.
       *[no] { $seat } redeems the indulgence on the { phrase-room }.
    }
event-acted =
    { $you ->
        [yes] You use the action { $action } of the { phrase-room }.
       *[no] { $seat } uses the action { $action } of the { phrase-room }.
    }
    .idle =
        { $why-id ->
            [none] without effect, by choice
            [rank_too_dear] without effect, as the next rank costs { $price } and cannot be paid
            [city_too_dear] without effect, as no city in reach can be paid (the cheapest, { $city }, costs { $price })
           *[other] without effect, as { $why }
        }
event-turn_ended =
    { $indulgence ->
        [0] 
            { $you ->
                [yes] Your turn ends.
               *[no] { $seat } ends the turn.
            }
       *[1] 
            { $you ->
                [yes] Your turn ends; the indulgence is laid on your room.
               *[no] { $seat } ends the turn and lays the indulgence on the room.
            }
    }
    .clause =
        { $indulgence ->
            [0] { "" }
           *[other] an indulgence is laid on the room
        }
event-used =
    { $room ->
        [none]
            { $you ->
                [yes] You use { phrase-source } for { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } uses { phrase-source } for { $symbol }{ phrase-told-treasury }.
            }
       *[other]
            { $you ->
                [yes] You use { phrase-source } (laid on the { phrase-room }) for { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } uses { phrase-source } (laid on the { phrase-room }) for { $symbol }{ phrase-told-treasury }.
            }
    }
    .item =
        { $room ->
            [none] { phrase-source } for { $symbol }
           *[other] { phrase-source } (laid on the { phrase-room }) for { $symbol }
        }
    .list =
        { $lead ->
            [yes] { $items }
           *[no]
                { $you ->
                    [yes] use { $items }
                   *[no]
                        { $same ->
                            [yes] uses { $items }
                           *[no] { $seat } uses { $items }
                        }
                }
        }
phrase-told-treasury =
    { $treasury ->
        [none] { "" }
       *[other] { " " }({ $treasury } in the treasury)
    }
event-price =
    { $you ->
        [yes] The price is { $price }.
       *[no] The price for { $seat } is { $price }.
    }
    .clause = the price is { $price }
event-paid =
    { $you ->
        [yes] You pay { phrase-florins }: { phrase-told-left }.
       *[no] { $seat } pays { phrase-florins }: { phrase-told-left }.
    }
    .clause = { phrase-told-left }
phrase-told-left =
    { $left ->
        [0] no florin is left
        [one] { $left } florin is left
       *[other] { $left } florins are left
    }
event-refreshed =
    { $you ->
        [yes] Your tile { $tile } is available again.
       *[no] { $seat } makes the tile { $tile } available again.
    }
    .item = { phrase-tile-name }
    .list =
        { $size ->
            [one] { $items } is available again
           *[other] { $items } are available again
        }
event-reactivated =
    { $you ->
        [yes] Your alliance with { phrase-power } is ready again.
       *[no] { $seat } makes the alliance with { phrase-power } ready again.
    }
    .clause = alliance with { phrase-power } ready again
event-patronised =
    { $you ->
        [yes] You rise to rank { $rank } of patronage.
       *[no] { $seat } rises to rank { $rank } of patronage.
    }
    .clause =
        { $you ->
            [yes] rise to rank { $rank } of patronage
           *[no] rises to rank { $rank } of patronage
        }
event-took_bonus =
    { $you ->
        [yes] You choose the patronage bonus { $bonus }: { $bonus-about }.
       *[no] { $seat } chooses the patronage bonus { $bonus }: { $bonus-about }.
    }
    .clause =
        { $you ->
            [yes] choose { $bonus } ({ $bonus-about })
           *[no] chooses { $bonus } ({ $bonus-about })
        }
event-gained_agent =
    { $you ->
        [yes]
            { $count ->
                [one] You gain { $count } agent.
               *[other] You gain { $count } agents.
            }
       *[no]
            { $count ->
                [one] { $seat } gains { $count } agent.
               *[other] { $seat } gains { $count } agents.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] gain { $count } agent
                   *[other] gain { $count } agents
                }
           *[no]
                { $count ->
                    [one] gains { $count } agent
                   *[other] gains { $count } agents
                }
        }
event-traded =
    { $ships ->
        [one] 
            { $you ->
                [yes] Your ship brings { phrase-florins }.
               *[no] { $seat }: a ship brings { phrase-florins }.
            }
       *[other] 
            { $you ->
                [yes] Your { $ships } ships bring { phrase-florins }.
               *[no] { $seat }: { $ships } ships bring { phrase-florins }.
            }
    }
    .clause =
        { $ships ->
            [one] { phrase-florins } for { $ships } ship
           *[other] { phrase-florins } for { $ships } ships
        }
event-annexed =
    { $you ->
        [yes] You annex { $city } and hold { phrase-told-cities }.
       *[no] { $seat } annexes { $city } and holds { phrase-told-cities }.
    }
    .clause =
        { $you ->
            [yes] annex { $city } and hold { phrase-told-cities }
           *[no] annexes { $city } and holds { phrase-told-cities }
        }
phrase-told-cities =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
event-marched =
    { $you ->
        [yes] A troop of yours goes from { $from } to { $to }.
       *[no] { $seat }: a troop goes from { $from } to { $to }.
    }
    .clause = a troop goes from { $from } to { $to }
event-placed_agent =
    { $you ->
        [yes] You send an agent to { phrase-spot }.
       *[no] { $seat } sends an agent to { phrase-spot }.
    }
    .clause =
        { $you ->
            [yes] send an agent to { phrase-spot }
           *[no] sends an agent to { phrase-spot }
        }
event-removed_agent =
    { $you ->
        [yes] You remove an agent of { $owner }: { phrase-spot }.
       *[no] { $seat } removes an agent of { $owner }: { phrase-spot }.
    }
    .clause = an agent of { $owner } is removed: { phrase-spot }
event-influence =
    { $you ->
        [yes] The marker of { $major } moves from { $before } to { $place }, toward { $toward } ({ $zone }), by your doing.
       *[no] The marker of { $major } moves from { $before } to { $place }, toward { $toward } ({ $zone }), by the doing of { $seat }.
    }
    .clause = { $major } from { $before } to { $place }, toward { $toward } ({ $zone })
event-symbol_void =
    { $you ->
        [yes] An enemy agent makes your first symbol for { $major } void.
       *[no] An enemy agent makes the first symbol of { $seat } for { $major } void.
    }
    .clause = an enemy agent voids a symbol for { $major }
event-major_alliance =
    { $you ->
        [yes] { $major } is your ally.
       *[no] { $major } is the ally of { $seat }.
    }
    .clause = { $major } becomes an ally
event-eliminated = { $major } is out of the game.
    .clause = { $major } is out of the game
event-combat =
    { $field ->
        [0]
            { $you ->
                [yes] You besiege { $city }, { phrase-against }.
               *[no] { $seat } besieges { $city }, { phrase-against }.
            }
       *[other]
            { $you ->
                [yes] You fight a field battle before { $city }, { phrase-against }.
               *[no] { $seat } fights a field battle before { $city }, { phrase-against }.
            }
    }
event-war_token =
    { $you ->
        [yes] You gain { phrase-war-tokens }{ phrase-war-fee }.
       *[no] { $seat } gains { phrase-war-tokens }{ phrase-war-fee }.
    }
    .clause = { phrase-war-tokens }{ phrase-war-fee }
phrase-war-fee =
    { $florins ->
        [0] { ", " }free
       *[other] { " " }for { phrase-florins } ({ phrase-told-left })
    }
phrase-war-tokens =
    { $count ->
        [one] { $count } war token
       *[other] { $count } war tokens
    }
event-war_bonus =
    { $you ->
        [yes] You announce a war bonus of +{ $force }{ phrase-bonus-fee }.
       *[no] { $seat } announces a war bonus of +{ $force }{ phrase-bonus-fee }.
    }
    .clause =
        { $you ->
            [yes] you announce a war bonus of +{ $force }{ phrase-bonus-fee }
           *[no] { $seat } announces a war bonus of +{ $force }{ phrase-bonus-fee }
        }
phrase-bonus-fee =
    { $florins ->
        [0] { "" }
       *[other] { " " }for { phrase-florins } ({ phrase-told-left })
    }
phrase-attack = { $attack } ({ $attackers })
phrase-defence =
    { $defenders-id ->
        [none] { $defence }
       *[some] { $defence } ({ $defenders })
    }
event-siege =
    { $won ->
        [0] { $city } holds out: { phrase-attack } against { phrase-defence }.
       *[1] { $city } falls: { phrase-attack } against { phrase-defence }.
    }
    .clause =
        { $won ->
            [0] { phrase-attack } to { phrase-defence }, { $city } holds out
           *[other] { phrase-attack } to { phrase-defence }, { $city } falls
        }
event-field_battle = Field battle before { $city }: { $first } ({ $attackers }) against { $second } ({ $defenders }).
    .clause = { $first } ({ $attackers }) to { $second } ({ $defenders }) before { $city }
event-losses =
    { $you ->
        [yes]
            { $count ->
                [one] You lose { $count } troop at { $city }.
               *[other] You lose { $count } troops at { $city }.
            }
       *[no]
            { $count ->
                [one] { $seat } loses { $count } troop at { $city }.
               *[other] { $seat } loses { $count } troops at { $city }.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] you lose { $count } troop
                   *[other] you lose { $count } troops
                }
           *[no]
                { $count ->
                    [one] { $seat } loses { $count } troop
                   *[other] { $seat } loses { $count } troops
                }
        }
event-garrison_lost =
    { $count ->
        [one] The garrison of { $city } falls: { $count } troop.
       *[other] The garrison of { $city } falls: { $count } troops.
    }
    .clause =
        { $count ->
            [one] its garrison of { $count } troop is lost
           *[other] its garrison of { $count } troops is lost
        }
event-trophy =
    { $major-id ->
        [none]
            { $you ->
                [yes] You take a trophy from { $of }.
               *[no] { $seat } takes a trophy from { $of }.
            }
       *[other]
            { $you ->
                [yes] You take a trophy from { $major }.
               *[no] { $seat } takes a trophy from { $major }.
            }
    }
    .clause =
        { $major-id ->
            [none] a trophy from { $of }
           *[other] a trophy from { $major }
        }
event-cathedral_lost =
    { $you ->
        [yes] With { $city } the cathedral of { $loser } is yours, exhausted.
       *[no] With { $city } the cathedral of { $loser } goes to { $seat }, exhausted.
    }
    .clause = and with { $city } the cathedral of { $loser }
event-conquered =
    { $major-id ->
        [none]
            { $you ->
                [yes] You take { $city } and hold { phrase-told-cities }.{ phrase-loser }
               *[no] { $seat } takes { $city } and holds { phrase-told-cities }.{ phrase-loser }
            }
       *[other]
            { $you ->
                [yes] You take { $city } from the Major City of { $major } and hold { phrase-told-cities }.
               *[no] { $seat } takes { $city } from the Major City of { $major } and holds { phrase-told-cities }.
            }
    }
    .clause =
        { $major-id ->
            [none]
                { $you ->
                    [yes] take { $city }{ phrase-from-loser } and hold { phrase-told-cities }
                   *[no] takes { $city }{ phrase-from-loser } and holds { phrase-told-cities }
                }
           *[other]
                { $you ->
                    [yes] take { $city } from { $major } and hold { phrase-told-cities }
                   *[no] takes { $city } from { $major } and holds { phrase-told-cities }
                }
        }
phrase-loser =
    { $of ->
        [0] { "" }
       *[1] { " " }It was held by { $loser }.
    }
phrase-from-loser =
    { $of ->
        [0] { "" }
       *[other] { " " }from { $loser }
    }
phrase-against =
    { $against ->
        [0]
            { $major-id ->
                [none] which has no defender but its walls
               *[other] defended by { $major }
            }
       *[other]
            { $major-id ->
                [none] against { $rival }
               *[other] defended by { $major } with { $rival }
            }
    }
event-retreated =
    { $you ->
        [yes] A troop of yours retreats to { $to }.
       *[no] { $seat }: a troop retreats to { $to }.
    }
event-troop_lost =
    { $you ->
        [yes] You lose a troop before { $city }.
       *[no] { $seat } loses a troop before { $city }.
    }
event-paid_troops =
    { $you ->
        [yes] You pay your troops { phrase-florins } ({ phrase-told-left }).
       *[no] { $seat } pays the troops { phrase-florins } ({ phrase-told-left }).
    }
event-disbanded =
    { $you ->
        [yes] You disband a troop in { $city } rather than pay { phrase-florins }.
       *[no] { $seat } disbands a troop in { $city } rather than pay { phrase-florins }.
    }
    .clause = another in { $city }
event-into_room =
    { $under ->
        [0] 
            { $you ->
                [yes] You put { $card } in action in the { phrase-room }.
               *[no] { $seat } puts { $card } in action in the { phrase-room }.
            }
       *[1] 
            { $you ->
                [yes] You put { $card } as an improvement into the { phrase-room }.
               *[no] { $seat } puts { $card } as an improvement into the { phrase-room }.
            }
    }
    .clause =
        { $under ->
            [0] { $card } in action in the { phrase-room }
           *[other] { $card } as an improvement in the { phrase-room }
        }
event-out_of_room =
    { $you ->
        [yes] You take { $card } out of the { phrase-room }, exhausted.
       *[no] { $seat } takes { $card } out of the { phrase-room }, exhausted.
    }
    .clause = { $card } out of the { phrase-room }
event-changed_side =
    { $you ->
        [yes] Your courtier { $card } changes sides.
       *[no] { $seat }: the courtier { $card } changes sides.
    }
    .clause = { $card } changes sides
event-placed_courtier =
    { $side-id ->
        [left] 
            { $you ->
                [yes] { $card } joins your court on the left.
               *[no] { $seat }: { $card } joins the court on the left.
            }
       *[right] 
            { $you ->
                [yes] { $card } joins your court on the right.
               *[no] { $seat }: { $card } joins the court on the right.
            }
    }
    .clause =
        { $side-id ->
            [left] { $card } joins the court on the left
           *[right] { $card } joins the court on the right
        }
event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
    .clause = { $card } is discarded
event-bought =
    { $you ->
        [yes] You buy { $item }.
       *[no] { $seat } buys { $item }.
    }
event-built_cathedral =
    { $you ->
        [yes] You build a cathedral in { $city }.
       *[no] { $seat } builds a cathedral in { $city }.
    }
    .clause = it stands in { $city }
event-recruited =
    { $you ->
        [yes] You recruit a troop in { $city } for { phrase-florins } ({ phrase-told-left }).
       *[no] { $seat } recruits a troop in { $city } for { phrase-florins } ({ phrase-told-left }).
    }
event-waived =
    { $you ->
        [yes] Your agent saves you a symbol: { $symbol }.
       *[no] { $seat }: the agent saves a symbol: { $symbol }.
    }
    .clause = an agent saves { $symbol }
event-allied =
    { $you ->
        [yes] You conclude the alliance with { phrase-power }.
       *[no] { $seat } concludes the alliance with { phrase-power }.
    }
event-ally_overthrown =
    { $you ->
        [yes] The alliance with { phrase-power } is no longer yours.
       *[no] The alliance of { $seat } with { phrase-power } is over.
    }
    .clause =
        { $you ->
            [yes] you lose it
           *[no] { $seat } loses it
        }
event-points_counted =
    { $you ->
        [yes] You come to { phrase-told-sum }: { $sources }.
       *[no] { $seat } comes to { phrase-told-sum }: { $sources }.
    }
    .action = { $head } ({ $rest }).
phrase-told-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-holdings =
    { $you ->
        [yes] You hold { phrase-told-cities }, have rank { $rank } of patronage and { phrase-told-crosses }{ phrase-told-prestige }.
       *[no] { $seat } holds { phrase-told-cities }, has rank { $rank } of patronage and { phrase-told-crosses }{ phrase-told-prestige }.
    }
    .clause = { phrase-told-cities }, rank { $rank } of patronage, { phrase-told-crosses }{ phrase-told-prestige }
phrase-told-crosses =
    { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
phrase-told-prestige = { phrase-told-prestige-cards }{ phrase-told-prestige-bonuses }{ phrase-told-prestige-tiles }
phrase-told-prestige-cards =
    { $cards-size ->
        [0] { "" }
       *[other] , cards with prestige: { $cards }
    }
phrase-told-prestige-bonuses =
    { $bonuses-size ->
        [0] { "" }
       *[other] , works with prestige: { $bonuses }
    }
phrase-told-prestige-tiles =
    { $tiles-size ->
        [0] { "" }
       *[other] , tiles with prestige: { $tiles }
    }

## Questions

prompt-setup-take_state = Which state do you play?
prompt-setup-name_first = Who was last in Italy, and plays first?
prompt-setup-family_card = Which card of your family do you place now?
prompt-setup-family_place = { $card }: where in your Palace?
prompt-spring-enter = In which room do you put your marker?
prompt-spring-step = Spring: your marker is in the { phrase-room } ({ $deed }). How far does it go?
prompt-spring-redeem = Do you redeem an indulgence on your way?
prompt-spring-act = You are in the { phrase-room } ({ $deed }). What will you do?
prompt-sieges-choose = Which city is next to be fought for?
prompt-sieges-rival = Several armies stand before { $city }. Which one do you fight first?
prompt-sieges-after_battle = You have won the field before { $city }. Do you go on?
prompt-sieges-besiege = { $city } is neutral towards you. Do you besiege it?
prompt-sieges-retreat = A troop must retreat from { $city }. Where to?
prompt-winter-pay = Winter: your troops are owed { phrase-due-florins }; { phrase-treasury }.
phrase-due-florins =
    { $due ->
        [one] { $due } florin
       *[other] { $due } florins
    }
prompt-winter-reorganise = Winter: do you rearrange your Palace?
prompt-winter-move_card = Reorganise: where does { $card } go?
prompt-winter-buy = Winter: what do you buy? { phrase-have-florins }; { phrase-pool }.
phrase-have-florins =
    { $florins ->
        [0] Your treasury is empty
        [one] You have { $florins } florin
       *[other] You have { $florins } florins
    }
prompt-winter-site = In which city do you build the cathedral?
prompt-winter-recruit = Winter: do you recruit? { phrase-have-florins }.
prompt-winter-ally = Winter: do you seek an alliance?
prompt-winter-waive = Your agent has prepared the alliance with { phrase-power }. Which symbol need you not pay?
prompt-action-govern = Govern: each crown or cross makes two tiles available, or an alliance ready; { phrase-pool }.
prompt-action-patronise = Patronise: do you rise by one rank? { phrase-have-florins }.
prompt-action-bonus = Which patronage bonus do you choose?
prompt-action-trade = Trade: which ships do you send out?
prompt-action-annex = Annex: which city?
prompt-action-influence = Annex and influence: what will you do? { phrase-pool-first }.
phrase-pool-first =
    { $pool-id ->
        [none] Nothing gathered yet
       *[some] Gathered: { $pool }
    }
prompt-action-war = War: which troops march? { phrase-pool-first }.
prompt-action-march = A troop leaves { $city }: where to? { phrase-pool-first }.
prompt-action-intrigue = Intrigue: what do your agents do? { phrase-pool-first }.
prompt-action-agent = Where does the agent go?
prompt-payment-use = { $for }: still to be paid { $price }. What do you use? { phrase-have-florins }.
prompt-court-place = { $card } comes to your court. On which side?
prompt-court-overflow = You have lost a courtier place. Who moves, or goes?
prompt-combat-bonus =
    { $combat-id ->
        [field] Field battle before { $city }: { $own } against { $theirs }. Do you announce a war bonus?
        [attack] You besiege { $city }: { $own } against { $theirs }; from a defence of { $heavy_loss_from } on, a victory costs a troop more. Do you announce a war bonus?
       *[defence] You defend { $city }: { $own } against { $theirs }. Do you announce a war bonus?
    }
prompt-combat-losses = You lose a troop at { $city }. Of which colour?
prompt-troops-colour = Troops of several colours stand at { $city }. Which one do you mean?

## Choices

action-done = Done
action-stop = Stop in the { phrase-room } ({ $deed })
action-advance = Move on to the { phrase-room } ({ $deed })
action-advance_for_florins =
    { $cost-id ->
        [none] Move on to the { phrase-room } ({ $deed })
       *[some] Move on to the { phrase-room } ({ $deed }) for { $cost }
    }
action-advance_prepaid = Move on to the { phrase-room } ({ $deed }) by the arrows already used
action-act = { $deed }: do the action of the { phrase-room }
action-end = End the turn
action-patronise =
    { $cost-id ->
        [none] Rise to rank { $rank }
       *[some] Rise to rank { $rank } for { $cost }
    }
action-pass = Pass
action-token = Spend a token: war +1
action-go_on = Go on
action-hold_off = Hold off
action-besiege = Besiege the city
action-leave = Leave the troops there in peace
action-lose = Give the troop up
action-pay = Pay { $cost }
action-place = Send out an agent from your supply
action-state = { $state }
action-begin_with = { $first }
action-card = { $card } ({ $card-about })
action-enter = In the { phrase-room } ({ $deed })
action-redeem_for_cross = Redeem the indulgence on the { phrase-room } ({ $deed }) for a cross
action-redeem_for_crowns = Redeem the indulgence on the { phrase-room } ({ $deed }) for two crowns
action-move = Move { phrase-courtier }
action-take_out =
    { $under ->
        [0] Take the action card { $card } out of the { phrase-room } ({ $deed })
       *[1] Take the improvement { $card } out of the { phrase-room } ({ $deed })
    }
action-to_action = In action, { phrase-room }: in place of { $deed }
action-to_improvement = As an improvement, { phrase-room }: { $deed }
action-to =
    { $side-id ->
        [left] As a courtier on the left
       *[right] As a courtier on the right
    }
action-shift = Move to the other side: { phrase-courtier }
action-discard = Discard { phrase-courtier }
action-discard_new = Do without { $card }
action-refresh = Make available: { $tile } ({ $tile-about })
action-reactivate = Make the alliance with { phrase-power } ready again
action-bonus = { $bonus }: { $bonus-about }
action-conclude = Conclude the alliance with { $major }
action-influence =
    { $void ->
        [0] { $major }, one step: { $from } to { $place }
       *[1] { $major }, no step: an agent voids the symbol
    }
action-annex =
    { $cost-id ->
        [none] Annex { $city }
       *[some] Annex { $city } for { $cost }
    }
action-march =
    { $count ->
        [one] March from { $city } ({ $count } troop)
       *[other] March from { $city } ({ $count } troops)
    }
action-ride = By road to { $city } ({ $city-about })
action-sail =
    { $cost-id ->
        [none] By sea to { $city } ({ $city-about })
       *[some] By sea to { $city } ({ $city-about }) for { $cost }
    }
action-troop =
    { $major-id ->
        [none] A troop of your own colour
       *[other] A troop of { $major }
    }
action-remove = Remove the agent of { $owner }: { phrase-spot }
action-lift = Move your agent that is here: { phrase-spot }
action-agent = To: { phrase-spot }
action-siege = { $city } ({ $city-about })
action-fight = Fight { $rival }
action-retreat =
    { $cost-id ->
        [none] Retreat to { $city }
       *[some] Retreat to { $city } for { $cost }
    }
action-disband = Disband a troop in { $city }
action-buy =
    { $cost-id ->
        [none] { $item } ({ $item-about })
       *[some] { $item } for { $cost } ({ $item-about })
    }
action-site = In { $city }
action-recruit =
    { $cost-id ->
        [none] Recruit in { $city }
       *[some] Recruit in { $city } for { $cost }
    }
action-ally =
    { $cost-id ->
        [none] The { $power }{ phrase-overthrow }
       *[some] The { $power } for { $cost }{ phrase-overthrow }
    }
phrase-overthrow =
    { $overthrow ->
        [0] { "" }
       *[1] , overthrowing { $rival }
    }
action-waive = One less of: { $symbol }
action-use =
    { $cost-id ->
        [none] { phrase-origin }: { phrase-gain }
       *[some] { phrase-origin }: { phrase-gain } for { $cost }
    }
phrase-origin =
    { $source-id ->
        [room] { $card }, action card
        [under] { $card }, improvement
        [left] { $card }, courtier, left
        [right] { $card }, courtier, right
        [tile] { $tile }, tile
        [alliance] Alliance with { phrase-power }
        [indulgence] An indulgence
        [michelangelo] Michelangelo
       *[leonardo] Leonardo
    }
phrase-gain =
    { $symbol-id ->
        [arrow] { $gain } to move on
       *[other] { $gain }
    }

## Headings over long lists of choices

group-buy = For sale
group-use = What you can use

## What a choice would do

effect-surplus = More than is due: { $symbol } too many.
effect-still_due = Then still due: { $due }.
effect-keeps = You keep { $kept }.
effect-siege = You would stand there with { $attack } against a defence of { $defence }, before bonuses.
effect-wins = As it stands you win, { $own } to { $other }.
effect-loses = As it stands you lose, { $own } to { $other }.
effect-draws = As it stands nobody wins: { $own } each.
effect-pay = This Winter your troops cost { $sum }; you have { $have }.
effect-points_won =
    { $points ->
        [one] { $points } point more if the game ended now.
       *[other] { $points } points more if the game ended now.
    }
effect-points_lost =
    { $points ->
        [one] { $points } point less if the game ended now.
       *[other] { $points } points less if the game ended now.
    }
effect-exhausts = It is then exhausted.

## Why not

reason-too_poor =
    { $have ->
        [0] This costs { phrase-need-florins }, and your treasury is empty.
       *[other] This costs { phrase-need-florins }, and you have only { $have }.
    }
phrase-need-florins =
    { $need ->
        [one] { $need } florin
       *[other] { $need } florins
    }
reason-exhausted = It is exhausted.
reason-other_room = A card in a room pays for the action of its own room only.
reason-wrong_symbol = It shows none of what is due.
reason-no_port = { $city } is no port.
reason-occupied = An agent stands here: remove it first.
reason-marker_here = Your marker stands here.
reason-indulgence_locks = An indulgence locks this room.
reason-agent_locks = An enemy agent locks this room.
reason-not_payable = You do not have the symbols or florins to pay for this.
reason-rest_not_payable = If you use it this way, you cannot pay the rest.
reason-no_action_here = This room has no action.
reason-indulgence_here = An indulgence lies on this room.
reason-enemy_agent_here = An enemy agent stands in the way.
reason-top_rank = You hold the highest rank already.
reason-same_kind = Your first bonus was of the same kind: take an artist and a work.
reason-state_taken = Another player has this state.
reason-sold_out = There is none left.
reason-owned = You have it already.
reason-excluded = A state is a kingdom or a republic, not both.
reason-bought_already = You have bought one this Winter.
reason-no_site = You hold no city of value 3 or more without a cathedral.
reason-all_troops_out = All troops of this colour are on the map.
reason-allied_already = You are allied already.
reason-needs_agent = To overthrow an alliance you need an agent of yours there.
reason-end_of_track = The marker is at your end of the track already.
reason-no_symbol = You have gathered no symbol for this yet.
reason-not_in_zone = The marker is not in your Alliance zone.
reason-not_for_sale = This title is not for you in this game.

## Score

score-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
score-city_leader = Most cities
score-patronage = Patronage, rank { $rank }
score-patronage_leader = Highest patron
score-cards_and_tiles = Cards and tiles
score-religion =
    { $crosses ->
        [one] Religious influence ({ $crosses } cross)
       *[other] Religious influence ({ $crosses } crosses)
    }
score-trophies = Trophies
score-alliances = Alliances
score-indulgences = Indulgences
score-king_of_naples = King of Naples: France wins at once
tie-naples = Naples wins a tie
tie-crowns = More crowns win
source-king_of_naples = King of Naples
source-indulgences = Indulgences
source-alliances = Alliances
source-trophies = Trophies
source-religion = Religious influence
source-cards_and_tiles = Cards and tiles
source-patronage_leader = Highest patron
source-patronage = Patronage
source-city_leader = Most cities
source-cities = Cities

## The drawn board: the map

label-italy = Italy
label-closed = closed in this game
label-pirates = nest of pirates: cannot be annexed
label-your_agent = your agent
label-sea_ligurian = Ligurian Sea
label-sea_tyrrhenian = Tyrrhenian Sea
label-sea_ionian = Ionian Sea
label-sea_adriatic = Adriatic Sea
label-value = value { $value }
label-value_to_you = value { $value }, { $own } to you
label-to_you = { $value } to you
label-troops_of =
    { $count ->
        [one] { $count } troop of { $seat }
       *[other] { $count } troops of { $seat }
    }
label-port_on = port on { $seas }

## The drawn board: tracks, alliances, religion

label-cities = Cities
label-for_leaders = +1 for the leaders
label-patronage = Patronage
label-bonus_at = bonus at { $ranks }
label-prestige_count = { $count } prestige
label-city_space =
    { $more ->
        [0] { $count } cities
       *[1] { $count } cities or more
    }
label-rank = Rank { $rank }
label-ends_when = { $cities } cities, rank { $rank }, or no neutral city left
label-ends_how = after Spring: last year.
label-last_rank = { $seat } reached rank { $rank } in the Spring of year { $year }: the last year.
label-last_cities = { $seat } held { $count } cities in the Spring of year { $year }: the last year.
label-last_neutral = No neutral city was left in the Spring of year { $year }: the last year.
label-last_limit = Year { $year } is the last one.
label-religion = Religious influence
label-left = { $count } left
label-taken_by = taken by { $seat }
label-indulgences_left = Indulgences left
label-alliances = Alliances
label-prestige_each = 1 prestige each
label-power_france = France
label-power_ottoman = Ottomans
label-power_empire = Empire
label-free = free
label-for = for
label-ready = ready
label-used_bonus = used, Govern readies it
label-blocked_agent = blocked by the agent of { $seat }
label-one_less = your agent: one symbol less
label-ally_of = ally of { $seat }

## The drawn board: two players

label-major_cities = Major Cities
label-ally_brings = an ally brings these
label-major_gone = out of the game
label-neutral_to_both = neutral to both
label-favourable_to_you = favourable to you
label-hostile_to_you = hostile to you
label-neutral_to_you = neutral to you
label-favourable_to = favourable to { $seat }
label-hostile_to = hostile to { $seat }
label-neutral_to = neutral to { $seat }
label-map_and_reserve = on the map + in reserve
label-one_place = one place at court more
label-zone_alliance_france = ally
label-zone_favourable_france = France
label-zone_neutral = neutral
label-zone_favourable_naples = Naples
label-zone_alliance_naples = ally
label-round_of = Round { $round } of { $rounds }
label-pay_round = pay
label-pay_rounds = pay rounds
label-pay_rounds_due = pay rounds; this Winter you owe { $florins }
label-sudden = France wins at once by holding Naples

## The drawn board: combats

label-combat = Combat
label-siege_of = Siege of { $city }
label-field_of = Battle before { $city }
label-besieges = besieges
label-defends = defends
label-fights = fights
label-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
label-garrison =
    { $count ->
        [one] { $count } troop in it
       *[other] { $count } troops in it
    }
label-war_token = War token
label-more_needed = more than { $force } is needed
label-city_falls = { $seat } takes { $city }
label-city_holds = { $city } holds out against { $seat }
label-city_yours = { $city } is yours
label-city_holds_you = { $city } holds out
label-wins_field = { $seat } keeps the field
label-you_keep_field = you keep the field
label-nobody_wins = nobody wins
label-loses =
    { $count ->
        [one] { $seat } loses { $count } troop
       *[other] { $seat } loses { $count } troops
    }
label-you_lose =
    { $count ->
        [one] you lose { $count } troop
       *[other] you lose { $count } troops
    }
label-retreat =
    { $count ->
        [one] { $count } troop must retreat
       *[other] { $count } troops must retreat
    }
label-trophy = a trophy, +{ $points }
label-with_bonus = { $totals } with { $name }:
label-if_pass = { $totals } if nothing more is added:
label-spots = Where the agent goes
label-spots_room = Rooms { $count }
label-spots_city = Cities { $count }
label-spots_power = Powers { $count }
label-spots_track = Tracks { $count }

## The drawn board: the end

label-scoring = Scoring
label-final = Final scoring
label-prestige_sum = Prestige
label-count_cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
label-count_rank = rank { $rank }

## The table in text

table-round = Round
table-spring = Spring
table-winter = Winter
table-order = Order of play:
table-last = last year
table-map = Map (value; ⚔ troops; ◆ agent; ✝ cathedral; ↩ must retreat; ○ tile exhausted)
table-north = North
table-centre = Centre
table-south = South and islands
table-neutral = neutral
table-alliances = Great powers
table-free = free
table-used = used
table-ready = ready
table-influence = Major Cities
table-ally = ally of
table-out = out of the game
table-states = States (▸ marker’s room; ✗ indulgence; ○ exhausted)
table-state = State
table-florins = Florins
table-cities = Cities
table-rank = Patronage
table-agents = Agents at hand
table-reserve = Troops in reserve
table-tokens = War tokens
table-trophies = Trophies
table-prestige = Prestige, if the game ended now
table-court = Court
table-domain = Domain
table-bonuses = Patronage bonuses
table-means = Your cards and tiles, and their symbols (of each, one kind at a time)
table-in_room = in a room
table-roads = Roads from your cities
table-market = For sale
table-indulgences = Indulgences left

## The drawn board: slot, palaces, domains, market

label-map = Map
label-market = Market
label-palaces = Palaces
label-views = What the board shows
label-palace = Palace
label-domain = Domain
label-tile = tile
label-influence = Influence
label-your_palace = Your palace
label-your_domain = Your domain
label-palace_of = Palace of { $seat }
label-domain_of = Domain of { $seat }
label-hatched = hatched: exhausted
label-from_marker = rooms from the marker on
label-one_each = one of each per Winter
label-people = People
label-tiles = Tiles
label-agent_of = agent of { $seat }
label-court_left = Court, left
label-court_right = Court, right
label-new = new
label-printed = printed
label-printed_symbol = printed: { $symbol }
label-no_card = no card
label-improvement = improvement
label-place_ready = available
label-place_exhausted = exhausted
label-place_free = free
label-place_either = free, left or right
label-place_shut = shut
label-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
label-steps_short = { $count }
label-steps_paid = { $count }, paid
label-steps_ahead =
    { $count ->
        [one] { $count } step ahead of the marker
       *[other] { $count } steps ahead of the marker
    }
label-stands = stands on
label-stands_here = the marker stands here
label-stands_on = stands on { $deed }
label-not_entered = not in the palace yet
label-as_action = as action
label-improves = improves
label-stock = in stock: { $count }
label-price = price: { $price }
label-bought = bought
label-owned = owned
label-sold_out = sold out
label-walk =
    { $paid ->
        [0] { label-steps }, { $deed }: free
       *[1] { label-steps }, { $deed }: { $price }
    }
label-arrow_of = the arrow of { $tile }
label-either_price = { $one } or { $other }
label-or = or
label-palace_told = Palace of { $seat }: { $rooms }; { $ready } of { $courtiers } courtiers available
label-marker_on = marker on { $deed }
label-blocked_by = { $deed } blocked by { $by }

## The drawn board: top bar and players

label-phase_setup = Set-up
label-phase_over = the end
label-phase_spring = Spring
label-phase_sieges = Sieges
label-phase_winter = Winter
label-crosses = Crosses
label-trophies = Trophies
label-prestige = prestige
label-tab_map = Map
label-of_limit = { $count } of { $limit }
label-for_many = The Art of Governing
label-for_two = The Italian Wars
label-year = year { $year }
label-round = round { $year }
label-status =
    { $year ->
        [0] { $phase }
       *[other] Year { $year }, { $phase }
    }
label-status_two =
    { $year ->
        [0] { $phase }
       *[other] Round { $year }, { $phase }
    }

## The drawn board: the decision panel

label-winter_steps = Steps of Winter
label-winter_pay = Pay
label-winter_reorganise = Reorganise
label-winter_buy = Buy
label-winter_recruit = Recruit
label-winter_ally = Ally
label-from_treasury = treasury
label-from_pool = gathered before
label-from_agent = your agent
label-pool_left = { $amounts } left
label-pool_empty = No symbols waiting
label-pool_half =
    { $count ->
        [one] { $count } more tile with this symbol
       *[other] { $count } more tiles with this symbol
    }
label-pool_govern = two tiles for a symbol, or an alliance
label-pool_influence = a symbol moves a marker by one step
label-pool_war = a troop marches for a cavalry, or sails for ships
label-pool_intrigue = a mask for every agent
label-ask_pay = { $purpose }: pay { $price }
label-ask_buy = What do you buy?
label-ask_recruit =
    { $florins ->
        [0] Recruit a troop? You have no florins.
        [one] Recruit a troop for your { $florins } florin?
       *[other] Recruit a troop for your { $florins } florins?
    }
label-ask_govern = Govern: what becomes available?
label-ask_influence = Influence or annex: what will you do?
label-ask_war = Wage war: which troops march?
label-ask_march = Wage war: where does a troop of { $city } go?
label-ask_intrigue = Intrigue: what do your agents do?
label-of_nobody = neutral
label-yours = yours
label-march_to = { $city }, { $owner }
label-by_sea_from = By sea from { $city }
label-besiege_with = besiege with { $attack }; its defence is { $defence }
label-stays_mobile = the troop stays mobile
label-as_action_in = As action in { $deed }
label-as_action_here = As action in the room without one
label-under_card = Under { $card } in { $deed }
label-adds_to = adds { $amounts } to every { $deed }
label-in_its_place = { $amounts } in place of what is printed
label-in_place_of = { $own } in place of { $deed }; { $amounts }
label-brings = brings { $own }; { $amounts }
label-used_note = { $amount }{ $over ->
        [0] { "" }
       *[other] , { $over } too many
    }{ $source ->
        [tile] ; the tile is exhausted
        [left] ; exhausted
        [right] ; exhausted
        [indulgence] ; it lies here and costs prestige
       *[other] { "" }
    }
label-recruit_note = { $home ->
        [1] home city, { label-recruit_there }
       *[0] { label-recruit_there }
    }
label-recruit_there = { $troops ->
        [0] value { $value }, no troop there
        [one] value { $value }, { $troops } troop there
       *[other] value { $value }, { $troops } troops there
    }
label-take_out = Take out { $card }
label-ask_full = { $card } finds no free place at court: who leaves?
label-recruit_in = Recruit in { $city }
label-marches_to = { $by_sea ->
        [1] Sail to { $city }
       *[0] March to { $city }
    }
label-add_bonus = Add { $name }
label-influence_note = { $stays ->
        [1] { $from } to { $place }: still { $zone }
       *[0] { $from } to { $place }: { $zone }
    }
label-can_reach = { $seat } can reach
label-blocks_yours = your agent blocks it
label-blocks = { $seat }’s agent blocks it
label-agent_first = { $seat }’s agent stands there: a mask removes it first
label-spring_marker = Spring, marker
label-spring_action = Spring, action
label-winter_step = Winter, { $step } of { $steps }
label-sieges_bonus = Sieges, war bonus
label-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
label-place_done = { label-place }, done
label-done_next = on to: { $step }
label-done_lost = lost: { $amounts }
label-ask_bonus = { $combat ->
        [field] Battle before { $city }, { $own } : { $theirs }. Do you add a bonus?
       *[other] Siege of { $city }, { $own } : { $theirs }. Do you add a bonus?
    }
label-passes_end = two passes in a row end the combat
label-group_war_bonus = Bonuses
label-group_collect = Florins; the turn stays yours
label-group_influence = Spend it
label-group_annex = Annex a city on the map
label-annex_note = value { $value }, { $seas ->
        [0] by road
        [one] over { $seas } sea
       *[other] over { $seas } seas
    }
label-more_symbols = More symbols
label-sources =
    { $count ->
        [one] { $count } source
       *[other] { $count } sources
    }
label-redeem_for_cross = Redeem for a cross
label-redeem_for_crowns = Redeem for two crowns
label-pay_for_me = Pay for me
label-still_due = { $purpose }: { $price } more
label-covered_of = { $count } of { $price }
label-left_due = { $price } more
label-annexing = Annex { $city }
label-buying = Buy: { $item }
label-covered_by = { $source } { $count }
label-ask_walk = Where does your marker go?
label-walk_help = 1 or 2 rooms are free, more must be paid. Clockwise, room by room.
label-free_step = free
label-also = { $before }; { $clause }
label-readies = courtiers available: { $sides }
label-too_far = Too far: beyond the free rooms each step takes an arrow; one a Spring can be paid in florins.
label-troops_on_map = Troops on the map
label-pay_then =
    { $count ->
        [0] no pay
        [one] pay: { $count } florin
       *[other] pay: { $count } florins
    }
label-pay_of =
    { $count ->
        [0] { $from }–{ $to }: nothing
        [one] { $from }–{ $to }: { $count } florin
       *[other] { $from }–{ $to }: { $count } florins
    }
label-price_of = { $item }: { $price }
label-you_keep =
    { $count ->
        [one] you keep { $count } florin
       *[other] you keep { $count } florins
    }
label-florins_short =
    { $count ->
        [one] { $count } florin more to find
       *[other] { $count } florins more to find
    }
label-buy_left = Buy, court left
label-buy_right = Buy, court right
label-buy_help = { $count ->
        [0] Nothing is within reach.
        [one] { $count } thing is within reach.
       *[other] { $count } things are within reach.
    } What you buy pays for nothing before the step is over.
label-pay_help = One kind of symbol per card or tile.
label-agent_help = A blocked room cannot act, and its cards stay put in Winter.
label-agent_stands = The agent of { $seat } stands here: remove it first.
label-bonus_help = Bonuses are added in turn, one by one.
label-spring_over = Your Spring is over. You are asked again in Winter, or before if one of your cities is besieged.
label-pool_march =
    { $count ->
        [one] { $count } troop of { $city } can still march
       *[other] { $count } troops of { $city } can still march
    }
label-court_note = { $side ->
        [left] available again past the arrow on the left
       *[right] available again past the arrow on the right
    }
label-bonuses = Patronage bonuses

# What is reconstructed in the component file, and what a changed value does.
data-character = Courtiers of the market
    .about = Price, symbols, action and number of each courtier: what one can buy, and what a court can do.
data-family_card = Cards of the families
    .about = What each state begins with in its palace, and so how it plays.
data-city_tile = Symbols of the city tiles
    .about = What a city pays for once it is in one’s domain.
data-road = Roads
    .about = How armies march and which cities can be annexed.
data-port = Ports
    .about = By which seas a city can be reached, and how many ships that takes.
data-sea_link = Passages between the seas
    .about = How far it is by ship from one coast to the other.
data-palace_board = Order of the rooms in a palace
    .about = How many steps the marker needs from one action to the next.
data-palace-arrows = Arrows of the palace
    .about = Behind which rooms a passing marker refreshes a side of the court.
data-title = Titles
    .about = Price, symbols, courtier spaces and prestige of duchies, kingdoms and the like.
data-guild = Guild
    .about = Its price, and what it pays for.
data-cathedral = Cathedral
    .about = Its price, its symbols, and in which cities it may be built.
data-patronage_bonus = Artists and scholars
    .about = What patronage brings: prestige, symbols, or a deed once a turn.
data-alliance = Prices of alliances
    .about = What a foreign power asks for its alliance.
data-influence_board = Influence on the Major Cities (two players)
    .about = From where on a Major City favours or joins a side, and how far it moves when besieged.
data-round_track = Rounds of a year (two players)
    .about = When a year ends and troops are paid.
data-two_player_tile = Tile of the kingdom (two players)
    .about = What France can pay with it each year, and its prestige.
data-solde = Pay of the troops
    .about = What five or six troops cost in Winter.
data-symbol = Courtier spaces
    .about = What the symbol is for; it is never spent.

## What an estimate of a position counts, as it stands after “for”

weight-florin = florin symbols
weight-crown = crown symbols
weight-cross = cross symbols
weight-cavalry = cavalry symbols
weight-ship = ship symbols
weight-mask = mask symbols
weight-war = war symbols
weight-arrow = arrow symbols
weight-florin_coin = florins in the treasury
weight-agent = agents at hand
weight-courtier = courtiers
weight-room_card = cards in rooms
weight-spent_share = available cards and tiles
weight-troop = troops on the map
weight-unpaid_troop = troops whose next pay cannot be found
weight-city_value = the value of cities
weight-city_to_come = cities on the way to a point
weight-rank_to_come = ranks of patronage
weight-influence = the favour of the Major Cities

## The lists of the rules

column-card = Card
column-copies = Copies
column-price = Cost
column-effect = What it gives
column-family = Family
column-tile = Tile
column-power = Great power
column-bonus = Bonus
column-kind = Kind
column-artist = artist
column-work = work
column-rank = Rank
column-prestige = Prestige
column-palace = Palace
column-city = City
column-value = Value
column-symbols = Symbols of its tile
column-seas = Port on
column-roads_34 = Roads, three or four players
column-roads_25 = Roads, two or five players
column-special = Besides
column-pirate = pirates’ nest
column-closed_3 = closed with three
column-only_25 = only with two or five
column-home = home of
column-two_players = two players
column-sea = Sea
column-leads_to = leads to
column-influence = Marker at the start
column-ligurian = Ligurian Sea
column-tyrrhenian = Tyrrhenian Sea
column-ionian = Ionian Sea
column-adriatic = Adriatic Sea
