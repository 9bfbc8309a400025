import { expect, test } from 'vitest'
import { toAccent, toChatColor } from './accent.ts'

test('gives five colours their accent and others white; an unknown chat colour is blue', () => {
  expect(['#FFD700', '#4a90e2', '#FF6B35', '#00FF88', '#9945FF', '#123456'].map(toAccent)).toEqual([
    'gold',
    'blue',
    'orange',
    'green',
    'purple',
    'white',
  ])
  expect(['rose', '#FFD700', '#9945ff', 'mauve', '#123456'].map(toChatColor)).toEqual([
    'rose',
    'golden',
    'purple',
    'blue',
    'blue',
  ])
})
