import type { createServer, IncomingMessage, ServerResponse } from 'node:http'

export type Body = Record<string, unknown>

/** Starts a server on a free loopback port that does not keep the process alive. */
export function listen(server: ReturnType<typeof createServer>, host: string): Promise<number> {
  server.unref()
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** Reads the JSON body of a request; no body is an empty object. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const piece of request) text += String(piece)
  const body: unknown = text ? JSON.parse(text) : {}
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

export function end(response: ServerResponse, status: number, content: string, kind: string): void {
  response
    .writeHead(status, { 'content-type': `${kind}; charset=utf-8`, 'x-content-type-options': 'nosniff' })
    .end(content)
}

export function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function fail(
  response: ServerResponse,
  status: number,
  message: string,
  code = 'fake',
  headers: Record<string, string> = {},
): void {
  json(response, status, { error: { code, message } }, headers)
}
