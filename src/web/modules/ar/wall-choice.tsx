import clsx from 'clsx'
import { Camera as CameraIcon, ImageUp } from 'lucide-react'
import type { Room, Wall } from './wall.ts'

type WallChoiceProps = {
  rooms: readonly Room[]
  wall: Wall
  onCamera: () => void
  onRoom: (room: Room) => void
  onPhotograph: (file: File) => void
}

const tile =
  'relative grid aspect-[3/2] w-24 shrink-0 place-items-center overflow-hidden rounded-control border text-xs lg:w-auto'
const chosen = (isChosen: boolean) => (isChosen ? 'border-ember' : 'border-line hover:border-line-strong')

export function WallChoice({ rooms, wall, onCamera, onRoom, onPhotograph }: WallChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">Wall</legend>
      <div className="flex gap-2 overflow-x-auto p-0.5 lg:grid lg:grid-cols-3">
        <button
          type="button"
          aria-pressed={wall.kind === 'camera'}
          onClick={onCamera}
          className={clsx(tile, chosen(wall.kind === 'camera'), 'bg-raised/70')}
        >
          <span className="grid justify-items-center gap-1">
            <CameraIcon size={18} aria-hidden="true" /> Camera
          </span>
        </button>
        {rooms.map((room) => (
          <button
            key={room.src}
            type="button"
            aria-pressed={wall.kind === 'room' && wall.room.src === room.src}
            aria-label={room.name}
            title={room.name}
            onClick={() => onRoom(room)}
            className={clsx(tile, chosen(wall.kind === 'room' && wall.room.src === room.src))}
          >
            <img
              src={room.src.replace(/\.webp$/, '-480.avif')}
              alt=""
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
          </button>
        ))}
        <label
          className={clsx(
            tile,
            chosen(wall.kind === 'photograph'),
            'cursor-pointer bg-raised/70 focus-within:outline-2 focus-within:outline-ember-strong',
          )}
        >
          <span className="grid justify-items-center gap-1">
            <ImageUp size={18} aria-hidden="true" /> Your photo
          </span>
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) onPhotograph(file)
              // Lets the visitor choose the same file again.
              target.value = ''
            }}
          />
        </label>
      </div>
    </fieldset>
  )
}
