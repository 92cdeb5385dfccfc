### Ciò che dice il comando. Le chiavi e i loro parametri: command.py, ed engine.py per ciò che dice il motore.

## Aiuto

help = Giochi del Rinascimento italiano: giocarli, simularli, controllarne i verbali e i dati.
help-games = Elenca i giochi installati, con i numeri di giocatori e le opzioni, e i bot.
help-rules = Mostra le regole di un gioco, o un loro paragrafo.
help-simulate = Fa giocare molte partite ai bot e dice chi vince, quanto spesso e con quale velocità.
help-ladder = Fa giocare bot contro bot e dice quale è il più forte, e con quale certezza.
help-tune = Adatta i pesi della valutazione di un gioco alle partite che un bot gioca contro sé stesso.
help-calibrate = Vedere se le probabilità di vittoria dicono il vero, e regolare la fiducia in un vantaggio.
help-study = Fa giocare ai bot migliaia di partite e scrive che cosa dicono di un gioco: una tabella e una pagina con immagini.
help-serve = Serve Signoria nel browser, fino a Ctrl-C.
help-backup = Copia i tavoli in un nuovo file mentre il server è in funzione, e controlla la copia.
help-restore = Mette una copia di sicurezza al posto dei tavoli, a server fermo.
help-record = I verbali delle partite: farli, mostrarli, rigiocarli, controllarli, analizzarli.
help-record-play = Fa giocare una partita ai bot e ne scrive il verbale.
help-record-show = Mostra l’intestazione e le righe di un verbale.
help-record-replay = Rigioca un verbale e mostra i punteggi a cui porta.
help-record-position = Scrive un momento di una partita come posizione da conservare; «signoria play --from» la apre.
help-record-verify = Controlla che in un verbale nulla sia stato cambiato e che si possa rigiocare.
help-record-review = Fa analizzare una partita finita dai bot: probabilità, svolte, che cosa sarebbe stato meglio.
help-data = I dati dei giochi.
help-data-check = Controlla il file dei componenti di un gioco, o quelli di tutti i giochi, secondo i loro vincoli.
help-help = Mostra questa pagina.
help-version = Mostra la versione di Signoria.
help-language = Con --lang en, fr o it, ogni comando parla quella lingua; altrimenti quella del tuo sistema.
help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-required = obbligatorio
help-default = predefinito:

placeholder-command = COMANDO
placeholder-options = [OPZIONI]
placeholder-arguments = [ARGOMENTI]
placeholder-game = GIOCO
placeholder-paragraph = PARAGRAFO
placeholder-file = FILE
placeholder-number = NUMERO
placeholder-text = TESTO

parameter-game = Un gioco, come lo elenca «signoria games».
parameter-players = Quanti posti.
parameter-games = Quante partite.
parameter-bots = Un bot per tutti i posti, o uno per posto separati da virgole; il tuo si scrive modulo:fabbrica.
parameter-seed = Lo stesso seme dà le stesse partite, con qualunque numero di processi.
parameter-option = Un’opzione del gioco, scritta nome=valore; si può dare più volte.
parameter-check = Verifica ogni invariante in ogni stato; molto più lento.
parameter-json-file = Scrive il risultato in questo file, come un unico oggetto JSON; - è l’uscita standard.
parameter-processes = Quanti processi giocano; se manca, uno solo, o tutti quelli del cluster.
parameter-all-processes = Quanti processi giocano; se manca, uno per ogni core, o tutti quelli del cluster.
parameter-ray = Giocare su un cluster Ray: host:porta, ray://host:porta, auto, oppure local per uno proprio di questa macchina.
parameter-ladder-players = Quanti posti; se manca quattro, o quanti ce ne possono essere.
parameter-ladder-games = Quante partite al massimo per ogni coppia di bot.
parameter-ladder-bots = I bot, dal più debole al più forte, separati da virgole: ognuno gioca da solo tra quelli che lo precedono; il tuo si scrive modulo:fabbrica.
parameter-whole = Gioca tutte le partite, anche quando la risposta è chiara.
parameter-tune-games = Quante partite del bot contro sé stesso.
parameter-tune-bots = Il bot che gioca contro sé stesso.
parameter-generations = Quante generazioni di pesi al massimo.
parameter-tune-out = Scrive la nuova tabella dei pesi in questo file.
parameter-calibrate-games = Le partite da giocare; di ciascuna conta una posizione.
parameter-calibrate-bots = Chi gioca.
parameter-slip = Una decisione su tante è presa a caso; senza caso in un gioco, bot uguali giocherebbero sempre la stessa partita. 0: nessuna.
parameter-calibrate-out = Un file in cui scrivere le temperature, come le contiene chances.toml.
parameter-compare = Un’altra impostazione da confrontare con la prima, scritta nome=valore,nome=valore; components=CARTELLA per dati corretti. Si può dare più volte.
parameter-study-out = La cartella per study.parquet e study.html; deve esserci.
parameter-record = Il file di un verbale.
parameter-as-json = In JSON.
parameter-upto = Si ferma subito prima di questa riga.
parameter-steps = Mostra sotto ogni frase le righe che racconta, con i nomi delle azioni.
parameter-review-seat = Le probabilità come le vedeva allora questo posto, e tutte le sue decisioni; senza, a carte scoperte.
parameter-html = Come una pagina HTML.
parameter-light = Guardare solo alla svelta, non oltre il turno seguente: qualche secondo invece di un minuto.
parameter-record-out = Il file in cui scrivere il verbale.
parameter-data-file = Controlla questo file invece di quello in vigore; bisogna nominare il gioco.
parameter-components = Una cartella di file dei componenti corretti, GIOCO.toml, al posto dei nostri; oppure SIGNORIA_COMPONENTS.
parameter-paragraph = Un paragrafo, come 4.2, una decisione, come R7, o un esempio, come es3; se manca, tutte le regole.
parameter-quick = Il promemoria: una pagina per giocare.
parameter-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine.
parameter-port = La porta su cui ascoltare; 0 ne prende una libera.
parameter-database = L’indirizzo di una base di dati PostgreSQL, postgresql://utente:password@host/nome; altrimenti un file SQLite nella cartella dei dati.
parameter-data = La cartella dei tavoli; se non è indicata, signoria nella tua cartella dei dati dei programmi.
parameter-backup = Il nuovo file; chi può leggerlo potrebbe prendere il posto di chiunque: custoditelo come i tavoli.
parameter-restore = Un file fatto da signoria backup, dell’una o dell’altra base di dati.
parameter-replace = Lo mette al posto dei tavoli che ci sono già.

## Uso sbagliato

quoted = «{ $text }»
interrupted = Interrotto.
usage-not-expected = Qui non ci si aspetta altro, ma c’è «{ $tokens }».
usage-missing = Manca { $name }; «{ $command } --help» dice che cosa serve.
usage-no-language = --lang vuole una lingua: en, fr o it.
usage-no-number = { $name } dev’essere un numero intero, non «{ $value }».
usage-no-value = { $name } è un interruttore e non prende valori, ma c’è «{ $value }».
usage-too-low = { $name } dev’essere almeno { $lowest }, non { $value }.
usage-too-high = { $name } dev’essere al massimo { $highest }, non { $value }.
usage-twice = { $name } è dato due volte.
usage-unknown-option = Qui non c’è un’opzione { $option }; «{ $command } --help» le elenca.
usage-close-option = Qui non c’è un’opzione { $option }; intendevi { $close }?
usage-dash-in-front = Qui non c’è un’opzione { $name }; un nome che comincia con un trattino va alla fine, dietro due trattini: «{ $command } … -- { $name }».
usage-option-behind-dashes = { $option } sta dietro i due trattini, dove non si leggono opzioni; mettila davanti.
usage-unknown-command = Qui non c’è un comando «{ $command }»; ci sono { $known }.
usage-close-command = Qui non c’è un comando «{ $command }»; intendevi { $close }?
usage-other = Non si capisce: { $detail }
option-without-value = Un’opzione si scrive nome=valore, non «{ $pair }».
option-twice = L’opzione { $name } è data due volte.
json-no-file = --json vuole un file, o - per l’uscita standard, non «{ $value }».
write-folder = Non si può scrivere { $file } perché è una cartella.
write-no-folder = Non si può scrivere { $file } perché non c’è una cartella { $folder }.
write-failed = Non si può scrivere { $file }: { $why }.
read-failed = Non si può leggere { $file }: { $why }.
why-missing = non esiste
why-forbidden = l’accesso è negato
why-folder = è una cartella
why-full = il disco è pieno
why-no-text = non è testo

## Giochi

games-none = Non è installato alcun gioco.
games-game = gioco
games-title = titolo
games-players = giocatori
games-options = opzioni
games-rules = regole
games-no-options = nessuna
games-option = { $name }: { $choices } (predefinito { $default })
games-option-for = { $name }: { $choices } (predefinito { $default }, in { $players } giocatori)
games-bots = Bot: { $bots }. { $engine }

## Simulazioni

simulating = Simulazione: { $game }
simulation-head =
    { $checked ->
        [yes] { $title } in { $players } giocatori: { $games ->
            [one] { $games } partita
           *[other] { $games } partite
        } dal seme { $seed }, ogni stato controllato.
       *[no] { $title } in { $players } giocatori: { $games ->
            [one] { $games } partita
           *[other] { $games } partite
        } dal seme { $seed }.
    }
simulation-length =
    { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per partita) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
simulation-speed = Al secondo: { NUMBER($decisions, maximumFractionDigits: 0) } decisioni e { NUMBER($games, maximumFractionDigits: 0) } partite; { $engine ->
        [compiled] versione compilata
       *[pure] semplice Python
    }, { $processes ->
        [one] { $processes } processo
       *[other] { $processes } processi
    }.
simulation-seat = posto
simulation-bot = bot
simulation-wins = vittorie
simulation-share = quota
simulation-score = punteggio medio
simulation-position = { $failure } La posizione è in { $file }.

## Scale e regolazione

ladder-playing = Scala: { $game }
ladder-head =
    { $stops ->
        [yes] { $title } con { $players } giocatori, dal seme { $seed }: al massimo { $games ->
            [one] { $games } partita
           *[other] { $games } partite
        } per coppia, meno appena la risposta è chiara.
       *[no] { $title } con { $players } giocatori, dal seme { $seed }: { $games ->
            [one] { $games } partita
           *[other] { $games } partite
        } per coppia.
    }
ladder-bot = bot
ladder-against = tra
ladder-games = partite
ladder-share = vittorie
ladder-interval = al 95%
ladder-equal = alla pari
ladder-score = punteggi
ladder-verdict = verdetto
ladder-stronger = più forte
ladder-weaker = più debole
ladder-unclear = incerto
ladder-strength = forza
ladder-uncertainty = incertezza
ladder-least = almeno
ladder-note = Gli intervalli valgono anche se le partite si fermano appena la risposta è chiara. Le forze sono punteggi openskill.
ladder-interrupted = Interrotto: ecco che cosa è stato giocato fin lì, e gli intervalli valgono per questo.
tuning = Regolazione: { $game }
tuning-head = { $title } con { $players } giocatori: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } contro sé stesso, { $positions ->
        [one] { $positions } posizione
       *[other] { $positions } posizioni
    }, { $generations ->
        [one] { $generations } generazione
       *[other] { $generations } generazioni
    }.
tuning-weight = peso
tuning-before = prima
tuning-after = dopo
tuning-loss = Sorpresa media davanti al vincitore, in partite non usate per l’adattamento: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } prima, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } dopo.
calibrating = Taratura: { $game }
calibration-head = { $title } con { $players } giocatori: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
    } di { $bots }, una posizione di ciascuna.
calibration-chance = probabilità
calibration-seats = posti
calibration-given = date
calibration-won = vinte
calibration-fitted = Temperatura { $early } alla prima riga, { $late } all’ultima; sorpresa media davanti al vincitore { $surprise }.
study-playing = Studio di { $game }
study-written = { $table } ha { $rows } righe, una per ogni posto di ogni partita; { $page } mostra che cosa dicono.
study-title = { $game }: uno studio
study-facts = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } in { $players }. Bot: { $bots }. Seme: { $seed }.
study-same-seeds = { $settings } impostazioni, ognuna con questo numero di partite e gli stessi semi.
study-usual = impostazioni abituali
study-data = dati { $hash }
study-mean-sources = Punti medi di un posto per fonte
study-seats = Vittorie per posto
study-bots = Vittorie per bot
study-states = Vittorie per { $group }
study-sources = Punti per fonte
study-length = Durata delle partite
study-options = Opzioni per decisione
study-held = Che cosa hanno i vincitori alla fine, dal più eloquente
study-share = vittorie in percento, con intervalli al 95%; punteggiato: se tutti si equivalessero
study-winners = vincitori
study-others = gli altri
study-decisions = decisioni in una partita
study-games = partite
study-tenth = decimo della partita
study-choices = opzioni in media

## Verbali

record-written = { $file }: { $lines ->
        [one] { $lines } riga
       *[other] { $lines } righe
    }; punteggi dei posti: { $scores }.
record-head = { $game }, regole { $rules }, dati { $data }, { $players } giocatori{ $options ->
        [none] {""}
       *[other] , { $options }
    }: { $seats }.
record-corrected = { $count ->
        [one] Un valore dei suoi componenti è stato corretto dal proprietario di una scatola:
       *[other] { $count } valori dei suoi componenti sono stati corretti dal proprietario di una scatola:
    }
record-seat = posto { $seat } { $name } ({ $kind })
record-told = { $title }, con { $seats }.
record-bot = { $name } (bot, { $level })
record-agreed = Concordato: { $options }.
record-option = { $name } ({ $choice })
record-started-game = È il seguito di un’altra partita, dalla sua riga { $line }.
record-started-position = Comincia da una posizione data.
record-by-seat = posto { $seat }
record-by-chance = caso
record-undone = (annullata)
record-undo = annulla tutto dalla riga { $to } in poi
record-view = La partita non è chiusa, e questo è solo ciò che vede un posto.
record-open = La partita non è chiusa.
record-early = La partita è stata chiusa prima della fine.
record-over = La partita è finita. Nell’ordine: { $places }.
record-place-of = { $seat } ({ $place }º posto)
replay-over = { $title }: la partita è finita.
replay-so-far = { $title }: la partita non è finita; i punteggi sono quelli fin qui.
replay-score = punteggio
replay-total = totale
replay-place = piazzamento
reviewing = Analisi
review-title = analisi
review-close = I bot hanno guardato { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
    }, ciascuna da ciò che sapeva il suo posto; le probabilità di vittoria sono in percentuale.
review-light = I bot hanno guardato { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
    } solo alla svelta, non oltre il turno seguente; le probabilità di vittoria sono in percentuale.
review-pure = Senza il motore compilato c’è solo questo esame più leggero; «make setup» ne costruisce uno.
review-chances = Probabilità di vittoria, a carte scoperte
review-seen = Probabilità di vittoria, come le vedeva { $name }
review-decision = decisione
review-turning = Svolte, con il cambiamento della probabilità del giocatore
review-no-turning = Nessuna.
review-at = { $name }, decisione { $number }
review-summary = { $name }: { $alike } decisioni su { $count } come il bot
review-no-seat = In questo verbale non c’è un posto { $seat }; vanno da 0 a { $last }.

## Dati

data-file-without-game = Di’ a quale gioco serve il file: signoria data check GIOCO --file FILE.
data-no-file = Non c’è un file { $file }.
data-problem = { $game }: { $problem }
data-warning = { $game }: avviso: { $problem } (diverso dalla nostra ricostruzione, di cui il gioco non ha bisogno)
data-unusable = { $game }: con questi dati non si può giocare, per { $problems ->
        [one] { $problems } motivo
       *[other] { $problems } motivi
    }.
data-topic = { $game }: { $topic }. { $about }
data-no-topic = { $game }: ciò che dice il regolamento o un’altra fonte pubblica; il gioco segue questo file.
data-difference = {"  "}{ $place }: { $here ->
        [none] manca qui
       *[other] qui { $here }
    }, { $ours ->
        [none] manca da noi
       *[other] da noi { $ours }
    }
components-no-folder = Non c’è una cartella { $folder } con file dei componenti.
components-no-file = La cartella { $folder } non ha alcun file dei componenti; si chiamano { $files }.
data-sound = { $game }: con { $file } si può giocare{ $warnings ->
        [0] {""}
        [one] , { $warnings } avviso
       *[other] , { $warnings } avvisi
    }; dati { $hash }; origine delle voci: { $rulebook } dal regolamento, { $public } da fonti pubbliche, { $reconstructed } ricostruite.

## Il tavolo

serve-not-installed = Il tavolo ha bisogno di pacchetti che non sono installati ({ $module }); «pip install signoria[table]» li porta.
serve-port-taken = La porta { $port } di { $host } è usata da un altro programma; scegline un’altra con --port, o 0 per una libera.
serve-cannot-listen = Signoria non può ascoltare su { $host }, porta { $port }: { $why }.
serving = Signoria è all’indirizzo { $address } (Ctrl-C la ferma).
backup-made = { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } e { $lines ->
        [one] { $lines } riga
       *[other] { $lines } righe
    } di partite sono in { $file } ({ $megabytes } MB, controllato, { $seconds } s).
restored = { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } e { $lines ->
        [one] { $lines } riga
       *[other] { $lines } righe
    } di partite sono tornati da { $file }; avviate il server.

## Ciò che dice il motore: come gira

engine-compiled = Le regole girano compilate.
engine-asked = Le regole girano in semplice Python perché SIGNORIA_PURE è impostato.
engine-stale = Il motore compilato è più vecchio dei sorgenti, che girano in semplice Python. «make setup» lo ricompila.
engine-none = Le regole girano in semplice Python, più lentamente, perché non è installato un motore compilato; «make setup» ne fa uno dove c’è un compilatore C.

## Ciò che dice il motore: giochi, opzioni, azioni

error-game_close = Nessun gioco si chiama «{ $name }»; intendevi { $close }?
error-game_unknown = Nessun gioco si chiama «{ $name }»; sono installati: { $known }.
error-game_none = Nessun gioco si chiama «{ $name }»; non ne è installato alcuno.
error-game_import = Il gioco «{ $game }» è installato, ma { $point } non si importa: { $error }.
error-game_no_game = Il punto d’ingresso { $point } di «{ $game }» non è un signoria.core.game.Game.
error-game_misnamed = Il punto d’ingresso { $point } si chiama «{ $game }», ma il suo gioco «{ $id }».
error-player_count = { $title } si gioca da { $lowest } a { $highest } giocatori, non in { $players }; scegli un numero entro questi limiti.
error-no_options = { $title } non ha un’opzione «{ $name }»; non ne ha alcuna.
error-option_unknown = { $title } non ha un’opzione «{ $name }»; conosce { $known }.
error-option_value = L’opzione { $name } di { $title } non può valere «{ $value }»; valori possibili: { $allowed }.
error-option_players = L’opzione { $name } di { $title } è per { $counts } giocatori, non per { $players }.
error-action_number = { $kind ->
        [action] Non c’è un’azione numero { $number }: i numeri di questo gioco vanno da 0 a { $last }.
       *[other] Non c’è un’estrazione numero { $number }: i numeri di questo gioco vanno da 0 a { $last }.
    }
error-lesson_unusable = La lezione { $lesson } non è utilizzabile: { $why }.
error-no_lesson = { $title } non ha una lezione { $number }; ne ha { $count }, numerate da 1.
error-action_unknown = { $kind ->
        [action] «{ $name }» non è un’azione di questo gioco, che conosce { $known }.
       *[other] «{ $name }» non è un’estrazione di questo gioco, che conosce { $known }.
    }
error-not_allowed = { $action } adesso non è permesso: { $reason }.
error-this_not_allowed = Questa azione adesso non è permessa: { $reason }.
error-position_unusable = La posizione è inutilizzabile: { $problems }.
error-data_unusable = Il file dei componenti { $file } è inutilizzabile: { $problems }.
error-language_unknown = Signoria non parla «{ $name }»; conosce { $known }.

## Ciò che dice il motore: bot e simulazioni

error-bot_close = Nessun bot si chiama «{ $name }»; intendevi { $close }?
error-bot_unknown = Nessun bot si chiama «{ $name }»; c’è { $known }, o il tuo, scritto modulo:fabbrica.
error-bot_count = Ci sono { $bots } bot per { $players } giocatori; nominane uno per tutti i posti, o { $players }.
error-bot_import = Il bot «{ $name }» non si può caricare: { $error }.
error-bot_factory = Il bot «{ $name }» non si può caricare: { $module } non ha una funzione o classe «{ $factory }».
error-bot_cannot_choose = Il bot «{ $name }» non può giocare: ciò che fa la sua fabbrica non ha un metodo «choose».
error-bot_making = Il bot «{ $name }» non si è potuto creare: { $error }.
error-bot_arguments = Il bot «{ $name }» non si è potuto creare: gli argomenti si scrivono come in modulo:Bot(depth=3, calm=True).
error-bot_fault = { $what } { $where }
fault-choice = Il bot del posto { $seat } ha scelto «{ $choice }», che non è tra le sue scelte: { $allowed }.
fault-error = Il bot del posto { $seat } si è interrotto: { $error }.
fault-time = Il bot del posto { $seat } non aveva risposto dopo { $seconds } secondi.
fault-where = È { $bot }, in una partita di { $game } con { $players } giocatori e seme { $seed }, dopo la riga { $line }.
error-game_broken = La partita { $number } di { $game } è guasta dopo il passo { $step }: { $problems }.
error-at_least_one = Servono almeno una partita e un processo, non { $games } e { $processes }.
error-ladder_bots = Una scala richiede almeno due bot, ognuno una sola volta, il più debole per primo; c’è { $bots }.
error-cannot_tune = { $title } non si può regolare perché la sua valutazione non ha pesi.
error-library_missing = Per questo serve la libreria { $library }, che non è installata; «pip install signoria[{ $extra }]» la porta.
error-cluster_address = «{ $address }» non è l’indirizzo di un cluster Ray; ci sono host:porta, ray://host:porta, auto e local.
error-cluster_silent = Nessun cluster Ray risponde a { $address }: { $error }. «ray start --head» ne avvia uno, e «local» uno proprio.
error-cluster_gave_up = Il cluster ha rinunciato a una parte delle partite: { $error }.
error-cluster_import = Un processo del cluster non può giocare: { $error }. Gli servono la stessa Signoria, gli stessi giochi e gli stessi bot.
error-other_code = Il processo su { $host } ha Signoria { $there }, e chiede { $here }: solo la stessa gioca le stesse partite.
error-weights_names = { $file } e la valutazione non nominano gli stessi pesi: { $odd }.

## Ciò che dice il motore: lettura di un verbale

part-whole = Il verbale
part-inside = Nel verbale, { $where }
part-digest = l’impronta della riga { $line }
part-seat = il posto della riga { $line }
part-action = l’azione della riga { $line }
part-outcome = l’estrazione della riga { $line }
part-n = l’n della riga { $line }
part-goal = la meta della riga { $line }
error-record_no_json = Questo non è un verbale: non si legge come JSON ({ $error }).
error-record_no_object = Questo non è un verbale: un verbale è un oggetto JSON.
error-record_no_format = Questo non è un verbale: non dice il suo formato.
error-record_format = Il verbale è nel formato { $found }, ma questa versione di Signoria legge il formato { $format }.
error-record_lacks = { $what } non contiene { $missing }; forse è stato tagliato o ritoccato.
error-record_has = { $what } contiene { $unknown }, che nessun verbale nel formato { $format } contiene.
error-record_twice = Il verbale dà { $name } due volte; ogni nome può stare una volta sola.
error-record_seats = Il verbale è di una partita in { $players } giocatori ma ha { $seats } posti; ci vuole un posto per giocatore.
error-record_option = Nel verbale, l’opzione { $name } è { $value }; dev’essere true, false, un numero intero o un testo.
error-record_seen_by = Nel verbale, seen_by è { $value }; dev’essere un posto, o { $spectator } per uno spettatore.
error-record_seen_and_ended = Il verbale è insieme visto da un posto (seen_by) e concluso; un verbale concluso si mostra intero.
error-value_object = Nel verbale, { $what } è { $value }; dev’essere un oggetto.
error-value_list = Nel verbale, { $what } è { $value }; dev’essere una lista.
error-value_text = Nel verbale, { $what } è { $value }; dev’essere un testo.
error-value_number = Nel verbale, { $what } è { $value }; dev’essere un numero intero da { $lowest } in su.
error-value_hex = Nel verbale, { $what } è { $value }; ci vogliono { $digits } cifre esadecimali, minuscole.
error-seat_kind = Un posto è del tipo «{ $person }» o «{ $bot }» con un livello, non «{ $kind }».
error-line_no_list = La riga { $line } del verbale è { $value }; una riga è una lista: il suo numero, ciò che è stato fatto, un’impronta.
error-line_number = Dove dovrebbe esserci la riga { $line }, il verbale ha la riga { $found }: sono state tolte, aggiunte o spostate delle righe.
error-line_form = La riga { $line } del verbale dice { $value }; ci vuole una di queste forme: { $forms }.

## Ciò che dice il motore: un verbale rigiocato

due-nothing = la partita era finita
due-chance = toccava al caso
due-seats = toccava al posto { $seats }
error-record_other_game = Questo verbale è del gioco «{ $found }», non di «{ $wanted }»; rigiocalo con il suo gioco.
error-record_other_rules = Questo verbale è stato fatto con le regole { $found } di { $title }, ma qui ci sono le regole { $here }; la versione di Signoria che l’ha fatto può rigiocarlo.
error-record_other_data = Questo verbale è stato fatto con altri dati di { $title } ({ $found }, qui { $here }); usa il file dei componenti con cui è stato fatto.
error-record_set_up = La preparazione di questo verbale non va bene per il gioco: { $why }
error-line_misfit = La riga { $line } non va bene per il gioco: { $why }
error-line_hidden = La riga { $line } è nascosta al posto per cui questo verbale è stato fatto.
error-line_draw_not_due = La riga { $line } estrae { $outcome }, ma { $due }; sono stati cambiati il verbale o le regole.
error-line_draw_impossible = La riga { $line } estrae { $outcome }, che non poteva uscire; sono stati cambiati il verbale o le regole.
error-line_not_due = La riga { $line } è { $action } del posto { $seat }, ma { $due }; sono stati cambiati il verbale o le regole.
error-line_not_allowed = La riga { $line } è { $action } del posto { $seat }, che in quel momento non era permesso: { $reason }; sono stati cambiati il verbale o le regole.
error-line_undo_by = La riga { $line } è un annullamento del posto { $seat }, ma l’ultimo posto è il { $last }.
error-line_undo_seat = La riga { $line } è un annullamento del posto { $seat }, che non esiste.
error-line_undo_goal = La riga { $line } torna alla riga { $to }, che in quel momento non conta; un annullamento deve nominare un’azione o un’estrazione fatta e non annullata.

## Ciò che dice il motore: tenere un verbale

error-record_seats_needed = Una partita in { $players } giocatori vuole { $players } posti, non { $seats }.
error-record_bytes = Un segreto deve avere { $secret } byte e un nonce { $nonce }.
error-line_n = La riga { $line } estrae con n = { $n }, ma ora viene { $next }: n può solo crescere.
error-record_closed = Questo verbale è chiuso: il suo segreto è pubblico, quindi non vi si può aggiungere nulla.
error-record_not_whole = Questo verbale mostra solo ciò che vede un posto; si può continuare solo il verbale intero.
error-record_other_secret = Il segreto non è quello con cui questo verbale è stato iniziato; la sua impronta è diversa.
error-record_view_of_view = Questo verbale mostra solo ciò che vede un posto; le altre viste si fanno dal verbale intero.
error-record_start_hidden = Il verbale nasconde il suo inizio, benché non sia fatto per un solo posto.
error-record_start = Nel verbale, start contiene { $names }; deve contenere un verbale, una posizione, oppure che è nascosto.
error-record_deep = In questo verbale più di { $most } partite stanno l’una dentro l’altra; nessun tavolo ne scrive tante.
error-record_start_end = La partita di cui questa è il seguito dev’essere chiusa a quella riga, senza risultato.
error-start_hidden = L’inizio di questa partita è nascosto, fino alla fine, al posto per cui questo verbale è stato fatto.
error-start_position = La posizione da cui comincia questa partita non si può giocare: { $why }
error-start_other_setup = L’inizio di questa partita non ha i giocatori o le opzioni che dice la sua intestazione.
error-start_wrong = L’inizio di questa partita non regge: { $why }
error-play_on_not_over = Si può rigiocare solo da una partita finita: prima, il suo verbale non è intero.
error-play_on_no_line = Il verbale ha { $lines } righe; non c’è il momento { $line }.
error-play_on_over = Lì la partita è finita: non resta niente da giocare.
finding-header_hidden = L’inizio è nascosto fino alla fine; l’impronta dell’intestazione non si può quindi controllare.
finding-set_position = La partita comincia da una posizione data, che si può giocare.
finding-branch = La partita è il seguito di un’altra dalla sua riga { $line }, e quella regge fin lì.
error-record_no_seat = A questo tavolo non c’è un posto { $seat }; nomina un posto, o { $spectator } per uno spettatore.
error-record_not_over = La partita non è finita, quindi il suo segreto resta segreto; finish(early=True) vi rinuncia.
error-review_not_whole = Questo verbale mostra solo ciò che vede un posto; si può analizzare solo il verbale intero di una partita finita.
error-review_not_over = Questa partita non è finita; si potrà analizzare quando lo sarà.
error-line_rewritten = La riga { $line } non è come fu scritta; da questo verbale la partita non può continuare.
error-chance_chosen = Nessuno sceglie per il caso; settle_chance() estrae dalla sequenza della partita.

## Ciò che dice il motore: controllo di un verbale

finding-header = L’intestazione è com’era all’inizio della partita.
error-header_changed = L’intestazione è stata cambiata dopo l’inizio della partita: gioco, regole, dati, giocatori, opzioni, posti, impegno e nonce non hanno l’impronta scritta sotto.
finding-no_secret = Il segreto non è ancora pubblico, perché la partita non è chiusa.
finding-secret = Il segreto è quello fissato prima che qualcuno mandasse un nonce.
error-secret_changed = Il segreto è stato cambiato: non è quello la cui impronta fu pubblicata prima dell’inizio della partita.
finding-lines_unchecked = Solo con il segreto si può sapere se una riga è stata cambiata.
finding-lines = { $lines ->
        [one] { $lines } riga, con l’impronta scritta insieme a essa.
       *[other] Tutte le { $lines } righe hanno l’impronta scritta insieme a esse.
    }
error-line_changed = La riga { $line } è stata cambiata: non ha l’impronta scritta insieme a essa.
finding-nothing_shown = Non sono state date impronte annotate durante la partita con cui confrontare.
finding-shown = { $count ->
        [one] { $count } impronta annotata durante la partita: è quella del verbale.
       *[other] Le { $count } impronte annotate durante la partita sono quelle del verbale.
    }
error-header_not_shown = L’intestazione non è quella della partita: durante il gioco fu mostrata per essa un’altra impronta.
error-line_not_shown = La riga { $line }, o una prima di essa, non è ciò che fu giocato: durante il gioco fu mostrata per essa un’altra impronta.
finding-not_closed = { $lines ->
        [one] La partita non è chiusa; finora è stata fatta { $lines } riga.
       *[other] La partita non è chiusa; finora sono state fatte { $lines } righe.
    }
finding-closed = { $lines ->
        [one] Il verbale è stato chiuso con { $lines } riga, e c’è.
       *[other] Il verbale è stato chiuso con { $lines } righe, e ci sono tutte.
    }
error-lines_missing = Il verbale è stato chiuso con { $lines } righe, ma dalla riga { $line } in poi mancano.
error-line_added = { $lines ->
        [one] Il verbale è stato chiuso con { $lines } riga, ma vi è stata aggiunta la riga { $line }.
       *[other] Il verbale è stato chiuso con { $lines } righe, ma vi è stata aggiunta la riga { $line }.
    }
finding-moves = { $moves ->
        [one] { $moves } azione, permessa quando è stata fatta.
       *[other] Tutte le { $moves } azioni erano permesse quando sono state fatte.
    }
finding-moves_until_hidden = { $hidden } Le azioni che la precedono erano permesse.
finding-draws = { $draws ->
        [one] { $draws } estrazione: è quella che danno il segreto e i nonce, e nessuna è stata saltata.
       *[other] Tutte le { $draws } estrazioni sono quelle che danno il segreto e i nonce, e nessuna è stata saltata.
    }
finding-draws_unchecked = Gli n delle estrazioni crescono soltanto; che cosa abbiano dato si può controllare solo con il segreto.
error-line_n_used = La riga { $line } estrae con n = { $n }, che era già stato usato; n può solo crescere.
error-line_drawn_wrong = La riga { $line } estrae { $drawn } con n = { $drawn_n }, ma il segreto e i nonce danno { $due } con n = { $n }.
finding-no_result = Non c’è un risultato da controllare prima che la partita sia chiusa.
finding-result = Il risultato è quello a cui portano le righe.
finding-closed_early = La partita è stata chiusa prima della fine.
error-result_added = Il risultato è stato aggiunto: secondo le righe la partita non è finita.
error-result_changed = Il risultato è stato cambiato: piazzamenti o righe dei punteggi non sono quelli a cui portano le righe.

## Giocare

help-play = Gioca una partita nel terminale, contro i bot o in più persone alla stessa tastiera.
parameter-play-players = Quanti posti; il tuo è il primo, i bot prendono gli altri.
parameter-play-bots = Un bot per tutti gli altri posti, o uno per posto separati da virgole; il tuo: modulo:fabbrica.
parameter-seats = Altrimenti, chi siede dove, separati da virgole: me (una persona a questa tastiera) o un bot.
parameter-names = Nomi separati da virgole, per tutti i posti o per le sole persone.
parameter-lesson = Segue questa lezione del gioco: 1 è la prima.
parameter-coach = Con una guida, che parla di ciò che è nuovo, prima di uno spreco e dopo un grosso errore.
parameter-save = Salva la partita in questo file dopo ogni decisione; alla fine è il verbale.
parameter-resume = Riprende la partita salvata in questo file, e la salva lì.
parameter-from = Comincia da FILE o FILE@RIGA: un verbale, una partita salvata come la vedi tu, o una posizione.
parameter-no-color = Senza colori; la variabile d’ambiente NO_COLOR fa lo stesso.
seats-twice = --seats dice chi siede dove; --players e --bots non si possono dare insieme.
seats-nobody = Non giocherebbe nessuno: --seats vuole almeno un «me»; «signoria record play» fa giocare i bot da soli.
seats-bots = Ci sono { $bots } bot per { $seats } altri posti; indicane uno per tutti, o uno per ciascuno.
names-count = Ci sono { $names } nomi; danne { $persons } per le persone, o { $players } per tutti i posti.
name-unusable = Nessuno può chiamarsi «{ $name }»: un nome ha da 1 a { $longest } caratteri stampabili.
name-twice = Due posti si chiamano { $name }; da’ a ciascuno un altro nome con --names.
save-exists = { $file } esiste già; --resume { $file } lo riprende, oppure salva in un altro file.
lesson-only = Una lezione ha i suoi giocatori e le sue opzioni; { $names } non si può dare con --lesson.
coach-alone = Una guida è per una persona sola tra i bot; qui giocano { $persons } persone.
resume-only = Una partita ripresa ha già i suoi giocatori e le sue opzioni; { $names } non si può dare con --resume.
from-only = Una partita che comincia da un’altra ha già i suoi giocatori e le sue opzioni; { $names } non si può dare con --from.
from-failed = Nessuna partita può cominciare da { $file }: { $why }
from-no-json = non si legge come JSON.
from-nothing = non è né un verbale, né una partita salvata, né una posizione.
from-position-line = Una posizione è un solo momento e non ha righe; togli ciò che segue la @.
from-seats = Questa posizione è per { $players } giocatori, e --seats ne indica { $seats }.
resume-other-game = { $file } è una partita di { $found }, non di { $asked }.
resume-over = La partita di { $file } è finita; «signoria record replay { $file }» mostra come.
resume-no-save = { $file } non è una partita salvata: { $why }.
resume-failed = La partita di { $file } non può continuare. { $why }
why-no-json = non si legge come JSON
why-no-save = non ne ha la forma; forse è stato troncato o modificato
why-other-version = l’ha salvata un’altra versione di Signoria

## Il server

error-database_address = --database dev’essere l’indirizzo di un PostgreSQL, come postgresql://utente:password@host/nome.
error-folder_in_use = Un altro server serve già la cartella { $folder }; fermatelo, sceglietene un’altra con --data, o lasciate che più server condividano un PostgreSQL con --database.
error-folder_unusable = La cartella { $folder } non si può usare: { $why }; sceglietene un’altra con --data.
error-database_unusable = La base di dati { $database } non si può usare: { $why }.
error-database_newer = Una versione più recente di Signoria ha usato questa base di dati (il suo schema è { $here }, qui { $newest }); usa quella versione.
error-backup_exists = { $file } esiste già, e una copia di sicurezza non sostituisce nulla; da’ il nome di un nuovo file.
error-backup_unwritable = Non si può scrivere { $file }: { $why }.
error-no_database = Non c’è una base di dati nella cartella { $folder }; indicate quella del server con --data, o la sua base con --database.
error-empty_database = Non ci sono tavoli di Signoria nella base di dati { $database }; indicate quella del server con --database.
error-backup_missing = Non c’è un file { $file }.
error-backup_other_file = { $file } non è una copia di sicurezza di Signoria ({ $why }); da’ un file fatto da «signoria backup».
error-backup_damaged = { $file } è danneggiato: { $why }; usa un’altra copia.
error-backup_newer = { $file } è stato fatto da una versione più recente di Signoria (il suo schema è { $here }, qui { $newest }); usa quella versione.
error-restore_running = Un server serve la cartella { $folder }; fermatelo prima, e riavviatelo dopo.
error-restore_serving = Un server usa la base di dati { $database }; fermate prima tutti i suoi server, e riavviateli dopo.
error-restore_over_file = Nella cartella { $folder } c’è già una base di dati; --replace mette la copia al suo posto e conserva accanto quella vecchia.
error-restore_over_rows = Nella base di dati { $database } ci sono già persone e tavoli; --replace mette la copia al loro posto («signoria backup» prima li conserva).
error-setting_number = La variabile d’ambiente { $name } dev’essere un numero maggiore di 0, non «{ $value }».
error-setting_one_of = La variabile d’ambiente { $name } deve valere una di queste parole: { $known }, non «{ $value }».
error-setting_token = La variabile d’ambiente { $name } deve avere almeno { $least } lettere, cifre o segni, senza spazi.
error-setting_whole = La variabile d’ambiente { $name } dev’essere un numero intero da 1 in su, non «{ $value }».

## Chi gestisce un server

placeholder-who = CHI
placeholder-table = TAVOLO
help-admin = Le persone e i tavoli, per chi gestisce un server; intanto può essere in funzione.
help-admin-people = Elenca le persone, a partire da chi è stato visto per ultimo.
help-admin-tables = Elenca i tavoli, a partire da quelli attivi per ultimi.
help-admin-statistics = Conta le persone, i tavoli, le partite e le righe.
help-admin-ban = Esclude qualcuno: disconnesso dappertutto, sostituito da bot, senza poter rientrare.
help-admin-unban = Lascia rientrare qualcuno.
help-admin-password = Dà a un account una nuova password e lo disconnette dappertutto.
help-admin-close = Chiude un tavolo per sempre; il verbale resta.
help-admin-export = Scrive in un file tutto ciò che c’è su qualcuno.
help-admin-delete = Cancella qualcuno: nome, password e ciò che ha detto; i verbali restano, senza il nome.
parameter-who = Il nome di un account, o l’identificativo di chiunque.
parameter-most = Quanti elencarne al massimo.
parameter-search = Solo chi ha questo nel nome.
parameter-status = Solo quelli: lobby (prima della partita), running (in corso), over (finiti) o closed (chiusi).
parameter-table = L’identificativo di un tavolo: la fine del suo indirizzo.
parameter-export = Il file da scrivere, in JSON.
parameter-yes = Sì, per sempre.
admin-nobody = Nessuno.
admin-no-tables = Nessun tavolo.
admin-name = nome
admin-id = identificativo
admin-kind = tipo
admin-account = account
admin-guest = ospite
admin-tables = tavoli
admin-since = dal
admin-seen = visto il
admin-banned = escluso il
admin-game = gioco
admin-status = stato
admin-people = persone
admin-lines = righe
admin-moved = ultima mossa
admin-lobby = prima della partita
admin-running = in corso
admin-over = finito
admin-closed = chiuso
admin-is-banned = { $name } è fuori.
admin-is-unbanned = { $name } può rientrare.
admin-new-password = La nuova password di { $name } è { $password }; nessun altro la conosce.
admin-exported = Tutto ciò che c’è su { $name } è in { $file }.
admin-not-confirmed = Questo cancellerebbe { $who } per sempre; aggiungete --yes se è voluto.
admin-is-deleted = { $name } è cancellato.
admin-is-closed = Il tavolo { $table } è chiuso.
admin-count-people = Account: { $accounts }; ospiti: { $guests }; esclusi: { $banned }.
admin-count-tables = Tavoli prima della partita: { $lobby }; in corso: { $running }; finiti: { $over }; chiusi: { $closed }.
admin-count-game = { $game }: { $tables }.
admin-count-lines = Righe delle partite: { $lines }; messaggi: { $chat }.
admin-count-days = { $days ->
        [one] Nell’ultimo giorno
       *[other] Negli ultimi { $days } giorni
    }: persone viste: { $people }; partite finite: { $games }.
error-several_guests = Più ospiti si chiamano { $name }; dite quale con il suo identificativo: { $ids }.
error-nobody = Qui nessuno si chiama { $name } né ha questo identificativo; «signoria admin people» elenca tutti.
error-no_password = { $name } è un ospite e non ha password; solo gli account ne hanno.
error-no_such_table = Non c’è un tavolo { $table }; «signoria admin tables» li elenca, e l’indirizzo di un tavolo finisce con il suo identificativo.
error-database_older = Il database è di una versione più vecchia (il suo schema è { $here }); avviate una volta il server, che lo aggiorna.
error-not_open = Al tavolo { $table } non si gioca più: il suo stato è «{ $status }».
