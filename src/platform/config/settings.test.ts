import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from './settings.ts'

const SERVER = { DATABASE_URL: 'postgres://app@db/syvo' }
const PUBLIC = { ...SERVER, HOST: '0.0.0.0', PUBLIC_URL: 'https://syvo.example' }

describe('the settings of a start', () => {
  it('let people sign up outside the demo: nothing waits for a confirmation that is not sent', () => {
    expect(readSettings(PUBLIC).AUTH_CONFIRM_EMAIL).toBe(false)
    expect(readSettings({}).AUTH_CONFIRM_EMAIL).toBe(false)
    for (const value of ['on', '1', 'aan'])
      expect(() => readSettings({ ...PUBLIC, AUTH_CONFIRM_EMAIL: value })).toThrow(
        new SettingError(
          'Instelling AUTH_CONFIRM_EMAIL kan nog niet aan: Syvo verstuurt nog geen bevestigingsmail, dus niemand zou een account kunnen maken.',
        ),
      )
  })

  it.each(['web', 'worker'])('of a %s among several processes name the key that all of them share', (role) => {
    expect(() => readSettings({ ...SERVER, ROLE: role })).toThrow(/^Instelling SECRETS_KEY ontbreekt/)
    expect(readSettings({ ...SERVER, ROLE: role, SECRETS_KEY: 'x'.repeat(32) }).ROLE).toBe(role)
    expect(readSettings(SERVER).SECRETS_KEY).toBeUndefined()
  })
})
