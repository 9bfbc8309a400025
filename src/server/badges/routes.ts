import type { FastifyInstance } from 'fastify'
import { badgeEndpoints } from '#contract/badges.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { createDay1Badge, createInvestorBadge, isDay1Investor, listBadges, listOwnBadges } from './badges.ts'

export function badgeRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, badgeEndpoints, contextOf, {
    listBadges: (context) => listBadges(context),
    listOwnBadges: (context, { params }) => listOwnBadges(context, params.email),
    checkDay1: async (context, { params }) => ({
      isDay1Investor: await isDay1Investor(context, params.email),
    }),
    createDay1Badge: async (context, { body }, answer) => {
      const { badge, isNew } = await createDay1Badge(context, body)
      if (!isNew) answer.status(200)
      return badge
    },
    createInvestorBadge: (context, { body }) => createInvestorBadge(context, body),
  })
}
