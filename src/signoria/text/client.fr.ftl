### Ce que dit le client du navigateur lui-même. Les clés et leurs paramètres : client.py.

## Pages

navigation = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-account = Compte
nav-about = À propos
language = Langue
settings = Réglages
menu = Menu
close = Fermer
loading = Chargement…
try-again = Réessayer
try-now = Tout de suite
page-failed = Cette page n’a pas pu être chargée.
nowhere = Il n’y a rien à cette adresse
nowhere-about = Peut-être une lettre du lien s’est-elle perdue. Toutes les tables se trouvent depuis la première page.
guest-name = Invité

## Réglages

theme = Lumière
theme-system = Système
theme-light = Clair
theme-dark = Sombre
confirm = Confirmer un choix
confirm-always = Toujours
confirm-irreversible = S’il est définitif
confirm-never = Jamais
setting-still = Immobile
    .about = rien ne bouge sur le plateau
setting-keys = Touches
    .about = lettres et chiffres agissent aussitôt
setting-effects = Dire ce que fait un choix
    .about = pertes, ce qui reste, ce qui suit
setting-notify = M’appeler
    .about = un message du navigateur quand c’est à moi

## Première page

lobby-title = Jeux de la Renaissance italienne
lobby-free = gratuit, libre, sans publicité
play-bots = Jouer contre des robots
your-tables = Vos tables
open-tables = Tables ouvertes
tables-wait =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
no-tables = Vous n’êtes encore à aucune table. Un clic sur un jeu ci-dessus et vous jouez contre des robots.
no-open-tables = Personne n’attend de joueurs en ce moment.
open-table = Ouvrir
sit-down = S’asseoir
status-yours = À vous de décider
status-lobby =
    { $free ->
        [0] Tout le monde est là
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
status-over = La partie est finie
status-closed = Cette table est fermée
table-with = avec { $names }
table-empty = personne encore
table-moved = dernier coup { $when }
table-options =
    { $count ->
        [0] règles habituelles
        [one] { $count } option
       *[other] { $count } options
    }

## Une nouvelle table

new-table = Nouvelle table
game = Jeu
where = Où
where-online = En ligne
where-hotseat = Un écran
where-solo = Avec robots
players-label = Joueurs
seats = Places
sitter-person = Humain
sitter-bot = Robot
sitter-open = Libre
you-sit-here = vous êtes ici
sit-here = s’asseoir ici
invite-by-link = Sur invitation
anyone = Ouvert à tous
name-of = Nom pour { $seat }
bot-level = Robot pour { $seat }
bot-of-level = Robot : { $level }
does-label = Ce que cela fait
level-apprentice = apprenti
level-courtier = courtisan
level-condottiere = condottière
level-prince = prince
pace = Allure des robots
pace-fast = Rapide
pace-normal = Normale
pace-slow = Lente
patience = Patience envers qui se tait
patience-minutes = 10 minutes
patience-hour = Une heure
patience-day = Un jour
patience-week = Une semaine
options = Options
your-name = Votre nom, tel que vos invités le verront
start-table = Commencer la partie
open-the-table = Ouvrir la table

## Avant la partie

room-title = { $game } : une nouvelle table
room-waits =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-full = Tout le monde est là.
room-host = Qui a ouvert la table lance la partie.
seat-free = Place libre
invite-link = Invitation à la place { $number }
copy-link = Copier le lien
copied = Copié
accept-invite = Prendre la place
leave-table = Quitter la table
close-table = Fermer la table
no-table = Pas d’accès à cette table
closed-about = On ne peut plus jouer ici.

## La table

region-table = Table
region-decision = Décision
region-board = Plateau
region-players = Joueurs
region-log = Journal
phases = Où en est la partie
phase-of = { $name }, { $step } sur { $steps }
to-lobby = Vers les tables
tab-table = Table
hidden = caché
points-word =
    { $count ->
        [one] point
       *[other] points
    }
player-details = Tout sur { $seat }
who-you = vous
who-here = à cet écran
who-person = à la table
who-away = absent
who-silent = se fait attendre
who-deciding = décide
who-decided = a décidé
who-bot =
    { $level ->
        [none] robot
       *[other] robot, { $level }
    }
# A person where the seat is called by its state, and what they do: “Chiara, you”.
who-and = { $person }, { $doing }
who-stand-in = un robot joue ({ $level })
take-back = Rejouer moi-même
vote-replace = Laisser jouer un robot
absent = { $seat } n’est pas là
absent-about = Si tous les présents sont d’accord, un robot joue à cette place jusqu’au retour.
silent = La table attend { $seat } depuis longtemps
silent-about = Si les autres sont d’accord, un robot joue à cette place jusqu’à ce qu’on la reprenne. Un coup de sa part, et la question tombe.
absent-voted = Vous êtes d’accord ; les autres n’ont pas encore répondu.
stand-in = Un robot joue pour vous
stand-in-about = Vous n’étiez pas là, ou la table vous attendait depuis longtemps ; les autres l’ont permis. Reprenez votre place quand vous voulez.
show = Vue
show-board = Plateau
show-text = En tableau
show-end = Résultat
board-failed = Le plateau n’a pas pu être dessiné. Tous les choix sont dans la liste de la décision.
title-decision = À vous de décider – { $game }
announce-decision = À vous de décider : { $prompt }

## Décisions

your-decision = À vous de décider
your-secret-choice = Votre choix secret
all-at-once = tous à la fois
step-of = { $step } sur { $steps }
options-label = Choix
count = Un nombre
count-less = Un de moins
count-more = Un de plus
# The options that share no heading, under those that do.
group-other = Autres
more-blocked =
    { $count ->
        [one] { $count } autre n’est pas possible
       *[other] { $count } autres ne sont pas possibles
    }
sending = Envoi…
reveals = montre du nouveau
reveals-about = Quelque chose de nouveau apparaît ensuite : pas de retour sans l’accord des autres.
# The chance to win that the strongest bot sees with its own choice, and with its next best ones.
hints = Conseils
hints-about = Les joueurs peuvent demander à un robot ce qu’il ferait.
hints-none = Sans conseils : personne ne demande à un robot ce qu’il ferait.
hint-best = sa proposition : { $chance } % de chances
hint-other = { $chance } %
hint-given = Un robot propose, avec les chances de victoire qu’il y voit :
hint-proposal = la proposition
hint-thinking = Un robot réfléchit…
waiting = En attente
waiting-chance = La partie avance d’elle-même…
watching = Vous regardez
watching-about = Les mains et les secrets restent couverts.
sealed-about = Scellé. Vous pouvez changer jusqu’au dernier sceau.
resigned = Vous avez abandonné ; un robot continue à votre place. Vous pouvez regarder tant que vous voulez.
unseal = Changer
take-the-floor = Prendre la parole
look-back =
    { $count ->
        [one] Revoir : { $count } décision depuis la vôtre
       *[other] Revoir : { $count } décisions depuis la vôtre
    }
redo = Refaire

## Annuler, et le reste

notice-barrier = On ne peut pas annuler plus loin
notice-gone = La décision a passé, et « { $action } » avec elle.
notice-refused = Ce n’était pas possible
notice-offline = Le serveur est injoignable pour le moment.
error-offline = Le serveur est injoignable ; il redémarre peut-être, ou le réseau manque.
error-unknown = Le serveur a répondu quelque chose que cette page ne comprend pas.
undo-why-chance = Le hasard a décidé quelque chose depuis.
undo-why-revealed = Quelque chose de caché a été révélé depuis.
undo-why-other = Quelqu’un d’autre a décidé depuis.
undo-why-nothing = Il n’y a rien que vous puissiez reprendre.
# On the locked button itself, in a word or two.
undo-lock-chance = un tirage a eu lieu
undo-lock-revealed = on a vu du nouveau
undo-lock-other =
    { $known ->
        [yes] { $seat } a décidé
       *[no] d’autres ont décidé
    }
undo-lock-over = la partie est finie
undo-lock-nothing = rien à reprendre
ask-the-table = Demander aux autres
undo-asked = { $seat } demande à reprendre son coup
undo-asked-about = Tous doivent être d’accord.
undo-asked-what = Serait repris : { $what }
undo-asking = Vous avez demandé aux autres
undo-refused = Les autres ne sont pas d’accord pour revenir en arrière
allow = Accepter
refuse = Refuser
offline = Connexion perdue, nouvel essai
offline-in = Connexion perdue, nouvel essai dans { $seconds } s
offline-about = La table reste lisible, rien n’est perdu.
offline-unsent = « { $action } » n’est pas encore confirmé. Cela attend votre retour.

## Journal, discussion, historique

log = Journal
log-actions = Actions
log-steps = Toutes les étapes
log-me = Ce qui me touche
log-search = Chercher
log-views = Ce que montre le journal
log-none = Rien de tel ici.
log-now = maintenant
log-empty = Rien ne s’est encore passé.
log-earlier =
    { $count ->
        [one] { $count } action antérieure
       *[other] { $count } actions antérieures
    }
log-later =
    { $count ->
        [one] { $count } action suivante
       *[other] { $count } actions suivantes
    }
log-go = Voir ce moment
since = Depuis votre dernier tour
since-count =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
since-again = Revoir
since-seen = Vu
since-nobody = Personne n’a encore joué.
since-untouched = Rien ne vous a touché.
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-unread = non lus
history = Historique
history-at = Décision { $number } sur { $of }
history-before = Avant la décision de { $seats }
history-eyes = Vu par
history-nobody = un spectateur
history-play = Lecture
history-pause = Pause
history-speed = Vitesse
history-times = × { $times }
history-by = Pas
history-by-decision = par décision
history-by-turn = par tour
history-back = Une décision en arrière
history-forward = Une décision en avant
live = Direct
back-to-live = Retour au direct
look-from-start = Depuis le début

## Menu

menu-keys = Touches
menu-text = Plateau en tableau
menu-board = Plateau dessiné
menu-watch = Copier un lien pour spectateurs
menu-record = Télécharger la partie
menu-hint = Que ferait un robot ?
menu-resign = Abandonner…
menu-resign-sure = Oui, j’abandonne ; un robot continue
sheet-size = Taille de la décision

## Touches

key-choose = choisir une option
key-confirm = confirmer
key-undo = annuler
key-redo = refaire
key-hint = demander à un robot ce qu’il ferait
key-rematch = sur la page de fin : revanche
key-review = sur la page de fin : analyse
key-play-on = sur la page de fin ou dans le passé : rejouer
key-share = sur la page de fin : partager
key-decision = aller à la décision
key-board = aller au plateau
key-hand = aller à ses cartes
key-players = aller aux joueurs
key-log = aller au journal
key-chat = aller à la discussion
key-back = une décision en arrière
key-forward = une décision en avant
key-turn-back = un tour en arrière
key-turn-forward = un tour en avant
key-since = ce qui s’est passé depuis votre dernier tour
key-rules = règles de cette décision
key-still = mode immobile
key-help = cette liste
key-escape = fermer, désélectionner, retour au direct
key-arrows = dans la liste et sur le plateau ; les lettres sautent dans les longues listes
key-tab = à la région ou à l’objet éclairé suivant
key-explain = expliquer ce qui est visé sur le plateau
key-map-find = chercher un lieu sur la carte
key-map-zoom = s’approcher de la carte, s’éloigner
key-map-whole = toute la carte
key-map-lens = vue suivante de la carte
key-letters = Lettres et chiffres seuls se désactivent dans le menu.

## Règles

rules-search = Chercher dans les règles
rules-none = Rien dans les règles ne contient « { $text } ».
rules-path = Où cela se trouve
quick-title = Aide-mémoire
quick-about = Un tour, les nombres qu’on oublie, d’où viennent les points : une page, à imprimer aussi.
quick-print = Imprimer

## Un seul écran

curtain-title = Passez l’appareil à { $seat }
curtain-about = Tout ce qui est privé est couvert. Rien de { $seat } n’est dans la page avant le lever du rideau.
curtain-news =
    { $count ->
        [one] { $count } décision des autres depuis votre dernière
       *[other] { $count } décisions des autres depuis votre dernière
    }
curtain-lift = Je suis { $seat }, montrez ma place

## La fin

end-places = Les places
end-place-tie = { $place }, départage gagné
end-place-same = { $place }, à égalité de points
end-you-win = Vous gagnez
end-you-win-tie = Vous gagnez, au départage
end-you-share = Vous partagez la victoire : { $seats }
end-other-wins = { $seat } gagne, vous êtes { $place }
end-facts =
    { $count ->
        [one] { $count } décision.
       *[other] { $count } décisions.
    }
end-again = Encore une
end-again-about = mêmes réglages
end-rematch = Revanche
end-rematch-about =
    { $gone ->
        [0] places décalées d’un rang
       *[other] { $gone } sur { $count } en sont
    }
end-wants = veut sa revanche
end-silent = n’a encore rien dit
end-share = Partager
end-share-about = un lien pour regarder
end-play-on = Rejouer à partir de…
end-play-on-about = un moment de votre choix
play-on-here = Rejouer à partir d’ici
play-on-try = Essayer la suite
what-if = Et si
play-on-title = Rejouer
play-on-moment = Moment
play-on-sandbox = Ce que vous ne voyez pas est redistribué, des bots prennent les autres places, et personne à votre table ne le remarque. Cela ne compte jamais.
play-on-sits = Qui joue { $seat }
play-on-start = Commencer ici
play-on-save = Enregistrer la position
position-open = Ouvrir une position enregistrée…
position-starts = La partie part de { $file }.
position-drop = Partir du début
position-unreadable = { $file } n’est pas une position d’un jeu d’ici.
started-game = Cette partie est la suite d’un moment d’une autre.
started-sandbox = Ici vous essayez la suite ; ce que vous ne pouviez pas voir a été redistribué.
started-position = Cette partie part d’une position donnée.
started-back = Voir cette partie
end-look = Revoir
end-review = Analyse
end-review-about = des bots la regardent
end-review-done =
    { $count ->
        [0] aucun tournant
        [one] { $count } tournant
       *[other] { $count } tournants
    }
end-review-stopped = arrêtée à { $judged } ; continuer ?
end-review-at = Décision { $judged } sur { $decisions }.
end-review-left =
    { $minutes ->
        [one] Encore { $minutes } minute environ.
       *[other] Encore { $minutes } minutes environ.
    }
end-review-leave = Vous pouvez partir, l’analyse continue.
review-chances = Chances de victoire
review-eyes = Telles que les connaît
review-open = tout le monde, cartes ouvertes
review-as = { $seat }, à ce moment-là
review-about = Estimées par des bots, en pour cent ; chaque décision est jugée d’après ce que savait son joueur. Les fanions marquent les tournants.
review-about-light = Estimées par des bots, en pour cent, avec un examen plus léger : ce serveur tourne sans le moteur compilé. Les fanions marquent les tournants.
review-options = Ce que { $seat } pouvait faire, avec les chances de victoire qu’un bot y voit :
review-played = joué
review-best = Le bot aurait fait de même, ou n’y voit guère de différence.
review-turning = Tournants
review-turning-number = Tournant { $number }
review-change = changement pour le joueur, en pour cent
review-no-turning = Rien n’a beaucoup changé les chances de personne.
review-copy = Copier le lien
review-leave = Retour au résultat
end-points = D’où viennent les points
end-pieces = cliquez sur un morceau : les moments qui l’ont fait
end-piece =
    { $count ->
        [one] { $seat }, { $source } : { $count } point
       *[other] { $seat }, { $source } : { $count } points
    }
end-no-moments = Cela n’a été compté qu’à la fin.
end-lines = Toutes les lignes de score
end-source = Origine
end-chance = Le hasard, à vérifier
end-chance-about = Avant la partie, le serveur a publié l’empreinte d’un secret ; puis le client de chaque personne a ajouté un nombre au hasard. Tout le hasard de la partie n’en découle que de là.
end-commitment = Publié avant la partie
end-secret = Le secret, publié maintenant
end-fits = Votre navigateur l’a vérifié : c’est bien le secret promis.
end-does-not-fit = Ce n’est pas le secret promis avant la partie !
end-nonces =
    { $count ->
        [one] { $count } nombre de client y est entré, dont { $mine } de ce navigateur.
       *[other] { $count } nombres de clients y sont entrés, dont { $mine } de ce navigateur.
    }
end-limits = Le hasard n’a donc été choisi au gré de personne. Cela ne prouve pas que l’hôte n’ait jamais regardé dans son propre serveur. « signoria record verify » vérifie ligne par ligne la partie téléchargée.

## Compte

account-title = Qui vous êtes
account-name = Nom
account-password = Mot de passe
account-password-old = Ancien mot de passe
account-password-new = Nouveau mot de passe (8 caractères ou plus)
account-guest = Jouer en invité
account-guest-about = Un invité est reconnu par un cookie de ce navigateur. Il ne faut pas de compte pour jouer contre des robots, à un seul écran ou sur invitation.
account-forget = M’oublier sur cet appareil
account-forgotten = Ce navigateur vous a oublié.
forget-title = Vous oublier ici ?
forget-about = Un invité n’est connu que de ce navigateur : une fois oublié, personne ne peut plus être cet invité. Avec un compte, vous garderiez vos tables.
forget-tables =
    { $count ->
        [one] Vous perdriez cette table ; un robot prend votre place :
       *[other] Vous perdriez ces { $count } tables ; des robots prennent vos places :
    }
forget-stay = Rester
account-register = S’inscrire
account-register-about = Avec un compte, vous retrouvez vos tables sur tous vos appareils. Ce que vous avez joué en invité vous suit.
account-registered = Vous êtes connecté.
account-log-in = Se connecter
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
account-left-everywhere = Vous êtes déconnecté sur tous vos appareils.
account-change = Changer le mot de passe
account-remove = Supprimer le compte
account-remove-about = Votre nom disparaît ; les parties restent, sans lui.
account-welcome = Bienvenue.
account-left = Vous êtes déconnecté.
account-changed = Le mot de passe est changé ; vos autres appareils sont déconnectés.
account-removed = Le compte est supprimé.

## À propos

about-what = Signoria est une table numérique libre pour des jeux de la Renaissance italienne : les règles sont appliquées et expliquées, les robots ne voient que ce qu’une personne peut voir, et toute partie peut être vérifiée après coup.
about-chance = Le hasard est fixé avant le premier tirage et chacun peut le vérifier à la fin.
about-thanks = Remerciements
about-games = Les jeux appartiennent à leurs auteurs et éditeurs : Principato à Touko Tahkokallio, Il Principe à Emanuele Ornella, Renaissance à Pascal Bernard, Virtù à Pascal Ribrault. Ceci est une réalisation indépendante, avec ses propres mots et images.
about-icons = Icônes de Lorc, Delapouite et autres, game-icons.net, CC BY 3.0.
about-fonts = EB Garamond et Source Sans 3, SIL Open Font License.
about-map = Côtes : Natural Earth, domaine public.
about-licence = Signoria est un logiciel libre sous licence MIT.
about-box = Une partie des composants est reconstituée. Comparez-la avec votre exemplaire.

## Ce qui est reconstitué

box-title = Votre boîte est-elle différente ?
box-about = Certains composants n’ont pas pu être consultés : une partie des données est notre reconstitution, non officielle et peut-être fausse. Si vous possédez le jeu, comparez-le avec ce qui est écrit ici ; le plus important vient en premier.
box-games = Jeux
box-file = Cela se trouve dans { $file } ; les données en vigueur ici ont l’empreinte { $hash }.
box-differs = { $count ->
        [one] Une valeur de ce serveur n’est pas celle que nous livrons
       *[other] { $count } valeurs de ce serveur ne sont pas celles que nous livrons
    }
box-ours = chez nous : { $value }
box-missing = rien
box-entries = { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
box-place = Où
box-value = Valeur actuelle
box-line = Ligne
box-send = Comment la corriger
box-send-copy = Copiez le fichier des composants du jeu sous le nom { $file } dans un dossier à vous et changez ce qui est faux ; les lignes ci-dessus disent où.
box-send-check = Faites contrôler le fichier ; on y lit aussi ce que change chaque valeur dans le jeu :
box-send-play = Jouez avec avant tous les autres :
box-send-give = Envoyez le fichier au projet d’où vient votre Signoria, en disant comment vous le savez ; une photo du composant est idéale.
table-data = { $count ->
        [0] Données des composants { $hash }
        [one] Données des composants { $hash }, { $count } valeur corrigée
       *[other] Données des composants { $hash }, { $count } valeurs corrigées
    }

## Cartes

map-controls = Carte
map-in = Plus près
map-out = Plus loin
map-find = Chercher un lieu
map-find-none = Aucun lieu ne porte ce nom
map-column-place = Lieu
map-column-owner = Propriétaire
map-column-strength = Force
map-column-neighbours = Voisins
map-column-may = Vous pouvez
label-you_may = Vous pouvez

## Leçons

learn = Apprendre
learn-games = Jeux
learn-lessons = Leçons
learn-head = Apprendre { $game }
learn-sum =
    { $count ->
        [one] { $count } leçon, { $minutes } minutes
       *[other] { $count } leçons, { $minutes } minutes
    }
learn-done = { $done } sur { $count } faites ; dans n’importe quel ordre, rien n’est fermé
learn-start = { $minutes } minutes en tout ; dans n’importe quel ordre, rien n’est fermé
learn-known = Vous le connaissez
learn-none = Il n’y a pas encore de leçons pour ce jeu ; ses règles sont à côté.
learn-minutes = { $count } min
learn-steps = { $done } étapes sur { $count }
learn-begin = Commencer
learn-go_on = Continuer
learn-again = Refaire
learn-rules = Les règles
learn-play = Jouer
learn-play-about = Une partie contre des robots, au rythme que vous voulez.
lesson-name = leçon { $number } : { $title }
lesson-number = { $game }, leçon { $number }
lesson-step = étape { $step } sur { $steps }
lesson-finished = terminée, { $steps } sur { $steps }
lesson-leave = Quitter la leçon
lesson-leave-about = Votre étape est gardée ; la page des leçons permet de continuer.
lesson-stay = Rester
lesson-goal = But
lesson-this = Cette leçon
lesson-about = environ { $minutes } minutes
lesson-words = Mots de cette étape
lesson-in-step = Dans cette étape
lesson-left-out = Pas dans cette leçon
lesson-more-left-out =
    { $count ->
        [one] { $count } autre choix n’est pas dans cette leçon
       *[other] { $count } autres choix ne sont pas dans cette leçon
    }
lesson-choose-first = Choisissez d’abord
lesson-rival =
    { $players ->
        [2] Votre rival
       *[other] Rival { $number }
    }
lesson-back = Retour
lesson-skip = Passer cette étape
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-taken-back = Repris
lesson-nothing = Rien ne s’est passé ; c’est encore à vous.
lesson-well = Bien choisi
lesson-skipped = Joué pour vous
lesson-done = La leçon est terminée, { $minutes } minutes
lesson-learned = Ce que vous avez appris
lesson-next = Leçon suivante
lesson-next-about = { $title }, { $minutes } minutes
lesson-again = Refaire
lesson-all = Toutes les leçons
lesson-explore = Le plateau reste là : regardez autour de vous.
coach-silence = silence
coach-speak = Reprendre la parole
coach-take-back = Reprendre ce coup
coach-news = Pour la première fois
coach-go-on = Continuer
coach-read-on = La suite dans les règles ({ $rule })
learn-coach = Première partie, avec un guide
learn-coach-about = Une partie entière à { $players } contre des apprentis, aussi lentement que vous voulez. Le guide parle de ce qui est nouveau, d’un gaspillage, d’une grosse erreur, et sait se taire.
learn-coach-begin = Commencer la partie
coach-speaks = le guide parle de ceci
