import type { RuntimeDeps } from '../../runtime-deps.ts'
import { converse } from './converse.ts'
import type { Turn, TurnEnd } from './turn.ts'

/** The outcome of a turn whose reader wants it whole. */
export type CompletedTurn<Refusal extends string> =
  | { readonly is: 'refused'; readonly reason: Refusal }
  | { readonly is: 'ended'; readonly end: TurnEnd }

/** Carries out a turn and returns its end, for a reader that does not read along. */
export async function completeTurn<Refusal extends string>(
  deps: RuntimeDeps,
  turn: Turn<Refusal>,
): Promise<CompletedTurn<Refusal>> {
  for await (const event of converse(deps, turn)) {
    if (event.type === 'refused') return { is: 'refused', reason: event.reason }
    if (event.type === 'end') return { is: 'ended', end: event.end }
  }
  throw new Error('A turn ended without its last event.')
}
