/**
 * Inline script. Stores clicks on buttons (also links with that role) and typing until React has hydrated the
 * page, or a part that hydrates later (`data-not-hydrated`, `ui/when-near.tsx`), and then replays them in
 * order. Meanwhile it stops the browser from submitting forms, which would put the fields into the address.
 */

type PendingEvent = { type: string; target: HTMLElement; value: string | undefined }

/** After this time clicks and typing pass through in any case. */
const DEADLINE_MS = 30_000

const pending: PendingEvent[] = []
let isPageHydrated = false
let isRepeating = false

const isWaiting = (element: Element): boolean =>
  !isPageHydrated || element.closest('[data-not-hydrated]') !== null

const readInputValue = (element: HTMLElement): string | undefined =>
  'value' in element ? String(element.value) : undefined

function capture(event: Event): void {
  // A click on a button's icon has an SVG element as its target.
  if (isRepeating || !(event.target instanceof Element)) return
  const target = event.type === 'click' ? event.target.closest('button, [role="button"]') : event.target
  if (!(target instanceof HTMLElement)) return
  // Events of one element keep their order.
  const before = pending.find((other) => other.target === target && other.type === event.type)
  if (!isWaiting(target) && !before) return
  event.stopImmediatePropagation()
  if (event.type === 'click') event.preventDefault()
  // A form is submitted once for any number of presses.
  if (before && 'type' in target && target.type === 'submit') return
  pending.push({ type: event.type, target, value: readInputValue(target) })
  if (isPageHydrated && pending.length === 1) void repeatAll()
}

async function repeatAll(): Promise<void> {
  for (const event of pending.splice(0)) {
    if (!event.target.isConnected) continue
    if (isWaiting(event.target)) pending.push(event)
    else {
      repeat(event)
      // The router writes its history entry now; otherwise the next event that navigates would replace it.
      await null
    }
  }
  if (pending.length > 0) requestAnimationFrame(repeatAll)
}

function repeat({ type, target, value }: PendingEvent): void {
  isRepeating = true
  if (type === 'click') target.click()
  else typeInto(target, value)
  isRepeating = false
}

/**
 * React hydrates a field at its first key event and takes a changed value for typed. So the page's value is
 * set first through React's setter, then the guest's value past that setter.
 */
function typeInto(field: HTMLElement, value: string | undefined): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const holdForm = (event: Event): void => {
  if (event.target instanceof Element && isWaiting(event.target)) event.preventDefault()
}

window.replayEvents = () => {
  isPageHydrated = true
  // The router remembers the position of what it has seen scroll, for a way back.
  document.dispatchEvent(new Event('scroll'))
  void repeatAll()
}
addEventListener('click', capture, true)
addEventListener('input', capture, true)
addEventListener('submit', holdForm, true)
setTimeout(() => {
  removeEventListener('click', capture, true)
  removeEventListener('input', capture, true)
  pending.length = 0
}, DEADLINE_MS)
