import type { FastifyInstance } from 'fastify'
import { legalEndpoints } from '#contract/legal/legal.ts'
import { mailtoLink } from '#contract/platform/email-address.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { defineModule } from '#server/platform/module.ts'
import { readFacts } from './operator.ts'
import { legalRoutes } from './routes.ts'

const DAY_MS = 86_400_000
/** RFC 9116, section 2.5.5, advises less than a year. */
const VALID_DAYS = 180

function serveSecurityText(app: FastifyInstance, context: Context): void {
  const site = publicUrl(context.config)
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = await readFacts(context)
    const lines = [
      `Contact: ${email ? mailtoLink(email) : `${site}/contact`}`,
      `Expires: ${expiry(context.clock.now())}`,
      'Preferred-Languages: en',
      `Canonical: ${site}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/** A midnight in UTC, so that the text changes once a day. */
function expiry(now: number): string {
  return new Date(now - (now % DAY_MS) + VALID_DAYS * DAY_MS).toISOString()
}

export const legalModule = defineModule({
  name: 'legal',
  summary: 'The four legal pages, facts about the operator, `security.txt`.',
  dependsOn: [],
  endpoints: [legalEndpoints],
  register: ({ app, getContext, context }) => {
    legalRoutes(app, getContext)
    serveSecurityText(app, context)
  },
  personalData: {
    site_texts: { operator: ['text'], none: ['kind', 'name'] },
  },
})
