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
  "ripple": [
    {
      "id": "living-area",
      "x": 34.1,
      "y": 57.8,
      "title": "Living Area",
      "description": "Six seats in one wave. The conversation ebbs on its own. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 45.9,
      "y": 59,
      "title": "Fireplace",
      "description": "A drum of black stone where the drop fell. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 3.3,
      "y": 54.6,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 43,
      "y": 53.1,
      "title": "Dining Table",
      "description": "Six chairs at a board with waves for edges. Nothing has slid off yet.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 13.1,
      "y": 64.2,
      "title": "Reading Corner",
      "description": "One armchair at the glass, a candle, and mountains whenever you look up.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 50.4,
      "y": 44.7,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "kitchen",
      "x": 52.7,
      "y": 53.2,
      "title": "Chef Kitchen",
      "description": "An island of black stone with gold in it, copper pans, three stools for advisers.",
      "feature": "kitchen"
    },
    {
      "id": "rings",
      "x": 39,
      "y": 13,
      "title": "Rings",
      "description": "Twenty-two rings of oak, bent by hand, on their way to the ridge.",
      "feature": "neon"
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
      "description": "Six feet wide, its pillows in a round gate of oak.",
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
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    }
  ],
  "slipstream": [
    {
      "id": "bathroom-door",
      "x": 55,
      "y": 52.6,
      "title": "Bathroom",
      "description": "The door on the right, past the tips of the fins.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 41.8,
      "y": 58.5,
      "title": "Wing Bed",
      "description": "On one wing of larch, lamps at its tips. The only slow thing in the house.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 57.2,
      "y": 66,
      "title": "Bucket Seats",
      "description": "Two, turned to the snowfields. No belts; the wine holds you.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 38.4,
      "y": 52.1,
      "title": "Living Room",
      "description": "Back to the hall, by the door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "sun",
      "x": 45.2,
      "y": 41.1,
      "title": "Sun",
      "description": "Forty slats around the neon. It sets when you say so.",
      "feature": "neon"
    },
    {
      "id": "fins",
      "x": 50.2,
      "y": 35.1,
      "title": "Slipstream",
      "description": "Twenty-five fins of larch, three lines of light. None has ever been overtaken."
    },
    {
      "id": "skis",
      "x": 34.1,
      "y": 52.3,
      "title": "Ski Rack",
      "description": "Four pairs, dry by breakfast. You may not be first out.",
      "feature": "skis"
    },
    {
      "id": "boots",
      "x": 31.1,
      "y": 59.3,
      "title": "Boots",
      "description": "Two pairs and a bench, for getting out of them."
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
      "description": "Logs on an open hearth, at the foot of twenty-six feet of stone.",
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
  "spiral": [
    {
      "id": "living-area",
      "x": 88.9,
      "y": 64.4,
      "title": "Living Area",
      "description": "Felt slabs in an arc, three to sit on, two to lean on. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 90.5,
      "y": 54.1,
      "title": "Fireplace",
      "description": "A column of fire with a stair around it. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 94.6,
      "y": 51.3,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 84.4,
      "y": 53.5,
      "title": "Dining Table",
      "description": "Six chairs under five rings of light. The agenda is dessert.",
      "feature": "dining"
    },
    {
      "id": "neon-sign",
      "x": 63.7,
      "y": 32.1,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "spiral",
      "x": 96.6,
      "y": 43.3,
      "title": "Spiral Stair",
      "description": "Twenty slabs and a landing, a line of light under each. The cheapest way up.",
      "feature": "stair"
    },
    {
      "id": "gallery",
      "x": 97.7,
      "y": 40.8,
      "title": "Gallery",
      "description": "A half moon at the glass: an armchair, a lamp, the firs. Its blue edge dims when the stars come out.",
      "feature": "gallery"
    },
    {
      "id": "desk",
      "x": 0.5,
      "y": 52.5,
      "title": "Desk",
      "description": "A proper desk, a proper chair, fibre to the wall. Pretending is optional.",
      "feature": "workspace"
    },
    {
      "id": "kitchen",
      "x": 6.4,
      "y": 54.7,
      "title": "Kitchen",
      "description": "Two rings, a basin and a kettle, in one run under the slope.",
      "feature": "kitchen"
    },
    {
      "id": "blankets",
      "x": 87.3,
      "y": 53.3,
      "title": "Rolled Blankets",
      "description": "Twelve rolls for six guests. When the work is rolled up, unroll these.",
      "feature": "blankets"
    },
    {
      "id": "books",
      "x": 64.5,
      "y": 61.7,
      "title": "Library",
      "description": "One long shelf under a mountain of boards. The top layer is the snow that stays in August.",
      "feature": "books"
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
      "description": "Six feet wide, sideways under the slope, two levels above the floor.",
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
      "description": "Six feet long and knee-high, in a slot of the stone.",
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
      "description": "A fire in a cut stone, twenty-three feet of it. The fireside is next.",
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
      "description": "The lodge's sign, in the color of its coin.",
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
      "description": "Six feet wide, on a platform before a slab of stone.",
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
  "prism": [
    {
      "id": "back",
      "x": 45.6,
      "y": 51.5,
      "title": "Bedroom",
      "description": "Dark oak behind the console. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 67.1,
      "y": 60.2,
      "title": "Gem Tub",
      "description": "One pale stone with seventeen facets. You are the eighteenth.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 70.1,
      "y": 49.7,
      "title": "Rain Shower",
      "description": "Rain between two standing stones, a six-sided tray, a stool cut from the same block.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 39.9,
      "y": 55.7,
      "title": "Double Basin",
      "description": "A folded beam of dark stone, two bowls, a kite of mirror over each.",
      "feature": "vanity"
    },
    {
      "id": "sauna",
      "x": 58.5,
      "y": 50.4,
      "title": "North Sauna",
      "description": "A small A in a large one: three steps of larch, hot stones and all of the north behind the glass.",
      "feature": "sauna"
    },
    {
      "id": "gem-light",
      "x": 46.5,
      "y": 29.6,
      "title": "Cut Light",
      "description": "A hundred facets fewer than it looks. It dims if you bargain with it."
    }
  ],
  "cinema": [
    {
      "id": "back",
      "x": 96.6,
      "y": 56.7,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 50,
      "y": 58.3,
      "title": "Fire",
      "description": "Nearly ten feet of it, in a block of polished stone. It never needs a sequel.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 50,
      "y": 32.9,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 50,
      "y": 64.1,
      "title": "Two Glasses",
      "description": "Poured, on the little table of the first row.",
      "feature": "wine"
    },
    {
      "id": "screen",
      "x": 50,
      "y": 45.7,
      "title": "Screen",
      "description": "An aurora, for the nights when the one outside is late.",
      "feature": "cinema"
    },
    {
      "id": "loveseats",
      "x": 33.7,
      "y": 62.5,
      "title": "Loveseats",
      "description": "Seven, on three tiers. Nobody sits behind a tall head.",
      "feature": "seats"
    },
    {
      "id": "signing-stone",
      "x": 41.5,
      "y": 56.3,
      "title": "Signing Stone",
      "description": "Two sheets, two pens. Contracts have been signed at this fire.",
      "feature": "fireplace"
    }
  ],
  "regatta": [
    {
      "id": "living-area",
      "x": 33.9,
      "y": 56.5,
      "title": "Living Area",
      "description": "A crescent of sailcloth, bound with rope, before the fire. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 38.8,
      "y": 53.5,
      "title": "Fireplace",
      "description": "A fire in a ship's cowl. It used to bring air below; now it brings everyone. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 0.5,
      "y": 56.5,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 65.5,
      "y": 58.5,
      "title": "Dining Table",
      "description": "Two benches, eight plates, one tray of shrimp. It takes all of you.",
      "feature": "dining"
    },
    {
      "id": "neon-sign",
      "x": 47.7,
      "y": 30.7,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "boat",
      "x": 49.3,
      "y": 57.4,
      "title": "Kitchen Island",
      "description": "A clinker-built boat. Rings amidships, basin aft, cook at the helm.",
      "feature": "island"
    },
    {
      "id": "sails",
      "x": 55.1,
      "y": 38.1,
      "title": "Sails",
      "description": "Main and jib, set under the ridge. There is no wind indoors; nobody is in a hurry."
    },
    {
      "id": "dog-bed",
      "x": 51.6,
      "y": 71.1,
      "title": "Dog Bed",
      "description": "By the glass, with a ball. The owner of both is out on the sand.",
      "feature": "dogs"
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
  "tidepool": [
    {
      "id": "back",
      "x": 52.4,
      "y": 51.9,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 41.3,
      "y": 62.2,
      "title": "Boat Bath",
      "description": "A boat of striped tiles with the water on the inside. It has not sunk yet.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 38.6,
      "y": 51.1,
      "title": "Rain Shower",
      "description": "The first hut from the left. The queue is shorter than on the beach.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 46.5,
      "y": 51.7,
      "title": "Double Basin",
      "description": "A zinc trough on three barrels, under two portholes that show only you.",
      "feature": "vanity"
    },
    {
      "id": "dog-shower",
      "x": 59.8,
      "y": 61.5,
      "title": "Dog Shower",
      "description": "The sixth hut. Sand stays here, dignity too.",
      "feature": "dogs"
    },
    {
      "id": "towels",
      "x": 40.9,
      "y": 52.8,
      "title": "Towels",
      "description": "A hut full of them. The dog has its own."
    },
    {
      "id": "lifeguard",
      "x": 33.5,
      "y": 50.3,
      "title": "Lifeguard Chair",
      "description": "From up there you see the bath and the sea. Only one needs watching.",
      "feature": "view"
    }
  ],
  "lighthouse": [
    {
      "id": "back",
      "x": 94.3,
      "y": 55.9,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 50.8,
      "y": 58.2,
      "title": "Fire",
      "description": "An open fire in the foot of the tower. Ships may ignore it.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 45,
      "y": 43,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 56.2,
      "y": 73,
      "title": "Two Glasses",
      "description": "Poured, on a round of bleached wood.",
      "feature": "wine"
    },
    {
      "id": "tower",
      "x": 50.8,
      "y": 39.5,
      "title": "Lighthouse",
      "description": "It warns of low ceilings and late checkouts. The flue goes through the roof.",
      "feature": "fireplace"
    },
    {
      "id": "dog-bed",
      "x": 46.4,
      "y": 70,
      "title": "Dog's Bed",
      "description": "Already worn to the shape of its owner.",
      "feature": "dogs"
    },
    {
      "id": "seats",
      "x": 67.6,
      "y": 62.8,
      "title": "Crescent",
      "description": "One low sailcloth seat, long enough for everyone and the dog.",
      "feature": "seats"
    },
    {
      "id": "leads",
      "x": 57.1,
      "y": 49.2,
      "title": "Leads & Towel",
      "description": "Three leads, one towel. Guess whose.",
      "feature": "dogs"
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
      "description": "The lodge's sign, in the color of its coin.",
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
  "curl": [
    {
      "id": "back",
      "x": 33,
      "y": 52.3,
      "title": "Bedroom",
      "description": "The round-topped door. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 6.7,
      "y": 66.4,
      "title": "Rose Tub",
      "description": "Round, six feet across, glazed by hand. The wave has been breaking over it since you booked.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 12.1,
      "y": 49.3,
      "title": "Rain Shower",
      "description": "Forty streams from the lip of the wave. Stand in the tub, look at the sea.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 45.5,
      "y": 57.7,
      "title": "Double Basin",
      "description": "Two scallops on a scalloped ledge, a round mirror over each.",
      "feature": "vanity"
    },
    {
      "id": "barrel-bench",
      "x": 16.4,
      "y": 56.4,
      "title": "In the Barrel",
      "description": "The one place where nobody hurries you out. Sit, look along the wave, wait for the next."
    },
    {
      "id": "window-bench",
      "x": 94.7,
      "y": 57.1,
      "title": "Window Bench",
      "description": "Twelve feet of it, along the glass. Most of what one does is done here.",
      "feature": "window-bench"
    },
    {
      "id": "surfboards",
      "x": 91.4,
      "y": 53.9,
      "title": "Surfboards",
      "description": "Three, waxed and waiting, over a drain for the sand.",
      "feature": "surf"
    },
    {
      "id": "wetsuits",
      "x": 36.2,
      "y": 51.8,
      "title": "Wetsuits",
      "description": "Down to the beach and back up. The towels stay striped.",
      "feature": "beach"
    },
    {
      "id": "cat",
      "x": 97.1,
      "y": 67.7,
      "title": "Cat",
      "description": "Found the patch of light before you did."
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
  "club": [
    {
      "id": "living-area",
      "x": 31.8,
      "y": 58.8,
      "title": "Living Area",
      "description": "Six shells in a curve, green velvet, coral piping. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 45.5,
      "y": 52.2,
      "title": "Fireplace",
      "description": "A live fire under glazed scales. The pizza is in, then it is out. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 1,
      "y": 54.7,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "neon-sign",
      "x": 51.7,
      "y": 40.8,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "bar",
      "x": 56.2,
      "y": 53.3,
      "title": "Bar",
      "description": "Eight stools under an awning, for eight guests. The sums were done beforehand.",
      "feature": "bar"
    },
    {
      "id": "dance-floor",
      "x": 43.1,
      "y": 67.5,
      "title": "Dance Floor",
      "description": "Terrazzo, ringed in light. Socks are fine.",
      "feature": "dance"
    },
    {
      "id": "mirror-ball",
      "x": 43.1,
      "y": 30.6,
      "title": "Mirror Ball",
      "description": "It turns until eleven. Then it only glitters.",
      "feature": "neon"
    },
    {
      "id": "decks",
      "x": 40,
      "y": 52.8,
      "title": "Decks",
      "description": "Two turntables between the speakers, tuned by someone who cares.",
      "feature": "sound"
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
  "breeze": [
    {
      "id": "back",
      "x": 60.7,
      "y": 51.7,
      "title": "Bedroom",
      "description": "Louvres, as on a porch. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 65.4,
      "y": 64.9,
      "title": "Terrazzo Tub",
      "description": "Oval, pink, set with chips of five stones. Seats two, or one with ambition.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 67.2,
      "y": 50.4,
      "title": "Outdoor Shower",
      "description": "Slats overhead, a copper gooseneck, green tiles. It came in out of the sun and stayed.",
      "feature": "outdoor-shower"
    },
    {
      "id": "vanity",
      "x": 47.7,
      "y": 55.3,
      "title": "Double Basin",
      "description": "Two basins in one slab of terrazzo, a round mirror in a ring of light over each.",
      "feature": "vanity"
    },
    {
      "id": "bar-ledge",
      "x": 60.7,
      "y": 57,
      "title": "Bar Along the Tub",
      "description": "Ice, limes, two coupes. Last orders are when the water is cold.",
      "feature": "bar"
    },
    {
      "id": "breeze-wall",
      "x": 41.7,
      "y": 51.6,
      "title": "Breeze Blocks",
      "description": "Forty-seven blocks with the sunset behind them. It has been going down since 1958."
    },
    {
      "id": "ice-machine",
      "x": 59.1,
      "y": 54.9,
      "title": "Ice Machine",
      "description": "Hums in key. Please do not sing along after eleven."
    }
  ],
  "launchpad": [
    {
      "id": "back",
      "x": 11.3,
      "y": 54.8,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 43.9,
      "y": 57.1,
      "title": "Fire",
      "description": "Logs in the tail of a rocket. Ignition has gone well for some time now.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 52.3,
      "y": 43.6,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "rocket",
      "x": 43.5,
      "y": 35.4,
      "title": "Rocket",
      "description": "You launch whatever you like here and it lasts until Sunday.",
      "feature": "launch"
    },
    {
      "id": "coupes",
      "x": 35.2,
      "y": 67.1,
      "title": "Coupes",
      "description": "Poured before the countdown, to be on the safe side.",
      "feature": "bar"
    },
    {
      "id": "gantry",
      "x": 40.2,
      "y": 44.2,
      "title": "Gantry",
      "description": "Bottles on three floors and a ladder. Crew access only after ten.",
      "feature": "bar"
    },
    {
      "id": "couch",
      "x": 33.6,
      "y": 56.7,
      "title": "Launch Seats",
      "description": "Green velvet, coral piping, a clear view of the engine.",
      "feature": "seats"
    },
    {
      "id": "records",
      "x": 52.8,
      "y": 55.3,
      "title": "Records",
      "description": "A turntable and what to put on it. The house has neighbours, so: manners.",
      "feature": "sound"
    }
  ],
  "teahouse": [
    {
      "id": "living-area",
      "x": 61.8,
      "y": 58.7,
      "title": "Living Area",
      "description": "Two low sofas with their feet already off. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 53.9,
      "y": 64.4,
      "title": "Fireplace",
      "description": "A hearth let into the stone, a kettle over it. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 91.9,
      "y": 54.7,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 52,
      "y": 55.8,
      "title": "Tea Table",
      "description": "One dark board, cushions round it. Shoes stay on the step.",
      "feature": "dining"
    },
    {
      "id": "reading-corner",
      "x": 78.5,
      "y": 58.5,
      "title": "Reading Corner",
      "description": "Two slung leather chairs at the glass, a tray of copper between them.",
      "feature": "reading"
    },
    {
      "id": "neon-sign",
      "x": 51.1,
      "y": 42.9,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "kitchen",
      "x": 51.6,
      "y": 52.4,
      "title": "Griddle",
      "description": "Six feet of hot steel, four stools. Breakfast is a performance.",
      "feature": "kitchen"
    },
    {
      "id": "garden",
      "x": 39.3,
      "y": 57.3,
      "title": "Dry Garden",
      "description": "Gravel, raked round three boulders and two cacti. Please walk round it too."
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
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    }
  ],
  "boulder": [
    {
      "id": "bathroom-door",
      "x": 57.1,
      "y": 52.4,
      "title": "Bathroom",
      "description": "The round-headed door on the right of the boulder.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 45.7,
      "y": 61.6,
      "title": "Boulder Bed",
      "description": "Let into plaster, its pillows against the rock. The rock was here first.",
      "feature": "boulder"
    },
    {
      "id": "window-seats",
      "x": 21,
      "y": 59.8,
      "title": "Window Seats",
      "description": "Two leather armchairs and two glasses, facing the boulders outside.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 40.5,
      "y": 52.2,
      "title": "Living Room",
      "description": "Back to the living room, by the round-headed door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "sun",
      "x": 52.3,
      "y": 39,
      "title": "Sun",
      "description": "Woven, and always just about to rise. It has no opinion on when you get up."
    },
    {
      "id": "hammocks",
      "x": 63.3,
      "y": 55.1,
      "title": "Hammocks",
      "description": "Two, one over the other. The upper one goes to whoever is least careful.",
      "feature": "hammocks"
    },
    {
      "id": "mattresses",
      "x": 34.4,
      "y": 57.1,
      "title": "Mattresses",
      "description": "Six, rolled and striped. By the second night they are on the deck."
    },
    {
      "id": "dog-bed",
      "x": 29.6,
      "y": 61.6,
      "title": "Dog Bed",
      "description": "Round, between the armchairs and the rolls. It is usually empty; the big one is not."
    }
  ],
  "windpump": [
    {
      "id": "back",
      "x": 46.2,
      "y": 54.4,
      "title": "Bedroom",
      "description": "Turquoise boards, a cross of two. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 85,
      "y": 61.1,
      "title": "Stock Tank",
      "description": "Galvanized, ribbed, seven feet across. Made for forty cattle or two of you.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 5.3,
      "y": 45.2,
      "title": "Rain Shower",
      "description": "A rose as wide as a hat, behind half a turn of corrugated sheet. Bring the hat.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 61,
      "y": 53.8,
      "title": "Double Basin",
      "description": "Two enamel tubs on an old workbench, a round mirror over each.",
      "feature": "vanity"
    },
    {
      "id": "windpump",
      "x": 91.5,
      "y": 33.7,
      "title": "Windpump",
      "description": "Eighteen blades, a tail and no wind at all indoors. It turns when you bonk it."
    },
    {
      "id": "dog-tank",
      "x": 77.4,
      "y": 59.2,
      "title": "Dog Tank",
      "description": "Low enough to climb into. The orange ball is not yours.",
      "feature": "dogs"
    },
    {
      "id": "cactus-garden",
      "x": 83.1,
      "y": 55.3,
      "title": "Cactus Garden",
      "description": "Saguaros, barrels, agaves. Please do not use them as towel rails."
    },
    {
      "id": "bat",
      "x": 81.3,
      "y": 76,
      "title": "Bat and Ball",
      "description": "For the canyon wall, which answers. Not for the windpump."
    }
  ],
  "sunset": [
    {
      "id": "back",
      "x": 92.9,
      "y": 55,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 51.8,
      "y": 54.8,
      "title": "Fire",
      "description": "Logs in an arch at the foot of the sun, where it is warmest.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 51.8,
      "y": 47.9,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 53.7,
      "y": 61.8,
      "title": "Two Glasses",
      "description": "Poured, on a tray between two mattresses.",
      "feature": "wine"
    },
    {
      "id": "sun",
      "x": 54.8,
      "y": 38.8,
      "title": "Setting Sun",
      "description": "Fifteen rays up to the roof. It has been going down since it was built.",
      "feature": "fireplace"
    },
    {
      "id": "daybeds",
      "x": 59.4,
      "y": 60.3,
      "title": "Mattresses",
      "description": "Two, dragged before the fire. Nobody ever drags them back.",
      "feature": "daybeds"
    },
    {
      "id": "guitar",
      "x": 58.8,
      "y": 55.7,
      "title": "Guitar",
      "description": "In tune at sunset. The coyotes are listening."
    },
    {
      "id": "dog-mat",
      "x": 43,
      "y": 60.2,
      "title": "The Dog's Place",
      "description": "A blanket and a bone, closer to the fire than yours.",
      "feature": "dogs"
    },
    {
      "id": "bench",
      "x": 43.6,
      "y": 56,
      "title": "Long Bench",
      "description": "Plaster as wide as the house, with pads, pillows and candles.",
      "feature": "benches"
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
      "description": "The lodge's sign, in the color of its coin.",
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
  "observatory": [
    {
      "id": "bathroom-door",
      "x": 54.7,
      "y": 52.8,
      "title": "Bathroom",
      "description": "The dark door on the right. Its handle is half a moon.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 25.8,
      "y": 57,
      "title": "Observatory Bed",
      "description": "Round, in half a dome, on a plinth that counts in degrees. Your pillow is at zero.",
      "feature": "observatory"
    },
    {
      "id": "window-seats",
      "x": 10.8,
      "y": 59.7,
      "title": "Crescent",
      "description": "A bed for the third guest, curved like the moon, at the glass.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 49.9,
      "y": 53,
      "title": "Living Room",
      "description": "Back to the living room, by the dark door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "telescope",
      "x": 29.6,
      "y": 49.7,
      "title": "Telescope",
      "description": "It looks out through the slit. It knows where to point; you may nod.",
      "feature": "dark-sky"
    },
    {
      "id": "slit",
      "x": 25.5,
      "y": 44.3,
      "title": "Slit",
      "description": "Open from the sill to the crown, in line with a window in the roof."
    },
    {
      "id": "star-chart",
      "x": 37.9,
      "y": 49,
      "title": "Star Chart",
      "description": "The Bear, the Hunter, the Queen, the Swan. Nobody is named after a token."
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
  "pond": [
    {
      "id": "living-area",
      "x": 48,
      "y": 60.3,
      "title": "Living Area",
      "description": "Lily pads in velvet, some with a rim to lean on. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 57.4,
      "y": 56.2,
      "title": "Fireplace",
      "description": "An open fire in a leaf of stone. It has a twin in the wall of firewood: come closer.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 90.6,
      "y": 53.8,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "neon-sign",
      "x": 53.2,
      "y": 31.7,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "lily",
      "x": 60.6,
      "y": 37.1,
      "title": "Water Lily",
      "description": "Upside down, over the fire. Its stem is the chimney, past the lamplight into the rafters.",
      "feature": "stove"
    },
    {
      "id": "books",
      "x": 46.8,
      "y": 51.2,
      "title": "Half a Boat",
      "description": "Stood on end, full of books that somebody has actually read.",
      "feature": "books"
    },
    {
      "id": "nook",
      "x": 66.2,
      "y": 53.9,
      "title": "Reading Nook",
      "description": "A padded ledge under the slope, long enough to lie on.",
      "feature": "nook"
    },
    {
      "id": "boots",
      "x": 40.8,
      "y": 69.9,
      "title": "Rain Boots",
      "description": "Eight pairs, from a grown-up's to a small child's.",
      "feature": "boots"
    },
    {
      "id": "oars",
      "x": 58.8,
      "y": 50.9,
      "title": "Oars",
      "description": "For the boat at the dock. Wear the life jacket.",
      "feature": "boat"
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
      "description": "An open wood fire, six feet wide, in a deep frame of steel.",
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
      "description": "The lodge's sign, in the color of its coin.",
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
      "description": "Six feet of flames behind glass.",
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
      "description": "The lodge's sign, in the color of its coin.",
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
  "council": [
    {
      "id": "living-area",
      "x": 62.9,
      "y": 57,
      "title": "Living Area",
      "description": "Two arrows that turn, slowly. Everyone gets a go at the view. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 55.6,
      "y": 58.1,
      "title": "Fireplace",
      "description": "It stays put while the seats go round it. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 89.5,
      "y": 56,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 52.8,
      "y": 53.7,
      "title": "Dining Table",
      "description": "Eight places on two benches. Nobody sits at the head; there is none.",
      "feature": "dining"
    },
    {
      "id": "neon-sign",
      "x": 52.2,
      "y": 42.8,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "ballot",
      "x": 59.3,
      "y": 52.2,
      "title": "Ballot Box",
      "description": "Blue for yes, white for not yet. The house abides by it next season.",
      "feature": "vote"
    },
    {
      "id": "books",
      "x": 48.3,
      "y": 50.9,
      "title": "Library",
      "description": "Eight bays in a curve. The arguments of past seasons are shelved here too.",
      "feature": "books"
    },
    {
      "id": "skylight",
      "x": 42.3,
      "y": 29.2,
      "title": "Aurora Skylight",
      "description": "A strip of the slope is glass. The night shift is green.",
      "feature": "view"
    },
    {
      "id": "snowshoes",
      "x": 63.4,
      "y": 53.8,
      "title": "Snowshoes",
      "description": "Four: two guests, or one who plans ahead.",
      "feature": "snowshoes"
    },
    {
      "id": "window-seat",
      "x": 80.1,
      "y": 58.7,
      "title": "Window Seat",
      "description": "Cushions at the glass, a row of books in its foot.",
      "feature": "window-bench"
    }
  ],
  "loom": [
    {
      "id": "bathroom-door",
      "x": 58.7,
      "y": 52.7,
      "title": "Bathroom",
      "description": "Two dozen drawers on the right. They swing open as one.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 48.2,
      "y": 60.6,
      "title": "Wool Bed",
      "description": "Wide, under stitches as thick as a wrist. Its head is the cloth beam.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 87,
      "y": 63.8,
      "title": "Low Chairs",
      "description": "Two, turned to the aurora. It comes two nights out of three.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 60.7,
      "y": 52.5,
      "title": "Living Room",
      "description": "Back to the living room. More drawers, and a door again.",
      "targetScene": "interior"
    },
    {
      "id": "loom",
      "x": 49.8,
      "y": 35.8,
      "title": "Loom",
      "description": "An aurora in a hundred and seventy-seven threads. Every guest adds a row; it rises every season."
    },
    {
      "id": "phone-drawer",
      "x": 39.8,
      "y": 54.9,
      "title": "The Drawer",
      "description": "Yours is the open one, lined with felt. Leave the phone in it; it sleeps better there."
    },
    {
      "id": "socks",
      "x": 62.1,
      "y": 64.7,
      "title": "Good Socks",
      "description": "A basket of them, rolled. You may keep one pair."
    },
    {
      "id": "wool",
      "x": 31.6,
      "y": 52.7,
      "title": "Wool",
      "description": "From midnight to green, in balls and skeins. Choose your row."
    },
    {
      "id": "spinning-wheel",
      "x": 15,
      "y": 58.1,
      "title": "Spinning Wheel",
      "description": "At the glass, where the light is. It hums; nothing else does."
    },
    {
      "id": "snowshoes",
      "x": 57.8,
      "y": 40.9,
      "title": "Snowshoes",
      "description": "One pair of the house. The snow is to the knee, the quiet deeper.",
      "feature": "snowshoes"
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
  "kota": [
    {
      "id": "back",
      "x": 91.2,
      "y": 55.5,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 53.3,
      "y": 58.1,
      "title": "Fire",
      "description": "Open to five sides, on boulders. The sixth is iron, and keeps its place.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 45.7,
      "y": 41,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "wine",
      "x": 52.8,
      "y": 65.6,
      "title": "Two Glasses",
      "description": "Poured, on the edge of the hearth. It will not stay cold.",
      "feature": "wine"
    },
    {
      "id": "socks",
      "x": 59.3,
      "y": 46.7,
      "title": "The Good Socks",
      "description": "And mittens. They dry in an hour; stories take longer.",
      "feature": "drying"
    },
    {
      "id": "benches",
      "x": 59.4,
      "y": 56.6,
      "title": "Benches",
      "description": "Five sides of a hexagon, fleeces on each, room for eight and their feet.",
      "feature": "benches"
    },
    {
      "id": "shelves",
      "x": 45.2,
      "y": 48.1,
      "title": "Books",
      "description": "Two boards of them, for nights of twenty hours.",
      "feature": "books"
    },
    {
      "id": "snowshoes",
      "x": 57.1,
      "y": 42.2,
      "title": "Snowshoes",
      "description": "Hung up crossed. The snow outside is to the knee.",
      "feature": "snowshoes"
    },
    {
      "id": "boots",
      "x": 74.8,
      "y": 57,
      "title": "Boot Rack",
      "description": "Wet boots below, dry ones above, in theory.",
      "feature": "drying"
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
      "description": "The lodge's sign, in the color of its coin.",
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
  "iceberg": [
    {
      "id": "bathroom-door",
      "x": 55.1,
      "y": 51.8,
      "title": "Bathroom",
      "description": "The white door on the right, past the steps. Its window is round.",
      "targetScene": "bathroom"
    },
    {
      "id": "bed",
      "x": 70.8,
      "y": 61.5,
      "title": "Bed",
      "description": "Wide and quiet, for the grown-ups, a screen of ice between you and the colony.",
      "feature": "bed"
    },
    {
      "id": "window-seats",
      "x": 19.3,
      "y": 63.3,
      "title": "Window Seats",
      "description": "Two armchairs and two cups, facing the snow.",
      "feature": "view"
    },
    {
      "id": "back",
      "x": 52.2,
      "y": 50.8,
      "title": "Living Room",
      "description": "Back to the living room, by the white door on the left.",
      "targetScene": "interior"
    },
    {
      "id": "bunks",
      "x": 43.9,
      "y": 55,
      "title": "Iceberg",
      "description": "Five caves, five beds. The highest goes to whoever asks last.",
      "feature": "bunks"
    },
    {
      "id": "slide",
      "x": 33.6,
      "y": 48.3,
      "title": "Slide",
      "description": "The sledging slope, continued indoors. It ends in open water.",
      "feature": "slide"
    },
    {
      "id": "lookout",
      "x": 49.8,
      "y": 38.3,
      "title": "Look-out",
      "description": "A seat, a spyglass, one duty: to say when there is cocoa.",
      "feature": "family"
    },
    {
      "id": "slippers",
      "x": 43,
      "y": 71.9,
      "title": "Slippers",
      "description": "One size for each. You will waddle in them. Everyone does."
    }
  ],
  "icehole": [
    {
      "id": "back",
      "x": 35.9,
      "y": 52.1,
      "title": "Bedroom",
      "description": "White boards, a porthole, a lamp. Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 5.1,
      "y": 61.4,
      "title": "Ice Hole",
      "description": "Sawn through the ice by hand, filled at a hundred and two degrees. The ice does not mind.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 16.9,
      "y": 51.7,
      "title": "Rain Shower",
      "description": "An igloo that stopped half way up: a spiral of snow blocks, rain at its heart.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 89.5,
      "y": 53.5,
      "title": "Wash Trough",
      "description": "Two heights, three taps, three portholes. Grown-ups may use either.",
      "feature": "vanity"
    },
    {
      "id": "towels",
      "x": 79.9,
      "y": 53,
      "title": "Ten Towels",
      "description": "Ten pegs, ten towels, no discussion. The bench below is warm.",
      "feature": "heated-floor"
    },
    {
      "id": "stools",
      "x": 18.3,
      "y": 61.3,
      "title": "Penguin Stools",
      "description": "Five of them, on their way to the water. One has been sent to wash first."
    }
  ],
  "penguin": [
    {
      "id": "back",
      "x": 0.4,
      "y": 55.9,
      "title": "Living Room",
      "description": "Back to the living room.",
      "targetScene": "interior"
    },
    {
      "id": "fire",
      "x": 53.5,
      "y": 59.2,
      "title": "Fire",
      "description": "In the belly of the house, where a colony keeps what matters.",
      "feature": "fireplace"
    },
    {
      "id": "neon-sign",
      "x": 45.8,
      "y": 43.8,
      "title": "Neon Sign",
      "description": "The lodge's mark, as bright as the market was kind.",
      "feature": "neon"
    },
    {
      "id": "penguin",
      "x": 53.1,
      "y": 34.4,
      "title": "Emperor",
      "description": "Nearly thirteen feet of glazed tiles. It waddles nowhere.",
      "feature": "fireplace"
    },
    {
      "id": "feet",
      "x": 49.6,
      "y": 69.1,
      "title": "Warm Feet",
      "description": "Two of glazed clay, to rest yours on. Many toes have thawed here.",
      "feature": "heated-floor"
    },
    {
      "id": "colony",
      "x": 64,
      "y": 56.8,
      "title": "The Colony",
      "description": "Ten seats of grey wool. They have been edging closer all evening.",
      "feature": "family"
    },
    {
      "id": "cocoa",
      "x": 63.6,
      "y": 61.2,
      "title": "Cocoa",
      "description": "Ten mugs on one tray. Marshmallows are counted, for fairness.",
      "feature": "cocoa"
    },
    {
      "id": "socks",
      "x": 43.5,
      "y": 50.3,
      "title": "Ten Pairs",
      "description": "Drying beside the stove. Two of them nearly match.",
      "feature": "drying"
    },
    {
      "id": "games",
      "x": 70.5,
      "y": 56.2,
      "title": "Games",
      "description": "A low shelf of them, so that everyone can reach.",
      "feature": "games"
    },
    {
      "id": "window-bench",
      "x": 82.5,
      "y": 60.6,
      "title": "Window Bench",
      "description": "Along the glass. The sledging slope starts out there.",
      "feature": "window-bench"
    }
  ],
  "hollow": [
    {
      "id": "living-area",
      "x": 49.8,
      "y": 55.3,
      "title": "Living Area",
      "description": "A round seat for two in a hollow tree, books within reach. The bedroom is next.",
      "targetScene": "bedroom"
    },
    {
      "id": "fireplace",
      "x": 65.8,
      "y": 60.3,
      "title": "Fireplace",
      "description": "An acorn of iron, its cap of copper. It eats logs. The fireside is next.",
      "targetScene": "neon-fireplace"
    },
    {
      "id": "exit",
      "x": 96.9,
      "y": 56,
      "title": "Outside",
      "description": "Back through the glass to the deck.",
      "targetScene": "exterior"
    },
    {
      "id": "dining-table",
      "x": 34.1,
      "y": 58.2,
      "title": "Dining Table",
      "description": "A slice of a trunk, laid for two. Count the rings between courses.",
      "feature": "dining"
    },
    {
      "id": "neon-sign",
      "x": 49.7,
      "y": 30.2,
      "title": "Neon Sign",
      "description": "The lodge's sign, in the color of its coin.",
      "feature": "neon"
    },
    {
      "id": "kitchen",
      "x": 42.5,
      "y": 52.6,
      "title": "Kitchen",
      "description": "Two rings, one kettle, half a circle. Enough.",
      "feature": "kitchen"
    },
    {
      "id": "records",
      "x": 57.5,
      "y": 53,
      "title": "Records",
      "description": "Two rows of vinyl and a player. Side B is the quiet one.",
      "feature": "vinyl"
    },
    {
      "id": "nuts",
      "x": 89.6,
      "y": 68.1,
      "title": "Tin of Nuts",
      "description": "By the door. They are not for you."
    },
    {
      "id": "scope",
      "x": 59.8,
      "y": 50.4,
      "title": "Birding Scope",
      "description": "Trained on the glass. The hemlocks are full of regulars.",
      "feature": "scope"
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
      "description": "Six feet wide, under the open sky of the roof.",
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
  "barrel": [
    {
      "id": "back",
      "x": 58.4,
      "y": 51.3,
      "title": "Bedroom",
      "description": "Back to the bedroom.",
      "targetScene": "bedroom"
    },
    {
      "id": "bathtub",
      "x": 38.7,
      "y": 56.6,
      "title": "Cask Bath",
      "description": "A cask on its side with its front cut open. The vintage is you.",
      "feature": "bathtub"
    },
    {
      "id": "rain-shower",
      "x": 26.2,
      "y": 52.8,
      "title": "Rain Shower",
      "description": "A cask on end, as high as a door. It leaks on purpose.",
      "feature": "shower"
    },
    {
      "id": "vanity",
      "x": 54.7,
      "y": 51.9,
      "title": "Double Basin",
      "description": "Two copper bowls on half a cask, one wide oval mirror in a hoop.",
      "feature": "vanity"
    },
    {
      "id": "still",
      "x": 52.4,
      "y": 59.6,
      "title": "Copper Still",
      "description": "Distils nothing but bathwater. We have had it checked."
    },
    {
      "id": "chairs",
      "x": 17.7,
      "y": 59.4,
      "title": "Two Chairs",
      "description": "For watching the woods go dark, one trunk at a time.",
      "feature": "view"
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
  ]
}
