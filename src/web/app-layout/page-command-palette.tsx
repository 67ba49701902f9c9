import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useBotsByName } from '#modules/catalogue/screens/use-bots-by-name.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { CommandPalette } from '#ui/command-palette.tsx'
import { useAdminPages } from './admin-pages.ts'
import { workspaceCommands } from './nav-items.ts'
import { shellText } from './shell.text.ts'

/** The command palette with every page that the user can open, and the bots of the marketplace by name. */
export function PageCommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const go = useGo()
  const { site } = useRouteContext({ from: '__root__' })
  const adminPages = useAdminPages()
  const [query, setQuery] = useState('')
  // The search finds more than names; the palette shows only bots whose name matches.
  const bots = useBotsByName(open ? query : '').map(({ id, title, category }) => ({
    id: `/bot/${id}`,
    label: title,
    note: category,
  }))
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label={shellText.find}
      placeholder={shellText.find}
      commands={[...workspaceCommands(site, adminPages), ...bots]}
      onRun={go}
      onQuery={setQuery}
      emptyText={shellText.findNothing}
    />
  )
}
