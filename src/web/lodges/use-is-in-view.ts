import { useEffect, useState } from 'react'

/** Whether the section with this id is in the window; false on the server. */
export function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const section = document.getElementById(id)
    if (!section) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.some((e) => e.isIntersecting)))
    observer.observe(section)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
