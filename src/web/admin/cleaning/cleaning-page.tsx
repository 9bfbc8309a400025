import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { Cleaning, Day } from '#contract/cleaning/day.ts'
import { formatDate, isCalendarDate } from '#contract/platform/dates.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { DateField } from '../kit/date-field.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { CleaningCard } from './cleaning-card.tsx'
import { CleaningProblems } from './cleaning-problems.tsx'
import { DaySheet } from './day-sheet.tsx'
import './print.css'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { undoneFirst } from './due-text.ts'
import { useDay, type WantedDay } from './use-day.ts'
import { type NoteDrafts, useNoteDrafts } from './use-note-drafts.ts'

export function CleaningPage() {
  return (
    <AdminScreen
      title="Cleaning"
      actions={
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      }
    >
      <CleaningView />
    </AdminScreen>
  )
}

const names = { today: 'Today', tomorrow: 'Tomorrow' } as const

/** The value of `day` in the address that shows the problems instead of a day. */
const PROBLEMS = 'problems'

function useIsProblems(): boolean {
  return (useSearch({ strict: false }) as { day?: unknown }).day === PROBLEMS
}

function CleaningView() {
  if (!useIsProblems()) return <CleaningDay />
  return (
    <>
      <DayChoice wanted={null} />
      <CleaningProblems />
    </>
  )
}

/** `day` in the address: missing for today, 'tomorrow', or a date. */
function useWantedDay(): { wanted: WantedDay; name: string } {
  const { day } = useSearch({ strict: false }) as { day?: unknown }
  if (day === 'tomorrow') return { wanted: { ahead: 1 }, name: names.tomorrow }
  if (typeof day === 'string' && isCalendarDate(day)) return { wanted: { date: day }, name: '' }
  return { wanted: { ahead: 0 }, name: names.today }
}

function CleaningDay() {
  const { wanted, name } = useWantedDay()
  const { data, error, refetch } = useDay(wanted)
  return (
    <>
      <div className="print:hidden">
        <DayChoice wanted={wanted} />
        {error && (
          <ErrorMessage message="The cleanings could not be loaded." onRetry={() => void refetch()} />
        )}
        {!data && !error && <p className="text-muted">Loading cleanings...</p>}
        {data && <Cleanings key={JSON.stringify(wanted)} day={data} name={name} />}
      </div>
      {data && <DaySheet day={data} title={dayTitle(name, data)} />}
    </>
  )
}

/** Null stands for the problems. */
function DayChoice({ wanted }: { wanted: WantedDay | null }) {
  const navigate = useNavigate()
  const ahead = wanted && 'ahead' in wanted ? wanted.ahead : null
  const days = [
    { label: names.today, search: {}, isCurrent: ahead === 0 },
    { label: names.tomorrow, search: { day: 'tomorrow' }, isCurrent: ahead === 1 },
    { label: 'Problems', search: { day: PROBLEMS }, isCurrent: wanted === null },
  ]
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      {days.map(({ label, search, isCurrent }) => (
        <Link
          key={label}
          to="/admin/cleaning"
          search={withSearch(search)}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
          className="flex min-h-12 flex-1 items-center justify-center whitespace-nowrap rounded-control border border-line px-5 aria-[current=page]:border-ember sm:flex-none"
        >
          {label}
        </Link>
      ))}
      <DateField
        label="Date"
        canBeEmpty
        value={wanted && 'date' in wanted ? wanted.date : ''}
        onChange={(day) => void navigate({ to: '.', search: withSearch(day ? { day } : {}) })}
      />
    </div>
  )
}

/** 'Today: Mon, Nov 23, 2026'; two dates when the lodges are on different ones. */
const dayTitle = (name: string, { dates }: Day): string =>
  [name, dates.map(formatDate).join(' and ')].filter(Boolean).join(': ')

function Cleanings({ day, name }: { day: Day; name: string }) {
  const drafts = useNoteDrafts()
  return (
    <div className="grid gap-6">
      <UnsavedGuard isDirty={drafts.hasUnsaved(day)} />
      {day.unfinished.length > 0 && (
        <CleaningList title="Overdue" cleanings={day.unfinished} drafts={drafts} />
      )}
      <CleaningList title={dayTitle(name, day)} cleanings={day.cleaning} drafts={drafts} />
    </div>
  )
}

type CleaningListProps = { title: string; cleanings: readonly Cleaning[]; drafts: NoteDrafts }

function CleaningList({ title, cleanings, drafts }: CleaningListProps) {
  const { shown, bar } = useListPages(undoneFirst(cleanings), ({ lodgeName }) => lodgeName)
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl" aria-live="polite">
        {title}
      </h2>
      {bar}
      {cleanings.length === 0 ? (
        <EmptyList>No guests leave on this day, so there is nothing to clean.</EmptyList>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((cleaning) => (
            <CleaningCard
              key={`${cleaning.lodgeSlug} ${cleaning.date}`}
              cleaning={cleaning}
              drafts={drafts}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
