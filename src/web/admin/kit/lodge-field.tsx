import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { folded } from '#contract/platform/trimmed.ts'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { matching } from './matching.ts'

/** A placeholder value that every schema rejects. */
export const UNCHOSEN = '?'

type NamedLodge = { id: number; slug: string; name: string }

type LodgeFieldProps = {
  label: string
  lodges: readonly NamedLodge[]
  /** Slug or id; empty for none. */
  value: string
  onChange: (value: string) => void
  by?: 'slug' | 'id'
  /** The text of the empty choice; without it a lodge is always chosen. */
  none?: string
  /** Starts with `UNCHOSEN` instead of a preset. */
  mayBeUnchosen?: boolean
  /** Unknown text stays and becomes the value, which the server refuses; otherwise the chosen lodge returns. */
  keepsUnknown?: boolean
  error?: string | undefined
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement & HTMLSelectElement>
}

export function LodgeField(props: LodgeFieldProps) {
  const { lodges, onChange, by = 'slug', none, keepsUnknown: _, mayBeUnchosen, ...rest } = props
  if (lodges.length > LODGES_PER_PAGE) return <LodgeSearch {...props} />
  return (
    <SelectField
      {...rest}
      // Remounts once the options exist, because only then can a select show its value.
      key={lodges.length}
      onChange={({ target }) => onChange(target.value)}
    >
      {mayBeUnchosen && (
        <option value={UNCHOSEN} disabled hidden>
          Choose a lodge
        </option>
      )}
      {none !== undefined && <option value="">{none}</option>}
      {lodges.map((lodge) => (
        <option key={lodge.slug} value={lodge[by]}>
          {lodge.name}
        </option>
      ))}
    </SelectField>
  )
}

const getName = ({ name }: NamedLodge) => name

/** Picking a suggestion chooses it; Enter and blur choose the only match. */
function LodgeSearch(props: LodgeFieldProps) {
  const { lodges, value, onChange, by = 'slug', none, onBlur, error, ...others } = props
  const { keepsUnknown = false, mayBeUnchosen = false, ...rest } = others
  const list = useId()
  /** Null while the chosen lodge is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const chosen = lodges.find((lodge) => String(lodge[by]) === value)
  const found = matching(lodges, typed ?? '', getName)
  const same = (text: string) => lodges.find(({ name }) => folded(name) === folded(text))
  const take = (lodge: NamedLodge) => {
    setTyped(null)
    setUnknown(false)
    if (lodge !== chosen) onChange(String(lodge[by]))
  }
  const takeNone = () => {
    setTyped(null)
    setUnknown(false)
    onChange('')
  }
  const settle = () => {
    if (typed === null) return
    const text = typed.trim()
    const only = text === '' ? undefined : (same(text) ?? (found.length === 1 ? found[0] : undefined))
    if (only) return take(only)
    if (none && folded(text) === folded(none)) return takeNone()
    if (text !== '' && keepsUnknown) {
      setUnknown(true)
      return onChange(text)
    }
    if (text === '' && none !== undefined && !mayBeUnchosen) onChange('')
    setTyped(null)
  }
  return (
    <>
      <TextField
        {...rest}
        type="search"
        list={list}
        autoComplete="off"
        placeholder={mayBeUnchosen ? `Name of a lodge, or ${none}` : (none ?? 'Name of a lodge')}
        value={typed ?? chosen?.name ?? (mayBeUnchosen && value === '' ? none : '')}
        error={error ?? (isUnknown ? 'Please choose a lodge' : undefined)}
        onFocus={({ target }) => target.select()}
        onChange={({ target, nativeEvent }) => {
          const { inputType } = nativeEvent as InputEvent
          const picked = inputType === undefined || inputType === 'insertReplacementText'
          const lodge = picked ? same(target.value) : undefined
          if (lodge) return take(lodge)
          if (picked && none && target.value === none) return takeNone()
          setTyped(target.value)
          setUnknown(false)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || typed === null) return
          event.preventDefault()
          settle()
        }}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
      />
      <datalist id={list}>
        {mayBeUnchosen && <option value={none} />}
        {found.slice(0, LODGES_PER_PAGE).map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  )
}
