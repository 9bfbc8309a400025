"""A wall to live in: open shelves for boots, wool and wood, and a bed in an alcove between them."""
import math
from kit import *
from furniture import *

FRONT, BACK, TOP = 8.1, 9.55, 2.50              # face of the shelves, back of the alcove, their height
NICHE = (-.20, 2.10)                            # the alcove's opening, from and to

def boots(p, x, y, z, cloth, h):
    for dx in (-.075, .075):
        tube([(x + dx, y + .06, z + .03), (x + dx, y + .06, z + h)], .052, p[cloth], 16)
        lathe([(0, 0), (1, .01), (.98, .04), (.6, .095), (0, .11)], p[cloth], (x + dx, y - .02, z), 20, scale=(.05, .125))

def cubbies(p, x0, x1, n, rnd):
    """Boots and wood at the foot, wool and books above."""
    y, w = FRONT + .21, (x1 - x0) / n
    box((x1 - x0, .02, TOP), ((x0 + x1) / 2, FRONT + .42, TOP / 2), p["walnut"], bevel=0)
    for k in range(n + 1):
        box((.035, .42, TOP), (x0 + w * k, y, TOP / 2), p["walnut_z"], bevel=.004)
    for row, z in enumerate((.06, .50, .91, 1.32, 1.73, 2.12)):
        box((x1 - x0, .41, .035), ((x0 + x1) / 2, y, z), p["walnut"], bevel=.004)
        if row:
            beam((x0 + .04, FRONT + .38, z - .026), (x1 - .04, FRONT + .38, z - .026), .014, .014, p["warm"], 0)
        for k in range(n):
            x, s = x0 + w * (k + .5), z + .02
            above = ("wool", "wool", "basket", "books", "pot") if row < 5 else ("basket", "pot", "books")
            kind = ("logs", "boots", "boots", "logs", "boots")[k] if row == 0 else rnd.choice(above)
            if kind == "logs": log_pile(p, x - w / 2 + .02, x + w / 2 - .02, s, s + .34, FRONT + .20, rnd, .34)
            elif kind == "boots":
                boots(p, x - .12, y - .02, s, rnd.choice(("cognac", "black", "greige")), rnd.uniform(.22, .32))
                boots(p, x + .13, y, s, rnd.choice(("cognac", "grey")), rnd.uniform(.18, .30))
            elif kind == "wool": folded(p, rnd.choice(("camel", "cream", "rust", "linen", "fur")), (x, y - .02, s), (w - .12, .34), rnd.choice((3, 4)))
            elif kind == "basket":
                lathe([(0, 0), (.15, 0), (.19, .10), (.195, .22), (.18, .225), (.17, .10), (0, .04)], p["sand"], (x, y, s), 40)
                sphere(.15, (x, y, s + .17), p[rnd.choice(("linen", "greige", "rust"))], 16, .6)
            elif kind == "books": book_row(p, x - w / 2 + .04, x + w / 2 - .10, y, s, rnd, .30)
            else: vase(p, (x - .09, y, s), .95, rnd.choice(("ceramic", "clay"))); bowl(p, (x + .13, y - .05, s), rnd.choice(("brass", "clay")), .7)

def alcove(p, rnd):
    """A bed in the wall under a flat arch, lit from within, drawers and a step below it."""
    (x0, x1), xm, w = NICHE, sum(NICHE) / 2, NICHE[1] - NICHE[0]
    ring = [(xm - w / 2 * math.cos(t), 1.72 + .46 * math.sin(t)) for t in (math.pi * k / 32 for k in range(33))]
    prism(ring + [(x1, TOP), (x0, TOP)], FRONT - .05, FRONT + .05, p["walnut"], name="arch")
    tube([(x, FRONT - .055, z) for x, z in [(x0, .62)] + ring + [(x1, .62)]], .028, p["walnut_z"], 10)
    for s, x in ((-1, x0), (1, x1)):
        box((.24, .14, TOP), (x + s * .12, FRONT - .01, TOP / 2), p["walnut_z"], bevel=.012)
        box((.12, .02, 1.5), (x + s * .125, FRONT - .085, 1.25), p["walnut_z"], bevel=.008)
        box((.04, BACK - FRONT, TOP), (x + s * .02, (BACK + FRONT) / 2, TOP / 2), p["cedar_z"], bevel=0)
    for k in range(14):
        box((w / 14 - .005, .03, 1.9), (x0 + w * (k + .5) / 14, BACK - .12, 1.42), p["cedar_z"], bevel=.005)
    box((w, BACK - FRONT, .04), (xm, (BACK + FRONT) / 2, 2.34), p["cedar"], bevel=0)
    box((w, BACK - FRONT, .06), (xm, (BACK + FRONT) / 2, .47), p["walnut"], bevel=.006)
    for k in range(3):
        box((w / 3 - .02, .03, .36), (x0 + w * (k + .5) / 3, FRONT, .25), p["walnut_z"], bevel=.010)
        sphere(.018, (x0 + w * (k + .5) / 3, FRONT - .03, .27), p["brass"], 10)
    box((w, .05, .16), (xm, FRONT, .54), p["walnut"], bevel=.014); box((w, .04, .07), (xm, FRONT + .03, .035), p["black"], bevel=0)
    neon([(x0 + .02, FRONT - .05, .03), (x1 - .02, FRONT - .05, .03)], p["neon"], .011)
    y = FRONT + .66
    soft_box((w - .06, 1.16, .24), (xm, y, .60), p["linen"], r=.08)
    soft_box((1.45, 1.18, .11), (xm - .36, y - .01, .735), p["duvet"], r=.05)
    soft_box((.62, 1.20, .05), (x0 + .55, y - .01, .80), p["fur"], r=.024)
    for k, (dx, cloth) in enumerate(((.20, "camel"), (.72, "linen"), (1.22, "rust"), (1.68, "greige"))):
        cushion(.54, .48, .19, (x0 + dx + .12, BACK - .34 - .02 * (k % 2), 1.00), (-.28, 0, .08 * (-1) ** k), p[cloth])
    for dy, cloth in ((.42, "linen"), (.88, "rust")):
        cushion(.52, .50, .19, (x1 - .22, FRONT + dy, .98), (-.34, 0, math.pi / 2), p[cloth])
    book_stack(p, (xm - .15, FRONT + .38, .79), 2)
    box((w, .20, .035), (xm, BACK - .23, 1.52), p["walnut"], bevel=.006)
    book_row(p, x0 + .15, x0 + .85, BACK - .22, 1.54, rnd, .26, .16); vase(p, (xm + .05, BACK - .22, 1.54), .7, "clay")
    bowl(p, (xm + .40, BACK - .22, 1.54), "brass", .6)
    drum(p, (x1 - .28, BACK - .30, 1.62), .13, .17, 10)
    area((xm, FRONT + .14, 2.26), (xm, BACK - .3, .8), (w - .5, .10), 34, (1, .74, .46), "alcove")
    box((.72, .34, .05), (xm - .35, FRONT - .30, .24), p["walnut"], bevel=.01)
    for dx in (-.28, .28):
        box((.05, .28, .22), (xm - .35 + dx, FRONT - .30, .11), p["walnut_z"], bevel=.006)
    for x, s in ((x0 + .02, 1), (x1 - .02, -1)):
        with Recorder() as r:
            curtain(p, x, x + s * .26, FRONT + .13, 1.55, 3)
        group(r.objects, (0, 0, .60))
