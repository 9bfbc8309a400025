import { PHONE_PX } from '../ui/phone.ts'

/** A picture that takes longer, or a page in a hidden tab that paints nothing, does not hold up the scripts. */
const LONGEST_WAIT_MS = 3000

/**
 * The inline script that starts the page's modules once the document is whole, which is when its data stands in it. They are
 * fetched at once, or on a phone, where line and processor are slow, when what stands on the first screen has been painted.
 * The first of `files` is the entry; the others are what it will ask for.
 */
export const startScripts = (files: readonly string[]) => `((files) => {
  const isPhone = innerWidth < ${PHONE_PX}
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
  const fetchAll = () => {
    for (const href of files) add('link', { rel: 'modulepreload', fetchPriority: 'low', href })
  }
  const start = () => {
    if (isPhone) fetchAll()
    if (files.length) add('script', { type: 'module', src: files[0] })
    files = []
  }
  if (!isPhone) fetchAll()
  addEventListener('DOMContentLoaded', () => {
    if (!isPhone) return start()
    const first = [...document.images].filter((image) => image.fetchPriority === 'high')
    Promise.allSettled([document.fonts.ready, ...first.map((image) => image.decode())]).then(() =>
      requestAnimationFrame(() => setTimeout(start)))
    setTimeout(start, ${LONGEST_WAIT_MS})
  })
})(${JSON.stringify(files)})`
