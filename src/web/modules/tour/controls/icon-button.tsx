import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { ButtonTooltip } from '#web/platform/ui/button-tooltip.tsx'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  icon: LucideIcon
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      className={clsx(
        'tour-control pointer-events-auto size-11 shrink-0 place-items-center rounded-full bg-page/75 text-text hover:bg-raised aria-disabled:text-muted aria-disabled:opacity-70 aria-pressed:bg-text aria-pressed:text-page max-[359px]:size-9 short:size-9',
        className ?? 'grid',
      )}
      {...rest}
    >
      <Icon size={19} aria-hidden="true" />
    </button>
  )
  // A title contains the name already.
  return rest.title ? button : <ButtonTooltip label={label}>{button}</ButtonTooltip>
}
