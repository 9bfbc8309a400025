"""What flows in the fast bedroom: fins of larch that part around a sun as air does around a ball, and a bed on a wing."""
import math
from kit import *
from exterior import slope_x
from room import HT, HW, SIGNS, emblem_light
from bedrooms import drape

D = 7.4                                          # depth of the room
SUN, R = 2.95, .98                               # height of the sun's middle; how far around it the fins keep clear
FRONT, BACK = 1.3, 6.85                          # y at which the longest fins end, and at which they pass behind the bed
STEP, TIP = .27, 2.30                            # between two fins far from the sun; where those below the doors' heads end
LIT = (.135, -.135, .135 + 5 * STEP)             # the fins that carry a line of light
BED = (0, 5.02, .06)

# ------------------------------------------------------------------ the fins
def height(c, s):
    """Of a fin that runs `c` above the sun's middle far from it, `s` metres along the wall from there."""
    lo, hi = math.sqrt(max(0, R * R - s * s)), abs(c) + 2 * R
    for _ in range(40):
        z = (lo + hi) / 2
        if z * (1 - R * R / (s * s + z * z + 1e-9)) < abs(c):
            lo = z
        else:
            hi = z
    return SUN + math.copysign(lo, c)

def plan(w):
    """From the middle of the back wall round the corner and along the slope, which is `w` away: places and lengths so far."""
    points = [(w * math.sin(t) ** .667, FRONT + (BACK - FRONT) * max(0, math.cos(t)) ** .667) for t in (math.pi / 2 * k / 90 for k in range(91))]
    far = [0]
    for a, b in zip(points, points[1:]):
        far.append(far[-1] + math.dist(a, b))
    return points, far

def on_wall(z, s):
    """Place and inward direction `s` metres along the wall at height z."""
    points, far = plan(slope_x(z, HW, HT) - .25)
    k = min(89, max(0, next((j for j, d in enumerate(far) if d > abs(s)), 90) - 1))
    (ax, ay), (bx, by) = points[k], points[k + 1]
    q, length, side = min(1, (abs(s) - far[k]) / (far[k + 1] - far[k])), math.dist(points[k], points[k + 1]), math.copysign(1, s)
    return (side * (ax + q * (bx - ax)), ay + q * (by - ay)), (side * (by - ay) / length, -(bx - ax) / length)

def fin(p, c, reach):
    """One blade, thin at its nose, running out to a point at both ends; with its line of light where it has one."""
    n, rows, nose = 110, [], []
    for k in range(n + 1):
        s = reach * (2 * k / n - 1)
        z = height(c, s)
        (x, y), (nx, ny) = on_wall(z, s)
        q = min(1, (reach - abs(s)) / 1.1 + .06) ** .6
        deep, thick = (.15 + .05 * min(1, abs(s) / 3)) * q, .043 * (.4 + .6 * q)
        rows.append([(x + nx * deep * a, y + ny * deep * a, z + thick * b) for a, b in ((0, .7), (.35, 1), (.94, .62), (1, 0), (.94, -.62), (.35, -1), (0, -.7))])
        nose.append((x + nx * (deep + .008), y + ny * (deep + .008), z))
    f = [(7 * k + j, 7 * k + (j + 1) % 7, 7 * k + 7 + (j + 1) % 7, 7 * k + 7 + j) for k in range(n) for j in range(7)]
    ob = mesh([v for row in rows for v in row], f + [tuple(range(6, -1, -1)), tuple(range(7 * n, 7 * n + 7))], p["larch"], "fin", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
    if c in LIT:
        neon(nose[2:-2], p["neon"], .012)

def slipstream(p):
    """All fins: the low ones end beside the doors, the others run along the slopes towards the glass, each as far as it likes."""
    for k in range(16):
        c = .135 + k * STEP
        total = plan(slope_x(SUN + c, HW, HT) - .25)[1][-1]
        fin(p, c, total * (.99 if c in LIT else .80 + .13 * math.sin(2.4 * k)))
    for k in range(9):
        c = -.135 - k * STEP
        long = SUN + c > 2.2
        fin(p, c, plan(slope_x(SUN + c, HW, HT) - .25)[1][-1] * (.96 if c in LIT else .80) if long else TIP - .05 * (k - 3))
    for s in (-1, 1):                            # black ribs that hold them on the slopes
        for y in (2.55, 4.35):
            beam((s * (HW - .14), y, 0), (s * .06, y, HT - .24), .10, .30, p["black"], .006, up=(0, 1, 0))

def sun(p):
    """A dark dish in the eye of the fins, a ring of small slats around it, light behind them."""
    y, n = BACK - .02, 40
    dish = lathe([(0, .10), (.30, .085), (.55, .04), (.62, 0)], p["slab"], n=96)
    dish.data.transform(Matrix.Translation((0, y, SUN)) @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Diagonal((1, 1, -1, 1)))
    for k in range(n):
        a = math.tau * k / n
        turn = Matrix.Translation((0, y - .03, SUN)) @ Matrix.Rotation(-a, 4, "Y") @ Matrix.Translation((.755, 0, 0)) @ Matrix.Rotation(.5, 4, "X")
        box((.25, .016, .062), (0, 0, 0), p["larch"], bevel=.004, seg=1).matrix_world = turn
    tube([(.645 * math.cos(t), y + .01, SUN + .645 * math.sin(t)) for t in (math.tau * k / 96 for k in range(96))], .012, p["warm"], 8, closed=True)
    area((0, y + .12, SUN), (0, D, SUN), 1.5, 26, (1, .66, .36), "corona")
    area((0, y - .55, SUN - .95), (0, y, SUN + .1), (.9, .05), 7, (1, .70, .42), "dish")
    emblem_light(SIGNS["slipstream"][0])

# ------------------------------------------------------------------ the bed
def wing(p):
    """One swept wing of larch on a set-back foot: the bed in its middle, its tips the bedside tables."""
    n, m, rows = 64, 18, []
    for k in range(n + 1):
        q = 2 * k / n - 1
        lead, trail = 3.50 + 2.25 * abs(q) ** 1.55, 6.32 - .22 * q * q
        thick, top = .22 * (1 - .74 * q * q), .345 + .22 * q * q
        shape = [(u, min(1, (u / .22) ** .5, ((1 - u) / .15 + .02) ** .5)) for u in (j / m for j in range(m + 1))]
        upper = [(2.95 * q, lead + (trail - lead) * u, top - .30 * thick * (1 - h)) for u, h in shape]
        under = [(2.95 * q, lead + (trail - lead) * u, top - .30 * thick - .70 * thick * h) for u, h in reversed(shape)]
        rows.append(upper + under)
    c = len(rows[0])
    f = [(c * k + j, c * k + (j + 1) % c, c * k + c + (j + 1) % c, c * k + c + j) for k in range(n) for j in range(c)]
    ob = mesh([v for row in rows for v in row], [g[::-1] for g in f] + [tuple(range(c)), tuple(range(c * n + c - 1, c * n - 1, -1))], p["larch"], "wing", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
    box((1.7, 1.9, .17), (0, 5.15, .085), p["black"], bevel=.01)
    area((0, 4.35, .125), (0, 4.2, 0), (2.4, .9), 30, (1, .66, .36), "under_wing")
    for s in (-1, 1):
        area((s * 1.6, 5.3, .16), (s * 1.6, 5.3, 0), (1.0, .8), 14, (1, .66, .36), "under_wing")

def bed(p):
    """Mattress, sheet, duvet, throw and pillows on the wing, a padded leather shell around the head."""
    with Recorder() as r:
        soft_box((2.0, 2.1, .30), (0, 0, .43), p["linen"], r=.07)
        drape(2.08, -1.08, .42, .64, .15, .030, p["duvet"], foot=.10)
        drape(2.11, .14, .46, .685, .13, .016, p["linen"], seed=3, ny=24)
        drape(2.13, -.98, -.50, .70, .20, .022, p["rust"], .05, seed=7, ny=36, thick=.02)
        for s in (-1, 1):
            cushion(.76, .62, .24, (s * .47, .90, .90), (-.26, 0, s * .03), p["greige"]); cushion(.78, .50, .26, (s * .46, .71, .82), (-.50, 0, -s * .05), p["duvet"])
        cushion(.54, .44, .19, (-.26, .50, .82), (-.58, .03, .08), p["rust"]); cushion(.50, .36, .17, (.32, .48, .79), (-.62, -.03, -.10), p["sand"])
    group(r.objects, BED)
    for k in range(9):
        q = (k - 4) / 4
        soft_box((.315, .15, .90 - .26 * q * q), (1.24 * q, BED[1] + 1.23 - .34 * q * q, .80 - .13 * q * q), p["cognac"], (.10, 0, .50 * q), .06)
