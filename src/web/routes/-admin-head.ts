import { pageHead } from '../platform/shell/head.ts'

/** The head of an admin page, with `noindex`. */
export const adminHead =
  (title: string) =>
  ({ match }: { match: { context: { siteUrl: string } } }) =>
    pageHead({
      title,
      description: title,
      path: '/admin',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    })
