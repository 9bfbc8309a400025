"""The rooms and what their windows look at.  None takes the accent: it lives in the neon light group (see post.finish)."""
import random
from room_hall import hall
from room_fire import fireside
from room_stove import den, stove_side
from room_kiva import kiva
from room_library import library
from room_ingle import ingle
from room_ribbon import ribbon_side
from room_granite import granite_side
from room_woodpile import woodpile_room
from room_oculus import oculus
from room_lighthouse import lighthouse_room
from room_cinema import cinema
from room_kota import kota
from room_launchpad import launchpad
from room_sunset import sunset
from room_penguin import penguin_room
from room_pit import pit
from room_pond import pond_room
from room_facet import facet
from room_floe import floe_room
from room_club import club
from room_hollow import hollow
from room_regatta import regatta
from room_ripple import ripple
from room_teahouse import teahouse
from room_council import council
from room_spiral import spiral_room
from room_curl import curl
from room_loft import small_house
from room_veranda import veranda
from room_parlour import parlour
from room_loom import loom_room
from room_bunks import bunks
from room_lookout import lookout
from room_canopy import canopy
from room_boxbed import boxbed
from room_skylight import skylight
from room_soaking import soaking
from room_chamber import chamber
from room_grotto import grotto
from room_gallery import gallery
from room_moongate import moongate
from room_raft import raft_room
from room_cabana import cabana
from room_ledges import ledges_room
from room_observatory import observatory
from room_boulder import boulder_room
from room_slipstream import slipstream_room
from room_iceberg import iceberg_room
from room_plunge import plunge
from room_sauna import sauna
from room_planetarium import planetarium
from room_hewn import hewn
from room_compass import compass
from room_icehole import icehole_room
from room_prism import prism_room
from room_breeze import breeze_room
from room_barrel import barrel
from room_tidepool import tidepool
from room_windpump import windpump_room
from room_twins import twins
from room_cedar import cedar
from room import landscape

ROOMS = {
    "pond": pond_room, "den": den, "pit": pit, "loft": small_house, "parlour": parlour, "veranda": veranda, "hall": hall,
    "facet": facet,
    "floe": floe_room,
    "club": club,
    "hollow": hollow,
    "regatta": regatta,
    "teahouse": teahouse,
    "ripple": ripple,
    "council": council,
    "spiral": spiral_room,
    "fire": fireside, "stove": stove_side, "kiva": kiva, "library": library, "ingle": ingle, "ribbon": ribbon_side, "granite": granite_side,
    "woodpile": woodpile_room,
    "oculus": oculus,
    "lighthouse": lighthouse_room,
    "cinema": cinema,
    "kota": kota,
    "launchpad": launchpad,
    "sunset": sunset,
    "penguin": penguin_room,
    "loom": loom_room, "skylight": skylight, "bunks": bunks, "lookout": lookout, "canopy": canopy, "boxbed": boxbed, "chamber": chamber,
    "gallery": gallery, "moongate": moongate, "raft": raft_room,
    "cabana": cabana,
    "ledges": ledges_room,
    "observatory": observatory,
    "boulder": boulder_room,
    "slipstream": slipstream_room,
    "iceberg": iceberg_room,
    "soaking": soaking, "plunge": plunge, "twins": twins, "cedar": cedar, "grotto": grotto, "sauna": sauna,
    "planetarium": planetarium,
    "hewn": hewn,
    "compass": compass,
    "icehole": icehole_room,
    "prism": prism_room,
    "breeze": breeze_room,
    "curl": curl,
    "barrel": barrel,
    "tidepool": tidepool,
    "windpump": windpump_room,
    "landscape": landscape}

def build(scene, env, seed=5):
    return ROOMS[scene](env, random.Random(seed))
