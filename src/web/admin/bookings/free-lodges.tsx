import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { isCalendarDate } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import type { LodgeSearchResult, NotFreeReason } from '#contract/search/search.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'
import { useLodges } from '../kit/use-lodges.ts'
import { partyIn, type StayDraft, type StayForm } from './stay-draft.ts'
import { StayLodge } from './stay-fields.tsx'

/** Rules that bind only guests have no text here. */
const reasons: Partial<Record<NotFreeReason, string>> = {
  booked: 'booked',
  closed: 'closed',
  too_many_guests: 'sleeps fewer guests',
  too_many_dogs: 'takes fewer dogs',
}

/** Undefined for dates that guests cannot search, such as past ones. */
function useAnswers(draft: StayDraft): readonly LodgeSearchResult[] | undefined {
  const call = useAdminCall()
  const { checkIn, checkOut } = draft
  const query = { checkIn, checkOut, ...partyIn(draft), flexDays: 0 }
  const isKnown = isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkIn < checkOut
  const { data, isError } = useQuery({
    queryKey: ['/api/search', 'entry', query],
    enabled: isKnown && query.guests > 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/search', { query }),
  })
  return isKnown && !isError ? data?.lodges : undefined
}

/** The free lodges come first, with the stay's price. Without dates the choice is by name. */
export function FreeLodges({ form }: { form: StayForm }) {
  const draft = form.watch()
  const answers = useAnswers(draft)
  const names = new Map(useLodges().data?.map(({ slug, ...lodge }) => [slug, lodge]))
  if (!answers) return <StayLodge form={form} />
  const lines = answers
    .map(({ slug, totalCents, reason }) => ({
      slug,
      totalCents,
      lodge: names.get(slug),
      reason: reason ? reasons[reason] : undefined,
    }))
    .sort((a, b) => Number(Boolean(a.reason)) - Number(Boolean(b.reason)) || a.totalCents - b.totalCents)
  const error = form.formState.errors.lodgeId?.message
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-muted">Lodge</legend>
      <div className="grid max-h-72 gap-px overflow-y-auto rounded-control border border-line">
        {lines.map(({ slug, totalCents, lodge, reason }) => (
          <label
            key={slug}
            className={clsx(
              'flex min-h-11 items-center gap-3 px-3 has-checked:bg-raised',
              reason && 'text-muted',
            )}
          >
            <input
              type="radio"
              name="lodge"
              disabled={reason !== undefined || !lodge}
              checked={lodge !== undefined && String(lodge.id) === draft.lodgeId}
              onChange={() => {
                form.setValue('lodgeId', String(lodge?.id), { shouldDirty: true })
                // Each lodge has its own extras.
                form.setValue('extras', [])
              }}
            />
            <span className="min-w-0 grow">{lodge?.name ?? slug}</span>
            <span className="text-sm tabular">{reason ?? formatDecimal(totalCents / 100)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
