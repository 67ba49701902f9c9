import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLoad } from './load-job.ts'
import type { BenchOptions } from './options.ts'
import { peakMemoryMb } from './process-usage.ts'
import { figure, type Row } from './result-row.ts'
import type { ServerProcess } from './server-process.ts'
import type { BenchRequest } from './workload.ts'

const manifestFile = join(import.meta.dirname, '../dist/widget/manifest.json')

/** Returns rows with the widget's bytes after brotli, from the manifest of the build; without a build they are not met. */
export async function widgetRows(): Promise<Row[]> {
  const bytes = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')).brotliBytes : {}
  const row = (name: string, value: number | undefined, most: number): Row => ({
    name,
    ours: value === undefined ? 'not built' : `${value} B`,
    wrong: 0,
    target: `<= ${most} B`,
    met: value !== undefined && value <= most,
  })
  return [
    row('widget loader, brotli, 1 request', bytes.loader, 2000),
    row('widget loader and chat page, brotli, 4 requests', bytes.total, 12_000),
  ]
}

/** Returns the row with the server's peak memory after some time under the execute load. */
export async function memoryRow(
  engine: 'postgres' | 'embedded',
  server: ServerProcess,
  requests: readonly BenchRequest[],
  options: BenchOptions,
): Promise<Row> {
  const seconds = options.memorySeconds
  const job = { url: server.url, pid: server.pid, requests, connections: 32, warmupSeconds: 0, seconds }
  const report = await runLoad(job)
  const peakMb = peakMemoryMb(server.pid)
  const mostMb = engine === 'postgres' ? 450 : 950
  return {
    name: `peak memory after ${seconds} s of execute, ${engine}`,
    ours: figure(peakMb, 'MB'),
    cpu: report.cpuMsPerRequest.toFixed(2),
    wrong: report.wrong,
    ...(report.firstWrong === undefined ? {} : { firstWrong: report.firstWrong }),
    target: `<= ${mostMb} MB`,
    met: peakMb <= mostMb,
  }
}
