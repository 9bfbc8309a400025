"""The parlour of an alpine house: a tiled stove free in the room, a bed in the wall behind, a table in a corner of benches."""
import math
from kit import *
from alcove import BACK, FRONT, NICHE, TOP, alcove, cubbies
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from tiled_stove import tiled_stove
from tufts import wing_chair

def wall(p, rnd):
    """Shelves, alcove, shelves; a cornice with plates on it, boards up to the roof."""
    cubbies(p, -3.42, NICHE[0] - .25, 5, rnd); cubbies(p, NICHE[1] + .25, 3.42, 2, rnd)
    alcove(p, rnd)
    box((6.96, .34, .07), (0, FRONT + .02, TOP + .035), p["walnut"], bevel=.012); box((6.9, .10, .08), (0, FRONT - .06, TOP - .04), p["walnut"], bevel=.02)
    neon([(-3.40, FRONT - .13, TOP - .04), (3.40, FRONT - .13, TOP - .04)], p["neon"], .012)
    for i in range(42):
        x = -HW + 2 * HW / 42 * (i + .5)
        z0, z1 = TOP if abs(x) < 3.42 else 0, HT * (1 - (abs(x) - .12) / HW)
        box((2 * HW / 42 - .005, .05, z1 - z0), (x, FRONT + .10, (z0 + z1) / 2), p["cedar_z"], bevel=.004, seg=1)
    for k, x in enumerate((-2.55, -2.05, -1.55, -1.05, -.55)):                               # plates on edge, leaning on the boards
        r = .15 if k % 2 else .19
        o = lathe([(0, .012), (r * .6, .012), (r, .03), (r * 1.02, .026), (r * .6, 0), (0, 0)], p["clay" if k % 2 else "ceramic"],
                  (x, FRONT - .06, TOP + .075 + r * .98), 48)
        o.rotation_euler = (math.pi / 2 - .2, 0, 0)
    vase(p, (2.55, FRONT - .05, TOP + .07), .9, "clay", 7, 4); bowl(p, (2.15, FRONT - .06, TOP + .07), "brass", .8)
    emblem_light(SIGNS["parlour"][0])

# ------------------------------------------------------------------ table, seats, lamps
def corner_bench(p, x0, x1, y0, y1):
    """Along the glass and along the slope, panelled backs, cushions; `x1` and `y0` are its backs."""
    d, h = .54, .92
    for size, at, back in (((x1 - x0, d), ((x0 + x1) / 2, y0 + d / 2), ((x1 - x0, .04), ((x0 + x1) / 2, y0))),
                           ((d, y1 - y0), (x1 - d / 2, (y0 + y1) / 2), ((.04, y1 - y0), (x1, (y0 + y1) / 2)))):
        box((*size, .05), (*at, .40), p["walnut"], bevel=.01); box((size[0] - .10, size[1] - .10, .36), (*at, .19), p["walnut_z"], bevel=.006)
        box((*back[0], h), (*back[1], h / 2), p["walnut_z"], bevel=.006)
        box((back[0][0] + .05, back[0][1] + .05, .04), (*back[1], h + .01), p["walnut"], bevel=.01)
    n = round((x1 - d - x0) / .75)
    for k in range(n):
        w = (x1 - d - x0) / n
        soft_box((w - .02, d - .06, .10), (x0 + w * (k + .5), y0 + d / 2 + .02, .47), p["cream"], r=.045)
        soft_box((w - .02, .10, .34), (x0 + w * (k + .5), y0 + .08, .70), p["cream"], (.10, 0, 0), .045)
    m = round((y1 - y0) / .75)
    for k in range(m):
        w = (y1 - y0 - .04) / m
        soft_box((d - .06, w - .02, .10), (x1 - d / 2 - .02, y0 + .04 + w * (k + .5), .47), p["cream"], r=.045)
        soft_box((.10, w - .02, .34), (x1 - .08, y0 + .04 + w * (k + .5), .70), p["cream"], (0, .10, 0), .045)
    for x, y, turn, cloth in ((x0 + .35, y0 + .24, math.pi, "rust"), (x0 + 1.35, y0 + .24, math.pi + .1, "camel"),
                              (x1 - .26, y0 + .30, 2.3, "linen"), (x1 - .24, y0 + 1.3, math.pi / 2, "rust"), (x1 - .24, y1 - .35, math.pi / 2 - .1, "sand")):
        cushion(.44, .40, .16, (x, y, .72), (-.26, 0, turn), p[cloth])

def table(p, x, y, w=1.75):
    """Laid for four, two chairs on the side without a bench, a low lamp over it."""
    box((w, .95, .05), (x, y, .735), p["walnut"], bevel=.014); box((w - .2, .75, .07), (x, y, .68), p["walnut_z"], bevel=.004)
    for s in (-1, 1):
        box((.09, .62, .64), (x + s * (w / 2 - .32), y, .35), p["walnut_z"], bevel=.03)
        box((.12, .80, .06), (x + s * (w / 2 - .32), y, .05), p["walnut"], bevel=.02)
    box((w - .64, .05, .10), (x, y, .22), p["walnut_z"], bevel=.01)
    box((w * .62, .34, .006), (x, y, .762), p["linen"], bevel=.002)
    for dx in (-.42, .42):
        for s in (-1, 1):
            lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (x + dx, y + s * .29, .762), 48)
            wine_glass(p, (x + dx + .19, y + s * .20, .762)); folded(p, "rust", (x + dx, y + s * .29, .77), (.10, .07), 1, 0, .02)
        chair(p, (x + dx, y + .78, .02), -.1 * dx, "greige")
    vase(p, (x - .05, y, .765), .75, "clay", 9, 5); bowl(p, (x + .22, y + .02, .765), "brass", .9)
    for dx in (-.34, -.24, .48):
        candle(p, (x + dx, y + .03, .765), .15, .018)
    drum(p, (x, y, 1.72), .40, .26, 34, .55); tube([(x, y, 1.96), (x, y, HT * (1 - abs(x) / HW))], .006, p["black"], 6)

def rocker(p, at, rot):
    """A chair on runners, a fleece in it."""
    with Recorder() as r:
        for s in (-1, 1):
            tube([(s * .27, .95 * math.sin(t), .98 - .95 * math.cos(t)) for t in (-.62 + .13 * k for k in range(11))], .022, p["walnut_z"], 10)
            tube([(s * .27, -.26, .05), (s * .27, -.26, .64)], .02, p["walnut_z"], 10)
            tube([(s * .26, .20, .05), (s * .26, .22, .46), (s * .25, .44, 1.22)], .022, p["walnut_z"], 10)
            box((.07, .62, .03), (s * .28, 0, .655), p["walnut"], bevel=.012)
        box((.54, .54, .04), (0, -.02, .42), p["walnut"], bevel=.014); box((.56, .05, .12), (0, .44, 1.20), p["walnut"], (-.32, 0, 0), .02)
        for k in range(5):
            tube([(-.18 + .09 * k, .23, .44), (-.18 + .09 * k, .43, 1.18)], .011, p["walnut_z"], 8)
        soft_box((.50, .50, .08), (0, -.02, .48), p["camel"], r=.035); cushion(.40, .34, .14, (0, .18, .68), (-.34, 0, 0), p["rust"])
        ribbon([(.52, .75), (.49, 1.0), (.445, 1.285), (.385, 1.27), (.33, 1.1), (.26, .85)], .44, p["fur"], (0, 0, 0), 0, .02, .012, 5)
    return group(r.objects, at, rot)

def wheel(p, x, y, z, r=.62):
    """A wheel of candles hung from the ridge."""
    ring = [(x + r * math.cos(math.tau * k / 48), y + r * math.sin(math.tau * k / 48), z) for k in range(48)]
    tube(ring, .028, p["beam"], 10, closed=True); cyl(.07, .10, (x, y, z - .05), p["beam"], 24)
    for a in (math.tau * k / 8 for k in range(8)):
        c, s = r * math.cos(a), r * math.sin(a)
        cyl(.05, .012, (x + c, y + s, z + .03), p["brass"], 20); cyl(.020, .10, (x + c, y + s, z + .04), p["wax"], 14)
        sphere(.022, (x + c, y + s, z + .17), p["bulb"], 10, 1.5)
        tube([(x, y, z), (x + c, y + s, z)], .012, p["beam"], 8)
        if a % (math.pi / 2) < .1:
            tube([(x + c, y + s, z), (x, y, z + .85)], .005, p["black"], 6)
    tube([(x, y, z + .85), (x, y, HT - .4)], .007, p["black"], 6)
    lamp((x, y, z + .30), 26, r=.3); area((x, y, z - .12), (x, y, 0), .9, 30, (1, .76, .50), "wheel")

def parlour(env, rnd):
    p = palette()
    outside(env, rnd)
    a_frame(p, rnd, BACK, (1.5, 4.1, 6.7))
    ambience(FRONT, .9)
    wall(p, rnd)
    tiled_stove(p, (-2.45, 5.0, 0), math.pi / 2, 100)
    curtains(p)
    # seats that face the stove
    x, y = RUGS["parlour"]
    cyl(1.82, .020, (x, y, 0), p["sand"], 96); cyl(1.72, .026, (x, y, 0), p["rug"], 96)
    sofa(p, (1.62, 5.0, .02), -math.pi / 2, 2.6, pillows=("rust", "linen", "camel"))
    wing_chair(p, (.92, 3.15, .02), math.radians(-122), "camel", "linen"); wing_chair(p, (.22, 6.78, .02), math.radians(-55), "camel", "linen")
    lathe([(0, .36), (.46, .36), (.48, .38), (.46, .41), (0, .41)], p["walnut"], (.28, 5.0, .026), 64)
    for a in (.5, 2.6, 4.7):
        tube([(.28 + .30 * math.cos(a), 5 + .30 * math.sin(a), .38), (.28 + .40 * math.cos(a), 5 + .40 * math.sin(a), .026)], .025, p["walnut_z"], 10)
    z = .436
    book_stack(p, (.18, 5.18, z), 3); bowl(p, (.42, 4.82, z), "clay", .8); candle(p, (.44, 5.14, z), .09, watts=2)
    wine_glass(p, (.10, 4.86, z)); wine_glass(p, (.24, 4.74, z))
    wheel(p, 0, 5.0, 3.9)
    # a table in the corner of the benches
    rug(p, 2.35, 1.95, 2.2, 2.3, "greige", "sand")
    corner_bench(p, 1.30, 4.06, .42, 2.95); table(p, 2.45, 1.72)
    # a chair to rock and read in, things along the eaves
    box((1.5, 1.1, .03), (-2.20, 1.85, .015), p["fur"], rot=(0, 0, .4), bevel=.014, seg=4)
    rocker(p, (-2.25, 1.75, .03), math.radians(155)); floor_lamp(p, (-3.30, 2.25, 0), (.60, -.15))
    side_table(p, (-2.95, 1.45, 0), .5); book_stack(p, (-2.95, 1.45, .5), 3)
    sideboard(p, -4.1, 2.7, 4.0); vase(p, (-4.05, 3.1, .62), 1.1, "clay", 9, 8); book_stack(p, (-4.05, 3.65, .62), 4)
    sideboard(p, 4.05, 4.3, 7.0); table_lamp(p, (4.0, 6.5, .62)); bowl(p, (4.0, 5.6, .62), "clay", 1.1)
    book_stack(p, (4.0, 4.8, .62), 4); table_lamp(p, (4.0, 5.15, .62), 8)
    side_table(p, (1.75, 3.33, 0), .50); table_lamp(p, (1.75, 3.33, .50), 12)
    pouf(p, (-1.30, 2.75, 0), "rust", .36)
    plant_pot(p, (3.75, 7.5, 0), rnd, 1.1, 18); plant_pot(p, (-3.75, .75, 0), rnd, 1.2, 18); plant_pot(p, (-3.95, 7.55, 0), rnd, .9, 16)
    return {"pano": ((-.35, 3.3, 1.55), (-.35, 12, 1.55), None)}
