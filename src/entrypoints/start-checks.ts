import { isLoopbackHost, SettingError, type Settings } from '#platform/config/settings.ts'

/** Returns one line about what makes a start unsafe, or null when this check finds nothing. */
type StartCheck = (settings: Settings) => string | null

/** Everything in the settings that can be unsafe for others than the user at this machine. In the order in which an operator fixes it. */
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

/** Refuses to start (`SettingError`) with unsafe settings; the line says what is missing. Commands other than a start do not check this. */
export function refuseUnsafeStart(settings: Settings): void {
  for (const check of CHECKS) {
    const line = check(settings)
    if (line !== null) throw new SettingError(line)
  }
}
