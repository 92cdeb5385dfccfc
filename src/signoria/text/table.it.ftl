### Ciò che un tavolo rifiuta. Chiavi e parametri: table.py. L’inglese è in signoria.table.

## Richieste

error-bad_request = La richiesta non si capisce; /api/openapi.json la descrive.
error-misfit = La richiesta non va bene: { $where }.
error-forbidden = Non è permesso.
error-not_found = A questo indirizzo non c’è niente.
error-method = A questo indirizzo non ci si può rivolgere così; /api/openapi.json lo descrive.
error-too_large = La richiesta è troppo grande.
error-too_many = Troppo spesso in troppo poco tempo; aspetta { $seconds } s.
error-too_many_open = Ci sono già { $count } connessioni a questo tavolo; chiudetene qualcuna.
error-too_many_here = Ci sono già { $count } connessioni dal tuo indirizzo; chiudi qualche pagina.
error-broken = Qualcosa è andato storto sul server; il suo registro dice che cosa. Riprova.
error-database = La base di dati non risponde; riprova tra un momento.
error-restarting = Il server si sta riavviando; torna fra un istante.
error-csrf = La richiesta non porta il gettone del cookie { $cookie } nell’intestazione { $header }; ricarica la pagina e lasciate che il browser accetti i cookie.
error-origin = La richiesta viene da una pagina di un altro sito ({ $origin }); solo le pagine del tavolo possono farla.

## Giochi e testi

error-no_game = Qui nessun gioco si chiama «{ $game }»; /api/games ne dà l’elenco.
error-no_hint = Per ora non si è trovato alcun suggerimento; riprova.
error-no_language = Qui non si parla «{ $lang }»; scegli { $known }.
error-no_rules = { $why }
error-no_lesson = { $title } non ha una lezione { $number }; ne ha { $count }, numerate da 1.
error-lesson_steps = Il passo { $step } di questa lezione non finisce così; ricomincia con meno passi.
error-lesson_tries = { $action } viene dopo la fine del passo { $step }; manda fra i passi ciò che l’ha concluso.

## Persone

error-not_signed_in = Prima di’ il tuo nome, o accedi.
error-signed_in = Sei già entrato come { $name }; prima esci.
error-name = Un nome ha almeno una lettera o una cifra, e al massimo { $most } caratteri che si possano mostrare.
error-name_taken = C’è già un account di nome { $name }; scegli un altro nome.
error-wrong_password = Questo nome e questa password non vanno insieme.
error-no_account = Un ospite non ha password; prima create un account.
error-guest_one_device = Un ospite è su un solo dispositivo; esci lì.
error-guest_lessons = Le lezioni di un ospite restano sul suo dispositivo; crea un account per tenerle qui.
error-no_such_lesson = { $game } non ha una lezione { $lesson }.

## Prima della partita

error-no_table = Questo tavolo non esiste, o non è per te; chiedi il collegamento a chi lo ha aperto.
error-closed = Questo tavolo è chiuso.
error-begun = La partita è già cominciata.
error-seated = Siedi già a questo tavolo.
error-not_seated = Non siedi a questo tavolo.
error-seat_taken = Qualcun altro ha preso quel posto.
error-no_open_seat = A questo tavolo non c’è un tale posto libero per tutti.
error-not_host = Chi ha aperto il tavolo fa cominciare la partita.
error-not_full = Un posto non è ancora preso; aspetta, o lascia il tavolo e aprine uno con dei bot.
error-not_a_player = Solo chi ha giocato qui può chiedere la rivincita.
error-no_hints_here = A questo tavolo si gioca senza suggerimenti.
error-not_over = Questa partita non è finita; la rivincita viene dopo.
error-review_not_a_player = Solo chi ha giocato qui può chiedere un’analisi.
error-review_not_over = Questa partita non è finita; si potrà analizzare quando lo sarà.
error-too_many_lobbies = Hai { $count } tavoli che aspettano altri giocatori; prima fanne cominciare o lasciane qualcuno.
error-too_many_lobbies_here = { $count } tavoli aperti dal tuo indirizzo aspettano altri; prima cominciane o lasciane qualcuno.
error-too_many_games = Giochi { $count } partite insieme; prima finiscine o abbandonane qualcuna.
error-me_twice = Puoi prendere un solo posto per te; gli altri al tuo schermo sono «local».
error-no_person = Ci vuole un posto per una persona; i bot da soli giocano con «signoria simulate».
error-no_level = Non c’è un livello «{ $level }»; i livelli sono { $known }.
error-name_twice = Due posti si chiamano { $name }; da’ a ciascuno il suo nome.
error-host_left = Chi ha aperto questo tavolo lo ha lasciato prima della partita.
error-expired = Questo tavolo è stato chiuso perché la partita non è cominciata per molto tempo.

## Durante la partita

error-no_game_now =
    { $status ->
        [lobby] A questo tavolo la partita non è ancora cominciata.
        [over] A questo tavolo la partita è finita.
       *[other] Questo tavolo è chiuso.
    }
error-interrupted = Dopo { $action } (n. { $number }) la partita prosegue senza di te; manda il seguito quando l’avrai vista.
error-not_allowed_of_several = L’azione { $number } di { $count }, { $action }, non è permessa: { $reason }; non è stato fatto nulla.
error-hint_for_nobody = Solo chi siede al tavolo riceve consigli.
error-hint_waits = State già aspettando un consiglio.
error-stale = La decisione della riga { $at } non è più da prendere; guarda di nuovo il tavolo.
error-quicker = Qualcuno è stato più veloce; guarda di nuovo il tavolo.
error-not_your_seat = Il posto { $seat } non è il tuo.
error-bot_plays = A questo posto gioca un bot; prima riprendetelo.
error-nothing_to_decide = Il posto { $seat } non ha niente da decidere adesso.
error-no_way_back =
    { $why ->
        [chance] Da allora è intervenuto il caso; chiedi agli altri di tornare indietro.
        [revealed] Da allora è stato scoperto qualcosa di nascosto; chiedi agli altri di tornare indietro.
        [other] Da allora qualcun altro ha deciso; chiedi agli altri di tornare indietro.
       *[nothing] Non c’è niente da annullare.
    }
error-undo_goal = Non si può tornare alla riga { $to }; nominate una riga che conta, di una partita che non è finita.
error-not_asked = In questo momento nessuno chiede di tornare indietro.
error-not_at_table = Solo chi siede al tavolo può parlarvi.
error-empty_chat = In questo messaggio non c’è niente da dire.
error-spoke_together = Qualcuno ha parlato nello stesso momento; ripetete.
error-not_a_voter = Solo gli altri giocatori del tavolo possono far giocare un bot a un posto.
error-not_away = { $name } è al tavolo e non lo ha fatto aspettare troppo a lungo.
error-not_replaced = A questo posto nessun bot gioca per te.
error-nobody_left = Tutti hanno abbandonato questa partita.
error-no_moment = Finora la partita ha { $lines } righe; non c’è il momento { $at }.
error-no_board = { $title } non ha una plancia in testo; il suo documento dice tutto.
error-no_board_yet = A questo tavolo non è cominciata nessuna partita, quindi non c’è una plancia.
error-options = Le opzioni di un gioco sono un oggetto JSON di nomi e valori: { $why }
error-no_record = A questo tavolo non è cominciata alcuna partita; quindi non c’è un verbale.
error-no_moment_yet = A questo tavolo non è cominciata nessuna partita; non c’è quindi niente da cui rigiocare.
error-sandbox_no_seat = Finché la partita dura, solo chi siede al tavolo può provare come va avanti; indica il tuo posto.
error-sandbox_not_here = A questo tavolo si gioca senza aiuti: nessuno può provare come va avanti prima della fine.
error-sandbox_bots = Finché la partita dura, una prova si gioca tra te e i bot: gli altri posti sono dei bot.
error-position_seats = Questa posizione è per { $players } giocatori; il tavolo ha { $seats } posti.
error-options_with_position = Una posizione ha le sue opzioni; non darne altre insieme.

## Chi gestisce un server

error-banned = Chi gestisce questo server ha chiuso questo account; chiedetegli perché.
error-closed_by_host = Chi gestisce questo server ha chiuso questo tavolo.
error-all_gone = A questo tavolo non c’è più nessuno.
