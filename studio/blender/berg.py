"""An iceberg to sleep in: blocks cut by planes and joined, round-cornered caves let into its faces, light in the crack between its peaks."""
import bmesh, itertools, math
from kit import *
from floe import rounded

# each block: what it is cut from (x, y and z, from and to) and its cuts: a point of the plane and where it faces
LEFT = ((-3.55, -.50, 3.8, 7.5, 0, 2.06), (((-1.6, 4.2, 0), (-.26, -1, .16)), ((-3.42, 5.2, 0), (-1, -.30, .10)), ((-3.0, 4.5, 1.2), (-.8, -1, .25)),
                                           ((-1.6, 4.49, 1.80), (.12, -1, 1.0)), ((-3.3, 6.8, 1), (-1, .4, .3))))
RIGHT = ((-1.05, 1.02, 3.6, 7.5, 0, 2.26), (((.2, 4.08, 0), (.30, -1, .14)), ((-.80, 3.86, 0), (-1, -.62, .12)), ((.98, 4.5, 1.35), (.9, -.6, .40)),
                                             ((.2, 4.357, 1.98), (-.2, -1, 1.1))))
SHELF = ((.55, 1.74, 5.30, 7.4, 0, 2.68), (((1.68, 6, 0), (1, -.10, .07)), ((1.52, 5.45, 1.0), (.9, -.8, .2)), ((1.4, 7.2, 0), (.5, 1, .1))))
TOOTH = ((.75, 1.74, 5.86, 7.3, 2.4, 3.72), (((1.2, 5.94, 2.6), (.16, -1, .24)), ((1.55, 6.2, 2.6), (1, -.1, .28)), ((1.05, 6.3, 3.60), (.65, -.1, .8)),
                                            ((1.2, 7.2, 2.6), (0, 1, .4))))
BACK = ((-2.95, -.70, 5.1, 7.5, 1.6, 3.80), (((-1.75, 5.42, 2.06), (-.24, -1, .26)), ((-2.86, 6, 2.0), (-1, -.2, .22)), ((-2.35, 6, 3.36), (-.66, -.25, .8)),
                                             ((-2.55, 5.8, 2.5), (-.9, -1, .4)), ((-1.7, 7.4, 2), (0, 1, .12)), ((-1.9, 5.80, 3.42), (-.3, -1, 1.0))))
PEAK_R = ((-.95, 1.15, 5.0, 7.5, 1.6, 5.2), (((.2, 5.32, 2.26), (.24, -1, .22)), ((1.02, 6, 2.3), (1, -.1, .22)), ((-.78, 6, 2.2), (-1, -.3, .10)),
                                              ((.72, 5.8, 3.1), (.9, -.8, .70)), ((.30, 6.1, 4.55), (.80, .1, .7)), ((.12, 6.1, 4.5), (-.9, -.35, .60)),
                                              ((.1, 5.66, 3.75), (-.25, -1, .62)), ((0, 7.4, 2.3), (0, 1, .14))))
PEAK_L = ((-2.2, .25, 5.3, 7.5, 1.6, 6.6), (((-1.05, 5.72, 3.62), (.08, -1, .28)), ((-2.06, 6, 3.5), (-1, -.15, .40)), ((0, 6, 3.5), (1, -.2, .28)),
                                             ((-1.78, 5.9, 4.15), (-.85, -.75, .50)), ((-.35, 5.95, 4.5), (.9, -.6, .45)), ((-1.0, 6.06, 4.95), (-.12, -1, .60)),
                                             ((-1.10, 6.5, 5.75), (-.8, 0, .36)), ((-.82, 6.5, 5.6), (.9, .1, .34)), ((-1, 7.3, 3), (0, 1, .24))))
BLOCKS = (LEFT, RIGHT, SHELF, TOOTH, BACK, PEAK_R, PEAK_L)

# each cave: the block whose first cut it opens in, the middle of its sill (x, z), its opening (across, up), how deep it is
CAVES = {
    "low": (LEFT, (-1.66, .42), [(-.92, 0), (.88, 0), (.92, .55), (.52, 1.08), (-.55, 1.14), (-1.0, .66)], 1.06),
    "pod": (RIGHT, (.26, .62), [(-.53, 0), (.55, 0), (.64, .55), (.16, 1.20), (-.44, 1.02), (-.62, .48)], 2.05),
    "back": (BACK, (-1.66, 2.32), [(-.84, 0), (.80, 0), (.74, .92), (-.20, 1.0), (-.86, .50)], 1.02),
    "round": (PEAK_R, (.16, 2.52), [(.50 * math.cos(t), .50 + .50 * math.sin(t)) for t in (math.tau * (k + .5) / 8 for k in range(8))], 1.86),
    "high": (PEAK_L, (-1.02, 3.80), [(-.72, 0), (.66, 0), (.40, .56), (.02, .90), (-.46, .66)], 1.0)}

def frame_of(cave):
    """Where a cave lies: its sill, its turn round z, and how far its face leans back per metre of height."""
    (_, ((point, normal), *_)), (x, z), *_ = cave
    nx, ny, nz = normal
    level = math.hypot(nx, ny)
    y = point[1] - ((x - point[0]) * nx + (z - point[2]) * nz) / ny
    return Vector((x, y, z)), math.atan2(nx, -ny), nz / level

def ice_plaster(name="berg"):
    """Fine plaster; each face has its own blue, the ones that look up are the whitest."""
    m, s = material(name)
    if s:
        c = s.coord()
        n = s.n("NewGeometry", "True Normal")
        own = s.n("VectorMath", "Value", i0=n, i1=(3.7, 1.7, 3.0), props={"operation": "DOT_PRODUCT"})
        tone = s.math("PINGPONG", own, .62)
        up = s.n("SeparateXYZ", 2, i0=n)
        high = s.n("SeparateXYZ", 2, i0=c)
        white = s.math("ADD", s.math("MULTIPLY_ADD", tone, .90, -.02), s.math("ADD", s.math("MULTIPLY", up, .30), s.math("MULTIPLY", high, .06)))
        cloud = s.noise(c, 2.2, 4)
        col = s.ramp(s.math("MULTIPLY_ADD", cloud, .20, s.math("SUBTRACT", white, .10)), (.08, (.31, .50, .62)), (.42, (.60, .715, .78)), (.85, (.83, .85, .86)))
        s.surface(s.principled(Base_Color=col, Roughness=.55, Specular=.35, Normal=s.bump(s.noise(c, 7, 4), .12, .02)))
    return m

def cut_block(spec, mat):
    """What lies behind all of a block's planes: the hull of the points where three of them meet."""
    (x0, x1, y0, y1, z0, z1), cuts = spec
    planes = [((x0, y0, z0), n) for n in ((-1, 0, 0), (0, -1, 0), (0, 0, -1))] + [((x1, y1, z1), n) for n in ((1, 0, 0), (0, 1, 0), (0, 0, 1))] + list(cuts)
    planes = [(n, n.dot(Vector(q))) for q, n in ((q, Vector(n).normalized()) for q, n in planes)]
    bm = bmesh.new()
    for (a, da), (b, db), (c, dc) in itertools.combinations(planes, 3):
        volume = a.dot(b.cross(c))
        if abs(volume) > 1e-4:
            at = (b.cross(c) * da + c.cross(a) * db + a.cross(b) * dc) / volume
            if all(n.dot(at) < d + 1e-5 for n, d in planes):
                bm.verts.new(at)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.dissolve_limit(bm, angle_limit=.01, verts=bm.verts, edges=bm.edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = mesh([], [], mat, "berg", bevel=.016, seg=2)
    bm.to_mesh(ob.data); bm.free()
    return ob

def cave_rings(cave, grow=0.0, before=0.0):
    """Outlines of a cave from its face inwards, in the room; the last ones draw in."""
    at, turn, lean = frame_of(cave)
    outline, depth = rounded(cave[2], (.20, .25, .25)), cave[3] + grow
    mid = (sum(a for a, _ in outline) / len(outline), sum(b for _, b in outline) / len(outline))
    c, s = math.cos(turn), math.sin(turn)
    rows = []
    for q, shrink in ((-before, 0), *([(0, 0)] if before else []), (depth * .5, 0), (depth - .12, 0), (depth - .05, .03), (depth, .10)):
        row = []
        for a, b in outline:
            l = math.hypot(a - mid[0], b - mid[1])
            k = 1 + (grow - shrink) / l
            a, b = mid[0] + (a - mid[0]) * k, mid[1] + (b - mid[1]) * k
            w = q + lean * b * (1 if q <= 0 else max(0, 1 - q / depth))
            row.append(at + Vector((c * a - s * w, s * a + c * w, b)))
        rows.append(row)
    return rows

def lofted(rows, mat, front, name):
    n = len(rows[0])
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    f.append(tuple(range((len(rows) - 1) * n, len(rows) * n)))
    if front:
        f.append(tuple(range(n - 1, -1, -1)))
    return mesh([v for row in rows for v in row], f, mat, name, smooth=not front)

def carve(body, others, cutters):
    """Joins the blocks and cuts the caves out of them."""
    for kind, objects in (("UNION", others), ("DIFFERENCE", cutters)):
        for o in objects:
            m = body.modifiers.new(kind, "BOOLEAN")
            m.operation, m.object, m.solver = kind, o, "EXACT"
    bpy.context.view_layer.update()
    done = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.clear()
    body.data = done
    for o in (*others, *cutters):
        bpy.data.objects.remove(o)

def berg(p):
    first, *others = [cut_block(spec, p["berg"]) for spec in BLOCKS]
    cutters = []
    for cave in CAVES.values():
        o = lofted(cave_rings(cave, .014, .35), p["berg"], True, "cutter")
        bm = bmesh.new()
        bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
        cutters.append(o)
    carve(first, others, cutters)
    for cave in CAVES.values():
        inside = cave_rings(cave)
        lining = lofted(inside, p["cave"], False, "lining")
        lining.data.use_auto_smooth, lining.data.auto_smooth_angle = True, math.radians(50)
        tube(inside[0], .034, p["rim"], 10, closed=True)
    crack(p)

def crack(p):
    """Blue light from behind both peaks, down the crack between them, and along the waterline."""
    for at, look, w in (((-1.5, 7.55, 4.6), (-1.9, 8, 5.0), 16), ((-.35, 7.52, 4.1), (-.2, 8, 5.2), 26), ((.8, 7.52, 3.9), (1.1, 8, 4.4), 18),
                        ((-2.6, 7.52, 2.6), (-2.9, 8, 3.0), 14), ((1.6, 7.52, 2.9), (2.0, 8, 3.2), 12)):
        area(at, look, .8, w, (1, 1, 1), "halo", group_="neon")
    neon([(-2.56, 4.43, .03), (-.90, 4.00, .03), (-.79, 3.77, .03), (.2, 4.06, .03), (.96, 4.29, .03)], p["neon"], .013)
