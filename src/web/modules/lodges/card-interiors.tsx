import { useEffect, useRef, useState } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import './card-interiors.css'

const EXTERIOR = '/exterior.webp'
const rooms = ['living', 'bedroom', 'bathroom', 'fireplace']

/** The rooms of a lodge beside its card's picture, to swipe to; loaded once the card is seen. Only built-in pictures have known names. */
export default function CardInteriors({ lodge: { name, exteriorImage } }: { lodge: ListedLodge }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  const isBuiltIn = exteriorImage.endsWith(EXTERIOR)
  useEffect(() => {
    const strip = mark.current?.parentElement
    if (!strip || !isBuiltIn) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setSeen(true)
      watcher.disconnect()
    })
    watcher.observe(strip)
    return () => watcher.disconnect()
  }, [isBuiltIn])
  if (!isSeen) return <span ref={mark} hidden />
  return rooms.map((room) => (
    <img
      key={room}
      src={exteriorImage.replace(EXTERIOR, `/${room}-480.avif`)}
      alt={`${name}, ${room === 'living' ? 'living room' : room}`}
      width={480}
      height={320}
      loading="lazy"
    />
  ))
}
