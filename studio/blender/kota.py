"""A Lapland fire hut inside the house: a six-sided hearth free in the room, a hood of copper hung over it, wool drying on a ring, benches in a hexagon."""
import math
from kit import *
from boulders import boulders
from furniture import *
from ledges import sheepskin
from room import HT
from room_kiva import soot

C, D = (0, 4.35), 7.7                           # the hearth's middle; depth of the room
SIXTH = math.tau / 6
TAN = math.tan(SIXTH / 2)                       # half a side of a hexagon whose sides are 1 from its middle
HEARTH = (.90, .46)                             # its sides from the middle, its height
PLATE = (.70, .95, 4.74)                        # the iron behind the fire: half width, rise, y
HOOD = ((1.00, 2.10), (.98, 2.18), (.50, 3.05), (.23, 3.95), (.17, 4.25))     # the hood's sides from the middle, their height
RING = (1.32, 1.94)                             # the drying ring: radius, height
SEAT = (1.98, 2.54, .43)                        # a bench: from and to, from the middle; its height
# the logs in the fire, both ends; hearths.mjs has them too
LOGS = (((-.42, 4.26, .52), (.06, 4.42, .54)), ((.42, 4.28, .52), (-.04, 4.40, .55)), ((-.30, 4.10, .52), (-.03, 4.33, .90)), ((.30, 4.12, .52), (.04, 4.34, .94)),
        ((-.28, 4.56, .52), (-.02, 4.38, .96)), ((.30, 4.54, .52), (.03, 4.39, .98)))

def corners(a, turn=0.0):
    """A hexagon's corners, its sides `a` from the middle, one side towards -y."""
    r = a / math.cos(SIXTH / 2)
    return [(C[0] + r * math.cos(SIXTH * k + turn), C[1] + r * math.sin(SIXTH * k + turn)) for k in range(6)]

def hexagon(mat, a, z0, z1, bevel=.008, name="hexagon"):
    v = [(x, y, z) for z in (z0, z1) for x, y in corners(a)]
    f = [tuple(range(5, -1, -1)), tuple(range(6, 12))] + [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
    return mesh(v, f, mat, name, bevel=bevel)

def skirt(mat, profile, name="skirt"):
    """Six planes along an (apothem, z) profile."""
    v = [(x, y, z) for a, z in profile for x, y in corners(a)]
    f = [(6 * i + k, 6 * i + (k + 1) % 6, 6 * i + 6 + (k + 1) % 6, 6 * i + 6 + k) for i in range(len(profile) - 1) for k in range(6)]
    return mesh(v, f, mat, name)

def hearth(p, rnd, watts):
    """Boulders round its six sides, a slab of slate on them, a half-round plate of iron, the fire."""
    a, top = HEARTH
    half = a * TAN
    hexagon(p["black"], a - .06, 0, top - .06, 0)
    for k in range(6):
        t = SIXTH * k
        c, s = math.cos(t), math.sin(t)
        place = lambda u, v, out, c=c, s=s: (C[0] + u * c + (a - .04 + out) * s, C[1] + u * s - (a - .04 + out) * c, v)
        boulders(p, rnd, [(-half, .02), (half, .02), (half, top - .05), (-half, top - .05)], .19, place, out=.55)
    skirt(p["slate"], ((.60, top - .004), (.60, top), (a + .11, top), (a + .12, top - .012), (a + .12, top - .055), (a - .02, top - .06)))
    hexagon(soot(), .62, top - .03, top - .002, 0); skirt(p["black"], ((.60, top - .002), (.60, top + .035), (.64, top + .035), (.64, top)))
    neon([(x, y, .03) for x, y in corners(a + .10)], p["neon"], .013, closed=True)
    w, rise, y = PLATE
    arch = lambda k, n=40: [(k * w * math.cos(math.pi * i / n), top + k * rise * math.sin(math.pi * i / n)) for i in range(n + 1)]
    prism(arch(1.0), y, y + .05, soot(), 0, "fireback")
    tube([(x, y + .02, z) for x, z in arch(1.0)], .030, p["black"], 10)
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    for foot, tip in LOGS:
        tube([foot, tip], .055, charred, 12)
    for k in range(30):
        r = .46 * math.sqrt(k / 30)
        box((.06, .05, .03), (r * math.cos(k * 2.4), C[1] + .8 * r * math.sin(k * 2.4), top + .012), ember, (0, 0, k), .01)
    fire((0, C[1], top + .01), .84, .70, .30, 15, .3 * watts, group_="fire")
    for dx, dy in ((0, -.72), (-.80, .05), (.80, .05), (0, .85)):
        lamp((dx, C[1] + dy, top + .52), (.26 if dy < 0 else .15) * watts, (1, .42, .12), .14, "fire")

def hood(p):
    """Six sheets of copper, their seams riveted, soot inside; the flue to the ridge, a line of light round the rim."""
    skirt(p["hood"], HOOD, "hood")
    inner = [(a - .02, z - .004) for a, z in HOOD]
    skirt(soot(), inner, "inside")
    for k in range(6):
        rib = [(*corners(a + .004)[k], z) for a, z in HOOD[1:]]
        tube(rib, .020, p["hood"], 8)
    for i in (0, 1):
        tube([(x, y, HOOD[i][1]) for x, y in corners(HOOD[i][0])], .022, p["hood"], 8, closed=True)
    neon([(x, y, HOOD[0][1] - .035) for x, y in corners(HOOD[0][0] + .012)], p["neon"], .013, closed=True)
    cyl(.19, HT - .5 - HOOD[-1][1], (*C, HOOD[-1][1] - .02), p["black"], 48)
    for z in (HOOD[-1][1], 5.4, 6.6):
        cyl(.215, .06, (*C, z), p["black"], 48)

# ------------------------------------------------------------------ what dries
def sock(p, at, turn, cloth, rim, s=1.0):
    """Hung by its cuff: a leg, a heel, a foot, its toe of the cuff's wool."""
    with Recorder() as r:
        path = [(0, 0, 0), (0, 0, -.10), (0, 0, -.20), (0, -.005, -.26), (0, -.035, -.305), (0, -.09, -.325), (0, -.14, -.335), (0, -.175, -.338)]
        tube(path, .050, p[cloth], 16, taper=lambda q: (1.04, .98, .88, .94, 1.06, .92, .88, .62)[round(q * 7)])
        tube(path[-2:] + [(0, -.192, -.338)], .047, p[rim], 16, taper=lambda q: (1.0, .82, .40)[round(q * 2)])
        tube([(0, 0, .012), (0, 0, -.07)], .057, p[rim], 16)
        box((.022, .03, .07), (0, 0, .02), p["walnut"], bevel=.003)
    for ob in r.objects:
        ob.scale = (s * .62, s, s)
    group(r.objects, at, turn)

def mitten(p, at, turn, cloth, rim, s=1.0):
    with Recorder() as r:
        path = [(0, 0, -.06), (0, 0, -.12), (0, 0, -.20), (0, 0, -.25), (0, 0, -.275)]
        tube(path, .062, p[cloth], 16, taper=lambda q: (.80, 1.0, 1.0, .74, .30)[round(q * 4)])
        tube([(0, -.04, -.11), (0, -.085, -.16), (0, -.088, -.20)], .026, p[cloth], 12, taper=lambda q: 1 - .35 * q)
        tube([(0, 0, .01), (0, 0, -.07)], .050, p[rim], 16)
        box((.022, .03, .07), (0, 0, .02), p["walnut"], bevel=.003)
    for ob in r.objects:
        ob.scale = (s * .55, s, s)
    group(r.objects, at, turn)

def drying_ring(p):
    """A ring of iron on six rods from the hood; the good socks, and mittens."""
    r, z = RING
    at = lambda a, q=r: (C[0] + q * math.cos(a), C[1] + q * math.sin(a))
    tube([(*at(math.tau * k / 96), z) for k in range(96)], .016, p["black"], 8, closed=True)
    for k in range(6):
        (x0, y0), (x1, y1) = corners(.80)[k], at(SIXTH * k)
        tube([(x0, y0, 2.52), (x1, y1, z)], .009, p["black"], 8)
    wear = (("rust", "linen"), ("rust", "linen"), ("fur", "cream"), ("cream", "fur"), ("cream", "fur"), ("camel", "rust"), ("camel", "rust"), ("linen", "cream"))
    n = 32
    for k in range(n):
        if k % 8 == 7:
            continue
        a = math.tau * (k + .5) / n + .03 * math.sin(k * 5)
        kind = mitten if k % 8 in (4, 5) else sock
        cloth, rim = wear[(k // 2 * 3 + k // 8) % 8]
        kind(p, (*at(a), z - .03), a + (.25 if k % 2 else -.15), cloth, rim, 1.0 if k % 3 else .86)

# ------------------------------------------------------------------ the benches
def benches(p):
    """On five sides: a plank on a trunk, two trunks to lean on, crossed at their ends; fleeces and cushions."""
    a0, a1, top = SEAT
    cushions = {1: (("rust", -.55), ("linen", .60)), 2: (("camel", -.50), ("cream", -.02)), 3: (("linen", -.85), ("rust", .85)), 4: (("camel", .45),), 5: (("linen", -.55), ("rust", .55))}
    for k in range(1, 6):
        with Recorder() as r:
            plan = [(-a0 * TAN + .01, -a0), (-a1 * TAN + .01, -a1), (a1 * TAN - .01, -a1), (a0 * TAN - .01, -a0)]
            mesh([(x, y, z) for z in (top - .07, top) for x, y in plan], CUBE, p["walnut"], "seat", bevel=.014)
            for z, y, w in ((.13, a0 + .16, a0 * TAN - .12), (.62, a1 + .02, a1 * TAN + .26), (.855, a1 + .07, a1 * TAN + .26)):
                tube([(x, -y, z + (.118 if k % 2 and z > .5 else 0)) for x in (-w, -w * .3, w * .3, w)], .128 if z < .5 else .116, p["log"], 20)
            for s in (-1, 1):
                box((.09, a1 - a0 - .04, top - .09), (s * (a0 * TAN - .10), -(a0 + a1) / 2, (top - .09) / 2), p["walnut_z"], bevel=.008)
            neon([(-a0 * TAN + .08, -a0 - .05, top - .095), (a0 * TAN - .08, -a0 - .05, top - .095)], p["neon"], .011)
            for x in ((-.62, .30), (.05,), (-.25, .55), (-.40, .42), (.0,))[k - 1]:
                sheepskin(p, (x, -a0 - .02, top), math.pi, .58, .26)
            for cloth, x in cushions[k]:
                cushion(.46, .42, .17, (x, -a1 + .16, top + .25), (-.30, 0, math.pi + .1 * math.sin(9 * x)), p[cloth])
        group(r.objects, (*C, 0), SIXTH * k)
