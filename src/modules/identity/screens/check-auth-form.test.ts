import { describe, expect, it } from 'vitest'
import { PERSONAL_PASSWORD } from '../contract/is-personal-password.ts'
import { REPEATED_CHARACTER } from '../contract/is-repeated-character.ts'
import { checkNewPassword, checkSignIn, checkSignUp, isShortPassword } from './check-auth-form.ts'
import { identityText as text } from './identity.text.ts'

const GOOD = { name: 'Noor', email: 'noor@bedrijf.example', password: 'een-lang-wachtwoord', acceptsTerms: 'on' }

describe('sign-in and sign-up fields', () => {
  it('requires both fields of the login and all three of the signup', () => {
    expect(checkSignIn({})).toEqual({ email: 'Vul je e-mailadres in', password: 'Vul je wachtwoord in' })
    expect(checkSignUp({ name: '  ', acceptsTerms: 'on' })).toEqual({
      name: 'Vul je naam in',
      email: 'Vul je e-mailadres in',
      password: 'Kies een wachtwoord',
    })
    expect(checkSignIn(GOOD)).toEqual({})
    expect(checkSignUp(GOOD)).toEqual({})
  })

  it('requires the acceptance of the terms', () => {
    const { acceptsTerms: _, ...without } = GOOD
    expect(checkSignUp(without)).toEqual({ acceptsTerms: 'Ga akkoord om een account te maken' })
  })

  it('refuses a password of five characters with the specified text and accepts one of six', () => {
    expect(checkSignUp({ ...GOOD, password: 'abcde' })).toEqual({
      password: 'Wachtwoord moet minimaal 6 karakters zijn',
    })
    expect(checkSignUp({ ...GOOD, password: 'abcdef' })).toEqual({})
  })

  it('refuses a password that equals the typed or the account’s name or address', () => {
    const refused = { password: PERSONAL_PASSWORD }
    for (const password of [GOOD.email, 'Noor2026!'])
      expect(checkSignUp({ ...GOOD, password }), password).toEqual(refused)
    expect(checkNewPassword({ password: 'noor2026' }, { email: GOOD.email, name: GOOD.name })).toEqual(refused)
    expect(checkNewPassword({ password: 'noor2026' })).toEqual({})
  })

  it.each([' '.repeat(10), 'aaaaaaaaaaaa', 'AaaaAaaa', ' \t '.repeat(4)])(
    'refuses %j, one character over and over',
    (password) => {
      expect(checkSignUp({ ...GOOD, password })).toEqual({ password: REPEATED_CHARACTER })
    },
  )

  it('the advice about a password agrees with what is refused', () => {
    expect(text.passwordHint).toMatch(/Minimaal 6 tekens.*10 of meer/)
  })

  it('hints at a short password from six to nine characters', () => {
    expect(['abcde', 'abcdef', 'abcdefghi', 'abcdefghij'].map(isShortPassword)).toEqual([false, true, true, false])
  })

  it.each(['noor', 'noor@', '@bedrijf.example', 'noor@bedrijf', 'no or@bedrijf.example'])(
    'refuses %j as an address',
    (email) => {
      expect(checkSignIn({ ...GOOD, email })).toEqual({ email: 'Ongeldig e-mailadres' })
    },
  )
})
