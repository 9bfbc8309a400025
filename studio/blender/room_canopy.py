"""A bedroom of the desert: a four-poster free in the room, curtains at its posts, a low wall of plaster behind it."""
import math
from kit import *
from adobe import arc, arched, bench, skin, straight
from desert import basket, brass_table, butterfly, cactus, cord_bench, ladder, pierced, platter
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, curtain_cloth, emblem_light, lit_shade, outside, palette
from bedrooms import bed

D, WALL = 7.4, 7.02                              # depth of the room, front of the low wall
BED, PX, PY, TOP = 4.6, 1.285, 1.26, 2.46        # the bed's middle; its posts, to the sides and to foot and head; their beams
NICHES = [(-2.28, .47, .30, .34, WALL), (-1.55, .78, .17, .38, WALL), (1.55, .78, .17, .38, WALL), (2.20, .47, .24, .33, WALL)]
SHOULDERS = ((1.92, .34, .05), (2.86, .62, .06)) # how far out the wall goes down, by how much, how softly

# ------------------------------------------------------------------ the bed
def post(p, x, y):
    """Round, turned at three heights, a knob on it."""
    rings = [q for z in (.42, 1.18, 2.30) for q in ((.044, z - .05), (.062, z - .03), (.066, z), (.062, z + .03), (.044, z + .05))]
    lathe([(0, 0), (.060, 0), (.060, .32)] + rings + [(.044, TOP + .02), (.058, TOP + .05), (.020, TOP + .07), (.034, TOP + .10),
                                                      (.040, TOP + .13), (.026, TOP + .165), (0, TOP + .175)], p["walnut_z"], (x, y, 0), 32)

def gathered(p, x, y, along, width, seed):
    """A curtain drawn to its post: wide at the beam, tied at hip height, loose at the floor."""
    n, m, tie, v = 72, 44, 1.08, []
    for j in range(m + 1):
        z = .015 + (TOP - .035) * j / m
        up, down = max(0, (z - tie) / (TOP - tie)), max(0, (tie - z) / tie)
        w = .13 + (width - .13) * up ** 1.6 + .13 * down ** .6
        for i in range(n + 1):
            u = i / n
            fold = math.sin(math.tau * 7 * u + seed + .5 * noise.noise((u * 3, z, seed))) * (.030 + .020 * up + .016 * down)
            a = -.05 + w * u + .02 * noise.noise((u * 5, z * 1.5, seed)) * (up + down)
            v.append((x + along[0] * a + along[1] * fold, y + along[1] * a + along[0] * fold, z - .06 * up * math.sin(math.pi * u) * .4))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    mesh(v, f, p["veil"], "veil", smooth=True)
    cx, cy = x + along[0] * .025, y + along[1] * .025
    for k in range(2):                                    # a cord around both
        tube([(cx + .105 * math.cos(t) * (1 if along[0] else .62), cy + .105 * math.sin(t) * (1 if along[1] else .62),
               tie - .012 + .024 * k) for t in (math.tau * q / 28 for q in range(28))], .012, p["rust"], 8, closed=True)

def roof(p):
    """Cloth over four poles, hanging between them, its edges cut in arcs."""
    n, m, v, over = 80, 96, [], .20
    L = PX + .035 + over
    for j in range(m + 1):
        y = -PY - .03 + (2 * PY + .06) * j / m
        sag = .17 * math.sin(math.pi * 3 * j / m) ** 2
        for i in range(n + 1):
            s = -L + 2 * L * i / n
            out = max(0, abs(s) - PX - .035)
            cup = .045 * abs(math.sin(math.pi * 9 * j / m))
            z = TOP + .038 - sag * max(0, 1 - (s / PX) ** 4) + .012 * noise.noise((s * 2, y * 2, 3)) - out * (.75 + cup / .18)
            v.append((math.copysign(min(abs(s), PX + .035) + .02 * math.sin(out * 9 + y * 6) * (out > 0), s), BED + y, z))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    mesh(v, f, p["veil"], "roof", smooth=True)

def four_poster(p):
    """Posts, beams, curtains and roof around the bed; leather slung between the posts at its head; a line of light at its foot."""
    bed(p, (0, BED, 0))
    for sx in (-1, 1):
        tube([(sx * PX, BED - PY, TOP), (sx * PX, BED + PY, TOP)], .030, p["walnut"], 14)
        for sy in (-1, 1):
            post(p, sx * PX, BED + sy * PY)
            gathered(p, sx * PX, BED + sy * PY, (0, -sy), .58, 3 * sx + sy)
            gathered(p, sx * PX, BED + sy * PY, (-sx, 0), .28, 5 * sx + 2 * sy)
        neon([(sx * (PX + .01), BED - PY + .07, .05), (sx * (PX + .01), BED + PY - .07, .05)], p["neon"], .012)
    neon([(-PX + .07, BED - PY - .01, .05), (PX - .07, BED - PY - .01, .05)], p["neon"], .012)
    for k in range(4):
        y = BED - PY + 2 * PY * k / 3
        tube([(-PX, y, TOP), (PX, y, TOP)], .028, p["walnut"], 14)
    roof(p)
    for z in (.46, 1.06):
        tube([(-PX, BED + PY, z), (PX, BED + PY, z)], .026, p["walnut"], 14)
    for k in range(4):
        soft_box((.56, .055, .50), (-.855 + .57 * k, BED + PY, .76), p["cognac"], r=.026)
    area((0, BED, 2.1), (0, BED, 3), (1.6, 1.6), 16, (1, .76, .50), "roof_glow")
    area((0, BED - .1, 2.2), (0, BED - .1, 0), (1.4, 1.6), 34, (1, .80, .60), "bed_light")

# ------------------------------------------------------------------ plaster
def top(x):
    return 1.40 - sum(h / (1 + math.exp((at - abs(x)) / soft)) for at, h, soft in SHOULDERS)

def low_wall(p, rnd):
    """As wide as two beds, lower by round shoulders; niches with candles, pots and books; light behind its rim."""
    rows = []
    for k in range(281):
        x = -3.5 + 7 * k / 280
        rows.append([(x, WALL, (top(x) - .13) * j / 54) for j in range(55)] + [(x, WALL + .15 - .15 * math.cos(a),
            top(x) - .13 + .13 * math.sin(a)) for a in (math.pi * q / 14 for q in range(1, 15))])
    skin(rows, p["plaster"], holes=NICHES)
    for sx in (-1, 1):
        x = sx * 3.5
        mesh([(x, WALL, 0), (x, WALL + .30, 0), (x, WALL + .30, top(x) - .06), (x, WALL, top(x) - .06)], [(0, 1, 2, 3)], p["plaster"])
    for hole in NICHES:
        arched(p, hole, .26, .40, p["plaster"])
        lamp((hole[0], WALL + .07, hole[1] + hole[3] * .72), .4, (1, .62, .30), .03)
    (a, z, half, *_), (b, zb, *_), (c, zc, *_), (d, zd, *_) = NICHES
    book_row(p, a - half + .11, a + .03, WALL + .13, z + .008, rnd, .22, .16); bowl(p, (a + .14, WALL + .12, z + .008), "clay", .6)
    vase(p, (b, WALL + .13, zb + .008), .85, "clay"); vase(p, (c, WALL + .13, zc + .008), .85, "ceramic")
    for x, h in ((d - .11, .13), (d, .08), (d + .10, .11)):
        candle(p, (x, WALL + .11, zd + .008), h, .032)
    neon([(x, D - .07, top(x) + .07) for x in (-3.44 + 6.88 * k / 160 for k in range(161))], p["neon"], .012)
    area((0, D - .12, 1.48), (0, D + .05, 3.2), (3.4, .06), 18, (1, .74, .48), "graze")
    for s in (-1, 1):
        area((s * 2.3, 5.9, 3.1), (s * 2.0, 7.4, .7), .5, 22, (1, .76, .50), "graze")
    emblem_light(SIGNS["canopy"][0])

def long_bench(p):
    """Plaster along the left eaves, round at its corner, with a pad and pillows; baskets beside it."""
    path = straight((-2.75, 6.72), (-3.2, 6.72), 12) + arc(-3.2, 5.92, .80, 90, 180) + straight((-4.0, 5.9), (-4.0, 2.7))
    bench(p["plaster"], path, .37, -.40, .40)
    bench(p["cream"], straight((-3.99, 5.7), (-3.99, 2.85)), .30, .385, .50, 3)
    for y, cloth in ((5.35, "rust"), (4.85, "linen"), (4.2, "camel"), (3.45, "sage"), (3.0, "rust")):
        cushion(.50, .46, .18, (-4.13, y, .71), (-.50, .0, math.pi / 2 + .1 * math.sin(7 * y)), p[cloth])
    neon([(-3.60, y, .03) for y in (2.75, 5.9)], p["neon"], .011)
    candle(p, (-3.05, 6.66, .40), .14, .035, 1.4); candle(p, (-2.93, 6.74, .40), .09, .035); vase(p, (-3.55, 6.5, .40), 1.1, "clay", 7, 4)

def canopy(env, rnd):
    """The bed in the middle, plaster around it on two sides, two slung chairs and cacti at the glass, lanterns low."""
    p = palette() | dict(plaster=plaster("plaster", (.30, .285, .265), (.42, .40, .375)), glow=lit_shade("glow", 2.2),
                       veil=curtain_cloth("veil", (.72, .70, .67)), flag=stone("flag", (.30, .285, .27), (.46, .44, .41), 1.3, .62))
    outside(env, rnd)
    a_frame(p, rnd, D, (2.2, 5.2), "flag")
    ambience(D, 1.15)
    four_poster(p); cord_bench(p, 2.86)
    low_wall(p, rnd); long_bench(p); ladder(p, 2.98, D)
    rug(p, *RUGS["canopy"], 4.3, 3.7)
    for s in (-1, 1):                                     # at the bed's head
        side_table(p, (s * 1.78, 5.35, .03), .50, .23, "clay"); book_stack(p, (s * 1.74, 5.33, .53), 2); candle(p, (s * 1.92, 5.40, .53), .09)
        pierced(p, (s * 1.80, 5.2, 1.42 + .1 * s), .95)
    for x, z, s in ((-1.55, 3.05, 1.25), (-1.15, 2.62, .95), (-.80, 3.35, .8)):
        pierced(p, (x, 2.2, z), s)
    for x, z, r, cloths in ((-1.78, 2.12, .34, ("sand", "rust", "sand", "grey", "sand")), (-2.38, 1.68, .22, ("rust", "sand", "rust")),
                            (1.72, 2.02, .28, ("rust", "sand", "grey", "sand"))):
        platter(p, (x, D - .03, z), r, cloths)
    # at the glass
    cyl(1.2, .018, (-1.25, 1.38, 0), p["sand"], 96); cyl(1.12, .024, (-1.25, 1.38, 0), p["linen"], 96)
    butterfly(p, (-2.05, 1.60, .024), math.radians(48)); butterfly(p, (-.45, 1.60, .024), math.radians(-50)); brass_table(p, (-1.25, .92, .024))
    cactus(p, (3.35, .85, 0), (1.75, 1.15, .75)); cactus(p, (2.72, .62, 0), (.85, .5), .09, .8)
    cactus(p, (-3.55, .85, 0), (1.35, .8)); basket(p, (3.55, 1.65, 0), .27, .40)
    pouf(p, (2.35, 1.75, 0), "cognac", .36); pierced(p, (2.95, 1.35, .02), 1.0, 0, 4)
    # eaves
    basket(p, (-3.95, 2.05, 0), .27, .44); basket(p, (-3.5, 1.85, 0), .20, .26, "camel")
    bench(p["plaster"], straight((4.05, 3.0), (4.05, 5.6)), .34, -.5, .55)
    vase(p, (4.02, 3.5, .55), 1.5, "clay"); vase(p, (4.05, 3.95, .55), 1.0, "ceramic", 9, 4)
    book_stack(p, (3.98, 4.5, .55), 3); bowl(p, (4.0, 5.05, .55), "clay", 1.0)
    dry_grass(p, (3.75, 6.35, 0), rnd, .9, 12); basket(p, (3.75, 2.45, 0), .22, .34)
    curtains(p)
    return {"pano": ((2.4, 2.5, 1.55), (2.4, 12, 1.55), None)}
