"""A Finnish sauna: a timber cabin that stands free in a room, glass on the two sides towards it, lit from under its benches."""
import math, random
from kit import *
from furniture import *

X0, X1, Y0, Y1, TOP = -3.40, -.20, .85, 3.65, 2.34           # its outside; under the roof
FLOOR, LOW, HIGH, DEEP = .10, .50, .95, .58                  # heights of floor and benches; how deep a bench is
END, DOOR = 3.15, (-1.62, -.86)                              # where the long bench ends; the door, from and to
STOVE = (-.74, 1.36)

def hot_stone():
    """Dark stone, red where it is hottest: low between the others."""
    m, s = material("hot_stone")
    if s:
        deep = s.ramp(s.noise(s.coord("Generated"), 3.2, 4), (.44, 0.0), (.62, 1.0))
        rock = s.principled(Base_Color=(.055, .050, .047), Roughness=.85)
        s.surface(s.n("AddShader", i0=rock, i1=s.n("Emission", Color=(1, .20, .04), Strength=s.math("MULTIPLY", deep, 1.9))))
    return m

def walls(p):
    """Larch inside and out; the wall towards the view has a long window at the height of the eyes."""
    n, h = 20, (TOP - FLOOR) / 20
    for k in range(n):
        z = FLOOR + h * (k + .5)
        box((.03, Y1 - Y0 - .16, h - .006), (X0 + .075, (Y0 + Y1) / 2, z), p["cedar"], bevel=.004)
        parts = ((X0 + .09, -2.72), (-1.18, X1 - .08)) if 1.46 < z < 2.02 else ((X0 + .09, X1 - .08),)
        for a, b in parts:
            box((b - a, .03, h - .006), ((a + b) / 2, Y0 + .075, z), p["larch"], bevel=.004)
        box((-2.60 - X0, .05, h - .006), ((X0 - 2.60) / 2, Y1 - .06, z), p["larch"], bevel=.004)
        box((.03, Y1 - Y0, h - .006), (X0 + .015, (Y0 + Y1) / 2, z), p["cedar"], bevel=.004)
    for z, high in ((.76, 1.36), (2.17, .34)):
        box((X1 - X0, .03, high), ((X0 + X1) / 2, Y0 + .03, z), p["walnut"], bevel=0)
    for x in (-2.70, -1.20):
        box((.05, .12, .62), (x, Y0 + .06, 1.74), p["walnut_z"], bevel=.005)
    for z in (1.43, 2.03):
        box((1.55, .14, .05), (-1.95, Y0 + .06, z), p["walnut"], bevel=.005)

def frame(p):
    """Plinth, posts, roof; the panes between them and a door of glass."""
    box((X1 - X0 - .10, Y1 - Y0 - .10, FLOOR), ((X0 + X1) / 2, (Y0 + Y1) / 2, FLOOR / 2), p["black"], bevel=0)
    for k in range(24):
        box((X1 - X0 - .20, .085, .025), ((X0 + X1) / 2, Y0 + .14 + .1105 * k, FLOOR + .012), p["walnut"], bevel=.004)
    for x, y in ((X0, Y0), (X0, Y1), (X1, Y0), (X1, Y1)):
        box((.11, .11, TOP), (x + math.copysign(.055, -1.8 - x), y + math.copysign(.055, 2.2 - y), TOP / 2), p["walnut_z"], bevel=.008)
    box((X1 - X0 + .24, Y1 - Y0 + .24, .05), ((X0 + X1) / 2 + .06, (Y0 + Y1) / 2 + .06, TOP + .13), p["black"], bevel=.004)
    box((X1 - X0 - .10, Y1 - Y0 - .10, .05), ((X0 + X1) / 2, (Y0 + Y1) / 2, TOP + .02), p["cedar"], bevel=0)
    box((X1 - X0 + .16, .06, .17), ((X0 + X1) / 2 + .06, Y1 + .06, TOP + .03), p["larch"], bevel=.006)      # fascia
    box((.06, Y1 - Y0 + .16, .17), (X1 + .06, (Y0 + Y1) / 2 + .03, TOP + .03), p["cedar"], bevel=.006)
    rim = [(X0, Y1 + .11, TOP + .10), (X1 + .11, Y1 + .11, TOP + .10), (X1 + .11, Y0, TOP + .10)]
    neon(rim, p["neon"], .013)
    neon([(X0, Y1 + .02, .03), (X1 + .02, Y1 + .02, .03), (X1 + .02, Y0, .03)], p["neon"], .011)
    clear = glass("cabin_glass", (.97, .98, .98), mirror=.18)
    yg, xg = Y1 - .055, X1 - .055
    for a, b in ((-2.56, DOOR[0] - .05), (DOOR[0] + .02, DOOR[1] - .02), (DOOR[1] + .05, X1 - .11)):
        mesh([(a, yg, FLOOR), (b, yg, FLOOR), (b, yg, TOP), (a, yg, TOP)], [(0, 1, 2, 3)], clear, "pane")
    mesh([(xg, Y0 + .11, FLOOR), (xg, Y1 - .11, FLOOR), (xg, Y1 - .11, TOP), (xg, Y0 + .11, TOP)], [(0, 1, 2, 3)], clear, "pane")
    for x in (-2.58, DOOR[0] - .02, DOOR[1] + .02):
        box((.05, .07, TOP - FLOOR), (x, yg, (TOP + FLOOR) / 2), p["walnut_z"], bevel=.005)
    box((.05, .05, TOP - FLOOR), (xg, 2.25, (TOP + FLOOR) / 2), p["walnut_z"], bevel=.005)
    for z in (FLOOR + .03, TOP - .03):
        box((X1 + 2.60, .06, .06), ((X1 - 2.60) / 2, yg, z), p["walnut"], bevel=.004)
        box((.06, Y1 - Y0 - .2, .06), (xg, (Y0 + Y1) / 2, z), p["cedar"], bevel=.004)
    x = DOOR[0] + .12                                        # a pull of wood on both sides of the glass
    for y in (yg - .05, yg + .05):
        tube([(x, y, .95), (x, y, 1.40)], .018, p["walnut_z"], 12)
    for z in (1.0, 1.35):
        tube([(x, yg - .05, z), (x, yg + .05, z)], .009, p["black"], 8)

def tier(p, z, out):
    """One level of the L: slats along both walls, a line of light under its edge, `out` metres from the walls."""
    a, b, right = X0 + .10 + out, Y0 + .10 + out, -1.24
    for k in range(5):
        w = DEEP / 5
        box((w - .014, END - b, .032), (a + w * (k + .5), (b + END) / 2, z - .016), p["cedar"], bevel=.007)
        box((right - a - DEEP, w - .014, .032), ((right + a + DEEP) / 2, b + w * (k + .5), z - .016), p["larch"], bevel=.007)
    box((.035, END - b - DEEP, .09), (a + DEEP - .02, (b + DEEP + END) / 2, z - .075), p["cedar"], bevel=.005)
    box((right - a - DEEP, .035, .09), ((right + a + DEEP) / 2, b + DEEP - .02, z - .075), p["larch"], bevel=.005)
    beam((a + DEEP - .05, b + DEEP - .05, z - .13), (a + DEEP - .05, END - .04, z - .13), .016, .016, p["ember_line"], 0)
    beam((a + DEEP - .05, b + DEEP - .05, z - .13), (right - .04, b + DEEP - .05, z - .13), .016, .016, p["ember_line"], 0)
    area((a + DEEP - .06, (b + END) / 2 + .3, z - .15), (a + DEEP + .30, (b + END) / 2 + .3, 0), (.04, 1.5), 20, (1, .60, .30), "under")
    area(((right + a + DEEP) / 2, b + DEEP - .06, z - .15), ((right + a + DEEP) / 2, b + DEEP + .30, 0), (1.2, .04), 18, (1, .60, .30), "under")
    for y in (END - .04, b + DEEP + .3):
        box((DEEP - .06, .05, z - FLOOR - .04), (a + DEEP / 2 - .02, y, (z + FLOOR) / 2 - .03), p["walnut"], bevel=.005)
    box((.05, DEEP - .06, z - FLOOR - .04), (right - .03, b + DEEP / 2 - .02, (z + FLOOR) / 2 - .03), p["walnut_z"], bevel=.005)

def backrests(p):
    for k, z in enumerate((1.13, 1.24, 1.35)):
        tilt = .10 - .035 * k
        box((.022, END - Y0 - .85, .075), (X0 + .14 + tilt * .4, (END + Y0 + .62) / 2, z), p["cedar"], (0, -.16, 0), .007)
        box((1.35, .022, .075), (-2.0, Y0 + .14 + tilt * .4, z), p["larch"], (.16, 0, 0), .007)
    beam((X0 + .11, Y0 + .8, 1.44), (X0 + .11, END - .2, 1.44), .014, .014, p["ember_line"], 0)
    area((X0 + .13, 2.2, 1.46), (X0 + .02, 2.2, 2.3), (.04, 1.6), 16, (1, .62, .32), "behind")
    x, y = X0 + .22, Y0 + .22                                # the lamp of a sauna: slats across its corner
    for k in range(7):
        q = k / 6 - .5
        box((.030, .012, .44), (x + .20 * q, y - .20 * q, 1.92), p["walnut_z"], (0, 0, -math.pi / 4), .003)
    sphere(.05, (x - .06, y - .06, 1.92), p["bulb"], 16); lamp((x + .12, y + .12, 1.95), 16, (1, .62, .32), .06)

def stove(p, rnd):
    """A cage of steel full of stones that glow from below; a rail of wood keeps elbows off."""
    x, y = STOVE
    h, r, z0 = 1.00, .25, FLOOR + .10
    box((.66, .66, .06), (x, y, FLOOR + .05), p["slate"], bevel=.006); box((.44, .44, .10), (x, y, z0 + .05), p["black"], bevel=.006)
    for k in range(28):
        q = 4 * k / 28
        side, t = int(q), (q % 1 - .5) * 2 * r
        dx, dy = ((t, -r), (r, t), (-t, r), (-r, -t))[side]
        box((.010, .010, h - .14), (x + dx, y + dy, z0 + .08 + (h - .14) / 2), p["black"], bevel=0)
    for z in (z0 + .10, z0 + .52, z0 + h - .07):
        for d in (-r, r):
            box((2 * r + .02, .016, .016), (x, y + d, z), p["black"], bevel=0); box((.016, 2 * r + .02, .016), (x + d, y, z), p["black"], bevel=0)
    hot, cold = hot_stone(), p["slate"]
    for layer in range(9):
        for _ in range(11):
            a, d = rnd.uniform(-.19, .19), rnd.uniform(-.19, .19)
            mat = hot if layer < 8 and rnd.random() < .75 else cold
            ob = sphere(rnd.uniform(.05, .075), (x + a, y + d, z0 + .15 + .098 * layer + rnd.uniform(-.01, .01)), mat, 8, rnd.uniform(.6, .9))
            ob.rotation_euler = (rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, 3))
    lamp((x, y, z0 + h + .16), 5, (1, .34, .10), .10, "fire"); lamp((x - .42, y + .42, z0 + .5), 4, (1, .34, .10), .10, "fire")
    for z in (.62, .86):
        box((.035, .86, .07), (x - .42, y, z), p["cedar"], bevel=.008); box((.86, .035, .07), (x, y + .42, z), p["larch"], bevel=.008)
    box((.05, .05, .80), (x - .42, y + .42, FLOOR + .40), p["walnut_z"], bevel=.006)

def things(p):
    """Bucket and ladle, towels, an hourglass on the wall."""
    x, y, z = X0 + .10 + DEEP + .30, 2.62, LOW
    lathe([(0, 0), (.115, 0), (.14, .24), (.125, .24), (.105, .03), (0, .03)], p["walnut_z"], (x, y, z), 36)
    for zz, r in ((.05, .123), (.19, .137)):
        tube([(x + r * math.cos(t), y + r * math.sin(t), z + zz) for t in (math.tau * k / 32 for k in range(32))], .007, p["brass"], 6, closed=True)
    tube([(x, y + .135 * math.cos(t), z + .22 + .20 * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))], .008, p["walnut_z"], 8)
    tube([(x + .02, y, z + .12), (x + .14, y - .10, z + .42)], .009, p["walnut_z"], 8); sphere(.045, (x + .01, y, z + .17), p["brass"], 12)
    folded(p, "towel", (X0 + .40, 2.75, HIGH), (.34, .40), 3); folded(p, "sand", (-1.62, Y0 + .40, HIGH), (.42, .34), 2)
    ribbon([(-.28, .0), (-.20, .014), (.20, .014), (.285, .0), (.30, -.20)], .46, p["towel"], (X0 + .40, 1.95, HIGH + .002), math.pi / 2, .014, .006, 4)
    for dz in (-.09, .09):
        box((.13, .05, .018), (-2.95, Y0 + .12, 1.75 + dz), p["walnut"], bevel=.003)
    lathe([(0, -.08), (.035, -.075), (.04, -.045), (.006, 0), (.04, .045), (.035, .075), (0, .08)], p["crystal"], (-2.95, Y0 + .14, 1.75), 20)

def robe(p, x, y, z, cloth, seed):
    """Hung by its collar on a peg, towards +y."""
    tube([(x, y, z), (x, y + .09, z + .02)], .012, p["brass"], 8)
    n, m, v = 40, 22, []
    for j in range(m + 1):
        q = j / m
        w = .10 + .17 * min(1, q * 3.2) ** .6 + .05 * q
        for i in range(n + 1):
            t = math.tau * i / n
            fold = 1 + .13 * math.sin(5 * t + seed) * q + .10 * noise.noise((math.cos(t) * 2, q * 2, seed))
            v.append((x + w * math.cos(t) * fold, y + .10 + (.05 + .05 * q) * math.sin(t) * fold, z + .01 - 1.16 * q))
    f = [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1) for j in range(m) for i in range(n)]
    mesh(v, f, p[cloth], "robe", smooth=True)
    for s in (-1, 1):                                        # sleeves, a belt
        arm = [(x + s * .20, y + .10, z - .10), (x + s * .29, y + .12, z - .38), (x + s * .30, y + .13, z - .66)]
        tube(arm, .062, p[cloth], 12, taper=lambda q: .8 + .35 * q)
    tube([(x + .06, y + .185, z - .50), (x + .08, y + .20, z - .70), (x + .07, y + .20, z - .90)], .014, p[cloth], 8)

def sauna_cabin(p, rnd):
    """`p` needs `larch`: boards whose grain runs along x."""
    p["ember_line"] = emission("ember_line", (1, .50, .19), 5.5)
    walls(p); frame(p)
    tier(p, HIGH, 0); tier(p, LOW, DEEP)
    backrests(p); stove(p, rnd); things(p)
    box((.74, .03, .09), (-3.0, Y1 - .02, 1.72), p["walnut"], bevel=.006)
    robe(p, -3.18, Y1 - .01, 1.72, "towel", 2); robe(p, -2.80, Y1 - .01, 1.72, "cream", 5)
    area((-1.7, 2.4, TOP - .04), (-2.2, 2.0, 0), (1.6, 1.2), 84, (1, .68, .40), "sauna")
    area(((X0 + X1) / 2, (Y0 + Y1) / 2, TOP + .20), (-2.6, 2.2, 6), (2.2, 2.0), 44, (1, .72, .46), "roof")
