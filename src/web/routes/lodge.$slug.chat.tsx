import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { findChange } from '#contract/search/lodge-order.ts'
import { ChatPage } from '../modules/chat/chat-page.tsx'
import { hearths } from '../modules/fireplace/generated/hearths.gen.ts'
import { linkPicture } from '../modules/lodges/link-picture.ts'
import { useLodge } from '../modules/lodges/use-lodges.ts'
import { MarketSource } from '../modules/market/market-source.tsx'
import { useCryptoData } from '../modules/market/use-market.ts'
import { ApiError } from '../platform/api/call.ts'
import { lodgeQuery } from '../platform/api/lodge-queries.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { HydratingPart } from '../platform/ui/late/hydrating-part.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { toGlow } from '../platform/ui/lodge/glow.ts'
import { findFireside } from './-fireside.ts'

const Fireplace = lazyPart(async () => ({
  default: (await import('../modules/fireplace/digital-fireplace.tsx')).DigitalFireplace,
}))

/** If a deployment has removed this script too, the page is loaded again (decision 034). */
const NoChat = lazyRouteComponent(() => import('./-no-chat.tsx'), 'NoChat')

export const Route = createFileRoute('/lodge/$slug/chat')({
  codeSplitGroupings: [['component'], ['loader']],
  loader: async ({ context: { call, queryClient }, params: { slug } }) => {
    const lodge = await queryClient.ensureQueryData(lodgeQuery(call, slug)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    })
    if (!lodge) throw notFound()
    return { lodge, hearth: hearths[slug], linkPicture: linkPicture(lodge) }
  },
  head: ({ loaderData, match, params }) =>
    pageHead({
      title: loaderData ? `${loaderData.lodge.name} Chat` : 'Lodge Not Found',
      description: loaderData
        ? `Talk with guests and owners of ${loaderData.lodge.name}, with its coin's figures beside you.`
        : 'No such lodge.',
      path: loaderData ? `/lodge/${params.slug}/chat` : '/',
      siteUrl: match.context.siteUrl,
      image: loaderData?.linkPicture,
      isPrivate: !loaderData,
    }),
  pendingComponent: PendingText,
  component: LodgeChat,
  notFoundComponent: NoChat,
  errorComponent: NoChat,
})

function LodgeChat() {
  const { slug } = Route.useParams()
  const { hearth } = Route.useLoaderData()
  const lodge = useLodge(slug).data
  const market = useCryptoData().data
  if (!lodge) return <NoChat />
  const glow = toGlow(findChange(lodge, market))
  return (
    <Page>
      <ChatPage
        key={slug}
        lodge={lodge}
        glow={glow}
        source={(record) => <MarketSource records={[record]} />}
        fireplace={
          <HydratingPart fallback={<div className="placeholder h-96 rounded-picture" />}>
            <Fireplace
              fireside={findFireside(lodge, hearth, glow)}
              sizes="(min-width: 1024px) 500px, 140vw"
            />
          </HydratingPart>
        }
      />
    </Page>
  )
}
