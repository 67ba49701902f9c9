import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Section } from './section.tsx'

/** Everything that takes input. */
export function FieldParts() {
  const [query, setQuery] = useState('')
  const [price, setPrice] = useState<'low' | 'high'>('low')
  return (
    <Section title="Velden">
      <SearchInput
        label="Zoek op naam of taak"
        placeholder="Zoek op naam of taak"
        value={query}
        onValueChange={setQuery}
      />
      <div className="field-grid">
        <Field label="Naam">
          <TextInput defaultValue="Noor Visser" />
        </Field>
        <Field label="Wachtwoord" error="Wachtwoord moet minimaal 6 karakters zijn" required>
          <TextInput type="password" defaultValue="abcd" />
        </Field>
        <Field label="Toon">
          <Select defaultValue="a">
            <option value="a">Professioneel</option>
            <option value="b">Vriendelijk</option>
          </Select>
        </Field>
        <Field label="FAQ-adres" hint="Begint met https://" required>
          <TextInput type="url" placeholder="https://" />
        </Field>
        <Field label="Bericht" hint="Hoogstens 500 tekens">
          <TextArea placeholder="Schrijf hier" />
        </Field>
        <Field label="Alleen lezen">
          <TextInput readOnly defaultValue="sk-1234" />
        </Field>
      </div>
      <div className="button-row">
        <Select size="small" tone="blue" aria-label="Status" className="gallery-auto">
          <option>Nieuw</option>
        </Select>
      </div>
      <div className="field-grid">
        <div>
          <Checkbox label="Marketing" count={12} defaultChecked />
          <Checkbox label="Horeca" count={3} />
          <Checkbox label="Uitgezet" disabled defaultChecked />
          <Checkbox label="Ik ga akkoord" error="Ga akkoord om door te gaan" />
        </div>
        <RadioGroup
          legend="Prijs"
          name="price"
          value={price}
          onValueChange={setPrice}
          options={[
            { value: 'low', label: '€ 0 tot € 50', hint: 'Per maand, inclusief btw' },
            { value: 'high', label: '€ 50 en meer' },
          ]}
        />
        <div>
          <Switch label="Aan" defaultChecked />
          <Switch label="Meldingen per e-mail" hint="Hoogstens één per dag" labelSide="start" />
          <Switch label="Uitgezet" disabled />
        </div>
      </div>
    </Section>
  )
}
