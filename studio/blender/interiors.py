"""The four rooms and what their windows look at.  None takes the accent: it lives in the neon light group (see post.finish)."""
import random
from room_living import living, fireside
from room_bedroom import bedroom
from room_bathroom import bathroom
from room import landscape

ROOMS = {"living": living, "fire": fireside, "bedroom": bedroom, "bathroom": bathroom, "landscape": landscape}

def build(scene, env, seed=5):
    return ROOMS[scene](env, random.Random(seed))
