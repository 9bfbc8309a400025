import { join } from 'node:path'
import { buildServer, type Server } from '#server/app.ts'
import { seedArt } from '#server/modules/art/seeds.ts'
import { ensureFirstAdmin } from '#server/modules/auth/first-admin.ts'
import { seedLodges } from '#server/modules/lodges/seeds.ts'
import { marketGateways } from '#server/modules/market/feed.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { serveDumps } from '#server/platform/database/dump-socket.ts'
import { lockFolder } from '#server/platform/database/folder-lock.ts'
import { makeFolderPrivate } from '#server/platform/database/private-folder.ts'
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts'
import type { PubSub } from '#server/platform/pubsub/pubsub.ts'
import type { Log } from '#server/platform/telemetry/log.ts'
import type { Telemetry } from '#server/platform/telemetry/telemetry.ts'
import { checkUploads, uploadsFolder } from '#server/platform/uploads/open-uploads.ts'

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export type OpenedDatabase = { database: OpenDatabase; close: () => Promise<void> }

/** Opens the configured database, and loads that one alone; `close` frees its folder's lock too. */
export async function openDatabase(config: Config, log: Log, migrations: string): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) {
    print(`Opening PostgreSQL at ${new URL(config.DATABASE_URL).host}`)
    const addresses = { address: config.DATABASE_URL, direct: config.DATABASE_DIRECT_URL }
    const { openPostgres } = await import('#server/platform/database/postgres.ts')
    const database = await openPostgres(addresses, migrations, log)
    return { database, close: database.close }
  }
  print(`Opening the embedded database in ${config.DATA_DIR}`)
  const release = await lockFolder(config.DATA_DIR)
  await makeFolderPrivate(config.DATA_DIR)
  const { openPglite } = await import('#server/platform/database/pglite.ts')
  const database = await openPglite(config.DATA_DIR, migrations)
  const stopDumps = database.dump ? await serveDumps(config.DATA_DIR, database.dump, log) : async () => {}
  const close = async () => {
    await stopDumps()
    await database.close()
    await release()
  }
  return { database, close }
}

/** Migrates and seeds the database and builds the server on it; it does not listen. Prints a first admin's password. */
export async function createApplication(parts: {
  config: Config
  log: Log
  database: OpenDatabase
  telemetry: Telemetry | null
  pages: PageRenderer
  /** Where the build has put the programs of worker threads. */
  workersFolder: string
}): Promise<Server> {
  const { config, log, database, telemetry, pages, workersFolder } = parts
  if (config.UPLOADS_URL) await checkUploads(config, log)
  else await makeFolderPrivate(uploadsFolder(config))
  await database.migrate()
  const pubsub = await sharedPubSub(config, log)
  const server = await buildServer({
    config,
    database,
    clock: systemClock,
    log,
    telemetry,
    market: marketGateways(config, systemClock.now),
    pages,
    channelWorker: join(workersFolder, 'channel-worker.js'),
    pictureWorker: join(workersFolder, 'picture-worker.js'),
    receiptWorker: join(workersFolder, 'receipt-worker.js'),
    ...(pubsub && { pubsub }),
  })
  await seedLodges(server.context)
  await seedArt(server.context)
  const owner = await ensureFirstAdmin(server.context)
  if (owner) print(`First admin: ${owner.email} with password ${owner.password} (shown only once)`)
  return server
}

/** Loads Redis's client only when it is used: it is a tenth of the time that modules take. */
async function sharedPubSub({ REDIS_URL }: Config, log: Log): Promise<PubSub | null> {
  if (!REDIS_URL) return null
  const { redisPubSub } = await import('#server/platform/pubsub/redis.ts')
  return redisPubSub(REDIS_URL, log)
}
