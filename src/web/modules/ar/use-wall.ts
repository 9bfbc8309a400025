import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useCamera } from './use-camera.ts'
import type { Room, Wall } from './wall.ts'

/** The camera is the default; the first room replaces a camera that fails. */
export function useWall(rooms: readonly Room[]) {
  const [wall, setWall] = useState<Wall>({ kind: 'camera' })
  const [first] = rooms
  const { camera, start, stop } = useCamera({
    started: () =>
      toast({ title: 'AR Mode Activated', description: 'Drag the artwork to where it should hang.' }),
    failed: () => {
      toast({
        title: 'Camera Access Failed',
        description: 'Please allow camera access to use AR preview',
        variant: 'destructive',
      })
      if (first) setWall({ kind: 'room', room: first })
    },
  })
  const photograph = useRef<string | null>(null)
  const revokePhoto = useCallback(() => {
    if (photograph.current) URL.revokeObjectURL(photograph.current)
    photograph.current = null
  }, [])
  const choice = useRef(0)
  const choose = (next: Wall) => {
    choice.current++
    if (next.kind !== 'camera') stop()
    setWall(next)
  }
  useEffect(() => {
    void start()
    return () => {
      choice.current++
      revokePhoto()
    }
  }, [start, revokePhoto])
  return {
    wall,
    camera,
    onCamera: () => {
      choose({ kind: 'camera' })
      if (camera.status !== 'on') void start()
    },
    onRoom: (room: Room) => choose({ kind: 'room', room }),
    /** The wall stays until the photo is loaded, and when the browser cannot read it. */
    onPhotograph: async (file: File) => {
      const own = ++choice.current
      const src = URL.createObjectURL(file)
      const isReadable = await canLoad(src)
      const isWanted = own === choice.current
      if (isReadable && isWanted) {
        revokePhoto()
        photograph.current = src
        return choose({ kind: 'photograph', src })
      }
      URL.revokeObjectURL(src)
      if (isWanted)
        toast({
          title: 'Photo Not Readable',
          description: 'This photo cannot be read by your browser. Please choose one in JPEG or PNG.',
          variant: 'destructive',
        })
    },
  }
}

const canLoad = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = src
  })
