import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sampleBot } from '../../tests/support/sample-bot.ts'
import { articleHead } from './article-head.ts'
import { botHead } from './bot-head.ts'
import { landingHead } from './landing-head.ts'
import { type Site, UNKNOWN_SITE } from './site.ts'

const SITE: Site = { ...UNKNOWN_SITE, publicUrl: 'https://syvo.example' }
const PATH = `/bot/${sampleBot().id}`

const address = z.url()
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: z.string(),
  url: address,
  logo: address,
})
const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string(), item: address }),
  ),
})
const amount = { price: z.string().check(z.regex(/^\d+\.\d\d$/)), priceCurrency: z.literal('EUR') }
const product = z.strictObject({
  '@type': z.tuple([z.literal('Product'), z.literal('SoftwareApplication')]),
  '@id': address,
  name: z.string(),
  description: z.string(),
  url: address,
  image: address,
  category: z.string(),
  applicationCategory: z.literal('BusinessApplication'),
  operatingSystem: z.literal('Web'),
  inLanguage: z.literal('nl'),
  softwareVersion: z.string(),
  dateModified: z.iso.datetime(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string() }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    ...amount,
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    url: address,
    seller: organization,
    priceSpecification: z.strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      ...amount,
      valueAddedTaxIncluded: z.literal(true),
      billingDuration: z.optional(z.literal('P1M')),
      unitText: z.optional(z.string()),
    }),
  }),
})
const posting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: z.string(),
  description: z.string(),
  datePublished: z.iso.date(),
  inLanguage: z.literal('nl'),
  mainEntityOfPage: address,
  image: address,
  author: z.strictObject({ '@type': z.literal('Organization'), name: z.string() }),
  publisher: organization,
})
const graphOf = (parts: [z.ZodMiniType, z.ZodMiniType]) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(parts) })

type Head = ReturnType<typeof botHead>

/** Returns the structured data of a head, parsed from its text in the page. */
function dataOf(head: Head): unknown {
  const tag = head.meta.find((one) => 'script:ld+json' in one)
  return tag && JSON.parse(JSON.stringify(Object.values(tag)[0]))
}
const contentOf = (head: Head, name: string) =>
  head.meta.find((one) => one.property === name || one.name === name)?.content

describe('the head of a bot', () => {
  it('the title does not call a bot missing when the app itself failed', () => {
    const titleOf = (hasFailed: boolean) => botHead(undefined, '/bot/x', SITE, hasFailed).meta[0]
    expect(titleOf(true)).toEqual({ title: 'Er ging iets mis met deze pagina | Syvo' })
    expect(titleOf(false)).toEqual({ title: 'Bot niet gevonden | Syvo' })
  })

  it('the structured data is a product with one offer and breadcrumb, by schema, without ratings (AMB-019)', () => {
    const head = botHead(sampleBot(), PATH, SITE, false)
    expect(graphOf([product, breadcrumb]).parse(dataOf(head))).toMatchObject({
      '@graph': [
        { name: 'Balie', offers: { price: '29.00', priceSpecification: { billingDuration: 'P1M' } } },
        { itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, item: `https://syvo.example${PATH}` }] },
      ],
    })
    expect(JSON.stringify(dataOf(head))).not.toMatch(/Rating|4[.,]8/)
    const once = graphOf([product, breadcrumb]).parse(
      dataOf(botHead(sampleBot({ monthly_price: null }), PATH, SITE, false)),
    )
    expect(JSON.stringify(once)).toMatch(/"price":"349.00"/)
    expect(JSON.stringify(once)).not.toContain('P1M')
  })

  it.each([
    ['a bot that is for rent', {}, 'InStock', true],
    ['a bot that is only sold', { pricing_model: 'purchase', monthly_price: null }, 'InStock', false],
    ['a bot that misses its language model', { model_missing: true }, 'OutOfStock', false],
    ['a bot that is paused', { is_paused: true }, 'OutOfStock', false],
  ] as const)(
    '[AMB-197] search engines get the true state of offers and free trial: %s',
    (_, changes, stock, hasTrial) => {
      const head = botHead(sampleBot(changes), PATH, SITE, false)
      expect(graphOf([product, breadcrumb]).parse(dataOf(head))).toMatchObject({
        '@graph': [{ offers: { availability: `https://schema.org/${stock}` } }, {}],
      })
      expect(contentOf(head, 'description')?.includes('30 dagen gratis')).toBe(hasTrial)
    },
  )

  it('names its own picture, whose address changes only with the text in it', () => {
    const picture = (changes: Parameters<typeof sampleBot>[0]) =>
      contentOf(botHead(sampleBot(changes), PATH, SITE, false), 'og:image')
    const first = picture({})
    expect(first).toMatch(new RegExp(`^https://syvo\\.example/deelplaatje${PATH}\\.[0-9a-f]{16}\\.png$`))
    expect(picture({ featured: false, updated_at: '2026-11-30T00:00:00.000Z' })).toBe(first)
    for (const change of [{ title: 'Balie 2' }, { description: 'Anders.' }, { monthly_price: 30 }])
      expect(picture(change)).not.toBe(first)
  })

  it('a bot that is not public is kept out of search engines and has no picture', () => {
    for (const bot of [undefined, sampleBot({ visibility: 'preview' }), sampleBot({ visibility: 'held' })]) {
      const head = botHead(bot, PATH, SITE, false)
      expect(contentOf(head, 'robots')).toBe('noindex')
      expect(contentOf(head, 'og:image')).toBeUndefined()
    }
    expect(contentOf(botHead(sampleBot(), PATH, SITE, false), 'robots')).toBeUndefined()
  })
})

it('the structured data of an article is a posting with picture and breadcrumb, by schema', () => {
  const article = {
    slug: 'een-bot',
    title: 'Een bot',
    excerpt: 'Kort.',
    category: 'Tips',
    author: 'Syvo',
    publishDate: '2026-11-01',
    readTime: '4 min',
    featured: false,
    content: '<p>x</p>',
    isWhole: true,
  }
  const data = dataOf(articleHead(article, SITE))
  expect(graphOf([posting, breadcrumb]).parse(data)).toMatchObject({ '@graph': [{ headline: 'Een bot' }, {}] })
})

it('the structured data of the landing is the publisher and the bot search, by schema', () => {
  const site = z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: z.literal('Syvo'),
    url: address,
    inLanguage: z.literal('nl'),
    publisher: z.strictObject({ '@id': address }),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.literal('https://syvo.example/marketplace?search={search_term_string}'),
      'query-input': z.string(),
    }),
  })
  expect(() => graphOf([organization, site]).parse(dataOf(landingHead(SITE)))).not.toThrow()
})
