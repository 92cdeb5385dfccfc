### Principato en français. Les codes et leurs paramètres sont déclarés dans vocabulary.py ; les mots sont ceux du livret.
### $x se dit (un nom, une quantité), $x-id sert à choisir les mots, $x-about dit ce que fait la chose ;
### $you vaut « yes » quand celui qui lit est celui qui agit.

game-title = Principato
# On the card of the game, in a list of games.
card = Deux actions par tour, une petite principauté : champs, banques, soldats et peintures.
    .time = 60 min
    .weight = facile
    .theme = Vous gouvernez pendant trois ans une petite principauté de la Renaissance et la faites prospérer, deux actions par tour.
    .goal = Les œuvres d’art, les soldats au bon moment et deux buts secrets rapportent des points ; qui en a le plus gagne.

## Quantités

amount-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
amount-gold = { $count } or
amount-favor =
    { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
amount-field =
    { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }
amount-farm =
    { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }
amount-palazzo =
    { $count ->
        [one] { $count } palazzo
       *[other] { $count } palazzi
    }
amount-bank =
    { $count ->
        [one] { $count } banque
       *[other] { $count } banques
    }
amount-catapult =
    { $count ->
        [one] { $count } catapulte
       *[other] { $count } catapultes
    }
amount-militia =
    { $count ->
        [one] { $count } milice
       *[other] { $count } milices
    }
amount-condottiere =
    { $count ->
        [one] { $count } condottiere
       *[other] { $count } condottieri
    }
amount-fed =
    { $count ->
        [one] { $count } soldat ravitaillé
       *[other] { $count } soldats ravitaillés
    }
amount-hungry =
    { $count ->
        [one] { $count } soldat non ravitaillé, qui compte −1
       *[other] { $count } soldats non ravitaillés, qui comptent −1 chacun
    }
amount-from_military = { $count } pour les décomptes militaires
amount-from_monument = { $count } pour les monuments
amount-from_book = { $count } pour les livres
amount-from_painting = { $count } pour les peintures
amount-from_goals = { $count } pour les objectifs
amount-monument =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
amount-book =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
amount-painting =
    { $count ->
        [one] { $count } peinture
       *[other] { $count } peintures
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Noms

cube-food = Nourriture
cube-gold = Or
cube-favor = Faveur
face-field = Champ
face-farm = Ferme
face-palazzo = Palazzo
face-bank = Banque
face-catapult = Catapulte
face-militia = Milice
face-condottiere = Condottiere
kind-monument = Monument
kind-book = Livre
kind-painting = Peinture
pool-green = Champ/Ferme
pool-yellow = Palazzo/Banque
pool-soldier = Condottiere/Milice
pool-catapult = Catapulte
zone-environs = Environs
    .about = Une moisson rapporte de la nourriture pour vos champs ; chaque ferme en stocke { $room }.
zone-wall = Muraille
    .about = Une catapulte compte 1. Un soldat ravitaillé compte 1, sans cube −1 ; un cube posé sur un soldat y reste jusqu’au prochain décompte.
zone-town = Bourg
    .about = Les loyers rapportent de l’or pour vos palazzi ; chaque banque en stocke { $room }.
zone-palace = Palais
    .about = Monuments, livres et peintures valent leurs points imprimés en fin de partie.
zone-church = Église
    .about = Contient au plus { $room } faveurs ; une faveur remplace toute nourriture ou tout or.
supply-militia_food = Nourriture sur les milices
supply-condottiere_gold = Or sur les condottieri
supply-militia_favor = Faveurs sur les milices
supply-condottiere_favor = Faveurs sur les condottieri
place-church = Église
place-militia = Milice
place-condottiere = Condottiere

## Cartes Action, et ce qu’elles font

phrase-offer =
    { $options ->
        [1]
            { $price_1-id ->
                [none] recevoir { $gain_1 }
               *[some] payer { $price_1 } pour { $gain_1 }
            }
        [2]
            { $price_1-id ->
                [none] recevoir { $gain_1 }, ou { $gain_2 }
               *[some] payer { $price_1 } pour { $gain_1 }, ou { $price_2 } pour { $gain_2 }
            }
       *[other]
            { $price_1-id ->
                [none] recevoir { $gain_1 }, ou { $gain_2 }, ou { $gain_3 }
               *[some] payer { $price_1 } pour { $gain_1 }, ou { $price_2 } pour { $gain_2 }, ou { $price_3 } pour { $gain_3 }
            }
    }

card-build_field = Défrichement
    .about = { phrase-offer }
card-build_farm = Chantier de ferme
    .about = { phrase-offer }
card-build_palazzo = Chantier de palazzo
    .about = { phrase-offer }
card-build_bank = Chantier de banque
    .about = { phrase-offer }
card-catapult_early = Atelier de catapultes
    .about = { phrase-offer }
card-catapult_late = Arsenal
    .about = { phrase-offer }
card-monument = Sculpteur
    .about = { phrase-offer }
card-book = Copiste
    .about = { phrase-offer }
card-painting = Peintre
    .about = { phrase-offer }
card-harvest = Moisson
    .about = recevoir { $gain_1 } pour chacun de vos champs
card-taxes = Loyers
    .about = recevoir { $gain_1 } pour chacun de vos palazzi
card-recruit_militia = Levée de la milice
    .about = prendre autant de milices qu’on veut
card-recruit_condottieri = Engagement de condottieri
    .about = prendre autant de condottieri qu’on veut
card-collector = Percepteur
    .about = { phrase-offer }
card-three_gold = Prêt du banquier
    .about = { phrase-offer }
card-three_food = Grenier
    .about = { phrase-offer }

## Objectifs

phrase-sets = { $points_1 } points pour un, { $points_2 } pour deux, { $points_3 } pour trois

goal-armory = Armurerie
    .about =
    { $each ->
        [one] { $each } point pour chaque catapulte
       *[other] { $each } points pour chaque catapulte
    }
goal-fertile_soil = Sol Fertile
    .about =
    { $each ->
        [one] { $each } point pour chaque ferme ou champ au-delà de { $threshold } au total
       *[other] { $each } points pour chaque ferme ou champ au-delà de { $threshold } au total
    }
goal-city_charter = Charte Municipale
    .about =
    { $each ->
        [one] { $each } point pour chaque palazzo ou banque au-delà de { $threshold } au total
       *[other] { $each } points pour chaque palazzo ou banque au-delà de { $threshold } au total
    }
goal-fortress = Forteresse
    .about =
    { $each ->
        [one] { $each } point par tranche complète de { $divisor } points militaires
       *[other] { $each } points par tranche complète de { $divisor } points militaires
    }
goal-chapel = Chapelle
    .about = couples d’un monument et d’une peinture : { phrase-sets }
goal-town_hall = Mairie
    .about = couples d’un monument et d’un livre : { phrase-sets }
goal-palace = Palace
    .about = trios d’un monument, d’un livre et d’une peinture : { phrase-sets }
goal-villa = Villa
    .about = couples d’un livre et d’une peinture : { phrase-sets }

## Options d’une partie

option-open_goals = Objectifs ouverts
    .about = Chacun joue avec ses deux objectifs face visible.
option-auto_best_culture = Toujours la plus belle œuvre
    .about = Qui achète un jeton Culture prend la plus haute valeur disponible.
option-auto_commit_overflow = Le surplus aux soldats
    .about = Les cubes sans place vont aux soldats non ravitaillés, autant qu’ils peuvent en prendre.
option-require_positive_force = Pas de force, pas de points
    .about = Les points militaires récompensent seulement une force supérieure à zéro.

## Ce que plusieurs phrases ont en commun

phrase-kind =
    { $kind-id ->
        [monument] monument
        [book] livre
       *[painting] peinture
    }
phrase-one-kind =
    { $kind-id ->
        [monument] un monument
        [book] un livre
       *[painting] une peinture
    }
phrase-have =
    { $have-id ->
        [none] vous n’avez rien
       *[some] vous avez { $have }
    }
phrase-supply =
    { $supply-id ->
        [militia_food]
            { $count ->
                [one] 1 nourriture sur une milice
               *[other] { $count } nourritures sur { $count } milices
            }
        [condottiere_gold]
            { $count ->
                [one] 1 or sur un condottiere
               *[other] { $count } or sur { $count } condottieri
            }
        [militia_favor]
            { $count ->
                [one] 1 faveur sur une milice
               *[other] { $count } faveurs sur { $count } milices
            }
       *[condottiere_favor]
            { $count ->
                [one] 1 faveur sur un condottiere
               *[other] { $count } faveurs sur { $count } condottieri
            }
    }

## Ce qui arrive

event-dealt_start =
    { $you ->
        [yes] Vous commencez avec la carte « { $card } ».
       *[no] { $seat } commence avec la carte « { $card } ».
    }
    .item =
        { $you ->
            [yes] vous avec « { $card } »
           *[no] { $seat } avec « { $card } »
        }
    .list = et en outre { $items }
event-dealt_goal =
    { $you ->
        [yes] Vous recevez l’objectif « { $goal } ».
       *[no] { $seat } reçoit l’objectif « { $goal } ».
    }
    .item = « { $goal } »
    .list =
        { $you ->
            [yes]
                { $size ->
                    [one] vous recevez l’objectif { $items }
                   *[other] vous recevez les objectifs { $items }
                }
           *[no]
                { $size ->
                    [one] { $seat } reçoit l’objectif { $items }
                   *[other] { $seat } reçoit les objectifs { $items }
                }
        }
event-set_out = Chacun commence avec la carte « { $card } », { $tokens }, et { $cubes }.
    .clause = chacun commence avec la carte « { $card } », { $tokens }, et { $cubes }
event-first_player =
    { $you ->
        [yes] Le sort vous désigne Premier Joueur.
       *[no] Le sort désigne { $seat } comme Premier Joueur.
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
event-revealed = La carte « { $card } » rejoint l’étalage.
    .item = « { $card } »
    .list =
        { $size ->
            [one]
                { $lead ->
                    [yes] { $items } aussi
                   *[no] { $items } rejoint l’étalage
                }
           *[other]
                { $lead ->
                    [yes] { $items } aussi
                   *[no] { $items } rejoignent l’étalage
                }
        }
event-activated =
    { $you ->
        [yes] Vous activez « { $card } ».
       *[no] { $seat } active « { $card } ».
    }
event-paid =
    { $you ->
        [yes] Vous payez { $payment }.
       *[no] { $seat } paie { $payment }.
    }
    .clause =
        { $you ->
            [yes] payez { $payment }
           *[no] paie { $payment }
        }
event-received_tokens =
    { $count ->
        [0]
            { $you ->
                [yes] Vous ne recrutez personne.
               *[no] { $seat } ne recrute personne.
            }
       *[other]
            { $left ->
                [0]
                    { $you ->
                        [yes] Vous recevez { $face }, et la réserve est épuisée.
                       *[no] { $seat } reçoit { $face }, et la réserve est épuisée.
                    }
               *[other]
                    { $you ->
                        [yes] Vous recevez { $face }.
                       *[no] { $seat } reçoit { $face }.
                    }
            }
    }
    .clause =
        { $count ->
            [0]
                { $you ->
                    [yes] ne recrutez personne
                   *[no] ne recrute personne
                }
           *[other]
                { $left ->
                    [0]
                        { $you ->
                            [yes] recevez { $face } (la réserve est épuisée)
                           *[no] reçoit { $face } (la réserve est épuisée)
                        }
                   *[other]
                        { $you ->
                            [yes] recevez { $face }
                           *[no] reçoit { $face }
                        }
                }
        }
event-took_culture =
    { $you ->
        [yes] Vous prenez { phrase-one-kind } de valeur { $value }.
       *[no] { $seat } prend { phrase-one-kind } de valeur { $value }.
    }
    .clause =
        { $you ->
            [yes] prenez { phrase-one-kind } de valeur { $value }
           *[no] prend { phrase-one-kind } de valeur { $value }
        }
event-gained =
    { $short ->
        [0]
            { $you ->
                [yes] Vous recevez { $cube }.
               *[no] { $seat } reçoit { $cube }.
            }
       *[other]
            { $you ->
                [yes] Vous rangez { $cube } sur { $entitled } : il manque de la place, ou des cubes, pour le reste.
               *[no] { $seat } range { $cube } sur { $entitled } : il manque de la place, ou des cubes, pour le reste.
            }
    }
    .item =
        { $short ->
            [0] { $cube }
           *[other] { $cube } sur { $entitled } (faute de place ou de cubes)
        }
    .list =
        { $you ->
            [yes] recevez { $items }
           *[no] reçoit { $items }
        }
event-overflow =
    { $count ->
        [0]
            { $you ->
                [yes] Vous laissez le surplus dans la réserve.
               *[no] { $seat } laisse le surplus dans la réserve.
            }
       *[other]
            { $you ->
                [yes] Du surplus, vous posez { phrase-supply }.
               *[no] Du surplus, { $seat } pose { phrase-supply }.
            }
    }
    .clause =
        { $count ->
            [0] le surplus reste dans la réserve
           *[other]
                { $you ->
                    [yes] posez { phrase-supply } du surplus
                   *[no] pose { phrase-supply } du surplus
                }
        }
event-exchanged =
    { $alike ->
        [1]
            { $you ->
                [yes] Vous échangez « { $given } » contre une autre carte « { $taken } » de l’étalage.
               *[no] { $seat } échange « { $given } » contre une autre carte « { $taken } » de l’étalage.
            }
       *[other]
            { $you ->
                [yes] Vous échangez « { $given } » contre « { $taken } » de l’étalage.
               *[no] { $seat } échange « { $given } » contre « { $taken } » de l’étalage.
            }
    }
    .clause =
        { $alike ->
            [1]
                { $you ->
                    [yes] l’échangez contre une autre carte « { $taken } » de l’étalage
                   *[no] l’échange contre une autre carte « { $taken } » de l’étalage
                }
           *[other]
                { $you ->
                    [yes] échangez « { $given } » contre « { $taken } » de l’étalage
                   *[no] échange « { $given } » contre « { $taken } » de l’étalage
                }
        }
event-changed =
    { $alike ->
        [1]
            { $you ->
                [yes] Vous dépensez une action pour changer « { $given } » contre une autre carte « { $taken } » de l’étalage.
               *[no] { $seat } dépense une action pour changer « { $given } » contre une autre carte « { $taken } » de l’étalage.
            }
       *[other]
            { $you ->
                [yes] Vous dépensez une action pour changer « { $given } » contre « { $taken } » de l’étalage.
               *[no] { $seat } dépense une action pour changer « { $given } » contre « { $taken } » de l’étalage.
            }
    }
event-took_favor =
    { $place-id ->
        [church]
            { $you ->
                [yes] Vous prenez une faveur pour votre église.
               *[no] { $seat } prend une faveur pour son église.
            }
        [militia]
            { $you ->
                [yes] Vous prenez une faveur et la posez sur une milice.
               *[no] { $seat } prend une faveur et la pose sur une milice.
            }
       *[condottiere]
            { $you ->
                [yes] Vous prenez une faveur et la posez sur un condottiere.
               *[no] { $seat } prend une faveur et la pose sur un condottiere.
            }
    }
event-committed =
    { $you ->
        [yes] Vous posez { phrase-supply }.
       *[no] { $seat } pose { phrase-supply }.
    }
    .clause = puis { phrase-supply }
event-skipped =
    { $action ->
        [1]
            { $you ->
                [yes] Vous renoncez à votre première action.
               *[no] { $seat } renonce à sa première action.
            }
       *[other]
            { $you ->
                [yes] Vous renoncez à votre seconde action.
               *[no] { $seat } renonce à sa seconde action.
            }
    }
event-actions_forgone =
    { $count ->
        [1]
            { $you ->
                [yes] Vous renoncez à votre seconde action.
               *[no] { $seat } renonce à sa seconde action.
            }
       *[other]
            { $you ->
                [yes] Vous renoncez à vos deux actions.
               *[no] { $seat } renonce à ses deux actions.
            }
    }
event-turn_ended =
    { $you ->
        [yes] Vous finissez votre tour { phrase-stores }, et la carte « { $card } » quitte la partie.
       *[no] { $seat } finit son tour { phrase-stores }, et la carte « { $card } » quitte la partie.
    }
    .action = { $head } ; { $rest }.
phrase-stores =
    { $stores-id ->
        [none] sans rien en réserve
       *[some] avec { $stores } en réserve
    }
event-military_card = La carte Décompte Militaire de l’année { $year } est révélée.
event-year_ended = L’étalage ne peut plus être complété : l’année { $year } est terminée.
event-year_begun = L’année { $year } commence.
    .heading = Année { $year }
event-scoring_begun =
    { $annual ->
        [1] Décompte Militaire de la fin de l’année { $year }.
       *[other] Décompte Militaire supplémentaire de l’année { $year }.
    }
event-supply_order = Ordre de ravitaillement, la plus grande armée d’abord : { $seats }.
    .clause = on ravitaille dans cet ordre, la plus grande armée d’abord : { $seats }
event-supplied =
    { $you ->
        [yes] Vous posez { phrase-supply }.
       *[no] { $seat } pose { phrase-supply }.
    }
    .clause =
        { $you ->
            [yes] vous posez { phrase-supply }
           *[no] { $seat } pose { phrase-supply }
        }
    .action = { $head } ; { $rest }.
event-supplied_nothing =
    { $you ->
        [yes] Vous ne ravitaillez aucun de vos soldats.
       *[no] { $seat } ne ravitaille aucun soldat.
    }
    .clause =
        { $you ->
            [yes] vous ne ravitaillez aucun de vos soldats
           *[no] { $seat } ne ravitaille aucun soldat
        }
    .action = { $head } ; { $rest }.
event-scored_military =
    { $you ->
        [yes] Vous êtes { phrase-place } avec une force de { $force }{ phrase-army } et marquez { phrase-military }, { $total } en tout.
       *[no] { $seat } est { phrase-place } avec une force de { $force }{ phrase-army } et marque { phrase-military }, { $total } en tout.
    }
phrase-place =
    { $equal ->
        [1] à la { phrase-rank } place
       *[other] à égalité à la { phrase-rank } place
    }
phrase-rank =
    { $rank ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[other] 4e
    }
phrase-army =
    { $army-id ->
        [none] { "" }
       *[some] { " " }({ $army })
    }
phrase-military =
    { $points ->
        [0] 0 point militaire
        [one] { $points } point militaire
       *[other] { $points } points militaires
    }
event-cubes_returned =
    { $you ->
        [yes] De vos soldats, { $cubes } : retour à la réserve.
       *[no] Des soldats de { $seat }, { $cubes } : retour à la réserve.
    }
event-dismissed =
    { $you ->
        [yes] Vous renvoyez { $face }.
       *[no] { $seat } renvoie { $face }.
    }
    .clause =
        { $you ->
            [yes] vous renvoyez { $face }
           *[no] { $seat } renvoie { $face }
        }
event-standing =
    { $you ->
        [yes] Après l’année { $year }, sans les objectifs, vous en êtes à { phrase-points }.
       *[no] Après l’année { $year }, sans les objectifs, { $seat } en est à { phrase-points }.
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
event-showed_goal =
    { $you ->
        [yes] Vous révélez l’objectif « { $goal } » ({ $goal-about }) : { phrase-points }.
       *[no] { $seat } révèle l’objectif « { $goal } » ({ $goal-about }) : { phrase-points }.
    }
event-points_counted =
    { $you ->
        [yes] Vous arrivez à { phrase-points } : { $sources }.
       *[no] { $seat } arrive à { phrase-points } : { $sources }.
    }
event-game_over = La troisième année s’achève, et la partie avec elle.

## Questions

prompt-turn-action =
    { $action ->
        [1] Année { $year }, première action : que faites-vous ?
        [2] Année { $year }, seconde action : que faites-vous ?
       *[other] Vos actions sont faites. Posez des cubes sur vos soldats, ou finissez votre tour.
    }
prompt-turn-change = Quelle carte de l’étalage prenez-vous contre « { $card } » ?
prompt-turn-favor = Où posez-vous la faveur ?
prompt-activation-option = { $card } : laquelle de ses options choisissez-vous ?
prompt-activation-favors_for_food = { $card } : le prix est de { $price }, { phrase-have }. Comment payez-vous la nourriture ?
prompt-activation-favors_for_gold = { $card } : le prix est de { $price }, { phrase-have }. Comment payez-vous l’or ?
prompt-activation-culture = { $card } : quel jeton prenez-vous ?
prompt-activation-recruits = { $card } : combien de soldats prenez-vous ?
prompt-activation-overflow_food = { $card } : vos fermes sont pleines. Combien de nourriture du surplus va sur vos milices ?
prompt-activation-overflow_gold = { $card } : vos banques sont pleines. Combien d’or du surplus va sur vos condottieri ?
prompt-activation-exchange = La carte « { $card } » doit être échangée : quelle carte de l’étalage prenez-vous ?
prompt-scoring-supply_food = Décompte Militaire : combien de milices nourrissez-vous ?
prompt-scoring-supply_gold = Décompte Militaire : combien de condottieri payez-vous ?
prompt-scoring-supply_favor_militia = Décompte Militaire : combien de faveurs posez-vous sur des milices ?
prompt-scoring-supply_favor_condottieri = Décompte Militaire : combien de faveurs posez-vous sur des condottieri ?
prompt-scoring-dismiss_militia = Le décompte est fini : combien de milices renvoyez-vous ?
prompt-scoring-dismiss_condottieri = Le décompte est fini : combien de condottieri renvoyez-vous ?

## Choix

action-activate =
    { $options ->
        [1]
            { $cost-id ->
                [none]
                    { $gain-id ->
                        [none] Activer « { $card } » : { $card-about }
                       *[some]
                            { $card-id ->
                                [recruit_militia] Activer « { $card } » : recevoir jusqu’à { $gain }
                                [recruit_condottieri] Activer « { $card } » : recevoir jusqu’à { $gain }
                               *[other] Activer « { $card } » : recevoir { $gain }
                            }
                    }
               *[some] Activer « { $card } » : payer { $cost } pour { $gain }
            }
       *[other] Activer « { $card } » : { $card-about }
    }
action-change = Changer « { $card } » (contre une carte de l’étalage)
action-favor = Prendre une faveur
action-commit =
    { $supply-id ->
        [militia_food] Poser 1 nourriture sur une milice
        [condottiere_gold] Poser 1 or sur un condottiere
        [militia_favor] Poser 1 faveur sur une milice
       *[condottiere_favor] Poser 1 faveur sur un condottiere
    }
action-skip =
    { $action ->
        [1] Renoncer à la première action
       *[other] Renoncer à la seconde action
    }
action-end = Finir le tour ; la carte « { $card } » quitte la partie
action-option =
    { $cost-id ->
        [none] Recevoir { $gain }
       *[some] Payer { $cost } pour { $gain }
    }
action-favors_for_food = Payer { $payment }
action-favors_for_gold = Payer { $payment }
action-take = Prendre { phrase-one-kind } de valeur { $value }
action-recruit =
    { $count ->
        [0] Ne prendre personne
       *[other] Prendre { $face }
    }
action-food_to_soldiers =
    { $count ->
        [0] Rien sur les milices
        [one] Poser { $count } nourriture sur les milices
       *[other] Poser { $count } nourritures sur les milices
    }
action-gold_to_soldiers =
    { $count ->
        [0] Rien sur les condottieri
       *[other] Poser { $count } or sur les condottieri
    }
action-swap =
    { $position ->
        [0] Prendre « { $card } » ; « { $given } » prend sa place et sera la prochaine à sortir de l’étalage
       *[other] Prendre « { $card } » ; « { $given } » prend sa place dans l’étalage
    }
action-place =
    { $place-id ->
        [church] Dans l’église
        [militia] Sur une milice
       *[condottiere] Sur un condottiere
    }
action-supply_food =
    { $count ->
        [0] Ne nourrir personne
        [one] Nourrir { $count } milice
       *[other] Nourrir { $count } milices
    }
action-supply_gold =
    { $count ->
        [0] Ne payer personne
        [one] Payer { $count } condottiere
       *[other] Payer { $count } condottieri
    }
action-supply_favor_militia =
    { $count ->
        [0] Aucune faveur sur les milices
        [one] { $count } faveur sur les milices
       *[other] { $count } faveurs sur les milices
    }
action-supply_favor_condottieri =
    { $count ->
        [0] Aucune faveur sur les condottieri
        [one] { $count } faveur sur les condottieri
       *[other] { $count } faveurs sur les condottieri
    }
action-dismiss_militia =
    { $count ->
        [0] Garder toutes les milices
        [one] Renvoyer { $count } milice
       *[other] Renvoyer { $count } milices
    }
action-dismiss_condottieri =
    { $count ->
        [0] Garder tous les condottieri
        [one] Renvoyer { $count } condottiere
       *[other] Renvoyer { $count } condottieri
    }

## Ce que ferait un choix

effect-lost =
    { $room ->
        [0] Pas de place : vous perdez { $cube }.
       *[other] Place pour { $room } : vous perdez { $cube }.
    }
effect-overflow =
    { $room ->
        [0] Pas de place en réserve : { $cube } peut aller sur vos soldats sans cube.
       *[other] Place pour { $room } en réserve : le reste, { $cube }, peut aller sur vos soldats sans cube.
    }
effect-supply_short = La réserve commune n’a plus que { $cube }.
effect-hungry =
    { $count ->
        [one] Vous n’avez pas de cube pour { $count } soldat : sans cube, il compte −1.
       *[other] Vous n’avez pas de cube pour { $count } soldats : sans cube, chacun compte −1.
    }
effect-forgone =
    { $count ->
        [one] Vous renoncez à { $count } action.
       *[other] Vous renoncez à { $count } actions.
    }
effect-year_ends = L’année { $year } se termine avec ce tour : un Décompte Militaire suit.
effect-keeps =
    { $kept-id ->
        [none] Il ne vous reste rien.
       *[other] Il vous reste { $kept }.
    }
effect-favors_needed =
    { $count ->
        [one] { $count } faveur doit remplacer ce qui vous manque.
       *[other] { $count } faveurs doivent remplacer ce qui vous manque.
    }
effect-stores = Vous pourrez alors garder { $cube } en tout.
effect-yields =
    { $cube-id ->
        [food] Une moisson rapporte alors { $cube }.
       *[gold] Les loyers rapportent alors { $cube }.
    }
effect-church = Votre église abrite alors { $count } faveurs sur { $room }.
effect-strength = Votre force passe à { $force }.
effect-strength_if_fed = Avec ce que vous avez en réserve, votre force passe à { $force }.
effect-goal =
    { $points ->
        [one] Votre objectif « { $goal } » vaut alors { $points } point.
       *[other] Votre objectif « { $goal } » vaut alors { $points } points.
    }
effect-affordable = Vous avez de quoi l’activer.
effect-short_of = Pour l’activer, il vous manque { $missing }.
effect-exchange = Elle est ensuite échangée contre une carte de l’étalage, sans autre action.

## Pourquoi pas

reason-too_poor =
    { $favors ->
        [none]
            { $card-id ->
                [none] Vous ne pouvez pas payer { $price } : { phrase-have }.
               *[other] Vous ne pouvez pas activer « { $card } » : la carte coûte { $price }, { phrase-have }.
            }
        [0] Sans faveur ici, vous ne pouvez pas payer { $price } : { phrase-have }.
        [one] Avec { $favors } faveur ici, vous ne pouvez pas payer { $price } : { phrase-have }.
       *[other] Avec { $favors } faveurs ici, vous ne pouvez pas payer { $price } : { phrase-have }.
    }
reason-no_tokens_left =
    { $card-id ->
        [none]
            { $have ->
                [0] Il n’y a plus de jeton { $pool } dans la réserve.
               *[other] Jetons { $pool } : il en faut { $need }, et la réserve n’en a que { $have }.
            }
       *[other]
            { $have ->
                [0] Vous ne pouvez pas activer « { $card } » : il n’y a plus de jeton { $pool } dans la réserve.
               *[other] Vous ne pouvez pas activer « { $card } » : il faut { $need } jetons { $pool }, et la réserve n’en a que { $have }.
            }
    }
reason-sold_out =
    { $value ->
        [none]
            { $card-id ->
                [none] Il n’y a plus de { phrase-kind }.
               *[other] Vous ne pouvez pas activer « { $card } » : il n’y a plus de { phrase-kind }.
            }
       *[other] Il n’y a plus de { phrase-kind } de valeur { $value }.
    }
reason-reserve_empty =
    { $cube-id ->
        [food] Il n’y a plus de nourriture dans la réserve.
        [gold] Il n’y a plus d’or dans la réserve.
       *[favor] Il n’y a plus de faveur dans la réserve.
    }
reason-no_room =
    Votre église est pleine ({ $have } sur { $room }), et aucun de vos soldats n’attend de cube.
reason-church_full = Votre église est pleine : elle abrite { $have } faveurs sur { $room }.
reason-no_unsupplied_soldier =
    { $face-id ->
        [militia] Vous n’avez pas de milice sans cube.
       *[condottiere] Vous n’avez pas de condottiere sans cube.
    }
reason-no_cube =
    { $cube-id ->
        [food] Vous n’avez pas de nourriture dans vos fermes.
        [gold] Vous n’avez pas d’or dans vos banques.
       *[favor] Vous n’avez pas de faveur dans votre église.
    }
reason-too_few_favors =
    { $have ->
        [0] Il en faudrait { $need }, et il ne vous reste aucune faveur.
        [one] Il en faudrait { $need }, et il ne vous reste que { $have } faveur.
       *[other] Il en faudrait { $need }, et il ne vous reste que { $have } faveurs.
    }
reason-best_value_only =
    Cette valeur ({ $value }) n’est pas la plus haute en { phrase-kind }, et l’on a convenu à cette table de prendre la plus haute.
reason-all_on_soldiers =
    { $need ->
        [one] On a convenu à cette table que le surplus va aux soldats : posez-y 1 cube.
       *[other] On a convenu à cette table que le surplus va aux soldats : posez-y les { $need } cubes.
    }

## Score

score-military = Points militaires
score-monument =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
score-book =
    { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
score-painting =
    { $count ->
        [one] { $count } peinture
       *[other] { $count } peintures
    }
score-goal = Objectif : { $goal }
tie-cubes = Le plus de cubes en stock l’emporte
source-goals = Objectifs
source-painting = Peintures
source-book = Livres
source-monument = Monuments
source-military = Points militaires

## La table en texte

table-display = Étalage (⇄ : à échanger après usage ; la carte 1 part à la fin du tour)
amount-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-principalities = Principautés (nourriture 1/4 : un cube, place pour quatre ; milice 1/3 : une sur trois nourrie)
table-cards = Cartes
table-goals = Objectifs
table-supply = Réserve
table-cubes = Cubes
table-tokens = Jetons
table-works = Œuvres
table-first = Premier Joueur

## La table dessinée

label-display = Étalage
label-leaves = part en fin de tour
label-place = place { $position } de l’étalage
label-pile =
    { $count ->
        [one] carte en année { $year }
       *[other] cartes en année { $year }
    }
label-row = { $count } cartes · { $pile } dans la pioche
label-scorings =
    { $count ->
        [0] pas de décompte militaire caché dans la pioche de l’année { $year }
        [one] un décompte militaire est encore caché dans la pioche de l’année { $year }
       *[other] { $count } décomptes militaires sont encore cachés dans la pioche de l’année { $year }
    }
label-in_pile = Encore à venir
label-military = Décompte militaire
label-out = Hors du jeu
label-none_out = aucune carte
label-per =
    { $cube-id ->
        [food] nourr. = vos
       *[other] or = vos
    }
label-any = à volonté
label-take = prenez
label-exchange = à échanger après usage
label-in_use = en cours
label-own_principality = Votre principauté
label-principality = La principauté de { $seat }
label-own_cards = Vos cartes
label-cards = Les cartes de { $seat }
label-yields =
    { $cube-id ->
        [food] la moisson rapporte { $count }
       *[other] loyers : { $count }
    }
label-stored =
    { $cube-id ->
        [food] nourriture { $count } sur { $room } en stock
        [gold] or { $count } sur { $room } en stock
       *[favor] faveurs { $count } sur { $room }
    }
label-full = pleine
label-force = force { $force }
label-with_cube =
    { $count ->
        [0] sans cube
       *[other] { $count } avec un cube
    }
label-goal_now =
    { $count ->
        [one] actuellement { $count } point
       *[other] actuellement { $count } points
    }
label-goals_secret = objectifs secrets, visibles de vous seul
label-goals_hidden = Les objectifs sont face cachée
label-goals_open = les objectifs sont visibles
label-hidden = caché
label-own = vous
label-scored_now = Décompte immédiat
label-now_or_supplied = maintenant / tout ravitaillé
label-supply_order = Ordre de ravitaillement
label-agreed = Convenu à cette table :
label-turn = Année { $year } : { $seat }

# Ce qui est reconstitué dans le fichier des composants, et ce que change une valeur.
data-piles = Cartes des trois piles
    .about = Combien de fois chaque carte sort dans une année, et à combien de joueurs : ce que l’on peut attendre, et ce qui est rare.
data-culture = Valeurs des monuments, livres et peintures
    .about = Les points qu’un jeton de culture rapporte à la fin ; les meilleurs de chaque sorte partent en premier.
data-start_cards = Cartes distribuées au départ
    .about = Ce que chacun tient aux premiers tours, donc qui peut bâtir, récolter ou recruter tout de suite.
data-action_types = Flèches d’échange des cartes
    .about = Si une carte peut être échangée contre une de l’étalage après avoir servi.
data-setup-players = Taille des piles et tours d’une année
    .about = Combien de temps dure une année, et combien de ses cartes entrent en jeu.
data-board-zones = Emplacements des plateaux de ville
    .about = Combien d’emplacements sont dessinés ; les jetons qui n’en trouvent pas se posent à côté.
data-military-bills = Coupures des points militaires
    .about = La manière dont les points sont payés, non leur nombre.

## What an estimate of a position counts, as it stands after “for”

weight-food = la nourriture en réserve
weight-gold = l’or en réserve
weight-favor = les faveurs
weight-field = les champs
weight-palazzo = les palazzi
weight-farm = la place dans les fermes
weight-bank = la place dans les banques
weight-harvest = la nourriture qu’apporterait une récolte
weight-taxes = l’or qu’apporteraient les impôts
weight-catapult = les catapultes pour les décomptes à venir
weight-soldier = les soldats pour les décomptes à venir
weight-next_scoring = le prochain décompte militaire
weight-force = l’avance en force
weight-culture = les œuvres que la main permet d’acheter
weight-production_card = les cartes de production en main
weight-imminent = le décompte militaire tout proche
weight-upkeep = ce que mangeront les soldats

## The lists of the rules

column-card = Carte
column-effect = Effet
column-exchange = À échanger après usage
column-year1 = Année 1
column-year2 = Année 2
column-year3 = Année 3
column-pile = Pile
column-copies = Exemplaires
column-kind = Culture
column-values = Valeurs
column-goal = Objectif
column-back = Dos
column-points = Points
column-players = Joueurs
column-display = Étalage
column-piles = Cartes des années 1 / 2 / 3
column-turns = Tours de chaque joueur aux années 1 / 2 / 3
column-place_1 = 1er
column-place_2 = 2e
column-place_3 = 3e
column-place_4 = 4e
column-yes = oui
column-no = non
