import type { PausedBot } from '#modules/moderation/contract/pause.ts'
import type { HourCounts, MonitoredBot, MonitoredExecution } from '#modules/runtime/contract/monitor.ts'

/** The bot of the sample executions. */
export const MONITORED_BOT = '0192e6f8-8660-7c92-a493-a398b9313026'
const HOUR_MS = 3_600_000

/** An execution as its endpoint answers it, completed a moment ago; a higher `nth` makes an older one. */
export function sampleExecution(nth = 0, changes: Partial<MonitoredExecution> = {}): MonitoredExecution {
  return {
    id: `0192e6f8-8660-7c92-a493-${String(999_999_999_999 - nth)}`,
    status: 'completed',
    channel: 'widget',
    plan_tier: 'pro',
    blocked_reason: null,
    duration_ms: 1240,
    created_at: new Date(Date.now() - nth * 60_000).toISOString(),
    input_data: { message: 'Kan ik mijn bestelling nog wijzigen? Mail [e-mailadres]' },
    output_data: { response: 'Ja, dat kan tot vijf uur dezelfde dag.' },
    error_message: null,
    bot_id: MONITORED_BOT,
    bot_title: 'Tafelwijs',
    bot_category: 'Horeca',
    is_test: false,
    ...changes,
  }
}

/** One of each kind, newest first. */
export const SAMPLE_EXECUTIONS: readonly MonitoredExecution[] = [
  sampleExecution(0, { status: 'running', channel: 'api', duration_ms: null, output_data: { response: null } }),
  sampleExecution(1),
  sampleExecution(2, { channel: 'hosted', plan_tier: 'starter', duration_ms: 980 }),
  sampleExecution(3, {
    status: 'failed',
    channel: 'api',
    plan_tier: 'ultimate',
    duration_ms: 15_000,
    output_data: { response: null },
    error_message: 'endpoint_timeout',
  }),
  ...(['out_of_scope', 'limit_exceeded', 'invalid_config', 'subscription_required'] as const).map(
    (blocked_reason, index) =>
      sampleExecution(4 + index, {
        status: 'blocked',
        blocked_reason,
        plan_tier: 'free',
        duration_ms: blocked_reason === 'out_of_scope' ? 210 : null,
        input_data: { message: blocked_reason === 'out_of_scope' ? 'Wie wint zondag de wedstrijd?' : null },
        output_data: { response: null },
        is_test: blocked_reason === 'invalid_config',
      }),
  ),
]

/** Errors over the last day: one bad hour among quiet ones. */
export function sampleHours(): { hours: HourCounts[]; bots: MonitoredBot[]; now: string } {
  const now = Date.now()
  const hours = Array.from({ length: 24 }, (_, nth) => ({
    hour: new Date((Math.floor(now / HOUR_MS) - nth) * HOUR_MS).toISOString(),
    completed: 40 + nth,
    failed: nth === 5 ? 9 : nth % 6 === 0 ? 1 : 0,
    blocked: 3,
    out_of_scope: 2,
  }))
  const bots = [
    { bot_id: MONITORED_BOT, title: 'Tafelwijs', executions: 900, failed: 12 },
    { bot_id: '0192e6fb-4580-7b00-a94c-7e80460bfee5', title: 'Balie 13', executions: 400, failed: 0 },
  ]
  return { hours, bots, now: new Date(now).toISOString() }
}

/** A paused bot, as its endpoint answers it. */
export const SAMPLE_PAUSED: PausedBot = {
  bot_id: MONITORED_BOT,
  title: 'Tafelwijs',
  category: 'Horeca',
  vendor: 'Werkplaats Noord',
  paused_at: '2026-11-20T08:42:00.000Z',
  reason: 'De bot geeft medisch advies. Pas de instructie aan en dien opnieuw in.',
}
