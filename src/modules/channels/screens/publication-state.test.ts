import { expect, it } from 'vitest'
import { publicationProblem } from './publication-state.ts'

const bot = { id: 'b1', title: 'Balie' }
const AT_WORK = { active: true, access_expired: false, is_paused: false, model_missing: false }
const wizard = '/my-bots/b1/inrichten'

it.each<[what: string, isValid: boolean, userBot: typeof AT_WORK | null, badge: string | undefined, href?: string]>([
  ['complete, switched on and let be', true, AT_WORK, undefined],
  ['incomplete, whatever else it is', false, { ...AT_WORK, active: false }, 'Nog niet actief', wizard],
  ['switched off', true, { ...AT_WORK, active: false }, 'Staat uit', `${wizard}?stap=activatie`],
  ['no longer paid for', true, { ...AT_WORK, access_expired: true }, 'Staat uit', `${wizard}?stap=activatie`],
  ['of an account that has no access', true, null, 'Staat uit', `${wizard}?stap=activatie`],
  ['paused by Syvo', true, { ...AT_WORK, is_paused: true }, 'Antwoordt nu niet', '/my-bots'],
  ['without the model that it needs', true, { ...AT_WORK, model_missing: true }, 'Antwoordt nu niet', '/my-bots'],
])('[CONN-02] a publication that is %s says what is missing and links to it', (_, isValid, userBot, badge, href) => {
  const problem = publicationProblem(bot, { config_valid: isValid }, userBot)
  expect(problem?.badge).toBe(badge)
  expect(problem?.link.href).toBe(href)
})
