import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { readPicture, usePictureChanges } from './use-picture-changes.ts'

export function CleaningPicture({ cleaning, describedBy }: { cleaning: Cleaning; describedBy: string }) {
  const { send, remove, isSending } = usePictureChanges(cleaning)
  const { picture, lodgeName } = cleaning
  return (
    <div className="grid gap-3">
      {picture && <PrivatePicture address={picture} alt={`What is broken at ${lodgeName}`} />}
      <div className="flex flex-wrap gap-2">
        <label className="flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-control border border-dashed border-line-strong/60 px-4 focus-within:border-ember hover:border-line-strong">
          <Camera size={18} aria-hidden="true" />
          <span>{picture ? 'Replace picture' : 'Add picture'}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={describedBy}
            disabled={isSending}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) send(file)
              target.value = ''
            }}
          />
        </label>
        {picture && (
          <ConfirmButton question="Really delete?" aria-describedby={describedBy} onConfirm={remove}>
            Delete picture
          </ConfirmButton>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSending && 'Sending the picture...'}
      </p>
    </div>
  )
}

/** An image element cannot send the token. */
export function PrivatePicture({ address, alt }: { address: string; alt: string }) {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['/api/admin/cleaning-picture', address],
    queryFn: () => readPicture(address),
  })
  if (isLoadingError)
    return <ErrorMessage message="The picture could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-sm text-muted">Loading the picture...</p>
  return <img src={data} alt={alt} className="max-h-80 w-full rounded-control object-contain" />
}
