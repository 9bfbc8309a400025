import type { SceneId } from '#contract/lodges/lodges.ts'
import { lodgePlaces, type Place } from './generated/lodge-places.gen.ts'

type RoomSceneId = Exclude<SceneId, 'exterior'>

/** Lodges without built-in pictures are described by the plainest rooms. */
const plainPlaces: Record<RoomSceneId, Place> = {
  interior: 'den',
  bedroom: 'skylight',
  bathroom: 'soaking',
  'neon-fireplace': 'fire',
}

export const findPlace = (slug: string, scene: RoomSceneId): Place =>
  lodgePlaces[slug]?.[scene] ?? plainPlaces[scene]
