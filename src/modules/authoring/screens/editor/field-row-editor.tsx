import type { KeyboardEvent } from 'react'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { INPUT_TYPES } from '../../form/input-fields-text.ts'
import { contentText as text } from './content.text.ts'
import type { FieldRow } from './field-rows.ts'

type Props = {
  row: FieldRow
  name: string
  problem: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (part: Partial<FieldRow>) => void
  onFieldBlur: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Edits one input of a bot: its label, type and sample text. */
export function FieldRowEditor(props: Props) {
  const { row, name, problem, isFirst, isLast, onChange, onFieldBlur, onMove, onRemove, onKeyDown } = props
  const isKnown = INPUT_TYPES.some((type) => type === row.type)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the controls inside
    <div className="field-row" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <Field label={text.label} error={problem}>
        <TextInput
          value={row.label}
          data-part="label"
          autoComplete="off"
          onChange={(event) => onChange({ label: event.target.value })}
          onBlur={onFieldBlur}
        />
      </Field>
      <Field label={text.type}>
        <Select
          value={row.type}
          data-part="type"
          onChange={(event) => onChange({ type: event.target.value })}
          onBlur={onFieldBlur}
        >
          {!isKnown && <option value={row.type}>{text.unknownType(row.type)}</option>}
          {INPUT_TYPES.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.placeholder}>
        <TextInput
          value={row.placeholder}
          data-part="placeholder"
          autoComplete="off"
          onChange={(event) => onChange({ placeholder: event.target.value })}
          onBlur={onFieldBlur}
        />
      </Field>
      <div className="field-row-buttons">
        <IconButton
          icon="up"
          label={text.up(name)}
          data-part="up"
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        />
        <IconButton
          icon="down"
          label={text.down(name)}
          data-part="down"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        />
        <IconButton icon="trash" label={text.remove(name)} onClick={onRemove} />
      </div>
    </div>
  )
}
