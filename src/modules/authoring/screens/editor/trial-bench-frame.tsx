import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Panel, PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { trialBenchText as text } from './trial-bench.text.ts'

/** From this width the bench is beside the step; below it opens as a sheet. */
const WIDE = '(min-width: 1180px)'

/** Returns whether there is room for the bench beside a step. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches, isWideUnseen)
}

/** Shows the trial bench beside a step. */
export function BenchPanel({ children }: { children: ReactNode }) {
  return (
    <div className="bench-panel">
      <Panel title={text.title}>
        <PanelPart>{children}</PanelPart>
      </Panel>
    </div>
  )
}

/** Shows the trial bench as a sheet, behind a button. */
export function BenchSheet({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="line" size="small" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <PanelPart>{children}</PanelPart>
      </Sheet>
    </>
  )
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isWideUnseen = () => true
