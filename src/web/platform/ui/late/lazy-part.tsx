import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import { Button } from '../button.tsx'
import { reloadIfServed } from './reload-if-served.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const places = {
  inline: '',
  section: 'column mt-24',
  dialog: 'fixed inset-x-4 bottom-4 z-[110] mx-auto max-w-md shadow-float',
}

/**
 * Shows a message and 'Try again' in place of a part whose script fails to load. After two failures 'Try
 * again' reloads the page if the server answers, because a new release has other scripts.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  place: keyof typeof places = 'inline',
): ComponentType<Props> {
  const listeners = new Set<() => void>()
  let failures = 0
  const attempt = () =>
    lazy(() =>
      load().catch(() => {
        failures += 1
        return { default: Failed as ComponentType<unknown> as ComponentType<Props> }
      }),
    )
  const retry = async () => {
    if (failures > 1 && (await reloadIfServed())) return
    part = attempt()
    for (const listener of listeners) listener()
  }
  const Failed = ({ onClose }: { onClose?: () => void }) => (
    <div
      role="alert"
      className={`grid justify-items-start gap-3 rounded-picture border border-line bg-surface p-5 ${places[place]}`}
    >
      <p>This part of the page could not be loaded.</p>
      <div className="flex gap-3">
        <Button onClick={retry}>Try again</Button>
        {onClose && <Button onClick={onClose}>Close</Button>}
      </div>
    </div>
  )
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  let part = attempt()
  const current = () => part
  return function LazyPart(props: Props) {
    const Part = useSyncExternalStore(subscribe, current, current)
    return <Part {...props} />
  }
}
