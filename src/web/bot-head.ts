import type { BotDetail } from '#modules/catalogue/contract.ts'
import { leadingPrice } from '#modules/catalogue/screens/price-text.ts'
import { shellText } from './app-layout/shell.text.ts'
import { type PageFacts, pageHead, shareImage } from './page-head.ts'
import type { Site } from './site.ts'
import { breadcrumb, publisher } from './structured-data.ts'

/**
 * Returns the head of a bot's page; its structured data has the price and no rating, because ratings are our own (AMB-019). `hasFailed`: it is
 * unknown whether the bot exists.
 */
export function botHead(
  bot: BotDetail | undefined,
  path: string,
  site: Site,
  hasFailed: boolean,
): ReturnType<typeof pageHead> {
  if (hasFailed)
    return pageHead({ title: shellText.errorTitle, description: shellText.errorMessage, path, noindex: true }, site)
  if (!bot)
    return pageHead(
      { title: 'Bot niet gevonden', description: 'Deze bot staat niet op de marktplaats.', path, noindex: true },
      site,
    )
  const facts = {
    title: `${bot.title}, bot voor ${bot.category.toLowerCase()}`,
    description: canBeTried(bot) ? `${bot.description} Probeer 30 dagen gratis.` : bot.description,
    path,
    price: priceLine(bot),
  }
  return pageHead(
    {
      ...facts,
      type: 'product',
      noindex: bot.visibility !== 'public',
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [productOf(bot, facts, site), breadcrumb(breadcrumbOf(bot, path), site)],
      },
    },
    site,
  )
}

/** Returns the price of a bot as text. */
export function priceLine(bot: Pick<BotDetail, 'monthly_price' | 'price'>): string {
  const { amount, term } = leadingPrice({ monthlyPrice: bot.monthly_price, price: bot.price })
  return `${amount} ${term}`.trim()
}

/** Tells whether the bot can be tried, rented or bought now: not while it is paused or lacks its language model (AMB-197). */
function canBeHad({ is_paused, model_missing }: BotDetail): boolean {
  return !is_paused && !model_missing
}

/** Tells whether a bot has a trial: only one that can be rented (AMB-035). */
function canBeTried(bot: BotDetail): boolean {
  return canBeHad(bot) && bot.pricing_model !== 'purchase'
}

function breadcrumbOf(bot: BotDetail, path: string) {
  return [
    { name: 'Ontdek bots', path: '/marketplace' },
    { name: bot.title, path },
  ]
}

/** Returns the bot as a product and a software application at once, with its one all-in price. */
function productOf(bot: BotDetail, facts: PageFacts, site: Site) {
  const url = site.publicUrl + facts.path
  const price = bot.monthly_price ?? bot.price
  return {
    '@type': ['Product', 'SoftwareApplication'],
    '@id': `${url}#bot`,
    name: bot.title,
    description: bot.description,
    url,
    image: shareImage(facts, site),
    category: bot.category,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'nl',
    softwareVersion: String(bot.version),
    dateModified: bot.updated_at,
    brand: { '@type': 'Brand', name: bot.maker ?? 'Syvo' },
    ...(price === null ? {} : { offers: offerOf(bot, price, url, site) }),
  }
}

function offerOf(bot: BotDetail, price: number, url: string, site: Site) {
  const amount = { price: price.toFixed(2), priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    ...amount,
    availability: `https://schema.org/${canBeHad(bot) ? 'InStock' : 'OutOfStock'}`,
    url,
    seller: publisher(site),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      valueAddedTaxIncluded: true,
      ...(bot.monthly_price === null ? {} : { billingDuration: 'P1M', unitText: 'maand' }),
    },
  }
}
