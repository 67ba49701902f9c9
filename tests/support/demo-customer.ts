import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#entrypoints/seed.ts'
import { type Answer, LOCAL_REQUEST, type TestApp } from './create-test-app.ts'

/** The tables whose rows example data adds to or marks. */
export const EXAMPLE_TABLES = [
  'leads',
  'messages',
  'conversations',
  'user_bot_configs',
  'bot_grants',
  'user_bots',
  'execution_usage',
] as const

/** A row as the database has it. */
export type StoredRow = Record<string, unknown>

/** The customer account of the demo, as a browser at its machine and as its rows. */
export interface DemoCustomer {
  readonly userId: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Every row of the account per table, in a stable order. */
  rows(): Promise<Record<(typeof EXAMPLE_TABLES)[number], StoredRow[]>>
  /** Makes the account as it was before a first start. */
  startAnew(): Promise<void>
}

/** Signs in the demo's customer, in an app with the demo's catalogue. */
export async function demoCustomer(app: TestApp): Promise<DemoCustomer> {
  const ask = (text: string, ...values: unknown[]) => app.db.query<StoredRow>({ role: 'service' }, text, values)
  const [user] = await ask('select id from auth."user" where email = $1', DEMO_CUSTOMER.email)
  const userId = String(user?.id)
  const credentials = { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD }
  const signedIn = await app.send('POST', '/auth/v1/token?grant_type=password', {
    body: credentials,
    ...LOCAL_REQUEST,
  })
  const token = String(signedIn.body.access_token)
  const rowsOf = async (table: string) =>
    (
      await ask(
        `select to_jsonb(t) as row from app.${table} t where user_id = $1 order by to_jsonb(t) ->> 'id', t::text`,
        userId,
      )
    ).map(
      ({ row }) => row as StoredRow, // to_jsonb of a row
    )
  return {
    userId,
    call: (method, path, body) =>
      app.send(method, path, { token, ...(body === undefined ? {} : { body }), ...LOCAL_REQUEST }),
    rows: async () => ({
      leads: await rowsOf('leads'),
      messages: await rowsOf('messages'),
      conversations: await rowsOf('conversations'),
      user_bot_configs: await rowsOf('user_bot_configs'),
      bot_grants: await rowsOf('bot_grants'),
      user_bots: await rowsOf('user_bots'),
      execution_usage: await rowsOf('execution_usage'),
    }),
    startAnew: async () => {
      for (const table of EXAMPLE_TABLES) await ask(`delete from app.${table} where user_id = $1 returning 1`, userId)
      await ask('delete from app.seeds where name = $1 returning 1', `example:${userId}`)
    },
  }
}
