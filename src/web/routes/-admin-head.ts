import { pageHead } from '../platform/shell/head.ts'

/** Only the browser has the session, so the admin routes have `ssr: false`. */
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
