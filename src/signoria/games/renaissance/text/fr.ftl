### Renaissance en français. Les codes et leurs paramètres sont déclarés dans vocabulary.py ; les mots sont ceux du livret.
### $x se dit (un nom, une quantité), $x-id sert à choisir les mots, $x-about dit ce que fait la chose ;
### $you vaut « yes » quand celui qui lit est celui qui agit.

game-title = Renaissance
# On the card of the game, in a list of games.
card = Six puissances, un vote de guerre ou de paix, des batailles aux cartes cachées et des mercenaires.
    .time = 150 min
    .weight = exigeant
    .theme = L’Italie, de 1454 à 1494 : vous menez l’un de six États, votez la guerre ou la paix, prenez des villes et logez des artistes.
    .goal = À la fin de chaque tour, chaque province entière et chaque artiste vaut un point ; qui en a le plus gagne.

## Quantités

amount-ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
amount-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-die = dé { $count }
amount-stance = posture suisse { $count }
amount-pikemen = { card-pikemen } { $count }
amount-arquebusiers = { card-arquebusiers } { $count }
amount-knights = { card-knights } { $count }
amount-cannon = { card-cannon } { $count }
amount-swiss = { card-swiss } { $count }
amount-condottiere = { card-condottiere } { $count }
amount-fortification = fortification { $count }
amount-mountain = montagne { $count }
amount-marsh = marais { $count }
amount-landing = débarquement { $count }
amount-engineer = { card-engineer } { $count }
amount-from_provinces = { $count } pour les provinces complètes
amount-from_artists = { $count } pour les artistes
amount-garrisons = { $count } des garnisons
amount-ramparts = { $count } des remparts
amount-fortresses = { $count } des forteresses
amount-venice_pays = { $count } par le pouvoir de Venise
amount-pillaged =
    { $count ->
        [one] rien d’une ville pillée
       *[other] rien de { $count } villes pillées
    }

phrase-year = { NUMBER($year, useGrouping: 0) }
phrase-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
phrase-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
phrase-provinces =
    { $provinces ->
        [0] aucune province
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
        [0] aucun artiste
        [one] { $artists } artiste
       *[other] { $artists } artistes
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
        [free] { $city } (libre)
       *[other] { $city } ({ $owner }, { $level })
    }
phrase-totals = attaque { $attack }, défense { $defence }

## Les États et leurs pouvoirs facultatifs

nation-florence = Florence
    .about = une fois par tour, avec un palais sans artiste, tenter d’attirer un artiste logé chez un autre joueur : réussit sur { $from } ou plus
nation-genoa = Gênes
    .about = quand elle attaque, le défenseur n’a aucun bonus de terrain ni de débarquement
nation-naples = Naples
    .about = une Retraite gratuite par tour
nation-milan = Milan
    .about = un Condottiere gratuit par tour
nation-rome = Rome
    .about = son vote compte double
nation-venice = Venise
    .about = { $ducats } ducats de plus à la fin de chaque tour
nation-france = France
    .about = peut attaquer depuis les villes conquises pendant le même tour de combat
nation-spain = Espagne
    .about = des Pillards gratuits une fois par tour
nation-empire = Saint-Empire
    .about =
        { $cards ->
            [one] { $cards } carte de bataille de plus à la distribution
           *[other] { $cards } cartes de bataille de plus à la distribution
        }
nation-swiss = Suisse
    .about = { $points } de plus dans toutes ses batailles du tour, soit en attaque, soit en défense, selon l’annonce faite au vote

## Cartes de bataille, et ce qu’elles font

phrase-troops = des troupes de valeur { $points }

card-pikemen = Piquiers
    .about = { phrase-troops }
card-arquebusiers = Arquebusiers
    .about = { phrase-troops }
card-knights = Chevaliers
    .about = { phrase-troops }
card-cannon = Canon
    .about = { phrase-troops }
card-swiss = Régiment de Suisses
    .about = { phrase-troops }
card-condottiere = Condottiere
    .about = des mercenaires à la place de troupes ou d’une carte rouge, pour { $price } ducat ; un dé dit ce qu’ils valent, et ils peuvent fuir ou changer de camp pour { $ransom } ducat
card-engineer = Ingénieur
    .about = attaquant : la fortification compte un niveau de moins ; défenseur : { $points } de plus
card-traitor = Félon
    .about = attaquant : la fortification ne compte pas ; défenseur : l’attaquant perd ses meilleures troupes
card-sign_of_god = Signe de Dieu
    .about = une fois les cartes retournées, une de vos cartes de troupes ou un de vos Condottieri compte double
card-retreat = Retraite
    .about = le résultat connu, sauver une carte de troupes que vous perdriez
card-looters = Pillards
    .about = piller une ville qui n’est pas à vous : dépasser sa fortification au dé et prendre des ducats ; elle ne rapporte rien ce tour-ci
card-ambassador = Ambassadeur
    .about = lancer deux dés : jusqu’à { $bribery } corrompre une ville, jusqu’à { $upkeep } une ville perd un niveau, au-delà piocher { $cards } cartes
card-marriage = Mariage
    .about = pour { $price } ducats, recevoir la ville d’un autre joueur qui n’a ni rempart ni palais ; vous ne l’attaquez plus de ce tour
card-raid = Chevauchée
    .about = attaquer n’importe quelle ville d’un autre joueur, si loin soit-elle ; ni terrain ni débarquement ne l’aident
card-artist_or_banker = Artiste ou Banquier
    .about = un artiste pour un de vos palais, ou { $ducats } ducats d’un banquier qui y loge

## Artistes

artist-savonarola = Savonarole
artist-leonardo = Léonard de Vinci
artist-botticelli = Botticelli
artist-verrocchio = Verrocchio
artist-michelangelo = Michel-Ange
artist-raffaello = Raphaël
artist-bramante = Bramante
artist-mantegna = Mantegna
artist-bellini = Giovanni Bellini
artist-piero = Piero della Francesca
artist-ghirlandaio = Ghirlandaio
artist-donatello = Donatello

## Villes

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

## Comme on les appelle en français, là où la carte est expliquée

local_city-torino = Turin
local_city-nizza = Nice
local_city-saluzzo = Saluces
local_city-casale = Casal
local_city-confederazione_svizzera = Confédération suisse
local_city-milano = Milan
local_city-pavia = Pavie
local_city-lodi = Lodi
local_city-cremona = Crémone
local_city-genova = Gênes
local_city-savona = Savone
local_city-ajaccio = Ajaccio
local_city-cagliari = Cagliari
local_city-sassari = Sassari
local_city-piacenza = Plaisance
local_city-parma = Parme
local_city-brescia = Brescia
local_city-bergamo = Bergame
local_city-mantova = Mantoue
local_city-ferrara = Ferrare
local_city-modena = Modène
local_city-padova = Padoue
local_city-verona = Vérone
local_city-venezia = Venise
local_city-treviso = Trévise
local_city-udine = Udine
local_city-trento = Trente
local_city-trieste = Trieste
local_city-zara = Zadar
local_city-spalato = Split
local_city-ragusa = Dubrovnik
local_city-bologna = Bologne
local_city-ravenna = Ravenne
local_city-ancona = Ancône
local_city-urbino = Urbin
local_city-perugia = Pérouse
local_city-spoleto = Spolète
local_city-roma = Rome
local_city-viterbo = Viterbe
local_city-firenze = Florence
local_city-pistoia = Pistoia
local_city-pisa = Pise
local_city-lucca = Lucques
local_city-arezzo = Arezzo
local_city-siena = Sienne
local_city-piombino = Piombino
local_city-laquila = L’Aquila
local_city-benevento = Bénévent
local_city-potenza = Potenza
local_city-napoli = Naples
local_city-capua = Capoue
local_city-bari = Bari
local_city-taranto = Tarente
local_city-reggio = Reggio de Calabre
local_city-palermo = Palerme
local_city-messina = Messine
local_province-ducato_di_savoia = Duché de Savoie
local_province-marchesato_di_saluzzo_e_di_monferrato = Marquisats de Saluces et de Montferrat
local_province-confederazione_svizzera = Confédération suisse
local_province-ducato_di_milano = Duché de Milan
local_province-lombardia = Lombardie
local_province-heiliges_roemisches_reich = Saint-Empire romain germanique
local_province-abruzzo_basilicata = Abruzzes et Basilicate
local_province-regno_di_napoli = Royaume de Naples
local_province-calabria_puglia = Calabre et Pouilles
local_province-repubblica_di_genova = République de Gênes
local_province-corsica = Corse
local_province-sardegna = Sardaigne
local_province-emilia = Émilie
local_province-bresciano_e_mantovano = Pays de Brescia et de Mantoue
local_province-ducato_di_ferrara_e_modena = Duché de Ferrare et Modène
local_province-terraferma_veneta = Terre ferme vénitienne
local_province-repubblica_di_venezia = République de Venise
local_province-marca_trevigiana_e_friuli = Marche de Trévise et Frioul
local_province-dalmazia = Dalmatie
local_province-romagna = Romagne
local_province-marca_di_ancona = Marche d’Ancône
local_province-umbria = Ombrie
local_province-lazio = Latium
local_province-repubblica_di_firenze = République de Florence
local_province-aretino = Pays d’Arezzo
local_province-pisa_e_lucca = Pise et Lucques
local_province-repubblica_di_siena = République de Sienne
local_province-regno_di_sicilia = Royaume de Sicile

## Autres noms

level-free = libre
level-garrison = garnison
level-rampart = rempart
level-fortress = forteresse
figure-rampart = Rempart
figure-castle = Château
figure-palace = Palais
state-peace = Paix
state-war = Guerre
stance-attack = Attaque
stance-defence = Défense
mode-road = Par la route
mode-sea = Par mer
mode-raid = Chevauchée
embassy-corruption = Corruption
embassy-poor_upkeep = Mauvais entretien
embassy-outside_help = Aide extérieure
variant-without_naples = Sans Naples
variant-without_milan = Sans Milan
scenario-base = Le jeu de base
scenario-1494 = 1494 : le début des guerres d’Italie
scenario-1499 = 1499 : Louis XII
scenario-1515 = 1515 : le règne de François Ier
result-attacker = L’attaquant l’emporte
result-defender = Le défenseur l’emporte
result-tie = Égalité
hired-unit = Comme troupes
hired-red = Comme carte rouge
hired-none = Non engagé

slot-attacker_unit_1 = Premières troupes de l’attaquant
slot-attacker_unit_2 = Secondes troupes de l’attaquant
slot-attacker_red = Carte rouge de l’attaquant
slot-defender_unit = Troupes du défenseur
slot-defender_red = Carte rouge du défenseur
answer-pass = Non
answer-offer = Offrir

## Options

option-scenario = Scénario
    .about = le jeu de base, ou les nations et les villes de départ de 1494, 1499 ou 1515
option-variant = Quatre joueurs
    .about = l’État absent du jeu de base à quatre joueurs : Naples ou Milan
variant-random = Tiré au sort
option-powers = Pouvoirs des États
    .about = chaque État a une capacité qui lui est propre
option-diplomacy = Diplomatie
    .about = pas d’offres ; offres de celui qui doit décider ; ou offres de tous entre les batailles
diplomacy-off = Pas d’offres
diplomacy-windows = Offres de celui qui doit décider
diplomacy-free = Offres de tous entre les batailles
option-do_not_disturb = Ne pas déranger
    .about = chacun peut demander à ne plus être interrogé pendant les batailles
option-garrison_limit = Vingt garnisons
    .about = nul ne peut tenir plus de villes qu’il n’a de pions de garnison
option-nations = États
    .about = tirés au sort, choisis à tour de rôle, ou dans l’ordre de la liste
nations-random = Tirés au sort
nations-chosen = Choisis à tour de rôle
nations-listed = Dans l’ordre de la liste

## Ce qui arrive

event-variant_drawn =
    { $variant-id ->
        [without_naples] Le sort en décide : on joue sans Naples.
       *[without_milan] Le sort en décide : on joue sans Milan.
    }
event-nation_drawn =
    { $you ->
        [yes] Vous jouez { $nation }.
       *[no] { $seat } joue { $nation }.
    }
    .clause =
        { $you ->
            [yes] vous { $nation }
           *[no] { $seat } { $nation }
        }
event-place_drawn =
    { $you ->
        [yes]
            { $place ->
                [1] Tirage au sort : vous jouez en premier.
                [2] Vous jouez en deuxième.
                [3] Vous jouez en troisième.
                [4] Vous jouez en quatrième.
                [5] Vous jouez en cinquième.
               *[other] Vous jouez en sixième.
            }
       *[no]
            { $place ->
                [1] Tirage au sort : { $seat } joue en premier.
                [2] { $seat } joue en deuxième.
                [3] { $seat } joue en troisième.
                [4] { $seat } joue en quatrième.
                [5] { $seat } joue en cinquième.
               *[other] { $seat } joue en sixième.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $place ->
                    [1] vous en premier
                    [2] vous en deuxième
                    [3] vous en troisième
                    [4] vous en quatrième
                    [5] vous en cinquième
                   *[other] vous en sixième
                }
           *[no]
                { $place ->
                    [1] { $seat } en premier
                    [2] { $seat } en deuxième
                    [3] { $seat } en troisième
                    [4] { $seat } en quatrième
                    [5] { $seat } en cinquième
                   *[other] { $seat } en sixième
                }
        }
event-settled =
    { $you ->
        [yes] Vous placez une garnison à { $city }.
       *[no] { $seat } place une garnison à { $city }.
    }
    .clause =
        { $you ->
            [yes] vous à { $city }
           *[no] { $seat } à { $city }
        }
    .action = { $head } ; { $rest }.
phrase-figure =
    { $figure-id ->
        [rampart] un rempart
        [castle] un château
       *[palace] un palais
    }
event-built =
    { $ducats ->
        [none]
            { $you ->
                [yes] Vous placez { phrase-figure } à { $city }.
               *[no] { $seat } place { phrase-figure } à { $city }.
            }
       *[other]
            { $you ->
                [yes] Vous bâtissez { phrase-figure } à { $city } pour { phrase-ducats }.
               *[no] { $seat } bâtit { phrase-figure } à { $city } pour { phrase-ducats }.
            }
    }
    .item =
        { $you ->
            [yes] vous { phrase-figure } à { $city }
           *[no] { $seat } { phrase-figure } à { $city }
        }
    .list = { $items }
event-turn_begun = Le tour { $turn } commence : { phrase-year }.
    .heading = Tour { $turn }, { phrase-year }
event-phase_begun = { $phase }.
    .heading = { $phase }
phase-returns = Retours
phase-vote = Vote
phase-cards = Cartes
phase-purchases = Achats
phase-order = Ordre du tour
phase-expansion = Expansion
phase-combats = Combats
phase-scoring = Décompte
event-returned =
    { $you ->
        [yes] Vous revenez à { $city } avec { phrase-ducats }.
       *[no] { $seat } revient à { $city } avec { phrase-ducats }.
    }
event-stance =
    { $stance-id ->
        [attack]
            { $you ->
                [yes] Vous annoncez l’attaque, avec plus de force dans toutes vos attaques du tour.
               *[no] { $seat } annonce l’attaque, avec plus de force dans toutes ses attaques du tour.
            }
       *[defence]
            { $you ->
                [yes] Vous annoncez la défense, avec plus de force chaque fois qu’on vous attaque ce tour-ci.
               *[no] { $seat } annonce la défense, avec plus de force à chaque défense du tour.
            }
    }
event-voted =
    { $vote-id ->
        [peace]
            { $you ->
                [yes] Vous avez voté pour la paix.
               *[no] { $seat } a voté pour la paix.
            }
       *[war]
            { $you ->
                [yes] Vous avez voté pour la guerre.
               *[no] { $seat } a voté pour la guerre.
            }
    }
    .clause =
        { $vote-id ->
            [peace]
                { $you ->
                    [yes] vous pour la paix
                   *[no] { $seat } pour la paix
                }
           *[war]
                { $you ->
                    [yes] vous pour la guerre
                   *[no] { $seat } pour la guerre
                }
        }
phrase-war-votes =
    { $war_votes ->
        [0] sans aucune voix pour la guerre
        [one] avec { $war_votes } voix pour la guerre
       *[other] avec { $war_votes } voix pour la guerre
    }
event-political_state =
    { $state-id ->
        [peace] L’Italie est en paix, { phrase-war-votes } (il en faut la moitié).
       *[war] L’Italie est en guerre, { phrase-war-votes } (la moitié suffit).
    }
event-first_peace = Le premier tour est en paix ; personne ne vote.
event-dealing =
    { $ducats ->
        [0] Chacun reçoit { phrase-cards }.
       *[other] Chacun reçoit { phrase-cards } et { phrase-ducats }.
    }
event-purse =
    { $you ->
        [yes] Vous avez maintenant { phrase-ducats }.
       *[no] { $seat } a maintenant { phrase-ducats }.
    }
    .item = { phrase-ducats } pour { $seat }
    .list = ce qui fait en tout { $items }
event-drew_card =
    { $you ->
        [yes] Vous piochez « { $card } ».
       *[no] { $seat } pioche « { $card } ».
    }
    .item = « { $card } »
    .list =
        { $you ->
            [yes]
                { $same ->
                    [yes] piochez { $items }
                   *[no] vous piochez { $items }
                }
           *[no]
                { $same ->
                    [yes] pioche { $items }
                   *[no] { $seat } pioche { $items }
                }
        }
event-bought_cards =
    { $cards ->
        [0]
            { $you ->
                [yes] Vous n’achetez pas de cartes ({ phrase-left }).
               *[no] { $seat } n’achète pas de cartes ({ phrase-left }).
            }
       *[other]
            { $you ->
                [yes] Vous achetez { phrase-cards } pour { phrase-ducats } ({ phrase-left }).
               *[no] { $seat } achète { phrase-cards } pour { phrase-ducats } ({ phrase-left }).
            }
    }
phrase-left =
    { $left ->
        [0] il ne reste aucun ducat
        [one] il reste { $left } ducat
       *[other] il reste { $left } ducats
    }
event-reshuffled = La pioche est épuisée : la défausse, mélangée, en forme une nouvelle ({ phrase-cards }).
    .clause = la défausse forme une nouvelle pioche ({ phrase-cards })
event-expanded =
    { $way-id ->
        [none]
            { $you ->
                [yes] Vous faites votre seconde expansion, à { $city }.
               *[no] { $seat } fait sa seconde expansion, à { $city }.
            }
        [sea]
            { $you ->
                [yes] Vous vous étendez par mer de { $source } à { $city }.
               *[no] { $seat } s’étend par mer de { $source } à { $city }.
            }
       *[other]
            { $you ->
                [yes] Vous vous étendez par la route de { $source } à { $city }.
               *[no] { $seat } s’étend par la route de { $source } à { $city }.
            }
    }
event-not_expanded =
    { $round ->
        [1]
            { $could ->
                [0]
                    { $you ->
                        [yes] Vous ne pouvez pas vous étendre.
                       *[no] { $seat } ne peut pas s’étendre.
                    }
               *[other]
                    { $you ->
                        [yes] Vous ne vous étendez pas.
                       *[no] { $seat } ne s’étend pas.
                    }
            }
       *[other]
            { $could ->
                [0]
                    { $you ->
                        [yes] Vous ne pouvez pas vous étendre une seconde fois.
                       *[no] { $seat } ne peut pas s’étendre une seconde fois.
                    }
               *[other]
                    { $you ->
                        [yes] Vous ne faites pas de seconde expansion.
                       *[no] { $seat } ne fait pas de seconde expansion.
                    }
            }
    }
    .item = { $seat }
    .list =
        { $could ->
            [0]
                { $size ->
                    [one] { $items } non plus
                   *[other] { $items } non plus
                }
           *[other] { $items } non plus
        }
event-combat_turn =
    { $you ->
        [yes] Votre tour de combat commence.
       *[no] Le tour de combat commence pour { $seat }.
    }
    .heading =
        { $you ->
            [yes] vous
           *[no] { $seat }
        }
event-combats_ended =
    { $you ->
        [yes] Vous terminez vos combats.
       *[no] { $seat } termine ses combats.
    }
event-played =
    { $you ->
        [yes] Vous jouez « { $card } ».
       *[no] { $seat } joue « { $card } ».
    }
event-used_power =
    { $you ->
        [yes] Vous utilisez le pouvoir de votre État ({ $nation }).
       *[no] { $seat } utilise le pouvoir de son État ({ $nation }).
    }
event-looted =
    { $ducats ->
        [0]
            { $you ->
                [yes] { $city } : vos pillards font { $die } et repartent les mains vides.
               *[no] { $city } : les pillards envoyés par { $seat } font { $die } et repartent les mains vides.
            }
       *[other]
            { $you ->
                [yes] { $city } : vos pillards font { $die } et rapportent { phrase-ducats }.
               *[no] { $city } : les pillards envoyés par { $seat } font { $die } et rapportent { phrase-ducats }.
            }
    }
    .clause =
        { $ducats ->
            [0] { $city } ne rapporte rien, avec { $die } au dé
           *[other] { $city } rapporte { phrase-ducats }, avec { $die } au dé
        }
phrase-embassy =
    { $outcome-id ->
        [corruption] une ville peut être corrompue
        [poor_upkeep] une ville peut perdre un niveau de fortification
       *[outside_help] { phrase-cards } de la pioche
    }
event-embassy =
    { $you ->
        [yes] Votre ambassadeur fait { $roll }. { $outcome } : { phrase-embassy }.
       *[no] L’ambassadeur envoyé par { $seat } fait { $roll }. { $outcome } : { phrase-embassy }.
    }
    .clause = avec { $roll } aux dés, { $outcome } ({ phrase-embassy })
event-bribed =
    { $won ->
        [1]
            { $you ->
                [yes] { $city } ({ $loser }) est à vous : la corruption réussit avec { $die }.
               *[no] { $city } passe de { $loser } à { $seat } : la corruption réussit avec { $die }.
            }
       *[other]
            { $you ->
                [yes] { $city } ({ $loser }) ne s’achète pas : vous échouez avec { $die }.
               *[no] { $city } ({ $loser }) ne s’achète pas : { $seat } échoue avec { $die }.
            }
    }
    .clause =
        { $won ->
            [1] avec { $die }, { $city } passe de { $loser } à { $seat }
           *[other] avec { $die }, { $city } ({ $loser }) ne s’achète pas
        }
event-neglected =
    { $level ->
        [0]
            { $you ->
                [yes] Mauvais entretien, par vos soins : { $city } ({ $owner }) perd son rempart.
               *[no] Mauvais entretien, par les soins de { $seat } : { $city } ({ $owner }) perd son rempart.
            }
       *[other]
            { $you ->
                [yes] Mauvais entretien, par vos soins : { $city } ({ $owner }) perd son château, le rempart demeure.
               *[no] Mauvais entretien, par les soins de { $seat } : { $city } ({ $owner }) perd son château, le rempart demeure.
            }
    }
    .clause =
        { $level ->
            [0] { $city } ({ $owner }) perd son rempart
           *[other] { $city } ({ $owner }) perd son château
        }
event-married =
    { $you ->
        [yes] Par mariage, vous recevez { $city } de { $partner } pour { phrase-ducats }.
       *[no] Par mariage, { $seat } reçoit { $city } de { $partner } pour { phrase-ducats }.
    }
    .clause = { $city } passe de { $partner } à { $seat } pour { phrase-ducats }
event-artist =
    { $burnt ->
        [0]
            { $you ->
                [yes] { $artist } s’installe dans votre palais : { $city }.
               *[no] { $artist } s’installe au palais de { $city } ({ $seat }).
            }
       *[other]
            { $you ->
                [yes] { $artist } fait brûler votre palais : { $city }.
               *[no] { $artist } fait brûler le palais de { $city } ({ $seat }).
            }
    }
    .clause =
        { $burnt ->
            [0] { $artist } s’installe au palais de { $city }
           *[other] { $artist } fait brûler le palais de { $city }
        }
event-banker =
    { $you ->
        [yes] Un banquier de la place vous rapporte { phrase-ducats } : { $city }.
       *[no] Un banquier de la place rapporte { phrase-ducats } à { $seat } : { $city }.
    }
    .clause = un banquier à { $city } rapporte { phrase-ducats }
event-lured =
    { $won ->
        [1]
            { $you ->
                [yes] Vous faites { $die } : { $artist } quitte { $from } ({ $loser }) pour votre palais de { $city }.
               *[no] { $seat } fait { $die } : { $artist } quitte { $from } ({ $loser }) pour le palais de { $city }.
            }
       *[other]
            { $you ->
                [yes] Vous faites { $die } : { $artist } reste à { $from } ({ $loser }) et ne vient pas à { $city }.
               *[no] { $seat } fait { $die } : { $artist } reste à { $from } ({ $loser }) et ne vient pas à { $city }.
            }
    }
    .clause =
        { $won ->
            [1] avec { $die } au dé, { $artist } quitte { $from } ({ $loser }) pour { $city }
           *[other] avec { $die } au dé, { $artist } reste à { $from } ({ $loser }) et ne vient pas à { $city }
        }

## Batailles

event-attack =
    { $mode-id ->
        [road]
            { $you ->
                [yes] Vous marchez sur { $target } ({ $defender }) depuis { $source }.
               *[no] { $seat } marche sur { $target } ({ $defender }) depuis { $source }.
            }
        [sea]
            { $you ->
                [yes] Vous débarquez à { $target } ({ $defender }) depuis { $source }.
               *[no] { $seat } débarque à { $target } ({ $defender }) depuis { $source }.
            }
       *[raid]
            { $you ->
                [yes] Vous chevauchez jusqu’à { $target } ({ $defender }) depuis { $source }.
               *[no] { $seat } chevauche jusqu’à { $target } ({ $defender }) depuis { $source }.
            }
    }
event-offered_condottiere =
    { $you ->
        [yes] Vous offrez un Condottiere à { $to }.
       *[no] { $seat } offre un Condottiere à { $to }.
    }
event-offer_lapsed =
    { $you ->
        [yes] Votre offre d’un Condottiere vient trop tard.
       *[no] Le Condottiere offert par { $seat } vient trop tard.
    }
event-hired =
    { $as-id ->
        [unit]
            { $you ->
                [yes] Vous engagez comme troupes, pour { phrase-ducats }, le Condottiere offert par { $seller }.
               *[no] { $seat } engage comme troupes, pour { phrase-ducats }, le Condottiere offert par { $seller }.
            }
        [red]
            { $you ->
                [yes] Vous engagez comme carte rouge, pour { phrase-ducats }, le Condottiere offert par { $seller }.
               *[no] { $seat } engage comme carte rouge, pour { phrase-ducats }, le Condottiere offert par { $seller }.
            }
       *[none]
            { $you ->
                [yes] Vous n’engagez pas le Condottiere offert par { $seller }.
               *[no] { $seat } n’engage pas le Condottiere offert par { $seller }.
            }
    }
    .clause =
        { $as-id ->
            [unit]
                { $you ->
                    [yes] vous engagez pour { phrase-ducats } un Condottiere offert par { $seller }
                   *[no] { $seat } engage pour { phrase-ducats } un Condottiere offert par { $seller }
                }
            [red]
                { $you ->
                    [yes] vous engagez pour { phrase-ducats } un Condottiere offert par { $seller }
                   *[no] { $seat } engage pour { phrase-ducats } un Condottiere offert par { $seller }
                }
           *[none] { "" }
        }
event-laid =
    { $cards ->
        [0]
            { $you ->
                [yes] Vous ne posez rien de plus.
               *[no] { $seat } ne pose rien de plus.
            }
       *[other]
            { $you ->
                [yes] Vous posez une carte face cachée.
               *[no] { $seat } pose une carte face cachée.
            }
    }
event-dice = Les dés : { $attacker } pour l’attaquant, { $defender } pour le défenseur.
event-revealed =
    { $ducats ->
        [none]
            { $you ->
                [yes] Vous retournez « { $card } ».
               *[no] { $seat } retourne « { $card } ».
            }
       *[other]
            { $you ->
                [yes] Vous retournez « { $card } » et payez { phrase-ducats }.
               *[no] { $seat } retourne « { $card } » et paie { phrase-ducats }.
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
                    [none] « { $card } »
                   *[other] « { $card } » ({ phrase-ducats })
                }
        }
    .list =
        { $you ->
            [yes] vous révélez { $items }
           *[no] { $seat } révèle { $items }
        }
event-cancelled = Les deux camps ont posé « { $card } » : les deux cartes restent sans effet.
    .clause = les deux cartes « { $card } » s’annulent
event-countered =
    { $you ->
        [yes] Vous contrez avec « { $card } » : les deux cartes restent sans effet.
       *[no] { $seat } contre avec « { $card } » : les deux cartes restent sans effet.
    }
    .clause =
        { $you ->
            [yes] vous contrez « { $card } »
           *[no] { $seat } contre « { $card } »
        }
event-betrayed = Le Félon du défenseur a fait son œuvre : l’attaquant perd « { $card } ».
    .clause = le Félon fait perdre « { $card } » à l’attaquant
event-condottiere_die =
    { $face ->
        [0]
            { $you ->
                [yes] Votre Condottiere est en déroute.
               *[no] Déroute : le Condottiere abandonne { $seat }.
            }
        [1]
            { $you ->
                [yes] Votre Condottiere est prêt à vous trahir.
               *[no] Trahison : le Condottiere est prêt à quitter { $seat }.
            }
       *[other]
            { $you ->
                [yes] Votre Condottiere se bat avec { $points }.
               *[no] Le Condottiere se bat avec { $points } pour { $seat }.
            }
    }
    .clause =
        { $face ->
            [0]
                { $you ->
                    [yes] votre Condottiere est en déroute
                   *[no] le Condottiere de { $seat } est en déroute
                }
            [1]
                { $you ->
                    [yes] votre Condottiere est prêt à trahir
                   *[no] le Condottiere de { $seat } est prêt à trahir
                }
           *[other] { "" }
        }
event-bought_back =
    { $you ->
        [yes] Pour { phrase-ducats }, vous achetez le Condottiere de { $loser }, qui change de camp.
       *[no] Pour { phrase-ducats }, { $seat } achète le Condottiere de { $loser }, qui change de camp.
    }
    .clause =
        { $you ->
            [yes] vous l’achetez à { $loser } pour { phrase-ducats }
           *[no] { $seat } l’achète à { $loser } pour { phrase-ducats }
        }
event-signed =
    { $you ->
        [yes] Signe de Dieu : votre carte « { $card } » compte double.
       *[no] Signe de Dieu : « { $card } » compte double pour { $seat }.
    }
    .clause =
        { $you ->
            [yes] un Signe de Dieu double votre carte « { $card } »
           *[no] un Signe de Dieu double « { $card } » de { $seat }
        }
event-attack_strength =
    { $you ->
        [yes] Votre attaque : { $total } ({ $lines }).
       *[no] { $seat } attaque avec { $total } ({ $lines }).
    }
    .clause = attaque { $total } ({ $lines })
event-defence_strength =
    { $you ->
        [yes] Votre défense : { $total } ({ $lines }).
       *[no] { $seat } se défend avec { $total } ({ $lines }).
    }
    .clause = défense { $total } ({ $lines })
event-result =
    { $result-id ->
        [attacker]
            { $you ->
                [yes] Vous prenez { $city } à { $defender }, { $attack } contre { $defence }.
               *[no] { $seat } prend { $city } à { $defender }, { $attack } contre { $defence }.
            }
        [defender] { $defender } garde { $city }, { $attack } contre { $defence }.
       *[tie] Égalité, { $attack } contre { $defence } : { $defender } garde { $city }, et les deux camps perdent leurs troupes.
    }
    .clause =
        { $result-id ->
            [attacker]
                { $you ->
                    [yes] vous prenez { $city } à { $defender }
                   *[no] { $seat } prend { $city } à { $defender }
                }
            [defender] { $defender } garde { $city }
           *[tie] à égalité, { $defender } garde { $city }
        }
event-retreated =
    { $free ->
        [0]
            { $you ->
                [yes] Votre Retraite sauve « { $card } ».
               *[no] La Retraite jouée par { $seat } sauve « { $card } ».
            }
       *[other]
            { $you ->
                [yes] Le pouvoir de votre État sauve « { $card } », sans carte Retraite.
               *[no] Le pouvoir de { $seat } sauve « { $card } », sans carte Retraite.
            }
    }
    .clause =
        { $free ->
            [0]
                { $you ->
                    [yes] votre Retraite sauve « { $card } »
                   *[no] une Retraite de { $seat } sauve « { $card } »
                }
           *[other]
                { $you ->
                    [yes] votre pouvoir sauve « { $card } »
                   *[no] le pouvoir de { $seat } sauve « { $card } »
                }
        }
event-troops_lost =
    { $you ->
        [yes] Vous perdez : { $cards }.
       *[no] { $seat } perd : { $cards }.
    }
    .clause =
        { $you ->
            [yes] vous perdez { phrase-named-cards }
           *[no] { $seat } perd { phrase-named-cards }
        }
event-troops_kept =
    { $locked ->
        [0]
            { $you ->
                [yes] Vous reprenez en main : { $cards }.
               *[no] { $seat } reprend en main : { $cards }.
            }
       *[other]
            { $you ->
                [yes] Vos troupes restent visibles jusqu’à la fin de votre tour de combat : { $cards }.
               *[no] Les troupes de { $seat } restent visibles jusqu’à la fin de son tour de combat : { $cards }.
            }
    }
    .clause =
        { $locked ->
            [0]
                { $you ->
                    [yes] vous reprenez { phrase-named-cards }
                   *[no] { $seat } reprend { phrase-named-cards }
                }
           *[other]
                { $you ->
                    [yes] vous gardez { phrase-named-cards } face visible jusqu’à la fin des combats
                   *[no] { $seat } garde { phrase-named-cards } face visible jusqu’à la fin des combats
                }
        }
event-troops_returned =
    { $you ->
        [yes] Retour dans votre main : { $cards }.
       *[no] Retour dans la main de { $seat } : { $cards }.
    }
    .clause =
        { $you ->
            [yes] reprenez { phrase-named-cards }
           *[no] reprend { phrase-named-cards }
        }
phrase-named-cards =
    { $cards-size ->
        [one] la carte { $cards }
       *[other] les cartes { $cards }
    }

## Diplomatie

event-offer =
    { $give_city-id ->
        [none]
            { $you ->
                [yes] Vous demandez { phrase-ask } à { $to }.
               *[no] { $seat } demande { phrase-ask } à { $to }.
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] Vous offrez { $give_city } à { $to } contre { $ask_city }.
                               *[no] { $seat } offre { $give_city } à { $to } contre { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] Vous offrez { $give_city } à { $to } contre { $ask_city } et { phrase-ask }.
                               *[no] { $seat } offre { $give_city } à { $to } contre { $ask_city } et { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] Vous offrez { $give_city } et { phrase-give } à { $to } contre { $ask_city }.
                       *[no] { $seat } offre { $give_city } et { phrase-give } à { $to } contre { $ask_city }.
                    }
            }
    }
event-offer_refused =
    { $you ->
        [yes] Vous refusez l’offre faite par { $from }.
       *[no] { $seat } refuse l’offre faite par { $from }.
    }
    .clause =
        { $you ->
            [yes] vous refusez
           *[no] { $seat } refuse
        }
event-deal =
    { $give_city-id ->
        [none]
            { $give_ducats ->
                [0]
                    { $you ->
                        [yes] { $to } vous donne { phrase-ask }.
                       *[no] { $to } donne { phrase-ask } à { $seat }.
                    }
               *[other]
                    { $you ->
                        [yes] Vous donnez { phrase-give } à { $to }.
                       *[no] { $seat } donne { phrase-give } à { $to }.
                    }
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] { $to } et vous échangez : { $give_city } contre { $ask_city }.
                               *[no] { $seat } et { $to } échangent : { $give_city } contre { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] Vous cédez { $give_city } à { $to } contre { $ask_city } et { phrase-ask }.
                               *[no] { $seat } cède { $give_city } à { $to } contre { $ask_city } et { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] Vous cédez { $give_city } et { phrase-give } à { $to } contre { $ask_city }.
                       *[no] { $seat } cède { $give_city } et { phrase-give } à { $to } contre { $ask_city }.
                    }
            }
    }
    .clause = marché conclu
event-scored =
    { $you ->
        [yes]
            { $points ->
                [one] Vous marquez { $points } point pour { phrase-named-provinces } et { phrase-artists }{ phrase-housed }, { $total } en tout, et percevez { phrase-ducats }{ phrase-paid }, { $purse } en tout.
               *[other] Vous marquez { $points } points pour { phrase-named-provinces } et { phrase-artists }{ phrase-housed }, { $total } en tout, et percevez { phrase-ducats }{ phrase-paid }, { $purse } en tout.
            }
       *[no]
            { $points ->
                [one] { $seat } marque { $points } point pour { phrase-named-provinces } et { phrase-artists }{ phrase-housed }, { $total } en tout, et perçoit { phrase-ducats }{ phrase-paid }, { $purse } en tout.
               *[other] { $seat } marque { $points } points pour { phrase-named-provinces } et { phrase-artists }{ phrase-housed }, { $total } en tout, et perçoit { phrase-ducats }{ phrase-paid }, { $purse } en tout.
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
        [yes] Vous arrivez à { phrase-points } : { $sources }.
       *[no] { $seat } arrive à { phrase-points } : { $sources }.
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-hands_returned = Toutes les mains retournent à la pioche, sans être vues.
event-game_over = Les six tours sont joués.

## Questions

prompt-setup-nation = Quel État jouez-vous ?
prompt-setup-choice = Laquelle de ces villes est à vous au départ ?
prompt-setup-rampart = Sur laquelle de vos villes se dresse votre rempart ?
prompt-setup-palace = Sur laquelle de vos villes se dresse votre palais ?
prompt-setup-extra = Vous pouvez placer une garnison de plus sur une ville libre. Laquelle ?
prompt-turn-return = { phrase-year } : vous n’avez plus de ville. Dans laquelle de vos villes de départ revenez-vous ?
prompt-turn-vote =
    { $stance ->
        [0] { phrase-year } : votez-vous pour la paix ou pour la guerre ?
       *[other] { phrase-year } : dans quelles batailles serez-vous plus fort ce tour-ci ?
    }
prompt-turn-show_stance = { phrase-year } : montrez votre posture.
prompt-turn-show_vote = { phrase-year } : montrez votre vote.
prompt-turn-buy = { phrase-year } : qu’achetez-vous ? Les cartes viennent en dernier et closent l’achat.
prompt-turn-act = { phrase-year } : votre tour de combat. Que faites-vous ?
prompt-expansion-target =
    { $round ->
        [1] Première expansion : quelle ville libre prenez-vous ?
       *[other] Seconde expansion : quelle ville libre prenez-vous ?
    }
prompt-expansion-source = { $city } : d’où vient la garnison ?
prompt-looters-target = Quelle ville vos pillards attaquent-ils ?
prompt-ambassador-bribe = Corruption : quelle ville tentez-vous d’acheter ?
prompt-ambassador-neglect = Mauvais entretien : quelle ville perd un niveau de fortification ?
prompt-marriage-city = Quelle ville le mariage vous apporte-t-il ?
prompt-palace-guest = Un artiste ou un banquier, et dans quel palais ?
prompt-lure-to = Dans lequel de vos palais attirez-vous un artiste ?
prompt-lure-from = Quel artiste tentez-vous d’attirer à { $city } ?
prompt-battle-target = Quelle ville attaquez-vous ?
prompt-battle-source = { $city } : d’où attaquez-vous, et comment ?
prompt-battle-sell = { $attacker } attaque { $target } ({ $defender }). Offrez-vous un Condottiere à { $buyer } ?
prompt-battle-show_offer = Montrez à { $buyer } que vous offrez un Condottiere.
prompt-battle-hire = { $target } : { $seller } vous offre un Condottiere. L’engagez-vous ?
prompt-battle-attack_unit_1 = Vous attaquez { $target } ({ $defender }) : quelles troupes posez-vous d’abord ?
prompt-battle-attack_unit_2 = Vous attaquez { $target } ({ $defender }) : quelles troupes posez-vous ensuite ?
prompt-battle-attack_red = Vous attaquez { $target } ({ $defender }) : posez-vous une carte rouge ?
prompt-battle-defend_unit = { $attacker } attaque { $target } : quelles troupes posez-vous ?
prompt-battle-defend_red = { $attacker } attaque { $target } : posez-vous une carte rouge ?
prompt-battle-reveal = { $target } : retournez votre carte.
prompt-battle-counter = { $target } ({ phrase-totals }) : { $attacker } a posé « { $card } ». Contrez-vous avec la même carte ?
prompt-battle-buy_back = { $target } ({ phrase-totals }) : un Condottiere adverse est prêt à changer de camp. L’achetez-vous ?
prompt-battle-sign = { $target } ({ phrase-totals }) : jouez-vous un Signe de Dieu ?
prompt-battle-retreat = { $target } ({ phrase-totals }) : vos troupes vont être perdues. En sauvez-vous par une Retraite ?
prompt-offer-floor =
    { $spoken ->
        [0] Vous pouvez faire une offre avant que les autres ne poursuivent.
       *[other] Vous pouvez faire une offre de plus avant que les autres ne poursuivent.
    }
prompt-offer-partner = Une offre : à qui ?
prompt-offer-give_city = Offre à { $to } : laquelle de vos villes cédez-vous ?
prompt-offer-ask_city = Offre à { $to } : quelle ville voulez-vous contre { $give_city } ?
prompt-offer-ducats =
    { $give_city-id ->
        [none] Offre à { $to } : combien de ducats donnez-vous ou demandez-vous ?
       *[other] Offre à { $to } : { $give_city } contre { $ask_city }. Avec des ducats en plus ?
    }
prompt-offer-answer =
    { $give_city-id ->
        [none] { $from } vous demande { phrase-ask }. Êtes-vous d’accord ?
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0] { $from } offre { $give_city } contre { $ask_city }. Êtes-vous d’accord ?
                       *[other] { $from } offre { $give_city } contre { $ask_city } et { phrase-ask }. Êtes-vous d’accord ?
                    }
               *[other] { $from } offre { $give_city } et { phrase-give } contre { $ask_city }. Êtes-vous d’accord ?
            }
    }

## Choix

action-nation = { $nation }
action-garrison = Une garnison à { $city }
action-return = Revenir à { $city } avec { $gain }
action-stance =
    { $stance-id ->
        [attack] En attaque
       *[defence] En défense
    }
action-show_stance = Montrer : { $stance }
action-vote =
    { $vote-id ->
        [peace] Voter pour la paix
       *[war] Voter pour la guerre
    }
action-show_vote = Montrer : { $vote }
action-rampart =
    { $cost-id ->
        [none] Un rempart à { $city }
       *[some] Un rempart à { $city } pour { $cost }
    }
action-castle =
    { $cost-id ->
        [none] Un château à { $city } (qui en fait une forteresse)
       *[some] Un château à { $city } pour { $cost } (qui en fait une forteresse)
    }
action-palace =
    { $cost-id ->
        [none] Un palais à { $city }
       *[some] Un palais à { $city } pour { $cost }
    }
action-cards =
    { $count ->
        [0] Pas de cartes ; l’achat est clos
       *[other]
            { $cost-id ->
                [none] { amount-cards } ; l’achat est clos
               *[some] { $gain } pour { $cost } ; l’achat est clos
            }
    }
action-expand = Prendre { $city }
action-target = Attaquer { phrase-held }
action-road = Depuis { $city }, par la route
action-sea = Depuis { $city }, par mer
action-raid_from = Chevaucher depuis { $city }
action-attack = Attaquer une ville
action-looters = Jouer « { card-looters } »
action-free_looters = Envoyer des pillards, par le pouvoir de l’Espagne
action-ambassador = Jouer « { card-ambassador } »
action-marriage =
    { $cost-id ->
        [none] Jouer « { card-marriage } »
       *[some] Jouer « { card-marriage } » pour { $cost }
    }
action-raid = Jouer « { card-raid } »
action-artist_or_banker = Jouer « { card-artist_or_banker } »
action-lure = Attirer un artiste, par le pouvoir de Florence
action-end = Finir le tour de combat
action-loot =
    { $level-id ->
        [free] Piller { $city } (libre ; { $gain }, coup sûr)
        [fortress] Piller { phrase-held }
       *[other] Piller { $city } ({ $owner }, { $level } ; { $gain }, faire plus de { $more_than })
    }
action-bribe = Corrompre { $city } ({ $owner }, { $level } ; faire plus de { $more_than })
action-neglect = { phrase-held }
action-marry = Recevoir { phrase-held }
action-artist = Un artiste au palais : { $city }
action-banker = Un banquier à { $city } : { $gain }
action-lure_to = Au palais : { $city }
action-lure_from = { $artist }, depuis { $city } ({ $owner }, { $level })
action-answer =
    { $answer-id ->
        [pass] Ne rien offrir
       *[offer] Offrir un Condottiere
    }
action-show_offer = Montrer l’offre
action-hire_unit =
    { $cost-id ->
        [none] Engager comme troupes le Condottiere offert par { $seller }
       *[some] Engager comme troupes le Condottiere offert par { $seller }, pour { $cost }
    }
action-hire_red =
    { $cost-id ->
        [none] Engager comme carte rouge le Condottiere offert par { $seller }
       *[some] Engager comme carte rouge le Condottiere offert par { $seller }, pour { $cost }
    }
action-refuse_sale = Ne pas engager le Condottiere offert par { $seller }
action-lay =
    { $free ->
        [1] Poser « { $card } », gratuit par le pouvoir de Milan
       *[other]
            { $cost-id ->
                [some] Poser « { $card } » pour { $cost }
               *[none]
                    { $card-id ->
                        [none] Ne rien poser
                       *[other]
                            { $points ->
                                [0] Poser « { $card } »
                               *[other] Poser « { $card } » ({ $points })
                            }
                    }
            }
    }
action-reveal = Retourner « { $card } »
action-counter = Contrer avec « { $card } »
action-buy_back =
    { $cost-id ->
        [none] L’acheter
       *[some] L’acheter pour { $cost }
    }
action-sign = Doubler « { $card } » (+{ $points })
action-retreat = Sauver « { $card } » par une Retraite
action-free_retreat = Sauver « { $card } », gratuitement par le pouvoir de Naples
action-speak = Faire une offre
action-to = À { $partner }
action-give_city = Céder { phrase-held }
action-ask_city = Demander { phrase-held }
action-no_city = Pas de villes, seulement des ducats
action-give =
    { $count ->
        [one] Donner { $count } ducat
       *[other] Donner { $count } ducats
    }
action-ask =
    { $count ->
        [one] Demander { $count } ducat
       *[other] Demander { $count } ducats
    }
action-no_ducats = Pas de ducats en plus
action-withdraw = Renoncer à parler
action-accept = Accepter
action-pass = Passer
action-refuse = Refuser
action-quiet = Ne plus m’interroger pendant les batailles
action-listen = M’interroger de nouveau pendant les batailles

## Headings over long lists of choices

group-rampart = Remparts
group-castle = Châteaux
group-palace = Palais
group-cards = Cartes
group-road = Par la route
group-sea = Par mer

## Ce que ferait un choix

effect-keeps =
    { $kept-id ->
        [none] Il ne vous reste rien.
       *[other] Il vous reste { $kept }.
    }
effect-reserved = Vous gardez { $ducats } de côté pour leur solde.
effect-points_won =
    { $artist-id ->
        [none]
            { $points ->
                [one] Province complète, { $province } : { $points } point au prochain décompte.
               *[other] Province complète, { $province } : { $points } points au prochain décompte.
            }
       *[other]
            { $points ->
                [one] Artiste à votre service, { $artist } : { $points } point au prochain décompte.
               *[other] Artiste à votre service, { $artist } : { $points } points au prochain décompte.
            }
    }
effect-points_lost =
    { $artist-id ->
        [none]
            { $points ->
                [one] Province qui n’est plus complète, { $province } : vous perdez { $points } point du prochain décompte.
               *[other] Province qui n’est plus complète, { $province } : vous perdez { $points } points du prochain décompte.
            }
       *[other]
            { $points ->
                [one] Vous perdez { $artist } et { $points } point du prochain décompte.
               *[other] Vous perdez { $artist } et { $points } points du prochain décompte.
            }
    }
effect-points_taken =
    { $artist-id ->
        [none]
            { $points ->
                [one] { $seat } perdrait { $points } point ({ $province }).
               *[other] { $seat } perdrait { $points } points ({ $province }).
            }
       *[other]
            { $points ->
                [one] { $seat } perdrait { $points } point ({ $artist }).
               *[other] { $seat } perdrait { $points } points ({ $artist }).
            }
    }
effect-defence = Ses murs comptent alors { $count } en défense.
effect-income = La ville rapporte alors { $sum } par tour.
effect-totals = Cela fait { $attack } à l’attaque contre { $defence } à la défense.
effect-totals_between = Autant qu’on puisse voir : attaque de { $attack_low } à { $attack_high }, défense de { $defence_low } à { $defence_high }.

## Pourquoi pas

reason-too_poor =
    { $have ->
        [0] Il faut { phrase-need }, et vous n’en avez pas à dépenser.
       *[other] Il faut { phrase-need }, et vous n’en avez que { $have } à dépenser.
    }
reason-no_figure =
    { $figure-id ->
        [rampart] La réserve n’a plus de rempart.
        [castle] La réserve n’a plus de château.
       *[palace] La réserve n’a plus de palais.
    }
reason-hand_full = Vous avez { $hand } cartes, et après les achats on n’en tient pas plus de { $limit }.
reason-no_attack_left = En paix on n’attaque qu’une fois, et vous l’avez fait.
reason-too_few_units =
    { $have ->
        [0] Une attaque demande { $need } cartes de troupes ou Condottieri que vous puissiez payer, et vous n’en avez pas.
       *[other] Une attaque demande { $need } cartes de troupes ou Condottieri que vous puissiez payer, et vous n’en avez que { $have }.
    }
reason-no_target = Aucune ville à votre portée ne s’y prête.
reason-power_used = Vous avez déjà usé du pouvoir de votre État ce tour-ci.
reason-no_palace_free = Aucun palais ne s’y prête pour le moment.
reason-no_garrison_left = Il ne vous reste pas de pion de garnison pour une ville de plus.
reason-married = Vous avez conclu un mariage avec ce joueur ce tour-ci : vous ne pouvez pas l’attaquer.
reason-attacked_before = Vous avez déjà attaqué cette ville pendant ce tour de combat.
reason-attacked_owner = Vous avez attaqué { $owner } ce tour-ci, et aucun mariage ne suit une attaque.
reason-already_pillaged = { $city } : déjà pillée ce tour-ci.
reason-fortress_holds = Une forteresse vaut { $strength } : un dé de { $die } ne fait pas plus.
reason-holds_palace = { $city } a un palais et ne change pas de mains de cette façon.
reason-fortified =
    { $level-id ->
        [rampart] { $city } a un rempart ; un mariage n’apporte qu’une ville sans autre défense qu’une garnison.
       *[other] { $city } est une forteresse ; un mariage n’apporte qu’une ville sans autre défense qu’une garnison.
    }
reason-must_defend = Vous devez poser des troupes tant que vous en avez.
reason-source_used = { $city } a déjà servi de base à une attaque pendant ce tour.
reason-newly_won = { $city } vient d’être conquise pendant ce tour de combat : aucune attaque n’en part encore.
reason-expanded_before = { $city } a déjà servi de base à votre autre expansion.
reason-units_must_follow = Vous ne pourriez pas remplir vos places de troupes comme il le faut. On pose les troupes de la plus faible à la plus forte, les Condottieri en dernier.
reason-not_held = Vous n’avez pas la carte qu’il faut.
reason-wrong_level = On n’échange que des villes de même fortification.
reason-swapped_already = Cette ville a déjà été échangée ce tour-ci.
reason-nothing_offered = Une offre doit offrir ou demander quelque chose.

## Décompte

score-turn = { phrase-year } : { phrase-provinces }, { phrase-artists }
tie-ducats = Le plus de ducats l’emporte
tie-ramparts = Le plus de remparts l’emporte
tie-fortresses = Le plus de forteresses l’emporte
source-artists = Artistes
source-provinces = Provinces complètes

## La table en texte

table-roads = Routes depuis vos villes
table-map = Italie (▲ montagne, ≈ marais, p port ; 2 garnison, 4 rempart, 6 forteresse)
table-states = Les États
table-hand = Votre main
table-seen = Ce qu’on sait des autres mains
table-battle = Bataille
table-offer = Offre
table-supply = Réserve
table-order = Ordre
table-deck = Talon
table-discards = Défausse
table-ramparts = Remparts
table-castles = Châteaux
table-palaces = Palais
table-cities = Villes
table-ducats = Ducats
table-cards = Cartes
table-artists = Artistes
table-points = Points
table-nation = État
table-palace = palais
table-pillaged = pillée
table-attack = Attaque
table-defence = Défense
table-die = dé
table-stance = posture suisse
table-sum = total
table-hidden = face cachée
table-locked = Troupes victorieuses, jusqu’à la fin du tour de combat
table-gives = donne
table-fortification = fortification
table-terrain = terrain
table-landing = débarquement
table-engineer = { card-engineer }

## On the board

label-map = L’Italie
label-lens = Ce que montre la carte
label-lens_decision = Décision
label-lens_provinces = Provinces
label-lens_defence = Défense
label-lens_income = Revenus
label-show_map = Carte
label-show_battle = Bataille
label-own_cards = Vos cartes de bataille
label-deck = pioche { $count }, défausse { $discarded } ; les mains sont défaussées à la fin du tour
label-no_cards = Vous n’avez aucune carte.
label-won = gagnée
label-die = dé
label-effect_condottiere = un dé ; fuit ou trahit
label-effect_engineer = abaisse les murs, ou les renforce
label-effect_traitor = sans murs ; ou sans la meilleure troupe
label-effect_sign_of_god = double une troupe
label-effect_retreat = sauve une troupe
label-effect_looters = des ducats d’une ville
label-effect_ambassador = deux dés décident
label-effect_marriage = une ville pour une dot
label-effect_raid = attaque au loin
label-effect_artist_or_banker = artiste, ou ducats
label-sea_ligure = Mar Ligure
label-sea_adriatico = Mare Adriatico
label-sea_tirreno = Mar Tirreno
label-sea_ionio = Mar Ionio
label-supply = reste en réserve
label-closed = hors du jeu
label-free = libre
label-yours = à vous
label-port = port
label-defence = défense { $road }{ $sea ->
        [-1] {""}
       *[other] , par mer { $sea }
    }
label-palace_empty = un palais vide
label-palace_artist = palais de { $artist }
label-pillaged = pillée : aucun revenu ce tour
label-battle = { $source } attaque { $target }
label-stage_sale_to_attacker = Vente
label-stage_attack = Attaque
label-stage_sale_to_defender = Vente
label-stage_defence = Défense
label-stage_reveal = Dés
label-stage_red_cards = Cartes rouges
label-stage_condottieri = Condottieri
label-stage_signs = Signe de Dieu
label-stage_result = Retraite
label-attacks = attaque
label-defends = défend
label-cards_left = { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
label-unknown_card = une carte cachée
label-sum_attack = attaque
label-sum_defence = défense
label-sums_now = attaque : défense
label-sums_then = avec ce choix
label-face_down = cachée
label-changed_sides = a changé de camp
label-doubled = doublée
label-bought = engagé
label-sold_by = vendu par { $seller }
label-must_lay = doit poser une troupe
label-may_lay = peut en poser une
label-nothing_laid = rien
label-fled = son Condottiere a fui
label-ballots = Les bulletins
label-ballots_note = en bas, les votes précédents
label-sealed = scellé
label-choosing = choisit
label-your_provinces = Vos provinces
label-provinces_of = Provinces : { $seat }
label-complete = { $count ->
        [one] { $count } complète
       *[other] { $count } complètes
    }, +{ $points } PR
label-held = { $held } sur { $of }
label-lacks = manque { $city } ({ $holder })
label-rivals = Rivaux à une ville près
label-needs = il lui faut { $city }
label-income = revenu du tour
label-if_scored = points si l’on comptait maintenant
label-no_troops = aucune troupe en main
label-some_no_troops = au moins { $count } ne sont pas des troupes
label-phase_vote = Vote
label-phase_cards = Cartes
label-phase_purchases = Achats
label-phase_order = Ordre
label-phase_expansion = Expansion
label-phase_combats = Combats
label-status = Tour { $turn }, { $state }
label-terrain_mountain = montagne
label-terrain_marsh = marais

# Ce qui est reconstitué dans le fichier des composants, et ce que change une valeur.
data-map-roads = Routes de la carte
    .about = D’où une ville peut être attaquée ou atteinte par terre.
data-battle_cards = Nombre de chaque carte de bataille
    .about = Ce qui reste dans la pioche et les mains probables ; les robots comptent avec.
data-map-cities-terrain = Terrain des villes
    .about = Ce qu’ajoute un défenseur en montagne, dans les marais et derrière les fleuves.
data-map-cities-port = Ports
    .about = Quelles villes peuvent être atteintes et attaquées par mer.
data-map-provinces = Villes des provinces
    .about = Ce qu’il faut tenir ensemble pour marquer une province.
data-condottiere_die = Faces du dé du condottière
    .about = La force d’un condottière, et combien de fois il fuit ou change de camp.
data-scenarios = Ordre de jeu des scénarios
    .about = Qui agit en premier au premier tour d’un scénario.
data-rules = Villes libres, et à qui va la dot
    .about = La force d’une ville sans maître, et qui reçoit l’argent d’un mariage.
data-artists = Artistes
    .about = Lequel des jetons est Savonarole ; les autres ne diffèrent que par le nom.
data-money = Pièces
    .about = Comment se comptent les ducats ; il y en a toujours assez.

label-attack_road = { $city } depuis { $source }
label-attack_sea = { $city } par mer depuis { $source }
label-attack = Attaquer { $city }
label-then_lay = puis posez vos cartes
label-end_turn = Finir mon tour
label-lay = Poser « { $card } »
label-no_change = aucune province ne change
label-completes = complète { $what }
label-gains = vous apporte { $what }
label-loses = { $seat } perd { $what }
label-you_lose = vous perdez { $what }
label-points_of = { $seat } : { $points } PR
label-against = contre { $strength }
label-attacks_allowed = { $limit ->
        [-1] { $state } : attaques sans limite
       *[other] { $state } : { $made } attaque sur { $limit }
    }
label-fold_no_change = { $count ->
        [one] { $count } autre ville
       *[other] { $count } autres villes
    }
label-fold_loot_rampart = { $count ->
        [one] { $count } ville derrière un rempart
       *[other] { $count } villes derrière un rempart
    }
label-fold_loot_garrison = { $count ->
        [one] { $count } garnison
       *[other] { $count } garnisons
    }
label-fold_loot_free = { $count ->
        [one] { $count } ville libre
       *[other] { $count } villes libres
    }
label-fold_raid_from = { $count ->
        [one] { $count } ville de départ
       *[other] { $count } villes de départ
    }
label-ask_act = Attaquer, jouer une carte, ou finir
label-ask_buy = Construire, puis acheter des cartes
label-legend_attack = à portée d’attaque
label-legend_choose = à choisir
label-legend_build = vous pouvez y construire
label-legend_free = ville libre par la route
label-legend_sea = par mer
label-legend_defence = défense sans cartes ni dé
label-legend_die = dé requis ; sinon { $die }+
label-legend_point = complète une province
label-legend_palace = palais : vide, ou plein avec un artiste
label-legend_complete = complète, rapporte
label-legend_begun = pointillé : commencée, et par qui
label-legend_income = ducats à la fin du tour
label-turn = Tour { $turn }
label-phase_scoring = Décompte
label-scores = Décompte
label-scores_note = { $province } PR par province complète, { $artist } PR par artiste dans un palais
label-col_provinces = provinces
label-col_artists = artistes
label-col_income = revenu
label-col_ducats = ducats
label-col_rp = PR
label-go_on = Continuer
label-see_scores = Décompte
label-see_ballots = Bulletins
label-year_brings = { $year } vous rapporte { $points } PR
label-turn_brings = Le tour { $turn } vous rapporte { $points } PR
label-ballots_open = Les bulletins sont ouverts
label-votes_counted = guerre { $war }, paix { $peace }
label-votes_sealed = { $sealed } scellés sur { $of } ; ouverts ensemble ; { $needed } voix pour la guerre
label-sealed_as = scellé : { $state }
label-vote_cards = { $count ->
        [one] { $count } carte chacun
       *[other] { $count } cartes chacun
    }
label-vote_ducats = { $count ->
        [0] pas de ducats
        [one] { $count } ducat chacun
       *[other] { $count } ducats chacun
    }
label-vote_attacks = { $limit ->
        [-1] attaques sans limite
        [one] { $limit } attaque chacun
       *[other] { $limit } attaques chacun
    }
label-vote_needs = la guerre, si { $needed } voix sur { $votes } la veulent
label-vote_buys = vos { $ducats } ducats achètent jusqu’à { $cards } cartes
label-you_give = Vous donnez
label-you_ask = Vous demandez
label-you_get = Vous recevez
label-no_city_yet = aucune ville
label-swap_once = ces deux villes ne peuvent plus être échangées ce tour
label-gains_of = { $seat } complète { $what }
label-keep = { $ducats ->
        [one] il vous reste { $ducats } ducat
       *[other] il vous reste { $ducats } ducats
    }
label-bill = { $ducats ->
        [one] Vous avez { $ducats } ducat.
       *[other] Vous avez { $ducats } ducats.
    }
label-built_worth = { $defence ->
        [0] rapporte { $income }
       *[other] défense { $defence }, rapporte { $income }
    }
label-ground = { $points ->
        [0] { $mode }, { $terrain } : le terrain n’aide pas
       *[other] { $mode }, { $terrain } : le terrain ajoute { $points }
    }
label-terrain_plain = plaine
label-attacks_from = attaque depuis { $city }
label-defends_city = défend { $city }, { $level }
label-holds = { $city } tient.
label-falls = { $city } tombe.
label-tie_holds = L’égalité suffirait aussi.
label-open_yet = ce qui est caché décidera
label-fate_attack_won = Gagné : les troupes restent visibles jusqu’à la fin du tour.
label-fate_attack_lost = Perdu ou égalité : défaussées ; une Retraite en sauve une.
label-fate_defence_won = Tenue : les troupes reviennent en main, vues de tous.
label-fate_defence_lost = Perdue ou égalité : défaussées ; une Retraite en sauve une.
label-keeps_cards = { $seat } garde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $seen } vues, { $unseen } non.
label-copies = { $card } : { $own } à vous, { $discarded } jouées, { $unseen } non vues.
label-lowered = abaissé
label-troops = troupes
label-red_card = carte rouge
label-rolled = dé { $points }
label-from_seat = de { $seat }
label-group_attack_road = Attaquer par la route
label-group_attack_sea = Attaquer par mer
label-group_completes = Complète une de vos provinces
label-group_breaks = Brise une province d’un rival
label-group_no_change = Autres villes
label-group_loot_rampart = Derrière un rempart
label-group_loot_garrison = Garnisons
label-group_loot_free = Villes libres
label-other_troops = Choisir d’abord d’autres troupes
label-chosen_first = choisie
label-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
label-walls_lowered = { $levels ->
        [one] murs −{ $levels } niveau
       *[other] murs −{ $levels } niveaux
    }
label-walls_count = { $level } { $whole } compte { $now }
label-sign_doubles = { $points } devient { $doubled }. { $verdict }
label-counter_both = toutes deux défaussées. { $verdict }
label-remark_round = { $round ->
        [1] 1re expansion sur 2
       *[other] 2e expansion sur 2
    }
label-remark_source = plus de là ce tour-ci
label-remark_attack = { $attacker } attaque { $target }
label-remark_sums = attaque { $attack }, défense { $defence }
label-ask_vote = Paix ou guerre en { $year } ?
label-ask_vote_turn = Paix ou guerre au tour { $turn } ?
label-ask_expand = Quelle ville libre prenez-vous ?
label-ask_bribe = Quelle ville corrompez-vous ?
label-ask_loot = Où vont les Pillards ?
label-ask_guest = Artiste ou banquier ?
label-ask_sell = Vendre un Condottiere à { $buyer } ?
label-ask_hire = Engager le Condottiere de { $seller } ?
label-ask_first = Quelles troupes attaquent ?
label-ask_second = Quelles troupes avec elles ?
label-ask_defend = Quelles troupes défendent ?
label-ask_red = Une carte rouge avec les troupes ?
label-ask_counter = Annuler la carte « { $card } » ?
label-ask_buy_back = Acheter le Condottiere qui change de camp ?
label-ask_sign = Jouer le Signe de Dieu ?
label-ask_retreat = Sauver une carte de troupes ?
label-result = { $state } en { $year }
label-result_turn = { $state } au tour { $turn }
label-legend_sealed = scellé, caché aux autres
label-whole_map = toute la carte
label-by_sea_from = Par mer depuis { $source }
label-by_sea = Par mer depuis { $count } ports
label-fold_landing = { $count ->
        [one] { $count } port, débarquer ajoute { $landing } à la défense
       *[other] { $count } ports, débarquer ajoute { $landing } à la défense
    }
label-from_two = { $city } depuis { $one } ou { $other }
label-from_cities = { $city } depuis { $count } villes
label-from_ports = { $city } depuis { $count } ports
label-fold_expand_more = { $count ->
        [one] encore { $count } port
       *[other] encore { $count } ports
    }
label-fold_of_seat = { $count ->
        [one] { $seat }, { $count } ville
       *[other] { $seat }, { $count } villes
    }
label-figure_rampart = Rempart
label-figure_castle = Château sur un rempart
label-figure_palace = Palais
label-own_cities = { $count } de vos villes
label-where_left = { $where } ; il en reste { $left }
label-ends_price = prix
label-ends_each = { $ducats ->
        [one] { $ducats } ducat pièce
       *[other] { $ducats } ducats pièce
    }
label-ends_defence = provinces, défense
label-ends_sails = { $count } par tour
label-group_build = Construire
label-group_buy_cards = Puis les cartes, en une fois
label-group_expand_road = Par la route
label-group_expand_sea = Par mer
label-group_expand_more = Par mer
label-offer_back = Refuser et proposer autre chose
label-offers_left = { $count ->
        [one] encore { $count } offre pour l’instant
       *[other] encore { $count } offres pour l’instant
    }
label-built_rampart = Rempart à { $city }
label-built_castle = Château à { $city }
label-built_palace = Palais à { $city }
label-bill_cards = { $count ->
        [one] { $count } carte, main de { $hand }
       *[other] { $count } cartes, main de { $hand }
    }
label-bill_total = { $ducats ->
        [one] { $ducats } ducat, il vous reste
       *[other] { $ducats } ducats, il vous reste
    }
label-remark_buyer = { $place } acheteur sur { $of }
label-vote_order = ordre des achats : { $who }
label-remark_offer = offre de { $seat }
label-ends_die = dé nécessaire
label-take = Prendre { $city }
label-do_loot = Piller { $city }
label-do_bribe = Corrompre { $city }
label-rolls = un dé : { $die } ou plus
label-loot_free = réussit toujours
label-loot_many = revenu du possesseur −{ $ducats }
label-loot_owned = { $level }, revenu de { $seat } −{ $ducats }
label-card_worth = { $points ->
        [one] { $points } point assuré
       *[other] { $points } points assurés
    }
label-choose_card = choisir une carte

## What an estimate of a position counts, as it stands after “for”

weight-province_now = les provinces entières ce tour-ci
weight-province_later = les provinces entières aux décomptes suivants
weight-artist_now = les artistes ce tour-ci
weight-artist_later = les artistes aux décomptes suivants
weight-part = les parts de provinces disputées
weight-open_part = les parts de provinces dont le reste est libre
weight-city = les villes tenues
weight-level = les fortifications
weight-empty_palace = les palais sans artiste
weight-ducat = les ducats
weight-card = les cartes en main
weight-combat_point = les points de combat en main
weight-attack = la bataille en cours
weight-wall = les murs de la ville attaquée

## The lists of the rules

column-card = Carte
column-color = Couleur
column-copies = Exemplaires
column-effect = Effet
column-blue = bleue
column-red = rouge
column-yellow = jaune
column-rout = déroute
column-betrayal = trahison
column-what = Achat
column-price = Prix
column-battle_card = Carte de bataille
column-level = Niveau
column-strength = Force
column-income = Revenu
column-loot = Butin
column-state = État
column-starts = Villes de départ
column-by_sea = Expansions par mer et par tour
column-players = Joueurs
column-states = États
column-closed = Provinces fermées
column-province = Province
column-cities = Villes
column-city = Ville
column-terrain = Terrain
column-plain = plaine
column-mountain = montagne
column-marsh = marais
column-port = Port
column-roads = Routes vers
column-yes = oui
column-cards = Cartes
column-ducats = Ducats
column-attacks = Attaques
column-any = sans limite
column-or = ou
