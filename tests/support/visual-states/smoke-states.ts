import { SMOKE_BOT, sampleBatch, sampleRun, sampleSmokeTests } from '../smoke-responses.ts'
import { main, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const PATH = '/admin/smoke-tests'
const READ = '**/functions/v1/smoke-tests'

const BROKEN = sampleRun({
  id: '0192e6fb-4580-7b00-a94c-7e80460bfec2',
  status: 'failed',
  test_input: 'Kan ik reserveren?',
  response: null,
  found_keywords: [],
  error: 'own:endpoint_timeout',
})
const RUNNING = sampleBatch({
  status: 'running',
  ended_at: null,
  counts: { waiting: 1, running: 1, passed: 1, failed: 0, cancelled: 0 },
})
const HEALTH = {
  bot_id: SMOKE_BOT,
  title: 'Balie',
  maintenance_since: '2026-11-18T05:31:00.000Z',
  days: [
    { day: '2026-11-19', outcome: 'failing' as const, passed: 1, asked: 4 },
    { day: '2026-11-18', outcome: 'unknown' as const, passed: 0, asked: 0 },
  ],
}

const shown = (state: string, answer: object, step?: VisualState['step']): VisualState => ({
  ...whole(PATH, 'admin'),
  state,
  step: withAnswers({ [READ]: answer }, step),
})

/** The health tests in their states. */
export const SMOKE_STATES: readonly VisualState[] = [
  shown(
    'data',
    sampleSmokeTests({ batches: [sampleBatch()], runs: [BROKEN, sampleRun()], passRate: 67, health: [HEALTH] }),
  ),
  shown('opened', sampleSmokeTests({ batches: [sampleBatch()], runs: [sampleRun()], passRate: 67 }), (page) =>
    main(page).getByText('Hoe laat gaan jullie open?').click(),
  ),
  shown('running', sampleSmokeTests({ batches: [RUNNING] })),
  shown('empty', sampleSmokeTests()),
  {
    ...whole(PATH, 'admin'),
    answers: 'failing',
    state: 'error',
    step: (page) => main(page).getByText('Kon gegevens niet laden.').waitFor(),
  },
  { ...whole(PATH, 'admin'), answers: 'held', state: 'loading' },
]
