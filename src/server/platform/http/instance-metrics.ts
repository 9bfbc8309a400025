import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import { uploadsFolder } from '../uploads/open-uploads.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { databaseAnswers } from './health.ts'
import type { Measure } from './metrics.ts'

export function measureInstance(
  measure: Measure,
  app: FastifyInstance,
  parts: { context: Context; database: OpenDatabase; pubsub: PubSub; uploads: UploadStore },
): void {
  const { context, database, pubsub, uploads } = parts
  const { config } = context
  measure(
    { name: 'instance_ready', help: 'Whether this instance takes requests (1) or not (0)' },
    async () => (!app.isDraining && (await databaseAnswers(context)) ? 1 : 0),
  )
  measure(
    { name: 'database_ping_seconds', help: 'Time of an empty statement, with the wait for a connection' },
    async () => {
      const begun = performance.now()
      if (!(await databaseAnswers(context))) throw new Error('the database does not answer')
      return (performance.now() - begun) / 1000
    },
  )
  measure(
    { name: 'database_connections', help: 'Connections to PostgreSQL by state', label: 'state' },
    (): Record<string, number> => {
      const pool = database.pool?.()
      return pool ? { busy: pool.total - pool.idle, idle: pool.idle } : {}
    },
  )
  measure(
    { name: 'database_waiting_calls', help: 'Calls that wait for a free connection to PostgreSQL' },
    () => database.pool?.().waiting ?? 0,
  )
  measure({ name: 'redis_up', help: 'Whether Redis answers this instance (1) or not (0)' }, async () => {
    if (!pubsub.isConnected) throw new Error('there is no Redis')
    return (await pubsub.isConnected()) ? 1 : 0
  })
  measure(
    {
      name: 'uploads_bucket_up',
      help: 'Whether the bucket of uploads answered the last call (1) or not (0)',
    },
    () => {
      if (!uploads.isUp) throw new Error('there is no bucket')
      return uploads.isUp() ? 1 : 0
    },
  )
  measure({ name: 'sockets_open', help: 'WebSockets of chats, stays and the admin area' }, () =>
    app.openSockets(),
  )
  measure(
    {
      name: 'data_disk_bytes',
      help: 'Disk of the uploads (and of an embedded database) by use',
      label: 'use',
    },
    async () => {
      if (config.UPLOADS_URL && config.DATABASE_URL) throw new Error('no disk is used')
      const folder = config.UPLOADS_URL ? config.DATA_DIR : uploadsFolder(config)
      // The first upload makes the folder.
      const { bsize, blocks, bavail } = await statfs(folder).catch(() => statfs(dirname(folder)))
      return { free: bavail * bsize, size: blocks * bsize }
    },
  )
}
