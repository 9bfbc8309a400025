import { Link2, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { type Shared, shareTargets, toShared } from './share-targets.ts'

type ShareDialogProps = { piece: ArtItem; url: string; onClose: () => void }

const toastSharing = (description: string) => toast({ title: 'Sharing...', description })

/** Shares to four networks, through the device's share sheet, or as a copied link. */
export default function ShareDialog({ piece, url, onClose }: ShareDialogProps) {
  const shared = toShared(piece, url)
  useEffect(() => toastSharing(`“${piece.title}” by ${piece.artist}`), [piece.title, piece.artist])
  return (
    <Sheet title="Share this artwork" description={shared.text} onClose={onClose}>
      <div className="grid grid-cols-2 gap-3">
        {shareTargets.map(({ id, name, toAddress }) => (
          <Button key={id} onClick={() => openWindow(toAddress(shared), name)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="mt-5 flex gap-3 border-t border-line pt-5">
        <input
          readOnly
          aria-label="Link to this artwork"
          value={url}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1 rounded-control border border-line-strong/40 bg-page/60 px-3.5 font-mono text-sm"
        />
        <Button onClick={() => copyLink(url)} className="shrink-0 px-4">
          <Link2 size={18} aria-hidden="true" /> Copy Link
        </Button>
      </div>
      {typeof navigator.share === 'function' && (
        <Button variant="primary" className="mt-3 w-full" onClick={() => shareNatively(shared)}>
          <Share2 size={18} aria-hidden="true" /> More ways to share
        </Button>
      )}
    </Sheet>
  )
}

function openWindow(address: string, name: string): void {
  const opened = window.open(address, '_blank', 'width=600,height=400')
  // The network's page gets no access to this window.
  if (opened) opened.opener = null
  toastSharing(`${name} opens in a window of its own.`)
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link Copied!', description: 'The link to this artwork is on your clipboard.' })
  } catch {
    toast({
      title: 'Copy Failed',
      description: 'Please select the link and copy it by hand.',
      variant: 'destructive',
    })
  }
}

async function shareNatively(shared: Shared): Promise<void> {
  // Closing the share sheet also rejects and is not an error.
  await navigator.share(shared).catch(() => undefined)
}
