import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Hint } from '../ui/hint.tsx'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  icon: LucideIcon
}

/** A round button over the picture, named in words. */
export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <Hint says={label}>
      <button
        type="button"
        aria-label={label}
        className={clsx(
          'pointer-events-auto size-11 shrink-0 place-items-center rounded-full bg-page/75 text-text transition-colors duration-150 hover:bg-raised aria-pressed:bg-text aria-pressed:text-page',
          className ?? 'grid',
        )}
        {...rest}
      >
        <Icon size={19} aria-hidden="true" />
      </button>
    </Hint>
  )
}
