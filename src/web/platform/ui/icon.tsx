import clsx from 'clsx'

/** Only the drawings that a first screen needs; the others are Lucide's. */
const drawings = {
  up: 'M12 20V4m-7 7 7-7 7 7',
  down: 'M12 4v16m-7-7 7 7 7-7',
  lodge: 'M2.5 21 12 3l9.5 18zM9 21v-6h6v6',
  search: 'M16 16l5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  sliders: 'M3 7h9m4 0h5M3 17h5m4 0h9M12 4.5v5m0 5v5',
}

/** Few attributes, because pages have many icons. */
export function Icon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('icon', className)} aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
