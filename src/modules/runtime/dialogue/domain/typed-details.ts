import type { TypedDetails } from './dialogue.ts'

/** Returns details that allow contact, or null: a name alone does not. */
export function reachableDetails(details: TypedDetails | null): TypedDetails | null {
  return details?.email || details?.phone ? details : null
}
