import { useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'

/** The width of a phone's mail app. */
const PHONE_PX = 360

export function EmailFrame({ subject, html }: { subject: string; html: string }) {
  const [isPhone, setPhone] = useState(false)
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{subject}</h2>
        <Button aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          Phone width
        </Button>
      </div>
      {/* No scripts, and not this site's origin. */}
      <iframe
        title={`HTML of ${subject}`}
        sandbox=""
        srcDoc={html}
        style={isPhone ? { width: PHONE_PX } : undefined}
        className="h-[46rem] w-full max-w-full rounded-picture border border-line bg-white"
      />
    </div>
  )
}
