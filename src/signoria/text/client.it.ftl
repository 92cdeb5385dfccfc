### Ciò che dice il client nel browser. Le chiavi e i loro parametri: client.py.

## Pagine

navigation = Pagine
nav-play = Gioca
nav-learn = Impara
nav-account = Profilo
nav-about = Informazioni
language = Lingua
settings = Impostazioni
menu = Menu
close = Chiudi
loading = Caricamento…
try-again = Riprova
try-now = Subito
page-failed = Questa pagina non si è potuta caricare.
nowhere = A questo indirizzo non c’è niente
nowhere-about = Forse si è persa una lettera del link. Dalla prima pagina si trovano tutti i tavoli.
guest-name = Ospite

## Impostazioni

theme = Luce
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
confirm = Conferma delle scelte
confirm-always = Sempre
confirm-irreversible = Se definitiva
confirm-never = Mai
setting-still = Fermo
    .about = sul tavolo non si muove nulla
setting-keys = Tasti
    .about = lettere e cifre agiscono subito
setting-effects = Dire che cosa fa una scelta
    .about = perdite, ciò che resta, ciò che segue
setting-notify = Chiamami
    .about = un avviso del browser quando tocca a me

## Prima pagina

lobby-title = Giochi del Rinascimento italiano
lobby-free = gratuito, libero, senza pubblicità
play-bots = Gioca contro i bot
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
tables-wait =
    { $count ->
        [one] { $count } ti aspetta
       *[other] { $count } ti aspettano
    }
no-tables = Non siedi ancora a nessun tavolo. Un clic su un gioco qui sopra e giochi contro i bot.
no-open-tables = Al momento nessuno aspetta giocatori.
open-table = Apri
sit-down = Siediti
status-yours = Tocca a te
status-lobby =
    { $free ->
        [0] Ci sono tutti
        [one] { $free } posto è libero
       *[other] { $free } posti sono liberi
    }
status-over = La partita è finita
status-closed = Questo tavolo è chiuso
table-with = con { $names }
table-empty = ancora nessuno
table-moved = ultima mossa { $when }
table-options =
    { $count ->
        [0] regole consuete
        [one] { $count } opzione
       *[other] { $count } opzioni
    }

## Un nuovo tavolo

new-table = Nuovo tavolo
game = Gioco
where = Dove
where-online = In rete
where-hotseat = Uno schermo
where-solo = Con i bot
players-label = Giocatori
seats = Posti
sitter-person = Umano
sitter-bot = Bot
sitter-open = Libero
you-sit-here = tu siedi qui
sit-here = siediti qui
invite-by-link = Su invito
anyone = Aperto a tutti
name-of = Nome per { $seat }
bot-level = Bot per { $seat }
bot-of-level = Bot: { $level }
does-label = Che cosa fa
level-apprentice = apprendista
level-courtier = cortigiano
level-condottiere = condottiero
level-prince = principe
pace = Passo dei bot
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento
patience = Pazienza con chi tace
patience-minutes = 10 minuti
patience-hour = Un’ora
patience-day = Un giorno
patience-week = Una settimana
options = Opzioni
your-name = Il tuo nome, come lo vedranno gli ospiti
start-table = Comincia la partita
open-the-table = Apri il tavolo

## Prima della partita

room-title = { $game }: un nuovo tavolo
room-waits =
    { $count ->
        [one] { $count } posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
room-full = Ci sono tutti.
room-host = Chi ha aperto il tavolo avvia la partita.
seat-free = Posto libero
invite-link = Invito al posto { $number }
copy-link = Copia il link
copied = Copiato
accept-invite = Prendi il posto
leave-table = Lascia il tavolo
close-table = Chiudi il tavolo
no-table = Nessun accesso a questo tavolo
closed-about = Qui non si può più giocare.

## Il tavolo

region-table = Tavolo
region-decision = Decisione
region-board = Plancia
region-players = Giocatori
region-log = Cronaca
phases = A che punto è la partita
phase-of = { $name }, { $step } di { $steps }
to-lobby = Ai tavoli
tab-table = Tavolo
hidden = nascosto
points-word =
    { $count ->
        [one] punto
       *[other] punti
    }
player-details = Tutto su { $seat }
who-you = tu
who-here = a questo schermo
who-person = al tavolo
who-away = assente
who-silent = si fa aspettare
who-deciding = decide
who-decided = ha deciso
who-bot =
    { $level ->
        [none] bot
       *[other] bot, { $level }
    }
# A person where the seat is called by its state, and what they do: “Chiara, you”.
who-and = { $person }, { $doing }
who-stand-in = gioca un bot ({ $level })
take-back = Torno a giocare io
vote-replace = Fai giocare un bot
absent = { $seat } è assente
absent-about = Se tutti i presenti sono d’accordo, un bot gioca a quel posto fino al ritorno.
silent = Il tavolo aspetta { $seat } da molto
silent-about = Se gli altri sono d’accordo, un bot gioca a quel posto finché non viene ripreso. Una sua mossa, e la domanda cade.
absent-voted = Tu sei d’accordo; gli altri non ancora.
stand-in = Un bot gioca per te
stand-in-about = Non c’eri, o il tavolo ti aspettava da molto, e gli altri lo hanno permesso. Riprendi il tuo posto quando vuoi.
show = Vista
show-board = Plancia
show-text = In tabella
show-end = Risultato
board-failed = La plancia non si è potuta disegnare. Tutte le scelte sono nell’elenco della decisione.
title-decision = Tocca a te – { $game }
announce-decision = Tocca a te: { $prompt }

## Decisioni

your-decision = Tocca a te
your-secret-choice = La tua scelta segreta
all-at-once = tutti insieme
step-of = { $step } di { $steps }
options-label = Scelte
count = Un numero
count-less = Uno in meno
count-more = Uno in più
# The options that share no heading, under those that do.
group-other = Altro
more-blocked =
    { $count ->
        [one] { $count } altra non è possibile
       *[other] { $count } altre non sono possibili
    }
sending = Invio…
reveals = mostra qualcosa di nuovo
reveals-about = Poi appare qualcosa di nuovo: non si torna indietro senza il consenso degli altri.
# The chance to win that the strongest bot sees with its own choice, and with its next best ones.
hints = Suggerimenti
hints-about = I giocatori possono chiedere a un bot che cosa farebbe.
hints-none = Senza suggerimenti: nessuno chiede a un bot che cosa farebbe.
hint-best = la sua proposta: { $chance }% di vincere
hint-other = { $chance }%
hint-given = Un bot propone, con la probabilità di vittoria che vi vede:
hint-proposal = la proposta
hint-thinking = Un bot ci pensa…
waiting = In attesa
waiting-chance = La partita va avanti da sola…
watching = Stai guardando
watching-about = Mani e segreti restano coperti.
sealed-about = Sigillato. Puoi cambiare fino all’ultimo sigillo.
resigned = Ti sei ritirato; un bot continua al tuo posto. Puoi guardare quanto vuoi.
unseal = Cambia
take-the-floor = Prendi la parola
look-back =
    { $count ->
        [one] Rivedi: { $count } decisione dopo la tua
       *[other] Rivedi: { $count } decisioni dopo la tua
    }
redo = Rifai

## Annullare, e il resto

notice-barrier = Oltre non si annulla
notice-gone = La decisione è passata, e con lei «{ $action }».
notice-refused = Non era possibile
notice-offline = Il server al momento non si raggiunge.
error-offline = Il server non è raggiungibile; forse si riavvia, o manca la rete.
error-unknown = Il server ha risposto qualcosa che questa pagina non capisce.
undo-why-chance = Da allora il caso ha deciso qualcosa.
undo-why-revealed = Da allora si è scoperto qualcosa di nascosto.
undo-why-other = Da allora ha deciso un’altra persona.
undo-why-nothing = Non c’è nulla che tu possa ritirare.
# On the locked button itself, in a word or two.
undo-lock-chance = c’è stata un’estrazione
undo-lock-revealed = si è visto qualcosa
undo-lock-other =
    { $known ->
        [yes] { $seat } ha deciso
       *[no] altri hanno deciso
    }
undo-lock-over = la partita è finita
undo-lock-nothing = niente da annullare
ask-the-table = Chiedi agli altri
undo-asked = { $seat } chiede di ritirare la mossa
undo-asked-about = Tutti devono essere d’accordo.
undo-asked-what = Verrebbe ritirato: { $what }
undo-asking = Hai chiesto agli altri
undo-refused = Gli altri non sono d’accordo a tornare indietro
allow = Accetta
refuse = Rifiuta
offline = Connessione persa, nuovo tentativo
offline-in = Connessione persa, nuovo tentativo tra { $seconds } s
offline-about = Il tavolo resta leggibile, non si perde nulla.
offline-unsent = «{ $action }» non è ancora confermato. Resta qui finché torni.

## Cronaca, chat, storia

log = Cronaca
log-actions = Azioni
log-steps = Tutti i passi
log-me = Ciò che mi riguarda
log-search = Cerca
log-views = Che cosa mostra il diario
log-none = Qui non c’è nulla di simile.
log-now = adesso
log-empty = Non è ancora successo nulla.
log-earlier =
    { $count ->
        [one] { $count } azione precedente
       *[other] { $count } azioni precedenti
    }
log-later =
    { $count ->
        [one] { $count } azione successiva
       *[other] { $count } azioni successive
    }
log-go = Guarda questo momento
since = Dal tuo ultimo turno
since-count =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
since-again = Rivedi
since-seen = Visto
since-nobody = Nessuno ha ancora agito.
since-untouched = Niente ti ha toccato.
chat = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-unread = non letti
history = Storia
history-at = Decisione { $number } di { $of }
history-before = Prima della decisione di { $seats }
history-eyes = Visto da
history-nobody = uno spettatore
history-play = Riproduci
history-pause = Pausa
history-speed = Velocità
history-times = × { $times }
history-by = Passo
history-by-decision = per decisione
history-by-turn = per turno
history-back = Una decisione indietro
history-forward = Una decisione avanti
live = Diretta
back-to-live = Torna alla diretta
look-from-start = Dall’inizio

## Menu

menu-keys = Tasti
menu-text = Plancia in tabella
menu-board = Plancia disegnata
menu-watch = Copia un link per spettatori
menu-record = Scarica la partita
menu-hint = Che cosa farebbe un bot?
menu-resign = Abbandona…
menu-resign-sure = Sì, abbandono; continua un bot
sheet-size = Altezza della decisione

## Tasti

key-choose = scegli un’opzione
key-confirm = conferma
key-undo = annulla
key-redo = rifai
key-hint = chiedi a un bot che cosa farebbe
key-rematch = nella pagina finale: rivincita
key-review = nella pagina finale: analisi
key-play-on = nella pagina finale o nel passato: rigioca
key-share = nella pagina finale: condividi
key-decision = vai alla decisione
key-board = vai alla plancia
key-hand = vai alle proprie carte
key-players = vai ai giocatori
key-log = vai alla cronaca
key-chat = vai alla chat
key-back = una decisione indietro
key-forward = una decisione avanti
key-turn-back = un turno indietro
key-turn-forward = un turno avanti
key-since = che cosa è successo dal tuo ultimo turno
key-rules = regole di questa decisione
key-still = modo fermo
key-help = questo elenco
key-escape = chiudi, deseleziona, torna alla diretta
key-arrows = nell’elenco e sulla plancia; le lettere saltano negli elenchi lunghi
key-tab = alla regione o alla cosa illuminata successiva
key-explain = spiega ciò che è a fuoco sulla plancia
key-map-find = cerca un luogo sulla mappa
key-map-zoom = più vicino alla mappa, più lontano
key-map-whole = tutta la mappa
key-map-lens = vista successiva della mappa
key-letters = Lettere e cifre singole si disattivano nel menu.

## Regole

rules-search = Cerca nelle regole
rules-none = Nelle regole non c’è «{ $text }».
rules-path = Dove si trova
quick-title = Promemoria
quick-about = Un turno, i numeri che si dimenticano, da dove vengono i punti: una pagina, anche da stampare.
quick-print = Stampa

## Un solo schermo

curtain-title = Passa lo schermo a { $seat }
curtain-about = Tutto ciò che è privato è coperto. Nulla di { $seat } è nella pagina finché il sipario non si alza.
curtain-news =
    { $count ->
        [one] { $count } decisione degli altri dopo la tua ultima
       *[other] { $count } decisioni degli altri dopo la tua ultima
    }
curtain-lift = Sono { $seat }, mostra il mio posto

## La fine

end-places = I posti
end-place-tie = { $place }, vince lo spareggio
end-place-same = { $place }, a pari punti
end-you-win = Vinci tu
end-you-win-tie = Vinci tu, allo spareggio
end-you-share = Condividi la vittoria: { $seats }
end-other-wins = { $seat } vince, tu sei { $place }
end-facts =
    { $count ->
        [one] { $count } decisione.
       *[other] { $count } decisioni.
    }
end-again = Ancora
end-again-about = stesse impostazioni
end-rematch = Rivincita
end-rematch-about =
    { $gone ->
        [0] posti spostati di uno
        [one] { $gone } su { $count } c’è
       *[other] { $gone } su { $count } ci sono
    }
end-wants = vuole la rivincita
end-silent = non ha ancora detto nulla
end-share = Condividi
end-share-about = un link per guardare
end-play-on = Rigioca da…
end-play-on-about = un momento a tua scelta
play-on-here = Rigioca da qui
play-on-try = Prova come va avanti
what-if = E se
play-on-title = Rigioca
play-on-moment = Momento
play-on-sandbox = Ciò che non vedi viene ridistribuito, i bot prendono gli altri posti, e nessuno al tuo tavolo se ne accorge. Non conta mai.
play-on-sits = Chi gioca { $seat }
play-on-start = Comincia qui
play-on-save = Salva la posizione
position-open = Apri una posizione salvata…
position-starts = La partita comincia da { $file }.
position-drop = Comincia dall’inizio
position-unreadable = { $file } non è una posizione di un gioco di qui.
started-game = Questa partita continua da un momento di un’altra.
started-sandbox = Qui provi che cosa può succedere; ciò che non potevi vedere è stato ridistribuito.
started-position = Questa partita comincia da una posizione data.
started-back = Vai a quella partita
end-look = Rivedi
end-review = Analisi
end-review-about = la guardano i bot
end-review-done =
    { $count ->
        [0] nessuna svolta
        [one] { $count } svolta
       *[other] { $count } svolte
    }
end-review-stopped = ferma a { $judged }; continuare?
end-review-at = Decisione { $judged } di { $decisions }.
end-review-left =
    { $minutes ->
        [one] Ancora { $minutes } minuto circa.
       *[other] Ancora { $minutes } minuti circa.
    }
end-review-leave = Puoi andartene; l’analisi continua.
review-chances = Probabilità di vittoria
review-eyes = Come la conosce
review-open = chiunque, a carte scoperte
review-as = { $seat }, allora
review-about = Stimata dai bot, in percentuale; ogni decisione è giudicata da ciò che sapeva chi la prendeva. Le bandierine segnano le svolte.
review-about-light = Stimata dai bot, in percentuale, con un esame più leggero: questo server gira senza il motore compilato. Le bandierine segnano le svolte.
review-options = Che cosa poteva fare { $seat }, con la probabilità di vittoria che vi vede un bot:
review-played = giocato
review-best = Il bot avrebbe fatto lo stesso, o non vede quasi differenza.
review-turning = Svolte
review-turning-number = Svolta { $number }
review-change = cambiamento per il giocatore, in percentuale
review-no-turning = Nulla ha cambiato di molto le probabilità di nessuno.
review-copy = Copia il link
review-leave = Torna al risultato
end-points = Da dove vengono i punti
end-pieces = un clic su un pezzo: i momenti che l’hanno fatto
end-piece =
    { $count ->
        [one] { $seat }, { $source }: { $count } punto
       *[other] { $seat }, { $source }: { $count } punti
    }
end-no-moments = È stato contato soltanto alla fine.
end-lines = Tutte le righe del punteggio
end-source = Origine
end-chance = Il caso, da verificare
end-chance-about = Prima della partita il server ha pubblicato l’impronta di un segreto; poi il client di ogni persona ha aggiunto un numero a caso. Tutto il caso della partita viene solo da questi.
end-commitment = Pubblicato prima della partita
end-secret = Il segreto, pubblicato ora
end-fits = Il tuo browser l’ha verificato: il segreto è quello promesso.
end-does-not-fit = Il segreto non è quello promesso prima della partita!
end-nonces =
    { $count ->
        [one] È entrato { $count } numero di un client; { $mine } da questo browser.
       *[other] Sono entrati { $count } numeri dei client; { $mine } da questo browser.
    }
end-limits = Dunque il caso non è stato scelto a vantaggio di nessuno. Non prova che chi ospita non abbia mai guardato nel proprio server. «signoria record verify» verifica riga per riga la partita scaricata.

## Profilo

account-title = Chi sei
account-name = Nome
account-password = Password
account-password-old = Vecchia password
account-password-new = Nuova password (almeno 8 caratteri)
account-guest = Gioca da ospite
account-guest-about = Un ospite si riconosce da un cookie di questo browser. Non serve un profilo per giocare contro i bot, a uno schermo o su invito.
account-forget = Dimenticami su questo dispositivo
account-forgotten = Questo browser ti ha dimenticato.
forget-title = Dimenticarti qui?
forget-about = Un ospite è noto solo a questo browser: una volta dimenticato, nessuno può più essere quell’ospite. Con un profilo conserveresti i tuoi tavoli.
forget-tables =
    { $count ->
        [one] Perderesti questo tavolo; un bot prende il tuo posto:
       *[other] Perderesti questi { $count } tavoli; dei bot prendono i tuoi posti:
    }
forget-stay = Resta
account-register = Registrati
account-register-about = Con un profilo ritrovi i tuoi tavoli su ogni dispositivo. Ciò che hai giocato da ospite viene con te.
account-registered = Hai effettuato l’accesso.
account-log-in = Accedi
account-log-out = Esci
account-log-out-everywhere = Esci ovunque
account-left-everywhere = Sei uscito da tutti i dispositivi.
account-change = Cambia la password
account-remove = Elimina il profilo
account-remove-about = Il tuo nome sparisce; le partite restano, senza di esso.
account-welcome = Benvenuto.
account-left = Sei uscito.
account-changed = La password è cambiata; gli altri tuoi dispositivi sono usciti.
account-removed = Il profilo è eliminato.

## Informazioni

about-what = Signoria è un tavolo digitale libero per giochi del Rinascimento italiano: le regole sono applicate e spiegate, i bot vedono solo ciò che può vedere una persona, e ogni partita si può verificare dopo.
about-chance = Il caso è fissato prima della prima estrazione e alla fine chiunque può verificarlo.
about-thanks = Ringraziamenti
about-games = I giochi appartengono ai loro autori ed editori: Principato a Touko Tahkokallio, Il Principe a Emanuele Ornella, Renaissance a Pascal Bernard, Virtù a Pascal Ribrault. Questa è una realizzazione indipendente, con parole e immagini proprie.
about-icons = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0.
about-fonts = EB Garamond e Source Sans 3, SIL Open Font License.
about-map = Coste: Natural Earth, pubblico dominio.
about-licence = Signoria è software libero con licenza MIT.
about-box = Una parte dei componenti è ricostruita. Confrontala con la tua copia.

## Che cosa è ricostruito

box-title = La tua scatola è diversa?
box-about = Di alcuni componenti non si sono potute consultare le immagini: una parte dei dati è una nostra ricostruzione, non ufficiale e forse sbagliata. Se possiedi il gioco, confrontalo con ciò che sta scritto qui; prima viene ciò che conta di più.
box-games = Giochi
box-file = Sta in { $file }; i dati in vigore qui hanno l’impronta { $hash }.
box-differs = { $count ->
        [one] Un valore di questo server non è come lo forniamo noi
       *[other] { $count } valori di questo server non sono come li forniamo noi
    }
box-ours = da noi: { $value }
box-missing = niente
box-entries = { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
box-place = Dove
box-value = Valore attuale
box-line = Riga
box-send = Come correggerlo
box-send-copy = Copia il file dei componenti del gioco con il nome { $file } in una tua cartella e cambia ciò che è sbagliato; le righe qui sopra dicono dove.
box-send-check = Fai controllare il file; così si legge anche che cosa cambia ogni valore nel gioco:
box-send-play = Giocaci prima di tutti gli altri:
box-send-give = Manda il file al progetto da cui hai Signoria, dicendo come lo sai; una fotografia del componente è l’ideale.
table-data = { $count ->
        [0] Dati dei componenti { $hash }
        [one] Dati dei componenti { $hash }, { $count } valore corretto
       *[other] Dati dei componenti { $hash }, { $count } valori corretti
    }

## Mappe

map-controls = Mappa
map-in = Più vicino
map-out = Più lontano
map-find = Cerca un luogo
map-find-none = Nessun luogo ha questo nome
map-column-place = Luogo
map-column-owner = Proprietario
map-column-strength = Forza
map-column-neighbours = Vicini
map-column-may = Puoi
label-you_may = Puoi

## Lezioni

learn = Impara
learn-games = Giochi
learn-lessons = Lezioni
learn-head = Impara { $game }
learn-sum =
    { $count ->
        [one] { $count } lezione, { $minutes } minuti
       *[other] { $count } lezioni, { $minutes } minuti
    }
learn-done = { $done } di { $count } fatte; in qualsiasi ordine, niente è chiuso
learn-start = { $minutes } minuti in tutto; in qualsiasi ordine, niente è chiuso
learn-known = Ora lo conosci
learn-none = Per questo gioco non ci sono ancora lezioni; le regole sono qui accanto.
learn-minutes = { $count } min
learn-steps = { $done } passi di { $count }
learn-begin = Comincia
learn-go_on = Continua
learn-again = Di nuovo
learn-rules = Le regole
learn-play = Gioca
learn-play-about = Una partita contro i bot, al ritmo che vuoi.
lesson-name = lezione { $number }: { $title }
lesson-number = { $game }, lezione { $number }
lesson-step = passo { $step } di { $steps }
lesson-finished = finita, { $steps } di { $steps }
lesson-leave = Lascia la lezione
lesson-leave-about = Il tuo passo resta; dalla pagina delle lezioni puoi continuare.
lesson-stay = Resta
lesson-goal = Scopo
lesson-this = Questa lezione
lesson-about = circa { $minutes } minuti
lesson-words = Parole di questo passo
lesson-in-step = In questo passo
lesson-left-out = Non in questa lezione
lesson-more-left-out =
    { $count ->
        [one] { $count } altra scelta non è in questa lezione
       *[other] { $count } altre scelte non sono in questa lezione
    }
lesson-choose-first = Prima scegli
lesson-rival =
    { $players ->
        [2] Il tuo rivale
       *[other] Rivale { $number }
    }
lesson-back = Indietro
lesson-skip = Salta questo passo
lesson-show = Mostrami
lesson-go-on = Avanti
lesson-taken-back = Ritirata
lesson-nothing = Non è successo nulla; tocca di nuovo a te.
lesson-well = Ben scelto
lesson-skipped = Giocato per te
lesson-done = La lezione è finita, { $minutes } minuti
lesson-learned = Che cosa hai imparato
lesson-next = Prossima lezione
lesson-next-about = { $title }, { $minutes } minuti
lesson-again = Di nuovo
lesson-all = Tutte le lezioni
lesson-explore = Il tabellone resta: guardati intorno.
coach-silence = silenzio
coach-speak = Parla di nuovo
coach-take-back = Riprendi la mossa
coach-news = Per la prima volta
coach-go-on = Prosegui
coach-read-on = Il seguito nelle regole ({ $rule })
learn-coach = Prima partita, con una guida
learn-coach-about = Una partita intera in { $players } contro apprendisti, con tutta la calma che vuoi. La guida parla di ciò che è nuovo, di uno spreco, di un grosso errore, e sa tacere.
learn-coach-begin = Comincia la partita
coach-speaks = la guida parla di questo
