import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The steps that `npm start`, `npm test` and the rest share. Nothing here needs an installed package. */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const MIN_NODE = [20, 19]

export const print = (line) => process.stdout.write(`${line}\n`)

/** Ends with one clear line and exit code 1. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return
  giveUp(`Crypto Lodge needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}`)
}

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Packages as the lock file has them, installed once for each state of the lock file. */
export async function install() {
  const stamp = join(root, 'node_modules', '.crypto-lodge-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  print('Installing packages (npm ci), about half a minute')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) giveUp('The packages could not be installed: npm has said why above')
  writeFileSync(stamp, wanted)
}

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
  for (const args of [['build'], ['build', '--ssr']]) {
    const code = await run(process.execPath, [vite, ...args, '--logLevel', 'warn'])
    if (code !== 0) giveUp('The build failed: the reason is above')
  }
  const { compressAssets } = await import('./compress.mjs')
  await compressAssets()
  const { checkFirstLoad } = await import('./first-load.mjs')
  print(checkFirstLoad())
  mkdirSync(dirname(stamp), { recursive: true })
  // The router's plugin may have written its route tree, so the stamp is taken afterwards.
  writeFileSync(stamp, sourcesStamp())
}
