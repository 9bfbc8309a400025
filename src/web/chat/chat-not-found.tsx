import { ButtonLink } from '../ui/button.tsx'

export function ChatNotFound() {
  return (
    <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
      <h1 className="text-4xl sm:text-6xl">Lodge Not Found</h1>
      <p className="max-w-xl text-muted">There is no lodge at this address.</p>
      <ButtonLink isButton to="/browse" variant="primary">
        Back to Browse
      </ButtonLink>
    </section>
  )
}
