"""A domed oven in glazed scales, live fire in its arch; a pizza on its way out."""
import math
from kit import *
from adobe import skin
from furniture import log_pile
from room_kiva import soot

R, BASE = .98, .90                               # the dome's radius; the height of the oven's floor
MOUTH = (.38, .16, -1.24)                        # inner radius of the arch, height of its jambs, its front

def scale_mesh(mat, w=.125, h=.27):
    """A tile like a fish's scale: hung at its upper edge, round below, thick at its foot."""
    rim = [(-w, h)] + [(-w, .0)] + [(w * math.cos(t), w * math.sin(t)) for t in (math.pi * (1 + k / 12) for k in range(1, 12))] + [(w, 0), (w, h)]
    out = lambda z: .070 - .073 * (z + w) / (h + w)
    n = len(rim)
    v = [(x, -out(z), z) for x, z in rim] + [(x, .02, z) for x, z in rim] + [(0, -out(.02) - .014, .02)]
    f = [(i, (i + 1) % n, 2 * n) for i in range(n)] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    return mesh(v, f, mat, "scale", bevel=.004, seg=1)

def scales(p):
    """Rows round the dome in two glazes by turns, each over the one below; none before the mouth."""
    inner, jamb, _ = MOUTH
    kinds, rows = [scale_mesh(p[m]) for m in ("scale", "glaze")], 10
    for j in range(rows):
        e = math.radians(2 + 80 * j / (rows - 1))
        n = max(5, round(math.tau * R * math.cos(e) / .235))
        size = math.tau * R * math.cos(e) / n / .25 * .97
        for i in range(n):
            a = math.tau * (i + .5 * (j % 2)) / n
            normal = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
            at = normal * R + Vector((0, 0, BASE))
            if at.y < 0 and abs(at.x) < inner + .20 and at.z - BASE < jamb + inner + .22:
                continue
            up = Vector((-math.sin(a) * math.sin(e), math.cos(a) * math.sin(e), math.cos(e)))
            side = up.cross(normal)
            o = copy(kinds[j % 2], (0, 0, 0))
            o.matrix_world = Matrix.Translation(at) @ Matrix((-side, -normal, up)).transposed().to_4x4() @ Matrix.Diagonal((size, 1, 1, 1))
    for o in kinds:
        bpy.data.objects.remove(o)
    dome = [[((R - .005) * math.cos(t) * math.cos(a), (R - .005) * math.cos(t) * math.sin(a), BASE + (R - .005) * math.sin(t)) for a in (math.tau * k / 120 for k in range(120))]
            for t in (math.pi / 2 * j / 40 for j in range(40))]
    skin(dome, p["grout"], closed=True, holes=[(0, BASE - .013, (inner + .08) / 1.1, (jamb + inner + .08) / 1.06)])

def mouth(p, watts):
    """A barrel of pale stone out of the dome, soot in it, the fire at its end."""
    inner, jamb, y0 = MOUTH
    at = lambda r, t: (r * math.cos(t), BASE + jamb + r * math.sin(t))
    ring = [(inner, BASE)] + [at(inner, math.pi * k / 28) for k in range(29)] + [(-inner, BASE)]
    out = [(inner + .16, BASE)] + [at(inner + .16, math.pi * k / 28) for k in range(29)] + [(-inner - .16, BASE)]
    prism(out + ring[::-1], y0, -.35, p["honed_pink"], .012)
    tube([(x, y0 - .005, z) for x, z in [(a, b) for a, b in ring]], .026, p["copper"], 10)
    neon([(x * 1.03, y0 - .012, z + .012) for x, z in out], p["neon"], .013)
    n, a, b = len(ring), y0 + .03, .05
    back = [(x * .985, y, BASE + (z - BASE) * .985) for y in (a, b) for x, z in ring]
    mesh(back, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [tuple(range(n, 2 * n))], soot(), "soot")
    mesh([(-inner, a, BASE + .006), (inner, a, BASE + .006), (inner, b, BASE + .006), (-inner, b, BASE + .006)], [(0, 1, 2, 3)], soot(), "soot")
    logs((0, -.66, BASE + .01), 5, .42, 4); fire((0, -.62, BASE + .01), .60, .56, .16, 11, .4 * watts, group_="fire")
    lamp((0, y0 - .16, BASE + .28), .5 * watts, (1, .42, .12), .10, "fire")

def stand(p, rnd):
    """A round body of flutes with a store of wood in it, a thick shelf before the mouth."""
    cyl(1.06, .08, (0, 0, 0), p["black"], 72); cyl(1.08, BASE - .16, (0, 0, .08), p["honed_pink"], 96)
    for k in range(64):
        t = math.tau * k / 64
        if math.sin(t) < -.86:
            continue
        tube([(1.07 * math.cos(t), 1.07 * math.sin(t), .09), (1.07 * math.cos(t), 1.07 * math.sin(t), BASE - .08)], .050, p["walnut_z"], 10)
    lathe([(0, BASE - .09), (1.20, BASE - .09), (1.23, BASE - .06), (1.23, BASE - .02), (1.20, BASE), (0, BASE)], p["marble"], n=96)
    prism([(-.78, BASE - .09), (.78, BASE - .09), (.78, BASE), (-.78, BASE)], -1.62, -.9, p["marble"], .02)
    box((1.30, .20, BASE - .18), (0, -1.13, .08 + (BASE - .18) / 2), p["walnut"], bevel=.02)
    box((.86, .04, .50), (0, -1.235, .40), p["black"], bevel=.01)
    log_pile(p, -.40, .40, .17, .54, -1.18, rnd, .20)
    for s in (-1, 1):
        box((.06, .10, .54), (s * .44, -1.24, .40), p["brass"], bevel=.008)
    for z in (.14, .665):
        box((.94, .10, .05), (0, -1.24, z), p["brass"], bevel=.008)
    neon([(1.245 * math.cos(t), 1.245 * math.sin(t), BASE - .105) for t in (math.pi * (-.28 + 1.56 * k / 60) for k in range(61))], p["neon"], .012)

def pizza(p, at):
    """On its peel."""
    x, y, z = at
    with Recorder() as r:
        cyl(.20, .014, (0, 0, 0), p["oak"], 56); box((.07, .62, .014), (.0, -.44, .007), p["oak"], bevel=.006)
        lathe([(0, .014), (.160, .014), (.178, .026), (.176, .042), (.158, .048), (.146, .036), (0, .034)], p["crust"], n=56)
        cyl(.146, .006, (0, 0, .033), p["tomato"], 48, .002)
        for k in range(9):
            t, q = k * 2.4, .118 * math.sqrt((k + .6) / 9)
            cyl(.030, .008, (q * math.cos(t), q * math.sin(t), .036), p["cheese"], 20, .004)
        for k in range(5):
            t, q = k * 2.4 + 1.1, .11 * math.sqrt((k + .8) / 5)
            sphere(.022, (q * math.cos(t), q * math.sin(t), .044), p["leaf"], 8, .22)
    group(r.objects, (x, y, z), .5)

def pizza_oven(p, at, rnd, watts, top):
    """Stand, dome, mouth and flue, built towards -y; `top`: where the flue leaves the roof."""
    with Recorder() as r:
        stand(p, rnd); scales(p); mouth(p, watts)
        lathe([(.30, BASE + R - .06), (.26, BASE + R + .02), (.17, BASE + R + .10), (.15, BASE + R + .30)], p["copper"], n=56)
        tube([(0, 0, BASE + R + .25), (0, 0, top)], .15, p["copper"], 40); cyl(.175, .05, (0, 0, BASE + R + .28), p["brass"], 48)
        pizza(p, (-.48, -1.40, BASE))
        for k, (dx, dy) in enumerate(((.50, -1.36), (.60, -1.46))):
            lathe([(0, 0), (.045, 0), (.05, .02), (.05, .15), (.03, .19), (.03, .22), (0, .22)], p[("bottle", "clay")[k]], (dx, dy, BASE), 32)
    return group(r.objects, at)
