"""Things of the desert houses: baskets, cacti, lanterns of pierced metal, slung leather, a tray of brass."""
import math
from kit import *
from adobe import skin
from furniture import book_stack, bowl, candle, folded, ribbon, vase, wine_glass

def basket(p, at, r=.24, h=.36, cloth="sand"):
    """Coils of straw, one over the other."""
    wide = lambda z: r * (.80 + .24 * math.sin(math.pi * (.12 + .72 * z / h)))
    coils = [(wide(.03 * k) + out, .03 * k + up) for k in range(int(h / .03)) for out, up in ((0, .004), (.012, .015), (0, .026))]
    lathe([(0, .005)] + coils + [(coils[-1][0] - .02, h - .01), (r * .78, .06), (0, .05)], p[cloth], at, 48)

def platter(p, at, r, cloths):
    """A flat basket on a wall, its coils in rings of colour."""
    n = len(cloths)
    for k, cloth in enumerate(cloths):
        a, b = r * k / n, r * (k + 1) / n
        rings = [q for i in range(4) for s in [a + (b - a) * i / 4] for q in ((s, .03 + .03 * (s / r) ** 2), (s + (b - a) / 8, .038 + .03 * (s / r) ** 2))]
        lathe(rings + [(b, .03 + .03 * (b / r) ** 2)] + ([(b, 0)] if k == n - 1 else []), p[cloth], at, 56).rotation_euler = (math.pi / 2, 0, 0)

def cactus(p, at, heights, r=.105, pot=1.0):
    """Ribbed columns in a pot."""
    x, y, z = at
    lathe([(0, 0), (.17 * pot, 0), (.25 * pot, .12), (.27 * pot, .30), (.245 * pot, .42), (.26 * pot, .45), (.225 * pot, .45),
           (.215 * pot, .40), (0, .40)], p["clay"], at, 56)
    cyl(.215 * pot, .02, (x, y, z + .395), p["soil"], 32)
    for i, h in enumerate(heights):
        a = 2.4 * i + .6
        c, rr = (x + (.11 * math.cos(a) if i else -.03) * pot, y + (.11 * math.sin(a) if i else 0) * pot), r * (1 if not i else .78)
        rows = [[(c[0] + q * rr * w * math.cos(t), c[1] + q * rr * w * math.sin(t), z + .40 + h * k / 28) for t in (math.tau * s / 66 for s in range(66)) for w in [1 + .13 * math.cos(11 * t)]]
                for k in range(29) for q in [math.sqrt(max(.002, 1 - max(0, (k / 28 - .84) / .16) ** 2)) * (.84 + .16 * math.sin(math.pi * min(1, k / 20)))]]
        skin(rows, p["leaf"], closed=True)

def pierced(p, at, s=1.0, hang=5.1, watts=6):
    """A lantern of pierced metal on a cord, or standing where `hang` is 0."""
    n, m, v, f = 64, 40, [], []
    for j in range(m + 1):
        t = j / m
        r = s * .15 * math.sin(math.pi * (.09 + .83 * t)) ** .72
        v += [(r * math.cos(math.tau * i / n), r * math.sin(math.tau * i / n), s * .40 * t) for i in range(n)]
    for j in range(m):                                    # holes in diamonds
        f += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)
              if not (4 <= j < m - 4 and abs((i + 4 * (j // 4 % 2)) % 8 - 3.5) / 3 + abs(j % 4 - 1.5) / 2 < 1)]
    mesh(v, f, p["brass"], "pierced", smooth=True, at=at)
    lathe([(.0, .05 * s), (.08 * s, .07 * s), (.115 * s, .16 * s), (.115 * s, .25 * s), (.08 * s, .33 * s), (0, .35 * s)], p["glow"], at, 32)
    lathe([(.055 * s, .395 * s), (.06 * s, .42 * s), (.03 * s, .45 * s), (.012 * s, .50 * s), (0, .50 * s)], p["brass"], at, 24)
    cyl(.06 * s, .02 * s, (at[0], at[1], at[2] - .012 * s), p["brass"], 24)
    if hang:
        tube([(at[0], at[1], at[2] + .5 * s), (at[0], at[1], hang)], .006, p["black"], 6)
    lamp((at[0], at[1], at[2] - .10), watts, r=.08)

def butterfly(p, at, rot):
    """Leather slung from the four ears of a bent rod."""
    middle = lambda q: (-.40 + .80 * q, .40 - .22 * math.sin(math.pi * min(1, q * 1.05)) ** 1.2 + .40 * q ** 2.4)
    edge = lambda q: (.395 - .035 * q - .09 * math.sin(math.pi * q), -.45 + .94 * q, .60 + .36 * q ** 1.3 - .25 * math.sin(math.pi * q))
    v, n = [], 20
    for j in range(n + 1):
        (y0, z0), (ex, ey, ez) = middle(j / n), edge(j / n)
        for i in range(n + 1):
            u = 2 * i / n - 1
            w = abs(u) ** 2.2
            v.append((u * ex, y0 + (ey - y0) * w, z0 + (ez - z0) * w))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    with Recorder() as r:
        m = mesh(v, f, p["cognac"], "sling", smooth=True).modifiers.new("thick", "SOLIDIFY"); m.thickness = .014
        for s in (-1, 1):
            tube([(s * .40, -.46, .60), (s * .385, -.06, .31), (s * .36, .34, .012)], .011, p["black"], 10)
            tube([(s * .365, .50, .96), (s * .375, .08, .47), (s * .36, -.34, .012)], .011, p["black"], 10)
        for y in (-.34, .34):
            tube([(-.36, y, .012), (.36, y, .012)], .011, p["black"], 10)
    return group(r.objects, at, rot)

def brass_table(p, at, r=.36, h=.46):
    """A tray with a rim on crossed legs."""
    x, y, z = at
    lathe([(0, h - .02), (r - .02, h - .02), (r, h + .02), (r - .012, h + .02), (r - .03, h - .008), (0, h - .008)], p["brass"], at, 72)
    for k in range(4):
        a = math.tau * k / 4 + .5
        tube([(x + .8 * r * math.cos(a), y + .8 * r * math.sin(a), z),
              (x - .62 * r * math.cos(a + .5), y - .62 * r * math.sin(a + .5), z + h - .02)], .013, p["walnut_z"], 10)
    z += h - .008
    vase(p, (x + .14, y + .10, z), .55, "clay", 5, 2); bowl(p, (x - .14, y + .10, z), "ceramic", .55)
    wine_glass(p, (x - .12, y - .14, z)); wine_glass(p, (x + .10, y - .17, z)); candle(p, (x, y - .02, z), .08)

def cord_bench(p, y):
    """Wood and woven cord, a blanket and books on it."""
    for sx in (-1, 1):
        for dy in (-.18, .18):
            tube([(sx * .62, y + dy, 0), (sx * .60, y + dy, .40)], .026, p["walnut_z"], 12)
        tube([(sx * .60, y - .22, .40), (sx * .60, y + .22, .40)], .028, p["walnut"], 12)
    for dy in (-.20, .20):
        tube([(-.66, y + dy, .40), (.66, y + dy, .40)], .026, p["walnut"], 12)
    for k in range(26):
        tube([(-.56 + .045 * k, y - .225, .40), (-.56 + .045 * k, y, .432), (-.56 + .045 * k, y + .225, .40)], .021, p["sand"], 8)
    folded(p, "rust", (-.24, y, .452), (.48, .34), 2, .06, .06); book_stack(p, (.34, y, .452), 2, .3)

def ladder(p, x, wall):
    """Two poles against the back wall's boards, blankets over the rungs."""
    foot, head, h = wall - .62, wall - .10, 2.35
    at = lambda z: foot + (head - foot) * z / h
    for dx in (-.27, .27):
        tube([(x + dx, foot, 0), (x + dx * .86, head, h)], .026, p["walnut_z"], 12)
    for k, z in enumerate((.34, .76, 1.18, 1.60, 2.02)):
        w = .27 - .03 * z / h
        tube([(x - w, at(z), z), (x + w, at(z), z)], .018, p["walnut"], 10)
    for z, cloth, front, back, w in ((2.02, "camel", .62, .34, .40), (1.18, "rust", .50, .30, .42), (.76, "fur", .40, .22, .38)):
        y = at(z)
        ribbon([(y - .055, z - front), (y - .050, z - .6 * front), (y - .042, z - .12), (y - .03, z + .012), (y, z + .030),
                (y + .03, z + .012), (y + .045, z - .12), (y + .06, z - back)], w, p[cloth], (x, 0, 0), 0, .014, .010, z)
