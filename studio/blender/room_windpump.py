"""The bath of the desert's plaster house: a windpump under the ridge fills a round stock tank on a deck of weathered boards; a garden of cacti along the slope, a low tank for the dog."""
import math
from kit import *
from cactusgarden import agave, barrel_cactus, gravel_bed, prickly_pear, saguaro
from desert import basket, butterfly, cactus
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from siesta import dog_mat, mat
from stocktank import TANK, over, dogs_tank, round_deck, sprinkler_shower, stock_bath, striped_towel, tub_basins
from terrace import lantern
from wicker import basket_lamp, festoon
from windpump import DECK, HUB, MILL, windmill

D = 7.4                                          # depth of the room

def materials():
    return palette() | dict(
        zinc=plain("zinc", (.60, .655, .69), .42, .9, bump=.12), tinplate=plain("tinplate", (.70, .68, .65), .42, coat=.2), painted=plain("painted", (.70, .69, .67), .42, bump=.05),
        linen_paint=plain("linen_paint", (.74, .68, .56), .45), white_enamel=plain("white_enamel", (.72, .69, .63), .22, coat=.5), tinplate_cloth=boucle("towel", (.70, .68, .65)),
        honed=plaster("honed", (.32, .305, .28), (.43, .41, .38)), saguaro=plain("saguaro", (.085, .155, .075), .6, bump=.15), barrel_green=plain("barrel_green", (.11, .17, .06), .6),
        agave=plain("agave", (.17, .27, .22), .5), spine=plain("spine", (.62, .52, .34), .7), bloom=plain("bloom", (.80, .20, .03), .5),
        gravel=stone("gravel", (.30, .22, .15), (.55, .43, .31), 8, .85), gravel_dark=stone("gravel_dark", (.16, .10, .07), (.33, .23, .16), 8, .85), bone=plain("bone_toy", (.76, .70, .58), .5), leather_edge=plain("mat_edge", (.30, .12, .05), .7), bat=wood("bat", (.36, .20, .08), (.60, .38, .18), "z", 1.5, .35, .3))

def plank_door(p, x):
    """Boards with a cross of two, on straps."""
    y = D - .06
    for k in range(6):
        box((.152, .05, 2.06), (x - .40 + .16 * k, y - .01, 1.04), p["painted"], bevel=.006)
    for s in (-1, 1):
        box((.10, .10, 2.16), (x + s * .54, y - .01, 1.08), p["walnut_z"], bevel=.008)
        box((.94, .03, .12), (x, y - .05, 1.04 + .78 * s), p["walnut"], bevel=.006)
    box((1.18, .10, .10), (x, y - .01, 2.16), p["walnut"], bevel=.008)
    beam((x - .42, y - .05, .32), (x + .42, y - .05, 1.76), .03, .11, p["walnut"], .006)
    tube([(x + .36, y - .06, .96), (x + .36, y - .12, .98), (x + .36, y - .12, 1.16), (x + .36, y - .06, 1.18)], .012, p["black"], 8)
    area((x, D - .7, 2.6), (x, D - .1, .9), (.5, .1), 12, (1, .76, .50), "door")

def bat_and_ball(p, foot, head):
    """A bat that leans, its grip wound; a ball beside it."""
    a, b = Vector(foot), Vector(head)
    at = lambda q: a + (b - a) * q
    tube([at(k / 20) for k in range(21)], .036, p["bat"], 20, taper=lambda q: .55 + .45 * min(1, 6 * q) if q < .4 else (.44 + .56 * max(0, 1 - (q - .4) / .42) if q < .97 else .74))
    tube([at(.70 + .25 * k / 10) for k in range(11)], .019, p["cognac"], 14)
    sphere(.072, (a.x + .20, a.y + .06, a.z + .072), p["tinplate"], 24)

def garden(p, rnd):
    """Cacti along the right slope, a few at the glass on the left."""
    z = .08
    gravel_bed(p, [(2.30, .35), (4.72, .35), (4.72, 3.95), (3.30, 3.95), (2.52, 3.10), (2.22, 1.90)], rnd, 1000)
    saguaro(p, (3.00, 1.05, z), 2.70, .155, ((170, 1.00, .42, .72, .10), (-20, 1.30, .36, .34, .09)))
    saguaro(p, (3.72, 2.55, z), 1.55, .125, ((100, .62, .32, .42, .085),))
    saguaro(p, (4.15, 1.15, z), .95, .115)
    barrel_cactus(p, (2.72, 2.10, z), .24); barrel_cactus(p, (3.12, 2.55, z), .17, 5); barrel_cactus(p, (3.55, 1.72, z), .20); barrel_cactus(p, (3.70, 3.62, z), .21)
    agave(p, (3.25, 3.22, z), .46, rnd); agave(p, (2.62, .72, z), .34, rnd, 28); agave(p, (4.15, 3.10, z), .34, rnd, 28); agave(p, (3.52, .68, z), .30, rnd, 26)
    prickly_pear(p, (4.10, 2.15, z), rnd, .85)
    lantern(p, (2.52, 1.45, z), 1.0, 5); lantern(p, (3.72, 3.15, z), .9, 5)
    gravel_bed(p, [(-4.72, .35), (-2.16, .35), (-2.16, .98), (-2.9, 1.18), (-4.72, 1.18)], rnd, 340)
    saguaro(p, (-3.25, .72, z), 2.05, .13, ((200, .80, .34, .46, .09), (-10, 1.05, .30, .30, .085)))
    agave(p, (-2.55, .68, z), .34, rnd, 28); barrel_cactus(p, (-3.72, .78, z), .22); prickly_pear(p, (-4.20, .74, z), rnd, .7); lantern(p, (-2.90, .98, z), .8, 4)

def along_the_slopes(p, rnd):
    """A shelf of small pots on the right, warm towels on the left."""
    for k in range(3):
        box((.15, 2.0, .04), (3.68 + .16 * k, 5.55, .50), p["oak"], bevel=.008)
    for y in (4.75, 6.35):
        box((.40, .06, .48), (3.84, y, .24), p["walnut_z"], bevel=.008)
    for k, (y, h, s) in enumerate(((4.80, (.30,), .45), (5.15, (.20, .14), .42), (5.88, (.36, .22), .5))):
        cactus(p, (3.78 + .05 * (k % 2), y, .52 - .02), h, .075, s)
    vase(p, (3.82, 6.30, .52), 1.1, "clay", 9, 3); bowl(p, (3.72, 5.52, .52), "painted", .8)
    basket(p, (3.80, 5.15, .0), .20, .30, "sand"); basket(p, (3.80, 5.85, .0), .20, .30, "camel")
    sideboard(p, -4.15, 3.75, 5.75, .52, .42)
    folded(p, "towel", (-4.10, 4.15, .52), (.34, .42), 4, 0, .07); folded(p, "cream", (-4.10, 4.75, .52), (.34, .42), 3, 0, .07); table_lamp(p, (-4.10, 5.35, .52), 12)

def basins_and_towels(p, rnd):
    plank_door(p, -2.45)
    tub_basins(p, 0, D - .03)
    x0, z = 1.62, 1.62                                   # a rail of striped towels over a bench
    tube([(x0, D - .16, z), (x0 + 1.72, D - .16, z)], .020, p["zinc"], 12)
    for x in (x0 + .05, x0 + .86, x0 + 1.67):
        tube([(x, D - .03, z), (x, D - .16, z)], .016, p["zinc"], 10)
    for k, (c, cloths) in enumerate(((0, ("tinplate_cloth", "linen")), (1, ("cream", "linen")), (2, ("sage", "linen")), (3, ("sand", "linen")))):
        striped_towel(p, (x0 + .23 + .42 * c, D - .16, z + .01), 0, over((.74, .64, .78, .68)[k], .4), .36, cloths, 15, 3 * k)
    for k in range(3):
        box((1.5, .12, .04), (x0 + .86, D - .46 + .13 * k, .42), p["oak"], bevel=.008)
    for x in (x0 + .22, x0 + 1.5):
        box((.06, .36, .40), (x, D - .33, .20), p["walnut_z"], bevel=.008)
    soft_box((1.42, .38, .08), (x0 + .86, D - .33, .48), p["cream"], r=.035)
    cushion(.44, .40, .17, (x0 + .40, D - .24, .70), (-.3, 0, .1), p["rust"])
    basket(p, (-3.62, D - .42, 0), .25, .40, "camel"); cactus(p, (-3.70, 6.30, 0), (.95, .6)); dry_grass(p, (3.92, 6.98, 0), rnd, .8, 12)
    area((0, D - .3, 3.1), (0, D - .02, 4.8), (3.2, .05), 26, (1, .74, .48), "wall_wash"); area((2.5, D - .9, 2.8), (2.5, D - .1, 1.1), (1.2, .1), 18, (1, .76, .50), "towels")

def lamps_and_strings(p):
    area((TANK[0], TANK[1] + .3, 4.3), (*TANK, .5), 1.3, 46, (1, .80, .58), "tank", 120)
    area((-.55, 4.7, 3.0), (0, MILL[1] + .3, HUB), .5, 120, (1, .74, .46), "wheel", 60); area((1.2, 2.6, .5), (0, MILL[1], 3.2), .4, 16, (1, .66, .36), "tower", 90)
    area((2.1, 2.0, 3.6), (3.3, 2.0, .4), (.4, 2.4), 44, (1, .78, .52), "garden", 95); area((3.9, 2.0, .3), (3.2, 1.6, 2.2), (.3, 2.2), 16, (1, .62, .32), "garden_up")
    area((-2.6, .9, .35), (-3.2, .7, 1.8), .4, 7, (1, .62, .32), "left_bed")
    top = (MILL[0], MILL[1], 4.28)
    for x, y in ((2.75, 4.9), (-2.75, 4.9), (3.2, 1.7), (-3.2, 1.7)):
        z = HT * (1 - abs(x) / HW) - .14
        festoon(p, (.14 * (1 if x > 0 else -1), top[1] + .1, top[2]), (x, y, z), .34 if y > 3 else .26, 11 if y > 3 else 8)

def windpump_room(env, rnd):
    p = materials()
    outside(env, rnd)
    a_frame(p, rnd, D, (3.45, 5.9), floor="honed")
    ambience(D, .50)
    emblem_light(SIGNS["windpump"][0])
    windmill(p); round_deck(p); stock_bath(p)
    dogs_tank(p, 2.32, 4.22)
    sprinkler_shower(p, -2.72, 2.35)
    garden(p, rnd); along_the_slopes(p, rnd); basins_and_towels(p, rnd); lamps_and_strings(p)
    bat_and_ball(p, (-1.00, 4.50, DECK), (-.70, 4.20, .84))
    lantern(p, (-1.46, 3.62, DECK), 1.0, 5); lantern(p, (1.42, .75, DECK), .9, 4)
    rug(p, *RUGS["windpump"], 2.3, 1.0)
    butterfly(p, (-2.85, 3.95, 0), math.radians(72)); pouf(p, (2.05, 5.75, 0), "cream", .36)
    mat(p, -2.30, 6.45, 1.5, .85, .002, "sand", .06); dog_mat(p, -3.22, 5.15)
    basket_lamp(p, -2.55, 5.5, 2.75, .26, 12); basket_lamp(p, 2.75, 5.95, 2.60, .24, 12)
    return {"pano": ((-1.85, 4.85, 1.55), (-1.85, 12, 1.55), None)}
