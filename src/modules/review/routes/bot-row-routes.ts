import { updateBot } from '#modules/authoring/contract.ts'
import { readBotQuery, readDecisionQuery, switchBot } from '#modules/authoring/public.ts'
import { vendorBotOf } from '#modules/catalogue/public.ts'
import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { fail, ok } from '#platform/http/failure.ts'
import { decideBotRow } from '../actions/decide-bot-row.ts'
import type { ReviewDeps } from '../review-deps.ts'

/**
 * Binds changing a row of `bots`. The fields of the body decide who may send it: a decision is an administrator's (API-33), the switch its
 * vendor's (API-17).
 */
export function botRowRoutes(deps: ReviewDeps): Binding[] {
  return [
    bind(updateBot, async ({ query, body }, { caller }) => {
      const member = memberOf(caller)
      if ('status' in body || 'review_feedback' in body) {
        const asked = readDecisionQuery(query, member.userId)
        return asked.ok ? decideBotRow(deps, member, { ...asked.value, body }) : asked
      }
      const asked = readBotQuery(query, member.userId)
      if (!asked.ok) return asked
      const { active, ...others } = body
      if (typeof active !== 'boolean' || Object.keys(others).some((name) => name !== 'updated_at'))
        return fail({ status: 403, code: 'column_not_writable', message: 'Dit kun je hier niet wijzigen.' })
      const switched = await switchBot(deps, { vendorId: member.userId, botId: asked.value.botId, active })
      return switched.ok ? ok([vendorBotOf(switched.value)]) : switched
    }),
  ]
}
