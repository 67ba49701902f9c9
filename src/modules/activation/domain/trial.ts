const TRIAL_DAYS = 30
const DAY_MS = 86_400_000

/** Returns the end of a trial that starts now: 30 times 24 hours later (AMB-038). */
export function trialEndOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + TRIAL_DAYS * DAY_MS)
}

/** The job that mails about the end of a trial. */
export const TRIAL_MAIL_JOB = 'activation.trial-mail'

const MAIL_DAYS = [23, 29] as const

/** Returns the days of a trial on which its account is mailed that it ends, each with its instant (AMB-038). */
export function trialMailsOf(startsAt: Date): { day: number; at: Date }[] {
  return MAIL_DAYS.map((day) => ({ day, at: new Date(startsAt.getTime() + day * DAY_MS) }))
}
