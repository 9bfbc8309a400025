"""A sheet of ice broken into rounded slabs, light in its cracks, a round hole full of water in it; the piece that was sawn out is a table now."""
import math
from kit import *
from cosy import mug
from floe import layer
from furniture import *

HOLE, R, TOP = (.50, 2.08), .98, .46             # the hole's middle and radius; the height of the ice
SHEET = [(-1.50, .22), (2.50, .22), (2.56, 2.55), (2.05, 3.40), (1.0, 3.84), (-.4, 3.70), (-1.2, 3.05), (-1.55, 1.6)]
STRIP = [(-4.1, .22), (-1.58, .22), (-1.62, 1.22), (-3.75, 1.30)]                 # what lies along the glass beyond it
SEEDS = [(HOLE[0] + 1.62 * math.cos(a), HOLE[1] + 1.62 * math.sin(a)) for a in (.35, 1.42, 2.30, 3.20, 4.35, 5.35)]
GAP = .075

def nearer(poly, a, b):
    """What of a polygon is nearer to point `a` than to `b`, less half a crack."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    side = lambda q: ((q[0] - a[0]) * dx + (q[1] - a[1]) * dy) / d - d / 2 + GAP / 2
    out = []
    for u, v in zip(poly, poly[1:] + poly[:1]):
        su, sv = side(u), side(v)
        if su <= 0:
            out.append(u)
        if (su <= 0) != (sv <= 0):
            t = su / (su - sv)
            out.append((u[0] + (v[0] - u[0]) * t, u[1] + (v[1] - u[1]) * t))
    return out

def fine(poly, step=.05):
    """The same outline in many short steps."""
    out = []
    for u, v in zip(poly, poly[1:] + poly[:1]):
        n = max(1, round(math.dist(u, v) / step))
        out += [(u[0] + (v[0] - u[0]) * k / n, u[1] + (v[1] - u[1]) * k / n) for k in range(n)]
    return out

def around_hole(poly):
    """The outline with what lies in the hole cut off along its rim."""
    inside = [math.dist(q, HOLE) < R for q in poly]
    if not any(inside):
        return poly
    start = next(k for k in range(len(poly)) if inside[k] and not inside[k - 1])
    poly, inside = poly[start:] + poly[:start], inside[start:] + inside[:start]
    kept = [q for q, hit in zip(poly, inside) if not hit]
    angle = lambda q: math.atan2(q[1] - HOLE[1], q[0] - HOLE[0])
    a, b = angle(kept[-1]), angle(kept[0])
    turn = (b - a + math.pi) % math.tau - math.pi
    return kept + [(HOLE[0] + R * math.cos(a + turn * k / 24), HOLE[1] + R * math.sin(a + turn * k / 24)) for k in range(25)]

def worn(poly, times=14):
    """Corners rounded, as by water."""
    for _ in range(times):
        poly = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(poly[-1:] + poly[:-1], poly, poly[1:] + poly[:1])]
    return poly

def slabs(sheet, seeds):
    """Outlines of the pieces, as a pane of ice breaks: each is what lies nearest to its seed."""
    for a in seeds:
        poly = sheet
        for b in seeds:
            if b != a:
                poly = nearer(poly, a, b)
        yield worn(fine(around_hole(fine(poly))))

def piece(p, outline, h, z=0.0):
    """One slab: dark foot, blue ice that lets light through, a white top with a soft edge, a line of light in the cracks."""
    layer(outline, [(.07, 0), (.07, .05)], p["black"], (0, 0, z))
    layer(outline, [(.03, .045), (0, .08), (0, h * .55), (.004, h * .62)], p["ice"], (0, 0, z))
    layer(outline, [(.004, h * .60), (0, h * .66), (0, h - .07), (.012, h - .03), (.035, h - .008), (.07, h)], p["rime"], (0, 0, z))
    cx, cy = (sum(k) / len(outline) for k in zip(*outline))
    around = [(x + .018 * (x - cx) / math.hypot(x - cx, y - cy), y + .018 * (y - cy) / math.hypot(x - cx, y - cy), z + h * .60) for x, y in outline[::3]]
    neon(around, p["neon"], .012, closed=True)

def sheet_of_ice(p):
    for k, outline in enumerate([*slabs(SHEET, SEEDS), *slabs(STRIP, [(-3.5, .7), (-2.15, .75)])]):
        piece(p, outline, TOP + .012 * math.sin(2.3 * k))
    x, y = HOLE
    ring = lambda r, z: [(x + r * math.cos(math.tau * k / 96), y + r * math.sin(math.tau * k / 96), z) for k in range(96)]
    mesh(ring(R + .05, TOP - .10), [tuple(range(96))], water("bath_water", wave=.012, scale=4, glow=(.06, .34, .38), glow_strength=.62), "bathwater")
    lathe([(R + .06, .05), (R + .06, TOP - .09)], p["ice"], (x, y, 0), 96)
    for k in range(8):
        card(.8, .75 + .06 * k, (x - .55 + .16 * k, y + .25 * (-1) ** k, TOP - .08), .4 * (-1) ** k, steam_card("steam_bath", (.95, .95, .95), .045), "steam")
    area((x, y, TOP + .02), (x, y, 4), 1.5, 16, (.35, .85, .95), "water_light")
    # two steps towards the room, pieces of the same ice
    for cx, cy, a, b, h in ((.82, 4.12, .66, .52, .16), (.70, 3.84, .84, .62, .31)):
        oval = [(cx + (a + .05 * math.sin(3 * t)) * math.cos(t), cy + (b * .62 + .03 * math.sin(2 * t)) * math.sin(t)) for t in (math.tau * k / 60 for k in range(60))]
        piece(p, oval, h)

def ladder(p):
    """Two rails of pale wood into the water, as at a lake."""
    x, y = HOLE
    turn = math.radians(70)
    with Recorder() as r:
        for s in (-.24, .24):
            tube([(s, R + .26, TOP - .02), (s, R + .26, TOP + .62), (s, R + .20, TOP + .74), (s, R + .06, TOP + .80), (s, R - .06, TOP + .74), (s, R - .10, TOP + .60), (s, R - .12, .1)],
                 .024, p["brass"], 12)
        for z in (.22, .42):
            box((.46, .09, .035), (0, R - .12, z), p["walnut"], bevel=.008)
    group(r.objects, (x, y, 0), turn - math.pi / 2)

def sawn_piece(p, x, y):
    """The disc that came out of the hole, on the ice beside it: cocoa, a candle, towels."""
    z = TOP + .22
    disc = [(x + .46 * math.cos(t), y + .46 * math.sin(t)) for t in (math.tau * k / 60 for k in range(60))]
    layer(disc, [(.04, TOP - .01), (.02, TOP + .01), (.02, TOP + .11)], p["ice"], (0, 0, 0))
    layer(disc, [(.02, TOP + .10), (.0, TOP + .13), (0, z - .03), (.02, z - .006), (.05, z)], p["rime"], (0, 0, 0))
    for dx, dy, c in ((-.14, .10, "ceramic"), (.02, .22, "clay"), (-.22, -.08, "ceramic")):
        mug(p, (x + dx, y + dy, z), 2.2 * dx, c)
    candle(p, (x + .22, y + .12, z), .13, .04, 1.8); candle(p, (x + .27, y + .0, z), .08, .036)
    folded(p, "towel", (x + .02, y - .20, z), (.34, .24), 3, .2, .06)

def penguin(p, x, y, turn, s=1.0):
    """A stool: black back, white front, orange feet, flat on top; it faces -y before it is turned."""
    with Recorder() as r:
        body = [(0, .03), (.13, .03), (.19, .08), (.215, .17), (.205, .27), (.175, .36), (.165, .40), (.172, .425), (.168, .445), (.14, .46), (0, .465)]
        lathe(body, p["grey"], (0, 0, 0), 56)
        belly = [(.10, .05), (.165, .09), (.192, .17), (.182, .27), (.150, .345), (.06, .375)]
        n, m, v = len(belly), 24, []
        for rr, z in belly:
            v += [((rr + .028) * math.sin(a), -(rr + .028) * math.cos(a), z) for a in (1.9 * (k / m - .5) * min(1, .55 + 1.2 * math.sin(math.pi * (z - .03) / .38)) for k in range(m + 1))]
        mesh(v, [(j * (m + 1) + k, j * (m + 1) + k + 1, (j + 1) * (m + 1) + k + 1, (j + 1) * (m + 1) + k) for j in range(n - 1) for k in range(m)], p["fur"], "belly", smooth=True)
        for d in (-1, 1):
            soft_box((.12, .20, .05), (d * .085, -.17, .025), p["rust"], (0, 0, d * .3), .022)
            soft_box((.05, .15, .24), (d * .215, .0, .25), p["grey"], (0, d * -.16, 0), .024)
    for o in group(r.objects, (x, y, 0), turn):
        o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Scale(s, 4) @ Matrix.Translation((-x, -y, 0)) @ o.matrix_world
