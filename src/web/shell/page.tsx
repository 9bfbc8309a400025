import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

/** Navigation, content and footer; `bleeds` lets the content begin under the bar. */
export function Page({ children, bleeds = false }: { children: ReactNode; bleeds?: boolean }) {
  return (
    <>
      <NavigationBar />
      <main id="main" tabIndex={-1} className={bleeds ? 'outline-none' : 'pt-24 outline-none'}>
        {children}
      </main>
      <Footer />
    </>
  )
}
