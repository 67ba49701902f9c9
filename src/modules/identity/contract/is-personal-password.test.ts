import { describe, expect, it } from 'vitest'
import { isPersonalPassword } from './is-personal-password.ts'

const owner = { email: 'noor.dewit@bakkerij-zon.example', name: 'Noor de Wit' }

describe('a password beside the name and the address of its owner', () => {
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
  ])('is hardly more than these: %s', (password) => {
    expect(isPersonalPassword(password, owner)).toBe(true)
  })

  it.each(['een-lang-wachtwoord', 'noor bakt om zes uur brood', 'zes8qk', 'example', 'de wal'])(
    'has enough of its own: %s',
    (password) => {
      expect(isPersonalPassword(password, owner)).toBe(false)
    },
  )

  it('is not saved by a rest that everybody uses', () => {
    expect(isPersonalPassword('noor123456', owner)).toBe(false)
    expect(isPersonalPassword('noor123456', owner, (rest) => rest === '123456')).toBe(true)
  })

  it('stands by itself as long as name and address are empty', () => {
    expect(isPersonalPassword('abcdef', {})).toBe(false)
    expect(isPersonalPassword('abcdef', { email: '', name: ' ' })).toBe(false)
  })
})
