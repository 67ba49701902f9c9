const TRIAL_DAYS = 30
const DAY_MS = 86_400_000

/** When a trial that starts now ends: 30 times 24 hours later (AMB-038). */
export function trialEndOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + TRIAL_DAYS * DAY_MS)
}
