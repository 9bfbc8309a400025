import { ButtonLink } from '#web/platform/ui/button.tsx'
import { NotFoundSection } from '#web/platform/ui/not-found-section.tsx'

export function ChatNotFound() {
  return (
    <NotFoundSection
      picture="/pictures/bonk-lodge/exterior.webp"
      title="Lodge Not Found"
      text="There is no lodge at this address, or it could not be loaded."
    >
      <ButtonLink isButton to="/browse" variant="primary">
        Back to Browse
      </ButtonLink>
    </NotFoundSection>
  )
}
