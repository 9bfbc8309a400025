import { build, install, requireNode } from './steps.mjs'

requireNode()
await install()
await build()
await import('../dist/server/admin.js')
