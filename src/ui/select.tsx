import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 'small' | 'medium' | undefined
  tone?: 'blue' | 'green' | undefined
  look?: 'field' | 'badge' | undefined
}

/**
 * A native select, on a phone the phone's own. `tone` colours a state that matters: the border of a field, the whole of a badge. As a badge it shows a
 * status, of which it is the menu.
 */
export function Select({ className, required, size = 'medium', tone, look = 'field', ...rest }: Props) {
  const control = useFieldControl({ ...rest, required })
  const name = classNames('select', size === 'small' && 'select-small', look === 'badge' && 'select-badge', className)
  return <select {...rest} {...control} className={name} data-tone={tone} />
}
