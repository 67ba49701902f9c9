import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApiClient } from '#platform/http/api-client.ts'
import { botOfRedirect, isForNewcomers, loadAuthPurpose, redirectPath } from './auth-purpose.ts'

const BOT = '018f2f3a-0000-7000-8000-000000000001'

it.each([
  [`/bot/${BOT}`, { botId: BOT, does: 'visit' }],
  [`/bot/${BOT}?proef=1`, { botId: BOT, does: 'configure' }],
  [`/my-bots/${BOT}/inrichten`, { botId: BOT, does: 'configure' }],
  [`/my-bots/${BOT}/inrichten?stap=2`, { botId: BOT, does: 'configure' }],
  [`/dashboard?bot=${BOT}`, { botId: BOT, does: 'visit' }],
  [`/install/${BOT}`, { botId: BOT, does: 'visit' }],
  [`/template/${BOT}`, { botId: BOT, does: 'visit' }],
  [`/bestellen?bot=${BOT}&als=huur`, { botId: BOT, does: 'rent' }],
  [`/bestellen?bot=${BOT}`, { botId: BOT, does: 'rent' }],
  [`/bestellen?bot=${BOT}&als=koop`, { botId: BOT, does: 'buy' }],
  [`/bestellen/${BOT}`, null],
  ['/dashboard?x=1', null],
  ['/my-bots', null],
  [`/bot/${BOT}x`, null],
  [`https://kwaad.example/bot/${BOT}`, null],
  [`//kwaad.example/bot/${BOT}`, null],
  [`/\\kwaad.example/bot/${BOT}`, null],
  ['/bot/<b>Bel 0900-1234</b>', null],
  [undefined, null],
])('[AMB-195] the form names a bot only when the redirect is ours and leads to one: %s', (redirect, found) => {
  expect(botOfRedirect(redirect)).toEqual(found)
})

it('[AMB-199] a redirect that is not ours is never mailed', () => {
  expect(['/leads?x=1', 'https://kwaad.example', '/auth?redirect=/x', '//x'].map(redirectPath)).toEqual([
    '/leads?x=1',
    '/',
    '/',
    '/',
  ])
})

it.each([
  ['/onboarding', true],
  ['/api/checkout?plan=starter', true],
  [`/bestellen?bot=${BOT}&als=huur`, true],
  [`/bestellen/${BOT}`, false],
  ['/checkout?plan=dev-pro', true],
  ['/onboardings', false],
  ['/my-bots', false],
  ['https://kwaad.example/onboarding', false],
  [undefined, false],
])('[ROUTE-06] the redirect to %s opens the form for new users: %s', (redirect, isNew) => {
  expect(isForNewcomers(redirect)).toBe(isNew)
})

it.each([
  ['/api/checkout?plan=pro', { does: 'subscribe' }],
  ['/checkout?plan=dev-pro', { does: 'subscribe' }],
  ['/become-developer', { does: 'build' }],
  ['/vendor/bots?x=1', { does: 'build' }],
  ['/developer/dashboard', { does: 'build' }],
  ['/onboarding?rol=maker', { does: 'build' }],
  ['/onboarding', null],
  ['/developers', null],
  ['/api/checkouts', null],
  ['https://kwaad.example/vendor/bots', null],
])('the form names another purpose of the account than a bot: %s', async (redirect, purpose) => {
  const send = () => Promise.reject(new Error('nothing is asked'))
  const api = createApiClient({ send, token: () => null, publicKey: () => null })
  expect(await loadAuthPurpose({ api, queryClient: new QueryClient() }, redirect)).toEqual(purpose)
})
