import type { Page } from '@playwright/test'
import { addDays, dateIn } from '../src/contract/platform/dates.ts'
import { signInByApi } from './sign-in.ts'

/** The lodge of the specs of the owner's day: `today.spec.ts`, `cleaning.spec.ts`, `month.spec.ts`. */
export const LODGE = { id: 14, slug: 'cardano-lodge', name: 'Cardano Lodge' }

/** That many days after the lodge's own today. */
export type DayFrom = (days: number) => string

const stays = [
  { name: 'Ada Leaver', from: -2, to: 0, guests: 2 },
  { name: 'Ben Comer', from: 0, to: 1, guests: 3 },
  { name: 'Cid Later', from: 1, to: 3, guests: 1 },
]

/** Signs in and enters three stays around the lodge's today, unless they are there already; then opens the page. */
export async function withStays(page: Page, path: string): Promise<DayFrom> {
  await signInByApi(page)
  const { timeZone } = await (await page.request.get(`/api/lodges/${LODGE.slug}`)).json()
  const today = dateIn(timeZone, Date.now())
  const day: DayFrom = (days) => addDays(today, days)
  await cancelOlder(page, day)
  for (const { name, from, to, guests } of stays) {
    const stay = { name, guests, checkIn: day(from), checkOut: day(to), lodgeId: LODGE.id }
    await send(page, 'POST', '/api/admin/bookings', { ...stay, source: 'owner', status: 'confirmed' })
  }
  await page.goto(path)
  return day
}

type Stored = { id: number; guestName: string; checkIn: string }

/** Cancels the stays that another spec entered before midnight at the lodge: they are around yesterday. */
async function cancelOlder(page: Page, day: DayFrom): Promise<void> {
  const nights = `lodge=${LODGE.slug}&status=confirmed&from=${day(-4)}&to=${day(4)}`
  const stored: Stored[] = await (await send(page, 'GET', `/api/admin/bookings?${nights}`)).json()
  const checkIns = new Map(stays.map(({ name, from }) => [name, day(from)]))
  for (const { id, guestName, checkIn } of stored)
    if ((checkIns.get(guestName) ?? checkIn) !== checkIn)
      await send(page, 'PUT', `/api/admin/bookings/${id}/status`, { status: 'cancelled' })
}

/** A call with the page's token. */
export async function send(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  return page.request.fetch(path, { method, headers, ...(data ? { data } : {}) })
}

/** A guest's request for nights of the lodge. */
export async function aRequest(page: Page, name: string, checkIn: string, checkOut: string) {
  const guest = { name, email: 'guest@example.com', guests: 2, lodgeId: LODGE.id }
  return (await page.request.post('/api/bookings', { data: { ...guest, checkIn, checkOut } })).json()
}

/** The dashboard's list of requests has room for twenty, and specs that ran before leave some. */
export async function declineOpenRequests(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const readOpen = async (): Promise<{ id: number }[]> =>
    (await page.request.get('/api/admin/bookings?status=requested&limit=100', { headers })).json()
  for (let open = await readOpen(); open.length > 0; open = await readOpen())
    for (const { id } of open)
      await send(page, 'PUT', `/api/admin/bookings/${id}/status`, { status: 'declined' })
}
