import { Hono } from 'hono'
import { countPlanBots } from '#modules/activation/public.ts'
import { activationRoutes } from '#modules/activation/routes.ts'
import type { BillingDeps, PaymentProvider } from '#modules/billing/public.ts'
import { countPublishedBots } from '#modules/catalogue/public.ts'
import { catalogueRoutes } from '#modules/catalogue/routes.ts'
import { type ChannelDeps, readChatSession, serveChatAsset, type WidgetFiles } from '#modules/channels/public.ts'
import { channelRoutes } from '#modules/channels/routes.ts'
import { registerIdentityJobs } from '#modules/identity/jobs/send-auth-mails.ts'
import {
  authenticate,
  createAuthLibrary,
  createSessionCache,
  findNames,
  findNewestRole,
  type IdentityDeps,
  PASSWORD_COST,
  reauthenticate,
  recordAudit,
  refuseStaleAuthentication,
  refuseUnsecuredAdmin,
} from '#modules/identity/public.ts'
import { identityRoutes, outboxRoutes, personalDataRoutes } from '#modules/identity/routes.ts'
import { registerKnowledgeJobs } from '#modules/knowledge/jobs/knowledge-jobs.ts'
import { createKnowledgeSearch, type KnowledgeDeps } from '#modules/knowledge/public.ts'
import { knowledgeRoutes } from '#modules/knowledge/routes.ts'
import { detectContactDetails } from '#modules/leads/public.ts'
import { leadRoutes } from '#modules/leads/routes.ts'
import { type MarketingDeps, marketingRoutes } from '#modules/marketing/routes.ts'
import { planRoutes } from '#modules/plans/routes.ts'
import { registerSampleTestJobs } from '#modules/runtime/jobs/sample-test-jobs.ts'
import type { RuntimeDeps } from '#modules/runtime/public.ts'
import { conversationRoutes, executionRoutes, monitorRoutes } from '#modules/runtime/routes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { hasOutbox, type Settings } from '#platform/config/settings.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import type { Engine } from '#platform/database/engine.ts'
import { storageLimitOf } from '#platform/database/storage-limit.ts'
import type { Binding, RequestContext } from '#platform/http/binding.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Failure } from '#platform/http/failure.ts'
import { mount } from '#platform/http/mount.ts'
import type { Log } from '#platform/log/log.ts'
import { realtimeRoutes } from '#platform/realtime/realtime-routes.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import { type BackgroundJobs, startBackgroundJobs } from './background-jobs.ts'
import { clientAddressReader } from './client-address.ts'
import { developerAccounts } from './developer-accounts.ts'
import { createExternalClients, type ExternalClients } from './external-clients.ts'
import { mountHealth } from './health.ts'
import { isLocalRequest } from './is-local-request.ts'
import { openPayments } from './payments.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { openPublishing } from './publishing.ts'
import { createRequestBudget } from './request-budget.ts'
import { mountResponseHeaders } from './response-headers.ts'
import { storageFullText } from './storage-full.text.ts'
import { mountUnknownEndpoints } from './unknown-endpoints.ts'
import { warnAboutProxy } from './warn-about-proxy.ts'

/** A running Syvo; tests create the same app on another engine and clock. */
export interface App {
  /** Answers requests: endpoints and pages. */
  http: Hono
  db: Database
  bindings: readonly Binding[]
  deps: IdentityDeps
  payments: BillingDeps
  /** The dependencies of reading pages. */
  knowledge: KnowledgeDeps
  /** Jobs, mail and live updates; nothing of it runs until it is started. */
  background: BackgroundJobs
  /** Whether a language model is connected. */
  hasModel: boolean
  close(): Promise<void>
}

/** The options of the app. */
export interface AppOptions {
  settings: Settings
  engine: Engine
  clock: Clock
  log: Log
  keys: Keys
  /** The built widget; null while it is not built. */
  widgetFiles: WidgetFiles | null
  passwordCost?: number
  /** Waits between the questions of a health test; tests replace it to avoid waiting. */
  sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
  /** Replaces the payment provider that the settings name; for tests. */
  paymentProvider?: PaymentProvider | undefined
  /** Lets the sandbox act as this provider; for tests of real money flows. */
  playedAs?: PaymentProvider['name'] | undefined
}

/** Creates the app: the modules over one database. Opens no port and starts no work by itself. */
export function createApp(parts: AppOptions): App {
  const { settings, engine, clock, log, keys } = parts
  const db = createDatabase(engine)
  const auth = createAuthLibrary(db, {
    secret: keys.authSecret,
    publicUrl: settings.PUBLIC_URL,
    confirmEmail: settings.AUTH_CONFIRM_EMAIL,
    passwordCost: parts.passwordCost ?? PASSWORD_COST,
    clock,
  })
  const externalClients = createExternalClients(settings, clock, log)
  const deps: IdentityDeps = {
    db,
    clock,
    log,
    auth,
    sessions: createSessionCache({ db, clock, log }),
    maskKey: keys.maskKey,
    publicUrl: settings.PUBLIC_URL,
    confirmEmail: settings.AUTH_CONFIRM_EMAIL,
    isDemo: settings.DEMO,
    sso: externalClients.sso,
  }
  const background = startBackgroundJobs({ db, clock, log, settings })
  registerIdentityJobs(deps, background.jobs)
  const payments = openPayments({
    db,
    clock,
    log,
    keys,
    settings,
    jobs: background.jobs,
    proveIdentity: (caller, password) => reauthenticate(deps, caller, password),
    guarded: externalClients.guarded,
    provider: parts.paymentProvider,
    playedAs: parts.playedAs,
  })
  const knowledge = { db, clock, log, pages: externalClients.guarded }
  const bindings = [...bindModules(parts, { deps, externalClients, background, knowledge }), ...payments.bindings]
  const app = new Hono()
  mountResponseHeaders(app, settings)
  warnAboutProxy(app, parts)
  payments.mountWebhook(app)
  const hasModel = externalClients.model !== null
  mountEndpoints(app, parts, { deps, bindings, hasModel })
  const close = async () => {
    for (const part of [externalClients, background, db]) await part.close()
  }
  return { http: app, db, bindings, deps, payments: payments.deps, knowledge, background, hasModel, close }
}

/** Mounts every endpoint on its path: health, the chat's files, the modules' operations, and the closed paths. */
function mountEndpoints(
  app: Hono,
  { settings, keys, log, widgetFiles }: AppOptions,
  { deps, bindings, hasModel }: { deps: IdentityDeps; bindings: readonly Binding[]; hasModel: boolean },
): void {
  const budget = createRequestBudget(clientAddressReader(settings.TRUST_PROXY))
  budget.mount(app)
  mountHealth(app, deps.db, { ...settings, hasModel })
  app.get(
    '/chat/:name',
    (context) =>
      serveChatAsset(widgetFiles, context.req.param('name'), context.req.raw.headers) ??
      context.text('Dit bestand bestaat niet.', 404),
  )
  mount(app, bindings, {
    log,
    authenticate: (context) =>
      callerOf({ headers: context.req.raw.headers, isLocalRequest: isLocalRequest(context) }, deps, keys),
    hasRole: async (userId, role) => {
      const newest = await deps.db.as({ role: 'member', userId }, (tx) => findNewestRole(tx, userId))
      return newest?.role === role || newest?.role === 'admin'
    },
    refuses: async (caller, operation) =>
      (await refuseUnsecuredAdmin(deps, caller, operation)) ??
      (await refuseStaleAuthentication(deps, caller, operation)),
    clientAddress: clientAddressReader(settings.TRUST_PROXY),
    consumeBudget: (caller, context, { method, path }) =>
      budget.consumeForCaller(caller, context, method === 'GET' ? path : ''),
    failureOf: storageFailure,
    isLocalRequest,
  })
  mountUnknownEndpoints(app)
}

/** Returns the failure of a statement that exceeds the storage limit of an account; the database refuses it, whichever statement it is. */
function storageFailure(error: unknown): Failure | null {
  const kind = storageLimitOf(error)
  return kind === null ? null : { status: 409, code: 'storage_full', message: storageFullText(kind), details: { kind } }
}

interface SharedParts {
  readonly deps: IdentityDeps
  readonly externalClients: ExternalClients
  readonly background: BackgroundJobs
  readonly knowledge: KnowledgeDeps
}

/** Binds every module's operations to their dependencies; the modules do not know each other's parts. */
function bindModules(parts: AppOptions, shared: SharedParts): Binding[] {
  const { clock, log, keys, settings } = parts
  const { deps, externalClients, background, knowledge } = shared
  const { db } = deps
  const runtime: RuntimeDeps = {
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
  const channels: ChannelDeps = {
    ...runtime,
    chatKey: keys.chatKey,
    publicUrl: settings.PUBLIC_URL,
    widgetFiles: parts.widgetFiles,
  }
  registerKnowledgeJobs(knowledge, background.jobs)
  const identity = identityRoutes(deps, PERSONAL_DATA)
  registerSampleTestJobs(runtime, background.jobs)
  return [
    ...identity,
    ...personalDataRoutes(deps, PERSONAL_DATA),
    ...outboxRoutes({ db, isOn: hasOutbox(settings), hasMailServer: settings.SMTP_URL !== undefined }),
    ...planRoutes({ db, clock, useCounters: { bot_activation: countPlanBots, bot_limit: countPublishedBots } }),
    ...catalogueRoutes({ db, clock }),
    ...activationRoutes({ db, clock }),
    ...executionRoutes(runtime),
    ...leadRoutes({ db, clock, publicUrl: settings.PUBLIC_URL }),
    ...conversationRoutes({ db, clock }),
    ...monitorRoutes({ db, clock }),
    ...marketingRoutes({ ...marketingOf(parts, db), ...developerAccounts(identity) }),
    ...knowledgeRoutes(knowledge),
    ...channelRoutes(channels),
    ...openPublishing(runtime, parts, background.jobs),
    ...leadRealtimeRoutes(parts, shared),
  ]
}

/** Binds the live updates of open screens. */
function leadRealtimeRoutes(
  { log, keys }: AppOptions,
  { deps, background }: { deps: IdentityDeps; background: BackgroundJobs },
): Binding[] {
  return realtimeRoutes({
    hub: background.hub,
    log,
    channels: ['leads', 'usage'],
    callerOf: (request) => callerOf(request, deps, keys),
  })
}

/** Returns the dependencies that concern the operator: the address for messages, and the key of their links. */
function marketingOf(
  { clock, log, keys, settings }: AppOptions,
  db: Database,
): Omit<MarketingDeps, 'isDeveloper' | 'makeDeveloper'> {
  const { PUBLIC_URL: publicUrl, SITE_SUPPORT_EMAIL: supportEmail } = settings
  const people = { audit: recordAudit, namesOf: findNames }
  const operator = {
    supportEmail,
    companyName: settings.COMPANY_NAME,
    companyAddress: settings.COMPANY_ADDRESS,
    companyKvk: settings.COMPANY_KVK,
    companyVatId: settings.COMPANY_BTW_ID,
  }
  return { db, clock, log, maskKey: keys.maskKey, publicUrl, supportEmail, operator, ...people }
}

/** Returns the caller: a chat session names a configuration, any other token a person; an unknown token is an anonymous visitor. */
async function callerOf(
  request: Pick<RequestContext, 'headers' | 'isLocalRequest'>,
  deps: IdentityDeps,
  keys: Keys,
): Promise<Caller> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return { kind: 'anon' }
  if (!token.startsWith('chat.')) return authenticate(deps, token, request)
  const session = readChatSession(keys.chatKey, token, deps.clock.now())
  return session
    ? {
        kind: 'chat',
        configId: session.configId,
        botId: session.botId,
        visitor: session.visitor,
        channel: session.channel,
      }
    : { kind: 'anon' }
}
