import { lodgeEndpoints } from '#contract/lodges/lodges.ts'
import { ownersLodgeEndpoints } from '#contract/lodges/owners-lodges.ts'
import { defineModule } from '#server/platform/module.ts'
import { sweepJob } from '#server/platform/uploads/sweep-orphans.ts'
import { uploadStore } from '#server/platform/uploads/upload-store.ts'
import { marketFeed } from '../market/feed.ts'
import { drawPictures, pictureDrawer } from './draw-pictures.ts'
import { PublicReads, publicReads } from './public-reads.ts'
import { lodgeRoutes } from './routes.ts'
import { lodgePictures } from './uploaded-pictures.ts'
import { uploadRoutes } from './uploads.ts'

export const lodgesModule = defineModule({
  name: 'lodges',
  summary: 'The lodges, their pictures and uploads.',
  dependsOn: ['art', 'legal', 'market'],
  endpoints: [lodgeEndpoints, ownersLodgeEndpoints],
  register: ({ app, getContext, context, events, options, services }) => {
    lodgeRoutes(
      app,
      getContext,
      services.provide(publicReads, new PublicReads(context, events, services.get(marketFeed))),
    )
    const pictures = services.provide(pictureDrawer, drawPictures(app, options.pictureWorker))
    uploadRoutes(app, getContext, services.get(uploadStore), pictures)
  },
  jobs: [sweepJob(lodgePictures)],
  personalData: {
    lodges: {
      none: [
        'name',
        'slug',
        'description',
        'color',
        'icon',
        'features',
        'exterior_image',
        'interior_images',
        'image_texts',
        'fireplace_image',
        'neon_fireplace_video',
        'coin_id',
        'neon_color',
        'place',
        'country_code',
        'landscape',
        'time_zone',
        'check_in_from',
        'check_out_until',
        'house_rules',
        'licence',
        'accessible_features',
        'essentials',
        'drive_times',
        'cancellation_policy',
        'payment_schedule',
        'edited_in',
      ],
    },
    uploaded_pictures: { none: ['src', 'color', 'placeholder', 'widths'] },
  },
})
