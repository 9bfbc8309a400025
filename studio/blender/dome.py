"""Half an observatory's dome: plaster in gores, open towards the room (-y), its slit open from the crown to a sill, a line of light on both edges."""
import math
from kit import *

R, SPRING = 2.50, .34                            # inner radius; height of the sphere's middle
SLIT, SILL, GORES = .52, math.radians(34), 13    # half of the slit's width, where it begins above the horizon, segments of the shell
THICK = .20

def on_dome(a, e, r):
    """Azimuth from the slit, elevation; below the horizon the wall goes straight down."""
    if e < 0:
        return Vector((r * math.sin(a), r * math.cos(a), SPRING * (1 + e)))
    return Vector((r * math.cos(e) * math.sin(a), r * math.cos(e) * math.cos(a), SPRING + r * math.sin(e)))

def in_slit(v):
    return abs(v.x) < SLIT + .05 and math.atan2(v.z - SPRING, max(v.y, 1e-6)) > SILL

def shell(p, r, puff, n, m):
    """One skin; its gores bulge out between ridges."""
    levels = [-1, -.5] + [math.pi / 2 * k / m for k in range(m + 1)]
    rows = []
    for e in levels:
        for k in range(n + 1):
            q = k / n
            u = 2 * (q * GORES % 1) - 1
            rows.append(on_dome(math.pi * (q - .5), e, r + puff * (1 - u * u) * math.cos(max(0, e)) ** .7))
    f = []
    for j in range(len(levels) - 1):
        for k in range(n):
            a = j * (n + 1) + k
            q = (a, a + 1, a + n + 2, a + n + 1)
            if not in_slit(sum((rows[i] for i in q), Vector()) / 4):
                f.append(q)
    ob = mesh(rows, f, p["plaster"], "dome", smooth=True)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(14)

def rail(p, s):
    """The edge of the slit, from its sill to the open front, and its light."""
    x0, x1, n, v = SLIT, SLIT + .11, 60, []
    arc = lambda r, t: (r * math.cos(t), SPRING + r * math.sin(t))
    turns = [SILL - .03 + (math.pi / 2 + .04 - SILL) * k / n for k in range(n + 1)]
    for t in turns:
        v += [(s * x, *arc(math.sqrt(r * r - x * x), t)) for x, r in ((x0, R - .05), (x1, R - .05), (x1, R + .27), (x0, R + .27))]
    f = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(n) for k in range(4)]
    mesh(v, f + [(0, 1, 2, 3), (4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)], p["plaster"], "rail", bevel=.012)
    neon([(s * (SLIT - .012), *arc(math.sqrt((R + .02) ** 2 - SLIT ** 2), t)) for t in turns[1:-1]], p["neon"], .017)

def rim(p, s):
    """The shell's rounded front edge."""
    r, start = R + THICK / 2, math.asin((SLIT + .05) / (R + THICK / 2))
    path = [(s * r, 0, SPRING * k / 4) for k in range(4)]
    path += [(s * r * math.cos(t), 0, SPRING + r * math.sin(t)) for t in ((math.pi / 2 - start) * k / 60 for k in range(61))]
    tube(path, THICK / 2 + .025, p["plaster"], 24)

def cove(p):
    """Warm light that rises along the shell from behind the plinth."""
    for k in range(11):
        a = math.radians(-80 + 16 * k)
        area(on_dome(a, -.7, R - .13), on_dome(a, .62, R + .04), (.60, .08), 21, (1, .66, .36), "cove")

def dome(p):
    shell(p, R, .11, GORES * 16, 110); shell(p, R + THICK, .09, GORES * 12, 80)
    for s in (-1, 1):
        rail(p, s); rim(p, s)
    r = R + .11
    box((2 * SLIT + .22, .34, .10), (0, r * math.cos(SILL - .02), SPRING + r * math.sin(SILL - .02)), p["plaster"], (SILL, 0, 0), .02)
    cove(p)
