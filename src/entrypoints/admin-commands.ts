import { readdir } from 'node:fs/promises'
import { findModelConnected } from '#modules/activation/public.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { appendRole, findNewestRole, recordAudit } from '#modules/identity/public.ts'
import { type PaymentProvider, ProviderError } from '#modules/payments/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { BILLING_HELP, billingCommand, printOwed } from './admin-billing-commands.ts'
import { replayJobs, retryMail } from './admin-retries.ts'
import { backupFolder } from './backup-file.ts'
import type { Command } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'

/** The dependencies of the commands of `npm run admin`. */
export interface AdminDeps {
  db: Database
  clock: Clock
  /** The data folder of an embedded installation, for its backups; null with a server. */
  dataDir: string | null
  /** The provider that takes payments. */
  provider: PaymentProvider
  /** The base address of links in mails. */
  publicUrl: string
  /** Whether a running process executes the command. */
  isRunning: boolean
}

/** The help that `npm run admin` prints without arguments. */
export const ADMIN_HELP = [
  'Gebruik: npm run admin -- <opdracht>',
  '',
  '  grant <e-mailadres> <buyer|vendor|admin>   geef een account een rol (koper, maker, beheerder)',
  '  roles                                      wie beheerder en maker is, en hoeveel kopers er zijn',
  '  health                                     database, taken, mail, betalingen, taalmodel en de laatste kopie',
  '  replay                                     de opgegeven taken',
  '  replay <nummer|all>                        doe een opgegeven taak, of alle, opnieuw',
  '  prices                                     maak de prijzen van de plannen bij de betaaldienst',
  ...BILLING_HELP,
  '  retry-mail                                 verstuur mislukte mail opnieuw',
]

const ROLES = { buyer: 'koper', vendor: 'maker', admin: 'beheerder' } as const
type Role = keyof typeof ROLES

/** Creates the command of `npm run admin`: its first argument names the subcommand. Unusable arguments return 2 with a line that says why. */
export function adminCommand(deps: AdminDeps): Command {
  return async ([name, ...args], say) => {
    if (name === 'grant') return grant(deps, args, say)
    if (name === 'roles' && args.length === 0) return listRoles(deps, say)
    if (name === 'health' && args.length === 0) return printHealth(deps, say)
    if (name === 'replay' && args.length <= 1) return replayJobs(deps, args[0], say)
    if (name === 'prices' && args.length === 0) return makePrices(deps, say)
    if (name === 'retry-mail' && args.length === 0) return retryMail(deps, say)
    const done = await billingCommand(deps, name === undefined ? [] : [name, ...args], say)
    if (done !== null) return done
    if (name !== undefined && !['help', '--help'].includes(name))
      say(`Onbekende opdracht: ${[name, ...args].join(' ')}`)
    for (const line of ADMIN_HELP) say(line)
    return name === undefined || name === 'help' || name === '--help' ? 0 : 2
  }
}

async function grant(deps: AdminDeps, args: readonly string[], say: (line: string) => void): Promise<number> {
  const [address, role, ...rest] = args
  if (address === undefined || role === undefined || rest.length > 0) {
    say('Gebruik: npm run admin -- grant <e-mailadres> <buyer|vendor|admin>')
    return 2
  }
  if (!isRole(role)) {
    say(`De rol '${role}' bestaat niet. Kies uit buyer, vendor of admin.`)
    return 2
  }
  const email = address.trim().toLowerCase()
  const rows = await deps.db.query<{ id: string }>({ role: 'service' }, 'select id from auth."user" where email = $1', [
    email,
  ])
  const userId = rows[0]?.id
  if (userId === undefined) throw new CommandRefused(`Er is geen account met het e-mailadres ${email}.`)
  const before = await deps.db.as({ role: 'service' }, async (tx) => {
    const newest = await findNewestRole(tx, userId)
    if (newest?.role !== role)
      await grantRole(tx, { userId, role, before: newest?.role ?? null, now: deps.clock.now() })
    return newest?.role
  })
  if (before === role) say(`${email} is al ${ROLES[role]}; er is niets veranderd.`)
  else say(`${email} is nu ${ROLES[role]}${before === undefined ? '' : ` (was ${ROLES[before]})`}.`)
  if (before === 'admin' && role !== 'admin' && !(await findRoles(deps)).some((each) => each.role === 'admin'))
    say('Let op: niemand is nu beheerder.')
  return 0
}

/** Adds the role and its audit entry together; neither exists without the other. */
async function grantRole(
  tx: Tx,
  { userId, role, before, now }: { userId: string; role: Role; before: string | null; now: Date },
): Promise<void> {
  await appendRole(tx, { userId, role, now })
  const detail = { role, before }
  const about = { subjectType: 'account', subjectId: userId, detail } as const
  await recordAudit(tx, { actorId: null, actor: 'command', action: 'account.role_granted', ...about }, now)
}

function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text)
}

/** Returns every account with its current role: its newest one, and buyer while it has none (PERM-01). */
function findRoles({ db }: AdminDeps): Promise<{ email: string; role: Role }[]> {
  return db.query(
    { role: 'service' },
    `select u.email, coalesce((select r.role from app.user_roles r where r.user_id = u.id order by r.seq desc limit 1), 'buyer') as role
     from auth."user" u order by u.email`,
    [],
  )
}

async function makePrices(deps: AdminDeps, say: (line: string) => void): Promise<number> {
  try {
    for (const { code, priceId, isNew } of await createPlanPrices(deps))
      say(`${code}: ${priceId}${isNew ? ' (nieuw)' : ''}`)
    say(
      `De prijzen staan bij ${deps.provider.isSimulated ? 'de proefomgeving; er gaat geen geld om' : deps.provider.name}.`,
    )
    return 0
  } catch (error) {
    if (error instanceof ProviderError) throw new CommandRefused(`De betaaldienst weigert: ${error.message}`)
    throw error
  }
}

async function listRoles(deps: AdminDeps, say: (line: string) => void): Promise<number> {
  const found = await findRoles(deps)
  for (const role of ['admin', 'vendor'] as const) {
    const emails = found.flatMap((each) => (each.role === role ? [each.email] : []))
    say(`${role === 'admin' ? 'Beheerders' : 'Makers'}: ${emails.length}`)
    for (const email of emails) say(`  ${email}`)
  }
  say(`Kopers: ${found.filter(({ role }) => role === 'buyer').length}`)
  return 0
}

async function printHealth(deps: AdminDeps, say: (line: string) => void): Promise<number> {
  const { db, clock } = deps
  const startedAt = performance.now()
  await db.query({ role: 'anon' }, 'select 1', [])
  const elapsedMs = Math.max(1, Math.round(performance.now() - startedAt))
  const kind = deps.dataDir === null ? 'PostgreSQL-server' : 'ingebouwd'
  if (deps.dataDir !== null) say(`Proces: ${deps.isRunning ? 'draait' : 'draait niet'}`)
  say(`Database: ${kind}, antwoordt in ${elapsedMs} ms`)
  const [counts] = await db.query<Record<'waiting' | 'late' | 'dead' | 'mails' | 'failed', number>>(
    { role: 'service' },
    `select (select count(*) from app.jobs where status in ('waiting', 'running')) as waiting,
       (select count(*) from app.jobs where status in ('waiting', 'running') and due_at < $1) as late,
       (select count(*) from app.jobs where status = 'dead') as dead,
       (select count(*) from app.mails where status = 'waiting') as mails,
       (select count(*) from app.mails where status = 'failed') as failed`,
    [new Date(clock.now().getTime() - LATE_MS)],
  )
  if (counts) {
    say(
      `Taken: ${counts.waiting} te doen${warning(counts.late, 'te laat')}${warning(counts.dead, 'opgegeven (npm run admin -- replay)')}`,
    )
    say(`Mail: ${counts.mails} te versturen${warning(counts.failed, 'mislukt (npm run admin -- retry-mail)')}`)
  }
  say(
    deps.provider.isSimulated
      ? 'Betalingen: proefomgeving (sandbox) — let op: er gaat geen geld om'
      : `Betalingen: ${deps.provider.name}`,
  )
  say(`Taalmodel: ${MODEL_STATES[String(await db.as({ role: 'service' }, findModelConnected))]}`)
  await printOwed(deps, say)
  if (deps.dataDir !== null)
    say(`Laatste kopie: ${(await newestBackup(deps.dataDir)) ?? 'geen; maak er een met npm run backup'}`)
  return 0
}

/** Whether the last start found a language model; unknown before the first start. */
const MODEL_STATES: Readonly<Record<string, string>> = {
  true: 'aangesloten',
  false: 'geen — let op: bots die er een nodig hebben, staan stil (AI_PROVIDER)',
  null: 'nog niet bekend; start Syvo eerst',
}

/** A job that is overdue for longer than this waits for a worker that is missing or cannot keep up. */
const LATE_MS = 10 * 60_000

function warning(count: number, what: string): string {
  return count > 0 ? ` — let op: ${count} ${what}` : ''
}

/** Returns the newest file that `npm run backup` named itself; their names sort by time. */
async function newestBackup(dataDir: string): Promise<string | null> {
  const names = await readdir(backupFolder(dataDir)).catch(() => [])
  return (
    names
      .filter((name) => /^syvo-\d{8}T\d{6}Z\.tar\.gz$/.test(name))
      .sort()
      .at(-1) ?? null
  )
}
