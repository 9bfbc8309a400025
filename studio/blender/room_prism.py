"""The bath of the largest house: a tub cut like a gem before a sauna that is a lit triangle of glass, under slopes folded like paper."""
import math
from kit import *
from facets import floor, front, panel_wood, shell
from furniture import *
from gem import cut_light, cut_stone
from northlight import small_a
from room import RUGS, SIGNS, emblem_light, outside
from room_hall import column_lamp, lounge, stone_palette
from shards import console, crystal_lamp, gem_tub, standing_rain

D, TUB = 7.0, (0, 2.78)                          # depth of the room; the tub's middle

def door(p, x):
    """A leaf of dark oak in a frame whose head is folded."""
    y = D - .10
    for dx in (-.50, .50):
        box((.09, .16, 2.14), (x + dx, y, 1.07), p["beam"], bevel=.006)
    prism([(x - .54, 2.12), (x + .54, 2.12), (x + .54, 2.18), (x, 2.40), (x - .54, 2.18)], y - .09, y + .08, p["beam"], .006)
    box((.92, .06, 2.12), (x, y, 1.06), p["walnut_z"], bevel=.006)
    tube([(x + .36, y - .08, .90), (x + .36, y - .08, 1.40)], .016, p["brass"], 10)
    area((x, D - .7, 2.9), (x, D - .1, 1.0), (.8, .1), 16, (1, .74, .48), "door")

def prism_room(env, rnd):
    p = stone_palette() | dict(gem=cut_stone(), slab=marble("slab", (.055, .055, .06), (.17, .165, .165), .5, .22), honed=stone("honed", (.10, .10, .105), (.24, .24, .25), 1.0, .5, .2),
                               larch=panel_wood(), flag=stone("flag", (.15, .147, .143), (.34, .333, .325), 1.1, .15, .06), prism=cut_light("prism", 1.15),
                               basin_water=water("basin_water", wave=.006, scale=6, glow=(.13, .24, .42), glow_strength=.3))
    outside(env, rnd)
    shell(p, D); front(p); floor(p, D)
    area((0, -4, 5), (0, 4, 1.5), (7, 4), 300, (.42, .55, 1), "window_sky", group_="sky")
    area((0, 3.0, 7.4), (0, 3.0, 0), (.7, 4), 240, (1, .80, .58), "ridge")
    for s in (-1, 1):                                        # up the slopes, across the folds
        area((s * 4.45, 3.2, .25), (s * 1.9, 3.2, 5.6), (.12, 5.4), 90, (1, .70, .42), "cove")
    area((0, 1.0, 5.0), (0, 2.4, 0), 1.6, 60, (1, .80, .58), "dais")
    emblem_light(SIGNS["prism"][0])
    gem_tub(p, TUB); crystal_lamp(p, -2.25, 3.55, 3.15, 4.75)
    small_a(p, rnd)
    console(p, (-2.95, 3.40, 0), math.radians(72)); standing_rain(p, 2.95, 3.15)
    door(p, -3.28)
    area((-1.2, .9, 3.2), (-.2, 2.6, .5), .7, 60, (1, .80, .58), "tub_left"); area((1.6, 4.2, 3.6), (.4, 2.6, .5), .5, 30, (.80, .86, 1), "tub_right")
    area((0, D - .35, 4.4), (0, D - .02, 6.4), (1.2, .05), 16, (1, .74, .48), "wall")
    # towards the glass
    lounge(p, (2.75, 1.0, 0), math.radians(32), "cream", "rust"); side_table(p, (2.05, .66, 0), .46, .19, "marble"); wine_glass(p, (2.0, .66, .46)); candle(p, (2.10, .70, .46), .10, .034, 1.5)
    column_lamp(p, (-3.45, .9, 0), 1.0, .14, 14); column_lamp(p, (-3.1, .62, 0), .55, .12, 7); column_lamp(p, (3.55, 5.2, 0), .95, .14, 12)
    plant_pot(p, (3.55, 6.3, 0), rnd, 1.2, 18)
    rug(p, *RUGS["prism"], .62, 1.5, "towel", "sand")
    return {"pano": ((-1.85, 1.78, 1.55), (-1.85, 12, 1.55), None)}
