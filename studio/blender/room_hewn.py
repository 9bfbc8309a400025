"""The bath of the red rock: a tub hewn out of one boulder, a copper spout from a wall of stone in layers, a place for yoga at the glass."""
import math
from kit import *
from adobe import bench, straight
from canyon import arch_shower, mesa_wall, rock_tub, trough_basin, yoga_place
from desert import basket, cactus, pierced
from furniture import *
from props import bronze_dog
from redrock import rock
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette

D = 7.0                                          # depth of the room

def door(p, x):
    """Boards between posts, straps of copper; the dog beside it."""
    y = D - .05
    for dx in (-.55, .55):
        box((.13, .13, 2.16), (x + dx, y, 1.08), p["beam"], bevel=.012)
    box((1.44, .14, .17), (x, y, 2.22), p["beam"], bevel=.014)
    for k in range(5):
        box((.187, .05, 2.10), (x - .385 + .1925 * k, y, 1.06), p["walnut_z"], bevel=.006)
    for z in (.40, 1.70):
        box((.92, .012, .06), (x, y - .03, z), p["brass"], bevel=.004)
    tube([(x + .36, y - .09, .92), (x + .36, y - .09, 1.30)], .018, p["brass"], 10)
    area((x, D - .55, 2.9), (x, D - .1, 1.0), (.8, .1), 14, (1, .74, .48), "door")
    with Recorder() as r:
        bronze_dog()
    group(r.objects, (-.85, -2.2, 0)); group(r.objects, (x + .88, D - .42, 0), math.radians(168))

def hewn(env, rnd):
    p = palette() | dict(plaster=plaster("plaster", (.30, .285, .265), (.42, .40, .375)),
                         slate_bed=rock("slate_bed", .85, .9, .3), basalt=rock("basalt"), honed=rock("honed", .38, .10, .65),
                         bed=rock("bed", .85, .9, .3), flag=stone("flag", (.30, .285, .27), (.46, .44, .41), 1.1, .6, .3), glow=lit_shade("glow", 2.2))
    outside(env, rnd)
    a_frame(p, rnd, D, (.62, 4.95), floor="flag")
    ambience(D, .95)
    emblem_light(SIGNS["hewn"][0])
    mesa_wall(p, rnd); rock_tub(p, rnd); yoga_place(p)
    arch_shower(p); trough_basin(p); door(p, -2.75)
    for x, y, z, s in ((-.45, 2.05, 2.35, 1.15), (.0, 1.55, 2.85, .95), (-.72, 1.55, 3.1, .85)):
        pierced(p, (x, y, z), s, min(8.12, HT * (1 - abs(x) / HW) - .05))
    area((.4, 3.2, 4.4), (.9, 2.7, 0), 1.5, 66, (1, .78, .55), "tub"); area((-2.2, 4.0, 3.2), (-.2, 2.9, .3), .8, 30, (1, .78, .55), "side")
    # round the tub and at the glass
    cactus(p, (2.95, .62, 0), (1.35, .95, .6)); cactus(p, (-.55, .55, 0), (.75, .45), .09, .8)
    dry_grass(p, (-3.75, .55, 0), rnd, .9, 12); basket(p, (-.55, 1.35, 0), .20, .32)
    # the other slope
    bench(p["plaster"], straight((-4.04, 3.0), (-4.04, 5.7)), .34, -.4, .46)
    bench(p["cream"], straight((-4.03, 3.2), (-4.03, 4.6)), .28, .44, .54, 3)
    for y, c in ((3.5, "rust"), (3.95, "linen"), (4.35, "camel")):
        cushion(.48, .44, .18, (-4.15, y, .74), (-.40, 0, math.pi / 2), p[c])
    folded(p, "towel", (-4.0, 5.05, .46), (.36, .44), 4, 0, .07); pierced(p, (-4.0, 5.5, .47), .85, 0, 4)
    rug(p, *RUGS["hewn"], 2.5, .95); basket(p, (-3.62, 6.5, 0), .26, .50)
    area((0, D - .4, 2.6), (0, D - .02, 4.6), (4, .05), 28)
    curtains(p)
    return {"pano": ((-1.15, 4.35, 1.55), (-1.15, 12, 1.55), None)}
