/** The plans screen's search parameter: the bot that the visitor comes from (ROUTE-13). */
export interface PlansSearch {
  from?: string | undefined
}

/** Keeps `bot-{id}`; any other value becomes undefined, which removes it from the address. */
export function cleanPlansSearch({ from }: Record<string, unknown>): PlansSearch {
  return { from: typeof from === 'string' && /^bot-[\w-]{1,64}$/.test(from) ? from : undefined }
}
