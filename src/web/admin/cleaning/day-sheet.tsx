import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatParty } from '#contract/bookings/format-party.ts'
import type { Day } from '#contract/cleaning/day.ts'
import { formatDate, formatTime } from '#contract/platform/dates.ts'
import { useIsPaged } from '../kit/use-lodges.ts'
import { useMinute } from '../kit/use-minute.ts'
import { dueText } from './due-text.ts'

/** True from just before printing until it ends. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when the event ends.
    const set = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', set)
    addEventListener('afterprint', set)
    return () => {
      removeEventListener('beforeprint', set)
      removeEventListener('afterprint', set)
    }
  }, [])
  return isPrinting
}

/** Only the printer shows it: arrivals, departures, and a box to tick for each cleaning. */
export function DaySheet({ day, title }: { day: Day; title: string }) {
  const now = useMinute()
  const isPaged = useIsPaged()
  const isPrinting = useIsPrinting()
  // A long day renders its rows only for printing.
  if (isPaged && !isPrinting) return null
  return (
    <div className="day-sheet hidden print:block">
      <h2>{title}</h2>
      <SheetTable
        name="Arrivals"
        head={['Lodge', 'Guest', 'Guests', 'From', 'Leaves']}
        rows={day.arrivals.map((stay) => [
          stay.lodgeName,
          stay.guestName,
          formatParty(stay),
          formatTime(stay.checkInFrom),
          formatDate(stay.checkOut),
        ])}
      />
      <SheetTable
        name="Departures"
        head={['Lodge', 'Guest', 'Guests', 'Until']}
        rows={day.departures.map((stay) => [
          stay.lodgeName,
          stay.guestName,
          formatParty(stay),
          formatTime(stay.checkOutUntil),
        ])}
      />
      <SheetTable
        name="Cleaning"
        head={['Done', 'Lodge', 'Due', 'Note']}
        rows={[...day.unfinished, ...day.cleaning].map((cleaning) => [
          cleaning.doneAt ? '☑' : '☐',
          cleaning.lodgeName,
          // The paper hangs at the lodge, so it shows the lodge's time.
          dueText(cleaning, now, cleaning.timeZone),
          cleaning.note ?? '',
        ])}
      />
    </div>
  )
}

type SheetTableProps = { name: string; head: string[]; rows: ReactNode[][] }

function SheetTable({ name, head, rows }: SheetTableProps) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={head.length}>None</td>
          </tr>
        )}
        {rows.map((cells) => (
          <tr key={cells.join(' ')}>
            {cells.map((cell, index) => (
              <td key={head[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
