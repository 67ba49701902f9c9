import { useEffect, useRef, useState } from 'react'

const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid]'

/**
 * Moves the focus into the part that shows a step when another step appears, so that keyboard and screen reader continue there,
 * and to the first problem when that was requested.
 */
export function useStepFocus(step: unknown) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const [asked, setAsked] = useState<{ selector: string } | null>(null)
  const answered = useRef(asked)
  useEffect(() => {
    const isNewStep = shown.current !== step
    shown.current = step
    const isAsked = answered.current !== asked
    answered.current = asked
    // A shown problem gets the focus, also by the link of a summary.
    const selector = isAsked && asked ? asked.selector : isNewStep ? FIRST_PROBLEM : null
    const problem = selector === null ? null : area.current?.querySelector<HTMLElement>(selector)
    if (problem) return problem.focus()
    // The problem is in a step that is about to appear.
    if (isAsked && !isNewStep) answered.current = null
    if (!isNewStep) return
    area.current?.focus({ preventScroll: true })
    area.current?.closest('.bot-editor')?.scrollIntoView({ block: 'start' })
  }, [step, asked])
  return { area, focusFirstProblem: (selector = FIRST_PROBLEM) => setAsked({ selector }) }
}
