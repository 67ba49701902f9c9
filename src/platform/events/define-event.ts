import type * as z from 'zod/mini'

/** The data of an event: ids, codes and counts, never what a visitor typed. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>

/** A declared kind of event; each module declares its own in `events.ts`. */
export interface EventDefinition<Data extends EventData> {
  /** Its name, e.g. `lead.created`: the subject and a past tense. */
  readonly name: string
  readonly data: z.ZodMiniType<Data>
  /** The reason why nobody subscribes to it; null when somebody does. */
  readonly unheard: string | null
}

/**
 * Declares a kind of event. `unheard` is the reason why nobody subscribes to it, for events that are published for modules to come; `npm run check`
 * asks for a subscriber or for that reason.
 */
export function defineEvent<Data extends EventData>(
  name: string,
  data: z.ZodMiniType<Data>,
  { unheard = null }: { readonly unheard?: string | null } = {},
): EventDefinition<Data> {
  return { name, data, unheard }
}

/** An event as its subscribers receive it. */
export interface PublishedEvent<Data extends EventData> {
  readonly id: string
  readonly name: string
  /** The account whose data changed; null for an event of the product itself. */
  readonly ownerId: string | null
  /** The event that this one follows from, so that nothing reacts to its own effect (AMB-166); null when a person or the clock caused it. */
  readonly causeId: string | null
  readonly occurredAt: Date
  readonly data: Data
}
