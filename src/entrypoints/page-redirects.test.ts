import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { mountCleanAddresses } from './page-redirects.ts'

const BOT = '/bot/0192e6fb-4580-7b00-a94c-7e80460bfee5'

const app = new Hono()
mountCleanAddresses(app)
app.get('*', (context) => context.text('de pagina'))

it.each([
  // Parameters that are empty, unknown, a default, or not a value of the page.
  ['/bots?categories=', '/bots'],
  ['/bots?page=-1&x[]=2', '/bots'],
  ['/marketplace?page=-1&x[]=2&price=0-50', '/marketplace?price=0-50'],
  ['/bots?sort=featured&view=grid', '/bots'],
  ['/bots?sort=onzin&price=0-51&view=2', '/bots'],
  ['/bots?categories=horeca,onzin', '/bots?categories=horeca'],
  ['/bots?categories=HORECA&search=%20tafel%20', '/bots?categories=horeca&search=tafel'],
  ['/bots?sort=rating&sort=price-low', '/bots?sort=price-low'],
  ['/bots?__proto__=1&constructor=2', '/bots'],
  [`${BOT}?versie=0&y=1`, BOT],
  [`${BOT}?y=1&versie=3`, `${BOT}?versie=3`],
  ['/pricing?from=elders&plan=pro', '/pricing'],
  ['/upgrade?x', '/upgrade'],
  ['/contact?topic=onzin&naam=a', '/contact'],
  ['/academy?niveau=onzin&type=', '/academy'],
  ['/vendor/apply?activated=pro', '/vendor/apply'],
  // Campaign parameters are kept.
  ['/bots?page=2&utm_source=nieuwsbrief&gclid=a-b', '/bots?utm_source=nieuwsbrief&gclid=a-b'],
])('[LIST-09] redirects %s to the address that the page would write', async (asked, clean) => {
  const answer = await app.request(asked)
  expect([answer.status, answer.headers.get('location')]).toEqual([307, clean])
  expect((await app.request(clean)).status).toBe(200)
})

it.each([
  '/bots',
  '/bots?categories=horeca,sport-%26%20gezondheid&price=500%2B&search=a+b&sort=rating&view=list',
  '/bots?view=list&search=a%20b',
  '/marketplace?utm_source=nieuwsbrief&utm_medium=mail&fbclid=x',
  `${BOT}?versie=3`,
  '/pricing?from=bot-0192e6fb-4580-7b00-a94c-7e80460bfee5',
  '/contact?topic=enterprise',
  '/vendor/apply?activated=free',
  // Pages that handle their query themselves.
  '/auth?redirect=%2Fleads%3Fx%3D1&anders=1',
  '/auth/bevestigen?confirmed=1',
  '/payment-success?session_id=1&anders=2',
  '/bot/success?bot_id=0192e6fb-4580-7b00-a94c-7e80460bfee5',
  '/api/checkout?plan=pro&anders=1',
  '/blog?x=1',
])('leaves %s unchanged', async (asked) => {
  expect((await app.request(asked)).status).toBe(200)
})
