/** A picture shows no more detail beyond this zoom. Only the slider goes on to its bound. */
const SOFT_LIMIT = 2

/** The soft limit, or where the slider stood when the gesture began. */
export const limitFrom = (zoom: number): number => Math.max(SOFT_LIMIT, zoom)

/** Beyond the limit only a third of a gesture counts. */
export const resisted = (zoom: number, limit: number): number =>
  zoom > limit ? limit + (zoom - limit) / 3 : zoom
