import type { BotDetail } from '#modules/catalogue/contract.ts'
import { shellText } from './app-layout/shell.text.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** The head of a bot's page; its structured data has the price and no rating, because that is ours (AMB-019). `hasFailed`: whether there is such a bot is not known. */
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
  const price = bot.monthly_price ?? bot.price
  return pageHead(
    {
      title: `${bot.title}, bot voor ${bot.category.toLowerCase()}`,
      description: `${bot.description} Probeer 30 dagen gratis.`,
      path,
      type: 'product',
      noindex: bot.visibility !== 'public',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: bot.title,
        description: bot.description,
        category: bot.category,
        brand: { '@type': 'Brand', name: 'Syvo' },
        ...(price === null
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                price: price.toFixed(2),
                priceCurrency: 'EUR',
                availability: 'https://schema.org/InStock',
                url: site.publicUrl + path,
              },
            }),
      },
    },
    site,
  )
}
