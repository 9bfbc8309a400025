import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { toChatColor } from '#web/platform/ui/lodge/accent.ts'
import { imageText } from '#web/platform/ui/pictures/image-text.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { ChatRoom } from './chat-room.tsx'
import { JoinForm } from './join-form.tsx'
import type { Speaker } from './session/chat-session.ts'
import { SessionExpired } from './session/session-expired.tsx'
import { useOwner } from './session/use-owner.ts'
import './chat-colors.css'

// The video is only decoration: if it cannot be loaded, nothing is shown.
const FiresideVideo = lazy(() => import('./fireside-video.tsx').catch(() => ({ default: () => null })))

type ChatPageProps = {
  lodge: Lodge
  /** Opacity of the pictures' neon, 0 to 1. */
  glow: number
  source: (record: MarketRecord) => ReactNode
  fireplace: ReactNode
}

export function ChatPage({ lodge, glow, source, fireplace }: ChatPageProps) {
  const { owner, hasExpired } = useOwner()
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  return (
    <div data-chat-color={toChatColor(lodge.color)} className="relative isolate">
      {lodge.neonFireplaceVideo && (
        <Suspense>
          <FiresideVideo key={lodge.slug} src={lodge.neonFireplaceVideo} />
        </Suspense>
      )}
      <div className="column pb-8">
        <Link
          to="/lodge/$slug"
          params={{ slug: lodge.slug }}
          className="inline-flex min-h-6 items-center gap-2 text-muted hover:text-text"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          Back to {lodge.name}
        </Link>
        <h1 className="mt-3 mb-6 text-4xl sm:text-5xl">{lodge.name} Chat</h1>
        {hasExpired && <SessionExpired />}
        {speaker ? (
          <ChatRoom lodge={lodge} speaker={speaker} source={source} fireplace={fireplace} />
        ) : (
          <div className="grid items-stretch gap-6 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
            <JoinForm
              lodgeName={lodge.name}
              suggestedName={owner?.name ?? ''}
              isOwner={owner !== null}
              onJoin={(userName) => setSpeaker({ userName, token: owner?.token ?? null })}
            />
            <Fireside lodge={lodge} glow={glow} />
          </div>
        )}
      </div>
    </div>
  )
}

function Fireside({ lodge, glow }: { lodge: Lodge; glow: number }) {
  const src = lodge.fireplaceImage ?? lodge.interiorImages[0] ?? lodge.exteriorImage
  return (
    <div className="aspect-[3/2] overflow-hidden rounded-picture lg:aspect-auto lg:h-[460px]">
      <LodgePicture
        src={src}
        picture={lodge.pictures.find((picture) => picture.src === src)}
        alt={imageText(lodge, src, `Inside ${lodge.name}`)}
        glow={glow}
        sizes="(min-width: 1024px) 800px, 100vw"
        isFirst
      />
    </div>
  )
}
