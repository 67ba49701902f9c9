/** True for the code of a plan for developers (PLAN-08). */
export function isDeveloperPlan(code: string): boolean {
  return code.startsWith('dev-')
}
