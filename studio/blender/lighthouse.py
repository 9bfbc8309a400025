"""A lighthouse as a fireplace: a white tower with a spiral band on boulders, the fire in its foot, a gallery, a lit lens under a cap, its flue to the ridge."""
import math
from kit import *
from nature import boulder
from room import HT
from room_kiva import soot

CX, CY, D = 0.0, 5.75, 7.3                      # the tower's axis; depth of the room
FOOT, DECK = .10, 3.92                          # from and to which height the tower stands
FIRE = (0, .40, .58, .88, 4.50)                 # the arched mouth: its middle, floor, half width, rise, the y of its front
BACK = 5.36                                     # of the fire
PITCH = 2.05                                    # metres that the band climbs in one turn
# the logs in the fire, both ends; hearths.mjs has them too
LOGS = (((-.34, 5.02, .46), (.26, 4.94, .46)), ((-.24, 4.90, .47), (.34, 5.06, .45)), ((-.16, 4.86, .56), (.04, 5.10, .56)), ((.20, 4.88, .56), (.02, 5.08, .58)),
        ((-.26, 5.00, .64), (.26, 4.96, .67)))

def radius(z):
    """The tower tapers, more below than above."""
    q = (z - FOOT) / (DECK - FOOT)
    return 1.16 - .52 * q + .12 * q * q

def strip(k, mat, steps=14, n=160):
    """Half a turn's height of the tower's skin, climbing with the band; the seam is at the back, the mouth stays open."""
    x0, z0, half, rise, _ = FIRE
    v, f = [], []
    for j in range(steps + 1):
        for i in range(n + 1):
            a = math.pi / 2 + math.tau * i / n
            z = max(FOOT, min(DECK, FOOT + PITCH * ((k + j / steps) / 2 + i / n)))
            v.append((CX + radius(z) * math.cos(a), CY + radius(z) * math.sin(a), z))
    for j in range(steps):
        for i in range(n):
            q = (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
            x, y, z = (sum(v[m][axis] for m in q) / 4 for axis in range(3))
            is_flat = max(v[m][2] for m in q) - min(v[m][2] for m in q) < 1e-4
            is_mouth = y < CY and z > z0 - .02 and ((x - x0) / (half + .10)) ** 2 + ((z - z0) / (rise + .10)) ** 2 < 1
            if not is_flat and not is_mouth:
                f.append(q)
    if f:
        mesh(v, f, mat, "tower", smooth=True)

def arch(y, grow=0.0, n=40, low=None):
    """The mouth's outline at a depth, wider by `grow`."""
    x, z, half, rise, _ = FIRE
    ends = [[(x + s * (half + grow), y, low)] if low is not None else [] for s in (1, -1)]
    return ends[0] + [(x + (half + grow) * math.cos(math.pi * k / n), y, z + (rise + grow) * math.sin(math.pi * k / n)) for k in range(n + 1)] + ends[1]

def mouth(p, watts):
    """Cut stones round the arch, soot behind them, a slab before them, the fire."""
    x, z, half, rise, y = FIRE
    n, stones = 13, 13
    for k in range(stones):                              # wedges, a joint between them
        a, b = (math.pi * (k + t) / stones for t in (.025, .975))
        ring = lambda grow: [(x + (half + grow) * math.cos(a + (b - a) * i / n), z + (rise + grow) * math.sin(a + (b - a) * i / n)) for i in range(n + 1)]
        out = .23 if k % 2 == 0 else .20
        inner, outer = ring(0), ring(out)
        prism((outer + inner[::-1])[::-1], y - (.02 if k == stones // 2 else 0), y + .52, p["slate"], .010, "wedge")
    for s in (-1, 1):
        box((.23, .52, z - .12), (s * (half + .115), y + .26, .12 + (z - .12) / 2), p["slate"], bevel=.012)
    rows = [arch(y + .10 + (BACK - y - .10) * q, .004 - .10 * q ** 3) for q in (k / 8 for k in range(9))]
    m = len(rows[0])
    mesh([c for row in rows for c in row], [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(8) for i in range(m - 1)]
         + [tuple(range(8 * m, 9 * m))], soot(), "soot")
    box((2 * half + .02, BACK - y - .04, z - .12), (0, (BACK + y) / 2 + .03, .12 + (z - .12) / 2 - .004), p["slate"], bevel=.006)
    mesh([(-half, y + .10, z + .004), (half, y + .10, z + .004), (half, BACK, z + .004), (-half, BACK, z + .004)], [(0, 1, 2, 3)], soot(), "bed")
    charred, ember = stone("charred", (.012, .009, .008), (.09, .05, .03), 6), emission("ember", (1, .16, .02), 5)
    for foot, tip in LOGS:
        tube([foot, tip], .055, charred, 12)
    for k in range(22):
        box((.055, .045, .03), (-.36 + .72 * (k * .618 % 1), 4.97 + .11 * math.sin(k * 2.4), z + .02), ember, (0, 0, k), .01)
    fire((0, 4.98, z + .01), .76, .78, .16, 12, .4 * watts, group_="fire")
    lamp((0, y - .18, z + .42), .5 * watts, (1, .42, .12), .12, "fire")
    neon(arch(y - .012, .275, 40, .14), p["neon"], .014)
    box((2.1, .78, .12), (0, y - .26, .06), p["slate"], bevel=.02, seg=3)

def rocks(p, rnd):
    """Boulders washed round around the foot, lower towards the hearth."""
    for a, r, size, up in ((-143, 1.42, .46, .06), (-162, 1.56, .40, .10), (178, 1.50, .52, .12), (160, 1.62, .42, .02), (-37, 1.44, .50, .05), (-17, 1.58, .38, .12),
                           (4, 1.48, .54, .10), (24, 1.60, .40, .04), (-128, 1.50, .26, .0), (-52, 1.52, .24, .0), (-152, 1.98, .24, -.03), (-26, 1.96, .27, -.03),
                           (-172, 2.02, .30, -.02), (-6, 2.06, .22, -.03), (-135, 1.86, .16, -.02), (-44, 1.84, .15, -.02)):
        ob, = boulder(rnd.randint(1, 99), p["rock"], 4)
        t = math.radians(a)
        ob.location, ob.rotation_euler = (CX + r * math.cos(t), CY + r * math.sin(t), .16 + up), (0, 0, rnd.uniform(0, 6.3))
        ob.scale = (size, size, size * 1.25)

def window(p, degrees, z):
    """A small lit window with a rounded top, in a deep frame."""
    a = math.radians(degrees)
    outline = lambda w, h: [(-w, 0), (w, 0), (w, h)] + [(w * math.cos(math.pi * k / 12), h + w * math.sin(math.pi * k / 12)) for k in range(1, 12)] + [(-w, h)]
    with Recorder() as r:
        prism(outline(.15, .30), -.05, .16, p["slate"], .008, "frame"); prism(outline(.105, .285), -.062, .10, p["window"], 0, "lit")
        box((.36, .20, .04), (0, .02, -.03), p["slate"], bevel=.008)
        box((.018, .02, .38), (0, -.066, .19), p["black"], bevel=0); box((.21, .02, .018), (0, -.066, .20), p["black"], bevel=0)
    group(r.objects, (CX + radius(z + .2) * math.cos(a), CY + radius(z + .2) * math.sin(a), z), a + math.pi / 2)

def gallery(p):
    """The deck on brackets, its rail, the ring of neon under its edge."""
    at = lambda k, n, r, z: (CX + r * math.cos(math.tau * k / n), CY + r * math.sin(math.tau * k / n), z)
    lathe([(.60, DECK - .34), (.70, DECK - .30), (.76, DECK - .14), (.98, DECK - .04), (1.16, DECK), (1.18, DECK + .02), (1.18, DECK + .07), (.4, DECK + .08)], p["plaster"], (CX, CY, 0), 96)
    for k in range(16):
        beam(at(k, 16, .70, DECK - .36), at(k, 16, 1.06, DECK - .03), .07, .07, p["band"], .008)
    neon([at(k, 96, 1.195, DECK + .045) for k in range(96)], p["neon"], .013, closed=True)
    for k in range(18):
        tube([at(k, 18, 1.08, DECK + .07), at(k, 18, 1.08, DECK + .56)], .014, p["black"], 8)
    for z, r in ((.24, .010), (.40, .010), (.57, .022)):
        tube([at(k, 96, 1.08, DECK + z) for k in range(96)], r, p["black"], 8, closed=True)

def lantern_room(p):
    """A drum, eight bars round a lens of rings that glows, the cap with its ball, the flue to the ridge."""
    z = DECK + .08
    cyl(.56, .26, (CX, CY, z), p["band"], 64); lathe([(.58, 0), (.60, .02), (.60, .05), (.56, .07)], p["black"], (CX, CY, z + .24), 64)
    lens = [(.16 + .24 * math.sin(math.pi * k / 60) ** .7 + .018 * abs(math.sin(math.pi * k / 6)), .30 + .66 * k / 60) for k in range(61)]
    lathe([(0, .30)] + lens + [(0, .96)], p["lens"], (CX, CY, z), 64)
    for k in range(8):
        a = math.tau * (k + .5) / 8
        tube([(CX + .53 * math.cos(a), CY + .53 * math.sin(a), z + h) for h in (.26, 1.02)], .018, p["black"], 8)
    lathe([(.54, 1.0), (.72, 1.0), (.74, 1.03), (.70, 1.08), (.52, 1.24), (.30, 1.40), (.14, 1.48), (.13, 1.56), (0, 1.56)], p["band"], (CX, CY, z), 72)
    lathe([(.735, 1.015), (.755, 1.03), (.735, 1.05)], p["brass"], (CX, CY, z), 72)
    sphere(.17, (CX, CY, z + 1.68), p["brass"], 24)
    cyl(.10, HT - .5 - z - 1.76, (CX, CY, z + 1.76), p["black"], 40); cyl(.13, .05, (CX, CY, z + 1.82), p["black"], 40)
    for k in range(4):
        a = math.tau * (k + .5) / 4
        lamp((CX + .95 * math.cos(a), CY + .95 * math.sin(a), z + .66), 15, (1, .80, .52), .14)

def lighthouse(p, rnd, watts):
    """Everything of the tower."""
    for k in range(-2, 5):
        strip(k, p["band" if k % 2 else "plaster"])
    cyl(1.34, .12, (CX, CY, 0), p["slate"], 96)
    mouth(p, watts); rocks(p, rnd); gallery(p); lantern_room(p)
    for degrees, z in ((-62, 2.62), (-118, 1.75), (-148, 2.85)):
        window(p, degrees, z)
