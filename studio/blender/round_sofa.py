"""A long sofa in an arc and what stands within it: a round table, a basket of firewood."""
import math
from kit import *
from cosy import mug
from furniture import *

def bent(mat, middle, r0, r1, a0, a1, z0, z1, bevel, lean=0.0):
    """A block bent around a middle, from and to in degrees; `lean`: how much farther out its top is."""
    (x, y), n = middle, 14
    at = lambda r, t, z: (x + r * math.cos(t), y + r * math.sin(t), z)
    v, f = [], [(3, 2, 1, 0)]
    for k in range(n + 1):
        t = math.radians(a0 + (a1 - a0) * k / n)
        v += [at(r0, t, z0), at(r1, t, z0), at(r1 + lean, t, z1), at(r0 + lean, t, z1)]
    for k in range(n):
        f += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
    return mesh(v, f + [(4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)], mat, "bent", smooth=True, bevel=bevel, seg=5)

def round_sofa(p, middle, a, b):
    """Six seats in an arc, from and to in degrees, each with a back of its own."""
    x, y = middle
    each = (b - a) / 6
    bent(p["black"], middle, 1.74, 2.50, a + 1.5, b - 1.5, 0, .10, .004); bent(p["sofa"], middle, 1.62, 2.60, a, b, .09, .30, .05)
    bent(p["sofa"], middle, 2.44, 2.62, a, b, .28, .68, .07, .05)
    for k in range(6):
        c, d = a + each * k + .12, a + each * (k + 1) - .12
        bent(p["sofa"], middle, 1.60, 2.36, c, d, .29, .48, .075); bent(p["sofa"], middle, 2.20, 2.44, c + .2, d - .2, .46, .88, .10, .10)
    for c in (a, b - 4.2):
        bent(p["sofa"], middle, 1.64, 2.56, c, c + 4.2, .28, .62, .07)
    for q, cloth, turn in ((.10, "rust", .2), (.20, "linen", -.1), (.47, "camel", .1), (.56, "grey", -.2), (.82, "linen", .2), (.91, "rust", -.15)):
        t = math.radians(a + (b - a) * q)
        cushion(.48, .45, .18, (x + 2.12 * math.cos(t), y + 2.12 * math.sin(t), .70), (-.30, turn * .3, t - math.pi / 2), p[cloth])
    t = math.radians(a + (b - a) * .695)
    ribbon([(-.56, .20), (-.545, .42), (-.46, .50), (0, .505), (.14, .52), (.26, .72), (.36, .91), (.50, .90), (.60, .66)], .58, p["fur"],
           (x + 2.12 * math.cos(t), y + 2.12 * math.sin(t), .01), t - math.pi / 2, .024, .018, 4)

def round_table(p, at):
    x, y, z = at
    lathe([(0, .31), (.56, .31), (.59, .33), (.59, .36), (.56, .375), (0, .375)], p["walnut"], at, 80)
    lathe([(0, 0), (.30, 0), (.33, .04), (.33, .27), (.28, .31), (0, .31)], p["basalt"], at, 64)
    z += .375
    wine_glass(p, (x - .22, y + .16, z)); wine_glass(p, (x + .06, y - .28, z)); book_stack(p, (x + .26, y + .10, z), 2, .5)
    bowl(p, (x - .22, y - .16, z), "clay", .8); mug(p, (x + .34, y - .20, z), 1.0)
    for dx, dy, h in ((.00, .06, .12), (.08, .14, .07), (-.05, .17, .05)):
        candle(p, (x + dx, y + dy, z), h, .034, 2 if h > .1 else 0)

def wood_basket(p, x, y, rnd):
    """Woven, with split logs standing in it."""
    for k in range(7):
        tube([(x + (.27 + .012 * k) * math.cos(t), y + (.27 + .012 * k) * math.sin(t), .04 + .052 * k) for t in (math.tau * i / 40 for i in range(40))],
             .030, p["camel"], 8, closed=True)
    cyl(.27, .03, (x, y, .01), p["camel"], 40)
    for k in range(11):
        a, r = k * 2.4, .19 * math.sqrt(k / 11)
        foot = Vector((x + r * math.cos(a), y + r * math.sin(a), .05))
        tip = foot + Vector((.05 * math.cos(a), .05 * math.sin(a), rnd.uniform(.48, .62)))
        tube([foot, tip], rnd.uniform(.046, .058), p["bark"], 12); tube([tip, tip + Vector((0, 0, .004))], .046, p["endgrain"], 12)
