import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Showcase } from '../contract.ts'
import { eurosOf } from '../store/bot-store.ts'
import { findShowcase } from '../store/listing-store.ts'
import { readBotDetail } from './read-bot-detail.ts'

/** Reads what the landing shows of the marketplace; a featured bot that disappeared meanwhile is null. */
export async function readShowcase(deps: CatalogueDeps, caller: Caller): Promise<Outcome<Showcase>> {
  const { featuredId, leastCents } = await findShowcase(deps.db, identityOf(caller))
  const found = featuredId === null ? null : await readBotDetail(deps, caller, { botId: featuredId })
  return ok({ featured: found?.ok ? found.value : null, from_price: eurosOf(leastCents) })
}
