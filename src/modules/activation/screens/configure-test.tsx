import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { configureText as text } from './configure.text.ts'

/** The minimum time that the test shows, in milliseconds (CONF-11, AMB-129). */
const SHOWN_MIN_MS = 2000

type Props = { children: ReactNode; onBack: () => void; onContinue: () => void }

/** Shows step 2: the pages being read and a test question, side by side. Their result never blocks step 3. */
export function ConfigureTest({ children, onBack, onContinue }: Props) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_MIN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section aria-label={text.step2}>
      <div className="configure-test">{children}</div>
      <div className="configure-actions">
        <Button variant="line" onClick={onBack}>
          {text.back1}
        </Button>
        <p className="small soft">{text.continueNote}</p>
        <Button pending={!isShown} pendingLabel={text.testing} onClick={onContinue}>
          {text.toStep3}
        </Button>
      </div>
    </section>
  )
}
