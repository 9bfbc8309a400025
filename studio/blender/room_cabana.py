"""The bedroom of the party house: a round bed in a shell under a parasol, horns on both sides of it, the sea at its feet."""
import math
from kit import *
from conch import conch_bed, parasol, rays
from furniture import *
from music import bar_stool, loudspeaker, music_cabinet, reed_bar, tray_table, turntable
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from wicker import basket_lamp, nest, palm

D, BED = 7.4, (1.0, 3.1)                         # depth of the room; the middle of the round bed

def louvred_door(p, x):
    """White slats in a white frame, on the back wall."""
    y, w, h = D - .06, .98, 2.12
    for s in (-1, 1):
        box((.11, .09, h + .12), (x + s * (w / 2 + .05), y, (h + .12) / 2), p["walnut_z"], bevel=.008); box((.11, .05, h - .04), (x + s * (w / 2 - .065), y - .05, h / 2), p["walnut_z"], bevel=.006)
    box((w + .26, .10, .12), (x, y, h + .10), p["walnut"], bevel=.008)
    for z, t in ((.12, .20), (1.02, .13), (h - .08, .12)):
        box((w - .24, .045, t), (x, y - .05, z), p["walnut"], bevel=.005)
    for z0, z1 in ((.25, .93), (1.12, h - .17)):
        n = int((z1 - z0) / .062)
        for k in range(n):
            box((w - .25, .052, .012), (x, y - .05, z0 + (z1 - z0) * (k + .5) / n), p["walnut"], (.7, 0, 0), .003)
    sphere(.032, (x + (.38 if x < 0 else -.38), y - .11, 1.02), p["brass"], 16)
    area((x, D - .6, 2.95), (x, D - .1, 1.0), (.6, .1), 12, (1, .78, .54), "door")

def lounger(p, at, rot):
    """A deck lounger: two rails, a striped sling, a cushion."""
    rail = [(-.86, .30), (-.2, .30), (.18, .34), (.55, .62), (.92, .98)]
    with Recorder() as r:
        for s in (-1, 1):
            for (y0, z0), (y1, z1) in zip(rail[:-1], rail[1:]):
                beam((s * .33, y0, z0), (s * .33, y1, z1), .055, .045, p["walnut"], .012)
            for y, z, foot in ((-.74, .30, -.80), (.16, .33, .22)):
                beam((s * .33, y, z), (s * .33, foot, 0), .05, .045, p["walnut_z"], .01)
            beam((s * .37, .62, .68), (s * .37, .80, 0), .045, .035, p["walnut_z"], .008)
        for y, z in ((-.86, .30), (.92, .98), (.22, .06), (.79, .06)):
            tube([(-.35, y, z), (.35, y, z)], .022, p["walnut"], 10)
        ribbon([(-.87, .31), (-.84, .335), (-.5, .28), (-.15, .27), (.16, .32), (.50, .57), (.72, .77), (.90, 1.00), (.94, .99)], .58, p["towel"], (0, 0, .012), 0, .02, .006, 6)
        cushion(.46, .26, .13, (0, .69, .86), (-.86, 0, 0), p["rust"])
    group(r.objects, at, rot)

def dresser(p):
    """Long and low on the back wall, fronts of cane, a mirror like a shell over it."""
    y, w = D - .30, 1.5
    box((2 * w, .46, .48), (0, y, .44), p["walnut"], bevel=.012); box((2 * w + .08, .50, .04), (0, y, .70), p["walnut_z"], bevel=.014)
    for s in (-1, 1):
        for q in (w - .12, .5):
            cyl(.024, .20, (s * q, y, 0), p["brass"], 16)
    for k in range(4):
        x = -1.11 + .74 * k
        box((.70, .018, .42), (x, y - .235, .44), p["walnut_z"], bevel=.008); box((.58, .014, .30), (x, y - .243, .44), p["sand"], bevel=.004)
        sphere(.018, (x + .31 * (-1) ** k, y - .256, .44), p["brass"], 12)
    z, edge = 1.62, []
    for k in range(12):                          # the scallops of the mirror
        for q in range(12):
            t = math.tau * (k + q / 12) / 12
            r = .50 + .075 * math.sqrt(math.sin(math.pi * (q + .5) / 12))
            edge.append((r * math.cos(t), D - .08, z + r * math.sin(t)))
    mesh(edge, [tuple(range(len(edge)))], p["mirror"], "mirror"); tube(edge, .034, p["sand"], 10, closed=True)
    table_lamp(p, (-1.2, y, .72), 13, "cream"); table_lamp(p, (1.2, y, .72), 13, "cream")
    vase(p, (.66, y, .72), 1.0, "clay", 8, 4); bowl(p, (-.6, y, .72), "ceramic", 1.1); book_stack(p, (-.15, y, .72), 3); candle(p, (.28, y - .05, .72), .10)
    area((0, D - .3, 2.3), (0, D - .02, 4.0), (2.4, .05), 22)

def cabana(env, rnd):
    p = palette() | dict(lacquer=plain("lacquer", (.24, .24, .22), .22, coat=.6), terrazzo=stone("terrazzo", (.26, .25, .24), (.40, .385, .37), 9, .35, .1),
                         bottle=plain("bottle_green", (.02, .07, .035), .12, coat=.6))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.35, 5.1), "white")
    ambience(D, 1.15)
    bx, by = BED
    rays(p, (bx, by, 0)); conch_bed(p, (bx, by, 0), -math.pi / 2)
    parasol(p, (bx - .05, by, 3.0), 1.46, .72, HT * (1 - (bx - .05) / HW) - .06)
    area((bx - .2, by, 2.75), (bx - .2, by, 0), 1.6, 42, (1, .80, .58), "under_parasol")
    area((-1.35, by + 1.6, 2.55), (2.2, by, 1.25), .9, 38, (1, .84, .68), "on_shell")
    area((2.72, by, .75), (4.0, by, 2.9), (2.4, .2), 34, (1, .66, .42), "behind_shell")
    # the sound
    music_cabinet(p, 2.72, 5.56, 6.88, rnd); turntable(p, 2.70, 5.81, .58, -math.pi / 2); basket_lamp(p, 2.72, 6.30, 1.72, .20, 9)
    vase(p, (2.74, 6.68, .58), .8, "ceramic", 6, 3); candle(p, (2.66, 6.36, .58), .12, .035, 1)
    for y, turn in ((5.20, -92), (.94, -112)):
        loudspeaker(p, (2.50, y, 0), math.radians(turn))
    # at the glass
    x, y = RUGS["cabana"]
    rug(p, x, y, 2.2, 1.26)
    nest(p, x - .50, 1.35, math.radians(158), ("cream", "sage"))
    lounger(p, (x + 1.18, y - .10, .0), math.radians(-106))
    side_table(p, (x + .02, y - .38, .028), .44, .19); wine_glass(p, (x - .02, y - .42, .468)); candle(p, (x + .09, y - .33, .468), .08)
    tray_table(p, (-.72, 3.22, 0))
    # the other slope: a bar, a bench, palms
    rug(p, 0, 6.2, 2.9, 1.1)
    for y in (3.72, 4.56):
        bar_stool(p, -2.80, y)
    reed_bar(p, -3.5, 3.3, 5.0); pouf(p, (-2.65, 5.55, 0), "cream", .30); pouf(p, (-2.70, 2.7, 0), "sand", .30)
    sideboard(p, -4.0, 5.5, 6.9, .52); table_lamp(p, (-3.95, 6.5, .52), 12, "cream"); folded(p, "towel", (-3.95, 5.85, .52), (.36, .40), 3)
    area((-3.0, 4.15, 2.7), (-3.8, 4.15, 1.0), (.1, 1.6), 20, (1, .76, .50), "bar")
    basket_lamp(p, -2.75, 4.15, 2.55, .26, 12)
    palm(p, (-3.55, 1.2, 0), rnd, 2.0, 12, D); palm(p, (3.55, .85, 0), rnd, 1.9, 12, D); plant_pot(p, (3.75, 4.1, 0), rnd, .9, 16, "ceramic"); plant_pot(p, (-2.0, 6.95, 0), rnd, .9, 16, "clay")
    # back wall
    for s in (-1, 1):
        louvred_door(p, s * 2.75)
    dresser(p); emblem_light(SIGNS["cabana"][0])
    curtains(p)
    return {"pano": ((-1.0, 4.6, 1.55), (-1.0, 12, 1.55), None)}
