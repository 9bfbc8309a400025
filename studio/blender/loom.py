"""A weaver's loom as high as the house: its cloth beam is the head of a bed, its threads rise and lean to a second beam under the ridge; an aurora is woven in them."""
import math
from kit import *

FOOT, TOP = (1.86, 6.62, 1.14), (1.0, 5.82, 6.02)    # half the threads' width, y, z: at the cloth beam, at the beam under the ridge
THREADS, ROWS = 176, 210
DYES = dict(midnight=(.010, .020, .075), blue=(.020, .075, .26), ice=(.40, .62, .72), green=(.045, .40, .19), lime=(.17, .66, .33), violet=(.17, .065, .40),
            plum=(.36, .10, .40), undyed=(.64, .60, .53))

def dyes():
    """Wool in colours of its own, some of the light going through: no lodge dyes it anew."""
    for name, color in DYES.items():
        m, s = material(f"wool_{name}")
        if s:
            h = s.noise(s.coord(), 70, 3, .6)
            c = s.mix(s.ramp(h, (.35, .45), (.65, 0.0)), color, tuple(.5 * k for k in color))
            bump = s.bump(h, .4, .006)
            s.surface(s.n("MixShader", i0=.28, i1=s.n("BsdfDiffuse", Color=c, Normal=bump), i2=s.n("BsdfTranslucent", Color=c)))
    return {name: MATS[f"wool_{name}"] for name in DYES}

def on_warp(u, v, out=0.0):
    """A place in the sheet of threads: u across, -1 to 1, v from beam to beam; `out` towards the room."""
    w, y, z = (a + (b - a) * v for a, b in zip(FOOT, TOP))
    lean = (TOP[1] - FOOT[1]) / (TOP[2] - FOOT[2])
    n = math.hypot(1, lean)
    return Vector((u * w, y - out / n, z + out * lean / n))

# ------------------------------------------------------------------ the aurora
def curtains_of_light(u, v):
    """How much of each curtain is at a place, and how far above its lower edge that is."""
    for k, (base, wave, phase, high) in enumerate(((.10, .045, .3, .26), (.31, .085, 2.4, .34), (.56, .060, 4.2, .36))):
        edge = base + wave * math.sin(2.5 * u + phase) + .022 * math.sin(6.6 * u + 2 * phase) + .06 * abs(u) * (k > 1)
        ray = .62 + .95 * noise.noise((u * 11 + 5 * k, .35 * v, k)) + .40 * noise.noise((u * 2.4, 7.0, k))
        up = (v - edge) / (high * max(.16, min(1.1, ray)))
        yield (max(0, 1 - up) if up > 0 else max(0, 1 + up * 14)) * min(1, .55 + ray), up

def dye_at(u, v, rnd):
    """The wool of one piece of weft, or None where the threads are bare."""
    ragged = .49 + .15 * noise.noise((u * 3.1, 2.2, 0)) + .17 * noise.noise((u * 13, 4.0, 0)) + .12 * abs(u) + .05 * rnd.random()
    best, up = max(curtains_of_light(u, v))
    if v > ragged and best * (1.15 - 1.3 * max(0, v - ragged)) < .24 + .20 * rnd.random():
        return None
    if v > .90 - .04 * rnd.random() or (abs(u) < .52 + .1 * rnd.random() and v > .53 + .06 * math.cos(3 * u)):
        return None
    tone = up + .08 * (rnd.random() - .5)
    if best > .15 + .07 * rnd.random():
        return "ice" if tone < .035 else "lime" if tone < .20 else "green" if tone < .50 else "violet" if tone < .74 else "plum"
    return "blue" if noise.noise((u * 2.3, v * 7, 3)) + .14 * (rnd.random() - .5) > .10 else "midnight"

def weave(wool, rnd):
    """Yarn over and under the threads, row by row; one mesh a colour."""
    parts = {name: ([], []) for name in wool}
    for j in range(ROWS):
        v0, v1 = .012 + .93 * j / ROWS, .012 + .93 * (j + .985) / ROWS
        for i in range(THREADS):
            u0, u1 = 2 * i / THREADS - 1, 2 * (i + 1) / THREADS - 1
            name = dye_at((u0 + u1) / 2, v0, rnd)
            if not name:
                continue
            v, f = parts[name]
            n, swing = len(v), .004 * (-1 if (i + j) % 2 else 1)
            for u, out in ((u0, -swing), (u1, swing)):
                v += [on_warp(u, v0 + (v1 - v0) * q, out + lift) for q, lift in ((0, .010), (.28, .016), (.72, .016), (1, .010))]
            f += [(n + k, n + 4 + k, n + 5 + k, n + 1 + k) for k in range(3)]
    for name, (v, f) in parts.items():
        if f:
            mesh(v, f, wool[name], "weave", smooth=True)

def warp(wool):
    """The threads, one mesh: from the cloth beam to the beam under the ridge."""
    v, f, r = [], [], .0042
    for i in range(THREADS + 1):
        u, n = 2 * i / THREADS - 1, len(v)
        for q in (-.01, 1.01):
            c = on_warp(u, q)
            v += [c + Vector((r * math.cos(t), -r * math.sin(t), 0)) for t in (math.tau * k / 4 for k in range(4))]
        f += [(n + k, n + (k + 1) % 4, n + 4 + (k + 1) % 4, n + 4 + k) for k in range(4)]
    mesh(v, f, wool["undyed"], "warp")

# ------------------------------------------------------------------ the frame
def shuttle(p, at, yarn, tilt):
    """A boat of pale wood, its bobbin full."""
    with Recorder() as r:
        path = [(-.24, 0, .012), (-.19, 0, 0), (-.08, 0, -.004), (.08, 0, -.004), (.19, 0, 0), (.24, 0, .012)]
        tube(path, .036, p["pale"], 14, taper=lambda q: (.12, .66, 1, 1, .66, .12)[round(q * 5)])
        tube([(-.11, -.030, 0), (-.08, -.030, 0), (.08, -.030, 0), (.11, -.030, 0)], .027, yarn, 14, taper=lambda q: (.4, 1, 1, .4)[round(q * 3)])
    for ob in r.objects:
        ob.rotation_euler = (0, tilt, 0)
    return group(r.objects, at)

def posts(p, wool):
    """Two uprights that lean with the threads, pegged; shuttles on pegs along them, a line of light behind each."""
    for s in (-1, 1):
        foot, knee, head = (s * (FOOT[0] + .20), FOOT[1] + .02, 0), (s * (FOOT[0] + .20), FOOT[1] + .02, FOOT[2]), (s * (TOP[0] + .13), TOP[1] + .02, TOP[2] + .10)
        beam(foot, (*knee[:2], knee[2] + .08), .17, .15, p["pale"], .014); beam(knee, head, .17, .15, p["pale"], .014, up=(0, 1, 0))
        neon([tuple(Vector(q) + Vector((s * .10, .06, 0))) for q in (foot, knee, head)], p["neon"], .011)
        for k, name in enumerate(("green", "violet", "ice", "blue", "lime", "plum")):
            c = on_warp(s, .075 + .135 * k, .16) + Vector((s * .17, 0, 0))
            tube([c + Vector((0, .11, -.045)), c + Vector((0, -.02, -.045))], .012, p["walnut_z"], 8)
            shuttle(p, c, wool[name], s * (.20 + .05 * (k % 3)))
            tube([c + Vector((0, -.03, -.02)), c + Vector((-s * .16, .02, -.10)), on_warp(s * .97, .045 + .135 * k, .02)], .004, wool[name], 5)

def beams(p, wool):
    """The cloth beam with cloth on it, felt under it; rods between the bare threads, the beam under the ridge."""
    w, y, z = FOOT
    y += .10
    tube([(-w - .34, y, z - .08), (-w - .30, y, z - .08), (w + .30, y, z - .08), (w + .34, y, z - .08)], .085, p["pale"], 24)
    for k in range(44):                                  # the woven cloth, wound up
        a, b = -w + 2 * w * k / 44, -w + 2 * w * (k + 1) / 44
        tube([(a, y, z - .08), (a + .012, y, z - .08), (b - .012, y, z - .08), (b, y, z - .08)], .132, wool["midnight" if k % 11 else "blue"], 24, taper=lambda q: (.94, 1, 1, .94)[round(q * 3)])
    for s in (-1, 1):
        cyl(.20, .05, (0, 0, 0), p["pale"], 48).matrix_world = Matrix.Translation((s * (w + .36), y, z - .08)) @ Matrix.Rotation(s * math.pi / 2, 4, "Y")
        for t in (math.tau * k / 8 for k in range(8)):
            tube([(s * (w + .385), y + .17 * math.cos(t), z - .08 + .17 * math.sin(t)), (s * (w + .385), y + .27 * math.cos(t), z - .08 + .27 * math.sin(t))], .018, p["pale"], 8)
    for k in range(5):
        soft_box((2 * w / 5 - .012, .14, .58), (-w + 2 * w * (k + .5) / 5, y - .01, .66), p["greige"], r=.055)
    for v, r in ((.855, .030), (.905, .030), (.955, .022)):
        a, b = on_warp(-1.10, v, .02), on_warp(1.10, v, .02)
        tube([a, b], r, p["pale"], 14)
        for end in (a, b):
            sphere(r * 1.7, end, p["pale"], 12)
    w, y, z = TOP
    tube([(-w - .20, y, z + .06), (w + .20, y, z + .06)], .095, p["pale"], 28)
    for k in range(30):
        x = -w + 2 * w * (k + .5) / 30
        tube([(x + .012 * math.cos(t), y + .100 * math.cos(t), z + .06 + .100 * math.sin(t)) for t in (math.tau * i / 20 for i in range(20))], .011, wool["undyed"], 6, closed=True)

def loom(p, wool, rnd):
    posts(p, wool); beams(p, wool); warp(wool); weave(wool, rnd)
    area((0, 7.20, 1.45), (0, 7.30, 5), (3.2, .10), 70, (1, .66, .36), "wall_glow"); area((0, 7.22, 4.9), (0, 5.6, 4.6), (1.5, 2.2), 60, (1, .68, .40), "behind_threads")
    area((0, 7.24, 2.6), (0, 6.2, 2.6), (3.2, 1.4), 34, (1, .74, .50), "through")
    area((-.2, 3.1, 3.9), (0, 6.3, 2.9), 1.7, 205, (1, .93, .84), "aurora", 130)
