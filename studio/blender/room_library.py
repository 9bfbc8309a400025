"""The fourth fireside: a wall of books up to the slopes, a fire under a mantel of stone in its middle, leather and wings before it."""
import math
from kit import *
from books import Heap, bindings, floor_stack, globe, shelf_of_books
from exterior import lantern, slope_x
from furniture import *
from room import HT, HW, RUGS, SIGNS, a_frame, ambience, emblem_light, outside, palette
from room_kiva import soot
from tufts import chesterfield, wing_chair

D, WALL, FRONT = 8.0, 7.965, 7.63               # depth of the room, back and front of the shelves
HOLE = (.58, 7.40, .18, 1.04)                   # the fire's: half width, y of its front, floor, top
RISE, COUNTER, TOP, PANEL = .40, .86, 5.66, (1.28, 3.66)        # from shelf to shelf; the cupboards', the whole height; the panel's half width, its top
BAYS = (1.30, 2.14, 2.98, 3.82, 4.66)           # uprights on either side

reach = lambda z, gap=.34: slope_x(z, HW, HT) - gap             # how far the shelves go at a height

# ------------------------------------------------------------------ the wall
def bookcase(p, heap, rnd):
    """Cupboards, shelves up to the crest, ends that follow the roof; lamps under the boards and on brass arms."""
    d, mid = WALL - FRONT, (WALL + FRONT) / 2
    prism([(-reach(0), 0), (reach(0), 0), (reach(TOP), TOP), (-reach(TOP), TOP)], WALL - .012, WALL, p["walnut"], name="back")
    for s in (-1, 1):
        beam((s * reach(0), mid - .01, 0), (s * reach(TOP), mid - .01, TOP), .05, d + .04, p["walnut_z"], .006, up=(0, 1, 0))
        a, b = BAYS[0] + .06, reach(COUNTER, .40)
        box((b - a, WALL - 7.48, COUNTER - .10), (s * (a + b) / 2, (WALL + 7.48) / 2, .06 + (COUNTER - .10) / 2), p["walnut"], bevel=.004)
        box((b - a + .04, WALL - 7.45, .04), (s * (a + b) / 2, (WALL + 7.45) / 2, COUNTER - .02), p["walnut"], bevel=.008)
        for k in range(4):                               # panelled doors
            w = (b - a) / 4
            x = s * (a + w * (k + .5))
            box((w - .03, .022, COUNTER - .20), (x, 7.472, .06 + (COUNTER - .10) / 2), p["walnut_z"], bevel=.006)
            box((w - .17, .014, COUNTER - .34), (x, 7.458, .06 + (COUNTER - .10) / 2), p["walnut_z"], bevel=.010)
            sphere(.014, (x + (-1 if k % 2 else 1) * .28, 7.450, .46), p["brass"], 8)
        for x in BAYS[:4]:
            top = min((1 - (x + .36) / HW) * HT, TOP)
            box((.04, d, top), (s * x, mid, top / 2), p["walnut_z"], bevel=.004)
        box((.035, d, TOP - PANEL[1]), (s * .44, mid, (TOP + PANEL[1]) / 2), p["walnut_z"], bevel=.004)
    box((2 * reach(TOP) + .20, d + .12, .10), (0, mid - .06, TOP + .05), p["walnut"], bevel=.02)       # crest
    box((2 * reach(TOP) + .08, d + .06, .06), (0, mid - .03, TOP - .03), p["walnut"], bevel=.012)
    for k in range(12):
        z = COUNTER + RISE * k
        inner = BAYS[0] if z < PANEL[1] - .1 else 0
        for s in (-1, 1):
            b = reach(z)
            if k:
                box((b - inner, d, .034), (s * (inner + b) / 2, mid, z - .017), p["walnut"], bevel=.004)
            e = reach(z + RISE) - .06
            box((e - inner - .04, .03, .05), (s * (inner + e) / 2, FRONT + .012, z + RISE - .042), p["walnut"], bevel=.004)     # hides the strip of light
            box((e - inner - .10, .022, .012), (s * (inner + e) / 2, FRONT + .042, z + RISE - .042), p["strip"], bevel=0)
            edges = [x for x in ((0, .44) if not inner else ()) + BAYS if x < e - .14] + [next((x for x in BAYS if e - .14 <= x < e + .03), e + .02)]
            for a, b in zip(edges, edges[1:]):
                a, b = (a + .025, b - .025) if s > 0 else (-b + .025, -a - .025)
                shelf_of_books(p, heap, a, b, FRONT, z, rnd, k < 9)
    for s in (-1, 1):
        for x, z in ((1.72, 3.30), (2.56, 2.50)):
            arm_light(p, s * x, z)
        rail = [(s * x, 7.565, 2.36) for x in (1.26, 3.30)]
        tube(rail, .016, p["brass"], 10)
        for x in BAYS[:3]:
            tube([(s * x, FRONT + .01, 2.36), (s * x, 7.565, 2.36)], .010, p["brass"], 8)

def arm_light(p, x, z):
    """A brass picture light over a shelf."""
    y = FRONT - .20
    tube([(x, FRONT, z - .02), (x, FRONT - .10, z + .07), (x, y, z + .05)], .008, p["brass"], 8)
    tube([(x - .20, y, z + .05), (x + .20, y, z + .05)], .030, p["brass"], 12)
    box((.36, .022, .012), (x, y + .012, z + .018), p["bulb"], bevel=0)
    area((x, y - .06, z - .02), (x, WALL, z - .95), (.36, .06), 7, (1, .74, .46), "arm", 150)

def mantel(p, watts):
    """Pilasters, frieze and shelf of stone, a hole of iron and soot, a panel of boards over it."""
    half, y, z0, z1 = HOLE
    box((2.56, .66, .12), (0, 7.16, .06), p["slate"], bevel=.012); box((1.9, .40, .06), (0, 7.36, .15), p["slate"], bevel=.006)
    for s in (-1, 1):
        box((1.24 - half - .03, WALL - y, 1.26), (s * (half + .03 + 1.24) / 2, (WALL + y) / 2, .12 + .63), p["marble"], bevel=.004)
        box((.30, .09, 1.04), (s * .98, y - .035, .74), p["marble"], bevel=.006); box((.18, .03, .76), (s * .98, y - .085, .74), p["marble"], bevel=.010)
        box((.36, .13, .16), (s * .98, y - .045, .20), p["marble"], bevel=.012); box((.36, .12, .08), (s * .98, y - .045, 1.24), p["marble"], bevel=.012)
        box((.03, .06, z1 - .12), (s * (half + .015), y + .02, (z1 + .12) / 2), p["black"], bevel=.004)
        box((.02, .50, z1 - z0), (s * (half + .01), y + .28, (z1 + z0) / 2), soot(), bevel=0)
    box((2 * half + .06, WALL - y, 1.38 - z1 - .03), (0, (WALL + y) / 2, (1.38 + z1 + .03) / 2), p["marble"], bevel=.004)
    box((2 * half + .06, .06, .03), (0, y + .02, z1 + .015), p["black"], bevel=.004); box((2 * half, .50, .02), (0, y + .28, z1 + .01), soot(), bevel=0)
    box((2 * half, .02, z1), (0, WALL - .02, z1 / 2), soot(), bevel=0); box((2 * half, .54, .08), (0, y + .27, z0 - .04), soot(), bevel=0)
    box((1.20, .03, .20), (0, y - .01, 1.215), p["marble"], bevel=.010)                     # frieze
    for w, d, h, z in ((2.40, .16, .05, 1.395), (2.52, .24, .04, 1.435), (2.66, .34, .05, 1.475)):
        box((w, d + .10, h), (0, y + .10 - (d + .10) / 2, z), p["marble"], bevel=.014)
    box((2.52, WALL - y, .12), (0, (WALL + y) / 2 + .002, 1.44), p["marble"], bevel=.004)
    fire((0, 7.66, z0 + .01), .78, .66, .16, 11, .4 * watts, group_="fire")
    lamp((0, y - .14, z0 + .36), .5 * watts, (1, .42, .12), .12, "fire")
    logs((0, 7.62, z0 + .01), 5, .5, 3)
    # the panel
    w, top = PANEL[0] - .02, PANEL[1] - .03
    for k in range(11):
        box((2 * (w - .12) / 11 - .004, .03, top - 1.62), ((k - 5) * 2 * (w - .12) / 11, 7.60, (top + 1.50) / 2), p["cedar_z"], bevel=.005)
    box((2 * w, .20, top - 1.50), (0, 7.72, (top + 1.50) / 2), p["walnut"], bevel=0)
    for s in (-1, 1):
        box((.14, .08, top - 1.50), (s * (w - .07), 7.60, (top + 1.50) / 2), p["walnut_z"], bevel=.010)
        neon([(s * (w - .17), 7.57, 1.66), (s * (w - .17), 7.57, top - .18)], p["neon"], .011)
    for z in (1.56, top - .07):
        box((2 * w - .28, .08, .14 if z > 2 else .12), (0, 7.60, z), p["walnut"], bevel=.010)
    box((2 * w + .02, .16, .05), (0, 7.57, top + .02), p["walnut"], bevel=.012)
    neon([(-1.30, 6.80, .03), (1.30, 6.80, .03)], p["neon"], .011)
    neon([(-reach(0, .37), FRONT - .05, .02), (-reach(TOP, .37), FRONT - .05, TOP - .02)], p["neon"], .011)
    neon([(reach(0, .37), FRONT - .05, .02), (reach(TOP, .37), FRONT - .05, TOP - .02)], p["neon"], .011)
    emblem_light(SIGNS["library"][0])
    # on the shelf, round the hearth
    z = 1.50
    for x, h in ((-1.14, .20), (-1.04, .13), (1.12, .17)):
        candle(p, (x, 7.24, z), h, .030, 1.4 if h > .15 else 0)
    vase(p, (.92, 7.28, z), .75, "ceramic", 6, 3); box((.24, .09, .20), (-.80, 7.30, z + .10), p["walnut"], bevel=.02)
    rail = [(-1.16, 7.32, .21), (-1.16, 6.92, .21), (1.16, 6.92, .21), (1.16, 7.32, .21)]
    tube(rail, .016, p["brass"], 10)
    for x, y in [(s * 1.16, y) for s in (-1, 1) for y in (7.30, 6.92)] + [(-.58, 6.92), (0, 6.92), (.58, 6.92)]:
        cyl(.012, .09, (x, y, .12), p["brass"], 10)
    for x in (-1.16, 1.16):
        sphere(.034, (x, 6.92, .25), p["brass"], 12)

def ladder(p, x):
    """On wheels, hung on the rail, leaning."""
    foot, head = Vector((x, 6.72, .06)), Vector((x, 7.545, 2.50))
    at = lambda q, dx: foot + (head - foot) * q + Vector((dx, 0, 0))
    for s in (-1, 1):
        beam(at(0, s * .23), at(1, s * .23), .035, .075, p["walnut_z"], .006, up=(1, 0, 0))
        tube([at(0, s * .23) + Vector((dx, 0, -.01)) for dx in (-.025, .025)], .05, p["black"], 16)
        tube([at(.985, s * .23), at(.985, s * .23) + Vector((0, .01, .07))], .016, p["brass"], 8)
    for k in range(8):
        q = .10 + .115 * k
        box((.43, .11, .026), at(q, 0), p["walnut"], bevel=.005)

# ------------------------------------------------------------------ what stands before it
def chess_table(p, heap, at, rnd):
    """Low and long: a game half played, two glasses, a candle."""
    x, y, z = at
    box((1.02, .66, .04), (x, y, z + .37), p["walnut"], bevel=.008); box((.90, .54, .05), (x, y, z + .33), p["walnut"], bevel=.004)
    for dx in (-.44, .44):
        for dy in (-.27, .27):
            beam((x + dx, y + dy, z), (x + dx, y + dy, z + .33), .05, .05, p["walnut_z"], .006)
    top, s = z + .39, .048
    box((.44, .44, .018), (x, y, top + .009), p["walnut"], bevel=.004)
    for k in range(64):
        heap.add("wax" if (k + k // 8) % 2 else "ink", (s, s, .002), (x + (k % 8 - 3.5) * s, y + (k // 8 - 3.5) * s, top + .018))
    for k in rnd.sample(range(64), 19):
        h, mat = rnd.choice((.05, .05, .05, .07, .09)), p["wax" if k > 30 else "black"]
        lathe([(0, 0), (.017, 0), (.016, .008), (.008, .016), (.006, h * .72), (.012, h * .8), (.011, h * .94), (0, h)], mat,
              (x + (k % 8 - 3.5) * s, y + (k // 8 - 3.5) * s, top + .02), 12)
    wine_glass(p, (x - .40, y + .06, top)); wine_glass(p, (x + .42, y - .10, top)); candle(p, (x + .38, y + .20, top), .07, .034, 1.5)
    floor_stack(heap, (x - .38, y - .18, top), 2, rnd, (.20, .15))

def desk(p, heap, x, y, rnd):
    """Against the right slope, an open atlas and a lamp on it, its chair drawn out."""
    box((.70, 1.45, .045), (x, y, .755), p["walnut"], bevel=.008); box((.56, .70, .010), (x - .03, y, .782), p["cognac"], bevel=.003)
    for s in (-1, 1):
        box((.62, .36, .60), (x, y + s * .50, .43), p["walnut"], bevel=.006)
        for k in range(3):
            box((.016, .30, .17), (x - .315, y + s * .50, .235 + .195 * k), p["walnut_z"], bevel=.005)
            sphere(.012, (x - .332, y + s * .50, .235 + .195 * k), p["brass"], 8)
        mesh([(x - .03 - .16 + .32 * j, y + s * .20 * i / 8, .792 + .028 * math.sin(math.pi * min(1, i / 8 + .12)) ** .8) for i in range(9) for j in (0, 1)],
             [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2)[::s] for i in range(8)], p["wax"], "page", smooth=True)
    table_lamp(p, (x + .14, y + .50, .778), 9, "brass"); floor_stack(heap, (x + .10, y - .52, .778), 4, rnd, (.24, .18))
    chair(p, (x - .72, y - .06, 0), math.pi / 2 + .25, "cognac")

def library_step(p, x, y, rot):
    """Three treads and a pole."""
    with Recorder() as r:
        for k in range(3):
            box((.44, .24, .03), (0, .22 * k, .21 * (k + 1)), p["walnut"], bevel=.006)
            for s in (-1, 1):
                box((.03, .22, .21 * (k + 1) - .015), (s * .20, .22 * k, (.21 * (k + 1) - .015) / 2), p["walnut_z"], bevel=.004)
        tube([(.235, .44, .02), (.235, .44, 1.25)], .016, p["walnut_z"], 10); sphere(.03, (.235, .44, 1.27), p["brass"], 10)
    return group(r.objects, (x, y, 0), rot)

def library(env, rnd):
    """A wall of books with a fire in its middle, leather on the left, two wing chairs, a game of chess, the neon low."""
    p = palette() | bindings() | dict(strip=emission("shelf_light", (1, .62, .32), 8))
    heap = Heap()
    outside(env, rnd)
    a_frame(p, rnd, D, (1.4, 3.7, 6.0))
    ambience(D, .5)
    mantel(p, 150); bookcase(p, heap, rnd); ladder(p, -2.62)
    curtains(p)
    for s in (-1, 1):                                     # the neon also fills the shadows; lamps that are not seen light the books
        area((s * 3.9, 4.4, .4), (0, 4.4, 2.5), (.3, 6), 20, (1, 1, 1), "neon_fill", group_="neon")
        area((s * 2.2, 5.9, 3.9), (s * 2.3, 8, 1.7), .6, 48, (1, .76, .50), "graze")
    area((0, 6.2, 5.0), (0, 8, 4.4), .5, 26, (1, .76, .50), "graze"); area((.4, 4.4, 4.7), (.6, 4.8, 0), 1.4, 44, (1, .78, .54), "seats")
    x, y = RUGS["library"]
    rug(p, x, y, 5.16, 4.16)
    chesterfield(p, (-2.05, 5.0, .028), math.radians(97))
    wing_chair(p, (1.78, 5.62, .028), math.radians(-62), pillow="linen"); wing_chair(p, (2.02, 4.22, .028), math.radians(-104), pillow="rust")
    side_table(p, (2.25, 4.98, .028), .52); candle(p, (2.20, 4.92, .55), .10, .034, 1.5); book_stack(p, (2.30, 5.03, .55), 2)
    chess_table(p, heap, (-.05, 4.95, .028), rnd)
    floor_lamp(p, (2.98, 5.15, 0), (-.55, .0), 14)
    globe(p, (1.92, 6.82, 0), .33); library_step(p, 3.15, 6.62, .15)
    floor_stack(heap, (-1.62, 7.08, 0), 8, rnd); floor_stack(heap, (-1.90, 6.78, 0), 4, rnd)
    floor_stack(heap, (2.62, 7.15, 0), 6, rnd); floor_stack(heap, (-3.42, 6.95, 0), 10, rnd)
    floor_stack(heap, (1.25, 4.95, .028), 3, rnd)
    desk(p, heap, 3.55, 2.75, rnd)
    wing_chair(p, (-2.75, 1.9, 0), math.radians(155), "greige", "linen"); floor_lamp(p, (-3.5, 2.25, 0), (.5, -.15), 9)
    side_table(p, (-2.05, 1.45, 0), .5, mat="marble")
    floor_stack(heap, (-2.05, 1.45, .5), 3, rnd, (.22, .17)); floor_stack(heap, (-3.35, 1.35, 0), 6, rnd)
    sideboard(p, -4.1, 3.3, 5.7); table_lamp(p, (-4.05, 5.2, .62), 8); vase(p, (-4.05, 3.7, .62), 1.1, "clay", 9, 8)
    floor_stack(heap, (-4.05, 4.4, .62), 5, rnd)
    for x, y, s in ((2.15, .95, 1.0), (2.45, 1.25, .75), (-1.7, .8, .9)):
        lantern(p, (x, y, 0), s, 6)
    plant_pot(p, (3.75, 4.6, 0), rnd, 1.2, 18); plant_pot(p, (3.8, 1.0, 0), rnd, 1.3, 18)
    heap.build(p)
    return {"pano": ((0, 3.55, 1.55), (0, 12, 1.55), None)}
