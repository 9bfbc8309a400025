"""One enormous smooth boulder, as the desert rounds them, and a sun of woven rings that rises behind it."""
import math
from kit import *

AT, HALF = (-.05, 7.05, .95), (2.62, 1.98, 2.78) # the boulder's middle; half its width, depth and height
FACES = (((.78, -.18, .60), 2.02), ((-.92, -.30, .24), 2.12), ((-.34, -.86, .38), 1.72), ((.30, -.25, .92), 2.30), ((.45, -.88, -.10), 1.78))

def rock():
    """Pale granite of the high desert, rose and gold; it keeps its colour."""
    m, s = material("monolith")
    if s:
        c = s.coord()
        cloud, grain, streak = s.noise(c, .8, 5, .55), s.noise(c, 26, 3, .5), s.noise(s.coord(scale=(1.2, 1.2, .16)), 2.2, 4, .55)
        tone = s.math("ADD", s.math("MULTIPLY", cloud, .50), s.math("ADD", s.math("MULTIPLY", grain, .22), s.math("MULTIPLY", streak, .28)))
        col = s.ramp(tone, (.32, (.23, .125, .07)), (.50, (.42, .26, .15)), (.66, (.58, .41, .265)))
        s.surface(s.principled(Base_Color=col, Roughness=.88, Specular=.2, Normal=s.bump(s.math("ADD", cloud, s.math("MULTIPLY", grain, .25)), .45, .03)))
    return m

def sunlit(name="woven_sun", light=.34):
    """Palm fibre with light in it."""
    m, s = material(name)
    if s:
        s.surface(s.principled(Base_Color=(.58, .20, .025, 1), Roughness=.85, Emission=(1, .26, .03, 1), Emission_Strength=light))
    return m

def on_boulder(t, a):
    """`t` from its front to its back, `a` round that line."""
    u = Vector((math.sin(t) * math.cos(a), -math.cos(t), math.sin(t) * math.sin(a)))
    u /= sum(abs(k) ** 2.5 for k in u) ** (1 / 2.5)
    v = Vector([c * h for c, h in zip(u, HALF)])
    out = u.normalized()
    v += out * (.34 * noise.noise(v * .52 + Vector((3.1, 0, 1.7))) + .07 * noise.noise(v * 1.5) + .014 * noise.noise(v * 5))
    for n, off in FACES:                         # flattened by weather
        n = Vector(n).normalized()
        v -= n * .66 * max(0, v.dot(n) - off)
    d = v.dot(Vector((.52, .10, .85))) - .80 + .22 * noise.noise(v * .6 + Vector((0, 5, 0)))
    v -= out * .13 * math.exp(-(d / .045) ** 2)  # where frost has split it
    v.x -= .16 * v.z
    return v + Vector(AT)

def boulder(p):
    n, m = 420, 190
    v = [on_boulder(.004 + math.pi * .66 * j / m, math.tau * k / n) for j in range(m + 1) for k in range(n)]
    f = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(m) for k in range(n)]
    f = [q for q in f if max(v[i].z for i in q) > -.05]
    mesh(v, f + [tuple(range(n - 1, -1, -1))], p["rock"], "monolith", smooth=True)

def woven_sun(p, x, wall, z, r):
    """Rings of fibre, domed; a ring of light behind the rim makes the wall glow."""
    circle = lambda q, out: [(x + q * math.cos(math.tau * k / 120), wall - out, z + q * math.sin(math.tau * k / 120)) for k in range(120)]
    dome = lambda q: .12 + .13 * (1 - (q / r) ** 2)
    v = circle(r - .02, .10) + circle(r * .6, .19) + circle(.04, dome(0) - .02)
    mesh(v, [(120 * j + k, 120 * j + (k + 1) % 120, 120 * j + 120 + (k + 1) % 120, 120 * j + 120 + k) for j in range(2) for k in range(120)] + [tuple(range(240, 360))], p["sun_back"], "sun", smooth=True)
    rings = int(r / .092)
    for k in range(rings):
        q = r * (k + .6) / rings
        tube(circle(q, dome(q)), .040, p["sun"], 8, closed=True)
    neon(circle(r + .045, .055), p["neon"], .022, closed=True)
    for k in range(16):                          # the glow on the wall
        t = math.tau * k / 16
        c, s = math.cos(t), math.sin(t)
        area((x + (r - .04) * c, wall - .09, z + (r - .04) * s), (x + (r + .42) * c, wall, z + (r + .42) * s), .12, 14, (1, 1, 1), "halo", group_="neon")
    area((x - .4, wall - 2.2, z + 1.5), (x, wall, z), .9, 30, (1, .72, .40), "on_sun", 70)
