import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { databaseWire } from '../../src/server/testing/database-wire.ts'
import { startProduct } from '../product.ts'
import { pause } from '../topology.ts'
import { judge, Visitors } from './visitors.ts'

/**
 * Takes the mail server away while guests book, and waits until every e-mail has arrived: npm run bench -- faults/mail-gone
 * [seconds]. Waits between tries begin at a minute, so it takes minutes. Needs a build.
 */
const SECONDS = Number(process.argv[3] ?? 60)
const ARRIVED_WITHIN_MS = 8 * 60_000

/** Message ids and how often each arrived. */
const arrived = new Map<string, number>()
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
    stream.on('end', () => {
      const id = text.match(/^Message-ID: (.*)$/im)?.[1] ?? ''
      arrived.set(id, (arrived.get(id) ?? 0) + 1)
      done()
    })
  },
})
await new Promise<void>((ready) => postOffice.listen(0, '127.0.0.1', () => ready()))
const { port } = postOffice.server.address() as AddressInfo
const wire = await databaseWire(`smtp://127.0.0.1:${port}`)
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-mail-gone-'))
const product = await startProduct({ DATA_DIR: folder, SMTP_URL: wire.url, LOG_LEVEL: 'silent' })
const visitors = new Visitors(product.base, 1000)
const silence = async () => {
  await wire.restore()
  wire.swallow()
}
await pause(5000)
for (const [phase, take] of [
  ['refused', wire.cut],
  ['silent', silence],
] as const) {
  visitors.enter(phase)
  await take()
  await pause(SECONDS * 1000)
}
await visitors.leave()
await wire.restore()
const back = performance.now()
// One e-mail to the guest and one to the owner for each booking.
const expected = () => 2 * visitors.acknowledged.length
while (arrived.size < expected() && performance.now() - back < ARRIVED_WITHIN_MS) await pause(1000)
const repeated = [...arrived.values()].filter((times) => times > 1).length
console.log(
  `${arrived.size} of ${expected()} e-mails arrived, the last ${((performance.now() - back) / 1000).toFixed(0)} s after the mail server was back; ${repeated} more than once`,
)
const isUndisturbed = ['refused', 'silent'].every((phase) =>
  (['read', 'search', 'booking'] as const).every((kind) => visitors.isUndisturbed(phase, kind)),
)
await judge(`Mail server gone for ${2 * SECONDS} s`, visitors, isUndisturbed && arrived.size >= expected())
await product.kill('SIGTERM')
await wire.close()
await new Promise<void>((closed) => postOffice.close(() => closed()))
await rm(folder, { recursive: true, force: true })
