import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Document } from '../platform/shell/document.tsx'
import { siteHead } from '../platform/shell/head.ts'
import fraunces from '../platform/ui/fonts/fraunces-display.woff2?url'
import geist from '../platform/ui/fonts/geist.woff2?url'
import type { RouterContext } from '../router-context.ts'

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
