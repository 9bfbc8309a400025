import { NoLodges } from './no-lodges.tsx'
import { PageLinks, type PageLinksProps } from './page-links.tsx'

type ListEndProps = { isEmpty: boolean; page: PageLinksProps | null; onClear: () => void }

export default function ListEnd({ isEmpty, page, onClear }: ListEndProps) {
  return (
    <>
      {isEmpty && <NoLodges onClear={onClear} />}
      {page && <PageLinks {...page} />}
    </>
  )
}
