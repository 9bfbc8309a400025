import { expect, test, vi } from 'vitest'
import { linkText } from './link-text.ts'

test('links http and https addresses only, without the punctuation after them', () => {
  expect(linkText('See https://example.com/a?b=1. Or (http://x.org)!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '. Or (', href: null },
    { text: 'http://x.org', href: 'http://x.org/' },
    { text: ')!', href: null },
  ])
  const tricks = 'javascript:alert(1) data:text/html,x <a href="https://'
  expect(linkText(tricks).every(({ href }) => href === null)).toBe(true)
})

test('links in browsers without `URL.canParse`, such as Safari 16', () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.assign(globalThis.URL, { canParse: undefined })
  expect(linkText('https://example.com')).toEqual([
    { text: 'https://example.com', href: 'https://example.com/' },
  ])
  vi.unstubAllGlobals()
})
