import type { Tx } from '#platform/database/database.ts'
import { checkText } from '../checking/check.text.ts'
import type { CheckResult } from '../contract/checks.ts'
import { type SubmitIntent, submitRefusal } from './enqueue-submission.ts'
import { profileNeeded } from './publishing-failures.ts'

/** Runs the checks on the vendor's account that come beside those on the bot: a profile, and a free slot on the plan when the bot is published. */
export async function accountChecks(tx: Tx, intent: SubmitIntent, now: Date): Promise<CheckResult[]> {
  const refusal = await submitRefusal(tx, intent, now)
  if (refusal === profileNeeded) return [{ key: 'profile', outcome: 'failed', hard: true, message: refusal.message }]
  const profile = { key: 'profile', outcome: 'passed', hard: true, message: checkText.profile.passed } as const
  if (refusal) return [profile, { key: 'room', outcome: 'failed', hard: true, message: refusal.message }]
  if (!intent.publish) return [profile]
  return [profile, { key: 'room', outcome: 'passed', hard: true, message: checkText.room.passed }]
}
