import { vendorBotOf } from '#modules/catalogue/public.ts'
import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery, type TableRules } from '#platform/http/table-query.ts'
import { decideBotRow } from '../actions/decide-bot-row.ts'
import { deleteBot } from '../actions/delete-bot.ts'
import { botNotFound } from '../actions/publishing-failures.ts'
import { switchBot } from '../actions/switch-bot.ts'
import * as contract from '../contract.ts'
import type { PublishingDeps } from '../publishing-deps.ts'

const RULES = {
  columns: Object.keys(contract.vendorBotSchema.shape),
  filters: { id: FILTER_FORMS.id, vendor_id: FILTER_FORMS.id },
}

/** A decision may also name the version that was read. */
const DECISION_RULES = { ...RULES, filters: { ...RULES.filters, pending_version: /^[1-9]\d{0,8}$/ } }

/**
 * Binds the writing endpoints of `bots`. The fields of the body decide who may send it: a decision is an administrator's (API-33), the switch its
 * vendor's (API-17).
 */
export function botRowRoutes(deps: PublishingDeps): Binding[] {
  return [
    bind(contract.updateBot, async ({ query, body }, { caller }) => {
      const member = memberOf(caller)
      const isDecision = 'status' in body || 'review_feedback' in body
      const asked = botMeant(query, member.userId, isDecision ? DECISION_RULES : RULES)
      if (!asked.ok) return asked
      const { botId, number } = asked.value
      if (isDecision) return decideBotRow(deps, member, { botId, number, body })
      const { active, ...others } = body
      if (typeof active !== 'boolean' || Object.keys(others).some((name) => name !== 'updated_at'))
        return fail({ status: 403, code: 'column_not_writable', message: 'Dit kun je hier niet wijzigen.' })
      const switched = await switchBot(deps, { vendorId: member.userId, botId, active })
      return switched.ok ? ok([vendorBotOf(switched.value)]) : switched
    }),
    bind(contract.deleteBot, async ({ query }, { caller }) => {
      const vendorId = memberOf(caller).userId
      const asked = botMeant(query, vendorId)
      return asked.ok ? deleteBot(deps, { vendorId, botId: asked.value.botId }) : asked
    }),
  ]
}

/**
 * Returns the bot that a query names, with the version that was read where the rules allow naming one. A query that names another vendor means a bot
 * that is not the caller's.
 */
function botMeant(
  query: Readonly<Record<string, unknown>>,
  callerId: string,
  rules: TableRules = RULES,
): Outcome<{ botId: string; number: number | null }> {
  const asked = readTableQuery(query, rules)
  if (!asked.ok) return asked
  const { id: botId, vendor_id: vendorId = callerId, pending_version: number } = asked.value.equals
  if (botId === undefined) return fail({ status: 400, code: 'unsupported_query', message: 'Noem de bot: id=eq.<id>.' })
  if (vendorId.toLowerCase() !== callerId) return fail(botNotFound)
  return ok({ botId, number: number === undefined ? null : Number(number) })
}
