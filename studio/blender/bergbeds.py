"""What makes an iceberg a bunk room: beds in its caves, steps, a rope ladder, a slide, a look-out; slippers and floes at its foot."""
import math, random
from kit import *
from berg import CAVES, frame_of
from cooperage import smooth
from floe import layer, rounded
from furniture import *
from icehole import penguin
from terrace import lantern

def shifted(objects, at, s=1.0, turn=0.0):
    """Moves and scales what was built around the origin."""
    for o in objects:
        o.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(s, 4) @ o.matrix_world

def plush(p, at, turn=0.0, s=.6):
    """A penguin one may take to bed."""
    with Recorder() as r:
        penguin(p, 0, 0, 0)
    bpy.context.view_layer.update()
    shifted(r.objects, at, s, turn)

def cave_bed(p, name, blanket, pillow):
    """A mattress from side to side or lengthwise inwards, duvet, blanket, pillows; a ball of light under the vault."""
    cave = CAVES[name]
    at, turn, lean = frame_of(cave)
    outline, depth = cave[2], cave[3]
    x0, x1 = min(a for a, b in outline if b < .1), max(a for a, b in outline if b < .1)
    if name == "round":
        x0, x1 = -.42, .42
    w, mid, top, high = x1 - x0, (x0 + x1) / 2, max(b for _, b in outline), .24
    inwards = depth > 1.5
    with Recorder() as r:
        if inwards:
            soft_box((w - .04, depth - .16, .20), (mid, depth / 2 + .02, high - .10), p["linen"], r=.06)
            soft_box((w + .0, depth * .60, .13), (mid, depth * .36 + .02, high + .05), p["duvet"], r=.06)
            soft_box((w + .02, depth * .26, .09), (mid, .36, high + .10), p[blanket], r=.04)
            for dx, dy, dz, c, size in ((-.02, -.24, .20, "linen", .62), (.06, -.44, .15, pillow, .42)):
                cushion(size, size * .66, .18, (mid + dx, depth + dy, high + dz), (-.5, 0, 0), p[c])
        else:
            soft_box((w - .04, depth - .14, .20), (mid, depth / 2 + .03, high - .10), p["linen"], r=.06)
            soft_box((w * .66, depth - .10, .13), (mid - w * .16, depth / 2 + .02, high + .05), p["duvet"], r=.06)
            soft_box((w * .28, depth - .08, .09), (mid - w * .30, depth / 2 + .02, high + .10), p[blanket], r=.04)
            cushion(.56, .42, .18, (mid + w * .36, depth * .58, high + .18), (-.25, 0, -1.1), p["linen"])
            cushion(.40, .34, .15, (mid + w * .25, depth * .66, high + .16), (-.45, 0, -.5), p[pillow])
        bx, by, bz = (mid + (.06 if inwards else w * .22), depth * (.72 if inwards else .80), top - .16)
        sphere(.055, (bx, by, bz), p["bulb"], 16); tube([(bx, by, bz + .05), (bx, by, top + .02)], .006, p["black"], 6)
        lamp((bx, by - .08, bz - .12), 18, (1, .62, .30), .06)
        if inwards:
            lamp((mid, depth * .30, top - .22), 12, (1, .62, .30), .06)
    group(r.objects, at, turn)

def beds(p):
    for name, blanket, pillow in (("low", "camel", "rust"), ("pod", "sage", "rust"), ("back", "greige", "grey"), ("round", "camel", "sage"), ("high", "sage", "rust")):
        cave_bed(p, name, blanket, pillow)
    at, turn, _ = frame_of(CAVES["low"])
    plush(p, at + Vector((-.42, .42, .36)), turn + .3, .55)
    at, turn, _ = frame_of(CAVES["high"])
    plush(p, at + Vector((-.34, .40, .36)), turn - .2, .5); plush(p, (-2.44, 5.12, 2.06), .25, .68)
    at, turn, _ = frame_of(CAVES["back"])
    book_stack(p, at + Vector((-.36, .34, .38)), 2)

def ice_steps(p, x0, x1, y0, n, rise, going):
    """Blocks of ice, each a little its own; a thin line of light under each nose."""
    rnd = random.Random(3)
    for k in range(n):
        y, h = y0 + going * k, rise * (k + 1)
        a, b = x0, x1 + rnd.uniform(-.05, .05)
        v = [(a, y, 0), (b, y, 0), (b, y + going + .02, 0), (a, y + going + .02, 0), (a, y, h), (b - .02, y, h), (b - .02, y + going + .02, h), (a, y + going + .02, h)]
        mesh(v, CUBE, p["berg"], "step", bevel=.018)
        box((x1 - x0 - .12, going - .05, .022), ((x0 + x1) / 2, y + going / 2 + .01, h + .010), p["walnut"], bevel=.008)
        neon([(x0 + .08, y - .006, h - .035), (x1 - .10, y - .006, h - .035)], p["neon"], .007)

def ladder_rungs(p, a, b, half, n):
    """A rope ladder from a foot `a` to a head `b`."""
    a, b = Vector(a), Vector(b)
    for s in (-half, half):
        side = Vector((s, 0, 0))
        tube([a + side, a + (b - a) * .5 + side + Vector((0, -.012, 0)), b + side], .017, p["rust"], 8)
    for k in range(n):
        q = a + (b - a) * ((k + .6) / n)
        tube([q - Vector((half + .05, .012, 0)), q + Vector((half + .05, -.012, 0))], .021, p["walnut_z"], 10)

def ice_slide(p, points):
    """A polished chute between two rounded walls, on a tongue of ice with a few large faces; light along both rims."""
    path = smooth([Vector(q) for q in points], 8)
    def sides(path):
        for i, c in enumerate(path):
            d = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
            d.z = 0
            d.normalize()
            yield c, Vector((-d.y, d.x, 0))
    chute = [(.34 * math.sin(t), .12 - .12 * math.cos(t) ** .6) for t in (math.pi / 2 * (k / 8 - 1) * .999 for k in range(17))]
    rows = [[c + s * a + Vector((0, 0, b)) for a, b in chute] for c, s in sides(path)]
    n = len(chute)
    mesh([v for row in rows for v in row], [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n - 1)],
         p["chute"], "chute", smooth=True)
    for side in (-1, 1):
        tube([c + s * side * .375 + Vector((0, 0, .12)) for c, s in sides(path)], .045, p["rim"], 12)
        neon([c + s * side * .425 + Vector((0, 0, .10)) for c, s in sides(path)], p["neon"], .010)
    coarse, rnd = path[::len(path) // 8] + [path[-1]], random.Random(11)
    v = []
    for c, s in sides(coarse):
        out = [.04 + .07 * c.z + rnd.uniform(0, .05) for _ in range(2)]
        v += [c + s * (.40 + out[0]) - Vector((0, 0, c.z)), c + s * .40 + Vector((0, 0, .09)), c - s * .40 + Vector((0, 0, .09)), c - s * (.40 + out[1]) - Vector((0, 0, c.z))]
    m = len(v) // 4
    f = [(4 * j + i, 4 * j + i + 1, 4 * j + 5 + i, 4 * j + 4 + i) for j in range(m - 1) for i in (0, 2)] + [(0, 1, 2, 3), (4 * m - 1, 4 * m - 2, 4 * m - 3, 4 * m - 4)]
    tri = [t for q in f for t in ((q[0], q[1], q[2]), (q[0], q[2], q[3]))]
    mesh(v, tri, p["berg"], "tongue")

def rope_rail(p, points, h=.52):
    """Posts with a rope that hangs from one to the next."""
    tops = []
    for x, y, z in points:
        cyl(.020, h, (x, y, z - .01), p["walnut_z"], 14); sphere(.032, (x, y, z + h), p["walnut_z"], 12)
        tops.append(Vector((x, y, z + h - .05)))
    for a, b in zip(tops, tops[1:]):
        tube([a + (b - a) * q - Vector((0, 0, .10 * 4 * q * (1 - q))) for q in (k / 10 for k in range(11))], .014, p["rust"], 8)

def slippers(p, x, y, n=7):
    """A row of pairs, from large to small."""
    for k in range(n):
        s = 1.12 - .085 * k
        with Recorder() as r:
            for d in (-.062, .062):
                soft_box((.098, .27, .035), (d, 0, .018), p["grey"], (0, 0, -d), .016)
                soft_box((.104, .16, .085), (d, -.058, .052), p[("rust", "greige", "rust", "sage")[k % 4]], (0, 0, -d), .042)
                soft_box((.100, .05, .05), (d, .014, .075), p["fur"], (0, 0, -d), .024)
        bpy.context.view_layer.update()
        shifted(r.objects, (x, y, 0), s, math.pi + .10 * math.sin(5 * k))
        x += .285 - .018 * k

def floes(p, spots):
    """Cushions like drifting ice: (x, y, size, turn)."""
    for x, y, q, turn in spots:
        o = [(1, .1), (.62, .78), (-.25, .92), (-.95, .45), (-.86, -.52), (-.1, -.9), (.74, -.66)]
        c, s = math.cos(turn), math.sin(turn)
        o = [(x + q * (a * c - b * s * (1 + .1 * math.sin(turn))), y + q * (a * s + b * c)) for a, b in rounded(o)]
        layer(o, [(.05, .02), (.01, .05), (0, .09), (.01, .13), (.05, .165), (.12, .18)], p["cream"], (0, 0, .025))
        layer(o, [(.005, .045), (-.006, .06), (.0, .075)], p["sofa"], (0, 0, .025))

def shoulder_seat(p, x, y, z):
    """A seat on the shoulder: cushion, fur, a spyglass on its stand, a lantern."""
    soft_box((.70, .48, .12), (x, y, z + .06), p["greige"], r=.05)
    cushion(.42, .38, .17, (x - .10, y + .18, z + .29), (-.22, 0, .1), p["rust"]); cushion(.34, .32, .14, (x + .18, y + .12, z + .26), (-.30, 0, -.25), p["linen"])
    a, b = Vector((x + .50, y + .12, z + .58)), Vector((x + .40, y - .36, z + .66))
    tube([a, a + (b - a) * .55], .028, p["brass"], 16); tube([a + (b - a) * .5, b], .040, p["brass"], 16)
    mid = (a + b) / 2
    for k in range(3):
        t = math.tau * k / 3 + .4
        tube([mid, (mid.x + .12 * math.cos(t), mid.y + .12 * math.sin(t), z)], .011, p["black"], 8)
    lantern(p, (x - .30, y - .10, z), .7, 4)
