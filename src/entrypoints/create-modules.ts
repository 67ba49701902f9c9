import { academyModule } from '#modules/academy/module.ts'
import { activationModule } from '#modules/activation/module.ts'
import { countPlanBots } from '#modules/activation/public.ts'
import { authoringModule } from '#modules/authoring/module.ts'
import { catalogueModule } from '#modules/catalogue/module.ts'
import { countPublishedBots } from '#modules/catalogue/public.ts'
import { channelsModule } from '#modules/channels/module.ts'
import { healthModule } from '#modules/health/module.ts'
import { identityModule } from '#modules/identity/module.ts'
import { findNames, type IdentityDeps, isDeveloper, makeDeveloper, recordAudit } from '#modules/identity/public.ts'
import { knowledgeModule } from '#modules/knowledge/module.ts'
import { createKnowledgeSearch, type KnowledgeDeps } from '#modules/knowledge/public.ts'
import { leadsModule } from '#modules/leads/module.ts'
import { detectContactDetails } from '#modules/leads/public.ts'
import { marketingModule } from '#modules/marketing/module.ts'
import type { MarketingDeps } from '#modules/marketing/public.ts'
import { moderationModule } from '#modules/moderation/module.ts'
import { plansModule } from '#modules/plans/module.ts'
import { reviewModule } from '#modules/review/module.ts'
import { runtimeModule } from '#modules/runtime/module.ts'
import { createDraftBulkhead, type RuntimeDeps } from '#modules/runtime/public.ts'
import { vendorsModule } from '#modules/vendors/module.ts'
import { hasOutbox } from '#platform/config/settings.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppModule } from '#platform/module/app-module.ts'
import type { AppOptions } from './app-options.ts'
import type { BackgroundJobs } from './background-jobs.ts'
import type { ExternalClients } from './external-clients.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** The parts that several modules are created from. */
export interface SharedParts {
  readonly deps: IdentityDeps
  readonly externalClients: ExternalClients
  readonly background: BackgroundJobs
  readonly knowledge: KnowledgeDeps
}

/** Creates the modules over their dependencies, payments apart; they do not know each other's parts. */
export function createModules(parts: AppOptions, shared: SharedParts): AppModule[] {
  const { clock, keys, settings } = parts
  const { deps, knowledge } = shared
  const base = { db: deps.db, clock, publicUrl: settings.PUBLIC_URL, maskKey: keys.maskKey }
  const runtime = { ...base, ...runtimeOf(parts, shared) }
  const outbox = { isOn: hasOutbox(settings), hasMailServer: settings.SMTP_URL !== undefined }
  return [
    identityModule(deps, { parts: PERSONAL_DATA, outbox }),
    plansModule({ ...base, useCounters: { bot_activation: countPlanBots, bot_limit: countPublishedBots } }),
    catalogueModule(base),
    activationModule(base),
    knowledgeModule(knowledge),
    leadsModule(base),
    runtimeModule(runtime),
    channelsModule({ ...runtime, chatKey: keys.chatKey, widgetFiles: parts.widgetFiles }),
    authoringModule({ ...runtime, draftBulkhead: createDraftBulkhead() }),
    reviewModule(base),
    moderationModule({ ...base, log: parts.log }),
    healthModule({ ...runtime, sleep: parts.sleep }),
    vendorsModule(base),
    academyModule({ isDeveloper: (userId) => isDeveloper(deps.db, userId) }),
    marketingModule(marketingOf(parts, deps.db)),
  ]
}

function runtimeOf(
  { clock, log, keys }: AppOptions,
  { deps: { db }, externalClients, background }: SharedParts,
): RuntimeDeps {
  return {
    db,
    clock,
    log,
    maskKey: keys.maskKey,
    model: externalClients.model,
    callEndpoint: externalClients.callEndpoint,
    knowledge: createKnowledgeSearch(db, () => log.warn('the analysis of a question met its deadline')),
    detectContact: detectContactDetails,
    usageChanged: (userId, botId) => background.usage.changed(userId, botId),
  }
}

/** Returns the dependencies that concern the operator: the address for messages, and the key of their links. */
function marketingOf({ clock, log, keys, settings }: AppOptions, db: Database): MarketingDeps {
  const { PUBLIC_URL: publicUrl, SITE_SUPPORT_EMAIL: supportEmail } = settings
  return {
    db,
    clock,
    log,
    maskKey: keys.maskKey,
    publicUrl,
    supportEmail,
    operator: {
      supportEmail,
      companyName: settings.COMPANY_NAME,
      companyAddress: settings.COMPANY_ADDRESS,
      companyKvk: settings.COMPANY_KVK,
      companyVatId: settings.COMPANY_BTW_ID,
    },
    audit: recordAudit,
    namesOf: findNames,
    makeDeveloper,
  }
}
