import { CalendarRange, List, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar.ts'
import type { Closure } from '#contract/closures.ts'
import { Button } from '../ui/button.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { ClosureForm } from './closure-form.tsx'
import { ClosureList } from './closure-list.tsx'
import { type EventDays, EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'
import { useHasUnsavedChanges } from './unsaved-changes.ts'
import { LeaveDialog } from './unsaved-guard.tsx'

const MonthView = lazy(() => import('./month-view.tsx'))

/** The form is closed, open for a new event, or open for one that exists. */
type FormState =
  | { mode: 'closed' }
  | { mode: 'create'; days: EventDays }
  | { mode: 'edit'; event: CalendarEvent }
  | { mode: 'closure'; closure: Closure | null }

/** What happens in the lodges besides stays; maintenance and bookings of the owner's close their night. */
export function CalendarPage() {
  const [form, setForm] = useState<FormState>({ mode: 'closed' })
  const [isMonth, setMonth] = useState(false)
  /** What was asked for while the form that is open held unsaved changes. */
  const [pendingForm, setPendingForm] = useState<FormState | null>(null)
  const hasChanges = useHasUnsavedChanges()
  const opener = useRef<Element | null>(null)
  const open = (next: FormState) => (hasChanges ? setPendingForm(next) : show(next))
  const show = (next: FormState) => {
    setPendingForm(null)
    opener.current = document.activeElement
    setForm(next)
    scrollTo({ top: 0 })
  }
  /** The focus goes back to where the form was opened from, or, when that is gone, to the screen. */
  const close = () => {
    setForm({ mode: 'closed' })
    const from = opener.current
    const back = from instanceof HTMLElement && from.isConnected ? from : document.getElementById('main')
    back?.focus()
  }
  const edit = (event: CalendarEvent) => open({ mode: 'edit', event })
  const editClosure = (closure: Closure) => open({ mode: 'closure', closure })
  const SwitchIcon = isMonth ? List : CalendarRange
  return (
    <AdminScreen
      title="Calendar Events"
      lead="Maintenance and booking events close their night."
      actions={
        <>
          <Button onClick={() => setMonth(!isMonth)}>
            <SwitchIcon size={17} aria-hidden="true" />
            {isMonth ? 'List' : 'Month'}
          </Button>
          <Button variant="primary" onClick={() => open({ mode: 'create', days: { first: '', last: '' } })}>
            <Plus size={17} aria-hidden="true" />
            New Event
          </Button>
        </>
      }
    >
      {pendingForm && <LeaveDialog onStay={() => setPendingForm(null)} onLeave={() => show(pendingForm)} />}
      <OpenForm form={form} onClose={close} />
      {isMonth ? (
        <Suspense fallback={<div className="placeholder h-[40rem] rounded-picture" />}>
          <MonthView
            onNew={(days) => open({ mode: 'create', days })}
            onEdit={edit}
            onEditClosure={editClosure}
          />
        </Suspense>
      ) : (
        <EventList onEdit={edit} />
      )}
      <ClosureList onNew={() => open({ mode: 'closure', closure: null })} onEdit={editClosure} />
    </AdminScreen>
  )
}

function OpenForm({ form, onClose }: { form: FormState; onClose: () => void }) {
  if (form.mode === 'closed') return null
  if (form.mode === 'closure')
    return <ClosureForm key={form.closure?.id} closure={form.closure} onClose={onClose} />
  if (form.mode === 'edit') return <EventForm key={form.event.id} event={form.event} onClose={onClose} />
  const { days } = form
  return <EventForm key={`new ${days.first} ${days.last}`} event={null} days={days} onClose={onClose} />
}
