import { expect, test } from 'vitest'
import { heldBack, namedPackages, reasonFor } from './held-back.mjs'

test('every row of the table is about a package that is used', () => {
  const names = namedPackages().map(({ name }) => name)
  const rows = heldBack()
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows)
    for (const given of row.names)
      expect([given, names.some((name) => reasonFor(name, [{ ...row, names: [given] }]))]).toEqual([
        given,
        true,
      ])
})

test('finds the reason of a package by its name or its scope', () => {
  const rows = [
    { names: ['@a/api'], reason: 'own' },
    { names: ['@a/*', 'b'], reason: 'scope' },
  ]
  expect(['@a/api', '@a/sdk', 'b', 'bc'].map((name) => reasonFor(name, rows))).toEqual([
    'own',
    'scope',
    'scope',
    undefined,
  ])
})
