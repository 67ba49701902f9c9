import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 'small' | 'medium' | undefined
  tone?: 'blue' | 'green' | undefined
}

/** A native select, on a phone the phone's own. `tone` colours the border for a state that matters. */
export function Select({ className, required, size = 'medium', tone, ...rest }: Props) {
  const control = useFieldControl({ ...rest, required })
  const name = classNames('select', size === 'small' && 'select-small', className)
  return <select {...rest} {...control} className={name} data-tone={tone} />
}
