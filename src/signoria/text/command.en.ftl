### What the command says. The keys and their parameters: command.py. What is wrong with games and records is said by
### the engine in English; its sentences in other languages are the error-, finding- and engine- keys of their files.

## Help

help = Board games of Renaissance Italy: play them, simulate them, check their records and their data.
help-games = List the installed games with their player counts and options, and the bots.
help-rules = Show the rules of a game, or one paragraph of them.
help-simulate = Play many games by bots and say who won, how often and how fast.
help-ladder = Let bots play against bots and say which is the stronger, and how sure that is.
help-tune = Fit the weights of a game's evaluation to games that a bot plays against itself.
help-calibrate = See whether chances of winning mean what they say, and fit how far a lead is trusted.
help-study = Play thousands of games by bots and write what they say about a game: a table, and a page with pictures.
help-serve = Serve Signoria in the browser until Ctrl-C.
help-backup = Copy the tables into a new file while the server runs, and check the copy.
help-restore = Put a backup in the place of the tables, with the server stopped.
help-record = Records of games: make, show, replay, verify and review them.
help-record-play = Play one game by bots and write its record.
help-record-show = Show the header and the lines of a record.
help-record-replay = Replay a record and show the scores it leads to.
help-record-position = Write a moment of a game as a position to keep; `signoria play --from` opens it.
help-record-verify = Verify that nothing in a record was changed and that it replays.
help-record-review = Let bots review a finished game: chances, turning points, what would have been better.
help-data = The data of the games.
help-data-check = Check a game's component file, or those of all games, against their constraints.
help-help = Show this page.
help-version = Show the version of Signoria.
help-language = With --lang en, fr or it, every command speaks that language; otherwise the one of your system.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-required = required
help-default = default:

placeholder-command = COMMAND
placeholder-options = [OPTIONS]
placeholder-arguments = [ARGUMENTS]
placeholder-game = GAME
placeholder-paragraph = PARAGRAPH
placeholder-file = FILE
placeholder-number = NUMBER
placeholder-text = TEXT

parameter-game = A game, as `signoria games` lists it.
parameter-players = How many seats.
parameter-games = How many games.
parameter-bots = One bot for all seats, or one per seat separated by commas; your own as module:factory.
parameter-seed = The same seed gives the same games, on any number of processes.
parameter-option = An option of the game as name=value; may be given several times.
parameter-check = Verify every invariant in every state; much slower.
parameter-json-file = Write the result as one JSON object to this file; - is the standard output.
parameter-processes = How many processes play; one if left out, or as many as the cluster has.
parameter-all-processes = How many processes play; one for each core if left out, or as many as the cluster has.
parameter-ray = Play on a Ray cluster: host:port, ray://host:port, auto, or local for one of this machine's own.
parameter-ladder-players = How many seats; four if left out, or as many as there can be.
parameter-ladder-games = How many games for each pair of bots at most.
parameter-ladder-bots = The bots, the weakest first, separated by commas: each plays alone among those before it; your own as module:factory.
parameter-whole = Play all the games, also when the answer is clear.
parameter-tune-games = How many games of self-play.
parameter-tune-bots = The bot that plays against itself.
parameter-generations = How many generations of weights are bred at most.
parameter-tune-out = Write the new table of weights to this file.
parameter-calibrate-games = Games to play; one position of each counts.
parameter-calibrate-bots = Who plays.
parameter-slip = One decision in so many is made at random; without chance in a game, equal bots would play the same one again and again. 0: none.
parameter-calibrate-out = A file to write the temperatures to, as chances.toml has them.
parameter-compare = Another setting to compare with the first, as name=value,name=value; components=FOLDER for corrected data. May be given several times.
parameter-study-out = The folder for study.parquet and study.html; it must be there.
parameter-record = A record file.
parameter-as-json = As JSON.
parameter-upto = Stop just before this line.
parameter-steps = Show below each sentence the lines that it tells, with the names of actions.
parameter-review-seat = Chances as this seat saw them then, and all its decisions; without it, with all cards open.
parameter-html = As one page of HTML.
parameter-light = Look only lightly, no further than the next turn: seconds instead of a minute.
parameter-record-out = The file to write the record to.
parameter-data-file = Check this file instead of the one in force; needs the game.
parameter-components = A folder with corrected component files, GAME.toml, that take the place of ours; also SIGNORIA_COMPONENTS.
parameter-paragraph = A paragraph, as 4.2, a ruling, as R7, or an example, as ex3; all of the rules if left out.
parameter-quick = The quick reference: one page to play by.
parameter-host = The address to listen on; 0.0.0.0 lets other machines in.
parameter-port = The port to listen on; 0 takes a free one.
parameter-database = The address of a PostgreSQL database, postgresql://user:password@host/name; without it, an SQLite file in the data folder.
parameter-data = The folder of the tables; by default signoria in your folder for data of programs.
parameter-backup = The new file; whoever can read it could take anybody's place, so keep it as safe as the tables.
parameter-restore = A file that signoria backup made, of either kind of database.
parameter-replace = Put it in the place of tables that are there already.

## Wrong use

quoted = “{ $text }”
interrupted = Interrupted.
usage-not-expected = Nothing more is expected here, but there is '{ $tokens }'.
usage-missing = { $name } is missing; `{ $command } --help` says what is needed.
usage-no-language = --lang needs a language: en, fr or it.
usage-no-number = { $name } must be a whole number, not '{ $value }'.
usage-no-value = { $name } is a switch and takes no value, but there is '{ $value }'.
usage-too-low = { $name } must be at least { $lowest }, not { $value }.
usage-too-high = { $name } must be at most { $highest }, not { $value }.
usage-twice = { $name } is given twice.
usage-unknown-option = There is no option { $option } here; `{ $command } --help` lists them.
usage-close-option = There is no option { $option } here; did you mean { $close }?
usage-dash-in-front = There is no option { $name } here; a name that begins with a dash comes last, behind two dashes: `{ $command } … -- { $name }`.
usage-option-behind-dashes = { $option } stands behind the two dashes, where no options are read; put it before them.
usage-unknown-command = There is no command '{ $command }' here; there are { $known }.
usage-close-command = There is no command '{ $command }' here; did you mean { $close }?
usage-other = This cannot be understood: { $detail }
option-without-value = An option is written name=value, not '{ $pair }'.
option-twice = The option { $name } is given twice.
json-no-file = --json needs a file, or - for the standard output, not '{ $value }'.
write-folder = { $file } cannot be written because it is a folder.
write-no-folder = { $file } cannot be written because there is no folder { $folder }.
write-failed = { $file } cannot be written: { $why }.
read-failed = { $file } cannot be read: { $why }.
why-missing = it does not exist
why-forbidden = permission is denied
why-folder = it is a folder
why-full = the disk is full
why-no-text = it is no text

## Games

games-none = No game is installed.
games-game = game
games-title = title
games-players = players
games-options = options
games-rules = rules
games-no-options = none
games-option = { $name }: { $choices } (default { $default })
games-option-for = { $name }: { $choices } (default { $default }, for { $players } players)
games-bots = Bots: { $bots }. { $engine }

## Simulations

simulating = Simulating { $game }
simulation-head =
    { $checked ->
        [yes] { $title } with { $players } players: { $games ->
            [one] { $games } game
           *[other] { $games } games
        } from seed { $seed }, every state checked.
       *[no] { $title } with { $players } players: { $games ->
            [one] { $games } game
           *[other] { $games } games
        } from seed { $seed }.
    }
simulation-length =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per game) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
simulation-speed = Per second: { NUMBER($decisions, maximumFractionDigits: 0) } decisions and { NUMBER($games, maximumFractionDigits: 0) } games; { $engine ->
        [compiled] compiled
       *[pure] as plain Python
    }, { $processes ->
        [one] { $processes } process
       *[other] { $processes } processes
    }.
simulation-seat = seat
simulation-bot = bot
simulation-wins = wins
simulation-share = share
simulation-score = mean score
simulation-position = { $failure } The position is in { $file }.

## Ladders and tuning

ladder-playing = Ladder of { $game }
ladder-head =
    { $stops ->
        [yes] { $title } with { $players } players, from seed { $seed }: at most { $games ->
            [one] { $games } game
           *[other] { $games } games
        } each, fewer once the answer is clear.
       *[no] { $title } with { $players } players, from seed { $seed }: { $games ->
            [one] { $games } game
           *[other] { $games } games
        } each.
    }
ladder-bot = bot
ladder-against = among
ladder-games = games
ladder-share = wins
ladder-interval = 95% interval
ladder-equal = if equal
ladder-score = scores
ladder-verdict = verdict
ladder-stronger = stronger
ladder-weaker = weaker
ladder-unclear = unclear
ladder-strength = strength
ladder-uncertainty = uncertainty
ladder-least = at least
ladder-note = The intervals hold although the games stop as soon as the answer is clear. Strengths are openskill ratings.
ladder-interrupted = Interrupted: this is what was played until then, and the intervals hold for it.
tuning = Tuning { $game }
tuning-head = { $title } with { $players } players: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of self-play, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    }.
tuning-weight = weight
tuning-before = before
tuning-after = after
tuning-loss = Mean surprise at the winner, in games not used for fitting: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } before, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } after.
calibrating = Calibrating { $game }
calibration-head = { $title } with { $players } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
    } of { $bots }, one position of each.
calibration-chance = chance
calibration-seats = seats
calibration-given = given
calibration-won = won
calibration-fitted = Temperature { $early } at the first line, { $late } at the last; mean surprise at the winner { $surprise }.
study-playing = Study of { $game }
study-written = { $table } has { $rows } rows, one for each seat of each game; { $page } shows what they say.
study-title = { $game }: a study
study-facts = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $players } players. Bots: { $bots }. Seed: { $seed }.
study-same-seeds = { $settings } settings, each with so many games and the same seeds.
study-usual = usual settings
study-data = data { $hash }
study-mean-sources = Mean points of a seat by source
study-seats = Wins by seat
study-bots = Wins by bot
study-states = Wins by { $group }
study-sources = Points by source
study-length = Length of the games
study-options = Options at a decision
study-held = What winners hold at the end, the most telling first
study-share = wins in percent, with 95% intervals; dotted: if all were alike
study-winners = winners
study-others = the others
study-decisions = decisions in a game
study-games = games
study-tenth = tenth of the game
study-choices = options on average

## Records

record-written = { $file }: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; the seats scored { $scores }.
record-head = { $game }, rules { $rules }, data { $data }, { $players } players{ $options ->
        [none] {""}
       *[other] , { $options }
    }: { $seats }.
record-corrected = { $count ->
        [one] One value of its component data was corrected by the owner of a box:
       *[other] { $count } values of its component data were corrected by the owner of a box:
    }
record-seat = seat { $seat } { $name } ({ $kind })
record-told = { $title }, played by { $seats }.
record-bot = { $name } (bot, { $level })
record-agreed = Agreed: { $options }.
record-option = { $name } ({ $choice })
record-started-game = It goes on from line { $line } of another game.
record-started-position = It starts from a set position.
record-by-seat = seat { $seat }
record-by-chance = chance
record-undone = (undone)
record-undo = takes back everything from line { $to } on
record-view = The game is not closed, and this is only what one seat sees.
record-open = The game is not closed.
record-early = The game was closed before it was over.
record-over = The game is over. In order: { $places }.
record-place-of =
    { $place ->
        [1] { $seat } first
        [2] { $seat } second
        [3] { $seat } third
        [4] { $seat } fourth
        [5] { $seat } fifth
       *[other] { $seat } sixth
    }
replay-over = { $title }: the game is over.
replay-so-far = { $title }: the game is not over; the scores are those so far.
replay-score = score
replay-total = total
replay-place = place
reviewing = Reviewing
review-title = review
review-close = Bots have looked at { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }, each by what its seat knew; chances of winning in per cent.
review-light = Bots have looked only lightly at { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }, no further than the next turn; chances of winning in per cent.
review-pure = Without the compiled engine there is only this lighter look; `make setup` builds one.
review-chances = Chance of winning, all cards open
review-seen = Chance of winning, as { $name } saw it
review-decision = decision
review-turning = Turning points, with the change of the player’s chance
review-no-turning = None.
review-at = { $name }, decision { $number }
review-summary = { $name }: { $alike } of { $count } decisions as the bot’s
review-no-seat = There is no seat { $seat } in this record; they go from 0 to { $last }.

## Data

data-file-without-game = Say which game the file is for: signoria data check GAME --file FILE.
data-no-file = There is no file { $file }.
data-problem = { $game }: { $problem }
data-warning = { $game }: warning: { $problem } (differs from our reconstruction, which play does not need)
data-unusable = { $game }: this data cannot be played, for { $problems ->
        [one] { $problems } reason
       *[other] { $problems } reasons
    }.
data-topic = { $game }: { $topic }. { $about }
data-no-topic = { $game }: what the rulebook or another public source says; the game follows this file instead.
data-difference = {"  "}{ $place }: { $here ->
        [none] missing here
       *[other] { $here } here
    }, { $ours ->
        [none] missing in ours
       *[other] { $ours } in ours
    }
components-no-folder = There is no folder { $folder } with component files.
components-no-file = The folder { $folder } has no component file; they are called { $files }.
data-sound = { $game }: { $file } can be played{ $warnings ->
        [0] {""}
        [one] , { $warnings } warning
       *[other] , { $warnings } warnings
    }; data { $hash }; entries: { $rulebook } from the rulebook, { $public } from public sources, { $reconstructed } reconstructed.

## The table

serve-not-installed = The table needs packages that are not installed ({ $module }); `pip install signoria[table]` brings them.
serve-port-taken = Port { $port } of { $host } is in use by another program; choose another with --port, or 0 for a free one.
serve-cannot-listen = Signoria cannot listen on { $host }, port { $port }: { $why }.
serving = Signoria is at { $address } (Ctrl-C stops it).
backup-made = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of their games are in { $file } ({ $megabytes } MB, checked, { $seconds } s).
restored = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of their games are back from { $file }; start the server.

## Playing

help-play = Play a game in the terminal, against bots or with others at the same keyboard.
parameter-play-players = How many seats; yours is the first, bots take the others.
parameter-play-bots = One bot for all other seats, or one per seat separated by commas; your own as module:factory.
parameter-seats = Who sits where instead, separated by commas: me (a person at this keyboard) or a bot.
parameter-names = Names separated by commas, for every seat or for the persons only.
parameter-lesson = Take this lesson of the game: 1 is the first.
parameter-coach = With a coach: it speaks at what is new, before a waste and after a large mistake.
parameter-save = Save the game in this file after every decision; in the end it is the record.
parameter-resume = Go on with the game saved in this file, and save it there.
parameter-from = Start from FILE or FILE@LINE: a record, a saved game as you see it, or a position.
parameter-no-color = Without colours; the environment variable NO_COLOR does the same.
seats-twice = --seats says who sits where; --players and --bots cannot be given with it.
seats-nobody = Nobody would play: --seats needs at least one “me”; `signoria record play` lets bots play alone.
seats-bots = There are { $bots } bots for { $seats } other seats; name one for all of them, or one for each.
names-count = There are { $names } names; give { $persons } for the persons, or { $players } for all seats.
name-unusable = Nobody can be called “{ $name }”: a name is 1 to { $longest } characters that can be printed.
name-twice = Two seats are called { $name }; give each another name with --names.
save-exists = { $file } exists already; --resume { $file } goes on with it, or save in another file.
lesson-only = A lesson has its own players and options; { $names } cannot be given with --lesson.
coach-alone = A coach is for one person among bots; here { $persons } people play.
resume-only = A game that is resumed has its players and options; { $names } cannot be given with --resume.
from-only = A game that starts from another has its players and options; { $names } cannot be given with --from.
from-failed = No game can start from { $file }: { $why }
from-no-json = it cannot be read as JSON.
from-nothing = it is no record, no saved game and no position.
from-position-line = A position is one moment and has no lines; leave out what stands after the @.
from-seats = This position is one of { $players } players, and --seats names { $seats }.
resume-other-game = { $file } is a game of { $found }, not of { $asked }.
resume-over = The game in { $file } is over; `signoria record replay { $file }` shows how it ended.
resume-no-save = { $file } is no saved game: { $why }.
resume-failed = The game in { $file } cannot go on. { $why }
why-no-json = it cannot be read as JSON
why-no-save = it has not the form of one; perhaps it was cut off or edited
why-other-version = another version of Signoria saved it

## Whoever runs a server

placeholder-who = WHO
placeholder-table = TABLE
help-admin = People and tables, for whoever runs a server; it may run meanwhile.
help-admin-people = List people, those who were seen last first.
help-admin-tables = List tables, those where something happened last first.
help-admin-statistics = Count people, tables, games and lines.
help-admin-ban = Keep somebody out: they are signed out everywhere, bots take their seats, and they cannot sign in.
help-admin-unban = Let somebody sign in again.
help-admin-password = Give an account a new password, and sign it out everywhere.
help-admin-close = Close a table for good; its record stays.
help-admin-export = Write all that there is about somebody to a file.
help-admin-delete = Delete somebody: name, password and what they said; records of games stay, without the name.
parameter-who = The name of an account, or the id of anybody.
parameter-most = How many are listed at most.
parameter-search = Only those whose name has this in it.
parameter-status = Only those: lobby (before the game), running, over or closed.
parameter-table = The id of a table: the end of its address.
parameter-export = The file to write, as JSON.
parameter-yes = Yes, for good.
admin-nobody = Nobody.
admin-no-tables = No table.
admin-name = name
admin-id = id
admin-kind = kind
admin-account = account
admin-guest = guest
admin-tables = tables
admin-since = since
admin-seen = last seen
admin-banned = banned
admin-game = game
admin-status = status
admin-people = people
admin-lines = lines
admin-moved = last moved
admin-lobby = before the game
admin-running = running
admin-over = over
admin-closed = closed
admin-is-banned = { $name } is kept out.
admin-is-unbanned = { $name } may come in again.
admin-new-password = The new password of { $name } is { $password }; nobody else knows it.
admin-exported = All that there is about { $name } is in { $file }.
admin-not-confirmed = This would delete { $who } for good; add --yes if that is meant.
admin-is-deleted = { $name } is deleted.
admin-is-closed = Table { $table } is closed.
admin-count-people = Accounts: { $accounts }; guests: { $guests }; banned: { $banned }.
admin-count-tables = Tables before the game: { $lobby }; running: { $running }; over: { $over }; closed: { $closed }.
admin-count-game = { $game }: { $tables }.
admin-count-lines = Lines of games: { $lines }; things said: { $chat }.
admin-count-days = In { $days ->
        [one] the last day
       *[other] the last { $days } days
    }: people seen: { $people }; games ended: { $games }.
