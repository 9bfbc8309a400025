import type { Lodge, SceneId } from '#contract/lodges.ts'
import { exteriorPlans } from '#contract/tour-hotspots.gen.ts'
import { isHall } from '#contract/tour-scenes.ts'
import type { Projection, View } from './projection.ts'

/** Rotation 0 of a scene, in degrees from the middle of its panorama: to the right and up. */
export type Opening = { yaw: number; pitch: number }

/** The lit glass with the tub beside it; an upright screen has room for the glass alone. */
const OUTSIDE = { wide: { yaw: 33, pitch: 10 }, upright: { yaw: 10, pitch: 14 } }

const ROOMS: Record<Exclude<SceneId, 'exterior'>, Opening> = {
  interior: { yaw: -9, pitch: -2 },
  bedroom: { yaw: -27, pitch: -6 },
  bathroom: { yaw: -150, pitch: -8 },
  'neon-fireplace': { yaw: 0, pitch: 5 },
}

/** Fire, gallery and glass. */
const HALL = { yaw: -22, pitch: 6 }

/** The middle of a panorama. */
export const MIDDLE: Opening = { yaw: 0, pitch: 0 }

/** The best view of a scene's panorama: glass and tub, hearth, bed. An ordinary picture opens on its middle. */
export function openingOf(lodge: Lodge, scene: SceneId, isUpright: boolean): Opening {
  const { slug, panoramas } = lodge
  if (!panoramas[scene]) return MIDDLE
  if (scene !== 'exterior') return isHall(lodge, scene) ? HALL : ROOMS[scene]
  const { yaw, pitch } = isUpright ? OUTSIDE.upright : OUTSIDE.wide
  return { yaw: exteriorPlans[slug]?.endsWith('Mirrored') ? -yaw : yaw, pitch }
}

// Short of the zenith, where left and right would change places.
const STEEPEST_DEGREES = 89

/** The view from the panorama's middle. */
export const fromMiddle = (view: View, { yaw, pitch }: Opening): View => ({
  yaw: view.yaw + yaw,
  pitch: Math.min(STEEPEST_DEGREES, Math.max(-STEEPEST_DEGREES, view.pitch + pitch)),
  zoom: view.zoom,
})

/** The projection of views from an opening. */
export const openedAt = (projection: Projection, opening: Opening): Projection => ({
  place: (spot, view, size) => projection.place(spot, fromMiddle(view, opening), size),
  viewOf(spot, view, size) {
    const { yaw, pitch } = projection.viewOf(spot, fromMiddle(view, opening), size)
    return { yaw: yaw - opening.yaw, pitch: pitch - opening.pitch }
  },
})
