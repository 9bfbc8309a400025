import type { FastifyInstance } from 'fastify'
import { dayEndpoints, OneCleaning } from '#contract/cleaning/day.ts'
import { failure } from '#server/platform/failure.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import type { Host } from '#server/platform/module.ts'
import { type UploadStore, uploadStore } from '#server/platform/uploads/upload-store.ts'
import { type DrawPictures, pictureDrawer } from '../lodges/draw-pictures.ts'
import { pictureRoute, sentPicture } from '../lodges/uploads.ts'
import { changeCleaning } from './change-cleaning.ts'
import { readCleaningPicture, setCleaningPicture, storeCleaningPicture } from './cleaning-pictures.ts'
import { readDay } from './day.ts'
import { listProblems, solveProblem } from './problems.ts'

/** Not in the contract, which describes calls with JSON only. */
function cleaningPictureRoute(
  app: FastifyInstance,
  getContext: GetContext,
  store: UploadStore,
  pictures: DrawPictures,
): void {
  pictureRoute(app, '/api/admin/cleaning/:lodgeSlug/:date/picture', async (request) => {
    const context = await getContext(request, 'housekeeper', 'bookings:write')
    const { data } = OneCleaning.safeParse(request.params)
    if (!data) throw failure('not_found', 'There is nothing at this address')
    return storeCleaningPicture(context, store, data, pictures, await sentPicture(request))
  })
}

export function cleaningRoutes({ app, getContext, services }: Host): void {
  const store = services.get(uploadStore)
  mount(app, dayEndpoints, getContext, {
    readDay: (context, { query }) => readDay(context, query),
    changeCleaning: (context, { params, body }) => changeCleaning(context, params, body),
    listCleaningProblems: (context, { query }) => listProblems(context, query),
    solveCleaningProblem: (context, { params }) => solveProblem(context, params),
    readCleaningPicture: (context, { params }) => readCleaningPicture(context, store, params),
    removeCleaningPicture: (context, { params }) => setCleaningPicture(context, store, params, null),
  })
  cleaningPictureRoute(app, getContext, store, services.get(pictureDrawer))
}
