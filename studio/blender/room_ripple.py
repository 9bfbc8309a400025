"""A living room in waves: rings of bent oak over a round fire of black stone, a sofa for six in one wave, a cook's island with a rippled front."""
import math
from kit import *
from furniture import *
from ripples import DROP, carpet, drum_fire, flue, rings, wave_sofa
from room import SIGNS, a_frame, ambience, emblem_light, outside, palette
from room_pit import stool
from round_sofa import wood_basket

D = 10.2                                         # depth of the room
ISLAND = (1.62, 8.0)

def waved(mat, x0, x1, front, back, z0, z1, amp, length, shift=0.0, both=False, bevel=.006):
    """A slab from x0 to x1 whose front is a wave (its back too, where `both`)."""
    n = 80
    w = lambda x: amp * math.sin(math.tau * x / length + shift)
    xs = [x0 + (x1 - x0) * k / n for k in range(n + 1)]
    rim = [(x, front + w(x)) for x in xs] + [(x, back + (w(x) if both else 0)) for x in xs[::-1]]
    m = len(rim)
    f = [tuple(range(m - 1, -1, -1)), tuple(range(m, 2 * m))] + [(k, (k + 1) % m, m + (k + 1) % m, m + k) for k in range(m)]
    return mesh([(x, y, z) for z in (z0, z1) for x, y in rim], f, mat, "waved", bevel=bevel)

def island(p):
    """Black stone with a rippled front on a dark foot, a hob in its top, three stools."""
    x, y = ISLAND
    a, b = x - 1.55, x + 1.55
    waved(p["black"], a + .06, b - .06, y - .30, y + .36, 0, .08, .03, .52)
    waved(p["marble"], a, b, y - .36, y + .42, .08, .88, .045, .52); waved(p["marble"], a - .05, b + .05, y - .54, y + .46, .88, .94, .05, 2.06, 1.0, bevel=.010)
    box((.86, .50, .012), (x - .55, y + .12, .947), p["black"], bevel=.004)
    lathe([(0, 0), (.13, 0), (.145, .02), (.145, .15), (.14, .15), (.135, .02), (0, .02)], p["copper"], (x - .72, y + .16, .954), 48)
    lathe([(0, 0), (.10, 0), (.12, .015), (.125, .07), (.12, .07), (.112, .02), (0, .02)], p["copper"], (x - .36, y + .08, .954), 48)
    tube([(x - .24, y + .06, 1.01), (x + .0, y + .0, 1.03)], .011, p["black"], 8)
    neon([(a + 3.1 * k / 100, y - .37 + .045 * math.sin(math.tau * (a + 3.1 * k / 100) / .52), .06) for k in range(101)], p["neon"], .011)
    box((.50, .32, .03), (x + .55, y - .02, .955), p["walnut"], (0, 0, .15), .008); bowl(p, (x + 1.15, y + .05, .94), "brass", 1.2); vase(p, (x + 1.35, y + .30, .94), .9, "ceramic", 7, 3)
    for dx in (-.95, 0, .95):
        stool(p, x + dx, y - .95, .68)
    pendants(p, [(x + dx, y - .05, 2.05) for dx in (-.95, 0, .95)], 3.75, 14)

def wave_wall(p):
    """Oak in long waves over the cook's counter, each board's a little farther than that below; a ledge of light on top."""
    x0, x1, n, low, high = -3.62, 3.62, 11, .96, 2.06
    for k in range(n):
        z = low + (high - low) * k / n
        a = min(-x0, 5 * (1 - (z + .12) / 8.6) - .12)
        waved(p["rib"], -a, a, D - .20, D - .06, z + .004, z + (high - low) / n - .004, .085, 2.4, .62 * k, bevel=.010)
    box((7.3, .32, .05), (0, D - .17, high + .03), p["walnut"], bevel=.008)
    x = 1.62                                                # the cook's counter: cupboards, an oven, a tap
    box((4.0, .60, .84), (x, D - .34, .47), p["walnut"], bevel=.008); box((4.06, .64, .05), (x, D - .35, .92), p["marble"], bevel=.008)
    for k in range(6):
        box((.645, .02, .72), (x - 1.66 + .664 * k, D - .645, .48), p["walnut_z"], bevel=.004)
        beam((x - 1.81 + .664 * k, D - .67, .80), (x - 1.51 + .664 * k, D - .67, .80), .014, .014, p["brass"], .003)
    box((.92, .03, .74), (x - .33, D - .655, .48), p["black"], bevel=.008); box((.66, .012, .32), (x - .33, D - .674, .44), p["oven"], bevel=.004)
    tube([(x - .73, D - .70, .76), (x + .07, D - .70, .76)], .014, p["brass"], 10)
    tube([(x + .9, D - .30, .94), (x + .9, D - .30, 1.26), (x + .9, D - .38, 1.34), (x + .9, D - .50, 1.34), (x + .9, D - .53, 1.28)], .016, p["brass"], 10)
    vase(p, (x - 1.7, D - .38, .94), 1.1, "ceramic", 8, 2); bowl(p, (x + 1.6, D - .40, .94), "clay", 1.1); book_stack(p, (x - 1.2, D - .42, .94), 3)
    for x in (-2.6, -1.2, .4, 1.8):
        area((x, D - .78, 2.5), (x, D - .15, 1.3), (.9, .06), 13, (1, .74, .46), "waves")
    area((0, D - .30, 2.12), (0, D, 4.4), (5.0, .06), 40, (1, .72, .44), "ledge")

def table(p, rnd):
    """Six seats at a board with waved edges, between the sofa and the wall of waves."""
    with Recorder() as r:
        waved(p["walnut"], -1.22, 1.22, -.45, .45, .71, .76, .05, 1.22, 0, True, .010)
        for s in (-1, 1):
            lathe([(0, 0), (.26, 0), (.25, .03), (.08, .10), (.06, .45), (.14, .71)], p["brass"], (s * .68, 0, 0), 48)
        for k in range(3):
            for s in (-1, 1):
                x = -.76 + .76 * k
                chair(p, (x, s * .72, 0), 0 if s > 0 else math.pi, "cognac")
                lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (x, s * .26, .762), 40); wine_glass(p, (x + .17, s * .14, .76))
        vase(p, (0, 0, .76), .9, "ceramic", 9, 5)
        for x in (-.42, .40):
            candle(p, (x, 0, .76), .14, .022)
    group(r.objects, (-2.12, 8.36, 0), 0)
    pendants(p, ((-2.75, 8.36, 1.9), (-2.12, 8.36, 2.05), (-1.49, 8.36, 1.9)), 3.75, 12)

def ripple(env, rnd):
    p = palette() | dict(rib=wood("larch", (.27, .20, .145), (.43, .33, .245), "x", 1, .45), copper=plain("copper", (.62, .27, .13), .24, 1.0), gold=plain("gold", (.70, .49, .17), .46, 1.0),
                         ash=stone("hearth_sand", (.10, .095, .09), (.24, .22, .20), 6, .9, .3), oven=emission("oven_glow", (1, .50, .18), .5))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.15, 8.9))
    ambience(D, 1.0)
    emblem_light(SIGNS["ripple"][0])
    rings(p); flue(p); carpet(p); drum_fire(p)
    wave_sofa(p); island(p); wave_wall(p); table(p, rnd)
    x, y = DROP
    armchair(p, (x + 2.10, y - 1.05, .02), math.radians(-118), "cognac", "linen"); armchair(p, (x + 2.28, y + .62, .02), math.radians(-76), "cognac", "rust")
    side_table(p, (x + 2.55, y - .22, .02), .48, .21, "marble"); candle(p, (x + 2.50, y - .18, .50), .10, .035, 1.5); wine_glass(p, (x + 2.62, y - .28, .50))
    area((x, y, 6.6), (x, y, 0), 1.0, 120, (1, .82, .58), "drop")
    for dy in (-3.2, 3.2):
        area((x, y + dy, 3.25), (x, y + dy, 0), (3.4, .8), 44, (1, .82, .60), "water")
    for s in (-1, 1):                                       # from the eaves up to the rings
        area((s * 2.70, y, 2.6), (s * 1.2, y, 4.4), (.1, 4.5), 30, (1, .72, .42), "graze")
    area((-1.2, 4.5, 3.3), (-2.5, 4.5, .3), (.5, 3.4), 36, (1, .82, .60), "sofa")
    # along the eaves and at the glass
    sideboard(p, -4.15, 2.2, 6.6, .50, .40)
    for q in (2.8, 6.1):
        table_lamp(p, (-4.12, q, .50), 12)
    book_stack(p, (-4.12, 4.6, .50), 4); bowl(p, (-4.12, 5.4, .50), "clay", 1.1)
    sideboard(p, 4.12, 3.4, 6.0, .56); table_lamp(p, (4.06, 3.9, .56), 12); vase(p, (4.06, 4.8, .56), 1.1, "clay", 9, 8); book_stack(p, (4.06, 5.5, .56), 3)
    wood_basket(p, -1.30, 6.75, rnd)
    curtains(p)
    armchair(p, (-.75, 1.0, 0), math.radians(12), "cream", "rust"); side_table(p, (-1.45, .95, 0), .46, .19); candle(p, (-1.42, .95, .46), .09)
    floor_lamp(p, (-3.55, 1.0, 0), (.5, -.1)); pouf(p, (2.6, 1.5, 0), "camel", .38); pouf(p, (3.25, 1.15, 0), "sand", .34)
    plant_pot(p, (4.0, 2.2, 0), rnd, 1.2, 18); plant_pot(p, (-3.80, 9.35, 0), rnd, 1.2, 18)
    return {"pano": ((.70, 2.35, 1.55), (.70, 12, 1.55), None)}
