import type { ReactNode } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatTime } from '#contract/platform/dates.ts'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { useArrivalForm } from './use-stay-record.ts'

export function AgreementPanel({ agreement }: Pick<BookingRecord, 'agreement'>) {
  return (
    <Panel title="Agreement">
      {agreement ? (
        <Facts
          facts={[
            ['Agreed', formatInstant(agreement.at)],
            ['Terms', agreement.terms],
            ['House rules', agreement.rules],
            ['Address', agreement.address],
            ['Browser', agreement.userAgent || 'unknown'],
          ]}
        />
      ) : (
        <p className="text-sm text-muted">Nothing is recorded for this booking.</p>
      )}
    </Panel>
  )
}

export function ArrivalPanel({ booking }: { booking: BookingRecord }) {
  const { data, error, refetch } = useArrivalForm(booking.id)
  return (
    <Panel title="Arrival form">
      {error && !data && <ErrorMessage message="Failed to fetch the form" onRetry={() => void refetch()} />}
      {!error && !data && <p className="text-muted">Loading the form...</p>}
      {data && !data.sentAt && (
        <p className="text-sm text-muted">
          {data.isRequired ? 'Not sent yet. The door code waits for it.' : 'Not sent yet.'}
        </p>
      )}
      {data?.sentAt && (
        <Facts
          facts={[
            ['Sent', formatInstant(data.sentAt)],
            ['Arrival time', data.arrivalTime && formatTime(data.arrivalTime)],
            ['Phone', data.phone],
            ['Guests', data.guestNames.join(', ')],
            ['Vehicle', data.vehicle],
            ['Note', data.note],
          ]}
        />
      )}
    </Panel>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
