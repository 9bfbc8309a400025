"""The living room of the quietest house: a nest for two in a hollow tree of bent cedar, an acorn of iron for a stove, a kitchen in half a circle, a wall of records."""
import math
from kit import *
from acorn import acorn_stove, tin_of_nuts
from books import Heap
from cosy import mug
from exterior import lantern
from firewood import log_end, log_mesh
from furniture import *
from hollow import nest, toffee_lamp, tree
from music import turntable
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from round_sofa import bent, wood_basket
from woodpile import stump

D = 7.7                                          # depth of the room

def half_disc(p, mat, x, y, r, z0, z1):
    """A board like half a moon against the back wall."""
    rim = [(x + r * math.cos(t), y - r * math.sin(t)) for t in (math.pi * k / 40 for k in range(41))]
    n = len(rim)
    v = [(a, b, z) for z in (z0, z1) for a, b in rim]
    mesh(v, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], p[mat], "half", bevel=.008)

def kitchen(p, x, rnd):
    """Half a round: fluted cupboard, two rings, a kettle, a basin; three half moons of shelves over it."""
    y, r = D - .05, .86
    for a in range(180, 360, 30):
        bent(p["walnut"], (x, y), .30, r - .03, a, a + 30, .07, .88, .002)
    half_disc(p, "black", x, y, r - .10, 0, .08); half_disc(p, "white", x, y, r + .05, .88, .93)
    for k in range(38):
        t = math.pi * (1 + (k + .5) / 38)
        tube([(x + (r - .03) * math.cos(t), y + (r - .03) * math.sin(t), .09), (x + (r - .03) * math.cos(t), y + (r - .03) * math.sin(t), .88)], .033, p["walnut_z"], 8)
    for s in (-1, 1):
        cyl(.115, .014, (x + .20 + s * .15, y - .40, .93), p["black"], 40); sphere(.018, (x + .10 * s, y - r - .01, .62), p["copper"], 10)
    lathe([(0, 0), (.10, 0), (.125, .05), (.11, .14), (.035, .18), (.03, .20), (0, .20)], p["copper"], (x + .05, y - .40, .945), 40)
    tube([(x + .05 + .09 * math.cos(t), y - .40, 1.10 + .13 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))], .010, p["black"], 8)
    lathe([(0, 0), (.08, .0), (.15, .06), (.165, .12), (.15, .12), (.08, .02), (0, .02)], p["ceramic"], (x - .40, y - .34, .93), 48)
    tube([(x - .40, y - .10, .93), (x - .40, y - .10, 1.22), (x - .40, y - .18, 1.27), (x - .40, y - .30, 1.22)], .014, p["copper"], 10)
    box((2 * r + .06, .025, .44), (x, y - .01, 1.15), p["marble"], bevel=.004)
    for k, z in enumerate((1.44, 1.78, 2.10)):
        half_disc(p, "walnut", x, y, .46 - .08 * k, z, z + .035)
        tube([(x + (.40 - .08 * k) * math.cos(t), y - (.40 - .08 * k) * math.sin(t), z - .006) for t in (math.pi * (.04 + .92 * i / 24) for i in range(25))], .009, p["warm"], 6)
        for i in range(5 - k):
            t = math.pi * (i + .7) / (5.4 - k)
            q = (x + (.34 - .08 * k) * math.cos(t), y - .05 - (.28 - .08 * k) * math.sin(t), z + .035)
            if k == 0: mug(p, q, 3.6 + .5 * i, ("ceramic", "clay", "fur")[i % 3])
            elif k == 1: cyl(.055, rnd.uniform(.13, .20), q, p[("clay", "copper", "ceramic", "black")[i % 4]], 28)
            else: bowl(p, q, ("clay", "ceramic")[i % 2], .60)
    area((x, y - .30, 2.35), (x, y - .45, .9), (.7, .1), 24, (1, .72, .42), "kitchen"); area((x + .9, 5.6, 3.0), (x, y - .3, .9), .5, 20, (1, .72, .42), "kitchen")

def records(p, x0, x1, rnd):
    """Two rows of sleeves, a player and a lamp on them, three that are being played to death on the wall."""
    n, h, d, y = 4, .40, .40, D - .26
    w, heap = (x1 - x0) / n, Heap()
    for k in range(n + 1):
        box((.035, d, 2 * h + .10), (x0 + w * k, y, .06 + h + .05), p["walnut_z"], bevel=.005)
    for z in (.08, .08 + h, .10 + 2 * h):
        box((x1 - x0 + .04, d + .02, .035), ((x0 + x1) / 2, y, z), p["walnut"], bevel=.006)
    box((x1 - x0, .02, 2 * h), ((x0 + x1) / 2, y + d / 2 - .01, .1 + h), p["beam"], bevel=0)
    for k in range(n):
        for z in (.10, .10 + h):
            x = x0 + w * k + .03
            while x < x0 + w * (k + 1) - .06:
                t = rnd.uniform(.018, .036)
                heap.add(rnd.choice(("rust", "linen", "sage", "camel", "grey", "clay", "sand", "black")), (t - .003, .31, .315 + rnd.uniform(-.004, .004)), (x + t / 2, y - .02 + rnd.uniform(-.012, .012), z), 0, rnd.choice((0, 0, .03)))
                x += t
    heap.build(p)
    z = .12 + 2 * h
    turntable(p, x0 + .42, y, z); toffee_stand(p, (x1 - .30, y + .02, z)); book_stack(p, (x0 + .92, y, z), 2)
    for k, (ground, ink) in enumerate((("rust", "linen"), ("sage", "clay"), ("linen", "rust"))):
        q = (x0 + .30 + .44 * k, D - .07, 1.62 + .05 * (k % 2))
        box((.36, .02, .36), q, p[ground], bevel=.003); tube([(q[0], q[1] - .012, q[2]), (q[0], q[1] - .018, q[2])], .11, p[ink], 40); tube([(q[0], q[1] - .019, q[2]), (q[0], q[1] - .022, q[2])], .04, p["black"], 28)
    area(((x0 + x1) / 2, y - .55, 2.15), ((x0 + x1) / 2, y, 1.2), (1.1, .1), 24, (1, .72, .42), "records")

def toffee_stand(p, at):
    """The lamp to read by: a dome of toffee glass on a stalk of copper."""
    x, y, z = at
    cyl(.09, .02, at, p["copper"], 40); tube([(x, y, z), (x, y, z + .30)], .012, p["copper"], 10)
    lathe([(.185, .22), (.18, .28), (.14, .36), (.06, .41), (.02, .42), (.02, .44), (0, .44)], p["toffee"], at, 48); lamp((x, y, z + .16), 9, (1, .62, .28), .05)

def table_for_two(p, rnd, x, y):
    """A slice of a trunk on its own stump, laid; two chairs."""
    top = log_mesh(p, rnd, log_end("table_end", 26), 72)
    top.location, top.rotation_euler, top.scale = (x, y, .745), (-math.pi / 2, 0, .6), (.54, .075, .54)
    stump(p, rnd, x, y, .22, .68)
    for a in (.35, .35 + math.pi):
        c, s = math.cos(a), math.sin(a)
        chair(p, (x + .78 * c, y + .78 * s, 0), a - math.pi / 2, "camel")
        lathe([(0, 0), (.09, 0), (.13, .018), (.125, .02), (.085, .006), (0, .006)], p["ceramic"], (x + .32 * c, y + .32 * s, .748), 48); wine_glass(p, (x + .22 * c - .2 * s, y + .22 * s + .2 * c, .746))
    candle(p, (x + .02, y - .03, .746), .11, .034, 2); vase(p, (x - .06, y + .20, .746), .55, "clay", 5, 4)

def hollow(env, rnd):
    p = palette() | dict(copper=plain("copper", (.62, .27, .13), .24, 1.0), toffee=lit_glass(), nut=plain("nut", (.22, .10, .04), .5, coat=.2),
                         lining_in=wood("larch", (.30, .225, .16), (.46, .355, .26), "z", 1, .5))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.35, 3.72))
    ambience(D, .66)
    tree(p); nest(p); emblem_light(SIGNS["hollow"][0])
    toffee_lamp(p, (.10, 5.35, 1.98), .15, 2.70, 20)
    area((0, 5.3, 2.66), (0, 5.6, .5), .7, 36, (1, .70, .40), "in_the_tree")
    stump(p, rnd, .0, 3.62, .30, .20); stump(p, rnd, -.55, 3.48, .19, .13)
    acorn_stove(p, (2.30, 3.35, 0), math.radians(-48), 120, HT * (1 - 2.30 / HW) + .1)
    wood_basket(p, 3.25, 4.25, rnd)
    kitchen(p, -2.72, rnd); records(p, 2.10, 3.70, rnd); table_for_two(p, rnd, -2.35, 3.35)
    toffee_lamp(p, (-2.35, 3.35, 1.75), .20, HT * (1 - 2.35 / HW) - .05, 16)
    # the round rug, a place to read
    x, y = RUGS["hollow"]
    cyl(1.35, .022, (x, y, 0), p["sand"], 96); cyl(1.27, .030, (x, y, 0), p["rug"], 96)
    pouf(p, (1.05, 2.95, .0), "camel", .34); pouf(p, (-1.62, 1.85, 0), "rust", .32)
    armchair(p, (2.55, 1.35, 0), math.radians(-160), "cognac", "rust"); side_table(p, (1.85, 1.05, 0), .48, .20); mug(p, (1.85, 1.05, .48), .4)
    stump(p, rnd, .95, .62, .20, .44); tin_of_nuts(p, .95, .62, .44, rnd)
    # lights that draw the ribs; along the eaves
    for s in (-1, 1):
        area((s * 1.9, 2.9, .5), (s * .7, 4.4, 3.2), .5, 20, (1, .68, .38), "on_the_bark"); area((s * 2.2, 4.6, 2.9), (s * 1.0, 5.2, 5.2), .4, 22, (1, .70, .42), "up_the_bark")
    area((-.2, 2.4, 3.6), (0, 3.4, .2), .9, 34, (1, .74, .46), "rug")
    sideboard(p, -4.1, 1.5, 2.5, .50, .40); table_lamp(p, (-4.05, 2.2, .50), 9); book_stack(p, (-4.05, 1.75, .50), 3)
    sideboard(p, 4.15, 4.7, 6.0, .46, .38); vase(p, (4.1, 5.1, .46), .9, "clay", 8, 8); candle(p, (4.1, 5.6, .46), .12, .036, 1.5)
    lantern(p, (-1.7, .75, 0), 1.0, 6); lantern(p, (-1.35, .95, 0), .7, 4); plant_pot(p, (-3.6, .8, 0), rnd, 1.2, 18); plant_pot(p, (3.75, .8, 0), rnd, 1.1, 18); plant_pot(p, (-4.0, 5.2, 0), rnd, .8, 14)
    curtains(p)
    return {"pano": ((.05, 1.80, 1.55), (.05, 12, 1.55), None)}

def lit_glass():
    """Toffee, lit from within: deeper at its rim."""
    m, s = material("toffee")
    if s:
        rim = s.n("LayerWeight", "Facing", Blend=.5)
        s.surface(s.n("Emission", Color=s.mix(rim, (1, .35, .065), (.60, .12, .012)), Strength=s.math("MULTIPLY_ADD", rim, -.55, 1.25)))
    return m
