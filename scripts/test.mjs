import { ensureBrowser } from './browser.mjs'
import { build } from './build-product.mjs'
import { install, requireNode, run } from './steps.mjs'

requireNode()
await install()
await ensureBrowser()
await build()
process.exit(await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]))
