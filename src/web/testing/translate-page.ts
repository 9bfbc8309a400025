import { onTestFinished } from 'vitest'

/** Texts as a browser's translator leaves them: each in two elements of its own, as a new node that React does not know. */
export function translatePage(): void {
  const observer = new MutationObserver(translate)
  onTestFinished(() => observer.disconnect())
  const watch = () => observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  function translate(): void {
    observer.disconnect()
    for (const text of untranslated()) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    watch()
  }
  translate()
}

function untranslated(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.closest('font, script, style, textarea, option, svg')) texts.push(text)
  }
  return texts
}
