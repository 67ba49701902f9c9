import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { publishText as text } from './publish.text.ts'
import { SamplePages } from './sample-pages.tsx'
import { SampleQuestions } from './sample-questions.tsx'

/** Edits the company that shows the bot at work: its name, its pages, and questions with the words of a good answer. */
export function SampleCompany() {
  const { text: control, problem } = useEditorForm()
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-sample">
      <div>
        <h2 id="editor-sample" className="title-22">
          {text.sampleTitle}
        </h2>
        <p className="small soft measure">{text.sampleNote}</p>
      </div>
      <Field label={fieldLabel.sample_company} hint={text.companyHint} error={problem('sample_company')}>
        <TextInput {...control('sample_company')} autoComplete="off" />
      </Field>
      <div className="stack">
        <h3>{fieldLabel.sample_pages}</h3>
        <SamplePages />
      </div>
      <div className="stack">
        <div>
          <h3>{text.questions}</h3>
          <p className="small soft">{text.keywordsHint}</p>
        </div>
        <SampleQuestions />
      </div>
    </section>
  )
}
