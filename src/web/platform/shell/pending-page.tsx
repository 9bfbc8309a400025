import { type ReactNode, useLayoutEffect } from 'react'
import { Page } from './page.tsx'

export const PendingScreen = () => (
  <main className="column pt-24">
    <Loading />
    <Shapes sizes={['h-12 w-2/3', 'h-96']} />
  </main>
)

export const PendingText = () => (
  <PublicPage>
    <Shapes sizes={['h-12 w-2/3', 'h-6 w-1/2', 'h-96']} />
  </PublicPage>
)

export const PendingCards = () => (
  <PublicPage>
    <Shapes sizes={['h-12 w-2/3', 'h-6 w-1/2', 'h-11']} />
    <Shapes sizes={Array(6).fill('h-96')} className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" />
  </PublicPage>
)

export const PendingLodge = () => (
  <PublicPage>
    <Shapes sizes={['h-14 w-2/3', 'h-6 w-1/2', 'aspect-[3/2] sm:aspect-[3/1]']} />
    <Shapes sizes={['h-96', 'h-72']} className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_340px]" />
  </PublicPage>
)

const PublicPage = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className="column">
      <Loading />
      {children}
    </div>
  </Page>
)

let shown = 0

export const isPlaceholderShown = (): boolean => shown > 0

function Loading() {
  // The link may have been far down its page. This scrolls before the paint, because the shorter page scrolls
  // by itself.
  useLayoutEffect(() => {
    shown += 1
    scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      shown -= 1
    }
  }, [])
  return (
    <p role="status" className="sr-only">
      Loading the page
    </p>
  )
}

const Shapes = ({ sizes, className = 'grid gap-6' }: { sizes: string[]; className?: string }) => (
  <div className={className}>
    {sizes.map((size, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
      <div key={index} className={`placeholder rounded-picture ${size}`} />
    ))}
  </div>
)
