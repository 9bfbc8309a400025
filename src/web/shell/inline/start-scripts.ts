import { PHONE_PX } from '../../ui/phone.ts'

/**
 * Runs inline. Starts the page's modules, named in its own `data-modules` (JSON, the entry first), once the document is
 * whole, because the page's data stands at its end. They are fetched at once, or on a phone, where line and processor
 * are slow, when what stands on the first screen has been painted.
 */

/** A picture that takes longer, in milliseconds, or a hidden tab that paints nothing, does not hold up the scripts. */
const MAX_WAIT_MS = 3000

const modules = JSON.parse(document.currentScript?.dataset.modules ?? '[]') as string[]
const isPhone = innerWidth < PHONE_PX
let isStarted = false

function fetchAll(): void {
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
}

function start(): void {
  const [src] = modules
  if (isStarted || !src) return
  isStarted = true
  if (isPhone) fetchAll()
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}

async function startAfterFirstScreen(): Promise<void> {
  setTimeout(start, MAX_WAIT_MS)
  const pictures = [...document.images].filter((image) => image.fetchPriority === 'high')
  await Promise.allSettled([document.fonts.ready, ...pictures.map((image) => image.decode())])
  requestAnimationFrame(() => setTimeout(start))
}

if (!isPhone) fetchAll()
addEventListener('DOMContentLoaded', () => (isPhone ? void startAfterFirstScreen() : start()))
