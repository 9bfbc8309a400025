// What is seen in each picture, for those who hear the page. Facts only: no picture is told to show more than it does.
import { baths } from './captions/baths.mjs'
import { bedrooms } from './captions/bedrooms.mjs'
import { daylightAlt, exteriorAlt, terraceAlt } from './captions/exteriors.mjs'
import { firesides } from './captions/firesides.mjs'
import { livingRooms } from './captions/living.mjs'
import { listWords } from './captions/words.mjs'
import { roomIn, stillOf } from './lodges.mjs'

const places = { ...livingRooms, ...bedrooms, ...baths, ...firesides }

const captionOf = (lodge, scene) => places[roomIn(lodge, scene)]

const sceneOf = Object.fromEntries(Object.entries(stillOf).map(([scene, still]) => [still, scene]))

/** Alternative text of a still: exterior, daylight, living, bedroom, bathroom or fireplace. */
export function altOf(lodge, picture) {
  if (picture === 'daylight') return daylightAlt(lodge)
  if (picture === 'exterior') return exteriorAlt(lodge)
  return captionOf(lodge, sceneOf[picture]).still(listWords(lodge))
}

/** Alternative text of a panorama. */
export const altOfPanorama = (lodge, scene) =>
  scene === 'exterior' ? terraceAlt(lodge) : captionOf(lodge, scene).panorama(listWords(lodge))
