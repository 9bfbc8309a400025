"""The living room at the lake: a pond of dark tiles to sit in on leaves of velvet, in its middle a fire under an upturned water lily whose stem climbs to the ridge."""
import math
from kit import *
from dockside import PIT, at_the_glass, boat_case, boot_row, jetty, nook, oar_rail, shore
from exterior import lantern
from furniture import *
from lilypads import pads, pond, pond_colors, reeds
from room import HW, SIGNS, a_frame, ambience, emblem_light, outside, palette
from stacked import blanket_rack
from waterlily import C, lily_colors, waterlily

D = 10.4                                         # depth of the room

def light():
    """On the flower from both sides, down on the leaves, along the planks."""
    x, y = C
    for s in (-1, 1):
        area((s * 2.2, y - 2.1, 3.3), (x, y, 2.7), .7, 56, (1, .86, .68), "flower"); area((s * 1.7, y - 1.2, 4.4), (s * 2.2, y, 0), .9, 62, (1, .80, .58), "leaves", 110)
        area((s * 1.6, y + 2.0, 4.6), (s * 1.5, y + 2.0, 0), .8, 40, (1, .80, .58), "behind", 110); area((s * 2.6, D - 1.1, .5), (s * 2.4, D, 3.0), (1.4, .2), 24, (1, .80, .58), "wall")
        area((s * 3.9, 5.2, .5), (0, 5.2, 2.5), (.3, 6), 14, (1, 1, 1), "neon_fill", group_="neon")
        area((s * 1.7, y - 2.4, .9), (s * .3, y, 2.7), .6, 26, (1, .84, .66), "under_flower")
    area((0, 2.2, 4.4), (0, 3.6, 0), .9, 52, (1, .80, .58), "jetty", 100); area((0, y - .6, 5.6), (x, y + .4, 7.4), .6, 46, (1, .80, .58), "stem"); area((0, 1.2, 4.6), (0, 1.2, 0), 1.4, 50, (1, .80, .58), "glass", 120)

def under_the_slopes(p, rnd):
    """Left: blankets in rolls, boots, lamps; right behind the nook a low cupboard."""
    blanket_rack(p, (-3.98, 5.0, 0), math.pi / 2)
    table_lamp(p, (-4.02, 4.6, 1.12), 9); book_stack(p, (-4.0, 5.3, 1.12), 3)
    sideboard(p, -4.35, 6.0, 8.0, .46, .36); table_lamp(p, (-4.32, 6.5, .46), 9, "cream"); vase(p, (-4.30, 7.5, .46), .9, "clay", 8, 4)
    sideboard(p, 4.15, 7.7, 9.3, .52, .42); table_lamp(p, (4.10, 8.0, .52), 10, "cream"); bowl(p, (4.10, 8.8, .52), "clay", 1.0)
    plant_pot(p, (-4.25, 9.8, 0), rnd, .8, 12); plant_pot(p, (4.2, 9.9, 0), rnd, .8, 12)
    plant_pot(p, (-4.1, 3.3, 0), rnd, 1.0, 14); plant_pot(p, (4.1, 3.7, 0), rnd, 1.0, 14)

def pond_room(env, rnd):
    p = palette() | lily_colors() | pond_colors() | dict(yellow=plain("welly", (.62, .42, .06), .35, coat=.3), rubber=plain("welly_red", (.46, .07, .04), .35, coat=.3), rope=plain("rope", (.46, .37, .24), .85),
                                                         paint=plain("boat_green", (.02, .13, .06), .3, coat=.4), pale_paint=plain("boat_pale", (.56, .50, .38), .35, coat=.3))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.3, 3.4, 8.7), pit=PIT)
    mesh([(-HW, -1, -.20), (HW, -1, -.20), (HW, D, -.20), (-HW, D, -.20)], [(0, 1, 2, 3)], p["black"], "joints")
    ambience(D, 1.0)
    pond(p); shore(p, rnd); jetty(p, rnd); waterlily(p, 190); pads(p); reeds(p, rnd)
    light(); emblem_light(SIGNS["pond"][0])
    boat_case(p, (-3.08, 8.80, 0), .34, rnd); oar_rail(p, 2.85, D - .06); boot_row(p)
    under_the_slopes(p, rnd); nook(p, rnd); at_the_glass(p, rnd)
    lantern(p, (-1.35, D - .5, 0), .9, 5); lantern(p, (-1.62, D - .75, 0), .65, 4)
    return {"pano": ((-1.8, 2.4, 1.55), (-1.8, 12, 1.55), None)}
