/** The part of a page's query string that says which tour is open and what it shows. */
export type TourSearch = {
  /** Slug of the lodge whose tour is open. */
  tour?: string | undefined
  scene?: string | undefined
  /** Degrees, whole. */
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
 * Reads whatever a link says; without `tour` the rest means nothing. What is dropped is there as undefined: the router
 * would let the link's own words through for a key that is not.
 */
export function parseTourSearch(search: Record<string, unknown>): TourSearch {
  const tour = text(search.tour)
  const { scene, yaw, pitch, zoom } = tour ? search : {}
  return { tour, scene: text(scene), yaw: figure(yaw), pitch: figure(pitch), zoom: figure(zoom) }
}

type Shown = { scene: string; rotation: number; pitch: number; zoom: number }

/** The link to what is shown; what is at its default is left out. */
export function tourSearchOf(slug: string, { scene, rotation, pitch, zoom }: Shown): TourSearch {
  const yaw = Math.round(rotation) % 360
  return {
    tour: slug,
    ...(scene !== 'exterior' && { scene }),
    ...(yaw !== 0 && { yaw }),
    ...(Math.round(pitch) !== 0 && { pitch: Math.round(pitch) }),
    ...(zoom !== 1 && { zoom: Math.round(zoom * 10) / 10 }),
  }
}
