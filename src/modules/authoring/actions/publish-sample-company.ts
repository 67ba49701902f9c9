import { findConfigurations, newHostedToken, saveSampleConfig } from '#modules/activation/public.ts'
import { type BotVersion, configCategoryOf, fixedId, linkSampleConfig } from '#modules/catalogue/public.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import type { Tx } from '#platform/database/database.ts'

/**
 * Creates a version's sample company for the free trial and for tests, its configuration and its pages, in the service transaction that
 * puts the version live. A version whose pages were removed has no company any more; a bot that never had pages keeps the catalogue's. A vendor's
 * own configuration of the bot stays: an account has one configuration per bot, and the vendor's own is no example for anonymous visitors.
 */
export async function publishSampleCompany(
  tx: Tx,
  version: BotVersion,
  replaced: BotVersion | null,
  now: Date,
): Promise<void> {
  const { botId, vendorId, content } = version
  const { company, pages } = content.sample
  const [own] = await findConfigurations(tx, { userId: vendorId, botId })
  if (own && !own.is_sample) return
  if (pages.length === 0) {
    if (!own || !replaced || replaced.content.sample.pages.length === 0) return
    await storeSampleKnowledge(tx, { configId: own.id, pages: [], now })
    return linkSampleConfig(tx, botId, null)
  }
  const configId = await saveSampleConfig(
    tx,
    {
      id: fixedId(`sample-config ${botId}`),
      userId: vendorId,
      botId,
      category: configCategoryOf(content.category),
      // A sample execution asks for no filled-in form: the pages are all that the company says.
      configData: {},
      companyName: company || content.title,
      token: newHostedToken(),
    },
    now,
  )
  await linkSampleConfig(tx, botId, configId)
  await storeSampleKnowledge(tx, {
    now,
    configId,
    pages: pages.map(({ title, text }, at) => ({
      path: `/voorbeeld-${at + 1}`,
      title,
      sections: [{ heading: '', text }],
    })),
  })
}
