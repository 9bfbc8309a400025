import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ToastOutlet } from '../ui/toast/toast-outlet.tsx'
import eventReplay from './inline/event-replay.ts?inline-script'
import startScripts from './inline/start-scripts.ts?inline-script'

export function Document({ children }: { children: ReactNode }) {
  const { isPaged } = useRouter().options.context
  return (
    <html lang="en" data-paged={isPaged || undefined}>
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

/** The inline scripts run before the page's modules. A browser leaves them as the server wrote them. */
const FirstScript = import.meta.env.SSR
  ? WrittenScript
  : // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; without it React would remove the server's text
    () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />

function WrittenScript() {
  const { options, state } = useRouter()
  const modules = new Set(state.matches.flatMap(({ routeId }) => options.context.scripts[routeId] ?? []))
  // Nothing is on the first screen before the modules run.
  const isBlank = state.matches.some(({ ssr }) => ssr === false)
  return (
    <script
      nonce={options.ssr?.nonce}
      data-modules={JSON.stringify([...modules])}
      data-blank={isBlank ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own modules, bundled by the build
      dangerouslySetInnerHTML={{ __html: [eventReplay, startScripts].join('\n') }}
    />
  )
}
