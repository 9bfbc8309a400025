import { type ComponentProps, useEffect } from 'react'

/** Replays stored events once the main part is hydrated (`inline/event-replay.ts`). */
export function Main(props: ComponentProps<'main'>) {
  useEffect(() => window.replayEvents?.(), [])
  return <main id="main" tabIndex={-1} {...props} />
}
