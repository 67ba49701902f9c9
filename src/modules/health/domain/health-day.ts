/** The result of one bot's nightly health run. */
export type HealthOutcome = 'good' | 'failing' | 'unknown'

/** After this many failing days in a row a bot is in maintenance. */
export const FAILING_DAYS_MAX = 3

/** The result of one question of the night; `foreign-fault` could not be asked for reasons that are not the bot's own. */
export type HealthRun = 'passed' | 'failed' | 'foreign-fault'

/** Returns the health of a day: failing when less than half of the questions that could be asked passed, unknown when none could be asked. */
export function healthOf(runs: readonly HealthRun[]): { outcome: HealthOutcome; passed: number; asked: number } {
  const asked = runs.filter((run) => run !== 'foreign-fault').length
  const passed = runs.filter((run) => run === 'passed').length
  const outcome = asked === 0 ? 'unknown' : passed * 2 < asked ? 'failing' : 'good'
  return { outcome, passed, asked }
}

/**
 * Returns how maintenance changes after a bot's days, newest first: three failing ones in a row begin it, one good one ends it, unknown ones are
 * skipped. Null when nothing changes.
 */
export function maintenanceAfter(days: readonly HealthOutcome[], inMaintenance: boolean): 'begins' | 'ends' | null {
  const knownDays = days.filter((day) => day !== 'unknown')
  if (inMaintenance) return knownDays[0] === 'good' ? 'ends' : null
  const lately = knownDays.slice(0, FAILING_DAYS_MAX)
  return lately.length === FAILING_DAYS_MAX && lately.every((day) => day === 'failing') ? 'begins' : null
}
