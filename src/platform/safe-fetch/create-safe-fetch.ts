import { Agent } from 'undici'
import type { HostRules } from './check-url.ts'
import { decodedBody } from './decoded-body.ts'
import { type CurrentHop, delayUnreachable } from './delay-unreachable.ts'
import { followRedirects, type SafeFetchRequest } from './follow-redirects.ts'
import { guardedConnector, type Resolve } from './guarded-connector.ts'
import { type SafeFetchBody, type SafeFetchProblem, type SafeFetchStreamBody, SafeFetchStreamError } from './outcome.ts'
import { toFetchProblem } from './to-fetch-problem.ts'

/**
 * Settings of one guarded client; `allow` and `trusted` hold `host:port` pairs, see `HostRules`. `unreachableTickMs` (default 1 s) is the time that
 * `unreachable` outcomes are rounded up to. `onUnreachable` passes the cause, without the address, to the operator's log.
 */
export type SafeFetchSettings = {
  allow: readonly string[]
  trusted?: readonly string[]
  userAgent?: string
  connectionsPerHost?: number
  connectTimeoutMs?: number
  resolve?: Resolve
  unreachableTickMs?: number
  onUnreachable?: (cause: string) => void
}

/** One guarded client: the only way out of this process (architecture, rule 5). */
export type SafeFetch = {
  /** Fetches a whole answer into memory. Never throws for what the other side does; `maxBytes` counts decompressed bytes. */
  safeFetch(url: string, request: SafeFetchRequest): Promise<SafeFetchBody | SafeFetchProblem>
  /** Resolves as soon as the head is in; `timeoutMs` then no longer counts, `idleTimeoutMs` (default 30 s) does. */
  safeFetchStream(
    url: string,
    request: SafeFetchRequest & { idleTimeoutMs?: number },
  ): Promise<SafeFetchStreamBody | SafeFetchProblem>
  /** Closes kept-alive connections, for a graceful stop. */
  close(): Promise<void>
}

const defaultUserAgent = 'SyvoBot/1.0 (reads the pages a customer asked us to read)'

/**
 * Creates the guarded outbound client of trust §1.4: https on 443 to public addresses only, the checked address is the connected one, redirects are
 * followed by hand with every hop checked, sizes are capped after decompression, and connections per host are limited.
 */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch {
  const rules: HostRules = { allow: pairs(settings.allow), trusted: pairs(settings.trusted ?? []) }
  const connectTimeoutMs = settings.connectTimeoutMs ?? 5_000
  const dispatcher = new Agent({
    connections: settings.connectionsPerHost ?? 6,
    connect: guardedConnector(rules, { connectTimeoutMs, ...(settings.resolve && { resolve: settings.resolve }) }),
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 32_768,
  })
  const userAgent = settings.userAgent ?? defaultUserAgent
  const way: FetchStrategy = {
    open: (url, request, signal, hop) => followRedirects({ dispatcher, rules, userAgent }, url, request, signal, hop),
    end: async (problem, hop, signal) => {
      if (problem.reason === 'unreachable') settings.onUnreachable?.(problem.detail)
      return delayUnreachable(problem, hop, settings.unreachableTickMs ?? 1_000, signal)
    },
  }
  return {
    safeFetch: (url, request) => fetchBuffered(way, url, request),
    safeFetchStream: (url, request) => fetchStream(way, url, request),
    close: () => dispatcher.destroy(),
  }
}

type FetchStrategy = {
  open(url: string, request: SafeFetchRequest, signal: AbortSignal, hop: CurrentHop): ReturnType<typeof followRedirects>
  /** Processes a problem before its caller gets it. */
  end(problem: SafeFetchProblem, hop: CurrentHop, signal: AbortSignal): Promise<SafeFetchProblem>
}

async function fetchBuffered(
  way: FetchStrategy,
  url: string,
  request: SafeFetchRequest,
): Promise<SafeFetchBody | SafeFetchProblem> {
  const deadline = startDeadline(request.timeoutMs, request.signal)
  const hop = { startedAt: performance.now() }
  try {
    const answer = await way.open(url, request, deadline.signal, hop)
    if (answer.outcome !== 'ok') return await way.end(answer, hop, deadline.signal)
    const { body, ...head } = answer
    const chunks: Uint8Array[] = []
    for await (const chunk of decodedBody(body, head.headers['content-encoding'] ?? '', request.maxBytes))
      chunks.push(chunk)
    return { ...head, bytes: new Uint8Array(Buffer.concat(chunks)) }
  } catch (error) {
    return await way.end(toFetchProblem(error, deadline.passed()), hop, deadline.signal)
  } finally {
    deadline.stop()
  }
}

async function fetchStream(
  way: FetchStrategy,
  url: string,
  request: SafeFetchRequest & { idleTimeoutMs?: number },
): Promise<SafeFetchStreamBody | SafeFetchProblem> {
  const deadline = startDeadline(request.timeoutMs, request.signal)
  const hop = { startedAt: performance.now() }
  try {
    const answer = await way.open(url, request, deadline.signal, hop)
    if (answer.outcome !== 'ok') {
      const problem = await way.end(answer, hop, deadline.signal)
      deadline.stop()
      return problem
    }
    const { body, ...head } = answer
    const decoded = decodedBody(body, head.headers['content-encoding'] ?? '', request.maxBytes)
    const watched = watchIdle(decoded, deadline, request.idleTimeoutMs ?? 30_000)
    return { ...head, body: watched, cancel: () => deadline.abort() }
  } catch (error) {
    const problem = await way.end(toFetchProblem(error, deadline.passed()), hop, deadline.signal)
    deadline.stop()
    return problem
  }
}

async function* watchIdle(
  source: AsyncIterable<Uint8Array>,
  deadline: Deadline,
  idleMs: number,
): AsyncGenerator<Uint8Array> {
  try {
    deadline.restart(idleMs)
    for await (const chunk of source) {
      deadline.stop()
      yield chunk
      deadline.restart(idleMs)
    }
  } catch (error) {
    throw new SafeFetchStreamError(toFetchProblem(error, deadline.passed()))
  } finally {
    deadline.stop()
  }
}

type Deadline = { signal: AbortSignal; passed(): boolean; restart(ms: number): void; stop(): void; abort(): void }

function startDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let passed = false
  let timer: NodeJS.Timeout | undefined
  const restart = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      passed = true
      controller.abort()
    }, ms)
  }
  restart(timeoutMs)
  const signal = outer ? AbortSignal.any([controller.signal, outer]) : controller.signal
  return { signal, passed: () => passed, restart, stop: () => clearTimeout(timer), abort: () => controller.abort() }
}

function pairs(list: readonly string[]): Set<string> {
  return new Set(
    list
      .map((pair) =>
        pair
          .trim()
          .toLowerCase()
          .replace(/^\[(.*)\]:/, '$1:'),
      )
      .filter(Boolean),
  )
}
