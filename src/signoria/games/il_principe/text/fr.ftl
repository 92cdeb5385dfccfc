### Il Principe en français. Les codes et leurs paramètres sont déclarés dans vocabulary.py ; les mots sont ceux du livret.
### $x se dit (un nom, une quantité), $x-id sert à choisir les mots, $x-about dit ce que fait la chose ;
### $you vaut « yes » quand celui qui lit est celui qui agit.

game-title = Il Principe

## Quantités

amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-green =
    { $count ->
        [one] { $count } carte verte
       *[other] { $count } cartes vertes
    }
amount-white =
    { $count ->
        [one] { $count } carte blanche
       *[other] { $count } cartes blanches
    }
amount-red =
    { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
amount-blue =
    { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
amount-yellow =
    { $count ->
        [one] { $count } carte jaune
       *[other] { $count } cartes jaunes
    }
amount-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }

## Noms

color-green = vert
    .about = remettre visible une carte d’une autre couleur
color-white = blanc
    .about =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
color-red = rouge
    .about = piocher une carte
color-blue = bleu
    .about = un bouclier dans une région au choix
color-yellow = jaune
    .about =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
building-green = Université
building-white = Cathédrale
building-red = Hôtel de ville
building-blue = Château
building-yellow = Place de marché
prize-lot = groupe de cartes
prize-major = Rôle majeur
prize-minor = Rôle mineur
size-small = petite
size-medium = moyenne
size-large = grosse
region-lombardia = Lombardie
region-adriatico = Adriatique
region-parma = Parme et Lunigiane
region-romagna = Romagne
region-toscana = Toscane
region-umbria = Ombrie et Marches
land-lombardia = Lombardie
land-adriatico = Adriatique
land-parma = Parme
land-romagna = Romagne
land-toscana = Toscane
land-umbria = Ombrie
family-medici = Médici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
phase-setup = Mise en place
phase-supply = Ressources
phase-auctions = Enchères
phase-actions = Actions
phase-roles = Rôles
phase-over = Fin de la partie

## Les Rôles, et ce qu’ils rapportent

phrase-income =
    { $income ->
        [one] { $income } point
       *[other] { $income } points
    }
phrase-green = redresse une carte d’une autre couleur ; { phrase-income } quand un autre bâtit avec du vert
phrase-white =
    { $amount ->
        [one] { $amount } point tout de suite ; { phrase-income } quand un autre bâtit avec du blanc
       *[other] { $amount } points tout de suite ; { phrase-income } quand un autre bâtit avec du blanc
    }
phrase-red = pioche une carte ; { phrase-income } quand un autre bâtit avec du rouge
phrase-blue = pose un bouclier où il veut ; { phrase-income } quand un autre bâtit avec du bleu
phrase-yellow =
    { $amount ->
        [one] { $amount } pièce tout de suite ; { phrase-income } quand un autre bâtit avec du jaune
       *[other] { $amount } pièces tout de suite ; { phrase-income } quand un autre bâtit avec du jaune
    }

role-green_major = Maître
    .about = { phrase-green }
role-green_minor = Apprenti
    .about = { phrase-green }
role-white_major = Evêque
    .about = { phrase-white }
role-white_minor = Prêtre
    .about = { phrase-white }
role-red_major = Gonfalonier
    .about = { phrase-red }
role-red_minor = Notaire
    .about = { phrase-red }
role-blue_major = Noble
    .about = { phrase-blue }
role-blue_minor = Chevalier
    .about = { phrase-blue }
role-yellow_major = Banquier
    .about = { phrase-yellow }
role-yellow_minor = Marchand
    .about = { phrase-yellow }

## Cités

phrase-city =
    { $shields ->
        [one] { $price } contre { $points } points et { $shields } bouclier
       *[other] { $price } contre { $points } points et { $shields } boucliers
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

## Options d’une partie

option-open_money = Argent visible
    .about = Chacun voit les pièces de tous.
option-amigo_start_money = Argent de départ
    .about = Autant de pièces pour chacun avant le premier tour.
option-amigo_bishop_2vp = Un Evêque plus généreux
    .about = L’Evêque rapporte tout de suite 2 points au lieu de 1.
option-large_city_vp_6 = Grosses cités à 6
    .about = Une grosse cité vaut 6 points au lieu de 8.

## Ce que plusieurs phrases ont en commun

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
        [green] carte verte
        [white] carte blanche
        [red] carte rouge
        [blue] carte bleue
       *[yellow] carte jaune
    }
phrase-in-region =
    { $region-id ->
        [lombardia] en Lombardie
        [adriatico] sur l’Adriatique
        [parma] à Parme et en Lunigiane
        [romagna] en Romagne
        [toscana] en Toscane
        [umbria] en Ombrie et dans les Marches
       *[other] dans la région { $region }
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
        [lot] { $color }
        [major]
            { $color-id ->
                [green] le Rôle « { role-green_major } »
                [white] le Rôle « { role-white_major } »
                [red] le Rôle « { role-red_major } »
                [blue] le Rôle « { role-blue_major } »
               *[yellow] le Rôle « { role-yellow_major } »
            }
       *[minor]
            { $color-id ->
                [green] le Rôle « { role-green_minor } »
                [white] le Rôle « { role-white_minor } »
                [red] le Rôle « { role-red_minor } »
                [blue] le Rôle « { role-blue_minor } »
               *[yellow] le Rôle « { role-yellow_minor } »
            }
    }

## Ce qui arrive

event-city_displayed = La cité de { $city } est révélée.
event-first_marker =
    { $you ->
        [yes] Vous recevez le pion Il Principe.
       *[no] { $seat } reçoit le pion Il Principe.
    }
event-round_begun =
    { $last ->
        [0] Le tour { $round } commence.
       *[other] La pioche s’épuise : le tour { $round } est le dernier, sans pièces ni nouvelles cartes.
    }
event-income = Chacun reçoit { $price }.
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] Vous piochez { $count } carte Bâtiment :
               *[other] Vous piochez { $count } cartes Bâtiment :
            }
       *[no]
            { $count ->
                [one] { $seat } pioche { $count } carte Bâtiment.
               *[other] { $seat } pioche { $count } cartes Bâtiment.
            }
    }
event-drew_card =
    { $you ->
        [yes] … une { phrase-card } ({ phrase-building }).
       *[no] { $seat } pioche une { phrase-card } ({ phrase-building }).
    }
event-laid_face_down =
    { $you ->
        [yes] Vous posez une { phrase-card } face cachée.
       *[no] { $seat } pose une { phrase-card } face cachée.
    }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] Votre carte est prête pour les enchères.
               *[other] Vos { $count } cartes sont prêtes pour les enchères.
            }
       *[no]
            { $count ->
                [one] { $seat } a posé { $count } carte face cachée.
               *[other] { $seat } a posé { $count } cartes face cachée.
            }
    }
event-revealed =
    { $you ->
        [yes] Vous avez mis en vente { $cards }.
       *[no] { $seat } a mis en vente { $cards }.
    }
event-turned_up_card = Une { phrase-card } est révélée pour les dernières enchères.
event-lot_on_sale = En vente : { $color }.
event-bid =
    { $you ->
        [yes] Vous offrez { $price }.
       *[no] { $seat } offre { $price }.
    }
event-passed_bid =
    { $you ->
        [yes] Vous passez et quittez l’enchère.
       *[no] { $seat } passe et quitte l’enchère.
    }
event-lot_sold =
    { $you ->
        [yes] Vous achetez { $color } pour { $price } et devenez Il Principe.
       *[no] { $seat } achète { $color } pour { $price } et devient Il Principe.
    }
event-lot_unsold =
    { $count ->
        [one] Personne n’a enchéri : { $color } part à la défausse.
       *[other] Personne n’a enchéri : { $color } partent à la défausse.
    }
event-built_nothing =
    { $you ->
        [yes] Vous ne construisez rien après cette enchère.
       *[no] { $seat } ne construit rien après cette enchère.
    }
event-built =
    { $you ->
        [yes] Vous construisez { $city } pour { $price } et les cartes demandées, et marquez { $sum }.
       *[no] { $seat } construit { $city } pour { $price } et les cartes demandées, et marque { $sum }.
    }
event-placed_shield =
    { $you ->
        [yes] Vous posez un bouclier { phrase-in-region }.
       *[no] { $seat } pose un bouclier { phrase-in-region }.
    }
event-role_income =
    { $you ->
        [yes] Vos Rôles vous rapportent { $sum } : { $city } a besoin de leurs couleurs.
       *[no] { $seat } marque { $sum } grâce à ses Rôles : { $city } a besoin de leurs couleurs.
    }
event-passed_action =
    { $you ->
        [yes] Vous renoncez à votre action.
       *[no] { $seat } renonce à son action.
    }
event-laid =
    { $you ->
        [yes] Vous posez { $color } sur la table.
       *[no] { $seat } pose { $color } sur la table.
    }
event-role_on_sale =
    { $tile-id ->
        [major] Égalité en tête ({ $color }) : le Rôle « { phrase-role } » est mis aux enchères.
       *[minor] Égalité à la deuxième place ({ $color }) : le Rôle « { phrase-role } » est mis aux enchères.
    }
event-role_unsold = Personne n’a enchéri : le Rôle « { phrase-role } » reste sur le plateau.
event-role_sold =
    { $you ->
        [yes] Vous remportez cette enchère pour { $price } et devenez Il Principe.
       *[no] { $seat } remporte cette enchère pour { $price } et devient Il Principe.
    }
event-took_role =
    { $you ->
        [yes] Le Rôle « { phrase-role } » est à vous.
       *[no] { $seat } prend le Rôle « { phrase-role } ».
    }
event-turned_down =
    { $you ->
        [yes] Vous retournez { $color } face cachée.
       *[no] { $seat } retourne { $color } face cachée.
    }
event-turned_up =
    { $you ->
        [yes] Vous remettez une { phrase-card } face visible.
       *[no] { $seat } remet une { phrase-card } face visible.
    }
event-gained_points =
    { $you ->
        [yes] Ce Rôle vous rapporte { $sum }.
       *[no] { $seat } marque { $sum } pour ce Rôle.
    }
event-gained_coins =
    { $you ->
        [yes] Ce Rôle vous rapporte { $price }.
       *[no] { $seat } reçoit { $price } pour ce Rôle.
    }
event-game_over =
    { $round ->
        [one] La partie s’achève après { $round } tour.
       *[other] La partie s’achève après { $round } tours.
    }

## Questions

prompt-supply-offer = Tour { $round } : quelle carte mettez-vous aux enchères ? Choisissez dans l’ordre vert, blanc, rouge, bleu, jaune.
prompt-auction-bid =
    { $high ->
        [none] En vente : { phrase-prize }. Personne n’a encore enchéri ; que faites-vous ?
       *[other] En vente : { phrase-prize }. { $leader } offre { $standing } ; que faites-vous ?
    }
prompt-auctions-build = Les cartes sont à vous. Quelle cité construisez-vous aussitôt ?
prompt-actions-action = Tour { $round }, votre action : construire une cité, ou poser des cartes d’une seule couleur ?
prompt-build-shield = { $city } : où posez-vous un bouclier ?
prompt-roles-flip = Rôle { $color } : laquelle de vos cartes retournées remettez-vous face visible ?
prompt-roles-shield = Rôle { $color } : dans quelle région posez-vous un bouclier ?

## Choix

phrase-others =
    { $others ->
        [0] { "" }
        [one] , les autres marquent { $others } point
       *[other] , les autres marquent { $others } points
    }
phrase-more =
    { $gain-id ->
        [none] { "" }
       *[some] , soit { $gain } de plus
    }
action-offer = Une { phrase-card } ({ phrase-building })
action-pass =
    { $bidding ->
        [1] Passer et quitter l’enchère
       *[other] Ne rien faire
    }
action-bid = Offrir { $price }
action-none = Ne rien construire maintenant
action-build = Construire { $city } : { $cost } contre { $gain }{ phrase-others }
action-lay = Poser { $color }
action-shield =
    { $own ->
        [0]
            { $most ->
                [0] { $region } (personne n’y est){ phrase-more }
               *[other] { $region } (vous 0, le meilleur des autres { $most }){ phrase-more }
            }
       *[other] { $region } (vous { $own }, le meilleur des autres { $most }){ phrase-more }
    }
action-flip = Une { phrase-card } ({ phrase-building })

## Headings over long lists of choices

group-build = Construire une ville
group-lay = Poser des cartes

## Pourquoi pas

reason-too_poor =
    { $city-id ->
        [none]
            { $purse-id ->
                [none] Vous ne pouvez pas offrir { $price } : vous n’avez aucune pièce.
               *[some] Vous ne pouvez pas offrir { $price } : vous avez { $purse }.
            }
       *[other]
            { $purse-id ->
                [none] { $city } coûte { $price }, et vous n’avez aucune pièce.
               *[some] { $city } coûte { $price }, et vous avez { $purse }.
            }
    }
reason-first_round = On ne construit pas au premier tour, pas même { $city }.
reason-cards_missing =
    { $have ->
        [0] { $city } demande { $color }, et vous n’en avez pas en main.
       *[other] { $city } demande { $color }, et vous n’en avez que { $have } en main.
    }
reason-no_such_card = Vous n’avez pas de { phrase-card } en main.
reason-color_order = Vous avez déjà choisi du { $after } ; le { $color } vient avant dans l’ordre des couleurs.
reason-too_few_after =
    Il vous faut encore { $need } cartes, et à partir du { $color } vous n’en avez que { $have } : prenez d’abord une couleur qui vient avant.
reason-none_face_down = Vous n’avez pas de { phrase-card } face cachée.

## Score

score-track = Compteur de score
score-majors = Rôles majeurs
score-minors = Rôles mineurs
score-sets = Séries des cinq couleurs
score-most_coins = Le plus de pièces
score-most_cards = Le plus de cartes en main
score-region = { $region }

## La table en texte

table-round = Tour
table-last_round = dernier tour
table-piles = Piles
table-unseen = Jamais vues
table-discard = Défausse
table-city_deck = Cités à venir
table-built = Construit
table-roles = Rôles, et ce qu’ils donnent tout de suite
table-display = Cités disponibles
table-families = Familles (★ Il Principe, ● Rôle majeur, ○ mineur, 3+1 : 1 cachée)
table-points = points
table-coins = pièces
table-shields = boucliers en réserve
table-cards = Cartes
table-regions = Boucliers
table-auctions = Enchères
table-lots = Groupes
table-on_sale = En vente
table-highest_bid = Offre la plus haute
table-still_bidding = Encore en lice
table-hands = Mains
table-blind = inconnues
table-face_down = face cachée
