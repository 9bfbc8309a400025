// Draws src/web/modules/lodges/map/world.svg: land, borders of countries and of the states of the USA, from Natural Earth and the
// US Census Bureau (both in the public domain), in the coordinates of `lodges/map/projection.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { runnerImport } from 'vite'
import { print, root } from './steps.mjs'

const folder = join(root, 'src/web/modules/lodges/map')
const { module } = await runnerImport(join(folder, 'projection.ts'))
const { projectPlace, WORLD } = module
const require = createRequire(import.meta.url)

/** Triangles of less than this many square degrees are left out of a line. */
const DETAIL = 0.05
const STATES_DETAIL = 0.012

function readShapes(file, detail) {
  return simplify(presimplify(JSON.parse(readFileSync(file, 'utf8'))), detail)
}

/** A path of whole numbers in relative steps; nothing for a line that has shrunk to a point. */
function drawLine(points) {
  const steps = []
  let [x, y] = [Number.NaN, Number.NaN]
  // A line over the antimeridian goes on beyond the edge, not back across the map.
  let turns = 0
  for (const [place, [given, latitude]] of points.entries()) {
    const before = points[place - 1]?.[0] ?? given
    if (Math.abs(given - before) > 180) turns += given < before ? 1 : -1
    const projected = projectPlace({ longitude: given + 360 * turns, latitude })
    const [nextX, nextY] = [Math.round(projected.x), Math.round(projected.y)]
    if (nextX === x && nextY === y) continue
    steps.push(steps.length === 0 ? [nextX, nextY] : [nextX - x, nextY - y])
    x = nextX
    y = nextY
  }
  const [start, ...rest] = steps
  return rest.length > 0 ? `M${start.join(' ')}l${rest.flat().join(' ')}`.replaceAll(' -', '-') : ''
}

const land = readShapes(require.resolve('world-atlas/land-50m.json'), DETAIL)
const { features } = feature(land, land.objects.land)
const rings = features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
)
const countries = readShapes(require.resolve('world-atlas/countries-50m.json'), DETAIL)
const states = readShapes(require.resolve('us-atlas/states-10m.json'), STATES_DETAIL)
const isShared = (one, other) => one !== other

const paths = {
  land: rings.map((ring) => `${drawLine(ring)}Z`).filter((path) => path !== 'Z'),
  countries: mesh(countries, countries.objects.countries, isShared).coordinates.map(drawLine),
  states: mesh(states, states.objects.states, isShared).coordinates.map(drawLine),
}
const drawn = Object.entries(paths).map(
  ([id, lines]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${lines.join('')}"/>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD} ${WORLD}"><title>Land and borders</title>${drawn.join('')}</svg>\n`
writeFileSync(join(folder, 'world.svg'), svg)
print(`world.svg: ${Math.round(svg.length / 1024)} KB`)
