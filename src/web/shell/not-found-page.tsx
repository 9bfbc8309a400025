import { ButtonLink } from '../ui/button.tsx'
import { LodgePicture } from '../ui/picture.tsx'
import { Page } from './page.tsx'

const PICTURE = '/pictures/tezos-lodge/exterior.webp'

export function NotFoundPage() {
  return (
    <Page>
      <section className="column grid min-h-[60vh] content-center justify-items-start gap-5">
        <div className="aspect-[21/9] w-full overflow-hidden rounded-picture">
          <LodgePicture src={PICTURE} sizes="100vw" isFirst />
        </div>
        <h1 className="text-4xl sm:text-6xl">404 Page Not Found</h1>
        <p className="max-w-xl text-muted">
          Did you forget to add the page to the router? There is no route for this address. The lodges are all
          still where they were.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink isButton to="/" variant="primary">
            Return Home
          </ButtonLink>
          <ButtonLink to="/browse">Browse All Lodges</ButtonLink>
        </div>
      </section>
    </Page>
  )
}
