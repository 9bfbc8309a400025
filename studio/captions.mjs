// What is seen in each picture, for those who hear the page. Facts only: no picture is told to show more than it does.
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

const an = (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

const exterior = {
  'xrp-lodge': 'Gold light traces an A-frame above a turquoise pool, jagged mountains behind it at dusk',
  'doge-lodge': 'An A-frame edged in blue beside a pool on the sand, palms and a calm sea in the last light',
  'shiba-inu-lodge':
    'From above: an A-frame edged in orange, its pool and fire pit among cacti, table mountains beyond',
  'pepe-lodge': 'An A-frame edged in green stands at a still lake that mirrors its lit glass front',
  'solana-lodge':
    'Straight ahead, an A-frame edged in violet over a pool, pines and snowy peaks under a violet sky',
  'ethereum-lodge': 'A glass gable edged in periwinkle on fresh snow, green aurora over the peaks',
  'tezos-lodge': 'A steaming hot tub with a cobalt ring of light before an A-frame under snow',
  'pump-fun-lodge':
    'From above: an A-frame edged in mint green with pool, loungers and palms by the sea at dusk',
  'pnut-lodge': 'Deep in a night forest, an A-frame edged in copper with small lights along its path',
  'mew-lodge': 'A pink line of light follows the roof of an A-frame on the beach, palms against a rose sky',
  'moo-deng-lodge': 'An A-frame edged in teal at a lake, steam over its hot tub, mountains in the dusk',
  'pudgy-penguins-lodge':
    'Snow lies on the roof of an A-frame edged in ice-blue, snowy firs and a pale aurora around it',
  'bonk-lodge': 'An A-frame edged in amber with a pool in the open desert, cacti and low hills at sunset',
  'arbitrum-lodge':
    'From above: an A-frame edged in sky-blue, pool and fire pit on a wide deck in a mountain forest',
  'cardano-lodge':
    'Across dark water, an A-frame edged in royal blue and its whole reflection, pines on both sides',
  'stellar-lumens-lodge':
    'An A-frame edged in white light stands alone in the desert, path lights leading up to it',
}

const outside = {
  alpine_dusk: 'a snowy peak in violet dusk',
  beach_dusk: 'palms and the sea after sunset',
  desert_dusk: 'cacti and table mountains at sunset',
  lake_dusk: 'a lake and mountains at dusk',
  snow_aurora: 'snowy firs under a green aurora',
  forest_night: 'a dark pine forest under stars',
}

const rooms = {
  living: [
    (view, light) =>
      `Living room with sofa, leather armchairs and ${light} lines along the rafters; through the glass gable, ${view}`,
    (view, light) =>
      `Looking out of the living room at ${view}, candles on a marble table, ${light} light up the timber roof`,
  ],
  bedroom: [
    (_, light) =>
      `Layered bed before a padded wall, two warm lamps, a bench with a throw and ${an(light)} triangle of neon above`,
    (_, light) =>
      `A wide bed in linen and camel under a timber roof, framed by ${light} light, with lamps on both sides`,
  ],
  bathroom: [
    (view, light) =>
      `Freestanding tub on pebbles with ${an(light)} glow at its foot, before a window onto ${view}`,
    (view, light) =>
      `A bath with a view of ${view}: oval tub, white marble floor, plants, ${light} light on the rafters`,
  ],
  fireplace: [
    (_, light) =>
      `Wide fire in a dark marble chimney with ${an(light)} hexagon of neon, two leather chairs and wine poured`,
    (_, light) =>
      `Two chairs at the fireside, flames behind glass, ${an(light)} neon hexagon on veined black marble`,
  ],
}

const panoramas = {
  exterior: (lodge) =>
    `All around on the deck at nightfall: the lit A-frame edged in ${glow[lodge.slug]}, hot tub, fire pit${lodge.pool ? ', the pool' : ' and path'} and ${outside[lodge.landscape]}`,
  interior: (lodge) =>
    `All around in the living room: fireplace, sofa, dining table and, through the gable, ${outside[lodge.landscape]}`,
  bedroom: (lodge) =>
    `All around in the bedroom: the bed, a hanging fire, two chairs at the glass and ${outside[lodge.landscape]}`,
  bathroom: (lodge) =>
    `All around in the bathroom: tub, double basin, rain shower and, outside, ${outside[lodge.landscape]}`,
  'neon-fireplace': (lodge) =>
    `All around at the fireside: the fire under ${an(glow[lodge.slug])} neon hexagon, chairs, books and firewood`,
}

/** Alternative text of a still: exterior, living, bedroom, bathroom or fireplace. */
export function altOf(lodge, picture) {
  if (picture === 'exterior') return exterior[lodge.slug]
  const wordings = rooms[picture]
  return wordings[lodge.seed % 4 < 2 ? 0 : 1](outside[lodge.landscape], glow[lodge.slug])
}

/** Alternative text of a panorama. */
export const altOfPanorama = (lodge, scene) => panoramas[scene](lodge)
