import { LodgeNotFound } from '../modules/lodges/page/lodge-not-found.tsx'
import { Page } from '../platform/shell/page.tsx'

export function NoLodge() {
  return (
    <Page>
      <LodgeNotFound />
    </Page>
  )
}
