"""Plants, and the garden that holds them."""
import bpy, math, random
from mathutils import Vector, noise
from kit import *
from sky import ENVS, sky
from land import ground, mountains

def needles(snow, light=1.0):
    m, s = material("needles_snow" if snow else "needles")
    if s:
        r = s.n("ObjectInfo", "Random")
        n = s.noise(s.coord(), 1.6, 3)
        col = s.ramp(n, (.25, (.010, .028, .014)), (.75, (.035, .075, .028)))
        col = s.n("HueSaturation", Color=col, Hue=s.math("MULTIPLY_ADD", r, .05, .475), Value=s.math("MULTIPLY_ADD", r, .6 * light, .7 * light))
        if snow:
            nz = s.n("SeparateXYZ", 2, i0=s.n("NewGeometry", "True Normal"))
            k = s.math("MULTIPLY", s.math("ABSOLUTE", nz), s.ramp(s.noise(s.coord(), 3.2, 3), (.38, 0.0), (.55, 1.0)))
            col = s.mix(s.ramp(k, (.3, 0.0), (.55, 1.0)), col, (.78, .84, .92))
        s.surface(s.n("MixShader", i0=.25, i1=s.n("BsdfDiffuse", Color=col), i2=s.n("BsdfTranslucent", Color=col)))
    return m

def pine(seed, snow=False, light=1.0, H=13.0):
    """Conifer: whorls of drooping boughs, each bough a fishbone of needle blades."""
    rnd = random.Random(seed)
    v, f = [], []
    def tri(a, b, c):
        i = len(v); v.extend((a, b, c)); f.append((i, i + 1, i + 2))
    R = H * rnd.uniform(.19, .25)
    z = H * .07
    while z < H * .985:
        t = z / H
        L = R * (1 - t) ** .85 * rnd.uniform(.8, 1.12) + .12
        nb = rnd.randint(8, 11) if t < .8 else 6
        for k in range(nb):
            az = math.tau * (k + rnd.uniform(-.35, .35)) / nb + z * 3
            d = Vector((math.cos(az), math.sin(az), 0))
            side = Vector((-d.y, d.x, 0))
            ll, droop = L * rnd.uniform(.55, 1.12), rnd.uniform(.22, .6) * (1 - .6 * t)
            zb = min(H * .985, z + rnd.uniform(-.022, .022) * H)      # break up the tiers
            steps = max(4, int(ll / .17))
            for i in range(1, steps + 1):
                q = i / steps
                p = Vector((0, 0, zb)) + d * ll * q + Vector((0, 0, -droop * ll * q * q + .10 * ll * q * (1 - q) * 2))
                wl = .50 * (1.08 - q * .70) * (.35 + .65 * min(1, ll)) * rnd.uniform(.7, 1.15)
                th = .11 + .06 * (1 - t)
                for sg in (-1, 1):
                    tip = p + side * sg * wl + d * wl * .75 + Vector((0, 0, -wl * rnd.uniform(.12, .5)))
                    tri(p - d * th, tip, p + d * th + Vector((0, 0, .03)))
                if i == steps:
                    tri(p - side * .07, p + d * .35 + Vector((0, 0, -.08)), p + side * .07)
        z += H * (.013 + .014 * (1 - t)) * rnd.uniform(.85, 1.2)
    me = mesh(v, f, needles(snow, light), "pine")
    tr = tube([(0, 0, 0), (0, 0, H)], .17, stone("bark", (.02, .014, .01), (.07, .05, .035), 3), 8, taper=lambda q: 1 - .95 * q)
    return me, tr

def palm(seed, light=1.0, H=8.5):
    rnd = random.Random(seed)
    lean = rnd.uniform(.8, 2.2)
    path = [(lean * (i / 12) ** 2, .15 * math.sin(i * .6), H * i / 12) for i in range(13)]
    tr = tube(path, .17, stone("palmbark", (.05, .035, .022), (.17, .12, .08), 2.5), 10, taper=lambda q: 1.15 - .5 * q)
    v, f = [], []
    top = Vector(path[-1])
    for k in range(19):
        az, pitch, L = math.tau * k / 19 * 2.4 + rnd.uniform(-.2, .2), rnd.uniform(-.15, .95), rnd.uniform(2.3, 3.1)
        d, side = Vector((math.cos(az), math.sin(az), 0)), Vector((-math.sin(az), math.cos(az), 0))
        for i in range(1, 30):
            q = i / 29
            p = top + d * L * q * .95 + Vector((0, 0, L * (math.sin(pitch) * q - .75 * q * q)))
            wl = .75 * max(0, math.sin(math.pi * min(1, q * .93 + .1))) ** .7
            for sg in (-1, 1):
                tip = p + side * sg * wl * .8 + d * wl * .55 + Vector((0, 0, -wl * rnd.uniform(.35, .75)))
                b = len(v); v.extend((p - d * .04, tip, p + d * .045)); f.append((b, b + 1, b + 2))
    me = mesh(v, f, needles(False, light), "palm")
    return me, tr

def cactus(seed, H=4.2):
    rnd = random.Random(seed)
    m, s = material("cactus")
    if s:
        w = s.n("TexWave", "Fac", Vector=s.coord(), Scale=4, Distortion=.5)
        s.surface(s.principled(Base_Color=s.ramp(w, (.2, (.018, .04, .018)), (.8, (.06, .11, .045))), Roughness=.7))
    with Recorder() as r:
        cap = lambda q: math.sqrt(max(.02, 1 - max(0, (q - .85) / .15) ** 2))
        tube([(0, 0, H * i / 14) for i in range(15)], .24, m, 14, taper=cap)
        for k in range(rnd.randint(1, 3)):
            a, h0, up = rnd.uniform(0, 6.28), H * rnd.uniform(.35, .55), H * rnd.uniform(.25, .4)
            d = Vector((math.cos(a), math.sin(a), 0))
            pts = [Vector((0, 0, h0)) + d * (.75 * math.sin(min(1, q / 5) * math.pi / 2)) + Vector((0, 0,
                .28 * (1 - math.cos(min(1, q / 5) * math.pi / 2)) + max(0, q - 5) / 8 * up)) for q in range(14)]
            tube(pts, .15, m, 12, taper=cap)
    return tuple(r.objects)

def boulder(seed, mat, detail=4):
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    for vt in bm.verts:
        p = vt.co * 1.1 + Vector((seed * 7.3, 0, 0))
        vt.co *= .8 + .45 * noise.noise(p) + .16 * noise.noise(p * 3) + .06 * noise.noise(p * 8)
        vt.co.z *= .65
    me = bpy.data.meshes.new("boulder"); bm.to_mesh(me); bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = link(bpy.data.objects.new("boulder", me))
    return (ob,)

def tuft(seed, mat):
    rnd = random.Random(seed)
    v, f = [], []
    for i in range(46):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0, .22)
        b = Vector((r * math.cos(a), r * math.sin(a), 0)); h = rnd.uniform(.12, .42)
        o = Vector((math.cos(a), math.sin(a), 0)) * h * rnd.uniform(.2, .7)
        s = Vector((-math.sin(a), math.cos(a), 0)) * .009
        k = len(v)
        v.extend((b - s, b + s, b + o * .45 + Vector((0, 0, h * .7)) + s * .6, b + o * .45 + Vector((0, 0, h * .7)) - s * .6, b + o + Vector((0, 0, h))))
        f.extend(((k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)))
    ob = mesh(v, f, mat, "tuft")
    return (ob,)

def scatter(kinds, n, where, height, rnd, scale, sink=.1):
    """Plant n linked copies at points accepted by where(x, y); the models themselves are hidden."""
    for src in (o for k in kinds for o in k):
        src.hide_render = True
    done = tries = 0
    while done < n and tries < n * 60:
        tries += 1
        p = where(rnd)
        if p is None:
            continue
        x, y = p
        sc, rot, tilt = scale(rnd), rnd.uniform(0, 6.28), rnd.uniform(-.04, .04)
        z = height(x, y) - sink * sc
        for src in rnd.choice(kinds):
            copy(src, (x, y, z), (tilt, tilt, rot), sc)
        done += 1

def plant(env, rnd, view_clear, view=1):
    """Trees, rocks and ground cover.  view_clear(x, y) is true where the view must stay open."""
    height = ground(env, rnd)
    mountains(env, rnd.randint(0, 50), view)
    dry = lambda x, y: not (env.lake == "front" and y < -4) and not (env.lake == "back" and y > 15)
    def ring(near, far, power=.65, keep=view_clear):
        def pick(r):
            a, d = r.uniform(0, math.tau), near + (far - near) * r.random() ** power
            x, y = d * math.cos(a), 3 + d * math.sin(a)
            return (x, y) if dry(x, y) and not keep(x, y) else None
        return pick
    if env.trees in ("pine", "snowpine"):
        kinds = [pine(i, env.trees == "snowpine", env.light) for i in range(5)]
        scatter(kinds, env.n_trees, ring(env.near, 85), height, rnd, lambda r: r.uniform(.45, 1.1))
    elif env.trees == "palm":
        scatter([palm(i, env.light) for i in range(4)], env.n_trees, ring(env.near, 48), height, rnd, lambda r: r.uniform(.75, 1.25))
    elif env.trees == "cactus":
        scatter([cactus(i) for i in range(5)], env.n_trees, ring(env.near, 70), height, rnd, lambda r: r.uniform(.6, 1.25))
    rock = stone("boulder", (.03, .03, .032), (.14, .135, .13), .9) if env.ground != "desert" else stone("boulder_red", (.10, .04, .025), (.32, .16, .09), .9)
    scatter([boulder(i, rock) for i in range(4)], 60, ring(10.5, 50), height, rnd, lambda r: r.uniform(.2, 1.1), .2)
    if env.ground in ("forest", "beach", "desert"):
        col = {"forest": tuple(env.light * c for c in (.035, .06, .018)), "beach": (.16, .17, .07), "desert": (.22, .17, .09)}[env.ground]
        g = plain("grass_" + env.ground, col, .8)
        n = {"forest": 5200, "beach": 500, "desert": 420}[env.ground]
        never = lambda x, y: abs(x) < 9.2 and -15 < y < 16
        scatter([tuft(i, g) for i in range(6)], n, ring(6, 42, .7, never), height, rnd, lambda r: r.uniform(.6, 1.7), .02)
    return height

def garden_lights(height, spots, watts=140, color=(1, .62, .30)):
    """Warm lights at the feet of trees: gives a night garden its depth."""
    for x, y in spots:
        lamp((x, y, height(x, y) + .5), watts, color, .15)
