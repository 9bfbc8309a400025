"""Two posts of desert timber, striped hammocks between them, striped mattresses rolled for the deck."""
import math
from kit import *
from room import HT, HW

POSTS = ((2.32, 5.05), (2.42, 1.55))             # what the hammocks hang from

def post(p, x, y, seed):
    """A trunk of desert timber, from the floor to the slope."""
    top = HT * (1 - x / HW)
    path = [(x + .045 * noise.noise((seed, q * 4, 0)), y + .045 * noise.noise((seed, 9, q * 4)), top * q) for q in (k / 24 for k in range(25))]
    tube(path, .095, p["walnut_z"], 20, taper=lambda q: 1.15 - .28 * q + .07 * math.sin(17 * q + seed))
    cyl(.22, .10, (x, y, 0), p["stucco"], 40, .03)

def hammock(p, z, sag, cloths, w=.52):
    """Striped cloth between the posts, cords at both ends, a cushion in it."""
    (ax, ay), (bx, by) = POSTS
    a, b, m, n = Vector((ax, ay, z)), Vector((bx, by, z)), 36, 6
    line = lambda q: a + (b - a) * q - Vector((0, 0, 4 * sag * q * (1 - q)))
    def at(q, u):                                # u across, from -1 to 1
        e = math.sin(math.pi * (q - .13) / .74) if .13 < q < .87 else 0
        half = w * (.42 + .58 * e ** .6)
        return line(q) + Vector((u * half, 0, (.08 + .17 * e) * abs(u) ** 2.2))
    bands = 9
    for k in range(bands):
        v = [at(.14 + .72 * j / m, -1 + 2 * (k + i / n) / bands) for j in range(m + 1) for i in range(n + 1)]
        f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
        ob = mesh(v, f, p[cloths[k % 2]], "hammock", smooth=True)
        ob.modifiers.new("thick", "SOLIDIFY").thickness = .014
    for q, end in ((.14, a), (.86, b)):
        for k in range(8):
            tube([end, at(q, -1 + 2 * k / 7)], .007, p["sand"], 6)
        tube([at(q, -1 + 2 * k / 12) for k in range(13)], .017, p["sand"], 8)
        tube([(end.x + .12 * math.cos(t), end.y + .12 * math.sin(t), z) for t in (math.tau * k / 20 for k in range(20))], .018, p["sand"], 8, closed=True)
    c = line(.74)
    cushion(.50, .34, .16, (c.x, c.y, c.z + .15), (1.15, 0, 0), p["rust"])

def roll(p, at, cloths, r=.20, length=.92):
    """A striped mattress, rolled, its spiral towards the glass; two straps."""
    x, y, z = at
    turns, n, bands = 3.2, 90, 7
    spiral = [(x + q * math.cos(t), z + q * math.sin(t)) for t, q in ((math.tau * turns * k / n, .035 + (r - .045) * k / n) for k in range(n + 1))]
    for k in range(bands):
        y0, y1 = y + length * k / bands, y + length * (k + 1) / bands
        v = [(px, yy, pz) for px, pz in spiral for yy in (y0, y1)]
        ob = mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], p[cloths[k % 2]], "roll", smooth=True)
        ob.modifiers.new("thick", "SOLIDIFY").thickness = .040
    for dy in (.22, .70):
        tube([(x + (r + .012) * math.cos(t), y + dy, z + (r + .012) * math.sin(t)) for t in (math.tau * k / 40 for k in range(40))], .014, p["cognac"], 8, closed=True)

def rolls(p, x, y):
    """Six of them, in a pyramid."""
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            roll(p, (x + .43 * (k - (count - 1) / 2), y + .04 * (k + row) % .09, .215 + .372 * row), (("linen", "towel"), ("linen", "cream"), ("sand", "linen"))[(k + row) % 3])
