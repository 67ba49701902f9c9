export { addExampleDataOnce, addExampleTrial } from './actions/example-data.ts'
export { findTrialRefusal } from './actions/find-trial-refusal.ts'
export { announceVersion } from './actions/mail-new-version.ts'
export { announcePause } from './actions/mail-pause.ts'
export { isSeededDemoAccount, recordDemoAccount } from './actions/record-demo-account.ts'
export { recordLanguageModel } from './actions/record-language-model.ts'
export { findPlanSlot, releasePlanSlot, reservePlanSlot } from './actions/reserve-plan-slot.ts'
export { newHostedToken } from './actions/save-configuration.ts'
export {
  type CatalogueSeed,
  isCatalogueSeeded,
  type StoreSampleKnowledge,
  seedCatalogueContent,
} from './actions/seed-catalogue.ts'
export { setPaidAccess, trimBotsToPlanLimit } from './actions/set-paid-access.ts'
export type { ActivationDeps } from './activation-deps.ts'
export type { Configuration } from './contract.ts'
export { CONFIGURATION_FIELDS, configurationProblems, formOf } from './domain/configuration-schema.ts'
export { type ConfiguredUrl, urlFieldsOf } from './domain/url-fields.ts'
export { findConfiguration, findConfigurations } from './store/config-store.ts'
export {
  countCustomers,
  countPlanBots,
  findLiveAccess,
  findLiveTrialEnd,
  findPlanBots,
  type LiveAccess,
} from './store/grant-store.ts'
export { findModelConnected, isModelMissing, isWithoutModel } from './store/language-model-store.ts'
export { activationPersonalData } from './store/personal-data.ts'
export { saveSampleConfig } from './store/seed-store.ts'
