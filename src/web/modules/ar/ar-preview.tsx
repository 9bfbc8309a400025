import { Aperture, Video } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useMemo, useRef, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { CloseButton } from '#web/platform/ui/close-button.tsx'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { ArControls } from './ar-controls.tsx'
import { ArFrame, HungArt, useElementSize } from './ar-frame.tsx'
import { ArPhoto, canShare, photoFile } from './ar-photo.tsx'
import { ArWall } from './ar-wall.tsx'
import { placementOn, type Size, trueShare } from './hanging.ts'
import { photograph, type WallSource } from './photograph.ts'
import { middle } from './placement.ts'
import type { Camera } from './use-camera.ts'
import { usePlacement } from './use-placement.ts'
import { useWall } from './use-wall.ts'
import { type Room, wallSource } from './wall.ts'
import { WallChoice } from './wall-choice.tsx'

type ArPreviewProps = {
  title: string
  image: string
  /** The first room is the default without a camera. */
  rooms: readonly Room[]
  /** Of the print. Scale 1 shows it in this size. */
  longSideCm: number | null
  onClose: () => void
}

export default function ArPreview({ title, image, rooms, longSideCm, onClose }: ArPreviewProps) {
  const share = longSideCm === null ? undefined : trueShare(longSideCm)
  const wallRef = useRef<WallSource>(null)
  const artRef = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size>({ width: 4, height: 3 })
  const [photo, setPhoto] = useState<File | null>(null)
  const { wall, camera, ...choices } = useWall(rooms)
  const start = useMemo(
    () => (wall.kind === 'room' ? placementOn(wall.room.area, share) : middle),
    [wall, share],
  )
  const { placement, change, handlers } = usePlacement(photo === null, start)
  useEscape(true, onClose)
  const returnFocus = useReturnFocus()
  const [frameRef, box] = useElementSize()
  const isReady = wall.kind !== 'camera' || camera.status === 'on'
  const source = wall.kind === 'camera' ? camera.stream : wallSource(wall)
  const [shown, setShown] = useState<typeof source>(null)
  const capture = async () => {
    if (!wallRef.current || !artRef.current) return
    try {
      const file = photoFile(await photograph(wallRef.current, artRef.current, placement, share), title)
      setPhoto(file)
      const description = canShare(file) ? 'Download it, or share it from here.' : 'Download it from here.'
      toast({ title: 'AR Photo Captured!', description })
    } catch {
      toast({ title: 'Error', description: 'The photo could not be taken.', variant: 'destructive' })
    }
  }
  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-95 bg-page" />
          <Dialog.Content
            onEscapeKeyDown={leaveEscape}
            onCloseAutoFocus={returnFocus}
            onInteractOutside={(event) => event.preventDefault()}
            data-ar={camera.status === 'on' ? 'active' : 'inactive'}
            className="fixed inset-0 z-95 flex flex-col bg-page outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_340px]"
          >
            <div className="relative min-h-0 flex-1 bg-black">
              <ArFrame size={size} frameRef={frameRef}>
                <ArWall
                  wall={wall}
                  camera={camera}
                  wallRef={wallRef}
                  onSize={setSize}
                  onShown={() => setShown(source)}
                />
                {wall.kind === 'camera' && <CameraNotice camera={camera} onStart={choices.onCamera} />}
                {isReady && (
                  <HungArt
                    title={title}
                    image={image}
                    placement={placement}
                    share={share}
                    frame={box}
                    handlers={handlers}
                    imageRef={artRef}
                    onScale={(steps) => change({ type: 'scaled', steps })}
                  />
                )}
              </ArFrame>
            </div>
            <div className="flex max-h-[46dvh] shrink-0 flex-col gap-4 overflow-y-auto border-line bg-surface p-4 max-lg:border-t sm:p-6 lg:max-h-none lg:gap-6 lg:border-l">
              <div className="pr-12">
                <Dialog.Title className="text-2xl">AR Preview</Dialog.Title>
                <Dialog.Description className="mt-1 text-sm text-muted">
                  {title}. Nothing that your camera sees leaves this device.
                </Dialog.Description>
              </div>
              <Button variant="primary" disabled={!source || shown !== source} onClick={capture}>
                <Aperture size={18} aria-hidden="true" /> Capture Photo
              </Button>
              <ArControls
                placement={placement}
                onChange={change}
                onReset={() => change({ type: 'reset', to: start })}
              />
              {wall.kind === 'camera' && (
                <p className="text-sm text-muted">
                  At 1.0× the print has its true size, seen from five feet away.
                </p>
              )}
              <WallChoice rooms={rooms} wall={wall} {...choices} />
            </div>
            <CloseButton
              label="Exit AR"
              className="fixed top-3 right-3 rounded-full bg-page/80 hover:bg-raised"
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {photo && <ArPhoto file={photo} title={title} onClose={() => setPhoto(null)} />}
    </>
  )
}

function CameraNotice({ camera, onStart }: { camera: Camera; onStart: () => void }) {
  if (camera.status === 'on') return null
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center">
      {camera.status === 'starting' ? (
        <p role="status" className="text-muted">
          Waiting for the camera. Your browser may ask whether it may be used.
        </p>
      ) : (
        <>
          <p className="text-muted">The camera is off.</p>
          <Button variant="primary" onClick={onStart}>
            <Video size={18} aria-hidden="true" /> Start Camera
          </Button>
        </>
      )}
    </div>
  )
}
