"""The rooms and what their windows look at.  None takes the accent: it lives in the neon light group (see post.finish)."""
import random
from room_hall import hall
from room_living import living, fireside
from room_stove import den, stove_side
from room_kiva import kiva
from room_library import library
from room_ingle import ingle
from room_pit import pit
from room_loft import small_house
from room_veranda import veranda
from room_parlour import parlour
from room_bedroom import bedroom
from room_bunks import bunks
from room_lookout import lookout
from room_canopy import canopy
from room_skylight import skylight
from room_bathroom import bathroom
from room_soaking import soaking
from room_chamber import chamber
from room_grotto import grotto
from room_plunge import plunge
from room_twins import twins
from room_cedar import cedar
from room import landscape

ROOMS = {"living": living, "fire": fireside, "bedroom": bedroom, "bathroom": bathroom, "stove": stove_side, "kiva": kiva, "library": library, "ingle": ingle,
         "hall": hall, "den": den, "pit": pit, "loft": small_house, "parlour": parlour, "veranda": veranda, "skylight": skylight, "soaking": soaking, "chamber": chamber, "bunks": bunks, "lookout": lookout, "canopy": canopy, "grotto": grotto,
         "plunge": plunge, "twins": twins, "cedar": cedar, "landscape": landscape}

def build(scene, env, seed=5):
    return ROOMS[scene](env, random.Random(seed))
