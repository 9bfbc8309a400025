import type { FastifyInstance } from 'fastify'
import { badgeEndpoints } from '#contract/badges/badges.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { createDay1Badge, createInvestorBadge, isDay1Investor, listBadges, listOwnBadges } from './badges.ts'

const BADGES_AN_HOUR = 100
/** Keeps one visitor from using up the few Early Investor places by unpaid claims. */
const EARLY_PLACES_AN_HOUR = 10
/** With a mail server, each Day 1 badge of an unconfirmed address sends it an email. */
const CONFIRMATIONS_AN_HOUR = 20

export function badgeRoutes(app: FastifyInstance, getContext: GetContext): void {
  const limitBadges = hourlyLimit(BADGES_AN_HOUR)
  const limitEarlyPlaces = hourlyLimit(EARLY_PLACES_AN_HOUR)
  const limitConfirmations = hourlyLimit(CONFIRMATIONS_AN_HOUR)
  mount(app, badgeEndpoints, getContext, {
    listBadges: (context) => listBadges(context),
    listOwnBadges: (context, { params }) => listOwnBadges(context, params.email),
    checkDay1: async (context, { params }) => ({
      isDay1Investor: await isDay1Investor(context, params.email),
    }),
    createDay1Badge: async (context, { body }, answer) => {
      limitBadges(context)
      if (context.config.SMTP_URL) limitConfirmations(context)
      const { badge, isNew } = await createDay1Badge(context, body)
      if (!isNew) answer.status(200)
      return badge
    },
    createInvestorBadge: async (context, { body }) => {
      limitBadges(context)
      return createInvestorBadge(context, body, limitEarlyPlaces)
    },
  })
}
