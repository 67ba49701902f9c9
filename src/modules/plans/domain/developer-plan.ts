/** Returns true for the code of a plan for developers (PLAN-08). */
export function isDeveloperPlan(code: string): boolean {
  return code.startsWith('dev-')
}

const CUSTOMER_CODES: readonly string[] = ['free', 'starter', 'pro', 'ultimate']
const DEVELOPER_CODES: readonly string[] = ['dev-starter', 'dev-pro', 'dev-ultimate']

/**
 * Returns true for a code that a checkout launcher knows: `/api/checkout` those for customers, `/checkout` those for developers too (ROUTE-21,
 * AMB-011).
 */
export function isLaunchable(code: string, endpoint: '/api/checkout' | '/checkout'): boolean {
  return CUSTOMER_CODES.includes(code) || (endpoint === '/checkout' && DEVELOPER_CODES.includes(code))
}
