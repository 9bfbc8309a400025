import { useId } from 'react'
import { LONGEST_IMAGE_TEXT, type Lodge } from '#contract/lodges/lodges.ts'

type ImageTextProps = {
  label: string
  src: string
  lodge: Lodge
  texts: Readonly<Record<string, string>>
  onChange: (texts: Record<string, string>) => void
}

/** A built-in picture has its own text until an owner types one. */
export function ImageText({ label, src, lodge, texts, onChange }: ImageTextProps) {
  const id = useId()
  const known = lodge.pictures.find((picture) => picture.src === src)?.alt
  return (
    <div className="w-full pr-2 pb-1.5">
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <input
        id={id}
        maxLength={LONGEST_IMAGE_TEXT}
        value={texts[src] ?? ''}
        placeholder={texts[src] === undefined && known ? known : 'What the picture shows'}
        onChange={({ target }) => onChange({ ...texts, [src]: target.value })}
        className="w-full rounded-control border border-line-strong/40 bg-page/60 px-3 py-2 text-sm placeholder:text-muted/80 hover:border-line-strong"
      />
    </div>
  )
}
