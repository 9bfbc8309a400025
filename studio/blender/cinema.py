"""A cinema with a fire: a screen set in folded panels, under it a block of polished stone with a long fire in it, tiers with deep loveseats, a stone to sign on."""
import math
from kit import *
from exterior import slope_x
from furniture import *
from gem import hull
from ledges import slab
from room import HT, HW
from room_kiva import soot

D, WALL = 8.0, 7.82                             # depth of the room; where the folds meet the roof
SCREEN = (2.70, 7.56, 1.42, 3.74)               # half width, y, bottom, top
BLOCK = (2.92, 6.90, 7.60, 1.18)                # half width, front, back, top
SLOT = (1.40, .42, .92, 7.40)                   # the fire's: half width, floor, top, back
CENTRE = (0, 10.0)                              # of the tiers' curves
TIERS = ((5.95, .30), (7.50, .60))              # radius of a tier's nose, its height
# the logs in the fire, both ends; hearths.mjs has them too
LOGS = (((-1.22, 7.16, .48), (-.56, 7.08, .48)), ((-.62, 7.05, .48), (.04, 7.17, .48)), ((-.02, 7.18, .48), (.62, 7.07, .48)), ((.58, 7.06, .48), (1.24, 7.15, .48)),
        ((-.96, 7.04, .58), (-.36, 7.18, .58)), ((-.22, 7.16, .58), (.36, 7.06, .58)), ((.44, 7.17, .58), (1.00, 7.05, .58)))

def night_picture():
    """What is on: a lake of sky over a dark ridge, curtains of light in it; it glows, its lamp is another."""
    m, s = material("screen_picture")
    if s:
        unsampled(m)
        c = s.coord("Generated")
        x, _, z = (s.n("SeparateXYZ", k, i0=c) for k in range(3))
        sky = s.ramp(z, (0, (.10, .22, .30)), (.35, (.045, .085, .22)), (1, (.012, .012, .06)))
        fold = s.noise(s.n("Mapping", Vector=c, Scale=(2.2, 1, .35)), 2.0, 3, .5, .9)
        ray = s.noise(s.n("Mapping", Vector=c, Scale=(26, 1, .5)), 1.0, 2)
        foot = s.math("MULTIPLY_ADD", fold, .55, .12)                      # where a curtain begins
        high = s.math("SUBTRACT", z, foot)
        veil = s.math("MULTIPLY", s.ramp(high, (0, 0.0), (.05, 1.0), (.22, .5), (.52, 0.0)), s.math("MULTIPLY_ADD", ray, .9, .25))
        light = s.mix(s.ramp(high, (.02, 0.0), (.40, 1.0)), (.10, .85, .62), (.48, .30, 1.0))
        col = s.mix(veil, sky, light)
        ridge = lambda scale, low, tall, seed: s.math("MULTIPLY_ADD", s.noise(s.n("Mapping", Vector=c, Scale=(scale, 0, 0), Location=(seed, 0, 0)), 1.0, 6, .58), tall, low)
        far, near = ridge(3.2, .02, .52, 3.0), ridge(5.0, -.06, .42, 11.0)
        col = s.mix(s.math("LESS_THAN", z, far), col, (.030, .050, .115))
        col = s.mix(s.math("LESS_THAN", z, near), col, (.006, .009, .022))
        s.surface(s.n("Emission", Color=col, Strength=.95))
    return m

def facets(p, points, faces):
    """Folded planes of cloth; `faces`: a cloth and the names of three or four points."""
    for cloth, *corners in faces:
        mesh([points[k] for k in corners], [tuple(range(len(corners)))], p[cloth], "facet")

def folded_wall(p):
    """From the screen's rim to the roof: planes that fold forward, a flat cut stone's shape over the screen for the sign."""
    w, y, z0, z1 = SCREEN
    w += .06; z0 -= .06; z1 += .06
    x_at = lambda z: slope_x(z, HW, HT) - .02
    for s in (1, -1):
        pts = dict(a=(s * w, y, z1), b=(s * w, y, z0), c=(s * x_at(z0), WALL, z0), r=(s * x_at(z1), WALL, z1), f=(s * 3.30, 7.14, 2.05),
                   g=(s * 3.72, 7.02, .72), i=(s * 2.92, 7.5, 0), j=(s * x_at(0), WALL, 0),
                   d=(0, 7.20, 3.98), e=(s * .80, 7.20, 4.72), t=(0, 7.20, 5.72), m=(s * 1.85, 7.34, 4.30), o=(s * x_at(4.55), WALL, 4.55),
                   q=(s * x_at(5.7), WALL, 5.7), u=(s * .72, 7.30, 5.62), v=(0, WALL, 8.4), k=(0, 7.42, 6.5), l=(0, y, z1))
        facets(p, pts, (("fold_a", "a", "b", "f"), ("fold_b", "b", "c", "f"), ("fold_c", "c", "r", "f"), ("fold_b", "r", "a", "f"),
                        ("fold_c", "b", "i", "g"), ("fold_a", "i", "j", "g"), ("fold_b", "j", "c", "g"), ("fold_a", "c", "b", "g"),
                        ("fold_c", "l", "a", "d"), ("fold_a", "a", "m", "d"), ("fold_b", "d", "m", "e"), ("fold_b", "a", "r", "m"), ("fold_c", "r", "o", "m"),
                        ("fold_a", "m", "o", "u"), ("fold_c", "m", "u", "e"), ("fold_b", "o", "q", "u"), ("fold_a", "e", "u", "t"),
                        ("fold_c", "u", "q", "k"), ("fold_b", "u", "k", "t"), ("fold_a", "q", "v", "k"), ("plate", "d", "e", "t")))
    neon([(0, 7.185, 3.98), (.80, 7.185, 4.72), (0, 7.185, 5.72), (-.80, 7.185, 4.72)], p["neon"], .013, closed=True)

def folded_slopes(p, bays):
    """Low pyramids of cloth along both slopes, between the rafters; `bays`: from, to, how many."""
    low, high = .82, 2.58
    x_at = lambda z: slope_x(z, HW, HT) - .05
    for s in (-1, 1):
        for a, b, n in bays:
            for k in range(n):
                y0, y1 = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
                tip_y, tip_z = y0 + (y1 - y0) * (.34, .66)[k % 2], 1.55 + .35 * (k % 2)
                pts = dict(a=(s * x_at(low), y0, low), b=(s * x_at(low), y1, low), c=(s * x_at(high), y1, high), d=(s * x_at(high), y0, high),
                           t=(s * (x_at(tip_z) - .30), tip_y, tip_z - .10))
                facets(p, pts, (("fold_a", "a", "b", "t"), ("fold_b", "b", "c", "t"), ("fold_c", "c", "d", "t"), ("fold_b", "d", "a", "t")))
            box((.10, b - a, .06), (s * (x_at(low) - .02), (a + b) / 2, low - .03), p["walnut"], bevel=.006)

def screen(p):
    """A dark rim, the picture, light behind it on the folds."""
    w, y, z0, z1 = SCREEN
    mesh([(-w, y - .07, z0), (w, y - .07, z0), (w, y - .07, z1), (-w, y - .07, z1)], [(0, 1, 2, 3)], night_picture(), "picture")
    for z in (z0 - .03, z1 + .03):
        box((2 * w + .12, .14, .06), (0, y - .03, z), p["black"], bevel=.006)
    for s in (-1, 1):
        box((.06, .14, z1 - z0), (s * (w + .03), y - .03, (z0 + z1) / 2), p["black"], bevel=.006)
    box((2 * w + .12, .10, z0 - .05 - BLOCK[3]), (0, y - .02, (z0 - .06 + BLOCK[3]) / 2), p["slab"], bevel=.004)
    area((0, y - .15, (z0 + z1) / 2), (0, 3.4, .4), (2 * w, z1 - z0), 70, (.42, .62, 1), "picture_light")

def block(p, watts):
    """Polished, as wide as the screen; a slot with the fire, a ledge to sit on before it."""
    w, y0, y1, top = BLOCK
    half, z0, z1, back = SLOT
    deep, mid = y1 - y0, (y0 + y1) / 2
    box((2 * w, deep, z0), (0, mid, z0 / 2), p["slab"], bevel=.008)
    box((2 * w, deep, top - z1), (0, mid, (top + z1) / 2), p["slab"], bevel=.008)
    for s in (-1, 1):
        box((w - half, deep, z1 - z0), (s * (w + half) / 2, mid, (z0 + z1) / 2), p["slab"], bevel=.004)
        neon([(s * (half + .05), y0 - .012, z0 - .05), (s * (half + .05), y0 - .012, z1 + .05)], p["neon"], .011)
    for z in (z0 - .05, z1 + .05):
        neon([(-half - .05, y0 - .012, z), (half + .05, y0 - .012, z)], p["neon"], .011)
    quad = lambda *v: mesh(v, [(0, 1, 2, 3)], soot(), "soot")
    a, b = half - .004, y0 + .03
    quad((-a, back, z0), (a, back, z0), (a, back, z1), (-a, back, z1)); quad((-a, b, z0 + .004), (a, b, z0 + .004), (a, back, z0 + .004), (-a, back, z0 + .004))
    quad((-a, b, z1 - .004), (a, b, z1 - .004), (a, back, z1 - .004), (-a, back, z1 - .004))
    for s in (-1, 1):
        quad((s * a, b, z0), (s * a, back, z0), (s * a, back, z1), (s * a, b, z1))
    box((2 * w - .5, .46, .20), (0, y0 - .23, .13), p["slab"], bevel=.010)
    neon([(-w + .30, y0 - .44, .035), (w - .30, y0 - .44, .035)], p["neon"], .011)
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    for foot, tip in LOGS:
        tube([foot, tip], .055, charred, 12)
    for k in range(44):
        box((.06, .05, .03), (-1.28 + 2.56 * (k * .618 % 1), 7.12 + .12 * math.sin(k * 2.4), z0 + .02), ember, (0, 0, k), .01)
    fire((0, 7.12, z0 + .01), 2.62, .44, .14, 26, .4 * watts, group_="fire")
    for x in (-.9, 0, .9):
        lamp((x, y0 - .20, z0 + .26), .22 * watts, (1, .42, .12), .12, "fire")

# ------------------------------------------------------------------ the tiers
def tiers(p):
    """Two carpeted steps, curved around the screen, a line of light on each nose; low blocks to go down by."""
    cx, cy = CENTRE
    for r, h in TIERS:
        reach = math.asin(4.9 / r)
        nose = lambda q, n=64: [Vector((cx + q * math.sin(t), cy - q * math.cos(t))) for t in (reach * (2 * k / n - 1) for k in range(n + 1))]
        edge = [v for v in nose(r) if abs(v.x) < slope_x(h, HW, HT) - .06]
        back = [Vector((edge[-1].x, .45)), Vector((edge[0].x, .45))]
        slab(edge + back, h - .30, h, p["carpet"], .02)
        lip = [v + Vector((v.x - cx, v.y - cy)).normalized() * -.015 for v in edge]
        tube([(v.x, v.y, h - .012) for v in lip], .020, p["walnut"], 8)
        neon([(v.x, v.y, h + .012) for v in lip], p["neon"], .011)

def loveseat(p, at, rot, pillows, throw=None, w=1.72):
    """Deep enough for two and their feet: a thick seat of cloth in a shell of leather."""
    with Recorder() as r:
        soft_box((w, 1.02, .20), (0, -.02, .20), p["cognac"], r=.06)
        box((w - .14, .88, .10), (0, 0, .05), p["black"], bevel=.006)
        for s in (-1, 1):
            soft_box((w / 2 - .17, .86, .20), (s * (w / 4 - .075), -.10, .39), p["sofa"], r=.08)
            soft_box((w / 2 - .17, .22, .46), (s * (w / 4 - .075), .32, .63), p["sofa"], (-.20, 0, 0), .09)
            soft_box((.17, .98, .40), (s * (w / 2 - .07), -.02, .42), p["cognac"], r=.07)
        soft_box((w - .02, .16, .56), (0, .44, .54), p["cognac"], (-.16, 0, 0), .07)
        for k, cloth in enumerate(pillows):
            cushion(.46, .42, .17, ((-.50, .46, -.02)[k], .10, .66), (-.34, .08, (.1, -.14, .2)[k]), p[cloth])
        if throw:
            ribbon([(-.56, .12), (-.545, .40), (-.46, .505), (-.1, .50), (.12, .53), (.20, .74), (.31, .90), (.46, .86), (.54, .50)], .54, p[throw], (.30, 0, .01), 0, .024, .018, 3)
    return group(r.objects, at, rot)

def little_lamp(p, at, watts=6):
    """A dome on a stem, on a slim table of stone; two glasses beside it."""
    x, y, z = at
    lathe([(0, 0), (.15, 0), (.15, .03), (.05, .06), (.05, .44), (.20, .47), (.21, .49), (.20, .51), (0, .51)], p["slab"], at, 56)
    lathe([(0, 0), (.055, 0), (.055, .012), (.012, .02), (.012, .17)], p["brass"], (x, y, z + .51), 32)
    lathe([(.105, .15), (.100, .19), (.075, .23), (.03, .25), (0, .252)], p["shade"], (x, y, z + .51), 40)
    lamp((x, y, z + .64), watts, (1, .66, .36), .04); lamp((x, y, z + .84), .4 * watts, (1, .66, .36), .06)

def signing_stone(p, x, y):
    """Cut, as high as an elbow, its top aslant: paper and two pens, one for each side."""
    quad = lambda a, b, z, dz=0.0: [(x + s * a / 2, y + t * b / 2, z + t * dz) for s in (-1, 1) for t in (-1, 1)]
    hull(quad(.78, .58, 1.02, .05) + quad(.78, .58, .97, .05) + quad(.34, .26, .58), p["slab"], .006); hull(quad(.34, .26, .60) + quad(.62, .50, 0), p["slab"], .006)
    slope = math.atan(.05 / .29)
    for k, dx in enumerate((-.13, .12)):
        box((.21, .297, .005), (x + dx, y - .02, 1.026), p["sheet"], (slope, 0, .08 - .12 * k), 0)
        tube([(x + dx + .09, y - .14, 1.012), (x + dx + .13, y + .02, 1.042)], .009, p["brass"], 8)
    tube([(x + .33, y + .20, 1.05), (x + .33, y + .20, 1.38), (x + .22, y + .14, 1.44)], .010, p["brass"], 8)
    lathe([(.075, 0), (.03, .07), (0, .075)], p["brass"], (x + .19, y + .12, 1.38), 32); lamp((x + .19, y + .12, 1.37), 3, (1, .70, .42), .03)
