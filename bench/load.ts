import { randomUUID } from 'node:crypto'
import { Client, type Dispatcher } from 'undici'
import type { LoadJob, LoadReport } from './load-job.ts'
import { cpuSeconds } from './process-usage.ts'
import type { BenchRequest } from './workload.ts'

/** The outcome of one request; `wrong` describes an unexpected answer. */
export type Sample = { status: number; body: string; ms: number; firstByteMs: number; wrong?: string }

const mostWrong = 2000

/**
 * Keeps one request pending on each of `connections` connections, and checks the status and body of every answer. Only requests that begin
 * and end within the measured window count for the figures; wrong answers always count.
 */
export async function applyLoad(job: LoadJob): Promise<LoadReport> {
  const clients = Array.from({ length: job.connections }, () => new Client(job.url, { pipelining: 1 }))
  const latencies: number[] = []
  const firstBytes: number[] = []
  const fromMs = performance.now() + job.warmupSeconds * 1000
  const untilMs = fromMs + job.seconds * 1000
  let next = 0
  let wrong = 0
  let firstWrong: string | undefined
  const keepAsking = async (client: Client) => {
    for (;;) {
      const request = job.requests[next++ % job.requests.length]
      const startedMs = performance.now()
      if (request === undefined || startedMs >= untilMs || wrong > mostWrong) return
      const sample = await send(client, request)
      if (sample.wrong !== undefined) {
        wrong++
        firstWrong ??= sample.wrong
      } else if (startedMs >= fromMs && startedMs + sample.ms <= untilMs) {
        latencies.push(sample.ms)
        firstBytes.push(sample.firstByteMs)
      }
    }
  }
  const work = Promise.all(clients.map(keepAsking))
  await sleepUntil(fromMs)
  const cpuBefore = cpuSeconds(job.pid)
  await sleepUntil(untilMs)
  const cpu = cpuSeconds(job.pid) - cpuBefore
  await work
  await Promise.all(clients.map((client) => client.destroy()))
  if (latencies.length === 0) {
    wrong++
    firstWrong ??= 'no request was answered inside the measured window'
  }
  latencies.sort((a, b) => a - b)
  firstBytes.sort((a, b) => a - b)
  return {
    answered: latencies.length,
    wrong,
    ...(firstWrong === undefined ? {} : { firstWrong }),
    perSecond: latencies.length / job.seconds,
    p50Ms: quantile(latencies, 0.5),
    p95Ms: quantile(latencies, 0.95),
    p99Ms: quantile(latencies, 0.99),
    firstByteP50Ms: quantile(firstBytes, 0.5),
    cpuMsPerRequest: (cpu * 1000) / Math.max(1, latencies.length),
  }
}

/** Sends one request and reads the whole answer; a broken connection is a wrong answer, never an exception. */
export function send(client: Client, request: BenchRequest): Promise<Sample> {
  const startedMs = performance.now()
  const parts: Buffer[] = []
  let status = 0
  let firstByteMs = Number.NaN
  return new Promise((resolve) => {
    const finish = (error?: Error) => {
      const body = Buffer.concat(parts).toString()
      const wrong = error ? String(error) : whatIsWrong(request, status, body, firstByteMs)
      resolve({
        status,
        body,
        ms: performance.now() - startedMs,
        firstByteMs,
        ...(wrong === undefined ? {} : { wrong }),
      })
    }
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, code) {
        status = code
      },
      onResponseData(_controller, bytes) {
        parts.push(bytes)
        if (request.firstToken === undefined || !Number.isNaN(firstByteMs)) return
        if (Buffer.concat(parts).includes(request.firstToken)) firstByteMs = performance.now() - startedMs
      },
      onResponseEnd: () => finish(),
      onResponseError: (_controller, error) => finish(error),
    }
    const { path, method } = request
    const headers = withAddress(request.headers)
    const body = request.body?.replaceAll('{{id}}', () => randomUUID())
    client.dispatch({ path, method, headers, ...(body === undefined ? {} : { body }) }, handler)
  })
}

/** Returns a random address in a private range. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

function withAddress(headers: Record<string, string>): Record<string, string> {
  return headers['x-forwarded-for'] === '{{address}}' ? { ...headers, 'x-forwarded-for': anyAddress() } : headers
}

function whatIsWrong(request: BenchRequest, status: number, body: string, firstByteMs: number): string | undefined {
  const missing = request.contains.find((text) => !body.includes(text))
  if (status === request.status && missing === undefined) {
    return request.firstToken !== undefined && Number.isNaN(firstByteMs) ? `no ${request.firstToken}` : undefined
  }
  return `${request.method} ${request.path} gave ${status}, ${missing ? `without ${missing}` : 'complete'}: ${body.slice(0, 300)}`
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function sleepUntil(momentMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, momentMs - performance.now())))
}

if (import.meta.main) {
  process.once('message', async (job) => {
    // Only `runLoad` starts this file, with one LoadJob.
    const report = await applyLoad(job as LoadJob)
    process.send?.(report, () => process.exit(0))
  })
}
