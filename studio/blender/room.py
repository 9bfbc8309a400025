"""What every room shares: neutral palette, the A-frame shell, the light; and the landscape seen from it."""
import math, random
from kit import *
import exterior
from nature import sky, plant, garden_lights
from exterior import planks, slope_x

HW, HT = 5.0, 8.6                               # half width and ridge height; y 0 is the glass gable
# the middle of each room's rug
RUGS = {
    "pond": (0, 6.0), "den": (.1, 5.6), "pit": (0, 4.7), "loft": (.1, 3.5), "parlour": (.3, 5.0), "veranda": (-.45, 5.0), "hall": (.6, 5.45),
    "facet": (-2.95, 5.15),
    "floe": (-.60, 4.55),
    "club": (2.55, 1.75),
    "hollow": (-.15, 2.35),
    "regatta": (.75, 3.45),
    "teahouse": (0, 4.35),
    "ripple": (0, 5.0),
    "council": (0, 4.9),
    "spiral": (0, 4.3),
    "fire": (0, 4.9), "stove": (0, 4.9), "kiva": (0, 4.75), "library": (0, 4.68), "ingle": (0, 4.05), "ribbon": (.1, 4.5), "granite": (0, 3.9),
    "woodpile": (0, 4.1),
    "oculus": (0, 4.05),
    "lighthouse": (.15, 2.95),
    "cinema": (0, 5.92),
    "kota": (0, 4.35),
    "launchpad": (0, 5.2),
    "sunset": (0, 4.35),
    "penguin": (0, 4.55),
    "loom": (0, 3.2), "skylight": (-.85, 4.75), "bunks": (-1.9, 3.3), "lookout": (0, 1.85), "canopy": (0, 4.45), "boxbed": (0, 3.25),
    "chamber": (0, 2.1), "gallery": (2.0, 3.9), "moongate": (0, 4.1), "raft": (1.98, 1.05),
    "cabana": (-.40, .98),
    "ledges": (-1.30, 3.0),
    "observatory": (1.0, 6.05),
    "boulder": (.20, 1.25),
    "slipstream": (0, 2.05),
    "iceberg": (-.55, 2.85),
    "soaking": (.75, 5.35), "plunge": (-1.2, 5.35), "twins": (-.9, 5.4), "cedar": (-.6, 5.2), "grotto": (-1.15, 5.35),
    "sauna": (.75, 5.6), "planetarium": (2.0, 5.35),
    "hewn": (-.15, 5.55),
    "compass": (0, 5.6),
    "icehole": (1.35, 5.55),
    "prism": (-2.36, 2.95),
    "breeze": (-1.35, 4.0),
    "curl": (1.15, 5.75),
    "barrel": (1.98, 5.55),
    "tidepool": (0, 5.3),
    "windpump": (0, 6.3)}
# where each room's neon sign hangs on its back wall (its middle), and its width
SIGNS = {
    "pond": ((-.20, 10.33, 6.78), .90), "den": ((-.2, 9.90, 2.85), 1.25), "pit": ((0, 9.93, 3.1), 1.25), "loft": ((0, 7.93, 5.1), 1.25),
    "parlour": ((.95, 8.16, 3.2), 1.25), "veranda": ((.1, 9.93, 3.35), 1.25), "hall": ((0, 8.33, 3.3), 1.25),
    "facet": ((0, 8.37, 2.42), 1.15),
    "floe": ((-1.15, 10.13, 3.35), 1.25),
    "club": ((1.30, 9.53, 3.70), 1.25),
    "hollow": ((0, 4.22, 3.28), 1.0),
    "regatta": ((.0, 4.80, 3.72), .95),
    "teahouse": ((0, 10.13, 3.4), 1.35),
    "ripple": ((.9, 10.13, 2.85), 1.25),
    "council": ((0, 10.13, 3.58), 1.3),
    "spiral": ((0, 9.93, 3.42), 1.25),
    "fire": ((0, 7.35, 2.85), 1.25), "stove": ((-.2, 7.90, 2.85), 1.25), "kiva": ((0, 7.26, 2.95), 1.25), "library": ((0, 7.55, 2.6), 1.25),
    "ingle": ((0, 6.26, 3.0), 1.25), "ribbon": ((0, 6.57, 2.86), 1.35), "granite": ((0, 6.64, 3.1), 1.2),
    "woodpile": ((0, 6.765, 2.95), .95),
    "oculus": ((0, 7.42, 4.85), 1.0),
    "lighthouse": ((-1.92, 7.25, 2.85), 1.1),
    "cinema": ((0, 7.17, 4.80), .86),
    "kota": ((-2.12, 7.32, 3.25), 1.0),
    "launchpad": ((2.0, 7.62, 2.75), 1.2),
    "sunset": ((0, 6.87, 1.88), .92),
    "penguin": ((-2.12, 7.62, 2.72), 1.1),
    "loom": ((0, 5.93, 4.52), 1.05), "skylight": ((-.85, 7.32, 3.05), 1.1), "bunks": ((0, 7.32, 3.65), 1.1), "lookout": ((0, 7.32, 3.35), 1.1),
    "canopy": ((0, 7.32, 2.15), 1.0), "boxbed": ((0, 4.95, 2.98), .62), "chamber": ((0, 6.13, 2.2), 1.1), "gallery": ((0, 8.5, 4.35), 1.55),
    "moongate": ((0, 7.42, 4.2), 1.1), "raft": ((0, 7.32, 3.3), 1.15),
    "cabana": ((0, 7.32, 3.3), 1.15),
    "ledges": ((0, 7.32, 3.3), 1.15),
    "observatory": ((-1.62, 7.32, 3.28), .95),
    "boulder": ((-.86, 7.24, 4.62), .92),
    "slipstream": ((0, 6.68, 2.95), 1.1),
    "iceberg": ((.55, 7.94, 6.1), .95),
    "soaking": ((0, 6.94, 3.65), 1.1), "plunge": ((0, 6.94, 3.75), 1.1), "twins": ((0, 6.94, 3.75), 1.1),
    "cedar": ((0, 6.94, 3.75), 1.1), "grotto": ((0, 6.94, 3.65), 1.1), "sauna": ((0, 6.94, 3.65), 1.1),
    "planetarium": ((1.1, 6.94, 3.5), 1.0),
    "hewn": ((0, 6.94, 3.6), 1.1),
    "compass": ((0, 6.94, 3.5), 1.1),
    "icehole": ((0, 6.94, 3.5), 1.1),
    "prism": ((0, 6.99, 6.02), .80),
    "breeze": ((0, 6.94, 4.35), 1.1),
    "curl": ((0, 6.94, 3.75), 1.1),
    "barrel": ((-.75, 6.94, 3.75), 1.1),
    "tidepool": ((0, 6.94, 3.95), 1.05),
    "windpump": ((0, 7.34, 3.62), 1.1)}

def curtain_cloth(name, color):
    """Half of the light goes through."""
    m, s = material(name)
    if s:
        c = s.mix(s.ramp(s.noise(s.coord(), 3, 4), (.3, 0.0), (.75, .35)), color, tuple(.7 * k for k in color))
        s.surface(s.n("MixShader", i0=.45, i1=s.n("BsdfDiffuse", Color=c), i2=s.n("BsdfTranslucent", Color=c)))
    return m

def lit_shade(name, strength):
    """Lamp shade lit from inside: brightest near the bulb, never burnt out."""
    m, s = material(name)
    if s:
        z = s.n("SeparateXYZ", 2, i0=s.coord("Generated"))
        glow = s.ramp(z, (0, .75), (.4, 1.0), (1, .42), interp="EASE")
        s.surface(s.n("Emission", Color=(1, .60, .29), Strength=s.math("MULTIPLY", glow, strength)))
    return m

def palette():
    """Pale and neutral: dress.py colours every group of materials for a lodge, and darkening needs no more samples."""
    return dict(
        cedar=wood("cedar", (.27, .20, .145), (.43, .33, .245), "y", 1, .5),
        cedar_z=wood("cedar_z", (.25, .185, .135), (.40, .305, .225), "z", 1, .5),
        beam=wood("beam", (.085, .062, .046), (.21, .155, .115), "z", 1, .42, .1),
        oak=wood("oak_floor", (.20, .15, .105), (.35, .27, .195), "x", 1, .32, .12),
        walnut=wood("walnut", (.085, .058, .040), (.24, .165, .115), "x", 1, .38, .15),
        walnut_z=wood("walnut_z", (.085, .058, .040), (.24, .165, .115), "z", 1, .38, .15),
        bark=stone("bark", (.05, .032, .02), (.17, .11, .07), 5), endgrain=wood("endgrain", (.30, .19, .10), (.55, .39, .24), "y", 2, .7),
        black=plain("black_steel", (.014, .014, .015), .35, .6), brass=plain("brass", (.62, .42, .19), .24, 1.0),
        marble=marble("marble_dark", (.09, .088, .086), (.40, .37, .33), .42, .14),
        white=marble("marble_white", (.62, .61, .59), (.30, .29, .28), .55, .14),
        slate=stone("slate", (.05, .05, .052), (.17, .168, .165), 1.2, .55),
        pebble=stone("pebble", (.12, .115, .11), (.42, .40, .37), 3, .5),
        linen=fabric("linen", (.56, .53, .49)), cream=boucle("cream", (.58, .55, .51)), sofa=boucle("sofa", (.58, .55, .51)),
        rug=boucle("rug", (.52, .49, .45)),
        towel=boucle("towel", (.70, .68, .65)), duvet=fabric("duvet", (.70, .68, .65), 1, .5, 420),
        fur=boucle("fur", (.70, .67, .63)), sand=fabric("sand", (.42, .38, .33)), grey=fabric("grey", (.24, .235, .23)),
        camel=boucle("camel", (.32, .27, .22)), sage=fabric("sage", (.24, .24, .22)), rust=fabric("rust", (.28, .23, .20)),
        greige=fabric("greige", (.32, .295, .265), sheen=.8), cognac=plain("cognac", (.22, .175, .14), .42, bump=.12, bump_scale=45),
        curtain=curtain_cloth("curtain", (.60, .56, .51)),
        ceramic=plain("ceramic", (.72, .70, .68), .2, coat=.5), clay=plain("clay", (.24, .20, .17), .7, bump=.2),
        wax=plain("wax", (.82, .74, .60), .5), leaf=plain("leaf", (.05, .10, .045), .42), soil=plain("soil", (.02, .014, .01), .9),
        bulb=emission("bulb", (1, .62, .30), 4.2), flame=emission("candle_flame", (1, .58, .22), 9),
        shade=lit_shade("shade", 1.9), warm=emission("warm_strip", (1, .56, .24), 3.2),
        neon=emission("neon", (1, 1, 1), 6), glass=glass("glass_in", mirror=.05), pane=pane(),
        crystal=glass("crystal", (.94, .95, .96), mirror=1.0), mirror=plain("mirror", (.9, .9, .9), .02, 1.0))

# ------------------------------------------------------------------ shell
SKYLIGHT = (2.9, 5.2)                           # from and to this height, on the left slope

def spans(y0, y1, holes):
    """What is left of y0..y1 without the holes."""
    for a, b in holes:
        yield y0, a
        y0 = b
    yield y0, y1

def skylight(p, y0, y1, heights):
    """Black frame around an opening of the left slope."""
    (za, zb), out = heights, .10
    x = lambda z: -slope_x(z, HW, HT)
    for z in heights:
        beam((x(z), y0, z), (x(z), y1, z), .10, .16, p["black"], .004)
    for y in (y0, y1):
        beam((x(za), y, za), (x(zb), y, zb), .10, .16, p["black"], .004, up=(0, 1, 0))
    mesh([(x(za) - out, y0, za), (x(za) - out, y1, za), (x(zb) - out, y1, zb), (x(zb) - out, y0, zb)], [(0, 1, 2, 3)], p["pane"], "skylight")

def a_frame(p, rnd, depth, rafters, floor="oak", skylights=(), pit=None, heights=SKYLIGHT):
    """`skylights`: from and to this y each, in the left slope, all between `heights`; `pit`: x0, x1, y0, y1 of an opening in the floor, in whole metres where tiles lie."""
    floor_boards(p, rnd, depth, floor, pit)
    for sx in (-1, 1):
        n = 34
        for i in range(n):                               # roof lining, board by board
            z0, z1 = HT * i / n + .004, HT * (i + 1) / n - .004
            x0, x1 = slope_x(z0, HW, HT), slope_x(z1, HW, HT)
            a = [(sx * x0, z0), (sx * max(0, x0 - .04), z0), (sx * max(0, x1 - .04), z1), (sx * x1, z1)]
            holes = skylights if sx < 0 and heights[0] < z1 and z0 < heights[1] else ()
            for y0, y1 in spans(-1.3, depth, holes):
                prism(a if sx < 0 else a[::-1], y0, y1, p["cedar"], name="lining")
        if sx > 0 or not skylights:
            prism([(sx * (HW + .02), 0), (sx * (HW + .4), 0), (0, HT + .6), (0, HT + .03)][:: -sx or 1], -1.4, depth + .1, p["black"])
    for y0, y1 in skylights:
        skylight(p, y0, y1, heights)
    for sx in (-1, 1):
        for y in rafters:                                # dark rafters with a light line beside
            beam((sx * (HW - .12), y, 0), (0, y, HT - .2), .20, .13, p["beam"], .01, up=(0, 1, 0))
            neon([(sx * (HW - .28), y, .05), (0, y, HT - .48)], p["neon"], .011)
        for z in (2.75, 5.35):                           # purlins
            x = slope_x(z, HW, HT) - .14
            for y0, y1 in spans(.05, depth, skylights if sx < 0 and heights[0] < z < heights[1] else ()):
                beam((sx * x, y0, z), (sx * x, y1, z), .10, .14, p["beam"], .008)
        neon([(sx * (HW - .16), .1, .03), (sx * (HW - .16), depth - .1, .03)], p["neon"], .012)
        beam((sx * (HW - .08), depth - .06, 0), (0, depth - .06, HT - .14), .12, .10, p["beam"], .006, up=(0, 1, 0))
    for y in rafters:                                    # collar ties
        beam((-1.95, y, 5.2), (1.95, y, 5.2), .12, .20, p["beam"], .01)
    beam((0, -.2, HT - .35), (0, depth, HT - .35), .16, .26, p["beam"], .01)
    for i in range(42):                                  # back wall
        x = -HW + 2 * HW / 42 * (i + .5)
        h = HT * (1 - (abs(x) - .12) / HW)
        box((2 * HW / 42 - .005, .05, h), (x, depth, h / 2), p["cedar_z"], bevel=.004, seg=1)
    back = depth + .06                                   # no sky between the boards
    mesh([(-HW - .1, back, -.1), (HW + .1, back, -.1), (0, back, HT + .1)], [(0, 1, 2)], p["black"], "back")
    gable(p)

def floor_boards(p, rnd, depth, floor, pit=None):
    if floor == "oak":
        x0, x1, y0, y1 = pit or (HW, HW, -.05, depth)
        for a, b, c, d in ((-HW, x0, -.05, depth), (x0, x1, -.05, y0), (x0, x1, y1, depth), (x1, HW, -.05, depth)):
            if a < b and c < d:
                planks(a, b, c, d, 0, p["oak"], rnd, .19, .003)
        return
    x0, x1, y0, y1 = pit or (HW, HW, 0, 0)
    for i in range(-5, 5):                               # large stone tiles
        for j in range(int(depth)):
            if x0 < i + .5 < x1 and y0 < j + .5 < y1:
                continue
            box((.996, .996, .04), (i + .5, j + .5, -.02), p[floor], bevel=.002, seg=1)

def gable(p):
    mesh([(-HW, 0, 0), (HW, 0, 0), (0, 0, HT)], [(0, 1, 2)], p["pane"], "gable_glass")
    for x in (-3.4, -1.7, 0, 1.7, 3.4):
        beam((x, 0, 0), (x, 0, HT * (1 - abs(x) / HW) - .1), .05, .12, p["black"], .004)
    for z in (2.75, 5.35):
        beam((-slope_x(z, HW, HT), 0, z), (slope_x(z, HW, HT), 0, z), .06, .12, p["black"], .004)
    for sx in (-1, 1):
        beam((sx * HW, 0, 0), (0, 0, HT), .09, .14, p["black"], .004, up=(0, 1, 0))

# ------------------------------------------------------------------ outside and light
def outside(env, rnd):
    """The sky lights the room but is not seen: its window is cut out, any landscape goes behind it (composite.py)."""
    sky(env, (.05, 1, .42), 1.5, .25)     # it is the same for all lodges: in a mirror it must not outshine the night outside
    bpy.context.scene.world.lightgroup = "sky"
    area((-20, 6, 26), (0, -30, 2), 16, 20000, (.50, .64, 1), "moon", group_="sky")
    meadow = mesh([(-900, -900, -.4), (900, -900, -.4), (900, 900, -.4), (-900, 900, -.4)], [(0, 1, 2, 3)], plain("meadow", (.05, .06, .05), .9), "meadow")
    meadow.visible_camera = False

def landscape(env, rnd):
    """What a room's window looks at (towards -Y), with its deck and fire pit, seen from one place for all rooms."""
    sky(env, (.05, 1, .42), 1.5)          # aurora in its natural green
    clear = lambda x, y: abs(x) < 10 + .25 * abs(y) and -26 < y < 14
    h = plant(env, rnd, clear, view=-1)
    garden_lights(h, ((-13, -13), (-8, -24), (3, -29), (10, -23), (15, -12)), 420)
    area((-20, 6, 26), (0, -30, 2), 16, 20000, (.50, .64, 1), "moon")
    area((0, 3.5, 3.2), (0, -6, 0), (8, 3), 260, (1, .78, .52), "spill")          # the room's own light on its deck
    exterior.fire_pit(exterior.palette(), (-2.2, -3.6, 0))
    planks(-9, 9, -6.2, 4.5, -.03, wood("deck_o", (.085, .048, .028), (.25, .15, .088), "x", 1, .4), rnd)
    return {"window": ((.9, 5.4, 1.55), (.9, -5, 1.55), None)}

def emblem_light(at):
    """What a lodge's neon sign gives the room; the sign itself is drawn later (sign.py), each lodge has its own."""
    area((at[0], at[1] - .04, at[2]), (at[0], at[1] - 5, at[2]), .9, 4.5, (1, 1, 1), "emblem", group_="neon")

def ambience(depth, level=1.0):
    """Warm light from the ridge and the eaves, cool sky light from the glass."""
    area((0, depth * .47, 7.2), (0, depth * .47, 0), (.9, depth * .6), 360 * level, (1, .84, .66), "ridge")
    area((0, -4, 5), (0, 4, 1.5), (7, 4), 300, (.42, .55, 1), "window_sky", group_="sky")
    for x in (-1, 1):
        area((x * 4.55, depth * .48, .25), (x * 2.4, depth * .48, 4.3), (.12, depth * .8), 80 * level, (1, .74, .48), "cove")
