// npm run pictures -- --brand: link previews (1200 × 630) and the app's icons, drawn from one mark, an A-frame's roof line.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const NIGHT = '#0a0e17'
const EMBER = '#f2a65a'
const WARM_WHITE = '#f5efe6'

/** The mark in a square of 64: roof line and lit door. */
const mark = (
  roof = WARM_WHITE,
  ground = NIGHT,
  radius = 14,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${radius}" fill="${ground}"/>
  <path d="M10 51 32 12l22 39" fill="none" stroke="${roof}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M25.5 51V41l6.5-7.5L38.5 41v10z" fill="${EMBER}"/>
</svg>
`

const MANIFEST = {
  name: 'Crypto Lodge',
  short_name: 'Crypto Lodge',
  description: 'Sixteen A-frame lodges, each themed on a coin.',
  start_url: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** A PNG wrapped as .ico, which every browser still asks for once. */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

export async function writeIcons() {
  writeFileSync('public/favicon.svg', mark())
  const png = (size, radius) =>
    sharp(Buffer.from(mark(WARM_WHITE, NIGHT, radius)), { density: (72 * size) / 64 })
      .resize(size)
      .png({ compressionLevel: 9 })
  await png(192, 14).toFile('public/icon-192.png')
  await png(512, 0).toFile('public/icon-512.png')
  await png(180, 0).toFile('public/apple-touch-icon.png')
  writeFileSync('public/favicon.ico', icoOf(await png(32, 8).toBuffer(), 32))
  writeFileSync('public/manifest.webmanifest', `${JSON.stringify(MANIFEST, null, 2)}\n`)
}

const FONT = 'src/web/platform/ui/fonts/fraunces-display.woff2'
const dataUrl = (path, type) => `data:${type};base64,${readFileSync(path).toString('base64')}`

function card({ picture, title, line, accent }) {
  return `<!doctype html><style>
  @font-face { font-family: Fraunces; src: url(${dataUrl(FONT, 'font/woff2')}) }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; color: ${WARM_WHITE}; font-family: Fraunces; background: ${NIGHT} }
  img { position: absolute; width: 1200px; height: 800px; top: -70px }
  .scrim { position: absolute; inset: 0; background: linear-gradient(0deg, #060910f2 0%, #060910c8 22%, #06091000 52%) }
  .mark { position: absolute; left: 60px; top: 48px; width: 72px }
  h1 { position: absolute; left: 60px; bottom: 96px; margin: 0; font-weight: 400; font-size: 84px; letter-spacing: -.015em; line-height: 1 }
  p { position: absolute; left: 62px; bottom: 46px; margin: 0; font-size: 30px; font-weight: 380; opacity: .92 }
  i { position: absolute; left: 0; right: 0; bottom: 0; height: 6px; background: ${accent} }
  </style><img src="${dataUrl(picture, 'image/webp')}"><div class="scrim"></div><div class="mark">${mark(accent)}</div><h1>${title}</h1><p>${line}</p><i></i>`
}

/** Draws the previews of these lodges and the home page's. */
export async function writeLinkPreviews(chosen) {
  mkdirSync('public/og', { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const picture = (slug) => `public/pictures/${slug}/exterior.webp`
  const cards = chosen.map(({ slug, name, accent }) => ({
    file: slug,
    picture: picture(slug),
    title: name,
    line: 'A night at Crypto Lodge',
    accent,
  }))
  cards.push({
    file: 'home',
    picture: picture('solana-lodge'),
    title: 'Crypto Lodge',
    line: 'Sixteen A-frame lodges, each themed on a coin',
    accent: WARM_WHITE,
  })
  for (const { file, ...content } of cards) {
    await page.setContent(card(content), { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot()
    await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toFile(`public/og/${file}.jpg`)
  }
  await browser.close()
}
