/** The step that the wizard shows. */
export type ConfigureStep = 1 | 2 | 3

/** The names of the later steps in the address; the first has none. */
export const STEP_NAMES = ['testen', 'activatie'] as const

/** A step in the address. */
export type StepName = (typeof STEP_NAMES)[number]

/** Returns the step to show: the requested one, but the first while there is no valid configuration to test or switch on (CONF-10). */
export function shownStep(asked: StepName | null, isValid: boolean): ConfigureStep {
  if (asked === null || !isValid) return 1
  return asked === 'testen' ? 2 : 3
}

/** Returns the address of a step, so that back, forward and a reload stay on it. */
export function configurePath(botId: string, step: ConfigureStep): string {
  const path = `/my-bots/${botId}/inrichten`
  return step === 1 ? path : `${path}?stap=${STEP_NAMES[step === 2 ? 0 : 1]}`
}
