// Masters (linear layers) become pictures: each room with each landscape behind its glass and in each lodge's light.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { roomOf } from './lodges.mjs'
import { blender, masterPath, mastersFolder, propName } from './masters.mjs'
import { outfitIn, outfits } from './outfits.mjs'
import { signPath, writeSigns } from './signs.mjs'

const developedFolder = join(mastersFolder, 'developed')
export const developed = (name) => join(developedFolder, `${name}.png`)

/** Tour scene → the room it shows; still → room and camera. */
export const roomScenes = {
  interior: 'living',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  'neon-fireplace': 'fire',
}
export const roomStills = {
  living: 'living-view',
  bedroom: 'bedroom-still',
  bathroom: 'bathroom-view',
  fireplace: 'fire-still',
}

/** The room that a lodge has instead of the usual one in a scene of its tour; its panorama is the lodge's alone. */
export const ownRoom = (lodge, scene) =>
  scene === 'interior' && lodge.rooms.living ? roomOf(lodge.rooms.living) : undefined

/** Names of the developed pictures; an unlit usual room is one for all lodges of a landscape. */
export const pictureName = {
  exterior: (lodge) => `${lodge.slug}-exterior`,
  exteriorPanorama: (lodge) => `${lodge.slug}-exterior-pano`,
  still: (lodge, still) => `${lodge.slug}-${still}`,
  panorama: (lodge, scene) => `${lodge.slug}-${scene}-pano`,
  unlitPanorama: (lodge, scene) =>
    ownRoom(lodge, scene) ? `${lodge.slug}-${scene}-pano-unlit` : `${scene}-${lodge.landscape}-unlit`,
}

/** What a dimmed exterior keeps of its neon: a house at night is never quite dark. */
const NEON_KEPT = 0.35
/** Room panoramas without neon are shared by a landscape's lodges, and so is what they wear. */
const SHARED_OUTFIT = outfits['xrp-lodge']

const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function jobsOf(lodges) {
  const jobs = new Map()
  const print = (master, landscape, name, look) => {
    const key = `${master} ${landscape}`
    const job = jobs.get(key) ?? { master: resolve(masterPath(master)), prints: [] }
    if (landscape) job.landscape = resolve(masterPath(landscape))
    const newest = Math.max(...[job.master, job.landscape, look.prop].filter(Boolean).map(age))
    const out = resolve(developed(name))
    if (age(out) < newest && !job.prints.some((other) => other.out === out)) job.prints.push({ out, ...look })
    jobs.set(key, job)
  }
  for (const lodge of lodges) {
    const { accent } = lodge
    const sign = resolve(signPath(lodge))
    const land = `landscape-${lodge.landscape}`
    for (const name of [pictureName.exterior(lodge), pictureName.exteriorPanorama(lodge)]) {
      print(name, undefined, name, { accent, neon: 1 })
      print(name, undefined, `${name}-unlit`, { accent, neon: NEON_KEPT })
    }
    const outlook = lodge.outlook
    for (const [scene, usual] of Object.entries(roomScenes)) {
      const room = ownRoom(lodge, scene)
      const look = room
        ? { accent, outlook, outfit: outfitIn(lodge.slug, room) }
        : { accent, outfit: SHARED_OUTFIT }
      print(`${room ?? usual}-pano`, land, pictureName.unlitPanorama(lodge, scene), { ...look, neon: 0 })
      print(`${room ?? usual}-pano`, land, pictureName.panorama(lodge, scene), { ...look, neon: 0.9, sign })
    }
    const own = { accent, outlook, sign, neon: 0.9 }
    for (const [still, usual] of Object.entries(roomStills)) {
      const master = lodge.rooms[still] ?? usual
      const prop = still === 'living' && lodge.prop ? resolve(masterPath(propName(lodge))) : ''
      const outfit = outfitIn(lodge.slug, roomOf(master))
      const look = { ...own, outfit, ...(existsSync(prop) && { prop }) }
      print(master, land, pictureName.still(lodge, still), look)
    }
  }
  const ready = (job) => existsSync(job.master) && (!job.landscape || existsSync(job.landscape))
  return [...jobs.values()].filter((job) => job.prints.length > 0 && ready(job))
}

/** Develops what has a master newer than its picture; `only` names the masters to develop, by parts of their names. */
export async function developMissing(lodges, only) {
  mkdirSync(developedFolder, { recursive: true })
  const jobs = jobsOf(lodges).filter(({ master }) => !only || only.some((part) => master.includes(part)))
  if (jobs.length === 0) return
  await writeSigns(lodges)
  const list = join(developedFolder, 'jobs.json')
  writeFileSync(list, JSON.stringify(jobs))
  console.log(`Developing ${jobs.reduce((sum, job) => sum + job.prints.length, 0)} pictures`)
  await blender('develop.py', [resolve(list)], 5)
}
