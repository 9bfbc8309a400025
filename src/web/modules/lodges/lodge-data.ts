import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'
import type { LodgeReviews } from '#contract/reviews/reviews.ts'

/** Reviews in a page's structured data. */
const REVIEWS_LISTED = 5

/** schema.org `VacationRental` of a lodge's page, with the newest of its reviews. */
export function vacationRental(lodge: Lodge, siteUrl: string, written?: LodgeReviews): object {
  const shown = [
    lodge.exteriorImage,
    ...lodge.interiorImages,
    ...(lodge.fireplaceImage ? [lodge.fireplaceImage] : []),
    ...Object.values(lodge.panoramas).map(({ src }) => src),
    ...(lodge.artGallery ?? []).map(({ image }) => image),
  ]
  const pictures = [...new Set(shown)].map((src) => new URL(src, siteUrl).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: lodge.slug,
    name: lodge.name,
    description: lodge.description,
    url: `${siteUrl}/lodge/${lodge.slug}`,
    image: pictures,
    latitude: lodge.latitude,
    longitude: lodge.longitude,
    address: { '@type': 'PostalAddress', addressLocality: lodge.place },
    priceRange: priceRangeOf(lodge),
    ...(written && reviewData(written)),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: lodge.maxGuests },
      amenityFeature: lodge.features.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  }
}

/** `aggregateRating` and `review`; nothing without a review. */
function reviewData({ average, count, reviews }: LodgeReviews): object {
  if (average === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    review: reviews
      .filter(({ stars }) => stars !== null)
      .slice(0, REVIEWS_LISTED)
      .map(({ stars, text, name }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      })),
  }
}

function priceRangeOf({ price, priceFrom, hasOnePrice }: Lodge): string {
  const from = priceFrom === null || hasOnePrice ? '' : 'from '
  return `${from}${formatDollars(priceFrom ?? price)} a night`
}
