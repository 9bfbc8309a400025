import { extname } from 'node:path'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { LARGEST_UPLOAD } from '#contract/lodges/lodges.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import type { GetContext } from '#server/platform/http/mount.ts'
import type { UploadStore } from '#server/platform/uploads/upload-store.ts'
import type { DrawPictures } from './draw-pictures.ts'
import { openUpload, storePicture } from './uploaded-pictures.ts'

/** The largest picture and the rest of its form, in bytes. */
const LARGEST_FORM = LARGEST_UPLOAD + 65_536

const YEAR_SECONDS = 31_536_000

/**
 * Answers 201 with what `store` returns. Only these routes can read forms, because the plugin's hooks would
 * slow every other request.
 */
export function pictureRoute(
  app: FastifyInstance,
  url: string,
  store: (request: FastifyRequest) => Promise<object>,
): void {
  app.register(async (forms) => {
    await forms.register(fastifyMultipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 5 } })
    forms.post(url, { bodyLimit: LARGEST_FORM }, async (request, reply) =>
      reply.code(201).send(await store(request)),
    )
  })
}

/** `POST /api/admin/images` stores a multipart picture; `/uploads/` serves it. */
export function uploadRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  store: UploadStore,
  pictures: DrawPictures,
): void {
  pictureRoute(app, '/api/admin/images', async (request) => {
    const context = await getContext(request, 'manager')
    return storePicture(context, store, pictures, await sentPicture(request))
  })
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { config: { isFile: true } },
    async ({ params, headers }, reply) => {
      // A picture has no validator, so `If-Range` cannot tie a range to its file.
      const range = headers['if-range'] === undefined ? headers.range : undefined
      const picture = await openUpload(store, params.name, range)
      if (!picture) throw failure('not_found', 'There is no picture at this address')
      if (picture.range) reply.code(206).header('content-range', picture.range)
      return reply
        .header('accept-ranges', 'bytes')
        .type(`image/${extname(params.name).slice(1)}`)
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-length', picture.bytes)
        .send(picture.stream)
    },
  )
}

/** Reads the form's first file. Fails when it is missing, too large or cut off. */
export async function sentPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw failure('unsupported_media', 'Please send the picture as multipart/form-data')
  const bytes = await readFile(request)
  if (!bytes?.length) throw failure('invalid', 'Please choose a picture')
  return bytes
}

/** Rejects at the limit itself: the plugin notices it only with the next bytes, and there may be none. */
function readBytes(sent: MultipartFile): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sent.file.once('limit', () => reject(tooLarge()))
    sent.toBuffer().then((bytes) => (sent.file.truncated ? reject(tooLarge()) : resolve(bytes)), reject)
  })
}

const tooLarge = () => failure('too_large', 'A picture may have at most 15 MB')

async function readFile(request: FastifyRequest): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > LARGEST_FORM) throw tooLarge()
  try {
    const sent = await request.file()
    return sent && (await readBytes(sent))
  } catch (error) {
    if (error instanceof Failure) throw error
    if ((error as FastifyError).statusCode === 413) throw tooLarge()
    throw failure('malformed', 'The form with the picture cannot be read')
  }
}
