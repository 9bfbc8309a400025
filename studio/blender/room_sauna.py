"""The bath of the highest house: a sauna cabin of larch and glass free in the room, a tall plunge tub beside it before the glass."""
import math
from kit import *
from cabin import sauna_cabin
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside
from baths import oval, shower
from room_hall import column_lamp, stone_face, stone_palette
from room_soaking import bucket

D, TUB = 7.0, (1.62, 1.75)                       # depth of the room; the tub's middle
WALL = D - .14                                   # face of the stone at the back

def plunge_tub(p, x, y, r=.84, h=1.06):
    """Staves and hoops as high as a hip, cold water level with the rim, three steps and a rail."""
    lathe([(0, 0), (r + .30, 0), (r + .31, .03), (r + .28, .04), (0, .04)], p["slate"], (x, y, 0), 96)
    n = 40
    for k in range(n):
        a = math.tau * (k + .5) / n
        at = (x + r * math.cos(a), y + r * math.sin(a), .04 + h / 2)
        box((2 * r * math.sin(math.pi / n) - .004, .055, h), at, p["cedar_z"], (0, 0, a + math.pi / 2), .006)
    for z in (.18, .56, .94):
        tube(oval((x, y), r + .032, r + .032, z, 80), .016, p["black"], 8, closed=True)
    lathe([(r - .09, h + .03), (r + .08, h + .03), (r + .08, h + .075), (r - .09, h + .075), (r - .09, h + .03)], p["walnut"], (x, y, 0), 96)
    cold = water("bath_water", wave=.012, scale=5, glow=(.10, .28, .33), glow_strength=.34)
    mesh(oval((x, y), r - .03, r - .03, h + .01), [tuple(range(64))], cold, "bathwater")
    neon(oval((x, y), r + .16, r + .16, .055), p["neon"], .014, closed=True)
    turn = math.radians(74)                                  # the steps come from this side
    with Recorder() as s:
        for k in range(3):
            z, out = .29 * (k + 1), r + .34 + .27 * (2 - k)
            box((.72, .29, .045), (0, out - .10, z - .02), p["walnut"], bevel=.007)
            for dx in (-.33, .33):
                box((.045, .25, z - .05), (dx, out - .10, (z - .05) / 2), p["cedar_z"], bevel=.005)
            beam((-.30, out + .03, z - .055), (.30, out + .03, z - .055), .014, .014, p["warm"], 0)
        for dx in (-.40, .40):
            rail = ((r + .80, 0), (r + .80, .98), (r + .70, 1.20), (r + .10, 1.62), (r - .06, 1.62), (r - .14, 1.54), (r - .14, h))
            tube([(dx, out, z) for out, z in rail], .020, p["black"], 10)
    group(s.objects, (x, y, 0), turn - math.pi / 2)
    at = lambda degrees, rad: (x + rad * math.cos(math.radians(degrees)), y + rad * math.sin(math.radians(degrees)))
    tube([(*at(-60, r + out), z) for out, z in ((.22, .04), (.22, 1.46), (.12, 1.54), (-.16, 1.54), (-.22, 1.46))], .022, p["black"], 12)
    folded(p, "towel", (*at(30, r), h + .075), (.16, .34), 2, math.radians(30), .05); candle(p, (*at(2, r), h + .075), .08, .034, 1.5)
    for k in range(4):
        card(.6, .5 + .06 * k, (x - .3 + .2 * k, y + .2 * (-1) ** k, h), .3 * (-1) ** k, steam_card("steam_bath", (1, .93, .85), .03), "steam")

def wash_bench(p, x, w=2.9):
    """One slab of stone from end to end, two square basins on it, a six-sided mirror over each."""
    box((w, .56, .12), (x, WALL - .30, .80), p["slate"], bevel=.010)
    for dx in (-w / 2 + .20, w / 2 - .20):
        box((.34, .46, .74), (x + dx, WALL - .28, .37), p["basalt"], bevel=.012)
    box((w - .80, .40, .05), (x, WALL - .27, .30), p["walnut"], bevel=.007)
    for k, dx in enumerate((-.80, -.34, .34, .80)):
        folded(p, ("towel", "sand", "cream", "towel")[k], (x + dx, WALL - .28, .325), (.36, .28), (3, 2, 3, 4)[k])
    for dx in (-.78, .78):
        c, y = x + dx, WALL - .30
        box((.50, .36, .03), (c, y, .88), p["ceramic"], bevel=.006)
        for s in (-1, 1):
            box((.50, .03, .16), (c, y + s * .165, .94), p["ceramic"], bevel=.006); box((.03, .36, .16), (c + s * .235, y, .94), p["ceramic"], bevel=.006)
        tube([(c, WALL - .02, 1.17), (c, y + .02, 1.17), (c, y - .01, 1.12)], .015, p["brass"], 10)
        hexagon = lambda r, y_: [(c + r * math.sin(math.tau * k / 6), y_, 1.92 + r * math.cos(math.tau * k / 6)) for k in range(6)]
        mesh(hexagon(.52, WALL - .05), [tuple(range(6))], p["mirror"], "mirror"); neon(hexagon(.545, WALL - .04), p["neon"], .012, closed=True)
        area((c, WALL - .50, 2.75), (c, WALL - .30, .9), (.5, .1), 22)
    column_lamp(p, (x, WALL - .22, .86), .46, .075, 8); vase(p, (x - .24, WALL - .30, .86), .7, "clay", 7, 4)
    candle(p, (x + .20, WALL - .34, .86), .10); candle(p, (x + .29, WALL - .26, .86), .06)

def lounger(p, at, rot):
    """Slats with a bend, a pad, a roll for the head, a towel over its foot."""
    with Recorder() as r:
        path = [(-.95, .34), (-.35, .36), (.10, .33), (.45, .44), (.92, .74)]
        for (ya, za), (yb, zb) in zip(path, path[1:]):
            tilt = math.atan2(zb - za, yb - ya)
            soft_box((.64, math.hypot(yb - ya, zb - za) + .05, .09), (0, (ya + yb) / 2, (za + zb) / 2 + .06), p["cream"], (tilt, 0, 0), .04)
            for s in (-.31, .31):
                beam((s, ya, za - .02), (s, yb, zb - .02), .05, .07, p["walnut_z"], .006)
        for y, z in ((-.80, .32), (.55, .48)):
            for s in (-.31, .31):
                beam((s, y, 0), (s, y, z), .05, .05, p["walnut_z"], .006)
            box((.62, .05, .05), (0, y, z - .06), p["walnut"], bevel=.004)
        tube([(-.26, .80, .80), (.26, .80, .80)], .085, p["camel"], 16)
        ribbon([(-1.02, .16), (-1.01, .38), (-.90, .462), (-.4, .472), (-.25, .47)], .50, p["towel"], (0, 0, .01), .04, .02, .012, 3)
    return group(r.objects, at, rot)

def sauna(env, rnd):
    p = stone_palette() | dict(larch=wood("larch", (.27, .20, .145), (.43, .33, .245), "x", 1, .5))
    outside(env, rnd)
    a_frame(p, rnd, D, (.62, 4.45), floor="flag")
    ambience(D, .9)
    stone_face(p, rnd, -3.55, 3.55, WALL, .12, 0, 2.9)
    box((7.0, .16, .05), (0, D - .12, 2.92), p["slate"], bevel=.006)
    area((0, D - .40, .15), (0, D, 2.4), (5.5, .06), 30, (1, .70, .42), "graze")
    area((0, D - .15, 3.0), (0, D - .02, 4.6), (5.5, .05), 30)
    emblem_light(SIGNS["sauna"][0])
    sauna_cabin(p, rnd)
    plunge_tub(p, *TUB)
    wash_bench(p, RUGS["sauna"][0])
    shower(p, -1.55, -3.20, D - .12)
    rug(p, *RUGS["sauna"], 2.6, .95, "towel", "sand"); rug(p, -1.24, 4.12, 1.2, .66, "sand", "towel")
    for s in (-1, 1):                                         # stone at the foot of the roof
        for k in range(5):
            box((.26, 1.18, .55 + .07 * ((k * 3) % 2)), (s * 4.25, .9 + 1.24 * k, .29), p["basalt"], bevel=.014)
        box((.36, 6.2, .05), (s * 4.27, 3.4, .66), p["walnut"], bevel=.006)
    for y, h in ((1.1, .20), (1.4, .13), (3.3, .16), (5.2, .18)):
        candle(p, (4.22, y, .685), h, .045, 2 if h > .15 else 0)
    lounger(p, (3.68, 4.45, 0), math.pi)
    side_table(p, (3.05, 4.85, 0), .44, .19, "marble"); wine_glass(p, (3.02, 4.80, .44)); book_stack(p, (3.10, 4.90, .44), 1)
    bucket(p, .28, 3.05); cyl(.2, .42, (.22, 2.62, 0), p["endgrain"]); folded(p, "towel", (.22, 2.62, .42), (.34, .26), 4)
    for dy in (0, .30):                                       # lanterns of paper on the floor, at the glass
        column_lamp(p, (.30 + dy, .55 + .1 * dy, 0), .55 - dy, .12, 7)
    lathe([(0, 0), (.24, 0), (.28, .2), (.25, .42), (.23, .42), (0, .36)], p["camel"], (-1.15, 6.45, 0), 40)
    folded(p, "towel", (-1.15, 6.45, .36), (.34, .3), 1)
    column_lamp(p, (-3.85, 4.35, 0), .9, .13, 12)
    plant_pot(p, (3.55, 1.05, 0), rnd, 1.6, 24); plant_pot(p, (3.45, 5.9, 0), rnd, 1.2, 18); plant_pot(p, (-3.7, 5.0, 0), rnd, .9, 14)
    pendants(p, ((.90, 2.9, 3.15), (.93, 2.5, 3.60), (.87, 2.1, 3.40)), 7.02, 10)   # from the slope
    area((1.3, 4.1, 4.4), (1.1, 3.9, 0), 1.4, 64, (1, .78, .54), "floor")
    return {"pano": ((1.0, 4.35, 1.55), (1.0, 12, 1.55), None)}
