"""Environments (one row of presets each) and their sky."""
import bpy, math
from dataclasses import dataclass
from mathutils import Vector
from kit import *

@dataclass
class Env:
    ground: str = "forest"                 # forest | snow | desert | beach
    trees: str = "pine"                    # pine | snowpine | palm | cactus
    n_trees: int = 420
    near: float = 15                       # trees keep this far from the lodge
    mountains: float = 190                 # height; 0 = none
    peaks: str = "snow"                    # snow | rock | mesa | hills
    snowline: float = .20                  # share of the height
    lake: str = ""                         # '' | front (water in front of the deck) | back
    # sky: zenith, middle, horizon, glow (linear RGB), in scene units
    zenith: tuple = (.010, .026, .095)
    middle: tuple = (.050, .085, .26)
    horizon: tuple = (.52, .30, .34)
    glow: tuple = (2.2, .75, .22)
    sun_az: float = 125                    # degrees, 90 = behind the lodge (+Y)
    stars: float = 1.0
    clouds: float = .5
    aurora: float = 0.0
    fold: float = 0.0                      # moves the aurora's bands; half a band is .8
    milky: float = 0.0                     # the Milky Way
    light: float = 1.0                     # how light plants and soil are: dusk was built around dark ones
    sun: float = 0.0                       # strength of the risen sun; 0: it has set
    sun_el: float = 1.72                   # degrees above the horizon

ENVS = {
    "alpine_dusk":  Env(),
    "forest_night": Env(mountains=130, zenith=(.003, .008, .03), middle=(.010, .03, .085), horizon=(.05, .10, .17), glow=(.25, .22, .25),
                        n_trees=620, clouds=.15, stars=1.6),
    "snow_aurora":  Env(ground="snow", trees="snowpine", mountains=210, zenith=(.003, .010, .035), middle=(.012, .035, .10),
                        horizon=(.07, .12, .20), glow=(.35, .25, .3), aurora=1.0, clouds=.0, stars=1.5, n_trees=360),
    "desert_dusk":  Env(ground="desert", trees="cactus", n_trees=70, mountains=85, peaks="mesa", near=11, zenith=(.012, .02, .07),
                        middle=(.10, .08, .19), horizon=(.75, .34, .24), glow=(2.6, .9, .25), clouds=.6),
    "lake_dusk":    Env(lake="front", mountains=200, n_trees=420, horizon=(.38, .26, .28)),
    "beach_dusk":   Env(ground="beach", trees="palm", n_trees=46, near=9, mountains=0, lake="back", zenith=(.010, .022, .08),
                        middle=(.10, .09, .22), horizon=(.85, .36, .26), glow=(2.8, .85, .22), clouds=.8, stars=.6),
}

# What a fine day changes in every landscape.  The sun stands before the house: its front is what the picture shows.
DAY = dict(zenith=(.045, .15, .44), middle=(.17, .36, .68), horizon=(.60, .70, .80), glow=(.30, .27, .22), stars=0, aurora=0, milky=0,
           sun=5.5, sun_el=40, light=2.6)

# ------------------------------------------------------------------ sky
def risen_sun(env):
    """The sun, and of the lamps the large ones indoors: beside a hundred lamps Cycles would hardly look at it."""
    for ob in [ob for ob in bpy.data.objects if ob.type == "LIGHT"]:
        if ob.data.energy < 500:
            bpy.data.objects.remove(ob)
        else:
            ob.data.energy *= .55
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.color, l.angle = env.sun, (1, .93, .82), math.radians(.6)
    ob = link(bpy.data.objects.new("sun", l))
    ob.rotation_euler = towards(env).to_track_quat("Z", "Y").to_euler()

def towards(env):
    """The sun's direction."""
    az, el = math.radians(env.sun_az), math.radians(env.sun_el)
    return Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))

def milky_way(s, d, up, strength):
    """A band of faint light and dust across the sky, with its own small stars."""
    across = Vector((-.14, 1, .10)).cross(Vector((-.56, .32, .77))).normalized()
    off = s.n("VectorMath", "Value", i0=d, i1=tuple(across), props={"operation": "DOT_PRODUCT"})
    wide = s.n("Mapping", Vector=d, Scale=(1, 1, 1))
    warp = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(wide, 2.6, 5), .5), .26)
    x = s.math("ADD", off, warp)
    band = s.math("EXPONENT", s.math("MULTIPLY", s.math("MULTIPLY", x, x), -32.0))
    core = s.math("EXPONENT", s.math("MULTIPLY", s.math("MULTIPLY", x, x), -170.0))
    dust = s.ramp(s.noise(wide, 5.5, 8, .62, .4), (.40, .12), (.62, 1.0))
    light = s.math("MULTIPLY", s.math("MULTIPLY_ADD", core, .9, band), s.math("MULTIPLY", dust, s.ramp(up, (.0, .15), (.25, 1.0))))
    vor = s.t.nodes.new("ShaderNodeTexVoronoi")
    s.put(vor.inputs["Vector"], d)
    vor.inputs["Scale"].default_value = 260
    small = s.math("MULTIPLY", s.ramp(vor.outputs["Distance"], (0, 1.0), (.16, 0.0)), s.n("SeparateColor", i0=vor.outputs["Color"]))
    light = s.math("MULTIPLY", light, s.math("MULTIPLY_ADD", small, 1.6, .22))
    tint = s.ramp(core, (0, (.55, .62, 1.0)), (1, (1.0, .84, .72)))
    return s.n("VectorMath", i0=tint, i3=s.math("MULTIPLY", light, s.math("MULTIPLY", s.n("LightPath", "Is Camera Ray"), strength * .9)),
               props={"operation": "SCALE"})

def sky(env, accent, strength=1.0, mirrored=1.0):
    """`mirrored`: the part of it that a mirror shows."""
    w = bpy.context.scene.world
    s = Shader(w.node_tree)
    d = s.n("TexCoord", "Generated")
    x, y, z = (s.n("SeparateXYZ", k, i0=d) for k in range(3))
    up = s.math("MAXIMUM", z, 0.0)
    base = s.ramp(up, (0, env.horizon), (.10, tuple(.55 * a + .45 * b for a, b in zip(env.horizon, env.middle))), (.32, env.middle), (.85, env.zenith))
    sun = towards(env)
    dot = s.n("VectorMath", "Value", i0=d, i1=tuple(sun), props={"operation": "DOT_PRODUCT"})
    lobe = s.math("ADD", s.math("POWER", s.math("MAXIMUM", dot, 0.0), 5.0), s.math("MULTIPLY", s.math("POWER", s.math("MAXIMUM", dot, 0.0), 60.0), 1.2))
    lobe = s.math("MULTIPLY", lobe, s.math("POWER", s.math("SUBTRACT", 1.0, up, clamp=True), 7.0))
    col = s.mix(1, base, s.n("VectorMath", i0=env.glow, i3=lobe, props={"operation": "SCALE"}), "ADD")
    if env.clouds:                      # long streaks, lit from below by the sunset
        p = s.n("Mapping", Vector=d, Scale=(1.0, 1.0, 6.5))
        n = s.ramp(s.noise(p, 2.1, 8, .6, .5), (.5, 0.0), (.74, 1.0))
        band = s.ramp(up, (0.01, 0.0), (.07, 1.0), (.30, .5), (.6, 0.0))
        m = s.math("MULTIPLY", s.math("MULTIPLY", n, band), env.clouds)
        shade, bright = ((.62, .68, .76), (1.05, 1.03, 1.0)) if env.sun else (tuple(.55 * a for a in env.middle),
            tuple(.30 * a + .25 * b for a, b in zip(env.glow, env.horizon)))
        lit = s.mix(s.math("POWER", s.math("MAXIMUM", dot, 0.0), 2.0), shade, bright)
        col = s.mix(m, col, lit)
    if env.aurora:
        px, py = s.math("DIVIDE", x, s.math("ADD", up, .35)), s.math("DIVIDE", y, s.math("ADD", up, .35))
        v = s.n("CombineXYZ", i0=px, i1=py)
        curl = s.noise(v, .9, 4, .5, .6)
        fold = s.math("ADD", s.math("MULTIPLY_ADD", py, 1.15, env.fold), s.math("MULTIPLY", curl, 3.2))
        ribbon = s.math("POWER", s.math("SUBTRACT", 1.0, s.math("ABSOLUTE", s.math("SINE", s.math("MULTIPLY", fold, 1.9))), clamp=True), 2.6)
        rays = s.ramp(s.noise(s.n("Mapping", Vector=v, Scale=(9, 2.2, 1)), 1.5, 3), (.3, .45), (.75, 1.0))
        fade = s.ramp(up, (.02, 0.1), (.16, 1.0), (.55, .55), (.95, .1))
        a = s.math("MULTIPLY", s.math("MULTIPLY", ribbon, rays), s.math("MULTIPLY", fade, env.aurora * 1.3))
        tint = s.ramp(up, (.08, tuple(.25 * c + .75 * k for c, k in zip(accent, (.05, 1, .42)))), (.55, (.35, .10, .8)))
        col = s.mix(1, col, s.n("VectorMath", i0=tint, i3=a, props={"operation": "SCALE"}), "ADD")
    if env.stars:                       # only where nothing is in front, so no noise and no denoiser halos
        vor = s.t.nodes.new("ShaderNodeTexVoronoi")
        s.put(vor.inputs["Vector"], d)
        vor.inputs["Scale"].default_value = 130
        pick = s.n("SeparateColor", i0=vor.outputs["Color"])
        keep = s.math("GREATER_THAN", pick, .80)
        disc = s.ramp(vor.outputs["Distance"], (0, 1.0), (.10, 0.0))
        mag = s.math("POWER", s.n("SeparateColor", 1, i0=vor.outputs["Color"]), 3.0)
        direct = s.math("MULTIPLY", s.n("LightPath", "Is Camera Ray"), s.math("LESS_THAN", s.n("LightPath", "Transparent Depth"), .5))
        st = s.math("MULTIPLY", s.math("MULTIPLY", keep, disc), s.math("MULTIPLY_ADD", mag, 1.6, .10))
        st = s.math("MULTIPLY", st, s.math("MULTIPLY", s.ramp(up, (.06, 0.0), (.5, 1.0)), direct))
        col = s.mix(1, col, s.n("VectorMath", i0=(.85, .92, 1), i3=s.math("MULTIPLY", st, env.stars), props={"operation": "SCALE"}), "ADD")
    if env.milky:
        col = s.mix(1, col, milky_way(s, d, up, env.milky), "ADD")
    if mirrored < 1:
        strength = s.math("MULTIPLY_ADD", s.n("LightPath", "Is Glossy Ray"), strength * (mirrored - 1), strength)
    s.surface(s.n("Background", Color=col, Strength=strength), "OutputWorld")
    w.cycles.sampling_method, w.cycles.sample_map_resolution = "MANUAL", 512
