import type { SceneId } from '#contract/lodges/lodges.ts'
import { lodgePlaces, type Place } from './generated/lodge-places.gen.ts'

type RoomSceneId = Exclude<SceneId, 'exterior'>

/** What is said of the rooms of a lodge without built-in pictures: the plainest of them. */
const plainPlaces: Record<RoomSceneId, Place> = {
  interior: 'den',
  bedroom: 'skylight',
  bathroom: 'soaking',
  'neon-fireplace': 'fire',
}

/** Which of the houses' rooms the built-in pictures of a lodge's scene show. */
export const findPlace = (slug: string, scene: RoomSceneId): Place =>
  lodgePlaces[slug]?.[scene] ?? plainPlaces[scene]
