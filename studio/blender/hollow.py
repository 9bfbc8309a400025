"""A hollow tree of bent cedar from the floor to the ridge, its ribs bent round a hole as grain is round a knot; a round nest in it."""
import math
from kit import *
from adobe import arc, bench, mean_of
from furniture import book_stack, ribbon
from room import HT, HW

AXIS = (0.0, 5.55)                               # where the tree stands
GIRTH = ((-.3, 1.78), (0, 1.72), (.5, 1.60), (1.4, 1.56), (2.3, 1.40), (3.2, 1.24), (4.4, 1.24), (5.6, 1.40), (7.0, 1.75), (9, 2.3))
HOLE, SPREAD = (1.36, .94), 1.56                 # height of the hole's middle, its radius on the bark; metres to a radian there

def radius(z, a):
    """The trunk's; a: round it from the hole, radians. Roots spread at its foot."""
    root = max(0, 1 - z / .62) ** 2 * (.10 + .26 * max(0, math.cos(3.5 * a + 3.3)) ** 2) if z < .62 else 0
    return mean_of(GIRTH, z, .5)[0] + root

def spot(a, z, off=0.0):
    r = radius(z, a) + off
    return Vector((AXIS[0] + r * math.sin(a), AXIS[1] - r * math.cos(a), z))

def grain(psi, v):
    """How far aside a line of the grain is at height v over the hole's middle; psi: how far aside it is elsewhere."""
    a = HOLE[1]
    lo, hi = math.sqrt(max(0, a * a - v * v)), psi + a
    for _ in range(40):
        u = (lo + hi) / 2
        lo, hi = (u, hi) if u * (1 - a * a / (u * u + v * v + 1e-9)) < psi else (lo, u)
    return u

def ribs(p, n=28):
    """Two halves of a trunk; each rib ends where it meets the roof."""
    each = math.pi * SPREAD / n
    for s in (-1, 1):
        for k in range(n):
            path, z = [], .0
            while z < HT:
                q = spot(s * grain(each * (k + .5), z - HOLE[0]) / SPREAD, z)
                if z > HT * (1 - abs(q.x) / HW) - .02:
                    break
                path.append(q)
                z += .05 if z < 2.6 else .16
            tube(path, .062, p["cedar_z"], 8)

def shell(p, off, mat, top):
    """The wall behind the ribs, open where the hole is."""
    n, m, v = 120, 70, []
    for j in range(m + 1):
        z = .01 + (top - .01) * j / m
        for i in range(n):
            a = math.tau * (i / n - .5)
            q = spot(a, z, off)
            lim = HW * (1 - z / HT) - .02
            v.append((max(-lim, min(lim, q.x)), q.y, z))
    f = []
    for j in range(m):
        z = .01 + (top - .01) * (j + .5) / m
        for i in range(n):
            if math.hypot(math.tau * ((i + .5) / n - .5) * SPREAD, z - HOLE[0]) > HOLE[1] - .01:
                f.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    mesh(v, f, mat, "shell", smooth=True)

def round_the_hole(r, off, n=96):
    return [spot(r * math.cos(t) / SPREAD, HOLE[0] + r * math.sin(t), off) for t in (math.tau * k / n for k in range(n))]

def tree(p):
    """Ribs, dark wood behind them, a smooth lining; a thick lip round the hole, a line of light within it."""
    ribs(p); shell(p, -.035, p["beam"], 7.4); shell(p, -.15, p["lining_in"], 2.75)
    tube(round_the_hole(HOLE[1] - .005, -.06), .105, p["walnut"], 16, closed=True)
    tube(round_the_hole(HOLE[1] - .02, .045), .045, p["walnut_z"], 12, closed=True)
    neon(round_the_hole(HOLE[1] - .125, -.03), p["neon"], .014, closed=True)
    neon([spot(a, .04, .085) for a in (math.tau * (k / 160 - .5) for k in range(160))], p["neon"], .012, closed=True)
    lathe([(0, 2.70), (1.24, 2.70)], p["cedar"], (*AXIS, 0), 64)

def nest(p):
    """A round mattress on boards, rolls to lean on, pillows, a plaid, a shelf of books round its back."""
    x, y = AXIS
    lathe([(0, .34), (1.44, .34), (1.44, .26), (0, .26)], p["walnut"], (x, y, 0), 80)
    lathe([(0, .34), (1.30, .34), (1.38, .38), (1.40, .46), (1.36, .54), (1.26, .57), (.7, .585), (0, .59)], p["cream"], (x, y, 0), 96)
    bench(p["sofa"], arc(x, y, 1.16, -8, 188), .20, .50, .98, 3)
    for a, lift, cloth, turn in ((24, .0, "rust", .1), (48, .02, "linen", -.1), (78, .0, "camel", .15), (104, .02, "rust", -.12), (134, .0, "greige", .1), (158, .01, "camel", -.1)):
        t = math.radians(a)
        cushion(.50, .46, .19, (x + .90 * math.cos(t), y + .90 * math.sin(t), .83 + lift), (-.34, turn, t - math.pi / 2), p[cloth])
    ribbon([(-.62, .20), (-.60, .42), (-.54, .575), (-.3, .60), (.0, .61), (.3, .61), (.45, .615)], .70, p["rust"], (x + .62, y - .62, .0), math.radians(38), .022, .016, 5)
    cyl(.20, .02, (x - .30, y - .62, .59), p["walnut"], 40); book_stack(p, (x - .36, y - .58, .61), 2)
    for k in range(36):                          # books on a shelf that follows the wall
        a = math.radians(38 + 2.9 * k)
        h, r = .20 + .07 * ((k * 7) % 5) / 4, 1.14
        box((.055, .16, h), (x + r * math.cos(a), y + r * math.sin(a), 1.62 + h / 2), p[("rust", "linen", "sage", "camel", "grey", "clay", "sand")[(k * 5) % 7]], (0, 0, a + math.pi / 2), .004, 1)
    shelf = [(x + q * math.cos(a), y + q * math.sin(a), z) for a in (math.radians(32 + 116 * k / 40) for k in range(41)) for q, z in ((1.02, 1.60), (1.34, 1.60), (1.34, 1.565), (1.02, 1.565))]
    mesh(shelf, [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(40) for i in range(4)], p["walnut"], "shelf")
    tube([(x + 1.22 * math.cos(a), y + 1.22 * math.sin(a), 1.555) for a in (math.radians(34 + 112 * k / 40) for k in range(41))], .010, p["warm"], 6)

def toffee_lamp(p, at, r, top, watts):
    """A ball of toffee-coloured glass in a copper cap, on a cord from `top`."""
    x, y, z = at
    sphere(r, at, p["toffee"], 28, .92); lathe([(r * .62, 0), (r * .50, .05), (.03, .09), (.02, .14), (0, .14)], p["copper"], (x, y, z + r * .72), 40)
    tube([(x, y, z + r), (x, y, top)], .007, p["black"], 6); lamp((x, y, z - r - .10), watts, (1, .62, .28), .12)
