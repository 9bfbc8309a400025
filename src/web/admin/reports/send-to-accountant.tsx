import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Accountant } from '#contract/reports/accountant.ts'
import type { MonthReport } from '#contract/reports/month-report.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { longMonth } from '../kit/month-names.ts'
import { saveFile } from '../kit/save-file.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { inFull, monthFigures } from './month-figures.ts'
import { useMonthReport } from './use-month.ts'

const KEY = ['/api/admin/accountant']

function useAccountant() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/accountant') })
}

/** Without a mail server it saves the files and opens a draft. */
export function SendToAccountant({ month }: { month: string }) {
  const accountant = useAccountant().data
  const report = useMonthReport(month).data
  const send = useSend(month)
  const [isAsking, setAsking] = useState(false)
  const isReady = accountant !== undefined && report !== undefined && !send.isPending
  const press = () => {
    if (!accountant || !report) return
    if (!accountant.sends) void draftEmail(month, report, accountant)
    else if (accountant.email) send.mutate()
    else setAsking(true)
  }
  return (
    <>
      <Button disabled={!isReady} onClick={press}>
        <Mail size={16} aria-hidden="true" />
        {send.isPending ? 'Sending...' : 'Send to accountant'}
      </Button>
      {accountant?.email && (
        <button
          type="button"
          className="min-h-6 self-center text-sm wrap-anywhere text-muted underline underline-offset-4"
          onClick={() => setAsking(true)}
        >
          {`Accountant: ${accountant.email}`}
        </button>
      )}
      {isAsking && accountant && (
        <AddressSheet
          accountant={accountant}
          onSaved={(saved) => {
            setAsking(false)
            if (!accountant.email && saved.email) send.mutate()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function useSend(month: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: () => {
      const body = { month }
      return call('POST /api/admin/reports/month/send', { body, idempotencyKey: keyFor(body) })
    },
    onSuccess: ({ recipient }) => {
      finish()
      toast({
        title: 'Sent to Accountant',
        description: `${longMonth(month)} is on its way to ${recipient}, with two files.`,
      })
    },
    onError: (error) => toastFailure(error, 'Not Sent', refusalIn(error) ?? 'Our server did not answer.'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/admin/outbox'] }),
  })
}

type AddressSheetProps = { accountant: Accountant; onSaved: (saved: Accountant) => void; onClose: () => void }

/** The first address is required before a month is sent. */
function AddressSheet({ accountant, onSaved, onClose }: AddressSheetProps) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const [email, setEmail] = useState(accountant.email ?? '')
  const save = useMutation({
    mutationFn: () => call('PUT /api/admin/accountant', { body: { email: email.trim() } }),
    onSuccess: (saved) => {
      queries.setQueryData(KEY, saved)
      onSaved(saved)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const refusal = save.error ? (refusalIn(save.error) ?? 'Our server did not answer.') : undefined
  return (
    <Sheet
      title="Accountant"
      description="The figures and the payments of a month go to this address, as two CSV files."
      onClose={onClose}
    >
      <form aria-label="Accountant" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={refusal}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            disabled={save.isPending || !(accountant.email || email.trim())}
          >
            {accountant.email ? 'Save' : 'Save and send'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Sheet>
  )
}

/** The sender attaches both files to the email. */
async function draftEmail(month: string, report: MonthReport, { email }: Accountant): Promise<void> {
  await saveFile(`/api/admin/reports/month?month=${month}&format=csv`, `month-${month}.csv`)
  await saveFile(`/api/admin/payments.csv?month=${month}`, `payments-${month}.csv`)
  const body = [
    `Received: ${inFull(report.receivedCents)}`,
    ...monthFigures.map(({ name, of }) => `${name}: ${of(report.total)}`),
    ...report.total.taxes.map(({ name, cents }) => `${name} owed: ${inFull(cents)}`),
    '',
    `The files month-${month}.csv and payments-${month}.csv are attached.`,
  ].join('\r\n')
  const subject = encodeURIComponent(`Figures of ${longMonth(month)}`)
  location.assign(`mailto:${email ?? ''}?subject=${subject}&body=${encodeURIComponent(body)}`)
  toast({ title: 'Two Files Saved', description: 'Please attach them to the email that opens.' })
}
