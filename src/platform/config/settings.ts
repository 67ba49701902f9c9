import { resolve } from 'node:path'
import { z } from 'zod'
import { parseProxies } from '../http/trusted-proxies.ts'

/** A setting from the environment that cannot be used; its message names the setting and the expected value. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const flag = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(['1', '0', 'true', 'false', 'on', 'off', 'aan', 'uit']))
  .transform((text) => ['1', 'true', 'on', 'aan'].includes(text))

const port = z.coerce.number().int().min(0).max(65535)
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'een adres dat met postgres:// begint')

const EXAMPLE_VAT_ID = 'NL000000000B00'

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATE_DATABASE_URL: postgresUrl.optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'mistral']).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Syvo <post@syvo.example>'),
  SECRETS_KEY: z.string().min(32).optional(),
  PUBLIC_KEY: z.string().min(16).optional(),
  OUTBOUND_ALLOW: z.string().default(''),
  AUTH_CONFIRM_EMAIL: flag.optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'een sleutel die met sk_ of rk_ begint')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'een geheim dat met whsec_ begint')
    .optional(),
  PAYMENTS: z.enum(['sandbox', 'stripe']).optional(),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  SITE_NAME: z.string().min(1).default('Syvo'),
  SITE_DESCRIPTION: z
    .string()
    .min(1)
    .default('Ontdek, huur en koop AI-bots die meteen werken. 30 dagen gratis, op je site in ongeveer 5 minuten.'),
  SITE_TAGLINE: z.string().min(1).default('AI-bots die meteen werken'),
  SITE_AUTHOR: z.string().min(1).default('Syvo'),
  SITE_SUPPORT_EMAIL: z.email().default('hulp@syvo.example'),
  SITE_SOCIAL_LINKEDIN: z.url().optional(),
  SITE_SOCIAL_X: z.url().optional(),
  COMPANY_NAME: z.string().min(1).default('Syvo (voorbeeld)'),
  COMPANY_ADDRESS: z.string().min(1).default('Voorbeeldstraat 1, 1234 AB Voorbeeldstad'),
  COMPANY_KVK: z
    .string()
    .regex(/^\d{8}$/, 'acht cijfers')
    .default('00000000'),
  COMPANY_BTW_ID: z
    .string()
    .regex(/^NL\d{9}B\d{2}$/, 'een btw-id zoals NL123456789B01')
    .default(EXAMPLE_VAT_ID),
  COMPANY_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'een IBAN zonder spaties')
    .default('NL00BANK0000000000'),
  COMPANY_PROCESSORS: z.string().default(''),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** All settings of an operator, parsed once at the start (architecture, settings table). */
export interface Settings
  extends Omit<
    z.output<typeof schema>,
    'PUBLIC_URL' | 'DEMO' | 'AUTH_CONFIRM_EMAIL' | 'OUTBOUND_ALLOW' | 'TRUST_PROXY' | 'PAYMENTS'
  > {
  PUBLIC_URL: string
  DEMO: boolean
  AUTH_CONFIRM_EMAIL: boolean
  OUTBOUND_ALLOW: string[]
  /** Addresses and networks of the proxies in front. */
  TRUST_PROXY: string[]
  /** The payment provider. */
  PAYMENTS: 'sandbox' | 'stripe'
  /** True when the operator set it explicitly, and did not just leave the keys out. */
  arePaymentsChosen: boolean
  /** True when other machines can reach it: by the address it listens on, or by its public address. */
  isPublic: boolean
  embedded: boolean
}

/** Reads the settings from an environment; throws `SettingError` for the first setting that is malformed or contradicts another. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingError(
      `Instelling ${issue?.path.join('.') ?? '?'} is niet bruikbaar: ${issue?.message ?? 'onbekend'}`,
    )
  }
  const raw = parsed.data
  const publicUrl = (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/(?<!\/)\/+$/, '')
  const embedded = raw.DATABASE_URL === undefined
  const loopback = isLoopbackHost(raw.HOST) && isLoopbackHost(new URL(publicUrl).hostname)
  refuseLoneRole(raw)
  refuseHalfSignOn(raw)
  refuseHalfStripe(raw)
  refuseNamelessVies(raw)
  const allow = raw.OUTBOUND_ALLOW.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  if (allow.length > 0 && !loopback) {
    throw new SettingError(
      'Instelling OUTBOUND_ALLOW is alleen voor proeven en werkt niet als HOST of PUBLIC_URL van buiten bereikbaar is.',
    )
  }
  if (raw.DEMO === true && !loopback) {
    throw new SettingError('Instelling DEMO mag alleen aan als HOST en PUBLIC_URL op deze machine zelf staan.')
  }
  const demo = raw.DEMO ?? (embedded && loopback)
  return {
    ...raw,
    DATA_DIR: resolve(raw.DATA_DIR),
    PUBLIC_URL: publicUrl,
    OUTBOUND_ALLOW: allow,
    TRUST_PROXY: readProxies(raw.TRUST_PROXY),
    DEMO: demo,
    AUTH_CONFIRM_EMAIL: raw.AUTH_CONFIRM_EMAIL ?? !demo,
    embedded,
    PAYMENTS: raw.STRIPE_SECRET_KEY === undefined ? 'sandbox' : 'stripe',
    arePaymentsChosen: raw.PAYMENTS !== undefined || raw.STRIPE_SECRET_KEY !== undefined,
    isPublic: !loopback,
  }
}

/** Refuses a separate web or worker without a server's database and a shared key, which several processes need. */
function refuseLoneRole({ ROLE, DATABASE_URL, SECRETS_KEY }: z.output<typeof schema>): void {
  if (ROLE !== 'all' && DATABASE_URL === undefined) {
    throw new SettingError(
      'Instelling ROLE mag alleen web of worker zijn samen met DATABASE_URL: de ingebouwde database hoort bij één proces.',
    )
  }
  if (ROLE !== 'all' && SECRETS_KEY === undefined) {
    throw new SettingError(
      'Instelling SECRETS_KEY ontbreekt: met ROLE=web of ROLE=worker geef je elk proces dezelfde sleutel, anders kunnen ze elkaars gegevens niet lezen.',
    )
  }
}

function readProxies(text: string): string[] {
  const parsed = parseProxies(text)
  if ('ranges' in parsed) return parsed.ranges
  throw new SettingError(
    `Instelling TRUST_PROXY is niet bruikbaar: '${parsed.wrong}' is geen adres of netwerk van een proxy, zoals 127.0.0.1 of 10.0.0.0/8.`,
  )
}

/**
 * Refuses a partial single sign-on. It needs an issuer and a client; plain http is allowed only on this machine, because the answer identifies a
 * user.
 */
function refuseHalfSignOn(raw: z.output<typeof schema>): void {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = raw
  if (OIDC_ISSUER === undefined) {
    const alone = OIDC_CLIENT_ID !== undefined ? 'OIDC_CLIENT_ID' : OIDC_CLIENT_SECRET && 'OIDC_CLIENT_SECRET'
    if (alone) throw new SettingError(`Instelling OIDC_ISSUER ontbreekt: ${alone} doet zonder uitgever niets.`)
    return
  }
  if (OIDC_CLIENT_ID === undefined)
    throw new SettingError(
      'Instelling OIDC_CLIENT_ID ontbreekt: met OIDC_ISSUER hoort de naam van deze toepassing daar.',
    )
  const issuer = new URL(OIDC_ISSUER)
  if (issuer.protocol === 'http:' && !isLoopbackHost(issuer.hostname))
    throw new SettingError('Instelling OIDC_ISSUER moet met https:// beginnen: http mag alleen op deze machine zelf.')
}

/**
 * Refuses partial Stripe settings. Payments need its key and the secret of its webhook: without the second, no payment would be accepted. With them
 * there is no sandbox.
 */
function refuseHalfStripe(raw: z.output<typeof schema>): void {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS } = raw
  if (PAYMENTS === 'sandbox' && STRIPE_SECRET_KEY !== undefined)
    throw new SettingError('Instelling PAYMENTS spreekt STRIPE_SECRET_KEY tegen: met sandbox gaat er geen geld om.')
  if (PAYMENTS === 'stripe' && STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET === undefined)
    throw new SettingError(
      'Instelling STRIPE_SECRET_KEY ontbreekt: PAYMENTS=stripe vraagt STRIPE_SECRET_KEY en STRIPE_WEBHOOK_SECRET.',
    )
  if ((STRIPE_SECRET_KEY === undefined) === (STRIPE_WEBHOOK_SECRET === undefined)) return
  const missing = STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
  throw new SettingError(
    `Instelling ${missing} ontbreekt: betalen via Stripe vraagt STRIPE_SECRET_KEY en STRIPE_WEBHOOK_SECRET samen.`,
  )
}

/** Refuses VIES without the operator's own btw-id: only with it VIES returns a consultation number, which is the evidence of a sale without btw. */
function refuseNamelessVies({ VIES_URL, COMPANY_BTW_ID }: z.output<typeof schema>): void {
  if (VIES_URL !== undefined && COMPANY_BTW_ID === EXAMPLE_VAT_ID)
    throw new SettingError('Instelling COMPANY_BTW_ID ontbreekt: wie VIES_URL instelt, vraagt met zijn eigen btw-id.')
}

/** Returns whether a host name means this machine only. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Returns whether there is a page with every mail: only in the embedded demo, and only for a user at its machine. */
export function hasOutbox({ DEMO, embedded }: Pick<Settings, 'DEMO' | 'embedded'>): boolean {
  return DEMO && embedded
}
