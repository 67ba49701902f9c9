import { expect, it } from 'vitest'
import { sanitizeRedirect } from './sanitize-redirect.ts'

const SITE = 'https://markt.example'

it.each([
  ['https://markt.example/', '/'],
  ['https://markt.example', '/'],
  ['https://markt.example/leads?status=new', '/leads?status=new'],
  ['/leads', '/leads'],
  [undefined, '/'],
])('the redirect %j becomes %j, with or without our own origin (API-03)', (target, path) => {
  expect(sanitizeRedirect(target, SITE)).toBe(path)
})

it.each([
  '//kwaad.example',
  '/\\kwaad.example',
  '\\\\kwaad.example',
  '/\t/kwaad.example',
  'https:///kwaad.example',
  '//markt.example@kwaad.example',
  '\0//kwaad.example',
  ' //kwaad.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//kwaad.example',
  'https://kwaad.example',
  'https://markt.example.kwaad.example/',
  'https://markt.example@kwaad.example/',
  'https://markt.example//kwaad.example',
  'https://markt.example\\@kwaad.example',
  'http://markt.example/leads',
  '/auth?redirect=/leads',
])('%j becomes our front page on the server as well', (target) => {
  expect(sanitizeRedirect(target, SITE)).toBe('/')
})
