"""The A-frame lodge from outside: shell, glass gable, rooms behind it, deck."""
import math, random
from kit import *
from grounds import Ground
from sky import risen_sun
from nature import sky, plant, garden_lights
from terrace import planks, infinity_pool, hot_tub, fire_pit, lantern

HW, HT, Y0, Y1 = 5.0, 8.8, -1.5, 12.0          # half width, inner ridge height, roof front and back
HWo, HTo = 5.38, 9.42                          # outer faces of the roof
# inner half width, inner ridge height, mullions, transoms, diagonals (share of the half width)
VARIANTS = {"classic": (5.0, 8.8, (-3.35, -1.7, 0, 1.7, 3.35), (2.75, 5.35), ()),
            "tall":    (4.6, 9.9, (-2.4, 0, 2.4), (2.85, 4.7, 6.55), ()),
            "diamond": (5.5, 8.1, (-2.75, 0, 2.75), (2.75,), (.5,)),
            "wide":    (6.1, 7.5, (-4.3, -2.15, 0, 2.15, 4.3), (2.75, 4.6), ()),
            "slender": (4.3, 8.6, (-1.45, 1.45), (2.75, 6.1), (.36,)),
            "crystal": (5.7, 11.2, (), (), ())}

def proportions(variant):
    global HW, HT, HWo, HTo
    HW, HT = VARIANTS[variant][:2]
    HWo, HTo = HW + .38, HT + .62

def corners():
    """Feet of the gable and both ends of the ridge, as far as a camera before the house must see it."""
    return [(-HWo, Y0, 0), (HWo, Y0, 0), (0, Y0, HTo), (0, (Y0 + Y1) / 2, HTo)]

def slope_x(z, hw=None, ht=None):
    return (hw or HW) * (1 - z / (ht or HT))

def palette(by_day=False):
    return dict(
        metal=plain("roof_metal", (.085, .092, .11), .46, .5, bump=.05, bump_scale=8),
        black=plain("black_steel", (.012, .012, .013), .35, .6),
        cedar=wood("cedar", (.21, .11, .055), (.44, .27, .155), "y"),
        cedar_z=wood("cedar_z", (.20, .10, .05), (.42, .25, .14), "z"),
        deck=wood("deck", (.085, .048, .028), (.25, .15, .088), "x", 1.0, .40),
        oak=wood("oak", (.20, .11, .05), (.42, .27, .15), "y", 1, .35),
        stone=stone("slate", (.025, .026, .03), (.10, .10, .105), 1.4, .6),
        cushion=fabric("linen_out", (.55, .52, .47)),
        dark=fabric("charcoal_out", (.05, .052, .058)),
        bulb=emission("bulb", (1, .58, .24), 22),
        warm=emission("warm_strip", (1, .55, .22), 7),
        neon=tube_light("neon", 9, 6),
        glass=glass(mirror=.5),
        roof_window=plain("roof_window", (.035, .05, .065), .08) if by_day else emission("roof_window", (1, .60, .27), .9))

def shell(p, snow=False):
    for sx in (-1, 1):
        q = [(sx * slope_x(-.3, HWo, HTo), -.30), (sx * slope_x(-.3), -.30), (0, HT), (0, HTo)]
        prism(q if sx < 0 else q[::-1], Y0, Y1, p["metal"], name="roof")
        lin = [(sx * (HW - .0), 0), (sx * (HW - .05), 0), (0, HT - .10), (0, HT - .01)]
        n = 22                                            # timber lining as separate boards
        for i in range(n):
            z0, z1 = HT * i / n + .006, HT * (i + 1) / n - .006
            a = [(sx * slope_x(z0), z0), (sx * (slope_x(z0) - .05), z0), (sx * max(0, slope_x(z1) - .05), z1), (sx * slope_x(z1), z1)]
            prism(a if sx < 0 else a[::-1], Y0 + .05, 9.0, p["cedar"], name="lining")
        k = Y0 + .25
        while k < Y1:                                     # standing seams
            beam((sx * (HWo + .02), k, 0), (sx * .02, k, HTo + .03), .035, .07, p["metal"], 0)
            k += .52
        # rake boards and their light lines
        for r, (hw, ht) in enumerate(((HWo + .02, HTo + .03), (HW - .12, HT - .22))):
            neon([(sx * hw, Y0 - .05, -.25), (0, Y0 - .05, ht)], p["neon"], .020 if r == 0 else .013)
        beam((sx * (HW + .19), Y0 + .02, -.3), (0, Y0 + .02, HT + .34), .62, .16, p["cedar_z"], .01, up=(0, 1, 0))
        neon([(sx * (HWo + .26), Y0, -.22), (sx * (HWo + .26), Y1, -.22)], p["neon"], .02)
        if snow:
            s = plain("roof_snow", (.82, .87, .94), .7, bump=.6, bump_scale=2)
            a = [(sx * (HWo + .02), .05), (sx * (HWo - .05), .0), (0, HTo), (0, HTo + .36), (sx * (HWo - .55) , 1.55)]
            prism(a if sx < 0 else a[::-1], Y0 + .12, Y1, s, bevel=.09, name="snow")
    neon([(0, Y0, HTo + .10), (0, Y1, HTo + .10)], p["neon"], .024)

def gable(p, mullions, transoms, diagonals):
    """Glass front at y = 0 with slim steel mullions and a sliding door."""
    mesh([(-HW, 0, 0), (HW, 0, 0), (0, 0, HT)], [(0, 1, 2)], p["glass"], "gable_glass")
    for x in mullions:
        top = HT * (1 - abs(x) / HW)
        beam((x, 0, 0), (x, 0, top - (.1 if x else .2)), .055, .10, p["black"], .004)
    for q in diagonals:                                  # parallel to the opposite roof edge
        for sx in (-1, 1):
            beam((sx * HW * (1 - 2 * q), 0, 0), (sx * HW * (1 - q), 0, HT * q), .055, .10, p["black"], .004, up=(0, 1, 0))
    for z in transoms:
        beam((-slope_x(z), 0, z), (slope_x(z), 0, z), .07, .12, p["black"], .004)
    for sx in (-1, 1):
        beam((sx * HW, 0, 0), (0, 0, HT), .10, .14, p["black"], .004, up=(0, 1, 0))
    beam((-HW, 0, .03), (HW, 0, .03), .06, .14, p["black"], .004)
    box((.02, .05, .5), (.22, -.07, 1.05), plain("brass", (.55, .36, .14), .25, 1))

def rooms_behind_glass(p):
    """Enough furniture to give the lit interior depth; not meant for close-ups."""
    box((2 * HW - .1, 9.2, .1), (0, 4.55, -.05), p["oak"], bevel=0)
    n = int(2 * HW / .245)
    for i in range(n):                                     # back wall boards
        x = .245 * (i + .5 - n / 2)
        h = HT * (1 - abs(x) / HW)
        if h > .3:
            box((.235, .05, h - .1), (x, 9.0, h / 2), p["cedar_z"], bevel=.004)
    # mezzanine with balustrade
    z = 2.95
    box((2 * slope_x(z), 4.6, .22), (0, 6.7, z), p["oak"])
    for x in (-1.9, 1.9):
        box((.16, .16, z), (x, 4.55, z / 2), p["black"])
    mesh([(-2.9, 4.42, z + .1), (2.9, 4.42, z + .1), (2.4, 4.42, z + 1.0), (-2.4, 4.42, z + 1.0)], [(0, 1, 2, 3)], p["glass"])
    beam((-2.45, 4.42, z + 1.02), (2.45, 4.42, z + 1.02), .04, .04, p["black"])
    beam((-3.1, 4.38, z - .12), (3.1, 4.38, z - .12), .03, .03, p["warm"], 0)
    neon([(-3.2, 4.36, z + .12), (3.2, 4.36, z + .12)], p["neon"], .014)
    # loft bed
    soft_box((2.2, 2.1, .35), (0, 7.2, z + .4), fabric("bedlinen", (.75, .72, .68)), r=.1)
    soft_box((2.4, .2, 1.2), (0, 8.6, z + .7), p["dark"], r=.08)
    for x in (-1.6, 1.6):
        sphere(.13, (x, 8.3, z + .75), p["bulb"])
    # living: sofa, table, rug, suspended stove, island
    soft_box((2.9, 1.0, .42), (1.1, 3.2, .33), p["cushion"], r=.1)
    soft_box((2.9, .28, .75), (1.1, 3.65, .55), p["cushion"], r=.1)
    for x, c in ((.2, p["dark"]), (2.0, p["cushion"]), (1.5, p["dark"])):
        cushion(.5, .5, .2, (x, 3.35, .78), (-.3, 0, .2), c)
    box((3.6, 2.6, .02), (.9, 2.3, .01), boucle("rug_out", (.5, .46, .40)), bevel=0)
    lathe([(0, 0), (.42, 0), (.46, .04), (.46, .30), (.42, .34), (0, .34)], p["stone"], (.7, 1.8, 0))
    lathe([(.0, .55), (.45, .6), (.55, .8), (.5, 1.25), (.14, 1.7), (.10, 8.2)], p["black"], (-2.3, 2.6, 0))
    fire((-2.3, 2.05, .75), .5, .5, .1, 5, 40)
    box((2.6, .9, .95), (0, 7.2, .475), p["stone"], bevel=.02)
    for x in (-.8, 0, .8):
        sphere(.11, (x, 7.0, 2.0), p["bulb"])
        tube([(x, 7.0, 2.1), (x, 7.0, 2.85)], .008, p["black"])
    for x, y, h in ((-.5, 2.6, 5.2), (.15, 2.1, 4.5), (.7, 2.8, 5.7), (-.1, 3.1, 6.3)):       # pendant cluster
        sphere(.14, (x, y, h), p["bulb"])
        tube([(x, y, h + .14), (x, y, HT - .5)], .006, p["black"])
    for x, y, w in ((-4.0, .7, .5), (4.0, .9, .55)):
        cyl(.24, .5, (x * .93, y, 0), p["stone"])
    # light
    area((0, 3.2, 6.9), (0, 3.2, 0), (1.2, 4), 1500)
    area((0, 6.2, 2.7), (0, 6.5, 0), (4, 3), 700)
    area((0, 5.2, 5.6), (0, 9, 4.2), (2.5, .6), 520)
    area((0, 5.8, 2.6), (0, 9, 1.2), (5, .5), 420)
    lamp((-1.6, 8.2, 3.7), 40); lamp((1.6, 8.2, 3.7), 40)
    for x in (-3.2, 3.2):                                   # warm wash along the roof boards
        area((x * 1.25, 2.5, .3), (x * .6, 2.5, 4), (.2, 4.5), 380)

def deck(p, rnd, pool):
    x0, x1, y0, y1 = -8.4, 8.4, -6.2, 0.0
    planks(x0, x1, y0, y1, 0, p["deck"], rnd)
    planks(-8.4, -HWo - .15, 0, 7, 0, p["deck"], rnd); planks(HWo + .15, 8.4, 0, 7, 0, p["deck"], rnd)
    box((16.8, .06, .34), (0, y0 - .02, -.19), p["black"])
    for s in (-1, 1):
        box((.06, 13.2, .34), (s * 8.42, .4, -.19), p["black"])
    if not pool:
        neon([(x0, y0 - .07, -.05), (x1, y0 - .07, -.05)], p["neon"], .018)
        for i, w in enumerate((4.6, 5.6)):                  # steps down to the ground
            planks(-w / 2, w / 2, y0 - .42 * (i + 1), y0 - .42 * i, -.14 * (i + 1), p["deck"], rnd, .14)
            box((w, .04, .12), (0, y0 - .42 * (i + 1) + .02, -.14 * (i + 1) - .08), p["black"])
            neon([(-w / 2, y0 - .42 * (i + 1) - .015, -.14 * (i + 1) - .05), (w / 2, y0 - .42 * (i + 1) - .015, -.14 * (i + 1) - .05)], p["neon"], .011)

def build(env, accent, pool=False, seed=3, variant="classic", around=False, own=Ground()):
    """accent: linear RGB.  Returns camera suggestions {view: (location, target, lens)}."""
    proportions(variant)
    rnd = random.Random(seed)
    p = palette(bool(env.sun))
    snow = env.ground == "snow"
    sky(env, accent)
    clear = lambda x, y: (-25 < y < 3 and -19 < x < 15) or (abs(x) < 7.5 and 0 < y < 15) or bool(own.open and own.open(x, y))
    height = plant(env, rnd, clear, 0 if around else 1)
    garden_lights(height, ((-13, 3), (-18, 9), (12, 4), (16, 8), (20, 2)), 420)
    shell(p, snow); gable(p, *VARIANTS[variant][2:]); rooms_behind_glass(p); deck(p, rnd, pool)
    aqua = (.03, .42, .55)
    if pool:
        infinity_pool(p, rnd, (.012, .20, .27))
    if not own.sunk:
        hot_tub(p, (5.9, -3.3, 0), aqua, rnd)
    fire_pit(p, (-5.6, -3.4, 0))
    for x, y in ((-2.5, -.35), (2.5, -.35), (-2.9, -5.9), (2.9, -5.9)):
        lantern(p, (x, y, 0), 1.0 if y > -1 else .8)
    if env.lake != "front":                                 # path lights toward the visitor
        for i in range(5):
            for s in (-1, 1):
                if pool and s < 0 or pool and i < 3:
                    continue
                x, y = s * (2.3 + .25 * i), -8.6 - 2.3 * i
                z = height(x, y)
                box((.09, .09, .5), (x, y, z + .25), p["black"])
                box((.092, .092, .05), (x, y, z + .44), p["warm"], bevel=0)
                lamp((x, y - .1, z + .4), 4, r=.03)
    for thing in own.things:
        thing(p, rnd, height)
    if env.sun:
        risen_sun(env)
    else:               # soft blue key from the open sky behind the camera, and cool top light on the roof
        area((-22, -30, 22), (0, 0, 3), 14, 5200 * own.key, (.45, .62, 1), "sky_key")
        area((16, 22, 20), (0, 4, 4), 10, 4200 * own.key, (.55, .62, 1), "rim")
    cams = {"still": ((-7.4, -20.2, 2.15), (.75, -2.0, 3.75), 28) if pool else ((-7.0, -18.2, 1.6), (.75, -2.0, 3.8), 28),
            "pano": ((-.6, -5.2, 1.65), (-.6, 5, 1.65), None)}
    cams["right"] = ((9.6, -19.2, 2.0), (-.6, -2.0, 3.7), 28)
    cams["front"] = ((.0, -21.5, 2.1), (0, -2.0, 3.9), 29)
    if env.lake == "front":
        cams["still"] = ((-7.4, -22.5, .95), (.4, -2, 2.75), 28)
        cams["right"] = ((8.8, -22.0, 1.0), (-.4, -2, 2.85), 28)
    return cams
