import { expect, test } from 'vitest'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { createCall } from '#web/platform/api/call.ts'
import { createQueryClient } from '#web/platform/api/query-client.ts'
import { FakeNetwork } from '#web/testing/fake-network.ts'
import { lodgeReviewsQuery } from '../modules/reviews/lodge-reviews-query.ts'
import { loadRental } from './-load-rental.ts'

const siteUrl = 'https://crypto-lodge.example'
const network = new FakeNetwork()
const call = createCall(network.fetch)

async function renderRental(change: Partial<Lodge> = {}) {
  const queryClient = createQueryClient()
  await queryClient.prefetchQuery(lodgeReviewsQuery(call, 'xrp-lodge'))
  const lodge = await call('GET /api/lodges/{slug}', { params: { slug: 'xrp-lodge' } })
  const page = { call, queryClient, siteUrl, isPaged: false, scripts: {} }
  return loadRental(page, { ...lodge, ...change })
}

test('a lodge offers its nights from the lowest price of the next 90 days', async () => {
  const days = [450, 280, 610].map((price, day) => {
    return { date: `2026-12-0${day + 1}`, price, minNights: 1, arrival: true, departure: true }
  })
  const end = network.answer('GET /api/lodges/{slug}/rates', { days })
  const offer = { makesOffer: { priceSpecification: { minPrice: 280, priceCurrency: 'USD' } } }
  expect(await renderRental()).toMatchObject({ ...offer, priceRange: 'from $280 a night' })
  end()
  const restore = network.fail('GET /api/lodges/{slug}/rates')
  expect(await renderRental({ priceFrom: 310 })).toMatchObject({ priceRange: 'from $310 a night' })
  restore()
})

test('what nobody has said of a lodge is left out', async () => {
  const rental = await renderRental({
    countryCode: null,
    place: 'Somewhere',
    bedrooms: null,
    beds: null,
    baths: null,
    interiorImages: [],
    fireplaceImage: null,
    daylight: undefined,
    artGallery: null,
  })
  expect(rental).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: 'Somewhere' },
    image: [`${siteUrl}/pictures/xrp-lodge/exterior.webp`],
  })
  expect(JSON.stringify(rental)).not.toMatch(/addressCountry|addressRegion|numberOf|aggregateRating|null/)
})

test('reviews give a rating', async () => {
  const review = {
    id: 1,
    stars: 5,
    text: 'Warm.',
    name: 'Rita',
    month: '2026-11',
    reply: null,
    removedReason: null,
  }
  const end = network.change('GET /api/lodges/{slug}/reviews', (seeded) => {
    return { ...seeded, average: 4.5, count: 2, reviews: [review] }
  })
  expect(await renderRental()).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ reviewBody: 'Warm.' }],
  })
  end()
})
