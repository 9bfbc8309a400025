"""The living room of a small house: a loft with a ladder over the back, a stove and a kitchen for two under it, a bench along the glass."""
import math
from kit import *
from furniture import *
from room import palette, outside, a_frame, ambience, emblem_light
from room_stove import iron_box

FLOOR, FRONT = 2.62, 5.3                         # the loft: height of its boards, y of its edge
SIDE = 3.38                                      # half its width, from slope to slope

def loft(p, depth, rnd):
    """Boards on beams, a railing of ropes, and a place to lie and read on it."""
    mid = (FRONT + depth) / 2
    n = 16
    for k in range(n):
        w = (depth - FRONT) / n
        box((2 * SIDE, w - .004, .05), (0, FRONT + w * (k + .5), FLOOR - .025), p["cedar"], bevel=.004, seg=1)
    for x in (-2.5, -.85, .85, 2.5):
        beam((x, FRONT + .02, FLOOR - .14), (x, depth - .05, FLOOR - .14), .10, .18, p["beam"], .008)
    beam((-SIDE - .1, FRONT, FLOOR - .12), (SIDE + .1, FRONT, FLOOR - .12), .12, .26, p["beam"], .01)
    neon([(-SIDE, FRONT - .08, FLOOR - .22), (SIDE, FRONT - .08, FLOOR - .22)], p["neon"], .012)
    for x in (-2.72, -1.1, .55, 2.2):                                                      # railing
        box((.06, .06, .92), (x, FRONT + .02, FLOOR + .46), p["beam"], bevel=.006)
    box((5.1, .09, .05), (-.16, FRONT + .02, FLOOR + .94), p["walnut"], bevel=.012)
    for k in range(5):
        tube([(-2.72, FRONT + .02, FLOOR + .14 + .16 * k), (2.2, FRONT + .02, FLOOR + .14 + .16 * k)], .012, p["sand"], 6)
    soft_box((2.0, 1.5, .20), (-.7, mid + .1, FLOOR + .12), p["linen"], r=.07); soft_box((2.02, .9, .12), (-.7, mid - .15, FLOOR + .25), p["duvet"], r=.055)
    for dx, cloth in ((-.6, "rust"), (0, "camel"), (.6, "greige")):
        cushion(.52, .44, .19, (-.7 + dx, mid + .72, FLOOR + .42), (-.45, 0, .1 * dx), p[cloth])
    table_lamp(p, (.75, mid + .6, FLOOR), 12); book_stack(p, (.75, mid + .1, FLOOR), 4); book_stack(p, (1.15, mid + .5, FLOOR), 3, .5)
    plant_pot(p, (1.7, mid - .3, FLOOR), rnd, .6, 14)
    ladder(p, 2.62, FRONT)

def ladder(p, x, y):
    for s in (-1, 1):
        beam((x + s * .25, y - .95, 0), (x + s * .25, y - .03, FLOOR + .55), .07, .045, p["walnut_z"], .006, up=(0, 1, 0))
    for k in range(8):
        q = (k + .8) / 10
        box((.50, .10, .03), (x, y - .95 + .92 * q, (FLOOR + .55) * q), p["walnut"], bevel=.005)

def galley(p, x0, x1, yb, rnd):
    """A kitchen for two: two rings, one basin, a shelf."""
    w, x = x1 - x0, (x0 + x1) / 2
    box((w, .58, .84), (x, yb - .34, .48), p["walnut"], bevel=.008); box((w - .06, .5, .08), (x, yb - .34, .04), p["black"])
    n = round(w / .56)
    for k in range(n):
        c = x0 + w * (k + .5) / n
        box((w / n - .012, .02, .70), (c, yb - .64, .52), p["walnut_z"], bevel=.004); box((.16, .014, .014), (c, yb - .66, .80), p["brass"], bevel=.003)
    box((w + .04, .62, .04), (x, yb - .35, .92), p["white"], bevel=.006)
    box((w, .03, .56), (x, yb - .05, 1.22), p["marble"], bevel=.004)
    box((w - .2, .24, .04), (x, yb - .16, 1.56), p["walnut"], bevel=.006)
    beam((x0 + .15, yb - .12, 1.525), (x1 - .15, yb - .12, 1.525), .014, .014, p["warm"], 0)
    area((x, yb - .2, 1.51), (x, yb - .5, .9), (w - .4, .06), 20)
    at = x0 + .3
    while at < x1 - .25:
        kind = rnd.choice(["vase", "bowl", "bowl", "books"])
        if kind == "vase": vase(p, (at, yb - .16, 1.58), .75, rnd.choice(["ceramic", "clay"]))
        elif kind == "bowl": bowl(p, (at, yb - .16, 1.58), rnd.choice(["ceramic", "clay", "brass"]), .8)
        else: book_row(p, at - .12, at + .14, yb - .16, 1.58, rnd, .24)
        at += .36
    for dx in (-.14, .14):                                                                 # two rings, a kettle on one
        cyl(.11, .012, (x0 + .7 + dx * 1.4, yb - .34, .94), p["black"], 32)
    lathe([(0, 0), (.10, 0), (.115, .04), (.10, .13), (.03, .17), (.03, .19), (0, .19)], p["brass"], (x0 + .5, yb - .34, .955), 40)
    box((.46, .36, .012), (x1 - .6, yb - .35, .942), p["black"], bevel=.004)
    tube([(x1 - .6, yb - .14, .94), (x1 - .6, yb - .14, 1.24), (x1 - .6, yb - .22, 1.30), (x1 - .6, yb - .34, 1.26)], .015, p["brass"], 10)
    bowl(p, (x, yb - .34, .94), "clay", 1.1); candle(p, (x + .3, yb - .3, .94), .1)

def window_bench(p, x0, x1):
    """As long as the panes, with books under it and cushions along the glass."""
    x, w = (x0 + x1) / 2, x1 - x0
    box((w, .70, .05), (x, .78, .40), p["walnut"], bevel=.01); box((w, .04, .38), (x, .46, .19), p["walnut_z"], bevel=.006)
    for k in range(5):
        c = x0 + .02 + (w - .04) * k / 4
        box((.04, .62, .38), (c, .78, .19), p["walnut_z"], bevel=.005)
        if k < 4:
            book_row(p, c + .05, c + (w / 4) * .72, .92, .02, random.Random(40 + k), .30)
    soft_box((w - .04, .68, .16), (x, .78, .50), p["cream"], r=.065)
    for k, cloth in enumerate(("rust", "linen", "camel", "sand", "greige", "rust")):
        cushion(.46, .42, .18, (x0 + .35 + (w - .7) * k / 5, .58 if k % 2 else .62, .76), (.30, 0, .12 * (-1) ** k), p[cloth])
    ribbon([(-.34, .36), (-.33, .50), (-.28, .60), (-.1, .605), (.2, .605), (.30, .59), (.345, .45), (.35, .25)], .6, p["fur"],
           (x0 + .9, .80, 0), math.pi, .02, .016, 4)

def small_house(env, rnd):
    p, D = palette(), 8.0
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.5, 6.0))
    ambience(D)
    loft(p, D, rnd)
    galley(p, -2.85, -.25, D, rnd)
    cyl(.85, .03, (1.35, D - .85, 0), p["slate"], 64)
    iron_box(p, 1.35, D - .85, .03, 90)
    log_pile(p, .30, .72, .03, .85, D - .5, rnd); log_pile(p, 2.05, 2.75, .03, .62, D - .5, rnd)
    for x in (-1.9, .1, 1.9):
        area((x, 6.4, FLOOR - .3), (x, 6.6, 0), (.5, .5), 16, (1, .78, .5))
    emblem_light((0, D - .09, 5.1))
    # a sofa, a chair and a low table before the stove
    rug(p, .1, 3.5, 4.0, 3.2)
    sofa(p, (2.15, 3.25, .02), -math.pi / 2, 2.2, pillows=("linen", "rust", "camel"))
    armchair(p, (-1.35, 4.5, .02), math.radians(40)); pouf(p, (.55, 4.75, .02), "camel", .34)
    lathe([(0, .32), (.50, .32), (.52, .34), (.50, .37), (0, .37)], p["walnut"], (.3, 3.4, .025), 64)
    lathe([(0, 0), (.24, 0), (.18, .32)], p["clay"], (.3, 3.4, .025), 40)
    book_stack(p, (.2, 3.25, .395), 3); candle(p, (.5, 3.5, .395), .09, watts=2); wine_glass(p, (.3, 3.62, .395))
    wine_glass(p, (.12, 3.55, .395)); bowl(p, (.5, 3.28, .395), "clay", .6)
    floor_lamp(p, (3.05, 4.6, 0), (-.5, -.1))
    # a table for two, a bench along the glass
    dining(p, (-2.55, 3.0, 0), rnd, 2)
    drum(p, (-2.55, 3.0, 1.85), .26, .22, 20); tube([(-2.55, 3.0, 2.07), (-2.55, 3.0, 3.6)], .005, p["black"], 6)
    window_bench(p, -3.35, .3)
    sideboard(p, 4.0, 1.2, 2.4); vase(p, (3.95, 1.9, .62), 1.0, "clay", 9, 8); book_stack(p, (3.95, 1.45, .62), 3)
    plant_pot(p, (3.6, .7, 0), rnd, 1.2, 18); plant_pot(p, (-3.75, 4.6, 0), rnd, 1.1, 16); plant_pot(p, (-3.85, 1.9, 0), rnd, .8, 14, "ceramic")
    curtains(p)
    pendants(p, ((.1, 3.4, 2.75), (.5, 3.4, 2.55)), 5.0)
    return {"pano": ((-.35, 2.4, 1.55), (-.35, 12, 1.55), None)}
