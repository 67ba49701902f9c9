import { Hono } from 'hono'
import type { BillingDeps } from '#modules/billing/public.ts'
import { readChatSession, serveChatAsset } from '#modules/channels/public.ts'
import {
  authenticate,
  createAuthLibrary,
  createSessionCache,
  findNewestRole,
  type IdentityDeps,
  PASSWORD_COST,
  reauthenticate,
  refuseStaleAuthentication,
  refuseUnsecuredAdmin,
} from '#modules/identity/public.ts'
import type { KnowledgeDeps } from '#modules/knowledge/public.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { storageLimitOf } from '#platform/database/storage-limit.ts'
import type { Binding, RequestContext } from '#platform/http/binding.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Failure } from '#platform/http/failure.ts'
import { mount } from '#platform/http/mount.ts'
import { realtimeRoutes } from '#platform/realtime/realtime-routes.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import type { AppOptions } from './app-options.ts'
import { type BackgroundJobs, startBackgroundJobs } from './background-jobs.ts'
import { clientAddressReader } from './client-address.ts'
import { createModules, type SharedParts } from './create-modules.ts'
import { createExternalClients } from './external-clients.ts'
import { mountHealth } from './health.ts'
import { isLocalRequest } from './is-local-request.ts'
import { openPayments } from './payments.ts'
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
  const payments = openPayments({
    ...{ db, clock, log, keys, settings },
    proveIdentity: (caller, password) => reauthenticate(deps, caller, password),
    guarded: externalClients.guarded,
    provider: parts.paymentProvider,
    playedAs: parts.playedAs,
  })
  const knowledge = { db, clock, log, pages: externalClients.guarded }
  const shared = { deps, externalClients, background, knowledge }
  const modules = [...createModules(parts, shared), ...payments.modules]
  for (const module of modules) module.registerJobs?.(background.jobs)
  const bindings = [...modules.flatMap((module) => module.routes), ...liveRoutes(parts, shared)]
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

/** Binds the live updates of open screens. */
function liveRoutes(
  { log, keys }: AppOptions,
  { deps, background }: Pick<SharedParts, 'deps' | 'background'>,
): Binding[] {
  return realtimeRoutes({
    hub: background.hub,
    log,
    channels: ['leads', 'usage'],
    callerOf: (request) => callerOf(request, deps, keys),
  })
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
