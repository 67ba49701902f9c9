import { type SampleAnswer, sampleAnswersOf, saveSampleTest } from '#modules/catalogue/public.ts'
import { findAddress, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { FAILING_DAYS_MAX, type HealthRun, healthOf, maintenanceAfter } from '../domain/health-day.ts'
import { maintenanceBegan, maintenanceEnded } from '../events.ts'
import type { HealthDeps } from '../health-deps.ts'
import { maintenanceMail } from '../mails/maintenance-mail.ts'
import { findHealthDays, lockHealth, saveHealthDay, setMaintenance } from '../store/health-store.ts'
import { findRuns } from '../store/smoke-reads.ts'

/** More runs than a night has; a night with more is a fault. */
const RUNS_MAX = 100_000
/** The runtime's own test of sample companies asks the same questions; it waits two days, so that it runs only when a night was missed. */
const NEXT_TEST_MS = 2 * 86_400_000
/** Unknown days are skipped, so the window holds more days than the failing ones needed. */
const HEALTH_WINDOW_DAYS = 14

/**
 * Records the night's result of each bot and starts or ends maintenance by it; records nothing for a bot
 * whose version was replaced since the run was planned. Running it again changes nothing.
 */
export async function recordHealthRun(
  deps: Pick<HealthDeps, 'db' | 'clock' | 'publicUrl'>,
  night: { batchId: string; day: string },
): Promise<void> {
  const runs = await asService(deps.db, (tx) => findRuns(tx, { batchId: night.batchId, category: null }, RUNS_MAX))
  for (const [botId, ofBot] of Map.groupBy(runs, (run) => run.bot_id))
    await asService(deps.db, (tx) =>
      recordBotHealth(tx, deps, {
        botId,
        day: night.day,
        versions: ofBot.map(({ version }) => version),
        runs: ofBot.map(runOf),
        answers: pageAnswersOf(ofBot),
      }),
    )
}

async function recordBotHealth(
  tx: Tx,
  { clock, publicUrl }: Pick<HealthDeps, 'clock' | 'publicUrl'>,
  found: {
    botId: string
    day: string
    versions: readonly (number | null)[]
    runs: readonly HealthRun[]
    answers: readonly SampleAnswer[] | null
  },
): Promise<void> {
  const now = clock.now()
  const bot = await lockHealth(tx, found.botId)
  // Another version went live meanwhile: the answers say nothing about what customers run now.
  if (!bot || found.versions.some((version) => version !== bot.approved_version)) return
  if (found.answers && bot.demo_enabled)
    await saveSampleTest(tx, {
      botId: bot.id,
      answers: found.answers,
      now,
      nextTestAt: new Date(now.getTime() + NEXT_TEST_MS),
    })
  await saveHealthDay(tx, { botId: found.botId, day: found.day, ...healthOf(found.runs) })
  const days = await findHealthDays(tx, found.botId, HEALTH_WINDOW_DAYS)
  const change = maintenanceAfter(
    days.map((day) => day.outcome),
    bot.maintenance_since !== null,
  )
  if (change === null) return
  await setMaintenance(tx, bot.id, change === 'begins' ? now : null)
  const action = change === 'begins' ? 'bot.maintenance-began' : 'bot.maintenance-ended'
  await recordAudit(tx, { actorId: null, actor: 'product', action, subjectType: 'bot', subjectId: bot.id }, now)
  const event = change === 'begins' ? maintenanceBegan : maintenanceEnded
  await publishEvent(tx, event, { ownerId: bot.vendor_id, data: { bot_id: bot.id }, now })
  const vendor = bot.vendor_id === null ? null : await findAddress(tx, bot.vendor_id)
  if (!vendor) return
  const mail = maintenanceMail({ botId: bot.id, title: bot.title, change, days: FAILING_DAYS_MAX }, publicUrl)
  const to = { userId: bot.vendor_id, recipient: vendor.email, dedupeKey: `${action} ${bot.id} ${found.day}` }
  await enqueueMail(tx, { ...to, ...mail, kind: 'bot-health', now })
}

/** Returns the outcome of a run. An errored question counts against a bot only when the bot's own endpoint caused it. */
function runOf(run: { status: string; error: string | null; response: string | null }): HealthRun {
  if (run.status === 'passed') return 'passed'
  if (run.status !== 'failed') return 'foreign-fault'
  return run.response === null && !run.error?.startsWith('own:') ? 'foreign-fault' : 'failed'
}

/**
 * Returns the answers of a night in the order of asking, for the bot's page; null when one is missing, and then the page keeps its previous answers.
 */
function pageAnswersOf(runs: readonly { id: string; page_answer: unknown }[]): SampleAnswer[] | null {
  const inOrder = runs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const answers = sampleAnswersOf(inOrder.map((run) => run.page_answer))
  return answers.length === runs.length ? answers : null
}
