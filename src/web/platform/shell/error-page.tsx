import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { reloadIfServed } from '../ui/late/reload-if-served.ts'
import { Page } from './page.tsx'

const MIN_RELOAD_GAP_MS = 30_000

/** Without storage the tab never reloads by itself. */
function isFirstLately(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.reloadedAt) < MIN_RELOAD_GAP_MS) return false
    sessionStorage.reloadedAt = Date.now()
    return true
  } catch {
    return false
  }
}

/** Reloads once by itself, because the page may be older than the server's release. */
export function ErrorPage() {
  const [isAway, setAway] = useState(false)
  const tryAgain = async () => setAway(!(await reloadIfServed()))
  useEffect(() => {
    if (isFirstLately()) void reloadIfServed()
  }, [])
  return (
    <Page>
      <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
        <h1 className="text-4xl sm:text-6xl">This page could not be shown</h1>
        <p className="max-w-xl text-muted">Something went wrong on our side. Please try again.</p>
        <p role="status" className="max-w-xl text-muted empty:hidden">
          {isAway && 'Our server does not answer. Please check your connection and try again in a minute.'}
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
