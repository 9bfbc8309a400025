"""The other fireside and the other living room, both turned round: an iron stove before an arch of stone and light."""
import math
from kit import *
from exterior import lantern
from furniture import *
from room import HT, palette, outside, a_frame, ambience, emblem_light
from room_fire import bookcase, log_wall

def stove(p, at, watts):
    """On a long hearth; `at`: the arch's middle on the back wall."""
    x, y, z = at
    n, r, back = 40, 1.60, y + .28
    box((4.4, .95, .30), (x, y - .22, .15), p["slate"], bevel=.012)
    rim = [(x + r * math.cos(math.pi * k / n), back, .30 + r * math.sin(math.pi * k / n)) for k in range(n + 1)]
    mesh(rim, [tuple(range(n + 1))[::-1]], p["marble"], "arch")
    neon([(x + (r + .03) * math.cos(math.pi * k / n), back - .03, .30 + (r + .03) * math.sin(math.pi * k / n)) for k in range(n + 1)], p["neon"], .014)
    neon([(x - 2.1, y - .68, .04), (x + 2.1, y - .68, .04)], p["neon"], .011)
    iron_box(p, x + .62, y - .12, .30, watts)
    vase(p, (x - 1.15, y - .2, .30), 1.1, "ceramic", 9, 3)
    emblem_light((x - .2, back - .02, 2.85))

def iron_box(p, x, y, z, watts):
    """A stove with a glass front towards the room, its flue up to the ridge; `z`: what it stands on."""
    at = lambda h: z + h
    for dx in (-.40, .40):
        for dy in (-.16, .16):
            cyl(.03, .12, (x + dx, y + dy, z), p["black"], 12)
    for size, at_ in (((1.0, .50, .06), (x, y, at(.15))), ((1.0, .50, .08), (x, y, at(.90))), ((1.0, .04, .75), (x, y + .23, at(.52))),
                      ((.08, .50, .75), (x - .46, y, at(.52))), ((.08, .50, .75), (x + .46, y, at(.52)))):
        box(size, at_, p["black"], bevel=.012)
    box((1.06, .56, .03), (x, y, at(.955)), p["black"], bevel=.01)
    tube([(x, y + .05, at(.96)), (x, y + .05, HT - .9)], .085, p["black"], 24)
    fire((x, y + .02, at(.18)), .72, .60, .14, 9, watts, group_="fire")
    logs((x, y, at(.18)), 4, .46, 3)
    mesh([(x - .42, y - .24, at(.18)), (x + .42, y - .24, at(.18)), (x + .42, y - .24, at(.86)), (x - .42, y - .24, at(.86))], [(0, 1, 2, 3)], p["glass"])
    tube([(x - .36, y - .26, at(.42)), (x - .36, y - .29, at(.44)), (x - .36, y - .29, at(.64)), (x - .36, y - .26, at(.66))], .012, p["brass"], 8)

def back_wall(p, rnd, depth, watts):
    """Stove, its wood beside it, logs on the left, books on the right; `watts`: of the fire and of the picture's lamp."""
    stove(p, (0, depth - .35, 0), watts[0])
    log_pile(p, -.98, -.12, .31, .86, depth - .45, rnd)
    log_wall(p, -3.15, -1.75, depth - .30, rnd)
    bookcase(p, 1.72, 3.75, depth - .26, rnd)
    picture(p, (-2.42, depth - .06, 2.28), .95, .95, 1)
    area((-2.42, depth - .7, 3.1), (-2.42, depth, 2.2), .3, watts[1])

def stump_tables(p, x, y):
    """Two slices of a trunk, one higher."""
    for dx, dy, r, h in ((0, 0, .44, .34), (.58, .34, .28, .46)):
        lathe([(0, 0), (r * .92, 0), (r, .05), (r * .96, h * .6), (r, h - .02), (0, h - .02)], p["bark"], (x + dx, y + dy, .02), 48)
        cyl(r * .97, .02, (x + dx, y + dy, h), p["endgrain"], 48)
    wine_glass(p, (x - .18, y + .1, .36)); wine_glass(p, (x + .16, y + .14, .36)); book_stack(p, (x - .06, y - .18, .36), 2)
    candle(p, (x + .14, y - .1, .36), .09, watts=2); candle(p, (x + .22, y - .02, .36), .06); bowl(p, (x + .58, y + .34, .48), "clay", .8)

def stove_side(env, rnd):
    """A sofa beside the fire, one chair across, wine poured, the neon low."""
    p, D = palette(), 8.0
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.7, 6.0))
    ambience(D, .42)
    back_wall(p, rnd, D, (120, 9))
    curtains(p)
    for s in (-1, 1):                                     # the neon also fills the shadows
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 20, (1, 1, 1), "neon_fill", group_="neon")
    rug(p, 0, 4.9, 5.6, 3.9)
    box((1.5, 1.0, .05), (.5, 6.15, .045), p["fur"], rot=(0, 0, -.12), bevel=.024, seg=4)
    sofa(p, (-2.15, 4.9, .02), math.pi / 2, 2.6, "greige", ("camel", "linen", "rust"))
    armchair(p, (1.95, 5.0, .02), math.radians(-115), "cognac", "sand")
    armchair(p, (.95, 3.5, .02), math.radians(-165), "cognac", "linen")
    pouf(p, (-.55, 6.2, .05), "camel", .33)
    ribbon([(-.40, .2), (-.38, .38), (-.22, .445), (.2, .445), (.37, .38), (.40, .22)], .45, p["linen"], (-.55, 6.2, .05), .4)
    stump_tables(p, -.2, 4.75)
    for i, (dx, h) in enumerate(((1.95, .22), (1.8, .14), (1.68, .09), (-1.72, .18), (-1.86, .11))):
        candle(p, (dx, D - .62, .30), h, .04, 2 if i % 3 == 0 else 0)
    folded(p, "cream", (-1.5, D - .62, .30), (.3, .26), 1, .1)
    soft_box((.62, .40, .10), (-.9, D - .74, .35), p["sand"], r=.045)
    lathe([(0, 0), (.26, 0), (.30, .18), (.28, .34), (.26, .34), (.27, .18), (0, .05)], p["camel"], (-2.85, 6.5, 0), 40)      # basket of blankets
    folded(p, "cream", (-2.85, 6.5, .20), (.36, .32), 2, .4)
    floor_lamp(p, (2.95, 5.7, 0), (-.5, -.1), 9)
    for x, y, s in ((-2.15, .95, 1.0), (-2.45, 1.25, .75), (2.2, .9, .9)):
        lantern(p, (x, y, 0), s, 6)
    pouf(p, (1.75, 2.4, 0), "sand", .34); pouf(p, (2.5, 2.1, 0), "rust", .30)
    sideboard(p, -4.05, 2.3, 4.1); table_lamp(p, (-4.05, 2.7, .62), 8); vase(p, (-4.05, 3.6, .62), 1.1, "clay", 9, 8)
    sideboard(p, 4.05, 2.6, 5.0); table_lamp(p, (4.05, 4.4, .62), 8); book_stack(p, (4.05, 3.4, .62), 4)
    plant_pot(p, (-3.45, 6.6, 0), rnd, 1.3, 20); plant_pot(p, (3.6, 6.9, 0), rnd, 1.1, 18)
    plant_pot(p, (-3.8, 1.1, 0), rnd, 1.3, 18); plant_pot(p, (3.7, 1.0, 0), rnd, 1.2, 18)
    return {"pano": ((-.35, 3.75, 1.55), (-.35, 12, 1.55), None)}

def long_table(p, x, y, w=2.0):
    """Laid for six: chairs towards the room, a bench towards the glass."""
    box((w, .86, .05), (x, y, .73), p["walnut"], bevel=.012)
    for s in (-1, 1):
        beam((x + s * (w / 2 - .2), y - .3, 0), (x + s * (w / 2 - .32), y, .70), .07, .07, p["walnut_z"], .006)
        beam((x + s * (w / 2 - .2), y + .3, 0), (x + s * (w / 2 - .32), y, .70), .07, .07, p["walnut_z"], .006)
    box((w - .2, .34, .05), (x, y - .74, .44), p["walnut"], bevel=.01)
    for s in (-1, 1):
        box((.05, .30, .42), (x + s * (w / 2 - .35), y - .74, .21), p["walnut_z"], bevel=.006)
    for k in range(3):
        dx = (k - 1) * .62
        chair(p, (x + dx, y + .70, 0), 0)
        for s in (-1, 1):
            lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (x + dx, y + s * .24, .757), 48)
            wine_glass(p, (x + dx + .17, y + s * .12, .755)); folded(p, "linen", (x + dx, y + s * .24, .765), (.10, .07), 1, 0, .02)
    vase(p, (x - .1, y, .755), .8, "ceramic", 9, 5)
    for dx in (.25, .38, -.42):
        candle(p, (x + dx, y + .02, .755), .14, .018)

def den(env, rnd):
    p, D = palette(), 10.0
    outside(env, rnd)
    a_frame(p, rnd, D, (1.6, 4.2, 6.8))
    ambience(D)
    back_wall(p, rnd, D, (110, 14))
    curtains(p)
    # seats around the stove
    rug(p, .1, 5.6, 5.2, 4.2)
    sofa(p, (2.45, 5.6, 0), -math.pi / 2, 3.0, pillows=("linen", "rust", "grey", "camel"))
    sofa(p, (-.25, 3.75, 0), math.pi, 2.3, pillows=("camel", "grey"), seed=9)
    armchair(p, (-2.05, 6.3, .02), math.radians(70)); pouf(p, (-1.75, 5.15, .02), "camel"); folded(p, "grey", (-1.75, 5.15, .45), (.44, .34), 1)
    floor_lamp(p, (-2.95, 5.6, 0), (.55, .15))
    stump_tables(p, .1, 5.75)
    pendants(p, ((2.0, 1.9, 2.45), (2.6, 1.9, 2.3)), 4.0)
    # along the eaves
    sideboard(p, 4.1, 6.0, 8.6); table_lamp(p, (4.05, 6.4, .62)); vase(p, (4.05, 7.4, .62), 1.1, "clay", 9, 8); book_stack(p, (4.05, 8.2, .62), 4)
    sideboard(p, -4.1, 3.0, 5.0); table_lamp(p, (-4.05, 4.6, .62)); bowl(p, (-4.05, 3.8, .62), "clay", 1.1); book_stack(p, (-4.05, 3.3, .62))
    plant_pot(p, (-3.75, 8.4, 0), rnd, 1.6, 24); plant_pot(p, (4.0, 3.4, 0), rnd, 1.2, 18); plant_pot(p, (-4.0, .85, 0), rnd, 1.3, 20)
    # a long table by the glass, a chair to read in across from it
    rug(p, 2.3, 1.85, 2.9, 2.4, "sand", "grey")
    long_table(p, 2.3, 1.9)
    armchair(p, (-3.0, 2.2, 0), math.radians(150), "cream", "rust"); side_table(p, (-3.45, 1.55, 0), .5, mat="marble"); candle(p, (-3.45, 1.55, .5), .1)
    return {"pano": ((-.75, 2.6, 1.55), (-.75, 12, 1.55), None)}
