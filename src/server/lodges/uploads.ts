import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { LARGEST_UPLOAD } from '#contract/lodges.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import type { ContextOf } from '../http/mount.ts'

const LONGEST_EDGE = 2560
const MOST_PIXELS = 100_000_000
const WEBP_QUALITY = 82
const YEAR_SECONDS = 31_536_000
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])
const STORED_NAME = /^[0-9a-f]{32}\.webp$/
const REFUSED = 'Please choose a JPEG, PNG, WebP or AVIF picture'

const folderOf = (config: Config): string => config.UPLOADS_DIR ?? join(config.DATA_DIR, 'uploads')

/** The picture drawn anew: turned upright, at most 2560 px, without the metadata that would tell where it was taken. */
async function redraw(bytes: Buffer): Promise<{ webp: Buffer; width: number; height: number }> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    const { format } = await picture.metadata()
    if (!format || !accepted.has(format)) throw failure('unsupported_media', REFUSED)
    const { data, info } = await picture
      .rotate()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    throw failure('unsupported_media', REFUSED)
  }
}

/** Stores a picture under its content's name; the same picture twice is one file. Returns its address. */
export async function storePicture(context: Context, bytes: Buffer) {
  requireAdmin(context)
  const { webp, width, height } = await redraw(bytes)
  const name = `${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`
  const folder = folderOf(context.config)
  await mkdir(folder, { recursive: true })
  // Written aside and renamed: nobody is ever served half a picture.
  const aside = join(folder, `.${name}.${process.pid}`)
  await writeFile(aside, webp)
  await rename(aside, join(folder, name))
  const url = `/uploads/${name}`
  await recordChange(context, { action: 'upload', subject: `image ${url}`, after: { width, height } })
  return { url, width, height }
}

/** `POST /api/admin/images` takes one picture as multipart; `/uploads/` serves what was taken. */
export async function uploadRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  config: Config,
): Promise<void> {
  await app.register(fastifyMultipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 5 } })
  app.post('/api/admin/images', { bodyLimit: LARGEST_UPLOAD + 65_536 }, async (request, reply) => {
    const context = await contextOf(request, 'admin')
    if (!request.isMultipart())
      throw failure('unsupported_media', 'Please send the picture as multipart/form-data')
    const file = await request.file()
    if (!file) throw failure('invalid', 'Please choose a picture')
    const stored = await storePicture(context, await bytesOf(file))
    return reply.code(201).header('cache-control', 'no-store').send(stored)
  })
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const bytes = STORED_NAME.test(params.name) ? await readStored(config, params.name) : null
    if (!bytes) throw failure('not_found', 'There is no picture at this address')
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(bytes)
  })
}

/** Read whole: what is stored here was drawn by us and stays under a few megabytes. */
function readStored(config: Config, name: string): Promise<Buffer | null> {
  return readFile(join(folderOf(config), name)).catch(() => null)
}

async function bytesOf(file: { toBuffer: () => Promise<Buffer> }): Promise<Buffer> {
  try {
    return await file.toBuffer()
  } catch {
    throw failure('too_large', 'A picture may have at most 15 MB')
  }
}
