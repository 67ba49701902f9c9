/** Headers of every answer with data: it is never cached, and its type is never guessed. */
export const DATA_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** Returns a value as a JSON response with the headers of data. */
export function jsonResponse(
  value: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(value, { status, headers: { ...DATA_HEADERS, ...headers } })
}
