import { describe, expect, test } from 'vitest'
import { wheelSteps } from './wheel-steps.ts'

const PIXEL = 0
const LINE = 1
const PAGE = 2

/** Steps of turns of so many pixels each, so many milliseconds apart. */
function countSteps(
  turns: readonly number[],
  apart: number,
  more: { deltaMode?: number; ctrlKey?: boolean } = {},
) {
  const count = wheelSteps()
  return turns.map(
    (deltaY, index) =>
      count({ deltaMode: PIXEL, ctrlKey: false, ...more, deltaY, timeStamp: 1000 + index * apart }) + 0,
  )
}

describe('steps of a wheel', () => {
  test('are one for each notch of a mouse, however fast', () => {
    expect(countSteps([-100, -100, 120, 53, -40], 8)).toEqual([1, 1, -1, -1, 1])
  })

  test('are one for a turn of any size after a pause', () => {
    expect(countSteps([-1, 3, 39, -2000], 150)).toEqual([1, -1, -1, 1])
  })

  test('are none for a turn sideways', () => {
    expect(countSteps([0, 0, 0], 8)).toEqual([0, 0, 0])
  })

  test('are one for 40 pixels of the small turns of a trackpad', () => {
    const steps = countSteps(Array(33).fill(5), 16)
    expect(steps[0]).toBe(-1)
    expect(steps.slice(1, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, -1])
    expect(steps.filter((step) => step === -1)).toHaveLength(5)
  })

  test('keep what a turn has beyond a step', () => {
    expect(countSteps(Array(6).fill(-30), 16)).toEqual([1, 0, 1, 1, 1, 0])
  })

  test('take back what small turns the other way have added', () => {
    expect(countSteps([-30, -30, 30, -30, -30], 16)).toEqual([1, 0, 0, 0, 1])
  })

  test('do not wait for small turns before a notch', () => {
    expect(countSteps([-30, -30, 100, -30], 16)).toEqual([1, 0, -1, 0])
  })

  test('count lines and pages as well', () => {
    expect(countSteps([-3, -3], 8, { deltaMode: LINE })).toEqual([1, 1])
    expect(countSteps([-1, -1, -1, -1], 8, { deltaMode: LINE })).toEqual([1, 0, 0, 1])
    expect(countSteps([1, 1], 8, { deltaMode: PAGE })).toEqual([-1, -1])
  })

  test('are one for 10 pixels of a pinch on a trackpad', () => {
    expect(countSteps([-5, -5, -5, -5, -5], 16, { ctrlKey: true })).toEqual([1, 0, 1, 0, 1])
  })
})
