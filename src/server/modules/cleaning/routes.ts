import { dayEndpoints } from '#contract/cleaning/day.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Host } from '#server/platform/module.ts'
import { pictureDrawer } from '../lodges/draw-pictures.ts'
import { changeCleaning } from './change-cleaning.ts'
import { cleaningPictureRoute } from './cleaning-picture-route.ts'
import { readCleaningPicture, setCleaningPicture } from './cleaning-pictures.ts'
import { readDay } from './day.ts'

export function cleaningRoutes({ app, contextOf, services }: Host): void {
  mount(app, dayEndpoints, contextOf, {
    readDay: (context, { query }) => readDay(context, query),
    changeCleaning: (context, { params, body }) => changeCleaning(context, params, body),
    readCleaningPicture: (context, { params }) => readCleaningPicture(context, params),
    removeCleaningPicture: (context, { params }) => setCleaningPicture(context, params, null),
  })
  cleaningPictureRoute(app, contextOf, services.get(pictureDrawer))
}
