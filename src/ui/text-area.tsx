import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

/** An input of several lines. Inside a Field it uses the field's id and aria. */
export function TextArea({ className, required, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl({ ...rest, required })
  return <textarea {...rest} {...control} className={classNames('input', className)} />
}
