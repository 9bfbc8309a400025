import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type MouseEventHandler, type ReactNode, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { moved, withItem } from './list-items.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

type ItemListProps = {
  legend: string
  kind: string
  addLabel: string
  addText: string
  placeholder?: string
  items: readonly string[]
  error: string | undefined
  onChange: (items: string[]) => void
  draw?: (item: string) => ReactNode
  detail?: (item: string, number: number) => ReactNode
  children?: ReactNode
}

export function ItemList({
  legend,
  kind,
  items,
  error,
  onChange,
  draw,
  detail,
  children,
  ...adding
}: ItemListProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg font-display">{legend}</legend>
      <ol className="grid gap-2">
        {items.map((item, index) => (
          <li
            key={item}
            className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-page/40 py-1 pr-1 pl-3"
          >
            {draw?.(item)}
            <span className="min-w-0 flex-1 text-sm">{item}</span>
            <ItemButton
              name={`Move ${kind} ${index + 1} up`}
              isOff={index === 0}
              onClick={() => onChange(moved(items, index, index - 1))}
              icon={<ArrowUp size={15} aria-hidden="true" />}
            />
            <ItemButton
              name={`Move ${kind} ${index + 1} down`}
              isOff={index === items.length - 1}
              onClick={() => onChange(moved(items, index, index + 1))}
              icon={<ArrowDown size={15} aria-hidden="true" />}
            />
            <ItemButton
              name={`Remove ${kind} ${index + 1}`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                onChange(items.filter((_, place) => place !== index))
              }}
              icon={<X size={16} aria-hidden="true" />}
            />
            {detail?.(item, index + 1)}
          </li>
        ))}
      </ol>
      <AddItem {...adding} onAdd={(text) => onChange(withItem(items, text))} />
      {children}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ItemButtonProps = {
  name: string
  icon: ReactNode
  isOff?: boolean
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** An `aria-label` would repeat a field's label, so the text names the button. A button that is off stays focusable. */
function ItemButton({ name, icon, isOff = false, onClick }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-text aria-disabled:opacity-40"
    >
      {icon}
      <span className="sr-only">{name}</span>
    </button>
  )
}

type AddItemProps = {
  addLabel: string
  addText: string
  placeholder?: string | undefined
  onAdd: (text: string) => void
}

function AddItem({ addLabel, addText, placeholder, onAdd }: AddItemProps) {
  const [text, setText] = useState('')
  useUnsavedChanges(text !== '')
  const add = () => {
    onAdd(text)
    setText('')
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={addLabel}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </div>
      <Button onClick={add}>{addText}</Button>
    </div>
  )
}

/** A removed item passes the focus to the same button of the next or previous item, or to the field that adds one. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const buttons = neighbour?.querySelectorAll<HTMLElement>(':scope > button')
  const field = item?.closest('ol')?.nextElementSibling?.querySelector('input')
  const next = buttons?.item(buttons.length - 1) ?? field
  next?.focus()
}
