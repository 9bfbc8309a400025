import { useRouter } from '@tanstack/react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from './page.tsx'

/** For a page that could not be drawn: says so, and offers to try again. */
export function ErrorPage() {
  const router = useRouter()
  return (
    <Page>
      <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
        <h1 className="text-4xl sm:text-6xl">The fire went out for a moment</h1>
        <p className="max-w-xl text-muted">
          This page could not be shown. Nothing you sent was lost; trying again usually helps.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => router.invalidate()}>
            Try again
          </Button>
          <ButtonLink to="/">Return Home</ButtonLink>
        </div>
      </section>
    </Page>
  )
}
