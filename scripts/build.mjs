import { build, install, requireNode } from './steps.mjs'

requireNode()
await install()
await build({ force: true })
