import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { Log } from '../telemetry/log.ts'
import { openBucket } from './bucket-store.ts'
import { openFolder } from './folder-store.ts'
import { type UploadStore, UploadsUnavailable } from './upload-store.ts'

export const uploadsFolder = (config: Config): string =>
  config.UPLOADS_DIR ?? join(config.DATA_DIR, 'uploads')

export const openUploads = (config: Config): UploadStore =>
  config.UPLOADS_URL ? openBucket(config.UPLOADS_URL, config) : openFolder(uploadsFolder(config))

/** Throws `ConfigError` when the bucket refuses; one that is away may come back. */
export async function checkUploads(config: Config, log: Log): Promise<void> {
  const store = openUploads(config)
  await store.list().catch((error: unknown) => {
    if (!(error instanceof UploadsUnavailable)) throw error
    if (error.isRefused) throw new ConfigError(`Wrong configuration: UPLOADS_URL: ${error.reason}`)
    log.warn({ error: error.reason }, 'the storage of uploads is away')
  })
}
