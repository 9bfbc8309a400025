// What the lodges' pictures show, in words: what each lodge wears, its light, and what lies around it.

const glow = {
  'xrp-lodge': 'gold',
  'doge-lodge': 'blue',
  'shiba-inu-lodge': 'orange',
  'pepe-lodge': 'green',
  'solana-lodge': 'violet',
  'ethereum-lodge': 'periwinkle',
  'tezos-lodge': 'cobalt blue',
  'pump-fun-lodge': 'mint green',
  'pnut-lodge': 'copper',
  'mew-lodge': 'pink',
  'moo-deng-lodge': 'teal',
  'pudgy-penguins-lodge': 'ice-blue',
  'bonk-lodge': 'amber',
  'arbitrum-lodge': 'sky-blue',
  'cardano-lodge': 'royal blue',
  'stellar-lumens-lodge': 'white',
}

const outside = {
  alpine_dusk: 'a snowy peak in violet dusk',
  beach_dusk: 'palms and the sea after sunset',
  desert_dusk: 'cacti and table mountains at sunset',
  lake_dusk: 'a lake and mountains at dusk',
  snow_aurora: 'snowy firs under a green aurora',
  forest_night: 'a dark pine forest under stars',
}

/** What only this lodge's rooms have. `own` is its own thing in the living room, `hallWalls` what its rooms of stone wear instead of `walls`. */
const inside = {
  'xrp-lodge': {
    walls: 'honey oak',
    sofa: 'a cream sofa',
    rug: 'a pale rug with a gold border',
    own: 'cognac leather armchairs',
    bed: 'a taupe headboard and an ochre throw',
    tub: 'a white tub on pale marble',
    stone: 'gold-veined black stone',
    sign: 'waves',
  },
  'doge-lodge': {
    walls: 'whitewashed boards',
    sofa: 'a sailcloth sofa',
    rug: 'a rug in blue and sand stripes',
    own: 'a dog bed on the rug',
    bed: 'a denim headboard and striped linen',
    tub: 'a boat-shaped bath of striped tiles',
    stone: 'pale stone',
    sign: 'a dog',
  },
  'shiba-inu-lodge': {
    walls: 'adobe-coloured boards',
    sofa: 'a sand sofa',
    rug: 'a red kilim',
    own: 'a small bronze dog',
    bed: 'a clay headboard and a zigzag throw',
    tub: 'a tub hewn out of a red boulder',
    stone: 'rose stone',
    sign: 'a paw',
  },
  'pepe-lodge': {
    walls: 'knotty pine',
    sofa: 'a moss-green sofa',
    rug: 'a green rug',
    own: 'two oars at the wall',
    bed: 'a bottle-green headboard and a plaid throw',
    tub: 'a round tub of green staves',
    stone: 'dark green stone',
    sign: 'a leaf',
  },
  'solana-lodge': {
    walls: 'charcoal boards and larch beams',
    hallWalls: 'larch boards and black rafters',
    sofa: 'an aubergine sofa',
    rug: 'a grey rug with fine diamonds',
    own: 'skis at the glass',
    bed: 'a plum headboard and pale linen',
    tub: 'a black tub on dark stone',
    stone: 'dark veined stone',
    sign: 'a sun',
  },
  'ethereum-lodge': {
    walls: 'dark polished boards',
    hallWalls: 'smoked oak and black rafters',
    sofa: 'an ivory sofa',
    rug: 'a silver rug',
    own: 'a cut crystal as tall as a child',
    bed: 'a lavender-grey headboard and white linen',
    tub: 'a white tub on white marble',
    stone: 'white marble',
    sign: 'a gem',
  },
  'tezos-lodge': {
    walls: 'weathered spruce',
    sofa: 'a grey wool sofa',
    rug: 'a rug in blue zigzags',
    own: 'four snowshoes under the slope',
    bed: 'a slate-blue headboard and a knitted throw',
    tub: 'a square tub of dark wood',
    stone: 'blue-grey stone',
    sign: 'two turning arrows',
  },
  'pump-fun-lodge': {
    walls: 'mint-washed boards',
    sofa: 'a palm-green sofa',
    rug: 'a coral scalloped rug',
    own: 'tall speakers and two turntables',
    bed: 'a coral headboard and a scalloped throw',
    tub: 'a coral tub on green and white tiles',
    stone: 'shell-pink stone',
    sign: 'a rocket',
  },
  'pnut-lodge': {
    walls: 'dark cedar',
    sofa: 'a toffee sofa',
    rug: 'a brown rug with a medallion',
    own: 'a birding scope',
    bed: 'a brown headboard and a plaid throw',
    tub: 'a cedar cask lying on its side',
    stone: 'brown stone',
    sign: 'a squirrel',
  },
  'mew-lodge': {
    walls: 'silver driftwood',
    sofa: 'a blush sofa',
    rug: 'a rug in pale waves',
    own: 'three surfboards at the glass',
    bed: 'a rose headboard and cream linen',
    tub: 'a blush tub on dotted tiles',
    stone: 'shell-coloured stone',
    sign: 'a cat',
  },
  'moo-deng-lodge': {
    walls: 'pale ash',
    sofa: 'a teal sofa',
    rug: 'a rug in teal ripples',
    own: 'two paddleboards at the glass',
    bed: 'a sea-green headboard and a throw with waves',
    tub: 'a white tub on fish-scale tiles',
    stone: 'teal stone',
    sign: 'drops',
  },
  'pudgy-penguins-lodge': {
    walls: 'pale birch',
    sofa: 'an ice-blue sofa',
    rug: 'a dotted white rug',
    own: 'a wooden sledge',
    bed: 'an ice-blue headboard and a snowflake throw',
    tub: 'an ice-blue tub on chequered tiles',
    stone: 'ice-blue stone',
    sign: 'a snowflake',
  },
  'bonk-lodge': {
    walls: 'plaster-white boards',
    sofa: 'a mustard sofa',
    rug: 'a rug of orange half suns',
    own: 'a hammock at the glass',
    bed: 'a honey headboard and a throw of half suns',
    tub: 'a round galvanised stock tank',
    stone: 'sand-coloured stone',
    sign: 'a bone',
  },
  'arbitrum-lodge': {
    walls: 'slate-blue boards',
    hallWalls: 'slate-blue boards and black rafters',
    sofa: 'a grey sofa',
    rug: 'a rug of frames within frames',
    own: 'a desk and a proper chair',
    bed: 'a blue-grey headboard and a bright blue throw',
    tub: 'a round walnut tub',
    stone: 'grey stone',
    sign: 'three layers',
  },
  'cardano-lodge': {
    walls: 'navy boards and cherry beams',
    sofa: 'a navy sofa',
    rug: 'a red rug with a medallion',
    own: 'a brass telescope',
    bed: 'a navy headboard and an oxblood throw',
    tub: 'an eight-sided cherry tub with a brass lip',
    stone: 'dark veined stone',
    sign: 'a compass',
  },
  'stellar-lumens-lodge': {
    walls: 'limewashed boards and black beams',
    sofa: 'a charcoal sofa',
    rug: 'a white rug with black diamonds',
    own: 'a wide telescope',
    bed: 'a grey headboard and a throw with black diamonds',
    tub: 'a deep round white tub',
    stone: 'bone-white stone',
    sign: 'stars',
  },
}

const withoutArticle = (words) => words.replace(/^an? /, '')

export const an = (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

/** `a red kilim` → `a round red kilim`. */
export const withShape = (shape, words) => `a ${shape} ${withoutArticle(words)}`

/**
 * The words of a lodge's captions: what it wears, `cloth` of its sofa, `linen` of its bed, `light` of its neon and the `view` from its rooms.
 * @typedef {{ walls: string, hallWalls: string, sofa: string, rug: string, own: string, bed: string, tub: string, stone: string, sign: string, cloth: string, linen: string, light: string, view: string }} Words
 * @typedef {{ still: (words: Words) => string, panorama: (words: Words) => string }} Caption
 */

/** @returns {Words} */
export function listWords({ slug, landscape }) {
  const wears = inside[slug]
  return {
    ...wears,
    cloth: withoutArticle(wears.sofa).replace(/ sofa$/, ''),
    linen: wears.bed.split(' and ')[1],
    light: glow[slug],
    view: outside[landscape],
  }
}
