### Renaissance in English. Codes and their parameters are declared in vocabulary.py; cities are named as on the map.
### $x is said (a name, an amount), $x-id chooses words, $x-about tells what a thing does;
### $you is “yes” where the reader is the one who acts.

game-title = Renaissance
# On the card of the game, in a list of games.
card = Six powers, one vote on war or peace, battles with hidden cards and mercenaries.
    .time = 150 min
    .weight = heavy
    .theme = Italy, 1454 to 1494: you lead one of six states, vote on war or peace, take cities and house artists.
    .goal = At the end of every turn each whole province and each artist is a point; most points win.

## Amounts

amount-ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
amount-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-die = die { $count }
amount-stance = Swiss stance { $count }
amount-pikemen = { card-pikemen } { $count }
amount-arquebusiers = { card-arquebusiers } { $count }
amount-knights = { card-knights } { $count }
amount-cannon = { card-cannon } { $count }
amount-swiss = { card-swiss } { $count }
amount-condottiere = { card-condottiere } { $count }
amount-fortification = fortification { $count }
amount-mountain = mountain { $count }
amount-marsh = marsh { $count }
amount-landing = landing { $count }
amount-engineer = { card-engineer } { $count }
amount-from_provinces = { $count } for complete provinces
amount-from_artists = { $count } for artists
amount-garrisons = { $count } from garrisons
amount-ramparts = { $count } from ramparts
amount-fortresses = { $count } from fortresses
amount-venice_pays = { $count } by the power of Venice
amount-pillaged =
    { $count ->
        [one] none from { $count } plundered city
       *[other] none from { $count } plundered cities
    }

phrase-year = { NUMBER($year, useGrouping: 0) }
phrase-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
phrase-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
phrase-provinces =
    { $provinces ->
        [0] no province
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
phrase-named-provinces =
    { $provinces ->
        [0] { phrase-provinces }
       *[other] { phrase-provinces } ({ $held })
    }
phrase-artists =
    { $artists ->
        [0] no artist
        [one] { $artists } artist
       *[other] { $artists } artists
    }
phrase-need =
    { $need ->
        [one] { $need } ducat
       *[other] { $need } ducats
    }
phrase-give =
    { $give_ducats ->
        [one] { $give_ducats } ducat
       *[other] { $give_ducats } ducats
    }
phrase-ask =
    { $ask_ducats ->
        [one] { $ask_ducats } ducat
       *[other] { $ask_ducats } ducats
    }
phrase-held =
    { $level-id ->
        [free] { $city } (free)
       *[other] { $city } ({ $owner }, { $level })
    }
phrase-totals = attack { $attack }, defence { $defence }

## States, and their optional powers

nation-florence = Florence
    .about = once per turn, with a palace without artist, try to lure an artist from another player’s palace: works on { $from } or more
nation-genoa = Genoa
    .about = when it attacks, the defender has no bonus for terrain or landing
nation-naples = Naples
    .about = one free Retreat per turn
nation-milan = Milan
    .about = one free Condottiere per turn
nation-rome = Rome
    .about = its vote counts twice
nation-venice = Venice
    .about = { $ducats } more ducats at the end of each turn
nation-france = France
    .about = may attack from cities that it has conquered in the same combat turn
nation-spain = Spain
    .about = one free Looters per turn
nation-empire = Holy Roman Empire
    .about =
        { $cards ->
            [one] { $cards } more battle card at the deal
           *[other] { $cards } more battle cards at the deal
        }
nation-swiss = Switzerland
    .about = { $points } more in all its battles of a turn, either in attack or in defence, as announced at the vote

## Battle cards, and what they do

phrase-troops = troops, worth { $points }

card-pikemen = Pikemen
    .about = { phrase-troops }
card-arquebusiers = Arquebusiers
    .about = { phrase-troops }
card-knights = Knights
    .about = { phrase-troops }
card-cannon = Cannon
    .about = { phrase-troops }
card-swiss = Swiss regiment
    .about = { phrase-troops }
card-condottiere = Condottiere
    .about = mercenaries in place of troops or of a red card, for { $price } ducat; a die says what they are worth, and they may flee or change sides for { $ransom } ducat
card-engineer = Engineer
    .about = attacker: the fortification counts one level less; defender: { $points } more
card-traitor = Traitor
    .about = attacker: the fortification does not count; defender: the attacker loses his best troops
card-sign_of_god = Sign of God
    .about = after the reveal, one of your troop cards or Condottieri counts double
card-retreat = Retreat
    .about = after the result, save one troop card that you would lose
card-looters = Looters
    .about = plunder any city that is not yours: roll more than its fortification and take ducats; it pays nothing this turn
card-ambassador = Ambassador
    .about = roll two dice: up to { $bribery } bribe a city, up to { $upkeep } a city loses a level, above that draw { $cards } cards
card-marriage = Marriage
    .about = for { $price } ducats take another player’s city with neither rampart nor palace; no war between you two this turn on your part
card-raid = Raid (chevauchée)
    .about = attack any city of another player, however far; neither terrain nor landing helps him
card-artist_or_banker = Artist or Banker
    .about = an artist for a palace of yours, or { $ducats } ducats from a banker in one

## Artists

artist-savonarola = Savonarola
artist-leonardo = Leonardo da Vinci
artist-botticelli = Botticelli
artist-verrocchio = Verrocchio
artist-michelangelo = Michelangelo
artist-raffaello = Raphael
artist-bramante = Bramante
artist-mantegna = Mantegna
artist-bellini = Giovanni Bellini
artist-piero = Piero della Francesca
artist-ghirlandaio = Ghirlandaio
artist-donatello = Donatello

## Cities

city-torino = Torino
city-nizza = Nizza
city-saluzzo = Saluzzo
city-casale = Casale
city-confederazione_svizzera = Confederazione svizzera
city-milano = Milano
city-pavia = Pavia
city-lodi = Lodi
city-cremona = Cremona
city-genova = Genova
city-savona = Savona
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-sassari = Sassari
city-piacenza = Piacenza
city-parma = Parma
city-brescia = Brescia
city-bergamo = Bergamo
city-mantova = Mantova
city-ferrara = Ferrara
city-modena = Modena
city-padova = Padova
city-verona = Verona
city-venezia = Venezia
city-treviso = Treviso
city-udine = Udine
city-trento = Trento
city-trieste = Trieste
city-zara = Zara
city-spalato = Spalato
city-ragusa = Ragusa
city-bologna = Bologna
city-ravenna = Ravenna
city-ancona = Ancona
city-urbino = Urbino
city-perugia = Perugia
city-spoleto = Spoleto
city-roma = Roma
city-viterbo = Viterbo
city-firenze = Firenze
city-pistoia = Pistoia
city-pisa = Pisa
city-lucca = Lucca
city-arezzo = Arezzo
city-siena = Siena
city-piombino = Piombino
city-laquila = L’Aquila
city-benevento = Benevento
city-potenza = Potenza
city-napoli = Napoli
city-capua = Capua
city-bari = Bari
city-taranto = Taranto
city-reggio = Reggio
city-palermo = Palermo
city-messina = Messina

## Provinces

province-ducato_di_savoia = Ducato di Savoia
province-marchesato_di_saluzzo_e_di_monferrato = Marchesato di Saluzzo e di Monferrato
province-confederazione_svizzera = Confederazione svizzera
province-ducato_di_milano = Ducato di Milano
province-lombardia = Lombardia
province-heiliges_roemisches_reich = Heiliges Römisches Reich
province-abruzzo_basilicata = Abruzzo Basilicata
province-regno_di_napoli = Regno di Napoli
province-calabria_puglia = Calabria Puglia
province-repubblica_di_genova = Repubblica di Genova
province-corsica = Corsica
province-sardegna = Sardegna
province-emilia = Emilia
province-bresciano_e_mantovano = Bresciano e Mantovano
province-ducato_di_ferrara_e_modena = Ducato di Ferrara e Modena
province-terraferma_veneta = Terraferma veneta
province-repubblica_di_venezia = Repubblica di Venezia
province-marca_trevigiana_e_friuli = Marca trevigiana e Friuli
province-dalmazia = Dalmazia
province-romagna = Romagna
province-marca_di_ancona = Marca di Ancona
province-umbria = Umbria
province-lazio = Lazio
province-repubblica_di_firenze = Repubblica di Firenze
province-aretino = Aretino
province-pisa_e_lucca = Pisa e Lucca
province-repubblica_di_siena = Repubblica di Siena
province-regno_di_sicilia = Regno di Sicilia

## What the reader’s language calls them, where the map is explained

local_city-torino = Turin
local_city-nizza = Nice
local_city-saluzzo = Saluzzo
local_city-casale = Casale
local_city-confederazione_svizzera = Swiss Confederacy
local_city-milano = Milan
local_city-pavia = Pavia
local_city-lodi = Lodi
local_city-cremona = Cremona
local_city-genova = Genoa
local_city-savona = Savona
local_city-ajaccio = Ajaccio
local_city-cagliari = Cagliari
local_city-sassari = Sassari
local_city-piacenza = Piacenza
local_city-parma = Parma
local_city-brescia = Brescia
local_city-bergamo = Bergamo
local_city-mantova = Mantua
local_city-ferrara = Ferrara
local_city-modena = Modena
local_city-padova = Padua
local_city-verona = Verona
local_city-venezia = Venice
local_city-treviso = Treviso
local_city-udine = Udine
local_city-trento = Trent
local_city-trieste = Trieste
local_city-zara = Zadar
local_city-spalato = Split
local_city-ragusa = Dubrovnik
local_city-bologna = Bologna
local_city-ravenna = Ravenna
local_city-ancona = Ancona
local_city-urbino = Urbino
local_city-perugia = Perugia
local_city-spoleto = Spoleto
local_city-roma = Rome
local_city-viterbo = Viterbo
local_city-firenze = Florence
local_city-pistoia = Pistoia
local_city-pisa = Pisa
local_city-lucca = Lucca
local_city-arezzo = Arezzo
local_city-siena = Siena
local_city-piombino = Piombino
local_city-laquila = L’Aquila
local_city-benevento = Benevento
local_city-potenza = Potenza
local_city-napoli = Naples
local_city-capua = Capua
local_city-bari = Bari
local_city-taranto = Taranto
local_city-reggio = Reggio Calabria
local_city-palermo = Palermo
local_city-messina = Messina
local_province-ducato_di_savoia = Duchy of Savoy
local_province-marchesato_di_saluzzo_e_di_monferrato = Marquisates of Saluzzo and Montferrat
local_province-confederazione_svizzera = Swiss Confederacy
local_province-ducato_di_milano = Duchy of Milan
local_province-lombardia = Lombardy
local_province-heiliges_roemisches_reich = Holy Roman Empire
local_province-abruzzo_basilicata = Abruzzo and Basilicata
local_province-regno_di_napoli = Kingdom of Naples
local_province-calabria_puglia = Calabria and Apulia
local_province-repubblica_di_genova = Republic of Genoa
local_province-corsica = Corsica
local_province-sardegna = Sardinia
local_province-emilia = Emilia
local_province-bresciano_e_mantovano = Brescia and Mantua
local_province-ducato_di_ferrara_e_modena = Duchy of Ferrara and Modena
local_province-terraferma_veneta = Venetian mainland
local_province-repubblica_di_venezia = Republic of Venice
local_province-marca_trevigiana_e_friuli = March of Treviso and Friuli
local_province-dalmazia = Dalmatia
local_province-romagna = Romagna
local_province-marca_di_ancona = March of Ancona
local_province-umbria = Umbria
local_province-lazio = Latium
local_province-repubblica_di_firenze = Republic of Florence
local_province-aretino = Land of Arezzo
local_province-pisa_e_lucca = Pisa and Lucca
local_province-repubblica_di_siena = Republic of Siena
local_province-regno_di_sicilia = Kingdom of Sicily

## Other names

level-free = free
level-garrison = garrison
level-rampart = rampart
level-fortress = fortress
figure-rampart = Rampart
figure-castle = Castle
figure-palace = Palace
state-peace = Peace
state-war = War
stance-attack = Attack
stance-defence = Defence
mode-road = By road
mode-sea = By sea
mode-raid = Raid
embassy-corruption = Bribery
embassy-poor_upkeep = Poor upkeep
embassy-outside_help = Outside help
variant-without_naples = Without Naples
variant-without_milan = Without Milan
scenario-base = The base game
scenario-1494 = 1494: the Italian Wars begin
scenario-1499 = 1499: Louis XII
scenario-1515 = 1515: the reign of Francis I
result-attacker = The attacker wins
result-defender = The defender wins
result-tie = A tie
hired-unit = As troops
hired-red = As red card
hired-none = Not hired

slot-attacker_unit_1 = Attacker’s first troops
slot-attacker_unit_2 = Attacker’s second troops
slot-attacker_red = Attacker’s red card
slot-defender_unit = Defender’s troops
slot-defender_red = Defender’s red card
answer-pass = No
answer-offer = Offer

## Options

option-scenario = Scenario
    .about = the base game, or the nations and start cities of 1494, 1499 or 1515
option-variant = Four players
    .about = which state is left out in the base game with four players: Naples or Milan
variant-random = Drawn by lot
option-powers = Powers of the states
    .about = every state has an ability of its own
option-diplomacy = Diplomacy
    .about = no offers; offers by the player whose turn it is to decide; or offers by everybody between battles
diplomacy-off = No offers
diplomacy-windows = Offers by whoever has to decide
diplomacy-free = Offers by everybody between battles
option-do_not_disturb = Leave in peace
    .about = players may ask not to be asked in battles any more
option-garrison_limit = Twenty garrisons
    .about = nobody can take more cities than he has garrison tokens
option-nations = States
    .about = drawn by lot, chosen one after the other, or in the order of the list
nations-random = Drawn by lot
nations-chosen = Chosen one after the other
nations-listed = In the order of the list

## What happens

event-variant_drawn =
    { $variant-id ->
        [without_naples] The lot falls on the game without Naples.
       *[without_milan] The lot falls on the game without Milan.
    }
event-nation_drawn =
    { $you ->
        [yes] You play { $nation }.
       *[no] { $seat } plays { $nation }.
    }
    .clause =
        { $you ->
            [yes] you { $nation }
           *[no] { $seat } { $nation }
        }
event-place_drawn =
    { $you ->
        [yes]
            { $place ->
                [1] By lot, you play first.
                [2] You play second.
                [3] You play third.
                [4] You play fourth.
                [5] You play fifth.
               *[other] You play sixth.
            }
       *[no]
            { $place ->
                [1] By lot, { $seat } plays first.
                [2] { $seat } plays second.
                [3] { $seat } plays third.
                [4] { $seat } plays fourth.
                [5] { $seat } plays fifth.
               *[other] { $seat } plays sixth.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $place ->
                    [1] you first
                    [2] you second
                    [3] you third
                    [4] you fourth
                    [5] you fifth
                   *[other] you sixth
                }
           *[no]
                { $place ->
                    [1] { $seat } first
                    [2] { $seat } second
                    [3] { $seat } third
                    [4] { $seat } fourth
                    [5] { $seat } fifth
                   *[other] { $seat } sixth
                }
        }
event-settled =
    { $you ->
        [yes] You put a garrison on { $city }.
       *[no] { $seat } puts a garrison on { $city }.
    }
    .clause =
        { $you ->
            [yes] you on { $city }
           *[no] { $seat } on { $city }
        }
    .action = { $head }; { $rest }.
phrase-figure =
    { $figure-id ->
        [rampart] a rampart
        [castle] a castle
       *[palace] a palace
    }
event-built =
    { $ducats ->
        [none]
            { $you ->
                [yes] You put { phrase-figure } on { $city }.
               *[no] { $seat } puts { phrase-figure } on { $city }.
            }
       *[other]
            { $you ->
                [yes] You build { phrase-figure } in { $city } for { phrase-ducats }.
               *[no] { $seat } builds { phrase-figure } in { $city } for { phrase-ducats }.
            }
    }
    .item =
        { $you ->
            [yes] you { phrase-figure } on { $city }
           *[no] { $seat } { phrase-figure } on { $city }
        }
    .list = { $items }
event-turn_begun = Turn { $turn } begins: { phrase-year }.
    .heading = Turn { $turn }, { phrase-year }
event-phase_begun = { $phase }.
    .heading = { $phase }
phase-returns = Returns
phase-vote = Vote
phase-cards = Cards
phase-purchases = Purchases
phase-order = Order of play
phase-expansion = Expansion
phase-combats = Combats
phase-scoring = Scoring
event-returned =
    { $you ->
        [yes] You return to { $city } with { phrase-ducats }.
       *[no] { $seat } returns to { $city } with { phrase-ducats }.
    }
event-stance =
    { $stance-id ->
        [attack]
            { $you ->
                [yes] You announce attack, and are stronger in every attack this turn.
               *[no] { $seat } announces attack, and is stronger in every attack this turn.
            }
       *[defence]
            { $you ->
                [yes] You announce defence, and are stronger in every defence this turn.
               *[no] { $seat } announces defence, and is stronger in every defence this turn.
            }
    }
event-voted =
    { $vote-id ->
        [peace]
            { $you ->
                [yes] You have voted for peace.
               *[no] { $seat } has voted for peace.
            }
       *[war]
            { $you ->
                [yes] You have voted for war.
               *[no] { $seat } has voted for war.
            }
    }
    .clause =
        { $vote-id ->
            [peace]
                { $you ->
                    [yes] you for peace
                   *[no] { $seat } for peace
                }
           *[war]
                { $you ->
                    [yes] you for war
                   *[no] { $seat } for war
                }
        }
phrase-war-votes =
    { $war_votes ->
        [0] no vote for war
        [one] { $war_votes } vote for war
       *[other] { $war_votes } votes for war
    }
event-political_state =
    { $state-id ->
        [peace] Italy is at peace, with { phrase-war-votes } (half would do).
       *[war] Italy is at war, with { phrase-war-votes } (half are enough).
    }
event-first_peace = The first turn is at peace; nobody votes.
event-dealing =
    { $ducats ->
        [0] Everybody is dealt { phrase-cards }.
       *[other] Everybody is dealt { phrase-cards } and receives { phrase-ducats }.
    }
event-purse =
    { $you ->
        [yes] You now have { phrase-ducats }.
       *[no] { $seat } now has { phrase-ducats }.
    }
    .item = { phrase-ducats } for { $seat }
    .list = that makes { $items }
event-drew_card =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
    .item = { $card }
    .list =
        { $you ->
            [yes]
                { $same ->
                    [yes] draw { $items }
                   *[no] you draw { $items }
                }
           *[no]
                { $same ->
                    [yes] draws { $items }
                   *[no] { $seat } draws { $items }
                }
        }
event-bought_cards =
    { $cards ->
        [0]
            { $you ->
                [yes] You buy no cards ({ phrase-left }).
               *[no] { $seat } buys no cards ({ phrase-left }).
            }
       *[other]
            { $you ->
                [yes] You buy { phrase-cards } for { phrase-ducats } ({ phrase-left }).
               *[no] { $seat } buys { phrase-cards } for { phrase-ducats } ({ phrase-left }).
            }
    }
phrase-left =
    { $left ->
        [0] no ducat left
        [one] { $left } ducat left
       *[other] { $left } ducats left
    }
event-reshuffled = The deck is empty; the discards are shuffled into a new one ({ phrase-cards }).
    .clause = the discards become a new deck ({ phrase-cards })
event-expanded =
    { $way-id ->
        [none]
            { $you ->
                [yes] You make your second expansion, to { $city }.
               *[no] { $seat } makes the second expansion, to { $city }.
            }
        [sea]
            { $you ->
                [yes] You expand by sea from { $source } to { $city }.
               *[no] { $seat } expands by sea from { $source } to { $city }.
            }
       *[other]
            { $you ->
                [yes] You expand by road from { $source } to { $city }.
               *[no] { $seat } expands by road from { $source } to { $city }.
            }
    }
event-not_expanded =
    { $round ->
        [1]
            { $could ->
                [0]
                    { $you ->
                        [yes] You cannot expand.
                       *[no] { $seat } cannot expand.
                    }
               *[other]
                    { $you ->
                        [yes] You do not expand.
                       *[no] { $seat } does not expand.
                    }
            }
       *[other]
            { $could ->
                [0]
                    { $you ->
                        [yes] You cannot expand a second time.
                       *[no] { $seat } cannot expand a second time.
                    }
               *[other]
                    { $you ->
                        [yes] You make no second expansion.
                       *[no] { $seat } makes no second expansion.
                    }
            }
    }
    .item = { $seat }
    .list =
        { $could ->
            [0] nor can { $items }
           *[other]
                { $size ->
                    [one] nor does { $items }
                   *[other] nor do { $items }
                }
        }
event-combat_turn =
    { $you ->
        [yes] Your combat turn begins.
       *[no] The combat turn of { $seat } begins.
    }
    .heading =
        { $you ->
            [yes] you
           *[no] { $seat }
        }
event-combats_ended =
    { $you ->
        [yes] You end your combats.
       *[no] { $seat } ends the combats.
    }
event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-used_power =
    { $you ->
        [yes] You use the power of { $nation }.
       *[no] { $seat } uses the power of { $nation }.
    }
event-looted =
    { $ducats ->
        [0]
            { $you ->
                [yes] Your looters roll { $die } and leave { $city } empty-handed.
               *[no] The looters of { $seat } roll { $die } and leave { $city } empty-handed.
            }
       *[other]
            { $you ->
                [yes] Your looters roll { $die } and bring { phrase-ducats } from { $city }.
               *[no] The looters of { $seat } roll { $die } and bring { phrase-ducats } from { $city }.
            }
    }
    .clause =
        { $ducats ->
            [0] { $city } yields nothing, with a { $die }
           *[other] { $city } yields { phrase-ducats }, with a { $die }
        }
phrase-embassy =
    { $outcome-id ->
        [corruption] a city may be bribed
        [poor_upkeep] a city may lose a level of fortification
       *[outside_help] { phrase-cards } from the deck
    }
event-embassy =
    { $you ->
        [yes] Your ambassador rolls { $roll }. { $outcome }: { phrase-embassy }.
       *[no] The ambassador of { $seat } rolls { $roll }. { $outcome }: { phrase-embassy }.
    }
    .clause = a roll of { $roll } means { $outcome } ({ phrase-embassy })
event-bribed =
    { $won ->
        [1]
            { $you ->
                [yes] { $city } ({ $loser }) is yours: the bribe works with { $die }.
               *[no] { $city } goes over from { $loser } to { $seat }: the bribe works with { $die }.
            }
       *[other]
            { $you ->
                [yes] { $city } ({ $loser }) cannot be bought: your bribe fails with { $die }.
               *[no] { $city } ({ $loser }) cannot be bought: the bribe of { $seat } fails with { $die }.
            }
    }
    .clause =
        { $won ->
            [1] a { $die } brings { $city } over from { $loser } to { $seat }
           *[other] { $city } ({ $loser }) cannot be bought with a { $die }
        }
event-neglected =
    { $level ->
        [0]
            { $you ->
                [yes] Poor upkeep: the rampart of { $city } ({ $owner }) is gone, by your doing.
               *[no] Poor upkeep: the rampart of { $city } ({ $owner }) is gone, by the doing of { $seat }.
            }
       *[other]
            { $you ->
                [yes] Poor upkeep: the castle of { $city } ({ $owner }) is gone by your doing, the rampart stands.
               *[no] Poor upkeep: the castle of { $city } ({ $owner }) is gone by the doing of { $seat }, the rampart stands.
            }
    }
    .clause =
        { $level ->
            [0] { $city } ({ $owner }) loses its rampart
           *[other] { $city } ({ $owner }) loses its castle
        }
event-married =
    { $you ->
        [yes] You marry into { $city }, which comes over from { $partner } for { phrase-ducats }.
       *[no] { $seat } marries into { $city }, which comes over from { $partner } for { phrase-ducats }.
    }
    .clause = { $city } goes from { $partner } to { $seat } for { phrase-ducats }
event-artist =
    { $burnt ->
        [0]
            { $you ->
                [yes] { $artist } moves into your palace of { $city }.
               *[no] { $artist } moves into the palace of { $city } ({ $seat }).
            }
       *[other]
            { $you ->
                [yes] { $artist } burns down your palace of { $city }.
               *[no] { $artist } burns down the palace of { $city } ({ $seat }).
            }
    }
    .clause =
        { $burnt ->
            [0] { $artist } moves into the palace of { $city }
           *[other] { $artist } burns down the palace of { $city }
        }
event-banker =
    { $you ->
        [yes] A banker in { $city } brings you { phrase-ducats }.
       *[no] A banker in { $city } brings { $seat } { phrase-ducats }.
    }
    .clause = a banker in { $city } brings { phrase-ducats }
event-lured =
    { $won ->
        [1]
            { $you ->
                [yes] You roll { $die }: { $artist } leaves { $from } ({ $loser }) for your palace of { $city }.
               *[no] { $seat } rolls { $die }: { $artist } leaves { $from } ({ $loser }) for the palace of { $city }.
            }
       *[other]
            { $you ->
                [yes] You roll { $die }: { $artist } stays in { $from } ({ $loser }) and does not come to { $city }.
               *[no] { $seat } rolls { $die }: { $artist } stays in { $from } ({ $loser }) and does not come to { $city }.
            }
    }
    .clause =
        { $won ->
            [1] with a { $die }, { $artist } moves from { $from } ({ $loser }) to { $city }
           *[other] with a { $die }, { $artist } stays in { $from } ({ $loser }) and does not come to { $city }
        }

## Battles

event-attack =
    { $mode-id ->
        [road]
            { $you ->
                [yes] You march from { $source } against { $target } ({ $defender }).
               *[no] { $seat } marches from { $source } against { $target } ({ $defender }).
            }
        [sea]
            { $you ->
                [yes] You sail from { $source } against { $target } ({ $defender }).
               *[no] { $seat } sails from { $source } against { $target } ({ $defender }).
            }
       *[raid]
            { $you ->
                [yes] You ride from { $source } against { $target } ({ $defender }).
               *[no] { $seat } rides from { $source } against { $target } ({ $defender }).
            }
    }
event-offered_condottiere =
    { $you ->
        [yes] You offer { $to } a Condottiere.
       *[no] { $seat } offers { $to } a Condottiere.
    }
event-offer_lapsed =
    { $you ->
        [yes] Your offer of a Condottiere comes too late.
       *[no] The offer of a Condottiere by { $seat } comes too late.
    }
event-hired =
    { $as-id ->
        [unit]
            { $you ->
                [yes] You hire the Condottiere of { $seller } as troops for { phrase-ducats }.
               *[no] { $seat } hires the Condottiere of { $seller } as troops for { phrase-ducats }.
            }
        [red]
            { $you ->
                [yes] You hire the Condottiere of { $seller } as red card for { phrase-ducats }.
               *[no] { $seat } hires the Condottiere of { $seller } as red card for { phrase-ducats }.
            }
       *[none]
            { $you ->
                [yes] You do not hire the Condottiere of { $seller }.
               *[no] { $seat } does not hire the Condottiere of { $seller }.
            }
    }
    .clause =
        { $as-id ->
            [unit]
                { $you ->
                    [yes] you hire a Condottiere of { $seller } for { phrase-ducats }
                   *[no] { $seat } hires a Condottiere of { $seller } for { phrase-ducats }
                }
            [red]
                { $you ->
                    [yes] you hire a Condottiere of { $seller } for { phrase-ducats }
                   *[no] { $seat } hires a Condottiere of { $seller } for { phrase-ducats }
                }
           *[none] { "" }
        }
event-laid =
    { $cards ->
        [0]
            { $you ->
                [yes] You lay nothing more.
               *[no] { $seat } lays nothing more.
            }
       *[other]
            { $you ->
                [yes] You lay a card face down.
               *[no] { $seat } lays a card face down.
            }
    }
event-dice = The dice: { $attacker } for the attacker, { $defender } for the defender.
event-revealed =
    { $ducats ->
        [none]
            { $you ->
                [yes] You reveal { $card }.
               *[no] { $seat } reveals { $card }.
            }
       *[other]
            { $you ->
                [yes] You reveal { $card } and pay { phrase-ducats }.
               *[no] { $seat } reveals { $card } and pays { phrase-ducats }.
            }
    }
    .item =
        { $card-id ->
            [pikemen] { "" }
            [arquebusiers] { "" }
            [knights] { "" }
            [cannon] { "" }
            [swiss] { "" }
           *[other]
                { $ducats ->
                    [none] { $card }
                   *[other] { $card } ({ phrase-ducats })
                }
        }
    .list =
        { $you ->
            [yes] you reveal { $items }
           *[no] { $seat } reveals { $items }
        }
event-cancelled = Both sides have laid { $card }: neither has any effect.
    .clause = both { $card } cards cancel each other
event-countered =
    { $you ->
        [yes] You counter with { $card }: neither has any effect.
       *[no] { $seat } counters with { $card }: neither has any effect.
    }
    .clause =
        { $you ->
            [yes] you counter { $card }
           *[no] { $seat } counters { $card }
        }
event-betrayed = The defender’s Traitor has done his work: the attacker loses { $card }.
    .clause = the Traitor costs the attacker { $card }
event-condottiere_die =
    { $face ->
        [0]
            { $you ->
                [yes] Your Condottiere flees.
               *[no] The Condottiere of { $seat } flees.
            }
        [1]
            { $you ->
                [yes] Your Condottiere is ready to betray you.
               *[no] The Condottiere of { $seat } is ready for betrayal.
            }
       *[other]
            { $you ->
                [yes] Your Condottiere fights with { $points }.
               *[no] The Condottiere of { $seat } fights with { $points }.
            }
    }
    .clause =
        { $face ->
            [0]
                { $you ->
                    [yes] your Condottiere flees
                   *[no] the Condottiere of { $seat } flees
                }
            [1]
                { $you ->
                    [yes] your Condottiere is ready for betrayal
                   *[no] the Condottiere of { $seat } is ready for betrayal
                }
           *[other] { "" }
        }
event-bought_back =
    { $you ->
        [yes] You buy the Condottiere of { $loser } over for { phrase-ducats }.
       *[no] { $seat } buys the Condottiere of { $loser } over for { phrase-ducats }.
    }
    .clause =
        { $you ->
            [yes] you buy it over from { $loser } for { phrase-ducats }
           *[no] { $seat } buys it over from { $loser } for { phrase-ducats }
        }
event-signed =
    { $you ->
        [yes] A Sign of God: your { $card } counts double.
       *[no] A Sign of God: { $card } of { $seat } counts double.
    }
    .clause =
        { $you ->
            [yes] a Sign of God doubles your { $card }
           *[no] a Sign of God doubles { $card } of { $seat }
        }
event-attack_strength =
    { $you ->
        [yes] Your attack: { $total } ({ $lines }).
       *[no] Attack of { $seat }: { $total } ({ $lines }).
    }
    .clause = attack { $total } ({ $lines })
event-defence_strength =
    { $you ->
        [yes] Your defence: { $total } ({ $lines }).
       *[no] Defence of { $seat }: { $total } ({ $lines }).
    }
    .clause = defence { $total } ({ $lines })
event-result =
    { $result-id ->
        [attacker]
            { $you ->
                [yes] You take { $city } from { $defender }, { $attack } to { $defence }.
               *[no] { $seat } takes { $city } from { $defender }, { $attack } to { $defence }.
            }
        [defender] { $defender } holds { $city }, { $attack } to { $defence }.
       *[tie] A tie, { $attack } to { $defence }: { $defender } holds { $city }, and both sides lose their troops.
    }
    .clause =
        { $result-id ->
            [attacker]
                { $you ->
                    [yes] you take { $city } from { $defender }
                   *[no] { $seat } takes { $city } from { $defender }
                }
            [defender] { $defender } holds { $city }
           *[tie] with a tie { $defender } holds { $city }
        }
event-retreated =
    { $free ->
        [0]
            { $you ->
                [yes] Your Retreat saves { $card }.
               *[no] The Retreat of { $seat } saves { $card }.
            }
       *[other]
            { $you ->
                [yes] The power of your state saves { $card }, without a Retreat.
               *[no] The power of { $seat } saves { $card }, without a Retreat.
            }
    }
    .clause =
        { $free ->
            [0]
                { $you ->
                    [yes] your Retreat saves { $card }
                   *[no] a Retreat of { $seat } saves { $card }
                }
           *[other]
                { $you ->
                    [yes] your power saves { $card }
                   *[no] the power of { $seat } saves { $card }
                }
        }
event-troops_lost =
    { $you ->
        [yes] You lose { $cards }.
       *[no] { $seat } loses { $cards }.
    }
    .clause =
        { $you ->
            [yes] you lose { $cards }
           *[no] { $seat } loses { $cards }
        }
event-troops_kept =
    { $locked ->
        [0]
            { $you ->
                [yes] You take { $cards } back into your hand.
               *[no] { $seat } takes { $cards } back.
            }
       *[other]
            { $you ->
                [yes] { $cards }: yours, face up until your combat turn ends.
               *[no] { $cards } of { $seat } lie face up until the combat turn ends.
            }
    }
    .clause =
        { $locked ->
            [0]
                { $you ->
                    [yes] you take back { $cards }
                   *[no] { $seat } takes back { $cards }
                }
           *[other]
                { $you ->
                    [yes] you keep { $cards } face up until your combats end
                   *[no] { $seat } keeps { $cards } face up until the combats end
                }
        }
event-troops_returned =
    { $you ->
        [yes] Back into your hand: { $cards }.
       *[no] Back into the hand of { $seat }: { $cards }.
    }
    .clause =
        { $you ->
            [yes] take { $cards } back
           *[no] takes { $cards } back
        }

## Diplomacy

event-offer =
    { $give_city-id ->
        [none]
            { $you ->
                [yes] You ask { $to } for { phrase-ask }.
               *[no] { $seat } asks { $to } for { phrase-ask }.
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] You offer { $to } { $give_city } for { $ask_city }.
                               *[no] { $seat } offers { $to } { $give_city } for { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] You offer { $to } { $give_city } for { $ask_city } and { phrase-ask }.
                               *[no] { $seat } offers { $to } { $give_city } for { $ask_city } and { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] You offer { $to } { $give_city } and { phrase-give } for { $ask_city }.
                       *[no] { $seat } offers { $to } { $give_city } and { phrase-give } for { $ask_city }.
                    }
            }
    }
event-offer_refused =
    { $you ->
        [yes] You refuse the offer of { $from }.
       *[no] { $seat } refuses the offer of { $from }.
    }
    .clause =
        { $you ->
            [yes] you refuse
           *[no] { $seat } refuses
        }
event-deal =
    { $give_city-id ->
        [none]
            { $give_ducats ->
                [0]
                    { $you ->
                        [yes] { $to } gives you { phrase-ask }.
                       *[no] { $to } gives { $seat } { phrase-ask }.
                    }
               *[other]
                    { $you ->
                        [yes] You give { $to } { phrase-give }.
                       *[no] { $seat } gives { $to } { phrase-give }.
                    }
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] You and { $to } swap { $give_city } for { $ask_city }.
                               *[no] { $seat } and { $to } swap { $give_city } for { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] You give { $to } { $give_city } for { $ask_city } and { phrase-ask }.
                               *[no] { $seat } gives { $to } { $give_city } for { $ask_city } and { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] You give { $to } { $give_city } and { phrase-give } for { $ask_city }.
                       *[no] { $seat } gives { $to } { $give_city } and { phrase-give } for { $ask_city }.
                    }
            }
    }
    .clause = it is agreed
event-scored =
    { $you ->
        [yes]
            { $points ->
                [one] You score { $points } point for { phrase-named-provinces } and { phrase-artists }{ phrase-housed }, { $total } in all, and collect { phrase-ducats }{ phrase-paid }, { $purse } in all.
               *[other] You score { $points } points for { phrase-named-provinces } and { phrase-artists }{ phrase-housed }, { $total } in all, and collect { phrase-ducats }{ phrase-paid }, { $purse } in all.
            }
       *[no]
            { $points ->
                [one] { $seat } scores { $points } point for { phrase-named-provinces } and { phrase-artists }{ phrase-housed }, { $total } in all, and collects { phrase-ducats }{ phrase-paid }, { $purse } in all.
               *[other] { $seat } scores { $points } points for { phrase-named-provinces } and { phrase-artists }{ phrase-housed }, { $total } in all, and collects { phrase-ducats }{ phrase-paid }, { $purse } in all.
            }
    }
phrase-paid =
    { $paid-id ->
        [none] { "" }
       *[some] { " " }({ $paid })
    }
phrase-housed =
    { $housed-size ->
        [0] { "" }
       *[other] { " " }({ $housed })
    }
event-points_counted =
    { $you ->
        [yes] You come to { phrase-points }: { $sources }.
       *[no] { $seat } comes to { phrase-points }: { $sources }.
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-hands_returned = All hands go back into the deck, unseen.
event-game_over = The six turns are over.

## Questions

prompt-setup-nation = Which state do you play?
prompt-setup-choice = Which of these cities is yours at the start?
prompt-setup-rampart = On which of your cities does your rampart stand?
prompt-setup-palace = On which of your cities does your palace stand?
prompt-setup-extra = You may put one more garrison on a free city. On which?
prompt-turn-return = { phrase-year }: you have no city left. To which of your start cities do you return?
prompt-turn-vote =
    { $stance ->
        [0] { phrase-year }: do you vote for peace or for war?
       *[other] { phrase-year }: in which battles are you stronger this turn?
    }
prompt-turn-show_stance = { phrase-year }: show your stance.
prompt-turn-show_vote = { phrase-year }: show your vote.
prompt-turn-buy = { phrase-year }: what do you buy? The cards come last and end your purchase.
prompt-turn-act = { phrase-year }: your combat turn. What do you do?
prompt-expansion-target =
    { $round ->
        [1] First expansion: which free city do you take?
       *[other] Second expansion: which free city do you take?
    }
prompt-expansion-source = { $city }: where does the garrison come from?
prompt-looters-target = Which city do your looters plunder?
prompt-ambassador-bribe = Bribery: which city do you try to buy?
prompt-ambassador-neglect = Poor upkeep: which city loses a level of fortification?
prompt-marriage-city = Which city does the marriage bring you?
prompt-palace-guest = An artist or a banker, and in which palace?
prompt-lure-to = To which of your palaces do you lure an artist?
prompt-lure-from = Which artist do you try to lure to { $city }?
prompt-battle-target = Which city do you attack?
prompt-battle-source = { $city }: from where do you attack, and how?
prompt-battle-sell = { $attacker } attacks { $target } ({ $defender }). Do you offer { $buyer } a Condottiere?
prompt-battle-show_offer = Show { $buyer } your offer of a Condottiere.
prompt-battle-hire = { $target }: { $seller } offers you a Condottiere. Do you hire him?
prompt-battle-attack_unit_1 = Attack on { $target } ({ $defender }): which troops do you lay first?
prompt-battle-attack_unit_2 = Attack on { $target } ({ $defender }): which troops do you lay second?
prompt-battle-attack_red = Attack on { $target } ({ $defender }): do you lay a red card?
prompt-battle-defend_unit = { $attacker } attacks { $target }: which troops do you lay?
prompt-battle-defend_red = { $attacker } attacks { $target }: do you lay a red card?
prompt-battle-reveal = { $target }: turn your card up.
prompt-battle-counter = { $target } ({ phrase-totals }): { $attacker } has laid { $card }. Do you counter with the same card?
prompt-battle-buy_back = { $target } ({ phrase-totals }): a Condottiere of your opponent would change sides. Do you buy him?
prompt-battle-sign = { $target } ({ phrase-totals }): do you play a Sign of God?
prompt-battle-retreat = { $target } ({ phrase-totals }): your troops are about to be lost. Do you save some with a Retreat?
prompt-offer-floor =
    { $spoken ->
        [0] You may make an offer before the others go on.
       *[other] You may make one more offer before the others go on.
    }
prompt-offer-partner = An offer: to whom?
prompt-offer-give_city = An offer to { $to }: which of your cities do you give?
prompt-offer-ask_city = An offer to { $to }: which city do you want for { $give_city }?
prompt-offer-ducats =
    { $give_city-id ->
        [none] An offer to { $to }: how many ducats do you give or ask for?
       *[other] An offer to { $to }: { $give_city } for { $ask_city }. Are there ducats on top?
    }
prompt-offer-answer =
    { $give_city-id ->
        [none] { $from } asks you for { phrase-ask }. Do you agree?
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0] { $from } offers { $give_city } for your { $ask_city }. Do you agree?
                       *[other] { $from } offers { $give_city } for your { $ask_city } and { phrase-ask }. Do you agree?
                    }
               *[other] { $from } offers { $give_city } and { phrase-give } for your { $ask_city }. Do you agree?
            }
    }

## Choices

action-nation = { $nation }
action-garrison = A garrison on { $city }
action-return = Return to { $city } with { $gain }
action-stance =
    { $stance-id ->
        [attack] In attack
       *[defence] In defence
    }
action-show_stance = Show: { $stance }
action-vote =
    { $vote-id ->
        [peace] Vote for peace
       *[war] Vote for war
    }
action-show_vote = Show: { $vote }
action-rampart =
    { $cost-id ->
        [none] A rampart on { $city }
       *[some] A rampart in { $city } for { $cost }
    }
action-castle =
    { $cost-id ->
        [none] A castle in { $city } (which makes it a fortress)
       *[some] A castle in { $city } for { $cost } (which makes it a fortress)
    }
action-palace =
    { $cost-id ->
        [none] A palace on { $city }
       *[some] A palace in { $city } for { $cost }
    }
action-cards =
    { $count ->
        [0] No cards; the purchase is over
       *[other]
            { $cost-id ->
                [none] { amount-cards }; the purchase is over
               *[some] { $gain } for { $cost }; the purchase is over
            }
    }
action-expand = Take { $city }
action-target = Attack { phrase-held }
action-road = From { $city }, by road
action-sea = From { $city }, by sea
action-raid_from = Ride from { $city }
action-attack = Attack a city
action-looters = Play { card-looters }
action-free_looters = Send looters, by the power of Spain
action-ambassador = Play { card-ambassador }
action-marriage =
    { $cost-id ->
        [none] Play { card-marriage }
       *[some] Play { card-marriage } for { $cost }
    }
action-raid = Play { card-raid }
action-artist_or_banker = Play { card-artist_or_banker }
action-lure = Lure an artist, by the power of Florence
action-end = End the combat turn
action-loot =
    { $level-id ->
        [free] Plunder { $city } (free; { $gain }, it cannot fail)
        [fortress] Plunder { phrase-held }
       *[other] Plunder { $city } ({ $owner }, { $level }; { $gain }, roll more than { $more_than })
    }
action-bribe = Bribe { $city } ({ $owner }, { $level }; roll more than { $more_than })
action-neglect = { phrase-held }
action-marry = Marry into { phrase-held }
action-artist = An artist for the palace of { $city }
action-banker = A banker in { $city }: { $gain }
action-lure_to = To the palace of { $city }
action-lure_from = { $artist } from { $city } ({ $owner }, { $level })
action-answer =
    { $answer-id ->
        [pass] Offer nothing
       *[offer] Offer a Condottiere
    }
action-show_offer = Show the offer
action-hire_unit =
    { $cost-id ->
        [none] Hire the Condottiere of { $seller } as troops
       *[some] Hire the Condottiere of { $seller } as troops for { $cost }
    }
action-hire_red =
    { $cost-id ->
        [none] Hire the Condottiere of { $seller } as red card
       *[some] Hire the Condottiere of { $seller } as red card for { $cost }
    }
action-refuse_sale = Do not hire the Condottiere of { $seller }
action-lay =
    { $free ->
        [1] Lay { $card }, free by the power of Milan
       *[other]
            { $cost-id ->
                [some] Lay { $card } for { $cost }
               *[none]
                    { $card-id ->
                        [none] Lay nothing
                       *[other]
                            { $points ->
                                [0] Lay { $card }
                               *[other] Lay { $card } ({ $points })
                            }
                    }
            }
    }
action-reveal = Reveal { $card }
action-counter = Counter with { $card }
action-buy_back =
    { $cost-id ->
        [none] Buy him
       *[some] Buy him for { $cost }
    }
action-sign = Double { $card } (+{ $points })
action-retreat = Save { $card } with a Retreat
action-free_retreat = Save { $card }, free by the power of Naples
action-speak = Make an offer
action-to = To { $partner }
action-give_city = Give { phrase-held }
action-ask_city = Ask for { phrase-held }
action-no_city = No cities, only ducats
action-give =
    { $count ->
        [one] Give { $count } ducat
       *[other] Give { $count } ducats
    }
action-ask =
    { $count ->
        [one] Ask for { $count } ducat
       *[other] Ask for { $count } ducats
    }
action-no_ducats = No ducats on top
action-withdraw = Say nothing after all
action-accept = Accept
action-pass = Pass
action-refuse = Refuse
action-quiet = Don’t ask me in battles any more
action-listen = Ask me in battles again

## Headings over long lists of choices

group-rampart = Ramparts
group-castle = Castles
group-palace = Palaces
group-cards = Cards
group-road = By road
group-sea = By sea

## What a choice would do

effect-keeps = You keep { $kept }.
effect-reserved = { $ducats } are kept back for their pay.
effect-points_won =
    { $artist-id ->
        [none]
            { $points ->
                [one] { $province } would be complete: { $points } point at the next scoring.
               *[other] { $province } would be complete: { $points } points at the next scoring.
            }
       *[other]
            { $points ->
                [one] { $artist } would work for you: { $points } point at the next scoring.
               *[other] { $artist } would work for you: { $points } points at the next scoring.
            }
    }
effect-points_lost =
    { $artist-id ->
        [none]
            { $points ->
                [one] { $province } would no longer be complete: you lose { $points } point of the next scoring.
               *[other] { $province } would no longer be complete: you lose { $points } points of the next scoring.
            }
       *[other]
            { $points ->
                [one] You lose { $artist }, and { $points } point of the next scoring.
               *[other] You lose { $artist }, and { $points } points of the next scoring.
            }
    }
effect-points_taken =
    { $artist-id ->
        [none]
            { $points ->
                [one] { $seat } would lose { $points } point for { $province }.
               *[other] { $seat } would lose { $points } points for { $province }.
            }
       *[other]
            { $points ->
                [one] { $seat } would lose { $points } point for { $artist }.
               *[other] { $seat } would lose { $points } points for { $artist }.
            }
    }
effect-defence = Its walls then count { $count } in a defence.
effect-income = The city then brings { $sum } a turn.
effect-totals = That makes attack { $attack } against defence { $defence }.
effect-totals_between = As far as one can see: attack { $attack_low } to { $attack_high }, defence { $defence_low } to { $defence_high }.

## Why not

reason-too_poor =
    { $have ->
        [0] That takes { phrase-need }, and you have none to spend.
       *[other] That takes { phrase-need }, and you have only { $have } to spend.
    }
reason-no_figure =
    { $figure-id ->
        [rampart] There is no rampart left in the supply.
        [castle] There is no castle left in the supply.
       *[palace] There is no palace left in the supply.
    }
reason-hand_full = You have { $hand } cards, and after buying you may hold no more than { $limit }.
reason-no_attack_left = In peace one attack is all, and you have made it.
reason-too_few_units =
    { $have ->
        [0] An attack takes { $need } troop cards or Condottieri that you can pay, and you have none.
       *[other] An attack takes { $need } troop cards or Condottieri that you can pay, and you have only { $have }.
    }
reason-no_target = There is no city for that within your reach.
reason-power_used = You have used the power of your state this turn.
reason-no_palace_free = There is no palace for that now.
reason-no_garrison_left = You have no garrison token left for another city.
reason-married = You have married into this player’s family this turn and may not attack him.
reason-attacked_before = You have attacked this city already in this combat turn.
reason-attacked_owner = You have attacked { $owner } this turn, and no marriage follows an attack.
reason-already_pillaged = { $city } has been plundered already this turn.
reason-fortress_holds = A fortress counts { $strength }: a die of { $die } is not more.
reason-holds_palace = { $city } has a palace and does not change hands that way.
reason-fortified =
    { $level-id ->
        [rampart] { $city } has a rampart; a marriage brings only a city with a bare garrison.
       *[other] { $city } is a fortress; a marriage brings only a city with a bare garrison.
    }
reason-must_defend = You must lay troops as long as you have any.
reason-source_used = { $city } has been the source of an attack already in this turn.
reason-newly_won = { $city } was won in this combat turn: no attack starts there yet.
reason-expanded_before = { $city } was the source of your other expansion.
reason-units_must_follow = You could not fill the places for troops as you have to. Troops are laid from weak to strong, Condottieri last.
reason-not_held = You do not have the card for that.
reason-wrong_level = Only cities of equal fortification are swapped.
reason-swapped_already = This city has been swapped already this turn.
reason-nothing_offered = An offer must offer something, or ask for it.

## Score

score-turn = { phrase-year }: { phrase-provinces }, { phrase-artists }
tie-ducats = More ducats win
tie-ramparts = More ramparts win
tie-fortresses = More fortresses win
source-artists = Artists
source-provinces = Complete provinces

## The table in text

table-roads = Roads from your cities
table-map = Italy (▲ mountain, ≈ marsh, p port; 2 garrison, 4 rampart, 6 fortress)
table-states = The states
table-hand = Your hand
table-seen = Known of others’ hands
table-battle = Battle
table-offer = Offer
table-supply = Supply
table-order = Order
table-deck = Deck
table-discards = Discards
table-ramparts = Ramparts
table-castles = Castles
table-palaces = Palaces
table-cities = Cities
table-ducats = Ducats
table-cards = Cards
table-artists = Artists
table-points = Points
table-nation = State
table-palace = palace
table-pillaged = plundered
table-attack = Attack
table-defence = Defence
table-die = die
table-stance = Swiss stance
table-sum = total
table-hidden = face down
table-locked = Won troops, until the end of the combat turn
table-gives = gives
table-fortification = fortification
table-terrain = terrain
table-landing = landing
table-engineer = { card-engineer }

## On the board

label-map = Italy
label-lens = What the map shows
label-lens_decision = Decision
label-lens_provinces = Provinces
label-lens_defence = Defence
label-lens_income = Income
label-show_map = Map
label-show_battle = Battle
label-own_cards = Your battle cards
label-deck = deck { $count }, discarded { $discarded }; hands are thrown away when the turn ends
label-no_cards = You hold no cards.
label-won = won
label-die = die
label-effect_condottiere = a die; flees or betrays
label-effect_engineer = lowers walls, or adds to them
label-effect_traitor = no walls; or no best troops
label-effect_sign_of_god = doubles one troop card
label-effect_retreat = saves one troop card
label-effect_looters = ducats from a city
label-effect_ambassador = two dice decide
label-effect_marriage = a city for a dowry
label-effect_raid = attack a far city
label-effect_artist_or_banker = artist, or ducats
label-sea_ligure = Mar Ligure
label-sea_adriatico = Mare Adriatico
label-sea_tirreno = Mar Tirreno
label-sea_ionio = Mar Ionio
label-supply = left in the supply
label-closed = out of this game
label-free = free
label-yours = yours
label-port = port
label-defence = defence { $road }{ $sea ->
        [-1] {""}
       *[other] , by sea { $sea }
    }
label-palace_empty = an empty palace
label-palace_artist = palace of { $artist }
label-pillaged = plundered: no income this turn
label-battle = { $source } attacks { $target }
label-stage_sale_to_attacker = Sale
label-stage_attack = Attack cards
label-stage_sale_to_defender = Sale
label-stage_defence = Defence cards
label-stage_reveal = Dice
label-stage_red_cards = Red cards
label-stage_condottieri = Condottieri
label-stage_signs = Sign of God
label-stage_result = Retreat
label-attacks = attacks
label-defends = defends
label-cards_left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
label-unknown_card = a card face down
label-sum_attack = attack
label-sum_defence = defence
label-sums_now = attack : defence
label-sums_then = with this choice
label-face_down = face down
label-changed_sides = changed sides
label-doubled = doubled
label-bought = hired
label-sold_by = from { $seller }
label-must_lay = must lay troops
label-may_lay = may lay one
label-nothing_laid = nothing
label-fled = its Condottiere fled
label-ballots = The ballots
label-ballots_note = below, what each has voted before
label-sealed = sealed
label-choosing = choosing
label-your_provinces = Your provinces
label-provinces_of = Provinces of { $seat }
label-complete = { $count } complete, +{ $points } RP
label-held = { $held } of { $of }
label-lacks = lacks { $city } ({ $holder })
label-rivals = Rivals one city short
label-needs = needs { $city }
label-income = income of the turn
label-if_scored = points if scored now
label-no_troops = no troops in hand
label-some_no_troops = at least { $count } are no troops
label-phase_vote = Vote
label-phase_cards = Cards
label-phase_purchases = Purchases
label-phase_order = Order
label-phase_expansion = Expansion
label-phase_combats = Combats
label-status = Turn { $turn }, { $state }
label-terrain_mountain = mountain
label-terrain_marsh = marsh

# What is reconstructed in the component file, and what a changed value does.
data-map-roads = Roads of the map
    .about = From where a city can be attacked, entered or married into by land.
data-battle_cards = Numbers of each battle card
    .about = What is left in the deck, and how likely a hand is; bots count with it.
data-map-cities-terrain = Terrain of the cities
    .about = What a defender adds in mountains, marshes and behind rivers.
data-map-cities-port = Ports
    .about = Which cities can be reached, attacked and supplied by sea.
data-map-provinces = Cities of the provinces
    .about = What must be held together to score a province.
data-condottiere_die = Faces of the condottiere’s die
    .about = How strong a condottiere is, and how often he runs or changes sides.
data-scenarios = Order of play in the scenarios
    .about = Who acts first in the first turn of a scenario.
data-rules = Free cities, and who gets a dowry
    .about = How strong a city without an owner is, and who is paid for a marriage.
data-artists = Artists
    .about = Which of the tokens is Savonarola; the others differ by name alone.
data-money = Coins
    .about = How ducats are counted out; there are always enough.

label-attack_road = { $city } from { $source }
label-attack_sea = { $city } by sea from { $source }
label-attack = Attack { $city }
label-then_lay = then lay your cards
label-end_turn = End my turn
label-lay = Lay { $card }
label-no_change = no province changes
label-completes = completes { $what }
label-gains = brings you { $what }
label-loses = { $seat } loses { $what }
label-you_lose = you lose { $what }
label-points_of = { $seat }: { $points } RP
label-against = against { $strength }
label-attacks_allowed = { $limit ->
        [-1] { $state }: no limit of attacks
       *[other] { $state }: { $made } of { $limit } attacks made
    }
label-fold_no_change = { $count ->
        [one] { $count } other city
       *[other] { $count } other cities
    }
label-fold_loot_rampart = { $count ->
        [one] { $count } city behind a rampart
       *[other] { $count } cities behind ramparts
    }
label-fold_loot_garrison = { $count ->
        [one] { $count } garrison
       *[other] { $count } garrisons
    }
label-fold_loot_free = { $count ->
        [one] { $count } free city
       *[other] { $count } free cities
    }
label-fold_raid_from = { $count ->
        [one] { $count } city to ride from
       *[other] { $count } cities to ride from
    }
label-ask_act = Attack, play a card, or end
label-ask_buy = Build, then buy cards
label-legend_attack = you may attack
label-legend_choose = you may choose
label-legend_build = you may build here
label-legend_free = free city by road
label-legend_sea = by sea
label-legend_defence = defence before cards and die
label-legend_die = die you need; else { $die }+
label-legend_point = completes a province
label-legend_palace = palace: outline empty, solid with artist
label-legend_complete = complete, scores
label-legend_begun = dashed: begun, and by whom
label-legend_income = ducats at the end of the turn
label-turn = Turn { $turn }
label-phase_scoring = Scoring
label-scores = Scores
label-scores_note = { $province } RP a complete province, { $artist } RP an artist in a palace
label-col_provinces = provinces
label-col_artists = artists
label-col_income = income
label-col_ducats = ducats
label-col_rp = RP
label-go_on = Go on
label-see_scores = Scores
label-see_ballots = Ballots
label-year_brings = { $year } brings you { $points } RP
label-turn_brings = Turn { $turn } brings you { $points } RP
label-ballots_open = The ballots are open
label-votes_counted = war { $war }, peace { $peace }
label-votes_sealed = { $sealed } of { $of } sealed; opened together; war needs { $needed }
label-sealed_as = sealed: { $state }
label-vote_cards = { $count ->
        [one] { $count } card each
       *[other] { $count } cards each
    }
label-vote_ducats = { $count ->
        [0] no ducats
        [one] { $count } ducat each
       *[other] { $count } ducats each
    }
label-vote_attacks = { $limit ->
        [-1] attacks without limit
        [one] { $limit } attack each
       *[other] { $limit } attacks each
    }
label-vote_needs = war, if { $needed } of { $votes } votes want it
label-vote_buys = your { $ducats } ducats buy up to { $cards } cards
label-you_give = You give
label-you_ask = You ask
label-you_get = You get
label-no_city_yet = no city
label-swap_once = both cities cannot be swapped again this turn
label-gains_of = { $seat } completes { $what }
label-keep = { $ducats ->
        [one] you keep { $ducats } ducat
       *[other] you keep { $ducats } ducats
    }
label-bill = { $ducats ->
        [one] You have { $ducats } ducat.
       *[other] You have { $ducats } ducats.
    }
label-built_worth = { $defence ->
        [0] pays { $income }
       *[other] defence { $defence }, pays { $income }
    }
label-ground = { $points ->
        [0] { $mode }, { $terrain }: no bonus for the ground
       *[other] { $mode }, { $terrain }: the ground adds { $points }
    }
label-terrain_plain = plain
label-attacks_from = attacks from { $city }
label-defends_city = defends { $city }, { $level }
label-holds = { $city } holds.
label-falls = { $city } falls.
label-tie_holds = A tie would hold too.
label-open_yet = what is hidden decides
label-fate_attack_won = Won: troops lie open until the turn ends.
label-fate_attack_lost = Lost, or a tie: they are discarded; a Retreat saves one.
label-fate_defence_won = Held: troops return to the hand, seen by all.
label-fate_defence_lost = Lost, or a tie: they are discarded; a Retreat saves one.
label-keeps_cards = { $seat } keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $seen } seen, { $unseen } not.
label-copies = { $card }: { $own } yours, { $discarded } played, { $unseen } unseen.
label-lowered = lowered
label-troops = troops
label-red_card = red card
label-rolled = rolled { $points }
label-from_seat = from { $seat }
label-group_attack_road = Attack by road
label-group_attack_sea = Attack by sea
label-group_completes = Completes a province of yours
label-group_breaks = Breaks a province of a rival
label-group_no_change = Other cities
label-group_loot_rampart = Behind ramparts
label-group_loot_garrison = Garrisons
label-group_loot_free = Free cities
label-other_troops = Choose other troops first
label-chosen_first = chosen
label-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
label-walls_lowered = { $levels ->
        [one] walls −{ $levels } level
       *[other] walls −{ $levels } levels
    }
label-walls_count = { $level } { $whole } counts { $now }
label-sign_doubles = { $points } becomes { $doubled }. { $verdict }
label-counter_both = both are discarded. { $verdict }
label-remark_round = { $round ->
        [1] 1st of 2 expansions
       *[other] 2nd of 2 expansions
    }
label-remark_source = not from there again this turn
label-remark_attack = { $attacker } attacks { $target }
label-remark_sums = attack { $attack }, defence { $defence }
label-ask_vote = Peace or war in { $year }?
label-ask_vote_turn = Peace or war in turn { $turn }?
label-ask_expand = Which free city do you take?
label-ask_bribe = Which city do you bribe?
label-ask_loot = Where do the Looters go?
label-ask_guest = Artist or Banker?
label-ask_sell = Sell { $buyer } a Condottiere?
label-ask_hire = Hire the Condottiere of { $seller }?
label-ask_first = Which troops attack?
label-ask_second = Which troops go with them?
label-ask_defend = Which troops defend?
label-ask_red = A red card with the troops?
label-ask_counter = Cancel the card “{ $card }”?
label-ask_buy_back = Buy the Condottiere who changes sides?
label-ask_sign = Play the Sign of God?
label-ask_retreat = Save a troop card?
label-result = { $state } in { $year }
label-result_turn = { $state } in turn { $turn }
label-legend_sealed = sealed, unseen by the others
label-whole_map = whole map
label-by_sea_from = By sea from { $source }
label-by_sea = By sea from { $count } ports
label-fold_landing = { $count ->
        [one] { $count } port, landing adds { $landing } to the defence
       *[other] { $count } ports, landing adds { $landing } to the defence
    }
label-from_two = { $city } from { $one } or { $other }
label-from_cities = { $city } from { $count } cities
label-from_ports = { $city } from { $count } ports
label-fold_expand_more = { $count ->
        [one] { $count } more port
       *[other] { $count } more ports
    }
label-fold_of_seat = { $count ->
        [one] { $seat }, { $count } city
       *[other] { $seat }, { $count } cities
    }
label-figure_rampart = Rampart
label-figure_castle = Castle on a rampart
label-figure_palace = Palace
label-own_cities = { $count } of your cities
label-where_left = { $where }; { $left } left
label-ends_price = price
label-ends_each = { $ducats ->
        [one] { $ducats } ducat each
       *[other] { $ducats } ducats each
    }
label-ends_defence = provinces, defence
label-ends_sails = { $count } a turn
label-group_build = Build
label-group_buy_cards = Then cards, all at once
label-group_expand_road = By road
label-group_expand_sea = By sea
label-group_expand_more = By sea
label-offer_back = Refuse and offer back
label-offers_left = { $count ->
        [one] { $count } offer left for now
       *[other] { $count } offers left for now
    }
label-built_rampart = Rampart in { $city }
label-built_castle = Castle in { $city }
label-built_palace = Palace in { $city }
label-bill_cards = { $count ->
        [one] { $count } card, hand of { $hand }
       *[other] { $count } cards, hand of { $hand }
    }
label-bill_total = { $ducats ->
        [one] { $ducats } ducat, you keep
       *[other] { $ducats } ducats, you keep
    }
label-remark_buyer = { $place } of { $of } buyers
label-vote_order = buying order: { $who }
label-remark_offer = offer from { $seat }
label-ends_die = die needed
label-take = Take { $city }
label-do_loot = Plunder { $city }
label-do_bribe = Bribe { $city }
label-rolls = rolls a die: { $die } or more
label-loot_free = always works
label-loot_many = income of the owner −{ $ducats }
label-loot_owned = { $level }, income of { $seat } −{ $ducats }
label-card_worth = { $points ->
        [one] { $points } point for certain
       *[other] { $points } points for certain
    }
label-choose_card = choose a card

## What an estimate of a position counts, as it stands after “for”

weight-province_now = whole provinces this turn
weight-province_later = whole provinces in later scorings
weight-artist_now = artists this turn
weight-artist_later = artists in later scorings
weight-part = parts of disputed provinces
weight-open_part = parts of provinces whose rest is free
weight-city = cities held
weight-level = fortifications
weight-empty_palace = palaces without an artist
weight-ducat = ducats
weight-card = cards in hand
weight-combat_point = combat points in hand
weight-attack = the battle being fought
weight-wall = the walls of the city attacked

## The lists of the rules

column-card = Card
column-color = Colour
column-copies = Copies
column-effect = What it does
column-blue = blue
column-red = red
column-yellow = yellow
column-rout = rout
column-betrayal = betrayal
column-what = Purchase
column-price = Price
column-battle_card = Battle card
column-level = Level
column-strength = Strength
column-income = Income
column-loot = Loot
column-state = State
column-starts = Start cities
column-by_sea = Expansions by sea per turn
column-players = Players
column-states = States
column-closed = Closed provinces
column-province = Province
column-cities = Cities
column-city = City
column-terrain = Ground
column-plain = plain
column-mountain = mountain
column-marsh = marsh
column-port = Port
column-roads = Roads to
column-yes = yes
column-cards = Cards
column-ducats = Ducats
column-attacks = Attacks
column-any = any number
column-or = or
