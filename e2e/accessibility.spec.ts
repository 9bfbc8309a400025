import type { Page } from '@playwright/test'
import { adminPages } from './admin-pages.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { expect, test } from './test.ts'
import type { Visit } from './visit.ts'

/** A phone, a tablet and a desktop. */
const WIDTHS = [375, 768, 1366]
/** Where axe runs: a page's elements are those of a phone or of a desktop. */
const AXE_WIDTHS = [375, 1366]

/** Renders and hydrates every deferred part, so that axe checks the finished page. Parts out of sight wait for 12 seconds. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const part = document.querySelector('.placeholder, [data-not-hydrated]')
    part?.scrollIntoView({ behavior: 'instant' })
    return !part
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Nothing is wider than the screen, also in browsers without `field-sizing`, such as Safari before version 26.2. */
async function expectNothingBeyond(page: Page, width: number): Promise<void> {
  const size = (fieldSizing: string) =>
    page.evaluate((value) => {
      for (const field of document.querySelectorAll('textarea'))
        field.style.setProperty('field-sizing', value)
    }, fieldSizing)
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const value of ['fixed', '']) {
    await size(value)
    await expect.poll(scrollWidth, { message: `${width} px` }).toBeLessThanOrEqual(width)
  }
}

/** Nothing is wider than the screen at any width, and axe finds nothing on a phone and a desktop. */
async function expectForEveryone(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await expectNothingBeyond(page, width)
    if (AXE_WIDTHS.includes(width))
      await expect.poll(() => axeFindings(page), { message: `${width} px` }).toEqual([])
  }
}

const pages = [
  '/',
  '/browse',
  '/browse?q=nothing+is+called+this',
  '/lodge/xrp-lodge',
  '/lodge/pump-fun-lodge',
  '/lodge/no-such-lodge',
  '/lodge/xrp-lodge/chat',
  '/lodge/no-such-lodge/chat',
  '/art-gallery',
  '/badges',
  '/investor',
  '/investor-badges',
  '/developer',
  '/terms',
  '/privacy',
  '/accessibility',
  '/contact',
  '/booking/NOSUCHONE2?key=none',
  '/admin/login',
  '/nowhere',
]

for (const path of pages)
  test(`axe finds nothing on ${path}, which fits a desktop at 400 % zoom`, async ({ visit }) => {
    const page = await visit({ path, context: { viewport: { width: 320, height: 640 } } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settle(page)
    await expectNothingBeyond(page, 320)
    await expectForEveryone(page)
  })

const still = { reducedMotion: 'reduce' } as const
const dialog = (page: Page) => page.getByRole('dialog').last().waitFor()

const openings: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    'the filters',
    '/browse?q=lodge&guests=4&features=Hot+Tub&sort=guests',
    async (page) => page.getByRole('button', { name: 'Filters' }).click(),
  ],
  ['a tour', '/browse?tour=xrp-lodge&scene=interior', dialog],
  [
    'a hotspot of a tour',
    '/browse?tour=xrp-lodge',
    async (page) => page.getByRole('button', { name: 'Hot Tub' }).first().click(),
  ],
  [
    'the list of a tour',
    '/lodge/doge-lodge?tour=doge-lodge',
    async (page) => page.getByRole('button', { name: 'List of places' }).click(),
  ],
  [
    'the pictures of a lodge',
    '/lodge/pepe-lodge',
    async (page) => page.getByRole('button', { name: /^All \d+ pictures$/ }).click(),
  ],
  [
    'the premium fireplace',
    '/lodge/xrp-lodge',
    async (page) => page.getByRole('button', { name: 'View Full Screen' }).click(),
  ],
  ['an artwork', '/art-gallery?piece=1', dialog],
  [
    'sharing an artwork',
    '/art-gallery?piece=1',
    async (page) => page.getByRole('dialog').getByRole('button', { name: 'Share' }).click(),
  ],
  [
    'buying an artwork',
    '/art-gallery?piece=1',
    async (page) => page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click(),
  ],
  [
    'the wall for an artwork',
    '/art-gallery?piece=1',
    async (page) => page.getByRole('button', { name: 'AR Preview' }).click(),
  ],
  [
    'an investment',
    '/investor',
    async (page) => page.getByRole('button', { name: 'Invest Now' }).first().click(),
  ],
  [
    'a donation',
    '/badges',
    async (page) =>
      page
        .getByRole('button', { name: /^Donate/ })
        .first()
        .click(),
  ],
  ['a chat room', '/lodge/xrp-lodge/chat', joinChat],
  [
    'the history of a chat room',
    '/lodge/xrp-lodge/chat',
    async (page) => {
      await joinChat(page)
      await page.getByRole('button', { name: 'Chat History' }).click()
    },
  ],
]

async function joinChat(page: Page): Promise<void> {
  await page.getByLabel('Your Name').fill('Axel')
  await page.getByRole('button', { name: 'Join Chat Room' }).click()
  await page.getByText('Connected').waitFor()
}

for (const [name, path, open] of openings)
  test(`axe finds nothing with ${name} open`, async ({ visit }) => {
    const page = await visit({ path, context: still })
    await open(page)
    await expectForEveryone(page)
  })

test('axe finds nothing in the menu of a phone', async ({ visit }) => {
  const page = await visit({ path: '/browse', context: { viewport: { width: 375, height: 812 } } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectForEveryone(page, [375, 768])
})

test("axe finds nothing on a guest's booking and its cancellation", async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const stay = { checkIn: daysFromNow(240), checkOut: daysFromNow(242), guests: 2, lodgeId: 12 }
  const booked = await page.request.post('/api/bookings', {
    data: { name: 'Axel', email: 'axel@example.com', ...stay },
  })
  const { reference, key } = await booked.json()
  await page.goto(`/booking/${reference}?key=${key}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog').waitFor()
  await expectForEveryone(page)
})

test('axe finds nothing in the calendar of a stay, with accepted and refused dates', async ({ visit }) => {
  const page = await visit({ path: '/lodge/bonk-lodge' })
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Check-in').fill(daysFromNow(30))
  await form.getByLabel('Check-out').fill(daysFromNow(33))
  await form.getByRole('button', { name: 'Request Booking' }).click()
  await form.getByText('Name must be at least 2 characters').waitFor()
  await expectForEveryone(page)
})

/** Opens a page of the admin area after the login. */
async function anOwnersPage(visit: Visit, path: string): Promise<Page> {
  const page = await visit({ path, as: 'owner' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

for (const screen of adminPages)
  test(`axe finds nothing on /admin/${screen}, which fits a desktop at 400 % zoom`, async ({ visit }) => {
    const page = await anOwnersPage(visit, `/admin/${screen}`)
    await page.setViewportSize({ width: 320, height: 640 })
    await settle(page)
    await expectNothingBeyond(page, 320)
    await expectForEveryone(page)
  })

const adminOpenings: [string, string, (page: Page) => Promise<unknown>][] = [
  ['a new event', 'calendar', async (page) => page.getByRole('button', { name: 'New Event' }).click()],
  [
    'a payment to record',
    'payments',
    async (page) => page.getByRole('button', { name: 'Record Payment' }).click(),
  ],
  [
    'a lodge to edit',
    'lodge-management',
    async (page) => page.getByRole('button', { name: /XRP Lodge/ }).click(),
  ],
]

for (const [name, screen, open] of adminOpenings)
  test(`axe finds nothing with ${name} open`, async ({ visit }) => {
    const page = await anOwnersPage(visit, `/admin/${screen}`)
    await open(page)
    await expectForEveryone(page)
  })
