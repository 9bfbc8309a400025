"""Materials, built from nodes by `Shader`, which keeps node graphs readable as nested calls."""
import bpy

MATS = {}

class Shader:
    """Tiny node-graph builder.  s.n('ShaderNodeTexNoise', Scale=3).outputs..."""
    def __init__(self, tree):
        self.t = tree
        self.t.nodes.clear()

    def n(self, kind, out=0, **inputs):
        node = self.t.nodes.new("ShaderNode" + kind)
        props = inputs.pop("props", {})
        for k, v in props.items():
            setattr(node, k, v)
        for k, v in inputs.items():
            key = int(k[1:]) if k[0] == "i" and k[1:].isdigit() else k.replace("_", " ")
            self.put(node.inputs[key], v)
        return node.outputs[out]

    def put(self, sock, v):
        if hasattr(v, "is_output"):
            self.t.links.new(v, sock)
        elif sock.type == "RGBA" and len(v) == 3:
            sock.default_value = (*v, 1)
        else:
            sock.default_value = v

    # frequently used pieces
    def coord(self, which="Object", scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0), jitter=False):
        c = self.n("TexCoord", which)
        if jitter:                                    # per-object offset, so planks differ
            r = self.n("ObjectInfo", "Random")
            c = self.n("VectorMath", i0=c, i1=self.n("VectorMath", i0=(37, 19, 53), i3=r, props={"operation": "SCALE"}))
        return self.n("Mapping", Vector=c, Scale=scale, Location=loc, Rotation=rot)

    def noise(self, vec, scale, detail=4, rough=.55, dist=0, out="Fac"):
        return self.n("TexNoise", out, Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        return self.n("Math", i0=a, i1=b, i2=c, props={"operation": op, "use_clamp": clamp})

    def ramp(self, fac, *stops, interp="LINEAR"):
        node = self.t.nodes.new("ShaderNodeValToRGB")
        el = node.color_ramp.elements
        node.color_ramp.interpolation = interp
        while len(el) < len(stops):
            el.new(.5)
        for e, (pos, col) in zip(el, stops):
            e.position = pos
            e.color = (*col, 1) if isinstance(col, tuple) else (col, col, col, 1)
        self.put(node.inputs[0], fac)
        return node.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        return self.n("MixRGB", Fac=fac, Color1=a, Color2=b, props={"blend_type": mode})

    def bump(self, height, strength=.3, dist=.02):
        return self.n("Bump", Height=height, Strength=strength, Distance=dist)

    def principled(self, **k):
        return self.n("BsdfPrincipled", **k)

    def surface(self, bsdf, out="OutputMaterial"):
        node = self.t.nodes.new("Shader" + "Node" + out)
        self.t.links.new(bsdf, node.inputs[0])

def material(name):
    """Decorator-free cache: returns (material, Shader or None when already built)."""
    if name in MATS:
        return MATS[name], None
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    MATS[name] = m
    return m, Shader(m.node_tree)

def plain(name, color, rough=.5, metal=0.0, coat=0.0, bump=0.0, bump_scale=60, sheen=0.0):
    m, s = material(name)
    if s:
        k = dict(Base_Color=color, Roughness=rough, Metallic=metal, Clearcoat=coat, Sheen=sheen)
        if bump:
            k["Normal"] = s.bump(s.noise(s.coord(), bump_scale, 5), bump, .01)
        s.surface(s.principled(**k))
    return m

def wood(name, dark, light, axis="x", scale=1.0, rough=.42, coat=0.0):
    """Grain stretched along one axis, with growth rings, pores and per-plank variation."""
    m, s = material(name)
    if s:
        st = {"x": (.12, 1, 1), "y": (1, .12, 1), "z": (1, 1, .12)}[axis]
        c = s.coord("Object", tuple(k * scale for k in st), jitter=True)
        warp = s.noise(c, 2.2, 3, .5, out="Color")
        cw = s.n("VectorMath", i0=c, i1=s.n("VectorMath", i0=warp, i3=.35, props={"operation": "SCALE"}))
        rings = s.n("TexWave", "Fac", Vector=cw, Scale=5.5, Distortion=2.6, Detail=3,
                    props={"wave_type": "RINGS", "rings_direction": axis.upper()})
        fine = s.noise(s.coord("Object", tuple(k * scale * f for k, f in zip(st, (1, 1, 1))), jitter=True), 55, 5, .65)
        g = s.math("ADD", s.math("MULTIPLY", rings, .26), s.math("MULTIPLY", fine, .74))
        col = s.ramp(g, (.22, dark), (.70, light))
        var = s.n("ObjectInfo", "Random")
        col = s.n("HueSaturation", Color=col, Value=s.math("MULTIPLY_ADD", var, .34, .83), Saturation=s.math("MULTIPLY_ADD", var, .2, .80))
        s.surface(s.principled(Base_Color=col, Roughness=s.math("MULTIPLY_ADD", fine, .2, rough - .1), Clearcoat=coat,
                               Normal=s.bump(fine, .10, .004)))
    return m

def terrazzo(name, ground, stones, scale=24):
    """Terrazzo: polished, chips of stone in a pale ground."""
    m, s = material(name)
    if s:
        v = s.n("VectorMath", i0=s.coord(), i1=s.noise(s.coord(), 9, 2, out="Color"))
        near = s.n("TexVoronoi", "Distance", Vector=v, Scale=scale)
        own = s.n("SeparateXYZ", 0, i0=s.n("TexVoronoi", "Color", Vector=v, Scale=scale))
        tone = s.ramp(own, *[(k / len(stones), c) for k, c in enumerate(stones)], interp="CONSTANT")
        s.surface(s.principled(Base_Color=s.mix(s.ramp(near, (.34, 1.0), (.40, 0.0)), ground, tone), Roughness=.30, Specular=.45))
    return m

def marble(name, base, vein, scale=1.0, rough=.12):
    m, s = material(name)
    if s:
        c = s.coord("Object", (scale,) * 3, jitter=False)
        w = s.noise(c, 1.1, 7, .6, out="Color")
        cw = s.n("VectorMath", i0=c, i1=s.n("VectorMath", i0=w, i3=1.5, props={"operation": "SCALE"}))
        v1 = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(cw, 1.2, 5, .55), .5))
        v2 = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(cw, 3.1, 6, .6), .5))
        a = s.ramp(v1, (0, 1.0), (.010, .30), (.032, 0.0))
        b = s.ramp(v2, (0, .40), (.012, 0.0))
        col = s.mix(s.mix(1, a, b, "LIGHTEN"), base, vein)
        cloud = s.ramp(s.noise(c, 1.7, 5), (.3, .75), (.7, 1.0))
        s.surface(s.principled(Base_Color=s.mix(1, col, cloud, "MULTIPLY"), Roughness=rough, Specular=.5))
    return m

def stone(name, dark, light, scale=1.0, rough=.75, bump=.6):
    m, s = material(name)
    if s:
        c = s.coord("Object", (scale,) * 3, jitter=True)
        n = s.noise(c, 2.5, 9, .62)
        col = s.ramp(n, (.3, dark), (.7, light))
        col = s.n("HueSaturation", Color=col, Value=s.math("MULTIPLY_ADD", s.n("ObjectInfo", "Random"), .5, .75))
        s.surface(s.principled(Base_Color=col, Roughness=rough, Normal=s.bump(n, bump, .05)))
    return m

def plaster(name, dark, light):
    """Trowelled by hand: soft clouds, faint strokes; objects that touch read as one piece."""
    m, s = material(name)
    if s:
        c = s.coord()
        cloud, stroke = s.noise(c, 1.3, 4), s.noise(s.coord(scale=(1, 1, .4)), 7, 5, .6, .6)
        tone = s.math("MULTIPLY_ADD", stroke, .35, s.math("MULTIPLY", cloud, .65))
        s.surface(s.principled(Base_Color=s.ramp(tone, (.35, dark), (.65, light)), Roughness=.85, Specular=.25, Normal=s.bump(tone, .35, .02)))
    return m

def fabric(name, color, scale=1.0, sheen=.4, weave=220):
    m, s = material(name)
    if s:
        c = s.coord("Object", (scale,) * 3)
        h = s.n("TexVoronoi", "Distance", Vector=c, Scale=weave)
        big = s.noise(c, 5, 4)
        col = s.mix(s.ramp(big, (.3, 0.0), (.75, .5)), color, tuple(k * .6 for k in color))
        s.surface(s.principled(Base_Color=col, Roughness=.9, Sheen=sheen, Specular=.15, Normal=s.bump(h, .35, .004)))
    return m

def boucle(name, color):
    """Looped or shaggy cloth: strong soft bump."""
    m, s = material(name)
    if s:
        c = s.coord()
        h = s.noise(c, 70, 3, .6)
        col = s.mix(s.ramp(h, (.35, .55), (.6, 0.0)), color, tuple(k * .5 for k in color))
        s.surface(s.principled(Base_Color=col, Roughness=.95, Sheen=.5, Specular=.1, Normal=s.bump(h, .9, .02)))
    return m

def glass(name="glass", tint=(.96, .98, 1), rough=0.0, mirror=.7):
    """Thin pane: see-through plus Fresnel mirror.  Lets light through without caustic noise."""
    m, s = material(name)
    if s:
        fr = s.n("LayerWeight", "Fresnel", Blend=.12)
        fr = s.math("MULTIPLY_ADD", fr, mirror, .02)
        s.surface(s.n("MixShader", i0=fr, i1=s.n("BsdfTransparent", Color=tint),
                      i2=s.n("BsdfGlossy", Roughness=rough, Color=(1, 1, 1))))
    return m

def pane(name="pane", tint=(.96, .98, 1)):
    """Glass without its mirror: thin bright lines reflected in it would need hundreds of samples to close."""
    m, s = material(name)
    if s:
        s.surface(s.n("BsdfTransparent", Color=tint))
    return m

def emission(name, color, strength):
    m, s = material(name)
    if s:
        s.surface(s.n("Emission", Color=color, Strength=strength))
    return m

def tube_light(name, strength, seen):
    """Light of `strength` for the scene, of `seen` for the eye: a bright tube whose core keeps its colour."""
    m, s = material(name)
    if s:
        eye = s.n("LightPath", "Is Camera Ray")
        s.surface(s.n("Emission", Color=(1, 1, 1), Strength=s.math("MULTIPLY_ADD", eye, seen - strength, strength)))
    return m

def unsampled(m):
    """Found by chance only: a large faint light would take the samples that small bright ones need."""
    m.cycles.sample_as_light = False

def water(name, color=(.01, .05, .06), wave=.05, scale=1.2, glow=None, glow_strength=0.0):
    """Opaque-bodied water: dark or lit colour under a rippled mirror (clean at low samples)."""
    m, s = material(name)
    if s:
        c = s.coord("Object")
        h = s.math("ADD", s.noise(c, scale, 3, .5, .4), s.math("MULTIPLY", s.noise(c, scale * 4.5, 3), .25))
        nrm = s.bump(h, 1.0, wave)
        fr = s.n("Fresnel", IOR=1.33, Normal=nrm)
        if glow:
            unsampled(m)
            caus = s.n("TexVoronoi", "Distance", Vector=s.n("VectorMath", i0=c, i1=s.noise(c, 1.5, 2, out="Color")),
                       Scale=1.7, props={"feature": "SMOOTH_F1"})
            body = s.n("Emission", Color=glow, Strength=s.math("MULTIPLY_ADD", s.math("POWER", caus, 2.2), glow_strength * 1.6, glow_strength * .35))
        else:
            body = s.n("BsdfDiffuse", Color=color)
        s.surface(s.n("MixShader", i0=fr, i1=body, i2=s.n("BsdfGlossy", Roughness=.03, Normal=nrm)))
    return m

def flame_card(name="flame", strength=8.0):
    """Fire on a plane: noise-eaten teardrop in local x-z (1 x 1), transparent around."""
    m, s = material(name)
    if s:
        unsampled(m)
        c = s.coord("Generated")
        r = s.n("ObjectInfo", "Random")
        x, _, z = (s.n("SeparateXYZ", k, i0=c) for k in range(3))
        nz = s.n("TexNoise", "Fac", Vector=s.n("VectorMath", i0=s.n("Mapping", Vector=c, Scale=(3.0, 1, 1.6)),
                 i1=s.n("VectorMath", i0=(31, 17, 57), i3=r, props={"operation": "SCALE"})), Scale=1.6, Detail=5, Distortion=.7)
        sway = s.math("MULTIPLY", s.math("SUBTRACT", nz, .5), s.math("MULTIPLY", z, .9))
        d = s.math("ABSOLUTE", s.math("ADD", s.math("SUBTRACT", x, .5), sway))
        half = s.math("MULTIPLY", s.math("POWER", s.math("SUBTRACT", 1, z, clamp=True), .8), .36)
        edge = s.math("SUBTRACT", 1, s.math("DIVIDE", d, s.math("ADD", half, .001)), clamp=True)
        body = s.math("MULTIPLY", edge, s.ramp(nz, (.3, .25), (.6, 1.0)))
        foot = s.ramp(z, (0, 0.0), (.06, 1.0), (.7, .8), (1, 0.0))
        a = s.math("MULTIPLY", body, foot, clamp=True)
        col = s.ramp(a, (0, (.8, .06, .0)), (.35, (1, .22, .02)), (.8, (1, .62, .18)))
        a2 = s.math("POWER", a, 1.3)
        s.surface(s.n("AddShader", i0=s.n("Emission", Color=col, Strength=s.math("MULTIPLY", a2, strength)),
                      i1=s.n("BsdfTransparent", Color=(1, 1, 1))))
    return m

def steam_card(name="steam", color=(.8, .9, 1), strength=.12):
    """Wisp of steam on a plane (additive, so no sorting, no volume noise)."""
    m, s = material(name)
    if s:
        unsampled(m)
        c = s.coord("Generated")
        r = s.n("ObjectInfo", "Random")
        x, _, z = (s.n("SeparateXYZ", k, i0=c) for k in range(3))
        v = s.n("VectorMath", i0=s.n("Mapping", Vector=c, Scale=(1.3, 1, .8)), i1=s.n("VectorMath", i0=(31, 17, 57), i3=r, props={"operation": "SCALE"}))
        nz = s.noise(v, 2.2, 6, .6, 1.2)
        d = s.math("MULTIPLY", s.math("ABSOLUTE", s.math("SUBTRACT", x, .5)), 2)
        m1 = s.ramp(d, (0, 1.0), (1, 0.0), interp="EASE")
        m2 = s.ramp(z, (0, 0.0), (.12, 1.0), (1, 0.0), interp="EASE")
        a = s.math("MULTIPLY", s.math("MULTIPLY", m1, m2), s.ramp(nz, (.42, 0.0), (.75, 1.0)))
        s.surface(s.n("AddShader", i0=s.n("Emission", Color=color, Strength=s.math("MULTIPLY", a, strength)),
                      i1=s.n("BsdfTransparent", Color=(1, 1, 1))))
    return m
