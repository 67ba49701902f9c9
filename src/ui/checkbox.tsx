import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  count?: number | string | undefined
  error?: string | undefined
}

/** A native checkbox with its text; `count` is shown at the far end, for filters. */
export function Checkbox({ label, hint, count, error, className, ...rest }: Props) {
  const errorId = useId()
  const box = (
    <label className={classNames('choice', className)}>
      <input
        {...rest}
        type="checkbox"
        className="check"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : rest['aria-describedby']}
      />
      <span className="choice-text">
        <span>{label}</span>
        {hint && <span className="choice-hint">{hint}</span>}
      </span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  )
  // The same wrapper with and without an error: another one would remount the checkbox and uncheck it.
  return (
    <div className={error ? 'field' : 'choice-frame'}>
      {box}
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
