import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lodges, roomIn, roomOf, roomScenes } from './lodges.mjs'

// Blender is not where the tests run: this reads what a merge can lose, not what the scenes look like.
const folder = new URL('blender/', import.meta.url)
const modules = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .map((file) => [file.slice(0, -'.py'.length), readFileSync(new URL(file, folder), 'utf8')]),
)
const readText = (module: string) => modules.get(module) ?? ''

/** What a module defines or passes on, at its outermost level. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/^(?:def|class) (\w+)|^([\w, ]+?) =|^from \w+ import (.+)$/gm)].flatMap(
      ([, defined, assigned, imported]) =>
        (defined ?? assigned ?? imported ?? '').split(',').map((name) => name.trim()),
    ),
  )

const imports = [...modules].flatMap(([module, text]) =>
  [...text.matchAll(/^from (\w+) import (.+)$/gm)].flatMap(([, from = '', names = '']) =>
    modules.has(from) && names.trim() !== '*'
      ? names.split(',').map((name) => ({ module, from, name: name.trim().split(/[\s#]/)[0] ?? '' }))
      : [],
  ),
)

test('a module of the scenes imports what another one has', () => {
  const missing = imports.filter(({ from, name }) => !namesIn(readText(from)).has(name))
  expect(missing.map(({ module, from, name }) => `${module}: ${from}.${name}`)).toEqual([])
})

test.each([
  ...new Set(
    lodges.flatMap(({ rooms }: { rooms: Record<string, string> }) => Object.values(rooms).map(roomOf)),
  ),
])('the room %s can be built, has a rug and a sign', (room) => {
  const interiors = readText('interiors')
  const builder = new RegExp(`"${room}": (\\w+)`).exec(interiors)?.[1] ?? 'nothing'
  const module = new RegExp(`^from (\\w+) import .*\\b${builder}\\b`, 'm').exec(interiors)?.[1] ?? 'nowhere'
  expect(namesIn(readText(module))).toContain(builder)
  for (const table of ['RUGS', 'SIGNS'])
    expect(new RegExp(`^${table} = \\{[^}]*"${room}": \\(`, 'm').test(readText('room'))).toBe(true)
})

test('no two lodges share a room', () => {
  const places = lodges.flatMap((lodge) => roomScenes.map((scene) => roomIn(lodge, scene)))
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})
