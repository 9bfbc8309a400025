import type { PrebuiltResponse } from '../http/prebuilt-response.ts'

const MAX_PAGES = 400

export type CachedPage = { status: number; body: PrebuiltResponse; policy: string }

/** Rendered pages of anonymous visitors, at most 400, least recently used first out; any change drops them all. */
export class PageCache {
  private pages = new Map<string, Promise<CachedPage>>()

  has(key: string): boolean {
    return this.pages.has(key)
  }

  /** The page, made at most once for callers that come together. A failed page (a status of 500 or more) is not kept. */
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
    const drop = () => pages.delete(key)
    making.then(({ status }) => status < 500 || drop(), drop)
    if (pages.size > MAX_PAGES) {
      const [oldest] = pages.keys()
      if (oldest !== undefined) pages.delete(oldest)
    }
    return making
  }

  drop(): void {
    this.pages = new Map()
  }
}
