import type { ReactNode } from 'react'
import { DefinitionList } from '#ui/definition-list.tsx'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import { type BotForm, STEP_OF_FIELD } from '../../contract.ts'
import { readPrice } from '../../form/price-text.ts'
import { needsModel } from '../../form/submission.ts'
import { contentText } from './content.text.ts'
import { editorText, fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { type EditorStep, stepPath } from './editor-step.ts'
import { rowsOf } from './field-rows.ts'
import { publishText as text } from './publish.text.ts'

/** Shows the submission, and what is still to be fixed with links to it. */
export function SummaryPart({ path }: { path: string }) {
  const { form, problems } = useEditorForm()
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-summary">
      <h2 id="editor-summary" className="title-22">
        {text.summaryTitle}
      </h2>
      {problems.length > 0 && (
        <Notice tone="attention" title={text.toFix(problems.length)}>
          <ul className="mend-list">
            {problems.map((problem) => (
              <li key={`${problem.field}${problem.at ?? ''}`}>
                <a href={stepPath(path, STEP_OF_FIELD[problem.field])}>{fieldLabel[problem.field]}</a>:{' '}
                {problem.message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <SummaryStep step={1} path={path} items={basics(form)} />
      <SummaryStep step={2} path={path} items={content(form)} />
    </section>
  )
}

type Item = { term: string; description: ReactNode }

function SummaryStep({ step, path, items }: { step: EditorStep; path: string; items: readonly Item[] }) {
  const title = editorText.stepTitles[step]
  return (
    <div className="summary-step">
      <div className="editor-part-head">
        <h3>{title}</h3>
        <a href={stepPath(path, step)} aria-label={text.change(title)}>
          {text.changeShort}
        </a>
      </div>
      <DefinitionList items={items} />
    </div>
  )
}

function basics(form: BotForm): Item[] {
  return [
    { term: fieldLabel.title, description: filled(form.title) },
    { term: fieldLabel.description, description: filled(form.description) },
    { term: fieldLabel.category, description: filled(form.category) },
  ]
}

function content(form: BotForm): Item[] {
  const isSold = (model: string) => form.pricing_model === 'both' || form.pricing_model === model
  const count = rowsOf(form.input_fields)?.length
  const prompt = form.prompt_template.trim().length
  return [
    { term: fieldLabel.pricing_model, description: filled(modelName(form.pricing_model)) },
    ...(isSold('rental') ? [{ term: fieldLabel.monthly_price, description: filled(priceOf(form.monthly_price)) }] : []),
    ...(isSold('purchase') ? [{ term: fieldLabel.price, description: filled(priceOf(form.price)) }] : []),
    {
      term: fieldLabel.prompt_template,
      description: filled(prompt > 0 ? text.promptLength(formatNumber(prompt)) : ''),
    },
    { term: fieldLabel.api_endpoint, description: filled(form.api_endpoint) },
    ...(needsModel(form) ? [{ term: fieldLabel.needs_model, description: text.yes }] : []),
    { term: fieldLabel.input_fields, description: count === undefined ? form.input_fields : text.fieldCount(count) },
  ]
}

function modelName(model: string): string {
  return model === 'both' || model === 'rental' || model === 'purchase' ? contentText.models[model].label : ''
}

function priceOf(typed: string): string {
  const price = readPrice(typed)
  return 'cents' in price && price.cents !== null ? euro(price.cents) : typed
}

function filled(value: string): ReactNode {
  return value.trim() === '' ? <span className="soft">{text.nothing}</span> : value
}
