import type { OwnerQuery } from './bench-fixtures.ts'
import { makeVendor } from './editor-fixtures.ts'
import type { BenchRequest } from './workload.ts'

// Everything that the bench knows about a vendor's dashboard: its tables and its endpoint.

const email = 'bench-winkelier@voorbeeld.example'

/** Creates a vendor with bots and transactions, spread evenly over the bots and over three years, and returns the token. */
export async function makeBusyVendor(
  url: string,
  query: OwnerQuery,
  { bots, transactions }: { bots: number; transactions: number },
): Promise<string> {
  const token = await makeVendor(url, query, email)
  await query(`update app.storage_limits set rows_free = rows_paid, bytes_free = bytes_paid where kind = 'bots'`, [])
  await query(
    `insert into app.bots (id, vendor_id, title, description, long_description, category, pricing_model, monthly_price_cents, prompt_template,
       input_fields, sample_questions, status, active, created_at, updated_at)
     select app.first_id_at(now() - g * interval '1 minute'), u.id, 'Gemeten bot ' || g, 'Beantwoordt vragen.', '', 'Horeca', 'rental', 2900,
       'Antwoord kort.', '{"fields":[]}', '[]', 'approved', true, now() - g * interval '1 minute', now()
     from generate_series(1, $2::int) g, auth."user" u where u.email = $1`,
    [email, bots],
  )
  await query(
    `insert into app.transactions (id, bot_id, vendor_id, amount_cents, status, created_at)
     select gen_random_uuid(), b.ids[1 + g % $3], b.vendor_id, 2397, case when g % 20 = 0 then 'refunded' when g % 7 = 0 then null else 'paid' end,
       now() - g * (interval '3 years' / $2)
     from generate_series(1, $2::int) g,
       (select array_agg(b.id) as ids, b.vendor_id from app.bots b join auth."user" u on u.id = b.vendor_id where u.email = $1 group by 2) b`,
    [email, transactions, bots],
  )
  await query(
    `insert into app.bot_grants (id, user_id, bot_id, source, starts_at)
     select gen_random_uuid(), c.id, b.id, 'rental', now() - interval '1 day'
     from app.bots b join auth."user" u on u.id = b.vendor_id, (select id from auth."user" where email <> $1 limit 50) c where u.email = $1`,
    [email],
  )
  for (const table of ['bots', 'transactions', 'bot_grants']) await query(`vacuum analyze app.${table}`)
  return token
}

/** Returns the dashboard request of the vendor's screen. */
export function dashboardRequest(token: string): BenchRequest {
  return {
    method: 'GET',
    path: '/functions/v1/vendor-dashboard',
    headers: { authorization: `Bearer ${token}` },
    status: 200,
    contains: ['"bots":200,"published":200', '"sales":95000'],
  }
}
