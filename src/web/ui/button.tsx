import { Link, type LinkProps } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

/** One primary action a view; the rest are quiet, or plain text. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-ember text-on-ember hover:bg-ember-strong',
  quiet: 'border border-line-strong/40 bg-raised/70 text-text hover:bg-raised hover:border-line-strong',
  plain: 'text-text hover:bg-line',
  danger: 'border border-danger/40 text-danger hover:bg-danger-ground',
}

/** The classes of a button, for elements that are not one. */
export function buttonClass(look: ButtonLook = 'quiet', className?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-medium transition-colors duration-150 ease-out disabled:opacity-50',
    looks[look],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook }

export function Button({ look = 'quiet', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

type ButtonLinkProps = LinkProps & {
  look?: ButtonLook
  className?: string
  children: ReactNode
  /** For what the specification calls a button: told as one and pressed by the space bar too, it is still followed as a link. */
  isButton?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'quiet', className, children, isButton, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} {...(isButton && toldAsButton)} className={buttonClass(look, className)}>
      {children}
    </Link>
  )
}

const toldAsButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}
