"""What a bath under the stars needs: a curved wall of plaster pierced like a star map, a ring of small lights, a stepped plinth with a deep round tub."""
import math
from kit import *
from adobe import skin
from furniture import book_stack, candle, folded, vase, wine_glass
from baths import oval

C, R, H = (.10, 3.10), 2.75, 3.0                 # the wall's middle, inner radius and height
FROM, TO, THICK = 91, 219, .20                   # its ends, degrees; how thick it is
NICHE = (163, .62, 1.62)                         # the rain's: its middle in degrees, half width, where its arch begins
BASINS = 116                                     # where the basins hang on the wall, degrees
on_wall = lambda degrees, z, r=R: (C[0] + r * math.cos(math.radians(degrees)), C[1] + r * math.sin(math.radians(degrees)), z)

# constellations as they stand: (across, up) in metres and size of each star, and which are joined
BEAR = ([(0, .32, 3), (.30, .40, 2), (.50, .28, 2), (.74, .18, 2), (.78, -.06, 2), (1.12, -.10, 2), (1.18, .16, 3)],
        ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 3)))
QUEEN = ([(0, 0, 2), (.22, .26, 3), (.42, .06, 3), (.66, .24, 2), (.84, -.02, 2)], ((0, 1), (1, 2), (2, 3), (3, 4)))
HUNTER = ([(0, .52, 3), (.44, .46, 2), (.16, .10, 2), (.24, .06, 2), (.32, .02, 2), (.08, -.36, 2), (.50, -.42, 3)],
          ((0, 2), (1, 4), (2, 3), (3, 4), (2, 5), (4, 6), (0, 1), (5, 6)))
SWAN = ([(0, .44, 3), (.16, .14, 2), (-.20, .04, 2), (.46, .30, 2), (.32, -.20, 2), (.46, -.50, 2)], ((0, 1), (1, 4), (4, 5), (2, 1), (1, 3)))
SKY = ((BEAR, 192, 2.20), (HUNTER, 199, 1.36), (QUEEN, 119, 2.54), (SWAN, 141, 1.92))       # where on the wall each begins

def in_niche(degrees, z, grow=0.0):
    mid, half, spring = NICHE
    across, half = math.radians(degrees - mid) * R, half + grow
    return abs(across) < half if z < spring else across ** 2 + (z - spring) ** 2 < half ** 2

def star_wall(p, rnd):
    """Soft at its rim and its ends; 380 holes, lit from behind; fine lines join some of them."""
    n, m, round_ = 420, 150, .09
    section = [(R, H * .96 * j / m) for j in range(m + 1)]
    section += [(R + THICK / 2 - THICK / 2 * math.cos(a), H * .96 + round_ * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 10))]
    section += [(R + THICK, H * .96 * j / 40) for j in range(40, -1, -1)]
    rows, f, w = [], [], len(section)
    for i in range(n + 1):
        a = FROM + (TO - FROM) * i / n
        rows += [on_wall(a, z, r) for r, z in section]
    for i in range(n):
        a = FROM + (TO - FROM) * (i + .5) / n
        f += [(i * w + k, i * w + k + 1, (i + 1) * w + k + 1, (i + 1) * w + k) for k in range(w - 1)
              if not in_niche(a, (section[k][1] + section[k + 1][1]) / 2)]
    mesh(rows, f, p["sandstone"], "star wall", smooth=True)
    for a in (FROM, TO):                                 # round ends
        x, y, _ = on_wall(a, 0, R + THICK / 2)
        cap = [(THICK / 2 * math.cos(t), H * .96 + round_ * math.sin(t)) for t in (math.pi / 2 * k / 6 for k in range(1, 7))]
        lathe([(THICK / 2, 0), (THICK / 2, H * .96)] + cap, p["sandstone"], (x, y, 0), 32)
    holes, lines = [], []
    for (stars, joined), start, z in SKY:
        at = [(start - math.degrees(x / R), z + y) for x, y, _ in stars]
        holes += [(*q, .014 + .008 * s[2]) for q, s in zip(at, stars)]
        lines += [[on_wall(at[i][0] * (1 - t) + at[j][0] * t, at[i][1] * (1 - t) + at[j][1] * t, R - .004) for t in (.06, .3, .5, .7, .94)] for i, j in joined]
    for line in lines:
        tube(line, .0045, p["line"], 5)
    while len(holes) < 380:
        a, z = rnd.uniform(FROM + 2, TO - 2), rnd.uniform(.5, H * .95)
        milky = abs(z - 1.55 - .020 * (a - 150)) < .32 * rnd.random() ** .5
        if in_niche(a, z, .16) or (rnd.random() > (.95 if milky else .12)) or (abs(a - BASINS) < 20 and z < 2.42):
            continue
        holes.append((a, z, rnd.choice((.007, .008, .010, .014))))
    v, faces, rims, rim_faces = [], [], [], []
    for a, z, r in holes:                                # all of them one mesh, their rims another
        cos, sin = math.cos(math.radians(a)), math.sin(math.radians(a))
        spot = lambda q, k, out: (C[0] + (R - out) * cos - q * math.cos(k) * sin, C[1] + (R - out) * sin + q * math.cos(k) * cos, z + q * math.sin(k))
        faces.append(tuple(range(len(v), len(v) + 10))); v += [spot(r, math.tau * k / 10, .003) for k in range(10)]
        rim_faces.append(tuple(range(len(rims), len(rims) + 12))); rims += [spot(r + .006, math.tau * k / 12, .002) for k in range(12)]
    mesh(v, faces, p["star"], "stars"); mesh(rims, rim_faces, p["line"], "rims")

def to_wall(objects, degrees):
    """Moves what was built before a wall at y 0, facing -y, to its place on the curve."""
    return group(objects, on_wall(degrees, 0), math.radians(degrees - 90))

def rain_niche(p):
    """A round chamber behind an arch in the wall: rain from above, a bench, a line of light."""
    mid, half, spring = NICHE
    with Recorder() as r:
        wide = half + .10
        plan = [(wide, .02)] + [(wide * math.cos(a), .30 + .62 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))] + [(-wide, .02)]
        skin([[(x, y, z) for x, y in plan] for z in (0, .8, 1.6, 2.36)], p["sandstone"])
        mesh([(x, y, 2.36) for x, y in plan], [tuple(range(len(plan)))], p["sandstone"], "ceiling")
        mesh([(x, y, .012) for x, y in plan], [tuple(range(len(plan)))], p["slate"], "floor")
        for k in range(9):
            a = math.pi * (k + .5) / 9
            box((.085, .50, .03), (-.42 + .105 * k, .36, .03), p["pale"], bevel=.005)
        jamb = [spring * k / 6 for k in range(6)]
        rim = [(-half, -.01, z) for z in jamb] + [(-half * math.cos(a), -.01, spring + half * math.sin(a)) for a in (math.pi * k / 30 for k in range(31))]
        rim += [(half, -.01, z) for z in jamb[::-1]]
        bend = lambda x: R - math.sqrt(R * R - x * x)    # the wall comes forward beside its middle
        tube([(x, y - bend(x) + .03, z) for x, y, z in rim], .075, p["sandstone"], 14)
        neon([(x * .93, .11, z if z < spring else spring + (z - spring) * .93) for x, y, z in rim], p["neon"], .010)
        cyl(.17, .016, (0, .42, 2.18), p["brass"], 40); tube([(0, .42, 2.19), (0, .42, 2.36)], .014, p["brass"], 10)
        tube([(.22, .86, .95), (.22, .86, 1.25)], .028, p["brass"], 12)
        for k in range(22):                              # drops on their way
            x, y = .13 * math.cos(2.4 * k) * math.sqrt(k / 22), .42 + .13 * math.sin(2.4 * k) * math.sqrt(k / 22)
            tube([(x, y, .05), (x, y, 2.17)], .0022, p["crystal"], 4)
        box((.34, .26, .38), (-.30, .70, .19), p["endgrain"], (0, 0, .5), .03); folded(p, "towel", (-.30, .70, .38), (.28, .2), 2, .5, .05)
        area((0, .40, 2.30), (0, .5, 0), .35, 26, (1, .74, .48), "rain")
        lamp((.1, .35, .6), 3, r=.1)
    to_wall(r.objects, mid)

def half_moon(p):
    """Half a disc of plaster out of the wall, two bowls on it, a round mirror between two lamps, a line of light round it."""
    with Recorder() as r:
        a, b = .98, .56
        plan = lambda i: [((a - i) * math.cos(t), -(b - i) * math.sin(t) + .10) for t in (math.pi * k / 60 for k in range(61))]
        rows = [[(x, y, z) for x, y in plan(i)] for i, z in ((.30, .45), (.20, .50), (.05, .68), (.01, .73), (0, .77), (.0, .82), (.02, .85), (.05, .86))]
        skin(rows, p["plaster"]); mesh(rows[-1], [tuple(range(61))], p["plaster"], "top"); mesh(rows[0][::-1], [tuple(range(61))], p["plaster"], "under")
        for dx in (-.45, .45):
            lathe([(0, 0), (.12, 0), (.185, .05), (.205, .13), (.185, .135), (.15, .06), (0, .04)], p["ceramic"], (dx, -.17, .86), 48)
            tube([(dx, .0, 1.14), (dx, -.13, 1.14), (dx, -.155, 1.10)], .013, p["brass"], 10); cyl(.02, .04, (dx + .11, -.03, 1.12), p["brass"], 14)
        m, z = .50, 1.74
        disc = lambda q, y: [(q * math.cos(t), y, z + q * math.sin(t)) for t in (math.tau * k / 72 for k in range(72))]
        mesh(disc(m, -.075), [tuple(range(72))], p["mirror"], "mirror"); mesh(disc(m + .02, -.07), [tuple(range(72))], p["black"], "rim")
        neon(disc(m + .045, -.055), p["neon"], .012, closed=True)
        for s in (-1, 1):
            sphere(.075, (s * .74, -.17, 1.72), p["moon"], 20); tube([(s * .74, .0, 1.72), (s * .74, -.11, 1.72)], .012, p["brass"], 8)
            lamp((s * .74, -.32, 1.72), 5, r=.08)
        candle(p, (.03, -.30, .86), .10, .032, 1.2); candle(p, (.10, -.24, .86), .06, .030); vase(p, (-.06, -.10, .86), .7, "clay", 7, 4)
        folded(p, "cream", (0, -.12, .0), (.40, .30), 4, 0, .07); folded(p, "sand", (-.46, -.10, .02), (.34, .28), 3, .1, .07)
        area((0, -.55, 2.6), (0, -.15, .9), (.9, .1), 20)
    to_wall(r.objects, BASINS)

def round_tub(p, x, y):
    """White stone, as deep as a seat, on two round steps; a tall spout, a board across it."""
    for r, z0, z1 in ((1.66, 0, .17), (1.34, .17, .34)):
        lathe([(0, z1), (r - .03, z1), (r, z1 - .02), (r, z1 - .05), (r - .035, z1 - .06), (r - .035, z0)], p["white"], (x, y, 0), 128)
        tube(oval((x, y), r - .022, r - .022, z1 - .072, 96), .007, p["warm"], 6, closed=True)
    outside = [(0, .34), (.80, .34), (.88, .37), (.95, .52), (1.0, .80), (1.02, .98), (1.01, 1.0), (.99, 1.01)]
    lathe(outside + [(.92, 1.01), (.90, .99), (.86, .75), (.70, .52), (0, .48)], p["ceramic"], (x, y, 0), 128)
    mesh(oval((x, y), .893, .893, .93, 96), [tuple(range(96))], water("bath_water", wave=.012, scale=5, glow=(.12, .24, .33), glow_strength=.36), "bathwater")
    neon(oval((x, y), 1.70, 1.70, .022, 96), p["neon"], .013, closed=True)
    for k in range(8):
        card(.7, .7 + .06 * k, (x - .5 + .14 * k, y + .2 * (-1) ** k, .93), .4 * (-1) ** k, steam_card("steam_bath", (1, .93, .85), .035), "steam")
    at = lambda degrees, r: (x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees)))
    path = [(*at(205, q), z) for q, z in ((1.16, .34), (1.16, 1.44), (1.12, 1.54), (1.04, 1.58), (.80, 1.58), (.70, 1.55), (.67, 1.48))]
    tube(path, .024, p["brass"], 12); cyl(.05, .02, (*at(205, 1.16), .34), p["brass"], 24)
    with Recorder() as r:
        box((.26, 2.14, .032), (0, 0, 1.028), p["pale"], bevel=.010)
        wine_glass(p, (.02, -.30, 1.045)); wine_glass(p, (-.04, -.42, 1.045)); book_stack(p, (0, .30, 1.045), 2, 1.5)
        candle(p, (.03, .02, 1.045), .10, .034, 1.6); candle(p, (-.05, .09, 1.045), .06, .03)
    group(r.objects, (x + .38, y - .02, 0), math.radians(-24))
    for degrees, q, h in ((-28, 1.50, .22), (-21, 1.52, .13), (-34, 1.53, .10), (128, 1.50, .20), (121, 1.52, .12), (262, 1.50, .18), (255, 1.51, .10)):
        candle(p, (*at(degrees, q), .17), h, .042, 2 if h > .15 else 0)
    folded(p, "cream", (*at(22, 1.49), .17), (.26, .42), 3, math.radians(22), .07)
    lathe([(0, 0), (.09, 0), (.13, .06), (.12, .15), (.09, .17), (.10, .19), (.08, .19), (0, .1)], p["clay"], (*at(98, 1.18), .34), 32)

def star_ring(p, x, y, z, rnd, r=1.30):
    """A ring on three cords; thin rods stand up from it and hang down, a light at the end of each, as a star map has them."""
    tube(oval((x, y), r, r, z, 120), .024, p["black"], 12, closed=True); tube(oval((x, y), r * .52, r * .52, z + .30, 90), .016, p["black"], 10, closed=True)
    for k in range(3):
        a = math.tau * (k + .2) / 3
        cos, sin = r * math.cos(a), r * math.sin(a)
        tube([(x + cos, y + sin, z), (x + .52 * cos, y + .52 * sin, z + .30), (x, y, z + 1.5)], .005, p["black"], 6)
    tube([(x, y, z + 1.5), (x, y, 8.0)], .007, p["black"], 6)
    for rad, n, base in ((r, 26, z), (r * .52, 11, z + .30)):
        for k in range(n):
            a, q = math.tau * (k + rnd.uniform(-.25, .25)) / n, rad
            low, high = rnd.uniform(.10, .58), rnd.uniform(.08, .40)
            px, py = x + q * math.cos(a), y + q * math.sin(a)
            end = base - low if k % 3 else base + high
            tube([(px, py, base), (px, py, end)], .005, p["black"], 6)
            sphere(rnd.choice((.022, .028, .036)), (px, py, end), p["bulb"], 12)
    for k in range(6):
        a = math.tau * k / 6
        lamp((x + .9 * r * math.cos(a), y + .9 * r * math.sin(a), z - .35), 9, (1, .74, .46), .12)

def moon(p, at, r, watts=6):
    """A ball of light on a small black foot."""
    x, y, z = at
    cyl(r * .5, .03, at, p["black"], 32); sphere(r, (x, y, z + r + .02), p["moon"], 24)
    lamp((x, y, z + 2 * r + .12), watts, r=.12)

def stool(p, x, y, h=.42):
    """Low and round, of pale wood, on three legs."""
    lathe([(0, h - .05), (.17, h - .05), (.19, h - .03), (.19, h - .01), (.17, h), (0, h - .006)], p["pale"], (x, y, 0), 48)
    for k in range(3):
        a = math.tau * k / 3 + .4
        tube([(x + .11 * math.cos(a), y + .11 * math.sin(a), h - .05), (x + .17 * math.cos(a), y + .17 * math.sin(a), 0)], .020, p["pale"], 10)
