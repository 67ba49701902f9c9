import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSafeFetch, type SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import {
  SELLER_VAT_ID,
  startViesServer,
  type ViesMood,
  type ViesServer,
} from '../../../../tests/support/vies-server.ts'
import { createViesCheck } from './create-vies-check.ts'

const NUMBER = 'DE123456789'

let vies: ViesServer
let client: SafeFetch
beforeAll(async () => {
  vies = await startViesServer()
  client = createSafeFetch({ allow: [vies.env.OUTBOUND_ALLOW] })
})
afterAll(async () => {
  await client.close()
  await vies.close()
})

const ask = (mood: ViesMood, timeoutMs?: number) => {
  vies.say(NUMBER, mood)
  const check = createViesCheck({
    url: vies.env.VIES_URL,
    requesterVatId: SELLER_VAT_ID,
    client,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return check.check(NUMBER)
}

it('a number that VIES knows is valid, with consultation number and date, asked in our own name', async () => {
  expect(await ask('valid')).toEqual({
    status: 'valid',
    consultation: 'WAPIAAAAYmlsbGluZy0',
    consultedOn: '2026-11-20T09:00:00.000Z',
  })
  expect(vies.asked.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '123456789',
    requesterMemberStateCode: 'NL',
    requesterNumber: '987654321B01',
  })
})

it('a number that VIES does not know, or calls malformed, is invalid', async () => {
  expect(await ask('invalid')).toMatchObject({ status: 'invalid', consultation: null })
  expect(await ask('refused')).toMatchObject({ status: 'invalid' })
})

it.each(['away', 'malformed', 'another'] as const)(
  'an answer that is %s counts as none: the register is unavailable, the number never wrong',
  async (mood) => {
    expect(await ask(mood)).toEqual({ status: 'unavailable' })
  },
)

it('a late answer and an unreachable server are unavailable', async () => {
  expect(await ask('silent', 50)).toEqual({ status: 'unavailable' })
  const nowhere = createViesCheck({ url: 'http://127.0.0.1:9/rest-api', requesterVatId: SELLER_VAT_ID, client })
  expect(await nowhere.check(NUMBER)).toEqual({ status: 'unavailable' })
})
