import { useState } from 'react'
import type { Lodge, Panorama, Picture, SceneId } from '#contract/lodges/lodges.ts'
import { pictureOfScene, type TourScene } from './tour-scenes.ts'

export type SceneSource = {
  /**
   * Undefined for a lodge without a panorama, after a failed download, and on a device that cannot draw it.
   */
  panorama: Panorama | undefined
  picture: Picture | undefined
  hasNeon: boolean
  onWebGlLost: () => void
  onBroken: (scene: SceneId) => void
}

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
