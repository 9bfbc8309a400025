import clsx from 'clsx'
import { HeartHandshake } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { DONATION_DEFAULT, donationTextProblem } from '#contract/payments/donations.ts'
import type { Intent } from '#contract/payments/payments.ts'
import { decimalOfCents, formatDecimal, formatDollars } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { usePaymentSetUp } from './use-payment-set-up.ts'
import { useTakesCards } from './use-takes-cards.ts'

const CryptoPayment = lazyPart(() => import('./crypto/crypto-payment.tsx'))
const CardPaymentDialog = lazyPart(() => import('./card-payment-dialog.tsx'), 'dialog')

type DonationProps = {
  /** Dollars. */
  picks: readonly number[]
  /** Dollars. */
  initial?: number | undefined
  returnPath: string
  onAmount?: (amount: string) => void
}

export function Donation({ picks, initial = DONATION_DEFAULT, returnPath, onAmount }: DonationProps) {
  const [amount, setAmount] = useState(String(initial))
  const isHydrated = useIsHydrated()
  const takesCards = useTakesCards()
  const { intent, isPending, open, close, thank } = useDonation()
  const choose = (text: string) => {
    setAmount(text)
    onAmount?.(text)
  }
  const donate = (event: FormEvent) => {
    event.preventDefault()
    const problem = donationTextProblem(amount)
    if (problem) toast({ ...problem, variant: 'destructive' })
    else void open(cents(amount))
  }
  return (
    <>
      <form aria-label="Donation" noValidate onSubmit={donate} className="grid gap-4">
        <QuickPicks picks={picks} chosen={Number(amount)} onPick={(pick) => choose(String(pick))} />
        <TextField
          label="Donation amount (USD)"
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          value={amount}
          onChange={({ target }) => choose(target.value)}
        />
        {takesCards !== false && (
          <Button type="submit" variant="primary" disabled={isPending || !isHydrated}>
            <HeartHandshake size={18} aria-hidden="true" />
            <span>{isPending ? 'Processing...' : 'Donate'}</span>
          </Button>
        )}
      </form>
      {isHydrated && (
        <Suspense>
          <CryptoPayment
            subject="donation"
            onPaid={toastThanks}
            request={() => {
              const problem = donationTextProblem(amount)
              if (problem) toast({ ...problem, variant: 'destructive' })
              return problem ? null : { amount: cents(amount), metadata: { type: 'donation' } }
            }}
          />
        </Suspense>
      )}
      {/* Outside the form: React bubbles the card form's submit event through the portal. */}
      {intent && (
        <Suspense>
          <CardPaymentDialog
            clientSecret={intent.clientSecret}
            amount={intent.cents}
            title="Complete Your Donation"
            description={`Your donation of ${formatDecimal(decimalOfCents(intent.cents))} to Crypto Lodge.`}
            returnPath={returnPath}
            onSucceeded={thank}
            onFailed={(message) =>
              toast({ title: 'Donation Failed', description: message, variant: 'destructive' })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

const cents = (amount: string): number => Math.round(Number(amount) * 100)

function useDonation() {
  const { setUp, finish } = usePaymentSetUp()
  const [intent, setIntent] = useState<(Intent & { cents: number }) | null>(null)
  const [isPending, setPending] = useState(false)
  const open = async (amount: number) => {
    setPending(true)
    try {
      const metadata = { type: 'donation' as const, amount: amount / 100 }
      setIntent({ ...(await setUp({ amount, description: 'Donation', metadata })), cents: amount })
    } catch {
      toast({
        title: 'Payment Setup Failed',
        description: 'Unable to initialize donation payment. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }
  const close = () => setIntent(null)
  const thank = () => {
    finish()
    close()
    toastThanks()
  }
  return { intent, isPending, open, close, thank }
}

export function toastThanks(): void {
  toast({
    title: 'Thank You for Your Support!',
    description: 'Your donation has arrived and keeps the fires lit.',
  })
}

type QuickPicksProps = { picks: readonly number[]; chosen: number; onPick: (dollars: number) => void }

function QuickPicks({ picks, chosen, onPick }: QuickPicksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which would repeat the form's label
    <div role="group" aria-label="Quick picks" className="flex flex-wrap gap-2">
      {picks.map((pick) => (
        <Button
          key={pick}
          aria-pressed={chosen === pick}
          onClick={() => onPick(pick)}
          className={clsx(
            'flex-1 px-2 tabular text-sm sm:px-3 sm:text-base',
            chosen === pick && 'border-ember! text-ember!',
          )}
        >
          {formatDollars(pick)}
        </Button>
      ))}
    </div>
  )
}
