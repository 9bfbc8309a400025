import type { SceneId } from '#contract/lodges/lodges.ts'
import { limitFrom, resisted } from './panorama/soft-zoom.ts'
import { SCENE_IDS } from './tour-scenes.ts'

export const ZOOM = { min: 0.5, max: 3, step: 0.1, default: 1 } as const
export const ROTATION_STEP_DEGREES = 1
export const ROTATION_STEP_MS = 100
export const STEEPEST_DEGREES = 85

export type TourState = {
  scene: SceneId
  /** In degrees to the right of the scene's middle, 0 to 360. */
  rotation: number
  /** In degrees above the horizon. */
  pitch: number
  zoom: number
  isRotating: boolean
  isFullscreen: boolean
  /** The hotspot with an open bubble. */
  bubble: string | null
  /** While the wheel turns: the zoom without resistance, and where resistance begins. */
  roll?: { wanted: number; limit: number } | undefined
}

export type TourAction =
  | { type: 'choose-scene'; scene: SceneId }
  | { type: 'choose-hotspot'; hotspot: { id: string; targetScene?: SceneId } }
  | { type: 'close-bubble' }
  | { type: 'toggle-rotation' }
  | { type: 'tick'; steps: number }
  | { type: 'turn'; right: number; up: number }
  | { type: 'face'; rotation: number; pitch: number }
  | { type: 'zoom'; zoom: number }
  | { type: 'roll'; steps: number }
  | { type: 'end-roll' }
  | { type: 'reset' }
  | { type: 'toggle-fullscreen' }
  | { type: 'fullscreen'; isFullscreen: boolean }

const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360
const clampPitch = (degrees: number): number =>
  Math.min(STEEPEST_DEGREES, Math.max(-STEEPEST_DEGREES, degrees))
const clampZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom))
const snapZoom = (zoom: number): number => clampZoom(Math.round(zoom / ZOOM.step) / (1 / ZOOM.step))

/** Missing and invalid parts have defaults. */
export type SharedView = { scene?: string; yaw?: number; pitch?: number; zoom?: number }

export function startState(view: SharedView = {}): TourState {
  return {
    scene: SCENE_IDS.find((id) => id === view.scene) ?? 'exterior',
    rotation: normalizeDegrees(view.yaw ?? 0),
    pitch: clampPitch(view.pitch ?? 0),
    zoom: snapZoom(view.zoom ?? ZOOM.default),
    isRotating: false,
    isFullscreen: false,
    bubble: null,
  }
}

const enter = (state: TourState, scene: SceneId): TourState => ({
  ...state,
  scene,
  rotation: 0,
  pitch: 0,
  zoom: ZOOM.default,
  bubble: null,
  roll: undefined,
})

function rolled(state: TourState, steps: number): TourState {
  const { wanted: before, limit } = state.roll ?? { wanted: state.zoom, limit: limitFrom(state.zoom) }
  const wanted = clampZoom(before + steps * ZOOM.step)
  return { ...state, zoom: snapZoom(resisted(wanted, limit)), roll: { wanted, limit } }
}

export function tourReducer(state: TourState, action: TourAction): TourState {
  switch (action.type) {
    case 'choose-scene':
      return enter(state, action.scene)
    case 'choose-hotspot':
      if (action.hotspot.targetScene) return enter(state, action.hotspot.targetScene)
      return { ...state, bubble: action.hotspot.id }
    case 'close-bubble':
      return { ...state, bubble: null }
    case 'toggle-rotation':
      return { ...state, isRotating: !state.isRotating }
    case 'tick':
      return state.isRotating
        ? { ...state, rotation: normalizeDegrees(state.rotation + action.steps * ROTATION_STEP_DEGREES) }
        : state
    case 'turn':
      return {
        ...state,
        rotation: normalizeDegrees(state.rotation + action.right),
        pitch: clampPitch(state.pitch + action.up),
      }
    case 'face':
      return { ...state, rotation: normalizeDegrees(action.rotation), pitch: clampPitch(action.pitch) }
    case 'zoom':
      return { ...state, zoom: snapZoom(action.zoom), roll: undefined }
    case 'roll':
      return rolled(state, action.steps)
    case 'end-roll':
      return state.roll ? { ...state, zoom: Math.min(state.zoom, state.roll.limit), roll: undefined } : state
    case 'reset':
      return { ...state, rotation: 0, pitch: 0, zoom: ZOOM.default, isRotating: false, roll: undefined }
    case 'toggle-fullscreen':
      return { ...state, isFullscreen: !state.isFullscreen }
    case 'fullscreen':
      return { ...state, isFullscreen: action.isFullscreen }
  }
}
