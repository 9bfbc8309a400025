"""What dress.py needs to colour a room anew: which material a pixel shows, and where on the thing it lies."""
import bpy

# One coverage channel each; materials of one group take one colour of an outfit.
GROUPS = ("lining", "floor", "joinery", "beam", "marble", "tiles", "slate", "linen", "cream", "sofa", "rug", "bedding",
          "towel", "fur", "sand", "grey", "camel", "sage", "rust", "greige", "leather", "curtain", "ceramic", "clay",
          "leaf", "art", "brass")
NAMED = {"cedar": "lining", "cedar_z": "lining", "larch": "lining", "oak_floor": "floor", "walnut": "joinery", "walnut_z": "joinery",
         "marble_dark": "marble", "marble_white": "tiles", "duvet": "bedding", "cognac": "leather", "art1": "art",
         "basalt": "marble", "flag": "tiles", "plaster": "marble", "stucco": "lining", "veil": "bedding", "glaze": "marble",
         "slab": "slate", "honed": "marble", "bed": "tiles", "slate_bed": "slate", "rose_dark": "sofa", "rose_red": "leather",
         "lacquer": "sage", "terrazzo": "leather", "scale": "leather",
         "band": "clay", "rock": "slate",
         "carpet": "greige", "fold_a": "greige", "fold_b": "camel", "fold_c": "sage", "plate": "slate",
         "log": "lining", "log_y": "lining",
         "painted": "ceramic", "tinplate": "towel", "enamel": "grey", "glazed": "clay"}
PLACES = ("world", "local", "random")              # metres in the room, metres on the object, one figure an object
SLOTS = [f"cover{k}" for k in range((len(GROUPS) + 2) // 3)]

def _write(tree, slot, socket=None, color=None):
    node = tree.nodes.new("ShaderNodeOutputAOV")
    node.name = slot
    if socket is None:
        node.inputs["Color"].default_value = (*color, 1)
    else:
        tree.links.new(socket, node.inputs["Color"])

def declare(view_layer):
    """Adds the passes to the layer and to every material of a group."""
    for slot in (*SLOTS, *PLACES):
        view_layer.aovs.add().name = slot
    for m in bpy.data.materials:
        group = NAMED.get(m.name, m.name)
        if group not in GROUPS:
            continue
        k, t = GROUPS.index(group), m.node_tree
        _write(t, SLOTS[k // 3], color=[float(c == k % 3) for c in range(3)])
        _write(t, "world", t.nodes.new("ShaderNodeNewGeometry").outputs["Position"])
        _write(t, "local", t.nodes.new("ShaderNodeTexCoord").outputs["Object"])
        _write(t, "random", t.nodes.new("ShaderNodeObjectInfo").outputs["Random"])
