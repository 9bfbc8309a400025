import { type ComponentProps, useEffect } from 'react'

/** A page's main part; replays stored events once it is hydrated (`inline/event-replay.ts`). */
export function Main(props: ComponentProps<'main'>) {
  useEffect(() => window.replayEvents?.(), [])
  return <main id="main" tabIndex={-1} {...props} />
}
