import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { Document } from '../shell/document.tsx'
import { siteHead } from '../shell/head.ts'
import fraunces from '../ui/fonts/fraunces-display.woff2?url'
import geist from '../ui/fonts/geist.woff2?url'

const fontLink = (href: string) => ({
  rel: 'preload',
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => siteHead([fontLink(fraunces), fontLink(geist)]),
  shellComponent: Document,
  component: Outlet,
})
