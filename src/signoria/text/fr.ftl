### Ce que tous les jeux ont en commun. Les clés et leurs paramètres : common.py et core/vocabulary.py.

## Mots

yes = Oui
no = Non
nothing = rien
labelled = { $name } : { $value }
seat-name = Siège { $number }
chance = Le hasard
you = Vous
year = Année { $number }
turn = Tour
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
total = Total
score = Score
player = Joueur
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
winner = { $seat } gagne la partie.
winners = { $seats } se partagent la victoire.
language-en = anglais
language-fr = français
language-it = italien

## Le récit de la partie

story-action = { $head } : { $rest }.
story-also = { $before } ; { $clause }
story-more = { $before }, { $clause }
story-turn = { $where } : { $who }
several-of = { $count } × { $name }
story-undone = { $seat } revient en arrière.
story-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
story-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
event-won =
    { $you ->
        [yes]
            { $points ->
                [one] Vous gagnez avec { $points } point.
               *[other] Vous gagnez avec { $points } points.
            }
       *[no]
            { $points ->
                [one] { $seat } gagne avec { $points } point.
               *[other] { $seat } gagne avec { $points } points.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] vous gagnez avec { $points } point
                   *[other] vous gagnez avec { $points } points
                }
           *[no]
                { $points ->
                    [one] { $seat } gagne avec { $points } point
                   *[other] { $seat } gagne avec { $points } points
                }
        }
event-shared_win =
    { $you ->
        [yes]
            { $points ->
                [one] Vous partagez la victoire avec { $points } point.
               *[other] Vous partagez la victoire avec { $points } points.
            }
       *[no]
            { $points ->
                [one] { $seat } partage la victoire avec { $points } point.
               *[other] { $seat } partage la victoire avec { $points } points.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] vous partagez la victoire avec { $points } point
                   *[other] vous partagez la victoire avec { $points } points
                }
           *[no]
                { $points ->
                    [one] { $seat } partage la victoire avec { $points } point
                   *[other] { $seat } partage la victoire avec { $points } points
                }
        }

## D’où viennent les points

source-during = Pendant la partie
source-end = À la fin
tie-broken =
    { $points ->
        [one] { $points } point chacun. { $measure } : { $numbers }.
       *[other] { $points } points chacun. { $measure } : { $numbers }.
    }
tie-broken-plainly =
    { $points ->
        [one] { $points } point chacun. { $measure } : { $seats }.
       *[other] { $points } points chacun. { $measure } : { $seats }.
    }
tie-shared =
    { $points ->
        [one] { $points } point chacun, et rien ne départage { $seats } : la place est partagée.
       *[other] { $points } points chacun, et rien ne départage { $seats } : la place est partagée.
    }
tie-number = { $seat } { $number }

## La barre de décision

bar-undo = Annuler le coup
bar-rules = Règles
bar-save = Enregistrer
bar-quit = Quitter
bar-help = Aide
bar-log = Ce qui s’est passé
bar-scores = Scores
bar-back = Retour
bar-confirm = Valider
bar-cancel = Annuler
bar-more = Plus
bar-suggested = conseillé
bar-step = Étape { $step } sur { $steps }
bar-your-turn = { $seat }, c’est à vous.
bar-choose =
    { $count ->
        [1] Il n’y a qu’un choix : 1.
       *[other] Choisissez un nombre de 1 à { $count }.
    }
bar-not-a-choice = « { $answer } » ne fait pas partie des choix.
bar-why-not = Pas maintenant :
bar-rule = règle { $rule }
bar-no-way-back = Il faudra l’accord des autres joueurs pour revenir en arrière.
bar-quit-sure = Quitter la partie ? Ce qui n’est pas enregistré sera perdu.
waiting-for = On attend { $seats }.
hand-over = Passez l’écran à { $seat }, s’il vous plaît.
saved = La partie est enregistrée dans { $file }.
undone = Le coup est annulé.
cannot-undo = Il n’y a rien que vous puissiez annuler.
game-over = La partie est terminée.

## Ce que tout jeu répond à l’impossible

reason-impossible = Cela ne peut pas arriver maintenant.
reason-not_to_decide = Ce n’est pas à vous de décider maintenant.
reason-not_offered = Ce choix ne vous est pas proposé maintenant.
reason-not_in_lesson =
    { $lesson ->
        [0] Pas dans cette leçon.
       *[other] Pas dans cette leçon : cela vient à la leçon { $lesson }.
    }

## Règles

rules-title = { $game } : les règles
rules-missing = Les règles du jeu { $game } n’existent pas encore dans cette langue ({ $language }).
rules-no-paragraph = Les règles du jeu { $game } n’ont pas de paragraphe { $number } ; les plus proches sont { $nearest }.
rules-example = Ex. { $number }
rules-notes = Décisions et exemples
rules-apart = { $title } : { $command }
rules-ours = Reconstitué : aucune source ne dit ce qu’imprime la boîte.
rules-no-quick = Il n’y a pas encore d’aide-mémoire pour { $game }.

## Une partie dans le terminal

play-person = Joueur { $number }
play-table = { $game } · { $status }
play-news = Depuis votre dernière décision
play-more-news =
    { $count ->
        [one] … encore une ligne (l les montre toutes)
       *[other] … encore { $count } lignes (l les montre toutes)
    }
play-forced = Il n’y avait qu’un choix : { $action }
play-no-way-back = ◆ = ensuite, du nouveau apparaît, et il n’y a plus de retour possible
play-back = Revenir
play-keys = u annuler · h conseil · r règles · l journal · t table · s enregistrer · ? aide · q quitter
coach = Guide
coach-first = C’est nouveau
coach-waste = Avant de faire cela
coach-mistake = Cela coûte cher
coach-mistake-about = « { $act } » vous laisse environ { $chance } chances sur cent ; « { $better } » en laissait { $best }.
play-coach-keys = r : lire la suite dans les règles · c : silence
play-coach-again = Choisissez-le encore une fois pour le faire quand même.
play-coach-undo = u pour reprendre.
play-coach-silent = Le guide se tait. c lui rend la parole.
play-coach-speaks = Le guide reprend la parole.
play-key-floor = f parole
play-floor-enter = Entrée laisse continuer les autres · f parole ·
play-floor-asked = On vous demandera avant chaque décision d’un bot où vous pouvez parler.
play-floor-not-asked = On ne vous demandera plus rien avant les décisions des bots.
play-floor-closed = On ne peut pas prendre la parole pour le moment ; les règles disent quand.
play-floor-nobody = Personne à ce clavier ne s’appelle « { $name } ».
play-choose = Choisissez parmi : { $choices }.
play-more-amounts = … ou davantage : tapez le nombre
play-help =
    Tapez le numéro ou la lettre devant un choix, puis Entrée. Les choix marqués d’un tiret sont impossibles pour l’instant ; la raison est écrite dessous.
    u  annule votre dernière décision, tant que rien de nouveau n’est apparu depuis
    h  demande conseil au plus fort des bots, qui ne sait que ce que vous savez
    r  montre la règle de cette décision ; r 4.2 montre un autre paragraphe
    l  montre tout ce qui s’est passé
    t  montre toute la table
    s  enregistre la partie ; s FICHIER l’enregistre là, et désormais après chaque décision
    q  quitte la partie
play-thinking = Le plus fort des bots réfléchit…
play-hint-best = Il prendrait le choix { $number } : { $chance } de chances de gagner.
play-hint-other = Ensuite le choix { $number } : { $chance }.
play-help-floor =
    f  prend la parole pour faire une offre ; f NOM la donne à une autre personne à ce clavier
    f + vous fait demander avant chaque décision d’un bot où vous pouvez parler, f - y met fin
play-help-names = On peut aussi taper le nom d’un choix :
lesson-step = étape { $step } sur { $steps }
lesson-right = Bien choisi.
lesson-taken-back = Repris. Rien ne s’est passé ; c’est encore à vous.
lesson-asked-again = Repris. Rien ne s’est passé ; la question est posée à nouveau.
lesson-skipped = Fait pour vous.
lesson-first-step = C’est la première étape.
lesson-go-on = Entrée pour continuer, b pour revenir, r pour lire la règle, q pour quitter.
lesson-keys = k fait l’étape pour vous · b revient · r lit la règle · q quitte
lesson-learned = Ce que vous avez appris
lesson-left = Reprenez quand vous voulez : { $command }
play-enter = Appuyez sur Entrée pour continuer.
play-narrow = Cette fenêtre a { $width } colonnes ; il en faut { $needed } pour montrer la table.
play-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
play-file-exists = Il y a déjà un fichier { $file } ; choisissez un autre nom.
play-resumed = La partie reprend depuis { $file }.
play-from = La partie part de { $place }.
play-log-empty = Il ne s’est encore rien passé.
play-commitment = Le hasard était fixé avant le début de la partie ; voici l’empreinte de son secret : { $hash }
play-secret = Le secret du hasard, désormais public : { $secret }
play-record = Le procès-verbal est dans { $file } ; « signoria record verify » le contrôle.
play-keep-record = Fichier où garder le procès-verbal (Entrée seule : aucun) :
play-not-kept = Le procès-verbal n’a pas été gardé ; --save FICHIER le garde.
play-left = La partie s’arrête ici et n’est pas enregistrée.
play-resume-hint = Pour continuer : { $command }

## Ce que les bots disent d’une partie terminée, et d’une décision

weight-points = les points marqués
review-why = Cela compte { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus pour { $gain }.
review-why-but = Cela compte { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus pour { $gain }, mais { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins pour { $loss }.
review-why-later = Sur le moment, cela ne compte pas plus ; c’est la suite qui est meilleure.
review-better = Mieux : { $action }
