import { type CSSProperties, type ReactNode, type Ref, type RefCallback, useCallback, useState } from 'react'
import { type Hanging, hang, type Size } from './hanging.ts'
import type { Placement } from './placement.ts'
import type { usePlacement } from './use-placement.ts'

type ArFrameProps = {
  /** The wall's own size: the frame keeps its proportions, so that percent mean the same on page and photo. */
  size: Size
  frameRef: RefCallback<HTMLDivElement>
  children: ReactNode
}

/** The wall, whole, as large as there is room for. */
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

/** A ref for an element, and the element's size, followed as it changes; nothing before it is drawn. */
export function useBox(): [RefCallback<HTMLDivElement>, Size] {
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

function styleOf({ x, y, width, height, turn, tilt, eye, shadow }: Hanging): CSSProperties {
  // The lamp hangs above, however the artwork is turned: its shadow falls down all the same.
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
  frame: Size
  hands: ReturnType<typeof usePlacement>['hands']
  imageRef: Ref<HTMLImageElement>
}

/** The artwork on the wall, to be taken by hand. */
export function HungArt({ title, image, placement, frame, hands, imageRef }: HungArtProps) {
  const [art, setArt] = useState<Size>({ width: 1, height: 1 })
  return (
    <button
      type="button"
      aria-label={`${title} on the wall. Drag it, or move it with the arrow keys`}
      data-testid="ar-artwork"
      {...hands}
      className="absolute touch-none cursor-grab active:cursor-grabbing"
      style={styleOf(hang(placement, art, frame))}
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
