import { lodgePlaces, type Place } from './lodge-places.gen.ts'
import type { SceneId } from './lodges.ts'

type RoomSceneId = Exclude<SceneId, 'exterior'>

const usualPlaces: Record<RoomSceneId, Place> = {
  interior: 'living',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  'neon-fireplace': 'fire',
}

/** Which of the houses' rooms the built-in pictures of a lodge's scene show. */
export const placeOf = (slug: string, scene: RoomSceneId): Place =>
  lodgePlaces[slug]?.[scene] ?? usualPlaces[scene]
