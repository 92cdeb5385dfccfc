### Ce que dit la commande. Les clés et leurs paramètres : command.py, et engine.py pour ce que dit le moteur.

## Aide

help = Jeux de la Renaissance italienne : y jouer, les simuler, contrôler leurs procès-verbaux et leurs données.
help-games = Liste les jeux installés, avec leurs nombres de joueurs et leurs options, et les bots.
help-rules = Montre les règles d’un jeu, ou l’un de leurs paragraphes.
help-simulate = Fait jouer de nombreuses parties par des bots et dit qui gagne, à quelle fréquence et à quelle vitesse.
help-ladder = Fait jouer des bots contre des bots et dit lequel est le plus fort, et avec quelle certitude.
help-tune = Ajuste les poids de l’évaluation d’un jeu aux parties qu’un bot joue contre lui-même.
help-calibrate = Voir si les chances de victoire disent vrai, et régler la confiance à accorder à une avance.
help-study = Fait jouer des milliers de parties à des bots et écrit ce qu’elles disent d’un jeu : un tableau, et une page avec des images.
help-serve = Sert Signoria dans le navigateur, jusqu’à Ctrl-C.
help-backup = Copie les tables dans un nouveau fichier pendant que le serveur tourne, et contrôle la copie.
help-restore = Met une sauvegarde à la place des tables, le serveur étant arrêté.
help-record = Les procès-verbaux des parties : en faire, les montrer, les rejouer, les contrôler, les analyser.
help-record-play = Fait jouer une partie par des bots et en écrit le procès-verbal.
help-record-show = Montre l’en-tête et les lignes d’un procès-verbal.
help-record-replay = Rejoue un procès-verbal et montre les scores auxquels il mène.
help-record-position = Écrit un moment d’une partie comme position à garder ; « signoria play --from » l’ouvre.
help-record-verify = Contrôle que rien n’a été modifié dans un procès-verbal et qu’il se rejoue.
help-record-review = Fait analyser une partie terminée par des bots : chances, tournants, ce qui aurait été mieux.
help-data = Les données des jeux.
help-data-check = Contrôle le fichier de composants d’un jeu, ou ceux de tous les jeux, d’après leurs contraintes.
help-help = Montre cette page.
help-version = Montre la version de Signoria.
help-language = Avec --lang en, fr ou it, chaque commande parle cette langue ; sinon, celle de votre système.
help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-required = obligatoire
help-default = par défaut :

placeholder-command = COMMANDE
placeholder-options = [OPTIONS]
placeholder-arguments = [ARGUMENTS]
placeholder-game = JEU
placeholder-paragraph = PARAGRAPHE
placeholder-file = FICHIER
placeholder-number = NOMBRE
placeholder-text = TEXTE

parameter-game = Un jeu, tel que « signoria games » le nomme.
parameter-players = Le nombre de sièges.
parameter-games = Le nombre de parties.
parameter-bots = Un bot pour tous les sièges, ou un par siège, séparés par des virgules ; le vôtre s’écrit module:fabrique.
parameter-seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
parameter-option = Une option du jeu, écrite nom=valeur ; peut être donnée plusieurs fois.
parameter-check = Vérifie chaque invariant dans chaque état ; beaucoup plus lent.
parameter-json-file = Écrit le résultat dans ce fichier, en un seul objet JSON ; - est la sortie standard.
parameter-processes = Le nombre de processus qui jouent ; sans cela, un seul, ou tous ceux de la grappe.
parameter-all-processes = Le nombre de processus qui jouent ; sans cela, un par cœur, ou tous ceux de la grappe.
parameter-ray = Jouer sur une grappe Ray : hôte:port, ray://hôte:port, auto, ou local pour une grappe propre à cette machine.
parameter-ladder-players = Le nombre de sièges ; sans cela quatre, ou autant que possible.
parameter-ladder-games = Le nombre de parties au plus pour chaque paire de bots.
parameter-ladder-bots = Les bots, du plus faible au plus fort, séparés par des virgules : chacun joue seul parmi ceux qui le précèdent ; le vôtre s’écrit module:fabrique.
parameter-whole = Joue toutes les parties, même quand la réponse est claire.
parameter-tune-games = Le nombre de parties du bot contre lui-même.
parameter-tune-bots = Le bot qui joue contre lui-même.
parameter-generations = Le nombre de générations de poids au plus.
parameter-tune-out = Écrit la nouvelle table de poids dans ce fichier.
parameter-calibrate-games = Les parties à jouer ; une position de chacune compte.
parameter-calibrate-bots = Qui joue.
parameter-slip = Une décision sur autant est prise au hasard ; sans hasard dans un jeu, des bots égaux joueraient toujours la même partie. 0 : aucune.
parameter-calibrate-out = Un fichier où écrire les températures, comme chances.toml les contient.
parameter-compare = Un autre réglage à comparer au premier, écrit nom=valeur,nom=valeur ; components=DOSSIER pour des données corrigées. Peut être donné plusieurs fois.
parameter-study-out = Le dossier où écrire study.parquet et study.html ; il doit exister.
parameter-record = Le fichier d’un procès-verbal.
parameter-as-json = En JSON.
parameter-upto = S’arrête juste avant cette ligne.
parameter-steps = Montrer sous chaque phrase les lignes qu’elle raconte, avec les noms des actions.
parameter-review-seat = Les chances telles que ce siège les voyait alors, et toutes ses décisions ; sans cela, toutes cartes ouvertes.
parameter-html = En une page HTML.
parameter-light = Ne regarder que rapidement, pas plus loin que le tour suivant : quelques secondes au lieu d’une minute.
parameter-record-out = Le fichier où écrire le procès-verbal.
parameter-data-file = Contrôle ce fichier au lieu de celui en vigueur ; il faut alors nommer le jeu.
parameter-components = Un dossier de fichiers de composants corrigés, JEU.toml, qui remplacent les nôtres ; ou bien SIGNORIA_COMPONENTS.
parameter-paragraph = Un paragraphe, comme 4.2, une décision, comme R7, ou un exemple, comme ex3 ; sans cela, toutes les règles.
parameter-quick = L’aide-mémoire : une page pour jouer.
parameter-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
parameter-port = Le port d’écoute ; 0 en prend un qui est libre.
parameter-database = L’adresse d’une base PostgreSQL, postgresql://utilisateur:mot-de-passe@hôte/nom ; sans elle, un fichier SQLite dans le dossier des données.
parameter-data = Le dossier des tables ; par défaut, signoria dans votre dossier de données des programmes.
parameter-backup = Le nouveau fichier ; qui peut le lire pourrait prendre la place de n’importe qui : gardez-le aussi bien que les tables.
parameter-restore = Un fichier fait par signoria backup, de l’une ou l’autre base de données.
parameter-replace = Le met à la place des tables qui s’y trouvent déjà.

## Mauvais usage

quoted = « { $text } »
interrupted = Interrompu.
usage-not-expected = Rien de plus n’est attendu ici, mais il y a « { $tokens } ».
usage-missing = Il manque { $name } ; « { $command } --help » dit ce qu’il faut.
usage-no-language = --lang demande une langue : en, fr ou it.
usage-no-number = { $name } doit être un nombre entier, et non « { $value } ».
usage-no-value = { $name } est un interrupteur et ne prend pas de valeur, mais il y a « { $value } ».
usage-too-low = { $name } doit valoir au moins { $lowest }, et non { $value }.
usage-too-high = { $name } doit valoir au plus { $highest }, et non { $value }.
usage-twice = { $name } est donné deux fois.
usage-unknown-option = Il n’y a pas d’option { $option } ici ; « { $command } --help » les liste.
usage-close-option = Il n’y a pas d’option { $option } ici ; vouliez-vous dire { $close } ?
usage-dash-in-front = Il n’y a pas d’option { $name } ici ; un nom qui commence par un tiret vient à la fin, derrière deux tirets : « { $command } … -- { $name } ».
usage-option-behind-dashes = { $option } est derrière les deux tirets, où aucune option n’est lue ; mettez-la devant.
usage-unknown-command = Il n’y a pas de commande « { $command } » ici ; il y a { $known }.
usage-close-command = Il n’y a pas de commande « { $command } » ici ; vouliez-vous dire { $close } ?
usage-other = Cela ne se comprend pas : { $detail }
option-without-value = Une option s’écrit nom=valeur, et non « { $pair } ».
option-twice = L’option { $name } est donnée deux fois.
json-no-file = --json demande un fichier, ou - pour la sortie standard, et non « { $value } ».
write-folder = { $file } ne peut pas être écrit, car c’est un dossier.
write-no-folder = { $file } ne peut pas être écrit, car il n’y a pas de dossier { $folder }.
write-failed = { $file } ne peut pas être écrit : { $why }.
read-failed = { $file } ne peut pas être lu : { $why }.
why-missing = il n’existe pas
why-forbidden = l’accès est refusé
why-folder = c’est un dossier
why-full = le disque est plein
why-no-text = ce n’est pas du texte

## Jeux

games-none = Aucun jeu n’est installé.
games-game = jeu
games-title = titre
games-players = joueurs
games-options = options
games-rules = règles
games-no-options = aucune
games-option = { $name } : { $choices } (par défaut { $default })
games-option-for = { $name } : { $choices } (par défaut { $default }, à { $players } joueurs)
games-bots = Bots : { $bots }. { $engine }

## Simulations

simulating = Simulation : { $game }
simulation-head =
    { $checked ->
        [yes] { $title } à { $players } joueurs : { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } depuis la graine { $seed }, chaque état contrôlé.
       *[no] { $title } à { $players } joueurs : { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } depuis la graine { $seed }.
    }
simulation-length =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } par partie) en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
simulation-speed = Par seconde : { NUMBER($decisions, maximumFractionDigits: 0) } décisions et { NUMBER($games, maximumFractionDigits: 0) } parties ; { $engine ->
        [compiled] version compilée
       *[pure] simple Python
    }, { $processes ->
        [one] { $processes } processus
       *[other] { $processes } processus
    }.
simulation-seat = siège
simulation-bot = bot
simulation-wins = victoires
simulation-share = part
simulation-score = score moyen
simulation-position = { $failure } La position est dans { $file }.

## Échelles et réglage

ladder-playing = Échelle : { $game }
ladder-head =
    { $stops ->
        [yes] { $title } à { $players } joueurs, graine { $seed } : { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } au plus par paire, moins dès que la réponse est claire.
       *[no] { $title } à { $players } joueurs, graine { $seed } : { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } par paire.
    }
ladder-bot = bot
ladder-against = parmi
ladder-games = parties
ladder-share = gagnées
ladder-interval = à 95 %
ladder-equal = si égaux
ladder-score = scores
ladder-verdict = verdict
ladder-stronger = plus fort
ladder-weaker = plus faible
ladder-unclear = indécis
ladder-strength = force
ladder-uncertainty = incertitude
ladder-least = au moins
ladder-note = Les intervalles restent valables bien que les parties s’arrêtent dès que la réponse est claire. Les forces sont des cotes openskill.
ladder-interrupted = Interrompu : voici ce qui a été joué jusque-là, et les intervalles valent pour cela.
tuning = Réglage : { $game }
tuning-head = { $title } à { $players } joueurs : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } contre soi-même, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $generations ->
        [one] { $generations } génération
       *[other] { $generations } générations
    }.
tuning-weight = poids
tuning-before = avant
tuning-after = après
tuning-loss = Surprise moyenne devant le vainqueur, sur des parties non utilisées pour l’ajustement : { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } avant, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } après.
calibrating = Étalonnage : { $game }
calibration-head = { $title } à { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } de { $bots }, une position de chacune.
calibration-chance = chances
calibration-seats = sièges
calibration-given = données
calibration-won = gagnées
calibration-fitted = Température { $early } à la première ligne, { $late } à la dernière ; surprise moyenne devant le vainqueur { $surprise }.
study-playing = Étude de { $game }
study-written = { $table } a { $rows } lignes, une par siège et par partie ; { $page } montre ce qu’elles disent.
study-title = { $game } : une étude
study-facts = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } à { $players }. Bots : { $bots }. Graine : { $seed }.
study-same-seeds = { $settings } réglages, chacun avec ce nombre de parties et les mêmes graines.
study-usual = réglages habituels
study-data = données { $hash }
study-mean-sources = Points moyens d’un siège par source
study-seats = Victoires par siège
study-bots = Victoires par bot
study-states = Victoires par { $group }
study-sources = Points par source
study-length = Durée des parties
study-options = Options par décision
study-held = Ce que tiennent les vainqueurs à la fin, le plus parlant d’abord
study-share = victoires en pour cent, avec intervalles à 95 % ; en pointillé : si tous se valaient
study-winners = vainqueurs
study-others = les autres
study-decisions = décisions dans une partie
study-games = parties
study-tenth = dixième de la partie
study-choices = options en moyenne

## Procès-verbaux

record-written = { $file } : { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } ; scores des sièges : { $scores }.
record-head = { $game }, règles { $rules }, données { $data }, { $players } joueurs{ $options ->
        [none] {""}
       *[other] , { $options }
    } : { $seats }.
record-corrected = { $count ->
        [one] Une valeur de ses composants a été corrigée par le propriétaire d’une boîte :
       *[other] { $count } valeurs de ses composants ont été corrigées par le propriétaire d’une boîte :
    }
record-seat = siège { $seat } { $name } ({ $kind })
record-told = { $title }, avec { $seats }.
record-bot = { $name } (bot, { $level })
record-agreed = Convenu : { $options }.
record-option = { $name } ({ $choice })
record-started-game = C’est la suite d’une autre partie, à partir de sa ligne { $line }.
record-started-position = Elle part d’une position donnée.
record-by-seat = siège { $seat }
record-by-chance = hasard
record-undone = (annulé)
record-undo = annule tout à partir de la ligne { $to }
record-view = La partie n’est pas close, et voici seulement ce que voit un siège.
record-open = La partie n’est pas close.
record-early = La partie a été close avant d’être terminée.
record-over = La partie est terminée. Dans l’ordre : { $places }.
record-place-of =
    { $place ->
        [1] { $seat } (1re place)
       *[other] { $seat } ({ $place }e place)
    }
replay-over = { $title } : la partie est terminée.
replay-so-far = { $title } : la partie n’est pas terminée ; voici les scores à ce point.
replay-score = score
replay-total = total
replay-place = place
reviewing = Analyse
review-title = analyse
review-close = Des bots ont regardé { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
    }, chacune d’après ce que savait son siège ; les chances de victoire sont en pour cent.
review-light = Des bots n’ont regardé { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
    } que rapidement, pas plus loin que le tour suivant ; les chances de victoire sont en pour cent.
review-pure = Sans le moteur compilé, il n’y a que cet examen plus léger ; « make setup » en construit un.
review-chances = Chances de victoire, toutes cartes ouvertes
review-seen = Chances de victoire, telles que { $name } les voyait
review-decision = décision
review-turning = Tournants, avec le changement des chances du joueur
review-no-turning = Aucun.
review-at = { $name }, décision { $number }
review-summary = { $name } : { $alike } décisions sur { $count } comme le bot
review-no-seat = Il n’y a pas de siège { $seat } dans ce procès-verbal ; ils vont de 0 à { $last }.

## Données

data-file-without-game = Dites à quel jeu sert ce fichier : signoria data check JEU --file FICHIER.
data-no-file = Il n’y a pas de fichier { $file }.
data-problem = { $game } : { $problem }
data-warning = { $game } : avertissement : { $problem } (diffère de notre reconstitution, dont le jeu n’a pas besoin)
data-unusable = { $game } : on ne peut pas jouer avec ces données, pour { $problems ->
        [one] { $problems } raison
       *[other] { $problems } raisons
    }.
data-topic = { $game } : { $topic }. { $about }
data-no-topic = { $game } : ce que dit la règle du jeu ou une autre source publique ; le jeu suit ce fichier.
data-difference = {"  "}{ $place } : { $here ->
        [none] absent ici
       *[other] ici { $here }
    }, { $ours ->
        [none] absent chez nous
       *[other] chez nous { $ours }
    }
components-no-folder = Il n’y a pas de dossier { $folder } avec des fichiers de composants.
components-no-file = Le dossier { $folder } n’a aucun fichier de composants ; ils s’appellent { $files }.
data-sound = { $game } : on peut jouer avec { $file }{ $warnings ->
        [0] {""}
        [one] , { $warnings } avertissement
       *[other] , { $warnings } avertissements
    } ; données { $hash } ; origine des entrées : { $rulebook } du livret de règles, { $public } de sources publiques, { $reconstructed } reconstituées.

## La table

serve-not-installed = La table a besoin de paquets qui ne sont pas installés ({ $module }) ; « pip install signoria[table] » les apporte.
serve-port-taken = Le port { $port } de { $host } est pris par un autre programme ; choisissez-en un autre avec --port, ou 0 pour un port libre.
serve-cannot-listen = Signoria ne peut pas écouter sur { $host }, port { $port } : { $why }.
serving = Signoria est à l’adresse { $address } (Ctrl-C l’arrête).
backup-made = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } de parties sont dans { $file } ({ $megabytes } Mo, contrôlé, { $seconds } s).
restored = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } de parties sont revenues de { $file } ; démarrez le serveur.

## Ce que dit le moteur : comment il tourne

engine-compiled = Les règles tournent compilées.
engine-asked = Les règles tournent en simple Python, car SIGNORIA_PURE est défini.
engine-stale = Le moteur compilé est plus ancien que les sources ; elles tournent en simple Python. « make setup » le recompile.
engine-none = Les règles tournent en simple Python, plus lentement, car aucun moteur compilé n’est installé ; « make setup » en fait un là où il y a un compilateur C.

## Ce que dit le moteur : jeux, options, actions

error-game_close = Aucun jeu ne s’appelle « { $name } » ; vouliez-vous dire { $close } ?
error-game_unknown = Aucun jeu ne s’appelle « { $name } » ; sont installés : { $known }.
error-game_none = Aucun jeu ne s’appelle « { $name } » ; aucun n’est installé.
error-game_import = Le jeu « { $game } » est installé, mais { $point } ne s’importe pas : { $error }.
error-game_no_game = Le point d’entrée { $point } de « { $game } » n’est pas un signoria.core.game.Game.
error-game_misnamed = Le point d’entrée { $point } s’appelle « { $game } », mais son jeu « { $id } ».
error-player_count = { $title } se joue de { $lowest } à { $highest } joueurs, et non à { $players } ; choisissez un nombre dans ces limites.
error-no_options = { $title } n’a pas d’option « { $name } » ; il n’en a aucune.
error-option_unknown = { $title } n’a pas d’option « { $name } » ; il connaît { $known }.
error-option_value = L’option { $name } de { $title } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-option_players = L’option { $name } de { $title } est faite pour { $counts } joueurs, et non pour { $players }.
error-action_number = { $kind ->
        [action] Il n’y a pas d’action numéro { $number } : les numéros de ce jeu vont de 0 à { $last }.
       *[other] Il n’y a pas de tirage numéro { $number } : les numéros de ce jeu vont de 0 à { $last }.
    }
error-lesson_unusable = La leçon { $lesson } n’est pas utilisable : { $why }.
error-no_lesson = { $title } n’a pas de leçon { $number } ; il en a { $count }, numérotées à partir de 1.
error-action_unknown = { $kind ->
        [action] « { $name } » n’est pas une action de ce jeu ; il connaît { $known }.
       *[other] « { $name } » n’est pas un tirage de ce jeu ; il connaît { $known }.
    }
error-not_allowed = { $action } n’est pas permis maintenant : { $reason }.
error-this_not_allowed = Cette action n’est pas permise maintenant : { $reason }.
error-position_unusable = La position est inutilisable : { $problems }.
error-data_unusable = Le fichier de composants { $file } est inutilisable : { $problems }.
error-language_unknown = Signoria ne parle pas « { $name } » ; elle connaît { $known }.

## Ce que dit le moteur : bots et simulations

error-bot_close = Aucun bot ne s’appelle « { $name } » ; vouliez-vous dire { $close } ?
error-bot_unknown = Aucun bot ne s’appelle « { $name } » ; il y a { $known }, ou le vôtre, écrit module:fabrique.
error-bot_count = Il y a { $bots } bots pour { $players } joueurs ; nommez-en un pour tous les sièges, ou { $players }.
error-bot_import = Le bot « { $name } » ne peut pas être chargé : { $error }.
error-bot_factory = Le bot « { $name } » ne peut pas être chargé : { $module } n’a ni fonction ni classe « { $factory } ».
error-bot_cannot_choose = Le bot « { $name } » ne peut pas jouer : ce que fait sa fabrique n’a pas de méthode « choose ».
error-bot_making = Le bot « { $name } » n’a pas pu être créé : { $error }.
error-bot_arguments = Le bot « { $name } » n’a pas pu être créé : les arguments s’écrivent comme dans module:Bot(depth=3, calm=True).
error-bot_fault = { $what } { $where }
fault-choice = Le bot du siège { $seat } a choisi « { $choice } », qui n’est pas parmi ses choix : { $allowed }.
fault-error = Le bot du siège { $seat } a échoué : { $error }.
fault-time = Le bot du siège { $seat } n’avait pas répondu au bout de { $seconds } secondes.
fault-where = C’est { $bot }, dans une partie de { $game } à { $players } joueurs, graine { $seed }, après la ligne { $line }.
error-game_broken = La partie { $number } de { $game } est faussée après l’étape { $step } : { $problems }.
error-at_least_one = Il faut au moins une partie et un processus, et non { $games } et { $processes }.
error-ladder_bots = Une échelle demande au moins deux bots, chacun une seule fois, le plus faible d’abord ; il y a { $bots }.
error-cannot_tune = { $title } ne peut pas être réglé, car son évaluation n’a pas de poids.
error-library_missing = Il faut pour cela la bibliothèque { $library }, qui n’est pas installée ; « pip install signoria[{ $extra }] » l’apporte.
error-cluster_address = « { $address } » n’est pas l’adresse d’une grappe Ray ; il y a hôte:port, ray://hôte:port, auto et local.
error-cluster_silent = Aucune grappe Ray ne répond à { $address } : { $error }. « ray start --head » en lance une, et « local » la sienne.
error-cluster_gave_up = La grappe a renoncé à certaines parties : { $error }.
error-cluster_import = Un processus de la grappe ne peut pas jouer : { $error }. Il lui faut la même Signoria, les mêmes jeux et les mêmes bots.
error-other_code = Le processus sur { $host } a Signoria { $there }, et c’est { $here } qui demande : seule la même joue les mêmes parties.
error-weights_names = { $file } et l’évaluation ne nomment pas les mêmes poids : { $odd }.

## Ce que dit le moteur : lecture d’un procès-verbal

part-whole = Le procès-verbal
part-inside = Dans le procès-verbal, { $where }
part-digest = l’empreinte de la ligne { $line }
part-seat = le siège de la ligne { $line }
part-action = l’action de la ligne { $line }
part-outcome = le tirage de la ligne { $line }
part-n = le n de la ligne { $line }
part-goal = le but de la ligne { $line }
error-record_no_json = Ce n’est pas un procès-verbal : on ne peut pas le lire comme du JSON ({ $error }).
error-record_no_object = Ce n’est pas un procès-verbal : un procès-verbal est un objet JSON.
error-record_no_format = Ce n’est pas un procès-verbal : il ne dit pas son format.
error-record_format = Le procès-verbal est au format { $found }, mais cette version de Signoria lit le format { $format }.
error-record_lacks = { $what } ne contient pas { $missing } ; peut-être a-t-il été coupé ou retouché.
error-record_has = { $what } contient { $unknown }, ce qu’aucun procès-verbal au format { $format } ne contient.
error-record_twice = Le procès-verbal donne { $name } deux fois ; chaque nom ne peut figurer qu’une fois.
error-record_seats = Le procès-verbal est d’une partie à { $players } joueurs mais compte { $seats } sièges ; il faut un siège par joueur.
error-record_option = Dans le procès-verbal, l’option { $name } vaut { $value } ; il faut true, false, un nombre entier ou un texte.
error-record_seen_by = Dans le procès-verbal, seen_by vaut { $value } ; il faut un siège, ou { $spectator } pour un spectateur.
error-record_seen_and_ended = Le procès-verbal est à la fois vu d’un siège (seen_by) et achevé ; un procès-verbal achevé se montre en entier.
error-value_object = Dans le procès-verbal, { $what } vaut { $value } ; il faut un objet.
error-value_list = Dans le procès-verbal, { $what } vaut { $value } ; il faut une liste.
error-value_text = Dans le procès-verbal, { $what } vaut { $value } ; il faut un texte.
error-value_number = Dans le procès-verbal, { $what } vaut { $value } ; il faut un nombre entier à partir de { $lowest }.
error-value_hex = Dans le procès-verbal, { $what } vaut { $value } ; il faut { $digits } chiffres hexadécimaux, en minuscules.
error-seat_kind = Un siège est du genre « { $person } » ou « { $bot } » suivi d’un niveau, et non « { $kind } ».
error-line_no_list = La ligne { $line } du procès-verbal est { $value } ; une ligne est une liste : son numéro, ce qui a été fait, une empreinte.
error-line_number = Là où devrait être la ligne { $line }, le procès-verbal a la ligne { $found } : des lignes ont été ôtées, ajoutées ou déplacées.
error-line_form = La ligne { $line } du procès-verbal dit { $value } ; il faut l’une de ces formes : { $forms }.

## Ce que dit le moteur : procès-verbal rejoué

due-nothing = la partie était terminée
due-chance = c’était au hasard de décider
due-seats = c’était au siège { $seats } de décider
error-record_other_game = Ce procès-verbal est du jeu « { $found } », et non de « { $wanted } » ; rejouez-le avec son propre jeu.
error-record_other_rules = Ce procès-verbal a été fait avec les règles { $found } de { $title }, mais voici les règles { $here } ; la version de Signoria qui l’a fait peut le rejouer.
error-record_other_data = Ce procès-verbal a été fait avec d’autres données de { $title } ({ $found }, ici { $here }) ; prenez le fichier de composants avec lequel il a été fait.
error-record_set_up = La mise en place de ce procès-verbal ne convient pas au jeu : { $why }
error-line_misfit = La ligne { $line } ne convient pas au jeu : { $why }
error-line_hidden = La ligne { $line } est cachée au siège pour qui ce procès-verbal a été fait.
error-line_draw_not_due = La ligne { $line } tire { $outcome }, mais { $due } ; le procès-verbal ou les règles ont été modifiés.
error-line_draw_impossible = La ligne { $line } tire { $outcome }, qui ne pouvait pas sortir ; le procès-verbal ou les règles ont été modifiés.
error-line_not_due = La ligne { $line } est { $action } par le siège { $seat }, mais { $due } ; le procès-verbal ou les règles ont été modifiés.
error-line_not_allowed = La ligne { $line } est { $action } par le siège { $seat }, ce qui n’était pas permis à ce moment-là : { $reason } ; le procès-verbal ou les règles ont été modifiés.
error-line_undo_by = La ligne { $line } est une annulation par le siège { $seat }, mais le dernier siège est le { $last }.
error-line_undo_seat = La ligne { $line } est une annulation par le siège { $seat }, qui n’existe pas.
error-line_undo_goal = La ligne { $line } revient à la ligne { $to }, qui ne compte pas à ce moment-là ; une annulation doit nommer une action ou un tirage qui a été fait et n’a pas été annulé.

## Ce que dit le moteur : tenir un procès-verbal

error-record_seats_needed = Une partie à { $players } joueurs demande { $players } sièges, et non { $seats }.
error-record_bytes = Un secret doit avoir { $secret } octets et un nonce { $nonce }.
error-line_n = La ligne { $line } tire avec n = { $n }, mais { $next } vient ensuite : n ne fait que croître.
error-record_closed = Ce procès-verbal est clos : son secret est publié, on ne peut donc rien y ajouter.
error-record_not_whole = Ce procès-verbal ne montre que ce que voit un siège ; seul le procès-verbal entier peut être continué.
error-record_other_secret = Le secret n’est pas celui avec lequel ce procès-verbal a été commencé ; son empreinte est différente.
error-record_view_of_view = Ce procès-verbal ne montre que ce que voit un siège ; les autres vues se font à partir du procès-verbal entier.
error-record_start_hidden = Le procès-verbal cache son point de départ, alors qu’il n’est pas fait pour un seul siège.
error-record_start = Dans le procès-verbal, start contient { $names } ; il doit contenir un procès-verbal, une position, ou qu’il est caché.
error-record_deep = Plus de { $most } parties sont emboîtées dans ce procès-verbal ; aucune table n’en écrit autant.
error-record_start_end = La partie dont celle-ci est la suite doit être close à cette ligne, sans résultat.
error-start_hidden = Le point de départ de cette partie est caché, jusqu’à sa fin, au siège pour qui ce procès-verbal a été fait.
error-start_position = La position de départ de cette partie ne peut pas être jouée : { $why }
error-start_other_setup = Le point de départ de cette partie n’a pas les joueurs ou les options que dit son en-tête.
error-start_wrong = Le point de départ de cette partie ne tient pas : { $why }
error-play_on_not_over = On ne peut rejouer qu’à partir d’une partie finie : avant, son procès-verbal n’est pas entier.
error-play_on_no_line = Le procès-verbal a { $lines } lignes ; il n’y a pas de moment { $line }.
error-play_on_over = La partie y est finie : il n’y reste rien à jouer.
finding-header_hidden = Le point de départ est caché jusqu’à la fin ; l’empreinte de l’en-tête ne peut donc pas être contrôlée.
finding-set_position = La partie part d’une position donnée, qui peut être jouée.
finding-branch = La partie est la suite d’une autre à partir de sa ligne { $line }, et celle-ci tient jusque-là.
error-record_no_seat = Il n’y a pas de siège { $seat } à cette table ; nommez un siège, ou { $spectator } pour un spectateur.
error-record_not_over = La partie n’est pas terminée, son secret reste donc secret ; finish(early=True) y renonce.
error-review_not_whole = Ce procès-verbal ne montre que ce que voit un siège ; seul le procès-verbal entier d’une partie terminée peut être analysé.
error-review_not_over = Cette partie n’est pas terminée ; elle pourra être analysée quand elle le sera.
error-line_rewritten = La ligne { $line } n’est pas telle qu’elle a été écrite ; la partie ne peut pas continuer depuis ce procès-verbal.
error-chance_chosen = Personne ne choisit pour le hasard ; settle_chance() tire de la suite de la partie.

## Ce que dit le moteur : contrôle d’un procès-verbal

finding-header = L’en-tête est tel qu’au début de la partie.
error-header_changed = L’en-tête a été modifié après le début de la partie : jeu, règles, données, joueurs, options, sièges, engagement et nonces n’ont pas l’empreinte écrite au-dessous.
finding-no_secret = Le secret n’est pas encore publié, car la partie n’est pas close.
finding-secret = Le secret est celui qui était fixé avant que quiconque envoie un nonce.
error-secret_changed = Le secret a été modifié : ce n’est pas celui dont l’empreinte a été publiée avant le début de la partie.
finding-lines_unchecked = Seul le secret permet de savoir si une ligne a été modifiée.
finding-lines = { $lines ->
        [one] { $lines } ligne, avec l’empreinte écrite en même temps qu’elle.
       *[other] Les { $lines } lignes ont toutes l’empreinte écrite en même temps qu’elles.
    }
error-line_changed = La ligne { $line } a été modifiée : elle n’a pas l’empreinte écrite en même temps qu’elle.
finding-nothing_shown = Aucune empreinte notée pendant la partie n’a été donnée pour comparer.
finding-shown = { $count ->
        [one] { $count } empreinte notée pendant la partie : elle est celle du procès-verbal.
       *[other] Les { $count } empreintes notées pendant la partie sont celles du procès-verbal.
    }
error-header_not_shown = L’en-tête n’est pas celui de la partie : pendant le jeu, une autre empreinte a été montrée pour lui.
error-line_not_shown = La ligne { $line }, ou une ligne avant elle, n’est pas ce qui a été joué : pendant le jeu, une autre empreinte a été montrée pour elle.
finding-not_closed = { $lines ->
        [one] La partie n’est pas close ; { $lines } ligne a été faite jusqu’ici.
       *[other] La partie n’est pas close ; { $lines } lignes ont été faites jusqu’ici.
    }
finding-closed = { $lines ->
        [one] Le procès-verbal a été clos avec { $lines } ligne, et elle y est.
       *[other] Le procès-verbal a été clos avec { $lines } lignes, et toutes y sont.
    }
error-lines_missing = Le procès-verbal a été clos avec { $lines } lignes, mais il n’y en a plus à partir de la ligne { $line }.
error-line_added = { $lines ->
        [one] Le procès-verbal a été clos avec { $lines } ligne, mais la ligne { $line } y a été ajoutée.
       *[other] Le procès-verbal a été clos avec { $lines } lignes, mais la ligne { $line } y a été ajoutée.
    }
finding-moves = { $moves ->
        [one] { $moves } action, permise au moment où elle a été faite.
       *[other] Les { $moves } actions étaient toutes permises au moment où elles ont été faites.
    }
finding-moves_until_hidden = { $hidden } Les actions qui la précèdent étaient permises.
finding-draws = { $draws ->
        [one] { $draws } tirage : c’est celui que donnent le secret et les nonces, et aucun n’a été omis.
       *[other] Les { $draws } tirages sont ceux que donnent le secret et les nonces, et aucun n’a été omis.
    }
finding-draws_unchecked = Les n des tirages ne font que croître ; seul le secret permet de contrôler ce qu’ils ont donné.
error-line_n_used = La ligne { $line } tire avec n = { $n }, qui avait déjà servi ; n ne fait que croître.
error-line_drawn_wrong = La ligne { $line } tire { $drawn } avec n = { $drawn_n }, mais le secret et les nonces donnent { $due } avec n = { $n }.
finding-no_result = Il n’y a pas de résultat à contrôler avant que la partie soit close.
finding-result = Le résultat est celui auquel mènent les lignes.
finding-closed_early = La partie a été close avant d’être terminée.
error-result_added = Le résultat a été ajouté : d’après les lignes, la partie n’est pas terminée.
error-result_changed = Le résultat a été modifié : ses places ou ses lignes de score ne sont pas celles auxquelles mènent les lignes.

## Jouer

help-play = Joue une partie dans le terminal, contre des bots ou à plusieurs au même clavier.
parameter-play-players = Le nombre de sièges ; le vôtre est le premier, des bots prennent les autres.
parameter-play-bots = Un bot pour tous les autres sièges, ou un par siège, séparés par des virgules ; le vôtre : module:fabrique.
parameter-seats = Sinon, qui s’assied où, séparés par des virgules : me (une personne à ce clavier) ou un bot.
parameter-names = Des noms séparés par des virgules, pour tous les sièges ou pour les seules personnes.
parameter-lesson = Suit cette leçon du jeu : 1 est la première.
parameter-coach = Avec un guide, qui parle de ce qui est nouveau, avant un gaspillage et après une grosse erreur.
parameter-save = Enregistre la partie dans ce fichier après chaque décision ; à la fin, c’est le procès-verbal.
parameter-resume = Reprend la partie enregistrée dans ce fichier, et l’y enregistre.
parameter-from = Part de FICHIER ou FICHIER@LIGNE : un procès-verbal, une partie enregistrée telle que vous la voyez, ou une position.
parameter-no-color = Sans couleurs ; la variable d’environnement NO_COLOR fait de même.
seats-twice = --seats dit qui s’assied où ; --players et --bots ne vont pas avec.
seats-nobody = Personne ne jouerait : --seats demande au moins un « me » ; « signoria record play » fait jouer des bots entre eux.
seats-bots = Il y a { $bots } bots pour { $seats } autres sièges ; nommez-en un pour tous, ou un pour chacun.
names-count = Il y a { $names } noms ; donnez-en { $persons } pour les personnes, ou { $players } pour tous les sièges.
name-unusable = Personne ne peut s’appeler « { $name } » : un nom a de 1 à { $longest } caractères imprimables.
name-twice = Deux sièges s’appellent { $name } ; donnez un autre nom à chacun avec --names.
save-exists = { $file } existe déjà ; --resume { $file } le reprend, ou enregistrez dans un autre fichier.
lesson-only = Une leçon a ses propres joueurs et options ; { $names } ne va pas avec --lesson.
coach-alone = Un guide est là pour une seule personne parmi des bots ; ici, { $persons } personnes jouent.
resume-only = Une partie reprise a déjà ses joueurs et ses options ; { $names } ne va pas avec --resume.
from-only = Une partie qui part d’une autre a déjà ses joueurs et ses options ; { $names } ne va pas avec --from.
from-failed = Aucune partie ne peut partir de { $file } : { $why }
from-no-json = ce n’est pas du JSON lisible.
from-nothing = ce n’est ni un procès-verbal, ni une partie enregistrée, ni une position.
from-position-line = Une position est un seul moment et n’a pas de lignes ; ôtez ce qui suit le @.
from-seats = Cette position est à { $players } joueurs, et --seats en nomme { $seats }.
resume-other-game = { $file } est une partie de { $found }, et non de { $asked }.
resume-over = La partie de { $file } est terminée ; « signoria record replay { $file } » montre comment.
resume-no-save = { $file } n’est pas une partie enregistrée : { $why }.
resume-failed = La partie de { $file } ne peut pas continuer. { $why }
why-no-json = ce n’est pas du JSON lisible
why-no-save = il n’en a pas la forme ; peut-être a-t-il été coupé ou modifié
why-other-version = une autre version de Signoria l’a écrit

## Le serveur

error-database_address = --database doit être l’adresse d’un PostgreSQL, comme postgresql://utilisateur:mot-de-passe@hôte/nom.
error-folder_in_use = Un autre serveur sert déjà le dossier { $folder } ; arrêtez-le, choisissez-en un autre avec --data, ou laissez plusieurs serveurs partager un PostgreSQL avec --database.
error-folder_unusable = Le dossier { $folder } est inutilisable : { $why } ; choisissez-en un autre avec --data.
error-database_unusable = La base de données { $database } est inutilisable : { $why }.
error-database_newer = Une version plus récente de Signoria a utilisé cette base de données (son schéma est { $here }, ici { $newest }) ; servez-vous de cette version.
error-backup_exists = { $file } existe déjà, et une sauvegarde ne remplace rien ; donnez le nom d’un nouveau fichier.
error-backup_unwritable = { $file } ne peut pas être écrit : { $why }.
error-no_database = Il n’y a pas de base de données dans le dossier { $folder } ; nommez celui du serveur avec --data, ou sa base avec --database.
error-empty_database = Il n’y a pas de tables de Signoria dans la base { $database } ; nommez celle du serveur avec --database.
error-backup_missing = Il n’y a pas de fichier { $file }.
error-backup_other_file = { $file } n’est pas une sauvegarde de Signoria ({ $why }) ; donnez un fichier fait par « signoria backup ».
error-backup_damaged = { $file } est endommagé : { $why } ; prenez une autre sauvegarde.
error-backup_newer = { $file } a été fait par une version plus récente de Signoria (son schéma est { $here }, ici { $newest }) ; servez-vous de cette version.
error-restore_running = Un serveur sert le dossier { $folder } ; arrêtez-le d’abord, et redémarrez-le ensuite.
error-restore_serving = Un serveur se sert de la base { $database } ; arrêtez d’abord tous ses serveurs, et redémarrez-les ensuite.
error-restore_over_file = Il y a déjà une base de données dans le dossier { $folder } ; --replace met la sauvegarde à sa place et garde l’ancienne à côté.
error-restore_over_rows = Il y a déjà des personnes et des tables dans la base { $database } ; --replace met la sauvegarde à leur place (« signoria backup » les garde d’abord).
error-setting_number = La variable d’environnement { $name } doit être un nombre supérieur à 0, et non « { $value } ».
error-setting_one_of = La variable d’environnement { $name } doit valoir l’un de ces mots : { $known }, et non « { $value } ».
error-setting_token = La variable d’environnement { $name } doit avoir au moins { $least } lettres, chiffres ou signes, sans espace.
error-setting_whole = La variable d’environnement { $name } doit être un nombre entier à partir de 1, et non « { $value } ».

## Qui tient un serveur

placeholder-who = QUI
placeholder-table = TABLE
help-admin = Les personnes et les tables, pour qui tient un serveur ; il peut tourner pendant ce temps.
help-admin-people = Liste les personnes, les dernières vues d’abord.
help-admin-tables = Liste les tables, les dernières actives d’abord.
help-admin-statistics = Compte les personnes, les tables, les parties et les lignes.
help-admin-ban = Exclut quelqu’un : déconnecté partout, remplacé par des bots, sans pouvoir se reconnecter.
help-admin-unban = Laisse quelqu’un se reconnecter.
help-admin-password = Donne à un compte un nouveau mot de passe, et le déconnecte partout.
help-admin-close = Ferme une table pour de bon ; son procès-verbal reste.
help-admin-export = Écrit dans un fichier tout ce qu’il y a sur quelqu’un.
help-admin-delete = Supprime quelqu’un : nom, mot de passe et paroles ; les procès-verbaux restent, sans le nom.
parameter-who = Le nom d’un compte, ou l’identifiant de n’importe qui.
parameter-most = Combien on en liste au plus.
parameter-search = Seulement qui a ceci dans son nom.
parameter-status = Seulement celles-là : lobby (avant la partie), running (en cours), over (terminées) ou closed (fermées).
parameter-table = L’identifiant d’une table : la fin de son adresse.
parameter-export = Le fichier à écrire, en JSON.
parameter-yes = Oui, pour de bon.
admin-nobody = Personne.
admin-no-tables = Aucune table.
admin-name = nom
admin-id = identifiant
admin-kind = sorte
admin-account = compte
admin-guest = invité
admin-tables = tables
admin-since = depuis
admin-seen = vu le
admin-banned = exclu le
admin-game = jeu
admin-status = état
admin-people = personnes
admin-lines = lignes
admin-moved = dernier coup
admin-lobby = avant la partie
admin-running = en cours
admin-over = terminée
admin-closed = fermée
admin-is-banned = { $name } est exclu.
admin-is-unbanned = { $name } peut revenir.
admin-new-password = Le nouveau mot de passe de { $name } est { $password } ; personne d’autre ne le connaît.
admin-exported = Tout ce qu’il y a sur { $name } est dans { $file }.
admin-not-confirmed = Cela supprimerait { $who } pour de bon ; ajoutez --yes si c’est voulu.
admin-is-deleted = { $name } est supprimé.
admin-is-closed = La table { $table } est fermée.
admin-count-people = Comptes : { $accounts } ; invités : { $guests } ; exclus : { $banned }.
admin-count-tables = Tables avant la partie : { $lobby } ; en cours : { $running } ; terminées : { $over } ; fermées : { $closed }.
admin-count-game = { $game } : { $tables }.
admin-count-lines = Lignes des parties : { $lines } ; messages : { $chat }.
admin-count-days = { $days ->
        [one] Depuis un jour
       *[other] Depuis { $days } jours
    } : personnes vues : { $people } ; parties terminées : { $games }.
error-several_guests = Plusieurs invités s’appellent { $name } ; dites lequel par son identifiant : { $ids }.
error-nobody = Personne ici ne s’appelle { $name } ni n’a cet identifiant ; « signoria admin people » liste tout le monde.
error-no_password = { $name } est un invité et n’a pas de mot de passe ; seuls les comptes en ont.
error-no_such_table = Il n’y a pas de table { $table } ; « signoria admin tables » les liste, et l’adresse d’une table finit par son identifiant.
error-database_older = La base de données est d’une version plus ancienne (son schéma est { $here }) ; démarrez une fois le serveur, qui la met à jour.
error-not_open = On ne joue plus à la table { $table } : son état est « { $status } ».
