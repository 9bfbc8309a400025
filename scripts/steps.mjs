import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Steps that `npm start`, `npm test` and others share. Uses no installed package. */

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The versions with long support, each from its first minor that Vite runs on (decision 067). */
const MIN_MINORS = new Map([
  [20, 19],
  [22, 12],
])
const MIN_CURRENT = 24

export const print = (line) => process.stdout.write(`${line}\n`)

/** Prints one line and exits with code 1. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major >= MIN_CURRENT || minor >= (MIN_MINORS.get(major) ?? Number.POSITIVE_INFINITY)) return
  const minimums = [...MIN_MINORS].map((version) => version.join('.')).join(', ')
  giveUp(`Crypto Lodge needs Node ${minimums}, ${MIN_CURRENT} or newer; this is ${process.versions.node}`)
}

/** Runs a command and shows its output; resolves to its exit code. */
export function run(command, args, environment = {}, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Installs a folder's packages when its lock file has changed: the product's, or those of `bench` or `scripts`. */
export async function install(folder = '') {
  const place = join(root, folder)
  const stamp = join(place, 'node_modules', '.crypto-lodge-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(place, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  print(`Installing packages${folder && ` of ${folder}`} (npm ci), about half a minute`)
  // The build needs its tools whatever NODE_ENV says.
  const code = await run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {},
    place,
  )
  if (code !== 0) giveUp('The packages could not be installed: npm printed the reason above')
  writeFileSync(stamp, wanted)
}
