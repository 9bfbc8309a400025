"""The third fireside: an adobe fireplace grown out of the back wall, benches of plaster and round things before it."""
import math
from kit import *
from adobe import arc, arch, arched, bench, mean_of, oval, skin, straight
from exterior import lantern
from furniture import *
from room import RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette

D, WALL = 8.0, 7.975                            # depth of the room, front of its back wall's boards
FIRE = (0, .47, .54, .92, 6.98)                 # an arched hole: its middle, floor, half width, rise, the y of its front
NICHES = [(-1.62, 1.10, .19, .40, 7.68), (-2.30, 1.08, .14, .27, 7.68), (-2.92, 1.06, .17, .32, 7.68), (2.55, 1.06, .30, .34, 7.68)]
# the fireplace: height, half width, how far it stands out of the wall
BODY = ((-.2, 1.22, 1.42), (.37, 1.22, 1.42), (.44, 1.18, 1.38), (.47, 1.08, 1.26), (.475, 1.02, .98), (.9, 1.00, .95), (1.35, .96, .90), (1.75, .86, .82),
        (2.1, .77, .74), (2.6, .70, .67), (3.4, .63, .61), (4.6, .51, .52), (6.2, .42, .44), (8.6, .36, .38))
STEPS = {-1: ((3.35, .70), (1.98, .42)), 1: ((3.05, .66), (1.45, .50))}      # the plaster behind the benches: how far out it goes down, by how much

# ------------------------------------------------------------------ the fireplace and the plaster beside it
def soot():
    m, s = material("soot")
    if s:
        s.surface(s.n("BsdfDiffuse", Color=(.007, .0055, .0045)))
    return m

def fireplace(p, watts):
    """Hearth, hood and chimney in one; its fire stands on a floor at sitting height."""
    rows = []
    for z in [i * .0145 for i in range(111)] + [1.61 + i * .05 for i in range(137)]:
        a, b = mean_of(BODY, z, .14 if z > .75 else .002)
        rows.append([(x, WALL + .05 - y, z) for x, y in (oval(math.pi * k / 110, a, b) for k in range(111))])
    skin(rows, p["plaster"], holes=[FIRE])
    arched(p, FIRE, .68, 1, soot())
    fire((0, FIRE[4] + .40, FIRE[1] + .01), .72, .72, .16, 11, .4 * watts, group_="fire")
    lamp((0, FIRE[4] - .14, FIRE[1] + .42), .5 * watts, (1, .42, .12), .12, "fire")        # what its mouth gives the room
    logs((0, FIRE[4] + .36, FIRE[1] + .01), 5, .5, 3)
    neon(arch(FIRE, .07, .16), p["neon"], .013)
    neon([(x, WALL + .05 - y, .03) for x, y in (oval(math.pi * k / 60, 1.25, 1.45) for k in range(61))], p["neon"], .011)
    emblem_light(SIGNS["kiva"][0])

def shield(p, rnd):
    """Plaster behind the benches, lower by round steps; niches with candles, pots and books."""
    top = lambda x: .92 + sum(h / (1 + math.exp((abs(x) - at) / .075)) for at, h in STEPS[-1 if x < 0 else 1])
    rows = []
    for k in range(231):
        x = -4.15 + 8.3 * k / 230
        rows.append([(x, 7.70, top(x) * j / 50) for j in range(51)] + [(x, 7.83 - .13 * math.cos(a),
            top(x) + .13 * math.sin(a)) for a in (math.pi * q / 12 for q in range(13))])
    skin(rows, p["plaster"], holes=NICHES)
    for hole in NICHES:
        arched(p, hole, .24, .42, p["plaster"])
    x, z, *_ = NICHES[0]
    vase(p, (x, 7.80, z), 1.0, "clay"); candle(p, (x + .11, 7.75, z), .07, .028, 1.2)
    for k, h in enumerate((.10, .06)):
        candle(p, (NICHES[1][0] - .04 + .07 * k, 7.79, NICHES[1][1]), h, .03, 1.6 if k == 0 else 0)
    x, z, half, *_ = NICHES[3]
    book_row(p, x - half + .05, x + .10, 7.80, z, rnd, .26, .16); bowl(p, (x + .19, 7.79, z), "clay", .55)
    bowl(p, (NICHES[2][0], 7.80, NICHES[2][1]), "ceramic", .7); candle(p, (NICHES[2][0], 7.79, NICHES[2][1] + .03), .08, .028, 1.4)

def firewood(p, rnd):
    """Split logs standing on end, leaning on the plaster, behind a low kerb."""
    for row, y in enumerate((7.58, 7.44)):
        x = 1.26 + .05 * row
        while x < 1.84:
            r, h, lean = rnd.uniform(.048, .062), rnd.uniform(.50, .72) - .10 * row, rnd.uniform(-.05, .05)
            foot, tip = Vector((x, y, .02)), Vector((x + lean, y + .07, h))
            tube([foot, tip], r, p[rnd.choice(("bark", "bark", "endgrain"))], 12)
            tube([tip, tip + (tip - foot).normalized() * .004], r * .9, p["endgrain"], 12)
            x += 2.1 * r
    bench(p["plaster"], straight((1.0, 7.20), (2.1, 7.20)), .09, -.14, .14)

def globe(p, at, r=.17, watts=7):
    """A ball of light on the floor."""
    x, y, z = at
    cyl(r * .5, .03, at, p["black"], 32)
    sphere(r, (x, y, z + r + .02), p["globe"], 24)
    lamp((x, y, z + 2 * r + .12), watts, r=.12)

def floor_cushion(p, at, cloth, r=.38, h=.20):
    profile = [oval(math.pi * (k / 24 - .5), r, h / 2, 2.7) for k in range(25)]
    lathe([(max(0, x), h / 2 + z) for x, z in profile], p[cloth], at, 64)

def round_table(p, at):
    x, y, z = at
    lathe([(0, .28), (.50, .28), (.55, .30), (.56, .33), (.55, .36), (.51, .375), (0, .375)], p["walnut"], at, 80)
    lathe([(0, 0), (.34, 0), (.36, .04), (.30, .16), (.34, .28), (0, .28)], p["clay"], at, 64)
    z += .375
    wine_glass(p, (x - .20, y + .16, z)); wine_glass(p, (x + .17, y + .22, z)); bowl(p, (x - .22, y - .16, z), "ceramic", .8)
    book_stack(p, (x + .26, y - .14, z), 2, .5)
    for dx, dy, h in ((.02, -.06, .12), (.10, .02, .07), (-.02, .06, .05)):
        candle(p, (x + dx, y + dy, z), h, .034, 2 if h > .1 else 0)

def seats(p):
    """A round seat on the left of the rug, cushions on the floor across from it, pads and pillows on the benches."""
    x, y = RUGS["kiva"]
    bench(p["sofa"], arc(x, y, 1.95, 138, 214), .44, .04, .40)
    bench(p["sofa"], arc(x, y, 2.30, 136, 216), .15, .06, .74, 3)
    for turn, cloth in ((146, "rust"), (157, "linen"), (188, "camel"), (205, "grey")):
        a = math.radians(turn)
        cushion(.46, .44, .18, (x + 2.05 * math.cos(a), y + 2.05 * math.sin(a), .60), (-.30, 0, a - math.pi / 2), p[cloth])
    pouf(p, (1.42, 5.45, .02), "camel", .40); pouf(p, (1.62, 4.45, .02), "rust", .34)
    floor_cushion(p, (.78, 3.98, .028), "sage", .38, .19); floor_cushion(p, (.80, 3.99, .205), "linen", .33, .16)
    for path in (straight((-1.42, 7.40), (-3.1, 7.40)) + arc(-3.1, 6.62, .78, 90, 180) + straight((-3.88, 6.6), (-3.88, 5.5)),
                 straight((2.22, 7.40), (3.0, 7.40)) + arc(3.0, 6.62, .78, 90, 55)):
        bench(p["greige"], path, .25, .42, .53, 3)
    for dx, cloth in ((-1.62, "rust"), (-2.15, "linen"), (-2.62, "camel"), (2.42, "camel"), (2.90, "linen")):
        cushion(.48, .44, .18, (dx, 7.56, .76), (-.26, 0, .06 * math.sin(9 * dx)), p[cloth])
    ribbon([(-.30, .30), (-.29, .46), (-.25, .545), (0, .55), (.22, .545), (.27, .46), (.28, .28)], .55, p["rust"], (-3.88, 5.95, 0),
           math.pi / 2, .016, .014, 3)

def kiva(env, rnd):
    """Benches of plaster on both sides of the fire, a round seat and cushions on the floor, wine poured, the neon low."""
    p = palette() | dict(plaster=plaster("plaster", (.30, .285, .265), (.42, .40, .375)), globe=lit_shade("globe", .45))
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.7, 6.0))
    ambience(D, .42)
    fireplace(p, 150); shield(p, rnd); firewood(p, rnd)
    bench(p["plaster"], straight((-1.0, 7.42), (-3.1, 7.42)) + arc(-3.1, 6.62, .8, 90, 180) + straight((-3.9, 6.6), (-3.9, 5.2)), .32, -.45, .45)
    bench(p["plaster"], straight((1.92, 7.42), (3.0, 7.42)) + arc(3.0, 6.62, .8, 90, 40), .32, -.45, .45)
    for path in (straight((-1.3, 7.06), (-3.1, 7.06)) + arc(-3.1, 6.62, .44, 90, 180) + straight((-3.54, 6.6), (-3.54, 5.3)),
                 straight((2.1, 7.06), (3.0, 7.06)) + arc(3.0, 6.62, .44, 90, 30)):
        neon([(*q, .03) for q in path], p["neon"], .011)
    curtains(p)
    area((-1.9, 6.2, 4.3), (.3, 8, 2.6), .5, 44, (1, .76, .50), "graze"); area((3.0, 6.2, 2.7), (1.9, 7.8, 1.0), .4, 16, (1, .72, .44), "graze")
    for s in (-1, 1):                                     # the neon also fills the shadows
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 20, (1, 1, 1), "neon_fill", group_="neon")
    x, y = RUGS["kiva"]
    cyl(1.85, .022, (x, y, 0), p["sand"], 96); cyl(1.77, .028, (x, y, 0), p["rug"], 96)
    seats(p); round_table(p, (x + .1, y + .15, .028))
    dry_grass(p, (3.72, 6.42, 0), rnd); globe(p, (3.12, 6.3, 0), .14); globe(p, (-3.3, 4.85, 0), .17)
    for side, r, h in ((-1, .034, .16), (-1, .03, .10), (1, .034, .13)):
        candle(p, (side * (.80 + r), 6.83 + 4 * (r - .03), .47), h, r, 1.8 if h > .12 else 0)
    vase(p, (.98, 6.95, .46), .8, "clay", 7, 6)
    for x, y, s in ((2.5, .95, 1.0), (2.8, 1.25, .75), (-2.4, .9, .9)):
        lantern(p, (x, y, 0), s, 6)
    dry_grass(p, (-3.6, 1.3, 0), rnd, .9, 12); plant_pot(p, (3.75, 1.2, 0), rnd, 1.3, 18); pouf(p, (3.2, 2.3, 0), "sand", .38)
    vase(p, (4.0, 3.3, 0), 2.5, "clay"); vase(p, (4.1, 2.75, 0), 1.7, "ceramic"); lantern(p, (3.75, 2.9, 0), .75, 5)
    return {"pano": ((-.05, 3.3, 1.55), (-.05, 12, 1.55), None)}
