import { isLoopbackHost, SettingError, type Settings } from '#platform/config/settings.ts'

/** One line of what makes a start unsafe, or null when this check has nothing to say. */
type StartCheck = (settings: Settings) => string | null

/** Everything that settings can make unsafe for others than who sits at this machine. In the order in which an operator mends it. */
const CHECKS: readonly StartCheck[] = [
  ({ isPublic, PUBLIC_URL }) =>
    isPublic && PUBLIC_URL.startsWith('http:') && !isLoopbackHost(new URL(PUBLIC_URL).hostname)
      ? 'Instelling PUBLIC_URL moet met https:// beginnen als anderen Syvo bereiken: anders gaan wachtwoorden leesbaar over de lijn.'
      : null,
  ({ isPublic, AUTH_CONFIRM_EMAIL, SMTP_URL }) =>
    isPublic && AUTH_CONFIRM_EMAIL && SMTP_URL === undefined
      ? 'Instelling SMTP_URL ontbreekt: nieuwe accounts bevestigen hun adres met een mail die nu nooit aankomt. Stel een mailserver in, of zet AUTH_CONFIRM_EMAIL=off.'
      : null,
  ({ isPublic, embedded, PAYMENTS, arePaymentsChosen }) =>
    (isPublic || !embedded) && PAYMENTS === 'sandbox' && !arePaymentsChosen
      ? 'Instelling STRIPE_SECRET_KEY ontbreekt: zonder betaaldienst krijgt iedereen betaalde plannen zonder te betalen. Stel Stripe in, of zeg met PAYMENTS=sandbox dat betalen hier gesimuleerd is.'
      : null,
  ({ isPublic, embedded, SECRETS_KEY }) =>
    isPublic && !embedded && SECRETS_KEY === undefined
      ? 'Instelling SECRETS_KEY ontbreekt: zonder die sleutel is wat in de database versleuteld staat alleen op deze machine te lezen. Maak er een met openssl rand -base64 32.'
      : null,
]

/** Refuses to start (`SettingError`) with settings that would be unsafe; the line says what is missing. Commands beside a start do not ask. */
export function refuseUnsafeStart(settings: Settings): void {
  for (const check of CHECKS) {
    const line = check(settings)
    if (line !== null) throw new SettingError(line)
  }
}
