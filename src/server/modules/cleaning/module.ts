import { dayEndpoints } from '#contract/cleaning/day.ts'
import { defineModule } from '#server/platform/module.ts'
import { cleaningRoutes } from './routes.ts'

export const cleaningModule = defineModule({
  name: 'cleaning',
  summary: 'The day sheet, cleanings and their pictures.',
  dependsOn: ['bookings', 'calendar', 'lodges'],
  endpoints: [dayEndpoints],
  register: cleaningRoutes,
  personalData: {
    cleanings: { staff: ['done_by', 'note', 'picture'], none: ['lodge_slug'] },
  },
})
