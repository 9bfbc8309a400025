"""The fireside of the party house: a rocket on its pad keeps the fire, a ring of deep velvet seats waits for the countdown."""
import math
from kit import *
from furniture import *
from launchpad import FIRE, PAD, body, enamels, fin, gantry, mouth, pad, porthole
from lounge import couch, tray_table
from music import music_cabinet, turntable
from room import SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from wicker import palm

D = 7.7

def console(p, rnd):
    """Records and a turntable under the neon, its front towards the pad."""
    with Recorder() as r:
        music_cabinet(p, 0, -.95, .95, rnd)
    group(r.objects, (2.15, D - .34, 0), math.pi / 2)
    turntable(p, 1.75, D - .32, .56, math.pi); table_lamp(p, (2.85, D - .32, .56), 10, "cream"); vase(p, (2.32, D - .30, .56), .9, "clay", 7, 4)

def at_the_glass(p, rnd):
    """Two chairs for whoever watches the sea instead, palms."""
    curtains(p)
    armchair(p, (-2.75, 1.25, 0), math.radians(205), "cream", "linen"); armchair(p, (-1.35, .95, 0), math.radians(165), "cream", "sage")
    side_table(p, (-2.05, .85, 0), .46, .22, "white"); wine_glass(p, (-2.10, .82, .46)); candle(p, (-1.96, .90, .46), .09)
    palm(p, (3.55, .95, 0), rnd, 2.0, 12, D); palm(p, (-3.75, .75, 0), rnd, 1.8, 12, D)

def launchpad(env, rnd):
    p = palette() | enamels() | dict(cabin=lit_shade("cabin", .95), globe=lit_shade("globe", .9))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.3, 3.6, 6.7))
    ambience(D, .80)
    x, y = PAD
    lathe([(1.7, .004), (1.7, .018), (3.42, .018), (3.44, .004)], p["rug"], (x, y, 0), 160); lathe([(3.40, .003), (3.40, .024), (3.50, .024), (3.50, .003)], p["sage"], (x, y, 0), 160)
    pad(p); body(p); mouth(p, 150); porthole(p)
    for turn in (-16, 196, 90):
        fin(p, turn)
    gantry(p); couch(p, 168, 236); couch(p, -56, 12)
    for turn, cloth in ((175, "rust"), (199, "linen"), (230, "camel"), (-50, "camel"), (-19, "linen"), (5, "rust")):
        a = math.radians(turn)
        cushion(.44, .42, .17, (x + 2.80 * math.cos(a), y + 2.80 * math.sin(a), .62), (-.34, 0, a - math.pi / 2), p[cloth])
    tray_table(p, (x - .05, y - 2.50, .02))
    console(p, rnd); emblem_light(SIGNS["launchpad"][0])
    for gx, gz in ((-1.75, 3.55), (1.72, 3.95)):          # moons on cords from the tie
        sphere(.17, (gx, 6.7, gz), p["globe"], 28); tube([(gx, 6.7, gz + .17), (gx, 6.7, 5.12)], .006, p["black"], 6); lamp((gx, 6.5, gz - .28), 8, r=.12)
    # light on the hull from both sides, up from the pad, on the seats
    area((-2.1, 2.3, 3.6), (x, y, 2.6), .7, 95, (1, .82, .62), "hull"); area((2.3, 2.6, 4.3), (x, y, 3.9), .6, 60, (1, .84, .66), "nose")
    area((.2, 2.6, 4.6), (x, 3.2, 0), 1.4, 60, (1, .80, .58), "seats", 110)
    for s in (-1, 1):
        area((s * 1.5, FIRE - 1.0, .36), (s * .7, y, 2.2), .3, 9, (1, .76, .50), "pad_light")
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 9, (1, 1, 1), "neon_fill", group_="neon")
    # along the eaves, in the corners
    sideboard(p, 4.15, 2.6, 5.6, .50, .42); table_lamp(p, (4.10, 3.0, .50), 10, "cream"); book_stack(p, (4.08, 3.7, .50), 3); bowl(p, (4.10, 4.4, .50), "ceramic", 1.0); table_lamp(p, (4.10, 5.2, .50), 10, "cream")
    sideboard(p, -4.15, 2.6, 5.2, .50, .42); table_lamp(p, (-4.10, 3.0, .50), 10, "cream"); vase(p, (-4.10, 3.9, .50), 1.0, "clay", 8, 6); candle(p, (-4.08, 4.6, .50), .12, .035, 1.5)
    palm(p, (-3.45, 6.75, 0), rnd, 1.7, 11, D); plant_pot(p, (3.70, 6.75, 0), rnd, 1.0, 16, "ceramic")
    at_the_glass(p, rnd)
    return {"pano": ((1.15, 1.75, 1.55), (1.15, 12, 1.55), None)}
