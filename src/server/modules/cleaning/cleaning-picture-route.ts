import type { FastifyInstance } from 'fastify'
import { OneCleaning } from '#contract/cleaning/day.ts'
import { failure } from '#server/platform/failure.ts'
import type { ContextOf } from '#server/platform/http/mount.ts'
import type { DrawPictures } from '../lodges/draw-pictures.ts'
import { pictureRoute, sentPicture } from '../lodges/uploads.ts'
import { storeCleaningPicture } from './cleaning-pictures.ts'

/** `POST` of a multipart `picture`; the contract describes calls with JSON only. */
export function cleaningPictureRoute(
  app: FastifyInstance,
  contextOf: ContextOf,
  pictures: DrawPictures,
): void {
  pictureRoute(app, '/api/admin/cleaning/:lodgeSlug/:date/picture', async (request) => {
    const context = await contextOf(request, 'housekeeper')
    const { data } = OneCleaning.safeParse(request.params)
    if (!data) throw failure('not_found', 'There is nothing at this address')
    return storeCleaningPicture(context, data, pictures, await sentPicture(request))
  })
}
