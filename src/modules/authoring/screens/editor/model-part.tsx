import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { contentText as text } from './content.text.ts'
import { fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'

/** Edits whether the bot needs a language model, and the example that its page shows where none is connected (AMB-197). */
export function ModelPart() {
  const { text: control, problem, form, change, leave } = useEditorForm()
  // Its own endpoint answers: our model is not asked.
  if (form.api_endpoint.trim() !== '') return null
  return (
    <div className="stack">
      <Switch
        name="needs_model"
        checked={form.needs_model}
        label={fieldLabel.needs_model}
        hint={text.needsModelHint}
        onChange={(event) => {
          change({ needs_model: event.target.checked })
          leave('needs_model')
        }}
      />
      {form.needs_model && (
        <>
          <p className="small soft measure">{text.exampleNote}</p>
          <Field label={fieldLabel.example_input} error={problem('example_input')}>
            <TextArea {...control('example_input')} rows={3} placeholder={text.exampleInputPlaceholder} />
          </Field>
          <Field label={fieldLabel.example_output} error={problem('example_output')}>
            <TextArea {...control('example_output')} rows={6} />
          </Field>
        </>
      )}
    </div>
  )
}
