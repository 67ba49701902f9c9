import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { recordLanguageModel } from '#modules/activation/public.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { INSERT_BOTS_SQL, type PlausibleBot, plausibleBots, RARE_WORD } from '../../../tests/support/plausible-bots.ts'
import { answerTo, itemsOf } from '../../../tests/support/plausible-listing.ts'
import { IS_FULL } from '../../../tests/support/suite-size.ts'
import { LISTED_CATEGORIES, type ListingPage } from './contract.ts'
import { CATEGORY_KEYS, type ListingFilters, NO_FILTERS, SORTS, writeListingFilters } from './domain/listing-filters.ts'
import { applyListingFilters } from './domain/listing-rules.ts'
import { PRICE_RANGES } from './domain/price-range.ts'
import { similarWordsStatement } from './store/similar-words-store.ts'

const RUNS = IS_FULL ? 1000 : 60
/** Occurs in descriptions, and in long descriptions of other bots. */
const MANNER = 'met bron erbij'

async function insertBots(app: TestApp, bots: readonly PlausibleBot[]): Promise<void> {
  await app.db.query({ role: 'service' }, INSERT_BOTS_SQL, [JSON.stringify(bots)])
}

async function read(app: TestApp, query: Record<string, string> = {}): Promise<ListingPage> {
  const answer = await app.send('GET', `/functions/v1/listing?${new URLSearchParams(query)}`)
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const titles = (page: ListingPage) => page.items.map(({ title }) => title)

describe('the nine bots of the product', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    await seedCatalogue(app, { demo: false })
  })
  afterAll(() => app.close())
  const found = async (search: string) => titles(await read(app, { search })).toSorted()

  it('[LIST-13] are in the stated categories, so that the filter counts as stated', async () => {
    const { facets, total } = await read(app)
    const stated = [1, 2, 1, 1, 1, 1, 1, 1]
    expect(LISTED_CATEGORIES).toEqual([
      'Productiviteit',
      'Marketing',
      'Klantenservice',
      'Administratie',
      'HR & Recruitment',
      'E-commerce',
      'Horeca',
      'Sport & Gezondheid',
    ])
    expect(facets.categories).toEqual(
      Object.fromEntries(LISTED_CATEGORIES.map((_, place) => [CATEGORY_KEYS[place], stated[place]])),
    )
    expect([total, facets.bots]).toEqual([9, 9])
  })

  it('[AMB-197] that need a language model are counted while none is connected', async () => {
    const counted = async () => {
      app.clock.advanceMs(60_000)
      const { items, facets } = await read(app)
      expect(facets.model_missing).toBe(items.filter((bot) => bot.model_missing).length)
      return facets.model_missing
    }
    await recordLanguageModel(app.deps, false)
    expect(await counted()).toBeGreaterThan(0)
    await recordLanguageModel(app.deps, true)
    expect(await counted()).toBe(0)
  })

  it('are answered in the form of the listing, without any field of the vendor’s', async () => {
    const [first] = (await read(app)).items
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Balie',
      description: 'Beantwoordt vragen van klanten uit je eigen FAQ en retourbeleid, dag en nacht.',
      category: 'Klantenservice',
      price: 349,
      monthly_price: 29,
      featured: true,
      total_sales: expect.any(Number),
      monthly_execution_limit: 1000,
      in_maintenance: false,
      model_missing: false,
    })
  })

  it.each([
    ['balie', ['Balie']],
    ['BALIE', ['Balie']],
    ['lie', ['Balie']],
    [' RETOURBELEID ', ['Balie']],
    ['retourbelé', ['Balie']],
    ['klanten uit je eigen', ['Balie']],
    ['.*', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['x'.repeat(100), []],
  ])('[LIST-12] %j is found in name or description, whatever the case', async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it.each([
    ['reservering', ['Tafelwijs']],
    ['menu’s', ['Tafelwijs']],
    ['bericht voor een campagne', ['Campagnemaat', 'Tekstmeester']],
    ['vergaderingen', ['Notulist']],
    ['eerste vraag', ['Eerste Ronde']],
    ['gasten openingstijd', ['Tafelwijs']],
  ])('%j finds other forms of its words, and needs all of them', async (search, names) => {
    const page = await read(app, { search })
    expect(page.meant === null ? titles(page) : []).toEqual(names)
  })

  it.each([
    ['vergadrering', 'vergadering', ['Notulist']],
    ['openingstijdne', 'openingstijden', ['Tafelwijs']],
    ['trainigsschema', 'trainingsschema', ['Startblok']],
    ['boekhuoder', 'boekhouder', ['Bonnie']],
  ])('%s is corrected to %s, and the answer says so', async (search, meant, names) => {
    const page = await read(app, { search })
    expect([page.meant, titles(page)]).toEqual([meant, names])
  })

  it('a word that occurs somewhere is never corrected', async () => {
    expect(await read(app, { search: 'retourbeleid', categories: 'horeca' })).toMatchObject({
      items: [],
      total: 0,
      meant: null,
    })
    expect(await read(app, { search: 'zeilboot' })).toMatchObject({ items: [], total: 0, meant: null })
  })

  it('counts are cached for a minute and read again after that', async () => {
    await insertBots(app, plausibleBots(0, 1))
    expect((await read(app)).total).toBe(10)
    app.clock.advanceMs(60_000)
    expect((await read(app)).facets.bots).toBe(10)
  })

  it('[LIST-16] a bot is listed while it is approved and active, with its current content', async () => {
    const [bot] = plausibleBots(5000, 5001)
    if (!bot) throw new Error('no bot')
    const listed = async () => (await read(app, { search: 'zonnewijzer' })).total
    const change = (set: string) =>
      app.db.query({ role: 'service' }, `update app.bots set ${set} where id = $1`, [bot.id])
    await insertBots(app, [{ ...bot, title: 'Zonnewijzer', active: false, status: 'approved' }])
    expect(await listed()).toBe(0)
    await change('active = true')
    expect(await listed()).toBe(1)
    for (const status of ['draft', 'pending_review', 'rejected']) {
      await change(`status = '${status}'`)
      expect(await listed()).toBe(0)
    }
    await change("status = 'approved'")
    expect(await listed()).toBe(1)
    await change("title = 'Maanwijzer'")
    expect(await listed()).toBe(0)
    await change("title = 'Zonnewijzer', active = false")
    expect(await listed()).toBe(0)
    await app.db.query({ role: 'service' }, 'delete from app.bots where id = $1', [bot.id])
    const rows = await app.db.query({ role: 'anon' }, 'select 1 from app.listing_entries where bot_id = $1', [bot.id])
    expect(rows).toEqual([])
  })

  it.each([
    ['sort=goedkoop', 'sort'],
    ['price=1-2', 'price'],
    ['categories=horeca,bestaat-niet', 'categories'],
    ['categories=', 'categories'],
    ['limit=0', 'limit'],
    ['limit=97', 'limit'],
    ['limit=x', 'limit'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['after=x', 'after'],
    ['after=1.2.3', 'after'],
    ['sort=popular&after=0.0192f100-0000-7000-8000-00000000zzzz.a', 'after'],
    ['sort=popular&after=1e3.0192f100-0000-7000-8000-000000000001.a', 'after'],
    ['sort=featured&after=0.0192f100-0000-7000-8000-000000000001.a', 'after'],
    ['offset=3', ''],
  ])('a query that does not fit is refused with 422 and the parameter: %s', async (query, path) => {
    const answer = await app.send('GET', `/functions/v1/listing?${query}`)
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } })
    expect(answer.body.error.details[0].path).toBe(path)
  })

  it('no caller can write to the tables of the listing', async () => {
    for (const role of ['anon', 'member'] as const) {
      const identity = role === 'anon' ? { role } : { role, userId: (await app.signUp()).userId }
      for (const statement of ['delete from app.listing_entries', "insert into app.listing_words values ('gekaapt')"])
        await expect(app.db.query(identity, statement, [])).rejects.toThrow(/permission denied/)
    }
  })
})

describe('a marketplace of hundreds of bots', () => {
  let app: TestApp
  const bots = plausibleBots(0, 400)
  const items = itemsOf(bots)
  beforeAll(async () => {
    app = await createTestApp()
    await insertBots(app, bots)
  })
  afterAll(() => app.close())

  /** Reads all pages of a query. */
  async function readAll(filters: ListingFilters, limit: number) {
    const ids: string[] = []
    const query = { ...Object.fromEntries(writeListingFilters({ ...filters, view: 'grid' })), limit: String(limit) }
    let after: string | null = null
    do {
      const page: ListingPage = await read(app, { ...query, ...(after === null ? {} : { after }) })
      ids.push(...page.items.map(({ id }) => id))
      after = page.next_after
      expect(page.items.length === limit || after === null).toBe(true)
      if (ids.length > bots.length) throw new Error('the pages go on for ever')
    } while (after !== null)
    return ids
  }

  const anyFilters = fc.record({
    categories: fc.subarray([...CATEGORY_KEYS], { maxLength: 3 }),
    price: fc.option(fc.constantFrom(...PRICE_RANGES)),
    search: fc.constantFrom('', '', 'e', 'Balie', 'REËLE', 'bakkerij', RARE_WORD, MANNER, 'xyz'),
    sort: fc.constantFrom(...SORTS),
  })

  it('[LIST-04] [LIST-10] [LIST-11] all pages together are exactly the matching bots in order, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.integer({ min: 7, max: 96 }), async (asked, limit) => {
        const filters = { ...NO_FILTERS, ...asked }
        expect(await readAll(filters, limit)).toEqual(answerTo(bots, filters))
      }),
      {
        numRuns: RUNS,
        examples: [[{ categories: ['marketing'], price: '500+', search: MANNER, sort: 'featured' }, 7]],
      },
    )
  }, 120_000)

  it.each(SORTS)('sorted by %s every bot comes once, also with pages of one bot among equal ones', async (sort) => {
    const few = { ...NO_FILTERS, sort, categories: ['data-/ analyse'] }
    expect(await readAll(few, 1)).toEqual(applyListingFilters(items, few).map(({ id }) => id))
  })

  it('a bot that appears or disappears during paging makes no other one come twice or not at all', async () => {
    const first = await read(app, { sort: 'price-low', limit: '50' })
    const [extra] = plausibleBots(6000, 6001)
    if (!extra || !first.items[3] || first.next_after === null) throw new Error('too few bots')
    await insertBots(app, [{ ...extra, monthly_price_cents: 100, active: true, status: 'approved' }])
    await app.db.query({ role: 'service' }, 'update app.bots set active = false where id = $1', [first.items[3].id])
    const rest: string[] = []
    for (let after: string | null = first.next_after; after !== null; ) {
      const page: ListingPage = await read(app, { sort: 'price-low', limit: '50', after })
      rest.push(...page.items.map(({ id }) => id))
      after = page.next_after
    }
    const expected = applyListingFilters(items, { ...NO_FILTERS, sort: 'price-low' }).map(({ id }) => id)
    expect([...first.items.map(({ id }) => id), ...rest]).toEqual(expected)
    await app.db.query({ role: 'service' }, 'delete from app.bots where id = $1', [extra.id])
    await app.db.query({ role: 'service' }, 'update app.bots set active = true where id = $1', [first.items[3].id])
  })

  it('the counts per price range include a bot of 50 or 200 in both neighbours (AMB-050)', async () => {
    app.clock.advanceMs(60_000)
    const { facets } = await read(app, { limit: '1' })
    for (const range of PRICE_RANGES)
      expect(facets.prices[range]).toBe(applyListingFilters(items, { ...NO_FILTERS, price: range }).length)
    expect(Object.values(facets.prices).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(facets.bots)
  })

  it('a visitor’s search uses the text indexes in spite of the row policy', async () => {
    const plan = await app.db.batch({ role: 'anon' }, [
      { text: 'set local enable_seqscan = off', values: [] },
      {
        text: `explain select bot_id from app.listing_entries
          where letters like app.anywhere('kapsalon') or (forms like (app.forms_anywhere('kapsalon'))[1] and forms like all (app.forms_anywhere('kapsalon')))`,
        values: [],
      },
    ])
    expect(JSON.stringify(plan)).toMatch(/listing_letters.*listing_forms/)
  })

  it('the correction of a search without results uses the indexes too and reads no unrelated bot', async () => {
    const { text, values } = similarWordsStatement('nieuwsbreif')
    const [, rows] = await app.db.batch({ role: 'anon' }, [
      { text: 'set local enable_seqscan = off', values: [] },
      { text: `explain ${text}`, values },
    ])
    const plan = JSON.stringify(rows)
    expect(plan).toContain('listing_letters')
    expect(plan).not.toMatch(/(Seq|Index|Index Only) Scan[^"]* on listing_entries/)
  })
})
