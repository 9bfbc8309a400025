/** Where pages of the admin area of before stand now: a page and its tab. */
const moved: Readonly<Record<string, [page: string, tab: string]>> = {
  chat: ['inbox', 'rooms'],
  reviews: ['inbox', 'reviews'],
  charges: ['lodge-management', 'charges'],
  guides: ['lodge-management', 'guides'],
  month: ['payments', 'month'],
  orders: ['payments', 'orders'],
  pages: ['settings', 'business'],
  emails: ['settings', 'emails'],
  outbox: ['settings', 'outbox'],
  channels: ['settings', 'channels'],
  connections: ['settings', 'connections'],
  staff: ['settings', 'staff'],
  audit: ['settings', 'audit'],
  privacy: ['settings', 'privacy'],
  security: ['settings', 'security'],
}

/** The address that an old one leads to, with its query; null for an address that has not moved. */
export function movedTo(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const name = /^\/admin\/([a-z]+)\/?$/.exec(path)?.[1] ?? ''
  const place = Object.hasOwn(moved, name) ? moved[name] : undefined
  if (!place) return null
  const [page, tab] = place
  return `/admin/${page}?tab=${tab}${query ? `&${query}` : ''}`
}
