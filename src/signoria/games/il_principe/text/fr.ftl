### Il Principe en français. Les codes et leurs paramètres sont déclarés dans vocabulary.py ; les mots sont ceux du livret.
### $x se dit (un nom, une quantité), $x-id sert à choisir les mots, $x-about dit ce que fait la chose ;
### $you vaut « yes » quand celui qui lit est celui qui agit.

game-title = Il Principe
# On the card of the game, in a list of games.
card = Enchérissez sur des bâtiments, fondez des villes et tenez les charges qui rapportent quand les autres bâtissent.
    .time = 75 min
    .weight = moyen
    .theme = Cinq grandes familles bâtissent les villes d’Italie : vous menez l’une d’elles, enchérissez sur des cartes bâtiment et fondez des villes.
    .goal = Les villes, les régions et les charges qui paient quand les autres bâtissent rapportent des points ; qui en a le plus gagne.

## Quantités

amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-green =
    { $count ->
        [one] { $count } Université
       *[other] { $count } Universités
    }
amount-white =
    { $count ->
        [one] { $count } Cathédrale
       *[other] { $count } Cathédrales
    }
amount-red =
    { $count ->
        [one] { $count } Hôtel de ville
       *[other] { $count } Hôtels de ville
    }
amount-blue =
    { $count ->
        [one] { $count } Château
       *[other] { $count } Châteaux
    }
amount-yellow =
    { $count ->
        [one] { $count } Place de marché
       *[other] { $count } Places de marché
    }
amount-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-from_cities = { $count } pour les cités construites
amount-from_income = { $count } grâce aux Rôles
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
amount-sets =
    { $count ->
        [one] { $count } série complète
       *[other] { $count } séries complètes
    }
amount-from_regions = { $count } pour les régions
amount-from_roles = { $count } pour les Rôles
amount-from_sets = { $count } pour les séries
amount-from_coins = { $count } pour le plus de pièces
amount-from_hand = { $count } pour le plus de cartes en main

## Noms

color-green = vert
    .about = remettre visible une carte d’une autre couleur
color-white = blanc
    .about =
    { $bishop ->
        [0]
            { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
       *[other]
            { $amount ->
                [one] { $amount } point, l’Évêque { $bishop }
               *[other] { $amount } points, l’Évêque { $bishop }
            }
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
region-lombardia = Lombardia
    .about = Lombardie
region-adriatico = Adriatico
    .about = Adriatique
region-parma = Parma
    .about = Parme et Lunigiane
region-romagna = Romagna
    .about = Romagne
region-toscana = Toscana
    .about = Toscane
region-umbria = Umbria
    .about = Ombrie et Marches
family-medici = Médici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
phase-setup = Mise en place
phase-supply = Ressources
phase-auctions = Enchères des lots
phase-actions = Actions
phase-roles = Rôles
phase-over = Fin de la partie

## Les Rôles, et ce qu’ils rapportent

phrase-income =
    { $income ->
        [one] { $income } point
       *[other] { $income } points
    }
phrase-green = redresse une carte d’une autre couleur ; { phrase-income } quand un autre bâtit avec une Université
phrase-white =
    { $amount ->
        [one] { $amount } point tout de suite ; { phrase-income } quand un autre bâtit avec une Cathédrale
       *[other] { $amount } points tout de suite ; { phrase-income } quand un autre bâtit avec une Cathédrale
    }
phrase-red = pioche une carte ; { phrase-income } quand un autre bâtit avec un Hôtel de ville
phrase-blue = pose un bouclier où il veut ; { phrase-income } quand un autre bâtit avec un Château
phrase-yellow =
    { $amount ->
        [one] { $amount } pièce tout de suite ; { phrase-income } quand un autre bâtit avec une Place de marché
       *[other] { $amount } pièces tout de suite ; { phrase-income } quand un autre bâtit avec une Place de marché
    }

role-green_major = Maître
    .about = { phrase-green }
role-green_minor = Apprenti
    .about = { phrase-green }
role-white_major = Évêque
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
option-choose_first = Premier joueur au choix
    .about = La première place dit qui reçoit le pion Il Principe ; sinon, il est tiré au sort.
option-choose_families = Familles au choix
    .about = Chacun choisit sa Famille, place après place ; sinon, chaque place a la sienne.
option-amigo_start_money = Argent de départ
    .about = Autant de pièces pour chacun avant le premier tour.
option-amigo_bishop_2vp = Un Évêque plus généreux
    .about = L’Évêque rapporte tout de suite 2 points au lieu de 1.
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
        [green] une Université
        [white] une Cathédrale
        [red] un Hôtel de ville
        [blue] un Château
       *[yellow] une Place de marché
    }
phrase-goes =
    { $goes ->
        [one]
            { $stays ->
                [0] elle est posée
               *[other] { $goes } posée
            }
       *[other]
            { $stays ->
                [0] toutes posées
               *[other] { $goes } posées
            }
    }
phrase-up =
    { $up ->
        [one] { $up } visible
       *[other] { $up } visibles
    }
phrase-stays =
    { $count ->
        [0] il n’en reste aucune
       *[other] il en reste { $count }
    }
phrase-buildings =
    { $building-id ->
        [green] Universités
        [white] Cathédrales
        [red] Hôtels de ville
        [blue] Châteaux
       *[yellow] Places de marché
    }
phrase-in-region = dans la région { $region }
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
    .item = { $city }
    .list =
        { $size ->
            [one] { $items } est révélée
           *[other] { $items } sont révélées
        }
event-took_family =
    { $you ->
        [yes] Vous jouez la Famille { $family }.
       *[no] { $seat } joue la Famille { $family }.
    }
    .clause =
        { $you ->
            [yes] vous jouez { $family }
           *[no] { $seat } joue { $family }
        }
event-first_marker =
    { $by_lot ->
        [0]
            { $you ->
                [yes] Vous commencez et recevez le pion Il Principe.
               *[no] { $seat } commence et reçoit le pion Il Principe.
            }
       *[other]
            { $you ->
                [yes] Le sort vous désigne : vous recevez le pion Il Principe.
               *[no] Le sort désigne { $seat }, qui reçoit le pion Il Principe.
            }
    }
    .action = { $head } ; { $rest }.
event-round_begun =
    { $last ->
        [0] Le tour { $round } commence.
       *[other] La pioche s’épuise : le tour { $round } est le dernier, sans pièces ni nouvelles cartes.
    }
    .heading =
        { $last ->
            [0] Tour { $round }
           *[other] Tour { $round }, le dernier (la pioche ne suffit plus pour les Ressources)
        }
event-phase_begun = { $phase }.
    .heading = { $phase }
event-income = Chacun reçoit { $price }.
    .action = { $head } ; { $rest }.
event-purse =
    { $purse-id ->
        [none]
            { $you ->
                [yes] Vous n’avez plus de pièces.
               *[no] { $seat } n’a plus de pièces.
            }
       *[some]
            { $you ->
                [yes] Vous avez maintenant { $purse }.
               *[no] { $seat } a maintenant { $purse }.
            }
    }
    .item = { $purse } pour { $seat }
    .list =
        { $same ->
            [yes]
                { $purse-id ->
                    [none]
                        { $you ->
                            [yes] vous n’avez plus de pièces
                           *[no] n’a plus de pièces
                        }
                   *[some]
                        { $you ->
                            [yes] vous avez maintenant { $purse }
                           *[no] a maintenant { $purse }
                        }
                }
           *[no]
                { $you ->
                    [yes] vous avez maintenant { $purse }
                   *[no] ce qui fait en tout { $items }
                }
        }
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
    .item = { $seat }
    .list =
        { $you ->
            [yes]
                { $count ->
                    [one] vous piochez { $count } carte
                   *[other] vous piochez { $count } cartes
                }
           *[no]
                { $same ->
                    [yes]
                        { $count ->
                            [one] pioche { $count } carte
                           *[other] pioche { $count } cartes
                        }
                   *[no]
                        { $size ->
                            [one]
                                { $count ->
                                    [one] { $items } pioche { $count } carte
                                   *[other] { $items } pioche { $count } cartes
                                }
                           *[other]
                                { $count ->
                                    [one] { $items } piochent { $count } carte chacun
                                   *[other] { $items } piochent { $count } cartes chacun
                                }
                        }
                }
        }
event-drew_card =
    { $you ->
        [yes] … { phrase-card }.
       *[no] { $seat } pioche { phrase-card }.
    }
    .item = { phrase-building }
    .list = à savoir { $items }
event-laid_face_down =
    { $you ->
        [yes] Vous posez { phrase-card } face cachée.
       *[no] { $seat } pose { phrase-card } face cachée.
    }
    .item =
        { $you ->
            [yes] { phrase-building }
           *[no] { "" }
        }
    .list = les vôtres sont { $items }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] Vous avez posé { $count } carte face cachée.
               *[other] Vous avez posé { $count } cartes face cachée.
            }
       *[no]
            { $count ->
                [one] { $seat } a posé { $count } carte face cachée.
               *[other] { $seat } a posé { $count } cartes face cachée.
            }
    }
    .item = { $seat }
    .list =
        { $you ->
            [yes] et vous avez posé les vôtres
           *[no]
                { $size ->
                    [one] et { $items } aussi
                   *[other] et { $items } aussi
                }
        }
event-revealed =
    { $you ->
        [yes] Vous avez mis en vente { $cards }.
       *[no] { $seat } a mis en vente { $cards }.
    }
    .clause =
        { $you ->
            [yes] vous { $cards }
           *[no] { $seat } { $cards }
        }
event-turned_up_card = Pour les dernières enchères, on révèle { phrase-card }.
    .item = { phrase-building }
    .list = puis { $items }
event-lot_on_sale = En vente : { $color }.
event-bid =
    { $you ->
        [yes] Vous offrez { $price }.
       *[no] { $seat } offre { $price }.
    }
    .item = { $seat } ({ $coins })
    .list =
        { $size ->
            [one] { "" }
           *[other] offres de { $items }
        }
event-passed_bid =
    { $you ->
        [yes] Vous passez et quittez l’enchère.
       *[no] { $seat } passe et quitte l’enchère.
    }
event-lot_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] Vous achetez { $color } pour { $price }.
               *[no] { $seat } achète { $color } pour { $price }.
            }
       *[other]
            { $you ->
                [yes] Vous achetez { $color } pour { $price } et devenez Il Principe.
               *[no] { $seat } achète { $color } pour { $price } et devient Il Principe.
            }
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
    .clause =
        { $you ->
            [yes] vous ne construisez rien
           *[no] ne construit rien
        }
event-built =
    { $you ->
        [yes] Vous construisez { $city } pour { $price }, en posant { $cards }, et marquez { $sum }, { $total } en tout.
       *[no] { $seat } construit { $city } pour { $price }, en posant { $cards }, et marque { $sum }, { $total } en tout.
    }
event-placed_shield =
    { $you ->
        [yes] Vous posez un bouclier { phrase-in-region }.
       *[no] { $seat } pose un bouclier { phrase-in-region }.
    }
    .item = { $region }
    .list =
        { $size ->
            [one] un bouclier en { $items }
           *[other] boucliers : { $items }
        }
event-role_income =
    { $you ->
        [yes] Le Rôle « { phrase-role } » vous rapporte { $sum }, { $total } en tout : { $city } demande { phrase-card }.
       *[no] { $seat } marque { $sum } grâce au Rôle « { phrase-role } », { $total } en tout : { $city } demande { phrase-card }.
    }
    .clause =
        { $you ->
            [yes] vous marquez { $sum } grâce au Rôle « { phrase-role } » ({ phrase-building }), { $total } en tout
           *[no] { $seat } marque { $sum } grâce au Rôle « { phrase-role } » ({ phrase-building }), { $total } en tout
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
event-tiles_returned = Toutes les tuiles Rôle retournent sur le plateau.
event-role_on_sale =
    { $tile-id ->
        [major] Égalité en tête entre { $tied }, à { $color } face visible : le Rôle « { phrase-role } » est mis aux enchères.
       *[minor] Égalité à la deuxième place entre { $tied }, à { $color } face visible : le Rôle « { phrase-role } » est mis aux enchères.
    }
    .clause =
        { $tile-id ->
            [major] égalité entre { $tied }, à { $color } face visible
           *[minor] égalité à la deuxième place entre { $tied }, à { $color } face visible
        }
event-role_unsold = Personne n’a enchéri : le Rôle « { phrase-role } » reste sur le plateau.
    .action = { $head } ({ $rest }).
event-role_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] Vous remportez cette enchère pour { $price }.
               *[no] { $seat } remporte cette enchère pour { $price }.
            }
       *[other]
            { $you ->
                [yes] Vous remportez cette enchère pour { $price } et devenez Il Principe.
               *[no] { $seat } remporte cette enchère pour { $price } et devient Il Principe.
            }
    }
    .clause =
        { $becomes ->
            [0]
                { $you ->
                    [yes] vous remportez l’enchère pour { $price }
                   *[no] remporte l’enchère pour { $price }
                }
           *[other]
                { $you ->
                    [yes] vous remportez l’enchère pour { $price } et devenez Il Principe
                   *[no] remporte l’enchère pour { $price } et devient Il Principe
                }
        }
event-took_role =
    { $you ->
        [yes] Vous prenez le Rôle « { phrase-role } »{ phrase-rank }.
       *[no] { $seat } prend le Rôle « { phrase-role } »{ phrase-rank }.
    }
phrase-rank =
    { $tied ->
        [0]
            { $tile-id ->
                [major] , en tête avec { $color } face visible
               *[minor] , à la deuxième place avec { $color } face visible
            }
       *[other] { "" }
    }
event-turned_down =
    { $you ->
        [yes] Vous retournez { $color } face cachée.
       *[no] { $seat } retourne { $color } face cachée.
    }
    .clause =
        { $you ->
            [yes] vous retournez { $color } face cachée
           *[no] retourne { $color } face cachée
        }
event-turned_up =
    { $you ->
        [yes] Vous remettez { phrase-card } face visible.
       *[no] { $seat } remet { phrase-card } face visible.
    }
    .clause =
        { $you ->
            [yes] vous remettez { phrase-card } face visible
           *[no] remet { phrase-card } face visible
        }
event-gained_points =
    { $you ->
        [yes] Ce Rôle vous rapporte { $sum }, { $total } en tout.
       *[no] { $seat } marque { $sum } pour ce Rôle, { $total } en tout.
    }
    .clause =
        { $you ->
            [yes] vous marquez { $sum }, { $total } en tout
           *[no] marque { $sum }, { $total } en tout
        }
event-gained_coins =
    { $you ->
        [yes] Ce Rôle vous rapporte { $price }.
       *[no] { $seat } reçoit { $price } pour ce Rôle.
    }
    .clause =
        { $you ->
            [yes] vous recevez { $price }
           *[no] reçoit { $price }
        }
event-standing =
    { $you ->
        [yes] Après le tour { $round }, vous en êtes à { phrase-points }.
       *[no] Après le tour { $round }, { $seat } en est à { phrase-points }.
    }
    .clause =
        { $you ->
            [yes] vous à { $points }
           *[no] { $seat } à { $points }
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
                [0] La partie s’achève après { $round } tours, car il ne reste aucune cité à construire.
                [one] La partie s’achève après { $round } tours, car il ne reste que { $cities } cité à construire.
               *[other] La partie s’achève après { $round } tours, car il ne reste que { $cities } cités à construire.
            }
       *[other] La partie s’achève après { $round } tours, car la pioche ne suffisait plus pour de nouvelles Ressources avant le dernier.
    }
event-region_scored =
    { $first_count ->
        [1] { $region } : { $first_sum } pour { $first } ({ $first_held }){ phrase-second }
       *[other] { $region } : { $first_sum } chacun pour { $first }, à égalité ({ $first_held }){ phrase-second }
    }
phrase-second =
    { $second_count ->
        [0] .
        [1] , { $second_sum } pour { $second } ({ $second_held }).
       *[other] , { $second_sum } chacun pour { $second }, à égalité ({ $second_held }).
    }
event-points_counted =
    { $you ->
        [yes] Vous arrivez à { $sum } : { $track } en cours de partie{ phrase-won }{ phrase-sources }
       *[no] { $seat } arrive à { $sum } : { $track } en cours de partie{ phrase-won }{ phrase-sources }
    }
    .action = { $head } ({ $rest }).
phrase-won =
    { $won-id ->
        [none] { "" }
       *[some] { " " }({ $won })
    }
phrase-sources =
    { $sources-id ->
        [none] , rien à la fin.
       *[some]  ; à la fin { $sources }.
    }
event-holdings =
    { $you ->
        [yes] Vous avez { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } et { phrase-held-cards }.
       *[no] { $seat } a { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } et { phrase-held-cards }.
    }
    .clause = { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins }, { phrase-held-cards }
phrase-held-roles =
    { $roles-size ->
        [0] aucun Rôle
        [1] le Rôle { $roles }
       *[other] les Rôles { $roles }
    }
phrase-held-sets =
    { $all_sets-id ->
        [none] aucune série complète
       *[some] { $all_sets }
    }
phrase-held-coins =
    { $price-id ->
        [none] aucune pièce
       *[some] { $price }
    }
phrase-held-cards =
    { $kept-id ->
        [none] aucune carte en main
       *[some] { $kept } en main
    }

## Questions

prompt-setup-family = Quelle Famille jouez-vous ?
prompt-setup-name_first = Qui commence ? Selon la règle, qui a mangé italien en dernier.
prompt-supply-offer = Tour { $round } : quelle carte mettez-vous aux enchères ? Choisissez dans l’ordre vert, blanc, rouge, bleu, jaune.
prompt-auction-bid =
    { $high ->
        [none] En vente : { phrase-prize }. Personne n’a encore enchéri ; que faites-vous ?
       *[other] En vente : { phrase-prize }. { $leader } offre { $standing } ; que faites-vous ?
    }
prompt-auctions-build = Les cartes sont à vous. Quelle cité construisez-vous aussitôt ?
prompt-actions-action =
    { $build ->
        [0] Tour { $round }, votre action : posez-vous des cartes d’une couleur ?
       *[other] Tour { $round }, votre action : construire une cité, ou poser des cartes d’une seule couleur ?
    }
prompt-build-shield = { $city } : où posez-vous un bouclier ?
prompt-roles-flip = Rôle « { phrase-building } » : laquelle de vos cartes retournées remettez-vous face visible ?
prompt-roles-shield = Rôle « { phrase-building } » : dans quelle région posez-vous un bouclier ?

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
action-family = { $family }
action-first = { $first }
action-offer = { phrase-building }
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
                [0] { $region } (personne n’y est{ phrase-more })
               *[other] { $region } (vous 0, le meilleur des autres { $most }{ phrase-more })
            }
       *[other] { $region } (vous { $own }, le meilleur des autres { $most }{ phrase-more })
    }
action-flip = { phrase-building }

## Headings over long lists of choices

group-build = Construire une ville
group-lay = Poser des cartes

## Ce que ferait un choix

effect-keeps =
    { $kept-id ->
        [none] Il ne vous reste rien.
       *[other] Il vous reste { $kept }.
    }
effect-enough_for = Cela suffit au prix de { $cities }.
effect-too_little_for = Pas assez de pièces pour { $cities }.
effect-final = Vous ne pourrez plus revenir dans cette enchère.
effect-nothing_done = Vous ne construisez pas et ne posez aucune carte dans cette manche.
effect-in_hand =
    { $count ->
        [0] Aucune carte de cette couleur ne vous reste en main.
       *[other] Il vous reste { $color } en main.
    }
effect-role =
    { $tied ->
        [1] Si personne n’en pose davantage, vous devenez { $role }.
       *[other] Si personne n’en pose davantage, { $tied } joueurs sont à égalité pour { $role }.
    }
effect-turns_down =
    { $count ->
        [one] { $count } carte de cette couleur sera ensuite retournée.
       *[other] { $count } cartes de cette couleur seront ensuite retournées.
    }

## Pourquoi pas

reason-family_taken = { $family } est la Famille de { $seat }.
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
reason-no_such_card = Vous n’avez pas de carte « { phrase-building } » en main.
reason-color_order = Vous avez déjà choisi du { $after } ; le { $color } vient avant dans l’ordre des couleurs.
reason-too_few_after =
    Il vous faut encore { $need } cartes, et à partir du { $color } vous n’en avez que { $have } : prenez d’abord une couleur qui vient avant.
reason-none_face_down = Vous n’avez pas de carte « { phrase-building } » face cachée.

## Score

score-track = Compteur de score
score-majors = Rôles majeurs
score-minors = Rôles mineurs
score-sets = Séries des cinq couleurs
score-most_coins = Le plus de pièces
score-most_cards = Le plus de cartes en main
score-region = { $region }
tie-major = Le meilleur Rôle majeur l’emporte
tie-cards = Le plus de cartes Bâtiment sur la table l’emporte
source-most = Le plus de pièces, le plus de cartes
source-sets = Séries de toutes les couleurs
source-roles = Rôles détenus
source-regions = Régions
source-track = Cités et Rôles, au fil de la partie

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

## Le plateau

label-market = Marché
label-round = manche { $round }
label-status = Manche { $round }, { $phase }
label-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
label-lot_of = lot { $number } sur { $count }
label-turn_of = action { $number } sur { $count }
label-shield_of = bouclier { $number } sur { $count }
label-role_of = { $building }, rôle { $number } sur { $count }
label-role_of_short = rôle { $number } sur { $count }
label-map = Carte
label-vp = PV
label-you = Vous
label-none = aucune
label-others = les autres
label-coins = pièces
label-points = points
label-pass = Passer
label-choose = Choisissez d’abord
label-clear = Annuler le choix
label-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Villes proposées
label-cities = Villes proposées
label-shields_in = Boucliers en
label-city_building = vous la bâtissez
label-city_yours = vous pouvez la bâtir
label-city_yours_short = possible
label-city_enough = assez
label-city_all_cards = vous avez toutes les cartes
label-city_at = à { $bid }
label-city_at_enough = à { $bid } : possible
label-city_at_short =
    { $coins ->
        [one] à { $bid } : il manque { $coins } pièce
       *[other] à { $bid } : il manque { $coins } pièces
    }
label-city_short_brief = manque { $coins }
label-city_short =
    { $coins ->
        [one] il manque { $coins } pièce
       *[other] il manque { $coins } pièces
    }
label-city_lack = il vous manque { $cards }
label-city_lack_short =
    { $count ->
        [one] { $count } manque
       *[other] { $count } manquent
    }
label-city_of = bâtie par { $seat }
label-city_offered = proposée
label-city_to_come = pas encore proposée

# La carte
label-region_open = { $points } à prendre
label-region_open_about = personne n’y a de bouclier
label-region_free = Personne n’a de bouclier ici.
label-region_row =
    { $shields ->
        [one] { $seat } : { $shields } bouclier, { $points } points
       *[other] { $seat } : { $shields } boucliers, { $points } points
    }
label-shield_change =
    { $points ->
        [0] rien de changé
       *[other] +{ $points } pour vous
    }
label-shield_points =
    { $points ->
        [0] rien de changé
        [one] +{ $points } point
       *[other] +{ $points } points
    }
label-shield_leads =
    { $most ->
        [0] Vous menez avec { $own }.
       *[other]
            { $count ->
                [one] Vous menez avec { $own }, { $seats } en a { $most }.
               *[other] Vous menez avec { $own }, { $seats } en ont { $most }.
            }
    }
label-shield_tied = Vous et { $seats } menez avec { $own } chacun.
label-shield_behind =
    { $own ->
        [0]
            { $count ->
                [one] { $seats } mène avec { $most }.
               *[other] { $seats } mènent avec { $most } chacun.
            }
       *[other]
            { $count ->
                [one] { $seats } mène avec { $most }, vous en avez { $own }.
               *[other] { $seats } mènent avec { $most } chacun, vous en avez { $own }.
            }
    }
label-shield_would_second = { $now } Vous seriez deuxième.
label-shield_would_tie = { $now } Vous seriez à égalité.
label-shield_would_lead = { $now } Vous mèneriez.
label-shield_about = Points comme si les régions étaient comptées maintenant : { $first } pour le plus de boucliers, à chacun en cas d’égalité ; sinon { $second } au deuxième.
label-key_offered = proposée
label-key_built = bâtie
label-key_points = points à la fin

# La main
label-hand = Votre main
label-hand_offer =
    { $count ->
        [one] { $cards } cartes, dont { $fresh } nouvelles : { $count } doit partir
       *[other] { $cards } cartes, dont { $fresh } nouvelles : { $count } doivent partir
    }
label-hand_paid = { $goes } cartes sur { $cards } sont payées, { $stays } restent
label-hand_laid = { $goes } cartes sur { $cards } sont posées, { $stays } restent
label-standing_leads = vous menez avec { $own }
label-standing_tied = premier à égalité : { $own }
label-standing_tied_all = { $own } : à égalité avec tous
label-standing_behind = vous { $own }, { $seat } { $best }
label-standing_none = personne n’en a
label-fan_may = haut et bas choisissent combien
label-fan_only = la seule en main
label-fan_offered =
    { $goes ->
        [one] { $goes } offerte, { $stays } en main
       *[other] { $goes } offertes, { $stays } en main
    }
label-fan_stays =
    { $count ->
        [one] { $count } reste
       *[other] { $count } restent
    }
label-fan_goes = { phrase-goes } ; { label-lay_up }
label-in_hand = { $count } en main

# Offres scellées
label-offers = Offres pour les enchères
label-offers_about = toutes sont retournées ensemble, la dernière scellée
label-offer_chosen = { $count } sur { $of }
label-offer_sealed =
    { $count ->
        [one] { $count } carte scellée
       *[other] { $count } cartes scellées
    }
label-offer_choosing = choisit
label-offer_chosen_short = { $count } sur { $of }
label-offer_sealed_short = scellées
label-offer_choosing_short = choisit
label-offer_about = Personne ne voit vos cartes avant que toutes soient scellées. Elles forment alors des lots par couleur, à votre nom.
label-offer_take_back = choisie ; un clic la reprend
label-offer_back = Reprendre
label-offer_stay =
    { $count ->
        [one] { $count } reste : assez pour chaque ville
       *[other] { $count } restent : assez pour chaque ville
    }
label-offer_needed =
    { $many ->
        [one]
            { $need ->
                [0] { phrase-stays } : { $cities } en demande plus
               *[other] { phrase-stays } : { $cities } en demande { $need }
            }
       *[other]
            { $need ->
                [0] { phrase-stays } : { $many } villes en demandent plus
               *[other] { phrase-stays } : { $many } villes en demandent { $need }
            }
    }
label-take_back = Reprendre : { $card }
label-seal =
    { $count ->
        [one] Sceller { $count } carte
       *[other] Sceller { $count } cartes
    }
label-seal_more =
    { $count ->
        [one] encore une à choisir
       *[other] encore { $count } à choisir
    }

# Lots et enchères
label-lots = Lots de cette manche
label-lots_order = le plus petit d’abord, puis l’ordre des couleurs
label-lots_last = { $count } cartes retournées de la pioche
label-lot_on_sale =
    { $high ->
        [0] en vente, sans enchère
       *[other] en vente, enchère à { $high }
    }
label-lot_sold = vendu { $price }
label-lot_unsold = sans enchère
label-lot_next = ensuite
label-lot_later = plus tard
label-offered_by = offert par
label-bids = Enchères dans l’ordre
label-bid = Miser { $bid }
label-bid_pass = passe
label-bid_leads = mène
label-bid_mine = à vous
label-bid_now = à miser
label-bid_still = en jeu
label-bid_absent = hors lice
label-bid_out =
    { $bid ->
        [0] sorti
       *[other] était à { $bid }
    }
label-bid_less = Un de moins
label-bid_more = Un de plus
label-bid_number = Votre enchère
label-bid_for_me = Miser pour moi jusqu’à { $bid }, puis passer.
label-bid_for_me_about = Personne d’autre ne le voit.
label-bid_for_me_menu = Laisser la page miser pour moi
label-bid_reach = Vous pourriez alors bâtir aussitôt { $cities }.
label-coins_word =
    { $count ->
        [one] pièce
       *[other] pièces
    }
label-you_have = vous avez
label-you_pay = vous payez
label-you_keep = il vous reste
label-keep =
    { $coins ->
        [one] il vous reste { $coins } pièce
       *[other] il vous reste { $coins } pièces
    }
label-pass_lot = définitif pour ce lot
label-pass_role = définitif pour ce rôle
label-pass_turn = rien cette manche

# Tours
label-turns = Actions de cette manche
label-turns_about = à partir d’Il Principe, une action chacun
label-turn_now = agit maintenant
label-turn_next = doit encore agir
label-turn_passed = ne fait rien
label-turn_built = bâtit { $city }
label-turn_laid = pose { $cards }
label-head_build = Bâtir
label-lay_instead = Poser
label-head_lay = Poser des cartes d’une couleur : combien ?
label-build = Bâtir { $city }
label-place = Placer ici : { $region }
label-place_reveals = révèle la ville suivante
label-turn_up = Redresser { phrase-card }
label-flip_note = visibles : { $up }, cachées : { $down }
label-build_price = { $cards } cartes et { $coins } pièces
label-bill = Bâtir { $city }
label-bill_about = rien n’est payé avant la confirmation
label-bill_step = étape { $step } sur { $steps }
label-bill_cards = ces cartes vont sur votre table
label-bill_paid =
    { $count ->
        [one] payé : { $count } carte, sur votre table
       *[other] payé : { $count } cartes, sur votre table
    }
label-bill_points_scored = points marqués
label-bill_coins_left = pièces restantes
label-bill_shields =
    { $count ->
        [one] puis { $count } bouclier dans
       *[other] puis { $count } boucliers, chacun dans
    }
label-bill_shields_paid = boucliers de { $city }
label-bill_shields_about =
    { $count ->
        [one] au choix ensuite
        [2] au choix ensuite, même les deux ensemble
       *[other] au choix ensuite, même tous ensemble
    }
label-bill_more =
    { $count ->
        [1] encore un
       *[other] encore { $count }
    }
label-bill_supply =
    { $count ->
        [one] il vous restera { $count } bouclier
       *[other] il vous restera { $count } boucliers
    }
label-bill_others = gain des autres
label-bill_next = ensuite, par les rôles
label-lay_up =
    { $leads ->
        [0] { phrase-up }
       *[other] { $up }, en tête
    }
label-lay = Poser { $cards }
label-lay_button = Poser { $cards }
label-lay_about = rien n’est posé avant la confirmation
label-lay_cards = elles vont sur votre table
label-lay_if = si rien ne change
label-lay_role =
    { $turns ->
        [one] { $bonus } ; { $turns } de vos { $own } est retournée
       *[other] { $bonus } ; { $turns } de vos { $own } sont retournées
    }
label-lay_minor = vous seriez deuxième
label-lay_tied = { $count } à égalité : le rôle est mis aux enchères
label-lay_none = aucun rôle
label-lay_standing = { phrase-buildings } visibles ensuite
label-lay_now_behind = puis { $own }
label-lay_now_tied = puis à égalité à { $own }
label-lay_now_leads = puis en tête avec { $own }
label-lay_was_none = personne n’en a ; { $then }
label-lay_was_behind = vous { $own }, { $seat } { $best } ; { $then }
label-lay_was_tied = à égalité à { $own } ; { $then }
label-lay_was_leads = en tête avec { $own } ; { $then }

# Rôles
label-roles = Rôles de cette manche
label-roles_about = par couleur ; le plus de cartes l’emporte, l’égalité est mise aux enchères
label-role_held = donné
label-role_on_sale = en vente
label-role_to_come = ensuite
label-role_stays = reste
label-role_tied = { $count } à égalité
label-role_income =
    { $income ->
        [one] { $income } point quand un autre bâtit avec { phrase-card }, { $end } à la fin
       *[other] { $income } points quand un autre bâtit avec { phrase-card }, { $end } à la fin
    }
label-role_at_once = Aussitôt :
label-role_turns =
    { $count ->
        [0] Aucune de vos cartes n’est retournée
        [one] Retournée face cachée : { label-role_turned }
       *[other] Retournées face cachée : { label-role_turned }
    }
label-role_turned = { $count } sur vos { $cards }
label-role_marker = Vous devenez Il Principe.
label-role_minor_stays = Reste sur le plateau : { $role }.
label-crown = Il Principe : commence

# Le score
label-now = Si c’était fini
label-now_about = sans les pièces
label-now_track = piste
label-now_regions = régions
label-now_roles = rôles
label-now_sets = séries
label-now_hand = main
label-now_sum = total
label-deck =
    { $count ->
        [one] carte Bâtiment.
       *[other] cartes Bâtiment.
    }
label-deck_short =
    { $count ->
        [one] carte
       *[other] cartes
    }
label-deck_about = Moins de { $below } au début d’une manche : dernière manche.
label-deck_next_last = La prochaine manche est la dernière : moins de { $below }.
label-deck_last = Cette manche est la dernière.
label-part_built = Cités construites
label-part_income = Rôles, quand un autre construisait
label-part_bonus = Évêque et Prêtre
label-deck_last_short = dernière manche
label-deck_next_last_short = puis la dernière
label-city_deck =
    { $count ->
        [one] ville dans la pioche
       *[other] villes dans la pioche
    }
label-city_deck_short =
    { $count ->
        [one] ville
       *[other] villes
    }
label-discard = Défausse
label-built = Villes bâties
label-final = D’où viennent les points
label-final_track = sur la piste
label-final_sets =
    { $count ->
        [0] aucune
        [one] { $count } série
       *[other] { $count } séries
    }
label-final_minors =
    { $count ->
        [0] aucun
        [one] { $count } mineur
       *[other] { $count } mineurs
    }
label-final_majors =
    { $count ->
        [0] aucun
        [one] { $count } majeur
       *[other] { $count } majeurs
    }
label-final_regions = six régions
label-final_head_track = Piste
label-final_head_majors = Majeurs
label-final_head_minors = Mineurs
label-final_head_sets = Séries de cinq
label-final_head_coins = Pièces
label-final_head_hand = Main
label-final_head_regions = Régions
label-regions_scored = Décompte des régions
label-region_sole = un seul premier, pas de second
label-region_two = premier et second
label-region_shared = première place partagée
label-region_nobody = aucun bouclier
label-why = Pourquoi c’est fini
label-why_deck = La manche { $round } a commencé avec moins de { $below } cartes Bâtiment : c’était la dernière.
label-why_cities = Il ne restait plus assez de villes à proposer pour une autre manche.
label-why_cards_left =
    { $count ->
        [one] Il reste { $count } carte Bâtiment.
       *[other] Il reste { $count } cartes Bâtiment.
    }
phrase-cities-unseen =
    { $hidden ->
        [0] Toutes les villes sont apparues
        [one] { $hidden } ville n’est jamais apparue
       *[other] { $hidden } villes ne sont jamais apparues
    }
label-why_cities_left =
    { $offered ->
        [0] { phrase-cities-unseen }, aucune n’est restée proposée.
        [one] { phrase-cities-unseen }, { $offered } est restée proposée.
       *[other] { phrase-cities-unseen }, { $offered } sont restées proposées.
    }
label-building_green =
    { $count ->
        [0] Aucune Université
        [one] { $count } Université
       *[other] { $count } Universités
    }
label-building_white =
    { $count ->
        [0] Aucune Cathédrale
        [one] { $count } Cathédrale
       *[other] { $count } Cathédrales
    }
label-building_red =
    { $count ->
        [0] Aucun Hôtel de ville
        [one] { $count } Hôtel de ville
       *[other] { $count } Hôtels de ville
    }
label-building_blue =
    { $count ->
        [0] Aucun Château
        [one] { $count } Château
       *[other] { $count } Châteaux
    }
label-building_yellow =
    { $count ->
        [0] 0 Place de marché
        [one] { $count } Place de marché
       *[other] { $count } Places de marché
    }

label-ask_lot = { $cards } : miser ou passer ?
label-ask_role = Égalité pour le rôle « { $role } » : miser ou passer ?
label-ask_shield = { $city } : où placer ce bouclier ?
label-ask_action = Bâtir une ville, poser des cartes ou passer
label-ask_build = Bâtir après ce lot ?
label-build_none_about = personne n’apprend si vous pouviez
label-ask_build_none = Rien à bâtir après ce lot
label-ask_offer =
    { $count ->
        [one] Offrir { $count } carte
       *[other] Offrir { $count } cartes
    }
label-ask_offer_more =
    { $more ->
        [one] Offrir { $count } cartes : encore une
       *[other] Offrir { $count } cartes : encore { $more }
    }
label-lot_unsold_short = sans
label-lot_sold_short = à { $price }
label-lot_on_sale_narrow =
    { $high ->
        [0] en vente
       *[other] mise { $high }
    }
label-lot_on_sale_short =
    { $high ->
        [0] en vente
       *[other] en vente, { $high }
    }

# Ce qui est reconstitué dans le fichier des composants, et ce que change une valeur.
data-city-icons = Bâtiments exigés par une ville
    .about = Quelles cartes de la main il faut pour bâtir une ville, donc ce que valent les enchères.
data-city-regions = Régions autour d’une ville
    .about = Où l’on peut poser des blasons quand la ville est bâtie, donc qui domine une région.
data-coins = Pièces et enchère minimale
    .about = À combien une enchère peut commencer ; les valeurs des pièces disent seulement comment l’argent se compte.
data-option = Ce qui change selon les éditions
    .about = Les valeurs par défaut des options qu’une autre édition du jeu règle autrement.
data-region = Couleurs des régions
    .about = Par quelle couleur on reconnaît une région ; les points restent les mêmes.

## What an estimate of a position counts, as it stands after “for”

weight-coin = les pièces à dépenser
weight-many_coins = les pièces en réserve
weight-card = les cartes en main et proposées
weight-up_card = les cartes face visible
weight-major_lead = l’avance pour les rôles majeurs
weight-minor_lead = l’avance pour les rôles mineurs
weight-role_income = ce que rapporteront les rôles
weight-ready_city = une ville à portée
weight-shield = les boucliers dans les régions
weight-colors_shown = les couleurs sur la table
weight-undisputed = une enchère qui a des chances de tenir

## The lists of the rules

column-city = Cité
column-size = Taille
column-cards = Cartes
column-coins = Pièces
column-points = Points
column-shields = Boucliers
column-regions = Régions
column-color = Couleur
column-building = Bâtiment
column-copies = Cartes
column-major = Rôle majeur
column-minor = Rôle mineur
column-gift = Quand on le prend
column-players = Joueurs
column-cards_out = Cartes Bâtiment retirées de chaque couleur
column-deck = Cartes Bâtiment dans la pioche
column-cities_out = Cartes Cité écartées sans être vues
column-income = Pièces à chaque tour
column-drawn = Cartes piochées
column-offered = Cartes mises aux enchères
column-last_round = Dernier tour si la pioche a moins de
column-last_lots = Cartes des dernières enchères
