"""The bedroom of the weavers: a loom as high as the house over the bed, an aurora in its threads; drawers, wool by colour, a spinning wheel."""
import math
from kit import *
from cosy import boots, low_chair
from furniture import *
from hut import snowshoe
from ledges import sheepskin
from loom import dyes, loom
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from bedrooms import drape
from room_council import knitted_lamp
from terrace import lantern
from wool import drawer_fronts, giant_knit, hanks, open_drawer, put, slippers, sock_basket, spinning_wheel, stock, wool_shelves

D, WALL = 7.4, 6.92                               # depth of the room; the drawers' fronts
BED = (2.56, 4.18, 6.50, .62)                     # width, foot, head, the mattress' top
DOORS = (2.30, 3.04, 3.08, 3.74)                  # on the right, from x to x: en suite, living room

def wool_bed(p, wool):
    """As wide as two, heavy with wool: a blanket of giant stitches, felted pillows, fleeces."""
    w, y0, y1, top = BED
    m = (y0 + y1) / 2
    box((w + .14, y1 - y0, .16), (0, m, .20), p["pale"], bevel=.03); box((w - .2, y1 - y0 - .2, .14), (0, m, .07), p["black"])
    soft_box((w, y1 - y0 - .04, .34), (0, m, .44), p["linen"], r=.08)
    drape(w + .08, y0 - .03, y1 - .62, top + .03, .26, .026, p["duvet"], foot=.20)
    drape(w + .11, y1 - .92, y1 - .58, top + .075, .20, .014, p["cream"], seed=3, ny=24)
    giant_knit([wool[name] for name in ("blue", "blue", "ice", "ice", "undyed")], w + .16, y0 + .30, y0 + 1.46, top + .06, .26)
    for x, mat in ((-.88, p["linen"]), (0, p["duvet"]), (.88, p["linen"])):
        cushion(.84, .62, .25, (x, y1 - .16, top + .28), (-.26, 0, 0), mat)
    for x, name in ((-.96, "violet"), (-.33, "green"), (.33, "ice"), (.96, "blue")):
        cushion(.58, .50, .22, (x, y1 - .42, top + .23), (-.50, 0, -.06 * x), wool[name])
    tube([(-.42, y1 - .68, top + .17), (-.40, y1 - .68, top + .17), (.40, y1 - .68, top + .17), (.42, y1 - .68, top + .17)], .115, wool["plum"], 24, taper=lambda q: (.7, 1, 1, .7)[round(q * 3)])
    sheepskin(p, (.62, y0 - .02, top + .08), 0, .92, .20)

def bedside(p, x, y):
    """A round of pale wood on a drum, an iron lantern on it."""
    cyl(.20, .46, (x, y, 0), p["walnut_z"], 40); cyl(.25, .04, (x, y, .46), p["pale"], 48)
    lantern(p, (x, y + .04, .50), .80, 7); book_stack(p, (x - .02 * x, y - .14, .50), 2) if x < 0 else candle(p, (x + .08, y - .17, .50), .08)

def left_wall(p, wool):
    """Three rows of drawers, one open; over them a board of pale felt, on it a sample of each guest's weaving."""
    x0, x1, z = -3.70, -2.26, .92
    y, w = WALL, (x1 - x0) / 6
    box((x1 - x0 + .04, D - WALL - .02, 2.26), ((x0 + x1) / 2, (WALL + D) / 2 + .012, 1.13), p["walnut_z"], bevel=.006)
    h = (z - .10) / 3
    drawer_fronts(p, x0 + .01, x1 - .01, .10, z, y, 6, 3, skip={(4, 2)})
    open_drawer(p, wool["green"], x0 + w * 4.5, y, .10 + h * 2.5, w, h)
    box((x1 - x0 + .08, .16, .04), ((x0 + x1) / 2, y - .03, z + .03), p["pale"], bevel=.008)
    box((x1 - x0 - .06, .03, 1.30), ((x0 + x1) / 2 + .02, y - .005, 1.59), p["pale"], bevel=.006); box((x1 - x0 - .14, .03, 1.24), ((x0 + x1) / 2 + .02, y - .016, 1.59), p["board"], bevel=.003)
    area(((x0 + x1) / 2, y - .75, 2.75), ((x0 + x1) / 2, y, 1.55), (1.1, .08), 22, (1, .84, .64), "board")
    for k, name in enumerate(("ice", "green", "violet", "midnight", "undyed", "lime", "plum", "blue", "green", "ice", "midnight", "violet")):
        box((.20, .014, .22), (x0 + .29 + .31 * (k % 4), y - .036, 1.24 + .35 * (k // 4)), wool[name], (0, .05 * math.sin(5 * k), 0), .004); sphere(.012, (x0 + .29 + .31 * (k % 4), y - .05, 1.33 + .35 * (k // 4)), p["pull"], 8)
    tube([(x0 + .45, y - .20, 2.31), (x1 - .40, y - .20, 2.31)], .018, p["pull"], 10)
    for x in (x0 + .60, x1 - .55):
        tube([(x, y + .02, 2.24), (x, y - .20, 2.31)], .008, p["pull"], 6)

def right_wall(p):
    """Drawers from floor to lintel, but they are two doors: all of a door's drawers swing with it."""
    a, b, c, d = DOORS
    box((d - a + .05, D - WALL - .04, 2.14), ((a + d) / 2, (WALL + D) / 2 + .02, 1.07), p["black"], bevel=.004)
    for x0, x1 in ((a, b), (c, d)):
        box((x1 - x0, .03, 2.02), ((x0 + x1) / 2, WALL + .004, 1.05), p["walnut_z"], bevel=.004)
        drawer_fronts(p, x0 + .01, x1 - .01, .06, 2.04, WALL - .014, 3, 8)
        tube([(x0 + .055, WALL - .085, .88), (x0 + .055, WALL - .085, 1.26)], .015, p["pull"], 10)
        for z in (.90, 1.24):
            tube([(x0 + .055, WALL - .085, z), (x0 + .055, WALL - .02, z)], .010, p["pull"], 8)
    beam((a - .04, WALL - .02, 2.12), (d - .02, WALL - .02, 2.12), .10, .08, p["pale"], .008)
    area(((a + d) / 2, WALL - .70, 2.9), ((a + d) / 2, WALL, 1.1), (1.3, .08), 46, (1, .82, .60), "doors")
    for x, lean, z in ((2.42, .13, 2.42), (2.70, -.13, 2.42)):
        snowshoe(p, (x, D - (.06 if lean > 0 else .10), z), lean)

def at_the_glass(p, wool, made, rnd):
    """A spinning wheel and its stool, two low chairs turned to the aurora, lanterns on the floor."""
    spinning_wheel(p, wool, (-2.10, 1.25, 0), .55)
    cyl(.19, .05, (-2.62, 1.72, .40), p["pale"], 40)
    for k in range(3):
        t = math.tau * k / 3
        tube([(-2.62 + .11 * math.cos(t), 1.72 + .11 * math.sin(t), .41), (-2.62 + .19 * math.cos(t), 1.72 + .19 * math.sin(t), 0)], .020, p["pale"], 10)
    cyl(.185, .03, (-2.62, 1.72, .445), wool["violet"], 40, .012)
    for x, rot, pillow in ((1.05, -.22, "linen"), (2.42, .22, "rust")):
        low_chair(p, (x, 1.55, 0), rot, pillow)
    side_table(p, (1.74, 1.35, 0), .46, .23, "walnut"); wine_glass(p, (1.66, 1.30, .46)); wine_glass(p, (1.83, 1.33, .46)); candle(p, (1.75, 1.46, .46), .08, .035, 1.2)
    put(made["lime"][0], (-1.62, 1.78, .09), rnd); put(made["ice"][0], (-1.40, 1.62, .09), rnd); put(made["violet"][0], (-1.50, 1.95, .09), rnd)
    area((-1.7, 2.3, 3.0), (-2.1, 1.2, .5), .6, 34, (1, .80, .56), "wheel", 100); area((1.7, 2.6, 3.2), (1.7, 1.4, .4), .8, 34, (1, .82, .60), "chairs", 100)
    for x, y, q in ((.10, .75, 1.0), (-.22, .95, .75), (-3.05, .85, .9)):
        lantern(p, (x, y, 0), q, 6)

def right_slope(p, wool, rnd):
    """A long low chest, folded blankets on it; a place to sit beside it."""
    sideboard(p, 4.02, 2.3, 5.9, .56, .42)
    for y, cloth in ((2.75, "violet"), (3.30, "green"), (4.75, "ice")):
        for k in range(3):
            soft_box((.32 - .01 * k, .42 - .012 * k, .075), (3.98, y, .60 + .078 * k), wool[cloth if k % 2 == 0 else "undyed"], (0, 0, .05 * (k % 2)), .032)
    table_lamp(p, (3.98, 4.05, .56), 13); table_lamp(p, (3.98, 5.55, .56), 12); bowl(p, (3.96, 5.12, .56), "clay", .9)
    cyl(.55, .026, (3.00, 4.95, 0), p["grey"], 64); pouf(p, (3.05, 4.95, .026), "cream", .36)
    boots(p, 3.42, 6.15, -1.3, "rust"); plant_pot(p, (3.85, 1.30, 0), rnd, 1.1, 16)
    hanks(p, wool, 3.22, 4.15, 5.85, 2.46)
    area((2.3, 4.8, 3.3), (3.3, 5.0, 1.9), (.3, 2.0), 30, (1, .86, .68), "hanks"); area((3.0, 4.1, 3.2), (3.95, 4.1, .6), (.3, 3.2), 34, (1, .82, .60), "chest")

def loom_room(env, rnd):
    wool = dyes()
    p = palette() | dict(pale=wood("pale_ash", (.36, .25, .15), (.60, .46, .30), "z", 1, .45), pull=plain("pull_brass", (.62, .42, .19), .26, 1.0),
                         board=fabric("pin_felt", (.50, .48, .44), 1, .3, 300), ash=wood("ash_frame", (.36, .22, .11), (.60, .40, .22), "z", 1, .4), web=plain("gut", (.42, .34, .24), .8))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 3.6))
    ambience(D, .85)
    loom(p, wool, rnd); emblem_light(SIGNS["loom"][0])
    made = stock(wool)
    wool_bed(p, wool)
    for s in (-1, 1):
        bedside(p, s * 1.66, 6.10)
        knitted_lamp(p, s * 1.98, 4.85, 2.72)
        area((s * 3.9, 4.0, .4), (0, 4.0, 2.6), (.3, 5), 8, (1, 1, 1), "neon_fill", group_="neon")
    left_wall(p, wool); right_wall(p); right_slope(p, wool, rnd)
    wool_shelves(p, made, -3.42, 2.15, 6.35, 5, rnd)
    # before the bed
    x, y = RUGS["loom"]
    cyl(1.36, .020, (x, y, 0), p["grey"], 96); cyl(1.28, .028, (x, y, 0), p["rug"], 96)
    sock_basket(p, wool, (1.78, 4.55, 0), rnd)
    slippers(wool["violet"], wool["undyed"], .86, 3.86, .028, .2); slippers(wool["green"], wool["undyed"], -.62, 3.82, .028, -.25)
    pouf(p, (-1.95, 4.25, 0), "rust", .34)
    for k, name in enumerate(("ice", "green", "plum")):
        put(made[name][0], (-1.60 + .20 * k, 3.72 + .10 * (k % 2), .088), rnd)
    area((0, 2.6, 4.4), (0, 3.9, .4), 1.1, 62, (1, .84, .62), "bed", 110)
    at_the_glass(p, wool, made, rnd)
    curtains(p)
    return {"pano": ((.25, 2.95, 1.55), (.25, 12, 1.55), None)}
