import { useEffect, useRef, useState } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { CardOffer } from './card-offer.tsx'
import './card-later.css'

const EXTERIOR = '/exterior.webp'
const rooms = ['living', 'bedroom', 'bathroom', 'fireplace']

/** Parts of the picture that the server does not render. */
export default function CardLater({ lodge }: { lodge: ListedLodge }) {
  return (
    <>
      <CardOffer slug={lodge.slug} />
      <CardInteriors lodge={lodge} />
    </>
  )
}

/** Loads once the card is seen. Only built-in pictures have known names. */
function CardInteriors({ lodge: { name, exteriorImage } }: { lodge: ListedLodge }) {
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
