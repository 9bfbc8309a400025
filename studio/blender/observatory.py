"""What stands in and before the dome: a plinth with degrees, a round bed, a telescope on its pier, a bed like a crescent, a round chart of the stars."""
import math
from kit import *
from adobe import arc, bench
from conch import MATTRESS, circle, cover, throw
from furniture import *
from ledges import slab
from starry import BEAR, HUNTER, QUEEN, SWAN, moon

EDGE, STEP = 2.30, .18                           # the plinth's radius and height
BED_AT = (0, .10)                                # from the plinth's middle; the head towards +y

def plinth(p):
    """Dark stone; a mark each five degrees, longer ones each fifteen, a line of light under its edge."""
    lathe([(0, STEP), (EDGE - .03, STEP), (EDGE, STEP - .02), (EDGE, STEP - .06), (EDGE - .05, STEP - .07), (EDGE - .05, 0)], p["slate"], n=160)
    v, f = [], []
    for k in range(72):
        a, long = math.tau * k / 72, k % 3 == 0
        r0, half = EDGE - (.30 if long else .19), .015 if long else .009
        c, s = math.cos(a), math.sin(a)
        f.append(tuple(range(len(v), len(v) + 4)))
        v += [(r * c - w * s, r * s + w * c, STEP + .002) for r, w in ((r0, -half), (EDGE - .08, -half), (EDGE - .08, half), (r0, half))]
    mesh(v, f, p["enamel"], "degrees")
    n, ring = 144, [(q * math.cos(math.tau * k / 144), q * math.sin(math.tau * k / 144), STEP + .002) for q in (EDGE - .075, EDGE - .050) for k in range(144)]
    mesh(ring, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], p["enamel"], "circle")
    neon([(x, y, .045) for x, y, _ in circle(EDGE - .02, 0, 120)], p["neon"], .013, closed=True)

def round_bed(p):
    """A drum, a round mattress, a padded arc behind the pillows."""
    with Recorder() as r:
        lathe([(0, .02), (.98, .02), (.98, .10), (1.16, .10), (1.18, .12), (1.18, .31), (0, .31)], p["walnut"], n=96)
        lathe([(0, .31), (1.16, .31), (1.2, .36), (1.2, .52), (1.15, MATTRESS), (0, MATTRESS + .02)], p["duvet"], n=96)
        cover(p); throw(p, -.88, -.30)
        bench(p["sofa"], arc(0, 0, 1.40, 28, 152), .12, .06, 1.02, 3)
        for x, y, lean, size, cloth in ((-.64, .86, -.40, .62, "linen"), (0, 1.0, -.36, .62, "linen"), (.64, .86, -.40, .62, "linen"), (-.38, .66, -.55, .52, "grey"),
                                        (.38, .66, -.55, .52, "grey"), (0, .48, -.70, .40, "camel")):
            cushion(size + .06, size * .86, .21, (x, y, MATTRESS + .10 + size * .36), (lean, 0, -.40 * x), p[cloth])
    group(r.objects, (*BED_AT, STEP))

def telescope(p, foot, to):
    """A long white tube with dark rings on a pier; it looks at `to`."""
    x, y, z = foot
    lathe([(0, 0), (.24, 0), (.24, .02), (.13, .06), (.085, .75), (.085, 1.02), (0, 1.02)], p["black"], foot, 48)
    pivot = Vector((x, y, z + 1.24))
    d = (Vector(to) - pivot).normalized()
    at = lambda q, out=Vector((0, 0, 0)): pivot + d * q + out
    side = d.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(d)
    tube([(x, y, z + 1.0), at(0, -.13 * up)], .075, p["black"], 24); sphere(.10, (x, y, z + 1.06), p["black"], 20)
    part = lambda a, b, r, mat, out=Vector((0, 0, 0)): tube([at(a, out), at(a + .004, out), at(b - .004, out), at(b, out)], r, p[mat], 40)
    part(-.58, .62, .115, "enamel"); part(.60, .98, .145, "enamel"); part(.965, .985, .150, "black"); part(.975, .99, .128, "lens")
    for q in (-.30, -.20, .22, .32):
        part(q, q + .05, .124, "black")
    part(-.72, -.57, .080, "black"); part(-.90, -.70, .045, "enamel"); part(-.97, -.88, .036, "black")
    tube([at(-.92), at(-.92, .15 * up)], .032, p["black"], 20)
    part(-.42, .05, .030, "enamel", .19 * up); part(.03, .10, .038, "black", .19 * up)
    for q in (-.34, -.04):
        tube([at(q, .10 * up), at(q, .19 * up)], .012, p["black"], 8)
    tube([at(0, -.10 * up), at(0, -.10 * up + .55 * side)], .018, p["black"], 12)
    tube([at(0, -.10 * up + .40 * side), at(0, -.10 * up + .54 * side)], .085, p["black"], 32)

def crescent(p, x, y, r, a, b, wide):
    """A bed for one, curved round a circle, narrow at both ends: mattress, blanket, pillows."""
    def outline(inset, n=40):
        side = []
        for s in (1, -1):
            for k in range(n + 1):
                q = k / n if s > 0 else 1 - k / n
                half = max(.03, wide * max(0, 1 - (2 * q - 1) ** 2) ** .55 - inset)
                t = math.radians(a + (b - a) * (.5 + (q - .5) * (1 - .04 * (inset > .1))))
                side.append(Vector((x + (r + s * half) * math.cos(t), y + (r + s * half) * math.sin(t))))
        return side
    slab(outline(.10), .02, .16, p["black"], .01, 2); slab(outline(0), .14, .27, p["walnut"], .02, 3)
    slab(outline(.035), .26, .47, p["cream"], .06, 4)
    spot = lambda degrees, q, z: (x + q * math.cos(math.radians(degrees)), y + q * math.sin(math.radians(degrees)), z)
    for q, dr, cloth, size in ((.20, .16, "linen", .56), (.27, -.12, "grey", .50), (.34, .14, "camel", .44)):
        t = a + (b - a) * q
        cushion(size, size * .8, .18, spot(t, r + dr, .49 + size * .30), (-.62, 0, math.radians(t + 180)), p[cloth])
    with Recorder() as done:
        ribbon([(-.53, .20), (-.53, .34), (-.51, .46), (-.44, .50)] + [(-.40 + .1 * k, .502 + .006 * (k % 2)) for k in range(9)] + [(.44, .50), (.51, .46), (.53, .34), (.53, .24)], .62, p["fur"])
    t = math.radians(a + .64 * (b - a))
    group(done.objects, (x + r * math.cos(t), y + r * math.sin(t), 0), t - math.pi / 2)

def star_chart(p, x, wall, z, r):
    """A dark disc on the back wall: three circles, four constellations, a line of light behind its edge."""
    ring = lambda q, y: [(x + q * math.cos(math.tau * k / 96), wall - y, z + q * math.sin(math.tau * k / 96)) for k in range(96)]
    v = ring(r, .03) + ring(r, .07)
    mesh(v, [tuple(range(96, 192))] + [(k, (k + 1) % 96, 96 + (k + 1) % 96, 96 + k) for k in range(96)], p["slate"], "chart")
    for q in (.36, .68, .95):
        tube(ring(r * q, .073), .005, p["enamel"], 6, closed=True)
    neon(ring(r + .015, .035), p["neon"], .010, closed=True)
    for (stars, joined), dx, dz in ((BEAR, -.60, .28), (HUNTER, .20, -.12), (QUEEN, -.58, -.34), (SWAN, .12, .42)):
        at = [(x + (dx + .62 * u) * r, wall - .076, z + (dz + .62 * w) * r) for u, w, _ in stars]
        for (px, py, pz), (_, _, size) in zip(at, stars):
            sphere(.009 + .005 * size, (px, py, pz), p["star"], 8)
        for i, j in joined:
            tube([at[i], at[j]], .004, p["enamel"], 5)

def bedside(p):
    """A round table with a lamp like the moon; a smaller moon at the foot of the pier."""
    x, y = -1.62, .55
    cyl(.25, .03, (x, y, STEP + .43), p["walnut"], 48); cyl(.03, .44, (x, y, STEP), p["black"], 16); cyl(.17, .015, (x, y, STEP), p["black"], 40)
    moon(p, (x - .05, y + .05, STEP + .46), .12, 4); candle(p, (x + .12, y - .10, STEP + .46), .07, .03)
    moon(p, (1.72, .15, STEP), .15, 4); moon(p, (-1.62, -.62, STEP), .11, 3)
