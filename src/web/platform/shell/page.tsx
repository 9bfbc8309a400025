import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Main } from './main.tsx'
import { NavigationBar } from './navigation-bar.tsx'

/** `bleeds` lets the content begin under the bar. */
export function Page({ children, bleeds = false }: { children: ReactNode; bleeds?: boolean }) {
  return (
    <>
      <NavigationBar />
      <Main className={bleeds ? 'outline-none' : 'pt-24 outline-none'}>{children}</Main>
      <Footer />
    </>
  )
}
