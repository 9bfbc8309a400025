import type { FastifyInstance } from 'fastify'
import { OneCleaning } from '#contract/day.ts'
import { failure } from '../failure.ts'
import type { ContextOf } from '../http/mount.ts'
import { LARGEST_FORM, sentPicture } from '../lodges/uploads.ts'
import { storeCleaningPicture } from './cleaning-pictures.ts'

/** `POST` of a multipart `picture`; the contract describes calls with JSON only. */
export function cleaningPictureRoute(app: FastifyInstance, contextOf: ContextOf): void {
  app.post(
    '/api/admin/cleaning/:lodgeSlug/:date/picture',
    { bodyLimit: LARGEST_FORM },
    async (request, reply) => {
      const context = await contextOf(request, 'housekeeper')
      const { data } = OneCleaning.safeParse(request.params)
      if (!data) throw failure('not_found', 'There is nothing at this address')
      const stored = await storeCleaningPicture(context, data, await sentPicture(request))
      return reply.code(201).send(stored)
    },
  )
}
