import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { ButtonTooltip, TooltipGroup } from './button-tooltip.tsx'

type CloseButtonProps = {
  label?: string
  className: string
}

export function CloseButton({ label = 'Close', className }: CloseButtonProps) {
  return (
    <TooltipGroup>
      <ButtonTooltip label={label}>
        <Dialog.Close
          aria-label={label}
          className={clsx('grid size-11 shrink-0 place-items-center', className)}
        >
          <X size={20} aria-hidden="true" />
        </Dialog.Close>
      </ButtonTooltip>
    </TooltipGroup>
  )
}
