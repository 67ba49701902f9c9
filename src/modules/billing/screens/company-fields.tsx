import { Field } from '#ui/field.tsx'
import type { FieldErrors } from '#ui/form-fields.ts'
import { TextInput } from '#ui/text-input.tsx'
import { regionOf } from '../domain/countries.ts'
import { vatIdExample } from '../domain/vat-id.ts'
import { toTypedVatId } from './check-order.ts'
import { orderText as text } from './order.text.ts'
import type { SavedOrderFields } from './saved-order-fields.ts'
import type { TypedInvoiceRecipient, VatIdCheck } from './use-vat-id-check.ts'
import { VatIdCheckNotice } from './vat-id-check-notice.tsx'

type Props = {
  typed: TypedInvoiceRecipient
  onTyped: (change: Partial<TypedInvoiceRecipient>) => void
  check: VatIdCheck
  isSimulated: boolean
  first: SavedOrderFields
  errors: FieldErrors
}

/** Shows the fields of a business; its numbers depend on the country, and its VAT number is looked up as soon as the field is left. */
export function CompanyFields({ typed, onTyped, check, isSimulated, first, errors }: Props) {
  const of = text.fields
  const place = regionOf(typed.country)
  return (
    <div className="order-company" hidden={typed.kind === 'consumer'}>
      <Field label={of.companyName} error={errors['companyName']} required>
        <TextInput name="companyName" autoComplete="organization" maxLength={120} defaultValue={first.companyName} />
      </Field>
      <div className={place === 'home' ? 'order-pair' : 'order-alone'}>
        <div hidden={place !== 'home'}>
          <Field label={of.kvkNumber} hint={of.kvkHint} error={errors['kvkNumber']} required>
            <TextInput name="kvkNumber" inputMode="numeric" maxLength={14} defaultValue={first.kvkNumber} />
          </Field>
        </div>
        <Field
          label={of.btwId[place]}
          hint={of.vatIdHint(vatIdExample(typed.country))}
          error={numberError(typed, check, errors['btwId'])}
          required={place !== 'home'}
        >
          <TextInput
            name="btwId"
            autoCapitalize="characters"
            maxLength={20}
            defaultValue={first.btwId}
            onBlur={(event) => onTyped({ btwId: toTypedVatId(event.currentTarget.value) })}
          />
        </Field>
      </div>
      <VatIdCheckNotice check={check} isHome={place === 'home'} isSimulated={isSimulated} />
    </div>
  )
}

/** Returns the error at the number: the VIES result, or the error of the last submit as long as no result is known. */
function numberError({ country, btwId }: TypedInvoiceRecipient, { known }: VatIdCheck, atPress: string | undefined) {
  const place = regionOf(country)
  if (known !== null) return place === 'eu' && known.status === 'invalid' ? text.vatIdCheck.unknown : undefined
  return place === 'home' && btwId === '' ? undefined : atPress
}
