import type { IdentityDeps } from './identity-deps.ts'

/**
 * Tells whether a request may use this account. The password of a demo account is published, so it works only in the demo, and only for a request
 * from this machine.
 */
export function canUseAccount(
  deps: Pick<IdentityDeps, 'isDemo'>,
  user: { isDemo: boolean },
  visitor: { isLocalRequest: boolean },
): boolean {
  return !user.isDemo || (deps.isDemo && visitor.isLocalRequest)
}
