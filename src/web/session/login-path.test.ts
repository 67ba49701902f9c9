import { describe, expect, it } from 'vitest'
import { entryPaths, loginPath } from './login-path.ts'

const BACK = '/dashboard?bot=7&x=a b'

describe('the paths to sign in and sign up', () => {
  it.each(['/auth', '/signup'])('[ROUTE-28] keep the redirect that %s was given, in both links', (path) => {
    const search = `?tab=login&redirect=${encodeURIComponent(BACK)}`
    const { signIn, signUp } = entryPaths(path, search)
    expect(signIn).toBe(loginPath(BACK))
    for (const href of [signIn, signUp])
      expect(new URL(href, 'https://syvo.example').searchParams.get('redirect')).toBe(BACK)
    expect(new URL(signUp, 'https://syvo.example').searchParams.get('tab')).toBe('signup')
  })

  it('lead back to the bot that was being read', () => {
    const { signIn, signUp } = entryPaths('/bot/7', '')
    expect(signIn).toBe('/auth?redirect=%2Fbot%2F7')
    expect(signUp).toBe('/signup?tab=signup&redirect=%2Fbot%2F7')
  })

  it('lead a sign-up without redirect to the welcome page, and a sign-in home', () => {
    const plain = { signIn: '/auth', signUp: '/signup?tab=signup&redirect=%2Fwelcome' }
    expect(entryPaths('/auth', '')).toEqual(plain)
    expect(entryPaths('/auth', '?redirect=')).toEqual(plain)
    expect(entryPaths('/signup', '?tab=signup&redirect=%2Fwelcome')).toEqual(plain)
    expect(entryPaths('/bots', '?redirect=%2Fleads')).toEqual(plain)
  })
})
