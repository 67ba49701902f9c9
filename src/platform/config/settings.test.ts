import { describe, expect, it } from 'vitest'
import { hasOutbox, readSettings } from './settings.ts'

const SERVER = { DATABASE_URL: 'postgres://app@db/syvo' }
const PUBLIC = { ...SERVER, HOST: '0.0.0.0', PUBLIC_URL: 'https://syvo.example' }

describe('the settings at a start', () => {
  it('require a confirmed address outside the demo, and on the demo only when set', () => {
    expect(readSettings(PUBLIC).AUTH_CONFIRM_EMAIL).toBe(true)
    expect(readSettings({ ...PUBLIC, AUTH_CONFIRM_EMAIL: 'off' }).AUTH_CONFIRM_EMAIL).toBe(false)
    expect(readSettings({}).AUTH_CONFIRM_EMAIL).toBe(false)
    expect(readSettings({ AUTH_CONFIRM_EMAIL: 'on' }).AUTH_CONFIRM_EMAIL).toBe(true)
  })

  it('have a page with every mail only in the embedded demo', () => {
    const has = (env: Record<string, string>) => hasOutbox(readSettings(env))
    expect([has({}), has({ DEMO: 'off' })]).toEqual([true, false])
    expect([has({ ...SERVER, DEMO: 'on' }), has({ HOST: '0.0.0.0' }), has(PUBLIC)]).toEqual([false, false, false])
  })

  it.each([
    [{ OIDC_CLIENT_ID: 'syvo' }, 'OIDC_ISSUER'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'syvo' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'id.example', OIDC_CLIENT_ID: 'syvo' }, 'OIDC_ISSUER'],
  ])('refuse a partial single sign-on: %j', (env, name) => {
    expect(() => readSettings({ ...PUBLIC, ...env })).toThrow(new RegExp(`^Instelling ${name} `))
  })

  it('accept a complete one, on this machine also without https', () => {
    const client = { OIDC_CLIENT_ID: 'syvo', OIDC_CLIENT_SECRET: 'x' }
    expect(readSettings({ OIDC_ISSUER: 'http://127.0.0.1:9000', ...client }).OIDC_ISSUER).toBe('http://127.0.0.1:9000')
    expect(readSettings({ OIDC_ISSUER: 'https://id.example/realm', ...client }).OIDC_CLIENT_ID).toBe('syvo')
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'geheim' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('refuse partial or wrong keys of Stripe without repeating them: %j', (env, name) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^Instelling ${name} `))
    expect(() => readSettings(env)).not.toThrow(/_1|geheim'/)
  })

  it('accept both keys of Stripe', () => {
    const keys = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readSettings(keys)).toMatchObject(keys)
  })

  it('require the seller’s own btw-id for VIES', () => {
    const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
    expect(readSettings({}).VIES_URL).toBeUndefined()
    expect(() => readSettings({ VIES_URL })).toThrow(/^Instelling COMPANY_BTW_ID ontbreekt/)
    expect(readSettings({ VIES_URL, COMPANY_BTW_ID: 'NL123456789B01' })).toMatchObject({ VIES_URL })
    expect(() => readSettings({ VIES_URL: 'vies' })).toThrow(/^Instelling VIES_URL /)
  })

  it.each(['on', '1', 'nginx', '10', '10.0.0.0/33', '0x7f.1', '10.0.0.1;10.0.0.2', '127.0.0.1, proxy.example'])(
    'refuse a value that is no address of a proxy: TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow(/^Instelling TRUST_PROXY is niet bruikbaar: '[^\n]+$/)
    },
  )

  it('accept proxies by address and network', () => {
    const TRUST_PROXY = '127.0.0.1, ::1,10.0.0.0/8 ,fd00::/8'
    expect(readSettings({ TRUST_PROXY }).TRUST_PROXY).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'])
    expect(readSettings({}).TRUST_PROXY).toEqual([])
  })

  it.each(['web', 'worker'])('of a %s among several processes require the key that all of them share', (role) => {
    expect(() => readSettings({ ...SERVER, ROLE: role })).toThrow(/^Instelling SECRETS_KEY ontbreekt/)
    expect(readSettings({ ...SERVER, ROLE: role, SECRETS_KEY: 'x'.repeat(32) }).ROLE).toBe(role)
    expect(readSettings(SERVER).SECRETS_KEY).toBeUndefined()
  })
})
