import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cores, generatorCore, isPinned, pin, serverCore } from './cores.ts'
import { LODGES_PATH, type Lodge } from './peers/contender.ts'
import { compareHome } from './peers/home.ts'
import { findHotelDruid } from './peers/hotel-druid.ts'
import { compareList, compareStoredList } from './peers/lists.ts'
import { printHead } from './peers/pair.ts'
import { compareChat } from './peers/rooms.ts'
import { compareSearch } from './peers/searches.ts'
import { installTwins, twinsFolder } from './peers/servers.ts'
import { startProduct } from './product.ts'

/**
 * Compares the built product with what others build, in turns and with the same load: npm run bench -- peers
 * [next|express|postgres|chat|hoteldruid] [postgres address]. Server and generator have a core each where there are two.
 * Needs a build and wrk; installs the twins' packages at the first run. Fails where the product is not ahead, and where the
 * generator was the limit.
 */
const chosen = process.argv[3]
const POSTGRES = process.argv[4] ?? process.env.TEST_DATABASE_URL
const hotelDruid = findHotelDruid()

function skip(what: string): Promise<boolean> {
  console.log(`${what}\n`)
  return Promise.resolve(true)
}

installTwins()
const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-peers-'))
const product = await startProduct({ DATA_DIR: folder })
process.once('exit', () => product.process.kill())
pin(serverCore, product.process.pid)
pin(generatorCore, process.pid)
const list = await (await fetch(product.base + LODGES_PATH)).text()
for (const file of ['lodges.json', 'next/lodges.json']) await writeFile(join(twinsFolder, file), list)
const lodges = JSON.parse(list) as Lodge[]

const parts = {
  next: () => compareHome(product, lodges),
  express: () => compareList(product, lodges),
  postgres: () =>
    POSTGRES ? compareStoredList(lodges, POSTGRES) : skip('PostgreSQL: no address, see TEST_DATABASE_URL'),
  chat: () => compareChat(product),
  hoteldruid: () =>
    hotelDruid
      ? compareSearch(product, lodges, hotelDruid)
      : skip('HotelDruid is missing: apt-get install hoteldruid php-cli php-sqlite3'),
}

let isMet = true
printHead()
for (const [name, comparePart] of Object.entries(parts))
  if (!chosen || chosen === name) isMet = (await comparePart()) && isMet
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores, ${isPinned ? 'pinned' : 'NOT pinned'}`)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
if (!isMet) process.exitCode = 1
