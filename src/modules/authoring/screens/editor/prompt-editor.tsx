import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { LIMITS } from '../../form/submission.ts'
import { contentText as text } from './content.text.ts'
import { CountedField } from './counted-field.tsx'
import { useEditorForm } from './editor-form.ts'
import { PLACEHOLDERS, type Placeholder, toPromptSegments, unknownPlaceholders } from './prompt-segments.ts'

/** Edits the prompt with its placeholders marked, with buttons that insert one at the cursor and a notice about unknown ones. */
export function PromptEditor() {
  const { form, change, text: control } = useEditorForm()
  const area = useRef<HTMLTextAreaElement>(null)
  const unknown = unknownPlaceholders(form.prompt_template)
  const insert = (name: Placeholder) => {
    if (area.current) insertText(area.current, `{{${name}}}`, (value) => change({ prompt_template: value }))
  }
  return (
    <div className="editor-fields prompt-part">
      <CountedField name="prompt_template" hint={text.promptHint} max={LIMITS.prompt}>
        <div className="prompt-box">
          <Marks prompt={form.prompt_template} />
          <TextArea
            {...control('prompt_template')}
            ref={area}
            className="prompt-input"
            placeholder={text.promptPlaceholder}
          />
        </div>
      </CountedField>
      <div className="prompt-inserts" role="group" aria-label={text.insert}>
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            variant="line"
            size="small"
            title={text.placeholderNotes[name]}
            // The cursor stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
          >
            <span className="visually-hidden">{text.insert} </span>
            {text.placeholders[name]}
          </Button>
        ))}
      </div>
      {unknown.length > 0 && (
        <Notice tone="attention" live>
          {text.unknown(unknown.join(', '), unknown.length === 1)}
        </Notice>
      )}
    </div>
  )
}

/** Renders the layer under the text: the same letters, of which only the marks show. It also gives the field its height. */
function Marks({ prompt }: { prompt: string }) {
  return (
    <div className="prompt-marks" aria-hidden="true">
      {toPromptSegments(prompt).map((piece, at) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <span key={at} className="prompt-mark" data-kind={piece.kind}>
            {piece.text}
          </span>
        ),
      )}{' '}
    </div>
  )
}

/** Inserts a text at the cursor so that undo reverts it; where a browser cannot, sets the value. */
function insertText(area: HTMLTextAreaElement, added: string, onValue: (value: string) => void): void {
  area.focus()
  // Deprecated without a successor: nothing else preserves the browser's own undo.
  const isTyped = document.execCommand('insertText', false, added)
  if (isTyped) return
  area.setRangeText(added, area.selectionStart, area.selectionEnd, 'end')
  onValue(area.value)
}
