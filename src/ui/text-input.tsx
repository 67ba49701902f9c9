import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

/** A one-line input. Inside a Field it uses the field's id and aria; native validation bubbles stay off. */
export function TextInput({ className, required, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl({ ...rest, required })
  return <input type="text" {...rest} {...control} className={classNames('input', className)} />
}
