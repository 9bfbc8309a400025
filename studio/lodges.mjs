// One row a lodge: what its pictures show. `view` is the camera of the exterior still, `own` or one of blender/exterior.py,
// `variant` the proportions of the A-frame, `mirror` turns the plan round (tub left, fire right), `accent` is the colour of its neon.
// `outlook` is what its rooms' glass shows of the landscape: flopped or not, moved (tangent), in a light of its own.
/** @typedef {{ flop: boolean, move: number, tint: number[] }} Outlook */
/** @typedef {{ slug: string, name: string, landscape: string, view: string, variant: string, mirror: boolean, pool: boolean, accent: string, seed: number, camera?: [number[], number[], number], tub?: number[], outlook: Outlook, prop?: string, rooms: Record<string, string> }} LodgeRow */

const row = (slug, name, landscape, variant, accent, seed, extras = '') => ({
  slug,
  name,
  landscape,
  view: views[slug] ?? 'own',
  variant,
  accent,
  seed,
  pool: extras.includes('pool'),
  mirror: extras.includes('mirror'),
  camera: cameras[slug],
  tub: tubs[slug],
  outlook: outlooks[slug],
  prop: props[slug],
  rooms: stills[slug],
})

const outlook = (flop, move, ...tint) => ({ flop, move, tint })
const outlooks = {
  'xrp-lodge': outlook(false, 0, 1.35, 1.0, 0.95),
  'solana-lodge': outlook(true, 0.2, 0.95, 0.8, 1.35),
  'arbitrum-lodge': outlook(false, -0.3, 0.8, 1.1, 1.3),
  'doge-lodge': outlook(false, 0.15, 1, 0.95, 1),
  'mew-lodge': outlook(true, -0.2, 1.2, 0.85, 1),
  'pump-fun-lodge': outlook(true, 0.3, 0.95, 1.15, 1.1),
  'shiba-inu-lodge': outlook(false, 0.2, 1.2, 0.85, 0.75),
  'bonk-lodge': outlook(true, 0, 1.2, 1.1, 0.8),
  'stellar-lumens-lodge': outlook(true, -0.3, 0.35, 0.45, 0.85),
  'pepe-lodge': outlook(false, 0, 0.8, 1.2, 0.95),
  'moo-deng-lodge': outlook(true, 0.25, 1, 1.25, 1.3),
  'cardano-lodge': outlook(false, -0.3, 0.65, 0.75, 1.25),
  'tezos-lodge': outlook(false, 0, 0.85, 1.05, 1.1),
  'pudgy-penguins-lodge': outlook(true, 0.25, 1.15, 1.2, 1.4),
  'ethereum-lodge': outlook(true, -0.1, 0.95, 1.1, 1.25),
  'pnut-lodge': outlook(false, 0, 1, 1, 1),
}

/** The exterior stills that have a camera of blender/exterior.py. */
const views = {
  'xrp-lodge': 'still',
  'pepe-lodge': 'still',
  'pudgy-penguins-lodge': 'still',
  'solana-lodge': 'front',
  'mew-lodge': 'right',
  'moo-deng-lodge': 'right',
}

/** The cameras of the others: place, what it looks at (metres), lens (mm). */
const cameras = {
  'arbitrum-lodge': [[10.6, -20, 3.3], [-1.9, -1.5, 4.5], 26],
  'stellar-lumens-lodge': [[8.4, -16.6, 1.55], [-1.3, -2, 4], 22],
  'tezos-lodge': [[9.6, -9.6, 1.7], [-0.9, 0.4, 4.6], 19],
  'cardano-lodge': [[9, -20.5, 2.5], [-1.1, -3, 3.2], 27],
  'bonk-lodge': [[-7, -21.5, 2], [0.6, -2, 3.9], 25],
  'doge-lodge': [[-10.4, -18.6, 1.75], [1.7, -2, 3.1], 27],
  'pump-fun-lodge': [[-12.4, -18.4, 5.6], [1, -1.5, 2.5], 28],
  'pnut-lodge': [[10.4, -17.6, 1.8], [-0.8, -2, 3.9], 27],
  'shiba-inu-lodge': [[12.4, -18.2, 5.2], [-1.3, -1.5, 3.3], 27],
  'ethereum-lodge': [[-7.6, -17.6, 1.25], [0.6, -1.5, 5.1], 23],
}

/** Hot tubs that are not on the deck (outdoors.py): where their water is. */
const tubs = { 'stellar-lumens-lodge': [4.6, -10.4, -0.25] }

/** What only this lodge's living room has (blender/props.py). */
const props = {
  'doge-lodge': 'dog_bed',
  'shiba-inu-lodge': 'bronze_dog',
  'pepe-lodge': 'oars',
  'solana-lodge': 'skis',
  'ethereum-lodge': 'crystal',
  'tezos-lodge': 'snowshoes',
  'pump-fun-lodge': 'speakers',
  'pnut-lodge': 'scope',
  'mew-lodge': 'surfboards',
  'moo-deng-lodge': 'paddleboards',
  'pudgy-penguins-lodge': 'sledge',
  'bonk-lodge': 'hammock',
  'arbitrum-lodge': 'workplace',
  'cardano-lodge': 'refractor',
  'stellar-lumens-lodge': 'dobsonian',
}

/** The stills of a lodge's rooms, each its own (README.md): room and camera (cameras.mjs). */
const stills = {
  'xrp-lodge': {
    living: 'ripple-rings',
    bedroom: 'moongate-bed',
    bathroom: 'twins-view',
    fireplace: 'granite-arc',
  },
  'solana-lodge': {
    living: 'hall-view',
    bedroom: 'slipstream-wing',
    bathroom: 'sauna-cabin',
    fireplace: 'hall-fire',
  },
  'arbitrum-lodge': {
    living: 'spiral-stair',
    bedroom: 'gallery-levels',
    bathroom: 'grotto-spout',
    fireplace: 'ribbon-ledge',
  },
  'ethereum-lodge': {
    living: 'facet-axis',
    bedroom: 'chamber-front',
    bathroom: 'prism-axis',
    fireplace: 'cinema-tiers',
  },
  'doge-lodge': {
    living: 'regatta-sail',
    bedroom: 'bunks-front',
    bathroom: 'tidepool-huts',
    fireplace: 'lighthouse-shore',
  },
  'mew-lodge': {
    living: 'veranda-nests',
    bedroom: 'ledges-nest',
    bathroom: 'curl-barrel',
    fireplace: 'stove-arch',
  },
  'pump-fun-lodge': {
    living: 'club-round',
    bedroom: 'cabana-shell',
    bathroom: 'breeze-wall',
    fireplace: 'launchpad-countdown',
  },
  'shiba-inu-lodge': {
    living: 'teahouse-gates',
    bedroom: 'canopy-foot',
    bathroom: 'hewn-spout',
    fireplace: 'kiva-right',
  },
  'bonk-lodge': {
    living: 'den-high',
    bedroom: 'boulder-sun',
    bathroom: 'windpump-desert',
    fireplace: 'sunset-rays',
  },
  'stellar-lumens-lodge': {
    living: 'loft-ladder',
    bedroom: 'observatory-slit',
    bathroom: 'planetarium-stars',
    fireplace: 'oculus-orbits',
  },
  'pepe-lodge': {
    living: 'pond-lily',
    bedroom: 'lookout-side',
    bathroom: 'soaking-basin',
    fireplace: 'woodpile-boat',
  },
  'moo-deng-lodge': {
    living: 'pit-island',
    bedroom: 'raft-side',
    bathroom: 'plunge-high',
    fireplace: 'fire-side',
  },
  'cardano-lodge': {
    living: 'parlour-alcove',
    bedroom: 'boxbed-front',
    bathroom: 'compass-rose',
    fireplace: 'library-front',
  },
  'tezos-lodge': {
    living: 'council-arrows',
    bedroom: 'loom-aurora',
    bathroom: 'cedar-basins',
    fireplace: 'kota-hood',
  },
  'pudgy-penguins-lodge': {
    living: 'floe-colony',
    bedroom: 'iceberg-colony',
    bathroom: 'icehole-view',
    fireplace: 'penguin-colony',
  },
  'pnut-lodge': {
    living: 'hollow-nest',
    bedroom: 'skylight-near',
    bathroom: 'barrel-cask',
    fireplace: 'ingle-front',
  },
}

/** @type {LodgeRow[]} */
export const lodges = [
  row('xrp-lodge', 'XRP Lodge', 'alpine_dusk', 'classic', '#FFD700', 3, 'pool'),
  row('doge-lodge', 'DOGE Lodge', 'beach_dusk', 'wide', '#4A90E2', 13, 'pool'),
  row('shiba-inu-lodge', 'Shiba Inu Lodge', 'desert_dusk', 'classic', '#FF6B35', 11, 'pool'),
  row('pepe-lodge', 'PEPE Lodge', 'lake_dusk', 'tall', '#00FF88', 5),
  row('solana-lodge', 'Solana Lodge', 'alpine_dusk', 'diamond', '#9945FF', 17, 'pool'),
  row('ethereum-lodge', 'Ethereum Lodge', 'snow_aurora', 'crystal', '#8A92FF', 19),
  row('tezos-lodge', 'Tezos Lodge', 'snow_aurora', 'classic', '#2C7DF7', 7),
  row('pump-fun-lodge', 'Pump.fun Lodge', 'beach_dusk', 'wide', '#54E08A', 59, 'pool mirror'),
  row('pnut-lodge', 'PNUT Lodge', 'forest_night', 'tall', '#D98E4A', 23),
  row('mew-lodge', 'MEW Lodge', 'beach_dusk', 'diamond', '#FF5FA2', 29),
  row('moo-deng-lodge', 'MOO DENG Lodge', 'lake_dusk', 'wide', '#2EC4B6', 31, 'mirror'),
  row('pudgy-penguins-lodge', 'Pudgy Penguins Lodge', 'snow_aurora', 'classic', '#7FD4FF', 37),
  row('bonk-lodge', 'Bonk Lodge', 'desert_dusk', 'slender', '#FF8C1A', 41, 'pool mirror'),
  row('arbitrum-lodge', 'Arbitrum Lodge', 'alpine_dusk', 'tall', '#28A0F0', 43, 'pool'),
  row('cardano-lodge', 'Cardano Lodge', 'lake_dusk', 'classic', '#3B6BFF', 47),
  row('stellar-lumens-lodge', 'Stellar Lumens Lodge', 'desert_dusk', 'diamond', '#E8F1FF', 53, 'mirror'),
]

/** The room of a still: the part of its master's name before the camera. */
export const roomOf = (master) => master.split('-')[0]

/** Scene of the tour → the still of the same room. */
export const stillOf = {
  interior: 'living',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  'neon-fireplace': 'fireplace',
}

export const roomScenes = Object.keys(stillOf)

/** The place that a lodge's pictures of a scene show: a room (`hall`, `stove` …), or `hearth`, the hall before its fire. */
export function roomIn({ rooms }, scene) {
  const master = rooms[stillOf[scene]]
  const room = roomOf(master)
  return room === 'hall' && scene === 'neon-fireplace' ? 'hearth' : room
}

/** The master of a place's panorama. */
export const panoramaMaster = (place) => (place === 'hearth' ? 'hall-hearth' : `${place}-pano`)

export const landscapes = [...new Set(lodges.map((lodge) => lodge.landscape))]
