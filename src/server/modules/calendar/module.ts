import { calendarEndpoints } from '#contract/calendar/calendar.ts'
import { closureEndpoints } from '#contract/calendar/closures.ts'
import { defineModule } from '#server/platform/module.ts'
import { channelReader, createChannelReader } from './channels/channel-reader.ts'
import { syncDue } from './channels/sync-channels.ts'
import { calendarRoutes } from './routes.ts'

export const calendarModule = defineModule({
  name: 'calendar',
  summary: 'Events, closures, and the calendars of other sites that sell nights.',
  dependsOn: ['mail'],
  endpoints: [calendarEndpoints, closureEndpoints],
  register: ({ app, getContext, options, services }) => {
    const read = services.provide(channelReader, createChannelReader(options.channelWorker))
    calendarRoutes(app, getContext, read)
  },
  jobs: [
    {
      name: 'reading the calendars',
      everyMs: 60_000,
      run: ({ context, services }) => syncDue(context, services.get(channelReader)),
    },
  ],
  personalData: {
    calendar_events: {
      staff: ['title', 'description'],
      none: ['start_time', 'end_time', 'lodge_slug', 'event_type'],
    },
    calendar_feeds: { none: ['lodge_slug', 'name', 'url', 'last_error', 'last_change', 'unread'] },
    closures: { staff: ['reason'], none: ['lodge_slug'] },
    imported_stays: { none: ['uid', 'lodge_slug'] },
  },
})
