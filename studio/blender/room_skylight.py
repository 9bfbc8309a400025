"""The other bedroom, turned round: a bed beside the roof's two windows, a desk across from it, a long seat at the glass."""
import math
from kit import *
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from bedrooms import bed, hanging_fire

BED = -.85                                       # its middle: nearer the open slope

def arch_wall(p, x, yb):
    """The bed's wall: a half moon of cloth, and an arch of light around it."""
    n, r = 48, 1.42
    arc = lambda q, k, y: (x + q * math.cos(math.pi * k / n), y, .42 + q * math.sin(math.pi * k / n))
    for k in range(8):                                        # eight upholstered rays
        a, b = n * k // 8, n * (k + 1) // 8
        front = [(x, yb - .16, .42)] + [arc(r, i, yb - .16) for i in range(a, b + 1)]
        back = [(v[0], yb - .03, v[2]) for v in front]
        m = len(front)
        rim = [((i + 1) % m, i, m + i, m + (i + 1) % m)[::-1] for i in range(m)]
        mesh(front + back, [tuple(range(m))[::-1], tuple(range(m, 2 * m))] + rim, p["greige"], "ray", bevel=.035, seg=4)
    tube([arc(r + .05, k, yb - .12) for k in range(n + 1)], .035, p["walnut"], 12)
    neon([arc(r + .22, k, yb - .08) for k in range(n + 1)], p["neon"], .013)
    box((4.4, .10, .42), (x, yb - .08, .21), p["walnut"], bevel=.01)
    area((x, yb - .25, 2.2), (x, yb - .02, 3.4), (2.6, .05), 20)
    emblem_light((x, yb - .10, 3.05))

def trunk(p, x, y):
    box((1.25, .52, .40), (x, y, .24), p["walnut"], bevel=.015); box((1.29, .56, .09), (x, y, .48), p["walnut_z"], bevel=.02)
    for dx in (-.42, .42):
        box((.06, .58, .53), (x + dx, y, .275), p["brass"], bevel=.004)
    folded(p, "fur", (x - .2, y, .53), (.50, .36), 2, .1); book_stack(p, (x + .36, y, .525), 2)

def stump(p, x, y):
    """A bedside of one log."""
    lathe([(0, 0), (.24, 0), (.25, .04), (.235, .30), (.245, .50), (.235, .53), (0, .53)], p["bark"], (x, y, 0), 40)
    cyl(.225, .012, (x, y, .525), p["endgrain"], 40)
    table_lamp(p, (x, y + .03, .537), 20); candle(p, (x + .12, y - .14, .537), .07)

def desk(p, x, yb):
    """To write at, under a picture; drawers on one side, a chair before it."""
    box((1.5, .60, .04), (x, yb - .40, .74), p["walnut"], bevel=.008)
    box((.42, .54, .50), (x + .50, yb - .40, .47), p["walnut"], bevel=.008)
    for z in (.32, .48, .64):
        box((.38, .02, .14), (x + .50, yb - .68, z), p["walnut_z"], bevel=.004); box((.12, .012, .012), (x + .50, yb - .695, z), p["brass"], bevel=.003)
    for dy in (-.62, -.18):
        beam((x - .68, yb + dy, 0), (x - .68, yb + dy, .72), .05, .05, p["walnut_z"], .004)
    table_lamp(p, (x + .5, yb - .34, .76), 12); book_stack(p, (x - .1, yb - .36, .76), 3); vase(p, (x - .52, yb - .3, .76), .7, "ceramic", 7, 3)
    chair(p, (x - .12, yb - .98, 0), math.pi + .15)
    picture(p, (x, yb - .03, 1.75), .90, .90, 1)
    area((x, yb - .6, 2.6), (x, yb, 1.7), .3, 12)

def long_seat(p, x, y, w=2.6):
    """As wide as two panes, low, facing the view, with cushions on its back."""
    box((w, .74, .24), (x, y, .16), p["walnut"], bevel=.012)
    soft_box((w - .06, .70, .18), (x, y, .37), p["cream"], r=.07)
    soft_box((w - .06, .18, .40), (x, y + .30, .62), p["cream"], rot=(.12, 0, 0), r=.075)
    for k, (cloth, dx) in enumerate((("rust", -1.0), ("sand", -.55), ("camel", .60), ("linen", 1.02))):
        cushion(.46, .42, .18, (x + dx, y + .14, .64), (.30, 0, .1 * (-1) ** k), p[cloth])

def skylight(env, rnd):
    p, D = palette(), 7.4
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 5.2), skylights=((2.45, 4.95), (5.45, 7.15)))
    ambience(D, 1.15)
    arch_wall(p, BED, D)
    rug(p, BED, 4.75, 4.2, 3.6)
    bed(p, (BED, 5.95, 0))
    for s in (-1, 1):
        stump(p, BED + s * 1.62, 6.85)
    trunk(p, BED, 4.25)
    desk(p, 2.15, D)
    # a long seat at the window, a fire beside it
    rug(p, 1.35, 1.85, 3.2, 2.0, "cream", "sand")
    long_seat(p, 1.35, 2.05)
    side_table(p, (1.2, 1.15, .02), .42, mat="marble"); wine_glass(p, (1.12, 1.1, .44)); wine_glass(p, (1.3, 1.12, .44)); candle(p, (1.22, 1.24, .44), .07)
    cyl(.75, .02, (-2.6, 1.8, 0), p["slate"], 64)
    hanging_fire(p, -2.6, 1.8)
    pouf(p, (-1.65, 2.55, 0), "camel", .34); pouf(p, (-1.35, 1.8, 0), "sand", .28)
    log_pile(p, -3.75, -3.25, .02, .5, 2.9, rnd, .4)
    # eaves
    sideboard(p, -3.95, 3.6, 5.4); bowl(p, (-3.9, 4.1, .62), "clay", 1.1); vase(p, (-3.9, 5.0, .62), 1.1, "clay", 9, 4); candle(p, (-3.9, 4.55, .62), .12)
    armchair(p, (3.0, 4.4, 0), math.radians(-75), "cognac", "cream"); side_table(p, (3.45, 3.75, 0), .5); book_stack(p, (3.45, 3.75, .5), 3)
    floor_lamp(p, (3.55, 5.0, 0), (-.5, -.25), 14)
    lathe([(0, 0), (.26, 0), (.30, .18), (.28, .34), (.26, .34), (0, .30)], p["camel"], (3.55, 3.1, 0), 40)
    folded(p, "fur", (3.55, 3.1, .26), (.36, .3), 2, .3)
    plant_pot(p, (3.75, .9, 0), rnd, 1.4, 20); plant_pot(p, (-3.7, 6.7, 0), rnd, 1.2, 18)
    plant_pot(p, (-3.9, .8, 0), rnd, 1.1, 16); plant_pot(p, (3.75, 6.75, 0), rnd, .9, 14, "ceramic")
    curtains(p)
    pendants(p, ((BED - .25, 5.2, 4.0), (BED + .2, 5.2, 3.65)), watts=6)
    return {"pano": ((.75, 3.65, 1.55), (.75, 12, 1.55), None)}
