import { describe, expect, test } from 'vitest'
import { defaultPolicy } from '#contract/bookings/built-in-policies.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { tourScenes } from './tour-scenes.ts'

const aLodge = (more: Partial<Lodge> = {}): Lodge => ({
  id: 1,
  name: 'XRP Lodge',
  slug: 'xrp-lodge',
  description: '',
  color: '#FFD700',
  icon: '',
  price: 450,
  maxDogs: 0,
  priceFrom: null,
  maxGuests: 6,
  features: [],
  exteriorImage: '/pictures/xrp-lodge/exterior.webp',
  interiorImages: ['living', 'bedroom', 'bathroom', 'fireplace'].map(
    (name) => `/pictures/xrp-lodge/${name}.webp`,
  ),
  imageTexts: {},
  fireplaceImage: null,
  neonFireplaceVideo: null,
  artGallery: null,
  coinId: 'ripple',
  cancellationPolicy: defaultPolicy,
  instantBook: false,
  isArrivalFormRequired: false,
  paymentSchedule: null,
  rating: null,
  neonColor: '#FFD700',
  place: '',
  countryCode: null,
  landscape: '',
  latitude: 0,
  longitude: 0,
  timeZone: 'UTC',
  bedrooms: null,
  beds: null,
  baths: null,
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  houseRules: [],
  licence: null,
  accessibleFeatures: [],
  essentials: [],
  driveTimes: [],
  pictures: [],
  panoramas: {},
  version: 1,
  ...more,
})

describe('the scenes of a tour', () => {
  test('link to each other along the floor plan only', () => {
    const ways = tourScenes(aLodge()).map(({ id, hotspots }) => [
      id,
      hotspots.flatMap(({ targetScene }) => targetScene ?? []).sort(),
    ])
    expect(Object.fromEntries(ways)).toEqual({
      exterior: ['interior'],
      interior: ['bedroom', 'exterior', 'neon-fireplace'],
      bedroom: ['bathroom'],
      bathroom: ['bedroom'],
      'neon-fireplace': ['interior'],
    })
  })

  test('point at the infinity pool only where the lodge has the feature', () => {
    const outside = (features: string[], slug = 'xrp-lodge') =>
      tourScenes(aLodge({ features, slug }))[0]?.hotspots.map(({ title }) => title)
    expect(outside([])).not.toContain('Infinity Pool')
    expect(outside(['Private Infinity Pool'])).toContain('Infinity Pool')
    expect(outside(['Private Infinity Pool'], 'a-new-lodge')).toContain('Infinity Pool')
  })

  test('mark the hot tub on the deck, or where it is sunk into the ground', () => {
    const tub = (slug: string) =>
      tourScenes(aLodge({ slug }))[0]?.hotspots.find(({ title }) => title === 'Hot Tub')
    expect(tub('xrp-lodge')).toMatchObject({ description: expect.stringContaining('Cedar') })
    expect(tub('stellar-lumens-lodge')).toMatchObject({ description: expect.stringContaining('Sunk') })
    expect(tub('stellar-lumens-lodge')?.x).toBeLessThan(tub('moo-deng-lodge')?.x ?? 0)
  })

  test('take the interior pictures in order, and the exterior where one is missing', () => {
    const pictures = (interiorImages: string[]) =>
      tourScenes(aLodge({ exteriorImage: '/e.jpg', interiorImages })).map(({ image }) => image)
    expect(pictures(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'])).toEqual([
      '/e.jpg',
      '/0.jpg',
      '/1.jpg',
      '/2.jpg',
      '/3.jpg',
    ])
    expect(pictures(['/0.jpg'])).toEqual(['/e.jpg', '/0.jpg', '/e.jpg', '/e.jpg', '/e.jpg'])
  })

  test('have hotspots inside their pictures, each with its own text', () => {
    for (const slug of ['xrp-lodge', 'moo-deng-lodge', 'tezos-lodge'])
      for (const { hotspots } of tourScenes(aLodge({ slug, features: ['Private Infinity Pool'] }))) {
        expect(new Set(hotspots.map(({ title }) => title)).size).toBe(hotspots.length)
        for (const { x, y, description } of hotspots) {
          expect(Math.min(x, y)).toBeGreaterThan(0)
          expect(Math.max(x, y)).toBeLessThan(100)
          expect(description).not.toBe('')
        }
      }
  })

  test("have hotspots in built-in pictures and none in an owner's", () => {
    const [outside] = tourScenes(aLodge({ features: ['Private Infinity Pool'] }))
    expect(outside?.imageSpots).toHaveProperty('hot-tub')
    const [owners] = tourScenes(aLodge({ exteriorImage: 'https://example.com/house.jpg' }))
    expect(owners?.imageSpots).toEqual({})
  })
})
