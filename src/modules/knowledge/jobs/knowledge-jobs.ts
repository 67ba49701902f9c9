import { configurationSaved } from '#modules/activation/events.ts'
import { findConfiguration } from '#modules/activation/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { generalQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry, JobRun } from '#platform/jobs/job-registry.ts'
import { readSources } from '../actions/read-sources.ts'
import { admitReading } from '../actions/reading-admission.ts'
import { DUE_PRIORITY, READ_JOB, readingQueue } from '../actions/reading-queue.ts'
import { requestReading } from '../actions/request-reading.ts'
import type { KnowledgeDeps } from '../knowledge-deps.ts'
import { findDueConfigs, putOffDueConfigs } from '../store/index-store.ts'
import { findOwner } from '../store/page-store.ts'

const DUE_AT_ONCE = 500
const DUE_AGAIN_MS = 6 * 3_600_000
const BUSY_MS = 15_000

/** Registers the reading jobs: after a save, on demand, and every day for configurations that are due. */
export function registerKnowledgeJobs(deps: KnowledgeDeps, jobs: JobRegistry): void {
  jobs.subscribe(configurationSaved, {
    name: 'knowledge.follow-configuration',
    queue: generalQueue,
    handle: async ({ data }) => {
      await asService(deps.db, async (tx) => {
        const config = await findConfiguration(tx, data.config_id)
        if (config) await requestReading(tx, config, null, deps.clock.now())
      })
    },
  })
  jobs.registerJob({
    name: READ_JOB,
    queue: readingQueue,
    handle: (payload, run) => readSlice(deps, configIdOf(payload), run),
    attemptsMax: 5,
  })
  jobs.registerJob({
    name: 'knowledge.find-due',
    queue: generalQueue,
    schedule: { everySeconds: 600 },
    handle: () => enqueueDue(deps),
  })
}

/** Reads one slice and queues the rest again, or a reading that may not start yet, behind the other accounts. */
async function readSlice(deps: KnowledgeDeps, configId: string, run: JobRun): Promise<void> {
  const { db, clock, pages } = deps
  const admission = await asService(db, (tx) => admitReading(tx, configId, clock.now()))
  if (admission.outcome === 'gone') return
  if (admission.outcome === 'later') return readLater(deps, configId, admission.at, run)
  const report = await readSources({ db, clock, pages, signal: run.signal }, configId)
  deps.log.info({ configId, ...report }, 'knowledge read')
  const now = clock.now()
  if (report.outcome === 'busy') return readLater(deps, configId, new Date(now.getTime() + BUSY_MS), run)
  if (report.outcome === 'partial') return readLater(deps, configId, now, run)
}

function readLater(deps: KnowledgeDeps, configId: string, runAt: Date, run: JobRun): Promise<void> {
  return asService(deps.db, async (tx) => {
    const userId = await findOwner(tx, configId)
    if (!userId) return
    await enqueueJob(tx, {
      name: READ_JOB,
      payload: { config_id: configId },
      dedupeKey: configId,
      groupKey: userId,
      priority: run.priority,
      runAt,
      now: deps.clock.now(),
    })
  })
}

/** Queues the readings that are due, behind those that users wait for. */
function enqueueDue({ db, clock }: KnowledgeDeps): Promise<void> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const due = await findDueConfigs(tx, now, DUE_AT_ONCE)
    for (const { configId, userId } of due) {
      const job = { name: READ_JOB, payload: { config_id: configId }, dedupeKey: configId, groupKey: userId, now }
      await enqueueJob(tx, { ...job, priority: DUE_PRIORITY })
    }
    const configIds = due.map(({ configId }) => configId)
    if (due.length > 0) await putOffDueConfigs(tx, configIds, new Date(now.getTime() + DUE_AGAIN_MS))
  })
}

function configIdOf(payload: Record<string, unknown>): string {
  const id = payload.config_id
  if (typeof id !== 'string') throw new Error('A reading job without a configuration.')
  return id
}
