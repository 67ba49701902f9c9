import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NO_FILTERS } from '#modules/catalogue/domain/listing-filters.ts'
import { listingQuery } from '#modules/catalogue/screens/listing-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { CommandPalette } from '#ui/command-palette.tsx'
import type { Command } from '#ui/match-commands.ts'
import { useAdminPages } from './admin-pages.ts'
import { workspaceCommands } from './nav-items.ts'
import { shellText } from './shell.text.ts'

/** So many letters say which bot is meant, and so long after the last of them it is asked for. */
const LETTERS_MIN = 2
const PAUSE_MS = 150

/** The command palette with every page that the user can go to, and the bots of the marketplace by name. */
export function PageCommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const go = useGo()
  const { site } = useRouteContext({ from: '__root__' })
  const adminPages = useAdminPages()
  const [query, setQuery] = useState('')
  const bots = useBotCommands(open ? query : '')
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

/** The bots that the marketplace finds for what is typed; the palette shows those whose name it is. */
function useBotCommands(query: string): readonly Command[] {
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(query.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const found = useQuery({
    ...listingQuery(useApi(), { ...NO_FILTERS, search: sought }),
    enabled: sought.length >= LETTERS_MIN,
    placeholderData: (before) => before,
  })
  if (sought.length < LETTERS_MIN || found.data?.demo !== 'no') return []
  return found.data.bots.map(({ id, title, category }) => ({ id: `/bot/${id}`, label: title, note: category }))
}
