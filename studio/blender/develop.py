"""blender -b --factory-startup -P develop.py -- jobs.json

Makes pictures of masters: [{"master", "landscape"?, "prints": [{"out", "accent", "neon", "outfit"?, "outlook"?,
"sign"?, "prop"?}]}].  A print with neon 0 is the unlit layer.  Rooms: outfit holds the colours, outlook changes the landscape,
sign is the picture of the neon mark, prop a master of a part of the room with a lodge's own thing in it."""
import json, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import composite, dress, grounds, kit, post, sign

DAYLIGHT = .3       # exposure, in stops

def develop(job):
    master = dict(np.load(job["master"]))
    depth, outside = master["depth"].astype(np.float32), str(master["scene"]) == "exterior"
    pano = str(master["kind"]) == "pano"
    day = float(master.get("day", 0))
    env = grounds.landscape(str(master["env"]), str(master.get("lodge", "")), day)
    land = np.load(job["landscape"]) if job.get("landscape") else None
    haze = (tuple(.35 * h + .6 * m for h, m in zip(env.horizon, env.middle)), 480, .5) if outside else None
    for p in job["prints"]:
        t0 = time.time()
        part = p["out"] + ".part.png"
        if outside:
            base, glow = master["base"].astype(np.float32), master["glow"].astype(np.float32)
        else:
            room = dress.with_prop(master, np.load(p["prop"])) if p.get("prop") else master
            base, glow = dress.layers(room, p.get("outfit") or {})
            if land is not None:
                base = composite.behind(base, room, land, p.get("outlook") or {})
            if p.get("sign"):
                glow += sign.draw(room, p["sign"])
        post.finish(base, glow, depth, part, kit.srgb(p["accent"]), pano, DAYLIGHT if day else .35 if outside else .45, haze,
                    p["neon"], 1.0 if outside else .7, "Medium High Contrast" if day else "High Contrast", vignette=.25)
        os.replace(part, p["out"])
        print("PRINT", p["out"], round(time.time() - t0, 1), flush=True)

kit.reset()
for job in json.load(open(sys.argv[sys.argv.index("--") + 1])):
    develop(job)
