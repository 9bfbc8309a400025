import * as z from 'zod'
import { GuestCount, partyFields } from '../bookings/party-fields.ts'
import { Lodge } from '../lodges/lodges.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Month, Slug, wholeNumber } from '../platform/fields.ts'
import { LODGES_PER_PAGE } from '../platform/paging.ts'
import { anyStays } from './any-stay.ts'
import { listedFields } from './listed-lodge.ts'
import { sorts } from './lodge-sort.ts'
import { FlexDays, LodgeSearchResult } from './search.ts'

const MAX_TERM = 200
const MAX_FEATURES = 60
const MAX_PAGE = 100_000

const number = (min: number, max: number) =>
  wholeNumber('Please enter a whole number').pipe(z.int().min(min).max(max))
const texts = (max: number) =>
  z
    .union([z.string().transform((text) => [text]), z.array(z.string())])
    .pipe(z.array(z.string().max(MAX_TERM)).max(max))

/** A missing end of the price range is the lodges' own. */
export const DirectoryQuery = z.object({
  q: z.string().max(MAX_TERM).default(''),
  min: number(0, 1_000_000_000).optional(),
  max: number(0, 1_000_000_000).optional(),
  guests: number(1, 1000).optional(),
  features: texts(MAX_FEATURES).default([]),
  sort: z.enum(sorts).default('name'),
  /** Counted from 1; the last page stands for later ones. */
  page: number(1, MAX_PAGE).default(1),
  checkIn: CalendarDate.optional(),
  checkOut: CalendarDate.optional(),
  month: Month.optional(),
  any: z.enum(anyStays).optional(),
  party: GuestCount.default(1),
  children: partyFields.children,
  infants: partyFields.infants,
  dogs: partyFields.dogs,
  flex: FlexDays,
  slugs: texts(LODGES_PER_PAGE).optional(),
})
export type DirectoryQuery = z.output<typeof DirectoryQuery>

const listedMask = Object.fromEntries(listedFields.map((field) => [field, true])) as Record<
  (typeof listedFields)[number],
  true
>

const FreeStay = z.object({ checkIn: CalendarDate, checkOut: CalendarDate, totalCents: z.int() })

export const DirectoryPage = z.object({
  lodges: z.array(Lodge.pick(listedMask)),
  total: z.int(),
  shown: z.int(),
  page: z.int(),
  pages: z.int(),
  bounds: z.object({ min: z.int(), max: z.int() }),
  maxGuests: z.int(),
  features: z.array(z.string()),
  top: z.array(z.string()),
  /** Of this page's lodges; null without dates. */
  stays: z
    .object({
      answers: z.array(LodgeSearchResult),
      /** Why no lodge takes stays on such dates. */
      objection: z.string().nullable(),
      shown: z.int(),
      free: z.int(),
      nearest: z.array(z.object({ slug: z.string(), name: z.string(), nearest: FreeStay })),
    })
    .nullable(),
})
export type DirectoryPage = z.infer<typeof DirectoryPage>

const SimilarLodge = Lodge.pick({
  slug: true,
  name: true,
  price: true,
  priceFrom: true,
  hasOnePrice: true,
  place: true,
  exteriorImage: true,
  pictures: true,
})
export type SimilarLodge = z.infer<typeof SimilarLodge>

export const directoryEndpoints = endpoints({
  countLodges: {
    method: 'GET',
    path: '/api/search/lodges/count',
    summary: 'How many lodges there are, and whether lists of them come in pages',
    access: 'public',
    reply: z.object({ total: z.int(), isPaged: z.boolean() }),
    errors: [],
  },
  readDirectory: {
    method: 'GET',
    path: '/api/search/lodges',
    summary: `The lodges that pass a filter, in order, ${LODGES_PER_PAGE} a page, with their answers to dates`,
    access: 'public',
    query: DirectoryQuery,
    reply: DirectoryPage,
    errors: ['invalid'],
  },
  listSimilar: {
    method: 'GET',
    path: '/api/search/lodges/{slug}/similar',
    summary: 'The three lodges most similar to one',
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: z.array(SimilarLodge),
    errors: ['not_found'],
  },
})
