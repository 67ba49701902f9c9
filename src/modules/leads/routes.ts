import { type Binding, bind } from '#platform/http/binding.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { addLead } from './actions/add-lead.ts'
import { changeLead } from './actions/change-lead.ts'
import { removeLead } from './actions/remove-lead.ts'
import * as contract from './contract.ts'
import { scoreOrWarm } from './domain/score-lead.ts'
import type { LeadsDeps } from './leads-deps.ts'
import { countLeadsOf, readAnalytics, readLeadPage } from './store/lead-pages.ts'

/** The lead operations, bound to their actions. */
export function leadRoutes(deps: LeadsDeps): Binding[] {
  return [
    bind(contract.listLeads, async ({ query }, { caller }) => {
      const { leads, nextAfter } = await readLeadPage(deps.db, identityOf(caller), {
        ...query,
        userId: ownerOf(caller),
      })
      const isWhole = nextAfter === null && query.after === undefined
      return ok({ leads, total_filtered: isWhole ? leads.length : null, next_after: nextAfter })
    }),
    bind(contract.countLeads, async ({ query }, { caller }) =>
      ok({ total_filtered: await countLeadsOf(deps.db, identityOf(caller), { ...query, userId: ownerOf(caller) }) }),
    ),
    bind(contract.readLeads, async ({ query }, { caller }) => {
      const { leads, nextAfter } = await readLeadPage(deps.db, identityOf(caller), {
        id: afterEq(query.id),
        // The contract's patterns allow exactly these values.
        score: contract.scoreSchema.safeParse(afterEq(query.score)).data,
        status: contract.statusSchema.safeParse(afterEq(query.status)).data,
        search: query.search,
        limit: query.limit,
        after: query.after,
        userId: ownerOf(caller),
      })
      return Response.json(leads, {
        headers: { 'cache-control': 'no-store', ...(nextAfter ? { 'x-next-after': nextAfter } : {}) },
      })
    }),
    bind(contract.readLeadAnalytics, async (_, { caller }) =>
      ok([await readAnalytics(deps.db, identityOf(caller), ownerOf(caller))]),
    ),
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

/** Those that change something. */
function changingRoutes(deps: LeadsDeps): Binding[] {
  return [
    bind(contract.addLead, ({ body }, { caller }) => {
      const { user_id, bot_id, source, score: _, ...fields } = body
      return addLead(deps, {
        userId: ownerOf(caller),
        statedUserId: user_id,
        botId: bot_id ?? null,
        source: source || null,
        fields,
      })
    }),
    bind(contract.changeLead, ({ query, body }, { caller }) => {
      const { status, contacted_at: _, converted_at: __, ...fields } = body
      return changeLead(deps, { userId: ownerOf(caller), leadId: afterEq(query.id), status, fields })
    }),
    bind(contract.removeLead, ({ query }, { caller }) =>
      removeLead(deps, { userId: ownerOf(caller), leadId: afterEq(query.id) }),
    ),
  ]
}

function ownerOf(caller: Caller): string {
  if (caller.kind !== 'member') throw new Error('The door let someone through who is not signed in.')
  return caller.userId
}

/** The value of a filter in the form `eq.value`. */
function afterEq<Text extends string | undefined>(filter: Text): Text extends string ? string : string | undefined
function afterEq(filter: string | undefined): string | undefined {
  return filter?.slice('eq.'.length).toLowerCase()
}
