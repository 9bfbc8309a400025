const SITE = 'Crypto Lodge'

export function siteHead(fonts: object[]) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#070a13' },
      { property: 'og:site_name', content: SITE },
      { title: SITE },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...fonts,
    ],
  }
}

export type PageHead = {
  title: string
  description: string
  path: string
  siteUrl: string
  /** Path of a picture of 1200 × 630 pixels. */
  image?: string
  isPrivate?: boolean
  /** schema.org data for JSON-LD. */
  data?: object
}

export function pageHead(page: PageHead) {
  const title = page.title === SITE ? SITE : `${page.title} · ${SITE}`
  const url = `${page.siteUrl}${page.path}`
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${page.siteUrl}${page.image ?? '/og/home.jpg'}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.data ? [{ 'script:ld+json': page.data }] : []),
    ],
    links: page.isPrivate ? [] : [{ rel: 'canonical', href: url }],
  }
}
