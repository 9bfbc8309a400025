import type { Movement } from '#contract/admin.ts'
import { formatDate } from '#contract/dates.ts'
import { Panel } from './panel.tsx'

/** Who comes and who leaves in the next seven days. */
export function ComingDays({ arrivals, departures }: { arrivals: Movement[]; departures: Movement[] }) {
  return (
    <Panel title="Next 7 days">
      <div className="grid gap-5 sm:grid-cols-2">
        <Movements name="Arrivals" movements={arrivals} empty="No arrivals." />
        <Movements name="Departures" movements={departures} empty="No departures." />
      </div>
    </Panel>
  )
}

function Movements({ name, movements, empty }: { name: string; movements: Movement[]; empty: string }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-sm text-muted">{name}</h3>
      {movements.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="max-h-80 space-y-2 overflow-y-auto">
        {movements.map(({ id, date, guestName, guests, lodgeName }) => (
          <li key={id} className="text-sm">
            <p>
              {guestName}, {guests}
            </p>
            <p className="text-muted">
              {lodgeName}, {formatDate(date)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
