/** The texts about paid items for a user who deletes their account. */
export const paidItemsText = {
  title: 'Dit stopt meteen en je krijgt geen geld terug',
  nothing: 'Er loopt niets waarvoor je betaalt, en je hebt geen bots gekocht.',
  loading: 'Je betalingen laden',
  unknown: 'We konden niet ophalen waarvoor je betaalt. Controleer dat eerst.',
  plan: (price: string) => `Abonnement van ${price} per maand`,
  rental: (price: string) => `Gehuurde bot voor ${price} per maand`,
  stops: (date: string) => `Betaald tot en met ${date}. Er wordt niets meer afgeschreven.`,
  cancelled: (date: string) => `Opgezegd, loopt tot en met ${date}.`,
  unpaid: 'De laatste betaling is mislukt. Er wordt niets meer afgeschreven.',
  bought: 'Gekochte bot. Je raakt hem kwijt.',
  useFirst: 'Wil je de betaalde dagen nog gebruiken? Zeg dan eerst op, en verwijder je account daarna.',
  withdrawFirst:
    'Een deel kun je nog herroepen en dan krijg je dat geld terug. Doe dat eerst: daarna kan het niet meer.',
  toBilling: 'Naar je abonnement en facturen',
} as const
