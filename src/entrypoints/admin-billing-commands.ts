import {
  type Announcement,
  announcePlanPrice,
  centsOf,
  checkPayoutAccount,
  confirmPayout,
  countOverdueProviderTasks,
  normalIban,
  readPayoutsDue,
  shownIban,
} from '#modules/billing/public.ts'
import { type PaymentProvider, ProviderError } from '#modules/payments/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { euro } from '#ui/format/euro.ts'
import { CommandRefused } from './explain-failure.ts'

/** The dependencies of the billing commands. */
export interface BillingCommandDeps {
  db: Database
  clock: Clock
  provider: PaymentProvider
  /** The base address of links in mails. */
  publicUrl: string
}

type PrintLine = (line: string) => void

/** The help of the billing commands of `npm run admin`. */
export const BILLING_HELP = [
  '  plan-price <plan> <euro,cent> <jjjj-mm-dd>  kondig een prijs aan, minstens 14 dagen vooruit; abonnees krijgen meteen mail',
  '  payouts                                    wat er aan makers uit te betalen is, en welke rekeningen te controleren zijn',
  '  check-payout-account <e-mailadres> <IBAN>  je hebt gezien wie de maker is en dat deze rekening van hem is',
  '  paid <nummer>                              je hebt deze uitbetaling overgemaakt',
  '  refused <nummer>                           de bank weigerde deze uitbetaling; controleer de rekening opnieuw',
]

/** Runs a billing command, or returns null for a name that is not one. */
export async function billingCommand(
  deps: BillingCommandDeps,
  words: readonly string[],
  say: PrintLine,
): Promise<number | null> {
  const [name, first, second, third, ...rest] = words
  // An IBAN may be given in groups of four, as it is shown.
  if (name === 'check-payout-account' && first !== undefined && second !== undefined)
    return checkAccount(deps, { address: first, iban: normalIban(words.slice(2).join('')) }, say)
  if (rest.length > 0) return null
  if (name === 'payouts' && first === undefined) return listPayouts(deps, say)
  if (first === undefined) return null
  if (name === 'plan-price' && second !== undefined && third !== undefined)
    return announcePrice(deps, { planCode: first, amount: second, day: third }, say)
  if (second !== undefined) return null
  if (name === 'paid' || name === 'refused') return confirm(deps, first, name, say)
  return null
}

/** Prints the provider's overdue tasks as a line of `health`: those that have waited for longer than a day. */
export async function printOwed(deps: Pick<BillingCommandDeps, 'db' | 'clock'>, say: PrintLine): Promise<void> {
  const { give_backs: refunds, ends, changes } = await countOverdueProviderTasks(deps)
  const overdueTasks = [
    ...waiting(refunds, 'terugbetaling', 'terugbetalingen'),
    ...waiting(ends, 'opzegging', 'opzeggingen'),
    ...waiting(changes, 'planwissel', 'planwissels'),
  ]
  say(
    overdueTasks.length === 0
      ? 'Betaaldienst: niets open'
      : `Betaaldienst: let op: ${overdueTasks.join(', ')} langer dan een dag`,
  )
}

function waiting(count: number, one: string, more: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 ${one} wacht` : `${count} ${more} wachten`]
}

async function listPayouts(deps: BillingCommandDeps, say: PrintLine): Promise<number> {
  const { due, unchecked } = await readPayoutsDue(deps)
  say(due.length === 0 ? 'Er is niets uit te betalen.' : `Uit te betalen: ${due.length}`)
  for (const { number, amount_cents: cents, iban, name, first_month: first, last_month: last } of due)
    say(`  ${number}: ${euro(cents)} aan ${name}, ${shownIban(iban)} (${first.slice(0, 7)} t/m ${last.slice(0, 7)})`)
  if (unchecked.length > 0) say(`Rekeningen te controleren: ${unchecked.length}`)
  for (const { email, iban, name } of unchecked) say(`  ${email}: ${name}, ${shownIban(iban)}`)
  return 0
}

async function checkAccount(
  deps: BillingCommandDeps,
  seen: { address: string; iban: string },
  say: PrintLine,
): Promise<number> {
  const email = seen.address.trim().toLowerCase()
  const [user] = await deps.db.query<{ id: string }>(
    { role: 'service' },
    'select id from auth."user" where email = $1',
    [email],
  )
  if (!user) throw new CommandRefused(`Er is geen account met het e-mailadres ${email}.`)
  const checked = await checkPayoutAccount(deps, { vendorId: user.id, iban: seen.iban, by: null })
  if (checked.outcome === 'none') throw new CommandRefused(`${email} heeft nog geen rekening opgegeven.`)
  if (checked.outcome === 'otherwise')
    throw new CommandRefused(
      `${email} heeft nu een andere rekening opgegeven dan ${shownIban(seen.iban)}. Bekijk die eerst: npm run admin -- payouts`,
    )
  const what = `${checked.account.name}, ${shownIban(checked.account.iban)}`
  if (checked.outcome === 'before') say(`De rekening van ${email} was al gecontroleerd: ${what}.`)
  else say(`De rekening van ${email} is gecontroleerd: ${what}. Vanaf nu wordt hierop uitbetaald.`)
  return 0
}

async function confirm(
  deps: BillingCommandDeps,
  text: string,
  name: 'paid' | 'refused',
  say: PrintLine,
): Promise<number> {
  const confirmed = /^\d{1,9}$/.test(text) ? await confirmPayout(deps, { number: Number(text), status: name }) : null
  if (confirmed === null) throw new CommandRefused(`Er is geen uitbetaling met nummer ${text}.`)
  const { outcome, payout } = confirmed
  const what = `Uitbetaling ${payout.number} van ${euro(payout.amount_cents)} aan ${payout.name}`
  if (outcome === 'otherwise')
    throw new CommandRefused(`${what} is al afgehandeld als ${payout.status === 'paid' ? 'betaald' : 'geweigerd'}.`)
  const said = name === 'paid' ? 'betaald' : 'geweigerd'
  say(outcome === 'before' ? `${what} was al ${said}; er is niets veranderd.` : `${what} is ${said}.`)
  return 0
}

async function announcePrice(
  deps: BillingCommandDeps,
  input: { planCode: string; amount: string; day: string },
  say: PrintLine,
): Promise<number> {
  const { planCode, amount, day } = input
  const newCents = centsOf(amount)
  if (newCents === null) throw new CommandRefused(`'${amount}' is geen bedrag. Schrijf het als 34,99.`)
  const announced = await requestPriceChange(deps, { planCode, newCents, day })
  if (announced.outcome !== 'announced' && announced.outcome !== 'known')
    throw new CommandRefused(REFUSALS[announced.outcome](planCode, day))
  const known = announced.outcome === 'known' ? ' Dit was al aangekondigd.' : ''
  say(`${planCode} gaat van ${euro(announced.oldCents)} naar ${euro(newCents)} vanaf ${day}.${known}`)
  say(`Nieuwe mails aan abonnees: ${announced.notifiedCount}.`)
  return 0
}

async function requestPriceChange(
  deps: BillingCommandDeps,
  input: { planCode: string; newCents: number; day: string },
) {
  try {
    return await announcePlanPrice(deps, input)
  } catch (error) {
    if (error instanceof ProviderError) throw new CommandRefused(`De betaaldienst weigert: ${error.message}`)
    throw error
  }
}

const REFUSALS: Record<
  Exclude<Announcement['outcome'], 'announced' | 'known'>,
  (plan: string, day: string) => string
> = {
  no_plan: (plan) => `Er is geen betaald plan '${plan}'.`,
  no_day: (_, day) => `'${day}' is geen dag. Schrijf hem als 2027-01-31.`,
  too_soon: (_, day) => `${day} is te vroeg: een nieuwe prijs wordt minstens 14 dagen vooruit aangekondigd.`,
  same_price: (plan) => `${plan} heeft deze prijs al.`,
  no_price: () => 'Een plan kost minstens € 0,01.',
  other_ahead: (plan) => `Voor ${plan} is al een andere prijs of dag aangekondigd; die gaat eerst in.`,
}
