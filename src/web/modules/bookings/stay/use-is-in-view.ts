import { useEffect, useState } from 'react'

/** False on the server. */
export function useIsInView(selector: string): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      setIsInView(inView.size > 0)
    })
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isInView
}
