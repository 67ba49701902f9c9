import { describe, expect, it } from 'vitest'
import { isPrivatePath, isUnindexedPath } from './private-paths.ts'

describe('private paths', () => {
  it.each([
    '/leads',
    '/integrations',
    '/automation',
    '/email-templates',
    '/dashboard',
    '/account',
    '/account/bots',
    '/my-bots',
    '/settings',
    '/install/7',
    '/sandbox/betalen',
    '/vendor/bots/new',
    '/vendor/payouts',
    '/vendor/profile',
  ])('[ROUTE-32] counts %s as private and keeps it out of search engines', (path) => {
    expect(isPrivatePath(path)).toBe(true)
    expect(isUnindexedPath(path)).toBe(true)
  })

  it.each(['/', '/bots', '/bot/7', '/vendor/apply', '/accounting', '/developer/pricing'])(
    'leaves %s public',
    (path) => {
      expect(isPrivatePath(path)).toBe(false)
      expect(isUnindexedPath(path)).toBe(false)
    },
  )

  it.each(['/auth', '/signup', '/welcome', '/payment-success', '/outbox'])(
    'keeps %s open but out of search engines',
    (path) => {
      expect(isPrivatePath(path)).toBe(false)
      expect(isUnindexedPath(path)).toBe(true)
    },
  )
})
