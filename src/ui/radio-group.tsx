import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type Option<T extends string> = { value: T; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined }

type Props<T extends string> = {
  legend: ReactNode
  name: string
  options: readonly Option<T>[]
  value?: T | undefined
  defaultValue?: T | undefined
  onValueChange?: ((value: T) => void) | undefined
  inputProps?: ComponentProps<'input'> | undefined
  error?: string | undefined
  required?: boolean | undefined
  inline?: boolean | undefined
  hideLegend?: boolean | undefined
}

/** One choice out of a few, as native radios. Controlled by `value`, or by a form through `inputProps={register(…)}`. */
export function RadioGroup<T extends string>(props: Props<T>) {
  const { legend, options, error, required, inline, hideLegend } = props
  const errorId = useId()
  return (
    <fieldset role="radiogroup" aria-required={required || undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={classNames('field-label', hideLegend && 'visually-hidden')}>
        {legend}
        {required && <span className="field-required"> *</span>}
      </legend>
      <div className={classNames('choice-group', inline && 'choice-group-inline')}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input {...radioProps(props, option)} />
            <span className="choice-text">
              <span>{option.label}</span>
              {option.hint && <span className="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function radioProps<T extends string>(props: Props<T>, option: Option<T>): ComponentProps<'input'> {
  const { name, value, defaultValue, onValueChange, inputProps, error } = props
  const shared: ComponentProps<'input'> = {
    name,
    ...inputProps,
    type: 'radio',
    className: 'check',
    value: option.value,
    disabled: option.disabled,
    'aria-invalid': error ? true : undefined,
  }
  if (onValueChange) shared.onChange = () => onValueChange(option.value)
  if (value !== undefined) shared.checked = value === option.value
  else if (defaultValue !== undefined) shared.defaultChecked = defaultValue === option.value
  return shared
}
