import { readdirSync, rmSync } from 'node:fs'
import { install, requireNode, run } from './steps.mjs'

// Writes the migration from the tables' last state to the present one: npm run migrations -- --name guestbook

requireNode()
await install()
await install('scripts')
const kit = 'scripts/node_modules/drizzle-kit/bin.cjs'
const status = await run(process.execPath, [kit, 'generate', ...process.argv.slice(2)])
// The next migration is compared with the last snapshot alone, and each has 8,000 lines.
const snapshots = readdirSync('migrations/meta').filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(`migrations/meta/${name}`)
process.exit(status)
