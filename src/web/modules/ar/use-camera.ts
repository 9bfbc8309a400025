import { useCallback, useEffect, useRef, useState } from 'react'

export type Camera =
  | { status: 'off' | 'starting' | 'failed'; stream: null }
  | { status: 'on'; stream: MediaStream }

const off: Camera = { status: 'off', stream: null }

const release = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const rearCamera: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/**
 * A hidden page, a navigation and an unmount stop the camera, even if its permission is granted only
 * afterwards.
 */
export function useCamera(on: { started: () => void; failed: () => void }) {
  const [camera, setCamera] = useState<Camera>(off)
  const stream = useRef<MediaStream | null>(null)
  const attempt = useRef(0)
  const handlers = useRef(on)
  handlers.current = on

  const end = useCallback((left: Camera = off) => {
    attempt.current++
    release(stream.current)
    stream.current = null
    setCamera(left)
  }, [])
  const stop = useCallback(() => end(), [end])
  const start = useCallback(async () => {
    end({ status: 'starting', stream: null })
    const own = attempt.current
    try {
      const granted = await navigator.mediaDevices.getUserMedia(rearCamera)
      if (own !== attempt.current) return release(granted)
      stream.current = granted
      // The track ends when the camera is unplugged or its permission withdrawn.
      for (const track of granted.getTracks()) track.addEventListener('ended', stop)
      setCamera({ status: 'on', stream: granted })
      handlers.current.started()
    } catch {
      if (own !== attempt.current) return
      end({ status: 'failed', stream: null })
      handlers.current.failed()
    }
  }, [end, stop])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') stop()
    }
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [stop])
  return { camera, start, stop }
}
