"""The bath of the party house: a curved wall of breeze blocks lit from behind, an oval tub with a bar along it, an outdoor shower that came inside."""
import math
from kit import *
from breezeblock import banana, lit_wall
from furniture import *
from outdoorshower import counter, ice_machine, pergola
from room import HT, HW, RUGS, SIGNS, a_frame, emblem_light, lit_shade, outside, palette
from terrazzo import ledge, oval_tub

D, TUB = 7.0, (.20, 2.85)                        # depth of the room; the tub's middle

def door(p, x):
    """Louvres, as on a porch."""
    y = D - .06
    for dx in (-.48, .48):
        box((.09, .12, 2.12), (x + dx, y, 1.06), p["walnut_z"], bevel=.010)
    box((1.05, .12, .09), (x, y, 2.14), p["walnut"], bevel=.010)
    for dx in (-.38, .38):
        box((.11, .06, 2.06), (x + dx, y, 1.05), p["walnut_z"], bevel=.006)
    for k in range(15):
        box((.66, .05, .012), (x, y - .01, .22 + .125 * k), p["walnut"], (.7, 0, 0), .004)
    box((.66, .02, 2.0), (x, y + .02, 1.05), p["sage"], bevel=0)
    tube([(x + .34, y - .08, .95), (x + .34, y - .08, 1.20)], .014, p["copper"], 10)
    area((x, D - .6, 2.8), (x, D - .1, 1.0), (.8, .1), 12, (1, .74, .48), "door")

def bubble(p, x, y, z, r):
    """A lamp like a saucer, ribbed and lit from inside, on a cord from the slope."""
    lathe([(r * math.sin(t) ** .85, -.46 * r * math.cos(t)) for t in (math.pi * (k + .02) / 28.1 for k in range(29))], p["paper"], (x, y, z), 64)
    for k in range(10):
        a = math.tau * k / 10
        tube([(x + 1.006 * r * math.sin(t) ** .85 * math.cos(a), y + 1.006 * r * math.sin(t) ** .85 * math.sin(a), z - .465 * r * math.cos(t)) for t in (math.pi * (q + .3) / 12.6 for q in range(13))], .004, p["walnut"], 5)
    tube([(x, y, z + .44 * r), (x, y, HT * (1 - abs(x) / HW) - .05)], .006, p["black"], 6)
    lamp((x, y, z - .7 * r), 46 * r, (1, .74, .46), .14)

def breeze_room(env, rnd):
    chips = ((.80, .76, .68), (.30, .52, .38), (.72, .50, .40), (.88, .84, .78), (.46, .24, .20))
    p = palette() | dict(breeze=plaster("breeze", (.40, .375, .33), (.52, .495, .45)), pink=terrazzo("pink_terrazzo", (.66, .36, .30), chips, 15),
                         pale=terrazzo("pale_terrazzo", (.62, .60, .55), ((.72, .38, .32), (.28, .50, .36), (.42, .40, .37), (.80, .62, .40), (.62, .60, .55)), 7),
                         copper=plain("copper", (.62, .27, .13), .24, 1.0), lacquer=plain("lacquer", (.24, .24, .22), .22, coat=.6), steel=plain("steel", (.55, .55, .55), .3, 1.0),
                         glazed=plain("glazed_tile", (.16, .40, .27), .14, coat=.5), ice_cube=plain("ice_cube", (.72, .80, .82), .1), bottle=plain("bottle_green", (.02, .07, .035), .08),
                         fizz=plain("fizz", (.70, .30, .18), .1), lime=plain("lime", (.20, .38, .05), .35), paper=lit_shade("bubble_lamp", 1.5))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.0, 5.75), floor="pale")
    area((0, 3.3, 7.2), (0, 3.3, 0), (.9, 4.2), 90, (1, .80, .58), "ridge")
    area((0, -4, 5), (0, 4, 1.5), (7, 4), 120, (.42, .55, 1), "window_sky", group_="sky")
    for s in (-1, 1):                                    # warm light up the slopes
        area((s * 4.3, 3.4, .4), (s * 1.8, 3.4, 5.6), (.10, 5.0), 40, (1, .58, .26), "slope")
    emblem_light(SIGNS["breeze"][0])
    lit_wall(p, rnd); counter(p, 121); oval_tub(p, TUB); ledge(p, TUB)
    pergola(p, 2.75, 3.95); ice_machine(p, 1.55, 6.42); door(p, 2.72)
    bubble(p, 1.05, 4.75, 3.25, .42); bubble(p, 1.72, 4.25, 3.85, .28); bubble(p, .95, 5.3, 4.35, .22)
    area((.2, 2.6, 4.4), (.2, 2.8, 0), 1.5, 44, (1, .72, .42), "tub"); area((-2.2, 1.4, 3.0), (-.6, 3.4, .8), .7, 16, (1, .76, .50), "side")
    area((0, D - .4, 3.3), (0, D - .02, 5.0), (3.5, .05), 32, (1, .60, .28))
    # on this side of the wall
    rug(p, *RUGS["breeze"], 1.5, .85); pouf(p, (-2.55, 2.55, 0), "cream", .42); folded(p, "towel", (-2.55, 2.55, .43), (.36, .30), 3, .4, .07)
    pouf(p, (-3.2, 1.75, 0), "sage", .36); side_table(p, (-2.62, 1.55, 0), .48, .20, "marble"); candle(p, (-2.62, 1.55, .48), .13, .04, 1.6); book_stack(p, (-2.56, 1.50, .48), 1)
    banana(p, (-3.55, .95, 0), rnd, 1.7, 9); banana(p, (3.35, 1.15, 0), rnd, 1.8, 9); banana(p, (3.45, 5.35, 0), rnd, 1.5, 8)
    banana(p, (-3.05, 3.15, 0), rnd, 1.4, 9); banana(p, (1.70, 5.30, 0), rnd, 1.5, 8); plant_pot(p, (2.65, .70, 0), rnd, .9, 16, "ceramic")
    for x, y, h in ((1.95, 1.75, .30), (2.10, 1.95, .18), (-.75, 1.72, .22)):
        candle(p, (x, y, 0), h, .05, 2)
    return {"pano": ((-1.25, 1.85, 1.55), (-1.25, 12, 1.55), None)}
