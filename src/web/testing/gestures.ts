import { commands, type Locator } from 'vitest/browser'

/** Presses keys, as `Shift+ArrowLeft`, in the element with the focus, or in `on`. */
export async function press(keys: string, on?: Locator): Promise<void> {
  if (on) (await on.findElement()).focus()
  else window.focus()
  await commands.pressKeys(keys)
}

/** Types text key by key. */
export async function type(text: string, on: Locator): Promise<void> {
  const element = await on.findElement()
  element.focus()
  await commands.typeKeys(text)
}

/** Touches an element. */
export async function tap(on: Locator): Promise<void> {
  await on.findElement()
  await commands.tapElement(on.selector)
}

/** Moves the pressed mouse from one place to another in steps. */
export const dragMouse = (from: readonly [number, number], to: readonly [number, number]) =>
  commands.moveMouse([
    from,
    'down',
    ...[0.2, 0.4, 0.6, 0.8, 1].map(
      (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const,
    ),
    'up',
  ])
