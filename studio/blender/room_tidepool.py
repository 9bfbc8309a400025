"""The bath of the beach house: five striped bathing huts along the wall, a bath like a boat of tiles before them, a sixth hut for the dog."""
import math
from kit import *
from furniture import *
from huts import FRONT, dog_hut, row_of_huts
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from tidepool import boat_bath, deck_chair, float_lamp, lifeguard, pump, rope_coil
from wicker import palm

D = 7.0                                          # depth of the room

def tidepool(env, rnd):
    p = palette() | dict(painted=plain("painted", (.70, .69, .67), .45, bump=.05), lacquer=plain("lacquer", (.24, .24, .23), .38),
                         enamel=plain("enamel", (.22, .22, .215), .40), glazed=plain("glazed", (.25, .24, .23), .16, coat=.6),
                         zinc=plain("zinc", (.62, .64, .66), .44, 1.0, bump=.1), float=emission("float", (.46, .80, .86), 1.15))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.0, 5.3))
    ambience(D, .85)
    emblem_light(SIGNS["tidepool"][0])
    row_of_huts(p); boat_bath(p, rnd); pump(p, 1.30, 4.66)
    dog_hut(p, 2.58, 4.0, math.radians(-34))
    lifeguard(p, (-2.92, 4.15, 0), math.radians(16))
    for x, y, z, r in ((-1.55, 4.5, 2.85, .20), (-1.98, 4.8, 3.25, .14), (1.45, 4.3, 2.75, .23), (1.92, 4.6, 3.15, .16), (1.05, 4.9, 3.35, .12)):
        float_lamp(p, (x, y, z), r, HT * (1 - abs(x) / HW) - .05, 30 * r)
    rug(p, *RUGS["tidepool"], 1.9, .62)
    area((0, 3.0, 4.6), (0, 4.2, .5), 1.4, 60, (1, .80, .58), "bath"); area((0, 4.3, 3.6), (0, FRONT, 1.4), (5, .3), 70, (1, .80, .58), "fronts")
    area((0, D - .25, 3.2), (0, D - .02, 4.6), (3.0, .05), 18)
    rope_coil(p, 3.62, 5.1); rope_coil(p, -2.05, 5.45)
    at_the_glass(p, rnd)
    return {"pano": ((1.05, 1.75, 1.55), (1.05, 12, 1.55), None)}

def at_the_glass(p, rnd):
    """Two deck chairs towards the sea, a palm in each corner, a bench of towels."""
    deck_chair(p, (2.12, 1.02, 0), math.radians(-6), "camel"); deck_chair(p, (3.08, 1.15, 0), math.radians(-14), "rust")
    side_table(p, (2.62, .72, 0), .40); wine_glass(p, (2.58, .70, .40)); candle(p, (2.68, .78, .40), .09, .034, 1.5)
    palm(p, (3.72, .62, 0), rnd, 1.5, 11, D); palm(p, (-3.45, .75, 0), rnd, 1.5, 10, D)
    box((.46, 1.3, .06), (-3.55, 2.4, .42), p["painted"], bevel=.012)
    for y in (1.9, 2.9):
        box((.38, .06, .39), (-3.55, y, .195), p["lacquer"], bevel=.008)
    folded(p, "towel", (-3.52, 2.15, .45), (.34, .40), 4, 0, .07); folded(p, "sage", (-3.52, 2.7, .45), (.34, .40), 3, 0, .07)
    floor_lamp(p, (-3.6, 1.45, 0), (.45, .2), 14)
