import { useState } from 'react'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { BotInputs, inputsOf } from './bot-inputs.tsx'
import { editorText } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { publishText as text } from './publish.text.ts'

/** Shows the input form of the bot as its customer gets it; nothing typed in it leaves the browser (AMB-109). */
export function InputsPreview({ botId }: { botId: string | null }) {
  const { form } = useEditorForm()
  const [values, setValues] = useState<Record<string, string>>({})
  const asked = inputsOf(form.input_fields)
  const fields = asked.length > 0 ? asked : [{ label: text.message, type: 'textarea', placeholder: '' }]
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-preview">
      <div>
        <h2 id="editor-preview" className="title-22">
          {text.previewTitle}
        </h2>
        <p className="small soft">{text.previewNote}</p>
      </div>
      <div className="inputs-preview">
        <div className="editor-design-line">
          {botId && form.category ? (
            <Tile seed={botId} category={form.category} size={48} />
          ) : (
            <EmptyTile category={form.category || 'Productiviteit'} size={48} />
          )}
          <strong className="title-22">{form.title.trim() || editorText.untitled}</strong>
        </div>
        <BotInputs fields={fields} values={values} onValues={setValues} />
      </div>
    </section>
  )
}
