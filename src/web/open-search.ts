import { isUuid } from '#platform/ids/is-uuid.ts'

/** The part of an address that names the row which stands open beside its list. */
export interface OpenSearch {
  id?: string
}

/** Keeps the id of the open row; one that cannot be an id is taken out of the address by name. */
export function cleanOpenSearch({ id }: Record<string, unknown>): OpenSearch {
  if (id === undefined) return {}
  return { id: typeof id === 'string' && isUuid(id) ? id : '' }
}
