export type { CatalogueDeps } from './catalogue-deps.ts'
export {
  type BotContent,
  botContentSchema,
  type SamplePage,
  type SmokeTestContent,
  smokeTestContentSchema,
} from './domain/bot-content.ts'
export { type ConfigCategory, configCategoryOf } from './domain/categories.ts'
export { type CustomerChange, customerChangesBetween } from './domain/customer-changes.ts'
export { type BotInput, inputFieldsOf } from './domain/input-fields.ts'
export { isPublicBot } from './domain/is-public-bot.ts'
export { canBeBought, canBeRented, type PricingModel, pricingModelOf } from './domain/pricing-model.ts'
export { OUT_OF_SCOPE_QUESTION, questionsToTest, type SampleAnswer, sampleAnswersOf } from './domain/sample-answers.ts'
export { type VersionContent, versionContentSchema } from './domain/version-content.ts'
export { findApprovedVersions } from './store/approved-version-store.ts'
export { type DueSample, findDueSamples, saveSampleTest } from './store/bot-facts-store.ts'
export {
  countPublishedBots,
  EXECUTION_LIMIT_DEFAULT,
  eurosOf,
  findBotToSell,
  findManagedBot,
  findVisibleBot as readBot,
  moveBotTotals,
} from './store/bot-store.ts'
export {
  findVendorBot,
  findVendorBots,
  saveReviewOutcome,
  type VendorBotRow,
  vendorBotOf,
} from './store/managed-bot-store.ts'
export { findPausedBots, setBotPause } from './store/pause-store.ts'
export { cataloguePersonalData } from './store/personal-data.ts'
export { findOwners, fixedId, linkSampleConfig, seedBots, seedSmokeTests } from './store/seed-store.ts'
export type { VersionStatus } from './store/tables.ts'
export { addBot, changeBot, findBotOfVendor } from './store/vendor-bot-store.ts'
export { findVendorFacts, type VendorFacts } from './store/vendor-facts-store.ts'
export {
  findProspectiveTrader,
  findVendorProfile,
  requestVendorProfileChanges,
  saveVendorProfile,
  type VendorProfile,
  verifyVendorProfile,
} from './store/vendor-profile-store.ts'
export {
  countActiveBots,
  countBotsOfVendor,
  findBotFiguresOfVendor,
  findBotsOfVendor,
  removeBot,
  setActive,
} from './store/vendor-store.ts'
export {
  type BotVersion,
  backfillFirstVersion,
  columnsOf,
  contentHashOf,
  cutVersion,
  decideVersion,
  findDecidedVersions,
  findPendingVersion,
  findReviewQueue,
  findVersion,
  findVersionById,
  findVersions,
  liveContentOf,
  lockBot,
  putLive,
  replaceLiveVersion,
} from './store/version-store.ts'
