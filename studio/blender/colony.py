"""What ten people need in a living room: a cocoa bar under hooks of mugs, a wall of cubbyholes with games, a round table to play at."""
import math
from kit import *
from books import Heap
from cosy import mug
from furniture import *

def round_stool(p, x, y, h, cloth):
    """A thick round cushion on three legs and a ring."""
    lathe([(0, h - .10), (.16, h - .10), (.19, h - .08), (.20, h - .04), (.185, h - .01), (.14, h), (0, h)], p[cloth], (x, y, 0), 48)
    lathe([(0, h - .13), (.17, h - .13), (.175, h - .10), (0, h - .10)], p["walnut"], (x, y, 0), 40)
    for k in range(3):
        a = math.tau * k / 3 + .5
        tube([(x + .12 * math.cos(a), y + .12 * math.sin(a), h - .13), (x + .20 * math.cos(a), y + .20 * math.sin(a), 0)], .018, p["black"], 10)
    if h > .55:
        q = .16 + .04 * (1 - .24 / h)
        tube([(x + q * math.cos(math.tau * k / 32), y + q * math.sin(math.tau * k / 32), .24) for k in range(32)], .012, p["black"], 8, closed=True)

# ------------------------------------------------------------------ cocoa
def hung_mug(p, at, turn, mat):
    """By its handle from a hook."""
    with Recorder() as r:
        mug(p, (0, 0, -.05), 0, mat)
    m = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Translation((0, 0, -.085)) @ Matrix.Rotation(-math.pi / 2, 4, "Y")
    bpy.context.view_layer.update()
    for o in r.objects:
        o.matrix_world = m @ o.matrix_world
    x, y, z = at
    tube([(x, y, z + .035), (x, y, z - .005)], .006, p["black"], 6)

def cauldron(p, x, y, z):
    """Copper, on a ring with feet, a ladle in it."""
    for k in range(3):
        a = math.tau * k / 3
        tube([(x + .15 * math.cos(a), y + .15 * math.sin(a), z + .10), (x + .20 * math.cos(a), y + .20 * math.sin(a), z)], .014, p["black"], 8)
    cyl(.08, .05, (x, y, z), p["black"], 28)
    lathe([(0, .08), (.13, .09), (.23, .17), (.265, .28), (.25, .38), (.235, .41), (.262, .43), (.262, .445), (.225, .44), (.235, .38), (0, .36)],
          p["copper"], (x, y, z), 64)
    lathe([(0, .395), (.232, .395)], p["cocoa"], (x, y, z), 48)
    for s in (-1, 1):
        tube([(x + s * (.245 + .07 * math.sin(t)), y - .06 * math.cos(t), z + .36) for t in (math.pi * k / 10 for k in range(11))], .012, p["copper"], 8)
    tube([(x + .06, y - .02, z + .38), (x + .17, y - .08, z + .66), (x + .19, y - .09, z + .67)], .011, p["walnut"], 8)

def cocoa_bar(p, at, rot, w=2.1):
    """A counter with a lamp-lit front, the cauldron on it, mugs on hooks along a beam over it; it faces -y."""
    with Recorder() as r:
        box((w - .10, .52, .10), (0, 0, .05), p["black"], bevel=.004); box((w - .04, .56, .88), (0, 0, .54), p["walnut"], bevel=.012)
        n = 16
        for k in range(n):
            x = (k + .5 - n / 2) * (w - .06) / n
            tube([(x, -.29, .12), (x, -.29, .97)], .052, p["walnut_z"], 14)
        box((w + .12, .78, .06), (0, -.05, 1.01), p["marble"], bevel=.018, seg=3)
        neon([(-w / 2, -.36, .965), (w / 2, -.36, .965)], p["neon"], .012)
        for s in (-1, 1):
            box((.09, .09, 1.12), (s * (w / 2 - .10), .24, 1.59), p["beam"], bevel=.01)
        box((w + .02, .14, .12), (0, .24, 2.13), p["beam"], bevel=.014); box((w - .2, .24, .035), (0, .24, 1.86), p["beam"], bevel=.008)
        for k in range(8):
            x = (k - 3.5) * (w - .34) / 8
            hung_mug(p, (x, .15, 1.81), -.5, ("ceramic", "clay", "white_mug", "ink_mug")[k % 4])
        for k in range(5):
            x = -w / 2 + .34 + .29 * k
            cyl(.062, (.16, .21, .13, .19, .15)[k], (x, .24, 1.878), p[("clay", "ink_mug", "brass", "ceramic", "clay")[k]], 32)
        area((0, -.05, 1.80), (0, -.1, 1.0), (w - .4, .08), 16, (1, .76, .50), "counter")
        z = 1.04
        cauldron(p, -.42, .02, z)
        for k, (dx, dy) in enumerate(((.10, -.20), (.26, -.12), (.18, .02), (.42, -.22))):
            mug(p, (dx, dy, z), -.6 + .8 * k, ("ceramic", "white_mug", "clay", "ink_mug")[k])
        bowl(p, (.66, -.06, z), "ceramic", .95)
        for k in range(12):
            sphere(.028, (.66 + .07 * math.cos(k * 2.4) * (k % 3) / 2, -.06 + .07 * math.sin(k * 2.4) * (k % 3) / 2, z + .075 + .016 * (k % 4)), p["fur"], 10)
    return group(r.objects, at, rot)

def mug_shelves(p, x0, x1, y, levels, rnd):
    """Boards on the back wall: tins, bowls, mugs, and a lamp."""
    for z in levels:
        box((x1 - x0, .26, .035), ((x0 + x1) / 2, y, z), p["walnut"], bevel=.006)
        beam((x0 + .05, y + .10, z - .026), (x1 - .05, y + .10, z - .026), .016, .016, p["warm"], 0)
        x = x0 + .12
        while x < x1 - .1:
            kind = rnd.choice(("tin", "tin", "mug", "mug", "bowl"))
            if kind == "tin": cyl(.065, rnd.uniform(.14, .24), (x, y, z + .018), p[rnd.choice(("clay", "ceramic", "ink_mug", "brass"))], 28)
            elif kind == "mug": mug(p, (x, y - .03, z + .018), rnd.uniform(-1.2, .2), rnd.choice(("ceramic", "clay", "white_mug")))
            else: bowl(p, (x + .04, y, z + .018), "ceramic", .7); x += .08
            x += .17

# ------------------------------------------------------------------ games
BOXES = ("rust", "sofa", "grey", "linen", "camel", "greige", "rust", "cream", "clay", "ceramic")

def games(p, x, y0, y1, rnd, rows=5, size=.40, deep=.34):
    """Cubbyholes facing -x: games lying and on edge, baskets, here and there a lamp."""
    n = round((y1 - y0) / size)
    heap, z0 = Heap(), .07
    box((deep - .06, y1 - y0 - .06, z0), (x + deep / 2 + .02, (y0 + y1) / 2, z0 / 2), p["black"], bevel=0)
    for k in range(rows + 1):
        box((deep, y1 - y0 + .03, .03), (x + deep / 2, (y0 + y1) / 2, z0 + size * k), p["walnut"], bevel=.004)
    for k in range(n + 1):
        box((deep, .03, size * rows), (x + deep / 2, y0 + (y1 - y0) * k / n, z0 + size * rows / 2), p["walnut_z"], bevel=.004)
    box((.02, y1 - y0, size * rows), (x + deep - .01, (y0 + y1) / 2, z0 + size * rows / 2), p["walnut"], bevel=0)
    for i in range(n):
        for k in range(rows):
            y, z = y0 + (y1 - y0) * (i + .5) / n, z0 + size * k + .016
            kind = rnd.choice(("lying", "lying", "lying", "edge", "edge", "basket", "lamp"))
            if kind == "lying":
                h, most = 0, rnd.uniform(.18, .34)
                while h < most - .03:
                    t = min(rnd.choice((.035, .05, .05, .07)), most - h)
                    heap.add(rnd.choice(BOXES), (rnd.uniform(.24, .29), rnd.uniform(.24, .34), t - .003), (x + .17, y, z + h), rnd.uniform(-.06, .06))
                    h += t
            elif kind == "edge":
                a = y - size / 2 + .03
                while a < y + size / 2 - .08:
                    t = rnd.choice((.04, .055, .07))
                    heap.add(rnd.choice(BOXES), (.27, t - .004, rnd.uniform(.24, .33)), (x + .17, a + t / 2, z))
                    a += t
            elif kind == "basket":
                box((.27, .31, .22), (x + .16, y, z + .11), p["sand"], bevel=.03, seg=3)
            else:
                sphere(.085, (x + .17, y, z + .085), p["snowball"], 20); lamp((x - .10, y, z + .2), 2.2, r=.08)
    heap.build(p)

def game_of_hexes(p, at, rnd):
    """A round table as high as one eats at, an island of six-sided tiles on it, half played."""
    x, y, z = at
    lathe([(0, .69), (.60, .69), (.64, .705), (.64, .725), (.61, .74), (0, .74)], p["walnut"], at, 80)
    lathe([(0, 0), (.32, 0), (.30, .03), (.11, .10), (.09, .45), (.15, .69)], p["black"], at, 48)
    s, z = .082, z + .74
    tones = ("rust", "sofa", "camel", "linen", "clay", "greige", "ceramic")
    for i in range(-2, 3):
        for j in range(-2, 3):
            if abs(i + j) > 2:
                continue
            cx, cy = x + s * math.sqrt(3) * (i + j / 2), y + s * 1.5 * j
            six = [(cx + .96 * s * math.cos(math.pi / 6 + math.pi / 3 * k), cy + .96 * s * math.sin(math.pi / 6 + math.pi / 3 * k)) for k in range(6)]
            t = .014 + .004 * rnd.random()
            mesh([(a, b, z + h) for h in (0, t) for a, b in six], [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11)] + [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)],
                 p[rnd.choice(tones)], "hex")
            if rnd.random() < .5:
                cyl(.014, .03, (cx, cy, z + t), p[rnd.choice(("black", "clay", "ceramic"))], 14, .003)
    for a in (.3, 1.9, 3.6, 5.1):
        c, q = math.cos(a), math.sin(a)
        box((.07, .10, .012), (x + .47 * c, y + .47 * q, z + .006), p["linen"], (0, 0, a), .002)
        mug(p, (x + .53 * math.cos(a + .42), y + .53 * math.sin(a + .42), z), a, ("ceramic", "clay")[int(a) % 2])
