"""Every phase, imported so that its decisions are in their places (§4); the table of decisions is then whole."""

from signoria.games.renaissance.battle import battle as battle
from signoria.games.renaissance.battle import condottieri as condottieri
from signoria.games.renaissance.battle import declaring as declaring
from signoria.games.renaissance.battle import laying as laying
from signoria.games.renaissance.battle import red_cards as red_cards
from signoria.games.renaissance.battle import result as result
from signoria.games.renaissance.battle import sale as sale
from signoria.games.renaissance.battle import signs as signs
from signoria.games.renaissance.decisions import DECISIONS
from signoria.games.renaissance.phases import combat_turn as combat_turn
from signoria.games.renaissance.phases import diplomacy as diplomacy
from signoria.games.renaissance.phases import expansion as expansion
from signoria.games.renaissance.phases import nations as nations
from signoria.games.renaissance.phases import order as order
from signoria.games.renaissance.phases import placement as placement
from signoria.games.renaissance.phases import purchases as purchases
from signoria.games.renaissance.phases import returns as returns

DECISIONS.check()
