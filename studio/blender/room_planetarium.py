"""The bath under the darkest sky: a deep round tub on steps, a ring of small lights over it, behind it half a drum of plaster pierced like a star map."""
import math
from kit import *
from adobe import bench, straight
from desert import basket, cactus
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from starry import C, H, R, half_moon, moon, on_wall, rain_niche, round_tub, star_ring, star_wall, stool

D = 7.0

def door(p, x):
    """Pale boards in a black frame, to the bedroom."""
    y = D - .05
    for dx in (-.52, .52):
        box((.08, .10, 2.14), (x + dx, y, 1.07), p["walnut_z"], bevel=.006)
    box((1.12, .10, .09), (x, y, 2.18), p["walnut"], bevel=.006)
    for k in range(6):
        box((.155, .05, 2.10), (x - .40 + .16 * k, y, 1.06), p["pale_z"], bevel=.005)
    tube([(x - .36, y - .08, .85), (x - .36, y - .08, 1.35)], .016, p["brass"], 10)
    area((x, D - .5, 2.9), (x, D - .1, 1.0), (.8, .1), 14, (1, .74, .48), "door")

def shelf(p, x, w=.92):
    """Towels, jars and a lamp on boards between two cheeks."""
    y = D - .26
    for dx in (-w / 2, w / 2):
        box((.035, .36, 1.72), (x + dx, y, .86), p["pale_z"], bevel=.006)
    for k, z in enumerate((.10, .50, .90, 1.30, 1.70)):
        box((w, .36, .03), (x, y, z), p["pale"], bevel=.006)
        if k < 3:
            for dx, c in ((-.22, "towel"), (.22, ("linen", "sand", "camel")[k])):
                folded(p, c, (x + dx, y, z + .018), (.36, .30), 3 + k % 2, 0, .075)
    for k, dx in enumerate((-.30, -.08, .14, .33)):
        h = .15 + .03 * (k % 2)
        lathe([(0, 0), (.055, 0), (.065, .03), (.062, h), (.03, h + .04), (0, h + .04)], p["clay" if k % 2 else "ceramic"], (x + dx, y, 1.318), 24)
    table_lamp(p, (x - .2, y, 1.718), 9); bowl(p, (x + .22, y, 1.718), "ceramic", .8)

def planetarium(env, rnd):
    p = palette() | dict(plaster=plaster("plaster", (.34, .325, .30), (.46, .44, .41)), sandstone=plaster("sand_plaster", (.27, .205, .145), (.37, .285, .205)),
                         sand_flag=stone("sand_flag", (.25, .20, .15), (.40, .325, .245), 1.1, .5, .25),
                         star=emission("star", (1, .80, .52), 9), line=emission("star_line", (1, .72, .42), 1.3), moon=lit_shade("moon", .8),
                         pale=wood("stool_wood", (.33, .23, .145), (.52, .39, .265), "x", 1, .45),
                         pale_z=wood("stool_wood_z", (.33, .23, .145), (.52, .39, .265), "z", 1, .45))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.15, 4.85), floor="sand_flag", skylights=((1.42, 4.58),))
    ambience(D, .80)
    emblem_light(SIGNS["planetarium"][0])
    star_wall(p, rnd); rain_niche(p); half_moon(p)
    round_tub(p, *C)
    star_ring(p, C[0], C[1], 3.12, rnd)
    for a in (110, 140, 190, 212):                       # behind the wall's rim and at its foot
        x, y, _ = on_wall(a, 0, R + .12); q = on_wall(a, 0, R - .9)
        area((x, y, H + .12), (x * 1.1, y, H + 2), (.6, .08), 14, (1, .74, .48), "rim")
        area(on_wall(a, .10, R - .30), on_wall(a, 2.0, R), (.5, .05), 4, (1, .72, .44), "foot")
    area((2.7, 4.7, 3.3), (C[0] + .4, C[1] + .3, .6), .7, 46, (1, .80, .58), "tub_side")
    area((C[0] + .9, C[1] + .3, 4.6), (C[0], C[1], 0), 1.4, 60, (1, .80, .58), "tub")
    # round the tub
    rug(p, *RUGS["planetarium"], 2.5, 1.2); x, y, _ = on_wall(112, 0, 2.24)
    cyl(.54, .020, (x, y, 0), p["sand"], 64); cyl(.50, .026, (x, y, 0), p["camel"], 64)
    stool(p, -1.55, 4.58); folded(p, "cream", (-1.55, 4.58, .42), (.28, .24), 3, .3, .06); basket(p, (-.46, 5.36, 0), .20, .32)
    stool(p, 3.35, 2.9, .40); bowl(p, (3.35, 2.9, .40), "ceramic", .8)
    pouf(p, (2.15, 1.72, 0), "camel", .36); basket(p, (1.40, .98, 0), .25, .40); basket(p, (1.82, .78, 0), .19, .28, "camel")
    folded(p, "cream", (2.15, 1.72, .43), (.34, .28), 2, .4, .06)
    # at the glass
    cactus(p, (.20, .62, 0), (1.25, .85, .55), .10, .95); cactus(p, (-1.05, .62, 0), (.70, .45), .085, .75); dry_grass(p, (2.95, .80, 0), rnd, .95, 14)
    moon(p, (-.45, .85, 0), .20, 7); moon(p, (.78, .72, 0), .13, 4); moon(p, (-1.5, .95, 0), .10, 3)
    cactus(p, (-3.05, .75, 0), (1.5, 1.0), .105, 1.0)
    # the other slope
    bench(p["plaster"], straight((4.02, 1.9), (4.02, 5.5)), .36, -.4, .48)
    for y, c in ((2.4, "camel"), (2.85, "linen"), (4.9, "sage")):
        cushion(.46, .44, .18, (4.16, y, .68), (-.25, 0, math.pi / 2), p[c])
    folded(p, "fur", (3.98, 3.5, .48), (.40, .48), 3, 0, .07); book_stack(p, (3.95, 4.1, .48), 3); candle(p, (3.9, 4.42, .48), .13, .04, 2)
    cactus(p, (3.6, 6.35, 0), (1.1, .7)); moon(p, (3.75, 1.25, 0), .22, 7)
    # back wall
    door(p, 2.45); shelf(p, 1.10)
    dry_grass(p, (.36, 6.45, 0), rnd, .85, 12); basket(p, (3.25, 6.72, 0), .22, .5)
    area((0, D - .4, 2.4), (0, D - .02, 4.6), (3, .05), 26)
    curtains(p)
    return {"pano": ((1.95, 4.35, 1.55), (1.95, 12, 1.55), None)}
