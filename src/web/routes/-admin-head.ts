import { pageHead } from '../shell/head.ts'

/** The head of an owner's screen, kept out of search engines. */
export const adminHead =
  (title: string) =>
  ({ match }: { match: { context: { siteUrl: string } } }) =>
    pageHead({
      title,
      description: "The owner's desk of Crypto Lodge.",
      path: '/admin',
      siteUrl: match.context.siteUrl,
      isPrivate: true,
    })
