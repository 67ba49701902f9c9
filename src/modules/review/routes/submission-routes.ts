import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { decideSubmission } from '../actions/decide-submission.ts'
import { readBotVersions } from '../actions/read-bot-versions.ts'
import { readReview } from '../actions/read-review.ts'
import { readReviewQueue } from '../actions/read-review-queue.ts'
import * as contract from '../contract.ts'
import type { ReviewDeps } from '../review-deps.ts'

/** Binds the operations on submissions to their actions. */
export function submissionRoutes(deps: ReviewDeps): Binding[] {
  return [
    bind(contract.readReviewQueue, (_, { caller }) => readReviewQueue(deps, caller)),
    bind(contract.readReview, ({ query }, { caller }) => readReview(deps, caller, query.versionId)),
    bind(contract.readBotVersions, ({ query }, { caller }) =>
      readBotVersions(deps, { userId: memberOf(caller).userId, botId: query.botId }),
    ),
    bind(contract.decideSubmission, async ({ body }, { caller }) => {
      const { version_id: versionId, decision, feedback } = body
      const decided = await decideSubmission(deps, { adminId: memberOf(caller).userId, versionId, decision, feedback })
      if (!decided.ok) return decided
      const { version, isVisible } = decided.value
      return ok({ version_id: version.id, bot_id: version.botId, status: version.status, visible: isVisible })
    }),
  ]
}
