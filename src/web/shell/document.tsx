import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ToastOutlet } from '../ui/toast-outlet.tsx'
import { keepEarlyActs } from './early-acts.ts'
import { startScripts } from './start-scripts.ts'

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <FirstScript />
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

/** What a page does before its modules are there; only the server writes it. */
function FirstScript() {
  const { options, state } = useRouter()
  const first = () => {
    const files = state.matches.flatMap(({ routeId }) => options.context.scripts[routeId] ?? [])
    return `${keepEarlyActs};\n${startScripts([...new Set(files)])}`
  }
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and the names of our own files
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? first() : '' }}
    />
  )
}
