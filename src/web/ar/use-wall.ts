import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { useCamera } from './use-camera.ts'
import type { Room, Wall } from './wall.ts'

/** The chosen wall and its camera. The camera is the default; the first room replaces a missing camera. */
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
  const forget = useCallback(() => {
    if (photograph.current) URL.revokeObjectURL(photograph.current)
    photograph.current = null
  }, [])
  const choose = (next: Wall) => {
    if (next.kind !== 'camera') stop()
    setWall(next)
  }
  useEffect(() => {
    void start()
    return forget
  }, [start, forget])
  return {
    wall,
    camera,
    onCamera: () => {
      setWall({ kind: 'camera' })
      if (camera.status !== 'on') void start()
    },
    onRoom: (room: Room) => choose({ kind: 'room', room }),
    onPhotograph: (file: File) => {
      forget()
      photograph.current = URL.createObjectURL(file)
      choose({ kind: 'photograph', src: photograph.current })
    },
  }
}
