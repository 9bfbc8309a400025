import type { ComponentProps } from 'react'
import { ArtActions } from '../art/art-actions.tsx'
import { artDialogs } from './-art-dialogs.tsx'

type LodgeArtActionsProps = Omit<ComponentProps<typeof ArtActions>, 'dialogs'> & {
  /** For the message of a script that cannot be loaded. */
  onClose: () => void
}

/** Viewer and dialogs of a lodge's artworks, loaded when the first one opens. */
export default function LodgeArtActions({ onClose: _, ...props }: LodgeArtActionsProps) {
  return <ArtActions {...props} dialogs={artDialogs} />
}
