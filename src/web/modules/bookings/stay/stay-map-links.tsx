import { MapPinned, Route } from 'lucide-react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'

/** Links to a map of the lodge's place and to the way there. */
export function StayMapLinks({ lodge }: { lodge: Lodge }) {
  const { latitude, longitude } = lodge
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
  return (
    <p className="mt-4 flex flex-wrap gap-3 print:hidden">
      <a href={map} target="_blank" rel="noreferrer" className={buttonClass()}>
        <MapPinned size={18} aria-hidden="true" />
        Open the map
      </a>
      <a href={directions} target="_blank" rel="noreferrer" className={buttonClass()}>
        <Route size={18} aria-hidden="true" />
        Directions
      </a>
    </p>
  )
}
