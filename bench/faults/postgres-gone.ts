import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseWire } from '../../src/server/testing/database-wire.ts'
import { startProduct } from '../product.ts'
import { onServer, pause } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'

/**
 * Takes PostgreSQL away under load, first refusing connections, then silent: npm run bench -- faults/postgres-gone [seconds]
 * [postgres address]. Needs a build.
 */
const SECONDS = Number(process.argv[3] ?? 60)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const DATABASE = 'crypto_lodge_postgres_gone'
const BACK_WITHIN_MS = 15_000

await onServer(POSTGRES, `drop database if exists ${DATABASE} with (force)`, `create database ${DATABASE}`)
const wire = await databaseWire(Object.assign(new URL(POSTGRES), { pathname: `/${DATABASE}` }).href)
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-postgres-gone-'))
const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: wire.url, LOG_LEVEL: 'silent' })
const visitors = new Visitors(product.base)
await pause(5000)
for (const [fault, take] of [
  ['refused', wire.cut],
  ['silent', wire.swallow],
] as const) {
  visitors.enter(fault)
  await take()
  await pause(SECONDS * 1000)
  await wire.restore()
  visitors.enter(`after ${fault}`)
  await pause(BACK_WITHIN_MS + 5000)
}
await visitors.leave()
const isBack = ['after refused', 'after silent'].every((phase) => visitors.isWell(phase, BACK_WITHIN_MS))
await judge(`PostgreSQL gone for ${SECONDS} s twice`, visitors, isBack)
await product.kill('SIGTERM')
await wire.close()
await onServer(POSTGRES, `drop database ${DATABASE} with (force)`)
await rm(folder, { recursive: true, force: true })
