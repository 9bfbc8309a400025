/** The map's width and height: ten units per degree at the equator. */
export const WORLD = 3600

/** Web Mercator ends here. */
const MAX_LATITUDE = 85

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Web Mercator (EPSG:3857), from the upper left corner of the map; takes degrees. */
export function projectPlace({ latitude, longitude }: { latitude: number; longitude: number }) {
  const bounded = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))
  const north = Math.log(Math.tan(Math.PI / 4 + toRadians(bounded) / 2))
  return { x: (longitude + 180) * 10, y: (180 - (north * 180) / Math.PI) * 10 }
}
