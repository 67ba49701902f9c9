import { expect, it } from 'vitest'
import type { Configuration } from '#modules/activation/contract.ts'
import {
  brandingIn,
  chooseText,
  isChoiceOpen,
  mergeSaved,
  mergeStored,
  type PublicationEdits,
  startEdits,
} from './publication-edits.ts'

const stored = (branding_data: Configuration['branding_data'], allowed_domains: string[] = []): Configuration => ({
  id: 'c',
  user_id: 'u',
  bot_id: 'b',
  category: 'horeca',
  config_data: {},
  branding_data,
  config_valid: true,
  https_validated: true,
  hosted_token: 't',
  allowed_domains,
  is_sample: false,
  created_at: '2026-11-24T00:00:00.000Z',
  updated_at: '2026-11-24T00:00:00.000Z',
  version: 1,
  saved_from: null,
})
const typed = (edits: PublicationEdits, mine: Partial<PublicationEdits['mine']>): PublicationEdits => ({
  ...edits,
  mine: { ...edits.mine, ...mine },
})

it('takes another tab’s save where nothing was typed here, and never drops typed text', () => {
  const edits = typed(startEdits(stored({ company_name: 'Zaak' })), { welcome_message: 'Hoi' })
  const merged = mergeStored(edits, stored({ company_name: 'Zaak', theme: 'dark' }, ['zaak.example']))
  expect(merged.mine).toMatchObject({ welcome_message: 'Hoi', theme: 'dark', allowed_domains: 'zaak.example' })
  expect(merged.elsewhere).toMatchObject({ accepted: ['theme', 'allowed_domains'], clashes: [] })
  expect(brandingIn(merged.mine)).toEqual({ company_name: 'Zaak', welcome_message: 'Hoi', theme: 'dark' })
})

it('asks once where both changed a field, and blocks only the form of that field', () => {
  const edits = typed(startEdits(stored({})), { welcome_message: 'Hier' })
  const clash = mergeStored(edits, stored({ welcome_message: 'Daar' }))
  expect(clash).toMatchObject({ mine: { welcome_message: 'Hier' }, elsewhere: { clashes: ['welcome_message'] } })
  expect([isChoiceOpen(clash, 'branding'), isChoiceOpen(clash, 'domains')]).toEqual([true, false])
  const saved = stored({ welcome_message: 'Daar' }, ['zaak.example'])
  const after = mergeStored(mergeSaved(clash, { saved, sent: clash.mine, part: 'domains' }), saved)
  expect(after.elsewhere).toMatchObject({ stored: { allowed_domains: [] }, clashes: ['welcome_message'] })
  const mine = chooseText(after, 'welcome_message', 'mine')
  expect(isChoiceOpen(mine, 'branding')).toBe(false)
  expect(mergeStored(mine, saved)).toMatchObject({ mine: { welcome_message: 'Hier' }, elsewhere: { clashes: [] } })
  expect(chooseText(after, 'welcome_message', 'theirs').mine.welcome_message).toBe('Daar')
})

it('does not overwrite what is typed during a save', () => {
  const sent = typed(startEdits(stored({})), { company_name: 'Zaak' })
  const now = typed(sent, { company_name: 'Zaak Zuid' })
  const saved = stored({ company_name: 'Zaak' })
  const after = mergeStored(mergeSaved(now, { saved, sent: sent.mine, part: 'branding' }), saved)
  expect(after.mine.company_name).toBe('Zaak Zuid')
  expect(after.elsewhere).toBe(null)
})
