import type { FastifyInstance } from 'fastify'
import { interestEndpoints } from '#contract/investments/interests.ts'
import { recordExport } from '#server/platform/audit.ts'
import { sellsInvestments } from '#server/platform/config.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { interestsCsv, listInterests, registerInterest } from './interests.ts'

const REGISTRATIONS_AN_HOUR = 20

export function investmentRoutes(app: FastifyInstance, getContext: GetContext): void {
  const slowDown = hourlyLimit(REGISTRATIONS_AN_HOUR)
  mount(app, interestEndpoints, getContext, {
    readInvestmentSale: async ({ config }) => ({ areSold: sellsInvestments(config) }),
    registerInterest: async (context, { body }) => {
      slowDown(context)
      await registerInterest(context, body)
      return null
    },
    listInterests: (context, { query }) => listInterests(context, query),
    exportInterests: async (context, _input, answer) => {
      await recordExport(context, 'investment interests as CSV')
      answer.header('content-disposition', 'attachment; filename="investment-interests.csv"')
      return interestsCsv(context)
    },
  })
}
