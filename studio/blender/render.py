"""blender -b --factory-startup -P render.py -- --scene exterior --view still --env alpine_dusk
      --accent '#9945FF' --size 1536x1024 --spp 32 --out master.npz [--pool] [--variant tall] [--threads 2]

Renders the scene twice with half the samples each (the denoiser compares the halves), with the neon in its own
light group, and stores the denoised linear layers: base, glow and depth of a landscape or an exterior.  A room stores its
light apart from its colours (see layers_of_room).  develop.py makes pictures of them."""
import bpy, sys, os, time, argparse, json, shutil, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, sky, exterior, grounds, interiors, passes, post, props

ap = argparse.ArgumentParser()
ap.add_argument("--scene", default="exterior"); ap.add_argument("--view", default="still")
ap.add_argument("--env", default="alpine_dusk"); ap.add_argument("--accent", default="#9945FF")
ap.add_argument("--size", default="768x512"); ap.add_argument("--spp", type=int, default=32)
ap.add_argument("--out", required=True); ap.add_argument("--threads", type=int, default=1)
ap.add_argument("--pool", action="store_true"); ap.add_argument("--seed", type=int, default=3)
ap.add_argument("--prop", choices=list(props.PROPS))                                  # renders only its part of the room
ap.add_argument("--variant", default="classic", choices=list(exterior.VARIANTS))      # exterior proportions
ap.add_argument("--lodge", default="")                                                # whose grounds these are
ap.add_argument("--day", type=float, default=0)                                       # by day: the sun's azimuth, degrees
ap.add_argument("--camera", type=json.loads)                                          # instead of the view's: [place, target, lens]
ap.add_argument("--house", type=json.loads)                                           # fits it into [left, right, top, bottom] of the picture
a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
W, H = map(int, a.size.split("x"))
accent, env = kit.srgb(a.accent), grounds.landscape(a.env, a.lodge, a.day)
pano = a.view in ("pano", "hearth")
round_ = pano and not a.prop       # a part has no left edge that meets its right one
room = a.scene in interiors.ROOMS and a.scene != "landscape"
WINDOW = (1.55, 1.85, .55)          # tangents: half width, up, down of the landscape seen from a room
LIGHTS = ("neon", "sky", "fire") if room else ("neon",)
FEATURES = ("Denoising Normal", "Denoising Albedo", "Denoising Depth")
COLORS = ("DiffCol", *passes.SLOTS, *passes.PLACES) if room else ()
T = {}

def clock(name, t0):
    T[name] = round(time.time() - t0, 1)

def aim(scene, cams):
    """Places the camera; returns what composite.py needs to know of it: kind, azimuth, tangents."""
    cam = bpy.data.cameras.new("cam")
    ob = kit.link(bpy.data.objects.new("cam", cam))
    loc, target, lens = a.camera or cams[a.view]
    look = kit.Vector(target) - kit.Vector(loc)
    ob.location = loc
    azimuth = float(np.arctan2(look.x, look.y))
    tilt = np.arctan2(look.z, np.hypot(look.x, look.y))  # level camera: the horizon stays straight, tilt becomes shift
    ob.rotation_euler = (np.pi / 2, 0, -azimuth)
    cam.clip_end, cam.clip_start = 5000, .02
    scene.camera = ob
    if pano:
        cam.type, cam.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
        return dict(kind="pano", azimuth=azimuth, at=loc)
    if a.scene == "landscape":
        half, up, down = WINDOW
        cam.lens, cam.shift_y = 18 / half, (up - down) / 2 / (2 * half)
    else:
        cam.lens, cam.shift_y = lens, np.tan(tilt) * lens / 36
        half = 18 / lens
    if a.house:
        half = fit_house(cam, ob)
    mid = cam.shift_y * 2 * half
    return dict(kind="flat", azimuth=azimuth, half=half, mid=mid, at=loc)

def fit_house(cam, ob):
    """Sets lens and shifts of a level camera so that the house fills the part `--house` of the picture; returns the
    tangent of half its width."""
    bpy.context.view_layer.update()
    seen = [ob.matrix_world.inverted() @ kit.Vector(corner) for corner in exterior.corners()]
    xs, ys = [-p.x / p.z for p in seen], [-p.y / p.z for p in seen]
    left, right, top, bottom = a.house
    half = max((max(xs) - min(xs)) / (right - left), (max(ys) - min(ys)) / (bottom - top) * W / H) / 2
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    cam.sensor_fit, cam.lens = "HORIZONTAL", 18 / half
    cam.shift_x = middle[0] / (2 * half) - ((left + right) / 2 - .5)
    cam.shift_y = middle[1] / (2 * half) - (.5 - (top + bottom) / 2) * H / W
    return half

def setup(scene):
    r, c = scene.render, scene.cycles
    r.engine, r.resolution_x, r.resolution_y, r.resolution_percentage = "CYCLES", W, H, 100
    r.threads_mode, r.threads, r.use_persistent_data, r.film_transparent = "FIXED", a.threads, True, room
    c.device, c.samples, c.use_denoising, c.use_adaptive_sampling = "CPU", max(1, a.spp // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 6, 3, 3, 24
    c.transmission_bounces, c.volume_bounces = 4, 0
    if a.scene == "landscape" or a.scene == "exterior" and pano:
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 2, 2
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, 2.5
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.light_sampling_threshold = 1.0, .02
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.3
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    for name in LIGHTS:
        vl.lightgroups.add(name=name)
    if room:
        vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = True
        passes.declare(vl)

def output_nodes(scene, folder, wanted):
    """File Output nodes: one uncompressed float EXR per pass."""
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec, fo.format.color_mode = "OPEN_EXR", "32", "NONE", "RGB"
    fo.file_slots.clear()
    for w in wanted:
        fo.file_slots.new(w)
        t.links.new(rl.outputs[w], fo.inputs[w])
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])

def half_render(scene, seed):
    t0 = time.time()
    folder = tempfile.mkdtemp(prefix="lodge_exr_")
    scene.cycles.seed = seed
    wanted = ["Image", *(f"Combined_{name}" for name in LIGHTS), *FEATURES]
    wanted += ["Alpha", "DiffDir", "DiffInd", *COLORS] * room
    output_nodes(scene, folder, wanted)
    scene.render.filepath = folder + "/x.png"
    bpy.ops.render.render()
    P = {w: post.read_exr(os.path.join(folder, w + "0001.exr")) for w in wanted}
    shutil.rmtree(folder)
    clock("render%d" % seed, t0)
    return P

def layers_of_room(A, B, feat):
    """A room's light without its colours: what falls on cloth and wood (diffuse), what shines off them and shines
    itself (rest), and each lamp group's part of both.  picture = light part * (color * diffuse + rest), summed."""
    mean = lambda k: (A[k] + B[k]) / 2
    for P in (A, B):
        diffuse = P["DiffDir"] + P["DiffInd"]
        P["rest"] = np.clip(P["Image"] - P["DiffCol"] * diffuse, 0, None)
        P["diffuse"] = post.fill(diffuse, P["DiffCol"])
    color, albedo = mean("DiffCol"), np.clip(mean("Denoising Albedo"), 0, 1) + .04
    layers = {k: post.without_specks(post.denoise(A[k], B[k], feat, round_), rank, round_) for k, rank in (("diffuse", 1), ("rest", 0))}
    whole = color * layers["diffuse"] + layers["rest"] + 1e-4
    for name in LIGHTS:                                 # without its albedo light is smooth: cloth keeps its weave
        halves = (P[f"Combined_{name}"] / albedo for P in (A, B))
        layers[name] = np.clip(post.denoise(*halves, feat, round_) * albedo / whole, 0, 1)
    layers["neon"] = post.whole_tubes(layers["neon"], layers["rest"])
    cover = np.concatenate([mean(slot) for slot in passes.SLOTS], -1)
    layers |= dict(color=color, alpha=mean("Alpha")[..., :1], random=mean("random")[..., :1])
    layers |= dict(world=mean("world"), local=mean("local"))
    return layers, (cover.clip(0, 1) * 255 + .5).astype(np.uint8)

def layers_of_open_air(A, B, feat, depth):
    for P in (A, B):
        P["base"] = np.clip(P["Image"] - P["Combined_neon"], 0, None)
    # the same wall is more pixels in a large still, each of fewer samples: more of them are averaged
    reach = dict(k=1, radius=9) if a.scene == "exterior" and max(W, H) >= 1920 and not pano else {}
    base = post.denoise(A["base"], B["base"], feat, pano, **reach)
    lit = float(A["Combined_neon"].max()) > 0
    glow = post.denoise(A["Combined_neon"], B["Combined_neon"], feat, pano, **reach) if lit else np.zeros((1, 1, 3), np.float32)
    # open sky has no sampling noise: keep it as rendered, or single-pixel stars grow square halos
    open_sky = post.box_blur((depth > 4e3).astype(np.float32), 1) > .999
    return dict(base=np.where(open_sky, (A["base"] + B["base"]) / 2, base), glow=glow)

t0 = time.time()
scene = kit.reset()
cams = exterior.build(env, accent, a.pool, a.seed, a.variant, pano, grounds.ground_of(a.lodge)) if a.scene == "exterior" else interiors.build(a.scene, env)
with kit.Recorder() as own:
    if a.prop:
        props.place(a.prop, a.scene)
camera = aim(scene, cams)
setup(scene)
if a.prop:
    camera |= props.crop(scene, own.objects)
clock("build", t0)
A, B = half_render(scene, 0), half_render(scene, 1)
t0 = time.time()
feat, depth = post.features(*((A[k] + B[k]) / 2 for k in FEATURES))
os.environ["OMP_NUM_THREADS"] = str(a.threads)
if room:
    layers, cover = layers_of_room(A, B, feat)
else:
    layers, cover = layers_of_open_air(A, B, feat, depth), None
layers["depth"] = depth.clip(0, 6e4)
clock("denoise", t0)
part = a.out + ".part.npz"                              # a master is whole or absent, so the queue may be stopped any time
stored = {k: v.astype(np.float16) for k, v in layers.items()} | ({} if cover is None else dict(cover=cover))
np.savez(part, **stored, scene=a.scene, env=a.env, lodge=a.lodge, day=a.day, **camera)
os.replace(part, a.out)
print("TIMES", T)
