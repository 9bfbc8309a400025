import { accountantEndpoints } from '#contract/reports/accountant.ts'
import { adminSearchEndpoints } from '#contract/reports/admin-search.ts'
import { dueEndpoints } from '#contract/reports/due.ts'
import { launchEndpoints } from '#contract/reports/launch-checklist.ts'
import { monthReportEndpoints } from '#contract/reports/month-report.ts'
import { overviewEndpoints } from '#contract/reports/overview.ts'
import { problemEndpoints } from '#contract/reports/problems.ts'
import { timelineEndpoints } from '#contract/reports/timeline.ts'
import { defineModule } from '#server/platform/module.ts'
import { reportFiles } from '../mail/start-sender.ts'
import { paymentDependencies } from '../payments/payment-dependencies.ts'
import { attachMonth } from './accountant.ts'
import { reportRoutes } from './routes.ts'

export const reportsModule = defineModule({
  name: 'reports',
  summary:
    'Overview, search, launch checklist, dues, what is broken, timeline, month report, its CSV and its email to the accountant, audit trail.',
  dependsOn: ['bookings', 'calendar', 'legal', 'lodges', 'mail', 'payments', 'rates'],
  endpoints: [
    ...[overviewEndpoints, dueEndpoints, problemEndpoints, monthReportEndpoints, timelineEndpoints],
    ...[launchEndpoints, adminSearchEndpoints, accountantEndpoints],
  ],
  register: ({ app, getContext, events, services }) => {
    services.provide(reportFiles, attachMonth)
    reportRoutes(app, getContext, events, services.get(paymentDependencies))
  },
  personalData: {},
})
