// What is seen in each picture, for those who hear the page. Facts only: no picture is told to show more than it does.
import { roomOf } from './lodges.mjs'

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

const capital = (words) => words[0].toUpperCase() + words.slice(1)
const an = (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

const exterior = {
  'xrp-lodge': 'Gold light traces an A-frame above a turquoise pool, jagged mountains behind it at dusk',
  'doge-lodge':
    'A wooden shower for dogs beside the pool, an A-frame edged in blue on the sand, palms in the last light',
  'shiba-inu-lodge':
    'From above: a bronze dog guards an A-frame edged in orange, a pool and cacti around it, table mountains beyond',
  'pepe-lodge':
    'A rowing boat at the jetty of an A-frame edged in green, a still lake that mirrors its lit glass front',
  'solana-lodge':
    'Straight ahead, an A-frame edged in violet over a pool, pines and snowy peaks under a violet sky',
  'ethereum-lodge':
    'A glass gable of one pane, as tall as the house, edged in periwinkle on fresh snow, aurora beside the peaks',
  'tezos-lodge':
    'A hot tub in a cobalt ring of light, an A-frame under snow, a round sauna window, aurora overhead',
  'pump-fun-lodge':
    'From above: an A-frame edged in mint green by the sea, a pizza oven and strings of lights around its pool',
  'pnut-lodge':
    'Stepping stones between ferns lead to an A-frame edged in copper, a window in its roof, a night forest behind',
  'mew-lodge': 'A pink line of light follows the roof of an A-frame on the beach, palms against a rose sky',
  'moo-deng-lodge':
    'A jetty with paddleboards before an A-frame edged in teal, steam over its hot tub, mountains in the dusk',
  'pudgy-penguins-lodge':
    'Two sledges before an A-frame edged in ice-blue, snow on its roof, snowy firs and a pale aurora around it',
  'bonk-lodge':
    'Boulders as large as buses around an A-frame edged in amber, its pool between them, a hammock hung from saguaros',
  'arbitrum-lodge':
    'A second-storey gallery on an A-frame edged in sky-blue, its pool in front, firs and a snowy peak behind',
  'cardano-lodge':
    'A canoe at its jetty, a telescope on the deck: an A-frame edged in royal blue over dark water and its reflection',
  'stellar-lumens-lodge':
    'A round tub sunk into the sand, an A-frame edged in white light, the Milky Way over the desert',
}

const outside = {
  alpine_dusk: 'a snowy peak in violet dusk',
  beach_dusk: 'palms and the sea after sunset',
  desert_dusk: 'cacti and table mountains at sunset',
  lake_dusk: 'a lake and mountains at dusk',
  snow_aurora: 'snowy firs under a green aurora',
  forest_night: 'a dark pine forest under stars',
}

/** What the sun shows around a house: of one lodge, or of all in its landscape. */
const byDay = {
  alpine_dusk: 'wooden gable and dark roof in the sun, firs and snowy peaks behind',
  beach_dusk: 'wooden gable and dark roof in the sun, pale sand, palms and the sea',
  desert_dusk: 'wooden gable and dark roof in the sun, sand, cacti and table mountains',
  lake_dusk: 'wooden gable and dark roof in the sun, a still lake before it, firs behind',
  snow_aurora: 'wooden gable and a roof under snow in the sun, firs around it',
  forest_night: 'wooden gable and a window in the roof, tall grass and pines in the sun',
  'bonk-lodge': 'wooden gable and dark roof in the sun, pale boulders as large as buses around it',
}

/** What only this lodge's rooms have: [walls, sofa, rug, own thing, bed, tub and floor, chimney, sign]. */
const inside = {
  'xrp-lodge': [
    ...['honey oak', 'a cream sofa', 'a pale rug with a gold border', 'cognac leather armchairs'],
    ...[
      'a taupe headboard and an ochre throw',
      'a white tub on pale marble',
      'gold-veined black stone',
      'waves',
    ],
  ],
  'doge-lodge': [
    ...['whitewashed boards', 'a sailcloth sofa', 'a rug in blue and sand stripes', 'a dog bed on the rug'],
    ...['a denim headboard and striped linen', 'a round whitewashed tub', 'pale stone', 'a dog'],
  ],
  'shiba-inu-lodge': [
    ...['adobe-coloured boards', 'a sand sofa', 'a red kilim', 'a small bronze dog at the glass'],
    ...['a clay headboard and a zigzag throw', 'a tub hewn out of a red boulder', 'rose stone', 'a paw'],
  ],
  'pepe-lodge': [
    ...['knotty pine', 'a moss-green sofa', 'a green rug', 'oars and rain boots at the glass'],
    ...[
      'a bottle-green headboard and a plaid throw',
      'a round tub of green staves',
      'dark green stone',
      'a leaf',
    ],
  ],
  'solana-lodge': [
    ...[
      'charcoal boards and larch beams',
      'an aubergine sofa',
      'a grey rug with fine diamonds',
      'skis at the glass',
    ],
    ...['a plum headboard and pale linen', 'a black tub on dark stone', 'dark veined stone', 'a sun'],
  ],
  'ethereum-lodge': [
    ...['dark polished boards', 'an ivory sofa', 'a silver rug', 'a cut crystal as tall as a child'],
    ...['a lavender-grey headboard and white linen', 'a white tub on white marble', 'white marble', 'a gem'],
  ],
  'tezos-lodge': [
    ...['weathered spruce', 'a grey wool sofa', 'a rug in blue zigzags', 'four snowshoes at the glass'],
    ...[
      'a slate-blue headboard and a knitted throw',
      'a square tub of dark wood',
      'blue-grey stone',
      'two turning arrows',
    ],
  ],
  'pump-fun-lodge': [
    ...['mint-washed boards', 'a palm-green sofa', 'a coral scalloped rug', 'tall speakers and a bar'],
    ...[
      'a coral headboard and a scalloped throw',
      'a coral tub on green and white tiles',
      'shell-pink stone',
      'a rocket',
    ],
  ],
  'pnut-lodge': [
    ...['dark cedar', 'a toffee sofa', 'a brown rug with a medallion', 'a birding scope and a record player'],
    ...['a brown headboard and a plaid throw', 'a square cedar tub', 'brown stone', 'a squirrel'],
  ],
  'mew-lodge': [
    ...['silver driftwood', 'a blush sofa', 'a rug in pale waves', 'three surfboards at the glass'],
    ...['a rose headboard and cream linen', 'a blush tub on dotted tiles', 'shell-coloured stone', 'a cat'],
  ],
  'moo-deng-lodge': [
    ...['pale ash', 'a teal sofa', 'a rug in teal ripples', 'two paddleboards at the glass'],
    ...[
      'a sea-green headboard and a throw with waves',
      'a white tub on fish-scale tiles',
      'teal stone',
      'drops',
    ],
  ],
  'pudgy-penguins-lodge': [
    ...['pale birch', 'an ice-blue sofa', 'a dotted white rug', 'a wooden sledge'],
    ...[
      'an ice-blue headboard and a snowflake throw',
      'an ice-blue tub on chequered tiles',
      'ice-blue stone',
      'a snowflake',
    ],
  ],
  'bonk-lodge': [
    ...['plaster-white boards', 'a mustard sofa', 'a rug of orange half suns', 'a hammock at the glass'],
    ...[
      'a honey headboard and a throw of half suns',
      'a turquoise tub on tiles of half suns',
      'sand-coloured stone',
      'a bone',
    ],
  ],
  'arbitrum-lodge': [
    ...['slate-blue boards', 'a grey sofa', 'a rug of frames within frames', 'a desk and a proper chair'],
    ...['a blue-grey headboard and a bright blue throw', 'a round walnut tub', 'grey stone', 'three layers'],
  ],
  'cardano-lodge': [
    ...[
      'navy boards and cherry beams',
      'a navy sofa',
      'a red rug with a medallion',
      'a brass telescope at the glass',
    ],
    ...[
      'a navy headboard and an oxblood throw',
      'an eight-sided cherry tub with a brass lip',
      'dark veined stone',
      'a compass',
    ],
  ],
  'stellar-lumens-lodge': [
    ...[
      'limewashed boards and black beams',
      'a charcoal sofa',
      'a white rug with black diamonds',
      'a wide telescope',
    ],
    ...[
      'a grey headboard and a throw with black diamonds',
      'a deep round white tub',
      'bone-white stone',
      'stars',
    ],
  ],
}

/** What the rooms of stone wear: [walls, sofa, own thing]. */
const halls = {
  'solana-lodge': ['larch boards and black rafters', 'an aubergine sofa', 'skis at the glass'],
  'ethereum-lodge': ['smoked oak and black rafters', 'an ivory sofa', 'a cut crystal as tall as a child'],
  'arbitrum-lodge': ['slate-blue boards and black rafters', 'a grey sofa', 'a desk and a proper chair'],
}

const hall = ({ slug }, master, { view }) => {
  const [walls, sofa] = halls[slug]
  const room = `Living hall two storeys high under ${walls}`
  return master === 'hall-view'
    ? `${room}: ${sofa}, a wall of books under a gallery, armchairs at the fire; through one pane as tall as the house, ${view}`
    : `${room}: ${sofa}, a wall of books under a gallery, an open stair and a chimney of dark stone between panes; outside, ${view}`
}

/** The great room of triangles; `halls` names what it wears. */
const facet = ({ slug }, { light, view }) => {
  const [walls, sofa, own] = halls[slug]
  return `Great room under ${walls} in triangles: a table for ten of one dark slab under five octahedra of light, ${sofa} in an L, a wall of wine in a lit lattice of diamonds, ${own}, and a fire in a tall cut stone under ${inside[slug][7]} in ${light} neon; behind it, through the glass, ${view}`
}

/** The sofa in pieces and the fire in its dome. */
const FLOE =
  'a sofa like a broken ice floe, rounded white slabs on a blue rug, before a fire in an igloo of white blocks'

/** Stills of living rooms that look at the fire, or from above. */
const towardsFire = ['living-chimney', 'den-table']
const fromAbove = ['den-high']

/** What differs between a room and the other of its kind. */
const windowSeats = (room) => (room === 'skylight' ? 'a long seat' : 'two armchairs')
const basins = {
  bathroom: 'a double basin under two round mirrors',
  soaking: 'a stone trough under one wide mirror',
  grotto: 'two stone bowls under two tall mirrors',
  plunge: 'two pillar basins under one round mirror',
  sauna: 'two square basins under six-sided mirrors',
  compass: 'an apothecary cabinet with two bowls under eight-sided mirrors',
  hewn: 'a stone trough with two taps under a mirror like half a sun',
  planetarium: 'two bowls on a half-moon of plaster under one round mirror',
  twins: 'two chests with a bowl each under arched mirrors',
  cedar: 'two oval bowls between lit paper screens',
}

/** What a lodge bathes in. */
function tubIn(slug, room) {
  const tub = inside[slug][5]
  if (room === 'grotto') return 'a stone pool'
  if (room === 'sauna') return 'a sauna cabin of larch and glass, a tall round plunge tub with steps'
  if (room === 'planetarium')
    return 'a deep round white tub on two round steps, a ring of small lights over it, a curved wall of sand-coloured plaster pierced like a star map behind it'
  if (room === 'hewn')
    return `${tub}, a spout of green copper over it from a wall of red sandstone in layers, a yoga platform with a gong at the glass`
  if (room === 'compass')
    return `${tub} on two steps in a compass rose of stone, black and white tiles around it, a brass lantern with candles over it`
  if (room === 'plunge') return tub.replace(/^an? (.*) tub on /, 'a round $1 pool sunk into ')
  if (room === 'twins') return tub.replace(/^an? (.*) tub on /, 'two high-backed $1 tubs on ')
  if (room === 'cedar') return `${tub} let into a wooden deck`
  return tub
}

/** Where the neon is about a bath, if not at its foot. */
const glowAround = { plunge: 'around it', twins: 'at their feet' }

const fireOf = (room) => (/^(stove|den)$/.test(room) ? 'iron stove before an arch of' : 'wide fire in')

/** The adobe fireplace and what stands before it, in this lodge's cloth. */
const kiva = (slug) => {
  const [, sofa, rug] = inside[slug].map((words) => words.replace(/^an? /, 'a round '))
  return `an adobe fireplace between plaster benches, ${sofa} and ${rug} before it`
}

/** The fire in a wall of books; `inside` names the sofa of the living room, whose cloth the wing chairs wear. */
const library = (slug, light) => {
  const [walls, sofa, rug, , , , stone, sign] = inside[slug]
  const chairs = `two wing chairs in ${sofa.replace(/^an? (.*) sofa$/, '$1')}`
  return `Fire under a mantel of ${stone}: around it a wall of books, above it ${sign} in ${light} neon, before it a tufted sofa and ${chairs} on ${rug}, a chess board between them, ${walls} around`
}

/** The recess in the stone with its settles; `inside` names the sofa of the living room, whose cloth the chairs wear. */
const inglenook = (slug) => {
  const [, sofa, rug, , , , stone] = inside[slug]
  const chairs = `two deep low chairs in ${sofa.replace(/^an? (.*) sofa$/, '$1')}`
  return `an inglenook of rough ${stone} under a heavy oak beam, a settle on either side of its fire, ${chairs} and a draughts board on ${rug.replace(/^an? /, 'a round ')} before it`
}

/** The long fire in its stepped wall; `inside` names the lodge's sofa and rug. */
const ribbon = (slug) => {
  const [, sofa, rug] = inside[slug]
  return `a long low fire in a stepped wall of dark stacked slabs with slits of light, a slate ledge with cushions and blankets along it, firewood in a tall steel frame, ${sofa} in an L and two poufs on ${rug}`
}

/** The tall fire in its chimney of boulders; `inside` names the lodge's sofa and rug. */
const granite = (slug) => {
  const [, sofa, rug] = inside[slug]
  return `a tall narrow fire, its logs on end, in a chimney of granite boulders that tapers to the ridge, an oak beam over it and a round raised hearth before it, ${sofa.replace(/^an? /, 'a long curved ')} and a round table on ${rug}`
}

/** The wall of firewood and what is let into it; `inside` names the sofa, whose cloth the chairs wear, and the rug. */
const woodpile = (slug) => {
  const [, sofa, rug] = inside[slug]
  const chairs = `two wing chairs in ${sofa.replace(/^an? (.*) sofa$/, '$1')}`
  return `a back wall of stacked firewood up to the ridge, in it a wide open fire in a deep frame of black steel, a lit reading nook with a mattress, a plaid and books, and a shelf of wool blankets; rain boots in all sizes beside the hearth, ${chairs} and a footstool on ${rug}, a rowing boat slung under the roof`
}

/** The disc with its round fire; `inside` names the sofa, whose cloth the seats wear, and the rug. */
const oculus = (slug) => {
  const [, sofa, rug] = inside[slug]
  const seats = `two arcs of seats in ${sofa.replace(/^an? (.*) sofa$/, '$1')}`
  return `a round fire like an eclipse in a tall disc of limewashed plaster, rings of relief and of ${glow[slug]} light around it, a long plinth with cushions before charcoal boards; ${seats} sunk into a round of the floor, three round tables on ${rug.replace(/^an? /, 'a round ')}, a lamp of three tilted rings over them`
}

const linenOf = (slug) => inside[slug][4].split(' and ')[1]

/** The sofa that is sunk into the floor, in this lodge's cloth. */
const sunkenSeat = (slug) =>
  `${inside[slug][1].replace('sofa', 'sunken sofa')} on three sides of a hanging fire`

const pit = ({ slug }, { view }) => {
  const [walls, , rug, own] = inside[slug]
  return `Living room under ${walls}: ${sunkenSeat(slug)}, ${rug} and ${own}; through the glass gable, ${view}`
}

const underLoft = (slug) =>
  `${inside[slug][1]} and ${inside[slug][2]} before an iron stove, a ladder to a loft with a rail of ropes`

const loft = ({ slug }, master, { light, view }) => {
  const [walls, , , own, , , , sign] = inside[slug]
  if (master === 'loft-ladder')
    return `Living room under ${walls}: ${underLoft(slug)}, over it ${sign} in ${light} neon`
  return `Living room under ${walls}: ${inside[slug][2]}, a long bench at the glass and ${own}; outside, ${view}`
}

/** The round rug of the veranda and the low beds on it, in this lodge's cloth. */
const daybeds = (slug) => {
  const [, sofa, rug] = inside[slug].map((words) => words.replace(/^an? /, ''))
  return `two low daybeds in ${sofa.replace(/ sofa$/, '')} on a round ${rug}`
}

const veranda = ({ slug }, master, { light, view }) => {
  const [walls, , , own, , , , sign] = inside[slug]
  const room = `Living room under ${walls}: ${daybeds(slug)}`
  return master === 'veranda-bar'
    ? `${room}, a table for eight, a dog bed, a curved bar and a fire in a white cone under ${sign} in ${light} neon`
    : `${room}, a table for eight, two wicker nests on ropes, a long bench and ${own}; outside, ${view}`
}

const TILED_STOVE = 'a tall tiled stove with a bench round its foot'

const parlour = ({ slug }, master, { view }) => {
  const [walls, sofa, , own] = inside[slug]
  const room = `Parlour under ${walls}`
  if (master === 'parlour-table')
    return `${room}: ${sofa}, two wing chairs, a table in a corner of benches and ${own}; through the glass gable, ${view}`
  return `${room}: ${TILED_STOVE}, seen close, a wing chair and ${own}; through the glass gable, ${view}`
}

const chamber = (slug, { light, view }) =>
  `Bedroom two storeys high under ${halls[slug][0]}: a wide bed with ${linenOf(slug)} on a platform before a slab of dark stone, on it ${inside[slug][7]} in ${light} neon; above it, ${view}`

/** The bed under the slope of the upper storey. */
const onLevels = (slug, light) =>
  `a wide bed with ${linenOf(slug)}, sideways on two levels of timber edged in ${light} light, three frames of light above its foot`

/** The bed whose head stands in the round opening. */
const moongate = (slug, light) =>
  `a wide low bed with ${linenOf(slug)}, its pillows in a round opening edged in ${light} light; in the opening boulders of lit granite, on both sides oak slats in waves and globe lamps`

const bunks = (slug) => `four bunks built into the wall, a rope ladder, a wide bed with ${linenOf(slug)}`
const canopy = (slug, master, { light, view }) => {
  const [walls, , , , bed, , , sign] = inside[slug]
  const room = `Bedroom under ${walls}`
  return master === 'canopy-through'
    ? `${room}, from behind the pillows of a four-poster: a roof of pale cloth, ${bed.split(' and ')[1]}, slung leather chairs at the glass; outside, ${view}`
    : `${room}: a four-poster free in the room, pale curtains tied to its posts, ${bed.split(' and ')[1]}; behind it ${sign} in ${light} neon over a low wall of plaster`
}
/** The box bed and what lies in it. */
const boxbed = (slug) =>
  `a box bed like a small house of joined wood, curtains drawn back, books and a round window like a compass rose in it, ${linenOf(slug)}`
/** The hung bed and what it hangs over. */
const raft = (slug) =>
  `a boat-shaped bed hung on four ropes from a log over a round inlay of glazed tiles, ${linenOf(slug)} on it`
/** The round bed, what stands behind it and hangs over it. */
const cabana = (slug, light) =>
  `a round bed with ${linenOf(slug)} before a coral headboard like a scallop shell, over it a parasol of slats with a ring of ${light} light, on both sides a horn like a green flower`
/** The bed let into the steps, and what climbs around it. */
const ledges = (slug, light) =>
  `a wide low bed with ${linenOf(slug)} let into carpeted steps with round corners, blush ledges edged in ${light} light climbing the slope, others round a post wound with rope up to a perch under the ridge, a bronze cat asleep beside a round lit cubby`
const lookout = (slug) => `a bed on a deck of its own before the glass gable, ${inside[slug][4]}`

/** Alternative texts of the stills of rooms, by the still's master: its room and camera. */
const rooms = {
  living: (lodge, master, around) => {
    if (roomOf(master) === 'hall') return hall(lodge, master, around)
    if (roomOf(master) === 'facet') return facet(lodge, around)
    const [walls, sofa, rug, own, , , stone, sign] = inside[lodge.slug]
    if (roomOf(master) === 'pit') return pit(lodge, around)
    if (roomOf(master) === 'loft') return loft(lodge, master, around)
    if (roomOf(master) === 'veranda') return veranda(lodge, master, around)
    if (roomOf(master) === 'parlour') return parlour(lodge, master, around)
    if (roomOf(master) === 'floe')
      return `Living room under ${walls}: ${FLOE}, a cocoa bar with a copper cauldron on its left, a wall of board games and a round game table on its right, ${own}, above it ${sign} in ${around.light} neon`
    if (towardsFire.includes(master))
      return `Living room under ${walls}: ${sofa}, ${rug} and ${own} ${roomOf(master) === 'den' ? 'around' : 'before'} ${an(fireOf(roomOf(master)))} ${stone}, under ${sign} in ${around.light} neon`
    const from = fromAbove.includes(master) ? ', seen from above' : ''
    return `Living room under ${walls}${from}: ${sofa}, ${rug} and ${own}; through the glass gable, ${around.view}`
  },
  bedroom: ({ slug }, master, { light, view }) => {
    const [walls, , , , bed, , , sign] = inside[slug]
    if (roomOf(master) === 'chamber') return chamber(slug, { light, view })
    if (roomOf(master) === 'gallery')
      return `Bedroom on a gallery under ${halls[slug][0]}: ${onLevels(slug, light)}, a desk at a glass balustrade; in the point of the gable ${sign} in ${light} neon, beyond the glass ${view}`
    if (roomOf(master) === 'moongate')
      return `Bedroom under ${walls}: ${moongate(slug, light)}; above it ${sign} in ${light} neon`
    if (master === 'skylight-side')
      return `Bedroom under ${walls}: a wide bed below a skylight, ${bed}; through the glass gable, ${view}`
    if (roomOf(master) === 'bunks')
      return `Bedroom under ${walls}: ${bunks(slug)}; above it ${sign} in ${light} neon`
    if (roomOf(master) === 'lookout')
      return `Bedroom under ${walls}: ${lookout(slug)}; behind it ${sign} in ${light} neon`
    if (roomOf(master) === 'boxbed')
      return `Bedroom under ${walls}: ${boxbed(slug)}; in its gable ${sign} in ${light} neon, a drawing table on its left, an armillary sphere on its right`
    if (roomOf(master) === 'canopy') return canopy(slug, master, { light, view })
    if (roomOf(master) === 'cabana')
      return `Bedroom under ${walls}: ${cabana(slug, light)}; ice and two glasses on a round tray, a wicker nest and a striped lounger at the glass gable, outside ${view}`
    if (roomOf(master) === 'ledges')
      return `Bedroom under ${walls}: ${ledges(slug, light)}; a bench along the glass gable, paper lanterns and two surfboards, outside ${view}`
    if (roomOf(master) === 'raft')
      return `Bedroom under ${walls}: ${raft(slug)}, edged in ${light} light, seven drops of glass over two wicker chairs, a swim ladder and a rack of rolled towels; through the glass gable, ${view}`
    return `Bedroom under ${walls}: a wide bed, ${bed}; above it ${sign} in ${light} neon`
  },
  bathroom: ({ slug }, master, { light, view }) => {
    const room = roomOf(master)
    const tub = tubIn(slug, room)
    if (master === 'grotto-bowls')
      return `Bath of dark stone: ${tub}, ${basins[room]}, a rain shower behind it, ${inside[slug][7]} in ${light} neon above`
    if (room === 'sauna')
      return `Bath of dark stone with a view of ${view}: a glass-fronted sauna cabin of larch, edged in ${light}, glowing stones and two levels of benches in it, beside it a tall round plunge tub with steps`
    if (room === 'planetarium')
      return `Bath with a view of ${view}: ${tub}, in the wall the arch of a rain shower, on it ${basins[room]}, ${light} light along the rafters; above, a skylight`
    if (room === 'hewn')
      return `Bath with a view of ${view}: ${tub}; ${light} light at the boulder's foot and in a seam of the wall`
    if (room === 'compass')
      return `Bath under ${inside[slug][0]}, seen from above: ${tub}; behind it ${basins[room]}, a shower like a wardrobe with glass doors and a tall case of books, above them ${inside[slug][7]} in ${light} neon`
    const glow = `${an(light)} glow ${glowAround[room] ?? 'at its foot'} and along the rafters`
    // from the glass towards the basins
    if (/-basins?$/.test(master))
      return `Bath: ${tub}, ${glow}, ${basins[room]} behind ${room === 'twins' ? 'them' : 'it'}`
    const from = /-(high|above)$/.test(master) ? ', seen from above' : ''
    return `Bath${room === 'grotto' ? ' of dark stone' : ''} with a view of ${view}${from}: ${tub}, ${glow}`
  },
  fireplace: ({ slug }, master, { light, view }) => {
    const [walls, , , , , , stone, sign] = inside[slug]
    if (roomOf(master) === 'hall') {
      const seat = master === 'hall-side' ? 'an armchair' : 'a long sofa'
      return `Fire at the foot of a chimney of dark stone under ${sign} in ${light} neon, ${seat} beside it; on both sides, through the glass, ${view}`
    }
    const room = roomOf(master)
    if (room === 'kiva') {
      const from = master === 'kiva-high' ? ', seen from above' : ''
      return `Fireside${from}: ${kiva(slug)}; on its chimney ${sign} in ${light} neon, ${walls} around`
    }
    if (room === 'library') return library(slug, light)
    if (room === 'ribbon')
      return `Fireside: ${ribbon(slug)}; on the stone ${sign} in ${light} neon, ${halls[slug][0]} around`
    if (room === 'granite')
      return `Fireside: ${granite(slug)}; on the stone ${sign} in ${light} neon, ${walls} around`
    if (room === 'oculus')
      return `Fireside: ${oculus(slug)}; above the disc ${sign} in ${light} neon, skylights in the slope`
    if (room === 'woodpile')
      return `Fireside: ${woodpile(slug)}; on a slice of a trunk ${sign} in ${light} neon, ${walls} around`
    if (room === 'ingle')
      return `Fireside: ${inglenook(slug)}; on its chimney ${sign} in ${light} neon, ${walls} around`
    const seats = room === 'stove' ? 'a sofa beside it' : 'two armchairs'
    const near = master.endsWith('-front') ? 'seen close' : seats
    return `${capital(fireOf(room))} ${stone} under ${sign} in ${light} neon, ${near}, ${walls} around`
  },
}

const panoramas = {
  exterior: (lodge) =>
    `All around on the deck at nightfall: the lit A-frame edged in ${glow[lodge.slug]}, hot tub, fire pit${lodge.pool ? ', the pool' : ' and path'} and ${outside[lodge.landscape]}`,
  interior: ({ slug, rooms: { living } }, { view }) => {
    if (roomOf(living) === 'hall')
      return `All around in the hall: a stone chimney as tall as the house, a gallery over a long table and, at both ends, ${view}`
    if (roomOf(living) === 'facet')
      return `All around in the great room: timber in triangles, a table for ten under octahedra of light, ${halls[slug][1]} in an L, a fire in a tall cut stone, a wall of wine, ${halls[slug][2]} and, at both ends, ${view}`
    const [walls, sofa, rug, own, , , stone] = inside[slug]
    if (roomOf(living) === 'pit')
      return `All around in the living room under ${walls}: ${sunkenSeat(slug)}, ${rug}, ${own}, an open kitchen and, through the gable, ${view}`
    if (roomOf(living) === 'veranda')
      return `All around in the living room under ${walls}: ${daybeds(slug)}, ${own}, a curved bar, a fire in a white cone, a table for eight, two wicker nests on ropes and, through the gable, ${view}`
    if (roomOf(living) === 'parlour')
      return `All around in the parlour under ${walls}: ${TILED_STOVE}, ${sofa}, ${own}, a bed in a lit alcove, a table in a corner of benches and, through the gable, ${view}`
    if (roomOf(living) === 'floe')
      return `All around in the living room under ${walls}: ${FLOE}, a cocoa bar, a wall of board games, ${own} and, through the gable, ${view}`
    if (roomOf(living) === 'loft')
      return `All around in the living room under ${walls}: ${underLoft(slug)}, ${own}, a long bench at the glass and, outside, ${view}`
    return `All around in the living room under ${walls}: ${an(fireOf(roomOf(living)))} ${stone}, ${sofa}, ${rug}, ${own} and, through the gable, ${view}`
  },
  bedroom: ({ slug, rooms: { bedroom } }, { light, view }) => {
    if (roomOf(bedroom) === 'gallery')
      return `All around in the bedroom on the gallery: ${onLevels(slug, light)}, a desk and a chair at a glass balustrade, low shelves of books before a wall of stone, two leather chairs and, at both ends, ${view}`
    if (roomOf(bedroom) === 'chamber')
      return `All around in the bedroom of dark stone: a wide bed with ${linenOf(slug)} on a platform, flames along a block of stone, a daybed at the glass and, at both ends, ${view}`
    const [walls, , , , bed, , , sign] = inside[slug]
    if (roomOf(bedroom) === 'moongate')
      return `All around in the bedroom under ${walls}: ${moongate(slug, light)}; a coffee station, two leather chairs, boots and a rucksack at the glass and, outside, ${view}`
    if (roomOf(bedroom) === 'bunks')
      return `All around in the bedroom under ${walls}: ${bunks(slug)}, a board game, a seat at the glass and ${view}`
    if (roomOf(bedroom) === 'lookout')
      return `All around in the bedroom under ${walls}: ${lookout(slug)}, books behind its pillows, a hanging fire and, outside, ${view}`
    if (roomOf(bedroom) === 'boxbed')
      return `All around in the bedroom under ${walls}: ${boxbed(slug)}, a drawing table, an armillary sphere, two wing chairs at the glass and ${view}`
    if (roomOf(bedroom) === 'cabana')
      return `All around in the bedroom under ${walls}: ${cabana(slug, light)}; a record player and records, a bar of reeds, a wicker nest and a striped lounger at the glass, louvred doors on both sides of ${sign} in ${light} neon and, outside, ${view}`
    if (roomOf(bedroom) === 'ledges')
      return `All around in the bedroom under ${walls}: ${ledges(slug, light)}; a bench along the glass, paper lanterns and two surfboards, a long low seat under the other slope, louvred doors on both sides of ${sign} in ${light} neon and, outside, ${view}`
    if (roomOf(bedroom) === 'raft')
      return `All around in the bedroom under ${walls}: ${raft(slug)}, seven drops of glass, two wicker chairs and two paddleboards at the glass, round mirrors over a rack of rolled towels, round-topped doors on both sides of ${sign} in ${light} neon and, outside, ${view}`
    return `All around in the bedroom under ${walls}${roomOf(bedroom) === 'skylight' ? ' and a skylight' : ''}: ${bed}, a hanging fire, ${windowSeats(roomOf(bedroom))} at the glass and ${view}`
  },
  bathroom: ({ slug, rooms: { bathroom } }, { view }) =>
    `All around in the bathroom: ${tubIn(slug, roomOf(bathroom))}, ${basins[roomOf(bathroom)]}, rain shower and, outside, ${view}`,
  'neon-fireplace': ({ slug, rooms: { fireplace } }, { light, view }) => {
    const [, , , , , , stone, sign] = inside[slug]
    if (roomOf(fireplace) === 'hall')
      return `All around before the fire of the hall: dark stone under ${sign} in ${light} neon, a long sofa, a gallery over a wall of books and, at both ends, ${view}`
    if (roomOf(fireplace) === 'kiva')
      return `All around at the fireside: ${kiva(slug)}; on its chimney ${sign} in ${light} neon and, through the glass gable, ${view}`
    if (roomOf(fireplace) === 'ribbon')
      return `All around at the fireside: ${ribbon(slug)}; on the stone ${sign} in ${light} neon and, through the glass gable, ${view}`
    if (roomOf(fireplace) === 'granite')
      return `All around at the fireside: ${granite(slug)}; on the stone ${sign} in ${light} neon and, through the glass gable, ${view}`
    if (roomOf(fireplace) === 'oculus')
      return `All around at the fireside: ${oculus(slug)}; above the disc ${sign} in ${light} neon, skylights in the slope and, through the glass gable, ${view}`
    if (roomOf(fireplace) === 'woodpile')
      return `All around at the fireside: ${woodpile(slug)}; on a slice of a trunk ${sign} in ${light} neon and, through the glass gable, ${view}`
    if (roomOf(fireplace) === 'ingle')
      return `All around at the fireside: ${inglenook(slug)}; on its chimney ${sign} in ${light} neon and, through the glass gable, ${view}`
    return `All around at the fireside: ${an(fireOf(roomOf(fireplace)))} ${stone} under ${sign} in ${light} neon, chairs, books and firewood`
  },
}

const surroundings = ({ slug, landscape }) => ({ view: outside[landscape], light: glow[slug] })

/** Alternative text of a still: exterior, daylight, living, bedroom, bathroom or fireplace. */
export function altOf(lodge, picture) {
  if (picture === 'daylight') return `The same A-frame by day: ${byDay[lodge.slug] ?? byDay[lodge.landscape]}`
  if (picture === 'exterior') return exterior[lodge.slug]
  return rooms[picture](lodge, lodge.rooms[picture], surroundings(lodge))
}

/** Alternative text of a panorama. */
export const altOfPanorama = (lodge, scene) => panoramas[scene](lodge, surroundings(lodge))
