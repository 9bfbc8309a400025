import { describe, expect, test } from 'vitest'
import { startState, type TourAction, type TourState, tourReducer } from './tour-state.ts'

const played = (state: TourState, ...actions: TourAction[]) => actions.reduce(tourReducer, state)
const moved: TourState = {
  ...startState(),
  rotation: 123,
  pitch: 12,
  zoom: 2.4,
  bubble: 'hot-tub',
}

describe('a tour', () => {
  test('starts outside at zoom 1, without rotation or movement', () => {
    expect(startState()).toEqual({
      scene: 'exterior',
      rotation: 0,
      pitch: 0,
      zoom: 1,
      isRotating: false,
      isFullscreen: false,
      bubble: null,
    })
  })

  test("starts at a link's view, and ignores invalid parts", () => {
    expect(startState({ scene: 'bedroom', yaw: -90, pitch: 200, zoom: 9 })).toMatchObject({
      scene: 'bedroom',
      rotation: 270,
      pitch: 85,
      zoom: 3,
    })
    expect(startState({ scene: 'cellar' }).scene).toBe('exterior')
  })

  test.each<TourAction>([
    { type: 'choose-scene', scene: 'bathroom' },
    { type: 'choose-hotspot', hotspot: { id: 'door', targetScene: 'bathroom' } },
  ])('enters a scene at zoom 1 without rotation or open bubble ($type)', (action) => {
    expect(played(moved, action)).toMatchObject({ scene: 'bathroom', rotation: 0, zoom: 1, bubble: null })
  })

  test('opens the bubble of a hotspot without a target, and keeps the view', () => {
    const state = played(moved, { type: 'choose-hotspot', hotspot: { id: 'fire-pit' } })
    expect(state).toEqual({ ...moved, bubble: 'fire-pit' })
    expect(played(state, { type: 'close-bubble' }).bubble).toBeNull()
  })

  test('turns one degree a tick while it plays, and wraps at 360', () => {
    const playing = played({ ...startState(), rotation: 358 }, { type: 'toggle-rotation' })
    expect(playing.isRotating).toBe(true)
    expect(played(playing, { type: 'tick', steps: 1 }).rotation).toBe(359)
    expect(played(playing, { type: 'tick', steps: 4 }).rotation).toBe(2)
    expect(played(playing, { type: 'tick', steps: 1 }, { type: 'tick', steps: 1 }).rotation).toBe(0)
    const paused = played(playing, { type: 'toggle-rotation' }, { type: 'tick', steps: 1 })
    expect(paused).toMatchObject({ isRotating: false, rotation: 358 })
  })

  test('the wheel is resisted beyond zoom 2, and returns when it rests', () => {
    const beyond = played(
      startState(),
      ...Array.from({ length: 16 }, () => ({ type: 'roll', steps: 1 }) as const),
    )
    expect(beyond.zoom).toBe(2.2)
    expect(played(beyond, { type: 'end-roll' }).zoom).toBe(2)
    expect(played(beyond, { type: 'roll', steps: -16 }, { type: 'end-roll' }).zoom).toBe(1)
  })

  test('what the slider chooses during a turn of the wheel stays', () => {
    const chosen = played(startState(), { type: 'roll', steps: 16 }, { type: 'zoom', zoom: 3 })
    expect(played(chosen, { type: 'end-roll' }).zoom).toBe(3)
    expect(played(chosen, { type: 'roll', steps: -1 }, { type: 'end-roll' }).zoom).toBe(2.9)
  })

  test('reset clears rotation and zoom and stops the turning', () => {
    expect(played({ ...moved, isRotating: true }, { type: 'reset' })).toMatchObject({
      scene: 'exterior',
      rotation: 0,
      pitch: 0,
      zoom: 1,
      isRotating: false,
    })
  })

  test('toggles fullscreen', () => {
    const full = played(startState(), { type: 'toggle-fullscreen' })
    expect(full.isFullscreen).toBe(true)
    expect(played(full, { type: 'toggle-fullscreen' }).isFullscreen).toBe(false)
    expect(played(full, { type: 'fullscreen', isFullscreen: false }).isFullscreen).toBe(false)
  })

  test('zooms from 0.5 to 3 in steps of 0.1', () => {
    const zoomTo = (zoom: number) => played(startState(), { type: 'zoom', zoom }).zoom
    expect([zoomTo(0), zoomTo(0.5), zoomTo(1.1000000001), zoomTo(1.44), zoomTo(2.9), zoomTo(7)]).toEqual([
      0.5, 0.5, 1.1, 1.4, 2.9, 3,
    ])
  })

  test('turns all the way round, and never over the zenith', () => {
    expect(played(startState(), { type: 'turn', right: -30, up: 100 })).toMatchObject({
      rotation: 330,
      pitch: 85,
    })
    expect(played(moved, { type: 'face', rotation: -10, pitch: 5 })).toMatchObject({
      rotation: 350,
      pitch: 5,
    })
  })
})
