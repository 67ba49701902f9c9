import type { CustomerVersionChange } from './contract.ts'

/** Texts about a changed bot for its customers, on the screen and by mail. */
export const changeText = {
  fields: {
    title: 'Naam',
    description: 'Korte beschrijving',
    long_description: 'Beschrijving',
    category: 'Categorie',
    pricing_model: 'Te huur of te koop',
    price_cents: 'Koopprijs op de marktplaats',
    monthly_price_cents: 'Huurprijs op de marktplaats',
    monthly_execution_limit: 'Antwoorden per maand',
    input_fields: 'Invoervelden',
    needs_model: 'Heeft een taalmodel nodig',
    instructions: 'Instructies',
    service: 'Wie antwoordt',
  },
  adjusted: 'aangepast',
  nothing: 'niets',
  fromTo: (before: string, after: string) => `van ${before} naar ${after}`,
} as const satisfies { fields: Record<CustomerVersionChange['field'], string> } & Record<string, unknown>

/** Labels of values that are stored as codes. */
const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ['purchase', 'te koop'],
  ['rental', 'te huur'],
  ['both', 'te huur en te koop'],
  ['syvo', 'Syvo'],
  ['vendor', 'een dienst van de maker'],
])

/** Parts that are shown in full; the others fit on one line. */
const LONG_FIELDS: readonly CustomerVersionChange['field'][] = ['description', 'long_description', 'input_fields']

/** Returns a value in words. */
export function valueText(change: CustomerVersionChange, value: string): string {
  const isCode = change.field === 'pricing_model' || change.field === 'service'
  return (isCode ? FIELD_LABELS.get(value) : undefined) ?? (value || changeText.nothing)
}

/** Returns both values of a change that fits on one line; null for a long one, or one that may not be read. */
export function shortChange(change: CustomerVersionChange): { before: string; after: string } | null {
  const { before, after } = change
  if (before === null || after === null || LONG_FIELDS.includes(change.field)) return null
  return { before: valueText(change, before), after: valueText(change, after) }
}

/** Returns a change on one line. */
export function changeLine(change: CustomerVersionChange): string {
  const short = shortChange(change)
  const what = short ? changeText.fromTo(short.before, short.after) : changeText.adjusted
  return `${changeText.fields[change.field]}: ${what}`
}
