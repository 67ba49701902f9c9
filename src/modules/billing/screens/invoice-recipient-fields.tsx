import { Field } from '#ui/field.tsx'
import type { FieldErrors } from '#ui/form-fields.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { regionOf } from '../domain/countries.ts'
import { CompanyFields } from './company-fields.tsx'
import { CountryField } from './country-field.tsx'
import { orderText as text } from './order.text.ts'
import type { SavedOrderFields } from './saved-order-fields.ts'
import type { TypedInvoiceRecipient, VatIdCheck } from './use-vat-id-check.ts'

type Props = {
  typed: TypedInvoiceRecipient
  onTyped: (change: Partial<TypedInvoiceRecipient>) => void
  check: VatIdCheck
  isSimulated: boolean
  /** The initial values of the fields. */
  first: SavedOrderFields
  errors: FieldErrors
}

/** Shows the invoice recipient's fields: business or consumer, and the country; the business fields keep their values while consumer is chosen. */
export function InvoiceRecipientFields({ typed, onTyped, check, isSimulated, first, errors }: Props) {
  const of = text.fields
  const place = regionOf(typed.country)
  return (
    <section className="order-part" aria-labelledby="order-who">
      <h2 id="order-who">{text.who}</h2>
      <p className="soft">{text.whoHint}</p>
      <RadioGroup
        legend={text.who}
        hideLegend
        name="kind"
        value={typed.kind}
        onValueChange={(kind) => onTyped({ kind })}
        options={[
          { value: 'business', label: text.business, hint: text.businessHint },
          { value: 'consumer', label: text.consumer, hint: text.consumerHint },
        ]}
      />
      <CountryField typed={typed} onTyped={onTyped} />
      <CompanyFields
        typed={typed}
        onTyped={onTyped}
        check={check}
        isSimulated={isSimulated}
        first={first}
        errors={errors}
      />
      <Field label={of.name} error={errors['name']} required>
        <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={first.name} />
      </Field>
      <Field label={of.street} error={errors['street']} required>
        <TextInput name="street" autoComplete="street-address" maxLength={120} defaultValue={first.street} />
      </Field>
      <div className="order-town">
        <Field label={of.postcode} error={errors['postcode']} required={place !== 'elsewhere'}>
          <TextInput name="postcode" autoComplete="postal-code" maxLength={12} defaultValue={first.postcode} />
        </Field>
        <Field label={of.city} error={errors['city']} required>
          <TextInput name="city" autoComplete="address-level2" maxLength={80} defaultValue={first.city} />
        </Field>
      </div>
    </section>
  )
}
