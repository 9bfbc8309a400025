import type { FastifyInstance } from 'fastify'
import { accountantEndpoints } from '#contract/reports/accountant.ts'
import { adminSearchEndpoints } from '#contract/reports/admin-search.ts'
import { dueEndpoints } from '#contract/reports/due.ts'
import { launchEndpoints } from '#contract/reports/launch-checklist.ts'
import { monthReportEndpoints } from '#contract/reports/month-report.ts'
import { overviewEndpoints } from '#contract/reports/overview.ts'
import { problemEndpoints } from '#contract/reports/problems.ts'
import { timelineEndpoints } from '#contract/reports/timeline.ts'
import { recordExport } from '#server/platform/audit.ts'
import type { Events } from '#server/platform/events.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import type { PaymentDependencies } from '../payments/payment-dependencies.ts'
import { readAccountant, sendMonthReport, setAccountant } from './accountant.ts'
import { searchAdmin } from './admin-search.ts'
import { countAudit, listAudit } from './audit.ts'
import { listDue, remindDue } from './due.ts'
import { markLaunchItem, readLaunchChecklist } from './launch-checklist.ts'
import { monthCsv } from './month-csv.ts'
import { readMonthReport } from './month-report.ts'
import { OverviewCache } from './overview.ts'
import { paymentsCsv } from './payments-csv.ts'
import { readProblems } from './problems.ts'
import { readTimeline } from './timeline.ts'

export function reportRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  events: Events,
  payments: PaymentDependencies,
): void {
  const overview = new OverviewCache(events)
  mount(app, overviewEndpoints, getContext, {
    readOverview: (context) => overview.get(context),
    listAudit: (context, { query }) => listAudit(context, query),
    countAudit: (context, { query }) => countAudit(context, query),
  })
  mount(app, timelineEndpoints, getContext, {
    readTimeline: (context, { query }) => readTimeline(context, query),
  })
  mount(app, dueEndpoints, getContext, {
    listDue,
    remindDue: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'reminders', key: readIdempotencyKey(request), body }, (inner) =>
        remindDue(inner, body),
      ),
  })
  mount(app, adminSearchEndpoints, getContext, {
    searchAdmin: (context, { query }) => searchAdmin(context, query.q),
  })
  mount(app, problemEndpoints, getContext, { readProblems })
  mount(app, launchEndpoints, getContext, {
    readLaunchChecklist: (context) => readLaunchChecklist(context, payments),
    markLaunchItem: async (context, { params }) => {
      await markLaunchItem(context, params.name)
      return readLaunchChecklist(context, payments)
    },
  })
  mount(app, accountantEndpoints, getContext, {
    readAccountant,
    setAccountant: (context, { body }) => setAccountant(context, body.email),
    sendMonthReport: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'month-reports', key: readIdempotencyKey(request), body }, (inner) =>
        sendMonthReport(inner, body.month),
      ),
  })
  mount(app, monthReportEndpoints, getContext, {
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
