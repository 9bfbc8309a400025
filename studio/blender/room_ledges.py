"""The bedroom of the cat's lodge: a landscape of rounded ledges from the floor to the ridge, a bed let into it, a bench along the glass, the sea."""
import math
from kit import *
from adobe import oval
from furniture import *
from ledges import cubby, ledge, paper_globe, post, rounded, sheepskin, shelf, slab, sleeping_cat, spiral
from props import board
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, lit_shade, outside, palette
from room_cabana import louvred_door

D, BED = 7.4, (2.02, 3.42)                       # depth of the room; the middle of the bed
A, B, TOP = 1.13, 1.04, .60                       # half of the bed, its foot towards -x; height of the mattress
POST = (.92, 1.62)

def terraces(p):
    """Steps of 25, 45, 70 and 110 cm round three sides of the bed, the lowest going over into the bench at the glass."""
    x, y = BED
    ledge(p, rounded([(.62, .95, .05), (4.75, .95, .05), (4.75, 6.42, .05), (.62, 6.42, .62)]), .25, 0)
    inner = x + A + .05
    ledge(p, rounded([(1.35, 1.62, .3), (4.60, 1.62, .05), (4.60, 5.02, .05), (1.35, 5.02, .22), (1.35, y + B + .05, .2), (inner, y + B + .05, .42),
                      (inner, y - B - .05, .42), (1.35, y - B - .05, .3)]), .45, .25)
    ledge(p, rounded([(2.15, 1.66, .26), (4.50, 1.66, .05), (4.50, 4.94, .05), (inner + .06, 4.94, .05), (inner + .06, 2.38, .30), (2.15, 2.30, .28)]), .70, .44)
    ledge(p, rounded([(2.95, 1.70, .26), (4.30, 1.70, .05), (4.30, 4.90, .05), (inner + .42, 4.90, .26), (inner + .42, 2.26, .30), (2.95, 2.20, .22)]), 1.10, .69)
    ledge(p, rounded([(-1.62, .36, .28), (4.55, .36, .05), (4.55, 1.12, .05), (-1.62, 1.12, .34)]), .45, 0)
    slab(rounded([(-1.50, .37, .06), (4.40, .37, .06), (4.40, .53, .06), (-1.50, .53, .06)]), .44, .76, p["cream"], .05, 4)
    edge = [(.60, 1.16), (.60, 5.81)] + [(1.21 - .61 * math.cos(t), 5.82 + .61 * math.sin(t)) for t in (math.pi / 2 * k / 16 for k in range(1, 17))] + [(2.60, 6.43)]
    neon([(q[0], q[1], .03) for q in edge], p["neon"], .012)
    neon([(-1.2, 1.13, .03), (.56, 1.13, .03)], p["neon"], .012)

def bed(p):
    """A mattress with round corners in its nest, a duvet, a throw over the foot."""
    x, y = BED
    n = 120
    ring = lambda q: [Vector((x + q * px, y + q * py)) for px, py in (oval(math.tau * k / n, A, B, 5) for k in range(n))]
    slab(ring(.985), .25, TOP - .06, p["linen"], .03, 3); slab(ring(.995), TOP - .12, TOP, p["duvet"], .05, 4)
    v, steps = [], [(0, .05), (.3, .055), (.6, .05), (.85, .045), (.95, .03), (1.0, -.01), (1.022, -.07), (1.03, -.13)]
    for q, dz in steps:
        for k in range(n):
            px, py = oval(math.tau * k / n, A, B, 5)
            dent = .022 * noise.noise((q * px * 2.4, q * py * 2.4, 4)) + .010 * noise.noise((q * px * 6, q * py * 6, 9))
            v.append((x + q * px, y + q * py, TOP + dz + dent))
    f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(steps) - 1) for k in range(n)]
    ob = mesh(v, f, p["duvet"], "cover", smooth=True)
    m = ob.modifiers.new("thick", "SOLIDIFY"); m.thickness, m.offset = .03, 1
    out = B + .035
    path = [(-out, .50), (-out + .005, .60), (-out + .07, .68)] + [(-.88 + 1.76 * k / 14, .692 + .010 * math.sin(2.3 * k)) for k in range(15)] + [(out - .07, .68), (out - .005, .60), (out, .50)]
    ribbon(path, .62, p["camel"], (x - .52, y, 0), 0, .024, .016, 3)
    turn = -math.pi / 2                          # pillows lean against the step behind them
    for dy in (-.5, .5):
        cushion(.78, .58, .22, (x + A - .16, y + dy, TOP + .30), (-.30, 0, turn), p["greige"])
        cushion(.74, .50, .22, (x + A - .36, y + dy, TOP + .24), (-.52, 0, turn + .06 * dy), p["towel"])
    cushion(.54, .44, .18, (x + A - .58, y - .20, TOP + .23), (-.60, 0, turn), p["rust"]); cushion(.50, .34, .16, (x + A - .64, y + .34, TOP + .19), (-.66, 0, turn - .1), p["sand"])

def on_the_ledges(p, rnd):
    """Cushions, fleeces, books, a lamp: what makes them places to sit."""
    sleeping_cat(p, (1.74, 4.765, .452), math.radians(-113), .95)
    sheepskin(p, (1.62, 1.60, .45), 0, .6, .16)
    book_stack(p, (1.15, 5.35, .25), 4, .6)
    for k, cloth in enumerate(("rust", "linen", "greige", "cream", "sand", "rust", "linen")):
        cushion(.48, .42, .17, (-1.20 + .62 * k, .63, .67), (.28, 0, .12 * (-1) ** k), p[cloth])
    sheepskin(p, (-.35, 1.13, .45), math.pi, .62, .24)
    for y, z, x, cloth in ((2.0, 1.10, 3.6, "rust"), (4.5, 1.10, 3.98, "linen"), (4.05, 1.10, 4.0, "greige")):
        cushion(.46, .40, .16, (x, y, z + .21), (-.34, 0, -math.pi / 2), p[cloth])
    book_stack(p, (3.82, 3.55, 1.10), 4, .5); table_lamp(p, (3.86, 2.85, 1.10), 12, "ceramic")
    book_stack(p, (3.0, 1.98, .70), 3, 1.0); vase(p, (2.62, 5.3, 1.72), .9, "ceramic", 8, 3); book_stack(p, (2.95, 5.85, 1.72), 3, .3)
    candle(p, (2.52, 2.0, .70), .10, .035, 1.5); candle(p, (2.66, 1.90, .70), .07)

def back_wall(p, rnd):
    """Two doors, a long ledge between them to stand things on, shelves climbing to the sign on both sides."""
    for x in (-2.75, 1.55):
        louvred_door(p, x)
    outline = rounded([(-1.75, D - .62, .24), (.55, D - .62, .24), (.55, D - .04, .03), (-1.75, D - .04, .03)])
    ledge(p, outline, .74, 0, "sand", .05)
    table_lamp(p, (-1.45, D - .32, .74), 12, "ceramic"); bowl(p, (-.95, D - .34, .74), "clay", 1.0); book_stack(p, (.2, D - .34, .74), 3)
    circle = [(-.6 + .46 * math.cos(t), D - .09, 1.55 + .46 * math.sin(t)) for t in (math.tau * k / 64 for k in range(64))]
    mesh(circle, [tuple(range(64))], p["mirror"], "mirror"); tube(circle, .03, p["walnut"], 10, closed=True)
    for x, z, w in ((-1.75, 2.62, .9), (-1.25, 3.75, .8), (1.55, 2.72, 1.0), (1.25, 3.8, .8), (0, 4.95, 1.2)):
        ledge(p, rounded([(x - w / 2, D - .48, .2), (x + w / 2, D - .48, .2), (x + w / 2, D - .04, .03), (x - w / 2, D - .04, .03)]), z)
        for s in (-1, 1):
            beam((x + s * (w / 2 - .2), D - .06, z - .5), (x + s * (w / 2 - .2), D - .34, z - .16), .05, .06, p["walnut_z"], .01, up=(1, 0, 0))
    vase(p, (-1.75, D - .28, 2.62), .8, "clay", 6, 4); book_stack(p, (1.6, D - .27, 2.72), 3)
    area((-.6, D - .3, 2.4), (-.6, D - .02, 3.8), (2.2, .05), 20)

def left_side(p, rnd):
    """Under the other slope: a low ledge over books, a round seat on the rug, plants."""
    outline = rounded([(-4.6, 2.2, .05), (-3.45, 2.2, .3), (-3.45, 5.5, .3), (-4.6, 5.5, .05)])
    ledge(p, outline, .45, 0)
    for y, cloth in ((2.65, "rust"), (3.2, "linen"), (4.9, "greige")):
        cushion(.48, .42, .17, (-4.05, y, .66), (-.30, 0, math.pi / 2), p[cloth])
    sheepskin(p, (-3.44, 4.1, .45), math.pi / 2, .62, .24); book_stack(p, (-3.75, 3.6, .45), 3)
    table_lamp(p, (-4.1, 5.25, .45), 11, "clay")
    with Recorder() as r:
        shelf(p, 3.3, 5.24, 6.3)
    group(r.objects, (0, 5.24 + 6.3, 0), math.pi)
    plant_pot(p, (-3.75, 1.75, 0), rnd, .95, 16, "ceramic"); plant_pot(p, (-3.7, 6.3, 0), rnd, .9, 16, "clay")

def ledges_room(env, rnd):
    p = palette() | dict(rope=fabric("rope", (.46, .38, .28)), bronze=plain("bronze", (.27, .145, .07), .42, .9), paper=lit_shade("paper", .85))
    outside(env, rnd)
    a_frame(p, rnd, D, (2.35, 5.05))
    ambience(D, 1.25)
    terraces(p); bed(p)
    cubby(p, 2.35, 3.95, 5.70, .25)
    for z, y0, y1 in ((2.28, 3.66, 4.90), (2.50, 5.24, 6.6), (2.98, 2.50, 3.62), (3.55, 5.24, 6.4), (3.62, .62, 2.18), (4.22, 3.50, 4.86), (4.72, 2.50, 3.40)):
        shelf(p, z, y0, y1)
    x, y = POST
    post(p, x, y, .25, HT * (1 - x / HW) - .05)
    spiral(p, x, y, .84, .50, 7, math.radians(150), math.radians(70), 4.42)
    on_the_ledges(p, rnd)
    cushion(.46, .40, .16, (x + .30, y + .1, 4.62), (-.3, 0, -1.2), p["rust"])
    # lanterns, boards, what stands on the floor
    for at, r in (((-.80, 1.45, 3.95), .36), ((-1.50, 2.30, 3.15), .26), ((-1.90, 1.60, 4.30), .21)):
        paper_globe(p, at, r, HT * (1 - abs(at[0]) / HW) - .06)
    board((-2.10, .74, .02), .16, 2.25, .54, p["ceramic"], p["rust"], .05); board((-2.72, .70, .02), .15, 2.05, .52, p["clay"], p["ceramic"], -.06)
    rx, ry = RUGS["ledges"]
    rug(p, rx, ry, 2.3, 2.9)
    pouf(p, (rx - .50, ry + .35, .028), "camel", .38); side_table(p, (rx + .15, ry - .75, .028), .42, .2); candle(p, (rx + .10, ry - .75, .448), .09); wine_glass(p, (rx + .22, ry - .82, .448))
    back_wall(p, rnd); left_side(p, rnd)
    area((1.4, 3.4, 4.0), (2.2, 3.4, .5), 1.6, 60, (1, .82, .62), "over_bed")
    area((-1.2, 4.2, 3.6), (3.4, 3.6, 2.2), 1.8, 90, (1, .80, .66), "on_ledges")
    emblem_light(SIGNS["ledges"][0]); curtains(p)
    return {"pano": ((-.75, 4.4, 1.55), (-.75, 12, 1.55), None)}
