import type { Page } from 'playwright-core'
import type { UserBotVersions } from '#modules/activation/contract.ts'
import { press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const ENDPOINT = '**/functions/v1/own-versions*'

/** The versions of a bot as their endpoint answers them: three, of which the newest runs. */
export function sampleVersions(changes: Partial<UserBotVersions> = {}): UserBotVersions {
  return {
    bot_id: '0192f000-0000-7000-8000-0000000000b1',
    running: 3,
    live: 3,
    held: false,
    previous: 2,
    versions: [
      {
        number: 3,
        approved_at: '2026-11-20T10:00:00.000Z',
        changes: [
          { field: 'title', before: 'Tafelwijs', after: 'Tafelhulp' },
          {
            field: 'description',
            before: 'Neemt reserveringen aan.',
            after: 'Neemt reserveringen aan en kent de kaart.',
          },
          { field: 'monthly_price_cents', before: '€ 29,00', after: '€ 34,00' },
          { field: 'instructions', before: null, after: null },
          { field: 'service', before: 'syvo', after: 'vendor' },
        ],
      },
      { number: 2, approved_at: '2026-10-02T10:00:00.000Z', changes: [] },
      { number: 1, approved_at: null, changes: [] },
    ],
    ...changes,
  }
}

const seen = (state: string, versions: UserBotVersions, step?: (page: Page) => Promise<void>): VisualState => ({
  ...whole('/my-bots', 'company'),
  state,
  step: withAnswers({ [ENDPOINT]: versions }, async (page) => {
    await press(/^Bekijk versie/)(page)
    await page.getByRole('dialog').getByRole('switch').waitFor()
    await step?.(page)
  }),
})

/** The version of a bot in My Bots: current, behind a newer one, about to be rolled back, and when the endpoint fails. */
export const VERSION_STATES: readonly VisualState[] = [
  seen('version', sampleVersions()),
  seen('version-behind', sampleVersions({ running: 2, held: true, previous: null })),
  seen('version-back', sampleVersions(), (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Terug naar vorige versie' }).click(),
  ),
  {
    ...whole('/my-bots', 'company'),
    state: 'version-error',
    step: async (page) => {
      await page.route(ENDPOINT, (route) => route.abort())
      await press(/^Bekijk versie/)(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Probeer opnieuw' }).waitFor()
    },
  },
]
