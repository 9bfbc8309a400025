import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../product.ts'
import { pause } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'

/**
 * Fills the disk under the embedded database while guests book, empties it, and starts the product again: npm run bench --
 * faults/disk-full [seconds]. Needs a build and the right to mount a file system in memory.
 */
const SECONDS = Number(process.argv[3] ?? 30)
const SIZE_MB = 400
const BACK_WITHIN_MS = 15_000

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-disk-full-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=700`, 'tmpfs', folder])
const filler = join(folder, 'filler')
const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', PORT: '4599' }
let product = await startProduct(environment)
const ended = new Promise<void>((resolve) => product.process.once('exit', () => resolve()))
const visitors = new Visitors(product.base)
await pause(5000)

visitors.enter('full')
const { bavail, bsize } = await statfs(folder)
await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined)
await pause(SECONDS * 1000)
const hasEnded = await Promise.race([ended.then(() => true), pause(0).then(() => false)])
console.log(hasEnded ? 'the product ended; its supervisor starts it again' : 'the product went on')

await rm(filler)
if (hasEnded) product = await startProduct(environment)
visitors.enter('after')
await pause(BACK_WITHIN_MS + 5000)
await visitors.leave()
const isBack = visitors.isWell('after', BACK_WITHIN_MS)
await product.kill('SIGKILL')
product = await startProduct(environment)
await judge(`Disk full for ${SECONDS} s, then a start after SIGKILL`, visitors, isBack)
await product.kill('SIGTERM')
execFileSync('umount', [folder])
await rm(folder, { recursive: true, force: true })
