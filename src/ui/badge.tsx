import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The tones of a badge; orange is for attention only. */
export type BadgeTone = 'neutral' | 'blue' | 'green' | 'orange' | 'red' | 'line'

/** A short fact in a tinted box. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`)}>{children}</span>
}
