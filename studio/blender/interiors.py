"""The rooms and what their windows look at.  None takes the accent: it lives in the neon light group (see post.finish)."""
import random
from room_hall import hall
from room_living import living, fireside
from room_stove import den, stove_side
from room_kiva import kiva
from room_library import library
from room_ingle import ingle
from room_ribbon import ribbon_side
from room_granite import granite_side
from room_woodpile import woodpile_room
from room_oculus import oculus
from room_pit import pit
from room_facet import facet
from room_floe import floe_room
from room_loft import small_house
from room_veranda import veranda
from room_parlour import parlour
from room_bedroom import bedroom
from room_bunks import bunks
from room_lookout import lookout
from room_canopy import canopy
from room_boxbed import boxbed
from room_skylight import skylight
from room_bathroom import bathroom
from room_soaking import soaking
from room_chamber import chamber
from room_grotto import grotto
from room_gallery import gallery
from room_moongate import moongate
from room_raft import raft_room
from room_cabana import cabana
from room_ledges import ledges_room
from room_plunge import plunge
from room_sauna import sauna
from room_planetarium import planetarium
from room_hewn import hewn
from room_compass import compass
from room_twins import twins
from room_cedar import cedar
from room import landscape

ROOMS = {
    "living": living, "den": den, "pit": pit, "loft": small_house, "parlour": parlour, "veranda": veranda, "hall": hall,
    "facet": facet,
    "floe": floe_room,
    "fire": fireside, "stove": stove_side, "kiva": kiva, "library": library, "ingle": ingle, "ribbon": ribbon_side, "granite": granite_side,
    "woodpile": woodpile_room,
    "oculus": oculus,
    "bedroom": bedroom, "skylight": skylight, "bunks": bunks, "lookout": lookout, "canopy": canopy, "boxbed": boxbed, "chamber": chamber,
    "gallery": gallery, "moongate": moongate, "raft": raft_room,
    "cabana": cabana,
    "ledges": ledges_room,
    "bathroom": bathroom, "soaking": soaking, "plunge": plunge, "twins": twins, "cedar": cedar, "grotto": grotto, "sauna": sauna,
    "planetarium": planetarium,
    "hewn": hewn,
    "compass": compass,
    "landscape": landscape}

def build(scene, env, seed=5):
    return ROOMS[scene](env, random.Random(seed))
