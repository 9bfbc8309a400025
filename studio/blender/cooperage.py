"""A bath made by a cooper: a great cask to bathe in, a copper still that fills it, a shower in a cask on end, two bowls on half a cask."""
import math
from kit import *
from cask import Cask, put
from furniture import *
from garden import frond

D = 7.0
TUN = (-1.10, 5.28, 1.46)                         # the middle of the great cask
LIP, WATER = .86, .74                            # heights of its rim and its water
tun = Cask(1.56, 1.34, 1.13, 44, (-.465, 11, .77))

def great_cask(p):
    """Lying before the back wall, its front cut open towards the glass; lit from within, hoops edged with light."""
    x, y, z = TUN
    with Recorder() as r:
        tun.staves(p["stave"])
        for u in (-.93, .93):
            tun.head(p["stave_z"], u, 9)
        for u in (-.965, -.85, -.30, .30, .85, .965):
            tun.hoop(p["brass"], u, .075)
        for u in (-.795, .795):
            tun.neon(p["neon"], u, .014)
        for a in (tun.start, tun.stop):                      # rims along the cut
            edge = [tun.at(-.77 + 1.54 * k / 16, a, -.028) for k in range(17)]
            tube(edge, .046, p["stave"], 12)
        neon([tun.at(-.76 + 1.52 * k / 16, tun.stop + .035, .026) for k in range(17)], p["neon"], .013)
        neon([tun.at(-.76 + 1.52 * k / 16, tun.start - .055, .020) for k in range(17)], p["neon"], .013)
        for u in (-.60, .60):                                # hoops of warm light on the inner staves
            tube([tun.at(u, tun.stop + .10 + (2.98 - tun.stop) * k / 40, -.075) for k in range(41)], .014, p["strip"], 8)
        for u in (-.52, .52):
            tun.saddle(p["beam"], u, .30, z)
        tube([(tun.half * .97, 0, .62), (tun.half * 1.01, 0, .62)], .05, p["brass"], 16)
    put(r.objects, TUN)
    rows = [(x + tun.half * u, math.sqrt((tun.radius(u) - .05) ** 2 - (WATER - z) ** 2)) for u in (-.91 + 1.82 * k / 20 for k in range(21))]
    w = water("bath_water", wave=.012, scale=4, glow=(.12, .24, .22), glow_strength=.26)
    mesh([(a, y - b, WATER) for a, b in rows] + [(a, y + b, WATER) for a, b in rows[::-1]], [tuple(range(42))], w, "bathwater")
    for i in range(9):
        card(.8, .7 + .06 * (i % 4), (x - 1.0 + .25 * i, y - .25 + .3 * (-1) ** i, WATER), .3 * (-1) ** i, steam_card("steam_bath", (1, .90, .78), .035), "steam")
    area((x, y - .25, z + 1.02), (x, y + .2, WATER), (2.1, .3), 62, (1, .66, .34), "cask"); lamp((x - .7, y - .1, z + .45), 13, r=.15); lamp((x + .7, y - .1, z + .45), 13, r=.15)
    inside(p, x, y); steps(p, x - .15)

def inside(p, x, y):
    """Two head rests, and a board across with what is needed."""
    for dx in (-.52, .30):
        cushion(.58, .40, .18, (x + dx, y + 1.08, 1.06), (-.22, 0, .05 * (dx > 0)), p["camel"])
    b = x + .86
    box((.24, 2.02, .035), (b, y - .05, LIP + .015), p["walnut_z"], bevel=.006)
    z = LIP + .033
    candle(p, (b, y - .62, z), .12, .038, 2); candle(p, (b - .04, y - .50, z), .07, .032); wine_glass(p, (b, y - .30, z)); wine_glass(p, (b + .03, y - .10, z))
    cyl(.075, .085, (b, y + .20, z), p["brass"], 32); folded(p, "towel", (b, y + .60, z), (.22, .34), 2, 0, .05)

def steps(p, x):
    """Two, each with a round front, like the half of a lid."""
    for r, h, y in ((.86, .22, 4.16), (.56, .44, 4.14)):
        rim = [(x + r * math.cos(t), y - r * .92 * math.sin(t)) for t in (math.pi * k / 32 for k in range(33))]
        n = len(rim)
        for low, high, mat, out in ((0, h - .05, "beam", .96), (h - .05, h, "stave", 1)):
            v = [(x + (a - x) * out, y + (b - y) * out, q) for q in (low, high) for a, b in rim]
            mesh(v, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], p[mat], "step", bevel=.006)
    neon([(x + .84 * math.cos(t), 4.16 - .84 * .92 * math.sin(t), .02) for t in (math.pi * (.06 + .88 * k / 32) for k in range(33))], p["neon"], .011)

def still(p, x, y):
    """An onion of copper on a ring of stone; its swan's neck ends over the water."""
    cyl(.44, .34, (x, y, 0), p["slate"], 56, .012); cyl(.47, .05, (x, y, .34), p["marble"], 56)
    lathe([(.30, 0), (.40, .04), (.45, .16), (.46, .36), (.42, .56), (.30, .70), (.17, .78), (.15, .84), (.23, .92), (.27, 1.02), (.23, 1.13), (.13, 1.21), (.085, 1.30)],
          p["brass"], (x, y, .39), 64)
    for z, r in ((.55, .462), (.92, .435), (1.20, .165)):
        lathe([(r - .01, -.014), (r + .014, -.014), (r + .014, .014), (r - .01, .014)], p["brass"], (x, y, z), 64)
    top, end = (x, y, 1.62), (TUN[0] + .92, 4.46, 1.36)
    pts = [Vector(q) for q in (top, (x, y, 2.00), (x - .04, y - .05, 2.26), (x - .20, y - .24, 2.42), (x - .46, y - .54, 2.36),
                               (end[0] + .40, 4.03, 2.10), (end[0] + .16, 4.10, 1.82), (end[0] + .02, 4.32, 1.62), end)]
    tube(smooth(pts), .085, p["brass"], 20, taper=lambda q: 1 - .52 * q)
    a, b = Vector(end), Vector((end[0] - .02, end[1] + .16, WATER))
    tube([a, a.lerp(b, .3) + Vector((0, .06, .06)), b], .022, glass("falling_water", (.85, .95, .97), mirror=.7), 10)
    lamp((x + .30, y - 1.0, 1.5), 9, r=.15)

def smooth(pts, m=6):
    """A soft line through points (Catmull-Rom)."""
    q = [pts[0] * 2 - pts[1], *pts, pts[-1] * 2 - pts[-2]]
    line = [((b * 2) + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t + (b * 3 - a - c * 3 + d) * t ** 3) / 2
            for a, b, c, d in zip(q, q[1:], q[2:], q[3:]) for t in (k / m for k in range(m))]
    return line + [pts[-1]]

def cask_shower(p, x, y, turn):
    """A cask on end, as high as a door, open from knee to crown; a copper rose in its lid."""
    c = Cask(1.08, .76, .64, 30, (-.72, 7, .80))
    with Recorder() as r:
        c.staves(p["stave"]); c.head(p["stave"], .95, 7); c.head(p["walnut"], -.90, 7)
        for u in (-.95, -.84, .84, .95):
            c.hoop(p["brass"], u, .06)
        c.hoop(p["brass"], .28, .05); c.hoop(p["brass"], -.28, .05)
        for a in (c.start - .03, c.stop + .03):
            neon([c.at(-.80 + 1.6 * k / 12, a, .022) for k in range(13)], p["neon"], .012)
        for a in (c.start, c.stop):
            tube([c.at(-.80 + 1.6 * k / 12, a, -.028) for k in range(13)], .042, p["stave"], 10)
    put(r.objects, (x, y, 1.08), turn, True)
    cyl(.21, .02, (x, y, 1.97), p["brass"], 40); tube([(x, y, 1.98), (x, y, 2.08)], .018, p["brass"], 10)
    bx, by = x - .55 * math.sin(turn), y + .55 * math.cos(turn)          # its riser, opposite the opening
    tube([(bx, by, .82), (bx, by, 1.55)], .016, p["brass"], 10); cyl(.05, .05, (bx, by, 1.02), p["brass"], 24); sphere(.055, (bx, by, 1.56), p["brass"], 16)
    area((x, y, 1.95), (x, y, 0), .4, 46, (1, .70, .40), "rose"); lamp((x, y, 1.5), 8, r=.15)

def vanity(p, x):
    """Half a cask under a board, two copper bowls, one wide oval mirror in a hoop."""
    y, z = D - .52, .80
    c = Cask(.80, .46, .40, 28, (0, 14, 1.1))
    with Recorder() as r:
        c.staves(p["stave"])
        for u in (-.9, -.45, .45, .9):
            c.hoop(p["brass"], u, .045)
        for u in (-.62, .62):
            c.saddle(p["beam"], u, .10, z, .6)
        for u in (-.95, .95):                                # the lower half of its heads
            rr = c.radius(u) - .05
            mesh([(c.half * u, rr * math.cos(t), rr * math.sin(t)) for t in (math.pi * (1 + k / 24) for k in range(25))], [tuple(range(25))], p["stave_z"], "head")
    put(r.objects, (x, y, z))
    box((1.72, .98, .06), (x, y + .03, z + .03), p["walnut"], bevel=.014)
    neon([(x - .84, y - .47, z - .02), (x + .84, y - .47, z - .02)], p["neon"], .011)
    for s in (-1, 1):
        bx = x + .44 * s
        lathe([(0, 0), (.09, 0), (.17, .05), (.225, .13), (.235, .15), (.21, .15), (.15, .06), (0, .035)], p["brass"], (bx, y - .06, z + .06), 56)
        tube([(bx, D - .07, 1.20), (bx, D - .26, 1.22), (bx, D - .36, 1.20), (bx, D - .40, 1.12)], .017, p["brass"], 12)
        for dx in (-.13, .13):
            cyl(.024, .05, (bx + dx, D - .12, 1.17), p["brass"], 16)
        tube([(x + s * .98, D - .14, 1.45), (x + s * .98, D - .14, 1.90)], .045, p["shade"], 14); lamp((x + s * .98, D - .30, 1.7), 6)
    oval = [(x + .78 * math.cos(t), D - .10, 1.78 + .40 * math.sin(t)) for t in (math.tau * k / 72 for k in range(72))]
    mesh(oval, [tuple(range(72))], p["mirror"], "mirror")
    tube(oval, .030, p["brass"], 12, closed=True)
    neon([(x + .85 * math.cos(t), D - .075, 1.78 + .47 * math.sin(t)) for t in (math.tau * k / 72 for k in range(72))], p["neon"], .012, closed=True)
    area((x, D - .62, 2.5), (x, D - .35, .9), (1.1, .1), 26)
    candle(p, (x - .06, y + .22, z + .06), .12, .034); candle(p, (x + .05, y + .26, z + .06), .07); vase(p, (x + .74, y + .2, z + .06), .7, "clay", 5, 3)

def fern(p, at, rnd, r=.20, h=.34, s=1.0):
    """In a small cask."""
    with Recorder() as rec:
        c = Cask(h / 2, r, r * .88, 18)
        c.staves(p["stave"]); c.hoop(p["brass"], -.6, .022); c.hoop(p["brass"], .6, .022)
    put(rec.objects, (at[0], at[1], at[2] + h / 2), 0, True)
    cyl(r * .8, .03, (at[0], at[1], at[2] + h - .06), p["soil"], 24)
    for k, n in ((1.0, 13), (.7, 9)):
        with Recorder() as rec:
            frond(p["leaf"], rnd, (at[0], at[1], at[2] + h - .04), n)
        rec.objects[0].scale = (s * k, s * k, s * (1.75 - .75 * k))

def towel_branch(p, x, y):
    """A bare young tree, its branches cut short to hang towels on."""
    cyl(.30, .05, (x, y, 0), p["endgrain"], 40)
    tube([(x, y, .04), (x + .03, y - .02, .7), (x - .02, y + .02, 1.3), (x + .02, y, 1.86)], .042, p["bark"], 12, taper=lambda q: 1 - .45 * q)
    for z, a, l in ((.98, 2.6, .42), (1.22, -.5, .42), (1.48, 3.4, .40), (1.68, .2, .34)):
        d = Vector((math.cos(a), math.sin(a), 0)) * l
        o = Vector((x, y, z))
        tube([o, o + d * .5 + Vector((0, 0, .06)), o + d + Vector((0, 0, .18))], .024, p["bark"], 10, taper=lambda q: 1 - .4 * q)
    for z, a, c, k in ((1.06, 2.6, "towel", 1), (1.30, -.5, "sand", 2), (1.55, 3.4, "camel", 3)):
        q = (x + .27 * math.cos(a), y + .27 * math.sin(a), z)
        ribbon([(-.06, -.60), (-.055, -.3), (-.04, -.04), (0, .03), (.04, -.04), (.05, -.26), (.06, -.48)], .24, p[c], q, a, .02, .014, k)
