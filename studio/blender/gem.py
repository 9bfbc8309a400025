"""What is cut in the great room: a fire in a tall gem, a table of one dark slab, prisms of light hung over it."""
import bmesh, math
from kit import *
from furniture import bowl, candle, folded, vase, wine_glass
from room_kiva import soot
from round_sofa import bent

Y, RIDGE = 9.35, 10.2                            # the gem's axis; where its flue leaves the room
FRONT = 8.40                                     # the upright facet with the fire and the sign
MOUTH = [(-.62, .60), (.62, .60), (.90, 1.02), (.62, 1.46), (-.62, 1.46), (-.90, 1.02)]     # (x, z) of the fire's opening
# the corners of the stone: its upright facet, its foot, its waist, its back, where the flue begins
CORNERS = [(-.74, FRONT, .34), (.70, FRONT, .34), (1.36, FRONT, 1.36), (.98, FRONT, 3.02), (.04, FRONT, 4.30), (-.98, FRONT, 3.12), (-1.36, FRONT, 1.52),
           (-.70, 8.62, 0), (.70, 8.62, 0), (1.10, Y, 0), (-1.10, Y, 0), (.70, 10.1, 0), (-.70, 10.1, 0),
           (2.08, Y - .12, 1.70), (-2.08, Y + .10, 2.02), (1.25, 10.3, 1.7), (-1.30, 10.3, 1.4), (.85, 10.2, 3.3), (-.85, 10.2, 3.5),
           (.24, Y - .22, 6.7), (-.24, Y - .22, 6.7), (.30, Y, 6.7), (-.30, Y, 6.7), (.22, Y + .22, 6.7), (-.22, Y + .22, 6.7)]

def cut_stone():
    """Pale limestone, sawn: faint clouds, each plane as light as it faces the lamps."""
    m, s = material("gem")
    if s:
        facing = s.n("VectorMath", "Value", i0=s.n("NewGeometry", "Normal"), i1=(-.62, -.58, .40), props={"operation": "DOT_PRODUCT"})
        tone = s.ramp(s.math("MULTIPLY_ADD", facing, .5, .5), (.12, (.20, .20, .22)), (.5, (.42, .415, .415)), (.80, (.62, .615, .605)), (.97, (.84, .83, .81)))
        cloud = s.ramp(s.noise(s.coord(), 1.1, 5), (.3, .86), (.7, 1.0))
        s.surface(s.principled(Base_Color=s.mix(1, tone, cloud, "MULTIPLY"), Roughness=.38))
    return m

def cut_light(name, strength):
    """Frosted glass lit from inside: each facet has a brightness of its own, its rim mirrors."""
    m, s = material(name)
    if s:
        unsampled(m)
        n = s.n("NewGeometry", "Normal")
        facing = s.n("VectorMath", "Value", i0=n, i1=(-.70, -.45, .55), props={"operation": "DOT_PRODUCT"})
        height = s.n("SeparateXYZ", 2, i0=s.coord("Generated"))
        glow = s.ramp(s.math("MULTIPLY_ADD", facing, .5, .5), (.05, .10), (.5, .40), (.95, 1.0))
        tint = s.ramp(s.math("MULTIPLY_ADD", facing, .5, .5), (.2, (.62, .70, 1)), (.8, (1, .92, .82)))
        inner = s.math("MULTIPLY_ADD", s.ramp(height, (0, 0.0), (.5, 1.0), (1, .1)), .7, .55)
        s.surface(s.n("MixShader", i0=s.math("MULTIPLY", s.n("LayerWeight", "Facing", Blend=.25), .6),
                      i1=s.n("Emission", Color=tint, Strength=s.math("MULTIPLY", s.math("MULTIPLY", glow, inner), strength)),
                      i2=s.n("BsdfGlossy", Roughness=.08, Color=(.9, .92, 1))))
    return m

def hull(points, mat, bevel=.012, name="cut"):
    """The smallest body with flat faces around some points."""
    bm = bmesh.new()
    for c in points:
        bm.verts.new(c)
    bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.dissolve_limit(bm, angle_limit=.01, verts=bm.verts, edges=bm.edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = mesh([], [], mat, name)
    bm.to_mesh(ob.data); bm.free()
    if bevel:
        m = ob.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method = bevel, 2, "ANGLE"
    return ob

def gem(p, watts):
    """Pale stone in large planes, narrower at its foot, a slim flue of the same stone through the ridge."""
    stone_ = hull(CORNERS, p["gem"], 0, "gem")
    cutter = prism(MOUTH, FRONT - .2, FRONT + .75, None)
    cutter.hide_render = True
    cut = stone_.modifiers.new("mouth", "BOOLEAN")
    cut.object, cut.operation = cutter, "DIFFERENCE"
    m = stone_.modifiers.new("bevel", "BEVEL")
    m.width, m.segments, m.limit_method = .022, 2, "ANGLE"
    hull([(s * w, Y + t * d, z) for s in (-1, 1) for w, d, z in ((.24, .22, 6.7), (.15, .13, RIDGE)) for t in (-1, 1)]
         + [(s * w, Y, z) for s in (-1, 1) for w, z in ((.30, 6.7), (.20, RIDGE))], p["gem"], .008, "flue")
    # the fire
    ring = lambda y, k: [(x * k, y, 1.02 + (z - 1.02) * k) for x, z in MOUTH]
    a, b = ring(FRONT + .16, .988), ring(FRONT + .74, .86)
    mesh(a + b, [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [(6, 7, 8, 9, 10, 11)], soot(), "soot")
    y = FRONT + .40
    logs((-.22, y, .63), 4, .46, 3); logs((.24, y, .63), 4, .46, 7)
    fire((0, y, .63), 1.05, .60, .16, 13, .5 * watts, group_="fire")
    lamp((0, FRONT - .25, .95), .5 * watts, (1, .42, .12), .12, "fire")
    # the hearth: a thin dark slab in the floor, a line of light around the foot
    foot = [(-.95, 8.30), (.95, 8.30), (1.5, Y), (.95, 10.4), (-.95, 10.4), (-1.5, Y)]
    hull([(x, y, z) for x, y in foot for z in (0, .035)], p["slate"], .006, "hearth")
    neon([(x * 1.03, Y + (y - Y) * 1.03, .03) for x, y in foot], p["neon"], .013, closed=True)

# ------------------------------------------------------------------ the table
def carver(p, at, rot):
    """A barrel-backed chair, upholstered all over, on four dark feet."""
    with Recorder() as r:
        soft_box((.50, .50, .11), (0, -.03, .43), p["greige"], r=.045)
        bent(p["greige"], (0, -.02), .245, .325, 8, 172, .30, .84, .035, .035)
        for x in (-.19, .19):
            for y in (-.20, .17):
                tube([(x, y, .40), (x * 1.1, y * 1.1, 0)], .018, p["black"], 10)
    return group(r.objects, at, rot)

def place_laid(p, x, y, s):
    """Plate, napkin and glass; `s`: which side of the table."""
    lathe([(0, 0), (.10, 0), (.150, .018), (.145, .021), (.095, .007), (0, .007)], p["ceramic"], (x, y, .762), 48)
    folded(p, "linen", (x, y, .772), (.16, .09), 1, math.pi / 2, .018)
    wine_glass(p, (x - s * .20, y + .16, .76))

def slab_table(p, x, y, w=1.24, l=4.0):
    """Ten seats at one dark slab, its edges cut back below, on two cut feet."""
    quad = lambda a, b, z: [(x + s * a / 2, y + t * b / 2, z) for s in (-1, 1) for t in (-1, 1)]
    hull(quad(w, l, .76) + quad(w, l, .715) + quad(w - .34, l - .40, .64), p["slab"], .006)
    for t in (-1, 1):
        c = y + t * (l / 2 - .95)
        quad = lambda a, b, z: [(x + s * a / 2, c + q * b / 2, z) for s in (-1, 1) for q in (-1, 1)]
        hull(quad(.72, .86, .645) + quad(.34, .30, .32), p["slab"], .006); hull(quad(.34, .30, .33) + quad(.62, .74, 0), p["slab"], .006)
        carver(p, (x, y + t * (l / 2 + .18), 0), 0 if t > 0 else math.pi)
        place_laid(p, x, y + t * (l / 2 - .26), 1)
    for k in range(4):
        dy = (k - 1.5) * .84
        for s in (-1, 1):
            carver(p, (x + s * .76, y + dy, 0), -s * math.pi / 2)
            place_laid(p, x + s * .38, y + dy, s)
    for k, h in enumerate((.16, .10, .22, .13, .18, .09)):
        candle(p, (x + .05 * (-1) ** k, y - .35 + .13 * k, .76), h, .030, 1.6 if h > .15 else 0)
    for k in range(3):                                   # what is to be signed
        box((.21, .297, .004), (x + .06 + .012 * k, y - l / 2 + .62 + .01 * k, .763 + .004 * k), p["sheet"], (0, 0, .10 - .06 * k), 0)
    tube([(x + .20, y - l / 2 + .56, .779), (x + .24, y - l / 2 + .70, .779)], .008, p["brass"], 8)
    vase(p, (x, y + 1.05, .76), 1.0, "ceramic", 11, 5); bowl(p, (x, y - .95, .76), "brass", 1.3)

# ------------------------------------------------------------------ the light
def prisms(p, x, points):
    """Octahedra as tall as a child on rods under one long bar; each (y, z, radius): its waist is a dark ring."""
    y0, y1 = points[0][0] - .3, points[-1][0] + .3
    top = max(z for _, z, _ in points) + 1.15
    box((.07, y1 - y0, .06), (x, (y0 + y1) / 2, top), p["black"], bevel=.004)
    for y in (y0 + .25, y1 - .25):
        tube([(x, y, top), (x, y, RIDGE)], .011, p["black"], 8)
    for k, (y, z, r) in enumerate(points):
        n, turn, tall = 4, .35 + .5 * k, 2.35 * r
        ring = lambda h: [(x + r * math.cos(turn + math.tau * i / n), y + r * math.sin(turn + math.tau * i / n), z + h) for i in range(n)]
        for s in (-1, 1):                                # an upper and a lower half, a gap between them
            base = ring(s * .018)
            f = [(i, (i + 1) % n, n) for i in range(n)] + [tuple(range(n))]
            mesh(base + [(x, y, z + s * tall * (.92 if s > 0 else 1.08))], [q[::s] for q in f], p["prism"], "prism", bevel=.006)
        hull([(x + .9 * (a - x), y + .9 * (b - y), c) for a, b, c in ring(-.03) + ring(.03)], p["black"], 0, "waist")
        tube([(x, y, z + .86 * tall), (x, y, top)], .009, p["black"], 8)
    area((x, (y0 + y1) / 2, 1.95), (x, (y0 + y1) / 2, 0), (.5, y1 - y0), 70, (1, .86, .68), "table")
