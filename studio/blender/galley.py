"""What a house by the sea cooks, sits and warms itself with: a ship's cowl for a fireplace, a crescent of sailcloth, a table for eight with shrimp on ice."""
import math
from kit import *
from adobe import arc, bench
from furniture import *
from room_kiva import soot

def cowl(p, at, rot, watts, top):
    """The bell of a ship's ventilator, wide enough for a fire, on a round of whitewashed brick; built towards -y, its pipe up to `top`."""
    n, m, mouth, spine = 44, 72, .66, []
    for k in range(9):
        spine.append((Vector((0, .36, top + (1.84 - top) * k / 8)), Vector((0, 0, -1)), .23))
    for k in range(1, n + 1):
        q = k / n
        a = math.radians(90 * q)
        spine.append((Vector((0, .36 - .80 * (1 - math.cos(a)), 1.84 - .80 * math.sin(a))), Vector((0, -math.sin(a), -math.cos(a))), .23 + (mouth - .23) * q ** 2.2))
    def skin(mat, thick, first, last):
        v = []
        for c, t, r in spine[first:last]:
            w = t.cross(Vector((1, 0, 0)))
            v += [c + (Vector((1, 0, 0)) * math.cos(b) + w * math.sin(b)) * (r - thick) for b in (math.tau * k / m for k in range(m))]
        rows = len(v) // m
        return mesh(v, [(j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i) for j in range(rows - 1) for i in range(m)], mat, "cowl", smooth=True)
    with Recorder() as r:
        skin(p["enamel"], 0, 0, len(spine)); skin(p["enamel_blue"], .016, len(spine) - 6, len(spine)); skin(soot(), .018, 9, len(spine) - 5)
        y, z = spine[-1][0].y, spine[-1][0].z
        rim = [(mouth * math.cos(b), y, z + mouth * math.sin(b)) for b in (math.tau * k / 72 for k in range(72))]
        tube(rim, .036, p["brass"], 12, closed=True); neon([(a * 1.085, b - .01, z + (c - z) * 1.085) for a, b, c in rim], p["neon"], .013, closed=True)
        for h in (1.92, 2.9):
            cyl(.255, .06, (0, .36, h), p["brass"], 48)
        lathe([(0, .30), (.94, .30), (.96, .28), (.96, .25), (.93, .23), (.93, .0), (0, 0)], p["marble"], (0, .05, 0), 96)
        for k in range(30):
            t = math.tau * k / 30
            for j in range(2):
                a = t + (j % 2) * math.pi / 30
                box((.185, .10, .105), (.90 * math.cos(a), .05 + .90 * math.sin(a), .060 + .112 * j), p["marble"], (0, 0, a + math.pi / 2), .014)
        half = math.sqrt((mouth - .03) ** 2 - .42 ** 2)
        box((2 * half, .42, .02), (0, y + .25, z - .42), soot(), bevel=0)
        logs((0, y + .24, z - .41), 5, .52, 5); fire((0, y + .26, z - .405), .74, .66, .16, 11, .4 * watts, group_="fire")
        lamp((0, y - .16, z - .05), .6 * watts, (1, .42, .12), .12, "fire")
    return group(r.objects, at, rot)

def crescent(p, middle, a, b):
    """A seat like a rolled sail, bound with rope; from and to in degrees."""
    x, y = middle
    bench(p["black"], arc(x, y, 1.42, a + 4, b - 4), .36, .0, .10); bench(p["sofa"], arc(x, y, 1.40, a, b), .46, .08, .46, 3.4); bench(p["sofa"], arc(x, y, 1.74, a - 1, b + 1), .19, .38, .86, 2.6)
    for q in (.06, .23, .41, .59, .77, .94):
        t = math.radians(a + (b - a) * q)
        c, s = math.cos(t), math.sin(t)
        for k in (-1, 0, 1):
            u = t + k * .022
            ring = [(x + (1.74 + .205 * math.cos(w)) * math.cos(u), y + (1.74 + .205 * math.cos(w)) * math.sin(u), .62 + .262 * math.sin(w)) for w in (math.tau * i / 28 for i in range(28))]
            tube(ring, .016, p["rope"], 6, closed=True)
    for q, cloth, turn in ((.13, "rust", .2), (.31, "linen", -.1), (.50, "camel", .15), (.68, "rust", -.15), (.86, "sage", .1)):
        t = math.radians(a + (b - a) * q)
        cushion(.48, .44, .18, (x + 1.42 * math.cos(t), y + 1.42 * math.sin(t), .68), (-.36, turn, t - math.pi / 2), p[cloth])
    neon([(u, v, .025) for u, v in arc(x, y, 1.02, a + 12, b - 12, 60)], p["neon"], .012)

def bollard(p, x, y):
    """A low table: a drum wound with rope under a round of teak."""
    for k in range(8):
        tube([(x + .27 * math.cos(t), y + .27 * math.sin(t), .035 + .044 * k) for t in (math.tau * i / 48 for i in range(48))], .026, p["rope"], 8, closed=True)
    cyl(.26, .36, (x, y, 0), p["rope"], 40); cyl(.46, .04, (x, y, .37), p["teak"], 72, .012)
    candle(p, (x + .12, y + .10, .41), .09, .034, 1.5); wine_glass(p, (x - .20, y + .10, .41)); wine_glass(p, (x + .02, y - .24, .41)); book_stack(p, (x - .12, y - .10, .41), 2)

def shrimp(p, at, turn):
    x, y, z = at
    path = [(x + .034 * math.cos(turn) * math.cos(t), y + .034 * math.sin(turn) * math.cos(t), z + .034 * math.sin(t)) for t in (-.6 + 4.1 * k / 12 for k in range(13))]
    tube(path, .012, p["shrimp"], 8, taper=lambda q: 1.1 - .75 * q)

def tray(p, x, y, z, rnd, long=.86, wide=.40):
    """Ice on a silver oval, shrimp round its edge, lemons in its middle."""
    lathe([(0, .012), (.42, .012), (.47, .035), (.50, .04), (.50, .03), (.43, 0), (0, 0)], p["steel"], (x, y, z), 64, scale=(wide * 1.15, long * 1.15))
    for k in range(60):
        q, a = math.sqrt((k + .5) / 60) * .42, k * 2.4
        box((.052, .052, .046), (x + q * wide * 1.1 * math.cos(a), y + q * long * 1.1 * math.sin(a), z + .035 + .02 * (1 - q)), p["ice"], (k, .7 * k, .4 * k), .008)
    for k in range(26):
        a = math.tau * k / 26
        shrimp(p, (x + .40 * wide * math.cos(a), y + .40 * long * math.sin(a), z + .085), a + rnd.uniform(-.3, .3))
    for dy in (-.12, .0, .12):
        sphere(.034, (x, y + dy, z + .085), p["lemon"], 12, 1.1)

def table_for_eight(p, x, y, rnd, w=2.75):
    """Along the room, a bench on either side, laid; shrimp between the plates, three ship's lamps over it."""
    box((.92, w, .055), (x, y, .735), p["teak"], bevel=.016)
    for dy in (-w / 2 + .45, w / 2 - .45):
        box((.62, .09, .07), (x, y + dy, .04), p["teak"], bevel=.014); box((.14, .10, .64), (x, y + dy, .38), p["teak"], bevel=.014); box((.74, .09, .07), (x, y + dy, .68), p["teak"], bevel=.014)
    beam((x, y - w / 2 + .45, .30), (x, y + w / 2 - .45, .30), .06, .10, p["teak"], .008)
    for s in (-1, 1):
        box((.34, w - .10, .05), (x + s * .74, y, .44), p["teak"], bevel=.014); soft_box((.33, w - .20, .06), (x + s * .74, y, .49), p["greige"], r=.028)
        for dy in (-w / 2 + .35, w / 2 - .35):
            box((.28, .07, .42), (x + s * .74, y + dy, .21), p["teak"], bevel=.010)
        for k in range(4):
            dy = (k - 1.5) * .66
            lathe([(0, 0), (.09, 0), (.13, .018), (.125, .02), (.085, .006), (0, .006)], p["ceramic"], (x + s * .30, y + dy, .765), 44)
            wine_glass(p, (x + s * .20, y + dy + .19, .763)); folded(p, "rust", (x + s * .30, y + dy, .773), (.10, .07), 1, 0, .02)
    tray(p, x, y - .10, .763, rnd)
    for dy in (-1.0, .95):
        candle(p, (x, y + dy, .763), .15, .030, 1.2)

def ship_lamp(p, x, y, z, top, watts=11):
    """A dome of enamel over a globe in a cage."""
    lathe([(.21, .0), (.20, .05), (.12, .12), (.05, .15), (.04, .20), (0, .20)], p["enamel_blue"], (x, y, z), 48); sphere(.085, (x, y, z - .03), p["bulb"], 20, 1.15)
    for k in range(6):
        a = math.tau * k / 6
        tube([(x + .12 * math.cos(a), y + .12 * math.sin(a), z + .06), (x + .12 * math.cos(a), y + .12 * math.sin(a), z - .06), (x, y, z - .17)], .008, p["brass"], 6)
    tube([(x, y, z + .2), (x, y, top)], .008, p["black"], 6); lamp((x, y, z - .22), watts)
