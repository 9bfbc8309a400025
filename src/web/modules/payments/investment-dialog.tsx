import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  findTier,
  type InvestmentPackage,
  investorBadgeRequest,
  tierOfInvestment,
} from '#contract/investments/investments.ts'
import { type Intent, Payer } from '#contract/payments/payments.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { settledStatus } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { CardPaymentForm } from './card-payment-form.tsx'
import { toastInvested } from './toast-invested.ts'
import { usePaymentSetUp } from './use-payment-set-up.ts'

type InvestmentDialogProps = { chosen: InvestmentPackage; onClose: () => void }

/** Name and email, then the card payment. The provider's confirmation creates the badge; a later request for it returns the same badge. */
export default function InvestmentDialog({ chosen, onClose }: InvestmentDialogProps) {
  const call = useCall()
  const queries = useQueryClient()
  const { setUp, finish } = usePaymentSetUp()
  const [paying, setPaying] = useState<(Intent & { payer: Payer }) | null>(null)
  const open = useMutation({
    mutationFn: async (payer: Payer) => {
      const intent = await setUp({
        amount: chosen.price * 100,
        description: `Investment: ${chosen.name}`,
        metadata: { type: 'investment', package: chosen.name, ...payer },
      })
      return { ...intent, payer }
    },
    onSuccess: setPaying,
    onError: () =>
      toast({
        title: 'Payment Setup Failed',
        description: 'Unable to initialize payment. Please try again.',
        variant: 'destructive',
      }),
  })
  const requestBadge = (payer: Payer) =>
    call('POST /api/badges/investor', {
      body: investorBadgeRequest(findTier(tierOfInvestment(chosen.price)), payer, chosen.price),
    })
  const succeed = async ({ clientSecret, payer }: NonNullable<typeof paying>) => {
    finish()
    onClose()
    const isPaid = (await settledStatus(call, clientSecret)) === 'completed'
    toastInvested(isPaid && (await requestBadge(payer).then(Boolean, () => false)))
    void queries.invalidateQueries({ queryKey: ['/api/badges'] })
  }
  const title = paying ? chosen.name : `Invest in ${chosen.name}`
  const description = paying
    ? `${formatDollars(chosen.price)} plus a processing fee of $0`
    : 'Your name and email go on the badge.'
  // Both steps share a dialog, so that closing returns the focus to the button that opened it.
  return (
    <Sheet title={title} description={description} onClose={onClose}>
      {paying ? (
        <CardPaymentForm
          clientSecret={paying.clientSecret}
          amount={chosen.price * 100}
          title={title}
          returnPath="/investor?success=true"
          onSucceeded={() => succeed(paying)}
          onFailed={(message) =>
            toast({ title: 'Payment Failed', description: message, variant: 'destructive' })
          }
          onClose={onClose}
        />
      ) : (
        <InvestorForm chosen={chosen} isPending={open.isPending} onSubmit={open.mutate} />
      )}
    </Sheet>
  )
}

type InvestorFormProps = {
  chosen: InvestmentPackage
  isPending: boolean
  onSubmit: (payer: Payer) => void
}

function InvestorForm({ chosen, isPending, onSubmit }: InvestorFormProps) {
  const { register, handleSubmit, formState } = useForm<Payer>({
    resolver: zodResolver(Payer),
    defaultValues: { userName: '', email: '' },
  })
  const { errors } = formState
  return (
    <form
      aria-label="Investor"
      noValidate
      onSubmit={handleSubmit((payer) => onSubmit(payer))}
      className="grid gap-4"
    >
      <TextField
        label="Name"
        autoComplete="name"
        {...register('userName')}
        error={errors.userName?.message}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <Sum price={chosen.price} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Processing...' : 'Continue to Payment'}
      </Button>
    </form>
  )
}

function Sum({ price }: { price: number }) {
  return (
    <dl aria-label="Sum" className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 border-t border-line pt-4">
      <dt className="text-muted">Investment</dt>
      <dd className="text-right tabular">{formatDollars(price)}</dd>
      <dt className="text-muted">Processing fee</dt>
      <dd className="text-right tabular">$0</dd>
      <dt className="font-medium">Total</dt>
      <dd className="text-right tabular font-medium">{formatDollars(price)}</dd>
    </dl>
  )
}
