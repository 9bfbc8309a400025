"""A bedroom for a colony: four bunks built into the wall, a rope ladder between them, a wide bed under the slope."""
import math
from kit import *
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from bedrooms import bed

LOW, HIGH, TOP = .46, 1.72, 2.92                 # heights: the bunks' boards, and the roof over them
INNER, OUTER = .56, 2.95                         # x from, to of a bunk, on either side

def bunk(p, side, z, yb, blanket):
    """One berth of a mattress, its lamp and a curtain drawn aside."""
    w, mid = OUTER - INNER, side * (OUTER + INNER) / 2
    box((w, 1.06, .07), (mid, yb - .53, z - .035), p["walnut"], bevel=.008)
    box((w, .05, .20), (mid, yb - 1.05, z + .06), p["walnut_z"], bevel=.012)                # its rail
    soft_box((w - .06, .94, .18), (mid, yb - .53, z + .10), p["linen"], r=.06)
    soft_box((w * .66, .98, .14), (mid - side * w * .15, yb - .54, z + .21), p["duvet"], r=.065)
    soft_box((w * .26, 1.0, .10), (mid - side * w * .30, yb - .545, z + .265), p[blanket], r=.045)
    cushion(.60, .40, .20, (mid + side * w * .36, yb - .42, z + .36), (-.30, 0, 0), p["greige"])
    cushion(.40, .34, .16, (mid + side * w * .30, yb - .66, z + .32), (-.45, 0, .25 * side), p["rust"])
    sphere(.05, (mid + side * w * .40, yb - .10, z + .78), p["bulb"], 16); lamp((mid + side * w * .38, yb - .22, z + .74), 7)
    curtain(p, side * (INNER + .10), side * (INNER + .42), yb - 1.0, z + 1.12, 3)
    tube([(side * (INNER + .05), yb - 1.0, z + 1.14), (side * (OUTER - .05), yb - 1.0, z + 1.14)], .010, p["brass"], 8)

def bunk_wall(p, yb):
    for side in (-1, 1):
        for x in (INNER - .03, OUTER + .03):
            box((.06, 1.10, TOP), (side * x, yb - .54, TOP / 2), p["walnut_z"], bevel=.008)
        box((OUTER - INNER, .03, TOP), (side * (OUTER + INNER) / 2, yb - .05, TOP / 2), p["walnut_z"], bevel=.004)
        bunk(p, side, LOW, yb, "camel"); bunk(p, side, HIGH, yb, "sand" if side > 0 else "camel")
        for k in range(2):                                                                 # drawers below
            x = side * (INNER + .30 + (OUTER - INNER - .02) * (k + .5) / 2 - .28)
            box((1.12, .03, .30), (x, yb - 1.05, .21), p["walnut"], bevel=.006); box((.16, .014, .014), (x, yb - 1.075, .26), p["brass"], bevel=.003)
        neon([(side * (OUTER + .07), yb - 1.10, .06), (side * (OUTER + .07), yb - 1.10, TOP + .04),
              (side * (INNER - .02), yb - 1.10, TOP + .04)], p["neon"], .012)
    box((2 * OUTER + .2, 1.14, .06), (0, yb - .56, TOP + .03), p["walnut"], bevel=.008)
    for k, z in enumerate((.5, .95, 1.4, 1.85, 2.3)):                                       # shelves behind the ladder
        box((2 * INNER - .12, .30, .03), (0, yb - .17, z), p["walnut"], bevel=.004)
        if k % 2: bowl(p, (.18, yb - .18, z + .015), "clay", .8); book_stack(p, (-.18, yb - .18, z + .015), 3)
        else: book_row(p, -.42, .34, yb - .18, z + .015, random.Random(k), .28)
    ladder(p, yb - 1.02)
    emblem_light((0, yb - .10, 3.55))
    area((0, yb - .5, TOP + .12), (0, yb - .02, 3.8), (4.2, .05), 20)

def ladder(p, y, top=TOP):
    """Two ropes and seven rungs."""
    for s in (-1, 1):
        tube([(s * .24, y, .04), (s * .245, y + .01, top / 2), (s * .24, y, top)], .018, p["sand"], 8)
    for k in range(7):
        tube([(-.30, y - .01, .30 + .36 * k), (.30, y - .01, .30 + .36 * k)], .022, p["walnut_z"], 10)

def game(p, x, y):
    """A board game left half played, and where its players sat."""
    lathe([(0, .30), (.52, .30), (.54, .32), (.52, .345), (0, .345)], p["walnut"], (x, y, .02), 64)
    lathe([(0, 0), (.22, 0), (.16, .30)], p["walnut"], (x, y, .02), 40)
    for i in range(6):
        for j in range(6):
            box((.075, .075, .008), (x - .19 + .076 * i, y - .19 + .076 * j, .37), p["ceramic" if (i + j) % 2 else "black"], bevel=0)
    for i, j, cloth in ((0, 1, "brass"), (2, 3, "rust"), (3, 1, "brass"), (5, 4, "rust"), (4, 2, "ceramic"), (1, 4, "clay")):
        lathe([(0, 0), (.022, 0), (.010, .03), (.016, .05), (0, .065)], p[cloth], (x - .19 + .076 * i, y - .19 + .076 * j, .374), 20)
    for k, (a, cloth) in enumerate(((.5, "camel"), (2.4, "sand"), (4.3, "rust"))):
        pouf(p, (x + .95 * math.cos(a), y + .95 * math.sin(a), .02), cloth, .34 - .02 * k)

def bunks(env, rnd):
    p, D = palette(), 7.4
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 5.2))
    ambience(D, 1.1)
    bunk_wall(p, D)
    # a wide bed, its head under the slope
    rug(p, -1.9, 3.3, 3.6, 3.0)
    bed(p, (-2.35, 3.3, 0), 1.8, math.pi / 2)
    for y in (1.95, 4.65):
        cyl(.24, .52, (-3.45, y, 0), p["walnut"], 40); table_lamp(p, (-3.45, y, .52), 16)
    beam((-3.72, 2.2, 1.0), (-3.72, 4.4, 1.0), .10, .95, p["walnut"], .02)
    # where they play
    rug(p, 2.3, 3.7, 2.7, 2.7, "cream", "sand")
    game(p, 2.3, 3.7)
    # a seat along the glass
    box((3.0, .62, .34), (1.3, .82, .17), p["walnut"], bevel=.012); soft_box((2.94, .60, .14), (1.3, .82, .41), p["cream"], r=.06)
    for k, (cloth, dx) in enumerate((("rust", -1.15), ("sand", -.7), ("camel", .9), ("linen", 1.25))):
        cushion(.44, .40, .17, (1.3 + dx, 1.02, .66), (-.30, 0, .1 * (-1) ** k), p[cloth])
    lathe([(0, 0), (.26, 0), (.30, .18), (.28, .34), (.26, .34), (0, .30)], p["camel"], (-.75, 1.0, 0), 40)
    folded(p, "fur", (-.75, 1.0, .26), (.36, .3), 2, .3)
    sideboard(p, 3.95, 2.2, 5.0); table_lamp(p, (3.9, 4.6, .62), 12); book_stack(p, (3.9, 3.7, .62), 4); vase(p, (3.9, 2.7, .62), 1.1, "clay", 9, 4)
    plant_pot(p, (-3.75, .9, 0), rnd, 1.3, 20); plant_pot(p, (3.85, .9, 0), rnd, 1.1, 16); plant_pot(p, (-3.75, 6.0, 0), rnd, 1.1, 16)
    curtains(p)
    pendants(p, ((2.1, 3.7, 2.75), (2.5, 3.7, 2.55)), 4.2, 8)
    return {"pano": ((.55, 2.9, 1.55), (.55, 12, 1.55), None)}
