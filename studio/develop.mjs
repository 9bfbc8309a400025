// Masters (linear layers) become pictures: each room with each landscape behind its glass and in each lodge's light.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { panoramaMaster, roomIn, roomOf, roomScenes } from './lodges.mjs'
import { blender, masterPath, mastersFolder, propName } from './masters.mjs'
import { outfitIn } from './outfits.mjs'
import { signPath, writeSigns } from './signs.mjs'

const developedFolder = join(mastersFolder, 'developed')
export const developed = (name) => join(developedFolder, `${name}.png`)

/** Names of the developed pictures. */
export const pictureName = {
  exterior: (lodge) => `${lodge.slug}-exterior`,
  daylight: (lodge) => `${lodge.slug}-daylight`,
  upright: (lodge) => `${lodge.slug}-upright`,
  wide: (lodge) => `${lodge.slug}-wide`,
  exteriorPanorama: (lodge) => `${lodge.slug}-exterior-pano`,
  still: (lodge, still) => `${lodge.slug}-${still}`,
  unlitStill: (lodge, still) => `${lodge.slug}-${still}-unlit`,
  panorama: (lodge, scene) => `${lodge.slug}-${scene}-pano`,
  unlitPanorama: (lodge, scene) => `${lodge.slug}-${scene}-pano-unlit`,
}

/** What a dimmed still keeps of its neon: a house at night is never quite dark. */
const NEON_KEPT = 0.35
/** How strong a room's neon is; its lamps are on. */
const ROOM_NEON = 0.9

/** The rendered part with a lodge's own thing, if there is one. */
function ownThing(lodge, isRound) {
  const path = lodge.prop && resolve(masterPath(propName(lodge, isRound)))
  return path && existsSync(path) ? path : undefined
}

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
    const { exterior, exteriorPanorama, upright, wide } = pictureName
    for (const nameOf of [exterior, exteriorPanorama, upright, wide]) {
      const name = nameOf(lodge)
      print(name, undefined, name, { accent, neon: 1 })
      print(name, undefined, `${name}-unlit`, { accent, neon: NEON_KEPT })
    }
    const byDay = pictureName.daylight(lodge)
    print(byDay, undefined, byDay, { accent, neon: NEON_KEPT })
    const printRoom = (master, prop, names, kept) => {
      const outfit = outfitIn(lodge.slug, roomOf(master))
      const room = { accent, outlook: lodge.outlook, outfit, ...(prop && { prop }) }
      print(master, land, names.unlit, { ...room, neon: ROOM_NEON * kept, ...(kept > 0 && { sign }) })
      print(master, land, names.finished, { ...room, neon: ROOM_NEON, sign })
    }
    for (const scene of roomScenes) {
      const master = panoramaMaster(roomIn(lodge, scene))
      const prop = scene === 'interior' && ownThing(lodge, true)
      const { unlitPanorama: unlit, panorama: finished } = pictureName
      // In a tour a guest may turn the neon off.
      printRoom(master, prop, { unlit: unlit(lodge, scene), finished: finished(lodge, scene) }, 0)
    }
    for (const [still, master] of Object.entries(lodge.rooms)) {
      const prop = still === 'living' && ownThing(lodge, false)
      const { unlitStill: unlit, still: finished } = pictureName
      printRoom(master, prop, { unlit: unlit(lodge, still), finished: finished(lodge, still) }, NEON_KEPT)
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
