import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { SavedChange } from '#contract/rates/rate-calendar.ts'
import type { RateValues } from '#contract/rates/rates.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { useRateChanges } from './use-rates.ts'
import { useUndoRates } from './use-save-rates.ts'

export function ChangeList({ lodges, className }: { lodges: readonly OwnersLodge[]; className: string }) {
  const changes = useRateChanges()
  return (
    <Panel title="Last changes" className={className}>
      {changes.isLoadingError ? (
        <ErrorMessage
          message="The last changes could not be loaded."
          onRetry={() => void changes.refetch()}
        />
      ) : !changes.data ? (
        <p className="text-muted">Loading changes...</p>
      ) : changes.data.length === 0 ? (
        <EmptyList>Nobody has changed a rate yet: every night has its base price.</EmptyList>
      ) : (
        <ul className="grid divide-y divide-line">
          {changes.data.map((change) => (
            <Change key={change.lodges[0]?.changeId} change={change} lodges={lodges} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Change({ change, lodges }: { change: SavedChange; lodges: readonly OwnersLodge[] }) {
  const undo = useUndoRates()
  const standing = change.lodges.filter(({ undoneAt }) => undoneAt === null)
  const nights = change.lodges.reduce((sum, { changed }) => sum + changed, 0)
  const where = listPlaces(change, lodges)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p>
          <span>{valuesInWords(change.lodges.map(({ set }) => set))}</span>
          <span className="text-muted"> · {where}</span>
        </p>
        <p className="text-sm text-muted">
          {`${pluralize(nights, 'night')}, ${formatSpan(change)} · ${formatInstant(change.at)}${change.by ? ` · ${change.by}` : ''}`}
        </p>
      </div>
      {standing.length > 0 ? (
        <Button
          className="min-h-10 px-4 py-1.5"
          disabled={undo.isPending}
          onClick={() => undo.mutate(standing.map(({ changeId }) => changeId))}
        >
          Undo
          <span className="sr-only">{` ${where}, ${formatSpan(change)}`}</span>
        </Button>
      ) : (
        <span className="text-sm text-muted">Undone</span>
      )}
    </li>
  )
}

const MAX_NAMED_LODGES = 3

function listPlaces({ lodges: changed }: SavedChange, lodges: readonly OwnersLodge[]): string {
  if (changed.length > MAX_NAMED_LODGES) return `${changed.length} lodges`
  return changed
    .map(({ lodgeSlug }) => lodges.find(({ slug }) => slug === lodgeSlug)?.name ?? lodgeSlug)
    .join(', ')
}

function formatSpan({ lodges }: SavedChange): string {
  const first = lodges.map((lodge) => lodge.first).sort()[0] ?? ''
  const last =
    lodges
      .map((lodge) => lodge.last)
      .sort()
      .at(-1) ?? ''
  return first === last ? formatDate(first) : stayDates({ checkIn: first, checkOut: last })
}

/** 'Price $320 to $520, at least 2 nights, no arrival'. */
function valuesInWords(sets: readonly RateValues[]): string {
  const [{ price, minNights, arrival, departure } = {}] = sets
  const prices = sets.flatMap((set) => (typeof set.price === 'number' ? [set.price] : []))
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const parts = [
    price === null && 'base price',
    typeof price === 'number' && lowest === highest && `price ${formatDollars(lowest)}`,
    typeof price === 'number' &&
      lowest < highest &&
      `price ${formatDollars(lowest)} to ${formatDollars(highest)}`,
    minNights === null && 'no minimum stay',
    typeof minNights === 'number' && `at least ${pluralize(minNights, 'night')}`,
    arrival === false && 'no arrival',
    (arrival === true || arrival === null) && 'arrival allowed',
    departure === false && 'no departure',
    (departure === true || departure === null) && 'departure allowed',
  ]
  const words = parts.filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
