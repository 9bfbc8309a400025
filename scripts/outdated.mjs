// Prints each package that is behind its newest version, and what holds it back (decision 067): npm run outdated
// `npm outdated` leaves out what this version of Node cannot run.
import { execFileSync } from 'node:child_process'
import { heldBack, namedPackages, reasonFor } from './held-back.mjs'
import { print } from './steps.mjs'

const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const rows = heldBack()

async function newestVersion(name) {
  const response = await fetch(new URL(`${name.replace('/', '%2f')}/latest`, registry))
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()).version
}

const lines = []
const unanswered = []
const waiting = namedPackages()

/** Reads the newest version of one package after the other; a few run side by side. */
async function request() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, version } = next
    try {
      const newest = await newestVersion(name)
      const reason = reasonFor(name, rows) ?? 'nobody wrote why'
      if (newest !== version) lines.push(`${name} ${version}, newest ${newest}: ${reason}`)
    } catch (error) {
      unanswered.push(`${name}: ${error.message}`)
    }
  }
}
await Promise.all([request(), request(), request(), request()])
print(lines.sort().join('\n') || 'No package is known to be behind its newest version')
if (unanswered.length > 0) print(`The registry did not answer about ${unanswered.join(', ')}`)
