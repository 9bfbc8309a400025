import { ButtonLink } from '#web/platform/ui/button.tsx'
import { NotFoundSection } from '#web/platform/ui/not-found-section.tsx'

export function LodgeNotFound() {
  return (
    <NotFoundSection
      picture="/pictures/shiba-inu-lodge/exterior.webp"
      title="Lodge Not Found"
      text="There is no lodge at this address, or it could not be loaded."
    >
      <ButtonLink isButton to="/" variant="primary">
        Return Home
      </ButtonLink>
    </NotFoundSection>
  )
}
