import { LodgeNotFound } from '../modules/lodges/lodge-not-found.tsx'
import { Page } from '../platform/shell/page.tsx'

export function NoLodge() {
  return (
    <Page>
      <LodgeNotFound />
    </Page>
  )
}
