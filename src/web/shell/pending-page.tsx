import { type ReactNode, useEffect } from 'react'
import { Page } from './page.tsx'

/** Placeholder of an unknown page. */
export function PendingScreen() {
  return (
    <main className="column pt-24">
      <Shapes sizes={['h-12 w-2/3', 'h-96']} />
    </main>
  )
}

/** Placeholder of a page that begins with text. */
export const PendingText = () => (
  <PublicPage>
    <Shapes sizes={['h-12 w-2/3', 'h-6 w-1/2', 'h-96']} />
  </PublicPage>
)

/** Placeholder of a page of cards. */
export const PendingCards = () => (
  <PublicPage>
    <Shapes sizes={['h-12 w-2/3', 'h-6 w-1/2', 'h-11']} />
    <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Shapes sizes={Array(6).fill('h-96')} isNamed={false} />
    </div>
  </PublicPage>
)

/** Placeholder of a lodge's page. */
export const PendingLodge = () => (
  <PublicPage>
    <Shapes sizes={['h-14 w-2/3', 'h-6 w-1/2', 'aspect-[3/2] sm:aspect-[3/1]']} />
    <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_340px]">
      <Shapes sizes={['h-96', 'h-72']} isNamed={false} />
    </div>
  </PublicPage>
)

function PublicPage({ children }: { children: ReactNode }) {
  // Scrolls up, because the link may have been far down its page; the router has stored that position.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Page>
      <div className="column">{children}</div>
    </Page>
  )
}

function Shapes({ sizes, isNamed = true }: { sizes: string[]; isNamed?: boolean }) {
  const shapes = sizes.map((size, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
    <div key={place} className={`placeholder rounded-picture ${size}`} />
  ))
  if (!isNamed) return shapes
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        Loading the page
      </p>
      {shapes}
    </div>
  )
}
