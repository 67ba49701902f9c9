import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  labelSide?: 'start' | 'end' | undefined
}

/** On or off, at once: a native checkbox with role switch. `labelSide="start"` puts the switch at the far end of its row. */
export function Switch({ label, hint, labelSide = 'end', className, ...rest }: Props) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
  const control = <input {...rest} type="checkbox" role="switch" className="switch" />
  const text = (
    <span className="choice-text">
      <span>{label}</span>
      {hint && <span className="choice-hint">{hint}</span>}
    </span>
  )
  return (
    <label className={classNames('choice', labelSide === 'start' && 'choice-switch-end', className)}>
      {labelSide === 'start' && text}
      {control}
      {labelSide === 'end' && text}
    </label>
  )
}
