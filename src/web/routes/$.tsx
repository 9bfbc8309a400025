import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../platform/shell/head.ts'
import { NotFoundPage } from '../platform/shell/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) =>
    pageHead({
      title: '404 Page Not Found',
      description: 'There is nothing at this address.',
      path: '/',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    }),
  notFoundComponent: NotFoundPage,
})
