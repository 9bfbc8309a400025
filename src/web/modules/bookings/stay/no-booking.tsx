import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { decoration } from '#web/platform/ui/decoration.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'

const PICTURE = '/pictures/cardano-lodge/exterior.webp'

type NoBookingProps = {
  /** Missing when the booking is unknown, because retrying cannot help. */
  onRetry?: (() => void) | undefined
}

export default function NoBooking({ onRetry }: NoBookingProps) {
  return (
    <section className="column grid justify-items-start gap-4">
      <div className="mb-4 aspect-3/2 w-full overflow-hidden rounded-picture sm:aspect-21/9">
        <LodgePicture src={PICTURE} picture={decoration(PICTURE)} sizes="(min-width: 1280px) 1240px, 100vw" />
      </div>
      <h1 className="text-4xl">
        {onRetry ? 'Your booking could not be loaded' : 'There is no booking at this link'}
      </h1>
      <p className="text-muted">
        {onRetry
          ? 'Our server did not answer.'
          : 'Please use the whole link from your email; it ends in a key.'}
      </p>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : <ButtonLink to="/">Return Home</ButtonLink>}
    </section>
  )
}
