import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { readConfig } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { serveDumps } from '#server/platform/database/dump-socket.ts'
import { openPglite } from '#server/platform/database/pglite.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { databaseAt } from '#server/testing/prepare-database.ts'
import { seedDatabase } from '#server/testing/seed-database.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { onServer } from '#server/testing/test-database.ts'
import { backUp, type Installation } from './backup.ts'
import { digestTables } from './manifest.ts'
import { restore } from './restore.ts'

const log = createLog('silent')
/** Opens the embedded database nine times, which takes long on a busy machine. */
const TIMEOUT_MS = 900_000
const server = process.env.TEST_DATABASE_URL

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An installation without data, and how its server opens its database. */
type Place = { installation: Installation; open: () => Promise<OpenDatabase>; destroy: () => Promise<void> }

const installationWith = (environment: Record<string, string>): Installation => ({
  config: readConfig(environment),
  clock: testClock(),
  migrations: 'migrations',
  version: '0.1.0',
})

async function embedded(): Promise<Place> {
  const DATA_DIR = join(folder, randomBytes(4).toString('hex'))
  const open = async () => {
    const opened = await openPglite(DATA_DIR, 'migrations')
    const stop = await serveDumps(DATA_DIR, opened.dump ?? (() => Promise.reject()), log)
    const close = async () => {
      await stop()
      await opened.close()
    }
    return { ...opened, close }
  }
  return {
    installation: installationWith({ DATA_DIR }),
    open,
    destroy: () => rm(DATA_DIR, { recursive: true, force: true }),
  }
}

async function postgresql(): Promise<Place> {
  const name = `crypto_lodge_test_${randomBytes(6).toString('hex')}`
  const DATABASE_URL = databaseAt(server ?? '', name)
  const DATA_DIR = join(folder, name)
  await onServer(server ?? '', `create database ${name}`)
  return {
    installation: installationWith({ DATA_DIR, DATABASE_URL }),
    open: () => openPostgres(DATABASE_URL, 'migrations', log),
    destroy: async () => {
      await rm(DATA_DIR, { recursive: true, force: true })
      await onServer(server ?? '', `drop database ${name} with (force)`)
      await onServer(server ?? '', `create database ${name}`)
    },
  }
}

const pictures = ['picture.webp', 'cleaning/picture.webp']

/** Runs a seeded server of the place; `book` requests one more stay. */
async function serve({ open, installation }: Place) {
  const database = await open()
  await database.migrate()
  await seedDatabase(database.db)
  const testApp = await createTestApp({ parts: { database } })
  const uploads = join(installation.config.DATA_DIR, 'uploads')
  await mkdir(join(uploads, 'cleaning'), { recursive: true })
  for (const path of pictures) await writeFile(join(uploads, path), 'a picture')
  let stays = 0
  const book = async (): Promise<string> => {
    const at = stays++
    const checkIn = addDays('2026-12-01', Math.floor(at / 16) * 2)
    const body = {
      name: 'Grace',
      email: `grace-${at}@example.com`,
      checkIn,
      guests: 2,
      lodgeId: 1 + (at % 16),
    }
    const sent = await testApp.send('POST /api/bookings', {
      body: { ...body, checkOut: addDays(checkIn, 2) },
    })
    expect(sent.status).toBe(201)
    return sent.body.reference
  }
  const close = async () => {
    await testApp.close()
    await database.close()
  }
  return { book, close }
}

async function readContents(place: Place) {
  const database = await place.open()
  const tables = await digestTables(database.db)
  const { rows } = (await database.db.execute(
    'select reference from bookings order by reference',
  )) as unknown as {
    rows: { reference: string }[]
  }
  await database.close()
  return { tables, references: rows.map(({ reference }) => reference) }
}

/** The run with TEST_DATABASE_URL does PostgreSQL, the other one the embedded database. */
const aPlace = server ? postgresql : embedded
const aFile = () => join(folder, `${randomBytes(4).toString('hex')}.tar`)

test(
  'a backup under load, and one at rest, restore every row and file',
  async () => {
    const place = await aPlace()
    const { installation } = place
    const running = await serve(place)
    const before = await Promise.all(Array.from({ length: 20 }, running.book))
    const during = Array.from({ length: 40 }, running.book)
    const file = aFile()
    const { tables } = await backUp(installation, file)
    await Promise.all(during)
    await running.close()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await restore(installation, file, true)
    const restored = await readContents(place)
    expect(restored.tables).toEqual(tables)
    expect(restored.references).toEqual(expect.arrayContaining(before))

    await backUp(installation, file)
    await place.destroy()
    await restore(installation, file, false)
    expect(await readContents(place)).toEqual(restored)
    const uploads = join(installation.config.DATA_DIR, 'uploads')
    for (const path of pictures) expect(await readFile(join(uploads, path), 'utf8')).toBe('a picture')
  },
  TIMEOUT_MS,
)

test(
  'refuses a target with data, a newer or damaged backup, and a file of something else',
  async () => {
    const place = await aPlace()
    const { installation } = place
    await (await serve(place)).close()
    const file = aFile()
    const { tables } = await backUp(installation, file)
    await expect(restore(installation, file, false)).rejects.toThrow('add --replace')
    await mkdir(join(folder, 'older/meta'), { recursive: true })
    await writeFile(join(folder, 'older/meta/_journal.json'), '{"entries":[]}')
    const older = { ...installation, migrations: join(folder, 'older') }
    await expect(restore({ ...older, version: '0.0.9' }, file, true)).rejects.toThrow(
      "The backup's database is newer than version 0.0.9: version 0.1.0 made it and restores it",
    )
    // Made after a way back: a later version had migrated the database.
    await restore(older, file, true)
    const other = server
      ? installationWith({ DATA_DIR: join(folder, 'other') })
      : installationWith({ DATA_DIR: join(folder, 'other'), DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    await expect(restore(other, file, true)).rejects.toThrow(/with(out)? DATABASE_URL/)
    await truncate(file, 100_000)
    await expect(restore(installation, file, true)).rejects.toThrow(/tar failed|damaged/)
    await writeFile(file, 'no archive')
    await expect(restore(installation, file, true)).rejects.toThrow(/tar failed|no backup/)
    await expect(restore(installation, `${file}.none`, true)).rejects.toThrow('does not exist')
    await expect(backUp(installation, join(folder, 'none/file.tar'))).rejects.toThrow('does not exist')
    expect((await readContents(place)).tables).toEqual(tables)
  },
  TIMEOUT_MS,
)
