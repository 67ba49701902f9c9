import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const ORIGIN = 'https://markt.example'

const LEAVING = [
  '//kwaad.example',
  '/\\kwaad.example',
  '\\\\kwaad.example',
  '/\t/kwaad.example',
  'https:///kwaad.example',
  'https://kwaad.example',
  '//markt.example@kwaad.example',
  '\0//kwaad.example',
  ' //kwaad.example',
  '/\n/kwaad.example',
  '/\r/kwaad.example',
  '///kwaad.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/..//kwaad.example',
  '/.//kwaad.example',
  '/a/../..//kwaad.example',
  '/\u0000/kwaad.example',
  'kwaad.example',
  './bots',
  '?x=1',
  '#x',
  '',
  'https:kwaad.example',
  '/%09//\\kwaad.example',
  'ftp://kwaad.example',
  'blob:https://markt.example/x',
  '/auth',
  '/auth?redirect=/auth',
  '/signup',
  '/AUTH',
  '/auth/',
  '/\u007f/x',
]

describe('safeRedirect', () => {
  it.each(LEAVING)('[ROUTE-07] answers / for %j', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/')
  })

  it.each([
    '/bots',
    '/dashboard?bot=7',
    '/leads?status=new&q=a%20b#top',
    '/bot/0192',
    '/',
    '/a//b',
    '/authors',
    '/api/checkout?plan=starter',
  ])('[ROUTE-28] keeps path, query and hash of %j', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe(value)
  })

  it('[ROUTE-07] never leaves the origin when its answer is assigned again', () => {
    for (const value of LEAVING) expect(new URL(safeRedirect(value, ORIGIN), ORIGIN).origin).toBe(ORIGIN)
  })

  it('[ROUTE-07] answers / without a value and for one of unreasonable length', () => {
    expect(safeRedirect(null, ORIGIN)).toBe('/')
    expect(safeRedirect(undefined, ORIGIN)).toBe('/')
    expect(safeRedirect(`/${'a'.repeat(3000)}`, ORIGIN)).toBe('/')
  })
})
