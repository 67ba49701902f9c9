import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '#platform/http/api-client.ts'
import { createQueryClient } from '../query-client.ts'
import type { RouterContext } from '../router-context.ts'
import { UNKNOWN_SITE } from '../site.ts'
import { guardAdmin, guardDeveloper, guardVendor } from './role-guards.ts'
import { createSessionStore } from './session-store.ts'

type Person = { role?: 'buyer' | 'vendor' | 'admin'; isDeveloper?: boolean; isDown?: boolean } | null

/** Returns the target of a guard's redirect; null when the page opens. */
async function goes(guard: typeof guardAdmin, person: Person): Promise<string | null> {
  const session = createSessionStore(null)
  session.handle({ type: 'initial-session' })
  if (person)
    session.handle({
      type: 'signed-in',
      record: {
        accessToken: 'a',
        refreshToken: 'r',
        user: { id: 'u1', email: 'n@b.example', displayName: '' },
        renewedAtMs: 0,
      },
    })
  const send = async (path: string) => {
    if (person?.isDown) return new Response('stuk', { status: 400 })
    const row = {
      user_id: 'u1',
      created_at: '',
      updated_at: '',
      role: person?.role ?? 'buyer',
      is_developer: person?.isDeveloper ?? false,
    }
    return Response.json(path.startsWith('/rest/v1/user_roles') && !person?.role ? [] : [row])
  }
  const api = createApiClient({ send, token: () => session.token(), publicKey: () => null })
  const context: RouterContext = { queryClient: createQueryClient(), api, session, site: { ...UNKNOWN_SITE } }
  try {
    await guard({ context, location: { href: '/admin/monitor?status=failed' } })
    return null
  } catch (error) {
    if (isRedirect(error)) return error.options.href ?? ''
    throw error
  }
}

describe('role guards', () => {
  it.each([
    ['admin', guardAdmin],
    ['vendor', guardVendor],
    ['developer', guardDeveloper],
  ])('%s: a visitor goes to the login screen with path and query preserved', async (_name, guard) => {
    expect(await goes(guard, null)).toBe('/auth?redirect=%2Fadmin%2Fmonitor%3Fstatus%3Dfailed')
  })

  it('[ROUTE-29] admits only administrators, and sends others to /', async () => {
    expect(await goes(guardAdmin, { role: 'admin' })).toBeNull()
    expect(await goes(guardAdmin, { role: 'vendor' })).toBe('/')
    expect(await goes(guardAdmin, { role: 'buyer' })).toBe('/')
  })

  it('refuses accounts without the vendor role and admits administrators', async () => {
    expect(await goes(guardVendor, { role: 'vendor' })).toBeNull()
    expect(await goes(guardVendor, { role: 'admin' })).toBeNull()
    expect(await goes(guardVendor, { role: 'buyer' })).toBe('/vendor/apply')
  })

  it('counts the flag and the roles as developer, and sends others to /pricing', async () => {
    expect(await goes(guardDeveloper, { role: 'buyer', isDeveloper: true })).toBeNull()
    expect(await goes(guardDeveloper, { role: 'vendor' })).toBeNull()
    expect(await goes(guardDeveloper, { role: 'admin' })).toBeNull()
    expect(await goes(guardDeveloper, { role: 'buyer' })).toBe('/pricing')
  })

  it('[AUTH-15] counts as buyer and as no developer when role or profile cannot be loaded, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await goes(guardVendor, { isDown: true })).toBe('/vendor/apply')
    expect(await goes(guardDeveloper, { isDown: true })).toBe('/pricing')
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })
})
