import {
  AGENT_ADDRESS,
  type AgentInput,
  type AgentOutput,
  type AgentToolName,
} from '#contract/agents/agents.ts'
import { completeParty, type Party, type SentParty } from '#contract/bookings/party.ts'
import type { Stay } from '#contract/platform/dates.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { quoteFor } from '../bookings/availability/quotes.ts'
import { readLodge } from '../lodges/lodges.ts'
import type { MarketFeed } from '../market/feed.ts'
import { type SearchCaches, searchStays } from '../search/search.ts'

export type AgentSources = SearchCaches & {
  lodges: () => Promise<readonly ListedLodge[]>
  feed: MarketFeed
}

export type ToolHandlers = {
  [Name in AgentToolName]: (context: Context, input: AgentInput<Name>) => Promise<AgentOutput<Name>>
}

const MAX_OTHER_DATES = 3

/** The tools use the services of the public calls, so that prices and refusals are the same. */
export function toolHandlers(sources: AgentSources): ToolHandlers {
  return {
    search_stays: (context, input) => findStays(context, sources, input),
    get_lodge: async (context, { slug }) => ({
      ...(await readLodge(context, slug)),
      url: `${publicUrl(context.config)}/lodge/${slug}`,
    }),
    get_availability: (context, { slug, from, to }) => sources.availability.read(context, slug, { from, to }),
    quote_stay: async (context, { slug, ...sent }) => {
      const stay = withWholeParty(sent)
      const quote = await quoteFor(context, sources, slug, stay)
      return { ...quote, isFree: await isFree(context, sources, slug, stay) }
    },
    start_booking: async (context, { slug, ...sent }) => {
      const stay = withWholeParty(sent)
      const { code } = await quoteFor(context, sources, slug, stay)
      if (code && code.status !== 'applied' && code.status !== 'better')
        throw brokenRule('code', code.message)
      if (!(await isFree(context, sources, slug, stay)))
        throw failure('dates_taken', 'Those dates are no longer available')
      return { url: formAddress(context, slug, stay) }
    },
  }
}

/** Fails with `rule`. */
function withWholeParty<Sent extends SentParty>(stay: Sent): Sent & Party {
  const party = completeParty(stay)
  if ('message' in party) throw brokenRule(party.path, party.message)
  return { ...stay, ...party }
}

async function isFree(context: Context, { availability }: AgentSources, slug: string, stay: Stay) {
  const range = { from: stay.checkIn, to: stay.checkOut }
  return (await availability.read(context, slug, range)).unavailable.length === 0
}

/** `via` says that an agent has prepared the stay. */
function formAddress(
  { config }: Context,
  slug: string,
  stay: Stay & Party & { code?: string | null | undefined },
): string {
  const { checkIn, checkOut, guests: party, children, infants, dogs, code } = stay
  const counts = Object.entries({ party, children, infants, dogs }).filter(([, count]) => count > 0)
  const search = new URLSearchParams({
    checkIn,
    checkOut,
    ...Object.fromEntries(counts),
    ...(code ? { code } : {}),
    via: 'agent',
  })
  return `${publicUrl(config)}/lodge/${slug}?${search}#reservation`
}

async function findStays(
  context: Context,
  sources: AgentSources,
  { maxNightly, amenities = [], place = '', ...sent }: AgentInput<'search_stays'>,
): Promise<AgentOutput<'search_stays'>> {
  const { nights, lodges: answers } = await searchStays(context, sources, {
    ...withWholeParty(sent),
    flexDays: 0,
  })
  const listed = new Map((await sources.lodges()).map((lodge) => [lodge.slug, lodge]))
  const fitting = answers.flatMap((answer) => {
    const lodge = listed.get(answer.slug)
    const isWithin = maxNightly === undefined || answer.averageNightly <= maxNightly
    return lodge && isWithin && hasAll(lodge, amenities) && includes(lodge.place, place)
      ? [{ ...answer, lodge }]
      : []
  })
  const site = publicUrl(context.config)
  const stays = fitting
    .filter((answer) => answer.isFree)
    .sort((a, b) => a.totalCents - b.totalCents)
    .map(({ lodge, ...answer }) => ({ ...lodge, ...answer, url: `${site}/lodge/${lodge.slug}` }))
  const otherDates = fitting.flatMap(({ nearest, lodge: { slug, name } }) =>
    nearest ? [{ slug, name, ...nearest }] : [],
  )
  return { nights, stays, otherDates: otherDates.slice(0, MAX_OTHER_DATES) }
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

const hasAll = ({ features }: ListedLodge, amenities: readonly string[]): boolean => {
  const known = new Set(features.map((feature) => feature.toLowerCase()))
  return amenities.every((amenity) => known.has(amenity.toLowerCase()))
}

export const agentInstructions = (context: Context): string =>
  [
    'Crypto Lodge rents sixteen A-frame lodges in North America directly to guests.',
    'Search with search_stays, read with get_lodge, price with quote_stay. Prices are in US dollars; names that end with Cents are in cents.',
    `start_booking gives an address of a form: a person opens it, accepts the terms and pays. Nothing is booked at ${AGENT_ADDRESS}.`,
    `The site is ${publicUrl(context.config)}.`,
  ].join(' ')
