import { ButtonLink } from '../ui/button.tsx'
import { NotFoundSection } from '../ui/not-found-section.tsx'
import { Page } from './page.tsx'

export function NotFoundPage() {
  return (
    <Page>
      <NotFoundSection
        picture="/pictures/tezos-lodge/exterior.webp"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router? There is no route for this address. The lodges are all still where they were."
      >
        <ButtonLink isButton to="/" variant="primary">
          Return Home
        </ButtonLink>
        <ButtonLink to="/browse">Browse All Lodges</ButtonLink>
      </NotFoundSection>
    </Page>
  )
}
