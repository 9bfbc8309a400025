import type { Page } from '@playwright/test'
import { daysFromNow } from './days-from-now.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const STAY = `checkIn=${daysFromNow(90)}&checkOut=${daysFromNow(93)}`

/** Runs in the page: what changes in elements, one of each kind, when a sheet is added to the page's own. */
function changesWith(sheet: string): string[] {
  const describeElement = ({ tagName, className, parentElement }: Element) =>
    `${tagName} ${className} in ${parentElement?.className}`
  // Chromium gives an automatic margin as 0 where it has kept the layout: the place says what such a margin is.
  const isSideMargin = (name: string) => /^margin-(left|right|inline-start|inline-end)$/.test(name)
  const kinds = new Map(
    [...document.querySelectorAll('body *')].map((element) => [describeElement(element), element]),
  )
  const looks = () =>
    [...kinds].flatMap(([kind, element]) =>
      [null, '::before', '::after', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        // The sheets round colours differently, in the eighth place.
        return [...style]
          .filter((name) => !isSideMargin(name))
          .map((name) =>
            `${kind} ${part ?? ''} ${name}: ${style.getPropertyValue(name)}`.replace(/(\.\d{5})\d+/g, '$1'),
          )
          .concat(`${kind} at ${element.getBoundingClientRect().x}`)
      }),
    )
  const before = new Set(looks())
  const added = new CSSStyleSheet()
  added.replaceSync(sheet)
  document.adoptedStyleSheets.push(added)
  return looks().filter((look) => !before.has(look) && !/ --[^ ]*: /.test(look))
}

/** Paths of the sheets that the server's page has. */
const listSheets = async (page: Page, path: string) => [
  ...new Set((await (await page.request.get(path)).text()).match(/\/assets\/[^"]+\.css/g)),
]

/** The sheet with every class, from a page that has no other. */
async function wholeSheet(page: Page): Promise<string> {
  const [path = ''] = await listSheets(page, '/terms')
  return (await page.request.get(path)).text()
}

for (const { path, context } of [
  { path: '/', context: phone },
  { path: `/browse?${STAY}` },
  { path: '/lodge/pepe-lodge' },
  { path: `/lodge/pepe-lodge?${STAY}`, context: phone },
] as const)
  test(`the first sheet of ${path} has all that the server draws`, async ({ visit }) => {
    const page = await visit({ path, context: { ...context, javaScriptEnabled: false } })
    expect(await listSheets(page, path)).toHaveLength(1)
    expect(await listSheets(page, path)).not.toEqual(await listSheets(page, '/terms'))
    expect(await page.evaluate(changesWith, await wholeSheet(page))).toEqual([])
  })

test('the first sheet has all that the booking form needs, beside a sheet of its own', async ({ visit }) => {
  const page = await visit({ path: '/lodge/pepe-lodge' })
  await page.getByRole('grid').first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('link[href*="day-picker"]'))
  expect(await page.evaluate(changesWith, await wholeSheet(page))).toEqual([])
})

for (const path of ['/', '/browse', '/lodge/xrp-lodge', '/art-gallery', '/admin/login'])
  test(`every file that a page and its styles name is there: ${path}`, async ({ visit }) => {
    const page = await visit({ path: '/developer' })
    const readText = async (address: string) => (await page.request.get(address)).text()
    const filesIn = (text: string) => text.match(/\/assets\/[\w.$-]+\.(?:js|css|woff2)\b/g) ?? []
    const html = await readText(path)
    const styles = await Promise.all((await listSheets(page, path)).map(readText))
    const files = [...new Set([html, ...styles].flatMap(filesIn))]
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0)
    const missing = []
    for (const file of files) if ((await page.request.head(file)).status() !== 200) missing.push(file)
    expect(missing).toEqual([])
  })
