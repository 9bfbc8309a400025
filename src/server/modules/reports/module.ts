import { dueEndpoints } from '#contract/reports/due.ts'
import { monthReportEndpoints } from '#contract/reports/month-report.ts'
import { overviewEndpoints } from '#contract/reports/overview.ts'
import { problemEndpoints } from '#contract/reports/problems.ts'
import { timelineEndpoints } from '#contract/reports/timeline.ts'
import { defineModule } from '#server/platform/module.ts'
import { reportRoutes } from './routes.ts'

export const reportsModule = defineModule({
  name: 'reports',
  summary: 'Overview, dues, what is broken, timeline, month report and its CSV, audit trail.',
  dependsOn: ['bookings', 'calendar', 'lodges', 'payments', 'rates'],
  endpoints: [overviewEndpoints, dueEndpoints, problemEndpoints, monthReportEndpoints, timelineEndpoints],
  register: ({ app, contextOf, events }) => reportRoutes(app, contextOf, events),
  personalData: {},
})
