import { deferred } from '../src/server/testing/deferred.ts'
import { expect, test } from './test.ts'

for (const { path, kilobytes, brotli } of [
  { path: '/', kilobytes: 90, brotli: 18 },
  { path: '/browse', kilobytes: 68, brotli: 14 },
] as const)
  test(`${path} has at most ${kilobytes} KB of HTML, ${brotli} KB with Brotli`, async ({ visit }) => {
    const page = await visit({ path })
    const sizeAs = async (encoding: string) => {
      const { headers } = await fetch(new URL(path, page.url()), { headers: { 'accept-encoding': encoding } })
      return Number(headers.get('content-length'))
    }
    expect(await sizeAs('identity')).toBeLessThanOrEqual(kilobytes * 1024)
    expect(await sizeAs('br')).toBeLessThanOrEqual(brotli * 1024)
  })

test("each lodge's page has what search engines ask of a vacation rental, and no street", async ({
  visit,
}) => {
  const { request } = await visit({ path: '/developer' })
  const lodges = await (await request.get('/api/lodges')).json()
  expect(lodges).toHaveLength(16)
  for (const lodge of lodges) {
    const html = await (await request.get(`/lodge/${lodge.slug}`)).text()
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const rental = JSON.parse(json)
    const [city, region] = lodge.place.split(', ')
    const url = expect.stringContaining(`/lodge/${lodge.slug}`)
    const twoDigits = expect.stringMatching(/^-?\d+(\.\d{1,2})?$/)
    expect(rental).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      identifier: lodge.slug,
      name: lodge.name,
      url,
      checkinTime: `${lodge.checkInFrom}:00`,
      checkoutTime: `${lodge.checkOutUntil}:00`,
      makesOffer: {
        priceSpecification: {
          minPrice: lodge.priceFrom ?? lodge.price,
          priceCurrency: 'USD',
          unitText: 'night',
        },
      },
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: url } },
      containsPlace: {
        additionalType: 'EntirePlace',
        occupancy: { value: lodge.maxGuests },
        // An owner may have left them out.
        ...(lodge.bedrooms !== null && { numberOfBedrooms: lodge.bedrooms }),
        numberOfBathroomsTotal: lodge.baths,
        bed: [{ numberOfBeds: lodge.beds }],
      },
    })
    expect(rental.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: lodge.countryCode,
    })
    expect(lodge.countryCode).toMatch(/^(US|CA)$/)
    for (const degrees of [rental.latitude, rental.longitude, rental.geo.latitude, rental.geo.longitude])
      expect(String(degrees)).toEqual(twoDigits)
    const amenities = rental.containsPlace.amenityFeature.map(({ name }: { name: string }) => name)
    expect(amenities).toEqual(lodge.features)
    expect(new Set(rental.image).size).toBe(8)
    for (const src of rental.image) expect((await request.head(new URL(src).pathname)).status()).toBe(200)
  }
})

test('requests rendered data once more, and keeps it when that fails', async ({ visit }) => {
  const refused: string[] = []
  const page = await visit({
    path: '/browse',
    before: async (fresh) => {
      await fresh.route('**/api/{lodges,crypto-data}', (route) => route.fulfill({ status: 503 }))
      fresh.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url())
        if (/^.api.(lodges|crypto-data)$/.test(pathname)) refused.push(pathname)
      })
    },
  })
  await expect.poll(() => refused.toSorted()).toEqual(['/api/crypto-data', '/api/lodges'])
  await expect(page.getByTestId('lodge-card')).toHaveCount(16)
})

test('an unknown lodge has status 404 and a message', async ({ visit }) => {
  const page = await visit({ path: '/lodge/no-such-lodge' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Return Home' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge')).status()).toBe(404)
  expect((await page.request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await page.getByText('404 Page Not Found').waitFor()
})

test('shows an error while the server is away, and the page once it is back', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 503 }))
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Badges' }).click()
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Our server does not answer.', { exact: false }).waitFor()
  await page.unroute(scripts)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Badges' }).waitFor()
})

for (const [path, words] of [
  ['/', 'Rendering'],
  ['/', 'Pictures are renderings of the lodges as designed.'],
  ['/browse', 'Pictures are renderings of the lodges as designed.'],
  ['/investor', 'The picture is a rendering of the lodge as designed.'],
] as const)
  test(`${path} says without scripts: ${words}`, async ({ visit }) => {
    const page = await visit({ path, context: { javaScriptEnabled: false } })
    await page.getByText(words, { exact: true }).waitFor()
  })

for (const [path, what] of [
  ['/badges', '**/assets/badges-*.js'],
  ['/art-gallery', '**/assets/art-gallery-*.js'],
  ['/investor-badges', '**/assets/investor-badges-*.js'],
] as const)
  test(`shows a placeholder for a slow page: ${path}`, async ({ visit }) => {
    const page = await visit({ path: '/nowhere' })
    await page.waitForLoadState('networkidle')
    const answers = deferred()
    await page.route(what, async (route) => {
      await answers.promise
      await route.continue()
    })
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
      if (link) return link.click()
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'attached' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
    answers.resolve()
    await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
