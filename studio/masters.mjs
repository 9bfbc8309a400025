// The renderings a set of lodges needs, in the order of their worth to a guest, and the queue that makes them.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { roomCameras } from './cameras.mjs'
import { landscapes, panoramaMaster, roomIn, roomOf, roomScenes } from './lodges.mjs'

const blenderFolder = join(dirname(fileURLToPath(import.meta.url)), 'blender')
export const mastersFolder = process.env.PICTURE_MASTERS ?? 'masters'
export const masterPath = (name) => join(mastersFolder, `${name}.npz`)

const PANORAMA = '3072x1536'
const STILL = '1536x1024'
const EXTERIOR_STILL = '2560x1707'
// Where the house stands in the home page's pictures: its left, right, top and bottom as parts of the picture. The
// words stand below it on a phone, left of it on a desktop.
const UPRIGHT = { size: '1080x1920', house: [0.11, 0.89, 0.1, 0.5] }
const WIDE = { size: '2560x1440', house: [0.48, 0.96, 0.16, 0.8] }
// a busy machine renders exterior panoramas at three quarters of their size; finishing enlarges them
const EXTERIOR_PANORAMA = process.env.PICTURE_DRAFT ? '2304x1152' : PANORAMA

/** Places whose panoramas have 12 samples; the others have 10. */
const FINER_PANORAMAS = new Set([
  ...['den', 'pit', 'loft', 'veranda', 'parlour', 'hall', 'hearth'],
  ...['skylight', 'bunks', 'lookout', 'gallery', 'moongate', 'soaking', 'sauna'],
  ...['fire', 'stove', 'kiva', 'library', 'ingle'],
])

/** The master of a lodge's own thing, in the still or the panorama of the living room it has. */
export const propName = ({ prop, rooms: { living } }, isRound) =>
  isRound ? `${roomOf(living)}-${prop}-pano` : `${living}-${prop}`

/** Everything to render for these lodges; landscapes are shared, rooms and exteriors are each lodge's own. */
export function mastersOf(lodges) {
  const room = (scene, view, size, spp) => ({
    name: `${scene}-${view}`,
    options: ['--scene', scene, '--view', view, '--size', size, '--spp', spp],
  })
  const roomStill = (master, spp) => {
    const { name, options } = room(...master.split('-'), STILL, spp)
    return { name, options: [...options, '--camera', JSON.stringify(roomCameras[master])] }
  }
  const landscape = (env) => ({
    name: `landscape-${env}`,
    options: ['--scene', 'landscape', '--view', 'window', '--size', '2304x1784', '--spp', 8, '--env', env],
  })
  // a lodge's own thing, as a part of the living room: seconds, not minutes
  const prop = (lodge, isRound) => {
    const { living } = lodge.rooms
    const { options } = isRound ? room(roomOf(living), 'pano', PANORAMA, 20) : roomStill(living, 24)
    return { name: propName(lodge, isRound), options: [...options, '--prop', lodge.prop] }
  }
  const exterior = (lodge, view, name, size, spp, more = []) => ({
    name: `${lodge.slug}-${name}`,
    options: [
      ...['--scene', 'exterior', '--view', view, '--size', size, '--spp', spp],
      ...[
        '--env',
        lodge.landscape,
        '--accent',
        lodge.accent,
        '--seed',
        lodge.seed,
        '--variant',
        lodge.variant,
      ],
      ...['--lodge', lodge.slug],
      ...(view === 'own' ? ['--camera', JSON.stringify(lodge.camera)] : []),
      ...(lodge.pool ? ['--pool'] : []),
      ...more,
    ],
  })
  const inUse = landscapes.filter((env) => lodges.some((lodge) => lodge.landscape === env))
  const panorama = (lodge) => exterior(lodge, 'pano', 'exterior-pano', EXTERIOR_PANORAMA, 48)
  const still = (lodge) => exterior(lodge, lodge.view, 'exterior', EXTERIOR_STILL, 8)
  const daylight = (lodge) => exterior(lodge, lodge.view, 'daylight', STILL, 16, ['--day', sunAt(lodge)])
  // the still's camera with another lens; a mirrored lodge's picture is turned round when it is encoded
  const framed = (lodge, name, { size, house: [left, right, ...height] }, spp) => {
    const width = lodge.mirror ? [1 - right, 1 - left] : [left, right]
    return exterior(lodge, lodge.view, name, size, spp, ['--house', JSON.stringify([...width, ...height])])
  }
  const stills = [...new Set(lodges.flatMap(({ rooms }) => Object.values(rooms)))]
  const places = roomScenes.flatMap((scene) => lodges.map((lodge) => roomIn(lodge, scene)))
  const roomPanorama = (place) =>
    room(...panoramaMaster(place).split('-'), PANORAMA, FINER_PANORAMAS.has(place) ? 12 : 10)
  return [
    ...inUse.map(landscape),
    // a lodge's two together: they must show the same house
    ...lodges.flatMap((lodge) => [panorama(lodge), still(lodge)]),
    ...places.map(roomPanorama),
    ...lodges.map(daylight),
    ...lodges.map((lodge) => framed(lodge, 'upright', UPRIGHT, 10)),
    ...lodges.map((lodge) => framed(lodge, 'wide', WIDE, 8)),
    // books' spines are thin
    ...stills.map((master) => roomStill(master, roomOf(master) === 'library' ? 16 : 12)),
    ...lodges.flatMap((lodge) => (lodge.prop ? [prop(lodge, false), prop(lodge, true)] : [])),
  ]
}

/** The sun of a daylight picture, degrees round from +X: before the house, across from the camera. */
const sunAt = ({ camera, view }) => ((camera ? camera[0][0] > 0 : view === 'right') ? 230 : 310)

/** Debian's Blender comes without a denoiser; ours is one C file. */
function buildDenoiser() {
  const library = join(blenderFolder, 'libdenoise.so')
  if (existsSync(library)) return
  const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
  execFileSync('gcc', [...flags, join(blenderFolder, 'denoise.c'), '-o', library, '-lm'], {
    stdio: 'inherit',
  })
}

/** Runs one of the Blender scripts to its end; hours of rendering step aside for whoever works. */
export function blender(script, args, niceness = 19) {
  return new Promise((resolve, reject) => {
    const command = [
      '-n',
      `${niceness}`,
      'blender',
      '-b',
      '--factory-startup',
      '-P',
      join(blenderFolder, script),
      '--',
      ...args.map(String),
    ]
    const child = spawn('nice', command, { stdio: ['ignore', 'pipe', 'inherit'] })
    let log = ''
    child.stdout.on('data', (data) => {
      log = (log + data).slice(-4000)
    })
    child.on('error', reject)
    const stop = () => child.kill()
    process.once('SIGTERM', stop)
    child.on('close', (code) => {
      process.off('SIGTERM', stop)
      if (code === 0) resolve(log)
      else reject(new Error(`${script} ended with ${code}\n${log}`))
    })
  })
}

/** Renders what is missing, one after another; a failed one is logged and skipped. */
export async function renderMissing(masters) {
  mkdirSync(mastersFolder, { recursive: true })
  buildDenoiser()
  const threads = process.env.PICTURE_THREADS ?? availableParallelism()
  for (const { name, options } of masters) {
    if (existsSync(masterPath(name))) continue
    const start = Date.now()
    try {
      const log = await blender('render.py', [...options, '--threads', threads, '--out', masterPath(name)])
      const times = /TIMES (.*)/.exec(log)?.[1] ?? log.slice(-600)
      console.log(
        `${new Date().toISOString().slice(11, 19)} ${name} ${Math.round((Date.now() - start) / 1000)} s ${times}`,
      )
    } catch (error) {
      console.error(`${name}: ${error.message}`)
    }
  }
}
