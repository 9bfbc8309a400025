import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The lodge's fire as the room's background, dimmed for legible text, with a button that stops it; a still with reduced motion. */
export default function FiresideVideo({ src }: { src: string }): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    /** Phones with iOS before 17.4 play no WebM; the studio writes each film in both formats. */
    const takeOther = (fire: HTMLVideoElement) => {
      if (!fire.src.endsWith('.webm')) return
      fire.src = fire.src.replace('.webm', '.mp4')
      burn()
    }
    const burn = () => {
      const fire = video.current
      if (!fire) return
      if (isPaused || reduced.matches || document.hidden) fire.pause()
      else fire.play().catch(({ name }: Error) => name === 'NotSupportedError' && takeOther(fire))
    }
    burn()
    reduced.addEventListener('change', burn)
    document.addEventListener('visibilitychange', burn)
    return () => {
      reduced.removeEventListener('change', burn)
      document.removeEventListener('visibilitychange', burn)
    }
  }, [isPaused])
  const Icon = isPaused ? Play : Pause
  return (
    <>
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
      <div className="column pointer-events-none absolute inset-x-0 -top-3 flex justify-end">
        <button
          type="button"
          aria-label={isPaused ? 'Play background' : 'Pause background'}
          onClick={() => setPaused(!isPaused)}
          className="pointer-events-auto -mr-3 grid size-11 place-items-center rounded-full text-muted hover:text-text motion-reduce:hidden"
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
