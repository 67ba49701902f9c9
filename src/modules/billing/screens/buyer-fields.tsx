import { Field } from '#ui/field.tsx'
import type { FieldErrors } from '#ui/form-fields.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Buyer } from '../contract.ts'
import { orderText as text } from './order.text.ts'

type Props = {
  kind: Buyer['kind']
  onKind: (kind: Buyer['kind']) => void
  /** What was told before, to begin with. */
  known: Buyer | null
  /** The account's own name, when nothing was told before. */
  ownName: string
  errors: FieldErrors
}

/** Who buys, as a business or as a consumer; the fields of a business stay filled while a consumer is chosen. */
export function BuyerFields({ kind, onKind, known, ownName, errors }: Props) {
  const of = text.fields
  return (
    <section className="order-part" aria-labelledby="order-who">
      <h2 id="order-who">{text.who}</h2>
      <p className="soft">{text.whoHint}</p>
      <RadioGroup
        legend={text.who}
        hideLegend
        name="kind"
        value={kind}
        onValueChange={onKind}
        options={[
          { value: 'business', label: text.business, hint: text.businessHint },
          { value: 'consumer', label: text.consumer, hint: text.consumerHint },
        ]}
      />
      <CompanyFields isHidden={kind === 'consumer'} known={known?.kind === 'business' ? known : null} errors={errors} />
      <Field label={of.name} error={errors['name']} required>
        <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={known?.name ?? ownName} />
      </Field>
      <Field label={of.street} error={errors['street']} required>
        <TextInput name="street" autoComplete="street-address" maxLength={120} defaultValue={known?.street} />
      </Field>
      <div className="order-town">
        <Field label={of.postcode} error={errors['postcode']} required>
          <TextInput name="postcode" autoComplete="postal-code" maxLength={10} defaultValue={known?.postcode} />
        </Field>
        <Field label={of.city} error={errors['city']} required>
          <TextInput name="city" autoComplete="address-level2" maxLength={80} defaultValue={known?.city} />
        </Field>
      </div>
    </section>
  )
}

type CompanyProps = { isHidden: boolean; known: Extract<Buyer, { kind: 'business' }> | null; errors: FieldErrors }

function CompanyFields({ isHidden, known, errors }: CompanyProps) {
  const of = text.fields
  return (
    <div className="order-company" hidden={isHidden}>
      <Field label={of.companyName} error={errors['companyName']} required>
        <TextInput name="companyName" autoComplete="organization" maxLength={120} defaultValue={known?.companyName} />
      </Field>
      <div className="order-pair">
        <Field label={of.kvkNumber} hint={of.kvkHint} error={errors['kvkNumber']} required>
          <TextInput name="kvkNumber" inputMode="numeric" maxLength={14} defaultValue={known?.kvkNumber} />
        </Field>
        <Field label={of.btwId} hint={of.btwHint} error={errors['btwId']}>
          <TextInput name="btwId" autoCapitalize="characters" maxLength={20} defaultValue={known?.btwId ?? ''} />
        </Field>
      </div>
    </div>
  )
}
