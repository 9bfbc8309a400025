import * as z from 'zod'
import { UnavailableRange } from '../bookings/bookings.ts'
import { GuestCount, partyFields } from '../bookings/party-fields.ts'
import { GuestQuote } from '../bookings/price.ts'
import { Lodge } from '../lodges/lodges.ts'
import { CalendarDate, Slug, trimmedText } from '../platform/fields.ts'
import { GivenCode } from '../promotions/promotion-fields.ts'

/** The Model Context Protocol over Streamable HTTP. */
export const AGENT_ADDRESS = '/mcp'
/** Per network. */
export const AGENT_CALLS_A_MINUTE = 600

export type AgentTool = {
  title: string
  description: string
  isReadOnly: boolean
  input: z.ZodObject
  output: z.ZodObject
}

const dates = {
  checkIn: CalendarDate.describe('First night, YYYY-MM-DD, in the time of the lodge'),
  checkOut: CalendarDate.describe('Day of departure, YYYY-MM-DD'),
}
const slug = Slug.describe('The slug of a lodge, as search_stays gives it')
const party = {
  guests: GuestCount.describe('Adults and children'),
  children: partyFields.children.describe('How many of the guests are children'),
  infants: partyFields.infants.describe('Children under 2, who are not counted among the guests'),
  dogs: partyFields.dogs,
}
const code = GivenCode.describe('A promotion code that the person has')
const stay = { slug, ...dates, ...party, code }

const LodgeFacts = Lodge.pick({
  slug: true,
  name: true,
  description: true,
  place: true,
  countryCode: true,
  landscape: true,
  timeZone: true,
  price: true,
  priceFrom: true,
  maxGuests: true,
  maxDogs: true,
  bedrooms: true,
  beds: true,
  baths: true,
  features: true,
  accessibleFeatures: true,
  houseRules: true,
  checkInFrom: true,
  checkOutUntil: true,
  licence: true,
  cancellationPolicy: true,
  instantBook: true,
  rating: true,
})

const FoundStay = LodgeFacts.pick({
  slug: true,
  name: true,
  place: true,
  maxGuests: true,
  features: true,
}).extend({
  /** Whole dollars. */
  averageNightly: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  url: z.string(),
})

const OtherDates = z.object({
  slug: z.string(),
  name: z.string(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  totalCents: z.int(),
})

const tools = <const Tools extends Record<string, AgentTool>>(all: Tools): Tools => all

export const agentTools = tools({
  search_stays: {
    title: 'Search stays',
    description:
      'Lodges that are free for the dates and the party, the lowest total first. Totals are in US cents and include fees and taxes. Where a fitting lodge is taken, otherDates has its nearest free stay of the same length.',
    isReadOnly: true,
    input: z.object({
      ...dates,
      ...party,
      maxNightly: z
        .number('The highest nightly price must be a number')
        .min(0, 'The highest nightly price must be at least $0')
        .optional()
        .describe('The highest average night, in US dollars, without fees and taxes'),
      amenities: z
        .array(trimmedText().max(120))
        .max(20, 'At most 20 amenities')
        .optional()
        .describe('Features that a lodge must have, all of them, as get_lodge names them'),
      place: trimmedText()
        .max(120)
        .optional()
        .describe('A part of the place of a lodge, such as Telluride or Colorado'),
    }),
    output: z.object({
      nights: z.int(),
      stays: z.array(FoundStay),
      otherDates: z.array(OtherDates),
    }),
  },
  get_lodge: {
    title: 'Get a lodge',
    description: 'What a lodge has: place, rooms, features, house rules, times and cancellation policy.',
    isReadOnly: true,
    input: z.object({ slug }),
    output: LodgeFacts.extend({ url: z.string() }),
  },
  get_availability: {
    title: 'Get availability',
    description: 'The nights of a lodge that cannot be booked, as half-open ranges: the date `to` is free.',
    isReadOnly: true,
    input: z.object({
      slug,
      from: CalendarDate.describe('First date, YYYY-MM-DD'),
      to: CalendarDate.describe('The date after the last one, YYYY-MM-DD'),
    }),
    output: z.object({ unavailable: z.array(UnavailableRange) }),
  },
  quote_stay: {
    title: 'Quote a stay',
    description:
      'The price of a stay with its lines, as the booking would be charged, and whether its nights are free.',
    isReadOnly: true,
    input: z.object(stay),
    output: GuestQuote.extend({ isFree: z.boolean() }),
  },
  start_booking: {
    title: 'Start a booking',
    description:
      'The address of the booking form with the stay filled in, where a person reads the terms, accepts and pays. It takes no nights and no personal data: give the address to the person.',
    isReadOnly: false,
    input: z.object(stay),
    output: z.object({ url: z.string() }),
  },
})

export type AgentToolName = keyof typeof agentTools
export type AgentInput<Name extends AgentToolName> = z.output<(typeof agentTools)[Name]['input']>
export type AgentOutput<Name extends AgentToolName> = z.input<(typeof agentTools)[Name]['output']>
