import { coalesce } from '../cache/coalesce.ts'
import { Memo } from '../cache/memo.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { type Clock, quarterHour } from '../clock.ts'
import { type Events, LIKES_COALESCED_MS } from '../events.ts'

const MAX_PAGES = 400

/** What pages show. */
const changes = ['lodges_changed', 'market_changed', 'reviews_changed', 'site_texts_changed'] as const

/** The page whose browser reads likes from its HTML; those of lodges read them again. */
const showsLikes = (key: string): boolean => key.startsWith('/art-gallery')

/** Pages by key until something that they show has changed on any instance, and the pages as they were before that. */
export class PageCache<Page> {
  readonly pages: PromiseCache<Page>
  private readonly outdated = new Memo<Page>(MAX_PAGES)
  private readonly clock: Clock
  private quarter: number

  constructor(
    { clock, events }: { clock: Clock; events: Events },
    { isCacheable }: { isCacheable: (page: Page) => boolean },
  ) {
    this.pages = new PromiseCache({ max: MAX_PAGES, isCacheable })
    this.clock = clock
    this.quarter = quarterHour(clock)
    for (const change of changes) events.on(change, () => this.setAside())
    const setAllAside = coalesce(() => this.setAside(), LIKES_COALESCED_MS)
    events.on('art_changed', () => {
      this.setAside(showsLikes)
      setAllAside()
    })
  }

  /** Drops everything when a lodge's day may have ended, because pages show prices of the days to come; says whether. */
  dropAtNewDay(): boolean {
    const now = quarterHour(this.clock)
    if (this.quarter === now) return false
    this.quarter = now
    this.pages.drop()
    this.outdated.drop()
    return true
  }

  /** The page as it was before a change; undefined once it is rendered again. */
  before(key: string): Page | undefined {
    return this.pages.isComputed(key) ? undefined : this.outdated.peek(key)
  }

  private setAside(matches: (key: string) => boolean = () => true): void {
    for (const [key, page] of this.pages.computed()) if (matches(key)) this.outdated.keep(key, page)
    this.pages.drop(matches)
  }
}
