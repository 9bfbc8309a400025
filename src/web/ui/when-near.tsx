import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { PHONE_PX } from './phone.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** How far below the window, in pixels, a part begins to count as near. */
const NEAR_PX = 800
/** A part that nobody comes near is made ready anyway after so many milliseconds; a phone has better things to do. */
const ANYWAY_MS = { desk: 2500, phone: 12_000 }

type Door = { opened: Promise<void>; open: () => void }

function newDoor(): Door {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/**
 * A heavy part far down the page. What the server drew of it is seen at once; on the first page its scripts are loaded and run when a
 * guest comes near, so that they do not hold up what is on the screen. What is clicked or typed meanwhile is kept.
 */
export function WhenNear({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const isFirstPage = !useIsHydrated()
  // The server draws everything, and on a later page nothing waits.
  const [door] = useState(() => (isFirstPage && !import.meta.env.SSR ? newDoor() : null))
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!door || !frame.current) return
    const isPhone = innerWidth < PHONE_PX
    const anyway = setTimeout(door.open, isPhone ? ANYWAY_MS.phone : ANYWAY_MS.desk)
    const observer = new IntersectionObserver(
      (entries) => entries.some((e) => e.isIntersecting) && door.open(),
      {
        rootMargin: `${NEAR_PX}px`,
      },
    )
    observer.observe(frame.current)
    return () => {
      clearTimeout(anyway)
      observer.disconnect()
    }
  }, [door])
  return (
    <div ref={frame} data-not-hydrated={isAwake ? undefined : ''}>
      <Part isAwake={isAwake} door={door} onAwake={setAwake} fallback={fallback}>
        {children}
      </Part>
    </div>
  )
}

type BehindProps = { door: Door | null; onAwake: (isAwake: boolean) => void; children: ReactNode }
type PartProps = BehindProps & { isAwake: boolean; fallback: ReactNode }

/** Changes wait until the part is awake: React would throw away what the server drew and show the fallback instead. */
const Part = memo(
  ({ door, onAwake, fallback, children }: PartProps) => (
    <Suspense fallback={fallback}>
      <Behind door={door} onAwake={onAwake}>
        {children}
      </Behind>
    </Suspense>
  ),
  (_before, { isAwake }) => !isAwake,
)

function Behind({ door, onAwake, children }: BehindProps) {
  if (door) use(door.opened)
  useEffect(() => onAwake(true), [onAwake])
  return children
}
