import type { IdentityDeps } from './identity-deps.ts'

/**
 * Whether a request may use this account. The password of a demo account is published, so it works in the demo alone, and only for a
 * request from this very machine.
 */
export function canUseAccount(
  deps: Pick<IdentityDeps, 'isDemo'>,
  user: { isDemo: boolean },
  visitor: { isLocalRequest: boolean },
): boolean {
  return !user.isDemo || (deps.isDemo && visitor.isLocalRequest)
}
