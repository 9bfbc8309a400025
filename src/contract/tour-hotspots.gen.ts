// Written by `npm run pictures -- --hotspots` from the scenes' coordinates; edits are lost.
import type { Place } from './lodge-places.gen.ts'

export type TourSceneId = 'exterior' | 'interior' | 'bedroom' | 'bathroom' | 'neon-fireplace'

/** `x` and `y` are percent of the panorama's width and height, from its top left. */
export type TourHotspot = {
  id: string
  x: number
  y: number
  title: string
  description: string
  targetScene?: TourSceneId
  feature?: string
}

export type ExteriorPlan = 'pool' | 'steps' | 'poolMirrored' | 'stepsMirrored' | 'sunkTubMirrored'

/** Which terrace a lodge has; the mirrored ones have the tub on the left. */
export const exteriorPlans: Record<string, ExteriorPlan> = {
  "xrp-lodge": "pool",
  "doge-lodge": "pool",
  "shiba-inu-lodge": "pool",
  "pepe-lodge": "steps",
  "solana-lodge": "pool",
  "ethereum-lodge": "steps",
  "tezos-lodge": "steps",
  "pump-fun-lodge": "poolMirrored",
  "pnut-lodge": "steps",
  "mew-lodge": "steps",
  "moo-deng-lodge": "stepsMirrored",
  "pudgy-penguins-lodge": "steps",
  "bonk-lodge": "poolMirrored",
  "arbitrum-lodge": "pool",
  "cardano-lodge": "steps",
  "stellar-lumens-lodge": "sunkTubMirrored"
}

export const exteriorHotspots: Record<ExteriorPlan, TourHotspot[]> = {
  "pool": [
    {
      "id": "entrance",
      "x": 53.6,
      "y": 53,
      "title": "Entrance",
      "description": "Slide the glass aside and step in from the deck.",
      "targetScene": "interior"
    },
    {
      "id": "hot-tub",
      "x": 70.5,
      "y": 54,
      "title": "Hot Tub",
      "description": "Cedar, wood-warm and steaming, with a ring of neon at its foot.",
      "feature": "hot-tub"
    },
    {
      "id": "fire-pit",
      "x": 30.5,
      "y": 56.2,
      "title": "Fire Pit",
      "description": "Four low chairs around an open fire.",
      "feature": "fire-pit"
    },
    {
      "id": "roof-line",
      "x": 52.6,
      "y": 18.4,
      "title": "Neon Roof Line",
      "description": "The light along the roof follows the coin's day.",
      "feature": "neon"
    },
    {
      "id": "infinity-pool",
      "x": 13.2,
      "y": 60.4,
      "title": "Infinity Pool",
      "description": "Lit water, level with its rim, mirroring the gable.",
      "feature": "infinity-pool"
    }
  ],
  "steps": [
    {
      "id": "entrance",
      "x": 53.6,
      "y": 53,
      "title": "Entrance",
      "description": "Slide the glass aside and step in from the deck.",
      "targetScene": "interior"
    },
    {
      "id": "hot-tub",
      "x": 70.5,
      "y": 54,
      "title": "Hot Tub",
      "description": "Cedar, wood-warm and steaming, with a ring of neon at its foot.",
      "feature": "hot-tub"
    },
    {
      "id": "fire-pit",
      "x": 30.5,
      "y": 56.2,
      "title": "Fire Pit",
      "description": "Four low chairs around an open fire.",
      "feature": "fire-pit"
    },
    {
      "id": "roof-line",
      "x": 52.6,
      "y": 18.4,
      "title": "Neon Roof Line",
      "description": "The light along the roof follows the coin's day.",
      "feature": "neon"
    }
  ],
  "poolMirrored": [
    {
      "id": "entrance",
      "x": 46.4,
      "y": 53,
      "title": "Entrance",
      "description": "Slide the glass aside and step in from the deck.",
      "targetScene": "interior"
    },
    {
      "id": "hot-tub",
      "x": 29.5,
      "y": 54,
      "title": "Hot Tub",
      "description": "Cedar, wood-warm and steaming, with a ring of neon at its foot.",
      "feature": "hot-tub"
    },
    {
      "id": "fire-pit",
      "x": 69.5,
      "y": 56.2,
      "title": "Fire Pit",
      "description": "Four low chairs around an open fire.",
      "feature": "fire-pit"
    },
    {
      "id": "roof-line",
      "x": 47.4,
      "y": 18.4,
      "title": "Neon Roof Line",
      "description": "The light along the roof follows the coin's day.",
      "feature": "neon"
    },
    {
      "id": "infinity-pool",
      "x": 86.8,
      "y": 60.4,
      "title": "Infinity Pool",
      "description": "Lit water, level with its rim, mirroring the gable.",
      "feature": "infinity-pool"
    }
  ],
  "stepsMirrored": [
    {
      "id": "entrance",
      "x": 46.4,
      "y": 53,
      "title": "Entrance",
      "description": "Slide the glass aside and step in from the deck.",
      "targetScene": "interior"
    },
    {
      "id": "hot-tub",
      "x": 29.5,
      "y": 54,
      "title": "Hot Tub",
      "description": "Cedar, wood-warm and steaming, with a ring of neon at its foot.",
      "feature": "hot-tub"
    },
    {
      "id": "fire-pit",
      "x": 69.5,
      "y": 56.2,
      "title": "Fire Pit",
      "description": "Four low chairs around an open fire.",
      "feature": "fire-pit"
    },
    {
      "id": "roof-line",
      "x": 47.4,
      "y": 18.4,
      "title": "Neon Roof Line",
      "description": "The light along the roof follows the coin's day.",
      "feature": "neon"
    }
  ],
  "sunkTubMirrored": [
    {
      "id": "entrance",
      "x": 46.4,
      "y": 53,
      "title": "Entrance",
      "description": "Slide the glass aside and step in from the deck.",
      "targetScene": "interior"
    },
    {
      "id": "hot-tub",
      "x": 12.5,
      "y": 58,
      "title": "Hot Tub",
      "description": "Sunk into the ground, level with the path to it.",
      "feature": "hot-tub"
    },
    {
      "id": "fire-pit",
      "x": 69.5,
      "y": 56.2,
      "title": "Fire Pit",
      "description": "Four low chairs around an open fire.",
      "feature": "fire-pit"
    },
    {
      "id": "roof-line",
      "x": 47.4,
      "y": 18.4,
      "title": "Neon Roof Line",
      "description": "The light along the roof follows the coin's day.",
      "feature": "neon"
    }
  ]
}

export const roomHotspots: Record<Place, TourHotspot[]> = {
  "living": [
    {
      "id": "living-area",
      "x": 30,
      "y": 57,
      "title": "Living Area",
      "description": "The long sofa before the fire. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 47.3,
      "y": 54,
      "title": "Fireplace",
      "description": "A wide fire in stone: come closer.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 6.9,
      "y": 52.6,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 16.2,
      "y": 55.7,
      "title": "Dining Table",
      "description": "Laid for dinner, with the landscape beside you.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 89.8,
      "y": 60.1,
      "title": "Reading Corner",
      "description": "An armchair at the glass, a candle, a place for your cup.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 47.3,
      "y": 42.7,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    }
  ],
  "den": [
    {
      "id": "living-area",
      "x": 63,
      "y": 55.7,
      "title": "Living Area",
      "description": "Two sofas in an L around the stove. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 53.1,
      "y": 53.2,
      "title": "Fireplace",
      "description": "An iron stove in an arch of light: come closer.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 93.4,
      "y": 53.9,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 78.6,
      "y": 57.5,
      "title": "Dining Table",
      "description": "A long table laid for six, with the landscape beside you.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 22.2,
      "y": 61.9,
      "title": "Reading Corner",
      "description": "An armchair at the glass, a candle, a place for your cup.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 51.2,
      "y": 44.4,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    }
  ],
  "pit": [
    {
      "id": "living-area",
      "x": 61.7,
      "y": 61.3,
      "title": "Living Area",
      "description": "Cushions on three sides, sunk into the floor. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 54.6,
      "y": 58.8,
      "title": "Fireplace",
      "description": "A fire hung from the ridge, seen from every seat. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 93.5,
      "y": 54.6,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 78.8,
      "y": 56.9,
      "title": "Dining Table",
      "description": "Laid for dinner, with the landscape beside you.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 23,
      "y": 61.6,
      "title": "Reading Corner",
      "description": "An armchair at the glass, a candle, a place for your cup.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 51.5,
      "y": 43.7,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "kitchen",
      "x": 53.1,
      "y": 53,
      "title": "Kitchen",
      "description": "An island with three stools: the cook sees the view too.",
      "feature": "kitchen"
    }
  ],
  "loft": [
    {
      "id": "living-area",
      "x": 69.8,
      "y": 59.4,
      "title": "Living Area",
      "description": "A sofa, a chair and the stove. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 55.7,
      "y": 56.1,
      "title": "Fireplace",
      "description": "A small iron stove under the loft. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 93.4,
      "y": 54.2,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 29.2,
      "y": 60.1,
      "title": "Dining Table",
      "description": "A table for two under a lamp.",
      "feature": "dining"
    },
    {
      "id": "neon-sign",
      "x": 51,
      "y": 31.9,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "window-bench",
      "x": 9.7,
      "y": 64,
      "title": "Window Bench",
      "description": "Twelve feet of cushions along the glass, books under them.",
      "feature": "reading"
    },
    {
      "id": "loft",
      "x": 46.6,
      "y": 34.3,
      "title": "Loft",
      "description": "Up the ladder: a mattress, a lamp and a rail of ropes.",
      "feature": "books"
    }
  ],
  "veranda": [
    {
      "id": "living-area",
      "x": 27.2,
      "y": 62.5,
      "title": "Living Area",
      "description": "Two low daybeds around a round table, a fan over them. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 55.3,
      "y": 57.5,
      "title": "Fireplace",
      "description": "Logs in a white cone, its flue as slim as a palm. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 4.1,
      "y": 45.6,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 70.4,
      "y": 59.4,
      "title": "Dining Table",
      "description": "Laid for eight, under two lamps of wicker.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 3.5,
      "y": 56,
      "title": "Nests",
      "description": "Two wicker nests on ropes, before the glass. One book each.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 48.8,
      "y": 39.8,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "bar",
      "x": 41.4,
      "y": 54.6,
      "title": "Bar",
      "description": "Five stools along a curve, four boards of bottles behind it.",
      "feature": "bar"
    },
    {
      "id": "window-bench",
      "x": 92.5,
      "y": 56.8,
      "title": "Window Bench",
      "description": "Twelve feet of slats and cushions along the glass, baskets under them.",
      "feature": "view"
    }
  ],
  "parlour": [
    {
      "id": "living-area",
      "x": 63.7,
      "y": 59.5,
      "title": "Living Area",
      "description": "A sofa and two wing chairs, all turned to the stove. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 39.1,
      "y": 60,
      "title": "Fireplace",
      "description": "A stove of glazed tiles with a warm bench round its foot. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 95.3,
      "y": 53.2,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 83.2,
      "y": 57.3,
      "title": "Dining Table",
      "description": "Laid for dinner, in a corner of benches at the glass.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 14.1,
      "y": 61.2,
      "title": "Reading Corner",
      "description": "A rocking chair with a fleece, a lamp, and the view if the book is slow.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 54.2,
      "y": 39.9,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "alcove",
      "x": 53.9,
      "y": 53.5,
      "title": "Alcove",
      "description": "A bed in the wall. Nobody will ask who took the nap.",
      "feature": "alcove"
    }
  ],
  "hall": [
    {
      "id": "living-area",
      "x": 37.2,
      "y": 57.6,
      "title": "Living Area",
      "description": "A low sofa in an L, half towards the fire, half towards the view. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 46.3,
      "y": 53.5,
      "title": "Fireplace",
      "description": "Dark stone from the hearth to the ridge: come closer.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 98.1,
      "y": 53.8,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 19.4,
      "y": 55.6,
      "title": "Dining Table",
      "description": "Ten chairs at one long table under the gallery.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 81.7,
      "y": 61.7,
      "title": "Reading Corner",
      "description": "An armchair at the glass, a candle, a place for your cup.",
      "feature": "reading"
    },
    {
      "id": "gallery",
      "x": 31.4,
      "y": 35.8,
      "title": "Gallery",
      "description": "Up the open stair: books, a lamp and the room below you.",
      "feature": "books"
    },
    {
      "id": "neon-sign",
      "x": 46.1,
      "y": 40.4,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    }
  ],
  "facet": [
    {
      "id": "living-area",
      "x": 45.7,
      "y": 56.3,
      "title": "Living Area",
      "description": "A low sofa in an L, half towards the glass, half towards the table. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 54.4,
      "y": 52.8,
      "title": "Fireplace",
      "description": "A fire in a cut stone, seven metres of it. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 82,
      "y": 52,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 61,
      "y": 58.7,
      "title": "Dining Table",
      "description": "One dark slab, ten chairs, five prisms of light over it.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 12.5,
      "y": 66.2,
      "title": "Reading Corner",
      "description": "Two armchairs at the glass, a candle between them.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 54.4,
      "y": 45.6,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "wine-wall",
      "x": 64.9,
      "y": 50.2,
      "title": "Wine Wall",
      "description": "Bottles lying in diamonds, lit from behind. Ask the cook.",
      "feature": "cellar"
    },
    {
      "id": "drawer",
      "x": 45.2,
      "y": 54.3,
      "title": "Drawer",
      "description": "Whatever you plan to build next: there is paper in it.",
      "feature": "workspace"
    }
  ],
  "floe": [
    {
      "id": "living-area",
      "x": 77.4,
      "y": 66.4,
      "title": "Living Area",
      "description": "A sofa the size of a floe, in five pieces. Huddle. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 57.7,
      "y": 64.5,
      "title": "Fireplace",
      "description": "A fire in an igloo. It does not melt; toes do. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 96.7,
      "y": 52.4,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "neon-sign",
      "x": 48.3,
      "y": 40.1,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the colour of its coin.",
      "feature": "neon"
    },
    {
      "id": "cocoa",
      "x": 39.4,
      "y": 53.1,
      "title": "Cocoa Bar",
      "description": "A copper cauldron, mugs on hooks, three stools. No rush.",
      "feature": "cocoa"
    },
    {
      "id": "games",
      "x": 65.7,
      "y": 52.3,
      "title": "Game Library",
      "description": "Forty cubbyholes of board games. Rules are in the lids.",
      "feature": "games"
    },
    {
      "id": "game-table",
      "x": 74.2,
      "y": 56.9,
      "title": "Game Table",
      "description": "An island half settled. Somebody needs more wood.",
      "feature": "family"
    },
    {
      "id": "sea",
      "x": 51.7,
      "y": 82.4,
      "title": "The Sea",
      "description": "Blue, woollen, and warm underfoot all winter.",
      "feature": "heated-floor"
    }
  ],
  "bedroom": [
    {
      "id": "bathroom-door",
      "x": 56.7,
      "y": 52.3,
      "title": "Bathroom",
      "description": "Beside the bed, past the slatted wall.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 42.9,
      "y": 59.3,
      "title": "Bed",
      "description": "Two metres wide, linen, a throw and six pillows.",
      "feature": "bed"
    },
    {
      "id": "hanging-fire",
      "x": 87.8,
      "y": 58.4,
      "title": "Hanging Fire",
      "description": "A small fire of its own, with wood at hand.",
      "feature": "fireplace"
    },
    {
      "id": "window-seats",
      "x": 18.2,
      "y": 59.1,
      "title": "Window Seats",
      "description": "Two armchairs and two glasses, facing the view.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 37.1,
      "y": 51.7,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    }
  ],
  "skylight": [
    {
      "id": "bathroom-door",
      "x": 59.7,
      "y": 52.1,
      "title": "Bathroom",
      "description": "Past the desk.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 40.2,
      "y": 59,
      "title": "Bed",
      "description": "Two metres wide, under the open sky of the roof.",
      "feature": "bed"
    },
    {
      "id": "hanging-fire",
      "x": 17,
      "y": 55,
      "title": "Hanging Fire",
      "description": "A small fire of its own, with wood at hand.",
      "feature": "fireplace"
    },
    {
      "id": "window-seats",
      "x": 94.3,
      "y": 66.9,
      "title": "Window Seats",
      "description": "One long seat with cushions and two glasses, facing the view.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 37.3,
      "y": 51.8,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "skylight",
      "x": 35.5,
      "y": 33.3,
      "title": "Skylight",
      "description": "The stars, from your pillow.",
      "feature": "view"
    }
  ],
  "bunks": [
    {
      "id": "bathroom-door",
      "x": 60.7,
      "y": 52.2,
      "title": "Bathroom",
      "description": "Past the bunks, on the right.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 27.2,
      "y": 58.5,
      "title": "Bed",
      "description": "A wide one, for whoever is done with ladders.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 94.5,
      "y": 62.9,
      "title": "Window Seats",
      "description": "One long seat with cushions, facing the view.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 36.9,
      "y": 51.9,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "bunks",
      "x": 54.8,
      "y": 45.7,
      "title": "Bunks",
      "description": "Four, each with a lamp and a curtain. The rope ladder is theirs.",
      "feature": "bunks"
    }
  ],
  "lookout": [
    {
      "id": "bathroom-door",
      "x": 66.4,
      "y": 53.5,
      "title": "Bathroom",
      "description": "Past the wardrobes.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 96.8,
      "y": 56.2,
      "title": "Bed",
      "description": "On a deck of its own, in the point of the glass.",
      "feature": "bed"
    },
    {
      "id": "hanging-fire",
      "x": 73.2,
      "y": 57.9,
      "title": "Hanging Fire",
      "description": "A small fire of its own, with wood at hand.",
      "feature": "fireplace"
    },
    {
      "id": "back",
      "x": 36.4,
      "y": 54.4,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "books",
      "x": 84.4,
      "y": 65,
      "title": "Books",
      "description": "Two shelves of them, behind the pillows.",
      "feature": "books"
    }
  ],
  "canopy": [
    {
      "id": "bathroom-door",
      "x": 54.2,
      "y": 52.2,
      "title": "Bathroom",
      "description": "Past the ladder, on the right. Take a blanket along.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 36.4,
      "y": 57.8,
      "title": "Bed",
      "description": "Four posts, a roof of cloth and curtains you may untie.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 20.5,
      "y": 57.8,
      "title": "Window Seats",
      "description": "Two slung chairs and a brass tray. Getting up again is your affair.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 36.1,
      "y": 51.3,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    }
  ],
  "chamber": [
    {
      "id": "bathroom-door",
      "x": 57.8,
      "y": 51.9,
      "title": "Bathroom",
      "description": "Past the slab of stone, on the right.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 42.4,
      "y": 57.8,
      "title": "Bed",
      "description": "Two metres wide, on a platform before a slab of stone.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 79.9,
      "y": 65.4,
      "title": "Window Seats",
      "description": "A daybed, a glass of wine and the view.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 35.6,
      "y": 51.5,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 27.4,
      "y": 56.1,
      "title": "Fire",
      "description": "Flames along a block of stone.",
      "feature": "fireplace"
    }
  ],
  "gallery": [
    {
      "id": "bathroom-door",
      "x": 15.2,
      "y": 53.1,
      "title": "Bathroom",
      "description": "In the block of boards beside the near glass. The door is ajar.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 33,
      "y": 54,
      "title": "Bed",
      "description": "Two metres wide, sideways under the slope, two levels above the floor.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 1.6,
      "y": 63.2,
      "title": "Window Seats",
      "description": "Two leather chairs and two glasses, at the other glass.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 55.8,
      "y": 57.9,
      "title": "Living Room",
      "description": "Down the stair to the hall.",
      "targetScene": "interior"
    },
    {
      "id": "desk",
      "x": 51.5,
      "y": 55.6,
      "title": "Desk",
      "description": "A proper desk and a proper chair. The view is a risk you take.",
      "feature": "workspace"
    },
    {
      "id": "gallery",
      "x": 42,
      "y": 55.2,
      "title": "Gallery",
      "description": "A balustrade of glass; beyond it the point of the gable, and the hall below.",
      "feature": "gallery"
    }
  ],
  "boxbed": [
    {
      "id": "bathroom-door",
      "x": 57.9,
      "y": 51.8,
      "title": "Bathroom",
      "description": "The door on the right of the bed.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 50,
      "y": 53.8,
      "title": "Box Bed",
      "description": "A house in the house: drawers, books, two lamps, every joint on show.",
      "feature": "boxbed"
    },
    {
      "id": "window-seats",
      "x": 23,
      "y": 59.8,
      "title": "Window Seats",
      "description": "Two wing chairs at the glass, one on each side, a glass beside each.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 42.1,
      "y": 51.8,
      "title": "Living Room",
      "description": "Back to the living room, by the door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "charts",
      "x": 37.7,
      "y": 55.3,
      "title": "Drawing Table",
      "description": "A chart, dividers and a rule. The bed began as a drawing too.",
      "feature": "charts"
    },
    {
      "id": "armillary",
      "x": 61.8,
      "y": 54.2,
      "title": "Armillary Sphere",
      "description": "Where the sun goes, in rings of brass.",
      "feature": "charts"
    }
  ],
  "raft": [
    {
      "id": "bathroom-door",
      "x": 53.4,
      "y": 53.9,
      "title": "Bathroom",
      "description": "The round-topped door on the right.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 17.4,
      "y": 58,
      "title": "Raft Bed",
      "description": "A hull of pale planks on four ropes. It sways less than the market.",
      "feature": "raft"
    },
    {
      "id": "window-seats",
      "x": 0.8,
      "y": 58.2,
      "title": "Window Seats",
      "description": "Two bowls of wicker and two glasses, facing the lake.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 33.3,
      "y": 52,
      "title": "Living Room",
      "description": "Back to the living room, by the door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "tiles",
      "x": 26.4,
      "y": 65.6,
      "title": "Glazed Tiles",
      "description": "Round as a pool, laid in rings, warm underfoot and quite dry.",
      "feature": "heated-floor"
    },
    {
      "id": "swim-ladder",
      "x": 19.9,
      "y": 52.4,
      "title": "Swim Ladder",
      "description": "Towels now. The lake after breakfast.",
      "feature": "lake"
    }
  ],
  "cabana": [
    {
      "id": "bathroom-door",
      "x": 65.1,
      "y": 52.4,
      "title": "Bathroom",
      "description": "The louvred door on the right. It really closes.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 85.2,
      "y": 59.9,
      "title": "Shell Bed",
      "description": "Round, in a shell of eleven padded ribs. You can hear the sea in it.",
      "feature": "shell"
    },
    {
      "id": "window-seats",
      "x": 98.8,
      "y": 56.2,
      "title": "Window Seats",
      "description": "A nest of wicker and a striped lounger, for the morning after.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 40.8,
      "y": 53.4,
      "title": "Living Room",
      "description": "Back to the living room, by the louvred door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "horns",
      "x": 72,
      "y": 49.5,
      "title": "Horns",
      "description": "Tuned by someone who cares. They are good at quiet, too.",
      "feature": "sound"
    },
    {
      "id": "bar",
      "x": 22.1,
      "y": 55.8,
      "title": "Bar",
      "description": "Six bottles behind reeds. It closes when you do.",
      "feature": "bar"
    },
    {
      "id": "beach",
      "x": 93.9,
      "y": 52.9,
      "title": "Beach",
      "description": "Slide the glass aside: deck, pool, sand, sea.",
      "feature": "beach"
    }
  ],
  "ledges": [
    {
      "id": "bathroom-door",
      "x": 60.7,
      "y": 53,
      "title": "Bathroom",
      "description": "The louvred door on the right, beside the steps.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 80.6,
      "y": 58.5,
      "title": "Nest",
      "description": "A wide low bed with round corners, let into four steps. Pillows lean on the second.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 98.1,
      "y": 57.9,
      "title": "Window Bench",
      "description": "Twelve feet of it, along the glass. Bring a book, or do not.",
      "feature": "window-bench"
    },
    {
      "id": "back",
      "x": 40.4,
      "y": 53.2,
      "title": "Living Room",
      "description": "Back to the living room, by the louvred door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "ledges",
      "x": 91.4,
      "y": 40.9,
      "title": "Ledges",
      "description": "Round the post and up the slope, at every height. Sit."
    },
    {
      "id": "cubby",
      "x": 68.8,
      "y": 56,
      "title": "Cubby",
      "description": "Round, padded, lit. You may say you are only trying it.",
      "feature": "nook"
    },
    {
      "id": "bronze-cat",
      "x": 72.6,
      "y": 61.6,
      "title": "Bronze Cat",
      "description": "Asleep. It knows which ledge is the warm one."
    },
    {
      "id": "surfboards",
      "x": 6.7,
      "y": 52.7,
      "title": "Surfboards",
      "description": "Waxed and waiting. So is the Pacific.",
      "feature": "surf"
    }
  ],
  "moongate": [
    {
      "id": "bathroom-door",
      "x": 59.4,
      "y": 49.6,
      "title": "Bathroom",
      "description": "Past the wall of slats, on the right.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 42.5,
      "y": 59,
      "title": "Bed",
      "description": "Two metres wide, its pillows in a round gate of oak.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 17.3,
      "y": 59.1,
      "title": "Window Seats",
      "description": "Two leather chairs and two cups, facing the view.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 35.2,
      "y": 49.7,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "coffee",
      "x": 57.2,
      "y": 56.1,
      "title": "Coffee",
      "description": "A pot, four cups and a jar of spruce. First one up brews.",
      "feature": "coffee"
    },
    {
      "id": "boots",
      "x": 94.5,
      "y": 66.7,
      "title": "Boots and Pack",
      "description": "By the glass. The trail begins on its other side.",
      "feature": "trail"
    }
  ],
  "bathroom": [
    {
      "id": "back",
      "x": 34.9,
      "y": 51.3,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 7.7,
      "y": 63.3,
      "title": "Bathtub",
      "description": "A free-standing tub on pebbles, before the gable glass.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 62.3,
      "y": 50.6,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 43.8,
      "y": 53,
      "title": "Double Basin",
      "description": "Two basins under two round mirrors with rings of light.",
      "feature": "vanity"
    }
  ],
  "soaking": [
    {
      "id": "back",
      "x": 66.8,
      "y": 51.5,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 88.9,
      "y": 58.3,
      "title": "Bathtub",
      "description": "A round tub of wooden staves, deep enough for two, before the gable glass.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 35.5,
      "y": 50.6,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 58.7,
      "y": 53.2,
      "title": "Double Basin",
      "description": "A stone trough with two taps, under one wide mirror framed in light.",
      "feature": "vanity"
    }
  ],
  "grotto": [
    {
      "id": "back",
      "x": 34.2,
      "y": 51.5,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 99.3,
      "y": 63,
      "title": "Bathtub",
      "description": "A pool of coursed stone before the gable glass, filled over a lip of brass.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 64.2,
      "y": 50.6,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 41.3,
      "y": 53.2,
      "title": "Double Basin",
      "description": "Two stone bowls on one thick board, a tall mirror over each.",
      "feature": "vanity"
    }
  ],
  "sauna": [
    {
      "id": "back",
      "x": 59.9,
      "y": 52.1,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 96.3,
      "y": 57.6,
      "title": "Plunge Tub",
      "description": "Larch staves, as high as your hip, three steps up. The cold one.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 32.2,
      "y": 51.3,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 48.2,
      "y": 55.1,
      "title": "Double Basin",
      "description": "Two square basins on one bench of stone, a six-sided mirror over each.",
      "feature": "vanity"
    },
    {
      "id": "sauna",
      "x": 15.3,
      "y": 52.6,
      "title": "Sauna",
      "description": "Larch on two levels, stones in a cage, a bucket and a ladle. Hot in twelve minutes.",
      "feature": "sauna"
    }
  ],
  "planetarium": [
    {
      "id": "back",
      "x": 53.1,
      "y": 54.3,
      "title": "Bedroom",
      "description": "The pale door. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 15.5,
      "y": 58.4,
      "title": "Bathtub",
      "description": "Deep, round, white, two steps up, under a ring of small lights.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 23.5,
      "y": 51.7,
      "title": "Rain Shower",
      "description": "A round chamber behind an arch in the wall: rain, a seat, a line of light.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 30.2,
      "y": 55.1,
      "title": "Double Basin",
      "description": "Two bowls on half a moon of plaster, one round mirror in a line of light.",
      "feature": "vanity"
    },
    {
      "id": "star-wall",
      "x": 18.2,
      "y": 47.7,
      "title": "Star Wall",
      "description": "Pierced like a star map and lit from behind: a bear, a queen, a hunter and a swan. No app needed.",
      "feature": "stars"
    }
  ],
  "hewn": [
    {
      "id": "back",
      "x": 41.1,
      "y": 53.7,
      "title": "Bedroom",
      "description": "The door with copper straps. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 85.3,
      "y": 60.8,
      "title": "Stone Bathtub",
      "description": "One red boulder, hollowed by hand, filled from a channel of green copper.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 68.2,
      "y": 52.8,
      "title": "Rain Shower",
      "description": "A cave in a block of adobe: rain from above, a stone to sit on.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 56.7,
      "y": 57.6,
      "title": "Stone Trough",
      "description": "Cut from one block, two taps, half a sun of mirror over it.",
      "feature": "vanity"
    },
    {
      "id": "yoga",
      "x": 4.1,
      "y": 61.3,
      "title": "Yoga Platform",
      "description": "Two mats, a bolster and a gong. Strike it softly: the valley answers.",
      "feature": "yoga"
    },
    {
      "id": "bronze-dog",
      "x": 44.9,
      "y": 54.9,
      "title": "Bronze Dog",
      "description": "Guards the door. It has let everyone in so far."
    }
  ],
  "compass": [
    {
      "id": "back",
      "x": 49.8,
      "y": 53.6,
      "title": "Bedroom",
      "description": "The case of books is the door. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 19.7,
      "y": 57.2,
      "title": "Bathtub",
      "description": "Eight sides of cherry, mitred and keyed, a lip of brass, two steps all round.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 29.5,
      "y": 50.3,
      "title": "Rain Shower",
      "description": "A wardrobe with doors of glass: rain, pale marble, a seat.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 36.3,
      "y": 53.9,
      "title": "Double Basin",
      "description": "Forty-six small drawers, two bowls, an eight-sided mirror over each.",
      "feature": "vanity"
    },
    {
      "id": "rose",
      "x": 6.5,
      "y": 67.4,
      "title": "Compass Rose",
      "description": "Three stones and brass. Its long point looks at the midsummer sunset.",
      "feature": "charts"
    },
    {
      "id": "reading-bench",
      "x": 21.9,
      "y": 54.6,
      "title": "Reading Bench",
      "description": "Buttoned leather over warm towels, three books left open to argue.",
      "feature": "reading"
    }
  ],
  "plunge": [
    {
      "id": "back",
      "x": 33,
      "y": 51.9,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 91.9,
      "y": 66.8,
      "title": "Bathtub",
      "description": "A round pool sunk into the floor: you could lose a small hippo in it.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 68.7,
      "y": 50.5,
      "title": "Steam Shower",
      "description": "Glass on every side, a stone bench, rain or steam.",
      "feature": "steam"
    },
    {
      "id": "vanity",
      "x": 46.2,
      "y": 57.4,
      "title": "Double Basin",
      "description": "Two basins, each one turned pillar, under one round mirror.",
      "feature": "vanity"
    }
  ],
  "twins": [
    {
      "id": "back",
      "x": 33.1,
      "y": 51.5,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 6,
      "y": 60.8,
      "title": "Two Tubs",
      "description": "Side by side, their backs to the room: both of you have the view.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 66.3,
      "y": 50.5,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 44.4,
      "y": 53.6,
      "title": "Double Basin",
      "description": "Two chests of drawers, a bowl on each, under arched mirrors.",
      "feature": "vanity"
    },
    {
      "id": "hanging-fire",
      "x": 83.8,
      "y": 55.4,
      "title": "Hanging Fire",
      "description": "For whoever gets out first.",
      "feature": "fireplace"
    }
  ],
  "cedar": [
    {
      "id": "back",
      "x": 37.9,
      "y": 52,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 97.4,
      "y": 60.5,
      "title": "Bathtub",
      "description": "Square, of thick boards, let into a deck at the glass and filled from a spout of bamboo.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 67.5,
      "y": 50.5,
      "title": "Rain Shower",
      "description": "Walk in: slate, brass and one sheet of glass.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 49.1,
      "y": 54,
      "title": "Double Basin",
      "description": "Two oval bowls on a bench, a low mirror over each, lit paper on both sides.",
      "feature": "vanity"
    }
  ],
  "fire": [
    {
      "id": "back",
      "x": 10.6,
      "y": 64.9,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 49.5,
      "y": 56.8,
      "title": "Fire",
      "description": "Two metres of flames behind glass.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 49.5,
      "y": 37.7,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "books",
      "x": 39.4,
      "y": 51.8,
      "title": "Books",
      "description": "A shelf to read from and a log wall to burn through.",
      "feature": "books"
    },
    {
      "id": "wine",
      "x": 50.3,
      "y": 75.8,
      "title": "Two Glasses",
      "description": "Poured, between two chairs.",
      "feature": "wine"
    }
  ],
  "hearth": [
    {
      "id": "back",
      "x": 76.1,
      "y": 56.3,
      "title": "Living Room",
      "description": "Back to the middle of the hall.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 52.6,
      "y": 55.8,
      "title": "Fire",
      "description": "Logs on an open hearth, at the foot of eight metres of stone.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 52.9,
      "y": 29.1,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "books",
      "x": 16.6,
      "y": 52,
      "title": "Books",
      "description": "A wall of them, under the gallery.",
      "feature": "books"
    },
    {
      "id": "wine",
      "x": 73.9,
      "y": 73.3,
      "title": "Two Glasses",
      "description": "Poured, on the stone table.",
      "feature": "wine"
    }
  ],
  "stove": [
    {
      "id": "back",
      "x": 97.3,
      "y": 52.9,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 54,
      "y": 55.7,
      "title": "Fire",
      "description": "An iron stove with a glass door, on a long hearth.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 50.6,
      "y": 40.3,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "books",
      "x": 60.5,
      "y": 51.6,
      "title": "Books",
      "description": "A shelf to read from and a log wall to burn through.",
      "feature": "books"
    },
    {
      "id": "wine",
      "x": 50.7,
      "y": 75.4,
      "title": "Two Glasses",
      "description": "Poured, on a slice of a trunk.",
      "feature": "wine"
    }
  ],
  "kiva": [
    {
      "id": "back",
      "x": 98.8,
      "y": 53.4,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 50.2,
      "y": 55.9,
      "title": "Fire",
      "description": "Logs in an adobe arch, at the height of your knees.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 50.2,
      "y": 39.2,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 51.3,
      "y": 66.8,
      "title": "Two Glasses",
      "description": "Poured, on a low round table.",
      "feature": "wine"
    },
    {
      "id": "niches",
      "x": 43.5,
      "y": 52.3,
      "title": "Niches",
      "description": "Candles and clay pots in the plaster, a warm bench under them.",
      "feature": "benches"
    }
  ],
  "library": [
    {
      "id": "back",
      "x": 99.1,
      "y": 53.1,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 50,
      "y": 57.4,
      "title": "Fire",
      "description": "Logs under a stone mantel, a brass rail to keep your slippers out of it.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 50,
      "y": 41.8,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "books",
      "x": 56.4,
      "y": 47.2,
      "title": "Books",
      "description": "From floor to roof. The market never closes; neither do these.",
      "feature": "books"
    },
    {
      "id": "wine",
      "x": 45.2,
      "y": 68.9,
      "title": "Two Glasses",
      "description": "Poured, one for each side of the board.",
      "feature": "wine"
    },
    {
      "id": "ladder",
      "x": 39.9,
      "y": 52.2,
      "title": "Ladder",
      "description": "On wheels and a brass rail, for what stands highest.",
      "feature": "books"
    },
    {
      "id": "chess",
      "x": 50.6,
      "y": 69.7,
      "title": "Chess Board",
      "description": "Half played. It is your move, or theirs.",
      "feature": "games"
    }
  ],
  "ingle": [
    {
      "id": "back",
      "x": 97.1,
      "y": 53.6,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 51.2,
      "y": 54.8,
      "title": "Fire",
      "description": "Logs in a niche of rough stone, a kettle on its hook.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 51.7,
      "y": 36.7,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 58.9,
      "y": 69.1,
      "title": "Two Glasses",
      "description": "Poured, one for each side of the board.",
      "feature": "wine"
    },
    {
      "id": "settles",
      "x": 45.4,
      "y": 55.9,
      "title": "Settles",
      "description": "Two high-backed benches under the oak beam, with the fire at your elbow.",
      "feature": "benches"
    },
    {
      "id": "draughts",
      "x": 54.3,
      "y": 71.2,
      "title": "Draughts",
      "description": "Half played. Loser makes the cocoa.",
      "feature": "games"
    },
    {
      "id": "cocoa",
      "x": 64.7,
      "y": 53.6,
      "title": "Cocoa",
      "description": "A pot, mugs and tin jars on a small sideboard.",
      "feature": "cocoa"
    }
  ],
  "ribbon": [
    {
      "id": "back",
      "x": 2.7,
      "y": 53.4,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 44.9,
      "y": 56.2,
      "title": "Fire",
      "description": "Two metres long and knee-high, in a slot of the stone.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 44.8,
      "y": 38.8,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 36.6,
      "y": 62.9,
      "title": "Two Glasses",
      "description": "Poured, on the stone table.",
      "feature": "wine"
    },
    {
      "id": "ledge",
      "x": 57.6,
      "y": 57.4,
      "title": "Ledge",
      "description": "One slate along the wall, with cushions, blankets and warm stone.",
      "feature": "benches"
    },
    {
      "id": "firewood",
      "x": 34.6,
      "y": 51.6,
      "title": "Firewood",
      "description": "Stacked in steel, taller than you. Enough for a bear market.",
      "feature": "fireplace"
    }
  ],
  "granite": [
    {
      "id": "back",
      "x": 0.9,
      "y": 54,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 47.9,
      "y": 54.5,
      "title": "Fire",
      "description": "Tall and narrow, its logs on end, in a chimney of boulders.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 47.8,
      "y": 38,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 44.7,
      "y": 66.4,
      "title": "Two Glasses",
      "description": "Poured, on a round of oak.",
      "feature": "wine"
    },
    {
      "id": "sofa",
      "x": 38.9,
      "y": 58,
      "title": "Long Sofa",
      "description": "Six seats in one arc. Talking is optional.",
      "feature": "seats"
    },
    {
      "id": "hearth",
      "x": 43.4,
      "y": 58,
      "title": "Warm Stone",
      "description": "A round slab at the height of a chair, a cushion on it.",
      "feature": "benches"
    },
    {
      "id": "firewood",
      "x": 56.7,
      "y": 57.7,
      "title": "Firewood",
      "description": "A basket of it, split to stand on end.",
      "feature": "fireplace"
    }
  ],
  "oculus": [
    {
      "id": "back",
      "x": 10.2,
      "y": 55.5,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 47.9,
      "y": 51.5,
      "title": "Fire",
      "description": "A round fire in a disc of plaster: an eclipse that keeps you warm.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 48.1,
      "y": 33.7,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 46.3,
      "y": 65.9,
      "title": "Two Glasses",
      "description": "Poured, on the largest of three planets.",
      "feature": "wine"
    },
    {
      "id": "orbits",
      "x": 38.3,
      "y": 61.7,
      "title": "Orbits",
      "description": "Two arcs of seats, sunk into the floor. You turn around the fire.",
      "feature": "sunken"
    },
    {
      "id": "orrery",
      "x": 45.6,
      "y": 36.3,
      "title": "Orrery",
      "description": "Three rings, four lamps. Where they point is up to you.",
      "feature": "orrery"
    },
    {
      "id": "plinth",
      "x": 54.8,
      "y": 55.3,
      "title": "Warm Plinth",
      "description": "As long as the wall, at the height of a seat, with cushions.",
      "feature": "benches"
    },
    {
      "id": "skylight",
      "x": 37,
      "y": 34.1,
      "title": "Skylight",
      "description": "It opens. The Milky Way is on the other side.",
      "feature": "view"
    }
  ],
  "woodpile": [
    {
      "id": "back",
      "x": 97.7,
      "y": 54,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 49.6,
      "y": 55.5,
      "title": "Fire",
      "description": "An open wood fire, two metres wide, in a deep frame of steel.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 49.6,
      "y": 39.3,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 60,
      "y": 59.2,
      "title": "Two Glasses",
      "description": "Poured, on a round table between chair and fire.",
      "feature": "wine"
    },
    {
      "id": "nook",
      "x": 58.6,
      "y": 53.3,
      "title": "Reading Nook",
      "description": "A mattress, a plaid and a shelf of books that somebody has actually read.",
      "feature": "nook"
    },
    {
      "id": "boots",
      "x": 58.3,
      "y": 59.1,
      "title": "Rain Boots",
      "description": "In all sizes. The frogs begin at nine, exactly.",
      "feature": "boots"
    },
    {
      "id": "firewood",
      "x": 42.9,
      "y": 42.9,
      "title": "Firewood",
      "description": "From the floor to the ridge. Take from the top.",
      "feature": "fireplace"
    },
    {
      "id": "rowing-boat",
      "x": 64.6,
      "y": 26.3,
      "title": "Rowing Boat",
      "description": "Hung up for repairs. Her sister is at the dock.",
      "feature": "boat"
    }
  ]
}
