import type { BookingRecord } from '#contract/bookings/bookings.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { statusText } from '../kit/status-label.ts'
import { useUndoChange } from './use-booking-changes.ts'

const undoable = new Set(['changed', 'confirmed', 'declined', 'written_off'])

/** Who did what and when with a booking; the last change can be undone while its e-mail waits. */
export function BookingHistory({ booking }: { booking: BookingRecord }) {
  const { id, history, canUndo, changeMadeAt } = booking
  const undo = useUndoChange(id)
  // A decision or a write-off changes no field of the stay.
  const isOfStay = history.findLast(({ status }) => undoable.has(status))?.status === 'changed'
  return (
    <div>
      <h3 className="mb-2 text-lg">History</h3>
      <ol className="grid gap-1.5 border-l border-line-strong/40 pl-4 text-sm">
        {history.map(({ status, by, name, at, note }) => (
          <li key={`${status} ${at} ${note}`}>
            <span>{`${statusText(status)} by ${by}`}</span>
            {note && (
              <span>
                : <bdi>{note}</bdi>
              </span>
            )}
            <span className="text-muted">
              <span> </span>
              {name && (
                <span>
                  <bdi>{name}</bdi>,{' '}
                </span>
              )}
              <span>{formatInstant(at)}</span>
            </span>
          </li>
        ))}
      </ol>
      {canUndo && (
        <Button className="mt-3" disabled={undo.isPending} onClick={() => undo.mutate(changeMadeAt)}>
          {isOfStay ? 'Undo the last change' : 'Undo'}
        </Button>
      )}
    </div>
  )
}
