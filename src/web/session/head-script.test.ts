import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { headScript } from './head-script.ts'
import { SESSION_MARKER, UNSECURED } from './session-storage.ts'

const ORIGIN = 'https://markt.example'

/** Runs the script's text as a page would, and returns where it redirected and how the root is marked. */
function open(path: string, marker: string | null): { went: string | null; marks: string[] } {
  const url = new URL(path, ORIGIN)
  const marks: string[] = []
  let went: string | null = null
  const location = {
    pathname: url.pathname,
    search: url.search,
    origin: ORIGIN,
    replace: (target: string) => (went = target),
  }
  const document = { documentElement: { setAttribute: (name: string) => marks.push(name) } }
  const localStorage = { getItem: (name: string) => (name === SESSION_MARKER ? marker : null) }
  runInNewContext(headScript(), { location, document, localStorage, URL, URLSearchParams, encodeURIComponent })
  return { went, marks }
}

describe('the head script', () => {
  it('[ROUTE-01] sends a session from / to the listing before first paint and leaves a visitor on the landing', () => {
    expect(open('/', '1')).toEqual({ went: '/bots', marks: ['data-session', 'data-leaving'] })
    expect(open('/', null)).toEqual({ went: null, marks: [] })
  })

  it.each([
    '/dashboard?bot=7&x=a%20b',
    '/leads',
    '/my-bots/0192/inrichten',
    '/account/bots',
    '/admin/reviews',
    '/onboarding',
    '/vendor/bots/new',
    '/dev/dashboard',
  ])('[ROUTE-28] [ROUTE-32] sends a visitor from %s to the login screen with path and query preserved', (path) => {
    const { went } = open(path, null)
    expect(went).toBe(`/auth?redirect=${encodeURIComponent(path)}`)
    expect(open(path, '1').went).toBeNull()
  })

  it.each([
    '/bots',
    '/marketplace',
    '/bot/0192',
    '/pricing',
    '/vendor/apply',
    '/developer/pricing',
    '/accounts',
    '/leadsx',
  ])('leaves %s open to visitors', (path) => {
    expect(open(path, null).went).toBeNull()
  })

  it('[ROUTE-07] forwards a session from the login screen to its redirect, and only within the site', () => {
    expect(open('/auth?redirect=%2Fleads%3Fstatus%3Dnew', '1').went).toBe('/leads?status=new')
    expect(open('/signup?tab=signup', '1').went).toBe('/')
    expect(open('/auth?redirect=%2F%2Fkwaad.example', '1').went).toBe('/')
    expect(open('/auth?redirect=javascript:alert(1)', '1').went).toBe('/')
    expect(open('/auth?redirect=%2Fleads', null).went).toBeNull()
  })

  it('counts a closed storage as signed out', () => {
    const script = headScript()
    const location = { pathname: '/bots', search: '', origin: ORIGIN, replace: () => {} }
    const document = { documentElement: { setAttribute: () => {} } }
    expect(() => runInNewContext(script, { location, document, URL, URLSearchParams })).not.toThrow()
  })

  it.each([
    ['/bots?zoek=a', '/bots?zoek=a'],
    ['/admin/reviews', '/admin/reviews'],
    ['/auth?redirect=%2Fleads', '/leads'],
    ['/', '/'],
  ])(
    'sends an administrator without a second factor from %s to turn it on, and preserves the way back',
    (path, back) => {
      expect(open(path, UNSECURED).went).toBe(`/auth/beveiligen?redirect=${encodeURIComponent(back)}`)
    },
  )

  it('leaves an administrator without a second factor on the page that turns it on', () => {
    expect(open('/auth/beveiligen?redirect=%2Fleads', UNSECURED).went).toBeNull()
  })
})
