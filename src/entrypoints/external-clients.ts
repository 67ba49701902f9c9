import { createOpenIdProvider, type IdentityDeps } from '#modules/identity/public.ts'
import { createModelPort, endpointCaller, type PostGuarded } from '#modules/runtime/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Log } from '#platform/log/log.ts'
import { createSafeFetch, type SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** The external clients of one process: the guarded HTTP client and the language model. */
export interface ExternalClients {
  guarded: SafeFetch
  model: ReturnType<typeof createModelPort>
  callEndpoint: ReturnType<typeof endpointCaller>
  /** The operator's single sign-on service, or null when none is set. */
  sso: IdentityDeps['sso']
  close(): Promise<void>
}

/** Creates the external clients from the settings. */
export function createExternalClients(settings: Settings, clock: Clock, log: Log): ExternalClients {
  const guarded = createSafeFetch({
    allow: settings.OUTBOUND_ALLOW,
    onUnreachable: (cause) => log.info({ cause }, 'an outbound call reached nothing'),
  })
  const model = createModelPort({
    provider: settings.AI_PROVIDER,
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    model: settings.AI_MODEL,
  })
  const issuer = openIssuer(settings)
  return {
    guarded,
    model,
    callEndpoint: endpointCaller(guardedPost(guarded), () => clock.now()),
    sso: issuer?.sso ?? null,
    close: async () => {
      await guarded.close()
      await issuer?.client.close()
      await model?.close()
    },
  }
}

/**
 * Creates the client of the operator's issuer. Its host is trusted, because it is the operator's own setting and often in the same network; other
 * hosts that it refers to are not.
 */
function openIssuer({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL, OUTBOUND_ALLOW }: Settings) {
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined) return null
  const { hostname, port, protocol } = new URL(OIDC_ISSUER)
  const trusted = [`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`]
  const client = createSafeFetch({ allow: OUTBOUND_ALLOW, trusted, userAgent: 'Syvo/1.0 (sign-in)' })
  const sso = createOpenIdProvider({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    publicUrl: PUBLIC_URL,
    client,
  })
  return { sso, client }
}

function guardedPost(guarded: SafeFetch): PostGuarded {
  return async (url, request) => {
    const answer = await guarded.safeFetch(url, { method: 'POST', ...request })
    if (answer.outcome !== 'ok') return { outcome: 'failed', reason: answer.reason }
    return { outcome: 'ok', status: answer.status, text: new TextDecoder().decode(answer.bytes) }
  }
}
