import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import type { ListingPage } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

async function read(query: Record<string, string> = {}): Promise<ListingPage> {
  const answer = await app.send('GET', `/functions/v1/listing?${new URLSearchParams(query)}`)
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
const titles = (page: ListingPage) => page.items.map(({ title }) => title)
const found = async (search: string) => titles(await read({ search })).toSorted()

it.each([
  ['horeca', 'Tafelwijs'],
  ['restaurant', 'Tafelwijs'],
  ['restaurants', 'Tafelwijs'],
  ['factuur', 'Bonnie'],
  ['boekhoudpakket', 'Bonnie'],
  ['vacature', 'Eerste Ronde'],
  ['sportschool', 'Startblok'],
  ['Sport & Gezondheid', 'Startblok'],
])('[AMB-194] the trade or category %s finds its bots', async (search, name) => {
  const page = await read({ search })
  expect([page.meant, titles(page).includes(name)]).toEqual([null, true])
})

it('[AMB-194] a bot with the word in name or description precedes those of the trade that the word names', async () => {
  const named = titles(await read({ search: 'webwinkel' }))
  const page = await read({ search: 'marketing', limit: '1', sort: 'price-low' })
  const { items } = await read({ search: 'marketing', sort: 'price-low' })
  const has = items.map(({ title, description }) => /marketing/i.test(`${title} ${description}`))
  expect(has).toEqual(has.toSorted((one, other) => Number(other) - Number(one)))
  const next = await read({
    search: 'marketing',
    limit: '1',
    sort: 'price-low',
    after: page.next_after ?? '',
  })
  expect([...titles(page), ...titles(next)]).toEqual(items.slice(0, 2).map(({ title }) => title))
  expect(named.length).toBeGreaterThan(0)
})

it('[AMB-194] a word of the long description alone finds its bot, from the beginning of the word', async () => {
  // 'zondagavond' occurs only in the long description of Balie.
  for (const search of ['zondagavond', 'zondagav']) expect(await found(search)).toEqual(['Balie'])
  expect(await found('ondagavond')).toEqual([])
})

it.each(['chatbot', 'chatbots', 'AI', 'assistent'])(
  '[AMB-194] %s finds every bot of the marketplace',
  async (search) => {
    expect((await read({ search })).total).toBe((await read()).total)
  },
)

it.each(['winkel', 'webshop', 'bestelling', 'bloemen', 'bloemenwinkel'])(
  '[AMB-194] a shop owner finds with %s the bot that sells and the one that answers customers',
  async (search) => {
    expect(await found(search)).toEqual(expect.arrayContaining(['Balie', 'Schapwijzer']))
  },
)

it('[AMB-194] a mistyped trade is corrected, and the answer says so', async () => {
  const page = await read({ search: 'restaruant' })
  expect([page.meant, titles(page)]).toEqual(['restaurant', ['Tafelwijs']])
})
