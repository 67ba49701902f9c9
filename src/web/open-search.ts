import { isUuid } from '#platform/ids/is-uuid.ts'

/** The search parameter that names the row which is open beside its list. */
export interface OpenSearch {
  id?: string
}

/** Keeps the id of the open row; an invalid id becomes empty, which removes it from the address. */
export function cleanOpenSearch({ id }: Record<string, unknown>): OpenSearch {
  if (id === undefined) return {}
  return { id: typeof id === 'string' && isUuid(id) ? id : '' }
}
