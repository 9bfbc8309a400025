"""The bath of the deep woods: a square cedar tub let into a platform before the glass, lattice screens lit from behind."""
from kit import *
from furniture import *
from room import SIGNS, palette, outside, a_frame, ambience, emblem_light
from baths import shower
from room_soaking import bucket

TOP = .44                                       # of the platform
TUB = (-.9, .9, 1.15, 2.55)                     # x from, to; y from, to
FRONT = 3.35                                    # the platform's edge towards the room

def boards(p, x0, x1, y0, y1, z, mat, w=.14):
    """Boards along x, each with a shadow gap."""
    n = round((y1 - y0) / w)
    for k in range(n):
        box((x1 - x0, (y1 - y0) / n - .006, .04), ((x0 + x1) / 2, y0 + (y1 - y0) * (k + .5) / n, z - .02), p[mat], bevel=.005)

def platform(p, rnd):
    """From wall to wall, two wide steps up, the tub let into it with its rim above the boards."""
    x0, x1, y0, y1 = TUB
    wide = 3.95
    for a, b, c, d in ((-wide, x0 - .1, .42, FRONT), (x1 + .1, wide, .42, FRONT), (x0 - .1, x1 + .1, .42, y0 - .1), (x0 - .1, x1 + .1, y1 + .1, FRONT)):
        boards(p, a, b, c, d, TOP, "walnut")
    box((2 * wide, .03, TOP - .05), (0, FRONT - .03, (TOP - .05) / 2), p["walnut"], bevel=.004)
    boards(p, -1.5, 1.5, FRONT, FRONT + .42, TOP / 2, "walnut"); box((2.96, .38, TOP / 2 - .05), (0, FRONT + .20, TOP / 4 - .02), p["black"], bevel=0)
    neon([(-wide, FRONT + .01, TOP - .06), (wide, FRONT + .01, TOP - .06)], p["neon"], .012)
    neon([(-1.5, FRONT + .43, .03), (1.5, FRONT + .43, .03)], p["neon"], .011)

def square_tub(p, rnd):
    x0, x1, y0, y1 = TUB
    h, t = TOP + .16, .10
    for size, at in (((x1 - x0 + 2 * t, t, .20), ((x0 + x1) / 2, y0 - t / 2, h - .10)), ((x1 - x0 + 2 * t, t, .20), ((x0 + x1) / 2, y1 + t / 2, h - .10)),
                     ((t, y1 - y0, .20), (x0 - t / 2, (y0 + y1) / 2, h - .10)), ((t, y1 - y0, .20), (x1 + t / 2, (y0 + y1) / 2, h - .10))):
        box(size, at, p["walnut"], bevel=.008)
    for dx in (-.42, 0, .42):                                  # dovetails' shadow lines
        box((.006, t + .004, .20), (dx, y1 + t / 2, h - .098), p["black"], bevel=0)
    w = water("bath_water", wave=.010, scale=5, glow=(.10, .28, .31), glow_strength=.34)
    mesh([(x0, y0, h - .06), (x1, y0, h - .06), (x1, y1, h - .06), (x0, y1, h - .06)], [(0, 1, 2, 3)], w, "bathwater")
    o = t + .02
    neon([(x0 - o, y0 - o, TOP + .02), (x1 + o, y0 - o, TOP + .02), (x1 + o, y1 + o, TOP + .02), (x0 - o, y1 + o, TOP + .02)], p["neon"], .013, closed=True)
    for i in range(8):
        card(.75, .7 + .06 * i, (-.7 + .2 * i, 1.85 + .25 * (-1) ** i, h - .06), .3 * (-1) ** i, steam_card("steam_bath", (1, .93, .85), .035), "steam")
    # a bamboo spout on a post
    box((.12, .12, 1.0), (x1 + .34, 1.55, TOP + .5), p["walnut_z"], bevel=.008)
    tube([(x1 + .42, 1.55, TOP + .86), (x1 - .16, 1.55, TOP + .70)], .034, p["bark"], 16)
    mesh([(x1 - .15, 1.53, TOP + .69), (x1 - .15, 1.57, TOP + .69), (x1 - .19, 1.58, h - .06), (x1 - .19, 1.52, h - .06)], [(0, 1, 2, 3)],
         glass("falling_water", (.85, .95, .97), mirror=.7), "fall")
    box((.26, y1 - y0 + .24, .03), (-.38, (y0 + y1) / 2, h + .015), p["walnut"], bevel=.006)      # a board across
    candle(p, (-.38, 2.2, h + .03), .09, watts=2); wine_glass(p, (-.40, 1.95, h + .03)); folded(p, "towel", (-.38, 1.5, h + .03), (.22, .34), 2, 0, .05)

def screen(p, x0, x1, y, z1, columns, rows):
    """Paper behind a lattice, lit from behind."""
    box((x1 - x0, .01, z1 - .10), ((x0 + x1) / 2, y, z1 / 2 + .05), p["paper"], bevel=0)
    for k in range(columns + 1):
        x = x0 + (x1 - x0) * k / columns
        box((.045 if k in (0, columns) else .018, .04, z1), (x, y - .03, z1 / 2), p["walnut_z"], bevel=.003)
    for k in range(rows + 1):
        z = .10 + (z1 - .12) * k / rows
        box((x1 - x0, .04, .045 if k in (0, rows) else .018), ((x0 + x1) / 2, y - .03, z), p["walnut"], bevel=.003)
    area(((x0 + x1) / 2, y - .1, z1 * .55), ((x0 + x1) / 2, y - 3, z1 * .4), (x1 - x0, z1 * .8), 26, (1, .74, .46))

def paper_lantern(p, x, y, z, w=.30, h=.52):
    box((w - .03, w - .03, h - .06), (x, y, z + h / 2), p["paper"], bevel=.004)
    for dx in (-w / 2, w / 2):
        for dy in (-w / 2, w / 2):
            box((.02, .02, h), (x + dx, y + dy, z + h / 2), p["walnut_z"], bevel=.002)
    for zz in (.04, h / 2, h - .01):
        for d in (-w / 2, w / 2):
            box((w, .016, .016), (x, y + d, z + zz), p["walnut"], bevel=0); box((.016, w, .016), (x + d, y, z + zz), p["walnut"], bevel=0)
    lamp((x, y, z + h + .12), 5); lamp((x - .3, y + .3, z + h / 2), 4)

def bench_basins(p, x, yb, w=2.4):
    """A board on stone blocks, one oval bowl, a wide low mirror without a frame."""
    box((w, .54, .08), (x, yb - .36, .82), p["walnut"], bevel=.01)
    for dx in (-w / 2 + .28, w / 2 - .28):
        box((.34, .40, .78), (x + dx, yb - .34, .39), p["slate"], bevel=.012)
    for dx in (-.55, .55):
        lathe([(0, 0), (.13, 0), (.21, .05), (.24, .14), (.215, .14), (.17, .06), (0, .04)], p["ceramic"], (x + dx, yb - .37, .86), 56, scale=(1.25, .85))
        tube([(x + dx, yb - .09, 1.14), (x + dx, yb - .30, 1.14), (x + dx, yb - .33, 1.09)], .014, p["brass"], 10)
    z0, z1 = 1.30, 2.05
    for half in (-1, 1):                                       # two tall mirrors would be the grotto's: one low one here
        mesh([(x + half * .02, yb - .13, z0), (x + half * (w / 2 - .05), yb - .13, z0), (x + half * (w / 2 - .05), yb - .13, z1),
              (x + half * .02, yb - .13, z1)][::half], [(0, 1, 2, 3)], p["mirror"], "mirror")
    neon([(x - w / 2 + .05, yb - .12, z1 + .03), (x + w / 2 - .05, yb - .12, z1 + .03)], p["neon"], .012)
    neon([(x - w / 2 + .05, yb - .12, z0 - .03), (x + w / 2 - .05, yb - .12, z0 - .03)], p["neon"], .012)
    area((x, yb - .5, 2.5), (x, yb - .4, .9), (1.8, .1), 34)
    box((w - 1.1, .34, .05), (x, yb - .34, .30), p["walnut"], bevel=.006)
    for k, dx in enumerate((-.42, 0, .42)):
        folded(p, ("towel", "sand", "towel")[k], (x + dx, yb - .34, .325), (.36, .28), (3, 2, 3)[k])
    vase(p, (x, yb - .34, .86), .8, "clay", 8, 4); candle(p, (x + .16, yb - .40, .86), .09); candle(p, (x + .24, yb - .32, .86), .06)

def washing_place(p, x, y):
    """Low stools and buckets, as one washes before the bath."""
    for k, dx in enumerate((0, .62)):
        box((.36, .26, .035), (x + dx, y, .27), p["walnut"], bevel=.008)
        for sx in (-.13, .13):
            box((.03, .22, .26), (x + dx + sx, y, .13), p["walnut_z"], bevel=.004)
    bucket(p, x - .36, y + .12); bucket(p, x + 1.0, y - .1); folded(p, "towel", (x + .62, y, .288), (.28, .2), 2, .1, .05)

def garden_strip(p, rnd, x0, x1, y0, y1):
    """Pebbles with stepping stones and two boulders along the wall."""
    box((x1 - x0, y1 - y0, .03), ((x0 + x1) / 2, (y0 + y1) / 2, .015), p["slate"], bevel=.004)
    pebble = sphere(.05, (0, 0, -9), p["pebble"], 6, .6)
    for _ in range(420):
        copy(pebble, (rnd.uniform(x0 + .05, x1 - .05), rnd.uniform(y0 + .05, y1 - .05), .04), rnd.uniform(0, 6),
             (rnd.uniform(.7, 1.6), rnd.uniform(.6, 1.1), rnd.uniform(.6, 1)))
    for q, r in ((.22, .30), (.30, .16)):
        sphere(r, ((x0 + x1) / 2 + .1 * (q > .25), y0 + (y1 - y0) * q, .02 + r * .3), p["slate"], 20, .62)

def cedar(env, rnd):
    p, D = palette(), 7.0
    p["paper"] = emission("paper", (1, .66, .34), .52)
    outside(env, rnd)
    a_frame(p, rnd, D, (2.0, 5.0))
    ambience(D, .85)
    platform(p, rnd)
    square_tub(p, rnd)
    screen(p, -3.30, -1.98, D - .06, 2.55, 4, 6); screen(p, .86, 1.28, D - .06, 2.55, 2, 6)
    box((2.76, .04, 2.55), (-.56, D - .05, 1.275), p["marble"], bevel=.003)
    beam((-3.4, D - .12, 2.62), (3.4, D - .12, 2.62), .05, .09, p["beam"], .006)
    area((0, D - .15, 2.75), (0, D - .02, 4.2), (5.5, .05), 30)
    emblem_light(SIGNS["cedar"][0])
    bench_basins(p, -.56, D)
    shower(p, 1.40, 3.15, D)
    rug(p, -.6, 5.45, 2.3, .9, "towel", "sand")
    washing_place(p, 1.55, 4.35)
    garden_strip(p, rnd, -4.35, -3.35, 3.45, 6.8)
    plant_pot(p, (-3.85, 5.6, 0), rnd, 1.4, 22, "ceramic"); plant_pot(p, (-3.8, 4.75, 0), rnd, .8, 14, "clay")
    paper_lantern(p, -2.95, 4.5, 0); paper_lantern(p, 1.75, 2.75, TOP, .24, .40); paper_lantern(p, -1.75, .85, TOP, .24, .40)
    soft_box((.70, 1.7, .12), (-2.75, 1.95, TOP + .06), p["cream"], r=.055)                       # a mat to lie on, a roll for the head
    tube([(-3.02, 2.62, TOP + .20), (-2.48, 2.62, TOP + .20)], .10, p["greige"], 16)
    folded(p, "towel", (-1.55, 2.75, TOP), (.40, .30), 4, .1, .06); wine_glass(p, (-2.15, 2.2, TOP)); book_stack(p, (-2.15, 1.9, TOP), 2)
    for s, y in ((1, 1.1), (1, 1.3)):
        candle(p, (2.6, y, TOP), .24 if y < 1.2 else .15, .045, 2 if y < 1.2 else 0)
    plant_pot(p, (3.15, .95, TOP), rnd, 1.2, 20); plant_pot(p, (-3.35, .8, TOP), rnd, 1.1, 18); plant_pot(p, (3.45, 4.4, 0), rnd, 1.5, 22)
    curtains(p, .30)
    pendants(p, ((-.5, 1.9, 3.3), (.4, 2.1, 3.7), (0, 1.5, 4.1)), watts=8)
    return {"pano": ((-.45, 4.6, 1.55), (-.45, 12, 1.55), None)}
