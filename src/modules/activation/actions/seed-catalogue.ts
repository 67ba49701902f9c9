import type { BotContent, SamplePage, SmokeTestContent } from '#modules/catalogue/public.ts'
import { findOwners, fixedId, linkSampleConfig, seedBots, seedSmokeTests } from '#modules/catalogue/public.ts'
import { type PlanContent, seedPlans } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { configurationProblems } from '../domain/configuration-schema.ts'
import { findSeed, saveSampleConfig, saveSeed } from '../store/seed-store.ts'
import { newHostedToken } from './save-configuration.ts'

/** Stores the pages of a sample company as knowledge of its configuration; the knowledge module provides it. */
export type StoreSampleKnowledge = (
  tx: Tx,
  sample: { configId: string; pages: readonly SamplePage[]; now: Date },
) => Promise<void>

/** The content that the product seeds at its first start. */
export interface CatalogueSeed {
  readonly plans: readonly PlanContent[]
  readonly bots: readonly BotContent[]
  readonly smokeTests: readonly SmokeTestContent[]
  /** The account that will own bots that do not exist yet. */
  readonly vendorId: string
  /** Changes with every change of the content; equal to the stored one means that the content is current. */
  readonly fingerprint: string
  readonly storeSampleKnowledge?: StoreSampleKnowledge | undefined
  /** Further work for the same transaction, such as templates of higher modules. */
  readonly also?: ((tx: Tx) => Promise<void>) | undefined
}

const SEED_NAME = 'catalogue'

/** Returns whether the content with this fingerprint is already stored; one short read. */
export function isCatalogueSeeded(deps: ActivationDeps, fingerprint: string): Promise<boolean> {
  return asService(deps.db, async (tx) => (await findSeed(tx, SEED_NAME)) === fingerprint)
}

/** Stores plans, bots, their sample configurations and health questions, all or nothing; repeating it changes nothing. */
export function seedCatalogueContent(deps: ActivationDeps, seed: CatalogueSeed): Promise<void> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await seedPlans(tx, seed.plans)
    await seedBots(tx, seed.bots, seed.vendorId, now)
    await seedSmokeTests(tx, seed.smokeTests)
    const owners = await findOwners(
      tx,
      seed.bots.map((bot) => bot.id),
    )
    for (const bot of seed.bots) {
      const configId = await seedSampleConfig(tx, bot, owners.get(bot.id) ?? seed.vendorId, now)
      await linkSampleConfig(tx, bot.id, configId)
      await seed.storeSampleKnowledge?.(tx, { configId, pages: bot.sampleKnowledge, now })
    }
    await seed.also?.(tx)
    await saveSeed(tx, SEED_NAME, seed.fingerprint, now)
  })
}

/** Stores a bot's sample configuration and returns its id. A sample that its own form refuses is a mistake in the content, and stops the start. */
function seedSampleConfig(tx: Tx, bot: BotContent, userId: string, now: Date): Promise<string> {
  const problems = configurationProblems(bot.configCategory, bot.sampleConfig)
  if (problems.length > 0)
    throw new Error(
      `The sample configuration of ${bot.slug} is not valid: ${problems.map((one) => one.field).join(', ')}`,
    )
  const sample = {
    id: fixedId(`sample-config ${bot.id}`),
    userId,
    botId: bot.id,
    category: bot.configCategory,
    configData: bot.sampleConfig,
  }
  return saveSampleConfig(tx, { ...sample, companyName: bot.sampleCompany, token: newHostedToken() }, now)
}
