import type { FastifyInstance } from 'fastify'
import { interestEndpoints } from '#contract/interests.ts'
import { sellsInvestments } from '../config.ts'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { clientNetwork } from '../http/client-network.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { KeyedRateLimiter, RateLimiter } from '../socket/rate-limiter.ts'
import { interestsCsv, listInterests, registerInterest } from './interests.ts'

const HOUR_MS = 3_600_000
/** Registrations of one network in an hour; several people may share it. */
const OF_A_NETWORK = 20

export function investmentRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  const slowDown = networkLimit()
  mount(app, interestEndpoints, contextOf, {
    readInvestmentSale: async ({ config }) => ({ areSold: sellsInvestments(config) }),
    registerInterest: async (context, { body }) => {
      slowDown(context)
      await registerInterest(context, body)
      return null
    },
    listInterests: (context, { query }) => listInterests(context, query),
    exportInterests: (context, _input, answer) => {
      answer.header('content-disposition', 'attachment; filename="investment-interests.csv"')
      return interestsCsv(context)
    },
  })
}

/** Fails with `too_many` when a network registers too often. */
function networkLimit(): (context: Context) => void {
  const ofNetwork = new KeyedRateLimiter(() => new RateLimiter(OF_A_NETWORK, HOUR_MS))
  return ({ config, clock, visitor }) => {
    if (config.RATE_LIMIT === 'off' || ofNetwork.takes(clientNetwork(visitor.address), clock.now())) return
    throw failure('too_many', 'That was a lot at once. Please try again in an hour.')
  }
}
