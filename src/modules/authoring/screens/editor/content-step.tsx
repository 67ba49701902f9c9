import { CopyButton } from '#ui/copy-button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { contentText as text } from './content.text.ts'
import { fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { InputFieldsEditor } from './input-fields-editor.tsx'
import { ModelPart } from './model-part.tsx'
import { PricePart } from './price-part.tsx'
import { PromptEditor } from './prompt-editor.tsx'

/** Shows step 2: what a bot costs and how it answers (VEND-08 to VEND-17, AMB-111). */
export function ContentStep({ endpointSecret }: { endpointSecret: string | null }) {
  const { text: control, problem, form } = useEditorForm()
  return (
    <div className="stack editor-content">
      <PricePart />
      <section className="card card-padded editor-fields" aria-labelledby="editor-work">
        <div>
          <h2 id="editor-work" className="title-22">
            {text.workTitle}
          </h2>
          <p className="small soft measure">{text.workNote}</p>
        </div>
        <PromptEditor />
        <Field label={fieldLabel.api_endpoint} hint={text.endpointHint} error={problem('api_endpoint')}>
          <TextInput
            {...control('api_endpoint')}
            type="url"
            inputMode="url"
            placeholder={text.endpointPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <ModelPart />
        {form.api_endpoint.trim() !== '' && (
          <div className="editor-secret">
            <p className="small soft measure">{endpointSecret === null ? text.secretLater : text.secretHint}</p>
            {endpointSecret !== null && (
              <CopyButton text={endpointSecret} label={text.copySecret} copiedLabel={text.secretCopied} size="small" />
            )}
          </div>
        )}
      </section>
      <InputFieldsEditor />
    </div>
  )
}
