import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The person at the provider, and the faults of its answers. */
export interface ProviderMood {
  person: { sub: string; email?: string; email_verified?: boolean; name?: string }
  /** Claims of the identity token that replace the right ones. */
  claims: Record<string, unknown>
  /** Signs with a key that is not published. */
  hasForeignKey: boolean
  isDown: boolean
}

/** A small OpenID Connect provider on loopback: discovery, code flow with PKCE, one person that is always signed in. */
export async function startOpenIdProvider(clientId: string) {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const mood: ProviderMood = { person: { sub: 'noor' }, claims: {}, hasForeignKey: false, isDown: false }
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>()
  let issuer = ''

  const idToken = (nonce: string): string => {
    const now = Math.floor(Date.now() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...mood.person, ...mood.claims }
    const signed = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`
    const key = mood.hasForeignKey ? foreign.privateKey : own.privateKey
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
  }
  const token = (form: URLSearchParams): object | null => {
    const known = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!known || known.challenge !== challenge || known.redirectUri !== form.get('redirect_uri')) return null
    return { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken(known.nonce) }
  }
  /** What a browser gets that goes to the provider: the way back with a code. */
  const authorize = (url: URL): string => {
    const asked = (name: string) => url.searchParams.get(name) ?? ''
    const code = randomUUID()
    const redirectUri = asked('redirect_uri')
    codes.set(code, { nonce: asked('nonce'), challenge: asked('code_challenge'), redirectUri })
    return `${redirectUri}?${new URLSearchParams({ code, state: asked('state'), iss: issuer })}`
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mood.isDown) return json(503, {})
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: authorize(url) }).end()
    if (url.pathname === '/jwks')
      return json(200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] })
    if (url.pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
    let form = ''
    request.on('data', (chunk: Buffer) => (form += chunk.toString()))
    request.on('end', () => {
      const answer = token(new URLSearchParams(form))
      return answer ? json(200, answer) : json(400, { error: 'invalid_grant' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    mood,
    /** The query with which the provider leads back from an address that it was sent to. */
    answer: (url: string) => new URL(authorize(new URL(url))).search.slice(1),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
