import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import type { StayGuide } from '#contract/guide/guide.ts'
import type { OutboxEmail } from '#contract/mail/mail.ts'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { PlannedEmails } from '../bookings/planned-emails.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { formatOwnTime } from '../kit/own-time.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { AgreementPanel, ArrivalPanel } from './guest-answers.tsx'
import { useGuestLink, useGuideForStaff, useSendAgain, useStayEmails } from './use-stay-record.ts'

/** Drawn by the guide module. `now` is in milliseconds. */
export type DrawGuide = (guide: StayGuide, now: number) => ReactNode

type GuestTabProps = { booking: BookingRecord; draw: DrawGuide }

export function GuestTab({ booking, draw }: GuestTabProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <GuestPage booking={booking} />
        {booking.status === 'confirmed' && <ArrivalPanel booking={booking} />}
        <AgreementPanel agreement={booking.agreement} />
        <Emails booking={booking} />
      </div>
      {booking.status === 'confirmed' && <Guide booking={booking} draw={draw} />}
    </div>
  )
}

function GuestPage({ booking: { id } }: { booking: BookingRecord }) {
  const { data, error, refetch } = useGuestLink(id)
  return (
    <Panel title="Page of the stay">
      {error && !data && <ErrorMessage message="Failed to fetch the link" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading the link...</p>}
      {data && (
        <>
          <p className="mb-3 text-sm text-muted">
            Whoever has this link can pay, change and cancel the stay. Opened here, you act as the guest.
          </p>
          <div className="flex flex-wrap gap-2">
            <a href={data.link} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink size={16} aria-hidden="true" />
              Open the guest's page
            </a>
            <CopyButton text={data.link}>Copy the link</CopyButton>
          </div>
        </>
      )}
    </Panel>
  )
}

function Guide({ booking: { id, timeZone }, draw }: GuestTabProps) {
  const { data, error, refetch } = useGuideForStaff(id)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch the guide" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading the guide...</p>
  const { guide, doorCode } = data
  const at = (iso: string) => formatOwnTime(timeZone, iso)
  return (
    <div className="grid min-w-0 gap-6">
      <Panel title="Door code">
        {doorCode ? (
          <>
            <p className="font-mono text-2xl select-all">{doorCode.code}</p>
            <p className="mt-1 text-sm">{`Opens the door from ${at(doorCode.from)} until ${at(doorCode.until)}.`}</p>
            <p className="mt-1 mb-3 text-sm text-muted">
              {guide.isPaid
                ? `The guest reads it from ${at(guide.opensAt)} on.`
                : `The guest reads it once the stay is paid, from ${at(guide.opensAt)} on.`}
            </p>
            <CopyButton text={doorCode.code}>Copy the code</CopyButton>
          </>
        ) : (
          <p className="text-sm">
            {guide.hasDoorCode
              ? 'The lock makes its code three days before check-in.'
              : 'This lodge has no door code. Set one or name its lock in the guide of the lodge.'}
          </p>
        )}
      </Panel>
      {draw(guide, Date.now())}
    </div>
  )
}

function Emails({ booking }: { booking: BookingRecord }) {
  const { data, error, refetch } = useStayEmails(booking.id)
  const toGuest = data?.letters.filter(({ recipient }) => recipient === booking.guestEmail)
  return (
    <Panel title="Emails to the guest">
      {error && !data && <ErrorMessage message="Failed to fetch the emails" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading emails...</p>}
      {data && !data.sends && (
        <p className="mb-2 text-sm text-muted">
          No mail server is set up, so emails wait until there is one.
        </p>
      )}
      {booking.guestEmail === '' && <EmptyList>This guest has no email address.</EmptyList>}
      {booking.guestEmail !== '' && toGuest?.length === 0 && <EmptyList>No emails sent yet.</EmptyList>}
      <ul className="divide-y divide-line text-sm">
        {toGuest?.map((email) => (
          <Email key={email.id} bookingId={booking.id} email={email} />
        ))}
      </ul>
      <PlannedEmails id={booking.id} />
    </Panel>
  )
}

function Email({ bookingId, email }: { bookingId: number; email: OutboxEmail }) {
  const sendAgain = useSendAgain(bookingId)
  const { id, subject, text, createdAt, sentAt, nextTryAt, lastError } = email
  const isWaiting = sentAt === null && nextTryAt !== null
  const fate = sentAt ? `sent ${formatInstant(sentAt)}` : isWaiting ? 'waiting' : 'not sent'
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-2.5">
      <details className="min-w-0 flex-1 basis-56">
        <summary className="min-h-6">
          <span className="font-medium">{subject}</span>
          <span className="block text-muted">{`${formatInstant(createdAt)}, ${fate}`}</span>
        </summary>
        <pre className="mt-2 overflow-auto rounded-control bg-page/60 p-3 font-sans whitespace-pre-wrap">
          {text}
        </pre>
      </details>
      {!isWaiting && (
        <Button
          className="min-h-10 px-3 py-1.5"
          aria-label={`Send again: ${subject}`}
          disabled={sendAgain.isPending}
          onClick={() => sendAgain.mutate(id)}
        >
          Send again
        </Button>
      )}
      {lastError && <p className="w-full text-danger">{lastError}</p>}
    </li>
  )
}
