"""The living room of the party house: a round dance floor under a ball of mirrors, a seat of shells around half of it, a bar around the rest, a pizza oven in scales."""
import math
from kit import *
from club import banquette, dance_floor, dots, drum_table, mirror_ball
from cocktails import back_bar, bar, ice_machine
from furniture import *
from pizza import pizza_oven
from room import HT, HW, SIGNS, a_frame, ambience, emblem_light, outside, palette
from wicker import palm

D, MIDDLE = 9.6, (-.45, 4.5)                   # depth of the room; the middle of everything round
BALL = (*MIDDLE, 3.20)
OVEN = (-.82, 8.34)

def own_materials():
    return dict(terrazzo=terrazzo("terrazzo", (.30, .285, .27), ((.22, .21, .20), (.36, .34, .32), (.27, .255, .24))),
                pale=terrazzo("terrazzo_pale", (.66, .63, .56), ((.56, .30, .24), (.25, .46, .34), (.76, .74, .68), (.48, .44, .37), (.70, .52, .44))),
                mint=terrazzo("terrazzo_mint", (.22, .42, .31), ((.60, .66, .60), (.12, .30, .20), (.34, .52, .42))),
                scale=plain("scale", (.26, .25, .24), .20, coat=.6), glaze=plain("glaze", (.42, .40, .38), .20, coat=.6), grout=plain("grout", (.30, .26, .23), .9),
                honed_pink=plain("honed", (.36, .345, .33), .45), copper=plain("copper", (.62, .27, .13), .24, 1.0), bottle=plain("bottle_green", (.02, .07, .035), .12, coat=.6),
                flute=plain("lacquer", (.24, .24, .22), .26, coat=.5), stripe=fabric("stripe_mint", (.10, .40, .24)), enamel=plain("enamel", (.74, .73, .69), .25, coat=.4),
                backlight=emission("backlight", (1, .66, .38), .85), ice_light=emission("ice_light", (.72, .92, 1), .9), ice=plain("ice", (.70, .80, .84), .12, coat=.5),
                ball=plain("mirror_ball", (.80, .81, .80), .09, 1.0), lemon=plain("lemon", (.70, .52, .05), .45), crust=plain("crust", (.52, .30, .12), .8),
                tomato=plain("tomato", (.42, .06, .02), .5), cheese=plain("cheese", (.76, .66, .44), .5))

def at_the_glass(p, rnd):
    """Chairs for whoever sits this one out, palms."""
    curtains(p)
    armchair(p, (-2.55, 1.55, 0), math.radians(200), "cream", "linen"); armchair(p, (-1.15, 1.15, 0), math.radians(168), "cream", "camel")
    side_table(p, (-1.85, 1.05, 0), .48, .24, "marble"); wine_glass(p, (-1.92, 1.0, .48)); wine_glass(p, (-1.76, 1.10, .48))
    rug(p, 2.55, 1.75, 2.3, 1.7)
    pouf(p, (2.1, 2.05, .03), "cream", .38); pouf(p, (2.95, 2.1, .03), "sage", .34); pouf(p, (2.55, 1.30, .03), "sand", .40)
    palm(p, (-3.75, .9, 0), rnd, 2.0, 13, D); palm(p, (3.75, .8, 0), rnd, 1.9, 13, D); palm(p, (3.9, 8.9, 0), rnd, 1.5, 11, D)

def club(env, rnd):
    p = palette() | own_materials()
    outside(env, rnd)
    a_frame(p, rnd, D, (1.5, 4.5, 7.5))
    ambience(D, .92)
    emblem_light(SIGNS["club"][0])
    x, y = MIDDLE
    dance_floor(p, MIDDLE); banquette(p, MIDDLE, 140, 278)
    mirror_ball(p, BALL, .60, 5.12); dots(BALL, rnd, D)
    drum_table(p, x - 1.55, y + .30, z=.03); drum_table(p, x - .90, y - 1.35, .9, .03)
    area((x, y, 5.0), (x, y, 0), .5, 52, (1, .82, .60), "on_the_floor", 60)
    area((x + .9, y - 2.6, 3.4), (x, y, 2.9), .5, 22, (1, .80, .60), "on_the_ball"); area((x + .6, y, 2.6), (x - 2.6, y, .7), 1.0, 26, (1, .82, .60), "shells")
    # around it
    bar(p, MIDDLE, 3.30, 4, 70); back_bar(p, .95, 3.10, D, rnd); ice_machine(p, 3.50, D - .45)
    pizza_oven(p, (*OVEN, 0), rnd, 120, HT * (1 - abs(OVEN[0]) / HW) + .1)
    area((OVEN[0] + .6, 5.8, 3.8), (OVEN[0], 8.2, 1.4), .7, 50, (1, .82, .62), "oven")
    picture(p, (-2.75, D - .06, 2.05), .86, .86, 1); area((-2.75, D - .9, 3.0), (-2.75, D, 1.9), .4, 14)
    # along the eaves
    sideboard(p, -4.15, 2.6, 5.9, .50, .42); table_lamp(p, (-4.1, 3.0, .50), 11); vase(p, (-4.1, 3.9, .50), 1.0, "clay", 9, 6); book_stack(p, (-4.1, 4.7, .50), 3); table_lamp(p, (-4.1, 5.5, .50), 11)
    sideboard(p, 4.15, 2.7, 4.5, .50, .42); table_lamp(p, (4.1, 3.0, .50), 10); bowl(p, (4.1, 3.6, .50), "ceramic", 1.1); candle(p, (4.08, 4.2, .50), .12, .035, 1.5)
    at_the_glass(p, rnd)
    return {"pano": ((.55, 2.35, 1.55), (.55, 12, 1.55), None)}
