import type { FastifyInstance } from 'fastify'
import { overviewEndpoints } from '#contract/admin.ts'
import { emailPreviewEndpoints } from '#contract/email-previews/email-previews.ts'
import { dayEndpoints } from '#contract/reports/day.ts'
import { dueEndpoints } from '#contract/reports/due.ts'
import { monthReportEndpoints } from '#contract/reports/month-report.ts'
import { timelineEndpoints } from '#contract/reports/timeline.ts'
import type { Events } from '#server/platform/events.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { recordExport } from '../auth/audit.ts'
import { changeCleaning } from '../cleaning/change-cleaning.ts'
import { cleaningPictureRoute } from '../cleaning/cleaning-picture-route.ts'
import { readCleaningPicture, setCleaningPicture } from '../cleaning/cleaning-pictures.ts'
import { listEmailPreviews, readEmailPreview } from '../email-previews/email-previews.ts'
import type { DrawPictures } from '../lodges/draw-pictures.ts'
import { listAudit } from './audit-trail.ts'
import { readDay } from './day.ts'
import { listDue } from './due.ts'
import { monthCsv } from './month-csv.ts'
import { readMonthReport } from './month-report.ts'
import { OverviewCache } from './overview.ts'
import { paymentsCsv } from './payments-csv.ts'
import { readTimeline } from './timeline.ts'

export function adminRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  events: Events,
  pictures: DrawPictures,
): void {
  const overview = new OverviewCache(events)
  mount(app, overviewEndpoints, contextOf, {
    readOverview: (context) => overview.get(context),
    listAudit: (context, { query }) => listAudit(context, query),
  })
  mount(app, dayEndpoints, contextOf, {
    readDay: (context, { query }) => readDay(context, query),
    changeCleaning: (context, { params, body }) => changeCleaning(context, params, body),
    readCleaningPicture: (context, { params }) => readCleaningPicture(context, params),
    removeCleaningPicture: (context, { params }) => setCleaningPicture(context, params, null),
  })
  mount(app, emailPreviewEndpoints, contextOf, {
    listEmailPreviews: (context) => listEmailPreviews(context),
    readEmailPreview: (context, { params }) => readEmailPreview(context, params.name),
  })
  mount(app, timelineEndpoints, contextOf, {
    readTimeline: (context, { query }) => readTimeline(context, query),
  })
  cleaningPictureRoute(app, contextOf, pictures)
  mount(app, dueEndpoints, contextOf, { listDue })
  mount(app, monthReportEndpoints, contextOf, {
    readMonthReport: async (context, { query: { month, format } }, answer) => {
      const report = await readMonthReport(context, month)
      if (format === 'csv') {
        await recordExport(context, 'month report as CSV', { month })
        answer.header('content-disposition', `attachment; filename="month-${month}.csv"`)
        answer.text('text/csv', monthCsv(report))
      }
      return report
    },
    exportPayments: async (context, { query: { month } }, answer) => {
      await recordExport(context, 'payments as CSV', { month })
      answer.header('content-disposition', `attachment; filename="payments-${month}.csv"`)
      return paymentsCsv(context, month)
    },
  })
}
