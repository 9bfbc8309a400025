import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BookingEmail } from '#contract/scheduled-emails/scheduled-emails.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { useEmailNames } from '../kit/use-email-names.ts'

/** Includes emails that would have been sent. */
export function PlannedEmails({ id }: { id: number }) {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/admin/bookings', id, 'emails'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}/emails', { params: { id } }),
  })
  const nameFor = useEmailNames()
  const planned = data?.filter(({ state }) => state !== 'sent')
  return (
    <section aria-label="Planned emails" className="mt-4">
      <h3 className="mb-2 text-lg">Planned emails</h3>
      {error && !data && <ErrorMessage message="Failed to fetch the emails" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading emails...</p>}
      {planned?.length === 0 && <p className="text-muted">No emails are planned.</p>}
      <ul className="grid gap-1 text-sm">
        {planned?.map((email) => (
          <EmailRow key={email.id} bookingId={id} email={email} name={nameFor(email)} />
        ))}
      </ul>
    </section>
  )
}

const states: Record<BookingEmail['state'], string> = {
  sent: 'Sent',
  planned: 'Planned',
  skipped: 'Skipped',
  dropped: 'Not sent: too late',
  failed: 'Failed',
}

type EmailRowProps = { bookingId: number; email: BookingEmail; name: string }

function EmailRow({ bookingId, email, name }: EmailRowProps) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const skip = useMutation({
    mutationFn: (isSkipped: boolean) =>
      call('PUT /api/admin/bookings/{id}/emails/{emailId}', {
        params: { id: bookingId, emailId: email.id },
        body: { skip: isSkipped },
      }),
    onError: (error) => toastFailure(error, 'Not Changed', 'Our server did not answer.'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/admin/bookings', bookingId, 'emails'] }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 sm:flex-nowrap">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex shrink-0 items-center gap-3 text-muted">
        {`${states[email.state]}, ${formatInstant(email.at)}`}
        {(email.state === 'planned' || email.state === 'skipped') && (
          <Button
            aria-label={`${email.state === 'planned' ? 'Skip' : 'Plan again'} ${name}`}
            disabled={skip.isPending}
            onClick={() => skip.mutate(email.state === 'planned')}
          >
            {email.state === 'planned' ? 'Skip' : 'Plan again'}
          </Button>
        )}
      </span>
    </li>
  )
}
