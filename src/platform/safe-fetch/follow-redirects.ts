import { type Dispatcher, request as send } from 'undici'
import { checkUrl, type HostRules } from './check-url.ts'
import type { CurrentHop } from './delay-unreachable.ts'
import { failed, refused, type SafeFetchHead, type SafeFetchProblem } from './outcome.ts'

/** One outbound call. Sizes in decompressed bytes, times in milliseconds; `acceptTypes` are prefixes such as `text/html`. */
export type SafeFetchRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  maxBytes: number
  timeoutMs: number
  /** Default 0: a redirect is then a `http_status` failure. */
  maxRedirects?: number
  acceptTypes?: readonly string[]
  ifNoneMatch?: string
  /** `success` (default) accepts only 2xx and 304 as ok, `any` also error statuses with their body. */
  acceptStatus?: 'success' | 'any'
  signal?: AbortSignal
}

type Client = { dispatcher: Dispatcher; rules: HostRules; userAgent: string }
type OpenAnswer = SafeFetchHead & { body: AsyncIterable<Uint8Array> }
type Hop = {
  url: URL
  method: Dispatcher.HttpMethod
  headers: Record<string, string>
  body: string | Uint8Array | null
}

const forbiddenHeaders =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|cookie|accept-encoding|proxy-.*)$/i
const headersThatTravel = new Set(['accept', 'accept-language', 'accept-encoding', 'user-agent', 'content-type'])

/** Opens a call and follows its redirects by hand; every hop is checked like the first and recorded in `current`. Throws only what undici throws. */
export async function followRedirects(
  client: Client,
  rawUrl: string,
  request: SafeFetchRequest,
  signal: AbortSignal,
  current: CurrentHop,
): Promise<OpenAnswer | SafeFetchProblem> {
  current.startedAt = performance.now()
  const first = checkUrl(rawUrl, client.rules)
  if (!(first instanceof URL)) return first
  const headers = headersOf(request, client.userAgent)
  if ('outcome' in headers) return headers
  let hop: Hop = { url: first, method: request.method ?? 'GET', headers: headers.list, body: request.body ?? null }
  const seen = new Set<string>()
  for (let redirects = 0; ; redirects++) {
    seen.add(hop.url.href)
    const { url, ...options } = hop
    const answer = await sendOnce(url, { ...options, dispatcher: client.dispatcher, signal })
    const location = headerText(answer.headers.location)
    if (!isRedirect(answer.statusCode) || !location) return handleRedirect(hop, answer, request)
    await discard(answer)
    if (!request.maxRedirects) return { ...failed('http_status', 'redirect not followed'), status: answer.statusCode }
    current.startedAt = performance.now()
    const next = nextHop(hop, answer.statusCode, location, client.rules)
    if ('outcome' in next) return next
    if (redirects >= request.maxRedirects || seen.has(next.url.href))
      return failed('redirect_loop', `${redirects + 1} redirects`)
    hop = next
  }
}

type SendOptions = Omit<Hop, 'url'> & { dispatcher: Dispatcher; signal: AbortSignal }

// The other side may close a kept-alive connection just as we use it: a request that changes nothing is then sent once more.
async function sendOnce(url: URL, options: SendOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await send(url, options)
  } catch (error) {
    const isHarmless = options.method === 'GET' || options.method === 'HEAD'
    const isClosed =
      error instanceof Error && 'code' in error && /^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String(error.code))
    if (!isHarmless || !isClosed || options.signal.aborted) throw error
    return send(url, options)
  }
}

function handleRedirect(
  hop: Hop,
  answer: Dispatcher.ResponseData,
  request: SafeFetchRequest,
): OpenAnswer | SafeFetchProblem {
  const status = answer.statusCode
  const good = (status >= 200 && status < 300) || status === 304 || request.acceptStatus === 'any'
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, headerText(value)]))
  const contentType = headers['content-type'] ?? ''
  let problem: SafeFetchProblem | null = null
  if (!good) problem = { ...failed('http_status', `status ${status}`), status, ...retryAfter(headers['retry-after']) }
  else if (Number(headers['content-length']) > request.maxBytes)
    problem = failed('too_large', `${headers['content-length']} bytes announced`)
  else if (status !== 304 && !hasAcceptedType(contentType, request.acceptTypes))
    problem = failed('wrong_type', contentType.slice(0, 100) || 'no content type')
  if (problem) {
    void discard(answer)
    return problem
  }
  return { outcome: 'ok', status, url: hop.url.href, headers, contentType, body: answer.body }
}

function nextHop(hop: Hop, status: number, location: string, rules: HostRules): Hop | SafeFetchProblem {
  if (!URL.canParse(location, hop.url)) return refused('bad_url', 'unreadable redirect')
  const url = checkUrl(new URL(location, hop.url).href, rules)
  if (!(url instanceof URL)) return url
  const preservesMethod = status === 307 || status === 308 || hop.method === 'GET' || hop.method === 'HEAD'
  const sameOrigin = url.origin === hop.url.origin
  const headers = Object.fromEntries(
    Object.entries(hop.headers).filter(([name]) => sameOrigin || headersThatTravel.has(name)),
  )
  return preservesMethod ? { ...hop, url, headers } : { url, headers, method: 'GET', body: null }
}

function headersOf(request: SafeFetchRequest, userAgent: string): { list: Record<string, string> } | SafeFetchProblem {
  const list: Record<string, string> = {
    accept: '*/*',
    'user-agent': userAgent,
    'accept-encoding': 'gzip, br, deflate',
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      return refused('bad_header', name.slice(0, 60))
    if (forbiddenHeaders.test(name)) return refused('bad_header', name)
    list[name.toLowerCase()] = value
  }
  if (request.ifNoneMatch) list['if-none-match'] = request.ifNoneMatch
  return { list }
}

function hasAcceptedType(contentType: string, accepted: readonly string[] | undefined): boolean {
  // Servers that send no type at all are common for feeds and PDFs: the reader then inspects the bytes.
  if (!accepted || contentType === '') return true
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return accepted.some((prefix) => type.startsWith(prefix))
}

function retryAfter(value: string | undefined): { retryAfterSeconds?: number } {
  return value && /^\d{1,6}$/.test(value) ? { retryAfterSeconds: Number(value) } : {}
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

async function discard(answer: Dispatcher.ResponseData): Promise<void> {
  answer.body.on('error', () => {})
  answer.body.destroy()
}
