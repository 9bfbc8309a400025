// Written by `node studio/art/render.mjs`; the texts stand in studio/art/pieces.ts.

export type GeneratedPiece = {
  slug: string
  lodgeSlug: string
  title: string
  artist: string
  style: string
  description: string
  seed: number
  picture: {
    src: string
    alt: string
    width: number
    height: number
    color: string
    placeholder: string
    widths: readonly number[]
  }
}

export const pieces: readonly GeneratedPiece[] = [
  {
    "slug": "xrp-ledger-currents",
    "lodgeSlug": "xrp-lodge",
    "title": "Ledger Currents",
    "artist": "Studio Gable",
    "style": "Flow field",
    "description": "Two currents of noise meet in the middle of the sheet. Ribbons follow them, the widest first, the finest last, each stopping before it touches another; a few carry blocks of gold, the entries of a ledger in motion.",
    "seed": 1,
    "picture": {
      "src": "/art/xrp-ledger-currents.webp",
      "alt": "Broad and fine ribbons in navy, sky blue and cream with rare gold bend past each other on a night-blue sheet.",
      "width": 1280,
      "height": 1600,
      "color": "#33495d",
      "placeholder": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoGAAgAB0CWJQBOgB5vjJmAAP6psHu0ajeq22W0BTIHQI8AAAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "doge-paw-on-the-moon",
    "lodgeSlug": "doge-lodge",
    "title": "Paw on the Moon",
    "artist": "Studio Gable",
    "style": "Circle packing",
    "description": "Coins are dropped at random and grow until they touch a neighbour, the rim of the moon or the edge of a paw. The first are large, the last barely a dot: 420,000 drops, of which few found room.",
    "seed": 2,
    "picture": {
      "src": "/art/doge-paw-on-the-moon.webp",
      "alt": "A full moon packed with grey and cream coins; golden ones form a large paw print in the middle.",
      "width": 1600,
      "height": 1600,
      "color": "#585750",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoIAAgAB0CWJZQC7AEfbqJKBQAA/b/HJrvAoyV6KWBn5tSe3m6BTF86LgAAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "shiba-inu-window",
    "lodgeSlug": "shiba-inu-lodge",
    "title": "Patron of Walks",
    "artist": "Studio Gable",
    "style": "Voronoi stained glass",
    "description": "A dog is drawn as outlines only. Points placed in mirrored pairs along every outline make the borders of a Voronoi diagram fall exactly on it, so the lead of the window draws the dog by itself.",
    "seed": 3,
    "picture": {
      "src": "/art/shiba-inu-window.webp",
      "alt": "A stained-glass window of an orange dog with a cream muzzle, teal scarf and a red sun in a golden ring behind its head.",
      "width": 1280,
      "height": 1600,
      "color": "#6d4d41",
      "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAgAB0CWJQBOgB5vdqIAAP6DTBGful5qBHPDSqegATFWegMYTKY+9gAAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "pepe-pond-skin",
    "lodgeSlug": "pepe-lodge",
    "title": "Still Pond, One Eye Open",
    "artist": "Studio Gable",
    "style": "Reaction-diffusion",
    "description": "Two simulated chemicals feed on each other for 4,600 rounds until they settle into the ridges and dots of a frog. Feed and kill rates drift over the sheet, labyrinth above, spots below; the eye was left open.",
    "seed": 4,
    "picture": {
      "src": "/art/pepe-pond-skin.webp",
      "alt": "Close view of bright green ridged frog skin around one round golden eye with a wide black pupil.",
      "width": 1600,
      "height": 1200,
      "color": "#3f6733",
      "placeholder": "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoIAAYAB0CWJZACdADze7UQAP4U6txNuXl2rIwzrAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "solana-proof-of-sun",
    "lodgeSlug": "solana-lodge",
    "title": "Proof of Sun",
    "artist": "Studio Gable",
    "style": "Moiré",
    "description": "Two sets of straight rulings, a few degrees apart, are bent over an invisible sphere. Nothing else is drawn: rings, shimmer and the path of light on the water come from the two sets beating against each other.",
    "seed": 5,
    "picture": {
      "src": "/art/solana-proof-of-sun.webp",
      "alt": "A sphere shading from turquoise to magenta hangs over dark water, made entirely of fine violet and mint lines.",
      "width": 1200,
      "height": 1600,
      "color": "#2c3461",
      "placeholder": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoGAAgAB0CWJZACdADceDc1AAD+wbgFpWLiR7IBL9n2Pb2zgAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "tezos-amendment",
    "lodgeSlug": "tezos-lodge",
    "title": "Amendment",
    "artist": "Studio Gable",
    "style": "Multi-scale Truchet tiles",
    "description": "Sixteen large tiles split wherever a noise field asks for it, up to three times, and each new version inverts the one before. Knobs at corners and edges let tiles of unlike size join without a seam.",
    "seed": 6,
    "picture": {
      "src": "/art/tezos-amendment.webp",
      "alt": "Interlocking rounded blue paths, huge to minute, wind over cream paper, shading from deep navy to turquoise.",
      "width": 1600,
      "height": 1600,
      "color": "#a4bed5",
      "placeholder": "data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoIAAgAB0CWJQBOgCFskNIRAAD91UI5qC3i44ZITyoAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "pudgy-penguins-huddle",
    "lodgeSlug": "pudgy-penguins-lodge",
    "title": "The Huddle",
    "artist": "Studio Gable",
    "style": "Phyllotaxis",
    "description": "A huddle turns so that everyone gets the warm middle. Here 230 birds stand in the order of a sunflower, each a golden angle on from the last; every thirteenth is a chick, and one has brought a scarf.",
    "seed": 7,
    "picture": {
      "src": "/art/pudgy-penguins-huddle.webp",
      "alt": "A great spiral of round penguins stands on pale ice in light snow; grey chicks mark a curve, one bird wears a red scarf.",
      "width": 1600,
      "height": 1064,
      "color": "#b3c1cc",
      "placeholder": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABQAQCdASoIAAUAB0CWJQBOgCgAAP7pVlxKuWaRX2IRic81GZNiJ8BuoAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "bonk-impact",
    "lodgeSlug": "bonk-lodge",
    "title": "Impact",
    "artist": "Studio Gable",
    "style": "Halftone",
    "description": "Three inks, yellow, orange and aubergine, each screened at its own angle and laid slightly out of register as an old press would. The dots swell with shock waves that leave the point of impact.",
    "seed": 8,
    "picture": {
      "src": "/art/bonk-impact.webp",
      "alt": "Comic-style print: a bat strikes at the centre of a jagged yellow star, orange shock waves of dots all around.",
      "width": 1280,
      "height": 1600,
      "color": "#e7a470",
      "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoGAAgAB0CWJbACdAFAAAD+5ZwcYI/LKLr8opstcLZYE6sSyFgAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "pnut-two-lobed-oak",
    "lodgeSlug": "pnut-lodge",
    "title": "Two-Lobed Oak",
    "artist": "Studio Gable",
    "style": "Space colonization",
    "description": "Three thousand points of light are scattered in the outline of a peanut, and branches grow towards whichever is nearest until all are reached. Each branch is as thick as what it carries; someone waits below.",
    "seed": 9,
    "picture": {
      "src": "/art/pnut-two-lobed-oak.webp",
      "alt": "An autumn tree whose crown has the two lobes of a peanut, fallen leaves, and a squirrel with a curled tail eating at its foot.",
      "width": 1280,
      "height": 1600,
      "color": "#e4c79a",
      "placeholder": "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoGAAgAB0CWJaACdAFAAAD+69IsG5AKk4/EuuwwmCcibsDAAAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "mew-nine-lives",
    "lodgeSlug": "mew-lodge",
    "title": "Nine Lives",
    "artist": "Studio Gable",
    "style": "Strange attractor",
    "description": "Nine of 900 candidate formulas, four numbers each, followed for 2.6 million steps. Each trace is mirrored left to right, and out of the threads look masks, whiskers and slit eyes.",
    "seed": 10,
    "picture": {
      "src": "/art/mew-nine-lives.webp",
      "alt": "A grid of nine dark squares, each with a symmetrical veil of fine threads in rose, blue, amber, teal, gold or violet, like cat masks.",
      "width": 1600,
      "height": 1600,
      "color": "#30262e",
      "placeholder": "data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAAAwAQCdASoIAAgAB0CWJQAAhnAA/u4dg92ciKlK93ySnD9F0jgAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "moo-deng-bath-time",
    "lodgeSlug": "moo-deng-lodge",
    "title": "Bath Time",
    "artist": "Studio Gable",
    "style": "Ray-marched distance field",
    "description": "There is no model: a formula tells how far any point is from a small hippo made of melted balls. Rays feel their way along it, off the wet hide and down to a pool whose rings are a sine of the distance to its chin.",
    "seed": 11,
    "picture": {
      "src": "/art/moo-deng-bath-time.webp",
      "alt": "A small glossy mauve hippo rises to its chin from still water under a pink evening sky, rings spreading around it.",
      "width": 1600,
      "height": 1200,
      "color": "#ba9ca1",
      "placeholder": "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoIAAYAB0CWJQBdgB5gQAD+lEoOz5nGQgwKNuvw/AA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "arbitrum-bridge-cloth",
    "lodgeSlug": "arbitrum-lodge",
    "title": "Bridge Cloth",
    "artist": "Studio Gable",
    "style": "Weaving",
    "description": "A loom of 162 warp ends and 216 weft picks in code: satin binding decides thread by thread what lies on top. The draft is a bridge with three arches, its reflection and a low sun; many crossings rolled into one cloth.",
    "seed": 12,
    "picture": {
      "src": "/art/arbitrum-bridge-cloth.webp",
      "alt": "A woven cloth with dark fringes shows a three-arched navy bridge over blue water, mirrored, with a pale sun behind it.",
      "width": 1200,
      "height": 1600,
      "color": "#7d96a5",
      "placeholder": "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoGAAgAB0CWJQBOgB6RBr8AAPhFHu06gcJnevsk2kAgAAAA",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "ethereum-standing-stone",
    "lodgeSlug": "ethereum-lodge",
    "title": "Standing Stone",
    "artist": "Studio Gable",
    "style": "Recursive triangle subdivision",
    "description": "Eighteen prisms lean out from one foot. Every wall is halved across its longest side, again and again until chance says stop, and each facet takes its light from the wall and its tint from the evening.",
    "seed": 13,
    "picture": {
      "src": "/art/ethereum-standing-stone.webp",
      "alt": "A tall cluster of pale violet crystal shards with countless facets stands in calm lilac water and is reflected there.",
      "width": 1200,
      "height": 1600,
      "color": "#c2bbd6",
      "placeholder": "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABQAQCdASoGAAgAB0CWJQAAUyMAAP7GvptPIdMJPX5jsnqwAAA=",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "cardano-cardan-circles",
    "lodgeSlug": "cardano-lodge",
    "title": "Cardan Circles",
    "artist": "Studio Gable",
    "style": "Hypotrochoid",
    "description": "Gerolamo Cardano described the wheel that rolls inside a ring. These are its curves, drawn with wheels of 17 in 42, 7 in 24 and 5 in 12 teeth, as a cyanotype: white lines on a hand-brushed blue coat.",
    "seed": 14,
    "picture": {
      "src": "/art/cardano-cardan-circles.webp",
      "alt": "A cyanotype with a large rosette of looping white lines in a graduated ring on deep blue, five small figures below.",
      "width": 1280,
      "height": 1600,
      "color": "#48659f",
      "placeholder": "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAgAB0CWJbACdAD0iH43AAD9Kkw6uafaLJ4AU2A/7+fXJ+iMAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "stellar-lumens-long-exposure",
    "lodgeSlug": "stellar-lumens-lodge",
    "title": "Long Exposure",
    "artist": "Studio Gable",
    "style": "Simulated long exposure",
    "description": "Fifteen hundred stars are given a brightness and a temperature, and the shutter stays open while the sky turns 26 degrees. Hills and firs are noise; the light in the gable is left on for you.",
    "seed": 15,
    "picture": {
      "src": "/art/stellar-lumens-long-exposure.webp",
      "alt": "Star trails circle above dark hills and firs; a small A-frame cabin glows warm in the foreground.",
      "width": 1066,
      "height": 1600,
      "color": "#193746",
      "placeholder": "data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABQAQCdASoFAAgAB0CWJQBOgCgAAP7t1s/Cb41pFM14vqvED/gAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  },
  {
    "slug": "pump-fun-launch-range",
    "lodgeSlug": "pump-fun-lodge",
    "title": "Launch Range",
    "artist": "Studio Gable",
    "style": "Market-data ridgelines",
    "description": "Thirty-four simulated launch days, minute by minute, stand one behind the other as mountains: quiet, pump, the long way down. The nearest one still shows its candles.",
    "seed": 16,
    "picture": {
      "src": "/art/pump-fun-launch-range.webp",
      "alt": "Layered mountains from pale pink to dark green at sunrise; the front ridge is a price chart with mint and rose candles.",
      "width": 1600,
      "height": 1066,
      "color": "#6c9c8e",
      "placeholder": "data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoIAAUAB0CWJZAAAuUuHgAA/IwjwQpIz9nd+5P1XwAAAA==",
      "widths": [
        480,
        960,
        1600
      ]
    }
  }
]
