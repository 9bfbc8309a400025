"""A long bar: a counter that curves out of the room's corner, boards of bottles behind it."""
import math
from kit import *
from exterior import slope_x
from furniture import *
from room import HT, HW
from room_pit import stool
from wicker import basket_lamp

DEPTH = 10.0                                     # of its room
BAR = (-4.2, 9.8, 4.4, 2.6)                      # the counter is a quarter of an ellipse: its middle, its half axes

def on_bar(t, off=0.0, z=0.0):
    """A point of the counter's front, `off` towards the room; t in degrees from the back wall's end."""
    x, y, a, b = BAR
    c, s = math.cos(math.radians(t)), math.sin(math.radians(t))
    return Vector((x + a * c, y - b * s, z)) + Vector((c / a, -s / b, 0)).normalized() * off

def along_bar(mat, t0, t1, off, z, n=48):
    """A slab that follows the counter: `off` and `z` from and to."""
    v = [on_bar(t0 + (t1 - t0) * k / n, o, h) for k in range(n + 1) for o, h in ((off[0], z[0]), (off[1], z[0]), (off[1], z[1]), (off[0], z[1]))]
    f = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(n) for i in range(4)]
    f += [(3, 2, 1, 0), (4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)]
    return mesh(v, f, mat, "bar", bevel=.006)

def bar(p):
    """A fluted counter with a line of light under its top, stools along it, wicker lamps over it."""
    along_bar(p["walnut"], 18, 84, (-.46, -.02), (.07, 1.0)); along_bar(p["black"], 18.5, 83, (-.42, -.07), (0, .07))
    along_bar(p["marble"], 17, 86, (-.54, .16), (1.0, 1.055))
    for k in range(84):
        t = 18.4 + 65.2 * k / 83
        tube([on_bar(t, -.006, .07), on_bar(t, -.006, 1.0)], .021, p["walnut_z"], 8)
    for off, z in ((.035, .975), (.0, .035)):
        neon([on_bar(18 + 66 * k / 40, off, z) for k in range(41)], p["neon"], .012)
    tube([on_bar(18 + 65 * k / 40, .13, .21) for k in range(41)], .016, p["brass"], 10)
    for t in (25, 36, 47, 58, 69):
        stool(p, *on_bar(t, .42).xy, .76)
    for t in (28, 42, 56, 70):
        c = on_bar(t, -.12)
        basket_lamp(p, c.x, c.y, 1.98, .25, 14)
    for t, off in ((27, -.1), (29, -.02), (50, -.05), (62, .02)):
        wine_glass(p, on_bar(t, off, 1.056))
    bowl(p, on_bar(35, -.22, 1.056), "brass", 1.2); vase(p, on_bar(78, -.2, 1.056), 1.1, "clay", 9, 6)
    candle(p, on_bar(45, -.15, 1.056), .10, watts=1.5); candle(p, on_bar(46.5, -.24, 1.056), .07)
    book_stack(p, on_bar(67, -.25, 1.056), 2)

def bottle(p, x, y, z, h, mat):
    lathe([(0, 0), (.036, 0), (.040, .02), (.040, h * .52), (.014, h * .72), (.013, h * .96), (.017, h * .97), (.016, h), (0, h)], p[mat], (x, y, z), 16)

def back_bar(p, rnd, x0=-3.85, x1=-.80):
    """Cupboards and four lit boards of bottles and glasses on a wall of slats."""
    mid, y = (x0 + x1) / 2, DEPTH - .27
    box((x1 - x0, .42, .84), (mid, y, .45), p["walnut"], bevel=.008); box((x1 - x0 + .04, .46, .04), (mid, y - .01, .89), p["marble"], bevel=.006)
    for k in range(6):
        x = x0 + (x1 - x0) * (k + .5) / 6
        box(((x1 - x0) / 6 - .014, .02, .74), (x, y - .22, .47), p["walnut_z"], bevel=.004)
        sphere(.016, (x + (.19 if k % 2 else -.19), y - .245, .62), p["brass"], 8)
    for k in range(34):
        x = x0 + .06 + (x1 - x0 - .12) * k / 33
        top = min(2.86, HT * (1 - (abs(x) + .10) / HW))
        box((.05, .03, top - .92), (x, DEPTH - .05, (top + .92) / 2), p["walnut_z"], bevel=.004)
    for z in (1.24, 1.62, 2.00, 2.38):
        a = max(x0, -slope_x(z + .34, HW, HT) + .16)
        box((x1 - a, .24, .035), ((a + x1) / 2, DEPTH - .185, z), p["walnut"], bevel=.005)
        beam((a + .05, DEPTH - .09, z - .026), (x1 - .05, DEPTH - .09, z - .026), .016, .016, p["warm"], 0)
        x = a + .09
        while x < x1 - .06:
            kind, yy = rnd.choice(["bottle", "bottle", "bottle", "glass", "bowl", "gap"]), DEPTH - .20 + rnd.uniform(-.03, .03)
            if kind == "bottle": bottle(p, x, yy, z + .018, rnd.uniform(.25, .32), rnd.choice(["leaf", "cognac", "ceramic", "clay", "black", "rust", "brass"]))
            elif kind == "glass": wine_glass(p, (x, yy, z + .018), False)
            elif kind == "bowl": bowl(p, (x + .05, yy, z + .018), rnd.choice(["ceramic", "clay"]), .6); x += .10
            x += .105
    for x in (x1 - .02, mid):
        box((.03, .24, 1.52), (x, DEPTH - .185, 1.66), p["black"], bevel=.003)
    area((mid, DEPTH - .75, 2.95), (mid, DEPTH, 1.5), (2.4, .1), 34, (1, .74, .46), "shelf")
    table_lamp(p, (-3.5, y, .91), 10); bowl(p, (-2.7, y, .91), "ceramic", 1.1); vase(p, (-1.1, y, .91), .9, "ceramic", 7, 3)
