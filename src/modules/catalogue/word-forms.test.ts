import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { INSERT_BOTS_SQL, plausibleBots } from '../../../tests/support/plausible-bots.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

async function formsOf(words: readonly string[]): Promise<string[]> {
  const text =
    'select array_agg(app.word_form(app.fold(word)) order by place) as forms from unnest($1::text[]) with ordinality as w (word, place)'
  const [row] = await app.db.query<{ forms: string[] }>({ role: 'anon' }, text, [words])
  return row?.forms ?? []
}

const SAYS_NOTHING = new Set(
  `ben binnen boven daar dan dat den des dit door dus geen had hem hen het hier hun kan kon maar men met mijn van voor waar wan was wat wel wil zal
  zijn`.split(/\s+/),
)

async function search(text: string): Promise<{ meant: string | null; titles: string[] }> {
  const { body } = await app.send('GET', `/functions/v1/listing?${new URLSearchParams({ search: text })}`)
  return { meant: body.meant, titles: body.items.map((bot: { title: string }) => bot.title) }
}

it.each([
  'brief brieven briefje briefjes',
  'nieuwsbrief nieuwsbrieven',
  'bedrijf bedrijven bedrijfje',
  'huis huizen huisje',
  'reis reizen',
  'prijs prijzen',
  'advies adviezen',
  'baas bazen',
  'winkel winkels winkelen winkeltje',
  'maaltijd maaltijden',
  'bot bots botten',
  'bon bonnen bonnetje bonnetjes',
  'les lessen',
  'zaak zaken',
  'vraag vragen',
  'factuur facturen',
  'afspraak afspraken',
  'film films filmpje',
  'formulier formulieren formuliertje',
  'klas klassen',
  'mens mensen',
  'kaars kaarsen',
  'teken tekens tekenen',
  'balpen balpennen',
  'virus virussen',
  'adres adressen',
  'menu menus',
  'foto fotos',
  'cadeau cadeaus',
  'familie families',
  'categorie categorieën categories',
  'idee ideeën ideeen',
  'campagne campagnes',
  'website websites',
  'ruimte ruimten ruimtes',
  'mogelijkheid mogelijkheden',
  'bestelling bestellingen bestellen',
  'reserveren reservering reserveringen',
  'training trainingen trainen',
  'vergadering vergaderingen vergaderen',
  'lief lieve',
  'groot grote',
  'uur uren',
  'openingsuur openingsuren',
  'taart taartje taarten',
  'kaart kaartje kaarten',
  'boot boten bootje bootjes',
  'boon bonen boontje',
  'plant planten plantje plantjes',
  'plan plannen plannetje planning',
  'kans kansen',
  'dans dansen dansje',
  'fiets fietsen fietsje',
  'video videos',
  'radio radios',
  'week weken',
  'dag dagen',
  'verslag verslagen',
  'persoon personen',
  'systeem systemen',
  'kantoor kantoren',
  'motor motoren motors',
  'materiaal materialen',
  'betalen betaling betalingen',
  'event events',
  'tool tools',
  'test tests testen',
  'station stations',
  'document documenten documentje',
  'lamp lampen lampje',
  'slim slimme',
])('are one word for the search, in either direction: %s', async (line) => {
  expect(new Set(await formsOf(line.split(' '))).size).toBe(1)
})

it.each([
  'huis huid',
  'brief breed',
  'zaal zaak',
  'menu mens',
  'winkel winter',
  'kast kas',
  'open op',
  'woning won',
  'kans kan',
  'kansen kan',
  'dans dan',
  'dansen dan',
  'eens en',
  'eens een',
  'zaal zal',
  'zalen zal',
  'plantje plan',
  'plantjes plan',
  'boot bot',
  'boten botten',
  'bootje bots',
  'boon bon',
  'bonen bonnen',
  'paas pas',
  'gaas gas',
  'gazen gassen',
  'mens men',
  'mensen men',
  'grens gren',
  'plaats plaat',
  'kannen kan',
  'watten wat',
  'tijdens tijd',
  'taalles taal',
])('stay two words: %s', async (line) => {
  expect(new Set(await formsOf(line.split(' '))).size).toBe(2)
})

it('a word of any length costs little: one that is too long has no other forms', async () => {
  const endless = ['a'.repeat(10_000), 'en'.repeat(5_000), 'botten'.repeat(2_000)]
  const start = performance.now()
  expect(await formsOf(endless)).toEqual(endless)
  expect(performance.now() - start).toBeLessThan(1_000)
})

it('any noun and its plural are one word, whatever the plural does to its vowel and its consonant', async () => {
  const onset = fc.constantFrom(
    'b',
    'br',
    'd',
    'dr',
    'g',
    'gr',
    'h',
    'k',
    'kl',
    'm',
    'p',
    'pl',
    'sch',
    'st',
    'v',
    'w',
    'z',
  )
  const before = fc.constantFrom('', 'nieuws', 'web', 'zorg')
  const soft = fc.tuple(
    fc.constantFrom('ie', 'ui', 'ij', 'ei', 'eu', 'oe'),
    fc.constantFrom('f v', 's z', 'k k', 't t', 'l l', 'n n', 'r r'),
  )
  const long = fc.tuple(
    fc.constantFrom('aa', 'ee', 'oo', 'uu'),
    fc.constantFrom('f v', 's z', 'k k', 't t', 'l l', 'n n', 'r r'),
  )
  const short = fc.tuple(fc.constantFrom('a', 'e', 'i', 'o', 'u'), fc.constantFrom('s', 'k', 't', 'l', 'n', 'p', 'm'))
  const pairs = fc.oneof(
    soft.map(([vowel, end]) => [vowel + end[0], `${vowel}${end[2]}en`] as const),
    long.map(([vowel, end]) => [vowel + end[0], `${vowel[0]}${end[2]}en`] as const),
    short.map(([vowel, end]) => [vowel + end, `${vowel}${end}${end}en`] as const),
  )
  await fc.assert(
    fc.asyncProperty(before, onset, pairs, async (first, start, [one, many]) => {
      // A word without meaning of its own has no other forms.
      fc.pre(!SAYS_NOTHING.has(first + start + one) && !SAYS_NOTHING.has(first + start + many))
      // 'Gaten' and 'daken' are plurals of the short 'gat' and 'dak'.
      fc.pre(!/(gaat|daak)$/.test(start + one))
      const [single, plural] = await formsOf([first + start + one, first + start + many])
      expect(plural).toBe(single)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['nieuwsbrief', 'Tekstmeester'],
  ['nieuwsbrieven', 'Tekstmeester'],
  ['brief', 'Tekstmeester'],
  ['bonnen', 'Bonnie'],
  ['bonnetje', 'Bonnie'],
  ['reserveringen', 'Tafelwijs'],
])('[LIST-12] %s finds %s, in any form of the word in its description', async (typed, title) => {
  const { meant, titles } = await search(typed)
  expect(meant).toBeNull()
  expect(titles).toContain(title)
})

it('a bot is found by a form that it does not write, and by the end of a compound', async () => {
  const [bot] = plausibleBots(7000, 7001)
  if (!bot) throw new Error('no bot')
  const listed = { ...bot, title: 'Sleutelbos', description: 'Voor vakantiehuizen.', active: true, status: 'approved' }
  await app.db.query({ role: 'service' }, INSERT_BOTS_SQL, [JSON.stringify([listed])])
  for (const typed of ['vakantiehuis', 'vakantiehuisje', 'huis', 'HUIZEN'])
    expect(await search(typed), typed).toEqual({ meant: null, titles: ['Sleutelbos'] })
})

it('a word without meaning is no form of another, and a part does not find a compound in one word', async () => {
  const descriptions = ['Een bot die en kan en dan', 'Een aangifte voor 24 bots', 'De ai voor btw in 7 dagen']
  const bots = plausibleBots(7010, 7013).map((bot, place) => ({
    ...bot,
    title: `Deelwoord ${place}`,
    description: descriptions[place],
    long_description: '',
    active: true,
    status: 'approved',
  }))
  await app.db.query({ role: 'service' }, INSERT_BOTS_SQL, [JSON.stringify(bots)])
  for (const typed of ['eens', 'kansen', 'dansen', 'ai-bot', 'btw-aangifte', '24/7']) {
    const { titles } = await search(typed)
    expect(
      titles.filter((title) => title.startsWith('Deelwoord')),
      typed,
    ).toEqual([])
  }
})

it('a compound written as one word is found in the forms of each of its parts', async () => {
  const [bot] = plausibleBots(7020, 7021)
  if (!bot) throw new Error('no bot')
  const listed = {
    ...bot,
    title: 'Aangifteklaar',
    description: 'Aangiften voor de btw.',
    active: true,
    status: 'approved',
  }
  await app.db.query({ role: 'service' }, INSERT_BOTS_SQL, [JSON.stringify([listed])])
  expect((await search('btw-aangifte')).titles).toEqual(['Aangifteklaar'])
})
