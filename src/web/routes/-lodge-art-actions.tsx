import type { ComponentProps } from 'react'
import { ArtActions } from '../modules/art/art-actions.tsx'
import { useBackCloses } from '../platform/ui/hooks/use-back-closes.ts'
import { artDialogs } from './-art-dialogs.tsx'

type LodgeArtActionsProps = Omit<ComponentProps<typeof ArtActions>, 'dialogs'> & {
  /** For the message of a script that cannot be loaded. */
  onClose: () => void
}

export default function LodgeArtActions({ onClose: _, ...props }: LodgeArtActionsProps) {
  return (
    <>
      <ArtActions {...props} dialogs={artDialogs} />
      {props.open >= 0 && <BackCloses onClose={() => props.onOpen(-1)} />}
    </>
  )
}

function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  return null
}
