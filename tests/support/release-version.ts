import * as z from 'zod/mini'
import { DEMO_PASSWORD } from '#entrypoints/seed.ts'
import { type BotForm, botFormSchema } from '#modules/authoring/contract.ts'
import { VENDOR_PROFILE } from './vendor-fixtures.ts'

const editorSchema = z.object({ form: botFormSchema, revision: z.number() })
const queueSchema = z.array(z.object({ bot_id: z.string(), version_id: z.string() }))

/** Edits a bot of the demo's vendor on a running Syvo, submits it and approves it as the demo's administrator, all by endpoints. */
export async function releaseVersion(url: string, botId: string, changes: Partial<BotForm>): Promise<void> {
  const [vendor, admin] = [await demoToken(url, 'maker'), await demoToken(url, 'beheer')]
  await call(url, 'PUT', '/functions/v1/vendor-profile', vendor, VENDOR_PROFILE)
  const editor = editorSchema.parse(await call(url, 'GET', `/functions/v1/bot-editor?botId=${botId}`, vendor))
  const draft = { bot_id: botId, revision: editor.revision, form: { ...editor.form, ...changes } }
  const { revision } = z
    .object({ revision: z.number() })
    .parse(await call(url, 'PUT', '/functions/v1/bot-draft', vendor, draft))
  await call(url, 'POST', '/functions/v1/submit-bot', vendor, { bot_id: botId, revision })
  const queue = queueSchema.parse(await call(url, 'GET', '/functions/v1/review-queue', admin))
  const waiting = queue.find((one) => one.bot_id === botId)
  if (!waiting) throw new Error(`Nothing of ${botId} waits.`)
  const decision = { version_id: waiting.version_id, decision: 'approve' }
  await call(url, 'POST', '/functions/v1/decide-submission', admin, decision)
}

async function demoToken(url: string, name: string): Promise<string> {
  const account = { email: `${name}@syvo.example`, password: DEMO_PASSWORD }
  const answer = await call(url, 'POST', '/auth/v1/token?grant_type=password', null, account)
  return z.object({ access_token: z.string() }).parse(answer).access_token
}

async function call(url: string, method: string, path: string, token: string | null, body?: unknown): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
