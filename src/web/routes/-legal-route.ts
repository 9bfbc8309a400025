import type { LegalPageName } from '#contract/legal/legal.ts'
import { legalQuery } from '../modules/legal/legal-query.ts'
import { pageHead } from '../platform/shell/head.ts'
import type { RouterContext } from '../router-context.ts'
import { prefetch } from './-prefetch.ts'

export const legalRoute = (name: LegalPageName, title: string) => ({
  loader: ({ context: { call, queryClient } }: { context: RouterContext }) =>
    prefetch(queryClient, legalQuery(call, name)),
  head: ({ match }: { match: { context: RouterContext } }) =>
    pageHead({
      title,
      description: `${title} of Crypto Lodge.`,
      path: `/${name}`,
      siteUrl: match.context.siteUrl,
    }),
})
