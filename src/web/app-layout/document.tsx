import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Toaster } from '#ui/toaster.tsx'
import { earlyClickScript } from '../session/early-click-script.ts'
import { headScript } from '../session/head-script.ts'
import { ReauthenticationHost } from '../session/reauthentication-host.tsx'
import { startScript } from '../start-script.ts'

// Only the server writes it; the browser's code omits the text.
const HEAD_SCRIPT = import.meta.env.SSR ? `${headScript()};${earlyClickScript()};${startScript()}` : ''

/** The document around every page. The head script comes first and may mark the root element before React sees it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="nl" suppressHydrationWarning>
      <head>
        <ScriptOnce>{HEAD_SCRIPT}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Toaster />
        <ReauthenticationHost />
        <Scripts />
      </body>
    </html>
  )
}
