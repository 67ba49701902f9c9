import pg from 'pg'
import { draftRequest, makeVendor } from './editor-fixtures.ts'
import type { Flood } from './flood-rows.ts'
import type { RunningSystem } from './running-system.ts'
import type { BenchRequest } from './workload.ts'

const CONNECTIONS = 12
const REFUSED = 429
const RUNS_ALREADY = 409
const TOO_MANY_DRAFTS = 409

export const DRAFT_FLOOD = 'a vendor that creates drafts'

/**
 * Returns the floods of one account that stores, exports and requests documents as fast as possible. Each expects the refusal that follows the
 * first served requests. They come from this machine, so that the limit of each endpoint refuses them, not the overall rate limit.
 */
export function storageFloods({ workload }: RunningSystem): Flood[] {
  const [first, second] = workload.execute
  const botId: string = JSON.parse(second?.body ?? '{}').bot_id ?? ''
  const asked = (of: BenchRequest | undefined, method: BenchRequest['method'], path: string): BenchRequest => ({
    method,
    path,
    headers: { authorization: of?.headers['authorization'] ?? '', 'content-type': 'application/json' },
    status: 200,
    contains: [],
  })
  const lead = JSON.stringify({ name: 'Vloed {{id}}', message: 'a'.repeat(1_900) })
  const agreements = Array.from({ length: 365 }, (_, index): BenchRequest[] => [
    {
      ...asked(second, 'PATCH', '/rest/v1/user_settings'),
      body: JSON.stringify({ conversation_retention_days: index + 1 }),
    },
    { ...asked(second, 'GET', `/functions/v1/processing-agreements/${botId}`), status: REFUSED },
  ])
  return [
    {
      name: 'one account that adds leads',
      requests: [{ ...asked(second, 'POST', '/rest/v1/leads'), body: lead, status: REFUSED }],
      connections: CONNECTIONS,
    },
    {
      name: 'one account that exports 100,000 leads',
      requests: [{ ...asked(first, 'GET', '/functions/v1/own-data'), status: RUNS_ALREADY }],
      connections: CONNECTIONS,
    },
    { name: 'one account that requests new agreements', requests: agreements.flat(), connections: CONNECTIONS },
    {
      name: 'the sitemap',
      requests: [{ ...asked(undefined, 'GET', '/sitemap.xml'), headers: {} }],
      connections: CONNECTIONS,
    },
  ]
}

/** Returns the flood of a vendor that creates drafts; none on the embedded engine, where the bench cannot grant the role. */
export async function draftFloods({ server, database }: RunningSystem): Promise<Flood[]> {
  if (!database) return []
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    const email = 'bench-kladmaker@voorbeeld.example'
    const token = await makeVendor(server.url, (sql, values) => client.query(sql, values), email)
    return [
      { name: DRAFT_FLOOD, requests: [{ ...draftRequest(token), status: TOO_MANY_DRAFTS }], connections: CONNECTIONS },
    ]
  } finally {
    await client.end()
  }
}
