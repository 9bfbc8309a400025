import { Upload } from 'lucide-react'
import { useState } from 'react'
import { LARGEST_UPLOAD } from '#contract/lodges/lodges.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { uploadPicture } from './use-lodge-edit.ts'

type Sending = { id: number; name: string; part: number; error: string | null }

let nextId = 1

export function PictureUpload({ name, onStored }: { name: string; onStored: (url: string) => void }) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const change = (id: number, what: Partial<Sending>) =>
    setSendings((all) => all.map((sending) => (sending.id === id ? { ...sending, ...what } : sending)))
  const send = async (file: File) => {
    const id = nextId++
    const tooLarge = file.size > LARGEST_UPLOAD ? 'A picture may have at most 15 MB' : null
    setSendings((all) => [...all, { id, name: file.name, part: 0, error: tooLarge }])
    if (tooLarge) return
    try {
      onStored((await uploadPicture(file, (part) => change(id, { part }))).url)
      setSendings((all) => all.filter((sending) => sending.id !== id))
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : null
      change(id, { error: detail ?? 'This picture could not be stored.' })
    }
  }
  /** One after the other, so that the pictures keep their order. */
  const sendAll = async (files: Iterable<File>) => {
    for (const file of files) await send(file)
  }
  return (
    <div>
      <label
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void sendAll([...event.dataTransfer.files])
        }}
        className="flex min-h-12 w-full cursor-pointer items-center justify-center gap-2 rounded-control border border-dashed border-line-strong/60 px-4 py-2 text-sm text-muted focus-within:border-ember hover:text-text"
      >
        <Upload size={16} aria-hidden="true" />
        {name}
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          onChange={({ target }) => {
            void sendAll([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <ul className="mt-2 grid gap-1 text-sm" aria-live="polite">
        {sendings.map(({ id, name: file, part, error }) => (
          <li key={id} className={error ? 'text-danger' : 'text-muted'}>
            <span>{`${file}: `}</span>
            {error ? (
              <span>{error}</span>
            ) : (
              <progress value={part} max={1} className="h-2 w-32 align-middle" />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
