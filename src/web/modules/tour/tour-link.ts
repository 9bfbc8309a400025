import { MIDDLE, type Opening } from './panorama/openings.ts'
import type { TourSearch } from './tour-search.ts'
import { type SharedView, startState, type TourState } from './tour-state.ts'

type Shown = { scene: string; rotation: number; pitch: number; zoom: number }

const wholeTurn = (degrees: number) => (Math.round(degrees) + 360) % 360

/** Counts from the panorama's middle. A scene's opening and other defaults are left out. */
export function toTourSearch(
  slug: string,
  { scene, rotation, pitch, zoom }: Shown,
  opening: Opening = MIDDLE,
): TourSearch {
  const isTurned = wholeTurn(rotation) !== 0 || Math.round(pitch) !== 0
  const up = Math.round(pitch + opening.pitch)
  return {
    tour: slug,
    ...(scene !== 'exterior' && { scene }),
    ...(isTurned && { yaw: wholeTurn(rotation + opening.yaw) }),
    ...(isTurned && up !== 0 && { pitch: up }),
    ...(zoom !== 1 && { zoom: Math.round(zoom * 10) / 10 }),
  }
}

const PARTS: readonly (keyof TourSearch)[] = ['tour', 'scene', 'yaw', 'pitch', 'zoom']

export function addressOfView(search: TourSearch, page: string): string {
  const address = new URL(page)
  for (const part of PARTS) {
    address.searchParams.delete(part)
    if (search[part] !== undefined) address.searchParams.set(part, String(search[part]))
  }
  return address.href
}

/** Without a view in the link, its scene opens as always. */
export function stateOfLink(link: SharedView, getOpening: (scene: TourState['scene']) => Opening): TourState {
  const state = startState(link)
  if (link.yaw === undefined && link.pitch === undefined) return state
  const { yaw, pitch } = getOpening(state.scene)
  return startState({ ...link, yaw: (link.yaw ?? 0) - yaw, pitch: (link.pitch ?? 0) - pitch })
}
