import type { KeyboardEvent } from 'react'
import { PRICING_MODELS } from '#modules/catalogue/contract.ts'
import { Field } from '#ui/field.tsx'
import { euro } from '#ui/format/euro.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { contentText as text } from './content.text.ts'
import { fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { steppedPrice, vendorShare } from './vendor-share.ts'

const MODELS = ['both', 'rental', 'purchase'] as const

/** Edits how a bot is sold and for how much, with the vendor's share beneath each price (VEND-08 to VEND-13). */
export function PricePart() {
  const { form, change, problem, text: control } = useEditorForm()
  const model = PRICING_MODELS.find((one) => one === form.pricing_model)
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-prices">
      <div>
        <h2 id="editor-prices" className="title-22">
          {text.pricesTitle}
        </h2>
        <p className="small soft">{text.pricesNote}</p>
      </div>
      <div className="price-models">
        <RadioGroup
          legend={text.model}
          name="pricing_model"
          required
          options={MODELS.map((value) => ({ value, ...text.models[value] }))}
          value={model}
          onValueChange={(value) => change({ pricing_model: value })}
          error={problem('pricing_model')}
        />
      </div>
      <div className="price-fields">
        <PriceField name="monthly_price" isSold={model !== 'purchase'} />
        <PriceField name="price" isSold={model !== 'rental'} />
      </div>
      <Field
        label={fieldLabel.monthly_execution_limit}
        hint={text.limitHint}
        error={problem('monthly_execution_limit')}
      >
        <TextInput
          {...control('monthly_execution_limit')}
          className="editor-number"
          inputMode="numeric"
          placeholder="1000"
          autoComplete="off"
        />
      </Field>
    </section>
  )
}

/** Edits one price as the Dutch type it; the arrow keys step by a cent (VEND-10). */
function PriceField({ name, isSold }: { name: 'price' | 'monthly_price'; isSold: boolean }) {
  const { form, change, problem, text: control } = useEditorForm()
  const share = vendorShare(form[name])
  const vendorNet = name === 'price' ? text.vendorNet : text.vendorNetMonthly
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    change({ [name]: steppedPrice(form[name], event.key === 'ArrowUp' ? 1 : -1) })
  }
  const hint = share ? vendorNet(euro(share.vendorCents), euro(share.netCents)) : text.vendorNetEmpty
  return (
    <Field
      label={fieldLabel[name]}
      required={isSold}
      error={problem(name)}
      hint={<span className={isSold && share ? 'price-kept' : undefined}>{isSold ? hint : text.notSold}</span>}
    >
      <TextInput
        {...control(name)}
        className="price-input"
        inputMode="decimal"
        step="0.01"
        placeholder={name === 'price' ? text.pricePlaceholder : text.monthlyPlaceholder}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
    </Field>
  )
}
