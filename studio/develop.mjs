// Masters (linear layers) become pictures: each room with each landscape behind its glass and in each lodge's light.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { blender, masterPath, mastersFolder } from './masters.mjs'

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

/** Names of the developed pictures; the unlit room is one for all lodges of a landscape. */
export const pictureName = {
  exterior: (lodge) => `${lodge.slug}-exterior`,
  exteriorPanorama: (lodge) => `${lodge.slug}-exterior-pano`,
  still: (lodge, still) => `${lodge.slug}-${still}`,
  panorama: (lodge, scene) => `${lodge.slug}-${scene}-pano`,
  unlitPanorama: (lodge, scene) => `${scene}-${lodge.landscape}-unlit`,
}

const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function jobsOf(lodges) {
  const jobs = new Map()
  const print = (master, landscape, name, accent, neon) => {
    const key = `${master} ${landscape}`
    const job = jobs.get(key) ?? { master: resolve(masterPath(master)), prints: [] }
    if (landscape) job.landscape = resolve(masterPath(landscape))
    const newest = Math.max(age(job.master), job.landscape ? age(job.landscape) : 0)
    const out = resolve(developed(name))
    if (age(out) < newest && !job.prints.some((other) => other.out === out))
      job.prints.push({ out, accent, neon })
    jobs.set(key, job)
  }
  for (const lodge of lodges) {
    const { accent } = lodge
    const land = `landscape-${lodge.landscape}`
    for (const name of [pictureName.exterior(lodge), pictureName.exteriorPanorama(lodge)]) {
      print(name, undefined, name, accent, 1)
      print(name, undefined, `${name}-unlit`, accent, 0)
    }
    for (const [scene, room] of Object.entries(roomScenes)) {
      print(`${room}-pano`, land, pictureName.unlitPanorama(lodge, scene), accent, 0)
      print(`${room}-pano`, land, pictureName.panorama(lodge, scene), accent, 0.9)
    }
    for (const [still, master] of Object.entries(roomStills))
      print(master, land, pictureName.still(lodge, still), accent, 0.9)
  }
  const ready = (job) => existsSync(job.master) && (!job.landscape || existsSync(job.landscape))
  return [...jobs.values()].filter((job) => job.prints.length > 0 && ready(job))
}

/** Develops what has a master newer than its picture. */
export async function developMissing(lodges) {
  mkdirSync(developedFolder, { recursive: true })
  const jobs = jobsOf(lodges)
  if (jobs.length === 0) return
  const list = join(developedFolder, 'jobs.json')
  writeFileSync(list, JSON.stringify(jobs))
  console.log(`Developing ${jobs.reduce((sum, job) => sum + job.prints.length, 0)} pictures`)
  await blender('develop.py', [resolve(list)], 5)
}
