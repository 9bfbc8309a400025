"""Chips of stone in pink cement: an oval tub, and a bar along it for ice, limes and two coupes."""
import math
from kit import *
from furniture import *

def ellipse(c, a, b, z, t0=0.0, t1=math.tau, n=96):
    return [(c[0] + a * math.cos(t0 + (t1 - t0) * k / n), c[1] + b * math.sin(t0 + (t1 - t0) * k / n), z) for k in range(n + (t1 - t0 < 6))]

def band(mat, c, inner, outer, z0, z1, t0, t1, n=72):
    """An arc of an oval with a rectangular section; `inner` and `outer` are half axes."""
    rows = [ellipse(c, *axes, z, t0, t1, n) for axes, z in ((inner, z0), (outer, z0), (outer, z1), (inner, z1))]
    m = n + 1
    v = [q for row in rows for q in row]
    f = [(r * m + k, r * m + k + 1, (r + 1) % 4 * m + k + 1, (r + 1) % 4 * m + k) for r in range(4) for k in range(n)]
    return mesh(v, f + [(0, m, 2 * m, 3 * m), (n, 3 * m + n, 2 * m + n, m + n)], mat, "band", bevel=.014, seg=3)

def oval_tub(p, c):
    """Pink terrazzo, softly flared, on a recessed foot with a line of light."""
    a, b = 1.18, .70
    profile = [(0, .08), (.80, .08), (.86, .12), (.93, .34), (.99, .58), (1.0, .64), (.985, .665), (.93, .665), (.905, .64), (.86, .36), (.76, .22), (0, .20)]
    lathe([(0, 0), (.76, 0), (.76, .09), (0, .09)], p["black"], (*c, 0), 96, scale=(a, b)); lathe(profile, p["pink"], (*c, 0), 128, scale=(a, b))
    mesh(ellipse(c, .895 * a, .895 * b, .585), [tuple(range(96))], water("bath_water", wave=.010, scale=5, glow=(.06, .34, .30), glow_strength=.5), "bathwater")
    neon(ellipse(c, .80 * a, .80 * b, .04), p["neon"], .014, closed=True)
    for k in range(7):
        card(.7, .6 + .05 * k, (c[0] - .6 + .2 * k, c[1] + .12 * (-1) ** k, .58), .3 * (-1) ** k, steam_card("steam_bath", (1, .95, .88), .03), "steam")
    x, y = c[0] - 1.34, c[1] - .05
    tube([(x, y, 0), (x, y, .92), (x + .06, y, 1.02), (x + .26, y, 1.04), (x + .36, y, .98), (x + .37, y, .92)], .024, p["copper"], 12); cyl(.05, .02, (x, y, 0), p["copper"], 20)

def coupe(p, at):
    lathe([(0, 0), (.038, .002), (.006, .008), (.005, .085), (.02, .098), (.055, .125), (.058, .145)], p["crystal"], at, 32)
    lathe([(0, .112), (.035, .116), (.052, .134), (0, .134)], p["fizz"], at, 24)

def ledge(p, c):
    """A counter along the far side of the tub: ice, a bottle, two coupes, limes; its front is ribbed."""
    t0, t1, top = math.radians(22), math.radians(158), .86
    band(p["pink"], c, (1.26, .80), (1.66, 1.16), top - .06, top, t0, t1)
    band(p["walnut"], c, (1.34, .88), (1.56, 1.06), 0, top - .06, t0 + .05, t1 - .05)
    for x, y, z in ellipse(c, 1.57, 1.07, 0, t0 + .07, t1 - .07, 44):
        tube([(x, y, .06), (x, y, top - .07)], .036, p["walnut_z"], 10)
    neon(ellipse(c, 1.62, 1.12, top - .075, t0, t1, 60), p["neon"], .011)
    at = lambda degrees: (c[0] + 1.45 * math.cos(math.radians(degrees)), c[1] + .97 * math.sin(math.radians(degrees)), top)
    x, y, z = at(84)
    lathe([(0, 0), (.10, 0), (.14, .20), (.15, .22), (.132, .22), (.095, .02), (0, .02)], p["copper"], (x, y, z), 40)
    for k in range(16):
        q = 2.4 * k
        box((.045, .045, .045), (x + .085 * math.sqrt(k / 16) * math.cos(q), y + .085 * math.sqrt(k / 16) * math.sin(q), z + .20), p["ice_cube"], (q, q, 0), .008)
    tube([(x + .01, y + .02, z + .10), (x + .05, y + .05, z + .34)], .038, p["bottle"], 14); tube([(x + .05, y + .05, z + .33), (x + .067, y + .063, z + .44)], .015, p["bottle"], 10)
    coupe(p, at(101)); coupe(p, at(112))
    x, y, z = at(62)
    bowl(p, (x, y, z), "ceramic", .8)
    for k in range(5):
        sphere(.032, (x + .05 * math.cos(2.4 * k), y + .05 * math.sin(2.4 * k), z + .075 + .02 * (k == 0)), p["lime"], 12)
    candle(p, at(131), .12, .036, 1.5); candle(p, at(137), .07, .034); folded(p, "towel", at(42), (.26, .22), 3, .8, .06)
