import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressAssets } from './compress.mjs'
import { checkFirstLoad } from './first-load.mjs'
import { giveUp, print, root, run } from './steps.mjs'

/** Name, size and time of every source file: changes when a build would. */
function sourcesStamp() {
  const hash = createHash('sha256').update(process.versions.node)
  const walk = (path) => {
    const stat = statSync(join(root, path))
    if (stat.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) walk(join(path, name))
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${Math.floor(stat.mtimeMs)}\n`)
  }
  for (const path of ['src', 'vite.config.ts', 'package-lock.json']) walk(path)
  return hash.digest('hex')
}

/** Builds browser and server when a source has changed since the last build. */
export async function build({ force = false } = {}) {
  const stamp = join(root, 'dist', '.built')
  const wanted = sourcesStamp()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  print('Building')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const programs = [
    [vite, 'build', '--logLevel', 'warn'],
    [vite, 'build', '--ssr', '--logLevel', 'warn'],
    [join(root, 'scripts', 'build-service-worker.mjs')],
  ]
  for (const program of programs) {
    const code = await run(process.execPath, program)
    if (code !== 0) giveUp('The build failed: the reason is above')
  }
  await compressAssets()
  print(checkFirstLoad())
  mkdirSync(dirname(stamp), { recursive: true })
  // The router's plugin may have written its route tree, so the stamp is taken afterwards.
  writeFileSync(stamp, sourcesStamp())
}
