import { type Ref, useCallback } from 'react'
import { toast } from '#web/platform/ui/toast/toast.ts'
import type { Size } from './hanging.ts'
import { measure, type WallSource } from './photograph.ts'
import type { Camera } from './use-camera.ts'
import { type Wall, wallSource } from './wall.ts'

type ArWallProps = {
  wall: Wall
  camera: Camera
  wallRef: Ref<WallSource>
  onSize: (size: Size) => void
  /** The wall's picture, or the camera's first frame, is loaded. */
  onShown: () => void
}

const fill = 'absolute inset-0 size-full object-cover'

export function ArWall({ wall, camera, wallRef, onSize, onShown }: ArWallProps) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = camera.stream
      assign(wallRef, video)
    },
    [camera.stream, wallRef],
  )
  if (wall.kind === 'camera')
    return camera.stream ? (
      <video
        ref={show}
        autoPlay
        muted
        playsInline
        aria-label="Camera view"
        onLoadedMetadata={({ currentTarget }) => onSize(measure(currentTarget))}
        onLoadedData={onShown}
        onResize={({ currentTarget }) => onSize(measure(currentTarget))}
        className={fill}
      />
    ) : null
  return (
    <img
      key={wallSource(wall)}
      ref={wallRef as Ref<HTMLImageElement>}
      src={wallSource(wall)}
      alt={wall.kind === 'room' ? wall.room.name : 'Your own wall'}
      onLoad={({ currentTarget }) => {
        onSize(measure(currentTarget))
        onShown()
      }}
      onError={() =>
        toast({ title: 'Error', description: 'This wall could not be loaded.', variant: 'destructive' })
      }
      className={fill}
    />
  )
}

function assign<T>(ref: Ref<T>, value: T | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
