"""What is built outside one lodge and no other: a gallery, a sunk tub, an oven.  Each thing takes the palette, a random
source and the ground's height."""
import math
from kit import *
from terrace import planks
import props

def moved(make, at, turn=0.0, scale=1.0, home=(.95, 2.2)):
    """A living room's own thing, set down elsewhere: `home` is where it stands in that room."""
    with Recorder() as r:
        make()
    m = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(scale, 4) @ Matrix.Translation((-home[0], -home[1], 0))
    bpy.context.view_layer.update()
    for o in r.objects:
        o.matrix_world = m @ o.matrix_world

def telescope(p, rnd, height):
    moved(props.refractor, (-2.9, -4.9, 0), math.radians(25), 1.15)

def dobsonian(p, rnd, height):
    moved(props.dobsonian, (-3.4, -4.6, 0), math.radians(30), 1.1)

def bronze_dog(p, rnd, height):
    moved(props.bronze_dog, (1.9, -2.0, 0), math.pi + .2, 1.25, (.85, 2.2))

def gallery(p, rnd, height):
    """A second-storey balcony before the glass."""
    from exterior import slope_x
    z, d = 2.86, 1.7
    w = slope_x(z) - .1
    planks(-w, w, -d, -.05, z, p["deck"], rnd)
    for y in (-d, -.1):
        beam((-w, y, z - .13), (w, y, z - .13), .10, .2, p["black"])
    beam((-w, -d - .06, z - .05), (w, -d - .06, z - .05), .03, .05, p["warm"], 0)
    for s in (-1, 1):
        box((.12, .12, z), (s * (w - .15), -d + .1, z / 2), p["black"])
        beam((s * w, -d, z - .13), (s * w, 0, z - .13), .08, .2, p["black"])
        mesh([(s * w, -d, z + .05), (s * w, -.1, z + .05), (s * w, -.1, z + .98), (s * w, -d, z + .98)], [(0, 1, 2, 3)], p["glass"])
        beam((s * w, -d, z + 1.0), (s * w, -.1, z + 1.0), .05, .04, p["black"])
    mesh([(-w, -d, z + .05), (w, -d, z + .05), (w, -d, z + .98), (-w, -d, z + .98)], [(0, 1, 2, 3)], p["glass"])
    beam((-w, -d, z + 1.0), (w, -d, z + 1.0), .05, .04, p["black"])
    n = 5
    for i in range(n + 1):
        x = -w + 2 * w * i / n
        beam((x, -d, z), (x, -d, z + 1.0), .04, .04, p["black"], 0)
    for x in (-1.2, 1.2):
        lamp((x, -.9, z - .3), 26, r=.1)
    soft_box((.75, .7, .2), (-1.7, -.8, z + .32), p["cushion"]); soft_box((.75, .2, .5), (-1.7, -.5, z + .6), p["cushion"])

def sunk_tub(p, rnd, height):
    """A round basin level with the sand: stone rim, lit water, a slim step to it."""
    x, y, z, R = 4.6, -10.4, -.24, 1.35
    lathe([(R, -.3), (R, .02), (R + .42, .02), (R + .46, -.02), (R + .46, -.3)], p["stone"], (x, y, z))
    w = water("tub_water", wave=.03, scale=3.2, glow=(.10, .42, .60), glow_strength=1.3)
    mesh([(x + R * math.cos(k * math.tau / 48), y + R * math.sin(k * math.tau / 48), z - .02) for k in range(48)], [tuple(range(48))], w, "tub_water")
    area((x, y, z + .02), (x, y, z + 3), 1.7, 40, (.10, .42, .60), "tub_light")
    neon([(x + (R + .5) * math.cos(k * math.tau / 40), y + (R + .5) * math.sin(k * math.tau / 40), z + .0) for k in range(40)], p["neon"], .018, closed=True)
    m = steam_card("steam_tub", (.55, .65, .75), .10)
    for i in range(8):
        card(rnd.uniform(1.3, 2.3), rnd.uniform(1.2, 2.4), (x + rnd.uniform(-.6, .6), y + rnd.uniform(-.6, .6), z), rnd.uniform(-.6, .6), m, "steam")
    for k in range(5):                                      # stepping stones from the deck
        cyl(.36, .06, (x - .5 - .55 * k, y + 1.9 + .55 * k * .7, -.38), p["stone"], 24)

def shower(p, rnd, height):
    """An outdoor shower against a slatted screen, with a second rose at a dog's height."""
    x, y = 7.5, -6.6
    for i in range(9):
        box((.11, .04, 2.2), (x - .62 + .155 * i, y + .55, 1.1), p["cedar_z"])
    steel = plain("steel_bright", (.7, .7, .72), .2, 1.0)
    tube([(x, y + .48, 0), (x, y + .48, 2.3), (x, y + .3, 2.42), (x, y + .05, 2.40)], .022, steel, 10); cyl(.13, .03, (x, y + .05, 2.36), steel, 32)
    tube([(x + .4, y + .48, 0), (x + .4, y + .48, .8), (x + .4, y + .25, .85)], .02, steel, 10); cyl(.07, .03, (x + .4, y + .25, .80), steel, 24)
    lamp((x, y + .1, 2.2), 18, r=.05)
    lathe([(0, .02), (.13, .02), (.17, .30), (.18, .30)], plain("bucket_blue", (.05, .16, .40), .35), (x - .45, y + .1, 0), 32)

def pizza_oven(p, rnd, height):
    """A white dome with its fire, a counter, and strings of bulbs over the deck."""
    white = plain("oven_white", (.72, .68, .60), .7, bump=.3, bump_scale=14)
    x, y = -7.4, -1.6
    box((1.7, 1.3, .9), (x, y, .45), p["stone"], bevel=.02)
    lathe([(.72, 0), (.72, .22), (.62, .50), (.40, .70), (0, .78)], white, (x, y, .9), 48)
    tube([(x, y + .3, 1.5), (x, y + .3, 2.3)], .09, p["black"], 16)
    box((.5, .1, .34), (x, y - .70, 1.10), plain("oven_mouth", (.01, .008, .007), .9), bevel=.01)
    fire((x, y - .74, .95), .34, .34, .06, 5, 35)
    festoon(p, ((-8.2, -6.0), (-8.2, -.4), (8.2, -.4), (8.2, -6.0)))

def festoon(p, poles, top=3.3):
    for x, y in poles:
        beam((x, y, 0), (x, y, top), .05, .05, p["black"], 0)
    pairs = ((0, 3), (0, 1), (2, 3))
    for a, b in pairs:
        (xa, ya), (xb, yb) = poles[a], poles[b]
        n = max(8, int(math.hypot(xb - xa, yb - ya) / .75))
        sag = .06 * math.hypot(xb - xa, yb - ya)
        at = lambda q: (xa + (xb - xa) * q, ya + (yb - ya) * q, top - .05 - sag * (1 - (2 * q - 1) ** 2))
        tube([at(i / (2 * n)) for i in range(2 * n + 1)], .008, p["black"], 5)
        for i in range(1, n):
            x, y, z = at(i / n)
            sphere(.045, (x, y, z - .06), p["bulb"], 8)

def roof_window(p, rnd, height):
    """A strip of glass under the ridge, at night lit from the bed below it."""
    import exterior as e
    frame = p["black"]
    at = lambda y, q: (e.HWo * (1 - q) + .05, y, e.HTo * q + .04)
    y0, y1, lo, hi = 3.0, 7.0, .66, .88
    mesh([at(y0, lo), at(y1, lo), at(y1, hi), at(y0, hi)], [(0, 1, 2, 3)], p["roof_window"], "roof_window")
    for a, b in (((y0, lo), (y1, lo)), ((y0, hi), (y1, hi)), ((y0, lo), (y0, hi)), ((y1, lo), (y1, hi)), (((y0 + y1) / 2, lo), ((y0 + y1) / 2, hi))):
        beam(at(*a), at(*b), .07, .08, frame, 0)

def sauna(p, rnd, height, at=(-10.9, 1.2), turn=.55):
    """A barrel of staves lying on the snow, its round glass front lit."""
    x, y = at
    with Recorder() as r:
        R, L, n = 1.25, 2.8, 26
        for i in range(n):
            a = math.tau * i / n
            box((.29, L, .06), (R * math.cos(a), 0, R + .12 + R * math.sin(a)), p["cedar"], rot=(0, math.pi / 2 - a, 0), bevel=.006)
        for yy in (-L / 2 + .4, L / 2 - .4):
            tube([(( R + .05) * math.cos(t), yy, R + .12 + (R + .05) * math.sin(t)) for t in (math.tau * k / 40 for k in range(40))], .02,
                 p["black"], 6, closed=True)
        tube([(0, -L / 2 + .12, R + .12), (0, -L / 2 + .16, R + .12)], R - .05, emission("sauna_glow", (1, .50, .20), 1.5), 40, smooth=False)
        for dx in (-.32, .32):
            beam((dx, -L / 2 + .08, .25), (dx, -L / 2 + .08, 2 * R - .02), .06, .05, p["cedar_z"], 0)
        box((.9, .06, .06), (0, -L / 2 + .08, R * 1.1), p["cedar"])
        tube([(.4, .8, 2 * R), (.4, .8, 2 * R + .9)], .07, p["black"], 12)
        lamp((0, -L / 2 - .6, 1.2), 30, (1, .55, .25), .2)
        for yy in (-.9, .9):
            box((1.7, .2, .3), (0, yy, .1), p["cedar"])
    group(r.objects, (x, y, height(x, y)), turn)

def long_table(p, rnd, height):
    """A table for ten behind the pane."""
    x = -3.5
    box((1.1, 4.2, .06), (x, 3.4, .76), p["oak"], bevel=.01)
    for y in (1.7, 5.1):
        box((.8, .1, .74), (x, y, .37), p["black"])
    for k in range(5):
        for s in (-1, 1):
            soft_box((.44, .46, .08), (x + s * .85, 1.7 + .85 * k, .46), p["cushion"], r=.03)
            soft_box((.07, .46, .5), (x + s * 1.06, 1.7 + .85 * k, .74), p["cushion"], r=.03)
        sphere(.06, (x, 1.7 + .85 * k, 1.9), p["bulb"], 12)

def sledges(p, rnd, height):
    for x, y, turn in ((-2.2, -8.2, .5), (3.6, -9.4, -.4)):
        group(props.sledge_parts(), (x, y, height(x, y) + .03), turn)
