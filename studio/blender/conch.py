"""What only the bedroom of the party house has: a round bed with a headboard like a scallop shell, a parasol of slats over it, horns like flowers."""
import math
from kit import *

R, MATTRESS = 1.2, .58                           # radius of the bed; height of the mattress
RIBS, HINGE, LOW = 11, .42, math.radians(3)      # of the shell: how many, the height they spring from, the lowest one above the floor's plane

def circle(r, z, n=96, at=(0, 0)):
    return [(at[0] + r * math.cos(t), at[1] + r * math.sin(t), z) for t in (math.tau * k / n for k in range(n))]

# ------------------------------------------------------------------ the shell
def reach(a):
    """How long a rib at this angle is: the shell is higher than it is half wide."""
    return 1.56 + .74 * max(0, math.sin(a)) ** 1.6

def on_shell(a, r, out=0.0):
    """A point of the shell's face; its sides come forward round the pillows, its top leans back."""
    x = r * math.cos(a)
    return Vector((x, 1.30 - .50 * (x / 1.56) ** 2 + .16 * (r / 2.3) ** 2 * math.sin(a) - out, HINGE + r * math.sin(a)))

def rib(p, a, half):
    """One padded rib, round at its end, white piping along it."""
    n, m, v, f = 22, 12, [], []
    end = lambda s: reach(a) - reach(a) * half * .95 * (1 - math.sqrt(max(0, 1 - s * s)))
    across = [-1 + 2 * k / m for k in range(m + 1)]
    for i in range(n + 1):
        u = i / n
        for s in across:                         # the padded face
            puff = .13 * (.35 + .65 * u) * max(0, 1 - s ** 4) ** .5 * max(0, 1 - u ** 10) ** .5
            v.append(on_shell(a + s * half * .985, .22 + (end(s) - .22) * u, puff))
        v += [on_shell(a + s * half * .985, .22 + (end(s) - .22) * u, -.07) for s in across[::-1]]
    k = 2 * (m + 1)
    f = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(n) for j in range(k)]
    f += [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))]
    mesh(v, f, p["cream"], "rib", smooth=True)
    edge = [on_shell(a - half, .22 + (end(-1) - .22) * q / 20, .012) for q in range(20)]
    edge += [on_shell(a + s * half, end(s), .012) for s in (math.sin(math.pi * (q / 24 - .5)) for q in range(25))]
    edge += [on_shell(a + half, .22 + (end(1) - .22) * (19 - q) / 20, .012) for q in range(20)]
    tube(edge, .014, p["linen"], 8)

def shell(p):
    """A fan of ribs on a low curved plinth; a line of light behind its edge."""
    half = (math.pi - 2 * LOW) / RIBS / 2
    for k in range(RIBS):
        rib(p, LOW + half * (2 * k + 1), half)
    foot = [(1.50 - 3.0 * k / 40, 1.30 - .50 * ((1.50 - 3.0 * k / 40) / 1.56) ** 2) for k in range(41)]
    ring = lambda z: [(x, y - .02, z) for x, y in foot] + [(x, y + .13, z) for x, y in foot[::-1]]
    v, n = ring(0) + ring(HINGE + .08), 82
    mesh(v, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)], p["walnut"], "plinth", bevel=.008)
    glow = [on_shell(a, reach(a) - .10, -.11) for a in (math.radians(6) + math.radians(168) * k / 60 for k in range(61))]
    neon(glow, p["neon"], .013)

# ------------------------------------------------------------------ the bed
def cover(p):
    """The duvet, falling over the edge in soft folds."""
    n, v = 144, []
    steps = [(0, .0), (.35, .012), (.75, .008), (1.05, 0), (1.17, -.02), (1.235, -.075), (1.255, -.16), (1.262, -.25)]
    for r, dz in steps:
        for k in range(n):
            t = math.tau * k / n
            fold = max(0, (r - 1.1) / .16) * .020 * math.sin(17 * t + 2 * math.sin(3 * t))
            dent = .018 * noise.noise((r * 2.2 * math.cos(t), r * 2.2 * math.sin(t), 4)) * (r < 1.2)
            v.append(((r + fold) * math.cos(t), (r + fold) * math.sin(t), MATTRESS + .055 + dz + dent))
    f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(steps) - 1) for k in range(n)]
    ob = mesh(v, f, p["duvet"], "cover", smooth=True)
    s = ob.modifiers.new("thick", "SOLIDIFY"); s.thickness, s.offset = .03, 1

def throw(p, y0, y1, mat="camel"):
    """A blanket across the bed, cut to its round edge, hanging down on both sides."""
    m, v = 14, []
    drop = [(-1, -.22), (-1, -.12), (-.995, -.03), (-.97, .035)]
    line = drop + [(-.97 + 1.94 * k / 22, .052) for k in range(1, 22)] + [(-x, z) for x, z in drop[::-1]]
    for i in range(m + 1):
        y = y0 + (y1 - y0) * i / m
        c = math.sqrt(1.30 ** 2 - y * y)
        v += [(c * x, y + .03 * math.sin(4 * x), MATTRESS + .055 + z + .012 * noise.noise((x * 3, y * 4, 9))) for x, z in line]
    k = len(line)
    f = [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(m) for j in range(k - 1)]
    ob = mesh(v, f, p[mat], "throw", smooth=True)
    s = ob.modifiers.new("thick", "SOLIDIFY"); s.thickness, s.offset = .022, 1

def conch_bed(p, at, rot):
    """Its head towards +y: a drum of rattan poles, a round mattress, the shell."""
    with Recorder() as r:
        cyl(R - .10, .30, (0, 0, 0), p["sand"], 96)
        pole = tube([(0, 0, .03), (0, 0, .29)], .036, p["sand"], 10)
        pole.location = (0, 0, -9)
        for x, y, _ in circle(R - .09, 0, 100):
            copy(pole, (x, y, 0))
        for z in (.035, .30):
            tube(circle(R - .06, z), .034, p["sand"], 10, closed=True)
        lathe([(0, .31), (R - .04, .31), (R, .36), (R, .52), (R - .05, MATTRESS), (0, MATTRESS + .02)], p["duvet"], n=96)
        cover(p); throw(p, -.86, -.34)
        shell(p)
        for x, y, lean, size, cloth in ((-.62, .84, -.42, .62, "linen"), (0, .95, -.40, .62, "linen"), (.62, .84, -.42, .62, "linen"), (-.36, .64, -.55, .52, "sage"),
                                        (.36, .64, -.55, .52, "sage"), (0, .44, -.70, .40, "rust")):
            cushion(size + .06, size * .86, .21, (x, y, MATTRESS + .10 + size * .36), (lean, 0, -.35 * x), p[cloth])
    group(r.objects, at, rot)

def rays(p, at, r0=.9, r=1.56, n=28):
    """The floor round the bed: rays of two stones, round at their ends, a line of brass along them."""
    half, w = math.pi / n, .985
    cyl(r - .14, .004, at, p["linen"], 96, .001)
    for k in range(n):
        a = math.tau * k / n
        end = [(a + half * w * math.sin(t), r - .12 + .12 * math.cos(t)) for t in (math.pi * (q / 12 - .5) for q in range(13))]
        flat = [(at[0] + q * math.cos(b), at[1] + q * math.sin(b)) for b, q in [(a - half * w, r0)] + end + [(a + half * w, r0)]]
        m = len(flat)
        v = [(x, y, 0) for x, y in flat] + [(x, y, .012) for x, y in flat]
        mesh(v, [tuple(range(m, 2 * m))] + [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)], p["terrazzo" if k % 2 else "marble"], "ray", bevel=.002, seg=1)

# ------------------------------------------------------------------ over it
def parasol(p, at, r, rise, top):
    """Slats of palm wood between hoops, a valance in two colours, a ring of light inside its rim; it hangs on a rod from `top`."""
    x, y, z = at
    point = lambda a, q: (x + q * r * math.cos(a), y + q * r * math.sin(a), z + rise * (1 - q ** 1.25))
    for k in range(44):
        a = math.tau * k / 44
        beam(point(a, .10), point(a, .55), .055 if k % 2 else .05, .012, p["sand"], .002); beam(point(a, .55), point(a, 1.0), .085, .012, p["sand"], .003)
    for q in (.20, .32, .44, .56, .68, .79, .90):
        tube([(c[0], c[1], c[2] + .018) for c in (point(math.tau * k / 72, q) for k in range(72))], .014, p["walnut"], 8, closed=True)
    tube([point(math.tau * k / 96, 1.0) for k in range(96)], .032, p["sand"], 12, closed=True)
    cyl(.17, .05, (x, y, z + rise - .05), p["walnut"], 48)
    lobes, n = 26, 12
    for k in range(lobes):                       # the valance
        v = []
        for i in range(n + 1):
            a, s = math.tau * (k + i / n) / lobes, 2 * i / n - 1
            c, d = Vector((math.cos(a), math.sin(a), 0)), .09 + .12 * math.sqrt(max(0, 1 - s * s))
            v += [Vector((x, y, z)) + c * (r + .030) + Vector((0, 0, .01)), Vector((x, y, z)) + c * (r + .045) + Vector((0, 0, -d))]
        ob = mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], p["cream" if k % 2 else "linen"], "lobe", smooth=True)
        m = ob.modifiers.new("thick", "SOLIDIFY"); m.thickness = .010
    neon(circle(r - .07, z - .16, 96, (x, y)), p["neon"], .016, closed=True)
    for k in range(6):
        a = math.tau * (k + .5) / 6
        tube([(x + (r - .07) * math.cos(a), y + (r - .07) * math.sin(a), z - .15), point(a, .955)], .007, p["brass"], 6)
    tube([(x, y, z + rise - .02), (x, y, top)], .020, p["brass"], 12); cyl(.08, .05, (x, y, top - .06), p["brass"], 32)
    sphere(.10, (x, y, z + rise - .30), p["bulb"], 24); tube([(x, y, z + rise - .2), (x, y, z + rise)], .012, p["brass"], 8)
    lamp((x, y, z + rise - .44), 34, (1, .74, .46), .12)
