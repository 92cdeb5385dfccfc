### What the browser client says itself. Keys and parameters are listed in client.py.

## Pages

navigation = Pages
nav-play = Play
nav-learn = Learn
nav-account = Account
nav-about = About
language = Language
settings = Settings
menu = Menu
close = Close
loading = Loading …
try-again = Try again
try-now = Now
page-failed = This page could not be loaded.
nowhere = There is nothing at this address
nowhere-about = Perhaps a letter of the link got lost. From the first page every table can be found.
guest-name = Guest

## Settings

theme = Light
theme-system = System
theme-light = Light
theme-dark = Dark
confirm = Confirm a choice
confirm-always = Always
confirm-irreversible = If it is final
confirm-never = Never
setting-still = Still
    .about = nothing moves on the board
setting-keys = Keys
    .about = single letters and numbers act at once
setting-effects = Say what a choice does
    .about = losses, what is kept, what comes next
setting-notify = Call me
    .about = a message of the browser when it is my turn

## First page

lobby-title = Games of the Italian Renaissance
lobby-free = free, open source, no advertising
play-bots = Play against bots
your-tables = Your tables
open-tables = Open tables
tables-wait =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
no-tables = You sit at no table yet. One click on a game above plays it against bots.
no-open-tables = Nobody waits for players at the moment.
open-table = Open
sit-down = Sit down
status-yours = Your decision
status-lobby =
    { $free ->
        [0] Everybody is there
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
status-over = The game is over
status-closed = This table is closed
table-with = with { $names }
table-empty = nobody yet
table-moved = moved { $when }
table-options =
    { $count ->
        [0] usual rules
        [one] { $count } option
       *[other] { $count } options
    }

## A new table

new-table = New table
game = Game
where = Where
where-online = Online
where-hotseat = One screen
where-solo = With bots
players-label = Players
seats = Seats
sitter-person = Person
sitter-bot = Bot
sitter-open = Open
you-sit-here = you sit here
sit-here = sit here
invite-by-link = By invitation
anyone = Anyone may sit down
name-of = Name at { $seat }
bot-level = Bot at { $seat }
bot-of-level = Bot: { $level }
does-label = What this does
level-apprentice = apprentice
level-courtier = courtier
level-condottiere = condottiere
level-prince = prince
pace = Pace of the bots
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
patience = Waits for who is silent
patience-minutes = 10 minutes
patience-hour = An hour
patience-day = A day
patience-week = A week
options = Options
your-name = Your name, as your guests see it
start-table = Start the game
open-the-table = Open the table

## Before the game

room-title = { $game }: a new table
room-waits =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
room-full = Everybody is there.
room-host = Whoever opened the table starts the game.
seat-free = Free seat
invite-link = Invitation to seat { $number }
copy-link = Copy link
copied = Copied
accept-invite = Take the seat
leave-table = Leave the table
close-table = Close the table
no-table = No way to this table
closed-about = Nobody can play here any more.

## The table

region-table = Table
region-decision = Decision
region-board = Board
region-players = Players
region-log = Log
phases = Where the game stands
phase-of = { $name }, { $step } of { $steps }
to-lobby = To the tables
tab-table = Table
hidden = hidden
points-word =
    { $count ->
        [one] point
       *[other] points
    }
player-details = All about { $seat }
who-you = you
who-here = at this screen
who-person = at the table
who-away = away
who-silent = silent for long
who-deciding = decides
who-decided = has decided
who-bot =
    { $level ->
        [none] bot
       *[other] bot, { $level }
    }
# A person where the seat is called by its state, and what they do: “Chiara, you”.
who-and = { $person }, { $doing }
who-stand-in = a bot plays ({ $level })
take-back = Play on myself
vote-replace = Let a bot play for now
absent = { $seat } is away
absent-about = If all who are there agree, a bot plays in that seat until its owner is back.
silent = The table has been waiting for { $seat } for long
silent-about = If the others agree, a bot plays in that seat until its owner takes it back. A move of theirs ends the question.
absent-voted = You have agreed; the others have not yet.
stand-in = A bot plays for you
stand-in-about = You were away, or the table waited for you for long, and the others let it. Take your seat back whenever you like.
show = View
show-board = Board
show-text = As table
show-end = Result
board-failed = The board could not be drawn. Every choice is in the list of the decision.
title-decision = Your decision – { $game }
announce-decision = Your decision: { $prompt }

## Decisions

your-decision = Your decision
your-secret-choice = Your secret choice
all-at-once = all at once
step-of = { $step } of { $steps }
options-label = Choices
count = A number
count-less = One less
count-more = One more
# The options that share no heading, under those that do.
group-other = Other
more-blocked =
    { $count ->
        [one] { $count } more that is not possible
       *[other] { $count } more that are not possible
    }
sending = Sending …
reveals = shows something new
reveals-about = Something new turns up after it: there is no way back without the others’ consent.
# The chance to win that the strongest bot sees with its own choice, and with its next best ones.
hints = Hints
hints-about = Players may ask a bot what it would do.
hints-none = Without hints: nobody asks a bot what it would do.
hint-best = its proposal: { $chance }% to win
hint-other = { $chance }%
hint-given = A bot proposes, with the chance of winning that it sees:
hint-proposal = the proposal
hint-thinking = A bot is thinking …
waiting = Waiting
waiting-chance = The game goes on by itself …
watching = You are watching
watching-about = Hands and secrets stay covered.
sealed-about = Sealed. You may change it until the last seal is set.
resigned = You have resigned; a bot plays on in your seat. You may look on as long as you like.
unseal = Change it
take-the-floor = Take the floor
look-back =
    { $count ->
        [one] Look back: { $count } decision since your last
       *[other] Look back: { $count } decisions since your last
    }
redo = Redo

## Undo, and what else needs saying

notice-barrier = Undo stops here
notice-gone = The decision is gone, and “{ $action }” with it.
notice-refused = This was not possible
notice-offline = The server cannot be reached at the moment.
error-offline = The server cannot be reached; perhaps it is starting again, or the network is gone.
error-unknown = The server has answered with something that this page does not understand.
undo-why-chance = Chance has decided something since.
undo-why-revealed = Something hidden has been turned up since.
undo-why-other = Another person has decided since.
undo-why-nothing = There is nothing that you can take back.
# On the locked button itself, in a word or two.
undo-lock-chance = a draw has been made
undo-lock-revealed = something was shown
undo-lock-other =
    { $known ->
        [yes] { $seat } has decided
       *[no] others have decided
    }
undo-lock-over = the game is over
undo-lock-nothing = nothing to take back
ask-the-table = Ask the others
undo-asked = { $seat } asks to take back
undo-asked-about = All must agree.
undo-asked-what = It would take back: { $what }
undo-asking = You have asked the others
undo-refused = The others did not agree to going back
allow = Allow
refuse = Refuse
offline = Connection lost, trying again
offline-in = Connection lost, trying again in { $seconds } s
offline-about = The table stays readable; nothing is lost.
offline-unsent = “{ $action }” is not confirmed yet. It stays here until you are back.

## Log, chat, history

log = Log
log-actions = Actions
log-steps = All steps
log-me = About me
log-search = Search
log-views = What the log shows
log-none = Nothing here is like that.
log-now = now
log-empty = Nothing has happened yet.
log-earlier =
    { $count ->
        [one] { $count } earlier action
       *[other] { $count } earlier actions
    }
log-later =
    { $count ->
        [one] { $count } later action
       *[other] { $count } later actions
    }
log-go = Look at this moment
since = Since your last turn
since-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
since-again = Show it again
since-seen = Seen
since-nobody = Nobody has acted yet.
since-untouched = Nothing has touched you.
chat = Chat
chat-say = Say something
chat-send = Send
chat-unread = not read
history = History
history-at = Decision { $number } of { $of }
history-before = Before the decision of { $seats }
history-eyes = As seen by
history-nobody = a spectator
history-play = Play
history-pause = Pause
history-speed = Speed
history-times = × { $times }
history-by = Step
history-by-decision = by decision
history-by-turn = by turn
history-back = One decision back
history-forward = One decision forward
live = Live
back-to-live = Back to live
look-from-start = From the start

## Menu

menu-keys = Keys
menu-text = Board as table
menu-board = Board as drawing
menu-watch = Copy a link for spectators
menu-record = Download the record
menu-hint = What would a bot do?
menu-resign = Resign …
menu-resign-sure = Yes, resign; a bot plays on
sheet-size = Size of the decision

## Keys

key-choose = choose an option
key-confirm = confirm
key-undo = undo
key-redo = redo
key-hint = ask a bot what it would do
key-rematch = on the end page: rematch
key-review = on the end page: review
key-play-on = on the end page or looking back: play on
key-share = on the end page: share
key-decision = go to the decision
key-board = go to the board
key-hand = go to the own cards
key-players = go to the players
key-log = go to the log
key-chat = go to the chat
key-back = one decision back
key-forward = one decision forward
key-turn-back = one turn back
key-turn-forward = one turn forward
key-since = what has happened since your last turn
key-rules = rules for this decision
key-still = still mode
key-help = this list
key-escape = close, deselect, back to live
key-arrows = within the list and on the board; letters jump in long lists
key-tab = to the next region or lit thing
key-explain = explain what is focused on the board
key-map-find = find a place on the map
key-map-zoom = nearer to the map, farther
key-map-whole = the whole map
key-map-lens = next view of the map
key-letters = Single letters and numbers can be switched off in the menu.

## Rules

rules-search = Search the rules
rules-none = Nothing in the rules has “{ $text }”.
rules-path = Where this stands
quick-title = Quick reference
quick-about = A turn, the numbers one forgets, how points come: one page, also for printing.
quick-print = Print

## One screen

curtain-title = Pass the device to { $seat }
curtain-about = Everything private is covered. Nothing of { $seat } is in the page until the curtain is lifted.
curtain-news =
    { $count ->
        [one] { $count } decision of others since your last
       *[other] { $count } decisions of others since your last
    }
curtain-lift = I am { $seat }, show my seat

## The end

end-places = The places
end-place-tie = { $place }, wins the tie
end-place-same = { $place }, the same points
end-you-win = You win
end-you-win-tie = You win, on the tie-break
end-you-share = You share the victory: { $seats }
end-other-wins = { $seat } wins, you are { $place }
end-facts =
    { $count ->
        [one] { $count } decision.
       *[other] { $count } decisions.
    }
end-again = Again
end-again-about = the same settings
end-rematch = Rematch
end-rematch-about =
    { $gone ->
        [0] seats moved by one
        [one] { $gone } of { $count } is in
       *[other] { $gone } of { $count } are in
    }
end-wants = wants a rematch
end-silent = has not said yet
end-share = Share
end-share-about = a link to watch
end-play-on = Play on from…
end-play-on-about = a moment you choose
play-on-here = Play on from here
play-on-try = Try it out
what-if = What if
play-on-title = Play on
play-on-moment = Moment
play-on-sandbox = What you cannot see is dealt anew, bots take the other seats, and nobody at your table notices. It is never rated.
play-on-sits = Who plays { $seat }
play-on-start = Start here
play-on-save = Save the position
position-open = Open a saved position…
position-starts = It starts from { $file }.
position-drop = Start from the beginning
position-unreadable = { $file } is no position of a game that is played here.
started-game = This game goes on from a moment of another one.
started-sandbox = Here you try out what may come; what you could not see was dealt anew.
started-position = This game starts from a set position.
started-back = To that game
end-look = Look back
end-review = Review
end-review-about = bots look at it
end-review-done =
    { $count ->
        [0] no turning point
        [one] { $count } turning point
       *[other] { $count } turning points
    }
end-review-stopped = stopped at { $judged }; go on?
end-review-at = Decision { $judged } of { $decisions }.
end-review-left =
    { $minutes ->
        [one] About { $minutes } minute more.
       *[other] About { $minutes } minutes more.
    }
end-review-leave = You may leave; it goes on.
review-chances = Chance of winning
review-eyes = As known to
review-open = everybody, all cards open
review-as = { $seat }, then
review-about = Estimated by bots, in per cent; each decision is judged by what its player knew. Flags mark turning points.
review-about-light = Estimated by bots, in per cent, with a lighter look: this server runs without the compiled engine. Flags mark turning points.
review-options = What { $seat } could do, with the chance of winning that a bot gives it:
review-played = played
review-best = The bot would have done the same, or sees hardly a difference.
review-turning = Turning points
review-turning-number = Turning point { $number }
review-change = change for the player, in per cent
review-no-turning = Nothing changed anybody’s chance by much.
review-copy = Copy link
review-leave = Back to the result
end-points = Where the points came from
end-pieces = click a piece: the moments that made it
end-piece =
    { $count ->
        [one] { $seat }, { $source }: { $count } point
       *[other] { $seat }, { $source }: { $count } points
    }
end-no-moments = This was only counted at the end.
end-lines = All score lines
end-source = Source
end-chance = Chance, to be checked
end-chance-about = Before the game the server published the hash of a secret; then every person’s client added a random number of its own. All chance of the game follows from these alone.
end-commitment = Published before the game
end-secret = The secret, published now
end-fits = Your browser has checked it: the secret is the one that was promised.
end-does-not-fit = The secret is not the one that was promised before the game!
end-nonces =
    { $count ->
        [one] { $count } number of a person’s client went in; { $mine } from this browser.
       *[other] { $count } numbers of persons’ clients went in; { $mine } from this browser.
    }
end-limits = So chance was not chosen to suit anybody. It does not prove that the host never looked into his own server. “signoria record verify” checks the downloaded record line by line.

## Account

account-title = Who you are
account-name = Name
account-password = Password
account-password-old = Old password
account-password-new = New password (8 characters or more)
account-guest = Play as a guest
account-guest-about = A guest is known by a cookie of this browser. It takes no account to play against bots, at one screen or by invitation.
account-forget = Forget me on this device
account-forgotten = This browser has forgotten you.
forget-title = Forget you here?
forget-about = A guest is known to this browser alone: once forgotten, nobody can be that guest again. With an account you would keep your tables.
forget-tables =
    { $count ->
        [one] You would lose this table; a bot takes your seat:
       *[other] You would lose these { $count } tables; bots take your seats:
    }
forget-stay = Stay
account-register = Register
account-register-about = With an account you find your tables on every device. What you have played as a guest comes along.
account-registered = You are logged in.
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-left-everywhere = You are logged out on every device.
account-change = Change the password
account-remove = Delete the account
account-remove-about = Your name goes; records of games stay, without it.
account-welcome = Welcome.
account-left = You are logged out.
account-changed = The password is changed; your other devices are logged out.
account-removed = The account is deleted.

## About

about-what = Signoria is an open digital table for board games of Renaissance Italy: the rules are enforced and explained, bots see only what a person may see, and every game can be checked afterwards.
about-chance = Chance is fixed before the first draw and can be checked by everybody at the end.
about-thanks = With thanks
about-games = The games belong to their authors and publishers: Principato to Touko Tahkokallio, Il Principe to Emanuele Ornella, Renaissance to Pascal Bernard, Virtù to Pascal Ribrault. This is an independent implementation with its own words and pictures.
about-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.
about-fonts = EB Garamond and Source Sans 3, SIL Open Font License.
about-map = Coastlines: Natural Earth, public domain.
about-licence = Signoria is free software under the MIT licence.
about-box = Part of the components is a reconstruction. Compare it with your copy.

## What is reconstructed

box-title = Is your box different?
box-about = Pictures of some components could not be consulted, so part of the data is our reconstruction: not official, and perhaps wrong. If you own the game, compare it with what stands here; what matters most comes first.
box-games = Games
box-file = It stands in { $file }; the data in force here have the hash { $hash }.
box-differs = { $count ->
        [one] One value on this server is not as we ship it
       *[other] { $count } values on this server are not as we ship them
    }
box-ours = ours: { $value }
box-missing = none
box-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
box-place = Where
box-value = Value now
box-line = Line
box-send = How to correct it
box-send-copy = Copy the component file of the game as { $file } into a folder of yours and change what is wrong; the lines above say where.
box-send-check = Let the file be checked; this also says what each changed value does in the game:
box-send-play = Play with it before anybody else does:
box-send-give = Send the file to the project from which you have Signoria, with a word on how you know; a photograph of the component is ideal.
table-data = { $count ->
        [0] Component data { $hash }
        [one] Component data { $hash }, { $count } value corrected
       *[other] Component data { $hash }, { $count } values corrected
    }

## Maps

map-controls = Map
map-in = Nearer
map-out = Farther
map-find = Find a place
map-find-none = No place is called so
map-column-place = Place
map-column-owner = Owner
map-column-strength = Strength
map-column-neighbours = Neighbours
map-column-may = You may
label-you_may = You may

## Lessons

learn = Learn
learn-games = Games
learn-lessons = Lessons
learn-head = Learn { $game }
learn-sum =
    { $count ->
        [one] { $count } lesson, { $minutes } minutes
       *[other] { $count } lessons, { $minutes } minutes
    }
learn-done = { $done } of { $count } done; any order, nothing is locked
learn-start = { $minutes } minutes in all; any order, nothing is locked
learn-known = You know it
learn-none = There are no lessons of this game yet; its rules are beside.
learn-minutes = { $count } min
learn-steps = { $done } of { $count } steps
learn-begin = Begin
learn-go_on = Go on
learn-again = Again
learn-rules = The rules
learn-play = Play it
learn-play-about = A game against bots, as fast or slow as you like.
lesson-name = lesson { $number }: { $title }
lesson-number = { $game }, lesson { $number }
lesson-step = step { $step } of { $steps }
lesson-finished = done, { $steps } of { $steps }
lesson-leave = Leave the lesson
lesson-leave-about = Your step is kept; on the page of lessons you can go on.
lesson-stay = Stay
lesson-goal = Goal
lesson-this = This lesson
lesson-about = about { $minutes } minutes
lesson-words = Words of this step
lesson-in-step = In this step
lesson-left-out = Not in this lesson
lesson-more-left-out =
    { $count ->
        [one] { $count } other choice is not in this lesson
       *[other] { $count } other choices are not in this lesson
    }
lesson-choose-first = Choose first
lesson-rival =
    { $players ->
        [2] Your rival
       *[other] Rival { $number }
    }
lesson-back = Back
lesson-skip = Skip this step
lesson-show = Show me
lesson-go-on = Go on
lesson-taken-back = Taken back
lesson-nothing = Nothing has happened; the turn is yours again.
lesson-well = Well chosen
lesson-skipped = Played for you
lesson-done = The lesson is done, { $minutes } minutes
lesson-learned = What you learned
lesson-next = Next lesson
lesson-next-about = { $title }, { $minutes } minutes
lesson-again = Again
lesson-all = All lessons
lesson-explore = The board stays: look around.
coach-silence = be silent
coach-speak = Speak again
coach-take-back = Take it back
coach-news = For the first time
coach-go-on = Go on
coach-read-on = Read on in the rules ({ $rule })
learn-coach = First game, with a coach
learn-coach-about = A whole game of { $players }, against apprentices, as slowly as you like. The coach speaks up at what is new, at a waste and at a large mistake, and can be silenced.
learn-coach-begin = Begin the game
coach-speaks = the coach speaks of this
