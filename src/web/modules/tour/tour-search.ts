export type TourSearch = {
  /** Slug of the lodge whose tour is open. */
  tour?: string | undefined
  scene?: string | undefined
  /** In whole degrees. */
  yaw?: number | undefined
  pitch?: number | undefined
  zoom?: number | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const figure = (value: unknown) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/**
 * Without `tour` the rest is ignored. A dropped part is an undefined key, because the router keeps the link's
 * own value for a missing key.
 */
export function parseTourSearch(search: Record<string, unknown>): TourSearch {
  const tour = text(search.tour)
  const { scene, yaw, pitch, zoom } = tour ? search : {}
  return { tour, scene: text(scene), yaw: figure(yaw), pitch: figure(pitch), zoom: figure(zoom) }
}
