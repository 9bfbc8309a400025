"""A stove like an acorn on a round hearth, and a tin of nuts."""
import math
from kit import *
from room_kiva import soot

BODY = ((.08, .24), (.20, .27), (.33, .36), (.42, .50), (.455, .66), (.45, .82), (.42, .94), (.40, .97))
MOUTH = (.64, .50, .165)                         # its middle's height, half angle, half height

def belly(mat, shrink):
    """The iron body, open at its mouth (towards -y)."""
    n, rows = 96, []
    for (r0, z0), (r1, z1) in zip(BODY, BODY[1:]):
        rows += [(r0 + (r1 - r0) * k / 8, z0 + (z1 - z0) * k / 8) for k in range(8)]
    rows.append(BODY[-1])
    v = [((r - shrink) * math.sin(a), -(r - shrink) * math.cos(a), z) for r, z in rows for a in (math.tau * (i / n - .5) for i in range(n))]
    shut = lambda a, z: (a / MOUTH[1]) ** 2 + ((z - MOUTH[0]) / MOUTH[2]) ** 2 > 1
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)
         if shut(math.tau * ((i + .5) / n - .5), (rows[j][1] + rows[j + 1][1]) / 2)]
    mesh(v, f, mat, "belly", smooth=True)

def cap(p):
    """Copper, in scales, a stalk that is the flue."""
    z0 = .95
    profile = [(.40, 0), (.49, 0), (.515, .03), (.50, .09), (.43, .17), (.31, .235), (.16, .27), (.09, .30)]
    lathe([(r, z0 + z) for r, z in profile], p["copper"], n=80)
    for j, ((r, z), n) in enumerate(zip(((.505, .06), (.465, .13), (.385, .195), (.28, .245), (.17, .27)), (34, 32, 27, 20, 12))):
        for k in range(n):
            a = math.tau * (k + .5 * (j % 2)) / n
            ob = sphere(.044, (0, 0, 0), p["copper"], 8, .6)
            ob.location, ob.rotation_euler = (r * math.cos(a), r * math.sin(a), z0 + z), (0, math.pi / 2 - .4 - .25 * j, a)

def acorn_stove(p, at, rot, watts, top):
    """Feet, belly, cap and flue on a round of slate, light round its edge; `top`: where the flue leaves the roof."""
    with Recorder() as r:
        cyl(.95, .06, (0, 0, 0), p["slate"], 80, .012); neon([(.965 * math.cos(t), .965 * math.sin(t), .03) for t in (math.tau * k / 80 for k in range(80))], p["neon"], .012, closed=True)
        for k in range(3):
            a = math.tau * k / 3 + .5
            tube([(.24 * math.cos(a), .24 * math.sin(a), .34), (.36 * math.cos(a), .36 * math.sin(a), .16), (.38 * math.cos(a), .38 * math.sin(a), .06)], .032, p["black"], 10)
        belly(p["black"], 0); belly(soot(), .025)
        z, w, h = MOUTH
        rim = []
        for t in (math.tau * k / 56 for k in range(56)):
            a, zz = (w + .03) * math.cos(t), z + (h + .012) * math.sin(t)
            q = next(r0 + (r1 - r0) * (zz - z0) / (z1 - z0) for (r0, z0), (r1, z1) in zip(BODY, BODY[1:]) if z0 <= zz <= z1) + .008
            rim.append((q * math.sin(a), -q * math.cos(a), zz))
        tube(rim, .024, p["copper"], 10, closed=True)
        cyl(.40, .02, (0, 0, .455), soot(), 48, .002)
        logs((0, -.10, .47), 4, .34, 3); fire((0, -.12, .475), .44, .40, .14, 9, .4 * watts, group_="fire")
        lamp((0, -.62, .66), .6 * watts, (1, .42, .12), .10, "fire")
        cap(p); tube([(0, 0, 1.2), (0, 0, top)], .085, p["black"], 28); cyl(.12, .04, (0, 0, 1.23), p["copper"], 40)
    return group(r.objects, at, rot)

def tin_of_nuts(p, x, y, z, rnd):
    """Copper, its lid leaning on it."""
    lathe([(0, 0), (.125, 0), (.13, .01), (.13, .20), (.136, .205), (.12, .20), (.12, .15), (0, .15)], p["copper"], (x, y, z), 48)
    for k in range(22):
        q, a = .10 * math.sqrt((k + .5) / 22), k * 2.4
        ob = sphere(.030, (0, 0, 0), p["nut"], 10, 1.25)
        ob.location, ob.rotation_euler = (x + q * math.cos(a), y + q * math.sin(a), z + .185 + .012 * (k % 3)), (rnd.uniform(0, 3), rnd.uniform(0, 3), 0)
    with Recorder() as r:
        cyl(.138, .025, (0, 0, 0), p["copper"], 48); sphere(.022, (0, 0, .035), p["copper"], 12)
    for ob in r.objects:
        ob.rotation_euler = (0, math.radians(-72), 0)
    group(r.objects, (x + .19, y, z + .13))
    for dx, dy in ((.05, -.20), (-.12, -.19), (.26, -.13)):
        sphere(.028, (x + dx, y + dy, z + .028), p["nut"], 10, 1.0)
