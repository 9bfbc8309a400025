import { adminSearchEndpoints } from '#contract/reports/admin-search.ts'
import { dueEndpoints } from '#contract/reports/due.ts'
import { launchEndpoints } from '#contract/reports/launch-checklist.ts'
import { monthReportEndpoints } from '#contract/reports/month-report.ts'
import { overviewEndpoints } from '#contract/reports/overview.ts'
import { problemEndpoints } from '#contract/reports/problems.ts'
import { timelineEndpoints } from '#contract/reports/timeline.ts'
import { defineModule } from '#server/platform/module.ts'
import { paymentDependencies } from '../payments/payment-dependencies.ts'
import { reportRoutes } from './routes.ts'

export const reportsModule = defineModule({
  name: 'reports',
  summary:
    'Overview, search, launch checklist, dues, what is broken, timeline, month report and its CSV, audit trail.',
  dependsOn: ['bookings', 'calendar', 'legal', 'lodges', 'payments', 'rates'],
  endpoints: [
    ...[overviewEndpoints, dueEndpoints, problemEndpoints, monthReportEndpoints, timelineEndpoints],
    ...[launchEndpoints, adminSearchEndpoints],
  ],
  register: ({ app, getContext, events, services }) =>
    reportRoutes(app, getContext, events, services.get(paymentDependencies)),
  personalData: {},
})
