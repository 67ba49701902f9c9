import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { countryNames } from '../countries.text.ts'
import { COUNTRIES, type Country, EU_COUNTRIES, HOME, OTHER_COUNTRIES } from '../domain/countries.ts'
import { orderText as text } from './order.text.ts'
import type { TypedInvoiceRecipient } from './use-vat-id-check.ts'

type Props = {
  typed: TypedInvoiceRecipient
  onTyped: (change: Partial<TypedInvoiceRecipient>) => void
}

/** Shows the recipient's country, the Netherlands first, and says at once that a consumer elsewhere cannot order. */
export function CountryField({ typed, onTyped }: Props) {
  const { kind, country } = typed
  const of = text.fields
  const refusal = kind === 'consumer' && country !== HOME ? text.consumerAbroad : undefined
  const choose = (value: string): void => {
    const chosen = COUNTRIES.find((one) => one === value)
    if (chosen) onTyped({ country: chosen })
  }
  return (
    <Field label={of.country} hint={of.countryHint} error={refusal} required>
      <Select
        name="country"
        autoComplete="country"
        value={country}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={HOME}>{countryNames[HOME]}</option>
        <Countries label={of.inEu} codes={EU_COUNTRIES.filter((code) => code !== HOME)} />
        <Countries label={of.outsideEuropeanUnion} codes={OTHER_COUNTRIES} />
      </Select>
    </Field>
  )
}

function Countries({ label, codes }: { label: string; codes: readonly Country[] }) {
  const sorted = codes.toSorted((one, other) => countryNames[one].localeCompare(countryNames[other], 'nl'))
  return (
    <optgroup label={label}>
      {sorted.map((code) => (
        <option key={code} value={code}>
          {countryNames[code]}
        </option>
      ))}
    </optgroup>
  )
}
