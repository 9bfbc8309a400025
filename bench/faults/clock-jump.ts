import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../product.ts'
import { pause } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'

/**
 * Sets the product's clock an hour ahead and back under load: npm run bench -- faults/clock-jump [seconds]. Needs a build and
 * Debian's package faketime.
 */
const SECONDS = Number(process.argv[3] ?? 20)
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const owner = { email: 'owner@example.com', password: 'correct horse battery' }

if (!existsSync(LIBRARY)) throw new Error('this bench needs the package faketime')
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-clock-jump-'))
const setting = join(folder, 'clock')
const setClock = async (offset: string) => {
  await writeFile(`${setting}.new`, offset)
  await rename(`${setting}.new`, setting)
}
await setClock('+0')
const product = await startProduct({
  DATA_DIR: folder,
  LD_PRELOAD: LIBRARY,
  FAKETIME_TIMESTAMP_FILE: setting,
  FAKETIME_CACHE_DURATION: '1',
  DONT_FAKE_MONOTONIC: '1',
  LOG_LEVEL: 'silent',
})
const login = await fetch(`${product.base}/api/admin/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(owner),
})
const { token } = (await login.json()) as { token: string }
const visitors = new Visitors(product.base)
await pause(5000)
let isMet = true
for (const [phase, offset] of [
  ['ahead', '+3600'],
  ['back', '+0'],
  ['behind', '-3600'],
] as const) {
  await setClock(offset)
  // The product reads the setting once a second.
  await pause(1500)
  visitors.enter(phase)
  await pause(SECONDS * 1000)
  const headers = { authorization: `Bearer ${token}` }
  const { status, headers: answered } = await fetch(`${product.base}/api/admin/bookings`, { headers })
  const isUndisturbed = (['read', 'search', 'booking'] as const).every((kind) =>
    visitors.isUndisturbed(phase, kind),
  )
  const market = (await (await fetch(`${product.base}/api/market`)).json().catch(() => null)) as unknown
  const offMinutes = Math.round((Date.parse(answered.get('date') ?? '') - Date.now()) / 60_000)
  console.log(
    `${phase.padEnd(8)} the product's clock is ${offMinutes} min off; the owner's session: ${status}`,
  )
  isMet = isMet && isUndisturbed && status === 200 && market !== null
}
await visitors.leave()
await judge('The clock jumps an hour ahead, back, and an hour behind', visitors, isMet)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
