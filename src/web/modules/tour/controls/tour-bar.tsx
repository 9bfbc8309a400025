import { CalendarDays, Check, List, Maximize, Minimize, Share2, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type Ref, useEffect, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { IconButton } from './icon-button.tsx'

type TourBarProps = {
  name: string
  description: string
  isRendering: boolean
  isListOpen: boolean
  listButton: Ref<HTMLButtonElement>
  onList: () => void
  getAddress: () => string
  isFullscreen: boolean
  onFullscreen: () => void
  price: string
  onBook: () => void
}

export function TourBar({
  name,
  description,
  isRendering,
  isListOpen,
  listButton,
  onList,
  getAddress,
  isFullscreen,
  onFullscreen,
  price,
  onBook,
}: TourBarProps) {
  const book = `Book · ${price}`
  return (
    <header className="tour-scrim relative flex flex-col-reverse justify-between gap-x-4 px-3 pt-3 pb-2 before:absolute before:inset-x-0 before:top-0 before:-bottom-8 before:-z-10 before:bg-linear-to-b before:from-page/90 before:via-page/50 before:to-transparent sm:flex-row sm:items-start sm:px-6 sm:pt-5 short:pt-2 short:pb-1">
      <div className="tour-control min-w-0 pt-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Dialog.Title className="text-lg leading-tight sm:text-2xl short:text-lg">
            Virtual Tour - {name}
          </Dialog.Title>
          {isRendering && <p className="text-xs text-text/85 sm:text-sm short:text-xs">Rendering</p>}
        </div>
        <p className="mt-1 hidden text-sm text-text/85 sm:block short:hidden">{description}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2 self-end sm:self-auto">
        <span className="tour-control hidden md:block short:hidden">
          <Button variant="primary" onClick={onBook} className="pointer-events-auto">
            {book}
          </Button>
        </span>
        <IconButton label={book} icon={CalendarDays} onClick={onBook} className="grid md:hidden short:grid" />
        <IconButton
          ref={listButton}
          label="List of places"
          icon={List}
          aria-pressed={isListOpen}
          onClick={onList}
        />
        <span className="max-sm:hidden">
          <ShareButton getAddress={getAddress} />
        </span>
        <IconButton
          label="Fullscreen"
          icon={isFullscreen ? Minimize : Maximize}
          aria-pressed={isFullscreen}
          onClick={onFullscreen}
        />
        <Dialog.Close asChild>
          <IconButton label="Close tour" icon={X} className="tour-stays grid" />
        </Dialog.Close>
      </div>
    </header>
  )
}

const CONFIRMED_MS = 2000

function ShareButton({ getAddress }: { getAddress: () => string }) {
  const [copiedAt, setCopiedAt] = useState<number>()
  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getAddress())
      setCopiedAt(performance.now())
    } catch {
      toast({
        title: 'Copy Failed',
        description: 'Your browser does not let this page copy. The link is in the address bar.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <IconButton
        label="Copy link to this view"
        icon={copiedAt === undefined ? Share2 : Check}
        onClick={copy}
        onBlur={() => setCopiedAt(undefined)}
      />
      <span role="status" className="sr-only">
        {/* Only a new element is announced again. */}
        {copiedAt !== undefined && <span key={copiedAt}>Link copied</span>}
      </span>
    </>
  )
}
