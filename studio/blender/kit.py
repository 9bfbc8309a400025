"""Small modelling and shading kit for the lodge pictures (Blender 3.4, Cycles).

Everything is metres, Z up.  Meshes are built from plain vertex lists.
"""
import bpy, math, random
from mathutils import Vector, Matrix, Euler, noise
from materials import *
from materials import MATS

# ------------------------------------------------------------------ scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.world = bpy.data.worlds.new("World")
    s.world.use_nodes = True
    MATS.clear()
    return s

def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    return ob

def srgb(hexcol):
    """'#RRGGBB' -> linear RGB."""
    v = [int(hexcol.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v)

# ------------------------------------------------------------------ meshes
def mesh(verts, faces, mat=None, name="mesh", smooth=False, at=(0, 0, 0), rot=(0, 0, 0), bevel=0, seg=2):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = bpy.data.objects.new(name, me)
    ob.location, ob.rotation_euler = at, rot
    if mat:
        me.materials.append(mat)
    if bevel:
        m = ob.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method = bevel, seg, "ANGLE"
        m.harden_normals = False
    return link(ob)

CUBE = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]

def box(size, at, mat, rot=(0, 0, 0), bevel=0.008, seg=2, soft=False, name="box"):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    b = min(bevel, min(size) * 0.45)
    ob = mesh(v, CUBE, mat, name, at=at, rot=rot, bevel=b, seg=seg)
    if soft:
        ob.data.polygons.foreach_set("use_smooth", [True] * 6)
        ob.data.use_auto_smooth = False
    return ob

def soft_box(size, at, mat, rot=(0, 0, 0), r=0.08):
    """Upholstery: a box with wide rounded edges."""
    return box(size, at, mat, rot, bevel=r, seg=5, soft=True, name="soft")

def prism(poly, y0, y1, mat, bevel=0, name="prism"):
    """Extrude an (x, z) polygon, counter-clockwise seen from -Y, from y0 to y1."""
    n = len(poly)
    v = [(x, y0, z) for x, z in poly] + [(x, y1, z) for x, z in poly]
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    f += [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)]
    return mesh(v, f, mat, name, bevel=bevel)

def beam(p, q, w, h, mat, bevel=0.008, up=(0, 0, 1), name="beam"):
    """Box of section w x h running from p to q."""
    p, q = Vector(p), Vector(q)
    d = (q - p)
    z = d.normalized()
    x = Vector(up).cross(z)
    x = x.normalized() if x.length > 1e-4 else Vector((1, 0, 0))
    y = z.cross(x)
    ob = box((w, h, d.length), (0, 0, 0), mat, bevel=bevel, name=name)
    ob.matrix_world = Matrix.Translation((p + q) / 2) @ Matrix((x, y, z)).transposed().to_4x4()
    return ob

def tube(path, r, mat, n=8, smooth=True, closed=False, name="tube", taper=None):
    path = [Vector(p) for p in path]
    v, f = [], []
    for i, p in enumerate(path):
        a = path[(i - 1) % len(path)] if closed or i else path[i]
        b = path[(i + 1) % len(path)] if closed or i < len(path) - 1 else path[i]
        t = (b - a).normalized()
        u = t.orthogonal().normalized() if abs(t.z) > 0.9 else t.cross(Vector((0, 0, 1))).normalized()
        w = t.cross(u)
        rr = r * (taper(i / (len(path) - 1)) if taper else 1)
        v += [p + (u * math.cos(k * math.tau / n) + w * math.sin(k * math.tau / n)) * rr for k in range(n)]
    m = len(path)
    for i in range(m if closed else m - 1):
        j = (i + 1) % m
        f += [(i * n + k, i * n + (k + 1) % n, j * n + (k + 1) % n, j * n + k) for k in range(n)]
    if not closed:
        f += [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))]
    return mesh(v, f, mat, name, smooth=smooth and n > 4)

def lathe(profile, mat, at=(0, 0, 0), n=64, name="lathe", scale=(1, 1)):
    """Revolve an (r, z) profile; `scale` squashes it in x and y."""
    v, f = [], []
    for r, z in profile:
        v += [(r * math.cos(k * math.tau / n) * scale[0], r * math.sin(k * math.tau / n) * scale[1], z) for k in range(n)]
    for i in range(len(profile) - 1):
        f += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    ob = mesh(v, f, mat, name, smooth=True, at=at)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(35)
    return ob

def cyl(r, h, at, mat, n=48, bevel=0.006, name="cyl"):
    b = min(bevel, r * .4, h * .4)
    return lathe([(0, 0), (r - b, 0), (r, b), (r, h - b), (r - b, h), (0, h)], mat, at, n, name)

def sphere(r, at, mat, n=32, squash=1, name="sphere"):
    return lathe([(r * math.sin(t), -r * squash * math.cos(t)) for t in (math.pi * i / n for i in range(n + 1))], mat, at, n * 2, name)

def cushion(w, h, d, at, rot, mat):
    """Pillow: two puffed sheets sharing a pinched rim, in the local x-z plane."""
    n, v, f = 18, [], []
    for side in (-1, 1):
        for i in range(n + 1):
            for j in range(n + 1):
                a, b = 2 * i / n - 1, 2 * j / n - 1
                puff = max(0, (1 - a ** 4) * (1 - b ** 4)) ** .55
                pin = 1 - 0.07 * (1 - abs(a) ** 2) * abs(b) ** 6, 1 - 0.07 * (1 - abs(b) ** 2) * abs(a) ** 6
                wr = noise.noise((a * 2.1 + at[0], b * 2.1 + at[1], side + at[2])) * .12
                v.append((a * w / 2 * pin[1], side * d / 2 * puff * (1 + wr), b * h / 2 * pin[0]))
    for s in (0, 1):
        o = s * (n + 1) ** 2
        for i in range(n):
            for j in range(n):
                q = (o + i * (n + 1) + j, o + (i + 1) * (n + 1) + j, o + (i + 1) * (n + 1) + j + 1, o + i * (n + 1) + j + 1)
                f.append(q if s == 0 else q[::-1])
    return mesh(v, f, mat, "cushion", smooth=True, at=at, rot=rot)

def sheet(x0, x1, y0, y1, fn, mat, nx=60, ny=60, name="sheet"):
    """Height field z = fn(x, y)."""
    v = [(x, y, fn(x, y)) for j in range(ny + 1) for i in range(nx + 1)
         for x, y in [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny)]]
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
         for j in range(ny) for i in range(nx)]
    return mesh(v, f, mat, name, smooth=True)

def copy(ob, at, rot=0.0, scale=1.0):
    """Linked instance: shares the mesh, so thousands cost almost nothing."""
    c = bpy.data.objects.new(ob.name, ob.data)
    c.location, c.rotation_euler = at, (0, 0, rot) if isinstance(rot, (int, float)) else rot
    c.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return link(c)

def group(objects, at=(0, 0, 0), rot=0.0):
    """Move a built piece of furniture as one."""
    m = Matrix.Translation(at) @ Matrix.Rotation(rot, 4, "Z")
    bpy.context.view_layer.update()
    for o in objects:
        o.matrix_world = m @ o.matrix_world
    return objects

class Recorder:
    """with Recorder() as r: ... ; r.objects lists what was created inside."""
    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self
    def __exit__(self, *a):
        self.objects = [o for o in bpy.data.objects if o not in self.before]

# ------------------------------------------------------------------ lights
def area(at, look, size, watts, color=(1, .72, .42), name="area", spread=180, group_=None):
    l = bpy.data.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y = size if isinstance(size, tuple) else (size, size)
    l.energy, l.color, l.spread = watts, color, math.radians(spread)
    ob = bpy.data.objects.new(name, l)
    ob.location = at
    ob.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    ob.visible_camera = False
    ob.visible_glossy = False
    if group_:
        ob.lightgroup = group_
    return link(ob)

def lamp(at, watts, color=(1, .68, .36), r=0.08, group_=None):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy, l.color, l.shadow_soft_size = watts, color, r
    ob = bpy.data.objects.new("lamp", l)
    ob.location = at
    ob.visible_camera = ob.visible_glossy = False
    if group_:
        ob.lightgroup = group_
    return link(ob)

def neon(path, mat, r=0.022, closed=False):
    """Accent light tube; belongs to light group 'neon', so post.py can colour it freely."""
    ob = tube(path, r, mat, n=6, closed=closed, name="neon")
    ob.lightgroup = "neon"
    return ob

# ------------------------------------------------------------------ fire
def card(w, h, at, rotz, mat, name="card"):
    ob = mesh([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, .001, h), (-w / 2, .001, h)], [(0, 1, 2, 3)], mat, name, at=at, rot=(0, 0, rotz))
    ob.visible_shadow = False
    ob.visible_diffuse = False          # light comes from a lamp instead: no noise
    return ob

def fire(at, width=.9, height=.7, depth=.25, n=9, watts=60, seed=1, group_=None):
    rnd = random.Random(seed)
    for i in range(n):
        t = (i + .5) / n - .5
        hh = height * (1 - 1.2 * abs(t)) * rnd.uniform(.7, 1.1)
        card(width / n * 3.4, hh, (at[0] + t * width, at[1] + rnd.uniform(-.5, .5) * depth, at[2]), rnd.uniform(-.5, .5), flame_card(),
             "flame").lightgroup = group_ or ""
    lamp((at[0], at[1], at[2] + height * .35), watts, (1, .42, .12), .12, group_)

def logs(at, n=5, length=.7, seed=2):
    rnd = random.Random(seed)
    m = stone("charred", (.012, .009, .008), (.09, .05, .03), 6)
    for i in range(n):
        a = rnd.uniform(-.5, .5) + (math.pi / 2 if i % 2 else 0) * .5
        z = .06 + .09 * (i // 2)
        d = Vector((math.cos(a), math.sin(a) * .5, rnd.uniform(-.1, .1))) * length / 2
        p = Vector(at) + Vector((rnd.uniform(-.12, .12), rnd.uniform(-.08, .08), z))
        tube([p - d, p, p + d], .055, m, 10)
    s_ember = emission("ember", (1, .16, .02), 5)
    for i in range(14):
        box((.06, .05, .03), (at[0] + rnd.uniform(-.35, .35), at[1] + rnd.uniform(-.12, .12), at[2] + .02), s_ember, (0, 0, rnd.uniform(0, 3)), .01)
