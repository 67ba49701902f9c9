import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { BotInputs } from './bot-inputs.tsx'
import { useEditorForm } from './editor-form.ts'
import { SamplePages } from './sample-pages.tsx'
import { trialBenchText as text } from './trial-bench.text.ts'
import { TrialBenchAnswer } from './trial-bench-answer.tsx'
import type { TrialBench as Bench } from './use-trial-bench.ts'

type Props = { bench: Bench; botId: string | null }

/** Tries the draft on a question or on its inputs, with its own sample pages, and shows input and output. Nothing of it is stored. */
export function TrialBench({ bench, botId }: Props) {
  const { form } = useEditorForm()
  const result = useRef<HTMLDivElement>(null)
  const shown = useRef(bench.answer)
  useEffect(() => {
    if (bench.answer === shown.current) return
    shown.current = bench.answer
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [bench.answer])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!bench.start()) event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <div className="bench">
      <p className="small soft">{text.note}</p>
      <form className="stack" noValidate onSubmit={onSubmit} aria-label={text.title}>
        {bench.fields.length > 0 && (
          <ToggleGroup
            label={text.way}
            value={bench.isByInputs ? 'inputs' : 'question'}
            onValueChange={bench.setWay}
            items={[
              { value: 'inputs', label: text.wayInputs },
              { value: 'question', label: text.wayQuestion },
            ]}
          />
        )}
        {bench.isByInputs ? (
          <BotInputs fields={bench.fields} values={bench.values} onValues={bench.setValues} error={bench.problem} />
        ) : (
          <Field label={text.question} error={bench.problem}>
            <TextArea
              rows={2}
              value={bench.question}
              maxLength={2000}
              placeholder={text.questionPlaceholder}
              onChange={(event) => bench.setQuestion(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" pending={bench.isPending} pendingLabel={text.trying}>
          {text.tryIt}
        </Button>
      </form>
      <div className="bench-result" aria-live="polite" ref={result}>
        {bench.failure !== null && !bench.isPending && (
          <Notice tone="error" title={text.failed}>
            {bench.failure}
          </Notice>
        )}
        {bench.answer && !bench.isPending && (
          <TrialBenchAnswer answer={bench.answer} isStale={bench.isStale} botId={botId} category={form.category} />
        )}
      </div>
      <details className="bench-more">
        <summary>{text.samplePages(form.sample_pages.length)}</summary>
        <div className="stack">
          {form.sample_pages.length === 0 && <p className="small soft">{text.noPages}</p>}
          <SamplePages />
        </div>
      </details>
    </div>
  )
}
