"""A bar that bends round the room's middle under a striped awning; behind it three lit arches of bottles and a machine that makes ice."""
import math
from kit import *
from bar import bottle
from colony import round_stool
from furniture import *
from music import ice_bucket
from round_sofa import bent

def on_arc(middle, r, a, z):
    t = math.radians(a)
    return Vector((middle[0] + r * math.cos(t), middle[1] + r * math.sin(t), z))

def counter(p, middle, r, a, b):
    """Fluted, its top of stone, light under its lip and at its foot; from and to in degrees."""
    bent(p["walnut"], middle, r, r + .46, a, b, .08, 1.02, .01); bent(p["black"], middle, r + .05, r + .42, a + .6, b - .6, 0, .09, .004)
    bent(p["marble"], middle, r - .16, r + .56, a - 1.2, b + 1.2, 1.02, 1.08, .022)
    n = round(math.radians(b - a) * r / .088)
    for k in range(n):
        t = a + (b - a) * (k + .5) / n
        tube([on_arc(middle, r - .004, t, .09), on_arc(middle, r - .004, t, 1.02)], .040, p["flute"], 10)
    for off, z in ((-.10, 1.005), (-.02, .035)):
        neon([on_arc(middle, r + off, a + (b - a) * k / 60, z) for k in range(61)], p["neon"], .013)
    tube([on_arc(middle, r - .19, a + 1 + (b - a - 2) * k / 60, .22) for k in range(61)], .018, p["brass"], 10)
    for k in range(6):
        t = a + 3 + (b - a - 6) * k / 5
        tube([on_arc(middle, r - .19, t, .22), on_arc(middle, r, t, .22)], .012, p["brass"], 8)

def awning(p, middle, r0, r1, a, b, low, high, n=16):
    """Stripes of cloth on a frame, each with a round hem hanging from the lower edge; it rests on posts of brass."""
    for k in range(n):
        c, d, m = a + (b - a) * k / n, a + (b - a) * (k + 1) / n, 8
        v = []
        for i in range(m + 1):
            t, s = c + (d - c) * i / m, 2 * i / m - 1
            v += [on_arc(middle, r1, t, high), on_arc(middle, r0, t, low), on_arc(middle, r0 - .012, t, low - .07 - .12 * math.sqrt(max(0, 1 - s * s)))]
        f = [(3 * i + j, 3 * i + 3 + j, 3 * i + 4 + j, 3 * i + 1 + j) for i in range(m) for j in range(2)]
        ob = mesh(v, f, p["stripe" if k % 2 else "linen"], "awning", smooth=True)
        ob.data.use_auto_smooth = True
        w = ob.modifiers.new("thick", "SOLIDIFY"); w.thickness = .012
    for r, z in ((r0, low + .005), (r1, high + .005)):
        tube([on_arc(middle, r, a + (b - a) * k / 40, z) for k in range(41)], .020, p["brass"], 10)
    for q in (0, .33, .67, 1):
        t = a + (b - a) * q
        tube([on_arc(middle, r1, t, 1.08), on_arc(middle, r1, t, high)], .020, p["brass"], 12); tube([on_arc(middle, r1, t, high - .02), on_arc(middle, r0, t, low)], .014, p["brass"], 8)
        cyl(.05, .02, on_arc(middle, r1, t, 1.08), p["brass"], 32)

def arch_of_bottles(p, x, y, w, rnd, z0=.98, rise=1.30):
    """A niche of light with a round top, three boards of bottles in it."""
    half = w / 2
    rim = [(x + half, z0)] + [(x + half * math.cos(t), z0 + rise - half + half * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))] + [(x - half, z0)]
    mesh([(a, y - .055, b) for a, b in rim], [tuple(range(len(rim)))[::-1]], p["backlight"], "niche")
    tube([(a, y - .075, b) for a, b in rim], .026, p["brass"], 10)
    for z in (z0 + .02, z0 + .42, z0 + .82):
        over = z - (z0 + rise - half)
        reach = half if over < 0 else math.sqrt(half * half - over * over)
        box((2 * reach - .03, .20, .03), (x, y - .15, z), p["walnut"], bevel=.005)
        n = int((2 * reach - .08) / .105)
        for k in range(n):
            q = x + (k - (n - 1) / 2) * .105
            h = rnd.uniform(.24, .32)
            if over > 0 and math.hypot(q - x, over + h) > half + .02:
                h = .18
            bottle(p, q, y - .16 + rnd.uniform(-.02, .02), z + .015, h, rnd.choice(["bottle", "terrazzo", "ceramic", "clay", "black", "leaf", "brass"]))

def back_bar(p, x0, x1, depth, rnd):
    """Cupboards, a top of stone, the arches over it on a panel; the ice machine at its end."""
    mid, w, y = (x0 + x1) / 2, x1 - x0, depth - .05
    box((w, .44, .84), (mid, y - .24, .47), p["walnut"], bevel=.01); box((w + .06, .50, .05), (mid, y - .26, .92), p["marble"], bevel=.012); box((w - .1, .40, .06), (mid, y - .24, .03), p["black"], bevel=0)
    n = 4
    for k in range(n):
        x = x0 + w * (k + .5) / n
        box((w / n - .014, .02, .74), (x, y - .47, .48), p["walnut_z"], bevel=.006); sphere(.018, (x + (.2 if k % 2 else -.2), y - .495, .62), p["brass"], 10)
    for k in range(3):
        arch_of_bottles(p, x0 + w * (k + .5) / 3, y, w / 3 - .10, rnd)
    area((mid, y - .9, 2.55), (mid, y, 1.4), (w - .3, .1), 22, (1, .76, .50), "bottles")

def ice_machine(p, x, y, h=1.26):
    """White and round-shouldered, a lit window full of cubes, a tap under it."""
    with Recorder() as r:
        soft_box((.62, .58, h), (0, 0, h / 2 + .03), p["enamel"], r=.09); cyl(.26, .04, (0, 0, 0), p["black"], 32)
        box((.40, .02, .42), (0, -.29, h - .34), p["brass"], bevel=.02); box((.35, .02, .37), (0, -.296, h - .34), p["ice_light"], bevel=.015)
        for k in range(24):
            box((.062, .05, .062), (-.14 + .07 * (k % 5), -.312, h - .49 + .068 * (k // 5)), p["ice"], (.3 * k, .5 * k, .7 * k), .008)
        box((.30, .10, .03), (0, -.32, .46), p["brass"], bevel=.008); tube([(0, -.29, .70), (0, -.36, .70), (0, -.36, .64)], .018, p["brass"], 10)
    group(r.objects, (x, y, 0))

def on_the_bar(p, middle, r, a, b):
    """Glasses, ice, lemons, a shaker."""
    for t, off in ((8, .0), (11, .1), (24, .04), (44, .02), (47, .12), (62, .02)):
        wine_glass(p, on_arc(middle, r + off, a + t, 1.08))
    ice_bucket(p, on_arc(middle, r + .22, a + 17, 1.08)); ice_bucket(p, on_arc(middle, r + .25, a + 54, 1.08))
    q = on_arc(middle, r + .16, a + 35, 1.08)
    bowl(p, q, "ceramic", 1.1)
    for k in range(7):
        sphere(.036, q + Vector((.06 * math.cos(k * 2.4) * (k > 0), .06 * math.sin(k * 2.4) * (k > 0), .07 + .02 * (k % 3))), p["lemon"], 12)
    for t in (28, 30.5):
        lathe([(0, 0), (.035, 0), (.042, .12), (.036, .16), (.022, .19), (.018, .22), (0, .225)], p["brass"], on_arc(middle, r + .30, a + t, 1.08), 32)
    candle(p, on_arc(middle, r + .10, a + 40, 1.08), .10, .032, 1.5); candle(p, on_arc(middle, r + .12, a + 5, 1.08), .09, .032, 1.5); candle(p, on_arc(middle, r + .12, a + 66, 1.08), .09, .032, 1.5)

def bar(p, middle, r, a, b):
    """Counter, awning, eight stools."""
    counter(p, middle, r, a, b); on_the_bar(p, middle, r, a, b)
    awning(p, middle, r - .26, r + .44, a + 7, b, 2.36, 2.72)
    for k in range(8):
        q = on_arc(middle, r - .40, a + 3.5 + (b - a - 7) * k / 7, 0)
        round_stool(p, q.x, q.y, .76, "cream")
    for k in range(4):
        q = on_arc(middle, r + .08, a + 14 + (b - a - 22) * k / 3, 2.20)
        sphere(.095, q, p["bulb"], 20); tube([q + Vector((0, 0, .09)), q + Vector((0, 0, .32))], .006, p["brass"], 6); lamp(q - Vector((0, 0, .14)), 7)
