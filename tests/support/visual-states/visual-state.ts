import type { Page } from 'playwright-core'

/** How the answers of the backend reach the page: as they are, not at all, or never. */
export type Answers = 'whole' | 'failing' | 'held'

/** One screen in one state, as somebody may see it. */
export interface VisualState {
  readonly path: string
  readonly as: 'visitor' | 'newcomer' | 'company' | 'admin'
  readonly answers: Answers
  /** A link on this page leads there: what the server rendered has its data with it and can neither fail nor wait. */
  readonly from?: string
  /** The files of its code that never come: only the frame stands. */
  readonly without?: RegExp
  /** What brings the screen into its state once it is there. */
  readonly step?: (page: Page) => Promise<void>
  readonly state: string
}

/** A screen as it stands with its data. */
export const whole = (path: string, as: VisualState['as'] = 'visitor'): VisualState => ({
  path,
  as,
  answers: 'whole',
  state: 'data',
})

/** A screen after a step of its visitor. */
export const after = (path: string, state: string, step: (page: Page) => Promise<void>): VisualState => ({
  ...whole(path),
  state,
  step,
})

/** The states of a public page that reads what it shows: there, failing and waiting. */
export const readPage = (path: string): VisualState[] => [
  whole(path),
  { ...whole(path), from: '/welcome', answers: 'failing', state: 'error' },
  { ...whole(path), from: '/welcome', answers: 'held', state: 'loading' },
]

/** The states of a screen behind login: full, empty, failing and waiting. */
export const workspace = (path: string): VisualState[] => [
  whole(path, 'company'),
  { ...whole(path, 'newcomer'), state: 'empty' },
  { ...whole(path, 'company'), answers: 'failing', state: 'error' },
  { ...whole(path, 'company'), answers: 'held', state: 'loading' },
]
