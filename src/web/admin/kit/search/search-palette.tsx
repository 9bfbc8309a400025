import { useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { type Found, rememberFound, useAdminSearch } from './use-admin-search.ts'

export function useSearchKeys() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

const isTyping = ({ target }: globalThis.KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const { found, isFailed } = useAdminSearch(useDeferredValue(text))
  const navigate = useNavigate()
  const returnFocus = useReturnFocus()
  const list = useId()
  const chosen = Math.min(place, Math.max(0, found.length - 1))
  const open = (one: Found) => {
    rememberFound(one)
    onClose()
    void navigate(one.link)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && found.length > 0) {
      event.preventDefault()
      setPlace((chosen + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const one = found[chosen]
      if (one) open(one)
    }
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-[90] bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-4 top-4 z-[100] mx-auto flex max-h-[92dvh] max-w-lg flex-col rounded-picture border border-line bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Search the admin area</Dialog.Title>
          <input
            type="search"
            role="combobox"
            aria-label="Search"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={found.length > 0 ? `${list}-${chosen}` : undefined}
            autoComplete="off"
            placeholder="Guest, reference, dates, amount, lodge, setting"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setPlace(0)
            }}
            onKeyDown={onKeyDown}
            className="w-full border-b border-line bg-transparent px-4 py-3.5 text-lg outline-none"
          />
          {isFailed && (
            <p role="alert" className="px-4 pt-3 text-sm text-danger">
              Stays, payments and lodges could not be searched.
            </p>
          )}
          <Results id={list} found={found} chosen={chosen} onOpen={open} />
          <p role="status" className="sr-only">
            {found.length === 0 ? 'Nothing found' : `${found.length} found`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ResultsProps = { id: string; found: readonly Found[]; chosen: number; onOpen: (one: Found) => void }

function Results({ id, found, chosen, onOpen }: ResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  return (
    <div id={id} role="listbox" aria-label="Found" className="overflow-y-auto p-3">
      {found.length === 0 && <p className="p-3 text-muted">Nothing found.</p>}
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one
        <div
          key={one.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => onOpen(one)}
          className={clsx(
            'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-3 py-2',
            index === chosen ? 'bg-raised' : 'hover:bg-line',
          )}
        >
          <span className="min-w-0 font-medium wrap-anywhere">{one.text}</span>
          <span className="min-w-0 text-sm text-muted wrap-anywhere">{one.detail}</span>
          <span className="ml-auto text-xs text-muted">{one.group}</span>
        </div>
      ))}
    </div>
  )
}
