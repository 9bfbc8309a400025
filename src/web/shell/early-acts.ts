declare global {
  interface Window {
    /** Called once the page is being hydrated; from then on what a guest did early is done again. */
    wakePage?: () => void
  }
}

/**
 * The inline script that keeps clicks on buttons and typing while nobody can hear them: before the page is hydrated, and in
 * parts that hydrate later (`data-asleep`, `ui/when-near.tsx`). It does them again, in order, as soon as each can be heard,
 * and keeps forms from being sent by the browser itself, which would put what was typed into the address.
 */
export const keepEarlyActs = `(() => {
  const acts = []
  let isAwake = false
  let isRepeating = false
  // React keeps an element's props under such a key once it hears the element's events.
  const isHeard = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const sleeps = (element) => !isAwake || element.closest('[data-asleep]')
  const keep = (event) => {
    const target = event.type === 'click' ? event.target.closest?.('button') : event.target
    if (isRepeating || !target) return
    // After what is still waiting for the same element, or the older would undo the newer.
    const before = acts.findIndex((act) => act.target === target && act.type === event.type)
    if (!sleeps(target) && before < 0) return
    event.stopImmediatePropagation()
    if (event.type === 'click') event.preventDefault()
    // A form is sent once, however often its button was pressed.
    if (before >= 0 && target.type === 'submit') return
    acts.push({ type: event.type, target, value: target.value })
    if (isAwake && acts.length === 1) repeat()
  }
  const repeat = () => {
    for (const act of acts.splice(0)) {
      if (!act.target.isConnected) continue
      if (sleeps(act.target) || !isHeard(act.target)) acts.push(act)
      else again(act)
    }
    if (acts.length) requestAnimationFrame(repeat)
  }
  const again = ({ type, target, value }) => {
    isRepeating = true
    if (type === 'click') target.click()
    else typeInto(target, value)
    isRepeating = false
  }
  // A key that nobody listens to makes React finish hydrating the field. It then takes a value for typed when it differs from
  // the one it saw last: so the page's own value first, through React's setter, which sees it; then the guest's past it.
  const typeInto = (field, value) => {
    field.dispatchEvent(new Event('keyup', { bubbles: true }))
    if ('defaultValue' in field) field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  window.wakePage = () => {
    const main = document.querySelector('main')
    if (main && !isHeard(main)) return requestAnimationFrame(window.wakePage)
    isAwake = true
    repeat()
  }
  addEventListener('click', keep, true)
  addEventListener('input', keep, true)
  addEventListener('submit', (event) => sleeps(event.target) && event.preventDefault(), true)
})()`
