import type { ReactNode } from 'react'
import { decoration } from './decoration.ts'
import { LodgePicture } from './pictures/picture.tsx'

type NotFoundSectionProps = {
  picture: string
  title: string
  text: string
  children: ReactNode
}

export function NotFoundSection({ picture, title, text, children }: NotFoundSectionProps) {
  return (
    <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
      <div className="aspect-[21/9] max-h-[40svh] w-full overflow-hidden rounded-picture">
        <LodgePicture
          src={picture}
          picture={decoration(picture)}
          sizes="(min-width: 1280px) 1240px, 100vw"
          isFirst
        />
      </div>
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      <p className="max-w-xl text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
