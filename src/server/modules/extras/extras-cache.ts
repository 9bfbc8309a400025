import type { Extra } from '#contract/extras/extras.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { readExtras } from './extras.ts'

/** Limits the age of an answer when another instance's event is late. */
const CACHED_MS = 1000

/** Only for quotes. A booking reads the database. */
export class ExtrasCache {
  private readonly reads = new PromiseCache<Extra[]>({ ttlMs: CACHED_MS })

  constructor(events: Events) {
    events.on('lodges_changed', () => this.reads.drop())
  }

  /** Fails with `not_found`. */
  read(context: Context, slug: string): Promise<Extra[]> {
    return this.reads.get(slug, () => readExtras(context, slug))
  }
}
