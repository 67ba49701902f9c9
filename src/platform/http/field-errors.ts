import * as z from 'zod/mini'
import { ApiFailure } from './api-client.ts'

const problemsSchema = z.array(z.object({ path: z.string(), message: z.string() }))

/** Returns an endpoint's messages about fields, the first of each by name; empty for a failure about no field. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiFailure) || error.code !== 'invalid_input') return {}
  const problems = problemsSchema.safeParse(error.details)
  const texts: Record<string, string> = {}
  for (const { path, message } of problems.success ? problems.data : []) texts[path] ??= message
  return texts
}
