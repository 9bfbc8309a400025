"""Ground, water and mountains."""
import math
from mathutils import noise
from kit import *

def ground_material(kind, light=1.0):
    m, s = material("ground_" + kind)
    if not s:
        return m
    c = s.coord("Object")
    if kind == "snow":
        h = s.math("ADD", s.noise(c, .8, 6, .5), s.math("MULTIPLY", s.noise(c, 9, 3), .05))
        sp = s.math("GREATER_THAN", s.noise(c, 900, 0), .80)
        s.surface(s.principled(Base_Color=(.80, .85, .93), Roughness=s.math("MULTIPLY_ADD", sp, -.35, .7), Specular=.35, Normal=s.bump(h, .55, .2)))
    elif kind in ("desert", "beach"):
        n = s.noise(c, .5, 3)
        rip = s.n("TexWave", "Fac", Vector=s.n("Mapping", Vector=c, Rotation=(0, 0, .5)), Scale=1.5, Distortion=5, Detail=2, Detail_Scale=.7)
        h = s.math("ADD", s.math("MULTIPLY", rip, .35), s.math("MULTIPLY", s.noise(c, 60, 5), .12))
        pal = ((.36, .19, .10), (.56, .33, .18)) if kind == "desert" else ((.50, .40, .29), (.66, .56, .42))
        s.surface(s.principled(Base_Color=s.ramp(n, (.3, pal[0]), (.7, pal[1])), Roughness=.9, Specular=.2, Normal=s.bump(h, .3, .10)))
    else:
        n, f = s.noise(c, .55, 5, .6), s.noise(c, 9, 8, .7)
        col = s.mix(s.ramp(n, (.42, 0.0), (.6, 1.0)), s.ramp(f, (.3, (.012, .018, .007)), (.75, (.05, .07, .022))),
                    s.ramp(f, (.3, (.022, .015, .010)), (.75, (.075, .052, .032))))
        col = s.n("HueSaturation", Color=col, Value=light)
        s.surface(s.principled(Base_Color=col, Roughness=.95, Specular=.15, Normal=s.bump(f, .9, .08)))
    return m

def ground(env, rnd, flat=13):
    """Near terrain: level under the lodge, rolling farther out; sinks where there is a lake."""
    amp = {"snow": 1.3, "desert": 1.7, "beach": .7}.get(env.ground, 1.4)
    def height(x, y):
        r = math.hypot(x * .8, y - 3)
        k = min(1, max(0, (r - flat) / 22))
        k = k * k * (3 - 2 * k)
        z = -.38 + k * amp * (noise.noise((x * .045, y * .045, 3.1)) * 1.6 + noise.noise((x * .13, y * .13, 7.7)) * .5 + .7)
        if env.ground == "snow":
            z += .06 * noise.noise((x * .6, y * .6, 1))
        if env.lake == "front":
            z -= max(0, min(3.5, (-y - 5.5) * .8))
            z = z if y > -5 else min(z, -.42 - (-y - 5) * .3) if abs(x) < 40 + y else z
        if env.lake == "back":
            z -= max(0, min(4, (y - 17) * .22))
        return z
    sheet(-95, 95, -75, 115, height, ground_material(env.ground, env.light), 190, 190, "ground")
    if env.lake:
        w = water("lake", (.004, .012, .018), .035, .55)
        y0, y1 = (-900, 4) if env.lake == "front" else (16, 900)
        mesh([(-900, y0, -.85), (900, y0, -.85), (900, y1, -.85), (-900, y1, -.85)], [(0, 1, 2, 3)], w, "lake")
    mesh([(-2500, -2500, -4.2), (2500, -2500, -4.2), (2500, 2500, -4.2), (-2500, 2500, -4.2)], [(0, 1, 2, 3)], ground_material(env.ground), "far_ground")
    return height

def mountains(env, seed=0, view=1):
    """A ring of peaks, tallest towards view (+1: behind the lodge, -1: in front of its glass, 0: all around)."""
    if not env.mountains:
        return
    m, s = material("mountain_" + env.peaks)
    if s:
        c = s.coord("Object")
        n = s.noise(c, .035, 12, .66)
        nz = s.n("SeparateXYZ", 2, i0=s.n("NewGeometry", "Normal"))
        z = s.n("SeparateXYZ", 2, i0=s.n("TexCoord", "Object"))
        rock = s.ramp(n, (.36, (.012, .014, .020)), (.64, (.085, .085, .095)))
        if env.peaks == "mesa":
            lay = s.noise(s.n("Mapping", Vector=c, Scale=(.004, .004, .16)), 1.0, 6, .7, .3)     # beds of uneven thickness
            rock = s.ramp(s.math("ADD", s.math("MULTIPLY", n, .5), s.math("MULTIPLY", lay, .5)), (.2, (.10, .035, .02)), (.8, (.34, .14, .07)))
            col = rock
        elif env.peaks == "hills":
            col = s.ramp(n, (.35, (.008, .015, .014)), (.7, (.022, .034, .026)))
        else:
            snow = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", z, env.mountains * env.snowline), 2.2 / env.mountains),
                          s.math("MULTIPLY", s.math("SUBTRACT", n, .5), 1.6))
            snow = s.math("MULTIPLY", s.math("ADD", snow, s.math("MULTIPLY_ADD", nz, 1.9, -1.35)), 5.0, clamp=True)
            woods = s.ramp(s.math("ADD", s.math("MULTIPLY", z, 1 / env.mountains), s.math("MULTIPLY", n, .25)), (.25, 1.0), (.36, 0.0))
            col = s.mix(snow, s.mix(woods, rock, (.010, .018, .016)), (.62, .68, .78))
        s.surface(s.principled(Base_Color=col, Roughness=.9, Specular=.1, Normal=s.bump(n, 1.0, 7.0)))
    N, M, v, f = 620, 70, [], []
    for i in range(N):
        a = math.tau * i / N
        for j in range(M):
            t = j / (M - 1)
            r = 170 + 480 * t
            x, y = r * math.cos(a), r * math.sin(a)
            p = (x * .0052 + seed, y * .0052, seed * 1.7)
            ridge, amp, fr = 0, 1, 1
            for _ in range(8):
                ridge += amp * (1 - abs(noise.noise((p[0] * fr, p[1] * fr, p[2])))) ** 2
                amp, fr = amp * .5, fr * 2.05
            h = (ridge / 1.9) ** 1.6
            if env.peaks == "mesa":
                h = .12 * h + .9 * max(0, min(1, (noise.noise((x * .006 + 5, y * .006, seed)) - .12) * 14)) * (.75 + .25 * noise.noise((x * .003, y * .003, 9)))
            if env.peaks == "hills":
                h = .62 + .5 * noise.noise((x * .004 + seed, y * .004, 2)) + .10 * noise.noise((x * .016, y * .016,
                    seed)) + .03 * noise.noise((x * .07, y * .07, 3))
            bell = math.sin(math.pi * min(1, t * 1.15 + .02)) ** .9 if env.peaks != "mesa" else min(1, 3 * t)
            back = .4 + .6 * max(0, view * math.sin(a)) ** .8 if view else .85
            v.append((x, y, -5 + env.mountains * h * bell * back * (.75 + .5 * noise.noise((math.cos(a) * 2 + seed, math.sin(a) * 2, 4)))))
    for i in range(N):
        for j in range(M - 1):
            f.append((i * M + j, i * M + j + 1, ((i + 1) % N) * M + j + 1, ((i + 1) % N) * M + j))
    mesh(v, f, m, "mountains", smooth=True)
