import { ShieldCheck } from 'lucide-react'
import { Button } from '#web/platform/ui/button.tsx'

type SandboxConfirmationProps = { isPending: boolean; onAnswer: (approve: boolean) => void }

/** Stand-in for a bank's confirmation page. */
export function SandboxConfirmation({ isPending, onAnswer }: SandboxConfirmationProps) {
  return (
    <section aria-label="Confirm your payment" className="grid gap-4">
      <ShieldCheck size={32} className="text-ember" aria-hidden="true" />
      <h3 className="text-2xl">Your bank asks for confirmation</h3>
      <p className="text-muted">
        Test mode: no card is charged. A real bank would send you to its own page now, or to its app.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="primary" disabled={isPending} onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>
        <Button disabled={isPending} onClick={() => onAnswer(false)}>
          Refuse
        </Button>
      </div>
    </section>
  )
}
