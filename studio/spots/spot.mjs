/**
 * Something that a guest can point at. `at`: metres in its scene, x right, y towards the back wall, z up; `targetScene`:
 * the scene that it leads to; `feature`: the badge of its bubble (`badges` in web/modules/tour/tour-scenes.ts).
 * @typedef {{ id: string, at: number[], title: string, description: string, targetScene?: string, feature?: string }} Spot
 */

/** @returns {Spot} */
export const spot = (id, at, title, description, more = {}) => ({ id, at, title, description, ...more })

/** The spots of a room, some of them elsewhere or described otherwise. */
export const variant = (spots, changes) => spots.map((one) => ({ ...one, ...changes[one.id] }))

/** The spots of a room but for some. */
export const without = (spots, ...ids) => spots.filter(({ id }) => !ids.includes(id))
