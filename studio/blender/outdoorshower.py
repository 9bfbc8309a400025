"""What a beach house keeps by the door: a shower under slats between leaves, a counter with two basins under two suns of mirror, an ice machine."""
import math
from kit import *
from breezeblock import on_arc
from furniture import *

def pergola(p, x, y, w=1.46, h=2.36):
    """Four posts, a roof of slats, boards underfoot, a gooseneck of copper before a wall of glazed tiles."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.09, .09, h), (x + sx * w / 2, y + sy * w / 2, h / 2), p["walnut_z"], bevel=.008)
        box((.07, w + .34, .15), (x + sx * w / 2, y, h + .04), p["walnut"], bevel=.008)
    for k in range(9):
        box((w + .36, .045, .12), (x, y - w / 2 + w * k / 8, h + .16), p["walnut"], bevel=.006)
    box((w + .16, w + .16, .05), (x, y, .025), p["pink"], bevel=.012)
    for k in range(11):
        box((.105, w - .16, .03), (x - (w - .24) / 2 + (w - .24) * k / 10, y, .07), p["walnut"], bevel=.006)
    neon([(x + sx * (w / 2 + .10), y + sy * (w / 2 + .10), .035) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], p["neon"], .012, closed=True)
    n = 7                                                # glazed tiles behind it
    for i in range(n):
        for k in range(11):
            box((w / n - .008, .03, .172), (x - w / 2 + w * (i + .5) / n, y + w / 2 - .02, .18 + .18 * k), p["glazed"], bevel=.010)
    box((w, .06, .05), (x, y + w / 2 - .01, 2.10), p["walnut"], bevel=.008); box((w, .02, 2.0), (x, y + w / 2 + .005, 1.05), p["black"], bevel=0)
    yb = y + w / 2 - .09
    tube([(x, yb, .95), (x, yb, 2.0)] + [(x, yb - .26 + .26 * math.cos(t), 2.0 + .24 * math.sin(t)) for t in (math.pi * k / 12 for k in range(1, 12))] + [(x, yb - .52, 1.98)], .024, p["copper"], 14)
    lathe([(0, .10), (.03, .10), (.05, .07), (.13, .02), (.135, 0), (0, 0)], p["copper"], (x, yb - .52, 1.88), 40)
    for s in (-1, 1):
        sphere(.045, (x + .12 * s, yb - .02, 1.05), p["copper"], 14); tube([(x, yb, 1.05), (x + .12 * s, yb, 1.05)], .014, p["copper"], 8)
    area((x, y - .1, h - .05), (x, y, 0), .5, 40, (1, .72, .42), "shower"); lamp((x, y - .2, .5), 4, (1, .70, .40), .1)

def counter(p, degrees, w=2.0):
    """Before the pierced wall: a slab with round ends on two drums, two basins sunk into it, a round mirror for each."""
    with Recorder() as r:
        y, top = -.42, .86
        slab = [(s * (w / 2 - .30) + .30 * math.cos(t), y + .30 * math.sin(t)) for s, half in ((1, -math.pi / 2), (-1, math.pi / 2)) for t in (half + math.pi * k / 20 for k in range(21))]
        m = len(slab)
        mesh([(a, b, z) for z in (top - .12, top) for a, b in slab], [tuple(range(m - 1, -1, -1)), tuple(range(m, 2 * m))] + [(k, (k + 1) % m, m + (k + 1) % m, m + k) for k in range(m)],
             p["pink"], "slab", bevel=.020)
        neon([(a * .985, y + (b - y) * .96, top - .135) for a, b in slab], p["neon"], .011, closed=True)
        for s in (-1, 1):
            x = s * .52
            lathe([(0, 0), (.20, 0), (.20, .70), (.26, .74), (0, .74)], p["walnut_z"], (s * .60, y, 0), 48)
            for k in range(20):
                a = math.tau * k / 20
                tube([(s * .60 + .205 * math.cos(a), y + .205 * math.sin(a), .03), (s * .60 + .205 * math.cos(a), y + .205 * math.sin(a), .70)], .026, p["walnut_z"], 8)
            lathe([(.225, .0), (.23, .035), (.205, .05), (.19, .02), (.12, -.02), (0, -.03)], p["ceramic"], (x, y, top), 56)
            tube([(x, y + .24, top), (x, y + .24, top + .26), (x, y + .20, top + .31), (x, y + .09, top + .31), (x, y + .06, top + .26)], .016, p["copper"], 10)
            disc = lambda q, d, c=x: [(c + q * math.cos(t), d, 1.72 + q * math.sin(t)) for t in (math.tau * k / 64 for k in range(64))]
            mesh(disc(.37, -.128), [tuple(range(64))], p["mirror"], "mirror"); mesh(disc(.43, -.118), [tuple(range(64))], p["pink"], "rim")
            neon(disc(.40, -.126), p["neon"], .014, closed=True)
            area((x, -.75, 2.7), (x, y, .9), (.5, .1), 20, (1, .78, .54), "basin")
        folded(p, "towel", (0, y, top), (.24, .28), 3, 0, .06); vase(p, (.0, y + .20, top), .7, "clay", 7, 4)
        for k in range(3):
            cyl(.026, .12 + .03 * k, (-.14 - .08 * k, y + .20, top), p[("clay", "ceramic", "copper")[k]], 16)
    group(r.objects, on_arc(degrees, 0), math.radians(degrees - 90))

def ice_machine(p, x, y):
    """Enamel with round corners, a hatch of steel, a scoop on its hook; it hums in key."""
    soft_box((.66, .58, 1.02), (x, y, .55), p["lacquer"], r=.07)
    box((.52, .03, .34), (x, y - .29, .80), p["steel"], bevel=.02); box((.44, .03, .03), (x, y - .32, .92), p["steel"], bevel=.01)
    box((.50, .02, .20), (x, y - .288, .42), p["black"], bevel=.02)
    for k in range(4):
        box((.44, .012, .018), (x, y - .302, .36 + .042 * k), p["steel"], bevel=0)
    bowl(p, (x - .12, y, 1.06), "copper", .9)
    for k in range(14):
        q = 2.4 * k
        box((.045, .045, .045), (x - .12 + .08 * math.sqrt(k / 14) * math.cos(q), y + .08 * math.sqrt(k / 14) * math.sin(q), 1.145), p["ice_cube"], (q, q, 0), .008)
    cyl(.035, .20, (x + .18, y, 1.06), p["bottle"], 20); cyl(.014, .09, (x + .18, y, 1.26), p["bottle"], 14)
