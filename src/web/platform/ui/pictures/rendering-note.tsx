import { renderingText } from './rendering-text.ts'

type RenderingNoteProps = {
  sources: readonly string[]
  of: 'lodge' | 'lodges'
}

/** The note is no part of a picture's button or alternative text. */
export function RenderingNote({ sources, of }: RenderingNoteProps) {
  const text = renderingText(sources, of)
  return text && <p className="text-sm text-muted">{text}</p>
}
