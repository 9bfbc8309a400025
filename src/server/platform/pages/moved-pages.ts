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

export function movedTo(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const name = /^\/admin\/([a-z]+)\/?$/.exec(path)?.[1] ?? ''
  const target = Object.hasOwn(moved, name) ? moved[name] : undefined
  if (!target) return null
  const [page, tab] = target
  return `/admin/${page}?tab=${tab}${query ? `&${query}` : ''}`
}
