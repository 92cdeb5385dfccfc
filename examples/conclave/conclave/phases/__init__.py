"""The phases of the game; to import them puts every decision in its place."""

from conclave.phases import ballot as ballot
from conclave.phases import deal as deal
from conclave.phases import scrutiny as scrutiny
from conclave.phases import voice as voice
