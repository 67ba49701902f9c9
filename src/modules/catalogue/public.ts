export type { CatalogueDeps } from './catalogue-deps.ts'
export {
  type BotContent,
  botContentSchema,
  type SamplePage,
  type SmokeTestContent,
  smokeTestContentSchema,
} from './domain/bot-content.ts'
export { type ConfigCategory, configCategoryOf } from './domain/categories.ts'
export { type BotInput, inputFieldsOf } from './domain/input-fields.ts'
export { canBeBought, canBeRented, type PricingModel, pricingModelOf } from './domain/pricing-model.ts'
export { questionsToTest, type SampleAnswer } from './domain/sample-answers.ts'
export { type DueSample, findDueSamples, saveSampleTest } from './store/bot-facts-store.ts'
export {
  countPublishedBots,
  EXECUTION_LIMIT_DEFAULT,
  findBotToSell,
  findManagedBot,
  findVisibleBot as readBot,
  moveBotTotals,
} from './store/bot-store.ts'
export { catalogueOwnData } from './store/own-data.ts'
export { findOwners, fixedId, linkSampleConfig, seedBots, seedSmokeTests } from './store/seed-store.ts'
