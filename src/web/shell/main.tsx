import { type ComponentProps, useEffect } from 'react'

/** A page's main part. Once it is hydrated, what a guest did before is repeated (`inline/event-replay.ts`). */
export function Main(props: ComponentProps<'main'>) {
  useEffect(() => window.replayEvents?.(), [])
  return <main id="main" tabIndex={-1} {...props} />
}
