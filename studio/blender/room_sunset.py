"""The fireside of the desert's plaster house: a wall like a setting sun, two mattresses dragged before it."""
import math
from kit import *
from adobe import bench, straight
from desert import basket, brass_table, butterfly, cactus
from exterior import lantern
from furniture import *
from room import SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from room_kiva import globe
from siesta import bed_on_pallet, dog_mat, guitar, mat
from sunburst import D, FOOT, FRONT, colours, sun

def on_the_bench(p):
    """Pads, pillows, pots and candles; the hearth stays free."""
    for s in (-1, 1):
        bench(p["cream"], straight((s * 1.35, 6.60), (s * 3.75, 6.60)), .26, FOOT - .03, FOOT + .09, 3)
    for x, cloth in ((-3.35, "camel"), (-2.92, "rust"), (-2.55, "linen"), (2.72, "rust"), (3.18, "camel")):
        cushion(.48, .44, .18, (x, 6.98, FOOT + .30), (-.30, 0, .08 * math.sin(9 * x)), p[cloth])
    for x, h in ((-1.08, .20), (-.96, .12), (.92, .16), (1.04, .24), (1.15, .10)):
        candle(p, (x, 6.62 if h > .12 else 6.52, FOOT), h, .036, 1.6 if h > .15 else 0)
    vase(p, (3.72, 6.85, FOOT), 1.3, "clay", 9, 4); vase(p, (-3.80, 6.85, FOOT), 1.1, "ceramic")
    folded(p, "towel", (2.25, 6.62, FOOT + .09), (.40, .34), 3, .1)

def mats(p):
    for k, (x, y, w, d, cloth, turn) in enumerate(((0, 4.6, 6.2, 2.9, "sand", 0), (-1.6, 3.2, 2.9, 1.7, "sand", .10), (1.7, 3.1, 2.8, 1.7, "greige", -.08), (0, 4.35, 4.3, 2.6, "rug", .02))):
        mat(p, x, y, w, d, .013 * k, cloth, turn)

def light(p):
    area((0, 3.6, 5.6), (0, D, 2.6), (4.2, .5), 190, (1, .82, .60), "on_the_sun", 120)
    area((0, FRONT - 1.0, .55), (0, FRONT + .2, 2.6), (1.6, .1), 5, (1, .70, .40), "dawn")
    area((0, 2.8, 4.4), (0, 4.4, 0), 1.5, 62, (1, .80, .56), "beds", 110)
    for s in (-1, 1):
        area((s * 3.4, 6.1, .75), (s * 2.6, D, 2.6), (.8, .1), 26, (1, .76, .50), "graze")
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 9, (1, 1, 1), "neon_fill", group_="neon")

def along_the_eaves(p, rnd):
    cactus(p, (-3.62, 5.72, 0), (1.45, .95, .6)); cactus(p, (3.65, 5.70, 0), (1.15, .7), .10, .9); cactus(p, (3.25, 5.35, 0), (.5,), .12, .7)
    globe(p, (-3.15, 5.30, 0), .17); globe(p, (2.85, 5.75, 0), .12, 5)
    sideboard(p, -4.15, 2.4, 4.6, .50, .42); table_lamp(p, (-4.10, 2.9, .50), 11); bowl(p, (-4.10, 3.5, .50), "ceramic", 1.1); book_stack(p, (-4.08, 4.1, .50), 3)
    sideboard(p, 4.15, 2.4, 4.6, .50, .42); table_lamp(p, (4.10, 4.1, .50), 11); vase(p, (4.10, 3.4, .50), 1.2, "clay", 9, 6); book_stack(p, (4.08, 2.8, .50), 2)

def at_the_glass(p, rnd):
    curtains(p)
    butterfly(p, (2.55, 1.35, 0), math.radians(160)); butterfly(p, (-2.70, 1.30, 0), math.radians(-155))
    for x, y, s in ((1.75, .75, 1.0), (-1.80, .80, .8)):
        lantern(p, (x, y, 0), s, 6)
    cactus(p, (3.65, .80, 0), (1.6, 1.0, .7)); dry_grass(p, (-3.70, .85, 0), rnd, .9, 12); basket(p, (3.55, 1.75, 0), .26, .38)

def sunset(env, rnd):
    p = palette() | colours() | dict(globe=lit_shade("globe", .45), guitar=plain("guitar", (.16, .055, .02), .3, coat=.4), guitar_top=plain("guitar_top", (.55, .28, .09), .3, coat=.4),
                                     bone=plain("bone_toy", (.76, .70, .58), .5), leather_edge=plain("mat_edge", (.30, .12, .05), .7))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 4.0), "oak")
    ambience(D, .72)
    sun(p, 150); emblem_light(SIGNS["sunset"][0])
    on_the_bench(p); mats(p); light(p)
    bed_on_pallet(p, (-1.22, 4.50, .05), -.20, "sofa", "camel", ("linen", "cream")); bed_on_pallet(p, (1.26, 4.42, .05), .22, "sofa", "towel", ("cream", "camel"))
    brass_table(p, (.02, 4.45, .05), .34, .42)
    guitar(p, (1.92, 5.98, 0), .12, -.26); dog_mat(p, -2.28, 5.66)
    pouf(p, (-2.72, 4.25, .03), "cream", .36); pouf(p, (2.72, 4.30, .03), "rust", .34)
    along_the_eaves(p, rnd); at_the_glass(p, rnd)
    return {"pano": ((-.55, 2.0, 1.55), (-.55, 12, 1.55), None)}
