import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { earlyAccessText as text } from './early-access.text.ts'

const load = () => import('./early-access-dialog.tsx')
const EarlyAccessDialog = lazy(async () => ({ default: (await load()).EarlyAccessDialog }))

/** Opens the waiting list of Enterprise (AMB-084); its form is fetched at the first use. */
export function EarlyAccessButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button
        size="large"
        variant="light"
        onClick={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        {text.open}
      </Button>
      {isWanted && (
        <Suspense>
          <EarlyAccessDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
