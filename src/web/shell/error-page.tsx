import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from './page.tsx'

/** A page that has been reloaded within so many milliseconds is not reloaded again by itself. */
const RELOADED_MS = 30_000
const RELOADED = 'reloadedAt'

/** Loads the page anew if our server answers; false when it does not. */
async function reloadIfServed(): Promise<boolean> {
  const isServed = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
  return isServed
}

/** For a page that could not be drawn: says so, and offers to try again. A page older than our server tries by itself. */
export function ErrorPage() {
  const [isAway, setAway] = useState(false)
  const tryAgain = async () => setAway(!(await reloadIfServed()))
  useEffect(() => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOADED_MS) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    void reloadIfServed()
  }, [])
  return (
    <Page>
      <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
        <h1 className="text-4xl sm:text-6xl">The fire went out for a moment</h1>
        <p className="max-w-xl text-muted">
          This page could not be shown. Nothing you sent was lost; trying again usually helps.
        </p>
        <p role="status" className="max-w-xl text-muted empty:hidden">
          {isAway &&
            'Our server does not answer yet. Please look at your connection, and try again in a minute.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={tryAgain}>
            Try again
          </Button>
          <ButtonLink to="/">Return Home</ButtonLink>
        </div>
      </section>
    </Page>
  )
}
