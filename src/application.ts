import { seedArt } from '#server/art/seeds.ts'
import { ensureFirstAdmin } from '#server/auth/first-admin.ts'
import { systemClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { serveDumps } from '#server/database/dump-socket.ts'
import { lockFolder } from '#server/database/folder-lock.ts'
import { makeFolderPrivate } from '#server/database/private-folder.ts'
import { seedLodges } from '#server/lodges/seeds.ts'
import { uploadsFolder } from '#server/lodges/uploaded-pictures.ts'
import type { Log } from '#server/log.ts'
import { marketGateways } from '#server/market/feed.ts'
import type { PageRenderer } from '#server/pages/page-renderer.ts'
import type { PubSub } from '#server/pubsub/pubsub.ts'
import { buildServer, type Server } from '#server/server.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

export type OpenedDatabase = { database: OpenDatabase; close: () => Promise<void> }

/** Opens the configured database, and loads that one alone; `close` frees its folder's lock too. */
export async function openDatabase(config: Config, log: Log, migrations: string): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) {
    print(`Opening PostgreSQL at ${new URL(config.DATABASE_URL).host}`)
    const { openPostgres } = await import('#server/database/postgres.ts')
    const database = await openPostgres(config.DATABASE_URL, migrations, log)
    return { database, close: database.close }
  }
  print(`Opening the embedded database in ${config.DATA_DIR}`)
  const release = await lockFolder(config.DATA_DIR)
  await makeFolderPrivate(config.DATA_DIR)
  const { openPglite } = await import('#server/database/pglite.ts')
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
  channelWorker: string
}): Promise<Server> {
  const { config, log, database, telemetry, pages, channelWorker } = parts
  await makeFolderPrivate(uploadsFolder(config))
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
    channelWorker,
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
  const { redisPubSub } = await import('#server/pubsub/redis.ts')
  return redisPubSub(REDIS_URL, log)
}
