import { CONFIGURATION_SAVED, findConfiguration } from '#modules/activation/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { askReading, READING_ASKED } from '../actions/ask-reading.ts'
import { readSources } from '../actions/read-sources.ts'
import type { KnowledgeDeps } from '../knowledge-deps.ts'
import { findDueConfigs } from '../store/index-store.ts'

const DUE_AT_ONCE = 20

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
  jobs.registerJob({ name: 'knowledge.read-due', handle: (payload) => read(deps, configIdOf(payload)), attemptsMax: 3 })
  jobs.registerJob({
    name: 'knowledge.find-due',
    schedule: { everySeconds: 600 },
    handle: async (_, { now }) => {
      await asService(deps.db, 'pages are read again every day', async (tx) => {
        const due = await findDueConfigs(tx, now, DUE_AT_ONCE)
        for (const configId of due)
          await enqueueJob(tx, {
            name: 'knowledge.read-due',
            payload: { config_id: configId },
            dedupeKey: configId,
            runAt: now,
            now,
          })
      })
    },
  })
}

async function read(deps: KnowledgeDeps, configId: string): Promise<void> {
  const report = await readSources({ db: deps.db, clock: deps.clock, pages: deps.pages }, configId)
  if (report.outcome === 'busy') throw new Error('Another reading of this configuration is under way.')
  deps.log.info({ configId, ...report }, 'knowledge read')
}

function configIdOf(payload: Record<string, unknown>): string {
  const id = payload.config_id ?? payload.configId
  if (typeof id !== 'string') throw new Error('A reading job without a configuration.')
  return id
}
