"""Things that one lodge has and no other, set into the living room at the glass; only their part is rendered."""
import math
from bpy_extras.object_utils import world_to_camera_view
from kit import *

def crop(scene, objects):
    """Limits the rendering to the objects and their shadow; returns its corner in pixels, from the bottom left.
    A panorama's camera turns towards them first, so that its seam is never in the part."""
    bpy.context.view_layer.update()
    r, pano, turned = scene.render, scene.camera.data.type == "PANO", 0
    corners = [o.matrix_world @ Vector(c) for o in objects if o.type == "MESH" for c in o.bound_box]
    if pano:
        away = [c - scene.camera.location for c in corners]
        middle = sum((Vector((d.x, d.y)).normalized() for d in away), Vector((0, 0)))
        turned = round(math.atan2(*middle) / math.tau * r.resolution_x)
        turn = turned / r.resolution_x * math.tau
        scene.camera.rotation_euler.z -= turn
        across = lambda d: (math.atan2(d.x, d.y) - turn + math.pi) % math.tau / math.tau
        seen = [(across(d), .5 + math.asin(d.normalized().z) / math.pi) for d in away]
    else:
        seen = [world_to_camera_view(scene, scene.camera, c)[:2] for c in corners]
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    left, right = max(0, min(xs) - .25 * w - .02), min(1, max(xs) + .25 * w + .02)
    bottom, top = max(0, min(ys) - .08 * h - .015), min(1, max(ys) + .05 * h + .01)
    px = [round(left * r.resolution_x), round(right * r.resolution_x), round(bottom * r.resolution_y), round(top * r.resolution_y)]
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = px[0] / r.resolution_x, px[1] / r.resolution_x
    r.border_min_y, r.border_max_y = px[2] / r.resolution_y, px[3] / r.resolution_y
    return dict(left=px[0] + turned, bottom=px[2])

def tripod(x, y, top, spread, mat):
    for k in range(3):
        a = math.tau * k / 3 + .5
        foot = (x + spread * math.cos(a), y + spread * math.sin(a), 0)
        tube([(x, y, top), foot], .022, mat, 10)
        mid = [top * .45 if i == 2 else (x, y)[i] * .45 + foot[i] * .55 for i in range(3)]
        tube([(x, y, top * .45), mid], .008, mat, 6)

def barrel(a, b, r0, r1, mat, ring):
    """A stepped tube from the eye to the sky."""
    a, b = Vector(a), Vector(b)
    at = lambda q: a + (b - a) * q
    tube([a, at(.16)], r0 * .6, ring, 24)
    tube([at(.14), at(.52)], r0, mat, 32); tube([at(.50), at(.56)], r0 * 1.12, ring, 32)
    tube([at(.55), at(.96)], r1, mat, 32); tube([at(.95), b], r1 * 1.12, ring, 32)

def refractor():
    brass, oak = plain("prop_brass", (.72, .50, .22), .2, 1.0), wood("prop_oak", (.10, .045, .022), (.24, .11, .055), "z", 1, .4)
    x, y = .95, 2.2
    tripod(x, y, 1.42, .55, oak)
    cyl(.08, .14, (x, y, 1.38), brass)
    barrel((x + .48, y + .50, 1.22), (x - .50, y - .52, 2.12), .065, .088, plain("prop_navy", (.02, .035, .09), .25, coat=.6), brass)

def dobsonian():
    white, black = plain("prop_white", (.78, .78, .76), .25, coat=.5), plain("prop_black", (.02, .02, .022), .4)
    x, y = .95, 2.2
    cyl(.36, .05, (x, y, 0), black); cyl(.33, .04, (x, y, .06), black)
    for s in (-1, 1):
        box((.04, .50, .78), (x + s * .24, y, .48), black, bevel=.01); cyl(.09, .03, (x + s * .24, y, .74), white)
    a, b = Vector((x + .22, y + .26, .30)), Vector((x - .42, y - .44, 1.85))
    tube([a, b], .17, white, 48); tube([a, a + (b - a) * .05], .178, black, 48); tube([b - (b - a) * .06, b], .178, black, 48)
    eye = a + (b - a) * .86
    tube([eye + Vector((-.16, 0, .02)), eye + Vector((-.30, .02, .06))], .028, black, 16)

def scope():
    green, black = plain("prop_green", (.045, .075, .045), .45), plain("prop_black", (.02, .02, .022), .4)
    x, y = .75, 2.1
    tripod(x, y, 1.42, .45, black)
    barrel((x + .30, y + .20, 1.50), (x - .34, y - .26, 1.62), .05, .085, green, black)

def board(foot, lean, length, width, mat, stripe, turn):
    """A surfboard or paddleboard on its tail: an outline, slightly domed, with one long stripe."""
    n, m = 40, 8
    def at(q, s, lift):
        half = width / 2 * (math.sin(math.pi * min(1, q * .96 + .04) ** .8) ** .55)
        x, z = s * half, q * length
        return (x, lift * .045 * (1 - s * s) + .10 * (q - .45) ** 2, z)
    v = [at(j / n, i / m * 2 - 1, side) for side in (-1, 1) for j in range(n + 1) for i in range(m + 1)]
    f, o = [], (n + 1) * (m + 1)
    for k in (0, o):
        f += [tuple((k + j * (m + 1) + i, k + j * (m + 1) + i + 1, k + (j + 1) * (m + 1) + i + 1, k + (j + 1) * (m + 1) + i)[:: 1 if k == 0 else -1]) for j in range(n) for i in range(m)]
    rot = (lean, 0, turn)
    mesh(v, f, mat, "board", smooth=True, at=foot, rot=rot)
    mesh([(s * .035, .051 * e, q * length) for e in (-1, 1) for q in (.06, .5, .94) for s in (-1, 1)],
         [(0, 1, 3, 2), (2, 3, 5, 4), (6, 7, 9, 8), (8, 9, 11, 10)], stripe, "stripe", at=foot, rot=rot)

def surfboards():
    inks = [plain("prop_shell", (.82, .74, .66), .2, coat=.6), plain("prop_pink", (.72, .20, .32), .2, coat=.6), plain("prop_mint", (.36, .62, .55), .2, coat=.6)]
    for k, (x, l) in enumerate(((2.30, 2.35), (1.72, 2.05), (1.16, 2.2))):
        board((x, .78 + .06 * k, .02), .16, l, .54, inks[k], inks[(k + 1) % 3], .12 * (k - 1))

def paddleboards():
    a, b = plain("prop_teal", (.03, .26, .25), .25, coat=.5), plain("prop_bone", (.80, .77, .68), .25, coat=.5)
    board((2.05, .80, .02), .14, 3.0, .80, b, a, .08); board((1.15, .86, .02), .14, 2.8, .78, a, b, -.06)
    oak = wood("prop_paddle", (.36, .22, .11), (.62, .42, .23), "z", 1, .35)
    tube([(.52, 1.0, .5), (.56, .55, 2.3)], .016, oak, 10); sphere(.13, (.52, 1.02, .32), oak, 16, 1.8)

def skis():
    for k in range(3):
        tone = plain("prop_ski%d" % k, ((.20, .05, .42), (.70, .68, .72), (.035, .03, .05))[k], .2, coat=.6)
        for s in (-1, 1):
            x = 1.25 + .45 * k + s * .075
            path = [(x, 1.05 - .30 * q + (.14 * max(0, q - .88) / .12), 1.78 * q) for q in (0, .5, .88, .94, 1)]
            for p, q in zip(path, path[1:]):
                beam(p, q, .085, .016, tone, .004, up=(0, 1, 0))
        for s in (-1, 1):
            tube([(1.25 + .45 * k + s * .19, 1.0, .02), (1.25 + .45 * k + s * .16, .72, 1.22)], .010, plain("prop_pole", (.06, .06, .07), .3, .5), 8)

def sledge_parts():
    ash, steel = wood("prop_ash", (.42, .27, .14), (.70, .50, .30), "y", 1, .4), plain("prop_steel", (.6, .6, .62), .25, 1.0)
    red = plain("prop_cord", (.75, .26, .04), .8)
    with Recorder() as r:
        for s in (-1, 1):
            path = [(s * .26, -.58 - .16 * math.sin(t), .18 - .18 * math.cos(t)) for t in (math.pi * k / 10 for k in range(11))]
            tube([(s * .26, .62, .0), (s * .26, -.58, 0)] + path[1:], .020, steel, 10)
            for y in (-.40, .0, .42):
                beam((s * .26, y, .02), (s * .22, y, .30), .045, .04, ash, .006)
        for k in range(5):
            box((.09, 1.22, .028), (-.22 + .11 * k, 0, .325), ash, bevel=.006)
        for y in (-.40, .0, .42):
            box((.52, .06, .03), (0, y, .295), ash)
        tube([(-.24, -.64, .34), (-.1, -1.0, .12), (.1, -1.08, .08), (.24, -.64, .34)], .012, red, 8)
    return r.objects

def sledge():
    """On end, leaning, as one leaves it."""
    objects = group(sledge_parts())
    stand = Matrix.Translation((1.0, 1.15, .62)) @ Matrix.Rotation(.25, 4, "Z") @ Matrix.Rotation(math.radians(-78), 4, "X")
    for o in objects:
        o.matrix_world = stand @ o.matrix_world

def oars():
    ash, tip = wood("prop_ash", (.40, .25, .13), (.66, .46, .27), "z", 1, .35), plain("prop_leaf_green", (.04, .22, .09), .35)
    for k in range(2):
        a, b = Vector((1.15 + .5 * k, 1.15, .02)), Vector((1.05 + .75 * k, .32, 2.35))
        tube([a + (b - a) * .22, b], .022, ash, 12)
        blade = [a + (b - a) * (q * .26) for q in (0, .1, .5, .85, 1)]
        for p, q, w in zip(blade, blade[1:], (.13, .16, .14, .07)):
            beam(p, q, w, .018, tip if w > .12 else ash, .006, up=(0, 1, 0))
    rubber = plain("prop_rubber", (.022, .026, .020), .35, coat=.3)
    for k in range(3):
        for s in (-.065, .065):
            x, y, h = 2.05 - .36 * k + s, 2.15 - .1 * k, (.36, .30, .22)[k]
            tube([(x, y, .03), (x, y, h)], .058, rubber, 20); sphere(.062, (x - .02, y + .085, .055), rubber, 16, .8)

def snowshoes():
    ash, web = wood("prop_ash", (.36, .22, .11), (.60, .40, .22), "z", 1, .4), plain("prop_web", (.50, .42, .30), .8)
    for k in range(4):
        x, lean = .80 + .50 * k, .9
        at = lambda u, v: (x + 1.3 * u, lean + .02 * k - .26 * v, 1.3 * v)
        ring = [(.155 * math.cos(t) * (1 - .18 * math.sin(t)), .62 + .38 * math.sin(t)) for t in (math.tau * i / 40 for i in range(40))]
        tube([at(u, v) for u, v in ring] , .016, ash, 10, closed=True)
        tube([at(0, .25), at(0, .02)], .020, ash, 10)
        for j in range(9):
            v = .30 + .075 * j
            w = .145 * math.sqrt(max(0, 1 - ((v - .62) / .38) ** 2))
            tube([at(-w, v), at(w, v + .03)], .005, web, 6); tube([at(-w, v + .04), at(w, v - .01)], .005, web, 6)

def hammock():
    oak, cloth = wood("prop_oak", (.22, .11, .05), (.42, .24, .12), "x", 1, .4), fabric("prop_stripe", (.80, .42, .10))
    x, y = 1.15, 2.35
    arc = [(x - 1.45 + 2.9 * q, y, .06 + 1.15 * (2 * q - 1) ** 2) for q in (i / 24 for i in range(25))]
    tube(arc, .05, oak, 14)
    for dx in (-.7, .7):
        box((.08, 1.0, .06), (x + dx, y, .03), oak, bevel=.01)
    sheet(x - 1.05, x + 1.05, y - .42, y + .42, lambda a, b: .46 + .42 * ((a - x) / 1.05) ** 2 + .16 * ((b - y) / .42) ** 2, cloth)
    for s in (-1, 1):
        for k in range(7):
            tube([(x + s * 1.05, y - .42 + .14 * k, .88 + .16 * ((k - 3) / 3) ** 2), (x + s * 1.42, y, 1.16)], .006, plain("prop_rope", (.75, .66, .50), .8), 6)
    cushion(.44, .30, .16, (x - .72, y, .76), (1.0, 0, 1.57), fabric("prop_teal_cloth", (.05, .26, .23)))

def speakers():
    walnut, cone = wood("prop_walnut", (.20, .11, .06), (.40, .25, .14), "z", 1, .35), plain("prop_cone", (.03, .03, .033), .5)
    ring = plain("prop_ring", (.75, .72, .66), .2, 1.0)
    for x in (.55, 2.15):
        with Recorder() as r:
            box((.42, .38, 1.32), (0, 0, .70), walnut, bevel=.015); box((.38, .34, .04), (0, 0, .02), cone)
            for z, q in ((.42, .155), (.80, .155), (1.14, .06)):
                tube([(0, .185, z), (0, .200, z)], q, ring, 48); tube([(0, .19, z), (0, .206, z)], q * .88, cone, 48); sphere(q * .34, (0, .20, z), ring, 16, .8)
        group(r.objects, (x, 1.25, 0), math.radians(8 if x > 1 else -8))
    x, y, mint = 1.35, 1.36, plain("prop_mint_top", (.30, .58, .46), .2, coat=.5)
    box((1.02, .50, .10), (x, y, .05), cone); box((1.06, .54, .78), (x, y, .48), plain("prop_cream", (.74, .71, .63), .35, coat=.3), bevel=.03)       # the records between them
    for k in range(13):
        tube([(x - .48 + .08 * k, y + .275, .12), (x - .48 + .08 * k, y + .275, .85)], .036, mint, 12)
    box((1.14, .62, .05), (x, y, .90), walnut, bevel=.015); box((.22, .34, .05), (x, y, .95), cone, bevel=.01)
    for dx in (-.33, .33):
        box((.36, .36, .05), (x + dx, y, .95), ring, bevel=.012); cyl(.155, .02, (x + dx, y, .975), ring, 48); cyl(.148, .012, (x + dx, y, .993), cone, 48); cyl(.05, .014, (x + dx, y, .994), plain("prop_coral", (.72, .24, .18), .5), 32)
        tube([(x + dx + .15, y - .13, 1.02), (x + dx + .15, y + .04, 1.02), (x + dx + .08, y + .08, 1.01)], .008, ring, 8)
    for k in range(4):
        cyl(.016, .02, (x - .06 + .04 * k, y + .08, .975), ring, 16)

def workplace():
    oak, black = wood("prop_desk", (.10, .055, .03), (.26, .15, .09), "x", 1, .35), plain("prop_black", (.02, .02, .022), .4)
    x, y = 1.30, 1.75
    box((1.6, .70, .04), (x, y, .74), oak, bevel=.008)
    for dx in (-.72, .72):
        for dy in (-.28, .28):
            beam((x + dx, y + dy, 0), (x + dx, y + dy, .72), .05, .05, black, .004)
    box((.78, .025, .44), (x, y - .14, 1.12), black, bevel=.006); box((.74, .004, .40), (x, y - .125, 1.12), emission("prop_screen", (.16, .40, .75), .9), bevel=0)
    tube([(x, y - .16, .76), (x, y - .16, 1.0)], .02, black, 10); cyl(.12, .012, (x, y - .16, .76), black)
    box((.44, .15, .014), (x, y + .14, .767), plain("prop_keys", (.55, .56, .58), .4), bevel=.004)
    tube([(x + .62, y - .1, .76), (x + .62, y - .1, 1.15), (x + .42, y - .05, 1.28)], .012, black, 8); sphere(.05, (x + .40, y - .05, 1.26), emission("prop_bulb", (1, .7, .4), 5), 16)
    with Recorder() as r:                                  # a proper chair
        soft_box((.50, .48, .09), (0, 0, .48), fabric("prop_seat", (.09, .13, .18)), r=.04); soft_box((.46, .08, .58), (0, .24, .84), fabric("prop_seat", (.09, .13, .18)), rot=(-.12, 0, 0), r=.035)
        tube([(0, 0, .44), (0, 0, .10)], .03, black, 12)
        for k in range(5):
            a = math.tau * k / 5
            tube([(0, 0, .12), (.28 * math.cos(a), .28 * math.sin(a), .05)], .018, black, 8)
    group(r.objects, (x - .2, y + .72, 0), .35)

def bronze_dog():
    bronze, slate = plain("prop_bronze", (.40, .20, .075), .28, 1.0), stone("prop_plinth", (.16, .09, .065), (.34, .22, .16), 2, .6)
    x, y = .85, 2.2
    box((.50, .50, .86), (x, y, .43), slate, bevel=.012)
    with Recorder() as r:                                  # sitting, facing the room (+y)
        def blob(at, size, rot=(0, 0, 0)):
            o = sphere(1, at, bronze, 20); o.scale, o.rotation_euler = size, rot
        blob((0, -.06, .17), (.125, .165, .16)); blob((0, .03, .28), (.10, .11, .17), (-.25, 0, 0)); blob((0, .09, .49), (.10, .10, .095))
        blob((0, .19, .465), (.045, .07, .042)); blob((0, .255, .475), (.016, .014, .013))
        for s in (-1, 1):
            lathe([(0, .11), (.008, .10), (.042, 0)], bronze, (s * .062, .07, .56), 12, scale=(1, .6))
            tube([(s * .06, .10, .30), (s * .062, .13, .12), (s * .062, .15, .02)], .033, bronze, 14); blob((s * .062, .175, .022), (.036, .05, .024))
            blob((s * .115, -.04, .09), (.055, .11, .09)); blob((s * .12, .06, .025), (.036, .075, .026))
        tube([(.02 + .075 * math.cos(t) * (1 - t / 12), -.19 + .02 * t / 6, .25 + .075 * math.sin(t) * (1 - t / 12)) for t in (k * .35 for k in range(18))], .034, bronze, 14)
    for o in r.objects:
        o.scale = [1.35 * k for k in o.scale]; o.location *= 1.35
    group(r.objects, (x, y, .86), math.radians(-20))

def dog_bed():
    blue, cream = fabric("prop_denim", (.09, .18, .32)), boucle("prop_cream", (.72, .68, .60))
    x, y = -1.45, 3.0
    tube([(x + .46 * math.cos(t), y + .36 * math.sin(t), .13) for t in (math.tau * k / 48 for k in range(48))], .12, blue, 20, closed=True)
    lathe([(0, .14), (.25, .15), (.40, .10), (.42, 0)], cream, (x, y, 0), 48, scale=(1, .78))
    steel = plain("prop_steel", (.75, .75, .76), .18, 1.0)
    lathe([(0, .03), (.08, .03), (.10, .08), (.12, .08), (.15, 0)], steel, (x + .85, y + .05, 0), 40)
    sphere(.075, (x - .12, y + .16, .22), plain("prop_ball", (.75, .62, .06), .7), 20)

def crystal():
    """A cut stone as tall as a child, lit from its base."""
    x, y = .95, 2.2
    cyl(.30, .34, (x, y, 0), plain("prop_black", (.02, .02, .022), .25, coat=.5))
    n, rings = 6, ((.05, .36), (.27, .62), (.27, .86), (.0, 1.62))
    v = [(x + r * math.cos(math.tau * k / n), y + r * math.sin(math.tau * k / n), z) for r, z in rings for k in range(n)]
    f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(n)]
    mesh(v, f, plain("prop_crystal", (.50, .53, .78), .06, .55, coat=1.0), "crystal")
    lamp((x, y, .37), 14, (.72, .75, 1), .05)

PROPS = {f.__name__: f for f in (refractor, dobsonian, scope, surfboards, paddleboards, skis, sledge, oars, snowshoes, hammock,
                                 speakers, workplace, bronze_dog, dog_bed, crystal)}

# Where they stand in other rooms than the living room, or nearer its glass: from, to (x, y), and how far they are turned, degrees.
ELSEWHERE = {"hall": {"skis": ((1.80, .88), (3.60, 8.74), 180), "workplace": ((1.30, 1.75), (3.75, 8.05), 180)},
             "facet": {"crystal": ((.95, 2.2), (2.55, 8.75), 0)},
             "club": {"speakers": ((1.35, 1.4), (-3.12, 7.42), -139)},
             "hollow": {"scope": ((.75, 2.1), (2.2, 4.85), 0)},
             "floe": {"sledge": ((1.0, 1.15), (2.95, 9.62), 180)},
             "regatta": {"dog_bed": ((-1.45, 3.0), (.62, 3.42), 25)},
             "pond": {"oars": ((1.4, 1.15), (2.85, 9.5), 180)},
             "teahouse": {"bronze_dog": ((.85, 2.2), (1.62, 2.55), 173)},
             "pit": {"paddleboards": ((1.6, .8), (-1.75, .75), 0)},
             "loft": {"dobsonian": ((.95, 2.2), (1.5, 1.35), 0)},
             "veranda": {"surfboards": ((1.72, .8), (-2.95, .85), 0)},
             "council": {"snowshoes": ((1.55, .9), (3.76, 6.3), 90)},
             "spiral": {"workplace": ((1.30, 1.75), (-2.45, 1.0), 0)},
             "parlour": {"refractor": ((.95, 2.2), (2.35, 6.75), 8)},
             "den": {"hammock": ((1.15, 2.35), (-1.25, 2.0), 0)}}

def place(name, scene):
    """Builds a lodge's own thing where it stands in this room."""
    with Recorder() as r:
        PROPS[name]()
    if name not in ELSEWHERE.get(scene, {}):
        return
    (x0, y0), (x1, y1), angle = ELSEWHERE[scene][name]
    turn = Matrix.Translation((x1, y1, 0)) @ Matrix.Rotation(math.radians(angle), 4, "Z") @ Matrix.Translation((-x0, -y0, 0))
    bpy.context.view_layer.update()
    for o in r.objects:
        o.matrix_world = turn @ o.matrix_world
