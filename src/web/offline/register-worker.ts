import { isStored } from './answer-cache.ts'

const WORKER = '/service-worker.js'
const SCOPE = '/booking/'

/** Registers the service worker of the stay's page once the page is loaded. Failures leave the page as it is. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || import.meta.env.DEV) return
  await loaded()
  await serviceWorker.register(WORKER, { scope: SCOPE })
  if (serviceWorker.controller) return
  await new Promise<void>((resolve) =>
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  // What came before the worker was there comes once more, through it.
  await Promise.allSettled(addressesOfStay().map((address) => fetch(address)))
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

function addressesOfStay(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = addresses.filter(({ origin, pathname }) => {
    const isOfStay = isStored(pathname) || /^\/(pictures|uploads)\//.test(pathname)
    return origin === location.origin && isOfStay
  })
  return [...new Set(own.map(({ href }) => href))]
}
