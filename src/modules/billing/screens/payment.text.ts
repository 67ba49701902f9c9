/** The texts of the page after paying; texts that the specification quotes are verbatim (PAY-16, PAY-17). */
export const paymentText = {
  verifying: 'We kijken of je betaling binnen is',
  verifyingNote: 'Dit duurt meestal een paar seconden.',
  activated: (tier: string) =>
    `Abonnement geactiveerd! (Je ${tier.charAt(0).toUpperCase()}${tier.slice(1)} plan is nu actief.)`,
  subscribed: 'Abonnement succesvol!',
  bought: 'Betaling succesvol! (Je hebt nu toegang tot de bot.)',
  failed: 'Betaling mislukt - Er is iets misgegaan met je betaling.',
  unverified: 'Verificatie mislukt - Kon de betaling niet verifiëren.',
  pending: 'Je betaling is onderweg',
  pendingNote:
    'Een SEPA-incasso kan enkele werkdagen duren. We mailen je zodra je geld binnen is; je hoeft niets te doen.',
  failedNote: 'Er is niets geactiveerd. Is er toch iets afgeschreven? Dan vind je het terug bij je abonnement.',
  signedOutNote: 'Je bent niet ingelogd, dus we kunnen je betaling niet opzoeken.',
  returnedNote:
    'Je had dit al toen deze betaling binnenkwam. Je krijgt deze betaling terug. De creditfactuur staat bij je abonnement.',
  successNote: 'De factuur staat bij je abonnement.',
  toDashboard: 'Naar dashboard',
  toPrices: 'Terug naar prijzen',
  toBilling: 'Naar je abonnement en facturen',
  toOrder: 'Bekijk je bestelling',
  toBot: 'Bekijk je bot',
  signIn: 'Log in',
  retry: 'Controleer opnieuw',
} as const
