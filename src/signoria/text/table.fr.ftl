### Ce qu’une table refuse. Les clés et leurs paramètres : table.py. L’anglais est dans signoria.table.

## Requêtes

error-bad_request = La requête est incompréhensible ; /api/openapi.json la décrit.
error-misfit = La requête ne convient pas : { $where }.
error-forbidden = Ce n’est pas permis.
error-not_found = Il n’y a rien à cette adresse.
error-method = On ne peut pas s’adresser ainsi à cette adresse ; /api/openapi.json la décrit.
error-too_large = La requête est trop grande.
error-too_many = C’était trop souvent en trop peu de temps ; attendez { $seconds } s.
error-too_many_open = Il y a déjà { $count } connexions à cette table ; fermez-en.
error-too_many_here = Il y a déjà { $count } connexions depuis votre adresse ; fermez des pages.
error-broken = Quelque chose s’est mal passé sur le serveur ; son journal dit quoi. Réessayez.
error-database = La base de données ne répond pas ; réessayez dans un moment.
error-restarting = Le serveur redémarre ; il revient dans un instant.
error-csrf = La requête ne porte pas le jeton du cookie { $cookie } dans l’en-tête { $header } ; rechargez la page et laissez le navigateur accepter les cookies.
error-origin = La demande vient d’une page d’un autre site ({ $origin }) ; seules les pages de la table le peuvent.

## Jeux et textes

error-no_game = Aucun jeu ne s’appelle ici « { $game } » ; /api/games donne la liste.
error-no_hint = Aucun conseil n’a pu être trouvé pour l’instant ; réessayez.
error-no_language = On ne parle pas ici « { $lang } » ; choisissez { $known }.
error-no_rules = { $why }
error-no_lesson = { $title } n’a pas de leçon { $number } ; il en a { $count }, numérotées à partir de 1.
error-lesson_steps = L’étape { $step } de cette leçon ne se termine pas ainsi ; recommencez-la avec moins d’étapes.
error-lesson_tries = { $action } vient après la fin de l’étape { $step } ; envoyez ce qui l’a terminée parmi les étapes.

## Personnes

error-not_signed_in = Dites d’abord votre nom, ou connectez-vous.
error-signed_in = Vous êtes déjà connecté comme { $name } ; déconnectez-vous d’abord.
error-name = Un nom a au moins une lettre ou un chiffre, et au plus { $most } caractères qu’on puisse montrer.
error-name_taken = Il y a déjà un compte du nom de { $name } ; choisissez un autre nom.
error-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
error-no_account = Un invité n’a pas de mot de passe ; créez d’abord un compte.
error-guest_one_device = Un invité n’est que sur un seul appareil ; déconnectez-vous là.
error-guest_lessons = Les leçons d’un invité restent sur son appareil ; créez un compte pour les garder ici.
error-no_such_lesson = { $game } n’a pas de leçon { $lesson }.

## Avant la partie

error-no_table = Cette table n’existe pas, ou elle n’est pas pour vous ; demandez le lien à qui l’a ouverte.
error-closed = Cette table est fermée.
error-begun = La partie a déjà commencé.
error-seated = Vous êtes déjà assis à cette table.
error-not_seated = Vous n’êtes pas assis à cette table.
error-seat_taken = Quelqu’un d’autre a pris cette place.
error-no_open_seat = Il n’y a pas de telle place libre pour tous à cette table.
error-not_host = C’est à qui a ouvert la table de commencer la partie.
error-not_full = Une place n’est pas encore prise ; attendez, ou quittez et ouvrez une table avec des bots.
error-not_a_player = Seul qui a joué ici peut demander une revanche.
error-no_hints_here = Cette table se joue sans conseils.
error-not_over = Cette partie n’est pas finie ; la revanche vient après.
error-review_not_a_player = Seul qui a joué ici peut demander une analyse.
error-review_not_over = Cette partie n’est pas finie ; elle pourra être analysée quand elle le sera.
error-too_many_lobbies = Vous avez { $count } tables qui attendent des joueurs ; commencez-en ou quittez-en d’abord.
error-too_many_lobbies_here = { $count } tables ouvertes depuis votre adresse attendent des joueurs ; commencez-en ou quittez-en d’abord.
error-too_many_games = Vous jouez { $count } parties à la fois ; finissez-en ou abandonnez-en d’abord.
error-me_twice = Vous ne pouvez prendre qu’une place pour vous-même ; les autres à votre écran sont « local ».
error-no_person = Il faut une place pour une personne ; des bots seuls jouent avec « signoria simulate ».
error-no_level = Il n’y a pas de niveau « { $level } » ; les niveaux sont { $known }.
error-name_twice = Deux places s’appellent { $name } ; donnez à chacune son nom.
error-host_left = La personne qui a ouvert cette table l’a quittée avant la partie.
error-expired = Cette table a été fermée parce que la partie n’a pas commencé pendant longtemps.

## Pendant la partie

error-no_game_now =
    { $status ->
        [lobby] La partie n’a pas encore commencé à cette table.
        [over] La partie est finie à cette table.
       *[other] Cette table est fermée.
    }
error-interrupted = Après { $action } (no { $number }), la partie continue sans vous ; envoyez la suite quand vous l’aurez vue.
error-not_allowed_of_several = L’action { $number } sur { $count }, { $action }, n’est pas permise : { $reason } ; rien n’a été fait.
error-hint_for_nobody = Seuls ceux qui sont assis à la table reçoivent des conseils.
error-hint_waits = Vous attendez déjà un conseil.
error-stale = La décision de la ligne { $at } n’est plus à prendre ; regardez de nouveau la table.
error-quicker = Quelqu’un a été plus rapide ; regardez de nouveau la table.
error-not_your_seat = La place { $seat } n’est pas la vôtre.
error-bot_plays = Un bot joue à cette place ; reprenez-la d’abord.
error-nothing_to_decide = La place { $seat } n’a rien à décider maintenant.
error-no_way_back =
    { $why ->
        [chance] Le hasard est intervenu depuis ; demandez aux autres de revenir en arrière.
        [revealed] Quelque chose de caché a été révélé depuis ; demandez aux autres de revenir en arrière.
        [other] Quelqu’un d’autre a décidé depuis ; demandez aux autres de revenir en arrière.
       *[nothing] Il n’y a rien à annuler.
    }
error-undo_goal = On ne peut pas revenir à la ligne { $to } ; nommez une ligne qui compte, d’une partie qui n’est pas finie.
error-not_asked = Personne ne demande à revenir en arrière en ce moment.
error-not_at_table = Seules les personnes assises à la table peuvent y parler.
error-empty_chat = Il n’y a rien à dire dans ce message.
error-spoke_together = Quelqu’un a parlé au même moment ; répétez.
error-not_a_voter = Seuls les autres joueurs de la table peuvent faire jouer un bot à une place.
error-not_away = { $name } est là et n’a pas fait attendre la table trop longtemps.
error-not_replaced = Aucun bot ne joue à cette place pour vous.
error-nobody_left = Tout le monde a abandonné cette partie.
error-no_moment = La partie a { $lines } lignes jusqu’ici ; il n’y a pas de moment { $at }.
error-no_board = { $title } n’a pas de plateau en texte ; son document dit tout.
error-no_board_yet = Aucune partie n’a commencé à cette table, il n’y a donc pas de plateau.
error-options = Les options d’un jeu sont un objet JSON de noms et de valeurs : { $why }
error-no_record = Aucune partie n’a commencé à cette table ; il n’y a donc pas de procès-verbal.
error-no_moment_yet = Aucune partie n’a commencé à cette table ; il n’y a donc rien d’où rejouer.
error-sandbox_no_seat = Tant que la partie dure, seules les personnes assises à la table peuvent essayer la suite ; nommez votre place.
error-sandbox_not_here = Cette table se joue sans aide : personne ne peut y essayer la suite avant la fin.
error-sandbox_bots = Tant que la partie dure, un essai se joue entre vous et des bots : les autres places sont à des bots.
error-position_seats = Cette position est à { $players } joueurs ; la table a { $seats } places.
error-options_with_position = Une position a ses propres options ; n’en donnez pas d’autres avec elle.

## Qui tient un serveur

error-banned = Qui tient ce serveur a fermé ce compte ; demandez-lui pourquoi.
error-closed_by_host = Qui tient ce serveur a fermé cette table.
error-all_gone = Il n’y a plus personne à cette table.
