"""The hall: a living room two storeys high, of dark stone and black timber, with glass at both its ends."""
import math
from kit import *
from exterior import slope_x
from furniture import *
from room import SIGNS, emblem_light, lit_shade, outside, palette

HW, HT, D = 5.6, 10.6, 9.2                     # half width, ridge, depth; y 0 is the glass towards the view
RAFTERS = (1.3, 3.9, 6.5, D - .14)
CHIMNEY = (1.0, D - .85)                         # half width and front
GALLERY = (2.9, -2.2, .9, 5.6)                 # height of its floor, its edge, from and to along the room
x_at = lambda z: slope_x(z, HW, HT)

# ------------------------------------------------------------------ stone
def courses(rnd, z0, z1):
    """Heights of the courses of a wall."""
    while z0 < z1 - .10:
        z = min(z1, z0 + rnd.choice((.22, .30, .40)))
        yield z0, (z if z1 - z > .10 else z1)
        z0 = z if z1 - z > .10 else z1

def lengths(rnd, a, b):
    """A course's stones, from and to."""
    while a < b - .15:
        c = a + rnd.uniform(.45, 1.25)
        c = b if b - c < .30 else c
        yield a, c
        a = c

def stone_face(p, rnd, x0, x1, y, depth, z0, z1):
    """Coursed stone towards -y, cut off where the roof comes down."""
    for za, zb in courses(rnd, z0, z1):
        most = x_at(zb) - .04
        for a, b in lengths(rnd, max(x0, -most), min(x1, most)):
            out = rnd.uniform(-.012, .014)
            box((b - a - .007, depth, zb - za - .007), ((a + b) / 2, y + depth / 2 + out, (za + zb) / 2), p["basalt"], bevel=.007)

def knee_wall(p, rnd, s, top=1.0, inner=HW - .75):
    """The foot of the roof: stone along the side, a ledge on it and light behind the ledge."""
    for za, zb in courses(rnd, 0, top):
        for a, b in lengths(rnd, .2, D - .1):
            out = rnd.uniform(-.010, .012)
            box((.28, b - a - .007, zb - za - .007), (s * (inner + .14 + out), (a + b) / 2, (za + zb) / 2), p["basalt"], bevel=.007)
    box((.24, D - .4, .045), (s * (inner + .09), D / 2, top + .022), p["walnut"], bevel=.006)
    area((s * (inner + .20), D / 2, top + .06), (s * 3.2, D / 2, 5), (.06, D - 1), 70, (1, .70, .42), "ledge")

def chimney(p, rnd, watts):
    """Stone from the floor to the ridge with the fire in its foot, on a hearth as wide as the room's middle."""
    w, y = CHIMNEY
    a, b, z0, z1 = -.78, .78, .52, 1.26                  # the fire's opening
    box((2 * w - .04, .8, HT * (1 - w / HW)), (0, y + .5, HT * (1 - w / HW) / 2 + 1.4), p["black"], bevel=0)
    box((2 * w, .70, .40), (0, y + .5, .20), p["slate"], bevel=.004)
    for x0, x1, lo, hi in ((-w, a, .4, z1), (b, w, .4, z1), (-w, w, z1 + .14, HT - .3)):
        stone_face(p, rnd, x0, x1, y, .88, lo, hi)
    box((2 * w + .02, .92, .15), (0, y + .45, z1 + .07), p["slate"], bevel=.008)           # lintel
    box((b - a, .05, z1 - z0), (0, y + .80, (z0 + z1) / 2), p["black"], bevel=0)
    for x in (a + .02, b - .02):
        box((.04, .8, z1 - z0), (x, y + .42, (z0 + z1) / 2), p["black"], bevel=.002)
    box((b - a, .8, .06), (0, y + .42, z0 - .02), p["black"], bevel=.002)
    fire((0, y + .36, z0 + .02), 1.15, .60, .18, 13, watts, group_="fire")
    logs((-.28, y + .36, z0 + .02), 4, .5, 3); logs((.28, y + .36, z0 + .02), 4, .5, 7)
    box((4.5, 1.25, .10), (.10, y + .08, .43), p["slate"], bevel=.012)                     # hearth
    box((4.4, 1.15, .10), (.10, y + .14, .02), p["black"], bevel=.004)
    for x in (-2.08, -1.05, 1.05, 2.28):
        box((.10, 1.12, .34), (x, y + .14, .21), p["slate"], bevel=.004)
    log_pile(p, 1.12, 2.22, .08, .30, y - .02, rnd); log_pile(p, -2.0, -1.12, .08, .30, y - .02, rnd)
    for s in (-1, 1):
        area((s * .70, y - .30, .52), (s * .5, y + .12, 6), (.4, .1), 34, (1, .66, .36), "graze")
    area((0, y - 1.6, 9.0), (0, y + .1, 5.4), (.8, .3), 60, (1, .80, .58), "high")
    emblem_light(SIGNS["hall"][0])
    for i, h in enumerate((.24, .15, .09)):
        candle(p, (-1.72 + .13 * i, y - .28 + .06 * i, .48), h, .036, 2 if i == 0 else 0)
    vase(p, (1.55, y - .05, .48), 1.4, "ceramic", 11, 3); bowl(p, (2.0, y - .22, .48), "clay", 1.0)
    box((.34, .25, .03), (-1.2 + .0, y - .30, .495), p["rust"], rot=(0, 0, .2), bevel=.004)

# ------------------------------------------------------------------ shell
def lining(p, s, x_at, ridge, n, depth):
    """One slope of a roof from inside, in `n` boards; `s`: -1 left, 1 right; `x_at`: half the width at a height."""
    for i in range(n):
        z0, z1 = ridge * i / n + .004, ridge * (i + 1) / n - .004
        a = [(s * x_at(z0), z0), (s * max(0, x_at(z0) - .04), z0), (s * max(0, x_at(z1) - .04), z1), (s * x_at(z1), z1)]
        prism(a if s < 0 else a[::-1], -1.2, depth + 1.0, p["cedar"], name="lining")

def roof(p):
    for s in (-1, 1):
        lining(p, s, x_at, HT, 40, D)
        prism([(s * (HW + .02), 0), (s * (HW + .4), 0), (0, HT + .7), (0, HT + .03)][:: -s or 1], -1.3, D + 1.1, p["black"])
        for y in RAFTERS:
            beam((s * (HW - .12), y, 0), (0, y, HT - .24), .24, .12, p["beam"], .008, up=(0, 1, 0))
        y = RAFTERS[-1] - .15
        neon([(s * (HW - .27), y, .05), (0, y, HT - .54)], p["neon"], .012)
        neon([(s * (HW - .77), .3, .03), (s * (HW - .77), D - .2, .03)], p["neon"], .011)
    beam((0, -.2, HT - .42), (0, D, HT - .42), .16, .30, p["beam"], .01)

def gables(p):
    """Towards the view one pane cut like a stone; behind the fire slender fins."""
    for y in (0, D):
        mesh([(-HW, y, 0), (HW, y, 0), (0, y, HT)], [(0, 1, 2)], p["pane"], "gable_glass")
        box((2 * HW, .12, .08), (0, y, .04), p["black"], bevel=.004)
        for s in (-1, 1):
            beam((s * HW, y, 0), (0, y, HT), .09, .16, p["black"], .004, up=(0, 1, 0))
    for s in (-1, 1):
        beam((0, 0, .05), (s * HW / 2, 0, HT / 2), .06, .14, p["black"], .004, up=(0, 1, 0))
        for x in (2.0, 3.0, 4.0, 5.0):
            beam((s * x, D, 0), (s * x, D, HT * (1 - x / HW) - .08), .045, .16, p["black"], .003)
    for x in (1.25, 2.15):                               # the way out
        box((.06, .10, 2.2), (x, 0, 1.1), p["black"], bevel=.003)
    box((.96, .10, .06), (1.70, 0, 2.2), p["black"], bevel=.003)
    tube([(2.06, .09, .95), (2.06, .09, 1.35)], .014, p["brass"], 8)

def floor(p):
    for i in range(-6, 7):                               # long stone flags, every second row moved by half
        for j in range(-1, 14):
            shift = .5 * (i % 2)
            box((.944, .814 * 1.0, .04), (i * .95, (j + shift) * .82, -.02), p["flag"], bevel=.002, seg=1)
    mesh([(-HW, -1, -.03), (HW, -1, -.03), (HW, D + 1, -.03), (-HW, D + 1, -.03)], [(0, 1, 2, 3)], p["black"], "joints")

# ------------------------------------------------------------------ gallery and stair
def balustrade(p, points, z):
    """Steel posts and rail, glass between."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        n = max(1, round(math.hypot(x1 - x0, y1 - y0) / 1.15))
        at = lambda q: (x0 + (x1 - x0) * q, y0 + (y1 - y0) * q)
        for k in range(n + 1):
            x, y = at(k / n)
            box((.022, .022, 1.08), (x, y, z + .54 - .12), p["black"], bevel=.002)
        for k in range(n):
            (xa, ya), (xb, yb) = at((k + .04) / n), at((k + .96) / n)
            mesh([(xa, ya, z + .04), (xb, yb, z + .04), (xb, yb, z + .90), (xa, ya, z + .90)], [(0, 1, 2, 3)], p["pane"], "guard")
        beam((x0, y0, z + .97), (x1, y1, z + .97), .045, .03, p["black"], .004)

def gallery(p, rnd):
    z, edge, y0, y1 = GALLERY
    out = -x_at(z) + .02
    box((edge - out, y1 - y0, .05), ((edge + out) / 2, (y0 + y1) / 2, z - .025), p["walnut"], bevel=.003)
    n = 12
    for k in range(n):                                   # boards below
        w = (y1 - y0) / n
        box((edge - out - .1, w - .008, .02), ((edge + out) / 2, y0 + w * (k + .5), z - .19), p["walnut"], bevel=.003)
    for a, b in (((edge, y0), (edge, y1)), ((out, y0), (edge, y0)), ((out, y1), (edge, y1))):
        beam((*a, z - .12), (*b, z - .12), .06, .24, p["black"], .004)
    neon([(edge + .045, y0, z - .225), (edge + .045, y1, z - .225)], p["neon"], .013)
    for y in (1.3, 3.9, 5.5):                            # hung from the rafters
        beam((edge - .05, y, z), (edge - .05, y, HT * (1 + edge / HW) - .1), .03, .03, p["black"], 0)
    balustrade(p, [(out + .9, y0 + .03), (edge - .03, y0 + .03), (edge - .03, y1 - .05)], z)
    for y in (1.6, 2.8, 4.0, 5.2):
        cyl(.05, .012, (-2.9, y, z - .212), p["bulb"], 24, .001)
        area((-2.9, y, z - .23), (-3.0, y, 0), .10, 15, (1, .72, .44), "down", spread=130)
    # up there: a chair, a lamp, books along the roof
    for k, h in enumerate((.36, .72)):
        box((.26, 3.9, .03), (-3.36, 3.3, z + h), p["walnut"], bevel=.003)
    for y in (1.37, 2.66, 3.95, 5.23):
        box((.26, .03, .72), (-3.36, y, z + .36), p["walnut"], bevel=.003)
    with Recorder() as r:
        for z_ in (.02, .375, .735):
            for a, b in ((-1.8, -1.0), (-.5, .5), (.8, 1.7)):
                book_row(p, a, b, 0, z_, rnd, .27, .18)
    group(r.objects, (-3.36, 3.3, z), math.pi / 2)
    lounge(p, (-2.75, 3.25, z), math.radians(70)); side_table(p, (-2.65, 4.2, z), .5, .18)
    drum(p, (-2.65, 4.2, z + .72), .17, .24, 22); tube([(-2.65, 4.2, z + .5), (-2.65, 4.2, z + .92)], .012, p["brass"], 8)

def stair(p):
    """Open treads on two steel strings, down to the fire."""
    z, _, _, y0 = GALLERY
    x, w, n, y1 = -2.95, .92, 15, 8.75
    at = lambda q: (y0 + (y1 - y0) * q, z * (1 - q))
    for s in (-1, 1):
        beam((x + s * (w / 2 + .02), *at(0)), (x + s * (w / 2 + .02), *at(1)), .22, .035, p["black"], .003, up=(1, 0, 0))
    for k in range(1, n):
        y, h = at((k - .25) / n)
        box((w, .27, .05), (x, y, h - .02), p["walnut"], bevel=.006)
    s = 1
    xs = x + s * (w / 2 + .02)
    tube([(xs, *(at(0)[0], at(0)[1] + .97)), (xs, at(1)[0], at(1)[1] + .97), (xs, at(1)[0], 0)], .020, p["black"], 10)
    for q in (.0, .25, .5, .75):
        y, h = at(q)
        tube([(xs, y, h), (xs, y, h + .97)], .010, p["black"], 8)
    (ya, za), (yb, zb) = at(.02), at(.98)
    mesh([(xs, ya, za + .10), (xs, yb, zb + .10), (xs, yb, zb + .90), (xs, ya, za + .90)], [(0, 1, 2, 3)], p["pane"], "guard")

# ------------------------------------------------------------------ furniture
def modular(p, at, rot, n, w=.95):
    """Low sofa of blocks: a black plinth, deep seats, loose backs."""
    with Recorder() as r:
        box((n * w - .16, .86, .09), (0, 0, .045), p["black"], bevel=.004)
        for k in range(n):
            x = (k + .5 - n / 2) * w
            soft_box((w - .012, 1.04, .20), (x, 0, .19), p["sofa"], r=.05)
            soft_box((w - .018, .86, .19), (x, -.09, .375), p["sofa"], r=.08)
            soft_box((w - .03, .26, .44), (x, .37, .60), p["sofa"], rot=(-.10, 0, 0), r=.10)
    return group(r.objects, at, rot)

def daybed(p, at, rot, w=1.75, d=.98):
    with Recorder() as r:
        box((w - .16, d - .16, .09), (0, 0, .045), p["black"], bevel=.004)
        soft_box((w, d, .20), (0, 0, .19), p["sofa"], r=.05)
        soft_box((w - .02, d - .02, .19), (0, 0, .375), p["sofa"], r=.08)
    return group(r.objects, at, rot)

def lounge(p, at, rot, cloth="cognac", pillow=""):
    """Armchair of flat steel with oak arms and two leather cushions."""
    with Recorder() as r:
        for s in (-1, 1):
            x = s * .37
            for a, b in (((-.36, .012), (.36, .012)), ((-.36, .56), (.36, .56)), ((-.36, 0), (-.36, .57)), ((.36, 0), (.36, .57))):
                beam((x, *a), (x, *b), .018, .05, p["black"], .002, up=(1, 0, 0))
            box((.075, .70, .035), (x, 0, .585), p["walnut"], bevel=.012)
        beam((-.37, .30, .30), (.37, .30, .30), .04, .02, p["black"], .002)
        beam((-.37, -.28, .34), (.37, -.28, .34), .04, .02, p["black"], .002)
        soft_box((.66, .72, .17), (0, -.02, .40), p[cloth], rot=(.10, 0, 0), r=.06)
        soft_box((.66, .17, .60), (0, .34, .70), p[cloth], rot=(-.30, 0, 0), r=.06)
        if pillow:
            cushion(.44, .34, .15, (0, .18, .66), (-.35, 0, 0), p[pillow])
    return group(r.objects, at, rot)

def block_table(p, at):
    """Two stone slabs, one over the other, and a block of wood beside them."""
    x, y, z = at
    box((1.42, .86, .10), (x, y, z + .31), p["slate"], bevel=.006)
    box((.86, .50, .26), (x - .12, y, z + .13), p["basalt"], bevel=.006)
    box((.52, .52, .42), (x + .62, y - .70, z + .21), p["walnut"], bevel=.012)
    top = z + .36
    book_stack(p, (x - .40, y + .14, top), 3, .3); bowl(p, (x - .40, y + .14, top + .10), "clay", .5)
    bowl(p, (x + .42, y + .20, top), "brass", 1.1)
    for dx, dy, h in ((.10, -.16, .13), (.20, -.22, .08), (.04, -.26, .05)):
        candle(p, (x + dx, y + dy, top), h, .034, 1.5 if h > .1 else 0)
    wine_glass(p, (x - .10, y + .22, top)); wine_glass(p, (x + .48, y - .20, top))
    vase(p, (x + .62, y - .70, z + .42), .9, "ceramic", 8, 6)

def column_lamp(p, at, h=1.05, r=.14, watts=16):
    x, y, z = at
    cyl(r * .8, .10, at, p["black"], 40)
    lathe([(r, 0), (r, h)], p["paper"], (x, y, z + .10), 48)
    cyl(r * .98, .015, (x, y, z + .10 + h), p["black"], 40)
    lamp((x, y, z + h + .35), watts * .4, r=.12)
    for q in (.3, .8):
        lamp((x - .26, y - .26, z + q * h), watts * .3, r=.14)

def rings(p, at, sizes):
    """Rings of light hung from the ridge."""
    x, y, z = at
    for k, (r, dz, dx) in enumerate(sizes):
        ring = lambda rad, h: [(x + dx + rad * math.cos(math.tau * i / 72), y + rad * math.sin(math.tau * i / 72), z + dz + h) for i in range(72)]
        tube(ring(r, .02), .032, p["black"], 8, closed=True)
        tube(ring(r - .004, -.022), .020, p["halo"], 8, closed=True)
        for i in range(3):
            a = math.tau * i / 3 + k
            tube([(x + dx + r * math.cos(a), y + r * math.sin(a), z + dz + .03), (x, y, HT - .6)], .004, p["black"], 5)
        area((x + dx, y, z + dz - .06), (x + dx, y, 0), 1.3 * r, 70 * r, (1, .78, .54), "ring")

def long_table(p, at, length=3.0, seats=4):
    x, y, z = at
    box((length, 1.0, .05), (x, y, z + .735), p["walnut"], bevel=.008)
    for s in (-1, 1):
        box((.10, .78, .71), (x + s * (length / 2 - .5), y, z + .355), p["black"], bevel=.004)
        chair(p, (x + s * (length / 2 + .22), y, z), s * -math.pi / 2)
    for k in range(seats):
        dx = (k - (seats - 1) / 2) * (length - .5) / seats
        for s in (-1, 1):
            chair(p, (x + dx, y + s * .66, z), 0 if s > 0 else math.pi)
            lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (x + dx, y + s * .30, z + .762), 40)
            wine_glass(p, (x + dx + .18, y + s * .16, z + .76))
    vase(p, (x - .3, y, z + .76), .9, "ceramic", 9, 5)
    for dx in (.5, .66, -.95):
        candle(p, (x + dx, y, z + .76), .15, .018)
    box((length - .7, .035, .05), (x, y, z + 1.78), p["black"], bevel=.004)
    box((length - .74, .03, .012), (x, y, z + 1.75), p["halo"], bevel=0)
    area((x, y, z + 1.73), (x, y, 0), (length - .8, .05), 26, (1, .74, .46), "table")
    for s in (-1, 1):
        tube([(x + s * .9, y, z + 1.8), (x + s * .9, y, z + 2.68)], .004, p["black"], 5)

def library(p, x, y0, y1, rnd, levels=(.10, .54, .98, 1.42, 1.86), d=.34):
    """Shelves under the gallery, lit from below each board."""
    with Recorder() as r:
        w = y1 - y0
        for i, z in enumerate(levels + (2.26,)):
            box((w, d, .035), (0, 0, z), p["walnut"], bevel=.004)
            if i:
                beam((-w / 2 + .05, d / 2 - .04, z - .024), (w / 2 - .05, d / 2 - .04, z - .024), .014, .012, p["warm"], 0)
        n = 4
        for k in range(n + 1):
            box((.03, d, 2.2), ((k / n - .5) * w, 0, 1.18), p["walnut_z"], bevel=.003)
        box((w, .02, 2.2), (0, d / 2 - .005, 1.18), p["walnut"], bevel=0)
        for z in levels:
            for k in range(n):
                a, b = (k / n - .5) * w + .07, ((k + 1) / n - .5) * w - .07
                kind, zz = rnd.choice(("books", "books", "some", "vase", "bowl", "lying")), z + .02
                if kind == "books": book_row(p, a, b, 0, zz, rnd, .33)
                elif kind == "some": book_row(p, a, (a + b) / 2, 0, zz, rnd, .33); vase(p, (b - .18, 0, zz), .95, rnd.choice(("ceramic", "clay")))
                elif kind == "vase": vase(p, (a + .2, 0, zz), 1.1, "ceramic"); vase(p, (a + .46, .02, zz), .8, "clay")
                elif kind == "bowl": bowl(p, ((a + b) / 2, 0, zz), rnd.choice(("brass", "clay")), 1.1)
                else: book_stack(p, (a + .25, 0, zz), 4, .1); bowl(p, (b - .2, 0, zz), "clay", .7)
    group(r.objects, (x, (y0 + y1) / 2, 0), math.pi / 2)

def stone_palette():
    return palette() | dict(
        basalt=stone("basalt", (.10, .097, .094), (.30, .292, .285), 2.2, .72, .8),
        flag=stone("flag", (.15, .147, .143), (.34, .333, .325), 1.1, .42, .25),
        halo=emission("halo", (1, .66, .36), 4), paper=lit_shade("paper", 1.25))

def shell(p, env, rnd, level=1.0):
    """Two glass gables, dark roof, stone at its feet; the sky's light from both ends, `level` of the ridge's."""
    outside(env, rnd)
    for y, s in ((0, -1), (D, 1)):
        area((0, y + s * 4, 5), (0, y - s * 4, 1.5), (7, 4), 280, (.42, .55, 1), "window_sky", group_="sky")
    area((0, 4.6, 8.8), (0, 4.6, 0), (.7, 6), 210 * level, (1, .82, .62), "ridge")
    floor(p); roof(p); gables(p)
    for s in (-1, 1):
        knee_wall(p, rnd, s)

def hall(env, rnd):
    p = stone_palette()
    shell(p, env, rnd)
    chimney(p, rnd, 170)
    gallery(p, rnd); stair(p)
    library(p, -4.12, 1.2, 5.4, rnd)
    # seats around the fire, and towards the view
    rug(p, .6, 5.45, 4.4, 4.4)
    modular(p, (-1.48, 5.6, .02), math.pi / 2, 4)
    daybed(p, (-.10, 3.9, .02), 0)
    for (x, y, z), turn, c in (((-1.28, 7.1, .72), 1.35, "camel"), ((-1.31, 6.55, .70), 1.75, "grey"), ((-1.31, 4.7, .70), 1.5, "rust"),
                               ((-1.28, 4.1, .72), 1.2, "linen")):
        cushion(.50, .48, .20, (x, y, z), (-.30, 0, turn), p[c])
    ribbon([(-.56, .18), (-.54, .40), (-.46, .50), (0, .495), (.40, .50), (.52, .42), (.54, .16)], .70, p["fur"], (.38, 3.9, .01), 0, .03, .02, 2)
    lounge(p, (2.35, 4.75, .02), math.radians(-105), pillow="sand"); lounge(p, (2.42, 6.3, .02), math.radians(-72), pillow="linen")
    side_table(p, (2.55, 5.52, .02), .46, .19); wine_glass(p, (2.52, 5.47, .48)); book_stack(p, (2.60, 5.58, .48), 2)
    block_table(p, (.62, 5.75, .028))
    rings(p, (.25, 5.6, 3.95), ((1.0, 0, 0), (.66, .55, .22)))
    column_lamp(p, (4.1, 6.0, 0)); column_lamp(p, (-1.95, 7.75, 0), .75, .13, 10)
    plant_pot(p, (4.45, 4.75, 0), rnd, 1.8, 24); plant_pot(p, (-4.2, .8, 0), rnd, 1.2, 18)
    # a long table and a seat at the view
    long_table(p, (-2.6, 1.45, 0))
    lounge(p, (3.6, 1.9, 0), math.radians(205), "cream", "rust"); side_table(p, (2.95, 1.4, 0), .48); candle(p, (2.95, 1.4, .48), .1)
    return {"pano": ((1.35, 2.9, 1.55), (1.35, 12, 1.55), None), "hearth": ((-.45, 5.9, 1.4), (-.45, 12, 1.4), None)}
