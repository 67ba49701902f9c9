import { useRouteContext } from '@tanstack/react-router'
import { useGo } from '#platform/browser/navigation-context.ts'
import { CommandPalette } from '#ui/command-palette.tsx'
import { useAdminPages } from './admin-pages.ts'
import { workspaceCommands } from './nav-items.ts'
import { shellText } from './shell.text.ts'

/** The command palette with every page that the user can go to. */
export function PageCommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const go = useGo()
  const { site } = useRouteContext({ from: '__root__' })
  const adminPages = useAdminPages()
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label={shellText.find}
      placeholder={shellText.find}
      commands={workspaceCommands(site, adminPages)}
      onRun={go}
      emptyText={shellText.findNothing}
    />
  )
}
