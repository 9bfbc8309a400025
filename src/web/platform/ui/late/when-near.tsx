import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { PHONE_PX } from '../hooks/phone.ts'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'

const NEAR_PX = 800
/** After this time a part hydrates in any case. A phone has more urgent work. */
const ANYWAY_MS = 2500
const ANYWAY_ON_PHONE_MS = 12_000

type Deferred = { promise: Promise<void>; resolve: () => void }

function createDeferred(): Deferred {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/**
 * Delays the hydration of a heavy part of the first page until it is near the window. The server's HTML is
 * visible at once. Clicks and typing are stored (`shell/inline/event-replay.ts`).
 */
export function WhenNear({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const isFirstPage = !useIsHydrated()
  // The server and later pages render without a delay.
  const [deferred] = useState(() => (isFirstPage && !import.meta.env.SSR ? createDeferred() : null))
  const [isPartHydrated, setPartHydrated] = useState(false)
  useEffect(() => {
    if (!deferred || !frame.current) return
    const wait = innerWidth < PHONE_PX ? ANYWAY_ON_PHONE_MS : ANYWAY_MS
    const anyway = setTimeout(deferred.resolve, wait)
    const observer = new IntersectionObserver(
      (entries) => entries.some((e) => e.isIntersecting) && deferred.resolve(),
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

/** A change before the part is hydrated would make React discard the server's HTML and show the fallback. */
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
  if (deferred) use(deferred.promise)
  useEffect(() => onHydrated(true), [onHydrated])
  return children
}
