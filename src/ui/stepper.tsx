import { uiText } from './ui.text.ts'

type Step = { title: string; note?: string | undefined; state: 'done' | 'now' | 'next' }

/** The steps of a wizard and where you are. It shows; moving is done by the buttons of the step itself. */
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
              {step.title}
              {step.state === 'done' && <span className="visually-hidden"> ({uiText.stepDone})</span>}
            </span>
            {step.note && <span className="step-note">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
