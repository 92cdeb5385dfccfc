"""The phases of the game; to import them puts every decision in its place."""

from signoria.games.principato.phases import activation as activation
from signoria.games.principato.phases import deal as deal
from signoria.games.principato.phases import display as display
from signoria.games.principato.phases import favor as favor
from signoria.games.principato.phases import gain as gain
from signoria.games.principato.phases import military as military
from signoria.games.principato.phases import refill as refill
from signoria.games.principato.phases import turn as turn
