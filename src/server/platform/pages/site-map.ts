import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { lodges } from '../database/tables/lodges.ts'

/** Public pages besides the lodges'. */
const pages = [
  '/',
  '/browse',
  '/art-gallery',
  '/badges',
  '/investor',
  '/investor-badges',
  '/developer',
  '/terms',
  '/privacy',
  '/accessibility',
  '/contact',
]

/** `/sitemap.xml` (sitemaps.org 0.9) and `/robots.txt` (RFC 9309). */
export function serveSiteMap(app: FastifyInstance, context: Context): void {
  const site = publicUrl(context.config)
  app.get('/sitemap.xml', async (_request, reply) => {
    const rows = await context.db.select({ slug: lodges.slug }).from(lodges).orderBy(asc(lodges.id))
    const paths = [...pages, ...rows.flatMap(({ slug }) => [`/lodge/${slug}`, `/lodge/${slug}/chat`])]
    const urls = paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('\n')
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      )
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin/\nDisallow: /booking/\nSitemap: ${site}/sitemap.xml\n`,
      ),
  )
}
