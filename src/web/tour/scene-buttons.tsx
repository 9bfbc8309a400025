import clsx from 'clsx'
import type { SceneId } from '#contract/lodges.ts'
import type { TourScene } from '#contract/tour-scenes.ts'

type SceneButtonsProps = { scenes: readonly TourScene[]; current: SceneId; onScene: (scene: SceneId) => void }

/** One button a scene. */
export function SceneButtons({ scenes, current, onScene }: SceneButtonsProps) {
  return (
    <nav
      aria-label="Scenes"
      className="pointer-events-auto -mx-3 flex max-w-[100vw] gap-1 overflow-x-auto px-3 [scrollbar-width:none] sm:mx-0 sm:rounded-full sm:bg-page/75 sm:p-1"
    >
      {scenes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current}
          onClick={() => onScene(id)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150 sm:min-h-10',
            id === current ? 'bg-text text-page' : 'bg-page/75 text-text hover:bg-raised sm:bg-transparent',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
