import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { CachedResponse, type PrebuiltResponse } from '../http/prebuilt-response.ts'
import { listLodges, readLodge } from './lodges.ts'

/** The public reads of lodges as ready bytes, dropped when a lodge or its art changes on any instance. */
export class PublicReads {
  private readonly context: Context
  private readonly list: CachedResponse
  private readonly each = new Map<string, CachedResponse>()

  constructor(context: Context, events: Events) {
    this.context = context
    this.list = new CachedResponse(() => listLodges(context))
    events.on('lodges_changed', () => this.drop())
    events.on('art_changed', () => this.drop())
  }

  lodges(): Promise<PrebuiltResponse> {
    return this.list.get()
  }

  lodge(slug: string): Promise<PrebuiltResponse> {
    const read = this.each.get(slug) ?? new CachedResponse(() => readLodge(this.context, slug))
    this.each.set(slug, read)
    const body = read.get()
    // An unknown slug must not stay: anybody can think of another.
    body.catch(() => this.each.delete(slug))
    return body
  }

  private drop(): void {
    this.list.drop()
    this.each.clear()
  }
}
