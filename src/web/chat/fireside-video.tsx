import { useEffect, useRef } from 'react'

/** The lodge's fire as the room's background, dimmed for legible text; a still with reduced motion. */
export function FiresideVideo({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const burn = () => {
      const fire = video.current
      if (!fire) return
      if (reduced.matches || document.hidden) fire.pause()
      else fire.play().catch(() => undefined)
    }
    burn()
    reduced.addEventListener('change', burn)
    document.addEventListener('visibilitychange', burn)
    return () => {
      reduced.removeEventListener('change', burn)
      document.removeEventListener('visibilitychange', burn)
    }
  }, [])
  return (
    <div
      aria-hidden="true"
      className="mask-b-from-80% absolute inset-x-0 -top-24 bottom-0 -z-10 overflow-hidden"
    >
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        preload="metadata"
        data-testid="fireside-video"
        className="size-full object-cover"
      />
      <div className="absolute inset-0 bg-page/80" />
    </div>
  )
}
