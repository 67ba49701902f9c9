import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { INPUTS_MAX } from '../../form/input-fields-text.ts'
import { contentText as text } from './content.text.ts'
import { useEditorForm } from './editor-form.ts'
import { FieldRowEditor } from './field-row-editor.tsx'
import { type FieldRow, movedRows, rowProblem, textOfRows } from './field-rows.ts'

/** Edits the inputs of a bot as rows to fill in, move and remove, by buttons and by keyboard. */
export function FieldRowsEditor({ rows }: { rows: readonly FieldRow[] }) {
  const { change, leave, problem } = useEditorForm()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useFocusIn(list)
  const put = (next: readonly FieldRow[]) => change({ input_fields: textOfRows(next) })
  const nameOf = (at: number) => rows[at]?.label.trim() || text.fieldOf(at + 1)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return
    put(movedRows(rows, from, to))
    setAnnouncement(text.moved(nameOf(from), to + 1, rows.length))
  }
  const add = () => {
    put([...rows, { label: '', type: 'text', placeholder: '' }])
    focusNext(`[data-row="${rows.length}"] input`)
    setAnnouncement(text.added(rows.length + 1))
  }
  const remove = (at: number) => {
    put(rows.filter((_, index) => index !== at))
    setAnnouncement(text.removed(nameOf(at)))
    focusNext(rows.length > 1 ? `[data-row="${Math.min(at, rows.length - 2)}"] input` : '[data-add]')
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1
    if (to < 0 || to >= rows.length) return
    move(at, to)
    const control = event.target instanceof HTMLElement ? event.target.dataset['part'] : undefined
    focusNext(`[data-row="${to}"] [data-part="${control ?? 'label'}"]`)
  }
  const wrong = problem('input_fields')
  return (
    <div className="stack">
      {rows.length === 0 && <p className="soft">{text.noFields}</p>}
      <ol className="field-rows plain-list" ref={list} hidden={rows.length === 0}>
        {rows.map((row, at) => (
          // A row has no key of its own: its index identifies it.
          <li key={at} data-row={at}>
            <FieldRowEditor
              row={row}
              name={nameOf(at)}
              problem={wrong === undefined ? undefined : rowProblem(rows, at)}
              onChange={(part) => put(rows.map((one, index) => (index === at ? { ...one, ...part } : one)))}
              onFieldBlur={() => leave('input_fields')}
              onKeyDown={(event) => onKeyDown(event, at)}
              onMove={(by) => {
                move(at, at + by)
                focusNext(`[data-row="${at + by}"] [data-part="${by < 0 ? 'up' : 'down'}"]`)
              }}
              onRemove={() => remove(at)}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
            />
          </li>
        ))}
      </ol>
      {wrong !== undefined && !rows.some((_, at) => rowProblem(rows, at)) && (
        <p className="field-error" role="alert" data-invalid tabIndex={-1}>
          {wrong}
        </p>
      )}
      <div className="button-row">
        <Button variant="line" data-add onClick={add} disabled={rows.length >= INPUTS_MAX}>
          <Icon name="plus" />
          {text.addField}
        </Button>
        {rows.length > 1 && <p className="small soft">{text.moveHint}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

/** Moves the focus to a part of the list after the next render. */
function useFocusIn(list: { readonly current: HTMLElement | null }) {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.parentElement?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return (selector: string) => {
    wanted.current = selector
  }
}
