import { BOT_CATEGORIES } from '#modules/catalogue/contract.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { LIMITS } from '../../form/submission.ts'
import { basicsText as text } from './basics.text.ts'
import { CardPreview } from './card-preview.tsx'
import { CountedField } from './counted-field.tsx'
import { fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'

/** Shows step 1: the bot's name and what it does (VEND-05 to VEND-07), with a preview of its card. */
export function BasicsStep({ botId }: { botId: string | null }) {
  const { text: control, problem } = useEditorForm()
  return (
    <div className="editor-basics">
      <div className="card card-padded editor-fields">
        <p className="soft measure">{text.lead}</p>
        <CountedField name="title" required hint={text.titleHint} max={LIMITS.title}>
          <TextInput {...control('title')} placeholder={text.titlePlaceholder} autoComplete="off" />
        </CountedField>
        <CountedField name="description" required hint={text.descriptionHint} max={LIMITS.description}>
          <TextArea {...control('description')} rows={3} />
        </CountedField>
        <Field label={fieldLabel.category} required error={problem('category')}>
          <Select {...control('category')}>
            <option value="">{text.choose}</option>
            {BOT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </Select>
        </Field>
        <CountedField name="long_description" hint={text.longHint} max={LIMITS.longDescription}>
          <TextArea {...control('long_description')} rows={9} />
        </CountedField>
      </div>
      <CardPreview botId={botId} />
    </div>
  )
}
