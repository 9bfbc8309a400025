import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'

export function photoFile(photo: Blob, title: string): File {
  const name = `crypto-lodge-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`
  return new File([photo], name, { type: photo.type })
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

type ArPhotoProps = { file: File; title: string; onClose: () => void }

export function ArPhoto({ file, title, onClose }: ArPhotoProps) {
  const url = useObjectUrl(file)
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
            <a href={url} download={file.name} className={buttonClass('primary')}>
              <Download size={18} aria-hidden="true" /> Download photo
            </a>
            {canShare(file) && (
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

function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
