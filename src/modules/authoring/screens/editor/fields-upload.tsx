import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { contentText as text } from './content.text.ts'
import { useEditorForm } from './editor-form.ts'
import { rowsOf } from './field-rows.ts'
import { readFieldsFile } from './read-fields-file.ts'

type Outcome = { file: string; count: number; before: string } | { problem: string }

/** Reads the inputs of a bot from a file (VEND-15 to VEND-17); the previous ones can be restored. */
export function FieldsUpload() {
  const { form, change } = useEditorForm()
  const picker = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const read = await readFieldsFile(file)
    // The same file may be chosen again after a correction.
    target.value = ''
    if (!read.ok) return setOutcome({ problem: read.message })
    setOutcome({ file: file.name, count: rowsOf(read.text)?.length ?? 0, before: form.input_fields })
    change({ input_fields: read.text })
  }
  return (
    <div className="fields-upload">
      <div className="button-row">
        <Button variant="line" onClick={() => picker.current?.click()}>
          {text.upload}
        </Button>
        <span className="small soft">{text.uploadHint}</span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={text.upload}
        onChange={(event) => void onChange(event)}
      />
      {outcome && 'problem' in outcome && (
        <Notice tone="error" live>
          {outcome.problem}
        </Notice>
      )}
      {outcome && 'file' in outcome && (
        <Notice
          tone="success"
          live
          action={
            outcome.before !== '' && (
              <Button
                variant="line"
                size="small"
                onClick={() => {
                  change({ input_fields: outcome.before })
                  setOutcome(null)
                }}
              >
                {text.undo}
              </Button>
            )
          }
        >
          {text.uploaded(outcome.file, outcome.count)}
        </Notice>
      )}
    </div>
  )
}
