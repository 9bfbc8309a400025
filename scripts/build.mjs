import { build } from './build-product.mjs'
import { install, requireNode } from './steps.mjs'

requireNode()
await install()
await build({ force: true })
