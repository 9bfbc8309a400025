import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AGENT_ADDRESS } from '#contract/agents/agents.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { lodges } from '../database/tables/lodges.ts'

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
  '/find-booking',
]

/** sitemaps.org 0.9 with Google's pictures, RFC 9309 and llmstxt.org. */
export function serveSiteMap(app: FastifyInstance, context: Context): void {
  const site = publicUrl(context.config)
  const hasAgents = context.config.MCP === 'on'
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await siteMap(context, site)),
  )
  const text = (path: string, lines: readonly string[]) =>
    app.get(path, (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`))
  text('/robots.txt', [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Disallow: /booking/',
    `Sitemap: ${site}/sitemap.xml`,
  ])
  text('/llms.txt', [
    '# Crypto Lodge',
    '> A-frame lodges in North America, each themed on a cryptocurrency. Guests book them here, without an agency.',
    '## Pages',
    `- [Lodges](${site}/browse): all lodges; checkIn, checkOut (YYYY-MM-DD) and party in the address search by dates`,
    `- [A lodge](${site}/lodge/xrp-lodge): rooms, rules, reviews, prices and booking; every lodge is at /lodge/ and its slug`,
    `- [Art](${site}/art-gallery), [badges](${site}/badges), [investing](${site}/investor): prints, discounts, packages`,
    `- [Terms](${site}/terms), [privacy](${site}/privacy), [contact](${site}/contact), [site map](${site}/sitemap.xml)`,
    '## API',
    `- [OpenAPI document](${site}/api/openapi.json): lodges at /api/lodges, free nights and quotes at /api/lodges/{slug}/`,
    ...(hasAgents
      ? [
          `- [MCP](${site}${AGENT_ADDRESS}): tools that search, price and prepare a stay; a person accepts and pays`,
        ]
      : []),
  ])
}

async function siteMap({ db }: Context, site: string): Promise<string> {
  const { slug, exteriorImage, interiorImages, fireplaceImage } = lodges
  const rows = await db
    .select({ slug, exteriorImage, interiorImages, fireplaceImage })
    .from(lodges)
    .orderBy(asc(lodges.id))
  const urls = [
    ...pages.map((path) => urlElement(site, path)),
    ...rows.flatMap((lodge) => {
      const pictures = [lodge.exteriorImage, ...lodge.interiorImages, lodge.fireplaceImage ?? '']
      const path = `/lodge/${lodge.slug}`
      return [urlElement(site, path, pictures.filter(Boolean)), urlElement(site, `${path}/chat`)]
    }),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

function urlElement(site: string, path: string, pictures: readonly string[] = []): string {
  const images = [...new Set(pictures)].map(
    (src) => `<image:image><image:loc>${escapeXml(new URL(src, site).href)}</image:loc></image:image>`,
  )
  return `<url><loc>${site}${path}</loc>${images.join('')}</url>`
}

/** An `href` percent-encodes the other characters that XML does not allow. */
const escapeXml = (address: string): string => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
