import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'
import type { LodgeReviews } from '#contract/reviews/reviews.ts'

const REVIEWS_LISTED = 5

/** Google's vacation rentals require this many. */
const MAX_PICTURES = 8

type VacationRental = {
  siteUrl: string
  /** Whole dollars, over the nights to come. */
  lowestPrice: number
  written?: LodgeReviews | undefined
}

/**
 * schema.org `VacationRental` with the newest reviews. Only guests of confirmed stays learn the street, so it names the town and rounds coordinates to two
 * digits.
 */
export function vacationRental(lodge: Lodge, { siteUrl, lowestPrice, written }: VacationRental): object {
  const url = `${siteUrl}/lodge/${lodge.slug}`
  const [latitude, longitude] = [twoDigits(lodge.latitude), twoDigits(lodge.longitude)]
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': url,
    identifier: lodge.slug,
    name: lodge.name,
    description: lodge.description,
    url,
    image: pictureAddresses(lodge).map((src) => new URL(src, siteUrl).href),
    latitude,
    longitude,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: postalAddress(lodge),
    checkinTime: `${lodge.checkInFrom}:00`,
    checkoutTime: `${lodge.checkOutUntil}:00`,
    priceRange: `from ${formatDollars(lowestPrice)} a night`,
    makesOffer: {
      '@type': 'Offer',
      url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: lowestPrice,
        priceCurrency: 'USD',
        unitCode: 'DAY',
        unitText: 'night',
      },
    },
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}{?checkIn,checkOut,party}`, inLanguage: 'en' },
      result: { '@type': 'LodgingReservation', name: `Stay at ${lodge.name}` },
    },
    ...(written && reviewData(written)),
    containsPlace: accommodation(lodge),
  }
}

/** Facts that the owner has not given are left out. */
function accommodation({ maxGuests, features, bedrooms, beds, baths }: Lodge): object {
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: maxGuests },
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(beds !== null && { bed: [{ '@type': 'BedDetails', numberOfBeds: beds }] }),
    ...(baths !== null && { numberOfBathroomsTotal: baths }),
    amenityFeature: features.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

/** 'Telluride, Colorado' is a town and a state. */
function postalAddress({ place, countryCode }: Lodge): object {
  const [, city = place, region] = /^(.+),\s*([^,]+)$/.exec(place) ?? []
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(countryCode && { addressCountry: countryCode }),
  }
}

function pictureAddresses(lodge: Lodge): string[] {
  const { exteriorImage, interiorImages, fireplaceImage, daylight, artGallery } = lodge
  const shown = [
    exteriorImage,
    ...interiorImages,
    ...(fireplaceImage ? [fireplaceImage] : []),
    ...(daylight?.exteriorImage === exteriorImage ? [daylight.picture.src] : []),
    ...(artGallery ?? []).map(({ image }) => image),
  ]
  return [...new Set(shown)].slice(0, MAX_PICTURES)
}

const twoDigits = (degrees: number): number => Math.round(degrees * 100) / 100

/** Empty without reviews. */
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
