### Virtù in French, in the words of the rulebook’s glossary. Codes and parameters are declared in vocabulary.py.

game-title = Virtù
# On the card of the game, in a list of games.
card = Parcourez votre palais, payez en couronnes et en croix, annexez, intriguez, assiégez.
    .time = 120 min
    .weight = exigeant
    .theme = Vous gouvernez un État de la Renaissance italienne depuis son palais, un anneau de cinq salles ayant chacune son action.
    .goal = Villes, honneurs, agents et alliés rapportent du prestige ; qui en a le plus gagne.

## Amounts

amount-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
amount-crown =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
amount-cross =
    { $count ->
        [one] { $count } croix
       *[other] { $count } croix
    }
amount-cavalry =
    { $count ->
        [one] { $count } cavalerie
       *[other] { $count } cavaleries
    }
amount-ship =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
amount-mask =
    { $count ->
        [one] { $count } masque
       *[other] { $count } masques
    }
amount-war = guerre +{ $count }
amount-arrow =
    { $count ->
        [one] { $count } flèche
       *[other] { $count } flèches
    }
amount-either =
    { $count ->
        [one] { $count } couronne ou croix
       *[other] { $count } couronnes ou croix
    }
amount-troop =
    { $count ->
        [one] { $count } Troupe
       *[other] { $count } Troupes
    }
amount-city_value = valeur { $count }
amount-garrison = garnison { $count }
amount-bastions = bastions { $count }
amount-war_bonus = bonus { $count }
amount-agent =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
amount-from_cities = { $count } pour les Cités
amount-from_city_leader = { $count } pour le plus de Cités
amount-from_patronage = { $count } pour le patronage
amount-from_patronage_leader = { $count } pour le plus haut rang de patronage
amount-from_cards_and_tiles = { $count } pour les cartes et les tuiles
amount-from_religion = { $count } pour l’influence religieuse
amount-from_trophies = { $count } pour les trophées
amount-from_alliances = { $count } pour les alliances
amount-from_indulgences = { $count } pour les Indulgences non rachetées
amount-from_king_of_naples = { $count } pour le roi de Naples

## Names

symbol-florin = Florin
symbol-crown = Couronne
symbol-cross = Croix
symbol-cavalry = Cavalerie
symbol-ship = Bateau
symbol-mask = Masque
symbol-war = Guerre
symbol-arrow = Flèche
deed-govern = Gouverner
deed-patronise = Patronner
deed-trade = Commercer
deed-annex = Annexer
deed-war = Guerroyer
deed-intrigue = Intriguer
deed-influence = Annexer et influencer
deed-blank = aucune action
state-milan = Milan (Sforza)
state-florence = Florence (Médicis)
state-naples = Naples (Aragon)
state-venice = Venise (Doges)
state-rome = Rome (Borgia)
state-france = France
power-france = Royaume de France
power-ottoman = Empire ottoman
power-empire = Saint-Empire
major-florence = Florence
major-rome = Rome
major-venice = Venise
room-0 = Salle du haut
room-1 = Salle en haut à droite
room-2 = Salle en bas à droite
room-3 = Salle en bas à gauche
room-4 = Salle en haut à gauche
side-left = gauche
side-right = droite
face-available = disponible
face-exhausted = épuisée
source-room = Carte en action
source-under = Amélioration
source-left = Cortigiano de gauche
source-right = Cortigiano de droite
source-tile = Tuile du Domaine
source-alliance = Alliance
source-indulgence = Indulgence
source-michelangelo = Michel-Ange
source-leonardo = Léonard de Vinci
spot-city = Cité
spot-room = Salle
spot-power = Puissance majeure
spot-track = Piste d’influence
zone-alliance_france = ouverte à une alliance avec la France
zone-favourable_france = favorable à la France
zone-neutral = neutre
zone-favourable_naples = favorable à Naples
zone-alliance_naples = ouverte à une alliance avec Naples
fruitless-nothing_exhausted = rien n’est épuisé
fruitless-no_symbol = il n’y a ni couronne ni croix à utiliser
fruitless-top_rank = le rang le plus haut est atteint
fruitless-rank_too_dear = le rang suivant ne peut être payé
fruitless-no_ship = il n’y a pas de bateau à utiliser
fruitless-no_city = aucune Cité neutre n’est à portée
fruitless-city_too_dear = aucune Cité à portée ne peut être payée
fruitless-no_troop = il n’y a pas de Troupe à déplacer
fruitless-no_move = aucune Troupe ne peut avancer
fruitless-no_mask = il n’y a pas de masque à utiliser
fruitless-no_agent = il n’y a pas d’Agent à placer, déplacer ou retirer
combat-field = Bataille en plaine
combat-attack = Siège, attaque
combat-defence = Siège, défense
purpose-spring-redeem = Rachat d’une Indulgence
purpose-sieges-retreat = Repli par mer
purpose-winter-buy = Achat
purpose-winter-ally = Alliance
purpose-winter-waive = Alliance
purpose-action-patronise = Patronage
purpose-action-annex = Annexion
purpose-action-influence = Annexion

## Cities

city-rome = Rome
    .about = { phrase-city }
city-civitavecchia = Civitavecchia
    .about = { phrase-city }
city-venice = Venise
    .about = { phrase-city }
city-corfu = Corfou
    .about = { phrase-city }
city-florence = Florence
    .about = { phrase-city }
city-pisa = Pise
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
city-genoa = Gênes
    .about = { phrase-city }
city-parma = Parme
    .about = { phrase-city }
city-mantua = Mantoue
    .about = { phrase-city }
city-trento = Trente
    .about = { phrase-city }
city-ravenna = Ravenne
    .about = { phrase-city }
city-siena = Sienne
    .about = { phrase-city }
city-perugia = Pérouse
    .about = { phrase-city }
city-spoleto = Spolète
    .about = { phrase-city }
city-ancona = Ancône
    .about = { phrase-city }
city-latina = Latina
    .about = { phrase-city }
city-benevento = Bénévent
    .about = { phrase-city }
city-bari = Bari
    .about = { phrase-city }
city-reggio = Reggio
    .about = { phrase-city }
city-messina = Messine
    .about = { phrase-city }
city-palermo = Palerme
    .about = { phrase-city }
city-tunis = Tunis
    .about = { phrase-city }
city-cagliari = Cagliari
    .about = { phrase-city }
city-ajaccio = Ajaccio
    .about = { phrase-city }
city-ragusa = Raguse
    .about = { phrase-city }
phrase-city =
    { $port ->
        [0] valeur { $value }
       *[1] valeur { $value }, port
    }

## Cards

phrase-deed =
    { $deed ->
        [0] sans action
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
       *[other] , le bonus de guerre contre { $war_cost } florin
    }
phrase-places =
    { $places ->
        [0] { "" }
       *[other] , un espace Cortigiano de plus
    }
phrase-agent =
    { $agent ->
        [0] { "" }
       *[other] , un Agent
    }
phrase-prestige =
    { $prestige ->
        [0] { "" }
       *[other] , prestige { $prestige }
    }
phrase-tile = { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-prestige }
phrase-card = { phrase-deed } : { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-agent }{ phrase-prestige }
card-ambassador = Ambassadeur
    .about = { phrase-card }
card-bishop = Évêque
    .about = { phrase-card }
card-consigliere = Consiglière
    .about = { phrase-card }
card-gonfalonier = Gonfalonier
    .about = { phrase-card }
card-cardinal = Cardinal
    .about = { phrase-card }
card-merchant = Marchand
    .about = { phrase-card }
card-podesta = Podestat
    .about = { phrase-card }
card-swordsman = Spadassin
    .about = { phrase-card }
card-maestro = Maestro
    .about = { phrase-card }
card-condottiere = Condottière
    .about = { phrase-card }
card-admiral = Amiral
    .about = { phrase-card }
card-pope = Pape
    .about = { phrase-card }
card-cristoforo_moro = Doge Cristoforo Moro
    .about = { phrase-card }
card-niccolo_orsini = Niccolò Orsini de Pitigliano
    .about = { phrase-card }
card-council_of_ten = Conseil des Dix
    .about = { phrase-card }
card-lorenzo_de_medici = Laurent de Médicis
    .about = { phrase-card }
card-giuliano_de_medici = Julien de Médicis
    .about = { phrase-card }
card-giovanni_de_medici = Jean de Médicis
    .about = { phrase-card }
card-ludovico_sforza = Ludovic Sforza
    .about = { phrase-card }
card-gian_galeazzo_sforza = Jean Galéas Sforza
    .about = { phrase-card }
card-ascanio_sforza = Ascanio Sforza
    .about = { phrase-card }
card-alfonso_of_calabria = Alphonse duc de Calabre
    .about = { phrase-card }
card-ferdinand_ii_of_naples = Ferdinand II de Naples
    .about = { phrase-card }
card-federico_da_montefeltro = Frédéric III de Montefeltro
    .about = { phrase-card }
card-cesare_borgia = César Borgia
    .about = { phrase-card }
card-rodrigo_borgia = Rodrigo Borgia (Alexandre VI)
    .about = { phrase-card }
card-lucrezia_borgia = Lucrèce Borgia
    .about = { phrase-card }
card-charles_viii = Charles VIII
    .about = { phrase-card }
card-louis_of_orleans = Louis d’Orléans
    .about = { phrase-card }
card-ludovico_sforza_2p = Ludovic Sforza
    .about = { phrase-card }
card-guillaume_briconnet = Guillaume Briçonnet
    .about = { phrase-card }
card-ferrandino = Ferdinand II d’Aragon
    .about = { phrase-card }
card-federico_of_aragon = Frédéric d’Aragon
    .about = { phrase-card }
card-gonzalo_de_cordoba = Gonzalve de Cordoue
    .about = { phrase-card }
card-alexander_vi = Alexandre VI
    .about = { phrase-card }
card-cesare_borgia_2p = César Borgia
    .about = { phrase-card }
card-piero_de_medici = Pierre de Médicis
    .about = { phrase-card }
card-savonarola = Jérôme Savonarole
    .about = { phrase-card }
card-agostino_barbarigo = Doge Agostino Barbarigo
    .about = { phrase-card }
card-francesco_gonzaga = François II de Gonzague
    .about = { phrase-card }
card-machiavelli = Nicolas Machiavel
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
tile-duchy = Duché
    .about = { phrase-tile }
tile-principality = Principauté
    .about = { phrase-tile }
tile-kingdom = Royaume
    .about = { phrase-tile }
tile-republic = République
    .about = { phrase-tile }
tile-guild = Guilde
    .about = { phrase-tile }
tile-royaume_de_france = Royaume de France
    .about = { phrase-tile }
tile-cannons_france = Canons
    .about = { phrase-tile }
tile-cannons = Canons
    .about = { phrase-tile }
tile-cathedral_1 = Cathédrale I
    .about = { phrase-tile }
tile-cathedral_2 = Cathédrale II
    .about = { phrase-tile }
tile-cathedral_3 = Cathédrale III
    .about = { phrase-tile }
tile-cathedral_4 = Cathédrale IV
    .about = { phrase-tile }
tile-cathedral_5 = Cathédrale V
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
item-cathedral = Cathédrale
    .about = { phrase-tile }

## Patronage bonuses

bonus-leonardo = Léonard de Vinci
    .about = guerre +1 contre 1 florin, une fois par combat{ phrase-prestige }
bonus-copernicus = Nicolas Copernic
    .about = un espace Cortigiano de plus{ phrase-prestige }
bonus-michelangelo = Michel-Ange
    .about = une couronne de plus à chacune de vos actions Patronner{ phrase-prestige }
bonus-columbus = Christophe Colomb
    .about = rien que de la gloire{ phrase-prestige }
bonus-machiavelli = Nicolas Machiavel
    .about = une carte pour votre cour, avec bas-relief et action{ phrase-prestige }
bonus-italian_bastions = Le Tracé à l’italienne
    .about = +2 en défense à chaque siège de vos Cités{ phrase-prestige }
bonus-the_prince = Le Prince
    .about = un espace Cortigiano de plus et un Agent, et personne d’autre ne peut amener d’Agent sur vos Cités, salles et alliances{ phrase-prestige }
bonus-duomo = Le Duomo
    .about = une croix de plus au décompte de l’influence religieuse{ phrase-prestige }
bonus-sistine_chapel = La Chapelle Sixtine
    .about = deux croix de plus au décompte de l’influence religieuse{ phrase-prestige }
bonus-cannons = Les Canons
    .about = une tuile du Domaine : guerre +2 contre 1 florin{ phrase-prestige }

## Options of a game

option-states = États
    .about = Selon la place, tirés au sort, ou choisis par chacun à son tour.
states-by_seat = Selon la place
states-random = Tirés au sort
states-chosen = Choisis à table
option-choose_first = Premier joueur désigné
    .about = Commence qui est allé en Italie le plus récemment : la première place le désigne ; sinon, le sort décide.
option-beginners = Un seul Agent par Palais
    .about = Pour les premières parties : un Palais où se trouve un Agent ennemi n’en reçoit pas d’autre.
option-year_limit = Dernière année au plus tard
    .about = La partie finit à l’Hiver de cette année, quoi qu’il arrive ; 0 veut dire sans limite.

## Phrases that several sentences share

phrase-room =
    { $room ->
        [0] salle du haut
        [1] salle en haut à droite
        [2] salle en bas à droite
        [3] salle en bas à gauche
       *[4] salle en haut à gauche
    }
phrase-power =
    { $power-id ->
        [france] le royaume de France
        [ottoman] l’Empire ottoman
       *[empire] le Saint-Empire
    }
phrase-spot =
    { $spot-id ->
        [city] { $city }
        [room] la { phrase-room } ({ $palace })
        [power] l’alliance avec { phrase-power }
       *[track] la piste d’influence de { $major }
    }
phrase-tile-name =
    { $tile-id ->
        [cathedral_1] une cathédrale
        [cathedral_2] une cathédrale
        [cathedral_3] une cathédrale
        [cathedral_4] une cathédrale
        [cathedral_5] une cathédrale
       *[other] { $tile }
    }
phrase-source =
    { $source-id ->
        [room] { $card } (carte en action)
        [under] { $card } (amélioration)
        [left] { $card } (Cortigiano de gauche)
        [right] { $card } (Cortigiano de droite)
        [tile] { phrase-tile-name } (tuile)
        [alliance] l’alliance avec { phrase-power }
        [indulgence] une Indulgence
        [michelangelo] Michel-Ange
       *[leonardo] Léonard de Vinci
    }
phrase-courtier =
    { $side-id ->
        [left] { $card } (à gauche, { $face })
       *[right] { $card } (à droite, { $face })
    }
phrase-treasury =
    { $florins ->
        [0] votre trésor est vide
        [one] vous avez { $florins } florin
       *[other] vous avez { $florins } florins
    }
phrase-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
phrase-pool =
    { $pool-id ->
        [none] rien de réuni encore
       *[some] réuni : { $pool }
    }

## What happens

event-state =
    { $you ->
        [yes] Vous jouez { $state }.
       *[no] { $seat } joue { $state }.
    }
    .clause =
        { $you ->
            [yes] vous { $state }
           *[no] { $seat } { $state }
        }
event-family =
    { $you ->
        [yes] Vous jouez { $state }, en commençant avec { $cities }, { $goods }, et placez sa famille.
       *[no] { $seat } joue { $state }, en commençant avec { $cities }, { $goods }, et place sa famille.
    }
event-first_player =
    { $by_lot ->
        [0]
            { $you ->
                [yes] Vous jouez en premier.
               *[no] { $seat } joue en premier.
            }
       *[other]
            { $you ->
                [yes] Le sort vous désigne pour jouer en premier.
               *[no] Le sort désigne { $seat } pour jouer en premier.
            }
    }
event-turn_begun =
    { $you ->
        [yes] Votre tour commence.
       *[no] Au tour de { $seat }.
    }
    .heading =
        { $you ->
            [yes] vous
           *[no] { $seat }
        }
event-order =
    { $players ->
        [3] Ordre du tour, selon les Cités tenues (à égalité, qui a avancé ou reculé en dernier sur la piste des Cités passe devant) : { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }).
        [4] Ordre du tour, selon les Cités tenues (à égalité, qui a avancé ou reculé en dernier sur la piste des Cités passe devant) : { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }).
       *[other] Ordre du tour, selon les Cités tenues (à égalité, qui a avancé ou reculé en dernier sur la piste des Cités passe devant) : { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }), { $seat_5 } ({ $cities_5 }).
    }
event-year_begun =
    { $rounds ->
        [0] L’année { $year } commence.
       *[other] La manche { $year } commence.
    }
    .heading =
        { $rounds ->
            [0] Année { $year }
           *[other] Manche { $year }
        }
event-season_begun = { $season }.
    .heading = { $season }
season-spring = Printemps
season-sieges = Sièges
season-end = Fin de la partie
season-winter = Hiver
event-last_year = L’année { $year } est la dernière.
event-cities_enough =
    { $you ->
        [yes] Vous tenez { $count } Cités.
       *[no] { $seat } tient { $count } Cités.
    }
    .clause =
        { $you ->
            [yes] vous tenez { $count } Cités
           *[no] { $seat } tient { $count } Cités
        }
event-patronage_complete =
    { $you ->
        [yes] Vous avez atteint le rang { $rank } du patronage.
       *[no] { $seat } a atteint le rang { $rank } du patronage.
    }
    .clause =
        { $you ->
            [yes] vous avez atteint le rang { $rank } du patronage
           *[no] { $seat } a atteint le rang { $rank } du patronage
        }
event-no_neutral_left = Il ne reste plus de Cité neutre.
    .clause = il ne reste plus de Cité neutre
event-year_limit_reached = La table a convenu de finir avec l’année { $year }.
    .clause = la table en a convenu ainsi
event-naples_held =
    { $you ->
        [yes] Vous tenez Naples pour la France : c’est la victoire immédiate.
       *[no] { $seat } tient Naples pour la France : c’est la victoire immédiate.
    }
    .clause =
        { $you ->
            [yes] vous tenez Naples pour la France, ce qui donne la victoire immédiate
           *[no] { $seat } tient Naples pour la France, ce qui donne la victoire immédiate
        }
event-rounds_over = Les { $count } manches ont été jouées.
    .clause = les { $count } manches ont été jouées
event-game_over =
    { $rounds ->
        [0] La partie est finie après l’année { $year }.
       *[other] La partie est finie après la manche { $year }.
    }
event-entered =
    { $you ->
        [yes] Vous posez votre marqueur dans la { phrase-room }.
       *[no] { $seat } pose son marqueur dans la { phrase-room }.
    }
event-advanced =
    { $florins ->
        [0]
            { $you ->
                [yes] Votre marqueur avance dans la { phrase-room }.
               *[no] { $seat } avance dans la { phrase-room }.
            }
       *[other]
            { $you ->
                [yes] Votre marqueur avance dans la { phrase-room } pour { phrase-florins }.
               *[no] { $seat } avance dans la { phrase-room } pour { phrase-florins }.
            }
    }
    .clause =
        { $florins ->
            [0] puis dans la { phrase-room }
           *[other] puis dans la { phrase-room } pour { phrase-florins }
        }
event-courtiers_ready =
    { $cards-size ->
        [one]
            { $you ->
                [yes] De nouveau disponible à votre cour : { $cards }.
               *[no] De nouveau disponible à la cour de { $seat } : { $cards }.
            }
       *[other]
            { $you ->
                [yes] De nouveau disponibles à votre cour : { $cards }.
               *[no] De nouveau disponibles à la cour de { $seat } : { $cards }.
            }
    }
    .clause =
        { $cards-size ->
            [one] au passage de la flèche, { $cards } de nouveau disponible
           *[other] au passage de la flèche, { $cards } de nouveau disponibles
        }
event-redeemed =
    { $you ->
        [yes] Vous rachetez l’Indulgence de votre { phrase-room }.
       *[no] { $seat } rachète l’Indulgence de la { phrase-room }.
    }
event-acted =
    { $you ->
        [yes] Vous faites l’action « { $action } » de la { phrase-room }.
       *[no] { $seat } fait l’action « { $action } » de la { phrase-room }.
    }
    .idle =
        { $why-id ->
            [none] sans effet, par choix
            [rank_too_dear] sans effet, car le rang suivant coûte { $price }, ce qui ne peut être payé
            [city_too_dear] sans effet, car aucune Cité à portée ne peut être payée (la moins chère, { $city }, coûte { $price })
           *[other] sans effet, car { $why }
        }
event-turn_ended =
    { $indulgence ->
        [0] 
            { $you ->
                [yes] Votre tour est fini.
               *[no] { $seat } termine son tour.
            }
       *[1] 
            { $you ->
                [yes] Votre tour est fini ; l’Indulgence se pose sur votre salle.
               *[no] { $seat } termine son tour et pose l’Indulgence sur la salle.
            }
    }
    .clause =
        { $indulgence ->
            [0] { "" }
           *[other] une Indulgence se pose sur la salle
        }
event-used =
    { $room ->
        [none]
            { $you ->
                [yes] Vous utilisez { phrase-source } pour { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } utilise { phrase-source } pour { $symbol }{ phrase-told-treasury }.
            }
       *[other]
            { $you ->
                [yes] Vous utilisez { phrase-source } (posée sur la { phrase-room }) pour { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } utilise { phrase-source } (posée sur la { phrase-room }) pour { $symbol }{ phrase-told-treasury }.
            }
    }
    .item =
        { $room ->
            [none] { phrase-source } pour { $symbol }
           *[other] { phrase-source } (posée sur la { phrase-room }) pour { $symbol }
        }
    .list =
        { $lead ->
            [yes] { $items }
           *[no]
                { $you ->
                    [yes] utilisez { $items }
                   *[no]
                        { $same ->
                            [yes] utilise { $items }
                           *[no] { $seat } utilise { $items }
                        }
                }
        }
phrase-told-treasury =
    { $treasury ->
        [none] { "" }
       *[other] { " " }({ $treasury } au trésor)
    }
event-price =
    { $you ->
        [yes] Le prix est de { $price }.
       *[no] Le prix pour { $seat } est de { $price }.
    }
    .clause = le prix est de { $price }
event-paid =
    { $you ->
        [yes] Vous payez { phrase-florins } : { phrase-told-left }.
       *[no] { $seat } paie { phrase-florins } : { phrase-told-left }.
    }
    .clause = { phrase-told-left }
phrase-told-left =
    { $left ->
        [0] il ne reste aucun florin
        [one] il reste { $left } florin
       *[other] il reste { $left } florins
    }
event-refreshed =
    { $you ->
        [yes] Votre tuile { $tile } redevient disponible.
       *[no] { $seat } rend la tuile { $tile } disponible.
    }
    .item = { phrase-tile-name }
    .list =
        { $size ->
            [one] { $items } de nouveau disponible
           *[other] { $items } de nouveau disponibles
        }
event-reactivated =
    { $you ->
        [yes] Votre alliance avec { phrase-power } est de nouveau prête.
       *[no] { $seat } réactive l’alliance avec { phrase-power }.
    }
    .clause = alliance avec { phrase-power } de nouveau prête
event-patronised =
    { $you ->
        [yes] Vous atteignez le rang { $rank } du patronage.
       *[no] { $seat } atteint le rang { $rank } du patronage.
    }
    .clause =
        { $you ->
            [yes] atteignez le rang { $rank } du patronage
           *[no] atteint le rang { $rank } du patronage
        }
event-took_bonus =
    { $you ->
        [yes] Vous choisissez le bonus de Patronage « { $bonus } » : { $bonus-about }.
       *[no] { $seat } choisit le bonus de Patronage « { $bonus } » : { $bonus-about }.
    }
    .clause =
        { $you ->
            [yes] choisissez « { $bonus } » ({ $bonus-about })
           *[no] choisit « { $bonus } » ({ $bonus-about })
        }
event-gained_agent =
    { $you ->
        [yes]
            { $count ->
                [one] Vous gagnez { $count } Agent.
               *[other] Vous gagnez { $count } Agents.
            }
       *[no]
            { $count ->
                [one] { $seat } gagne { $count } Agent.
               *[other] { $seat } gagne { $count } Agents.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] gagnez { $count } Agent
                   *[other] gagnez { $count } Agents
                }
           *[no]
                { $count ->
                    [one] gagne { $count } Agent
                   *[other] gagne { $count } Agents
                }
        }
event-traded =
    { $ships ->
        [one] 
            { $you ->
                [yes] Votre bateau rapporte { phrase-florins }.
               *[no] { $seat } : un bateau rapporte { phrase-florins }.
            }
       *[other] 
            { $you ->
                [yes] Vos { $ships } bateaux rapportent { phrase-florins }.
               *[no] { $seat } : { $ships } bateaux rapportent { phrase-florins }.
            }
    }
    .clause =
        { $ships ->
            [one] { phrase-florins } pour { $ships } bateau
           *[other] { phrase-florins } pour { $ships } bateaux
        }
event-annexed =
    { $you ->
        [yes] Vous annexez { $city } et tenez { phrase-told-cities }.
       *[no] { $seat } annexe { $city } et tient { phrase-told-cities }.
    }
    .clause =
        { $you ->
            [yes] annexez { $city } et tenez { phrase-told-cities }
           *[no] annexe { $city } et tient { phrase-told-cities }
        }
phrase-told-cities =
    { $cities ->
        [one] { $cities } Cité
       *[other] { $cities } Cités
    }
event-marched =
    { $you ->
        [yes] Une de vos Troupes va à { $to } depuis { $from }.
       *[no] { $seat } : une Troupe va à { $to } depuis { $from }.
    }
    .clause = une Troupe va de { $from } à { $to }
event-placed_agent =
    { $you ->
        [yes] Vous envoyez un agent : { phrase-spot }.
       *[no] { $seat } envoie un agent : { phrase-spot }.
    }
    .clause =
        { $you ->
            [yes] envoyez un agent ({ phrase-spot })
           *[no] envoie un agent ({ phrase-spot })
        }
event-removed_agent =
    { $you ->
        [yes] Vous retirez un Agent ({ $owner }) : { phrase-spot }.
       *[no] { $seat } retire un Agent ({ $owner }) : { phrase-spot }.
    }
    .clause = un Agent retiré ({ $owner }) : { phrase-spot }
event-influence =
    { $you ->
        [yes] Le marqueur de { $major } va de { $before } à { $place }, vers { $toward } ({ $zone }), par votre action.
       *[no] Le marqueur de { $major } va de { $before } à { $place }, vers { $toward } ({ $zone }), par l’action de { $seat }.
    }
    .clause = { $major } de { $before } à { $place }, vers { $toward } ({ $zone })
event-symbol_void =
    { $you ->
        [yes] Un Agent ennemi annule votre premier symbole pour { $major }.
       *[no] Un Agent ennemi annule le premier symbole pour { $major } ({ $seat }).
    }
    .clause = un Agent ennemi annule un symbole pour { $major }
event-major_alliance =
    { $you ->
        [yes] { $major } est votre alliée.
       *[no] { $major } est désormais alliée ({ $seat }).
    }
    .clause = { $major } devient une alliée
event-eliminated = { $major } est hors jeu.
    .clause = { $major } est hors jeu
event-combat =
    { $field ->
        [0]
            { $you ->
                [yes] Vous assiégez { $city }, { phrase-against }.
               *[no] { $seat } assiège { $city }, { phrase-against }.
            }
       *[other]
            { $you ->
                [yes] Vous livrez une bataille en plaine devant { $city }, { phrase-against }.
               *[no] { $seat } livre une bataille en plaine devant { $city }, { phrase-against }.
            }
    }
event-war_token =
    { $you ->
        [yes] Vous obtenez { phrase-war-tokens }{ phrase-war-fee }.
       *[no] { $seat } obtient { phrase-war-tokens }{ phrase-war-fee }.
    }
    .clause = { phrase-war-tokens }{ phrase-war-fee }
phrase-war-fee =
    { $florins ->
        [0] { ", " }sans frais
       *[other] { " " }pour { phrase-florins } ({ phrase-told-left })
    }
phrase-war-tokens =
    { $count ->
        [one] { $count } jeton de guerre
       *[other] { $count } jetons de guerre
    }
event-war_bonus =
    { $you ->
        [yes] Vous annoncez un bonus de Guerre de +{ $force }{ phrase-bonus-fee }.
       *[no] { $seat } annonce un bonus de Guerre de +{ $force }{ phrase-bonus-fee }.
    }
    .clause =
        { $you ->
            [yes] vous annoncez un bonus de Guerre de +{ $force }{ phrase-bonus-fee }
           *[no] { $seat } annonce un bonus de Guerre de +{ $force }{ phrase-bonus-fee }
        }
phrase-bonus-fee =
    { $florins ->
        [0] { "" }
       *[other] { " " }pour { phrase-florins } ({ phrase-told-left })
    }
phrase-attack = { $attack } ({ $attackers })
phrase-defence =
    { $defenders-id ->
        [none] { $defence }
       *[some] { $defence } ({ $defenders })
    }
event-siege =
    { $won ->
        [0] { $city } résiste : { phrase-attack } contre { phrase-defence }.
       *[1] { $city } tombe : { phrase-attack } contre { phrase-defence }.
    }
    .clause =
        { $won ->
            [0] { phrase-attack } contre { phrase-defence }, { $city } résiste
           *[other] { phrase-attack } contre { phrase-defence }, { $city } tombe
        }
event-field_battle = Bataille en plaine devant { $city } : { $first } ({ $attackers }) contre { $second } ({ $defenders }).
    .clause = { $first } ({ $attackers }) contre { $second } ({ $defenders }) devant { $city }
event-losses =
    { $you ->
        [yes]
            { $count ->
                [one] Vous perdez { $count } Troupe à { $city }.
               *[other] Vous perdez { $count } Troupes à { $city }.
            }
       *[no]
            { $count ->
                [one] { $seat } perd { $count } Troupe à { $city }.
               *[other] { $seat } perd { $count } Troupes à { $city }.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] vous perdez { $count } Troupe
                   *[other] vous perdez { $count } Troupes
                }
           *[no]
                { $count ->
                    [one] { $seat } perd { $count } Troupe
                   *[other] { $seat } perd { $count } Troupes
                }
        }
event-garrison_lost =
    { $count ->
        [one] La garnison de { $city } tombe : { $count } Troupe.
       *[other] La garnison de { $city } tombe : { $count } Troupes.
    }
    .clause =
        { $count ->
            [one] sa garnison de { $count } Troupe est perdue
           *[other] sa garnison de { $count } Troupes est perdue
        }
event-trophy =
    { $major-id ->
        [none]
            { $you ->
                [yes] Vous prenez un Trophée à { $of }.
               *[no] { $seat } prend un Trophée à { $of }.
            }
       *[other]
            { $you ->
                [yes] Vous prenez un Trophée à { $major }.
               *[no] { $seat } prend un Trophée à { $major }.
            }
    }
    .clause =
        { $major-id ->
            [none] un Trophée pris à { $of }
           *[other] un Trophée pris à { $major }
        }
event-cathedral_lost =
    { $you ->
        [yes] Avec { $city }, la Cathédrale de { $loser } est à vous, épuisée.
       *[no] Avec { $city }, la Cathédrale de { $loser } passe à { $seat }, épuisée.
    }
    .clause = et avec { $city } la Cathédrale de { $loser }
event-conquered =
    { $major-id ->
        [none]
            { $you ->
                [yes] Vous prenez { $city } et tenez { phrase-told-cities }.{ phrase-loser }
               *[no] { $seat } prend { $city } et tient { phrase-told-cities }.{ phrase-loser }
            }
       *[other]
            { $you ->
                [yes] Vous prenez { $city } à la Cité Majeure de { $major } et tenez { phrase-told-cities }.
               *[no] { $seat } prend { $city } à la Cité Majeure de { $major } et tient { phrase-told-cities }.
            }
    }
    .clause =
        { $major-id ->
            [none]
                { $you ->
                    [yes] prenez { $city }{ phrase-from-loser } et tenez { phrase-told-cities }
                   *[no] prend { $city }{ phrase-from-loser } et tient { phrase-told-cities }
                }
           *[other]
                { $you ->
                    [yes] prenez { $city } à { $major } et tenez { phrase-told-cities }
                   *[no] prend { $city } à { $major } et tient { phrase-told-cities }
                }
        }
phrase-loser =
    { $of ->
        [0] { "" }
       *[1] { " " }La Cité était tenue par { $loser }.
    }
phrase-from-loser =
    { $of ->
        [0] { "" }
       *[other] { " " }à { $loser }
    }
phrase-against =
    { $against ->
        [0]
            { $major-id ->
                [none] que seuls ses murs défendent
               *[other] que défend { $major }
            }
       *[other]
            { $major-id ->
                [none] contre { $rival }
               *[other] que défendent { $major } et { $rival }
            }
    }
event-retreated =
    { $you ->
        [yes] Une de vos Troupes se replie à { $to }.
       *[no] { $seat } : une Troupe se replie à { $to }.
    }
event-troop_lost =
    { $you ->
        [yes] Vous perdez une Troupe devant { $city }.
       *[no] { $seat } perd une Troupe devant { $city }.
    }
event-paid_troops =
    { $you ->
        [yes] Vous payez { phrase-florins } de solde ({ phrase-told-left }).
       *[no] { $seat } paie { phrase-florins } de solde ({ phrase-told-left }).
    }
event-disbanded =
    { $you ->
        [yes] Vous licenciez une Troupe à { $city } plutôt que de payer { phrase-florins } de solde.
       *[no] { $seat } licencie une Troupe à { $city } plutôt que de payer { phrase-florins } de solde.
    }
    .clause = une autre à { $city }
event-into_room =
    { $under ->
        [0] 
            { $you ->
                [yes] Vous placez « { $card } » en action dans la { phrase-room }.
               *[no] { $seat } place « { $card } » en action dans la { phrase-room }.
            }
       *[1] 
            { $you ->
                [yes] Vous placez « { $card } » en amélioration dans la { phrase-room }.
               *[no] { $seat } place « { $card } » en amélioration dans la { phrase-room }.
            }
    }
    .clause =
        { $under ->
            [0] « { $card } » en action dans la { phrase-room }
           *[other] « { $card } » en amélioration dans la { phrase-room }
        }
event-out_of_room =
    { $you ->
        [yes] Vous retirez « { $card } » de la { phrase-room }, face épuisée.
       *[no] { $seat } retire « { $card } » de la { phrase-room }, face épuisée.
    }
    .clause = « { $card } » hors de la { phrase-room }
event-changed_side =
    { $you ->
        [yes] Votre Cortigiano « { $card } » change de côté.
       *[no] { $seat } : le Cortigiano « { $card } » change de côté.
    }
    .clause = « { $card } » change de côté
event-placed_courtier =
    { $side-id ->
        [left] 
            { $you ->
                [yes] « { $card } » rejoint votre cour, à gauche.
               *[no] { $seat } : « { $card } » rejoint la cour, à gauche.
            }
       *[right] 
            { $you ->
                [yes] « { $card } » rejoint votre cour, à droite.
               *[no] { $seat } : « { $card } » rejoint la cour, à droite.
            }
    }
    .clause =
        { $side-id ->
            [left] « { $card } » rejoint la cour, à gauche
           *[right] « { $card } » rejoint la cour, à droite
        }
event-discarded =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
    .clause = « { $card } » défaussé
event-bought =
    { $you ->
        [yes] Vous achetez « { $item } ».
       *[no] { $seat } achète « { $item } ».
    }
event-built_cathedral =
    { $you ->
        [yes] Vous bâtissez une Cathédrale à { $city }.
       *[no] { $seat } bâtit une Cathédrale à { $city }.
    }
    .clause = elle se dresse à { $city }
event-recruited =
    { $you ->
        [yes] Vous recrutez une Troupe à { $city } pour { phrase-florins } ({ phrase-told-left }).
       *[no] { $seat } recrute une Troupe à { $city } pour { phrase-florins } ({ phrase-told-left }).
    }
event-waived =
    { $you ->
        [yes] Votre Agent vous épargne un symbole : { $symbol }.
       *[no] { $seat } : l’Agent épargne un symbole : { $symbol }.
    }
    .clause = un Agent épargne { $symbol }
event-allied =
    { $you ->
        [yes] Vous concluez l’alliance avec { phrase-power }.
       *[no] { $seat } conclut l’alliance avec { phrase-power }.
    }
event-ally_overthrown =
    { $you ->
        [yes] L’alliance avec { phrase-power } n’est plus à vous.
       *[no] L’alliance de { $seat } avec { phrase-power } est rompue.
    }
    .clause =
        { $you ->
            [yes] vous la perdez
           *[no] { $seat } la perd
        }
event-points_counted =
    { $you ->
        [yes] Vous arrivez à { phrase-told-sum } : { $sources }.
       *[no] { $seat } arrive à { phrase-told-sum } : { $sources }.
    }
    .action = { $head } ({ $rest }).
phrase-told-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-holdings =
    { $you ->
        [yes] Vous avez { phrase-told-cities }, le rang { $rank } du patronage et { phrase-told-crosses }{ phrase-told-prestige }.
       *[no] { $seat } a { phrase-told-cities }, le rang { $rank } du patronage et { phrase-told-crosses }{ phrase-told-prestige }.
    }
    .clause = { phrase-told-cities }, rang { $rank } du patronage, { phrase-told-crosses }{ phrase-told-prestige }
phrase-told-crosses =
    { $crosses ->
        [one] { $crosses } croix
       *[other] { $crosses } croix
    }
phrase-told-prestige = { phrase-told-prestige-cards }{ phrase-told-prestige-bonuses }{ phrase-told-prestige-tiles }
phrase-told-prestige-cards =
    { $cards-size ->
        [0] { "" }
       *[other] , cartes avec prestige : { $cards }
    }
phrase-told-prestige-bonuses =
    { $bonuses-size ->
        [0] { "" }
       *[other] , œuvres avec prestige : { $bonuses }
    }
phrase-told-prestige-tiles =
    { $tiles-size ->
        [0] { "" }
       *[other] , tuiles avec prestige : { $tiles }
    }

## Questions

prompt-setup-take_state = Quel État jouez-vous ?
prompt-setup-name_first = Qui est allé en Italie le plus récemment, et commence ?
prompt-setup-family_card = Quelle carte Famille placez-vous maintenant ?
prompt-setup-family_place = { $card } : où dans votre Palais ?
prompt-spring-enter = Dans quelle salle posez-vous votre marqueur ?
prompt-spring-step = Printemps : votre marqueur est dans la { phrase-room } ({ $deed }). Jusqu’où va-t-il ?
prompt-spring-redeem = Rachetez-vous une Indulgence sur votre chemin ?
prompt-spring-act = Vous êtes dans la { phrase-room } ({ $deed }). Que faites-vous ?
prompt-sieges-choose = Pour quelle Cité combattez-vous d’abord ?
prompt-sieges-rival = Plusieurs armées sont devant { $city }. Laquelle affrontez-vous d’abord ?
prompt-sieges-after_battle = Vous êtes maître du terrain devant { $city }. Continuez-vous ?
prompt-sieges-besiege = { $city } est neutre envers vous. L’assiégez-vous ?
prompt-sieges-retreat = Une Troupe doit quitter { $city }. Où se replie-t-elle ?
prompt-winter-pay = Hiver : la solde est de { phrase-due-florins } ; { phrase-treasury }.
phrase-due-florins =
    { $due ->
        [one] { $due } florin
       *[other] { $due } florins
    }
prompt-winter-reorganise = Hiver : réorganisez-vous votre Palais ?
prompt-winter-move_card = Réorganiser : où va « { $card } » ?
prompt-winter-buy = Hiver : qu’achetez-vous ? { phrase-have-florins } ; { phrase-pool }.
phrase-have-florins =
    { $florins ->
        [0] Votre trésor est vide
        [one] Vous avez { $florins } florin
       *[other] Vous avez { $florins } florins
    }
prompt-winter-site = Dans quelle Cité bâtissez-vous la Cathédrale ?
prompt-winter-recruit = Hiver : recrutez-vous ? { phrase-have-florins }.
prompt-winter-ally = Hiver : cherchez-vous une alliance ?
prompt-winter-waive = Votre Agent a préparé l’alliance avec { phrase-power }. Quel symbole ne payez-vous pas ?
prompt-action-govern = Gouverner : chaque couronne ou croix rend deux tuiles disponibles, ou réactive une alliance ; { phrase-pool }.
prompt-action-patronise = Patronner : montez-vous d’un rang ? { phrase-have-florins }.
prompt-action-bonus = Quel bonus de Patronage choisissez-vous ?
prompt-action-trade = Commercer : quels bateaux envoyez-vous ?
prompt-action-annex = Annexer : quelle Cité ?
prompt-action-influence = Annexer et influencer : que faites-vous ? { phrase-pool-first }.
phrase-pool-first =
    { $pool-id ->
        [none] Rien de réuni encore
       *[some] Réuni : { $pool }
    }
prompt-action-war = Guerroyer : quelles Troupes marchent ? { phrase-pool-first }.
prompt-action-march = Une Troupe quitte { $city } : où va-t-elle ? { phrase-pool-first }.
prompt-action-intrigue = Intriguer : que font vos Agents ? { phrase-pool-first }.
prompt-action-agent = Où va l’Agent ?
prompt-payment-use = { $for } : il reste à payer { $price }. Qu’utilisez-vous ? { phrase-have-florins }.
prompt-court-place = « { $card } » vient à votre cour. De quel côté ?
prompt-court-overflow = Vous avez perdu un espace Cortigiano. Qui se déplace, ou s’en va ?
prompt-combat-bonus =
    { $combat-id ->
        [field] Bataille en plaine devant { $city } : { $own } contre { $theirs }. Annoncez-vous un bonus de Guerre ?
        [attack] Vous assiégez { $city } : { $own } contre { $theirs } ; à partir d’une défense de { $heavy_loss_from }, la victoire coûte une Troupe de plus. Annoncez-vous un bonus de Guerre ?
       *[defence] Vous défendez { $city } : { $own } contre { $theirs }. Annoncez-vous un bonus de Guerre ?
    }
prompt-combat-losses = Vous perdez une Troupe à { $city }. De quelle couleur ?
prompt-troops-colour = Des Troupes de plusieurs couleurs sont à { $city }. Laquelle ?

## Choices

action-done = Terminer
action-stop = S’arrêter dans la { phrase-room } ({ $deed })
action-advance = Avancer dans la { phrase-room } ({ $deed })
action-advance_for_florins =
    { $cost-id ->
        [none] Avancer dans la { phrase-room } ({ $deed })
       *[some] Avancer dans la { phrase-room } ({ $deed }) contre { $cost }
    }
action-advance_prepaid = Avancer dans la { phrase-room } ({ $deed }) avec les flèches déjà utilisées
action-act = { $deed } : faire l’action de la { phrase-room }
action-end = Terminer le tour
action-patronise =
    { $cost-id ->
        [none] Monter au rang { $rank }
       *[some] Monter au rang { $rank } contre { $cost }
    }
action-pass = Passer
action-token = Dépenser un jeton : guerre +1
action-go_on = Continuer
action-hold_off = Renoncer
action-besiege = Assiéger la Cité
action-leave = Y laisser les Troupes en paix
action-lose = Abandonner la Troupe
action-pay = Payer { $cost }
action-place = Envoyer un Agent de votre réserve
action-state = { $state }
action-begin_with = { $first }
action-card = { $card } ({ $card-about })
action-enter = Dans la { phrase-room } ({ $deed })
action-redeem_for_cross = Racheter l’Indulgence de la { phrase-room } ({ $deed }) contre une croix
action-redeem_for_crowns = Racheter l’Indulgence de la { phrase-room } ({ $deed }) contre deux couronnes
action-move = Déplacer : { phrase-courtier }
action-take_out =
    { $under ->
        [0] Retirer la carte en action « { $card } » de la { phrase-room } ({ $deed })
       *[1] Retirer l’amélioration « { $card } » de la { phrase-room } ({ $deed })
    }
action-to_action = En action, { phrase-room } : à la place de « { $deed } »
action-to_improvement = En amélioration, { phrase-room } : { $deed }
action-to =
    { $side-id ->
        [left] Cortigiano à gauche
       *[right] Cortigiano à droite
    }
action-shift = Changer de côté : { phrase-courtier }
action-discard = Défausser : { phrase-courtier }
action-discard_new = Renoncer à « { $card } »
action-refresh = Rendre disponible : { $tile } ({ $tile-about })
action-reactivate = Réactiver l’alliance avec { phrase-power }
action-bonus = { $bonus } : { $bonus-about }
action-conclude = Conclure l’alliance avec { $major }
action-influence =
    { $void ->
        [0] { $major }, un pas : de { $from } à { $place }
       *[1] { $major }, aucun pas : un agent annule le symbole
    }
action-annex =
    { $cost-id ->
        [none] Annexer { $city }
       *[some] Annexer { $city } contre { $cost }
    }
action-march =
    { $count ->
        [one] Partir de { $city } ({ $count } Troupe)
       *[other] Partir de { $city } ({ $count } Troupes)
    }
action-ride = Par la route à { $city } ({ $city-about })
action-sail =
    { $cost-id ->
        [none] Par mer à { $city } ({ $city-about })
       *[some] Par mer à { $city } ({ $city-about }) contre { $cost }
    }
action-troop =
    { $major-id ->
        [none] Une Troupe de votre couleur
       *[other] Une Troupe de { $major }
    }
action-remove = Retirer l’Agent ({ $owner }) : { phrase-spot }
action-lift = Déplacer votre Agent qui est ici : { phrase-spot }
action-agent = Vers : { phrase-spot }
action-siege = { $city } ({ $city-about })
action-fight = Affronter { $rival }
action-retreat =
    { $cost-id ->
        [none] Se replier à { $city }
       *[some] Se replier à { $city } contre { $cost }
    }
action-disband = Licencier une Troupe à { $city }
action-buy =
    { $cost-id ->
        [none] { $item } ({ $item-about })
       *[some] { $item } contre { $cost } ({ $item-about })
    }
action-site = À { $city }
action-recruit =
    { $cost-id ->
        [none] Recruter à { $city }
       *[some] Recruter à { $city } contre { $cost }
    }
action-ally =
    { $cost-id ->
        [none] { $power }{ phrase-overthrow }
       *[some] { $power } contre { $cost }{ phrase-overthrow }
    }
phrase-overthrow =
    { $overthrow ->
        [0] { "" }
       *[1] , en renversant { $rival }
    }
action-waive = Un symbole de moins : { $symbol }
action-use =
    { $cost-id ->
        [none] { phrase-origin } : { phrase-gain }
       *[some] { phrase-origin } : { phrase-gain } contre { $cost }
    }
phrase-origin =
    { $source-id ->
        [room] { $card }, carte en action
        [under] { $card }, amélioration
        [left] { $card }, Cortigiano de gauche
        [right] { $card }, Cortigiano de droite
        [tile] { $tile }, tuile
        [alliance] Alliance avec { phrase-power }
        [indulgence] Indulgence
        [michelangelo] Michel-Ange
       *[leonardo] Léonard de Vinci
    }
phrase-gain =
    { $symbol-id ->
        [arrow] { $gain } pour avancer
       *[other] { $gain }
    }

## Headings over long lists of choices

group-buy = En vente
group-use = Ce que vous pouvez utiliser

## Ce que ferait un choix

effect-surplus = Plus qu’il n’en faut : { $symbol } de trop.
effect-still_due = Il faudra encore { $due }.
effect-keeps =
    { $kept-id ->
        [none] Il ne vous reste rien.
       *[other] Il vous reste { $kept }.
    }
effect-siege = Vous y seriez avec { $attack } contre une défense de { $defence }, avant les bonus.
effect-wins = En l’état, vous gagnez, { $own } à { $other }.
effect-loses = En l’état, vous perdez, { $own } à { $other }.
effect-draws = En l’état, personne ne gagne : { $own } chacun.
effect-pay = Cet hiver, vos troupes coûtent { $sum } ; vous avez { $have }.
effect-points_won =
    { $points ->
        [one] { $points } point de plus si la partie finissait maintenant.
       *[other] { $points } points de plus si la partie finissait maintenant.
    }
effect-points_lost =
    { $points ->
        [one] { $points } point de moins si la partie finissait maintenant.
       *[other] { $points } points de moins si la partie finissait maintenant.
    }
effect-exhausts = La source est alors épuisée.

## Why not

reason-too_poor =
    { $have ->
        [0] Cela coûte { phrase-need-florins }, et votre trésor est vide.
       *[other] Cela coûte { phrase-need-florins }, et vous n’avez que { $have }.
    }
phrase-need-florins =
    { $need ->
        [one] { $need } florin
       *[other] { $need } florins
    }
reason-exhausted = Déjà épuisé.
reason-other_room = Une carte dans une pièce ne paie que pour l’action de cette pièce.
reason-wrong_symbol = Elle ne montre rien de ce qui est dû.
reason-no_port = { $city } n’est pas un port.
reason-occupied = Un Agent s’y trouve : retirez-le d’abord.
reason-marker_here = Votre marqueur est ici.
reason-indulgence_locks = Une Indulgence bloque cette salle.
reason-agent_locks = Un Agent ennemi bloque cette salle.
reason-not_payable = Vous n’avez pas de quoi payer cela.
reason-rest_not_payable = En l’utilisant ainsi, vous ne pourriez pas payer le reste.
reason-no_action_here = Cette salle n’a pas d’action.
reason-indulgence_here = Une Indulgence se trouve sur cette salle.
reason-enemy_agent_here = Un Agent ennemi vous en empêche.
reason-top_rank = Vous avez déjà le rang le plus élevé.
reason-same_kind = Votre premier bonus était du même type : il faut un artiste et une œuvre.
reason-state_taken = Cet État est déjà pris.
reason-sold_out = Il n’y en a plus.
reason-owned = Vous l’avez déjà.
reason-excluded = Un État est un Royaume ou une République, pas les deux.
reason-bought_already = Vous en avez déjà acheté cet Hiver.
reason-no_site = Vous n’avez aucune Cité de valeur 3 ou plus sans Cathédrale.
reason-all_troops_out = Toutes les Troupes de cette couleur sont sur la carte.
reason-allied_already = Vous êtes déjà alliés.
reason-needs_agent = Pour renverser une alliance, il vous faut un Agent sur place.
reason-end_of_track = Le marqueur est déjà à votre bout de la piste.
reason-no_symbol = Vous n’avez pas encore réuni de symbole pour cela.
reason-not_in_zone = Le marqueur n’est pas dans votre zone Alliance.
reason-not_for_sale = Ce Titre n’est pas pour vous dans cette partie.

## Score

score-cities =
    { $count ->
        [one] { $count } Cité
       *[other] { $count } Cités
    }
score-city_leader = Le plus de Cités
score-patronage = Patronage, rang { $rank }
score-patronage_leader = Premier des mécènes
score-cards_and_tiles = Cartes et tuiles
score-religion =
    { $crosses ->
        [one] Influence religieuse ({ $crosses } croix)
       *[other] Influence religieuse ({ $crosses } croix)
    }
score-trophies = Trophées
score-alliances = Alliances
score-indulgences = Indulgences
score-king_of_naples = Roi de Naples : la France gagne aussitôt
tie-naples = À égalité, Naples l’emporte
tie-crowns = Le plus de couronnes l’emporte
source-king_of_naples = Roi de Naples
source-indulgences = Indulgences
source-alliances = Alliances
source-trophies = Trophées
source-religion = Influence religieuse
source-cards_and_tiles = Cartes et tuiles
source-patronage_leader = Premier mécène
source-patronage = Patronage
source-city_leader = Le plus de Cités
source-cities = Cités

## Le plateau dessiné : la carte

label-italy = Italie
label-closed = fermée dans cette partie
label-pirates = repaire de pirates : ne peut être annexée
label-your_agent = votre agent
label-sea_ligurian = mer Ligure
label-sea_tyrrhenian = mer Tyrrhénienne
label-sea_ionian = mer Ionienne
label-sea_adriatic = mer Adriatique
label-value = valeur { $value }
label-value_to_you = valeur { $value }, { $own } pour vous
label-to_you = { $value } pour vous
label-troops_of =
    { $count ->
        [one] { $count } troupe : { $seat }
       *[other] { $count } troupes : { $seat }
    }
label-port_on = port : { $seas }

## Le plateau dessiné : pistes, alliances, religion

label-cities = Cités
label-for_leaders = +1 aux premiers
label-patronage = Patronage
label-bonus_at = bonus : { $ranks }
label-prestige_count = { $count } prestige
label-city_space =
    { $more ->
        [0] { $count } cités
       *[1] { $count } cités ou plus
    }
label-rank = Rang { $rank }
label-ends_when = { $cities } cités, rang { $rank } ou plus de cité neutre
label-ends_how = après le printemps : dernière année.
label-last_rank = { $seat } a atteint le rang { $rank } au printemps de l’an { $year } : dernière année.
label-last_cities = { $seat } tenait { $count } cités au printemps de l’an { $year } : dernière année.
label-last_neutral = Plus de cité neutre au printemps de l’an { $year } : dernière année.
label-last_limit = L’an { $year } est le dernier.
label-religion = Influence religieuse
label-left =
    { $count ->
        [one] { $count } reste
       *[other] { $count } restent
    }
label-taken_by = pris : { $seat }
label-indulgences_left = Indulgences restantes
label-alliances = Alliances
label-prestige_each = 1 prestige chacune
label-power_france = France
label-power_ottoman = Ottomans
label-power_empire = Saint Empire
label-free = libre
label-for = pour
label-ready = disponible
label-used_bonus = utilisé, Gouverner le redresse
label-blocked_agent = bloqué par un agent : { $seat }
label-one_less = votre agent : un symbole de moins
label-ally_of = allié : { $seat }

## Le plateau dessiné : deux joueurs

label-major_cities = Cités majeures
label-ally_brings = ce qu’apporte l’alliance
label-major_gone = hors du jeu
label-neutral_to_both = neutre envers les deux
label-favourable_to_you = favorable envers vous
label-hostile_to_you = hostile envers vous
label-neutral_to_you = neutre envers vous
label-favourable_to = favorable : { $seat }
label-hostile_to = hostile : { $seat }
label-neutral_to = neutre : { $seat }
label-map_and_reserve = sur la carte + en réserve
label-one_place = un espace Cortigiano en plus
label-zone_alliance_france = allié
label-zone_favourable_france = France
label-zone_neutral = neutre
label-zone_favourable_naples = Naples
label-zone_alliance_naples = allié
label-round_of = Ronde { $round } sur { $rounds }
label-pay_round = solde
label-pay_rounds = rondes de solde
label-pay_rounds_due = rondes de solde ; cet hiver vous devez { $florins }
label-sudden = La France gagne aussitôt si elle tient Naples

## Le plateau dessiné : les combats

label-combat = Combat
label-siege_of = Siège : { $city }
label-field_of = Bataille devant { $city }
label-besieges = assiège
label-defends = défend
label-fights = combat
label-troops =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
label-garrison =
    { $count ->
        [one] { $count } troupe dans la cité
       *[other] { $count } troupes dans la cité
    }
label-war_token = Jeton de guerre
label-more_needed = il faut plus de { $force }
label-city_falls = { $seat } prend { $city }
label-city_holds = { $city } tient bon contre { $seat }
label-city_yours = { $city } est à vous
label-city_holds_you = { $city } tient bon
label-wins_field = { $seat } reste maître du terrain
label-you_keep_field = vous restez maître du terrain
label-nobody_wins = personne ne gagne
label-loses =
    { $count ->
        [one] { $seat } perd { $count } troupe
       *[other] { $seat } perd { $count } troupes
    }
label-you_lose =
    { $count ->
        [one] vous perdez { $count } troupe
       *[other] vous perdez { $count } troupes
    }
label-retreat =
    { $count ->
        [one] { $count } troupe doit se retirer
       *[other] { $count } troupes doivent se retirer
    }
label-trophy = un trophée, +{ $points }
label-with_bonus = { $totals } avec { $name } :
label-if_pass = { $totals } si rien n’est ajouté :
label-spots = Où va l’agent
label-spots_room = Salles { $count }
label-spots_city = Cités { $count }
label-spots_power = Puissances { $count }
label-spots_track = Pistes { $count }

## Le plateau dessiné : la fin

label-scoring = Décompte
label-final = Décompte final
label-prestige_sum = Prestige
label-count_cities =
    { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
label-count_rank = rang { $rank }

## The table in text

table-round = Ronde
table-spring = Printemps
table-winter = Hiver
table-order = Ordre du tour :
table-last = dernière année
table-map = Carte (valeur, ⚔ Troupes, ◆ Agent, ✝ Cathédrale, ↩ doit se replier, ○ tuile épuisée)
table-north = Nord
table-centre = Centre
table-south = Sud et îles
table-neutral = neutre
table-alliances = Puissances majeures
table-free = libre
table-used = utilisée
table-ready = prête
table-influence = Cités Majeures
table-ally = alliée de
table-out = hors jeu
table-states = États (▸ salle du marqueur, ✗ Indulgence, ○ épuisée)
table-state = État
table-florins = Florins
table-cities = Cités
table-rank = Patronage
table-agents = Agents en réserve
table-reserve = Troupes en réserve
table-tokens = Jetons de guerre
table-trophies = Trophées
table-prestige = Prestige si la partie finissait maintenant
table-court = Cour
table-domain = Domaine
table-bonuses = Bonus de Patronage
table-means = Vos cartes et tuiles, et leurs symboles (de chacune, une sorte à la fois)
table-in_room = dans une salle
table-roads = Routes depuis vos Cités
table-market = En vente
table-indulgences = Indulgences restantes

## Le plateau dessiné : panneau, palais, domaines, marché

label-map = Carte
label-market = Marché
label-palaces = Palais
label-views = Ce que montre le plateau
label-palace = Palais
label-domain = Domaine
label-tile = tuile
label-influence = Influence
label-your_palace = Votre palais
label-your_domain = Votre domaine
label-palace_of = Palais : { $seat }
label-domain_of = Domaine : { $seat }
label-hatched = hachuré : épuisé
label-from_marker = salles à partir du marqueur
label-one_each = un de chaque par Hiver
label-people = Personnes
label-tiles = Tuiles
label-agent_of = agent : { $seat }
label-court_left = Cour, gauche
label-court_right = Cour, droite
label-new = nouveau
label-printed = imprimé
label-printed_symbol = imprimé : { $symbol }
label-no_card = sans carte
label-improvement = amélioration
label-place_ready = disponible
label-place_exhausted = épuisé
label-place_free = libre
label-place_either = libre, gauche ou droite
label-place_shut = fermé
label-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
label-steps_short = { $count }
label-steps_paid = { $count }, payé
label-steps_ahead =
    { $count ->
        [one] { $count } pas après le marqueur
       *[other] { $count } pas après le marqueur
    }
label-stands = marqueur
label-stands_here = le marqueur est ici
label-stands_on = sur { $deed }
label-not_entered = pas encore au palais
label-as_action = en action
label-improves = améliore
label-stock = en réserve : { $count }
label-price = prix : { $price }
label-bought = acheté
label-owned = possédé
label-sold_out = épuisé
label-walk =
    { $paid ->
        [0] { label-steps }, { $deed } : gratuit
       *[1] { label-steps }, { $deed } : { $price }
    }
label-arrow_of = la flèche de { $tile }
label-either_price = { $one } ou { $other }
label-or = ou
label-palace_told = Palais ({ $seat }) : { $rooms } ; Cortigiani disponibles : { $ready } sur { $courtiers }
label-marker_on = marqueur sur { $deed }
label-blocked_by = { $deed } bloqué : { $by }

## Le plateau dessiné : barre du haut et joueurs

label-phase_setup = Mise en place
label-phase_over = fin
label-phase_spring = Printemps
label-phase_sieges = Sièges
label-phase_winter = Hiver
label-crosses = Croix
label-trophies = Trophées
label-prestige = prestige
label-tab_map = Carte
label-of_limit = { $count } sur { $limit }
label-for_many = L’Art de gouverner
label-for_two = Les Guerres d’Italie
label-year = année { $year }
label-round = manche { $year }
label-status =
    { $year ->
        [0] { $phase }
       *[other] Année { $year }, { $phase }
    }
label-status_two =
    { $year ->
        [0] { $phase }
       *[other] Manche { $year }, { $phase }
    }

## Le plateau dessiné : le panneau de décision

label-winter_steps = Étapes de l’Hiver
label-winter_pay = Solde
label-winter_reorganise = Réorganiser
label-winter_buy = Acheter
label-winter_recruit = Recruter
label-winter_ally = S’allier
label-from_treasury = trésor
label-from_pool = déjà réuni
label-from_agent = votre Agent
label-pool_left = { $amounts } à dépenser
label-pool_empty = Aucun symbole en attente
label-pool_half =
    { $count ->
        [one] encore { $count } tuile avec ce symbole
       *[other] encore { $count } tuiles avec ce symbole
    }
label-pool_govern = deux tuiles par symbole, ou une alliance
label-pool_influence = un symbole avance un marqueur d’un pas
label-pool_war = une troupe marche pour une cavalerie, ou navigue pour des navires
label-pool_intrigue = un masque par Agent
label-ask_pay = { $purpose } : payez { $price }
label-ask_buy = Qu’achetez-vous ?
label-ask_recruit =
    { $florins ->
        [0] Recruter une Troupe ? Vous n’avez pas de florins.
        [one] Recruter une Troupe ? Vous avez { $florins } florin.
       *[other] Recruter une Troupe ? Vous avez { $florins } florins.
    }
label-ask_govern = Gouverner : que rendez-vous disponible ?
label-ask_influence = Influencer ou annexer : que faites-vous ?
label-ask_war = Guerroyer : quelles Troupes partent ?
label-ask_march = Guerroyer : où va une Troupe de { $city } ?
label-ask_intrigue = Intriguer : que font vos Agents ?
label-of_nobody = neutre
label-yours = à vous
label-march_to = { $city }, { $owner }
label-by_sea_from = Par mer depuis { $city }
label-besiege_with = assiéger avec { $attack } ; sa défense est de { $defence }
label-stays_mobile = la troupe reste mobile
label-as_action_in = Comme action, { $deed }
label-as_action_here = Comme action, dans la salle qui n’en a pas
label-under_card = Sous { $card }, { $deed }
label-adds_to = ajoute { $amounts } à chaque action { $deed }
label-in_its_place = { $amounts } au lieu de ce qui est imprimé
label-in_place_of = { $own } au lieu de { $deed } ; { $amounts }
label-brings = apporte { $own } ; { $amounts }
label-used_note = { $amount }{ $over ->
        [0] { "" }
       *[other] , { $over } de trop
    }{ $source ->
        [tile] { " " }; la tuile est épuisée
        [left] { " " }; épuisé
        [right] { " " }; épuisé
        [indulgence] { " " }; reste sur cette salle et coûte du prestige
       *[other] { "" }
    }
label-recruit_note = { $home ->
        [1] ville d’origine, { label-recruit_there }
       *[0] { label-recruit_there }
    }
label-recruit_there = { $troops ->
        [0] valeur { $value }, aucune troupe sur place
        [one] valeur { $value }, { $troops } troupe sur place
       *[other] valeur { $value }, { $troops } troupes sur place
    }
label-take_out = Retirer { $card }
label-ask_full = { $card } ne trouve pas de place libre à la cour : qui part ?
label-recruit_in = Recruter à { $city }
label-marches_to = { $by_sea ->
        [1] Par mer à { $city }
       *[0] Marcher sur { $city }
    }
label-add_bonus = Ajouter : { $name }
label-influence_note = { $stays ->
        [1] de { $from } à { $place } : toujours { $zone }
       *[0] de { $from } à { $place } : { $zone }
    }
label-can_reach = { $seat } peut atteindre
label-blocks_yours = bloquée par votre Agent
label-blocks = bloquée par l’Agent de { $seat }
label-agent_first = l’Agent de { $seat } s’y trouve : un masque le retire d’abord
label-spring_marker = Printemps, marqueur
label-spring_action = Printemps, action
label-winter_step = Hiver, { $step } sur { $steps }
label-sieges_bonus = Sièges, bonus de guerre
label-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
label-place_done = { label-place }, a joué
label-done_next = suite : { $step }
label-done_lost = perdu : { $amounts }
label-ask_bonus = { $combat ->
        [field] Bataille devant { $city }, { $own } : { $theirs }. Ajoutez-vous un bonus ?
       *[other] Siège de { $city }, { $own } : { $theirs }. Ajoutez-vous un bonus ?
    }
label-passes_end = deux refus de suite mettent fin au combat
label-group_war_bonus = Bonus
label-group_collect = Florins ; la main vous reste
label-group_influence = Dépenser
label-group_annex = Annexer une Cité de la carte
label-annex_note = valeur { $value }, { $seas ->
        [0] par route
        [one] par { $seas } mer
       *[other] par { $seas } mers
    }
label-more_symbols = D’autres symboles
label-sources =
    { $count ->
        [one] { $count } source
       *[other] { $count } sources
    }
label-redeem_for_cross = Racheter contre une croix
label-redeem_for_crowns = Racheter contre deux couronnes
label-pay_for_me = Payer pour moi
label-still_due = { $purpose } : encore { $price }
label-covered_of = { $count } sur { $price }
label-left_due = encore { $price }
label-annexing = Annexer { $city }
label-buying = Acheter : { $item }
label-covered_by = { $source } { $count }
label-ask_walk = Jusqu’où va votre marqueur ?
label-walk_help = 1 ou 2 salles sont gratuites, au-delà il faut payer. Dans le sens horaire, salle par salle.
label-free_step = gratuit
label-also = { $before } ; { $clause }
label-readies = Cortigiani disponibles : { $sides }
label-too_far = Trop loin : au-delà des salles libres, chaque pas demande une flèche ; un par printemps peut se payer en florins.
label-troops_on_map = Troupes sur la carte
label-pay_then =
    { $count ->
        [0] pas de solde
        [one] solde : { $count } florin
       *[other] solde : { $count } florins
    }
label-pay_of =
    { $count ->
        [0] { $from }–{ $to } : rien
        [one] { $from }–{ $to } : { $count } florin
       *[other] { $from }–{ $to } : { $count } florins
    }
label-price_of = { $item } : { $price }
label-you_keep =
    { $count ->
        [one] il vous reste { $count } florin
       *[other] il vous reste { $count } florins
    }
label-florins_short =
    { $count ->
        [one] encore { $count } florin à trouver
       *[other] encore { $count } florins à trouver
    }
label-buy_left = Acheter, cour gauche
label-buy_right = Acheter, cour droite
label-buy_help = { $count ->
        [0] Rien n’est à votre portée.
        [one] { $count } achat est à votre portée.
       *[other] { $count } achats sont à votre portée.
    } Ce que vous achetez ne paie rien avant la fin de l’étape.
label-pay_help = Un seul type de symbole par carte ou par tuile.
label-agent_help = Une salle bloquée ne peut pas agir, et ses cartes y restent en Hiver.
label-agent_stands = Un Agent s’y trouve ({ $seat }) : retirez-le d’abord.
label-bonus_help = Les bonus s’ajoutent un par un, chacun à son tour.
label-spring_over = Votre Printemps est terminé. On vous consultera en Hiver, ou avant si l’une de vos Cités est assiégée.
label-pool_march =
    { $count ->
        [one] { $count } troupe peut encore marcher ({ $city })
       *[other] { $count } troupes peuvent encore marcher ({ $city })
    }
label-court_note = { $side ->
        [left] de nouveau disponible passé la flèche de gauche
       *[right] de nouveau disponible passé la flèche de droite
    }
label-bonuses = Bonus de Patronage

# Ce qui est reconstitué dans le fichier des composants, et ce que change une valeur.
data-character = Personnages du marché
    .about = Prix, symboles, action et nombre de chaque Personnage : ce que l’on peut acheter, et ce que peut une cour.
data-family_card = Cartes des familles
    .about = Ce que chaque État a dans son palais au départ, donc sa façon de jouer.
data-city_tile = Symboles des tuiles Cité
    .about = Ce qu’une Cité permet de payer une fois dans le domaine.
data-road = Routes
    .about = Comment marchent les armées et quelles Cités peuvent être annexées.
data-port = Ports
    .about = Par quelles mers une Cité est accessible, et combien de navires il faut.
data-sea_link = Passages entre les mers
    .about = La distance par mer d’une côte à l’autre.
data-palace_board = Ordre des salles d’un palais
    .about = Combien de pas il faut au marqueur d’une action à l’autre.
data-palace-arrows = Flèches du palais
    .about = Après quelles salles le marqueur redresse un côté de la cour.
data-title = Titres
    .about = Prix, symboles, espaces Cortigiano et prestige des duchés, royaumes et autres.
data-guild = Guilde
    .about = Son prix, et ce qu’elle permet de payer.
data-cathedral = Cathédrale
    .about = Son prix, ses symboles, et dans quelles Cités on peut la bâtir.
data-patronage_bonus = Artistes et savants
    .about = Ce que rapporte le Patronage : prestige, symboles, ou un effet par tour.
data-alliance = Prix des alliances
    .about = Ce qu’une puissance étrangère demande pour son alliance.
data-influence_board = Influence sur les Cités majeures (à deux)
    .about = À partir d’où une Cité majeure favorise ou rejoint un camp, et de combien elle bouge quand on l’assiège.
data-round_track = Manches d’une année (à deux)
    .about = Quand une année se termine et que les troupes sont payées.
data-two_player_tile = Tuile du royaume (à deux)
    .about = Ce que la France peut payer avec chaque année, et son prestige.
data-solde = Solde des troupes
    .about = Ce que coûtent cinq ou six troupes en hiver.
data-symbol = Espaces Cortigiano
    .about = À quoi sert ce symbole ; il ne se dépense jamais.

## What an estimate of a position counts, as it stands after “for”

weight-florin = les symboles de florin
weight-crown = les symboles de couronne
weight-cross = les symboles de croix
weight-cavalry = les symboles de cavalerie
weight-ship = les symboles de bateau
weight-mask = les symboles de masque
weight-war = les symboles de guerre
weight-arrow = les symboles de flèche
weight-florin_coin = les florins du trésor
weight-agent = les agents disponibles
weight-courtier = les Cortigiani
weight-room_card = les cartes dans les salles
weight-spent_share = les cartes et tuiles disponibles
weight-troop = les troupes sur la carte
weight-unpaid_troop = les troupes dont la prochaine solde manque
weight-city_value = la valeur des Cités
weight-city_to_come = les Cités qui mènent à un point
weight-rank_to_come = les rangs de Patronage
weight-influence = la faveur des Cités Majeures

## The lists of the rules

column-card = Carte
column-copies = Exemplaires
column-price = Coût
column-effect = Ce qu’elle donne
column-family = Famille
column-tile = Tuile
column-power = Puissance
column-bonus = Bonus
column-kind = Genre
column-artist = artiste
column-work = œuvre
column-rank = Rang
column-prestige = Prestige
column-palace = Palais
column-city = Cité
column-value = Valeur
column-symbols = Symboles de sa tuile
column-seas = Port sur
column-roads_34 = Routes à trois ou quatre joueurs
column-roads_25 = Routes à deux ou cinq joueurs
column-special = En outre
column-pirate = nid de pirates
column-closed_3 = interdite à trois
column-only_25 = à deux ou à cinq seulement
column-home = départ de
column-two_players = à deux joueurs
column-sea = Mer
column-leads_to = mène à
column-influence = Marqueur au départ
column-ligurian = mer Ligurienne
column-tyrrhenian = mer Tyrrhénienne
column-ionian = mer Ionienne
column-adriatic = mer Adriatique
