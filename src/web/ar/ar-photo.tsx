import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

type ArPhotoProps = { photo: Blob; title: string; onClose: () => void }

/** A photo with buttons to download, share or retake it. */
export function ArPhoto({ photo, title, onClose }: ArPhotoProps) {
  const url = useObjectUrl(photo)
  const name = `crypto-lodge-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`
  const file = new File([photo], name, { type: photo.type })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  return (
    <Sheet title="Your AR photo" description={`${title}, on your wall.`} onClose={onClose}>
      {url && (
        <>
          <img
            src={url}
            alt={`${title} on your wall`}
            className="mx-auto max-h-[50dvh] w-auto rounded-control"
          />
          <div className="mt-5 grid gap-3">
            <a href={url} download={name} className={buttonClass('primary')}>
              <Download size={18} aria-hidden="true" /> Download photo
            </a>
            {canShare && (
              <Button onClick={() => navigator.share({ files: [file], title }).catch(() => undefined)}>
                <Share2 size={18} aria-hidden="true" /> Share photo
              </Button>
            )}
          </div>
        </>
      )}
    </Sheet>
  )
}

/** An object URL of a file, revoked on unmount. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
