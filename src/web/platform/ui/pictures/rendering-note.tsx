import { renderingText } from './rendering-text.ts'

type RenderingNoteProps = {
  /** Addresses of the pictures that it stands beside. */
  sources: readonly string[]
  of: 'lodge' | 'lodges'
}

/** Says that pictures are renderings; nothing where none is. It is no part of a picture's button or alternative text. */
export function RenderingNote({ sources, of }: RenderingNoteProps) {
  const text = renderingText(sources, of)
  return text && <p className="text-sm text-muted">{text}</p>
}
