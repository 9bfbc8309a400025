"""Furniture in layers: a low seat of felt slabs in an arc, a table for six under rings of light, a kitchen under the slope, a rack of rolled blankets, a mountain of boards."""
import math
from kit import *
from books import Heap, shelf_of_books
from cosy import mug
from exterior import slope_x
from furniture import *
from ledges import slab
from newel import about, sector
from room import HT, HW

# ------------------------------------------------------------------ the seat
LAYERS = ((2.02, 3.30, .15, "sage"), (2.14, 3.21, .15, "cream"), (2.24, 3.27, .16, "sofa"), (2.84, 3.19, .13, "cream"), (2.92, 3.25, .12, "sofa"))

def felt_seat(p, a, b):
    """Slabs of felt in an arc, each of another radius: three to sit on, two to lean on."""
    slab(sector(2.14, 3.14, a + 1.5, b - 1.5, n=40), 0, .03, p["black"], .002)
    z = .03
    for k, (r0, r1, high, cloth) in enumerate(LAYERS):
        end = (0, 1.4, .5, 2.6, 4.2)[k]
        slab(sector(r0, r1, a + end, b - end, n=48), z, z + high - .006, p[cloth], .045, 5); z += high
    for q, cloth, lean in ((.10, "rust", .1), (.19, "linen", -.1), (.50, "camel", .05), (.60, "linen", -.12), (.88, "rust", .1)):
        t = a + (b - a) * q
        cushion(.48, .44, .18, about(2.74, t, .70), (-.26, lean, math.radians(t) - math.pi / 2), p[cloth])
    t = a + (b - a) * .74
    ribbon([(-.52, .30), (-.50, .46), (-.40, .50), (.02, .505), (.16, .54), (.24, .70), (.34, .76), (.56, .73), (.64, .55)], .60, p["fur"], about(2.70, t, .01), math.radians(t) - math.pi / 2, .022, .018, 4)

def felt_pouf(p, at, cloths=("sofa", "grey", "cream"), r=.36):
    """Three rounds, none like the next."""
    for k, cloth in enumerate(cloths):
        d, z = (r, r * .90, r * .97)[k], .145 * k
        lathe([(0, z), (d - .03, z), (d, z + .03), (d, z + .11), (d - .03, z + .14), (0, z + .14)], p[cloth], at, 56)

def slab_table(p, at):
    """Three rounds of stone and oak, one aside from the other."""
    x, y, z = at
    cyl(.24, .14, at, p["basalt"], 56); cyl(.34, .11, (x + .03, y, z + .145), p["slate"], 64); cyl(.44, .055, (x - .02, y + .02, z + .26), p["walnut"], 72)
    z += .316
    book_stack(p, (x - .14, y + .10, z), 3, .5); wine_glass(p, (x + .16, y - .12, z)); mug(p, (x - .12, y - .20, z), 1.2, "clay"); candle(p, (x + .20, y + .14, z), .10, .034, 1.4)

# ------------------------------------------------------------------ the table
def table_in_layers(p, x, y, w=2.3):
    """Along the room: two boards on two stacks of slabs, laid for six."""
    box((.92, w, .040), (x, y, .732), p["walnut"], bevel=.010); box((.84, w - .10, .030), (x, y, .694), p["slate"], bevel=.006)
    for s in (-1, 1):
        for k in range(7):
            box((.56 - .05 * (k % 2), .30 - .04 * ((k + 1) % 2), .090), (x, y + s * (w / 2 - .48), .047 + .0945 * k), p["basalt" if k % 2 else "walnut"], bevel=.008)
    for k in range(3):
        dy = (k - 1) * .70
        for s in (-1, 1):
            chair(p, (x + s * .70, y + dy, 0), s * -math.pi / 2)
            lathe([(0, 0), (.09, 0), (.135, .018), (.13, .02), (.085, .006), (0, .006)], p["ceramic"], (x + s * .27, y + dy, .753), 44)
            wine_glass(p, (x + s * .15, y + dy + .20, .753)); folded(p, "rust", (x + s * .27, y + dy, .762), (.10, .07), 1, 0, .02)
    bowl(p, (x, y - .30, .753), "clay", 1.1); vase(p, (x, y + .36, .753), .8, "ceramic", 8, 5)
    for dy in (-.72, .02, .74):
        candle(p, (x, y + dy, .753), .14, .024)

def lamp_of_rings(p, x, y, z, top):
    """Five rings of oak, light in the gaps between them."""
    for k, r in enumerate((.30, .40, .46, .40, .30)):
        h = z + .085 * k
        lathe([(r - .05, h), (r, h), (r + .012, h + .02), (r, h + .045), (r - .05, h + .045), (r - .05, h)], p["walnut"], (x, y, 0), 72)
        if k < 4:
            lathe([(min(r, (.40, .46, .40, .30)[k]) - .06, h + .04), (min(r, (.40, .46, .40, .30)[k]) - .06, h + .09)], p["glow"], (x, y, 0), 64)
    for k in range(3):
        t = math.tau * k / 3 + .4
        tube([(x + .26 * math.cos(t), y + .26 * math.sin(t), z + .36), (x, y, z + .75)], .005, p["black"], 5)
    tube([(x, y, z + .75), (x, y, top)], .006, p["black"], 6)
    lamp((x, y, z + .06), 34, (1, .74, .46), .14)

# ------------------------------------------------------------------ the kitchen
def kitchen_run(p, a, b, rnd, x=-3.92):
    """Under the left slope, from a to b: fronts in layers, two rings, a basin, a lit shelf on the slope."""
    w, y = b - a, (a + b) / 2
    box((.50, w - .06, .08), (x - .02, y, .04), p["black"], bevel=0); box((.54, w, .76), (x, y, .46), p["walnut"], bevel=.006)
    n = round(w / .60)
    for k in range(n):
        for i in range(4):
            if (k, i) in ((2, 1), (2, 2)):
                continue
            box((.024, w / n - .010, .176), (x + .275 + .006 * (i % 2), a + w / n * (k + .5), .178 + .188 * i), p["walnut"], bevel=.005)
    box((.03, w / n - .02, .355), (x + .275, a + w / n * 2.5, .46), p["black"], bevel=.006); tube([(x + .32, a + w / n * 2.12, .60), (x + .32, a + w / n * 2.88, .60)], .010, p["brass"], 8)
    box((.62, w + .05, .028), (x, y, .856), p["black"], bevel=.002); box((.64, w + .06, .046), (x, y, .895), p["slate"], bevel=.008)
    top, back = .918, -slope_x(1.44, HW, HT) + .05
    box((.04, w, .46), (x - .28, y, 1.15), p["basalt"], bevel=.006); box((.24, w, .04), (x - .17, y, 1.42), p["walnut"], bevel=.008)
    box((.02, w - .1, .012), (x - .10, y, 1.394), p["glow"], bevel=0); area((x - .06, y, 1.38), (x + .10, y, .9), (.06, w - .2), 26, (1, .74, .46), "counter")
    box((.44, .62, .008), (x, a + w / n * 2.5, top + .002), p["black"], bevel=.003)
    lathe([(0, 0), (.10, 0), (.125, .03), (.115, .12), (.05, .17), (0, .18)], p["rust_iron"], (x, a + w / n * 2.3, top + .006), 40)
    tube([(x, a + w / n * 2.3 + .09 * math.cos(t), top + .14 + .13 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))], .010, p["black"], 8)
    box((.38, .50, .010), (x + .01, a + .95, top + .002), p["black"], bevel=.004)
    tube([(x - .20, a + .95, top), (x - .20, a + .95, top + .26), (x - .12, a + .95, top + .31), (x - .02, a + .95, top + .25)], .013, p["brass"], 10)
    box((.30, .42, .025), (x + .02, b - .95, top + .013), p["walnut"], (0, 0, .1), .006); bowl(p, (x, b - .42, top), "clay", 1.0)
    for k in range(4):
        sphere(.045, (x + .05 * math.cos(2.1 * k), b - .42 + .05 * math.sin(2.1 * k), top + .09 + .012 * (k % 2)), p["rust"], 14)
    for k in range(5):
        mug(p, (x - .14, a + .30 + .12 * k, 1.44), .3 * k, ("ceramic", "clay")[k % 2])
    for k in range(7):
        h = .10 + .035 * ((k * 3) % 4)
        cyl(.052, h, (x - .14, a + 1.30 + .135 * k, 1.44), p[("clay", "ceramic", "black")[k % 3]], 28)
    for k in range(3):
        lathe([(0, 0), (.08, 0), (.12, .02), (.12, .026), (0, .02)], p["ceramic"], (x - .14, b - .90, 1.44 + .022 * k), 40)
    vase(p, (x - .14, b - .42, 1.44), .62, "clay"); plant_pot(p, (x - .02, a + .28, top - .02), rnd, .34, 9)

# ------------------------------------------------------------------ blankets and boards
def blanket_rack(p, at, rot):
    """Twelve rolls in a rack of oak: four a row, their ends towards -y."""
    with Recorder() as r:
        w, d, cell = 1.28, .46, .30
        for k in range(4):
            box((w + .06, d, .035), (0, 0, .10 + .335 * k), p["walnut"], bevel=.006)
        for s in (-1, 1):
            box((.035, d, 1.14), (s * (w / 2 + .012), 0, .57), p["walnut_z"], bevel=.006)
        box((w, .02, 1.04), (0, d / 2 - .01, .60), p["walnut_z"], bevel=0)
        for k in range(12):
            c = (-w / 2 + .165 + .3165 * (k % 4), -.01, .118 + .335 * (k // 4) + .140)
            cloth = ("rust", "grey", "camel", "fur", "linen", "sage", "cream")[(k * 3) % 7]
            with Recorder() as one:
                lathe([(0, -.21), (.118, -.21), (.138, -.19), (.138, .19), (.118, .21), (0, .21)], p[cloth], (0, 0, 0), 32)
                tube([(.128 * q / 4.6 / math.tau * math.cos(q), .128 * q / 4.6 / math.tau * math.sin(q), .212) for q in (.9 + 27.5 * i / 90 for i in range(91))], .007, p["black"], 5)
            for o in one.objects:
                o.matrix_world = Matrix.Translation(c) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return group(r.objects, at, rot)

def peak(p, x, y, z, w=2.7):
    """A mountain range of boards on the wall, layer before layer, the farthest with snow on it."""
    box((w + .12, .05, 1.42), (x, y, z + .71), p["walnut"], bevel=.006); box((w, .02, 1.30), (x, y - .03, z + .71), p["greige"], bevel=0)
    for k, (mat, top, rough) in enumerate((("wax", 1.24, .34), ("cedar_z", 1.00, .30), ("walnut_z", .80, .22), ("grey", .60, .18), ("slate", .40, .12), ("walnut", .24, .07))):
        n, line = 44, []
        for i in range(n + 1):
            u = i / n
            tall = top - rough * abs(u - (.58, .36, .72, .25, .6, .4)[k]) * 2.2 + rough * .8 * noise.noise((u * (4 + k), k * 3.7, 1.3)) + .06 * noise.noise((u * 17, k, 2))
            line.append((x - w / 2 + .03 + (w - .06) * u, z + .08 + max(.06, tall - .08)))
        poly = [(x - w / 2 + .03, z + .07), (x + w / 2 - .03, z + .07)] + line[::-1]
        prism(poly, y - .055 - .022 * k, y - .037 - .022 * k, p[mat], 0, "peak")
    area((x, y - .55, z + 1.75), (x, y, z + .6), (w - .4, .06), 22, (1, .80, .58), "picture")

def shelf_of_slabs(p, x0, x1, y, rnd):
    """Low along the back wall: three long slabs, books in between, the lowest the longest."""
    heap = Heap()
    for k, (z, more) in enumerate(((.04, .10), (.40, .03), (.76, -.06))):
        box((x1 - x0 + 2 * more, .42, .06), ((x0 + x1) / 2, y, z), p["walnut" if k != 1 else "slate"], bevel=.010)
        if k < 2:
            for i in range(5):
                box((.05, .36, .30), (x0 + .06 + (x1 - x0 - .12) * i / 4, y + .01, z + .18), p["basalt"], bevel=.006)
            for i in range(4):
                a = x0 + .10 + (x1 - x0 - .12) * i / 4
                shelf_of_books(p, heap, a, a + (x1 - x0) / 4 - .10, y - .17, z + .03, rnd, things=False)
    heap.build(p)
