"""The sound system of the party house: horns like flowers on white boxes, a record player, records; its bar."""
import math
from kit import *
from bar import bottle
from furniture import wine_glass

def horn(p, at, rot, rise=.86, mouth=.48):
    """A horn that grows out of its box and bends forward (towards -y), its lip in petals."""
    n, m, spine, pos = 40, 60, [], Vector((0, .10, at[2]))
    for k in range(n + 1):                       # straight up first, then forward
        q = k / n
        bend = max(0, (q - .34) / .66)
        a = math.radians(90 - 84 * (bend * bend * (3 - 2 * bend)))
        spine.append((pos.copy(), Vector((0, -math.cos(a), math.sin(a))), q))
        pos = pos + Vector((0, -math.cos(a), math.sin(a))) * (rise + .62) / n
    def rings(thick):
        out = []
        for c, t, q in spine:
            w = t.cross(Vector((1, 0, 0)))
            for k in range(m):
                b = math.tau * k / m
                r = (.042 + (mouth - .042) * (.16 * q + .84 * q ** 4.2)) * (1 + .075 * q ** 9 * abs(math.cos(4.5 * b))) - thick
                out.append(c + (Vector((1, 0, 0)) * math.cos(b) + w * math.sin(b)) * r)
        return out
    with Recorder() as made:
        v, size = rings(0) + rings(.012), (n + 1) * m
        wall = lambda o, turn: [(o + i * m + k, o + i * m + (k + 1) % m, o + (i + 1) * m + (k + 1) % m, o + (i + 1) * m + k)[::turn] for i in range(n) for k in range(m)]
        f = wall(0, 1) + wall(size, -1) + [(n * m + k, n * m + (k + 1) % m, size + n * m + (k + 1) % m, size + n * m + k) for k in range(m)]
        mesh(v, f, p["lacquer"], "horn", smooth=True)
        tube(v[n * m:size], .014, p["brass"], 8, closed=True)
        for c, z in ((.075, 0), (.058, .06)):
            cyl(c, .045, (0, .10, at[2] + z), p["brass"], 40)
    return group(made.objects, (at[0], at[1], 0), rot)

def loudspeaker(p, at, rot, h=.62):
    """A white box with one large cone, the horn on it."""
    with Recorder() as r:
        box((.56, .50, h - .06), (0, 0, .06 + (h - .06) / 2), p["walnut_z"], bevel=.02); box((.48, .42, .06), (0, 0, .03), p["black"], bevel=.004)
        z = .06 + (h - .06) / 2
        tube([(0, -.248, z), (0, -.268, z)], .215, p["brass"], 56); tube([(0, -.25, z), (0, -.272, z)], .195, p["black"], 56); sphere(.075, (0, -.262, z), p["lacquer"], 24, .8)
    group(r.objects, at, rot)
    horn(p, (at[0], at[1], h), rot)

def turntable(p, x, y, z, rot=0.0):
    with Recorder() as r:
        box((.46, .38, .07), (0, 0, .055), p["walnut"], bevel=.012)
        for dx in (-.18, .18):
            for dy in (-.14, .14):
                cyl(.025, .03, (dx, dy, -.005), p["black"], 16)
        cyl(.158, .022, (-.05, 0, .09), p["brass"], 64); cyl(.150, .008, (-.05, 0, .112), p["black"], 64, .002); cyl(.050, .004, (-.05, 0, .120), p["cream"], 40, .001)
        cyl(.030, .05, (.17, .12, .09), p["brass"], 24); tube([(.17, .12, .145), (.165, -.02, .145), (.08, -.09, .130)], .008, p["brass"], 8)
    group(r.objects, (x, y, z), rot)

def music_cabinet(p, x, y0, y1, rnd, h=.56, d=.48):
    """Low, of rattan poles between white boards, records in its open half; its front towards -x."""
    w = y1 - y0
    for z in (.10, h - .02):
        box((d, w, .04), (x, (y0 + y1) / 2, z), p["walnut"], bevel=.01)
    for y in (y0 + .02, y1 - .02, (y0 + y1) / 2):
        box((d - .02, .035, h - .12), (x, y, .05 + h / 2), p["walnut_z"], bevel=.004)
    box((.02, w - .04, h - .12), (x + d / 2 - .02, (y0 + y1) / 2, .05 + h / 2), p["walnut_z"], bevel=0)
    for y in (y0 + .08, y1 - .08):
        for dx in (-.17, .17):
            cyl(.022, .09, (x + dx, y, 0), p["brass"], 16)
    pole = tube([(0, 0, .13), (0, 0, h - .05)], .016, p["sand"], 8)
    pole.location = (0, 0, -9)
    half = (y0 + y1) / 2
    for k in range(int((half - y0 - .07) / .034)):
        copy(pole, (x - d / 2 + .03, y0 + .055 + .034 * k, 0))
    y = half + .05
    while y < y1 - .07:                          # sleeves
        t = rnd.uniform(.008, .014)
        box((.315, t, .315), (x - .05 + rnd.uniform(-.02, .02), y, .125 + .16), p[rnd.choice(["linen", "cream", "sage", "rust", "grey", "sand", "black"])], (0, 0, 0), bevel=.002, seg=1)
        y += t + .003

def ice_bucket(p, at):
    x, y, z = at
    lathe([(0, 0), (.095, 0), (.105, .02), (.130, .21), (.138, .22), (.128, .22), (.118, .19), (.095, .03), (0, .03)], p["brass"], at, 56)
    cyl(.116, .015, (x, y, z + .175), p["ceramic"], 40)
    with Recorder() as r:
        lathe([(0, .04), (.040, .04), (.042, .22), (.016, .30), (.016, .38), (.019, .385), (.019, .41), (0, .41)], p["bottle"], n=32)
    for o in r.objects:
        o.location, o.rotation_euler = (x - .01, y + .03, z + .02), (-.20, .22, 0)

def tray_table(p, at):
    """A round tray on crossed legs of rattan: ice and two glasses."""
    x, y, z = at
    for k in range(3):
        a = math.tau * k / 3 + .3
        c, s = math.cos(a), math.sin(a)
        tube([(x + .27 * c, y + .27 * s, z), (x - .06 * c - .05 * s, y - .06 * s + .05 * c, z + .25), (x - .26 * c, y - .26 * s, z + .47)], .017, p["sand"], 10)
    cyl(.36, .022, (x, y, z + .47), p["walnut"], 72); tube([(x + .36 * math.cos(t), y + .36 * math.sin(t), z + .50) for t in (math.tau * k / 64 for k in range(64))], .018, p["sand"], 10, closed=True)
    ice_bucket(p, (x + .05, y + .06, z + .493))
    wine_glass(p, (x - .19, y + .02, z + .493)); wine_glass(p, (x - .08, y - .18, z + .493))

def reed_bar(p, x, y0, y1, h=1.04):
    """A cocktail bar along the slope: a front of reeds towards +x, a white board, bottles."""
    w, mid = y1 - y0, (y0 + y1) / 2
    box((.40, w - .06, h - .10), (x, mid, .06 + (h - .10) / 2), p["walnut_z"], bevel=.01)
    pole = tube([(0, 0, .05), (0, 0, h - .05)], .026, p["sand"], 10)
    pole.location = (0, 0, -9)
    for k in range(int((w - .04) / .053)):
        copy(pole, (x + .22, y0 + .045 + .053 * k, 0))
    box((.58, w + .10, .045), (x + .03, mid, h), p["walnut"], bevel=.018); neon([(x + .27, y0 + .03, h - .05), (x + .27, y1 - .03, h - .05)], p["neon"], .011)
    for k, mat in enumerate(("bottle", "rust", "crystal", "lacquer", "bottle", "cream")):
        bottle(p, x - .10, y0 + .16 + .12 * k, h + .022, .26 + .03 * (k % 3), mat)

def bar_stool(p, x, y, h=.74):
    """Four legs of rattan, two hoops, a round cushion."""
    for k in range(4):
        c, s = math.cos(math.tau * (k + .5) / 4), math.sin(math.tau * (k + .5) / 4)
        tube([(x + .21 * c, y + .21 * s, 0), (x + .16 * c, y + .16 * s, h - .05)], .018, p["sand"], 10)
    for r, z in ((.195, .24), (.170, h - .07)):
        tube([(x + r * math.cos(t), y + r * math.sin(t), z) for t in (math.tau * k / 40 for k in range(40))], .014, p["sand"], 8, closed=True)
    lathe([(0, h - .06), (.17, h - .06), (.20, h - .03), (.20, h), (.17, h + .03), (0, h + .035)], p["cream"], (x, y, 0), 48)
