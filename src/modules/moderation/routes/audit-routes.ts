import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { readAuditTrail } from '../actions/read-audit-trail.ts'
import * as contract from '../contract/audit.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

/** Binds the audit trail's operation to its action. */
export function auditRoutes(deps: Pick<ModerationDeps, 'db'>): Binding[] {
  return [
    bind(contract.readAuditTrail, ({ query }, { caller }) =>
      readAuditTrail(deps, memberOf(caller).userId, {
        personId: query.person?.toLowerCase(),
        kind: query.kind,
        after: query.after,
      }),
    ),
  ]
}
