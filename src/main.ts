import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedArt } from '#server/art/seeds.ts'
import { ensureFirstAdmin } from '#server/auth/first-admin.ts'
import { systemClock } from '#server/clock.ts'
import { ConfigError, publicUrl, readConfig } from '#server/config.ts'
import { FolderError, lockFolder } from '#server/database/folder-lock.ts'
import { openPglite, openPostgres } from '#server/database/open.ts'
import { createPrivateFilesOnly, makeFolderPrivate } from '#server/database/private-folder.ts'
import { seedLodges } from '#server/lodges/seeds.ts'
import { uploadsFolder } from '#server/lodges/uploaded-pictures.ts'
import { createLog, type Log } from '#server/log.ts'
import { marketGateways } from '#server/market/feed.ts'
import { redisPubSub } from '#server/pubsub/redis.ts'
import { buildServer } from '#server/server.ts'
import { canonicalAddress, renderPage } from './web/entry-server.tsx'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The folder that holds package.json, from wherever the built file lies. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** Opens the database that the configuration names, with what must be released when the process ends. */
async function openDatabase(config: ReturnType<typeof readConfig>, log: Log, migrations: string) {
  if (config.DATABASE_URL) {
    print(`Opening PostgreSQL at ${new URL(config.DATABASE_URL).host}`)
    return { database: await openPostgres(config.DATABASE_URL, migrations, log), release: async () => {} }
  }
  print(`Opening the embedded database in ${config.DATA_DIR}`)
  const release = await lockFolder(config.DATA_DIR)
  await makeFolderPrivate(config.DATA_DIR)
  return { database: await openPglite(config.DATA_DIR, migrations), release }
}

/** Reads the configuration, joins server and web, and listens. */
async function start(): Promise<void> {
  createPrivateFilesOnly()
  const config = readConfig(process.env)
  const root = projectFolder()
  const log = createLog(config.LOG_LEVEL)
  await makeFolderPrivate(uploadsFolder(config))
  const { database, release } = await openDatabase(config, log, join(root, 'migrations'))
  print('Migrating')
  await database.migrate()
  const pages = {
    render: renderPage,
    canonical: canonicalAddress(),
    clientFolder: join(root, 'dist/client'),
    publicFolder: join(root, 'public'),
  }
  const { app, context } = await buildServer({
    config,
    database,
    clock: systemClock,
    log,
    market: marketGateways(config, systemClock.now),
    pages,
    feedWorker: join(root, 'dist/server/feed-worker.js'),
    ...(config.REDIS_URL ? { pubsub: redisPubSub(config.REDIS_URL, log) } : {}),
  })
  await seedLodges(context)
  await seedArt(context)
  const owner = await ensureFirstAdmin(context)
  if (owner) print(`First admin: ${owner.email} with password ${owner.password} (told only this once)`)
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  print(`Ready at ${config.PORT === 0 ? address : publicUrl(config)}`)
  const stop = async () => {
    await app.close()
    await database.close()
    await release()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** One clear line for what a person can mend. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError || error instanceof FolderError) return message
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken: set PORT to another, or stop what uses it`
  if (code === 'EACCES')
    return `Port ${process.env.PORT ?? 3000} may not be used by this account: set PORT to another`
  return `Crypto Lodge could not start: ${message}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
