import { dayEndpoints } from '#contract/cleaning/day.ts'
import { defineModule } from '#server/platform/module.ts'
import { sweepJob } from '#server/platform/uploads/sweep-orphans.ts'
import { cleaningPictures } from './cleaning-pictures.ts'
import { cleaningRoutes } from './routes.ts'

export const cleaningModule = defineModule({
  name: 'cleaning',
  summary: 'The day sheet, cleanings and their pictures.',
  dependsOn: ['bookings', 'calendar', 'lodges'],
  endpoints: [dayEndpoints],
  register: cleaningRoutes,
  jobs: [sweepJob(cleaningPictures)],
  personalData: {
    cleanings: { staff: ['done_by', 'note', 'picture'], none: ['lodge_slug'] },
  },
})
