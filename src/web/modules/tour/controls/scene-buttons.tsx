import clsx from 'clsx'
import type { SceneId } from '#contract/lodges/lodges.ts'
import type { TourScene } from '../tour-scenes.ts'

type SceneButtonsProps = { scenes: readonly TourScene[]; current: SceneId; onScene: (scene: SceneId) => void }

export function SceneButtons({ scenes, current, onScene }: SceneButtonsProps) {
  return (
    <nav
      aria-label="Scenes"
      className="tour-control tour-stays pointer-events-auto grid w-full grid-cols-5 gap-1 sm:flex sm:w-auto sm:rounded-full sm:bg-page/75 sm:p-1 short:order-2 short:p-0.5"
    >
      {scenes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current}
          onClick={() => onScene(id)}
          className={clsx(
            'min-h-11 min-w-0 rounded-control text-[11px] leading-tight font-medium transition-colors duration-150 sm:min-h-10 sm:rounded-full sm:px-4 sm:text-sm sm:whitespace-nowrap short:min-h-8',
            id === current ? 'bg-text text-page' : 'bg-page/75 text-text hover:bg-raised sm:bg-transparent',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
