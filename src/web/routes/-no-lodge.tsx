import { LodgeNotFound } from '../lodges/lodge-not-found.tsx'
import { Page } from '../shell/page.tsx'

export function NoLodge() {
  return (
    <Page>
      <LodgeNotFound />
    </Page>
  )
}
