import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api/call.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'

type OnePressPageProps = {
  title: string
  lead: string
  /** Null where there is nothing to press. */
  action: string | null
  done: string
  onPress: () => Promise<unknown>
}

/** A program that opens the email's link changes nothing, because only a press does. */
export function OnePressPage({ title, lead, action, done, onPress }: OnePressPageProps) {
  const press = useMutation({ mutationFn: onPress })
  return (
    <section className="column grid max-w-xl gap-6">
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      {press.isSuccess ? (
        <>
          <p role="status">{done}</p>
          <ButtonLink to="/" className="justify-self-start">
            See our lodges
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{lead}</p>
          {press.error && (
            <p role="alert" className="text-danger">
              {press.error instanceof ApiError && press.error.status < 500
                ? 'This link does not work. Please open the one in the latest email.'
                : 'Our server did not answer. Please try again.'}
            </p>
          )}
          {action ? (
            <Button
              variant="primary"
              className="justify-self-start"
              disabled={press.isPending}
              onClick={() => press.mutate()}
            >
              {action}
            </Button>
          ) : (
            <ButtonLink to="/" className="justify-self-start">
              See our lodges
            </ButtonLink>
          )}
        </>
      )}
    </section>
  )
}
