import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** With reduced motion, the film is a still. */
export default function FiresideVideo({ src }: { src: string }): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    /** Phones with iOS before 17.4 play no WebM; the studio writes each film in both formats. */
    const switchToMp4 = (fire: HTMLVideoElement) => {
      if (!fire.src.endsWith('.webm')) return
      fire.src = fire.src.replace('.webm', '.mp4')
      playOrPause()
    }
    const playOrPause = () => {
      const fire = video.current
      if (!fire) return
      if (isPaused || reduced.matches || document.hidden) fire.pause()
      else fire.play().catch(({ name }: Error) => name === 'NotSupportedError' && switchToMp4(fire))
    }
    playOrPause()
    reduced.addEventListener('change', playOrPause)
    document.addEventListener('visibilitychange', playOrPause)
    return () => {
      reduced.removeEventListener('change', playOrPause)
      document.removeEventListener('visibilitychange', playOrPause)
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
