"""From raw passes to a finished picture: denoise, tint the neon, haze, bloom, grade, save."""
import bpy, ctypes, os, numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PAD = 12

def read_exr(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    buf = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(buf)
    bpy.data.images.remove(im)
    return buf.reshape(h, w, 4)[..., :3]

def box_blur(a, r):
    for ax in (0, 1):
        c = np.cumsum(np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode="edge"), axis=ax, dtype=np.float64)
        n = a.shape[ax]
        hi, lo = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), ax), np.take(c, np.arange(0, n), ax)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a

def denoise(A, B, features, pano=False, k=.7, radius=6):
    """A, B: two independent half renders.  Works on log(1 + x) so highlights stay put."""
    h, w, _ = A.shape
    a, b = np.log1p(np.clip(A, 0, 400)), np.log1p(np.clip(B, 0, 400))
    var = box_blur(((a - b) ** 2) * .5, 3)
    def pad(x):
        x = np.pad(x, ((PAD, PAD), (0, 0), (0, 0)), mode="reflect")
        x = np.pad(x, ((0, 0), (PAD, PAD), (0, 0)), mode="wrap" if pano else "reflect")
        return np.ascontiguousarray(x.transpose(2, 0, 1), np.float32)
    a, b, v, f = pad(a), pad(b), pad(var), pad(features)
    out = np.empty((3, h, w), np.float32)
    lib = ctypes.CDLL(os.path.join(HERE, "libdenoise.so"))
    P = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    scale = np.array([6, 6, 6, 30, 30, 30, 8], np.float32)      # sharpness on normal, albedo, log depth
    lib.denoise(P(a), P(b), P(v), P(v), P(f), P(out), w, h, PAD, radius, ctypes.c_float(k), P(scale))
    return np.expm1(out.transpose(1, 2, 0)).clip(0)

def fill(light, color):
    """Where nothing takes light (glass, metal, the window) that of the pixels around it goes on: the denoiser would mix its black into
    the rim of what stands before it."""
    known = color.max(-1, keepdims=True) > .004
    out, weight = light * known, known.astype(np.float32)
    done = known
    for r in (1, 2, 4, 8, 16):
        share = box_blur(weight, r)
        near = ~done & (share > 1e-3)
        out = np.where(near, box_blur(light * weight, r) / np.maximum(share, 1e-6), out)
        done = done | near
    return out

def without_specks(light, rank, pano=False):
    """Pixels on a rim that resemble too few others to be averaged stay noisy: none is lighter or darker than all around
    it but `rank` of them."""
    h, w, _ = light.shape
    p = np.pad(light, ((1, 1), (0, 0), (0, 0)), mode="edge")
    p = np.pad(p, ((0, 0), (1, 1), (0, 0)), mode="wrap" if pano else "edge")
    around = np.stack([p[j:j + h, i:i + w] for j in range(3) for i in range(3) if (i, j) != (1, 1)])
    around.sort(0)
    return np.clip(light, around[rank], around[-1 - rank])

def features(normal, albedo, depth):
    d = np.where((depth <= 0) | (depth > 5e3), 5e3, depth)[..., :1]
    return np.concatenate([normal, np.clip(albedo, 0, 1), np.log(d + .5) * .7], -1), d

def blur(img, sigma, pano):
    """Gaussian by FFT; wraps left-right for panoramas, so the seam never shows."""
    h, w, _ = img.shape
    p = int(min(3 * sigma, h - 1))
    x = np.pad(img, ((p, p), (0, 0) if pano else (p, p), (0, 0)), mode="edge" if not pano else "reflect")
    fy, fx = np.fft.fftfreq(x.shape[0])[:, None], np.fft.rfftfreq(x.shape[1])[None]
    g = np.exp(-2 * (np.pi * sigma) ** 2 * (fx ** 2 + fy ** 2)).astype(np.float32)
    y = np.stack([np.fft.irfft2(np.fft.rfft2(x[..., c]) * g, s=x.shape[:2]) for c in range(3)], -1)
    return y[p:p + h, (0 if pano else p):(0 if pano else p) + w].astype(np.float32)

def halve(x):
    return (x[0::2, 0::2] + x[1::2, 0::2] + x[0::2, 1::2] + x[1::2, 1::2]) * .25

def double(x, pano):
    """Bilinear, twice the size; panoramas wrap sideways."""
    for axis in (0, 1):
        wrap = pano and axis == 1
        p = np.pad(x, [(1, 1) if k == axis else (0, 0) for k in range(3)], mode="wrap" if wrap else "edge")
        n = x.shape[axis]
        before, after = (np.take(p, np.arange(k, k + n), axis) for k in (0, 2))
        x = np.stack([.75 * x + .25 * before, .75 * x + .25 * after], axis + 1)
        shape = list(x.shape); shape[axis:axis + 2] = [2 * n]
        x = x.reshape(shape)
    return x

def bloom(img, pano, amount, threshold=1.0):
    """Several glows, from tight halo to wide veil, each computed on the coarsest grid that holds it."""
    u = img.shape[0] / 1024 * (1 if not pano else .75)
    levels = [np.clip(img - threshold, 0, 14)]
    glow = {}
    for sigma, k in ((3, .22), (9, .13), (28, .07), (80, .035)):
        s, f = sigma * u, 0
        while s > 3 and all(n % 2 == 0 for n in levels[f].shape[:2]):
            if len(levels) == f + 1:
                levels.append(halve(levels[f]))
            s, f = s / 2, f + 1
        glow[f] = glow.get(f, 0) + blur(levels[f], s, pano) * (k * amount)
    veil = 0
    for f in range(max(glow), -1, -1):
        veil = glow.get(f, 0) + veil
        if f and not np.isscalar(veil):
            veil = double(veil, pano)
    return img + veil

def finish(base, glow, depth, path, accent, pano=False, exposure=0.0, haze=None, neon_gain=1.0, bloom_amount=1.0,
           look="High Contrast", vignette=.28, sat=1.08):
    """base: light without neon; glow: neon light rendered white.  accent tints it here."""
    # The film curve bleaches bright colours and turns gold into lemon, so the tint is deepened,
    # for golds and oranges more in the brightest parts (violet would split into pink and blue); then strengths are evened out, so violet and gold look equally bright.
    c = np.array(accent, np.float32) * .985 + .015
    m = glow.max(-1, keepdims=True)
    g = min(1.0, c[1] / .68) if c[0] > c[1] > c[2] else None            # how golden: 1 gold, .2 orange
    tint = c ** (1.3 if g is None else 1.0 + .3 * g + .9 * g * m / (m + 1.0))
    tint = tint / max(float(c @ (.2126, .7152, .0722)), .10) ** .6
    img = base + glow * tint * (.75 * neon_gain)
    if haze:                                            # (colour, distance, max): aerial perspective
        col, dist, top = haze
        f = (1 - np.exp(-np.clip(depth - 12, 0, None) / dist)) * top
        f = np.where(depth > 4e3, 0, f)
        img = img * (1 - f) + np.array(col, np.float32) * f
    img = bloom(img * 2 ** exposure, pano, bloom_amount)
    l = img @ np.array([.2126, .7152, .0722], np.float32)
    img = np.clip(l[..., None] + (img - l[..., None]) * sat, 0, None)
    h, w, _ = img.shape
    if vignette and not pano:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        img *= (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.2)[..., None].astype(np.float32)
    rng = np.random.default_rng(1)
    img *= (1 + rng.normal(0, .006, (h, w, 1))).astype(np.float32)      # fine grain hides banding in skies
    save(img, path, look)

def save(img, path, look):
    h, w, _ = img.shape
    s = bpy.context.scene
    s.view_settings.view_transform, s.view_settings.look = "Filmic", look
    s.view_settings.exposure, s.view_settings.gamma = 0, 1
    f = s.render.image_settings
    f.file_format, f.color_mode, f.color_depth, f.compression = "PNG", "RGB", "8", 10
    im = bpy.data.images.new("final", w, h, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    buf = np.ones((h, w, 4), np.float32)
    buf[..., :3] = img
    im.pixels.foreach_set(buf.ravel())
    im.save_render(path, scene=s)
    bpy.data.images.remove(im)

def whole_tubes(share, rest):
    """The neon's share of the light with tubes that are all neon: a noisy pixel of one takes its neighbours' highest share, or it stays
    lit when the neon is off."""
    highest = share
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            highest = np.maximum(highest, np.roll(share, (dy, dx), (0, 1)))
    bright = rest.max(-1, keepdims=True)
    tube = (highest.max(-1, keepdims=True) > .8) & (bright > np.percentile(bright, 97))
    return np.where(tube, highest, share)
