import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useEditorForm } from './editor-form.ts'
import { publishText as text } from './publish.text.ts'
import { useFocusOnAdded } from './use-focus-on-added.ts'

const QUESTIONS_MAX = 20

/** Edits the questions to the sample company, each with the words of a good answer. */
export function SampleQuestions() {
  const { form, change, problem, leave } = useEditorForm()
  const list = useRef<HTMLDivElement>(null)
  const questions = form.sample_questions
  const focusAdded = useFocusOnAdded(list, questions.length)
  const put = (next: typeof questions) => change({ sample_questions: next })
  return (
    <div className="stack" ref={list}>
      {questions.map((one, at) => {
        const name = one.question.trim() || text.questionOf(at + 1)
        const edit = (part: Partial<typeof one>) =>
          put(questions.map((other, index) => (index === at ? { ...other, ...part } : other)))
        return (
          <div key={at} className="sample-question" role="group" aria-label={name}>
            <Field label={text.question} error={problem('sample_questions', at)}>
              <TextInput
                value={one.question}
                placeholder={text.questionPlaceholder}
                autoComplete="off"
                onChange={(event) => edit({ question: event.target.value })}
                onBlur={() => leave('sample_questions')}
              />
            </Field>
            <Field label={text.keywords}>
              <TextInput
                value={one.keywords}
                placeholder={text.keywordsPlaceholder}
                autoComplete="off"
                onChange={(event) => edit({ keywords: event.target.value })}
                onBlur={() => leave('sample_questions')}
              />
            </Field>
            <IconButton
              icon="trash"
              label={text.removeQuestion(name)}
              onClick={() => put(questions.filter((_, index) => index !== at))}
            />
          </div>
        )
      })}
      <div>
        <Button
          variant="line"
          disabled={questions.length >= QUESTIONS_MAX}
          onClick={() => {
            put([...questions, { question: '', keywords: '' }])
            focusAdded()
          }}
        >
          <Icon name="plus" />
          {text.addQuestion}
        </Button>
      </div>
    </div>
  )
}
