"""What stands before the house: boards, pool, hot tub, fire pit, seats, lanterns."""
import math
from kit import *

def planks(x0, x1, y0, y1, z, mat, rnd, w=.145, gap=.008):
    y = y0
    while y < y1 - .02:
        cuts = [x0] + sorted(rnd.uniform(x0 + 1, x1 - 1) for _ in range(max(0, int((x1 - x0) / 5)))) + [x1]
        for a, b in zip(cuts, cuts[1:]):
            if b - a > .1:
                box((b - a - .004, w - gap, .04), ((a + b) / 2, y + w / 2, z - .02), mat, bevel=.004, seg=1, name="plank")
        y += w

def lounger(p, at, rot):
    with Recorder() as r:
        for x in (-.32, .32):
            box((.06, 1.9, .05), (x, 0, .22), p["cedar"])
            for y in (-.8, .7):
                box((.06, .06, .22), (x, y, .11), p["cedar"])
        soft_box((.7, 1.3, .12), (0, -.32, .31), p["cushion"], r=.05)
        soft_box((.7, .8, .12), (0, .58, .50), p["cushion"], rot=(math.radians(38), 0, 0), r=.05)
        soft_box((.5, .16, .14), (0, .80, .76), p["dark"], rot=(math.radians(38), 0, 0), r=.06)
    group(r.objects, at, rot)

def lounge_chair(p, at, rot):
    with Recorder() as r:
        soft_box((.9, .85, .22), (0, 0, .34), p["cushion"], r=.08)
        soft_box((.9, .22, .5), (0, .36, .60), p["cushion"], r=.09)
        for x in (-.47, .47):
            soft_box((.12, .85, .36), (x, 0, .42), p["dark"], r=.05)
        box((.95, .85, .06), (0, 0, .2), p["black"])
        cushion(.46, .42, .18, (0, .18, .66), (-.35, 0, 0), p["dark"])
    group(r.objects, at, rot)

def infinity_pool(p, rnd, glow):
    """Raised pool in front of the deck; water runs level with its rim so it mirrors the gable."""
    x0, x1, y0, y1 = -6.4, 4.2, -12.6, -6.2
    w = water("pool_water", wave=.007, scale=.9, glow=glow, glow_strength=.55)
    mesh([(x0, y0, -.045), (x1, y0, -.045), (x1, y1, -.045), (x0, y1, -.045)], [(0, 1, 2, 3)], w, "pool")
    rim = plain("pool_stone", (.035, .036, .04), .35, bump=.2)
    box((x1 - x0 + .3, .14, 1.4), ((x0 + x1) / 2, y0 - .07, -.74), rim)
    for x in (x0 - .2, x1 + .2):
        box((.4, y1 - y0 + .14, 1.4), (x, (y0 + y1) / 2 - .07, -.705), rim)
    neon([(x0 - .4, y0 - .16, -.10), (x1 + .4, y0 - .16, -.10)], p["neon"], .02)
    planks(x1 + .4, 8.4, -12.6, -6.2, 0, p["deck"], rnd)
    box((8.4 - x1 - .4, .06, 1.2), ((8.4 + x1 + .4) / 2, -12.62, -.62), p["black"])
    neon([(x1 + .42, -12.66, -.08), (8.4, -12.66, -.08)], p["neon"], .016)
    lounger(p, (6.0, -9.2, 0), math.radians(-100)); lounger(p, (6.0, -10.7, 0), math.radians(-100))

def hot_tub(p, at, glow, rnd):
    x, y, z = at
    R, n = 1.22, 36
    for i in range(n):
        a = math.tau * i / n
        box((.205, .06, .78), (x + R * math.cos(a), y + R * math.sin(a), z + .39), p["cedar_z"], rot=(0, 0, a + math.pi / 2), bevel=.012)
    for h in (.16, .60):
        lathe([(R + .035, h - .025), (R + .045, h), (R + .035, h + .025)], p["black"], at)
    lathe([(R - .12, .74), (R - .12, .80), (R + .07, .80), (R + .07, .74)], p["cedar"], at)
    w = water("tub_water", wave=.03, scale=3.2, glow=glow, glow_strength=1.25)
    mesh([(x + (R - .06) * math.cos(k * math.tau / 48), y + (R - .06) * math.sin(k * math.tau / 48), z + .70) for k in range(48)],
         [tuple(range(48))], w, "tub_water")
    area((x, y, z + .72), (x, y, z + 3), 1.6, 26, glow, "tub_light")
    ring = [(x + (R + .10) * math.cos(k * math.tau / 40), y + (R + .10) * math.sin(k * math.tau / 40), z + .035) for k in range(40)]
    neon(ring, p["neon"], .018, closed=True)
    m = steam_card("steam_tub", tuple(.35 * g + .55 for g in glow), .16)
    for i in range(11):
        card(rnd.uniform(1.3, 2.3), rnd.uniform(1.6, 3.2), (x + rnd.uniform(-.6, .6), y + rnd.uniform(-.6, .6), z + .70), rnd.uniform(-.6, .6), m, "steam")
    for i in range(2):                                      # step
        box((1.0 - .1 * i, .36, .2), (x - 1.15 - .25 + .0 * i, y - .95 + .33 * i, z + .1 + .2 * i), p["deck"], rot=(0, 0, -.9))

def fire_pit(p, at):
    x, y, z = at
    lathe([(.0, 0), (.55, 0), (.72, .10), (.74, .38), (.66, .40), (.58, .30), (0, .28)], p["stone"], at)
    fire((x, y, z + .28), .75, .85, .4, 11, 90)
    logs((x, y, z + .28), 5, .6)
    for k in range(4):
        a = math.radians((200, 255, 330, 25)[k])
        lounge_chair(p, (x + 1.75 * math.cos(a), y + 1.55 * math.sin(a), z), a - math.pi / 2)

def lantern(p, at, s=1.0, watts=5):
    x, y, z = at
    for dx in (-.1, .1):
        for dy in (-.1, .1):
            box((.018, .018, .42 * s), (x + dx * s, y + dy * s, z + .21 * s), p["black"], bevel=0)
    for h in (.01, .42 * s):
        box((.24 * s, .24 * s, .025), (x, y, z + h), p["black"], bevel=0)
    cyl(.035 * s, .16 * s, (x, y, z + .02), p["bulb"], 12)
    lamp((x, y, z + .25 * s), watts, r=.03)
