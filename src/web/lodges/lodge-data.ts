import type { Lodge } from '#contract/lodges.ts'

/** schema.org data of a lodge's page, as search engines read holiday homes. */
export function vacationRental(lodge: Lodge, siteUrl: string): object {
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
    priceRange: lodge.priceFrom === null ? `$${lodge.price} a night` : `from $${lodge.priceFrom} a night`,
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
