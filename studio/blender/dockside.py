"""The planks round a pond: a jetty out to the fire, half a rowing boat on end full of books, rubber boots in all sizes, a nook to read in."""
import math
from kit import *
from alcove import boots
from cosy import mug
from exterior import lantern
from furniture import *
from ledges import ledge, rectangle, slab
from lilypads import R
from waterlily import C, WATER

PIT = (-3.4, 3.4, 2.6, 9.4)                      # what the planks round the pond cover: x0, x1, y0, y1
JETTY = (.56, 2.5, 4.42)                         # half its width, from and to this y
BOAT = (2.45, .56, .48)                          # the half boat: height, half its width, depth

# ------------------------------------------------------------------ planks
def shore(p, rnd):
    """Planks from the room's floor to the water's edge, a dark curb under their ends with a line of light."""
    x0, x1, y0, y1 = PIT
    n = 34
    w = (y1 - y0) / n
    reach = lambda y: math.sqrt(max(0, R * R - (y - C[1]) ** 2))
    for k in range(n):
        a, b = y0 + w * k + .002, y0 + w * (k + 1) - .002
        cuts = [(x0, C[0] - reach(a), C[0] - reach(b)), (C[0] + reach(a), x1, C[0] + reach(b))]
        if reach(a) + reach(b) < .02:
            cuts = [(x0, rnd.uniform(-.8, .8), None)]
            cuts.append((cuts[0][1] + .004, x1, None))
        for left, right, far in cuts:
            at_b = (left, right) if far is None else (left, far) if left == x0 else (far, right)
            slab([(left, a), (right, a), (at_b[1], b), (at_b[0], b)], -.028, 0, p["oak"], .003)
    ring = [(C[0] + (R - .004) * math.cos(math.tau * k / 160), C[1] + (R + .012) * math.sin(math.tau * k / 160)) for k in range(160)]
    lathe([(R + .03, WATER), (R + .03, -.026)], p["walnut"], (*C, 0), 160)
    neon([(x, y, -.045) for x, y in ring], p["neon"], .014, closed=True)

def jetty(p, rnd):
    """Planks across two beams, out over the water; posts at its end with rope and lanterns."""
    half, y0, y1 = JETTY
    n = 11
    w = (y1 - y0) / n
    for k in range(n):
        out = rnd.uniform(0, .025)
        box((2 * half + out, w - .012, .036), (0, y0 + w * (k + .5), .012), p["oak"], bevel=.006)
    for s in (-1, 1):
        beam((s * (half - .10), y0 + .2, -.05), (s * (half - .10), y1 - .02, -.05), .09, .09, p["walnut"], .006)
        neon([(s * (half + .004), y0 + .36, -.020), (s * (half + .004), y1 - .01, -.020)], p["neon"], .011)
        x = s * (half + .08)
        y, top = y1 - .10, .56
        cyl(.070, top - WATER, (x, y, WATER), p["beam"], 24, .016)
        for z in (.20, .235, .27):
            tube([(x + .078 * math.cos(math.tau * k / 20), y + .078 * math.sin(math.tau * k / 20), z + (.004 if k % 2 else 0)) for k in range(20)], .016, p["rope"], 8, closed=True)
        lantern(p, (x, y, top), .50, 4)

# ------------------------------------------------------------------ the half boat
def hull_at(z, t, s, out=0.0):
    """A point of the hull: `t` 0 at its keel, 1 at its edge; its front faces -y."""
    high, half, deep = BOAT
    thin = max(0, 1 - (z / high) ** 2.7) ** .72
    return (s * ((half + out) * thin * math.sin(t * math.pi / 2) ** .85 + .012), deep * thin ** .8 * math.cos(t * math.pi / 2) + out, z)

def boat_case(p, at, turn, rnd):
    """Overlapping planks, a pale one at the edge; shelves across, books that somebody has read."""
    n, planks = 30, 7
    zs = [.02 + (BOAT[0] - .02) * (k / n) ** .9 for k in range(n + 1)]
    with Recorder() as r:
        for s in (-1, 1):
            for i in range(planks):
                a, b = i / planks, (i + 1.12) / planks
                v = [hull_at(z, t, s, out) for z in zs for t, out in ((a, .030), ((a + b) / 2, .016), (min(b, 1), .002))]
                f = [(3 * j + k, 3 * j + k + 1, 3 * j + k + 4, 3 * j + k + 3)[::s] for j in range(n) for k in range(2)]
                m = mesh(v, f, p["pale_paint"] if i == planks - 1 else p["paint"], "plank", smooth=True).modifiers.new("thick", "SOLIDIFY")
                m.thickness, m.offset = .014, 0
            tube([hull_at(z, 1, s, .012) for z in zs], .022, p["cedar"], 8)
            neon([(x + s * .030, y - .012, z) for x, y, z in (hull_at(z, 1, s, .012) for z in zs[:-1])], p["neon"], .010)
        tube([(0, hull_at(z, 0, 1)[1] + .03, z) for z in zs], .026, p["cedar"], 8)
        for k, z in enumerate((.06, .44, .83, 1.20, 1.56, 1.90)):
            outline = [hull_at(z, t / 12, s)[:2] for s, ts in ((-1, range(12, -1, -1)), (1, range(1, 13))) for t in ts]
            slab([(x * .97, y * .96) for x, y in outline][::-1], z - .03, z, p["walnut"], .004)
            w = hull_at(z + .3, .72, 1)[0] - .05
            if k < 5:
                book_row(p, -w, w if k % 2 else w * .45, .13, z + .002, rnd, .28, .17)
                area((0, .05, z + (.34, .35, .33, .32, .30)[k]), (0, .16, z), (2 * w * .8, .03), 2.6, (1, .72, .44), "shelf")
        bowl(p, (.28, .14, .442), "clay", .7); bowl(p, (.26, .14, 1.202), "clay", .6); candle(p, (.0, .12, 1.902), .12, .03)
    group(r.objects, at, turn)

# ------------------------------------------------------------------ along the eaves and the back wall
def boot_row(p, first=197, last=229, away=R + .30):
    """In all sizes, along the water's edge, toes towards it."""
    sizes = (("clay", .38), ("yellow", .36), ("black", .34), ("rubber", .30), ("yellow", .26), ("clay", .22), ("rubber", .18), ("yellow", .14))
    for k, (cloth, h) in enumerate(sizes):
        t = math.radians(first + (last - first) * k / (len(sizes) - 1))
        with Recorder() as r:
            boots(p, 0, 0, 0, cloth, h)
        group(r.objects, (C[0] + away * math.cos(t), C[1] + away * math.sin(t), 0), t - math.pi / 2)

def oar_rail(p, x, y):
    """What the oars lean in."""
    box((1.5, .06, .12), (x, y, 2.02), p["walnut"], bevel=.008)
    for dx in (-.62, -.22, .22, .62):
        tube([(x + dx, y - .02, 2.03), (x + dx, y - .13, 2.06)], .016, p["walnut_z"], 10)

def nook(p, rnd):
    """A padded ledge under the slope, long enough to lie on: cushions, a plaid, a lamp, books."""
    y0, y1, top = 4.7, 7.3, .44
    ledge(p, rectangle(3.46, 4.72, y0, y1, .34), top, 0, "greige")
    for y, cloth, lean in ((4.95, "linen", .2), (5.35, "rust", -.1), (6.30, "camel", .1), (6.72, "sage", -.1), (7.05, "linen", -.2)):
        cushion(.48, .44, .17, (4.22, y, top + .22), (-.42, lean, -math.pi / 2), p[cloth])
    ribbon([(-.66, -.28), (-.65, -.10), (-.60, .03), (-.30, .04), (.12, .04), (.42, .05)], .70, p["rust"], (4.06, 5.9, top + .005), -math.pi / 2, .02, .014, 6)
    book_stack(p, (3.72, 5.1, top), 3, .5); mug(p, (3.70, 6.72, top), 1.0)
    tube([(4.30, 6.0, 1.30), (4.05, 6.0, 1.52), (3.92, 6.0, 1.46)], .012, p["black"], 8); drum(p, (3.90, 6.0, 1.24), .14, .18, 14)

def at_the_glass(p, rnd):
    """Two chairs towards the lake, a table, plants."""
    curtains(p)
    armchair(p, (2.05, 1.15, 0), math.radians(200), "sofa", "rust"); armchair(p, (3.15, 1.35, 0), math.radians(160), "sofa", "linen")
    side_table(p, (2.62, .92, 0), .46, .20); mug(p, (2.58, .90, .46), .3); candle(p, (2.70, .98, .46), .09)
    folded(p, "rust", (-2.9, .85, .42), (.46, .34), 3, .1, .08); box((1.5, .42, .42), (-2.75, .85, .21), p["walnut"], bevel=.01)
    folded(p, "camel", (-2.42, .85, .42), (.46, .34), 4, -.1, .08); plant_pot(p, (-3.95, 1.1, 0), rnd, 1.1, 16); plant_pot(p, (4.2, .9, 0), rnd, .9, 14)
