import { describe, expect, it } from 'vitest'
import { isPersonalPassword } from './is-personal-password.ts'

const owner = { email: 'noor.dewit@bakkerij-zon.example', name: 'Noor de Wit' }

describe('isPersonalPassword', () => {
  it.each([
    owner.email,
    'noor.dewit',
    'NOOR DE WIT',
    'noordewit',
    'Noor2026!',
    'wit-noor-noor',
    'bakkerij-zon',
    'Bakkerij.2026',
    'noor de kat',
  ])('refuses a password that is hardly more than the owner’s words: %s', (password) => {
    expect(isPersonalPassword(password, owner)).toBe(true)
  })

  it.each(['een-lang-wachtwoord', 'noor bakt om zes uur brood', 'zes8qk', 'example', 'de wal'])(
    'accepts a password with enough of its own: %s',
    (password) => {
      expect(isPersonalPassword(password, owner)).toBe(false)
    },
  )

  it('refuses a password whose remainder is common', () => {
    expect(isPersonalPassword('noor123456', owner)).toBe(false)
    expect(isPersonalPassword('noor123456', owner, (rest) => rest === '123456')).toBe(true)
  })

  it('accepts any password as long as name and address are empty', () => {
    expect(isPersonalPassword('abcdef', {})).toBe(false)
    expect(isPersonalPassword('abcdef', { email: '', name: ' ' })).toBe(false)
  })
})
