import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ToastOutlet } from '../ui/toast-outlet.tsx'

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[100] focus:rounded-control focus:bg-ember focus:px-4 focus:py-2 focus:text-on-ember"
        >
          Skip to content
        </a>
        {children}
        <ToastOutlet />
        <Scripts />
      </body>
    </html>
  )
}
