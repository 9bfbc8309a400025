"""The bath of the house by the surf: a wave of white plaster that breaks over a round rose tub, boards in a rack, a long bench at the glass."""
import math
from kit import *
from curl import RADIUS, TUB, barrel_bench, rain, round_tub, wave, glaze
from floe import globes
from furniture import *
from ledges import sleeping_cat
from room import HT, HW, RUGS, SIGNS, a_frame, emblem_light, lit_shade, outside, palette
from surfwash import board_rack, ledges, peg_wall, pebbles, sea_shell, vanity
from wicker import palm

D = 7.0                                          # depth of the room

def window_bench(p, x0, x1):
    """Twelve feet of it, along the panes."""
    x, w = (x0 + x1) / 2, x1 - x0
    soft_box((w, .64, .44), (x, .56, .14), p["wave"], r=.08); soft_box((w - .06, .58, .13), (x, .55, .42), p["sofa"], r=.055)
    neon([(x0 + .06, .89, .03), (x1 - .06, .89, .03)], p["neon"], .011)
    for k, cloth in enumerate(("rust", "fur", "camel", "towel", "rust", "fur")):
        cushion(.44, .40, .17, (x0 + .35 + (w - .7) * (k + .3 * (k % 2)) / 5.3, .38, .68), (.30, 0, .12 * (-1) ** k), p[cloth])
    ribbon([(-.38, .22), (-.36, .40), (-.30, .49), (-.05, .50), (.2, .50)], .60, p["fur"], (x0 + w * .46, .56, 0), math.pi, .024, .016, 4)
    book_stack(p, (x0 + w * .72, .68, .485), 2, .3)

def door(p, x):
    """Boards under a round top, a handle of rope."""
    y, n = D - .06, 24
    top = [(x + .47 * math.cos(math.pi * k / n), 1.72 + .47 * math.sin(math.pi * k / n)) for k in range(n + 1)]
    prism([(x - .47, .0), (x + .47, .0)] + top, y - .02, y + .02, p["rust"])
    for k in range(4):
        box((.012, .008, 2.0), (x - .28 + .187 * k, y - .024, 1.02), p["walnut_z"], bevel=0)
    tube([(x - .50, y - .02, 0), *[(x - .50 * math.cos(math.pi * k / n), y - .02, 1.72 + .50 * math.sin(math.pi * k / n)) for k in range(n + 1)], (x + .50, y - .02, 0)], .05, p["wave"], 10)
    tube([(x + .34, y - .04, .95), (x + .34, y - .10, 1.0), (x + .34, y - .10, 1.14), (x + .34, y - .04, 1.19)], .02, p["sand"], 10)
    area((x, D - .7, 2.9), (x, D - .1, 1.2), (.7, .1), 12, (1, .78, .54), "door")

def on_the_ledge(p):
    """The tub's ledge: a cat in a patch of light, candles, shells, towels."""
    x, y = TUB
    at = lambda degrees, r=RADIUS + .32, z=.45: (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)), z)
    sleeping_cat(p | {"bronze": p["cat"]}, at(4, RADIUS + .30), 2.3, 1.05)
    candle(p, at(-24), .18, .045, 2); candle(p, at(-30, RADIUS + .40), .10, .04); candle(p, at(-31, RADIUS + .24), .06, .035)
    sea_shell(p, at(-40), .12, .5); sea_shell(p, at(-46, RADIUS + .40), .08, 2.0, "clay")
    folded(p, "towel", at(-60), (.34, .28), 4, .5, .06)
    area((x + 1.9, y - .3, 2.5), at(2), .22, 15, (1, .80, .54), "patch", 70)
    ribbon([(-.06, -.34), (-.055, -.15), (-.03, .015), (.05, .03), (.13, .015), (.15, -.12)], .44, p["camel"], at(92, RADIUS - .06, .62), math.pi + .03, .018, .012, 3)

def curl(env, rnd):
    p = palette() | dict(wave=plaster("wave_plaster", (.62, .595, .565), (.76, .735, .70)), glaze=glaze(), mosaic=pebbles(), snowball=lit_shade("bubble_lamp", 1.35),
                         cat=fabric("cat_coat", (.52, .33, .20), 1, .5), neoprene=plain("neoprene", (.028, .028, .033), .7, bump=.1))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.0, 5.75), floor="mosaic")
    mesh([(-HW, .03, .004), (HW, .03, .004), (HW, D, .004), (-HW, D, .004)], [(0, 1, 2, 3)], p["mosaic"], "mosaic")
    area((.4, 3.3, 7.2), (.4, 3.3, 0), (.9, 4.2), 190, (1, .82, .62), "ridge")
    area((0, -4, 5), (0, 4, 1.5), (7, 4), 190, (.42, .55, 1), "window_sky", group_="sky")
    for s in (-1, 1):                                    # warm light up the slopes
        area((s * 4.4, 3.4, .4), (s * 2.0, 3.4, 5.6), (.10, 5.2), 58, (1, .66, .40), "slope")
    emblem_light(SIGNS["curl"][0]); area((0, D - .4, 3.0), (0, D - .02, 4.6), (3.5, .05), 26, (1, .72, .46))
    wave(p); barrel_bench(p); round_tub(p); rain(p, rnd); on_the_ledge(p)
    window_bench(p, .50, 4.16); board_rack(p, 2.98, 2.06); ledges(p, 3.0)
    vanity(p, 1.15, D); peg_wall(p, -.98, D - .03); door(p, -2.45)
    rug(p, *RUGS["curl"], 2.0, .72)
    globes(p, 0, 0, ((1.55, 2.1, 3.30, .24), (2.05, 2.55, 2.75, .15), (1.20, 1.55, 2.62, .12), (2.25, 1.75, 3.45, .11), (1.65, 2.9, 3.85, .17), (-1.35, 5.1, 3.25, .19), (-1.75, 4.75, 3.75, .12), (-.85, 5.35, 3.85, .14), (3.05, 5.1, 2.55, .16), (2.72, 5.5, 3.0, .11)),
           lambda x: HT * (1 - abs(x) / HW) - .05)
    palm(p, (-3.55, 6.35, 0), rnd, 1.7, 11, D); palm(p, (-3.35, .50, 0), rnd, 1.6, 11, D); palm(p, (3.35, 6.3, 0), rnd, 1.6, 10, D)
    plant_pot(p, (-.72, .58, 0), rnd, .85, 16, "ceramic"); plant_pot(p, (-2.2, .45, 0), rnd, 1.0, 16)
    return {"pano": ((1.72, 4.55, 1.55), (1.72, 12, 1.55), None)}
