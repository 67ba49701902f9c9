import type { UserBot } from '#modules/activation/contract.ts'

/** A rented bot of an account, as its endpoint answers it. */
export function sampleUserBot(changes: Partial<UserBot> = {}): UserBot {
  const id = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
  return {
    id: crypto.randomUUID(),
    user_id: '0192e6fb-4580-7b00-a94c-7e80460bfe99',
    bot_id: id,
    access_type: 'rental',
    access_end: '2026-12-26T10:00:00.000Z',
    active: true,
    created_at: '2026-11-12T10:00:00.000Z',
    access_source: 'rental',
    access_expired: false,
    on_plan: false,
    renews_at: null,
    config_valid: true,
    is_example: false,
    is_paused: false,
    model_missing: false,
    bot: { id, title: 'Tafelwijs', description: 'Voor horeca', category: 'Horeca', input_fields: [] },
    version: { running: 1, live: 1, held: false },
    usage: { used: 0, limit: 1000, month: '2026-11' },
    ...changes,
  }
}
