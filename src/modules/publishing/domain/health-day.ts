/** What a night's look found of one bot. */
export type HealthOutcome = 'good' | 'failing' | 'unknown'

/** After so many failing days on end a bot is in maintenance. */
export const FAILING_DAYS_MAX = 3

/** How one question of the night ended; `foreign-fault` could not be asked for reasons that are not the bot's own. */
export type HealthRun = 'passed' | 'failed' | 'foreign-fault'

/** A day is failing when less than half of what could be asked passed; a day on which nothing could be asked tells nothing. */
export function healthOf(runs: readonly HealthRun[]): { outcome: HealthOutcome; passed: number; asked: number } {
  const asked = runs.filter((run) => run !== 'foreign-fault').length
  const passed = runs.filter((run) => run === 'passed').length
  const outcome = asked === 0 ? 'unknown' : passed * 2 < asked ? 'failing' : 'good'
  return { outcome, passed, asked }
}

/**
 * What follows from a bot's days, newest first: three failing ones on end begin maintenance, one good one ends it, unknown ones are passed
 * over. Null when nothing changes.
 */
export function maintenanceAfter(days: readonly HealthOutcome[], inMaintenance: boolean): 'begins' | 'ends' | null {
  const knownDays = days.filter((day) => day !== 'unknown')
  if (inMaintenance) return knownDays[0] === 'good' ? 'ends' : null
  const lately = knownDays.slice(0, FAILING_DAYS_MAX)
  return lately.length === FAILING_DAYS_MAX && lately.every((day) => day === 'failing') ? 'begins' : null
}
