import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefCallback,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useWheelSteps } from '#web/platform/ui/hooks/use-wheel-steps.ts'
import { type Hanging, hang, type Size } from './hanging.ts'
import type { Placement } from './placement.ts'
import type { usePlacement } from './use-placement.ts'

type ArFrameProps = {
  /** The frame keeps the wall's proportions, so percentages mean the same on page and photo. */
  size: Size
  frameRef: RefCallback<HTMLDivElement>
  children: ReactNode
}

export function ArFrame({ size, frameRef, children }: ArFrameProps) {
  const ratio = size.width / size.height
  return (
    <div className="grid size-full place-items-center [container-type:size]">
      <div
        ref={frameRef}
        data-testid="ar-frame"
        className="relative overflow-hidden bg-surface"
        style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio * 100}cqh)` }}
      >
        {children}
      </div>
    </div>
  )
}

export function useElementSize(): [RefCallback<HTMLDivElement>, Size] {
  const [box, setBox] = useState<Size>({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const watcher = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [watch, box]
}

function toStyle({ x, y, width, height, turn, tilt, eye, shadow }: Hanging): CSSProperties {
  // The light comes from above, so the shadow does not turn with the artwork.
  const [dx, dy] = [shadow.drop * Math.sin(turn), shadow.drop * Math.cos(turn)]
  return {
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    transform: `perspective(${eye}px) rotateY(${tilt}rad) rotate(${turn}rad)`,
    boxShadow: `${dx}px ${dy}px ${shadow.softness}px ${shadow.color}`,
  }
}

type HungArtProps = {
  title: string
  image: string
  placement: Placement
  share: number | undefined
  frame: Size
  handlers: ReturnType<typeof usePlacement>['handlers']
  imageRef: Ref<HTMLImageElement>
  onScale: (steps: number) => void
}

export function HungArt({
  title,
  image,
  placement,
  share,
  frame,
  handlers,
  imageRef,
  onScale,
}: HungArtProps) {
  const [art, setArt] = useState<Size>({ width: 1, height: 1 })
  const artwork = useRef<HTMLButtonElement>(null)
  useWheelSteps(artwork, onScale)
  return (
    <button
      ref={artwork}
      type="button"
      aria-label={`${title} on the wall. Drag it, or move it with the arrow keys`}
      data-testid="ar-artwork"
      {...handlers}
      className="absolute touch-none cursor-grab active:cursor-grabbing"
      style={toStyle(hang(placement, art, frame, share))}
    >
      <img
        ref={imageRef}
        src={image}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) =>
          setArt({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        className="size-full"
      />
    </button>
  )
}
