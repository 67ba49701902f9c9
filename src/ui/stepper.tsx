import { uiText } from './ui.text.ts'

type Step = {
  title: string
  note?: string | undefined
  state: 'done' | 'now' | 'next'
  /** The address of the step; without it the step cannot be chosen here. */
  href?: string | undefined
}

/**
 * The steps of a wizard and the current one. It only shows them; the buttons of the step itself move on, and so do the links of steps with an
 * address.
 */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, i) => (
        <li
          className="step"
          key={step.title}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="step-number">{i + 1}</span>
          <span>
            <span className="step-title">
              {step.href === undefined ? step.title : <a href={step.href}>{step.title}</a>}
              {step.state === 'done' && <span className="visually-hidden"> ({uiText.stepDone})</span>}
            </span>
            {step.note && <span className="step-note">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
