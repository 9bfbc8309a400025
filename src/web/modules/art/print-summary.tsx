import { useQuery } from '@tanstack/react-query'
import type { PrintFacts } from '#contract/art/art.ts'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { ArtPicture } from './art-picture.tsx'
import { artPrice } from './art-price.ts'
import { printQuery } from './print-query.ts'

export function PrintSummary({ piece }: { piece: ArtItem }) {
  const { data } = useQuery(printQuery(useCall()))
  return (
    <div className="mb-6 flex items-start gap-4">
      <div className="wall-light relative grid size-24 shrink-0 place-items-center p-2">
        <ArtPicture piece={piece} sizes="96px" inSquare />
      </div>
      <div className="grid min-w-0 gap-2">
        <p className="tabular text-xl">{artPrice}</p>
        {data ? <PrintFactList facts={data} /> : <div className="placeholder h-24 rounded-control" />}
      </div>
    </div>
  )
}

const labels: Record<keyof PrintFacts, string> = {
  size: 'Size',
  paper: 'Paper',
  delivery: 'Delivery',
  returns: 'Returns',
}

export function PrintFactList({ facts }: { facts: PrintFacts }) {
  return (
    <dl className="grid gap-1 text-sm">
      {(Object.keys(labels) as (keyof PrintFacts)[]).map((name) => (
        <div key={name}>
          <dt className="inline text-muted">{`${labels[name]}: `}</dt>
          <dd className="inline">{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
