/** A picture shows no more beyond this zoom, though the slider goes on to its bound. */
const SOFT_LIMIT = 2

/** The limit of a gesture: the soft limit, or where the slider stood when it began. */
export const limitFrom = (zoom: number): number => Math.max(SOFT_LIMIT, zoom)

/** A gesture's zoom: of what goes beyond the limit only a third counts. */
export const resisted = (zoom: number, limit: number): number =>
  zoom > limit ? limit + (zoom - limit) / 3 : zoom
