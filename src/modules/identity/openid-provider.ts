import * as oidc from 'openid-client'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import { SsoError, type SsoPerson, type SsoPort } from './identity-deps.ts'

const ANSWER_BYTES_MAX = 256 * 1024
const TIMEOUT_MS = 10_000
const CALLBACK_PATH = '/auth/sso'
/** After this time a provider's endpoints and keys are fetched again. */
const KNOWN_MS = 3_600_000

interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  publicUrl: string
  client: SafeFetch
}

/** Creates the adapter for an OpenID Connect provider: code flow with PKCE, state and nonce, everything fetched by the guarded client. */
export function createOpenIdProvider(options: ProviderOptions): SsoPort {
  const redirectUri = options.publicUrl + CALLBACK_PATH
  const configure = rememberProvider(options)
  return {
    begin: () =>
      naming(async () => {
        const configuration = await configure()
        const journey = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        }
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
          code_challenge_method: 'S256',
        })
        return { ...journey, url: url.href }
      }),
    finish: (params, { state, nonce, verifier }) =>
      naming(async () => {
        const url = new URL(redirectUri)
        url.search = params
        const configuration = await configure()
        const tokens = await oidc.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new SsoError('no identity in the answer')
        // Not every provider puts the address into the token itself.
        const isElsewhere =
          claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        const userInfo = isElsewhere ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
        return personOf(claims.sub, userInfo)
      }),
  }
}

/** Returns the provider's configuration, fetched again after an hour. */
function rememberProvider({
  issuer,
  clientId,
  clientSecret,
  client,
}: ProviderOptions): () => Promise<oidc.Configuration> {
  let known: { configuration: Promise<oidc.Configuration>; untilMs: number } | null = null
  return () => {
    const nowMs = performance.now()
    if (!known || nowMs > known.untilMs) {
      const configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [oidc.customFetch]: (url, request) => guardedFetch(client, url, request),
        // By default the library trusts the connection to the token endpoint and does not verify the token's signature.
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
      })
      known = { configuration, untilMs: nowMs + KNOWN_MS }
      // A provider that was unavailable is asked again the next time.
      configuration.catch(() => (known = null))
    }
    return known.configuration
  }
}

function personOf(subject: string, userInfo: oidc.IDToken | oidc.UserInfoResponse): SsoPerson {
  const { email, email_verified: isVerified, name } = userInfo
  return {
    subject,
    email: typeof email === 'string' && isVerified === true ? email.trim().toLowerCase() : null,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : null,
  }
}

/** Converts every failure of the provider to one error, with the library's code and never the provider's own words. */
async function naming<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SsoError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new SsoError(code, { cause: error })
  }
}

async function guardedFetch(client: SafeFetch, url: string, request: oidc.CustomFetchOptions): Promise<Response> {
  const body = request.body instanceof URLSearchParams ? request.body.toString() : request.body
  if (body !== undefined && body !== null && typeof body !== 'string') throw new SsoError('unexpected body')
  const answer = await client.safeFetch(url, {
    method: request.method === 'POST' ? 'POST' : 'GET',
    headers: request.headers,
    ...(typeof body === 'string' ? { body } : {}),
    maxBytes: ANSWER_BYTES_MAX,
    timeoutMs: TIMEOUT_MS,
    acceptStatus: 'any',
  })
  if (answer.outcome !== 'ok') throw new SsoError(`${answer.outcome} ${answer.reason}`)
  // A status that forbids a body would make the Response throw.
  const bytes = answer.status === 204 || answer.status === 304 ? null : new Uint8Array(answer.bytes)
  return new Response(bytes, { status: answer.status, headers: { 'content-type': answer.contentType } })
}
