/**
 * Leaves texts as a browser's translator does, also later ones: each in two elements of its own, as a new node that React does
 * not know. Returns what ends that. Browser specs run it in their page, so it uses nothing else of this file.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(translate)
  function translate(): void {
    observer.disconnect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, style, textarea, option, svg')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  translate()
  return () => observer.disconnect()
}
