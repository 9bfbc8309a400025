import clsx from 'clsx'
import type { ReactNode } from 'react'

type TableProps = { name: string; head: readonly string[]; children: ReactNode }

export function Table({ name, head, children }: TableProps) {
  return (
    <div className="overflow-hidden rounded-picture border border-line bg-surface">
      <table aria-label={name} className="w-full text-left text-sm max-md:block">
        <thead className="border-b border-line text-muted max-md:sr-only">
          <tr>
            {head.map((column) => (
              <th key={column} scope="col" className="px-3 py-2.5 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block max-md:[&>tr]:block max-md:[&>tr]:px-3 max-md:[&>tr]:py-3">
          {children}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { className?: string; children?: ReactNode }

export function Cell({ className, children }: CellProps) {
  return (
    <td
      className={clsx(
        'min-w-0 px-3 py-2.5 align-top wrap-anywhere max-md:block max-md:px-0 max-md:py-0.5 empty:max-md:hidden',
        className,
      )}
    >
      {children}
    </td>
  )
}
