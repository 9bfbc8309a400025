import { cleaningCodeEndpoints } from '#contract/guide/cleaning-codes.ts'
import { guideEndpoints } from '#contract/guide/guide.ts'
import { lockGateway, lockProvider } from '#server/platform/gateways/locks/lock-provider.ts'
import { defineModule } from '#server/platform/module.ts'
import { guideRoutes } from './routes.ts'
import { DOOR_CODES_EVERY_MS, sweepDoorCodes } from './sync-door-codes.ts'

export const guideModule = defineModule({
  name: 'guide',
  summary: 'The guide of a lodge, when its secrets open, door codes at the lock provider.',
  dependsOn: ['bookings', 'cleaning', 'lodges', 'payments'],
  endpoints: [guideEndpoints, cleaningCodeEndpoints],
  register: ({ app, getContext, context, services }) => {
    const { locks, why } = lockProvider(context)
    if (why) context.log.warn(why)
    guideRoutes(app, getContext, services.provide(lockGateway, locks))
  },
  jobs: [
    {
      name: 'the sweep of door codes',
      everyMs: DOOR_CODES_EVERY_MS,
      start: ({ context, events, services }) => sweepDoorCodes(context, services.get(lockGateway), events),
    },
  ],
  personalData: {
    lodge_guides: {
      operator: ['contact'],
      none: [
        'lodge_slug',
        'address',
        'directions',
        'wifi_name',
        'wifi_password',
        'rules',
        'door_code',
        'lock_device_id',
      ],
    },
    stay_door_codes: { none: ['purpose', 'provider', 'device_id', 'external_id', 'code', 'last_error'] },
    stay_guides: { none: ['door_code'] },
  },
})
