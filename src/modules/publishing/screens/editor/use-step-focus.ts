import { useEffect, useRef, useState } from 'react'

const FIRST_PROBLEM = '[aria-invalid="true"], [data-invalid]'

/**
 * Where the focus goes in the part that shows a step: into the part when another step shows, so that keyboard and screen reader continue there,
 * and to the first problem when that was asked.
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
    // A problem that was told is what one comes for, also by the link of a summary.
    const selector = isAsked && asked ? asked.selector : isNewStep ? FIRST_PROBLEM : null
    const problem = selector === null ? null : area.current?.querySelector<HTMLElement>(selector)
    if (problem) return problem.focus()
    // The problem stands in a step that is about to show.
    if (isAsked && !isNewStep) answered.current = null
    if (!isNewStep) return
    area.current?.focus({ preventScroll: true })
    area.current?.closest('.bot-editor')?.scrollIntoView({ block: 'start' })
  }, [step, asked])
  return { area, focusFirstProblem: (selector = FIRST_PROBLEM) => setAsked({ selector }) }
}
