"""Puts a landscape behind a room's window: both are linear, the room's alpha is 0 where its glass is clear."""
import numpy as np

def directions(camera, w, h):
    """Unit-free direction (x, y, z) of every pixel; row 0 is the bottom, as Blender keeps pictures."""
    x, y = (np.arange(w, dtype=np.float32) + .5) / w, (np.arange(h, dtype=np.float32) + .5) / h
    azimuth = float(camera["azimuth"])
    if str(camera["kind"]) == "pano":
        az, el = azimuth + (x[None] - .5) * 2 * np.pi, (y[:, None] - .5) * np.pi
        return np.sin(az) * np.cos(el), np.cos(az) * np.cos(el), np.sin(el) * np.ones_like(az)
    half = float(camera["half"])
    tx, ty = (x[None] * 2 - 1) * half, (y[:, None] * 2 - 1) * half * h / w + float(camera["mid"])
    s, c = np.sin(azimuth), np.cos(azimuth)
    one = np.ones((h, 1), np.float32)
    return (tx * c + s) * one, (c - tx * s) * one, ty * np.ones_like(tx)

BACK = -.10                                             # how far (tangent) the view behind a fire lies beside the other

def sample(img, u, v):
    """Bilinear, edges held."""
    h, w, _ = img.shape
    u, v = np.clip(u - .5, 0, w - 1.001), np.clip(v - .5, 0, h - 1.001)
    i, j = u.astype(int), v.astype(int)
    a, b = (u - i)[:, None], (v - j)[:, None]
    return (img[j, i] * (1 - a) + img[j, i + 1] * a) * (1 - b) + (img[j + 1, i] * (1 - a) + img[j + 1, i + 1] * a) * b

def behind(base, room, land, outlook):
    """The room's base light with the landscape in its window; room, land: loaded masters.  outlook: the landscape
    flopped or not, moved sideways (tangent), in another light."""
    clear = 1 - room["alpha"].astype(np.float32)[..., 0]
    h, w, _ = base.shape
    view = land["base"].astype(np.float32) * np.array(outlook.get("tint", (1, 1, 1)), np.float32)
    side = -1 if outlook.get("flop") else 1
    lh, lw, _ = view.shape
    half, mid = float(land["half"]), float(land["mid"])
    see = clear > .004
    x, y, z = (np.broadcast_to(k, (h, w))[see] for k in directions(room, w, h))
    back = y > 0                                        # the hall's second window, behind its fire
    f = np.maximum(np.abs(y), 1e-3)                     # the landscape's camera looks towards -Y
    u = (side * (np.where(back, x / f + BACK, -x / f) + outlook.get("move", 0)) / half + 1) / 2 * lw
    v = ((z / f - mid) / (2 * half * lh / lw) + .5) * lh
    seen = sample(view, u, np.abs(v))                   # below the picture's lower edge its boards go on, mirrored
    above = v >= lh                                     # a skylight: the sky of the picture's upper edge fades into the night
    far = np.clip((v[above] / lh - 1) / .8, 0, 1)[:, None]
    seen[above] += far * (night(x[above], y[above], z[above], view[-1].mean(0)) - seen[above])
    base[see] += seen * clear[see][:, None]
    return base

def night(x, y, z, color):
    """Above the landscape's picture, as a skylight shows it: its sky, darker, and stars."""
    a, b = np.arctan2(x, y) * 60, np.arcsin(np.clip(z, -1, 1)) * 60
    i, j = np.floor(a), np.floor(b)
    chance = lambda k: np.abs(np.sin(i * 12.9898 + j * 78.233 + k * 37.719) * 43758.5453) % 1
    away = np.hypot(a - i - .2 - .6 * chance(1), b - j - .2 - .6 * chance(2))
    star = np.clip(1.2 - away / .09, 0, 1) * (chance(3) > .78) * chance(4) ** 3 * 5
    return color * .7 + star[:, None] * np.array((.9, .95, 1), np.float32)
