/** The names of payment methods; an unlisted method is shown by its own name. */
export const METHOD_NAMES: Readonly<Record<string, string | undefined>> = {
  ideal: 'iDEAL',
  sepa_debit: 'SEPA-incasso',
  card: 'Creditcard',
}

/** The fixed texts of an invoice. */
export const invoiceText = {
  invoice: 'Factuur',
  creditNote: 'Creditfactuur',
  to: 'Aan',
  from: 'Van',
  kvk: 'KvK',
  btwId: 'Btw-id',
  iban: 'IBAN',
  attention: (name: string) => `T.a.v. ${name}`,
  number: 'Nummer',
  date: 'Datum',
  paidBy: 'Betaald met',
  about: 'Bij factuur',
  period: 'Periode',
  fromTo: (start: string, end: string) => `${start} tot ${end}`,
  description: 'Omschrijving',
  quantity: 'Aantal',
  correction: 'correctie',
  net: 'Bedrag zonder btw',
  vatLabel: { standard: '21% btw', reverse_charged: 'Btw verlegd', out_of_scope: 'Btw' },
  total: 'Totaal',
  paid: 'Deze factuur is betaald. Je hoeft niets meer te doen.',
  returned: 'Dit bedrag is of wordt teruggestort op de rekening waarmee je betaalde.',
  /** The legal notice where no VAT is charged (Directive 2006/112, art. 226(11a)). */
  whyNoVat: {
    standard: null,
    reverse_charged:
      'Btw verlegd naar de afnemer (VAT reverse charged): artikel 44 en 196 van Richtlijn 2006/112/EG, artikel 6 lid 1 van de Wet op de omzetbelasting 1968.',
    out_of_scope:
      'Buiten de reikwijdte van de Nederlandse btw (outside the scope of Dutch VAT): de dienst is belast waar de afnemer is gevestigd, artikel 44 van Richtlijn 2006/112/EG, artikel 6 lid 1 van de Wet op de omzetbelasting 1968.',
  },
  businessNumber: 'Bedrijfsnummer',
  simulated: 'Proefbetaling: er is geen geld verplaatst.',
} as const
