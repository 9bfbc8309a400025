"""What is cut from stone in the folded bath: a tub like a gem, a console under kites of mirror, two standing stones with rain between them."""
import math
from kit import *
from furniture import *
from gem import hull

def eight(c, a, b, z, cut=.42):
    """An oblong with its corners cut off, `a` and `b` its half length and width."""
    k = cut * b
    return [(c[0] + sx * x, c[1] + sy * y, z) for sx in (-1, 1) for sy in (-1, 1) for x, y in ((a, b - k), (a - k, b))]

def gem_tub(p, c):
    """A stone cut as for a ring: narrow foot, wide girdle, a table with the water in it, on a dark dais with light under its edge."""
    x, y = c
    hull(eight(c, 1.93, 1.36, 0) + eight(c, 1.93, 1.36, .13) + eight(c, 2.0, 1.43, .07), p["slab"], .008, "dais")
    neon(sorted_ring(eight(c, 2.04, 1.47, .028), c), p["neon"], .014, closed=True)
    body = hull(eight(c, .80, .46, .13) + eight(c, 1.34, .88, .52, .5) + eight(c, 1.22, .77, .84, .5), p["gem"], 0, "tub")
    cutter = hull(eight(c, 1.07, .62, .95, .5) + eight(c, 1.07, .62, .66, .5) + eight(c, .68, .34, .28, .5), None, 0, "hollow")
    cutter.hide_render = True
    m = body.modifiers.new("hollow", "BOOLEAN")
    m.object, m.operation = cutter, "DIFFERENCE"
    m = body.modifiers.new("bevel", "BEVEL")
    m.width, m.segments, m.limit_method = .014, 2, "ANGLE"
    ring = sorted_ring(eight(c, 1.08, .63, .77, .5), c)
    mesh(ring, [tuple(range(8))], water("bath_water", wave=.010, scale=5, glow=(.12, .30, .50), glow_strength=.80), "bathwater")
    neon(sorted_ring(eight(c, 1.055, .605, .815, .5), c), p["neon"], .010, closed=True)
    for k in range(8):
        card(.8, .75 + .05 * k, (x - .8 + .22 * k, y + .12 * (-1) ** k, .78), .3 * (-1) ** k, steam_card("steam_bath", (.92, .92, 1), .035), "steam")
    hull(eight((x - .55, y + 1.06), .56, .18, .13) + eight((x - .55, y + 1.04), .46, .15, .44), p["gem"], .010, "step")
    # a shard at its end, water from a cut in it
    sx = x + 1.62
    hull([(sx - .16, y - .30, .13), (sx + .24, y - .26, .13), (sx + .22, y + .30, .13), (sx - .18, y + .24, .13), (sx - .10, y - .20, 1.12), (sx + .14, y + .18, 1.40), (sx - .12, y + .16, 1.22)],
         p["gem"], .012, "shard")
    box((.50, .18, .05), (sx - .32, y, 1.01), p["gem"], bevel=.008)
    mesh([(sx - .56, y - .07, 1.02), (sx - .56, y + .07, 1.02), (sx - .62, y + .075, .78), (sx - .62, y - .075, .78)], [(0, 1, 2, 3)], glass("falling_water", (.85, .92, .98), mirror=.7), "fall")
    for dx, dy, h in ((-1.50, -.72, .26), (-1.34, -.90, .16), (-1.62, -.50, .12), (1.20, -1.0, .20), (1.38, -.86, .12), (1.30, 1.0, .22)):
        candle(p, (x + dx, y + dy, .13), h, .042, 2 if h > .18 else 0)
    folded(p, "towel", (x - .50, y + 1.05, .44), (.42, .22), 3, 0, .055)

def sorted_ring(points, c):
    return sorted(points, key=lambda q: math.atan2(q[1] - c[1], q[0] - c[0]))

def crystal_lamp(p, x, y, z, top, r=.36):
    """One large cut light on a rod, its waist dark."""
    ring = lambda q, dz: [(x + q * math.cos(math.tau * k / 6 + .3), y + q * math.sin(math.tau * k / 6 + .3), z + dz) for k in range(6)]
    hull(ring(r, .03) + ring(.55 * r, .42) + [(x, y, z + .56)], p["prism"], .006, "crown"); hull(ring(r, -.03) + [(x, y, z - .92)], p["prism"], .006, "point")
    hull(ring(.93 * r, .035) + ring(.93 * r, -.035), p["black"], 0, "waist")
    tube([(x, y, z + .5), (x, y, top)], .010, p["black"], 8)
    lamp((x, y, z - 1.05), 22, (1, .82, .62), .2)

# ------------------------------------------------------------------ to wash at
def console(p, at, rot, w=2.5):
    """A dark beam with a folded front on two cut feet, two bowls like stones on it, a kite of mirror standing over each; faces -y."""
    with Recorder() as r:
        q = lambda a, y0, y1, z: [(s * a / 2, y, z) for s in (-1, 1) for y in (y0, y1)]
        hull(q(w, -.52, 0, .86) + q(w - .04, -.54, 0, .80) + q(w - .5, -.26, -.04, .58), p["slab"], .008)
        for s in (-1, 1):
            hull([(s * .78 + a, b, .62) for a in (-.20, .20) for b in (-.34, -.08)] + [(s * .78 + a, b, 0) for a in (-.30, .30) for b in (-.44, -.02)], p["slab"], .008)
            x = s * .62
            ring = lambda rr, z: [(x + rr * math.cos(math.tau * k / 6), -.29 + .82 * rr * math.sin(math.tau * k / 6), z) for k in range(6)]
            hull(ring(.14, .86) + ring(.27, .95) + ring(.25, 1.02), p["gem"], .008, "bowl")
            mesh(ring(.215, 1.0225), [tuple(range(6))], p["basin_water"], "water")
            tube([(x, -.05, .86), (x, -.05, 1.20), (x, -.10, 1.25), (x, -.22, 1.25), (x, -.24, 1.20)], .015, p["brass"], 10)
            kite = lambda k, y: [(x, y, 1.68 - .64 * k), (x + .40 * k, y, 1.80 + .0 * k), (x, y, 1.68 + .62 * k), (x - .40 * k, y, 1.80 + .0 * k)]
            mesh(kite(1, .035), [(0, 1, 2, 3)], p["mirror"], "mirror"); mesh(kite(1.07, .045), [(0, 1, 2, 3)], p["black"], "back")
            neon(kite(1.06, .03), p["neon"], .012, closed=True)
            tube([(x, .05, .86), (x, .05, 1.05)], .02, p["black"], 8)
            area((x, -.5, 2.6), (x, -.25, .9), (.5, .1), 20, (1, .80, .60), "basin")
        folded(p, "towel", (0, -.30, .86), (.30, .26), 3, .1, .06); candle(p, (w / 2 - .16, -.30, .86), .16, .036, 1.5); candle(p, (w / 2 - .26, -.22, .86), .10, .034)
        vase(p, (-w / 2 + .18, -.24, .86), .8, "clay", 8, 4)
    group(r.objects, at, rot)

def standing_rain(p, x, y):
    """A shower between two leaning stones: rain from the taller one's tip, a six-sided tray, a stool cut from the same."""
    six = lambda r, z, cx=x, cy=y: [(cx + r * math.cos(math.tau * k / 6), cy + r * math.sin(math.tau * k / 6), z) for k in range(6)]
    hull(six(.86, 0) + six(.84, .05), p["slab"], .006, "tray"); neon(six(.90, .025), p["neon"], .012, closed=True)
    tall = [(.42, .30, 0), (.86, .02, 0), (1.00, .52, 0), (.50, .82, 0), (.20, .50, 2.30), (.44, .18, 2.62), (.56, .52, 2.78), (.70, .30, 1.5)]
    low = [(-.62, .52, 0), (.10, .74, 0), (.02, 1.10, 0), (-.60, .92, 0), (-.52, .62, 1.55), (-.10, .74, 1.92), (-.20, .92, 1.80)]
    for part in (tall, low):
        hull([(x + a, y + b, z) for a, b, z in part], p["gem"], .014, "shard")
    tube([(x + .36, y + .34, 2.34), (x + .12, y + .10, 2.34), (x, y, 2.32), (x, y, 2.26)], .016, p["brass"], 10)
    hull(six(.19, 2.25) + six(.19, 2.23), p["brass"], .003, "rose")
    tube([(x + .40, y + .26, 1.0), (x + .40, y + .26, 1.24)], .032, p["brass"], 12)
    hull(six(.17, .05, x - .42, y - .20) + six(.22, .26, x - .42, y - .20) + six(.19, .46, x - .42, y - .20), p["gem"], .008, "stool")
    folded(p, "towel", (x - .42, y - .20, .46), (.26, .22), 2, .3, .05)
    area((x, y, 2.2), (x + .2, y + .2, 0), .4, 34, (1, .78, .54), "rain")
