import type { ReadyBody } from '../http/ready-reply.ts'

const MOST_PAGES = 400

export type CachedPage = { body: ReadyBody; policy: string }

/** Rendered pages of anonymous visitors, at most 400, least recently used first out; any change drops them all. */
export class PageCache {
  private pages = new Map<string, Promise<CachedPage>>()

  /** The page, made at most once for callers that come together. A page that must not be kept resolves to null. */
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.pages.get(key)
    if (known) {
      this.pages.delete(key)
      this.pages.set(key, known)
      return known
    }
    const making = make()
    const pages = this.pages
    pages.set(key, making)
    making.catch(() => pages.delete(key))
    if (pages.size > MOST_PAGES) {
      const [oldest] = pages.keys()
      if (oldest !== undefined) pages.delete(oldest)
    }
    return making
  }

  drop(): void {
    this.pages = new Map()
  }
}
