import { Link } from '@tanstack/react-router'
import type { ImportedStay } from '#contract/calendar/calendar.ts'
import { pageLink } from '../kit/navigation.ts'
import { SideSheet } from '../kit/side-sheet.tsx'
import { stayDates } from '../kit/stay-dates.ts'

type ImportedStayDetailProps = { stay: ImportedStay; onClose: () => void }

/** An imported stay can be changed only on its own site. */
export function ImportedStayDetail({ stay, onClose }: ImportedStayDetailProps) {
  return (
    <SideSheet title={`Sold by ${stay.feedName}`} onClose={onClose}>
      <p>
        {stay.lodgeName}, {stayDates({ checkIn: stay.from, checkOut: stay.to })}
      </p>
      <p className="mt-3 text-muted">
        These nights are closed here because that calendar says so. Change the stay there; it is read again
        within minutes.
      </p>
      <p className="mt-5">
        <Link {...pageLink('channels')} className="underline underline-offset-4">
          Channels
        </Link>
      </p>
    </SideSheet>
  )
}
