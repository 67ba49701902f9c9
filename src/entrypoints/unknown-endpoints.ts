import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { failures } from '#platform/http/failure.ts'
import { answerFailure } from '#platform/http/mount.ts'

/** Paths that belong to the backend; an unknown one there answers as an endpoint, not as a page. */
const ENDPOINTS = ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/realtime/v1/*', '/v1/*', '/mcp']

/** Answers every path of the backend without an operation. Mount it after the operations and before the pages. */
export function mountUnknownEndpoints(app: Hono): void {
  for (const endpoint of ENDPOINTS) app.all(endpoint, () => answerFailure(failures.notFound, randomUUID()))
}
