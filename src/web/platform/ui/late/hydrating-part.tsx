import { type ReactNode, Suspense, useEffect, useState } from 'react'

type HydratingPartProps = { fallback: ReactNode; children: ReactNode }

/**
 * A part whose script loads after the page's. The server's HTML is visible at once. Clicks and typing are
 * stored until the part is hydrated (`shell/inline/event-replay.ts`).
 */
export function HydratingPart({ fallback, children }: HydratingPartProps) {
  const [isHydrated, setHydrated] = useState(false)
  return (
    <div className="contents" data-not-hydrated={isHydrated ? undefined : ''}>
      <Suspense fallback={fallback}>
        {children}
        <Hydrated onHydrated={setHydrated} />
      </Suspense>
    </div>
  )
}

function Hydrated({ onHydrated }: { onHydrated: (isHydrated: boolean) => void }) {
  useEffect(() => onHydrated(true), [onHydrated])
  return null
}
