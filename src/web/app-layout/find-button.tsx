import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useGo } from '#platform/browser/navigation-context.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { useAdminPages } from './admin-pages.ts'
import { workspaceCommands } from './nav-items.ts'
import { shellText } from './shell.text.ts'

const CommandPalette = lazy(async () => ({ default: (await import('#ui/command-palette.tsx')).CommandPalette }))

/** Opens the command palette, also by Ctrl/Cmd-K; its code is fetched at the first use. */
export function FindButton() {
  const go = useGo()
  const { site } = useRouteContext({ from: '__root__' })
  const adminPages = useAdminPages()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setWanted(true)
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button type="button" className="search-button wide-only" onClick={show} aria-keyshortcuts="Control+K Meta+K">
        {shellText.find} <KeyHint>Ctrl K</KeyHint>
      </button>
      {wanted && (
        <Suspense>
          <CommandPalette
            open={open}
            onClose={() => setOpen(false)}
            label={shellText.find}
            placeholder={shellText.find}
            commands={workspaceCommands(site, adminPages)}
            onRun={go}
            emptyText={shellText.findNothing}
          />
        </Suspense>
      )}
    </>
  )
}
