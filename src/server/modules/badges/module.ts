import { badgeEndpoints } from '#contract/badges/badges.ts'
import { defineModule } from '#server/platform/module.ts'
import { paymentListeners } from '../payments/payment-dependencies.ts'
import { settleEarnedBadge } from './earned.ts'
import { badgeRoutes } from './routes.ts'

export const badgesModule = defineModule({
  name: 'badges',
  summary: 'Day 1 and investor badges.',
  dependsOn: ['mail', 'payments'],
  endpoints: [badgeEndpoints],
  register: ({ app, getContext, services }) => {
    badgeRoutes(app, getContext)
    services.get(paymentListeners).push((context, payment) => settleEarnedBadge(context, payment))
  },
  personalData: {
    user_badges: {
      badge: ['user_email', 'user_name'],
      none: ['badge_type', 'badge_title', 'badge_description', 'badge_color', 'badge_icon'],
    },
  },
})
