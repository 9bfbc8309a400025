type Place = { latitude: number; longitude: number }

/** The lines of an address as one. */
const inOneLine = (address: string): string => address.trim().replaceAll(/\s*\n\s*/g, ', ')

/** A map that shows a place, and searches for an address when one is known. */
export function mapAround({ latitude, longitude }: Place, address = ''): string {
  const search = address
    ? `search?query=${encodeURIComponent(inOneLine(address))}`
    : `?mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/${search}#map=13/${latitude}/${longitude}`
}

/** The way to an address or to coordinates. */
export const directionsTo = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(inOneLine(destination))}`
