import { PHONE_PX } from '../../ui/phone.ts'

/**
 * Inline script. Starts the page's modules, listed in its `data-modules` (JSON, the entry first), once the
 * document is complete, because the page's data is at its end. It loads them at once; on a phone, with a slow
 * network and processor, after the first screen is painted.
 */

/** Longest wait for pictures in milliseconds; a hidden tab paints nothing. */
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
