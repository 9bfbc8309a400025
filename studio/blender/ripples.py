"""Rings of bent oak overhead as water has them around a drop: flat at the edge, risen to the ridge in the middle; what stands below follows them."""
import math
from kit import *
from adobe import bench
from room import HT, HW
from room_kiva import soot

DROP = (0, 5.0)                                  # where it fell: the fire
WAVE = .95                                       # from crest to crest
EDGE, RISE, SPREAD = 3.72, 3.2, 2.5              # height of the calm water; how much higher its middle is; how wide that is

def level(r):
    """Height of the underside of a ring."""
    up = max(0, 1 - r / SPREAD)
    return EDGE + RISE * up ** 1.35 - .21 * math.cos(math.tau * (r / WAVE - .5)) * min(1, .35 + r / 2)

def shore(z):
    """Half the width between the slopes."""
    return HW * (1 - z / HT) - .05

def ring(mat, r, z, high, thick):
    """A bent rib, cut where it meets the slopes."""
    wide = shore(z + high)
    gaps = math.acos(min(1, wide / r)) if r > wide else 0      # degrees of it beyond each slope
    parts = [(0, math.tau)] if not gaps else [(gaps, math.pi - gaps), (math.pi + gaps, math.tau - gaps)]
    for a, b in parts:
        n = max(12, int((b - a) * r * 9))
        v = [(DROP[0] + q * math.cos(t), DROP[1] + q * math.sin(t), h) for t in (a + (b - a) * k / n for k in range(n + 1))
             for q, h in ((r - thick / 2, z), (r + thick / 2, z), (r + thick / 2, z + high), (r - thick / 2, z + high))]
        f = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(n) for i in range(4)]
        mesh(v, f + ([] if not gaps else [(3, 2, 1, 0), (4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)]), mat, "rib")

def rings(p):
    """Twenty-two ribs on six spines; a line of light under the ribs of three troughs."""
    r = .475
    while r < 4.5:
        ring(p["rib"], r, level(r), .26, .055)
        r += WAVE / 5
    for r in (1.425, 2.375, 3.325):
        z = level(r) - .014
        wide = shore(z + .26)
        gap = math.acos(min(1, wide / r)) if r > wide else 0
        for a, b in ([(0, math.tau)] if not gap else [(gap + .03, math.pi - gap - .03), (math.pi + gap + .03, math.tau - gap - .03)]):
            neon([(DROP[0] + r * math.cos(a + (b - a) * q / 90), DROP[1] + r * math.sin(a + (b - a) * q / 90), z) for q in range(91 if gap else 90)], p["neon"], .016, closed=not gap)
    for t in (30, 90, 150, 210, 270, 330):
        c, s = math.cos(math.radians(t)), math.sin(math.radians(t))
        path = [(DROP[0] + q * c, DROP[1] + q * s, level(q) + .27) for q in (.42 + .1 * j for j in range(42)) if abs(q * c) < shore(level(q) + .3) + .1]
        tube(path, .045, p["rib"], 8)

def flue(p):
    """A bell over the fire and a thin line up to the ridge, both of gold-coloured metal."""
    x, y = DROP
    bell = [(.60, 2.02), (.605, 2.04), (.50, 2.13), (.30, 2.25), (.15, 2.42), (.085, 2.66), (.07, 2.9)]
    lathe(bell, p["gold"], (x, y, 0), 96); lathe([(r - .012, z - .004) for r, z in bell[1:]], soot(), (x, y, 0), 96)
    tube([(x, y, 2.88), (x, y, HT - .5)], .07, p["gold"], 32)
    for z in (3.6, 5.0, 6.4):
        lathe([(.07, 0), (.082, .004), (.082, .03), (.07, .034)], p["gold"], (x, y, z), 40)

def drum_fire(p):
    """A drum of black stone, its top a shallow bowl of sand with the fire in it."""
    x, y = DROP
    lathe([(0, 0), (.90, 0), (.90, .05)], p["black"], (x, y, 0), 96)
    side = [(1.0 + .035 * math.cos(math.tau * z / .20), .05 + z) for z in (.40 * k / 48 for k in range(49))]
    lathe(side + [(1.01, .462), (.98, .47), (.70, .47), (.68, .455), (.66, .40), (0, .38)], p["marble"], (x, y, 0), 128)
    lathe([(.70, .468), (.715, .482), (.70, .490), (.68, .482), (.68, .44)], p["brass"], (x, y, 0), 96)
    lathe([(0, .402), (.672, .402)], p["ash"], (x, y, 0), 64)
    logs((x, y, .40), 7, .62, 5)
    fire((x, y + .02, .44), .84, .80, .42, 15, 34, 6, "fire"); lamp((x, y - .40, .95), 30, (1, .42, .12), .15, "fire")
    neon([(x + .915 * math.cos(math.tau * k / 80), y + .915 * math.sin(math.tau * k / 80), .028) for k in range(80)], p["neon"], .013, closed=True)

def carpet(p):
    """Round, in bands like rings on water."""
    for k, (r, cloth) in enumerate(((2.36, "sand"), (2.22, "cream"), (1.98, "sand"), (1.84, "cream"), (1.60, "sand"), (1.46, "cream"), (1.24, "sand"))):
        z = .012 + .004 * k
        lathe([(r, 0), (r, z), (r - .02, z + .006), (.5, z + .006)], p[cloth], (*DROP, 0), 96)

# ------------------------------------------------------------------ the sofa
def line(t, off=0.0):
    """The sofa's middle line, a wave along the left slope; `off` towards the fire."""
    at = lambda q: Vector((-2.52 - .36 * math.cos(3 * math.pi * (q - .5)), 1.98 + 4.9 * q))
    d = (at(t + .002) - at(t - .002)).normalized()
    return at(t) + Vector((d.y, -d.x)) * off

def wave_sofa(p):
    """Six seats in one wave, a back that follows it."""
    part = lambda a, b, off, n=40: [tuple(line(a + (b - a) * k / n, off)) for k in range(n + 1)]
    bench(p["black"], part(.012, .988, 0, 120), .34, .0, .09, 9); bench(p["walnut"], part(0, 1, 0, 160), .46, .08, .17, 12)
    for k in range(6):
        a, b = k / 6 + .004, (k + 1) / 6 - .004
        bench(p["sofa"], part(a, b, .04), .41, .16, .45, 5)
    bench(p["sofa"], part(.004, .996, -.34, 160), .135, .14, .80, 4)
    for t, cloth, turn in ((.06, "rust", .2), (.13, "linen", -.1), (.33, "camel", .1), (.40, "grey", 0), (.62, "rust", -.1), (.86, "linen", .1), (.93, "rust", -.2)):
        x, y = line(t, -.12)
        d = line(t, 1) - line(t)
        cushion(.48, .44, .18, (x, y, .66), (-.34, 0, math.atan2(d.y, d.x) + math.pi / 2 + turn), p[cloth])
    neon([(*line(k / 120, .42), .045) for k in range(2, 119)], p["neon"], .012)
