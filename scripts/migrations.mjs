// Writes the migration from the tables' last state to the present one: npm run migrations -- --name guestbook
import { install, requireNode, run } from './steps.mjs'

requireNode()
await install()
await install('scripts')
const kit = 'scripts/node_modules/drizzle-kit/bin.cjs'
process.exit(await run(process.execPath, [kit, 'generate', ...process.argv.slice(2)]))
