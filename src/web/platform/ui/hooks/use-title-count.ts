import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** '(3) Inbox', also when the title changes; no count for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const show = () => {
      const requested = `(${count}) ${document.title.replace(COUNT, '')}`
      if (document.title !== requested) document.title = requested
    }
    show()
    const titles = new MutationObserver(show)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      titles.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
