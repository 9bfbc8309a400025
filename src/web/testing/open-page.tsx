import { RouterProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { followNavigation } from '../platform/shell/follow-navigation.ts'
import { markFailedPictures } from '../platform/ui/pictures/failed-pictures.ts'
import { createRouter } from '../router.tsx'
import { FakeNetwork } from './fake-network.ts'
import '../platform/ui/admin.css'
import '../platform/ui/all.css'

type Router = ReturnType<typeof createRouter>
type Opened = { root: Root; router: Router }

export type OpenedPage = { network: FakeNetwork; router: Router }

type Visit = {
  /** Sets up what the page meets while it loads. */
  network?: (network: FakeNetwork) => void
  /** That of a desktop's window, or of a phone's screen in the tests of phones. */
  size?: readonly [width: number, height: number]
}

const DESKTOP = [1366, 900] as const
export const PHONE = [375, 812] as const

const usualSize = () => (matchMedia('(pointer: coarse)').matches ? PHONE : DESKTOP)

markFailedPictures()

let opened: Opened | null = null

/** Shows the page at an address, with its data, in the whole document. */
export async function openPage(path: string, visit: Visit = {}): Promise<OpenedPage> {
  await page.viewport(...(visit.size ?? usualSize()))
  const network = new FakeNetwork()
  visit.network?.(network)
  history.pushState({}, '', path)
  const router = createRouter(network.fetch, 'https://crypto-lodge.example', {}, false)
  followNavigation(router)
  await router.load()
  const root = createRoot(document)
  opened = { root, router }
  const rendered = new Promise((resolve) => router.subscribe('onRendered', resolve))
  root.render(<RouterProvider router={router} />)
  // From then on the router remembers where a page is scrolled to.
  await rendered
  return { network, router }
}

/** Unmounts the page, and leaves nothing of it to the next test. */
export async function closePage(): Promise<void> {
  if (!opened) return
  const { root, router } = opened
  opened = null
  // A sheet takes its history entry with it.
  const left = 'sheet' in (history.state ?? {}) ? popped() : Promise.resolve()
  root.unmount()
  await left
  router.history.destroy()
  localStorage.clear()
  sessionStorage.clear()
}

const popped = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
