"""Colours a room for one lodge.  A room's master holds light apart from colour, so cloth, leather, wood, stone and
metal take new colours under the same lamps, and each group of lamps its own strength."""
import numpy as np
import kit
from passes import GROUPS
from patterns import PATTERNS, art
from room import RUGS

LUMA = np.array((.2126, .7152, .0722), np.float32)
BRASS = np.array((.62, .42, .19), np.float32)
LIGHTS = ("neon", "sky", "fire")
LAMPS = np.array((.92, 1, 1.2), np.float32)          # cooler than the bulbs: cloth keeps its own colour
CAST = .5                                            # of the neon's light on things; its tubes stay as bright as they are
linear = lambda hexes: np.array([kit.srgb(h) for h in hexes], np.float32)

def shades(color, cover):
    """0 to 1: where each pixel's old colour lies between the darkest and the lightest of its group."""
    light = color @ LUMA
    pure = light[cover > .95]
    lo, hi = np.percentile(pure, (4, 96)) if pure.size > 400 else (light.min(), light.max())
    return np.clip((light - lo) / max(hi - lo, 1e-3), -.15, 1.15)[:, None]

def ground(hexes, t, deep):
    """One colour keeps the material's own depth; two are its dark and its light."""
    if len(hexes) == 1:
        c = linear(hexes)
        return np.clip(c * (1 - deep + 2 * deep * t), .004, .95)
    dark, pale = linear(hexes[:2])
    return np.clip(dark + (pale - dark) * t, .004, .95)

def place(group, scene, world, local):
    """Where a figure is drawn: rugs and floors lie in the room, cloth keeps to its thing."""
    if group == "rug":
        x, y = RUGS[scene][:2]
        return world[:, 0] - x, world[:, 1] - y
    if group in ("tiles", "floor"):
        return world[:, 0], world[:, 1]
    return local[:, 0] + .3 * local[:, 2], local[:, 1] + local[:, 2]

def recolor(master, outfit):
    """The room's colours, changed; pixels of several materials in proportion."""
    h, w, _ = master["color"].shape
    flat = lambda k: master[k].reshape(h * w, -1)
    color, cover = flat("color").astype(np.float32), flat("cover")
    new = color * np.clip(1 - cover.sum(1, dtype=np.float32)[:, None] / 255, 0, 1)
    for k, group in enumerate(GROUPS):
        seen = np.flatnonzero(cover[:, k])
        if not seen.size:
            continue
        share, old = cover[seen, k][:, None].astype(np.float32) / 255, color[seen]
        look = outfit.get(group)
        if group == "brass" or not look:
            new[seen] += share * old
            continue
        world, local = (flat(p)[seen].astype(np.float32) for p in ("world", "local"))
        if group == "art":
            tone = art(look[0], local[:, 0], local[:, 2], linear(look[1:]))
        else:
            t = shades(old, share[:, 0])
            pattern = look[-1] if look[-1] in PATTERNS else None
            hexes = look[:-1] if pattern else look
            deep = .24 if group in ("lining", "floor", "joinery", "beam", "marble", "slate") else .16
            tone = ground(hexes[:1] if pattern else hexes, t, deep)
            if pattern:
                figure = PATTERNS[pattern](*place(group, str(master["scene"]), world, local))[:, None]
                tone = tone * (1 - figure) + ground(hexes[1:2], t, deep) * figure
        new[seen] += share * tone
    return new.reshape(h, w, 3)

def with_prop(master, piece):
    """The room with a part of it rendered anew; the part's rim fades into the old one."""
    x, y = int(piece["left"]), int(piece["bottom"])
    h, w = piece["color"].shape[:2]
    rim = np.minimum(np.minimum(np.arange(w), np.arange(w)[::-1])[None], np.minimum(np.arange(h), np.arange(h)[::-1])[:, None])
    fade = np.clip(rim / 8, 0, 1)[..., None]
    whole, columns = dict(master), (x + np.arange(w)) % master["color"].shape[1]      # a panorama's part may go over its seam
    for name, layer in master.items():
        if layer.ndim == 3:
            whole[name] = layer.copy()
            old = layer[y:y + h, columns]
            whole[name][y:y + h, columns] = (old * (1 - fade) + piece[name] * fade).astype(layer.dtype)
    return whole

def layers(master, outfit):
    """(base, glow): the room in its lodge's colours, its neon alone and white."""
    rest = master["rest"].astype(np.float32)
    if outfit.get("brass"):
        metal = master["cover"][..., GROUPS.index("brass"), None].astype(np.float32) / 255
        rest = rest * (1 + metal * (linear(outfit["brass"]) / BRASS - 1))
    matt = recolor(master, outfit) * master["diffuse"].astype(np.float32)
    light = matt + rest
    part = {name: master[name].astype(np.float32) for name in LIGHTS}
    part["lamps"] = np.clip(1 - sum(part.values()), 0, 1)
    mood = {name: np.array(outfit.get("light", {}).get(name, (1, 1, 1)), np.float32) for name in part}
    mood["lamps"] = mood["lamps"] * LAMPS
    base = sum(light * part[name] * mood[name] for name in ("lamps", "sky", "fire"))
    return base, (CAST * matt + rest) * part["neon"]
