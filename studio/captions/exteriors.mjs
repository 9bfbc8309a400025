// Alternative texts of the lodges from outside.
import { listWords } from './words.mjs'

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

export const exteriorAlt = ({ slug }) => exterior[slug]

export const daylightAlt = ({ slug, landscape }) =>
  `The same A-frame by day: ${byDay[slug] ?? byDay[landscape]}`

export const terraceAlt = (lodge) => {
  const { light, view } = listWords(lodge)
  return `All around on the deck at nightfall: the lit A-frame edged in ${light}, hot tub, fire pit${lodge.pool ? ', the pool' : ' and path'} and ${view}`
}
