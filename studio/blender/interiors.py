"""The rooms and what their windows look at.  None takes the accent: it lives in the neon light group (see post.finish)."""
import random
from room_hall import hall
from room_living import living, fireside, stove_side
from room_bedroom import bedroom, skylight_bedroom
from room_bathroom import bathroom, soaking
from room import landscape

ROOMS = {"living": living, "fire": fireside, "bedroom": bedroom, "bathroom": bathroom, "stove": stove_side,
         "hall": hall, "skylight": skylight_bedroom, "soaking": soaking, "landscape": landscape}

def build(scene, env, seed=5):
    return ROOMS[scene](env, random.Random(seed))
