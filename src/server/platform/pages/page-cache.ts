import { coalesce } from '../cache/coalesce.ts'
import { Memo } from '../cache/memo.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { type Clock, quarterHour } from '../clock.ts'
import { type Events, LIKES_COALESCED_MS } from '../events.ts'

const MAX_PAGES = 400

const changes = ['lodges_changed', 'market_changed', 'reviews_changed', 'site_texts_changed'] as const

/** Its browser reads likes from the HTML; the pages of lodges read them again. */
const showsLikes = (key: string): boolean => key.startsWith('/art-gallery')

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

  /**
   * Pages show prices of the days to come, so everything is dropped when a lodge's day may have ended. True
   * when it was.
   */
  dropAtNewDay(): boolean {
    const now = quarterHour(this.clock)
    if (this.quarter === now) return false
    this.quarter = now
    this.pages.drop()
    this.outdated.drop()
    return true
  }

  before(key: string): Page | undefined {
    return this.pages.isComputed(key) ? undefined : this.outdated.peek(key)
  }

  private setAside(matches: (key: string) => boolean = () => true): void {
    for (const [key, page] of this.pages.computed()) if (matches(key)) this.outdated.keep(key, page)
    this.pages.drop(matches)
  }
}
