import { lazy, Suspense, useEffect, useState } from 'react'
import { KeyHint } from '#ui/key-hint.tsx'
import { shellText } from './shell.text.ts'

const PageCommandPalette = lazy(async () => ({
  default: (await import('./page-command-palette.tsx')).PageCommandPalette,
}))

/** Opens the command palette, also by Ctrl/Cmd-K; its code is fetched at the first use. */
export function CommandPaletteButton() {
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
          <PageCommandPalette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
