"""A pond to sit in: dark glazed tiles in rings like ripples, leaves of a water lily as seats, bulrushes that are lamps."""
import math
from kit import *
from adobe import skin
from furniture import candle
from ledges import slab
from waterlily import C, WATER, blossom

R = 3.2                                         # the pond's radius
# a leaf to sit on: degrees round the fire, metres from it, radius, height over the water, cloth, whether its rim is turned up to lean on
SEATS = ((192, 2.26, .80, .56, "sofa", True), (-12, 2.26, .80, .56, "sofa", True), (148, 2.28, .60, .54, "sage", False), (32, 2.28, .60, .54, "sage", False),
         (110, 2.26, .68, .56, "greige", True), (70, 2.26, .68, .56, "greige", True), (231, 2.34, .52, .40, "towel", False), (309, 2.34, .52, .40, "towel", False))
# those that lie on the water: degrees, metres from the fire, radius
AFLOAT = ((212, 1.52, .28), (328, 1.52, .28), (250, 2.72, .30), (258, 1.66, .22), (288, 2.78, .24), (282, 1.60, .25), (171, 1.42, .22), (8, 1.40, .24), (210, 2.94, .20), (330, 2.96, .22), (90, 1.60, .26))
REEDS = ((-1.85, 8.35, 9, 3.3), (1.70, 8.45, 9, 3.5), (-2.62, 4.62, 4, 2.3), (2.68, 4.62, 4, 2.2))     # where they grow: x, y, how many, the tallest

def pond_colors():
    return dict(pond=pond_tile(), grout=plain("grout", (.006, .018, .013), .5), reed=plain("reed", (.085, .14, .045), .6), blade=plain("blade", (.10, .22, .07), .6),
                cattail=lit_head(), vein=plain("vein", (.36, .52, .28), .8))

def lit_head():
    """A bulrush's head, lit from inside: amber, darker towards both ends."""
    m, s = material("cattail")
    if s:
        glow = s.ramp(s.n("SeparateXYZ", 2, i0=s.coord("Generated")), (0, .30), (.42, 1.0), (1, .26), interp="EASE")
        s.surface(s.n("Emission", Color=(1, .43, .13), Strength=s.math("MULTIPLY", glow, 1.05)))
        unsampled(m)
    return m

def pond_tile():
    """Dark green glaze, each tile a little other than its neighbour."""
    m, s = material("pond_tile")
    if s:
        tone = s.math("MULTIPLY_ADD", s.noise(s.coord(jitter=True), 7, 3), .4, s.math("MULTIPLY", s.n("ObjectInfo", "Random"), .66))
        s.surface(s.principled(Base_Color=s.ramp(tone, (.12, (.008, .060, .038)), (.88, (.035, .170, .110))), Roughness=.16, Specular=.5))
    return m

def about(r, degrees):
    t = math.radians(degrees)
    return C[0] + r * math.cos(t), C[1] + r * math.sin(t)

def pond(p):
    """Tiles in rings, a dark bed under their joints."""
    lathe([(0, WATER - .012), (R + .02, WATER - .012), (R + .02, -.035)], p["grout"], (*C, 0), 160)
    r, row = .76, 0
    while r < R:
        r1 = min(R, r + .152)
        n = round(math.tau * r1 / .26)
        half, gap = math.pi / n, .005
        q = [(a * math.cos(t), a * math.sin(t)) for a, t in ((r, -half + gap / r), (r1 - .007, -half + gap / r1), (r1 - .007, half - gap / r1), (r, half - gap / r))]
        mould = mesh([(x, y, z) for z in (-.012, 0) for x, y in q], CUBE, p["pond"], "tile", bevel=.003)
        for k in range(n):
            copy(mould, (*C, WATER), math.tau * (k + .5 * (row % 2)) / n)
        bpy.data.objects.remove(mould)
        r, row = r1, row + 1

# ------------------------------------------------------------------ leaves
def leaf(r, notch, deep=.20, ripple=.012, n=72):
    """A leaf's outline, counter-clockwise, its notch towards `notch` degrees."""
    a0, half = math.radians(notch), math.radians(15)
    turns = [a0 + half + (math.tau - 2 * half) * k / n for k in range(n + 1)]
    return [(r * (1 + ripple * math.sin(9 * t)) * math.cos(t), r * (1 + ripple * math.sin(9 * t)) * math.sin(t)) for t in turns] + [(deep * r * math.cos(a0), deep * r * math.sin(a0))]

def moved(outline, x, y):
    return [(x + a, y + b) for a, b in outline]

def veins(p, x, y, z, r, notch, n=9, thick=.011):
    for k in range(n):
        t = math.radians(notch + 28 + 304 * k / (n - 1))
        tube([(x + r * q * math.cos(t), y + r * q * math.sin(t), z + .004 - .05 * max(0, q - .86)) for q in (.10, .5, .80, .92)], thick, p["vein"], 8, taper=lambda q: 1 - .5 * q)

def seat(p, degrees, away, r, high, cloth, has_back):
    """A cushion like a leaf on a dark stalk; some with a rim to lean on."""
    x, y = about(away, degrees)
    notch, top = degrees + 180 + 24, WATER + high
    lathe([(r * .46, WATER), (r * .40, WATER + .05), (r * .34, top - .22), (r * .60, top - .17)], p["leafstone"], (x, y, 0), 48)
    slab(moved(leaf(r * .965, notch), x, y), top - .20, top - .13, p["walnut"], .012)
    slab(moved(leaf(r, notch), x, y), top - .15, top, p[cloth], .055, 5)
    veins(p, x, y, top, r, notch)
    if has_back:
        back(p, x, y, r, top, degrees, cloth)

def back(p, x, y, r, top, degrees, cloth, span=150, n=48, m=18):
    """The rim turned up on the side away from the fire; it rises out of the leaf."""
    rows, edge = [], []
    for k in range(n + 1):
        q = k / n
        a, rise = math.radians(degrees - span / 2 + span * q), .40 * max(.02, math.sin(math.pi * q)) ** .55
        loop = []
        for i in range(m):
            t = math.tau * i / m
            u, w = .5 + .5 * math.sin(t), .052 * math.cos(t)                      # up the rim; through it
            d = r - .075 + .13 * u ** 1.6 * rise / .40 + w
            loop.append((x + d * math.cos(a), y + d * math.sin(a), top - .10 + (rise + .10) * u))
        rows.append(loop)
        d = r + .060 * rise / .40 + .035
        edge.append((x + d * math.cos(a), y + d * math.sin(a), top + rise + .004))
    skin(rows, p[cloth], closed=True)
    tube(edge, .013, p["vein"], 8)

def afloat(p, degrees, away, r, k):
    """A thin leaf on the water; every second one carries a flower or a light."""
    x, y = about(away, degrees)
    slab(moved(leaf(r, degrees * 3.3), x, y), WATER, WATER + .035, p["sage"], .012)
    if k % 3 == 0:
        blossom(p, (x, y, WATER + .03), .55, ("rose", "ivory")[k % 2])
    elif k % 3 == 1:
        candle(p, (x, y, WATER + .035), .07, .04, 1.4)

def pads(p):
    for one in SEATS:
        seat(p, *one)
    for k, one in enumerate(AFLOAT):
        afloat(p, *one, k)
    for degrees, away, size, cloth, lean in ((186, 2.42, 1.0, "rose", .5), (201, 2.40, .85, "ivory", .4), (-6, 2.40, 1.0, "rose", .5), (-20, 2.44, .85, "ivory", .4), (150, 2.28, .9, "rose", .1), (66, 2.4, .9, "ivory", .4)):
        x, y = about(away, degrees)
        blossom(p, (x, y, WATER + .575), size, cloth, Matrix.Rotation(lean, 4, Vector((-math.sin(math.radians(degrees)), math.cos(math.radians(degrees)), 0))))

# ------------------------------------------------------------------ bulrushes
def bulrush(p, x, y, high, lean, watts):
    """A stalk, a lit head, a spike on it."""
    at = lambda q: Vector((x + lean[0] * q * q, y + lean[1] * q * q, WATER + high * q))
    tube([at(k / 12) for k in range(13)], .013, p["reed"], 8)
    head = at(1)
    lathe([(.012, -.04), (.045, -.02), (.058, .03), (.058, .33), (.045, .375), (.012, .395)], p["cattail"], head, 24).visible_shadow = False
    tube([head + Vector((0, 0, .38)), head + Vector((0, 0, .60))], .009, p["reed"], 6)
    lamp(tuple(head + Vector((0, 0, .17))), watts, (1, .64, .32), .09)

def blades(p, rnd, x, y, n, high):
    for _ in range(n):
        a, h, out = rnd.uniform(0, math.tau), high * rnd.uniform(.55, 1.0), rnd.uniform(.08, .55)
        side, v = Vector((-math.sin(a), math.cos(a), 0)), []
        foot = Vector((x + rnd.uniform(-.16, .16), y + rnd.uniform(-.16, .16), WATER))
        for k in range(15):
            q = k / 14
            c = foot + Vector((out * q ** 2.2 * math.cos(a), out * q ** 2.2 * math.sin(a), h * (q - .10 * q ** 5)))
            w = side * (.019 * (1 - q ** 3) + .001)
            v += [c - w, c + w]
        mesh(v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(14)], p["blade"], "blade", smooth=True)

def reeds(p, rnd):
    for x, y, n, tall in REEDS:
        lathe([(.30, WATER), (.27, WATER + .10), (.20, WATER + .14), (0, WATER + .15)], p["pebble"], (x, y, 0), 40)
        for k in range(n):
            a = 2.4 * k
            bulrush(p, x + .16 * math.cos(a), y + .16 * math.sin(a), tall * (.52 + .48 * ((k * 5 + 3) % n) / (n - 1)), (.30 * math.cos(a), .24 * math.sin(a)), 26 / n)
        blades(p, rnd, x, y, 3 * n, tall * .72)
