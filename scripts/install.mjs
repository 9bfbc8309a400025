// Installs the product's packages and those of the folders that are named: node scripts/install.mjs bench
import { install, requireNode } from './steps.mjs'

requireNode()
await install()
for (const folder of process.argv.slice(2)) await install(folder)
