import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { refuseUnsafeStart } from './start-checks.ts'

const SAFE = {
  DATABASE_URL: 'postgres://app@db/syvo',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://syvo.example',
  SECRETS_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  PAYMENTS: 'sandbox',
}
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const start = (env: Record<string, string>) => () => refuseUnsafeStart(readSettings(env))

describe('a start', () => {
  it.each([
    ['on this machine alone, with nothing set', {}],
    ['in public with everything set', SAFE],
    ['in public with Stripe', { ...SAFE, PAYMENTS: '', ...STRIPE }],
    ['in public without mail, when no address is confirmed', { ...SAFE, SMTP_URL: '', AUTH_CONFIRM_EMAIL: 'off' }],
    ['in public on the embedded database', { ...SAFE, DATABASE_URL: '', SECRETS_KEY: '' }],
    ['behind a proxy on this machine', { ...SAFE, HOST: '127.0.0.1' }],
    [
      'in a container that only this machine reaches',
      { HOST: '0.0.0.0', PAYMENTS: 'sandbox', AUTH_CONFIRM_EMAIL: 'off' },
    ],
  ])('%s is safe', (_, env) => {
    expect(start(env)).not.toThrow()
  })

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://syvo.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['STRIPE_SECRET_KEY', { PAYMENTS: '' }],
    ['STRIPE_SECRET_KEY', { PAYMENTS: '', HOST: '127.0.0.1', PUBLIC_URL: '' }],
    ['STRIPE_SECRET_KEY', { PAYMENTS: '', DATABASE_URL: '' }],
    ['SECRETS_KEY', { SECRETS_KEY: '' }],
  ])('that would be unsafe says in one line that %s is missing: %j', (name, without) => {
    expect(start({ ...SAFE, ...without })).toThrow(new RegExp(`^Instelling ${name} [^\\n]+$`))
  })

  it('with contradicting settings for the payment provider says which one contradicts', () => {
    expect(start({ ...SAFE, ...STRIPE })).toThrow(/^Instelling PAYMENTS spreekt STRIPE_SECRET_KEY tegen/)
    expect(start({ ...SAFE, PAYMENTS: 'stripe' })).toThrow(/^Instelling STRIPE_SECRET_KEY ontbreekt/)
  })
})
