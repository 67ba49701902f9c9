import { createFileRoute, useLocation, useParams } from '@tanstack/react-router'
import { BotEditorScreen } from '#modules/authoring/screens/editor/bot-editor-screen.tsx'
import { stepOf } from '#modules/authoring/screens/editor/editor-step.ts'
import { VendorStep } from '#modules/identity/screens/vendor-step.tsx'
import { VersionsSheet } from '#modules/review/screens/versions-sheet.tsx'

/**
 * The bot editor under all its addresses (ROUTE-23, ROUTE-25). They share this frame so that a new bot, which gets its address with its first save,
 * continues undisturbed; their guards are in the routes themselves.
 * Without `ssr: false`, with which the server would omit the heads of the routes below; the workspace itself renders it only in the browser.
 */
export const Route = createFileRoute('/_workspace/_editor')({
  validateSearch: (raw: Record<string, unknown>): { stap?: 2 | 3 | 4 } => {
    const stap = stepOf(raw['stap'])
    return stap === 1 ? {} : { stap }
  },
  component: EditorPage,
})

function EditorPage() {
  const { botId = null } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  return (
    <VendorStep title="Nieuwe bot">
      <BotEditorScreen
        botId={botId}
        path={path}
        step={stepOf(Route.useSearch().stap)}
        versions={(sheet) => <VersionsSheet {...sheet} />}
      />
    </VendorStep>
  )
}
