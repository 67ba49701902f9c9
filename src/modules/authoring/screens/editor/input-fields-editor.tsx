import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { contentText as text } from './content.text.ts'
import { useEditorForm } from './editor-form.ts'
import { rowsOf } from './field-rows.ts'
import { FieldRowsEditor } from './field-rows-editor.tsx'
import { FieldsUpload } from './fields-upload.tsx'

/** Edits the inputs of a bot as rows, as JSON and from a file; all three change the text of the same JSON (VEND-14 to VEND-17). */
export function InputFieldsEditor() {
  const { form, text: control, problem } = useEditorForm()
  const [view, setView] = useState<'rows' | 'json'>('rows')
  const rows = rowsOf(form.input_fields)
  const isJson = view === 'json' || rows === null
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-inputs">
      <div className="editor-part-head">
        <div>
          <h2 id="editor-inputs" className="title-22">
            {text.fieldsTitle}
          </h2>
          <p className="small soft measure">{text.fieldsNote}</p>
        </div>
        <ToggleGroup
          label={text.view}
          value={isJson ? 'json' : 'rows'}
          onValueChange={setView}
          items={[
            { value: 'rows', label: text.viewRows },
            { value: 'json', label: text.viewJson },
          ]}
        />
      </div>
      {isJson ? (
        <>
          {rows === null && view === 'rows' && <Notice tone="attention">{text.onlyJson}</Notice>}
          <Field label={text.jsonLabel} hint={text.jsonHint} error={problem('input_fields')}>
            <TextArea
              {...control('input_fields')}
              className="mono json-input"
              rows={10}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={'{ "fields": [{ "label": "Naam", "type": "text", "placeholder": "Noor" }] }'}
            />
          </Field>
        </>
      ) : (
        <FieldRowsEditor rows={rows} />
      )}
      <FieldsUpload />
    </section>
  )
}
