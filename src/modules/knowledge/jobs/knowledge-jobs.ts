import { CONFIGURATION_SAVED, findConfiguration } from '#modules/activation/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { askReading, READING_ASKED } from '../actions/ask-reading.ts'
import { readSources } from '../actions/read-sources.ts'
import type { KnowledgeDeps } from '../knowledge-deps.ts'
import { findDueConfigs } from '../store/index-store.ts'

const DUE_AT_ONCE = 3
const DUE_RUN_MS = 9 * 60_000
const BUSY_MS = 15_000
const READ_LATER = 'knowledge.read-due'

/** Registers the reading jobs: after a save, on demand, and every day for what is due. */
export function registerKnowledgeJobs(deps: KnowledgeDeps, jobs: JobRegistry): void {
  jobs.subscribe(CONFIGURATION_SAVED, {
    name: 'knowledge.follow-configuration',
    handle: async (payload) => {
      await asService(deps.db, 'a saved configuration brings its sources along', async (tx) => {
        const config = await findConfiguration(tx, configIdOf(payload))
        if (config) await askReading(tx, config, null, deps.clock.now())
      })
    },
  })
  jobs.subscribe(READING_ASKED, {
    name: 'knowledge.read',
    handle: (payload) => read(deps, configIdOf(payload)),
    attemptsMax: 5,
  })
  jobs.registerJob({ name: READ_LATER, handle: (payload) => read(deps, configIdOf(payload)), attemptsMax: 5 })
  jobs.registerJob({
    name: 'knowledge.find-due',
    schedule: { everySeconds: 600 },
    handle: (_, { signal }) => readDue(deps, signal),
  })
}

/** The reading under way may have passed by what changed since: another one is made as soon as it ended, however long it takes. */
async function read(deps: KnowledgeDeps, configId: string): Promise<void> {
  const report = await readSources({ db: deps.db, clock: deps.clock, pages: deps.pages }, configId)
  deps.log.info({ configId, ...report }, 'knowledge read')
  if (report.outcome !== 'busy') return
  const now = deps.clock.now()
  const runAt = new Date(now.getTime() + BUSY_MS)
  await asService(deps.db, 'a change during a reading is read after it', (tx) =>
    enqueueJob(tx, { name: READ_LATER, payload: { config_id: configId }, dedupeKey: configId, runAt, now }),
  )
}

/**
 * Reads what is due until nothing is, for nine minutes at most: the next run goes on. It reads here, a few at a time, and not in jobs of their
 * own, because thousands of those would stand in front of mails and events.
 */
async function readDue(deps: KnowledgeDeps, signal: AbortSignal): Promise<void> {
  const until = deps.clock.now().getTime() + DUE_RUN_MS
  const tried = new Set<string>()
  while (!signal.aborted && deps.clock.now().getTime() < until) {
    const due = await asService(deps.db, 'pages are read again every day', (tx) =>
      findDueConfigs(tx, deps.clock.now(), DUE_AT_ONCE + tried.size),
    )
    const next = due.filter((configId) => !tried.has(configId)).slice(0, DUE_AT_ONCE)
    if (next.length === 0) return
    await Promise.all(next.map((configId) => readOneDue(deps, configId)))
    for (const configId of next) tried.add(configId)
  }
}

// One broken reading must not keep the others from theirs; it asks for another try itself, an hour later.
async function readOneDue(deps: KnowledgeDeps, configId: string): Promise<void> {
  try {
    const report = await readSources({ db: deps.db, clock: deps.clock, pages: deps.pages }, configId)
    deps.log.info({ configId, ...report }, 'knowledge read')
  } catch (error) {
    deps.log.warn({ err: error, configId }, 'a due reading broke')
  }
}

function configIdOf(payload: Record<string, unknown>): string {
  const id = payload.config_id ?? payload.configId
  if (typeof id !== 'string') throw new Error('A reading job without a configuration.')
  return id
}
