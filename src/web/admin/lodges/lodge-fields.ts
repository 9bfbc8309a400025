import type { CancellationPolicy } from '#contract/bookings/built-in-policies.ts'
import type { PaymentSchedule } from '#contract/bookings/payment-schedule.ts'
import type { Lodge, LodgeEdit } from '#contract/lodges/lodges.ts'
import { changedSince } from '../kit/editing/changed-since.ts'

export type LodgeFields = {
  name: string
  color: string
  price: number
  maxGuests: number
  maxDogs: number
  description: string
  exteriorImage: string
  interiorImages: string[]
  imageTexts: Record<string, string>
  features: string[]
  essentials: string[]
  driveTimes: string[]
  place: string
  countryCode: string | null
  bedrooms: number | null
  beds: number | null
  baths: number | null
  checkInFrom: string
  checkOutUntil: string
  houseRules: string[]
  licence: string | null
  accessibleFeatures: string[]
  instantBook: boolean
  isArrivalFormRequired: boolean
  cancellationPolicy: CancellationPolicy
  paymentSchedule: PaymentSchedule | null
}

export const toFields = (lodge: Lodge): LodgeFields => ({
  name: lodge.name,
  color: lodge.color,
  price: lodge.price,
  maxGuests: lodge.maxGuests,
  maxDogs: lodge.maxDogs ?? 0,
  description: lodge.description,
  exteriorImage: lodge.exteriorImage,
  interiorImages: lodge.interiorImages,
  imageTexts: lodge.imageTexts,
  features: lodge.features,
  essentials: lodge.essentials,
  driveTimes: lodge.driveTimes,
  place: lodge.place ?? '',
  countryCode: lodge.countryCode,
  bedrooms: lodge.bedrooms,
  beds: lodge.beds,
  baths: lodge.baths,
  checkInFrom: lodge.checkInFrom,
  checkOutUntil: lodge.checkOutUntil,
  houseRules: lodge.houseRules,
  licence: lodge.licence,
  accessibleFeatures: lodge.accessibleFeatures,
  instantBook: lodge.instantBook,
  isArrivalFormRequired: lodge.isArrivalFormRequired ?? false,
  cancellationPolicy: lodge.cancellationPolicy,
  paymentSchedule: lodge.paymentSchedule ?? null,
})

export const lodgeFieldLabels: Readonly<Record<keyof LodgeFields, string>> = {
  name: 'Name',
  color: 'Theme Color',
  price: 'Price per Night',
  maxGuests: 'Max Guests',
  maxDogs: 'Max Dogs',
  description: 'Description',
  exteriorImage: 'Exterior Image URL',
  interiorImages: 'Interior Images',
  imageTexts: 'Alternative texts',
  features: 'Features',
  essentials: 'In Every Lodge',
  driveTimes: 'Drive Times',
  place: 'Place',
  countryCode: 'Country',
  bedrooms: 'Bedrooms',
  beds: 'Beds',
  baths: 'Baths',
  checkInFrom: 'Check-in From',
  checkOutUntil: 'Check-out Until',
  houseRules: 'House Rules',
  licence: 'Licence Number',
  accessibleFeatures: 'Accessible Features',
  instantBook: 'Book instantly',
  isArrivalFormRequired: 'Arrival form before the door code',
  cancellationPolicy: 'Cancellation policy',
  paymentSchedule: 'Payment schedule',
}

export const changedFields = (start: LodgeFields, now: LodgeFields): Partial<LodgeFields> =>
  Object.fromEntries(changedSince(start, now))

/** Only changed fields, and the version they are based on. */
export const toEdit = (start: LodgeFields, now: LodgeFields, version: number): LodgeEdit => ({
  ...changedFields(start, now),
  version,
})
