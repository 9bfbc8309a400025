import { ArrowRight } from 'lucide-react'
import type { SceneId } from '#contract/lodges/lodges.ts'
import type { Hotspot, TourScene } from '../tour-scenes.ts'

type TourListProps = {
  scenes: readonly TourScene[]
  current: SceneId
  onScene: (scene: SceneId) => void
  onHotspot: (hotspot: Hotspot) => void
}

export function TourList({ scenes, current, onScene, onHotspot }: TourListProps) {
  return (
    <aside
      aria-label="Places of the tour"
      className="pointer-events-auto h-full w-full overflow-y-auto overscroll-contain rounded-picture border border-line bg-surface p-5 shadow-float select-text md:w-[340px] md:shrink-0"
    >
      <ol className="grid gap-5">
        {scenes.map((scene) => (
          <li key={scene.id} aria-current={scene.id === current ? 'step' : undefined}>
            <h3 className="text-lg">
              <button
                type="button"
                onClick={() => onScene(scene.id)}
                className="min-h-8 text-left hover:underline underline-offset-4"
              >
                {scene.name}
              </button>
            </h3>
            <p className="text-sm text-muted">{scene.description}</p>
            <ul className="mt-2 grid gap-2">
              {scene.hotspots.map((hotspot) => (
                <li key={hotspot.id} className="text-sm">
                  {scene.id === current ? (
                    <button
                      type="button"
                      onClick={() => onHotspot(hotspot)}
                      className="inline-flex min-h-7 items-center gap-1.5 font-medium hover:underline underline-offset-4"
                    >
                      {hotspot.title}
                      {hotspot.targetScene && <ArrowRight size={14} aria-hidden="true" />}
                    </button>
                  ) : (
                    <span className="font-medium">{hotspot.title}</span>
                  )}
                  <span className="block text-muted">{hotspot.description}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </aside>
  )
}
