import { ButtonLink } from '../ui/button.tsx'

/** For an unknown lodge, or one that could not be loaded. */
export function LodgeNotFound() {
  return (
    <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
      <h1 className="text-4xl sm:text-6xl">Lodge Not Found</h1>
      <p className="max-w-xl text-muted">There is no lodge at this address, or it could not be loaded.</p>
      <ButtonLink isButton to="/" variant="primary">
        Return Home
      </ButtonLink>
    </section>
  )
}
