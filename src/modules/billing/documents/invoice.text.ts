/** What a way to pay is called; a new one is shown by its own name. */
export const METHOD_NAMES: Readonly<Record<string, string | undefined>> = {
  ideal: 'iDEAL',
  sepa_debit: 'SEPA-incasso',
  card: 'Creditcard',
}

/** What stands on an invoice beside its data. */
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
  net: 'Bedrag zonder btw',
  btw: '21% btw',
  total: 'Totaal',
  paid: 'Deze factuur is betaald. Je hoeft niets meer te doen.',
  returned: 'Dit bedrag is of wordt teruggestort op de rekening waarmee je betaalde.',
  simulated: 'Proefbetaling: er is geen geld verplaatst.',
} as const
