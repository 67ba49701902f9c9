import type { ReactNode } from 'react'

type Step = { label: string; value: number; shown?: ReactNode }

/** What is left after each step, as bars relative to the largest. The words and numbers are text, the bar is decoration. */
export function FunnelBars({ label, steps }: { label: string; steps: readonly Step[] }) {
  const top = Math.max(1, ...steps.map((step) => step.value))
  return (
    <ol className="funnel" aria-label={label}>
      {steps.map((step) => (
        <li className="funnel-step" key={step.label}>
          <svg aria-hidden="true" focusable="false">
            <rect className="funnel-fill" width={`${Math.round((step.value / top) * 1000) / 10}%`} height="100%" />
          </svg>
          <span>{step.label}</span>
          <strong>{step.shown ?? step.value}</strong>
        </li>
      ))}
    </ol>
  )
}
