import { useState } from 'react'
import type { Lodge, Panorama, Picture, SceneId } from '#contract/lodges/lodges.ts'
import { pictureOfScene, type TourScene } from './tour-scenes.ts'

/** The picture of a scene. */
export type SceneSource = {
  /** Undefined for a lodge without one, a failed download, or a device that cannot draw it. */
  panorama: Panorama | undefined
  picture: Picture | undefined
  hasNeon: boolean
  onWebGlLost: () => void
  onBroken: (scene: SceneId) => void
}

/** Chooses between a scene's panorama and its ordinary picture. */
export function useSceneSource(lodge: Lodge, scene: TourScene): SceneSource {
  const [hasWebGl, setWebGl] = useState(true)
  const [broken, setBroken] = useState<readonly SceneId[]>([])
  const panorama = hasWebGl && !broken.includes(scene.id) ? lodge.panoramas[scene.id] : undefined
  const picture = pictureOfScene(lodge, scene)
  return {
    panorama,
    picture,
    hasNeon: panorama ? panorama.neon !== undefined : picture?.neon === true,
    onWebGlLost: () => setWebGl(false),
    onBroken: (id) => setBroken((before) => [...before, id]),
  }
}
