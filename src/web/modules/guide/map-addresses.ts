type Place = { latitude: number; longitude: number }

const inOneLine = (address: string): string => address.trim().replaceAll(/\s*\n\s*/g, ', ')

export function mapAround({ latitude, longitude }: Place, address = ''): string {
  const search = address
    ? `search?query=${encodeURIComponent(inOneLine(address))}`
    : `?mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/${search}#map=13/${latitude}/${longitude}`
}

export const directionsTo = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(inOneLine(destination))}`
