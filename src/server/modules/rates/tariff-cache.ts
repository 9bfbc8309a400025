import { asc, eq } from 'drizzle-orm'
import { addDays, type DateRange, dateIn } from '#contract/platform/dates.ts'
import { MAX_CHANGED_DAYS } from '#contract/rates/rates.ts'
import type { Tariff } from '#contract/rates/tariff.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeCharges } from '#server/platform/database/tables/rates.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { serviceKey } from '#server/platform/services.ts'
import { tariffsFor } from './tariffs.ts'

/** Limits the age of versions when another instance's event is late. */
const CACHED_MS = 1000

type Versioned = Awaited<ReturnType<typeof readVersions>>[number]

export type PricedLodge = Versioned & {
  tariff: Tariff
  /** The dates that `tariff` covers: every bookable one, and two years for the calendars. */
  dates: DateRange
}

type Cached = { version: string; tariff: Tariff }

/**
 * Compares the lodges' versions once a second and after each change, and reads only the tariffs whose version
 * is new.
 */
export class TariffCache {
  private readonly checks = new PromiseCache<PricedLodge[]>({ ttlMs: CACHED_MS })
  private readonly cached = new Map<string, Cached>()

  constructor(events: Events) {
    events.on('lodges_changed', () => this.checks.drop())
  }

  readAll(context: Context): Promise<PricedLodge[]> {
    const date = dateIn('UTC', context.clock.now())
    return this.checks.get(date, () => this.check(context, date))
  }

  /** Fails with `not_found`. */
  async readOne(context: Context, slug: string): Promise<PricedLodge> {
    const lodge = (await this.readAll(context)).find((lodge) => lodge.slug === slug)
    if (!lodge) throw failure('not_found', 'Lodge Not Found')
    return lodge
  }

  /** Reads versions before tariffs: a tariff may be newer than its version but never older. */
  private async check(context: Context, date: string): Promise<PricedLodge[]> {
    // A lodge's calendar date is at most one day from the date in UTC.
    const dates = { from: addDays(date, -1), to: addDays(date, 1 + MAX_CHANGED_DAYS) }
    const found = (await readVersions(context)).map((lodge) => ({
      lodge,
      dates,
      version: toVersion(lodge, date),
    }))
    const tariffs = new Map(
      found.map(({ lodge: { slug }, version }) => [slug, this.cachedTariff(slug, version)]),
    )
    const stale = found.filter(({ lodge }) => !tariffs.get(lodge.slug))
    for (const [index, tariff] of (await tariffsFor(context, stale)).entries()) {
      const { lodge: { slug = '' } = {}, version = '' } = stale[index] ?? {}
      tariffs.set(slug, tariff)
      this.cached.set(slug, { version, tariff })
    }
    return found.flatMap(({ lodge }) => {
      const tariff = tariffs.get(lodge.slug)
      return tariff ? [{ ...lodge, tariff, dates }] : []
    })
  }

  private cachedTariff(slug: string, version: string): Tariff | undefined {
    const cached = this.cached.get(slug)
    return cached?.version === version ? cached.tariff : undefined
  }
}

function readVersions(context: Context) {
  const { slug, name, maxGuests, maxDogs, price, timeZone, checkInFrom, coinId, ratesVersion } = lodges
  return context.db
    .select({
      slug,
      name,
      maxGuests,
      maxDogs,
      price,
      timeZone,
      coinId,
      checkInFrom,
      ratesVersion,
      chargesVersion: lodgeCharges.version,
    })
    .from(lodges)
    .leftJoin(lodgeCharges, eq(lodgeCharges.lodgeSlug, slug))
    .orderBy(asc(lodges.id))
}

/** Everything that a tariff from `date` on depends on. */
const toVersion = ({ price, ratesVersion, chargesVersion }: Versioned, date: string): string =>
  [date, price, ratesVersion, chargesVersion].join()

export const tariffCache = serviceKey<TariffCache>('cached tariffs')
