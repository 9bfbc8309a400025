import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ComponentProps, Suspense, useRef, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar.ts'
import type { Closure } from '#contract/calendar/closures.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useHasUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { ClosureForm, type ClosureNights } from './closure-form.tsx'
import { ClosureList } from './closure-list.tsx'
import { type EventDays, EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'
import { parseTimelineSearch } from './timeline/timeline-search.ts'

const Timeline = lazyPart(() => import('./timeline/timeline.tsx'))
const MonthView = lazyPart(() => import('./month-view.tsx'))

type FormState =
  | { mode: 'closed' }
  | { mode: 'create'; days: EventDays }
  | { mode: 'edit'; event: CalendarEvent }
  | { mode: 'closure'; closure: Closure | null; nights?: ClosureNights }

export function CalendarPage() {
  // The search links here with `close`.
  const isClosing = 'close' in useSearch({ strict: false })
  const [form, setForm] = useState<FormState>(
    isClosing ? { mode: 'closure', closure: null } : { mode: 'closed' },
  )
  const { confirmLeave, leaveDialog } = useConfirmLeave(useHasUnsavedChanges())
  const opener = useRef<Element | null>(null)
  const open = (next: FormState) => confirmLeave(() => show(next))
  const show = (next: FormState) => {
    opener.current = document.activeElement
    setForm(next)
    scrollTo({ top: 0 })
  }
  /** Returns the focus to the button that opened the form, or else to the page. */
  const close = () => {
    setForm({ mode: 'closed' })
    const from = opener.current
    const back = from instanceof HTMLElement && from.isConnected ? from : document.getElementById('main')
    back?.focus()
  }
  const edit = (event: CalendarEvent) => open({ mode: 'edit', event })
  const editClosure = (closure: Closure) => open({ mode: 'closure', closure })
  return (
    <AdminScreen
      title="Calendar Events"
      lead="Maintenance and booking events block that night, so guests can't book it."
      actions={
        <>
          <ButtonLink to="/admin/bookings" search={withSearch({ new: 1 })} variant="primary">
            <Plus size={17} aria-hidden="true" />
            New booking
          </ButtonLink>
          <Button onClick={() => open({ mode: 'create', days: { first: '', last: '' } })}>
            <Plus size={17} aria-hidden="true" />
            New Event
          </Button>
        </>
      }
    >
      {leaveDialog}
      <OpenForm form={form} onClose={close} />
      <Overview
        onNew={(days) => open({ mode: 'create', days })}
        onEdit={edit}
        onEditClosure={editClosure}
        onCloseDays={(lodgeSlug, range) =>
          open({ mode: 'closure', closure: null, nights: { lodgeSlug, ...range } })
        }
      />
      <EventList onEdit={edit} />
      <ClosureList onNew={() => open({ mode: 'closure', closure: null })} onEdit={editClosure} />
    </AdminScreen>
  )
}

type OverviewProps = Omit<ComponentProps<typeof Timeline>, 'lodges'> & ComponentProps<typeof MonthView>

function Overview({ onNew, onCloseDays, ...entries }: OverviewProps) {
  const { view } = parseTimelineSearch(useSearch({ strict: false }))
  const lodges = useLodges()
  return (
    <>
      <ViewSwitch isMonth={view === 'month'} />
      {lodges.isLoadingError && (
        <ErrorMessage message="The lodges could not be loaded." onRetry={() => void lodges.refetch()} />
      )}
      <Suspense fallback={<LoadingOverview />}>
        {view === 'month' ? (
          <div className="mb-6">
            <MonthView onNew={onNew} {...entries} />
          </div>
        ) : lodges.data ? (
          <Timeline lodges={lodges.data} onCloseDays={onCloseDays} {...entries} />
        ) : (
          lodges.isPending && <LoadingOverview />
        )}
      </Suspense>
    </>
  )
}

/** Keeps the lists below from moving. */
const LoadingOverview = () => <div className="placeholder mb-6 h-[40rem] rounded-picture" />

const views = [
  [undefined, 'Timeline'],
  ['month', 'Month'],
] as const

function ViewSwitch({ isMonth }: { isMonth: boolean }) {
  const navigate = useNavigate()
  const show = (view: 'month' | undefined) =>
    void navigate({ to: '.', search: withSearch({ view }), replace: true, resetScroll: false })
  return (
    <fieldset className="mb-4 flex w-fit rounded-control border border-line p-1">
      <legend className="sr-only">View</legend>
      {views.map(([view, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={isMonth === (view === 'month')}
          onClick={() => show(view)}
          className="min-h-9 rounded-[7px] px-3.5 text-sm text-muted hover:text-text aria-pressed:bg-raised aria-pressed:text-text"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function OpenForm({ form, onClose }: { form: FormState; onClose: () => void }) {
  if (form.mode === 'closed') return null
  if (form.mode === 'closure')
    return (
      <ClosureForm
        key={form.closure?.id ?? JSON.stringify(form.nights)}
        closure={form.closure}
        nights={form.nights}
        onClose={onClose}
      />
    )
  if (form.mode === 'edit') return <EventForm key={form.event.id} event={form.event} onClose={onClose} />
  const { days } = form
  return <EventForm key={`new ${days.first} ${days.last}`} event={null} days={days} onClose={onClose} />
}
