import * as z from 'zod/mini'
import { DEMO_PASSWORD } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string(), email: z.string() }),
})
const botsSchema = z.array(z.object({ id: z.string(), category: z.string() }))
const configSchema = z.array(z.object({ hosted_token: z.string() }))

/** A company on a running Syvo, signed in. `storage` is what its browser keeps. */
export interface Company {
  readonly storage: Readonly<Record<string, string>>
  readonly botId: string
}

/** A company that has just signed up and done nothing; another name makes another account. */
export async function makeNewcomer(url: string, name = 'nieuw'): Promise<Company> {
  const { company } = await signUp(url, name)
  return company
}

/** A new vendor; `name` makes the account. */
export async function createVendorCompany(url: string, name: string): Promise<Company & { readonly token: string }> {
  const { company, token, userId } = await signUp(url, name)
  await call(url, `/rest/v1/profiles?user_id=eq.${userId}`, { role: 'vendor' }, token, 'PATCH')
  return { ...company, token }
}

/** A company with a trial of the horeca bot, its configuration, one conversation and the lead that came of it. */
export async function makeCompany(url: string): Promise<Company> {
  const { company, token } = await signUp(url, 'zaak')
  const { botId } = company
  await call(url, '/functions/v1/start-trial', { botId }, token)
  const answers = {
    menu_url: 'https://www.zaak.example/menu',
    openingstijden: 'Dagelijks van 12 tot 22 uur',
    reservering_method: 'telefoon',
  }
  await call(url, '/rest/v1/user_bot_configs', { bot_id: botId, config_data: answers }, token)
  const [config] = configSchema.parse(await call(url, `/rest/v1/user_bot_configs?bot_id=eq.${botId}`, undefined, token))
  const opened = await call(url, '/functions/v1/hosted-chat/session', { bot: botId, token: config?.hosted_token }, null)
  const chat = z.object({ session_token: z.string() }).parse(opened).session_token
  const asked = await send(
    url,
    '/functions/v1/hosted-chat/messages',
    { message: 'Hoe laat gaan jullie open? Mail mij op gast@klant.example', client_message_id: newId() },
    chat,
  )
  await asked.text()
  return company
}

/** Adds a lead to the list of a company. */
export async function createLead(url: string, { storage }: Pick<Company, 'storage'>, name: string): Promise<void> {
  const session = z.object({ accessToken: z.string() }).parse(JSON.parse(storage['syvo.session'] ?? ''))
  await call(url, '/rest/v1/leads', { name }, session.accessToken)
}

const accountOf = (name: string) => ({ email: `${name}@bedrijf.example`, password: 'een-lang-wachtwoord' })

/** What the browser of `zaak` or `nieuw` keeps after signing in anew; a session that one page renewed is over for the next. */
export async function signInAgain(url: string, name: string): Promise<Company['storage']> {
  const answer = await call(url, '/auth/v1/token?grant_type=password', accountOf(name), null)
  return storageOf(sessionSchema.parse(answer))
}

/** A demo account, signed in. */
export async function signInDemo(url: string, name: 'koper' | 'maker' | 'beheer'): Promise<Company> {
  const account = { email: `${name}@syvo.example`, password: DEMO_PASSWORD }
  const answer = await call(url, '/auth/v1/token?grant_type=password', account, null)
  return { storage: storageOf(sessionSchema.parse(answer)), botId: '' }
}

function storageOf(session: z.output<typeof sessionSchema>): Company['storage'] {
  const record = {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    user: { id: session.user.id, email: session.user.email, displayName: '' },
    renewedAtMs: Date.now(),
  }
  return { 'syvo.session': JSON.stringify(record), 'syvo.signed-in': '1' }
}

async function signUp(url: string, name: string): Promise<{ company: Company; token: string; userId: string }> {
  const account = accountOf(name)
  const session = sessionSchema.parse(await call(url, '/auth/v1/signup', account, null))
  const bots = botsSchema.parse(await call(url, '/rest/v1/bots', undefined, null))
  return {
    token: session.access_token,
    userId: session.user.id,
    company: {
      storage: storageOf(session),
      botId: bots.find((bot) => bot.category === 'Horeca')?.id ?? '',
    },
  }
}

async function call(url: string, path: string, body: unknown, token: string | null, method?: string): Promise<unknown> {
  return (await send(url, path, body, token, method)).json()
}

async function send(
  url: string,
  path: string,
  body: unknown,
  token: string | null,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}
