import type { ComponentProps, FocusEvent, InputEvent, SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

/** An input of several lines. Inside a Field it uses the field's id and aria. It scrolls into view as a whole on focus and while typing. */
export function TextArea({ className, required, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl({ ...rest, required })
  const onFocus = (event: FocusEvent<HTMLTextAreaElement>) => {
    rest.onFocus?.(event)
    // What moves under a pointer that is still down would select text.
    if (!event.currentTarget.matches(':active')) keepInView(event)
  }
  const onInput = (event: InputEvent<HTMLTextAreaElement>) => {
    rest.onInput?.(event)
    keepInView(event)
  }
  return (
    <textarea {...rest} {...control} className={classNames('input', className)} onFocus={onFocus} onInput={onInput} />
  )
}

/** The share of the screen up to which a field is shown as a whole. */
const WHOLE_MAX = 0.5

/** The browser brings only the cursor into view; the rest of the field may lie beneath a bar. */
function keepInView({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) {
  requestAnimationFrame(() => {
    if (field.offsetHeight <= innerHeight * WHOLE_MAX) field.scrollIntoView({ block: 'nearest' })
  })
}
