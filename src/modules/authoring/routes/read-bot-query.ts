import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery, type TableRules } from '#platform/http/table-query.ts'
import { botNotFound } from '../actions/publishing-failures.ts'
import { vendorBotSchema } from '../contract/bot-rows.ts'

const RULES = {
  columns: Object.keys(vendorBotSchema.shape),
  filters: { id: FILTER_FORMS.id, vendor_id: FILTER_FORMS.id },
}

/** A decision may also name the version that was read. */
const DECISION_RULES = { ...RULES, filters: { ...RULES.filters, pending_version: /^[1-9]\d{0,8}$/ } }

/** Returns the bot that a query names. A query that names another vendor means a bot that is not the caller's. */
export function readBotQuery(query: Readonly<Record<string, unknown>>, callerId: string): Outcome<{ botId: string }> {
  return readQuery(query, callerId, RULES)
}

/** Returns the bot that an administrator's decision names, with the version that was read, if it names one. */
export function readDecisionQuery(
  query: Readonly<Record<string, unknown>>,
  callerId: string,
): Outcome<{ botId: string; number: number | null }> {
  return readQuery(query, callerId, DECISION_RULES)
}

function readQuery(
  query: Readonly<Record<string, unknown>>,
  callerId: string,
  rules: TableRules,
): Outcome<{ botId: string; number: number | null }> {
  const asked = readTableQuery(query, rules)
  if (!asked.ok) return asked
  const { id: botId, vendor_id: vendorId = callerId, pending_version: number } = asked.value.equals
  if (botId === undefined) return fail({ status: 400, code: 'unsupported_query', message: 'Noem de bot: id=eq.<id>.' })
  if (vendorId.toLowerCase() !== callerId) return fail(botNotFound)
  return ok({ botId, number: number === undefined ? null : Number(number) })
}
