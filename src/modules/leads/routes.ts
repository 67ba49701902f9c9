import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { eqValue } from '#platform/http/query-fields.ts'
import { addLead } from './actions/add-lead.ts'
import { changeLead } from './actions/change-lead.ts'
import { countLeads, listLeads, readLeadAnalytics, readLeads } from './actions/read-leads.ts'
import { removeLead } from './actions/remove-lead.ts'
import * as contract from './contract.ts'
import { scoreOrWarm } from './domain/score-lead.ts'
import type { LeadsDeps } from './leads-deps.ts'

/** Binds the lead operations to their actions. */
export function leadRoutes(deps: LeadsDeps): Binding[] {
  return [
    bind(contract.listLeads, ({ query }, { caller }) => listLeads(deps, { ...query, userId: memberOf(caller).userId })),
    bind(contract.countLeads, ({ query }, { caller }) =>
      countLeads(deps, { ...query, userId: memberOf(caller).userId }),
    ),
    bind(contract.readLeads, ({ query }, { caller }) =>
      readLeads(deps, {
        ...query,
        id: eqValue(query.id),
        // The contract's patterns allow exactly these values.
        score: contract.scoreSchema.safeParse(eqValue(query.score)).data,
        status: contract.statusSchema.safeParse(eqValue(query.status)).data,
        userId: memberOf(caller).userId,
      }),
    ),
    bind(contract.readLeadAnalytics, (_, { caller }) => readLeadAnalytics(deps, memberOf(caller).userId)),
    bind(contract.calculateLeadScore, async ({ body }) =>
      ok(
        scoreOrWarm({
          emailProvided: body.email_provided,
          phoneProvided: body.phone_provided,
          companyProvided: body.company_provided,
          messageLength: body.message_length,
          source: body.source_quality,
        }),
      ),
    ),
    ...changingRoutes(deps),
  ]
}

/** Binds the operations that change leads. */
function changingRoutes(deps: LeadsDeps): Binding[] {
  return [
    bind(contract.addLead, ({ body }, { caller }) => {
      const { user_id, bot_id, source, score: _, ...fields } = body
      return addLead(deps, {
        userId: memberOf(caller).userId,
        statedUserId: user_id,
        botId: bot_id ?? null,
        source: source || null,
        fields,
      })
    }),
    bind(contract.changeLead, ({ query, body }, { caller }) => {
      const { status, contacted_at: _, converted_at: __, ...fields } = body
      return changeLead(deps, { userId: memberOf(caller).userId, leadId: eqValue(query.id), status, fields })
    }),
    bind(contract.removeLead, ({ query }, { caller }) =>
      removeLead(deps, { userId: memberOf(caller).userId, leadId: eqValue(query.id) }),
    ),
  ]
}
