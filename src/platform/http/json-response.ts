/** Headers of every answer with data: kept nowhere, and taken for nothing else than it says it is. */
export const DATA_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** Answers a value as JSON with the headers of data. */
export function jsonResponse(
  value: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(value, { status, headers: { ...DATA_HEADERS, ...headers } })
}
