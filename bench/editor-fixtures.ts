import { EMPTY_BOT_FORM } from '#modules/authoring/contract.ts'
import type { OwnerQuery } from './bench-fixtures.ts'
import { anyAddress } from './load.ts'
import type { BenchRequest } from './workload.ts'

// Everything that the bench knows about the bot editor: vendors and saving drafts.

/** A draft of a realistic size: a long prompt, some pages. */
const form = {
  ...EMPTY_BOT_FORM,
  title: 'Gemeten bot',
  description: 'Beantwoordt vragen van klanten van een zaak.',
  long_description: 'Kent openingstijden en prijzen. '.repeat(60),
  category: 'Horeca',
  price: '349',
  monthly_price: '29,50',
  prompt_template: 'Antwoord kort en beleefd als {{bedrijfsnaam}}. '.repeat(80),
  sample_pages: Array.from({ length: 5 }, (_, nth) => ({
    title: `Pagina ${nth}`,
    text: 'De zaak is open van 8.00 tot 17.00 uur. '.repeat(100),
  })),
}

/** Creates a vendor and returns the token; the owner of the data grants the role. */
export async function makeVendor(
  url: string,
  query: OwnerQuery,
  email = 'bench-maker@voorbeeld.example',
): Promise<string> {
  const credentials = { email, password: 'welkom-bij-de-meting' }
  await send(url, 'POST', '/auth/v1/signup', null, { ...credentials, data: { display_name: 'Maker' } })
  await query(`insert into app.user_roles (user_id, role) select id, 'vendor' from auth."user" where email = $1`, [
    email,
  ])
  return (await send(url, 'POST', '/auth/v1/token?grant_type=password', null, credentials)).access_token
}

/** Returns a request that creates another draft at every sending; the product refuses it once the account's storage is full. */
export function draftRequest(token: string): BenchRequest {
  return {
    method: 'PUT',
    path: '/functions/v1/bot-draft',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bot_id: null, revision: 0, form: { ...form, description: `${form.description} {{id}}` } }),
    status: 200,
    contains: [],
  }
}

/**
 * Saves the draft again, as the editor does during typing; returns the id and revision for the next save. Sent from this machine itself, which the
 * budget of requests per account (600 at once, 900 a minute) does not count: the bench saves faster than a person types.
 */
export async function saveDraft(
  url: string,
  token: string,
  last: { bot_id: string | null; revision: number },
): Promise<{ bot_id: string; revision: number }> {
  const typed = { ...form, description: `${form.description} ${last.revision}` }
  const body = { bot_id: last.bot_id, revision: last.revision, form: typed }
  return send(url, 'PUT', '/functions/v1/bot-draft', token, body, {})
}

async function send(
  url: string,
  method: string,
  path: string,
  token: string | null,
  body: object,
  sender: Record<string, string> = { 'x-forwarded-for': anyAddress() },
) {
  const headers = { 'content-type': 'application/json', ...sender }
  const response = await fetch(url + path, {
    method,
    headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} gave ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}
