import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { PHONE_PX } from './phone.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** How far below the window, in pixels, a part begins to count as near. */
const NEAR_PX = 800
/** A part that nobody comes near is made ready anyway after so many milliseconds; a phone has better things to do. */
const ANYWAY_MS = { desktop: 2500, phone: 12_000 }

type Deferred = { opened: Promise<void>; open: () => void }

function createDeferred(): Deferred {
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
  const [deferred] = useState(() => (isFirstPage && !import.meta.env.SSR ? createDeferred() : null))
  const [isPartHydrated, setPartHydrated] = useState(false)
  useEffect(() => {
    if (!deferred || !frame.current) return
    const isPhone = innerWidth < PHONE_PX
    const anyway = setTimeout(deferred.open, isPhone ? ANYWAY_MS.phone : ANYWAY_MS.desktop)
    const observer = new IntersectionObserver(
      (entries) => entries.some((e) => e.isIntersecting) && deferred.open(),
      {
        rootMargin: `${NEAR_PX}px`,
      },
    )
    observer.observe(frame.current)
    return () => {
      clearTimeout(anyway)
      observer.disconnect()
    }
  }, [deferred])
  return (
    <div ref={frame} data-not-hydrated={isPartHydrated ? undefined : ''}>
      <Part
        isPartHydrated={isPartHydrated}
        deferred={deferred}
        onHydrated={setPartHydrated}
        fallback={fallback}
      >
        {children}
      </Part>
    </div>
  )
}

type BehindProps = {
  deferred: Deferred | null
  onHydrated: (isPartHydrated: boolean) => void
  children: ReactNode
}
type PartProps = BehindProps & { isPartHydrated: boolean; fallback: ReactNode }

/** Changes wait until the part is awake: React would throw away what the server drew and show the fallback instead. */
const Part = memo(
  ({ deferred, onHydrated, fallback, children }: PartProps) => (
    <Suspense fallback={fallback}>
      <Behind deferred={deferred} onHydrated={onHydrated}>
        {children}
      </Behind>
    </Suspense>
  ),
  (_before, { isPartHydrated }) => !isPartHydrated,
)

function Behind({ deferred, onHydrated, children }: BehindProps) {
  if (deferred) use(deferred.opened)
  useEffect(() => onHydrated(true), [onHydrated])
  return children
}
