"""The bath of the quietest house: a great cask lying on its side, cut open towards the woods and half full of water; a still fills it."""
import math
from kit import *
from cask import tub_cask
from cooperage import cask_shower, fern, great_cask, still, towel_branch, vanity
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette

D = 7.0                                          # depth of the room

def door(p, x):
    """Five staves under a copper strap, posts of cedar."""
    y = D - .05
    for dx in (-.47, .47):
        box((.11, .12, 2.12), (x + dx, y, 1.06), p["beam"], bevel=.012)
    box((1.12, .13, .13), (x, y, 2.17), p["beam"], bevel=.014)
    for k in range(5):
        box((.160, .05, 2.08), (x - .332 + .166 * k, y, 1.05), p["stave_z"], bevel=.010)
    for z in (.42, 1.06, 1.70):
        box((.82, .012, .06), (x, y - .03, z), p["brass"], bevel=.004)
    tube([(x - .30, y - .08, .92), (x - .30, y - .08, 1.24)], .016, p["brass"], 10)
    area((x, D - .55, 2.8), (x, D - .1, 1.0), (.6, .1), 12, (1, .74, .48), "door")

def toffee_lamp(p, x, y, z, top):
    """A bell of copper, its inside a warm disc."""
    lathe([(.05, .34), (.09, .30), (.15, .18), (.23, .05), (.25, 0), (.235, .0), (.14, .17), (.05, .30)], p["brass"], (x, y, z), 48)
    sphere(.075, (x, y, z + .07), p["bulb"], 20); tube([(x, y, z + .34), (x, y, top)], .007, p["black"], 6); lamp((x, y, z - .06), 13, r=.14)

def barrel(env, rnd):
    cedar = ((.21, .075, .026), (.52, .215, .082))            # red cedar: no lodge colours it
    p = palette() | dict(stave=wood("stave", *cedar, "x", 1, .42, .1), stave_z=wood("stave_z", *cedar, "z", 1, .42, .1), strip=emission("cask_light", (1, .60, .28), 5))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.05, 6.2))
    ambience(D, .85)
    emblem_light(SIGNS["barrel"][0])
    great_cask(p); still(p, 1.02, 4.66)
    cask_shower(p, -3.02, 3.12, math.radians(52))
    vanity(p, 1.98); door(p, 3.30)
    rug(p, *RUGS["barrel"], 1.7, .8, "towel", "sand")
    area((-.8, 2.9, 4.0), (-1.1, 4.6, .7), 1.2, 52, (1, .76, .48), "front"); area((-1.1, D - .35, 2.95), (-1.1, D - .02, 4.4), (3.4, .05), 20)
    for x, y, z in ((2.30, 5.0, 2.45), (1.86, 4.6, 2.85)):
        toffee_lamp(p, x, y, z, HT * (1 - x / HW) - .05)
    towel_branch(p, 3.12, 5.2)
    for at, r, h, s in (((.16, 4.02, 0), .17, .30, .58), ((-3.55, 4.35, 0), .24, .40, .95), ((-2.20, 4.02, 0), .17, .28, .62), ((3.55, 5.75, 0), .20, .34, .75),
                        ((3.5, .8, 0), .26, .44, 1.0), ((-3.75, .75, 0), .26, .44, 1.0)):
        fern(p, at, rnd, r, h, s)
    at_the_glass(p)
    return {"pano": ((.75, 2.55, 1.55), (.75, 12, 1.55), None)}

def at_the_glass(p):
    """Two chairs towards the woods, a small cask between them; towels and a bench on the right."""
    armchair(p, (-2.75, 1.45, 0), math.radians(172), "cognac", "camel"); armchair(p, (-1.05, 1.35, 0), math.radians(190), "cognac", "rust")
    tub_cask(p, (-1.90, 1.15, 0), .30, .52)
    candle(p, (-1.98, 1.18, .50), .10, .034, 1.5); wine_glass(p, (-1.82, 1.08, .50)); book_stack(p, (-1.86, 1.24, .50), 1)
    rug(p, -1.9, 1.55, 2.6, 1.7, "sand", "cognac"); floor_lamp(p, (-3.45, 1.75, 0), (.45, -.15), 16)
    box((.46, 1.5, .07), (3.45, 2.75, .44), p["stave"], bevel=.012)
    for y in (2.2, 3.3):
        tub_cask(p, (3.45, y, 0), .20, .40)
    folded(p, "towel", (3.45, 2.35, .475), (.34, .40), 4, 0, .07); folded(p, "camel", (3.45, 2.85, .475), (.34, .40), 2, 0, .07); candle(p, (3.40, 3.25, .475), .14, .04, 1.5)
