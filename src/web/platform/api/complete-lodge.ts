import { defaultPolicy } from '#contract/bookings/built-in-policies.ts'
import { DEFAULT_CHECK_IN_FROM, DEFAULT_CHECK_OUT_UNTIL } from '#contract/bookings/stay-times.ts'
import { coinNamed } from '#contract/lodges/coins.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'

type Optional =
  | 'features'
  | 'essentials'
  | 'driveTimes'
  | 'interiorImages'
  | 'imageTexts'
  | 'pictures'
  | 'panoramas'
  | 'coinId'
  | 'priceFrom'
  | 'cancellationPolicy'
  | 'countryCode'
  | 'bedrooms'
  | 'beds'
  | 'baths'
  | 'checkInFrom'
  | 'checkOutUntil'
  | 'houseRules'
  | 'licence'
  | 'accessibleFeatures'
  | 'instantBook'
  | 'paymentSchedule'
  | 'rating'

/** The specification's fields; the others may be missing or null. */
export type GivenLodge = Omit<Lodge, Optional> & { [Field in Optional]?: Lodge[Field] | null }

export function completeLodge(given: GivenLodge): Lodge {
  return {
    ...given,
    features: given.features ?? [],
    essentials: given.essentials ?? [],
    driveTimes: given.driveTimes ?? [],
    interiorImages: given.interiorImages ?? [],
    imageTexts: given.imageTexts ?? {},
    pictures: given.pictures ?? [],
    panoramas: given.panoramas ?? {},
    priceFrom: given.priceFrom ?? null,
    cancellationPolicy: given.cancellationPolicy ?? defaultPolicy,
    countryCode: given.countryCode ?? null,
    bedrooms: given.bedrooms ?? null,
    beds: given.beds ?? null,
    baths: given.baths ?? null,
    checkInFrom: given.checkInFrom ?? DEFAULT_CHECK_IN_FROM,
    checkOutUntil: given.checkOutUntil ?? DEFAULT_CHECK_OUT_UNTIL,
    houseRules: given.houseRules ?? [],
    licence: given.licence ?? null,
    accessibleFeatures: given.accessibleFeatures ?? [],
    instantBook: given.instantBook ?? false,
    paymentSchedule: given.paymentSchedule ?? null,
    rating: given.rating ?? null,
    coinId: given.coinId === undefined ? coinNamed(given.name) : given.coinId,
  }
}
