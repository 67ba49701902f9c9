import type { Hono } from 'hono'
import { billingModule } from '#modules/billing/module.ts'
import {
  type BillingDeps,
  createFormCheck,
  createManualBank,
  createViesCheck,
  type Processor,
  type ProveIdentity,
  receiveWebhook,
  type VatNumberCheck,
} from '#modules/billing/public.ts'
import { sandboxModule } from '#modules/payments/module.ts'
import {
  createSandboxProvider,
  createStripeProvider,
  type PaymentProvider,
  type SandboxDeps,
} from '#modules/payments/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Database } from '#platform/database/database.ts'
import { failures } from '#platform/http/failure.ts'
import { answerFailure, readStreamedText } from '#platform/http/mount.ts'
import type { Log } from '#platform/log/log.ts'
import type { AppModule } from '#platform/module/app-module.ts'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import type { Keys } from '#platform/secrets/keys.ts'

/** The parts that payments are created from. */
export interface PaymentParts {
  db: Database
  clock: Clock
  log: Log
  keys: Keys
  settings: Settings
  proveIdentity: ProveIdentity
  /** The client through which VIES is asked. */
  guarded: SafeFetch
  /** Replaces the provider that the settings name; for tests. */
  provider?: PaymentProvider | undefined
  /** Lets the sandbox act as this provider; for tests of real money flows. */
  playedAs?: PaymentProvider['name'] | undefined
}

/** The payments of an app: what its modules and its start need of them. */
export interface Payments {
  readonly deps: BillingDeps
  readonly modules: readonly AppModule[]
  /** Mounts the endpoint that receives the provider's webhook events. */
  mountWebhook(app: Hono): void
}

const WEBHOOK_PATH = '/functions/v1/payment-events'
const WEBHOOK_BYTES_MAX = 256 * 1024

/** Opens payments with the provider that the settings name: the sandbox, unless one that moves money is set up. */
export function openPayments(parts: PaymentParts): Payments {
  const { db, clock, log, settings } = parts
  const publicUrl = settings.PUBLIC_URL
  const provider = parts.provider ?? openProvider(parts)
  const sandbox = parts.provider || settings.STRIPE_SECRET_KEY !== undefined ? null : sandboxOf(parts)
  const deps: BillingDeps = {
    db,
    clock,
    log,
    provider,
    bank: createManualBank(),
    proveIdentity: parts.proveIdentity,
    vatNumbers: openVatNumbers(parts),
    publicUrl,
    seller: sellerOf(settings),
    processors: processorsOf(settings),
  }
  const receive = (rawBody: string, headers: Headers) => receiveWebhook(deps, { rawBody, headers })
  return {
    deps,
    modules: [...(sandbox ? [sandboxModule(sandbox, receive)] : []), billingModule(deps)],
    mountWebhook: (app) => app.post(WEBHOOK_PATH, (context) => answerWebhook(deps, context.req.raw)),
  }
}

/** Opens the payment provider that the settings name. */
export function openProvider(
  parts: Pick<PaymentParts, 'db' | 'clock' | 'keys' | 'settings' | 'playedAs'>,
): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = parts.settings
  if (secretKey !== undefined && webhookSecret !== undefined) return createStripeProvider({ secretKey, webhookSecret })
  return createSandboxProvider(sandboxOf(parts))
}

/** Returns VIES where its address is set, else the check of the format alone. */
function openVatNumbers({ settings, guarded: client }: PaymentParts): VatNumberCheck {
  const { VIES_URL: url, COMPANY_BTW_ID: requesterVatId } = settings
  return url === undefined
    ? createFormCheck()
    : createViesCheck({ url: url.replace(/(?<!\/)\/+$/, ''), requesterVatId, client })
}

function sandboxOf({
  db,
  clock,
  keys,
  settings,
  playedAs,
}: Pick<PaymentParts, 'db' | 'clock' | 'keys' | 'settings' | 'playedAs'>): SandboxDeps {
  const { PUBLIC_URL: publicUrl, DEMO } = settings
  return {
    db,
    clock,
    publicUrl,
    addressFor: addressFor({ publicUrl, isDemo: DEMO }),
    signingKey: keys.paymentKey,
    playedAs,
  }
}

/**
 * Converts addresses of this app to those that the browser opens. In the demo they are paths: this machine has more than one name, and a user who
 * came by another than the configured one keeps the session by staying there. No name from a request is ever trusted.
 */
function addressFor({ publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): (url: string) => string {
  return (url) => (isDemo && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url)
}

/** Answers a webhook request. The body is read as it arrived, because its signature covers the bytes. */
async function answerWebhook(deps: BillingDeps, request: Request): Promise<Response> {
  const requestId = crypto.randomUUID()
  try {
    const rawBody = request.body ? await readStreamedText(request.body, WEBHOOK_BYTES_MAX) : ''
    if (rawBody === null) return answerFailure(failures.tooLarge, requestId)
    if (await receiveWebhook(deps, { rawBody, headers: request.headers })) return Response.json({ received: true })
    return answerFailure(
      { status: 400, code: 'invalid_signature', message: 'Deze handtekening klopt niet.' },
      requestId,
    )
  } catch (error) {
    deps.log.error({ err: error, requestId }, 'news of the payment provider could not be taken')
    return answerFailure(
      { status: 503, code: 'internal', message: 'Er ging iets mis bij ons. Probeer het later opnieuw.' },
      requestId,
    )
  }
}

/** Returns the processors that receive what visitors type or leave behind, as far as the settings name them. */
export function processorsOf({ AI_PROVIDER, AI_BASE_URL, SMTP_URL, COMPANY_PROCESSORS }: Settings): Processor[] {
  const models = { anthropic: 'Anthropic', mistral: 'Mistral AI', 'openai-compatible': hostOf(AI_BASE_URL) ?? 'OpenAI' }
  const found: Processor[] = []
  if (AI_PROVIDER !== undefined)
    found.push({ name: models[AI_PROVIDER], does: 'het taalmodel, dat de vraag en de gevonden tekst krijgt' })
  const mailHost = hostOf(SMTP_URL)
  if (mailHost !== null) found.push({ name: mailHost, does: 'de mailserver, die de mails over leads verstuurt' })
  for (const entry of COMPANY_PROCESSORS.split(';')) {
    const [name = '', does = ''] = entry.split(':').map((part) => part.trim())
    if (name !== '' && does !== '') found.push({ name, does })
  }
  return found
}

function hostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).hostname
}

function sellerOf(settings: Settings): BillingDeps['seller'] {
  return {
    name: settings.COMPANY_NAME,
    address: settings.COMPANY_ADDRESS,
    kvkNumber: settings.COMPANY_KVK,
    btwId: settings.COMPANY_BTW_ID,
    iban: settings.COMPANY_IBAN,
  }
}
