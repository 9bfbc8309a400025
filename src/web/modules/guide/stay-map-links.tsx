import { MapPinned, Route } from 'lucide-react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'
import { directionsTo, mapAround } from './map-addresses.ts'
import { useStayGuide } from './use-stay-guide.ts'

type StayMapLinksProps = { booking: BookingWithMoney; secretKey: string; lodge: Lodge }

/** The owner's address is shown once the stay is confirmed; before, the links lead to the town. */
export function StayMapLinks({ booking, secretKey, lodge }: StayMapLinksProps) {
  const isConfirmed = booking.status === 'confirmed'
  const address = useStayGuide(booking, secretKey).data?.address
  return (
    <div className="mt-4 grid gap-3">
      <p className="flex flex-wrap gap-3 print:hidden">
        <a href={mapAround(lodge, address)} target="_blank" rel="noreferrer" className={buttonClass()}>
          <MapPinned size={18} aria-hidden="true" />
          Open the map
        </a>
        <a
          href={directionsTo(address || `${lodge.latitude},${lodge.longitude}`)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
        >
          <Route size={18} aria-hidden="true" />
          Directions
        </a>
      </p>
      {!isConfirmed && <p className="text-muted">Exact address after confirmation</p>}
    </div>
  )
}
