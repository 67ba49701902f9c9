/** The plans screen's part of the address: the bot that the visitor comes from (ROUTE-13). */
export interface PlansSearch {
  from?: string | undefined
}

/** Keeps `bot-{id}`; what else stands there is taken out of the address by name. */
export function cleanPlansSearch({ from }: Record<string, unknown>): PlansSearch {
  return { from: typeof from === 'string' && /^bot-[\w-]{1,64}$/.test(from) ? from : undefined }
}
