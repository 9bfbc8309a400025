"""A disc of plaster with a round fire in it, like an eclipse; seats sunk into a round of the floor, tables like planets, an orrery of lamps."""
import math
from kit import *
from adobe import arc, bench
from exterior import planks
from furniture import *
from room import HT, HW
from room_kiva import soot

D, FRONT = 8.0, 7.0                             # depth of the room, front of the disc
MIDDLE, DISC, HOLE = 1.30, 2.75, .75            # height of the disc's middle, its radius, the opening's
BED, BACK = MIDDLE - .52, 7.62                  # what the fire lies on, the back of the hole
PIT, ROUND, DEEP = (0, 4.05), 2.20, .36         # middle and radius of the sunken round; the meadow under the house lies at -.40
SQUARE = 2.4                                    # half the opening that the floor leaves around it
# the logs in the fire, both ends; hearths.mjs has them too
LOGS = (((-.40, 7.34, .85), (.30, 7.28, .85)), ((-.28, 7.22, .86), (.42, 7.36, .84)), ((-.22, 7.19, .94), (.02, 7.42, .95)), ((.24, 7.20, .94), (.02, 7.38, .97)),
        ((-.30, 7.30, 1.02), (.32, 7.27, 1.06)))

def limewash():
    """Trowelled smooth, without clouds, so that light alone draws the rings; as a wall it is recoloured like other plaster."""
    m, s = material("plaster")
    if s:
        grain = s.noise(s.coord(), 11, 3, .45)
        s.surface(s.principled(Base_Color=s.ramp(grain, (.3, (.35, .34, .32)), (.7, (.41, .395, .37))), Roughness=.85, Specular=.25, Normal=s.bump(grain, .05, .01)))
    return m

def turned(profile, mat, n=240, low=-.05):
    """Turns (radius, out of the wall) around the disc's middle; nothing of it goes below the floor."""
    at = lambda r, out, k: (r * math.cos(math.tau * k / n), FRONT - out, MIDDLE + r * math.sin(math.tau * k / n))
    v = [at(r, out, k) for r, out in profile for k in range(n)]
    f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)]
    f = [q for q in f if max(v[i][2] for i in q) > low]
    ob = mesh(v, f, mat, "turned", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(50)
    return ob

def ripple(r):
    """How far the plaster stands out at a radius: waves that run out from the fire."""
    return .085 * math.exp(-(r - .95) / 2.4) * (.5 - .5 * math.cos(math.tau * (r - .95) / .32)) ** 2 if .95 < r < 2.55 else 0

def disc(p):
    """Plaster in rings, a ring of steel and one of neon around the hole; light behind its rim; dark boards behind it, the chimney to the ridge."""
    face = [(r, ripple(r)) for r in (.80 + .01 * k for k in range(184))]
    turned(face + [(2.66, -.004), (2.70, -.012), (2.735, -.035), (DISC, -.07), (DISC, -.24), (2.72, -.28), (1.6, -.28)], p["plaster"])
    turned([(.86, -.01), (.86, .030), (.85, .040), (.77, .055), (HOLE, .045), (HOLE, -.06)], p["black"])
    ring = lambda r, y, n=160: [(r * math.cos(math.tau * k / n), y, MIDDLE + r * math.sin(math.tau * k / n)) for k in range(n)]
    tube(ring(.895, FRONT - .026), .016, p["neon"], 8, closed=True, name="neon").lightgroup = "neon"
    start = math.asin((MIDDLE - .06) / 2.855)
    neon([(2.855 * math.cos(a), FRONT + .19, MIDDLE + 2.855 * math.sin(a)) for a in (-start + (math.pi + 2 * start) * k / 120 for k in range(121))], p["neon"], .014)
    for k in range(44):
        a, b = -4.8 + 9.6 * k / 44 + .003, -4.8 + 9.6 * (k + 1) / 44 - .003
        prism([(a, 0), (b, 0), (b, HT * (1 - abs(b) / HW) - .04), (a, HT * (1 - abs(a) / HW) - .04)], D - .06, D - .02, p["walnut_z"], name="board")
    for x0, x1, z0, z1 in ((-1.1, -.78, 0, 2.5), (.78, 1.1, 0, 2.5), (-.78, .78, 2.08, 2.5), (-.78, .78, 0, .52)):       # around the hole
        box((x1 - x0, D - FRONT - .32, z1 - z0), ((x0 + x1) / 2, (D + FRONT + .26) / 2, (z0 + z1) / 2), p["slate"], bevel=0)
    prism([(-.58, 2.4), (.58, 2.4), (.58, 7.5), (.05, 8.42), (-.05, 8.42), (-.58, 7.5)], FRONT + .46, D, p["slate"], .012, "chimney")

def fire_in_the_round(p, watts):
    """A drum of soot with a bed across it."""
    n = 96
    rim = lambda y, r: [(r * math.cos(math.tau * k / n), y, MIDDLE + r * math.sin(math.tau * k / n)) for k in range(n)]
    v = rim(FRONT + .055, HOLE - .002) + rim(BACK, HOLE - .002)
    mesh(v, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n, 2 * n))], soot(), "soot")
    half = math.sqrt(HOLE ** 2 - (MIDDLE - BED) ** 2) - .005
    box((2 * half, BACK - FRONT - .06, .05), (0, (BACK + FRONT) / 2 + .02, BED - .025), soot(), bevel=.004)
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    for foot, tip in LOGS:
        tube([foot, tip], .055, charred, 12)
    for k in range(24):
        box((.055, .045, .03), (-.42 + .84 * (k * .618 % 1), 7.30 + .11 * math.sin(k * 2.4), BED + .015), ember, (0, 0, k), .01)
    fire((0, 7.30, BED + .01), .84, 1.0, .16, 13, .4 * watts, group_="fire")
    lamp((0, FRONT - .20, BED + .40), .55 * watts, (1, .42, .12), .14, "fire")

def plinth(p):
    """Along the wall at the height of a seat, a line of light under its edge; cushions, a blanket, candles and moons on it."""
    y0, z = FRONT - .50, .40
    box((7.3, .62, z - .07), (0, y0 + .31, .07 + (z - .07) / 2), p["plaster"], bevel=.03, seg=4)
    box((7.2, .50, .08), (0, y0 + .33, .04), p["black"], bevel=0)
    neon([(-3.6, y0 + .07, .05), (3.6, y0 + .07, .05)], p["neon"], .011)
    for x, w in ((-2.35, 1.5), (2.35, 1.5)):
        soft_box((w, .46, .09), (x, y0 + .27, z + .045), p["grey"], r=.04)
    for x, turn, cloth in ((-2.86, .08, "linen"), (-2.40, -.06, "camel"), (-1.92, .05, "rust"), (2.0, -.05, "rust"), (2.52, .08, "linen")):
        cushion(.46, .44, .17, (x, FRONT - .16, z + .30), (-.16, 0, turn), p[cloth])
    folded(p, "fur", (2.92, y0 + .26, z + .09), (.34, .34), 3, .1)
    for x, h in ((-1.36, .22), (-1.24, .14), (-1.14, .09), (1.24, .17), (1.36, .10)):
        candle(p, (x, y0 + (.20 if h > .12 else .14), z), h, .036, 1.4 if h > .15 else 0)

# ------------------------------------------------------------------ the sunken round
def sunk_floor(p, rnd):
    """Boards cut along a circle, its wall, the floor down there, two steps to it."""
    (x0, y0), w, n = PIT, .19, 6
    rows = math.ceil(2 * SQUARE / w)
    for k in range(rows):
        a, b = -SQUARE + k * w + .0015, min(SQUARE, -SQUARE + (k + 1) * w - .0015)
        ys = [a + (b - a) * i / n for i in range(n + 1)]
        edge = [math.sqrt(max(0, (ROUND + .03) ** 2 - y * y)) for y in ys]
        for s in (-1, 1):
            if max(edge) > 0:
                outline = [(x0 + s * SQUARE, y0 + a), (x0 + s * SQUARE, y0 + b)] + [(x0 + s * e, y0 + y) for e, y in zip(edge[::-1], ys[::-1])]
            elif s > 0:
                outline = [(x0 - SQUARE, y0 + a), (x0 + SQUARE, y0 + a), (x0 + SQUARE, y0 + b), (x0 - SQUARE, y0 + b)]
            else:
                continue
            mesh([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], p["oak"], "plank")
    planks(x0 - ROUND - .1, x0 + ROUND + .1, y0 - ROUND - .1, y0 + ROUND + .1, -DEEP, p["oak"], rnd, .19, .003)
    lathe([(ROUND, -DEEP), (ROUND, -.005), (ROUND + .005, .012), (ROUND + .075, .012), (ROUND + .08, 0)], p["black"], (x0, y0, 0), 160)
    neon([(*q, -.055) for q in arc(x0, y0, ROUND - .012, 0, 360, 160)[:-1]], p["neon"], .011, closed=True)
    for turn in (90, 270):
        a, half = math.radians(turn), .62
        with Recorder() as r:
            box((2 * half, .36, .18), (0, -ROUND + .23, -DEEP + .09), p["walnut"], bevel=.012)
        group(r.objects, (x0, y0, 0), a + math.pi / 2)

def orbits(p):
    """Two arcs of seats, cushions on them; tables like planets on a round rug."""
    x, y = PIT
    at = lambda degrees, r: (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)))
    for a, b in ((117, 243), (-63, 63)):
        bench(p["sofa"], arc(x, y, 1.77, a, b), .40, -DEEP + .02, .05)
        bench(p["sofa"], arc(x, y, 2.14, a + 2, b - 2), .15, -.06, .42, 3)
    for turn, cloth in ((126, "rust"), (137, "camel"), (176, "linen"), (222, "grey"), (233, "camel"), (52, "camel"), (41, "linen"), (2, "rust"), (-44, "grey"), (-54, "linen")):
        cushion(.44, .42, .17, (*at(turn, 1.94), .24), (-.34, 0, math.radians(turn) - math.pi / 2), p[cloth])
    cyl(1.28, .022, (x, y, -DEEP), p["sand"], 96); cyl(1.22, .028, (x, y, -DEEP), p["rug"], 96)
    z = -DEEP + .028
    for (tx, ty), r, h, mat in ((at(60, .22), .50, .36, "walnut"), (at(205, .82), .26, .42, "ceramic"), (at(335, .90), .19, .30, "black")):
        ball = [(r * math.sin(t), h * .52 - h * .52 * math.cos(t)) for t in (math.pi * (.16 + .68 * k / 20) for k in range(21))]
        lathe([(0, ball[0][1])] + ball + [(ball[-1][0] - .01, h), (0, h)], p[mat], (tx, ty, z), 64)
        lathe([(0, h - .012), (r * .94, h - .012), (r * .96, h), (r * .94, h + .014), (0, h + .014)], p["black" if mat != "black" else "ceramic"], (tx, ty, z), 64)
    tx, ty = at(60, .22); z += .374
    wine_glass(p, (tx - .22, ty - .10, z)); wine_glass(p, (tx + .16, ty - .20, z)); book_stack(p, (tx - .05, ty + .20, z), 2, .4)
    for dx, dy, h in ((.20, .12, .11), (.28, .04, .07)):
        candle(p, (tx + dx, ty + dy, z), h, .034, 1.6 if h > .1 else 0)
    bowl(p, (*at(205, .82), z + .06), "clay", .7)

def orrery(p, x, y, z):
    """Three rings that turn on one bar, hung on cords to the rafters; on each a ball of light."""
    for s in (-1, 1):
        tube([(x + s * 1.26, y, z), (x + s * 1.52, 3.62, 5.30)], .006, p["black"], 6); sphere(.03, (x + s * 1.26, y, z), p["black"], 12)
    tube([(x - 1.26, y, z), (x + 1.26, y, z)], .010, p["black"], 8)
    sphere(.11, (x, y, z), p["globe"], 24); lamp((x, y, z - .24), 8, r=.12)
    for r, lean, ball, size in ((.50, 62, 70, .055), (.88, -9, 28, .085), (1.25, 27, 148, .065)):
        c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
        on = lambda a: (x + r * math.cos(a), y + r * math.sin(a) * c, z + r * math.sin(a) * s)
        tube([on(math.tau * k / 120) for k in range(120)], .013, p["black"], 8, closed=True)
        at = on(math.radians(ball))
        sphere(size, at, p["globe"], 20); lamp((at[0], at[1], at[2] - size - .08), 5, r=.08)
