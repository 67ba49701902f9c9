import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { registerIdentityJobs } from './jobs/send-auth-mails.ts'
import type { PersonalData } from './personal-data.ts'
import { identityRoutes, outboxRoutes, personalDataRoutes } from './routes.ts'
import { deleteExpiredSessions } from './store/delete-expired-sessions.ts'
import { deleteExpiredTokens } from './store/one-time-token-store.ts'
import { deleteDeletionMails } from './store/personal-data-store.ts'

/** Creates identity; `parts` is the personal data of every module, `outbox` whether sent mails can be read in the browser. */
export function identityModule(
  deps: IdentityDeps,
  { parts, outbox }: { parts: readonly PersonalData[]; outbox: { isOn: boolean; hasMailServer: boolean } },
): AppModule {
  return {
    routes: [
      ...identityRoutes(deps, parts),
      ...personalDataRoutes(deps, parts),
      ...outboxRoutes({ db: deps.db, ...outbox }),
    ],
    registerJobs: (jobs) => registerIdentityJobs(deps, jobs),
  }
}

/** The retention of identity's data. */
export const identityRetention: readonly RetentionRule[] = [
  { name: 'sessions after their end', afterDays: 0, apply: deleteExpiredSessions },
  { name: 'links of confirmation mails after their end', afterDays: 0, apply: deleteExpiredTokens },
  { name: 'mails about a deleted account', afterDays: 1, apply: deleteDeletionMails },
]
